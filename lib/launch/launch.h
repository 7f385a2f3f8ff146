/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * A launch file: with which block shapes the host code of a program launches its kernels. The
 * compile of host code writes it (host/host.h), that of device code reads it, to score with
 * (kernels/shapes.h); JSON, version 1, docs/launch-v1.schema.json.
 *
 *   launch     one place of the source that launches one kernel, with one block shape; of a place
 *              that launches with several, one for each. Without a shape it says that there are
 *              launches whose shape is not known, and why
 *   source     the file whose compile saw it. A compile replaces what earlier compiles of its
 *              source wrote, and nothing else
 *
 * JSON, as no parser of our own then reads names and paths of any kind, and other programs can
 * write it. One line a launch, in a fixed order, and no version or time, so that a diff shows the
 * launches that changed. Paths below the folder of the file are written from there: the file says
 * the same in every checkout.
 *
 * A launch file is a hint: an old or wrong one costs time, never results. No LLVM here. */
#ifndef UNBANK_LAUNCH_LAUNCH_H
#define UNBANK_LAUNCH_LAUNCH_H

#include <stdbool.h>

#include "support/arena.h"
#include "unbank/options.h"

struct launch_record {
  const char *kernel;        /* mangled, as in device code without -fgpu-rdc */
  struct unbank_shape block; /* x == 0: not known */
  const char *why;           /* why not: a sentence; "" where it is known */
  const char *file;          /* where it stands; NULL: not known */
  long line;                 /* -1: not known */
  const char *source;        /* whose compile saw it */
  bool is_local;             /* the name means a kernel of this source, and of no other */
  bool is_own;               /* the source defines the kernel, which others may launch, too: another
                                source that defines one of this name belongs to another program */
};

LIST_STRUCT(launch_list, struct launch_record);

/* The full path of a file, as far as that is known, in the arena: what records of one source are
 * told by. */
const char *unbank_launch_path(struct arena *arena, const char *path);

/* The folder of a launch file, which paths in it begin at. */
const char *unbank_launch_folder(struct arena *arena, const char *file);

/* All launches of a file, sorted, with full paths; texts are the arena's. A file that is not
 * there, or empty, has none, and `is_there` is false. NULL, or a malloc'd sentence that names the
 * file and the place in it. */
char *unbank_launch_read(const char *path, struct arena *arena, struct launch_list *out,
                         bool *is_there);

/* Replaces in the file what was seen of `source` by `launches`, whose paths and source are full;
 * makes the file where there are any. Compiles that do so at the same time wait for each other, and
 * a reader meets the file as it was or as it is then. NULL, or a malloc'd sentence: the file is
 * then as it was. */
char *unbank_launch_replace(const char *path, const char *source,
                            const struct launch_list *launches);

/* Orders launches as a file has them, and drops those that are there twice. */
void unbank_launch_sort(struct launch_list *launches);

#endif
