/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "score/data.h"

#include <math.h>

#include "score/score.h"
#include "support/integers.h"

enum {
  VALUES_LOG = 5,
  VALUES =
      1 << VALUES_LOG, /* of the data, tried for each lane: all that there are, or random ones */
  WORK =
      8, /* one computation takes 3 to 20 us and counts as so many applications of the bank rule */
};

/* Lanes that are served together. */
struct group {
  const struct score_query *query;
  const struct trace_pattern *pattern;
  const int64_t *offset;
  uint32_t lanes;
  unsigned granule_log, values;
  const uint32_t *all; /* the values, if these are all that the data can have; else NULL */
  bool counts_lanes;
};

/* The probabilities that a slot of banks has 0, 1, 2 ... `most` granules. More are too unlikely to
 * count. */
struct slot {
  unsigned most;
  double has[UNBANK_LANES + 1];
};
static const double unlikely = 1e-9;

static void clear(struct slot slots[UNBANK_BANKS]) {
  for (unsigned s = 0; s < UNBANK_BANKS; s++)
    slots[s] = (struct slot){.has = {1}};
}

/* Adds lanes that each pick one of `all` granules, of which `here` lie in the slot. A granule that
 * was already picked adds nothing, unless each lane counts. */
static void add(struct slot *slot, unsigned lanes, unsigned here, unsigned all, bool each_lane) {
  double named[UNBANK_LANES + 1]; /* for a slot with these lanes alone */
  named[0] = 1;
  for (unsigned lane = 0; lane < lanes; lane++) {
    named[lane + 1] = 0;
    for (unsigned k = lane + 1; k-- > 0;) {
      unsigned left = each_lane ? here : here > k ? here - k : 0;
      double more = named[k] * left / all;
      named[k + 1] += more;
      named[k] -= more;
    }
  }
  const unsigned before = slot->most, most = before + lanes;
  slot->most = most < UNBANK_LANES ? most : UNBANK_LANES;
  for (unsigned k = slot->most + 1;
       k-- > 0;) { /* downwards: an entry is made from those at k and below */
    double sum = 0;
    for (unsigned b = k > before ? k - before : 0; b <= lanes && b <= k; b++)
      sum += slot->has[k - b] * named[b];
    slot->has[k] = sum;
  }
  while (slot->most && slot->has[slot->most] < unlikely)
    slot->has[slot->most--] = 0;
}

/* The mean of the most granules in one slot, if slots are independent: the sum over k of the
 * probability that some slot has more than k. */
static double mean_of_most(const struct slot slots[UNBANK_BANKS]) {
  double at_most[UNBANK_BANKS] = {0}, mean = 0, all = 0;
  for (unsigned k = 0; k < UNBANK_LANES && all < 1 - unlikely; k++) {
    all = 1;
    for (unsigned s = 0; s < UNBANK_BANKS; s++)
      all *= at_most[s] += slots[s].has[k];
    mean += 1 - all;
  }
  return mean;
}

/* The granule to which a value of the data moves a lane. */
static uint32_t granule_at(const struct group *group, unsigned lane, unsigned value) {
  uint32_t bits = group->all ? group->all[value] : unbank_random_bits(group->pattern, lane, value);
  return score_place(group->query, group->offset[lane] + bits) >> group->granule_log;
}

static uint32_t slot_mask(const struct group *group) {
  return (UNBANK_BANK_ROW >> group->granule_log) - 1;
}

/* Adds lanes that all choose among the granules of the first of them. */
static void add_lanes(const struct group *group, uint32_t lanes, struct slot *slots) {
  uint32_t granules[VALUES];
  unsigned here[UNBANK_BANKS] = {0}, count = 0;
  bool is_one = !(lanes & (lanes - 1));
  for (unsigned value = 0; value < group->values; value++) {
    uint32_t granule = granule_at(group, (unsigned)__builtin_ctz(lanes), value);
    unsigned i = is_one ? count : 0;
    while (i < count && granules[i] != granule)
      i++;
    granules[i] = granule;
    here[granule & slot_mask(group)] += i == count;
    count += i == count;
  }
  for (unsigned s = 0; s <= slot_mask(group); s++)
    if (here[s])
      add(&slots[s], (unsigned)__builtin_popcount(lanes), here[s], count, group->counts_lanes);
}

