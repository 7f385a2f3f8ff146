/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Temporary files and folders in TMPDIR, and the processes that work on them. A signal that ends
 * this process (Ctrl-C, a cancelled CI job) first ends those processes and removes the files. */
#ifndef UNBANK_TEMPORARY_H
#define UNBANK_TEMPORARY_H

#include <spawn.h>
#include <sys/types.h>

#include "support/arena.h"

/* Make an empty file, or a folder, whose name goes to *path. NULL, or a malloc'd sentence. */
char *temporary_file(struct arena *arena, const char *ending, const char **path);
char *temporary_folder(struct arena *arena, const char **path);
/* Registers a file that another process may create. */
void temporary_expect(const char *path);
/* Removes a file, or an empty folder. */
void temporary_remove(const char *path);

/* fork(), with the child registered before any signal is handled. Files belong to the parent. */
pid_t temporary_fork(void);
/* Such a child has ended. */
void temporary_child_ended(pid_t child);
/* Runs a command, whose arguments end with NULL, and waits for it. 0, or the errno if it cannot be
 * started. */
int temporary_run(const char *const *command, const posix_spawn_file_actions_t *actions,
                  int *status);

#endif
