/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "score/rows.h"

#include <math.h>

#include "bank/bank.h"
#include "layout/layout.h"
#include "layout/map.h"
#include "support/hash.h"
#include "support/integers.h"

/* Evaluations for one pattern with rows of one k: about 10 ms. */
enum { ROWS_POINTS_MAX = 1 << 16 };

_Static_assert(UNBANK_PITCH_MAX == 1 << ROWS_LOG_MAX, "the largest k");

/* The rows of a layout whose length an argument decides, or NULL. */
static const struct unbank_row *row_of(const struct unbank_layout *layout, uint32_t argument) {
  for (unsigned i = 0; i < unbank_row_count(layout); i++)
    if (layout->pitch.rows[i].argument == argument)
      return &layout->pitch.rows[i];
  return NULL;
}

struct rows_pattern score_rows_pattern(const struct score_query *query,
                                       const struct trace_pattern *pattern) {
  struct rows_pattern rows = {.pattern = pattern,
                              .of = &query->layout->pitch.rows[0],
                              .log = SCORE_ROWS_OWN,
                              .fits = pattern->known && !pattern->data_bits &&
                                      query->traced->case_count <= 1};
  unsigned first = (unsigned)__builtin_ctz(pattern->may_mask);
  for (size_t t = 0; t < pattern->term_count; t++) {
    const struct trace_term *term = &pattern->terms[t];
    const struct trace_symbol *symbol = &query->traced->symbols[term->symbol];
    if (!term->uniform) {
      const struct unbank_row *of = row_of(query->layout, symbol->number);
      rows.fits = rows.fits && of && (!rows.moves || of == rows.of);
      rows.of = of ? of : rows.of, rows.moves = true;
    }
    uint32_t common = term->coefficient[term->uniform ? 0 : first];
    rows.step = (uint32_t)greatest_divisor(rows.step, score_step(common));
    UNBANK_EACH_BIT(lane, term->uniform ? 0 : pattern->may_mask) {
      rows.coefficient[lane] += term->coefficient[lane] - common;
    }
  }
  rows.step = rows.step ? low_bit_of(rows.step) : 0; /* periods are powers of two */
  return rows;
}

/* The arguments that give rows of one k: first, first + step, first + 2 * step, ... */
struct arguments {
  bool any;
  uint32_t first, step;
};

/* The inverse of an odd number modulo 2^32. Each round doubles the number of correct bits. */
static uint32_t inverse_of(uint32_t odd) {
  uint32_t inverse = odd;
  for (unsigned bits = 3; bits < 32; bits *= 2)
    inverse *= 2 - odd * inverse;
  return inverse;
}

/* The arguments n for which 2^k divides K * n + C and 2^(k + 1) does not. Let 2^a be the largest
 * power of two in K. If it divides C, the condition is
 *
 *   K / 2^a * n + C / 2^a = 2^(k - a) modulo 2^(k + 1 - a)
 *
 * which one n in 2^(k + 1 - a) meets. The largest k stands for all above it, too, so there the sum
 * is 0 modulo 2^(k - a). If 2^a does not divide C, all n meet the condition, or none. */
static struct arguments arguments_of(const struct unbank_row *row, unsigned k) {
  unsigned a = (unsigned)__builtin_ctz(row->scale);
  if (row->constant & ((UINT32_C(1) << a) - 1))
    return (struct arguments){(unsigned)__builtin_ctz(row->constant) == k, 0, 1};
  if (k < a)
    return (struct arguments){false, 0, 1};
  const bool is_largest = k == ROWS_LOG_MAX;
  const uint32_t power = UINT32_C(1) << (k - a), step = is_largest ? power : 2 * power;
  const uint32_t sum = (is_largest ? 0 : power) - (row->constant >> a);
  return (struct arguments){true, sum * inverse_of(row->scale >> a) & (step - 1), step};
}

/* The argument that makes rows 0 bytes long, so that all rows are one. */
static int64_t argument_of_no_row(const struct unbank_row *row) {
  return -(int64_t)(row->constant / row->scale);
}

