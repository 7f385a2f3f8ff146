/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Folding: a loop of 10,000 iterations need not be run 10,000 times to know its addresses exactly.
 * If each header phi that is needed is start + step * counter, and only the loop's own exit
 * branches on the counter, one iteration stands for all, with the counter as a symbol of known
 * range. Costs are counted in steps. */
#ifndef UNBANK_SLICE_FOLD_H
#define UNBANK_SLICE_FOLD_H

#include "slice/slice.h"

/* Folds loops of constant trips until the kernel takes at most `steps_max` steps, if that is
 * possible without losing information. Needs the facts, and updates them. */
void unbank_slice_fold(struct slices *slices, struct unbank_shape shape, double steps_max);

#endif
