/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Temporary files and folders, in TMPDIR, and the processes that work on them. A signal that ends
 * this process (Ctrl-C, a CI job that is cancelled) ends those first, and removes what is there. */
#ifndef UNBANK_TEMPORARY_H
#define UNBANK_TEMPORARY_H

#include <spawn.h>
#include <sys/types.h>

#include "support/arena.h"

/* Make an empty file, or a folder, whose name goes to *path. NULL, or a malloc'd sentence. */
char *temporary_file(struct arena *arena, const char *ending, const char **path);
char *temporary_folder(struct arena *arena, const char **path);
/* A file that another process may make. */
void temporary_expect(const char *path);
/* Removes a file, or an empty folder. */
void temporary_remove(const char *path);

/* fork(): no signal finds the process begun and not known. What is there is its parent's. */
pid_t temporary_fork(void);
/* One of these has ended. */
void temporary_child_ended(pid_t child);
/* Runs a command, which ends with NULL, to its end; likewise. 0, or why it cannot be begun. */
int temporary_run(const char *const *command, const posix_spawn_file_actions_t *actions,
                  int *status);

#endif
