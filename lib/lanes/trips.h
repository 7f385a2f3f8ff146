/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * What the trips of a loop follow from, where they are not known: which numbers its phis begin
 * with, and which ones the loop takes from outside. Where these are the same in two runs of the
 * loop, for two warps say, it runs as often in both, and what it computes is the same in each
 * iteration. Loads are not: what they find may have changed. */
#ifndef UNBANK_LANES_TRIPS_H
#define UNBANK_LANES_TRIPS_H

#include "lanes/warp.h"

/* The identity of the trips of a loop whose header the lanes in `mask` have come to: its phis are
 * what they begin with. */
uint64_t unbank_trips_identity(struct machine *machine, struct activation *activation,
                               uint32_t loop, uint32_t mask);
/* The same of the numbers that a phi of the header takes. */
uint64_t unbank_sequence_identity(struct machine *machine, struct activation *activation,
                                  uint32_t loop, uint32_t slot, uint32_t mask);
/* At a branch of the innermost loop whose trips are not known, with which the loop may end: notes
 * by how much what it compares has come nearer with the iteration. */
void unbank_note_pace(struct machine *machine, const struct activation *activation,
                      const struct slice_block *block, const struct path *path);
/* An identity that nothing else has. */
uint64_t unbank_new_identity(struct machine *machine);

#endif
