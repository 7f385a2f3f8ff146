/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * A file system of clang's in which some files have another text than on the disk: a change that is
 * tried, or launches that clang does not read as they stand. */
#ifndef UNBANK_OVERLAY_H
#define UNBANK_OVERLAY_H

#include "toolkit.h"

struct overlaid {
  const char *path; /* as clang says it; it is found without links, too */
  const char *text;
};
LIST_STRUCT(overlaid_list, struct overlaid);

/* Writes the overlay that -ivfsoverlay takes, to the temporary file *out, and appends the temporary
 * files that were made to `made`, also where it fails. NULL, or a malloc'd sentence. */
char *overlay_write(struct arena *arena, const struct overlaid *files, size_t count,
                    struct text_list *made, const char **out);

/* The number of a file among these, or how many they are. */
size_t overlay_find(struct arena *arena, const struct overlaid_list *files, const char *path);

/* A source in which launches stand as `k << < grid, block >> > (x)`, as some editors write them and
 * nvcc reads them, with their brackets in one piece, and each line as long as it was; NULL: there
 * is none. The text is the arena's. */
const char *overlay_join_launches(struct arena *arena, const char *text);

#endif
