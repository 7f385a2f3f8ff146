/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * How much memory a layout may take, and what that costs. The static arrays of a kernel share 48
 * KiB, and with more bytes for each block, an SM may hold fewer blocks. */
#ifndef UNBANK_OCCUPANCY_OCCUPANCY_H
#define UNBANK_OCCUPANCY_OCCUPANCY_H

#include "model/model.h"

struct occupancy {
  bool fits;
  double slowdown; /* of the kernel that loses most because fewer of its blocks are resident
                      (cycles.h); 1 if none does */
  unsigned blocks, remaining; /* resident blocks of that kernel, before and after */
};

/* Whether the instance fits under a layout, beside the layouts chosen for others so far, and what
 * its bytes cost. A confined instance may not take more bytes than it does now, nor make its
 * kernels take more. */
struct occupancy unbank_occupancy(const struct module *module, const struct instance *instance,
                                  const struct unbank_layout *layout);

/* Resident blocks under a layout, of the kernel that has the fewest. */
unsigned unbank_blocks_under(const struct module *module, const struct instance *instance,
                             const struct unbank_layout *layout);

/* Warps of these blocks, of the kernel that has the fewest. */
unsigned unbank_warps_under(const struct module *module, const struct instance *instance,
                            const struct unbank_layout *layout);

/* If clones leave an array to a single kernel, ptxas places it elsewhere in the shared memory of
 * that kernel (placing.h). Why that kernel has no room for it there, for users, if this clone,
 * which is decided, is made; NULL if it has. */
const char *unbank_crowds_others(const struct module *module, const struct instance *instance);

#endif
