/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * A launch file: the block shapes with which the host code of a program launches its kernels. The
 * compile of host code writes it (host/host.h), and the compile of device code reads it, to score
 * kernels with these shapes (kernels/shapes.h). JSON, version 1, docs/launch-v1.schema.json.
 *
 *   launch     one place in the source that launches one kernel with one block shape. A place with
 *              several shapes has one launch for each. A launch without a shape says that there are
 *              launches whose shape is unknown, and why
 *   source     the file whose compile saw the launch. A compile replaces what earlier compiles
 *              of its source wrote, and nothing else
 *
 * It is JSON so that names and paths of all kinds need no parser of our own, and so that other
 * programs can write it. There is one line for each launch, in a fixed order, and no version or
 * time, so a diff shows the launches that changed. Paths inside the folder of the file are relative
 * to it, so the file is the same in every checkout.
 *
 * A launch file is a hint: an old or wrong one costs time, never results. No LLVM here. */
#ifndef UNBANK_LAUNCH_LAUNCH_H
#define UNBANK_LAUNCH_LAUNCH_H

#include <stdbool.h>

#include "support/arena.h"
#include "unbank/options.h"

struct launch_record {
  const char *kernel;        /* mangled, as in device code without -fgpu-rdc */
  struct unbank_shape block; /* x == 0: unknown */
  const char *why;           /* a sentence: why it is unknown; "" if it is known */
  const char *file;          /* that contains it; NULL: unknown */
  long line;                 /* -1: unknown */
  const char *source;        /* whose compile saw it */
  bool is_local;             /* the name means a kernel of this source, and of no other */
  bool is_own;               /* the source defines the kernel, which others may launch, too: another
                                source that defines one of this name belongs to another program */
};

LIST_STRUCT(launch_list, struct launch_record);

/* The full path of a file, as far as that is known, in the arena. Records of one source have the
 * same full path. */
const char *unbank_launch_path(struct arena *arena, const char *path);

/* The folder of a launch file, to which paths in it are relative. */
const char *unbank_launch_folder(struct arena *arena, const char *file);

/* Reads all launches of a file, sorted, with full paths, into the arena. A file that does not
 * exist, or is empty, has none, and *is_there is false. NULL, or a malloc'd sentence that names the
 * file and the place in it. */
char *unbank_launch_read(const char *path, struct arena *arena, struct launch_list *out,
                         bool *is_there);

/* Replaces the launches of `source` in the file by `launches`, which have full paths; creates the
 * file if there are any. Compiles that do so at the same time wait for each other, and a reader
 * sees the file either before or after. NULL, or a malloc'd sentence; then the file is unchanged.
 */
char *unbank_launch_replace(const char *path, const char *source,
                            const struct launch_list *launches);

/* Sorts launches in the order of a file, and drops duplicates. */
void unbank_launch_sort(struct launch_list *launches);

#endif
