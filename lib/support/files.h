/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Files that are written completely or not at all. */
#ifndef UNBANK_SUPPORT_FILES_H
#define UNBANK_SUPPORT_FILES_H

#include <stdbool.h>
#include <stddef.h>

bool file_ends_with(const char *path, const char *ending);

/* Writes a file through a temporary one beside it. A link to a file stays a link, and anything but
 * a regular file (/dev/stdout, a pipe) is written directly. 0, or an errno. */
int file_replace(const char *path, const char *bytes, size_t count);

/* Writes a file as file_replace does. NULL, or a malloc'd sentence. */
char *file_write(const char *path, const char *bytes, size_t count);

#endif
