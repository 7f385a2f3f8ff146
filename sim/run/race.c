/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * A cell remembers the last write and up to two reads since, each as a stamp: who, and the clocks
 * of its warp and lane then. An access by thread s of warp v, stamped, comes before one by thread t
 * of warp w now, if
 *
 *     s = t, or
 *     v != w and w knows v's clock up to the stamp's, or
 *     v  = w and the warp has met the block since (its clock is past the stamp's), or
 *     v  = w and t knows the clock of lane s up to the stamp's.
 *
 * Who knows another's clock up to c has met it, at a barrier, after all that it did at c.
 */
#include "sim/run/race.h"
#include "support/integers.h"

#include <stdlib.h>
#include <string.h>

bool race_create(struct race *race, uint32_t shared_bytes, uint32_t granule) {
  *race = (struct race){.granule = granule, .cell_count = shared_bytes / granule + 1};
  race->cells = calloc(race->cell_count, sizeof *race->cells);
  race->lane_known = calloc(THREADS_MAX, sizeof *race->lane_known);
  return race->cells && race->lane_known;
}

void race_destroy(struct race *race) {
  free(race->cells);
  free(race->lane_known);
}

void race_begin(struct race *race, unsigned threads) {
  race->tick = 0;
  race->block_tick = ++race->tick;
  for (unsigned warp = 0; warp < UNBANK_LANES; warp++)
    race->warp_tick[warp] = ++race->tick;
  memset(race->released, 0, sizeof race->released);
  memset(race->warp_known, 0, sizeof race->warp_known);
  memset(race->lane_known, 0, threads * sizeof *race->lane_known);
  for (unsigned warp = 0; warp < UNBANK_LANES; warp++)
    race->warp_known[warp][warp] = 1;
  for (unsigned thread = 0; thread < threads; thread++)
    race->lane_known[thread][thread % UNBANK_LANES] = 1;
}

void race_forget(struct race *race, uint32_t offset, uint32_t bytes) {
  size_t first = offset / race->granule;
  size_t count = (bytes + race->granule - 1) / race->granule;
  memset(race->cells + first, 0, count * sizeof *race->cells);
}

static bool is_before(const struct race *race, const struct race_stamp *stamp, unsigned thread) {
  unsigned warp = thread / UNBANK_LANES, its_warp = stamp->thread / UNBANK_LANES;
  if (!stamp->warp_clock || stamp->thread == thread)
    return true;
  uint32_t known = race->warp_known[warp][its_warp];
  if (warp != its_warp)
    return known >= stamp->warp_clock;
  return known > stamp->warp_clock ||
         race->lane_known[thread][stamp->thread % UNBANK_LANES] >= stamp->lane_clock;
}

static unsigned warp_of(const struct race_stamp *stamp) { return stamp->thread / UNBANK_LANES; }

/* Keeps readers that are not ordered before this one, of two warps where there are. */
static void note_read(const struct race *race, struct race_cell *cell, struct race_stamp now) {
  struct race_stamp *reads = cell->reads;
  int at = -1;
  for (int i = 0; i < RACE_READERS && at < 0; i++)
    if (is_before(race, &reads[i], now.thread))
      at = i;
  for (int i = 0; i < RACE_READERS && at < 0; i++)
    if (warp_of(&reads[i]) == warp_of(&now) || warp_of(&reads[0]) == warp_of(&reads[1]))
      at = i;
  if (at >= 0)
    reads[at] = now;
  const struct race_stamp *other = &reads[at == 0];
  if (at >= 0 && is_before(race, other, now.thread))
    return;
  bool two_warps = at < 0 || warp_of(other) != warp_of(&now);
  cell->settled = two_warps ? race->block_tick : race->warp_tick[warp_of(&now)];
}

static bool conflicts(const struct race *race, const struct race_stamp *stamp,
                      const struct race_access *access) {
  return !is_before(race, stamp, access->thread) && !(stamp->atomic && access->atomic);
}

static const struct race_stamp *find_conflict(const struct race *race, const struct race_cell *cell,
                                              const struct race_access *access) {
  if (conflicts(race, &cell->write, access))
    return &cell->write;
  for (int i = 0; access->writes && i < RACE_READERS; i++)
    if (conflicts(race, &cell->reads[i], access))
      return &cell->reads[i];
  return NULL;
}

struct race_other race_access(struct race *race, const struct race_access *access) {
  unsigned lane = access->thread % UNBANK_LANES, warp = access->thread / UNBANK_LANES;
  struct race_stamp now = {race->warp_known[warp][warp], race->lane_known[access->thread][lane],
                           (uint16_t)access->thread, access->atomic, access->site};
  size_t first = access->offset / race->granule;
  size_t last = (access->offset + access->bytes - 1) / race->granule;
  for (size_t i = first; i <= last; i++) {
    struct race_cell *cell = &race->cells[i];
    const struct race_stamp *other = find_conflict(race, cell, access);
    if (other)
      return (struct race_other){true, other == &cell->write, other->thread, other->site};
    if (access->writes)
      *cell = (struct race_cell){.write = now};
    else
      note_read(race, cell, now);
  }
  return (struct race_other){.found = false};
}

static void join(uint32_t *into, const uint32_t *from) {
  for (unsigned i = 0; i < UNBANK_LANES; i++)
    if (from[i] > into[i])
      into[i] = from[i];
}

void race_join_warps(struct race *race, const uint32_t *waits, const uint32_t *arrives) {
  uint32_t all[UNBANK_LANES] = {0};
  race->block_tick = ++race->tick;
  for (unsigned warp = 0; warp < UNBANK_LANES; warp++)
    if (waits[warp] | arrives[warp])
      join(all, race->warp_known[warp]);
  for (unsigned warp = 0; warp < UNBANK_LANES; warp++) {
    if (waits[warp])
      join(race->warp_known[warp], all);
    if (waits[warp] | arrives[warp]) {
      race->warp_known[warp][warp]++;
      race->warp_tick[warp] = ++race->tick;
    }
  }
}

void race_join_lanes(struct race *race, unsigned warp, uint32_t mask) {
  uint32_t all[UNBANK_LANES] = {0};
  race->warp_tick[warp] = ++race->tick;
  uint32_t (*lanes)[UNBANK_LANES] = race->lane_known + warp * UNBANK_LANES;
  UNBANK_EACH_BIT(lane, mask)
    join(all, lanes[lane]);
  UNBANK_EACH_BIT(lane, mask) {
    join(lanes[lane], all);
    lanes[lane][lane]++;
  }
}

/* What was settled is looked at again. */
static void unsettle(struct race *race, unsigned warp) {
  race->warp_tick[warp] = ++race->tick;
  race->block_tick = ++race->tick;
}

void race_release(struct race *race, unsigned thread) {
  unsigned warp = thread / UNBANK_LANES;
  join(race->released, race->warp_known[warp]);
  race->warp_known[warp][warp]++;
  unsettle(race, warp);
}

void race_acquire(struct race *race, unsigned thread) {
  unsigned warp = thread / UNBANK_LANES;
  uint32_t own = race->warp_known[warp][warp];
  join(race->warp_known[warp], race->released);
  race->warp_known[warp][warp] = own;
  unsettle(race, warp);
}
