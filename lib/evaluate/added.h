/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The instructions that a layout adds to the addresses of an instance, per block.
 *
 * The plan of an access (plan.h) lists its extras: the computations that identity would not need.
 * Equal extras are computed once, and the clean-up after the rewrite moves them out of loops in
 * which none of their parts changes. So accesses with equal extras in one loop count once, as
 * often as the body of that loop is executed; if no loop changes a part, once per warp. */
#ifndef UNBANK_EVALUATE_ADDED_H
#define UNBANK_EVALUATE_ADDED_H

#include "evaluate/evaluate.h"

/* Fills in what cost->layout adds: instructions, and addresses in registers. */
void unbank_count_instructions(struct evaluator *evaluator, const struct instance *instance,
                               struct layout_cost *cost);

#endif
