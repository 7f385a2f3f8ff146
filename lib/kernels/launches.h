/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The launches of a kernel, as a launch file has them (launch/launch.h).
 *
 * With one shape, that is the kernel's. With several, scores are those of an average block of these
 * (score/mixture.h), and no layout may harm any of them. Launches whose shapes are not known may be
 * of any plausible one: no layout may harm these either. */
#ifndef UNBANK_KERNELS_LAUNCHES_H
#define UNBANK_KERNELS_LAUNCHES_H

#include "model/model.h"

/* Shapes of one kernel that are followed; where there are more, it is launched otherwise. */
enum { LAUNCH_SHAPES_MAX = 16 };

/* Notes the launches of a kernel for which nothing stronger says a shape: whether one is known. */
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
