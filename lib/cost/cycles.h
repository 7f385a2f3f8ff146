/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The formula of the choice: what a block of a kernel costs an SM.
 *
 *     cycles = (wavefronts + A * accesses + I * instructions) * (1 + L / warps)
 *
 *   wavefronts    of the shared-memory pipe, one a cycle
 *   accesses      warp instructions that go there
 *   instructions  the other ones of all warps
 *   warps         resident on the SM: the fewer there are, the more of the latency shows
 *
 * A, I and L are the target's (cost/target.h). It is a sum and no maximum, though the units work
 * side by side: a warp that waits for one unit gives the others nothing to do. Of 73 kernels under
 * 550 layouts on an H200 a sum ranks best, before all p-norms of larger p (docs/choice.md). */
#ifndef UNBANK_COST_CYCLES_H
#define UNBANK_COST_CYCLES_H

#include "cost/target.h"

/* What a block asks of its SM. */
struct block_work {
  double wavefronts, accesses, instructions;
};

/* In cycles, as if any number of warps were resident. */
double unbank_cycles(const struct target *target, const struct block_work *work);

/* Times as long as with `before` resident warps it takes with `after`. */
double unbank_slowdown(const struct target *target, unsigned before, unsigned after);

#endif
