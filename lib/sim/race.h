/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Races on shared memory: two threads of a block touch the same bytes, at least one changes them,
 * not both by atomics, and no barrier orders the two.
 *
 * Order comes from barriers of the block and of the warp, kept as vector clocks on two levels:
 * warps of the block know one another's clocks, and lanes of a warp one another's. Warp
 * instructions that exchange values (shuffles, votes) order like a warp barrier. A store that
 * leaves the bytes as they were changes nothing and races with nobody.
 *
 * No race is reported that is none; of three or more unordered readers of one place only two are
 * remembered, so a race with a third may pass. */
#ifndef UNBANK_SIM_RACE_H
#define UNBANK_SIM_RACE_H

#include "sim.h"

struct race_cell;

struct race {
  uint32_t warp_known[UNBANK_LANES][UNBANK_LANES]; /* [w][v]: what warp w knows of v's clock */
  uint32_t (*lane_known)[UNBANK_LANES];            /* [thread][lane of its warp], likewise */
  struct race_cell *cells;
  uint32_t granule; /* bytes of one cell: 1 or 4 */
  size_t cell_count;
};

struct race_access {
  unsigned thread;
  uint32_t site, offset, bytes; /* offset in shared memory */
  bool writes, atomic;
};
/* Whom an access races with. */
struct race_other {
  bool found, writes;
  unsigned thread;
  uint32_t site;
};

/* `granule` divides all offsets and sizes of accesses. False: no memory. */
bool race_create(struct race *race, uint32_t shared_bytes, uint32_t granule);
void race_destroy(struct race *race);
/* Before a block: forgets all; [offset, offset + bytes) are the arrays that it may touch. */
void race_begin(struct race *race, unsigned threads);
void race_forget(struct race *race, uint32_t offset, uint32_t bytes);
struct race_other race_access(struct race *race, const struct race_access *access);
/* A barrier of the block. waits[w]: lanes of warp w that wait; arrives[w]: that only arrive. */
void race_join_warps(struct race *race, const uint32_t *waits, const uint32_t *arrives);
/* A barrier of the lanes in `mask` of one warp. */
void race_join_lanes(struct race *race, unsigned warp, uint32_t mask);

#endif
