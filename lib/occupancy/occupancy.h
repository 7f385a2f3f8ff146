/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * What memory a layout may take, and what that costs: the arrays of a kernel share 48 KiB, and
 * bytes may cost resident blocks. */
#ifndef UNBANK_OCCUPANCY_OCCUPANCY_H
#define UNBANK_OCCUPANCY_OCCUPANCY_H

#include "model/model.h"

struct occupancy {
  bool fits;
  double slowdown; /* of the kernel that loses most by resident blocks: 1, none does (cycles.h) */
  unsigned blocks, remaining; /* that kernel's */
};

/* Whether the instance fits under that layout, beside what is chosen for the others so far, and
 * what that costs. One that is confined may take no more bytes than it does, nor make its kernels
 * take more. */
struct occupancy unbank_occupancy(const struct module *module, const struct instance *instance,
                                  const struct unbank_layout *layout);

/* Blocks that are resident under that layout, of the kernel that has fewest. */
unsigned unbank_blocks_under(const struct module *module, const struct instance *instance,
                             const struct unbank_layout *layout);

/* Warps of these blocks, of the kernel that has fewest. */
unsigned unbank_warps_under(const struct module *module, const struct instance *instance,
                            const struct unbank_layout *layout);

/* Whether the decided clone makes the one kernel that keeps the array itself take more shared
 * memory than it may. Where clones leave an array to one kernel, ptxas places it elsewhere in the
 * shared memory of that kernel (placing.h). */
bool unbank_crowds_others(const struct module *module, const struct instance *instance);

#endif
