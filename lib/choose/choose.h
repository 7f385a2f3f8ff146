/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Decides which layout each array gets.
 *
 * Identity is a candidate and wins ties: an array without avoidable conflicts is never touched,
 * and an uncertain gain is refused. Otherwise the fewest cycles win (cost/cycles.h): wavefronts,
 * instructions added to addresses (evaluate/added.h), and resident blocks lost to added bytes
 * (occupancy/occupancy.h). Ties between other layouts go to the one that keeps more blocks
 * resident, then to the one that adds fewer instructions, then to the one that takes fewer bytes.
 * Hard limit: 48 KiB of static shared memory for all arrays of a kernel together. */
#ifndef UNBANK_CHOOSE_CHOOSE_H
#define UNBANK_CHOOSE_CHOOSE_H

#include "lanes/trace.h"
#include "model/model.h"

/* Fills module->instances with a decision for each array. `traces`: by kernel id, for the kernels'
 * own block shapes. */
void unbank_choose(struct module *module, struct trace *const *traces);

#endif
