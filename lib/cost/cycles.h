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
 * I and L are the target's (cost/target.h), and so is A where registers are to spare. Fewer
 * accesses are wider ones, which hold their registers at once; where threads fill an SM, one
 * register too many costs a resident block, which of few blocks is much: of A the part 1 - 2 /
 * blocks is left.
 *
 * It is a sum and no maximum, though the units work side by side: a warp that waits for one unit
 * gives the others nothing to do. docs/choice.md has what was timed. */
#ifndef UNBANK_COST_CYCLES_H
#define UNBANK_COST_CYCLES_H

#include <stdbool.h>

#include "cost/target.h"

/* What a block asks of its SM. */
struct block_work {
  double wavefronts, accesses, instructions;
  double products; /* of the instructions: those that become one with the sum they go into */
};

struct cost_rates {
  double access, instruction; /* cycles of one, for a warp: A, I */
};

/* Of a kernel of which so many blocks are resident; full: with no room for the threads of one more.
 */
struct cost_rates unbank_cost_rates(const struct target *target, unsigned blocks, bool full);

/* In cycles, as if any number of warps were resident. */
double unbank_cycles(const struct cost_rates *rates, const struct block_work *work);

/* Cycles in which an SM issues all instructions of a block if it never waits, and products apart
 * from their sums. */
double unbank_issue_cycles(const struct block_work *work);

/* Cycles that a layout must save to be worth it: a share of all cycles. It grows with the square of
 * the excess by which an SM takes longer to issue all instructions than to move all wavefronts, as
 * fewer wavefronts gain less there. */
double unbank_least_gain(const struct cost_rates *rates, const struct block_work *work);

/* Cycles of the unit that is busy longest, were all of them busy side by side: of the pipe, or of
 * the issue of instructions. A product and its sum are issued as one. */
double unbank_busiest_cycles(const struct block_work *work);

/* Whether a block that does `after` takes longer for certain than one that does `before`: by
 * unbank_busiest_cycles alone. A layout that saves wavefronts and adds instructions may make the
 * instructions the limit. */
bool unbank_lengthens_issue(const struct block_work *before, const struct block_work *after);

/* How many times as long a block takes with `after` resident warps as with `before`. */
double unbank_slowdown(const struct target *target, unsigned before, unsigned after);

#endif
