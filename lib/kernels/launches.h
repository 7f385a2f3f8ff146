/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The launches of a kernel, read from a launch file (launch/launch.h).
 *
 * If there is one shape, it is the kernel's. If there are several, scores are those of an average
 * block (score/mixture.h), and no layout may harm any of them. Launches with unknown shapes may
 * have any plausible one, and no layout may harm these either. */
#ifndef UNBANK_KERNELS_LAUNCHES_H
#define UNBANK_KERNELS_LAUNCHES_H

#include "model/model.h"

/* Shapes of one kernel that are used. If there are more, the others count as unknown. */
enum { LAUNCH_SHAPES_MAX = 16 };

/* Takes the launches of a kernel whose shape no stronger source gives; true if one is known. */
bool unbank_take_launches(struct module *module, struct kernel *kernel);

/* Whether blocks may have other shapes than those that are known. */
static inline bool unbank_is_guessed(const struct kernel *kernel) {
  return kernel->block_source == UNBANK_BLOCK_ASSUMED || kernel->is_launched_otherwise;
}

/* Whether there is more than the one shape that the kernel is scored with. */
static inline bool unbank_has_other_shapes(const struct kernel *kernel) {
  return unbank_is_guessed(kernel) || kernel->shapes.count > 1;
}

#endif