/* The lanes that choose among the same granules as this lane, itself included. */
static uint32_t alike(const struct group *group, unsigned lane) {
  uint32_t lanes = UINT32_C(1) << lane;
  for (uint32_t left = group->all && !group->counts_lanes ? group->lanes : 0; left;
       left &= left - 1) {
    unsigned other = (unsigned)__builtin_ctz(left);
    if (group->offset[other] >> group->granule_log == group->offset[lane] >> group->granule_log)
      lanes |= UINT32_C(1) << other;
  }
  return lanes;
}

static double mean_of_group(const struct group *group) {
  struct slot slots[UNBANK_BANKS];
  clear(slots);
  for (uint32_t left = group->lanes; left;) {
    unsigned lane = (unsigned)__builtin_ctz(left);
    uint32_t lanes = alike(group, lane);
    add_lanes(group, lanes, slots);
    left &= ~lanes;
  }
  return mean_of_most(slots);
}

/* The mean for lanes that are all active. Which of them are served together is taken from one
 * random draw. */
static double mean_of_lanes(const struct score_query *query, const struct trace_pattern *pattern,
                            const int64_t offset[UNBANK_LANES], uint32_t active) {
  struct unbank_lanes lanes = {.active = active};
  struct unbank_service service;
  uint32_t all[VALUES];
  unsigned bits = (unsigned)__builtin_popcount(pattern->data_bits);
  const unsigned values = bits < VALUES_LOG ? 1u << bits : VALUES;
  double sum = 0;
  query->work->count += WORK;
  for (unsigned value = 0; value < values; value++)
    all[value] = (uint32_t)deposit_bits(value, pattern->data_bits);
  for (unsigned i = 0; i < UNBANK_LANES; i++)
    lanes.offset[i] = (uint32_t)offset[i] + unbank_random_bits(pattern, i, 0);
  if (!unbank_bank_serve(query->op, query->bytes, &lanes, &service))
    return 0;
  for (unsigned i = 0; i < service.count; i++) {
    const struct group group = {.query = query,
                                .pattern = pattern,
                                .offset = offset,
                                .lanes = service.groups[i],
                                .granule_log = service.granule_log,
                                .values = values,
                                .all = bits <= VALUES_LOG ? all : NULL,
                                .counts_lanes = service.counts_lanes};
    sum += service.turns * mean_of_group(&group);
  }
  return sum;
}

double score_mean_of_data(const struct score_query *query, const struct trace_pattern *pattern,
                          const int64_t offset[UNBANK_LANES]) {
  double most = mean_of_lanes(query, pattern, offset, pattern->may_mask);
  if (pattern->must_mask == pattern->may_mask || !most)
    return most;
  double least = pattern->must_mask ? mean_of_lanes(query, pattern, offset, pattern->must_mask) : 1;
  return (least + most) / 2;
}

double score_mean_in_slots(const struct unbank_service *service,
                           const unsigned granules[UNBANK_BANKS]) {
  double sum = 0;
  unsigned all = 0;
  for (unsigned s = 0; s < UNBANK_BANKS; s++)
    all += granules[s];
  for (unsigned i = 0; all && i < service->count; i++) {
    struct slot slots[UNBANK_BANKS];
    clear(slots);
    for (unsigned s = 0; s < UNBANK_BANKS; s++)
      if (granules[s])
        add(&slots[s], (unsigned)__builtin_popcount(service->groups[i]), granules[s], all,
            service->counts_lanes);
    sum += service->turns * mean_of_most(slots);
  }
  return fmax(sum, 1);
}
