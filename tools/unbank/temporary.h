/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Temporary files and folders, in TMPDIR, and the processes that work on them. A signal that ends
 * this process (Ctrl-C, a CI job that is cancelled) ends those first, and removes what is there. */
#ifndef UNBANK_TEMPORARY_H
#define UNBANK_TEMPORARY_H

#include <sys/types.h>

#include "support/arena.h"

/* Make an empty file, or a folder, whose name goes to *path. NULL, or a malloc'd sentence. */
char *temporary_file(struct arena *arena, const char *ending, const char **path);
char *temporary_folder(struct arena *arena, const char **path);
/* A file that another process may make. */
void temporary_expect(const char *path);
/* Removes a file, or an empty folder. */
void temporary_remove(const char *path);

/* A process that was begun; it has ended. */
void temporary_child_began(pid_t child);
void temporary_child_ended(pid_t child);

/* In a new process: what is there is its parent's. */
void temporary_forget(void);

#endif
