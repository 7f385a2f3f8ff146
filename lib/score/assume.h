/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Which block shape is assumed if none is given: the first plausible one (shapes.h) that fits the
 * arrays. A shape that does not fit cannot be a launch that the kernel was written for. There are
 * two tests.
 *
 * Bounds: a thread that certainly executes an access at a known address must be inside the array.
 *
 * Rows: let an offset be ... + r * threadIdx.y + c * threadIdx.x with r > c > 0, that is, rows of r
 * bytes. The last thread along x that certainly executes the access, of `bytes` bytes, is at column
 * c * x of its row, and outside the row if c * x + bytes > r. This applies to any two axes, for
 * transposed accesses. If the array's type has rows of r bytes, and the rest of the offset is whole
 * rows plus a constant k, the columns are k + c * x, and those of the first and last thread must be
 * in one row. (Otherwise a constant may well lead into the next row: tile[thread + 16].)
 *
 * An execution is certain if no branch on data can prevent it. Guards such as `i < n` do not count
 * as such branches, since the trace assumes them to hold. If no shape fits, the most likely one is
 * assumed, and the others stay plausible (shapes.h). All this only determines which shapes are
 * scored. */
#ifndef UNBANK_SCORE_ASSUME_H
#define UNBANK_SCORE_ASSUME_H

#include "lanes/trace.h"
#include "model/model.h"

struct tried_shape {
  struct unbank_shape shape;
  struct trace *trace; /* NULL if it was not asked for, and the shape does not fit */
  bool fits;
};

/* Whether launches may have this shape. They may have any if all their shapes are known. */
bool unbank_fits(const struct module *module, struct kernel *kernel, struct unbank_shape shape);

/* Whether a shape fits, or would if guards on a thread's number kept threads out of arrays that are
 * too short for all of them, as the rim of a tile is for its neighbours in
 * `if (threadIdx.x < n) ... tile[threadIdx.x + 1]`. */
bool unbank_fits_if_guarded(const struct module *module, struct kernel *kernel,
                            struct unbank_shape shape);

/* The kernel's trace for a shape, computed once. If the shape does not fit, guards keep threads out
 * of arrays that are too short for them. */
struct trace *unbank_trace_for(const struct module *module, struct kernel *kernel,
                               struct unbank_shape shape);

/* The trace that the kernel is scored by: for its shape, or for an average block of the shapes that
 * it is launched with. */
struct trace *unbank_kernel_trace(const struct module *module, struct kernel *kernel);

/* Picks the block shape of a kernel for which none is given. */
void unbank_settle_shape(const struct module *module, struct kernel *kernel);

/* The kernels of a rewritten module keep their shapes: rows that contain pads now say nothing about
 * them. */
void unbank_keep_shapes(const struct module *before, struct module *after);

#endif
