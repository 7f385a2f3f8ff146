/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Which block shape is assumed where none is given: the first plausible one (shapes.h) that fits
 * the arrays. One that does not is no launch that the kernel was written for.
 *
 * Bounds: a thread that executes an access for certain, at an address that is known, is outside the
 * array.
 *
 * Rows: an offset is ... + r * threadIdx.y + c * threadIdx.x with r > c > 0: rows of r bytes. The
 * last thread along x that executes the access for certain, of `bytes`, is at column c * x of its
 * row, and beyond the row's end if c * x + bytes > r. Likewise for any two axes, for transposed
 * accesses say. Where the array's type has rows of r bytes, and what else the offset adds are whole
 * rows and a constant k, the columns are known: k + c * x. The first and the last thread's must lie
 * in one row. (Elsewhere a constant may well lead on to the next one: tile[thread + 16].)
 *
 * Certain is a thread that no branch on data keeps from it; a guard such as `i < n`, which the
 * trace takes to hold, does not either. If no shape fits, the likeliest stays, and the others
 * beside it (shapes.h). All of this decides which shapes are scored, and nothing else.
 */
#ifndef UNBANK_SCORE_ASSUME_H
#define UNBANK_SCORE_ASSUME_H

#include "lanes/trace.h"
#include "model/model.h"

struct tried_shape {
  struct unbank_shape shape;
  struct trace *trace; /* NULL of a shape that does not fit, where another does */
  bool fits;
  struct arena own; /* the trace, until the kernel's shape is settled */
};

/* The kernel's trace for a shape, made once. Where launches may have other shapes than those that
 * are known it is tried on the arrays. */
const struct tried_shape *unbank_trace_for(const struct module *module, struct kernel *kernel,
                                           struct unbank_shape shape);

/* The trace that the kernel is scored by: that of its shape, or of an average block of those that
 * it is launched with. */
struct trace *unbank_kernel_trace(const struct module *module, struct kernel *kernel);

/* Settles a shape that is assumed. */
void unbank_settle_shape(const struct module *module, struct kernel *kernel);

/* The kernels of a module that was rewritten keep the shapes that they had: rows that hold pads now
 * say nothing of them. */
void unbank_keep_shapes(const struct module *before, struct module *after);

#endif