/* The places to which uniform symbols may move the lanes: `count` multiples of `step` from 0 on. */
struct places {
  uint32_t step, count;
  bool splits;    /* only multiples whose bits from `width` to `above` are all zeros or all ones */
  uint32_t width; /* a power of two: bytes within which lanes lie, apart from bits that flip */
  uint32_t above; /* the lowest bit that decides what is flipped */
};

/* The least power of two above a number, from a row of banks on. */
static uint32_t width_above(uint32_t number) {
  return larger(UNBANK_BANK_ROW, UINT32_C(1) << bits_of(number));
}

/* If lanes lie within `width` bytes of each other, apart from the bits from `above` on, then the
 * bits between the two matter only because a carry may pass through them. It does if they are all
 * ones; all other values act alike. */
static struct places places_of(const struct score_query *query, const struct rows_pattern *rows,
                               const int64_t apart[UNBANK_LANES]) {
  uint32_t period = query->period_P;
  bool is_xor = query->layout->permutation == UNBANK_PERMUTE_XOR;
  uint32_t above = is_xor ? UINT32_C(1) << query->layout->xor_.shift : 1;
  uint64_t differ = 0, inside = 0;
  UNBANK_EACH_BIT(lane, rows->pattern->may_mask) {
    int64_t offset = apart[lane];
    differ |= (uint64_t)offset, inside |= (uint64_t)offset & (above - 1);
  }
  struct places places = {.step =
                              rows->step ? (uint32_t)greatest_divisor(period, rows->step) : period};
  uint32_t same = differ & (period - 1) ? low_bit_of((uint32_t)differ) : period;
  places.step = larger(places.step, same);
  places.count = period / places.step;
  places.width = width_above((uint32_t)inside), places.above = above;
  places.splits = places.step < places.width && places.width < above;
  if (places.splits)
    places.count = 2 * (places.width / places.step) * (period / above);
  return places;
}

/* The i-th of these places. */
static uint32_t place_number(const struct places *places, uint32_t i) {
  if (!places->splits)
    return i * places->step;
  uint32_t count = places->width / places->step, outer = i / count;
  uint32_t ones = outer & 1 ? places->above - places->width : 0;
  return i % count * places->step | ones | (outer >> 1) * places->above;
}

/* A cache of arrangements that were evaluated recently, since most places give an arrangement that
 * occurred before. */
enum { MET_BITS = 9 };
struct met {
  uint64_t key[1 << MET_BITS];
};

/* The lanes whose offset is not that of a lower lane. */
static uint32_t different(const int64_t apart[UNBANK_LANES], uint32_t may_mask) {
  uint32_t found = 0;
  UNBANK_EACH_BIT(lane, may_mask) {
    unsigned other = 0;
    while (other < lane && !(found >> other & 1 && apart[other] == apart[lane]))
      other++;
    found |= other == lane ? UINT32_C(1) << lane : 0;
  }
  return found;
}

/* A load or store of words costs the number of different words in the fullest bank. */
static uint64_t key_of_words(const uint32_t places[UNBANK_LANES], uint32_t words) {
  uint8_t counts[UNBANK_LANES] = {0}, most = 0;
  for (; words; words &= words - 1) {
    uint8_t *count = &counts[places[__builtin_ctz(words)] / UNBANK_BANK_BYTES % UNBANK_LANES];
    most = ++*count > most ? *count : most;
  }
  return most;
}

/* For other accesses, bits that all lanes have in common flip all banks alike, and are dropped. */
static uint64_t key_of_places(const uint32_t places[UNBANK_LANES], uint32_t may_mask) {
  uint32_t differ[UNBANK_LANES] = {0};
  UNBANK_EACH_BIT(lane, may_mask)
    differ[lane] = places[lane] ^ places[__builtin_ctz(may_mask)];
  return score_mix_lanes(0, differ);
}

/* Whether lanes at offset[] cost the same as an arrangement in the cache, to which they are added.
 * `words`: lanes with different words, if only these matter; else 0. */
