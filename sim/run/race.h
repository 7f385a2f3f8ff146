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
#ifndef UNBANK_SIM_RUN_RACE_H
#define UNBANK_SIM_RUN_RACE_H

#include "sim/sim.h"

enum { RACE_READERS = 2 };

/* An access: who, and the clocks of its warp and lane then. */
struct race_stamp {
  uint32_t warp_clock; /* 0: no access */
  uint32_t lane_clock;
  uint16_t thread;
  bool atomic;
  uint32_t site;
};

struct race_cell {
  struct race_stamp write, reads[RACE_READERS];
  uint32_t
      settled; /* the tick of the block, or of a warp, until whose next barrier one more read, of
                  that warp, needs no look: the place is initialised, its last write came before,
                  and two others have read it, so that a write would race with one of them */
};

struct race {
  uint32_t released[UNBANK_LANES];  /* clocks that a release made known to all who acquire */
  uint32_t tick;                    /* counts barriers; the last one's number */
  uint32_t block_tick;              /* of the block's last barrier */
  uint32_t warp_tick[UNBANK_LANES]; /* of each warp's last barrier, of the block's or of its own */
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
static inline bool race_is_settled(const struct race *race, unsigned thread, uint32_t offset,
                                   uint32_t bytes) {
  uint32_t first = offset / race->granule, last = (offset + bytes - 1) / race->granule;
  uint32_t warp_tick = race->warp_tick[thread / UNBANK_LANES];
  for (uint32_t i = first; i <= last; i++)
    if (race->cells[i].settled != race->block_tick && race->cells[i].settled != warp_tick)
      return false;
  return true;
}
struct race_other race_access(struct race *race, const struct race_access *access);
/* A barrier of the block. waits[w]: lanes of warp w that wait; arrives[w]: that only arrive. */
void race_join_warps(struct race *race, const uint32_t *waits, const uint32_t *arrives);
/* What the thread's warp did, and knew of, is known to those who acquire from now on, through
 * whatever place: an acquire that reads another place is ordered too much rather than too little.
 */
void race_release(struct race *race, unsigned thread);
void race_acquire(struct race *race, unsigned thread);
/* A barrier of the lanes in `mask` of one warp. */
void race_join_lanes(struct race *race, unsigned warp, uint32_t mask);

#endif
