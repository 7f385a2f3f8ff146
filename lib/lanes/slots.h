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
/* What a symbol is named after: something that tells it from others, and roots (slice/roots.h). */
struct symbol_source {
  const void *origin;
  uint64_t roots;
};
/* That of symbols that a slot makes: its IR value, where it is the only slot of that. */
struct symbol_source unbank_source_of_slot(const struct activation *activation, uint32_t slot);

#endif