static bool is_met(struct met *met, const struct score_query *query, uint32_t may_mask,
                   uint32_t words, const int64_t offset[UNBANK_LANES]) {
  uint32_t offsets[UNBANK_LANES], places[UNBANK_LANES];
  for (unsigned i = 0; i < UNBANK_LANES; i++)
    offsets[i] = (uint32_t)offset[i] & INT32_MAX;
  unbank_layout_map(query->layout, offsets, places);
  uint64_t key = words ? key_of_words(places, words) : key_of_places(places, may_mask);
  key = hash_mix(0, key) | 1;
  uint64_t *slot = &met->key[key >> (64 - MET_BITS)];
  bool is_met = *slot == key;
  *slot = key;
  return is_met;
}

/* Lanes that may execute an access, and lanes that certainly do. */
struct executing {
  uint32_t may, must;
};

/* A pattern at one base under a layout, and the range of all arrangements that were tried. */
struct trial {
  const struct score_query *query;
  const struct rows_pattern *rows;
  uint32_t base;
  struct met met;
  struct score_range range;
};

/* Tries lanes at apart[] in each of the places. */
static void try_lanes(struct trial *it, const struct places *places,
                      const int64_t apart[UNBANK_LANES], struct executing lanes) {
  const struct score_query *query = it->query;
  struct score_range *range = &it->range;
  const unsigned count = (unsigned)__builtin_popcount(lanes.may);
  const bool by_words = query->bytes == UNBANK_BANK_BYTES && unbank_is_load_or_store(query->op) &&
                        (lanes.must == lanes.may || !lanes.must);
  const uint32_t words = by_words ? different(apart, lanes.may) : 0;
  for (uint32_t at = 0; at < places->count && !(range->min <= 1 && range->max >= count); at++) {
    int64_t offset[UNBANK_LANES];
    ++query->work->count;
    for (unsigned i = 0; i < UNBANK_LANES; i++)
      offset[i] = (int64_t)it->base + query->bias + place_number(places, at) + apart[i];
    if (!is_met(&it->met, query, lanes.may, words, offset))
      score_widen(range, score_evaluate(query, offset, lanes.may, lanes.must));
  }
}

/* The alignment of lanes relative to each other, which the access promises and the hardware
 * requires. */
static uint32_t align_of(const struct score_query *query) {
  return larger(query->align, (uint32_t)low_bit_of(query->bytes));
}

/* Of the given lanes, those that are a multiple of the alignment from the first. Lanes of two such
 * groups never execute an access together. */
static uint32_t aligned_with_first(const struct score_query *query, uint32_t lanes,
                                   const int64_t apart[UNBANK_LANES]) {
  const int64_t align = align_of(query), first = apart[__builtin_ctz(lanes)];
  uint32_t group = 0;
  UNBANK_EACH_BIT(lane, lanes) {
    group |= (apart[lane] - first) % align ? 0 : UINT32_C(1) << lane;
  }
  return group;
}

/* Tries lanes at their own offsets plus `argument` times their coefficients, which is one of
 * `arguments` arguments to try. False if that exceeds the cap on work. */
static bool try_places(struct trial *it, int64_t argument, uint32_t arguments) {
  const struct rows_pattern *rows = it->rows;
  const struct trace_pattern *pattern = rows->pattern;
  int64_t apart[UNBANK_LANES] = {0};
  UNBANK_EACH_BIT(lane, pattern->may_mask) {
    apart[lane] = (int32_t)pattern->relative[lane] + (int32_t)rows->coefficient[lane] * argument;
  }
  struct places places = places_of(it->query, rows, apart);
  if ((uint64_t)places.count * arguments > ROWS_POINTS_MAX)
    return false;
  for (uint32_t left = pattern->may_mask, group; left; left &= ~group) {
    group = aligned_with_first(it->query, left, apart);
    if (!(pattern->must_mask & ~group))
      try_lanes(it, &places, apart, (struct executing){group, pattern->must_mask});
  }
  return true;
}

