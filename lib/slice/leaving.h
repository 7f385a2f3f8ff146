/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Values that leave loops.
 *
 * If one iteration stands for all, a value of the loop contains a symbol for how often the loop
 * has run, which all lanes share. That is right inside the loop, where all lanes are in the same
 * iteration. After it, lanes that left in different iterations have different values:
 *
 *     do ++p; while (p < n + lane);
 *     a[p]                            a different p in each lane
 *
 * So each use outside a loop of something computed inside goes through a step of its own,
 * STEP_LEAVE: at the use, or for a phi at the end of the block from which an edge takes the value
 * there. When it is executed, the exits of the loops that it leads out of tell whether lanes have
 * diverged. */
#ifndef UNBANK_SLICE_LEAVING_H
#define UNBANK_SLICE_LEAVING_H

#include "slice/slice.h"

/* Adds these steps, once all others are written. */
void unbank_write_leaving(struct slices *slices, struct slice *slice);

/* Lists the loops that such a step leads out of, innermost first: returns the one after `loop`,
 * which is SLICE_NONE for the first; SLICE_NONE at the end. */
uint32_t unbank_left_loop(const struct slice *slice, const struct step *step, uint32_t loop);

#endif
