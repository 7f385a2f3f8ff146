/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The kernels of a module and their block shapes. Which threads form a warp depends on the shape.
 * The first of these sources that gives one counts:
 *
 *     reqntid in the IR               enforced: the driver refuses other launches
 *     option block=KERNEL@32x8        a promise: enforced by writing reqntid if a rewrite relies
 *                                     on it
 *     annotation "unbank:block=32x8"  likewise; these three must not contradict: promises.h
 *     a launch file                   for scoring only: launches.h
 *     option block=32x8               likewise
 *     a profile's launch              likewise
 *     nothing: assumed                the first plausible shape that fits the arrays: assume.h
 *
 * Plausible shapes have 256 threads or as many as maxntid allows, then 128, 64, 32, 16 and 8. They
 * have one row or, if the kernel reads y or z of threadIdx or blockDim, rows of 32, 16 or 8. */
#ifndef UNBANK_KERNELS_SHAPES_H
#define UNBANK_KERNELS_SHAPES_H

#include "kernels/launches.h"
#include "model/model.h"

static inline bool unbank_same_shape(struct unbank_shape a, struct unbank_shape b) {
  return a.x == b.x && a.y == b.y && a.z == b.z;
}

/* Fills module->kernels, in module order, with what they may run. Returns NULL, or an error,
 * malloc'd: a promise that contradicts the IR. */
char *unbank_find_kernels(struct module *module);

enum { PLAUSIBLE_SHAPES_MAX = 24, OTHER_SHAPES_MAX = 10 + LAUNCH_SHAPES_MAX };
/* The plausible shapes of a launch if no source gives one, the likeliest first, in out[]; returns
 * their number, at least 1. */
size_t unbank_plausible_shapes(const struct module *module, const struct kernel *kernel,
                               struct unbank_shape out[PLAUSIBLE_SHAPES_MAX]);
/* Shapes for arrays whose rows are too short for these: 4 or 2 wide, the largest first. */
size_t unbank_narrow_shapes(const struct module *module, const struct kernel *kernel,
                            struct unbank_shape out[PLAUSIBLE_SHAPES_MAX]);

/* Shapes that no layout may harm, besides the shape or mixture that the kernel is scored with, in
 * out[]; returns their number. If there are several launches, these are their shapes. If the shape
 * is assumed, or some launches are not known, they are other plausible ones: rows of 8, 16 and 32,
 * and one row, whether or not they fit the arrays; and the largest that does. */
size_t unbank_other_shapes(const struct module *module, const struct kernel *kernel,
                           struct unbank_shape out[OTHER_SHAPES_MAX]);

/* Whether the kernel reads threadIdx or blockDim of an axis, 'x' to 'z', in itself or in what it
 * calls, other than to find the block's first thread. */
bool unbank_reads_axis(const struct kernel *kernel, char axis);

/* Makes the driver refuse launches of another shape: writes reqntid, and removes maxntid, since
 * ptxas does not accept both. */
void unbank_enforce_shape(struct module *module, struct kernel *kernel);

/* The last step: makes sure that codegen in this process sees what unbank_enforce_shape wrote.
 * Returns an error, malloc'd, if it would not; else NULL. */
char *unbank_publish_shapes(struct module *module);

/* The text after `prefix` in annotation `number`, counted from 0, of those with it on a global or
 * function, in the arena; NULL if there are fewer. */
const char *unbank_annotation(const struct module *module, LLVMValueRef global, const char *prefix,
                              size_t number);

#endif
