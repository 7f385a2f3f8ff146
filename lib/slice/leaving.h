/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * What comes out of loops. Where one iteration stands for all, a value of the loop has a symbol for
 * how often the loop has run, which all lanes share. In the loop that is so: its lanes are in one
 * iteration. Behind it, lanes that have left in different iterations have different values:
 *
 *     do ++p; while (p < n + lane);   a[p]     in each lane another p
 *
 * So every use outside a loop of what is computed inside goes by a step of its own, STEP_LEAVE, at
 * the use, or at the end of the block from which an edge takes the value to a phi. When it is
 * executed, the exits of the loops that it leads out of say whether lanes have diverged there. */
#ifndef UNBANK_SLICE_LEAVING_H
#define UNBANK_SLICE_LEAVING_H

#include "slice/slice.h"

/* Writes these steps, when all others are written. */
void unbank_write_leaving(struct slices *slices, struct slice *slice);

/* The loops that such a step leads out of, from the innermost on: the next one after `loop`, which
 * is SLICE_NONE at first; SLICE_NONE where there is no more. */
uint32_t unbank_left_loop(const struct slice *slice, const struct step *step, uint32_t loop);

#endif
