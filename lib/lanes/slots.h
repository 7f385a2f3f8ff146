/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Slots: the values of a slice (slice/slice.h) that a warp is running. A slot is written for the
 * lanes that run its step; the others keep what they have. */
#ifndef UNBANK_LANES_SLOTS_H
#define UNBANK_LANES_SLOTS_H

#include "lanes/warp.h"

/* The place for a new value of a slot: the slot itself when no other lane needs what is there, else
 * scratch. */
struct value *unbank_place_for(struct machine *machine, struct activation *activation,
                               uint32_t slot, uint32_t mask);
/* The slot takes the value, which was computed in its place, for the lanes in `mask`. */
void unbank_finish_write(struct machine *machine, struct activation *activation, uint32_t slot,
                         struct value *from, uint32_t mask);
/* What tells the symbols that a slot makes from others: its IR value, where it is the only slot of
 * that. */
const void *unbank_origin_of_slot(const struct activation *activation, uint32_t slot);
/* What the slot's number follows from, by bits: slice/roots.h. */
uint64_t unbank_roots_of_slot(const struct activation *activation, uint32_t slot);

#endif
