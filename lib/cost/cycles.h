/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The formula of the choice: what a block of a kernel costs an SM.
 *
 *     cycles = (wavefronts + A * accesses + I * instructions) * (1 + L / warps)
 *
 *   wavefronts    of the shared-memory pipe, one a cycle
 *   accesses      warp instructions that go to that pipe
 *   instructions  all other instructions of all warps
 *   warps         resident on the SM: the fewer there are, the more of the latency shows
 *
 * A, I and L are constants of the target (cost/target.h), and A is reduced if registers are
 * scarce. A layout with fewer accesses has wider ones, which hold their registers all at once. If
 * threads fill an SM, one register too many costs a resident block, which hurts most if there are
 * few. So 1 - 2 / blocks of A is left.
 *
 * The formula is a sum, not a maximum, even though the units work side by side: a warp that waits
 * for one unit gives the others nothing to do. docs/choice.md says what was timed. */
#ifndef UNBANK_COST_CYCLES_H
#define UNBANK_COST_CYCLES_H

#include <stdbool.h>

#include "cost/target.h"

/* The work that a block gives its SM. */
struct block_work {
  double wavefronts, accesses, instructions;
  double products; /* instructions among these that are fused with the sum they feed */
  double special;  /* instructions among these of the special function unit: sine, exponential,
                      logarithm, reciprocal, roots */
};

struct cost_rates {
  double access, instruction; /* cycles of one, for a warp: A, I */
};

/* The rates for a kernel with this many resident blocks. `full`: an SM has no threads left for
 * another one. */
struct cost_rates unbank_cost_rates(const struct target *target, unsigned blocks, bool full);

/* The sum of the formula, without the factor for resident warps. */
double unbank_cycles(const struct cost_rates *rates, const struct block_work *work);

/* Cycles that an SM takes to issue all instructions of a block if it never waits, or that its
 * special function unit takes, whichever is more. Products count as instructions of their own. */
double unbank_issue_cycles(const struct block_work *work);

/* Cycles that a layout must save to be worth it, as a share of all cycles. If an SM takes longer to
 * issue all instructions than to move all wavefronts, saving wavefronts gains less, and the share
 * grows with the square of that excess. */
double unbank_least_gain(const struct cost_rates *rates, const struct block_work *work);

/* Cycles of the busiest unit, as if all units worked side by side: the pipe, the issue of
 * instructions, or the special function unit. A product and its sum are issued as one. */
double unbank_busiest_cycles(const struct block_work *work);

/* Whether a block that does `after` certainly takes longer than one that does `before`, judged by
 * unbank_busiest_cycles() alone. A layout that saves wavefronts and adds instructions may make the
 * instructions the limit. */
bool unbank_lengthens_issue(const struct block_work *before, const struct block_work *after);

/* unbank_lengthens_issue() on an SM with this many resident warps. If there are few, it cannot
 * issue four instructions in each cycle. */
bool unbank_lengthens_issue_of_warps(const struct block_work *before,
                                     const struct block_work *after, unsigned warps);

/* Whether the special function unit is busy for longer than the pipe, which hides conflicts, and a
 * layout adds so many instructions that they are more than noise. */
bool unbank_hides_conflicts(const struct block_work *work, double added);

/* Cycles of an SM until so many bytes came from DRAM. */
double unbank_memory_cycles(double bytes);

/* How many times as long a block takes with `after` resident warps as with `before`. */
double unbank_slowdown(const struct target *target, unsigned before, unsigned after);

#endif
