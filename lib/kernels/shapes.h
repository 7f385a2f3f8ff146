/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The kernels of a module and their block shapes. Which lanes form a warp depends on the
 * shape. The first source that speaks wins:
 *
 *     reqntid in the IR               enforced: the driver refuses other launches
 *     option block=KERNEL@32x8        a promise: enforced by writing reqntid if a rewrite relies
 *                                     on it
 *     annotation "unbank:block=32x8"  likewise; these three must not contradict: promises.h
 *     a launch file                   for scoring alone: launches.h
 *     option block=32x8               likewise
 *     a profile's launch              likewise
 *     nothing: assumed                the first plausible shape that fits the arrays: assume.h
 *
 * Plausible are, with 256 threads or as many as maxntid allows, then with 128, 64, 32, 16 and 8:
 * one row; where the kernel reads y or z of threadIdx or blockDim, rows of 32, of 16 and of 8.
 */
#ifndef UNBANK_KERNELS_SHAPES_H
#define UNBANK_KERNELS_SHAPES_H

#include "kernels/launches.h"
#include "model/model.h"

static inline bool unbank_same_shape(struct unbank_shape a, struct unbank_shape b) {
  return a.x == b.x && a.y == b.y && a.z == b.z;
}

/* Fills module->kernels, in module order, with what they may run. NULL, or a malloc'd sentence: a
 * promise that contradicts the IR. */
char *unbank_find_kernels(struct module *module);

enum { PLAUSIBLE_SHAPES_MAX = 24, OTHER_SHAPES_MAX = 10 + LAUNCH_SHAPES_MAX };
/* What a launch may look like when nothing says so, the likeliest first, in out[]; returns their
 * number, at least 1. */
size_t unbank_plausible_shapes(const struct module *module, const struct kernel *kernel,
                               struct unbank_shape out[PLAUSIBLE_SHAPES_MAX]);
/* Those for arrays whose rows have no room for such shapes: 4 or 2 wide, the largest first. */
size_t unbank_narrow_shapes(const struct module *module, const struct kernel *kernel,
                            struct unbank_shape out[PLAUSIBLE_SHAPES_MAX]);

/* Shapes that no layout may harm, beside that or the mixture that the kernel is scored with, in
 * out[]; returns their number. Of several launches, those of each. For a shape that is assumed, or
 * launches that are not known, others that are as plausible: rows of 8, 16, 32, one row; whether
 * they fit the arrays is not asked here; and the largest that does. */
size_t unbank_other_shapes(const struct module *module, const struct kernel *kernel,
                           struct unbank_shape out[OTHER_SHAPES_MAX]);

/* Whether the kernel reads threadIdx or blockDim of an axis, 'x' to 'z', in itself or in what it
 * calls, other than to find the block's first thread. */
bool unbank_reads_axis(const struct module *module, const struct kernel *kernel, char axis);

/* Makes the driver refuse launches of another shape: writes reqntid, and takes maxntid, which ptxas
 * refuses beside it, away. */
void unbank_enforce_shape(struct module *module, struct kernel *kernel);

/* The last step: makes sure that codegen in this process sees what unbank_enforce_shape wrote. An
 * error (the caller's to free) where it would not. */
char *unbank_publish_shapes(struct module *module);

/* The text behind `prefix` of an annotation on a global or function, the first of them if `number`
 * is 0, in the arena; NULL when there are not so many. */
const char *unbank_annotation(const struct module *module, LLVMValueRef global, const char *prefix,
                              size_t number);

#endif
