/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Which layout each array gets.
 *
 * Identity is a candidate and wins ties: an array without avoidable conflicts is never touched, and
 * an uncertain gain is refused. Beyond that the fewest cycles win (cost/cycles.h): of wavefronts,
 * of instructions added to addresses (evaluate/added.h), and of resident blocks that bytes cost
 * (occupancy/occupancy.h). In a tie the layout wins that keeps more blocks resident, then the one
 * that adds fewer instructions, then the one that takes fewer bytes. Hard limit: 48 KiB of static
 * shared memory, all arrays of a kernel together.
 */
#ifndef UNBANK_CHOOSE_CHOOSE_H
#define UNBANK_CHOOSE_CHOOSE_H

#include "lanes/trace.h"
#include "model/model.h"

/* Fills module->instances with a decision for each array, from the kernels' traces (by kernel id,
 * for their own block shape). */
void unbank_choose(struct module *module, struct trace *const *traces);

#endif
