/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "score/table.h"

#include <math.h>

#include "bank/bank.h"
#include "score/data.h"
#include "score/score.h"
#include "support/hash.h"
#include "support/integers.h"

/* Counts, by slot, the words that a lane may address, for lanes at one place of their rows. */
static void count_words(const struct score_query *query, const struct trace_pattern *pattern,
                        uint32_t offset, unsigned granule_log, unsigned in_slot[UNBANK_BANKS]) {
  uint32_t first = unbank_first_row(pattern, offset), row = 0, words = 0;
  uint32_t mask = (UNBANK_BANK_ROW >> granule_log) - 1;
  do {
    if (first + row < pattern->table_bytes) {
      int64_t place = (int64_t)first + row + query->shift;
      in_slot[score_place(query, place) >> granule_log & mask]++;
      words++;
    }
    row = (row - pattern->data_bits) & pattern->data_bits; /* the next subset of these bits */
  } while (row);
  query->work->count += words / UNBANK_LANES;
}

static struct score_range with_lanes(const struct score_query *query,
                                     const struct trace_pattern *pattern,
                                     const uint32_t place[UNBANK_LANES]) {
  int64_t offset[UNBANK_LANES];
  for (unsigned i = 0; i < UNBANK_LANES; i++)
    offset[i] = (int64_t)place[i] + query->shift;
  return score_evaluate(query, offset, pattern->may_mask, pattern->must_mask);
}

/* Serves the lanes of a mask, each in a different word: lanes that agree in pairs would be served
 * faster (bank.c). */
static bool serve(const struct score_query *query, uint32_t active,
                  struct unbank_service *service) {
  struct unbank_lanes lanes = {.active = active};
  for (unsigned i = 0; i < UNBANK_LANES; i++)
    lanes.offset[i] = i * UNBANK_BANK_ROW;
  return unbank_bank_serve(query->op, query->bytes, &lanes, service);
}

/* The most turns that lanes take: those that are served together may address all words of one
 * slot. */
static double most_turns(const struct unbank_service *service,
                         const unsigned in_slot[UNBANK_BANKS]) {
  double most = 0;
  unsigned fullest = 0;
  for (unsigned i = 0; i < UNBANK_BANKS; i++)
    fullest = larger(fullest, in_slot[i]);
  for (unsigned i = 0; i < service->count; i++) {
    unsigned served = (unsigned)__builtin_popcount(service->groups[i]);
    most += service->turns * smaller(fullest, served);
  }
  return most;
}

/* The minimum is that of lanes that are all in one row. */
static struct score_range at_place(const struct score_query *query,
                                   const struct trace_pattern *pattern, uint32_t offset) {
  uint32_t place[UNBANK_LANES];
  struct unbank_service service, certain;
  unsigned in_slot[UNBANK_BANKS] = {0};
  for (unsigned i = 0; i < UNBANK_LANES; i++)
    place[i] = unbank_first_row(pattern, offset);
  struct score_range range = with_lanes(query, pattern, place);
  if (!serve(query, pattern->may_mask, &service)) {
    range.max = INFINITY, range.exact = false;
    return range;
  }
  count_words(query, pattern, offset, service.granule_log, in_slot);
  range.max = fmax(range.max, most_turns(&service, in_slot));
  range.exact = range.min == range.max;
  if (range.exact)
    range.middle = range.min;
  else if (serve(query, pattern->must_mask, &certain))
    range.middle =
        (score_mean_in_slots(&certain, in_slot) + score_mean_in_slots(&service, in_slot)) / 2;
  return range;
}

/* The distance between the places of a row that symbols lead to, which divides the row. Places in
 * one word cost the same under a layout that keeps words whole. */
static uint32_t step_of(const struct score_query *query, const struct trace_pattern *pattern,
                        uint32_t row) {
  uint32_t step = row;
  for (size_t t = 0; t < pattern->term_count; t++)
    step = (uint32_t)greatest_divisor(step, score_step(pattern->terms[t].coefficient[0]));
  bool keeps_words = unbank_layout_atom(query->layout) >= query->granule &&
                     (uint32_t)query->shift % query->granule == 0;
  return smaller(row, keeps_words ? larger(step, query->granule) : step);
}

static struct score_range over_places(const struct score_query *query,
                                      const struct trace_pattern *pattern, uint32_t base) {
  uint32_t row = (uint32_t)low_bit_of(pattern->data_bits), step = step_of(query, pattern, row);
  unsigned places = row / step;
  struct score_range all = {.min = INFINITY, .ruled = true};
  for (unsigned i = 0; i < places; i++) {
    struct score_range range = at_place(query, pattern, base + i * step);
    score_widen(&all, range);
    all.middle += range.middle / places;
  }
  all.exact = all.min == all.max;
  return all;
}

/* That random rows take fewer wavefronts is no proof that real ones do. It counts in favour of a
 * layout only if the layout's worst case is better than that of identity. If the worst case is
 * worse, the layout is charged for it. */
static void credit(const struct score_query *query, const struct trace_pattern *pattern,
                   uint32_t base, struct score_range *range) {
  struct score_query plain = score_under(query, &unbank_identity);
  struct score_range before = score_table(&plain, pattern, base);
  if (range->max > before.max)
    range->middle = range->max;
  else if (range->max == before.max)
    range->middle = before.middle;
}

struct score_range score_table(const struct score_query *query, const struct trace_pattern *pattern,
                               uint32_t base) {
  uint64_t key = hash_mix(hash_mix(score_key(query, pattern), base), (uint32_t)query->shift) | 1;
  struct score_memo *memo =
      query->work->memo ? &query->work->memo[key >> (64 - SCORE_MEMO_BITS)] : NULL;
  if (memo && memo->key == key)
    return memo->range;
  struct score_range range = over_places(query, pattern, base);
  if (!unbank_layout_is_identity(query->layout))
    credit(query, pattern, base, &range);
  if (memo)
    *memo = (struct score_memo){key, range};
  return range;
}
