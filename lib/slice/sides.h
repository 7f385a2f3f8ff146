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
 * has none. */
#ifndef UNBANK_SLICE_SIDES_H
#define UNBANK_SLICE_SIDES_H

#include "slice/slice.h"

enum slice_side { SIDE_NONE, SIDE_TRUE, SIDE_FALSE };

/* Fills in slice->sides. */
void unbank_find_sides(struct slice *slice, struct arena *arena);

/* Branches on records. In a loop over data,
 *
 *     if (value > bar) { ...; bar = ...; }
 *
 * compares with what it alone changes, and what the loop carries on: the best so far, or the worst
 * of the best. Each lane that passes makes it harder to pass again. Of n values in any order, about
 * log n are the largest so far. So the longer the loop, the fewer lanes of a warp are behind the
 * branch together. */

/* Whether the branch at the end of a block is one, and its other arm does nothing. */
bool unbank_is_record(struct unbank_shim *shim, LLVMBasicBlockRef block);

#endif
