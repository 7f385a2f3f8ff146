/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * What an unknown trip count depends on: the initial values of the loop's phis, and the values that
 * the loop uses from outside. If these are equal in two runs of the loop, say for two warps, it
 * runs equally often in both and computes the same in each iteration. Loads are an exception, as
 * memory may have changed. An identity (value.h) is a hash of all these values. */
#ifndef UNBANK_LANES_TRIPS_H
#define UNBANK_LANES_TRIPS_H

#include "lanes/warp.h"

/* The identity of the trips of a loop whose header the lanes in `mask` have just entered: its phis
 * have their initial values. */
uint64_t unbank_trips_identity(struct machine *machine, struct activation *activation,
                               uint32_t loop, uint32_t mask);
/* The identity of the sequence of values that a phi of such a header takes. */
uint64_t unbank_sequence_identity(struct machine *machine, struct activation *activation,
                                  uint32_t loop, uint32_t slot, uint32_t mask);
/* At an exit branch of the innermost loop with an unknown trip count: notes by how much each
 * iteration brings the compared values closer. */
void unbank_note_pace(struct machine *machine, const struct activation *activation,
                      const struct slice_block *block, const struct path *path);
/* An identity that differs from all others. */
uint64_t unbank_new_identity(struct machine *machine);

#endif
