/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Folding: a loop of 10,000 iterations need not be run 10,000 times to know its addresses exactly.
 * Where each needed header phi is start + step * counter, and nothing but the loop's own exit looks
 * at the counter to decide a branch, one iteration with the counter as a symbol of known range
 * stands for all. Costs are counted in steps. */
#ifndef UNBANK_SLICE_FOLD_H
#define UNBANK_SLICE_FOLD_H

#include "slice/slice.h"

/* Folds loops with constant trips until the kernel takes at most `steps_max` steps, if that is
 * possible without losing what is known. Wants the facts, and brings them up to date. */
void unbank_slice_fold(struct slices *slices, struct unbank_shape shape, double steps_max);

#endif
