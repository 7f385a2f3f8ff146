/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * A virtual file system for clang, in which some files have another text than on the disk: to try a
 * change, or to join launches that clang cannot parse. */
#ifndef UNBANK_OVERLAY_H
#define UNBANK_OVERLAY_H

#include "toolkit.h"

struct overlaid {
  const char *path; /* as clang reports it; also found if links are resolved */
  const char *text;
};
LIST_STRUCT(overlaid_list, struct overlaid);

/* Writes an overlay for -ivfsoverlay to the temporary file *out. Appends all temporary files to
 * `made`, even if it fails. NULL, or a malloc'd sentence. */
char *overlay_write(struct arena *arena, const struct overlaid *files, size_t count,
                    struct text_list *made, const char **out);

/* The index of a file in the list, or the length of the list. */
size_t overlay_find(struct arena *arena, const struct overlaid_list *files, const char *path);

/* If a source has launches like `k << < grid, block >> > (x)`, which some editors write and nvcc
 * accepts: the text with these brackets joined, and all lines as long as before. NULL if there are
 * none. */
const char *overlay_join_launches(struct arena *arena, const char *text);

#endif
