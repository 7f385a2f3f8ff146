/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * What a comparison guards. `if (x < n) work` and `if (x >= n) return` let the same threads do the
 * work, but `if (x >= r) work` lets the others do it. The comparison does not show which; the code
 * behind its branch does. The side of a branch is the arm that does something before the arms
 * meet: the one that leads to an access, or if neither does, the one that is not empty. Through
 * and, or and not, the side passes to the operands:
 *
 *     a & b is true     both are true
 *     a | b is false    both are false
 *
 * If several branches depend on a comparison, it has the side of the first. If it ends a loop, it
 * has none.
 *
 * If both arms lead to an access, or give different numbers to a phi where they meet, the branch
 * chooses between two things that lanes may do, rather than guards one of them. What it depends on
 * has both sides, whatever other branches say. Numbers do not count as different if one is the same
 * in all lanes, as what lanes get that fail a guard; if one is the other plus what is the same in
 * all lanes, as the next trip of an unrolled loop; or if both follow from data. */
#ifndef UNBANK_SLICE_SIDES_H
#define UNBANK_SLICE_SIDES_H

#include "slice/slice.h"

enum slice_side { SIDE_NONE, SIDE_TRUE, SIDE_FALSE, SIDE_BOTH };

/* Fills in slice->sides. Has to be called after unbank_slice_facts. */
void unbank_find_sides(struct slice *slice, struct arena *arena);

/* Whether the branch at the end of a block is rare: one without an else, in a loop over data,
 *
 *     if (value > bar) { ...; bar = ...; }
 *
 * with a bar that the loop carries on and that changes only behind the branch: the best value so
 * far, or the worst of the best. Each pass makes the next one less likely: of n values in random
 * order, about log n are the largest so far. So the longer the loop, the fewer lanes of a warp are
 * behind the branch together. */
bool unbank_is_rare_branch(struct unbank_shim *shim, LLVMBasicBlockRef block);

#endif
