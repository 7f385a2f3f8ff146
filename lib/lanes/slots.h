/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Slots: the values of a slice (slice/slice.h) that a warp is running. A slot is written for the
 * lanes that run its step; the others keep their values. */
#ifndef UNBANK_LANES_SLOTS_H
#define UNBANK_LANES_SLOTS_H

#include "lanes/warp.h"

/* Where to compute a new value of a slot: in the slot itself if no other lane needs its contents,
 * else in scratch space. */
struct value *unbank_place_for(struct machine *machine, struct activation *activation,
                               uint32_t slot, uint32_t mask);
/* Moves the value into the slot, for the lanes in `mask`. */
void unbank_finish_write(struct machine *machine, struct activation *activation, uint32_t slot,
                         struct value *from, uint32_t mask);
/* Where a symbol comes from: an origin that tells it from others, and roots (slice/roots.h).
 * is_part: as in struct symbol_origin. */
struct symbol_source {
  const void *origin;
  uint64_t roots;
  bool is_part;
};
/* The source of symbols that a slot makes: its IR value, if it is that value's only slot. */
struct symbol_source unbank_source_of_slot(const struct activation *activation, uint32_t slot);

#endif
