/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Instructions that a layout adds to the addresses of an instance, per block.
 *
 * The plan of an access (plan.h) lists its extras, the computations that identity would not need.
 * Of equal extras one is computed, and the clean-up after the rewrite moves it out of the loops in
 * which none of its parts changes: so accesses with equal extras in one loop count once, as often
 * as that loop's body is executed; where no loop changes a part, once for each warp. */
#ifndef UNBANK_EVALUATE_ADDED_H
#define UNBANK_EVALUATE_ADDED_H

#include "evaluate/evaluate.h"

/* Fills in what cost->layout adds. */
void unbank_count_instructions(struct evaluator *evaluator, const struct instance *instance,
                               struct layout_cost *cost);

#endif