/* Tries arguments that bring lanes together that others keep apart, if they give rows of this k. */
static bool try_meetings(struct trial *it, unsigned k) {
  const struct rows_pattern *rows = it->rows;
  struct meetings meetings;
  int64_t offset[UNBANK_LANES];
  if (!score_heeds_meetings(it->query, &it->range))
    return true;
  for (unsigned i = 0; i < UNBANK_LANES; i++)
    offset[i] = (int32_t)rows->pattern->relative[i];
  if (!score_find_meetings(offset, rows->coefficient, rows->pattern->may_mask, it->query->granule,
                           &meetings))
    return score_widen_by_meetings(it->query, &it->range);
  for (unsigned i = 0; i < meetings.count; i++) {
    const uint64_t row =
        ((uint64_t)meetings.at[i] * rows->of->scale + rows->of->constant) | UNBANK_PITCH_MAX;
    if ((unsigned)__builtin_ctzll(row) == k && !try_places(it, meetings.at[i], 1))
      return false;
  }
  return true;
}

/* The layout in launches in which the rows that move lanes have this k. */
static struct unbank_layout layout_of(const struct score_query *query,
                                      const struct rows_pattern *rows, unsigned k) {
  const uint32_t own = UINT32_C(1) << k;
  const uint32_t other = rows->log == SCORE_ROWS_OWN ? own : UINT32_C(1) << rows->log;
  return unbank_layout_with_two_rows(query->layout, own, other);
}

/* Whether launches in which the other rows have this j differ from those in which they have less.
 */
static bool differs(const struct rows_pattern *rows, unsigned k) {
  const unsigned line = k > UNBANK_BANK_ROW_LOG ? k : UNBANK_BANK_ROW_LOG;
  return rows->log == SCORE_ROWS_OWN || rows->log <= line + LAYOUT_PITCH_FURTHER;
}

/* The range at one base over all rows of one k. */
static struct score_range range_of(const struct score_query *query, const struct rows_pattern *rows,
                                   uint32_t base, unsigned k, bool as_it_lies) {
  struct arguments arguments = arguments_of(rows->of, k);
  const struct unbank_layout layout = as_it_lies ? unbank_identity : layout_of(query, rows, k);
  struct score_query under = score_under(query, &layout);
  uint32_t common = 0;
  for (unsigned i = 0; i < UNBANK_LANES; i++)
    common = (uint32_t)greatest_divisor(common, score_step(rows->coefficient[i]));
  uint32_t cases = common ? under.period_L / (uint32_t)greatest_divisor(under.period_L, common) : 1;
  uint32_t modulus = larger(cases, arguments.step);
  uint32_t count = common ? modulus / arguments.step : 1;
  int64_t far = (int64_t)(UNBANK_OFFSET_END / modulus | 1) * modulus;
  struct trial trial = {
      .query = &under, .rows = rows, .base = base, .range = {.min = INFINITY, .ruled = true}};
  bool is_one_row = common && k == ROWS_LOG_MAX, is_done = true;
  for (uint32_t i = 0; is_done && !is_one_row && i < count; i++)
    is_done = try_places(&trial, arguments.first + (int64_t)i * arguments.step + far, count);
  if (is_one_row)
    is_done = try_places(&trial, argument_of_no_row(rows->of), 1);
  is_done = is_done && try_meetings(&trial, k);
  return is_done ? trial.range : score_worst(query, rows->pattern->may_mask);
}

/* The key for the memo. */

static uint64_t key_of(const struct score_query *query, const struct rows_pattern *rows,
                       uint32_t base, bool as_it_lies) {
  const struct unbank_row *row = rows->of;
  const struct trace_pattern *pattern = rows->pattern;
  uint64_t hash =
      hash_mix((uint64_t)query->has_source + 2 * as_it_lies + 4 * (uint64_t)query->unmoved,
               (uint64_t)query->op << 32 | query->bytes);
  hash = hash_mix(hash, (uint64_t)query->layout->pitch.bit << 32 | row->argument);
  hash = hash_mix(hash, query->layout->pitch.least);
  hash = hash_mix(hash, (uint64_t)row->scale << 32 | row->constant);
  hash = hash_mix(hash, rows->log);
  hash = hash_mix(hash, (uint64_t)pattern->may_mask << 32 | pattern->must_mask);
  hash = hash_mix(hash, query->align);
  hash = score_mix_lanes(score_mix_lanes(hash, pattern->relative), rows->coefficient);
  return hash_mix(hash_mix(hash, rows->step), base) | 1;
}

