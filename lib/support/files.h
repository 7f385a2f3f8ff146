/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Files that appear whole or not at all. */
#ifndef UNBANK_SUPPORT_FILES_H
#define UNBANK_SUPPORT_FILES_H

#include <stdbool.h>
#include <stddef.h>

bool file_ends_with(const char *path, const char *ending);

/* Writes a file through a temporary one beside it; a link to a file stays a link, and what is no
 * file (/dev/stdout, a pipe) is written straight. 0, or an errno. */
int file_replace(const char *path, const char *bytes, size_t count);

/* Writes a file as file_replace does. NULL, or a malloc'd sentence. */
char *file_write(const char *path, const char *bytes, size_t count);

#endif
