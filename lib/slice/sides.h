/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * What a comparison guards. `if (x < n) work` and `if (x >= n) return` run their work for the same
 * threads, and `if (x >= r) work` for others: that does not show in the comparison, but in what
 * stands behind its branch. The side of a branch is the arm that does something before the arms
 * meet: it leads to an access, or, where neither does, it is an arm at all, and no edge to where
 * they meet. Through and, or and not a side is that of their operands:
 *
 *     a & b true     both true          a | b false     both false
 *
 * A comparison that several branches depend on has the side of the first. One that ends a loop has
 * none. */
#ifndef UNBANK_SLICE_SIDES_H
#define UNBANK_SLICE_SIDES_H

#include "slice/slice.h"

enum slice_side { SIDE_NONE, SIDE_TRUE, SIDE_FALSE };

/* Fills in slice->sides. */
void unbank_find_sides(struct slice *slice, struct arena *arena);

#endif