/* The least k from which on lanes are whole rows apart, plus fewer than 2^(k - 1) bytes. Rows that
 * are twice as long then act like these, one bit further up; so do rows of two lengths, if both are
 * twice as long. */
static unsigned first_alike(const struct rows_pattern *rows) {
  uint32_t inside = 0;
  bool in_rows = !rows->of->constant;
  UNBANK_EACH_BIT(lane, rows->pattern->may_mask) {
    inside |= rows->pattern->relative[lane];
    in_rows = in_rows && (int32_t)rows->coefficient[lane] % (int32_t)rows->of->scale == 0;
  }
  return in_rows && inside < UNBANK_PITCH_MAX ? (unsigned)__builtin_ctz(width_above(inside)) + 1
                                              : SCORE_ROWS_KINDS;
}

/* Finds the wavefronts for each k. */
static void find_rows(const struct score_query *query, const struct rows_pattern *rows,
                      uint32_t base, bool as_it_lies, struct score_rows *out) {
  struct score_range range = {.max = 0};
  bool is_alike = false;
  out->all = (struct score_range){.min = INFINITY, .ruled = true};
  for (unsigned k = 0; k < SCORE_ROWS_KINDS; k++) {
    out->most[k] = 0;
    bool moves = rows->log == SCORE_ROWS_OWN && k >= unbank_pitch_log(query->layout);
    if (!differs(rows, k) || (query->unmoved && moves) || !arguments_of(rows->of, k).any)
      continue;
    if (!is_alike || k == ROWS_LOG_MAX)
      range = range_of(query, rows, base, k, as_it_lies);
    is_alike = rows->log == SCORE_ROWS_OWN && k >= first_alike(rows) &&
               k >= unbank_pitch_log(query->layout) &&
               k >= (unsigned)__builtin_ctz(align_of(query));
    out->most[k] = range.max ? range.max : INFINITY; /* no lanes could execute it */
    if (range.max)
      score_widen(&out->all, range);
  }
  out->all.exact = out->all.ruled && out->all.min == out->all.max;
  out->all.middle = out->all.ruled ? (out->all.min + out->all.max) / 2 : 0;
}

unsigned score_rows_last_other(const struct rows_pattern *rows) {
  const unsigned alike = first_alike(rows) + LAYOUT_PITCH_FURTHER;
  return alike < ROWS_LOG_MAX ? alike : ROWS_LOG_MAX;
}

/* The wavefronts where the other rows have a larger j than that: those for that j, that much
 * further up. Rows of the largest k are 0 bytes long. */
static struct score_rows further_up(const struct score_query *query,
                                    const struct rows_pattern *rows, uint32_t base,
                                    bool as_it_lies) {
  struct rows_pattern least = *rows;
  least.log = score_rows_last_other(rows);
  struct score_rows found = score_rows_at(query, &least, base, as_it_lies);
  const unsigned up = rows->log - least.log;
  for (unsigned k = ROWS_LOG_MAX; k-- > 0;)
    found.most[k] = k >= up ? found.most[k - up] : 0;
  return found;
}

struct score_rows score_rows_at(const struct score_query *query, const struct rows_pattern *rows,
                                uint32_t base, bool as_it_lies) {
  struct score_rows found;
  if (rows->fits && rows->log != SCORE_ROWS_OWN && rows->log > score_rows_last_other(rows))
    return further_up(query, rows, base, as_it_lies);
  uint32_t period = query->period_P;
  base %= rows->step ? (uint32_t)greatest_divisor(period, rows->step) : period;
  if (!rows->fits) {
    found.all = score_worst(query, rows->pattern->may_mask);
    found.all.middle = (found.all.min + found.all.max) / 2;
    for (unsigned k = 0; k < SCORE_ROWS_KINDS; k++)
      found.most[k] = found.all.max;
    return found;
  }
  if (!query->rows) {
    find_rows(query, rows, base, as_it_lies, &found);
    return found;
  }
  uint64_t key = key_of(query, rows, base, as_it_lies);
  struct score_rows *memo = &query->rows[key >> (64 - SCORE_ROWS_MEMO_BITS)];
  if (memo->key != key)
    find_rows(query, rows, base, as_it_lies, memo);
  memo->key = key;
  return *memo;
}
