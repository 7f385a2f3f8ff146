/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "score/score.h"

#include <math.h>

#include "score/range.h"
#include "score/reason.h"
#include "score/rows.h"
#include "score/table.h"

enum {
  SCORE_CHUNK = 512,    /* bases reduced together, through a hash table */
  SCORE_SLOT_BITS = 10, /* of the hash table, which is at most half full */
  SCORE_SLOTS = 1 << SCORE_SLOT_BITS,
};

/* Sums. */

/* Ranges of wavefronts, summed over executions or taken over all of them. */
struct tally {
  double executions;  /* the sum of weights */
  double middle;      /* sum of the middles of ranges, where addresses are known */
  double least, most; /* `middle` with every range at its low or high end; where data decides, as in
                         `middle` */
  double by_chance;   /* sum where addresses are not known, as if words were random */
  double ideal;       /* sum of ideals */
  double min, max;    /* of all executions */
  double least_ideal, most_ideal; /* of all executions */
  bool ruled, exact, known;       /* what holds of all ranges (struct score_range), and addresses */
};

static const struct tally no_tally = {
    .min = INFINITY, .least_ideal = INFINITY, .ruled = true, .exact = true, .known = true};

/* Adds a range that so many executions have. */
static void count(struct tally *tally, struct score_range range, double executions, bool is_known,
                  bool has_data) {
  tally->executions += executions;
  tally->min = fmin(tally->min, range.min);
  tally->max = fmax(tally->max, range.max);
  tally->least_ideal = fmin(tally->least_ideal, range.ideal);
  tally->most_ideal = fmax(tally->most_ideal, range.ideal);
  tally->ruled = tally->ruled && range.ruled;
  tally->ideal += executions * range.ideal;
  tally->known = tally->known && is_known;
  tally->exact = tally->exact && is_known && range.exact;
  if (!is_known) {
    tally->by_chance += executions * range.middle;
    return;
  }
  bool is_range = !range.exact && !has_data;
  tally->middle += executions * range.middle;
  tally->least += executions * (is_range ? range.min : range.middle);
  tally->most += executions * (is_range ? range.max : range.middle);
}

/* Bases that are equal modulo P, with their executions added up. */
struct residues {
  uint16_t slot[SCORE_SLOTS]; /* open addressing: 1 + index in base[] and executions[]; 0: free */
  uint32_t base[SCORE_CHUNK];
  double executions[SCORE_CHUNK];
  size_t count;
};

/* Reduces bases modulo P. */
static void reduce(const struct prepared_pattern *prepared, const struct trace_base *bases,
                   size_t count, struct residues *out) {
  memset(out->slot, 0, sizeof out->slot);
  out->count = 0;
  for (size_t i = 0; i < count; i++) {
    uint32_t base = score_least_base(prepared, score_base(prepared->query, bases[i].offset));
    size_t at = base * UINT32_C(0x9e3779b1) >> (32 - SCORE_SLOT_BITS);
    while (out->slot[at] && out->base[out->slot[at] - 1] != base)
      at = (at + 1) % SCORE_SLOTS;
    if (!out->slot[at]) {
      out->base[out->count] = base;
      out->executions[out->count] = 0;
      out->slot[at] = (uint16_t)++out->count;
    }
    out->executions[out->slot[at] - 1] += bases[i].count;
  }
}

enum { OTHERS_WORK_MAX = 1 << 18 }; /* evaluations for one pattern at one base: about 40 ms */

/* Under a layout for rows of two lengths, the largest power of two that divides the other length
 * may differ from that of the rows that move lanes. A score covers all such launches; a choice
 * (`aligned`) covers only those in which the two are equal. */
static struct score_range score_rows(const struct score_query *query,
                                     const struct trace_pattern *pattern, uint32_t base) {
  struct rows_pattern rows = score_rows_pattern(query, pattern);
  struct score_range range = score_rows_at(query, &rows, base, false).all;
  const double middle = range.middle;
  const bool has_others = rows.fits && !query->aligned && unbank_row_count(query->layout) > 1;
  const uint64_t most = query->work->count + OTHERS_WORK_MAX;
  const unsigned end =
      query->unmoved ? unbank_pitch_log(query->layout) : score_rows_last_other(&rows) + 1;
  for (rows.log = query->layout->pitch.bit; has_others && rows.log < end; rows.log++) {
    const bool is_over = query->work->count > most;
    struct score_range others = is_over ? score_worst(query, pattern->may_mask)
                                        : score_rows_at(query, &rows, base, false).all;
    if (others.max)
      score_widen(&range, others);
    if (is_over)
      break;
  }
  range.exact = range.exact && range.min == range.max;
  range.middle = middle;
  return range;
}

/* Words that data decides count as random. If it decides only in which lines of banks they are, so
 * that without a layout they have no conflict for it, the score under one is a bound. */
static void count_rows(const struct score_query *query, const struct trace_pattern *pattern,
                       struct tally *tally) {
  const bool is_known = pattern->known && !(pattern->data_bits & (UNBANK_BANK_ROW - 1));
  for (size_t i = 0; i < pattern->bases.count && !score_is_over(query->work); i++) {
    const uint32_t base = score_base(query, pattern->bases.items[i].offset);
    struct score_range range = !is_known ? score_by_chance(query, pattern->may_mask)
                               : query->work->count > query->most_rows
                                   ? score_worst(query, pattern->may_mask)
                                   : score_rows(query, pattern, base);
    count(tally, range, pattern->bases.items[i].count, is_known, false);
  }
}

static void count_table(const struct score_query *query, const struct trace_pattern *pattern,
                        struct tally *tally) {
  for (size_t i = 0; i < pattern->bases.count; i++)
    count(tally, score_table(query, pattern, pattern->bases.items[i].offset),
          pattern->bases.items[i].count, true, true);
}

/* Lanes spread over several arrays take at most the sum of the wavefronts in each array, and at
 * least the most in any one. This holds for words alone: wider accesses are served in groups that
 * depend on which lanes are active. */
static void count_parts(const struct score_query *query, const struct trace_pattern *pattern,
                        struct tally *tally) {
  struct score_range range = {.ideal = 1, .ruled = true};
  for (size_t i = 0; i < pattern->part_count; i++) {
    const struct trace_pattern *part = &pattern->parts[i];
    const struct prepared_pattern prepared = score_prepare(query, part);
    const struct score_range here =
        score_at_base(&prepared, score_base(query, part->bases.items->offset));
    range.min = fmax(range.min, part->must_mask ? here.min : 0);
    range.max += here.max;
    range.ruled = range.ruled && here.ruled;
  }
  range.middle = (range.min + range.max) / 2;
  for (size_t i = 0; i < pattern->bases.count; i++)
    count(tally, range, pattern->bases.items[i].count, true, false);
}

/* Counts bases that cost the same together. */
static void count_bases(const struct score_query *query, const struct trace_pattern *pattern,
                        struct tally *tally) {
  struct residues residues;
  const struct prepared_pattern prepared = score_prepare(query, pattern);
  for (size_t first = 0; first < pattern->bases.count; first += SCORE_CHUNK) {
    size_t left = pattern->bases.count - first;
    reduce(&prepared, pattern->bases.items + first, left < SCORE_CHUNK ? left : SCORE_CHUNK,
           &residues);
    for (size_t i = 0; i < residues.count; i++) {
      struct score_range range = pattern->known ? score_at_base(&prepared, residues.base[i])
                                                : score_by_chance(query, pattern->may_mask);
      count(tally, range, residues.executions[i], pattern->known, pattern->data_bits != 0);
    }
  }
}

static void count_pattern(const struct score_query *query, const struct trace_pattern *pattern,
                          struct tally *tally) {
  if (query->layout->permutation == UNBANK_PERMUTE_PITCH)
    count_rows(query, pattern, tally);
  else if (pattern->known && pattern->table_bytes)
    count_table(query, pattern, tally);
  else if (pattern->part_count && score_counts_words(query))
    count_parts(query, pattern, tally);
  else
    count_bases(query, pattern, tally);
}

/* Sums the case that begins with pattern *first, and moves *first to the next case. */
static struct tally count_case(const struct score_query *query, const struct trace_access *access,
                               size_t *first) {
  struct tally tally = no_tally;
  uint32_t number = access->patterns.items[*first].residue_case;
  for (; *first < access->patterns.count; ++*first) {
    if (access->patterns.items[*first].residue_case != number)
      break;
    count_pattern(query, &access->patterns.items[*first], &tally);
  }
  return tally;
}

/* Sums all cases. The result is exact if all cases agree; if there are several, every execution
 * must also cost the same, since warps of one launch may be in different cases. Otherwise the
 * middle lies halfway between the cheapest and the dearest case. It is not the mean, because
 * residues of an argument are not equally likely: sizes are often powers of two. */
static struct tally count_access(const struct score_query *query,
                                 const struct trace_access *access) {
  size_t next = 0;
  double count = access->case_count, least = INFINITY, most = 0;
  struct tally all = no_tally, one = all;
  while (next < access->patterns.count) {
    bool is_first = !next;
    struct tally tally = count_case(query, access, &next);
    if (is_first)
      one = tally;
    bool agrees = tally.executions == one.executions && tally.middle == one.middle &&
                  tally.min == one.min && tally.max == one.max && tally.ideal == one.ideal &&
                  (access->case_count == 1 || tally.min == tally.max);
    all.min = fmin(all.min, tally.min);
    all.max = fmax(all.max, tally.max);
    all.least_ideal = fmin(all.least_ideal, tally.least_ideal);
    all.most_ideal = fmax(all.most_ideal, tally.most_ideal);
    all.executions += tally.executions / count;
    least = fmin(least, tally.least), most = fmax(most, tally.most);
    all.middle += tally.middle / count;
    all.ideal += tally.ideal / count;
    all.by_chance += tally.by_chance / count;
    all.ruled = all.ruled && tally.ruled;
    all.known = all.known && tally.known;
    all.exact = all.exact && tally.exact && agrees;
  }
  if (access->case_count > 1 && !all.exact)
    all.middle = next ? (least + most) / 2 : 0;
  return all;
}

struct score_memo *unbank_score_memo(struct arena *arena) {
  return ARENA_ARRAY(arena, struct score_memo, (size_t)1 << SCORE_MEMO_BITS);
}

struct score_rows *unbank_rows_memo(struct arena *arena) {
  return ARENA_ARRAY(arena, struct score_rows, (size_t)1 << SCORE_ROWS_MEMO_BITS);
}

/* The query for the executions that count in the search; *counted: the access whose patterns they
 * are. */
static struct score_query counted_query(const struct scored *of, bool once, struct score_work *work,
                                        const struct trace_access **counted) {
  struct score_query query = score_query_of(of, work);
  *counted = unbank_counted(query.traced, once);
  query.aligned = of->layout->carved || of->layout->permutation == UNBANK_PERMUTE_PITCH;
  if (*counted != query.traced->measured)
    query.traced = *counted; /* samples have symbols of their own */
  return query;
}

struct score_cost unbank_score_cost(struct scored of, bool once, struct score_work *work) {
  const struct trace_access *counted;
  struct score_query query = counted_query(&of, once, work, &counted);
  struct tally tally = count_access(&query, counted);
  const struct trace_access *traced = unbank_traced(of.trace, of.access->id);
  const bool is_sample = counted != traced && counted != traced->measured;
  return (struct score_cost){tally.middle, tally.by_chance,
                             is_sample || !tally.known || !tally.ruled};
}

void unbank_score_cases(struct scored of, struct score_work *work, uint32_t symbol, uint32_t count,
                        double trips, double by_case[]) {
  const struct trace_access *counted;
  struct score_query query = counted_query(&of, false, work, &counted);
  if (counted->case_symbol != symbol) {
    struct tally all = count_access(&query, counted);
    for (uint32_t k = 0; k < count; k++)
      by_case[k] += trips * (all.middle + all.by_chance);
    return;
  }
  for (size_t next = 0; next < counted->patterns.count;) {
    uint32_t number = counted->patterns.items[next].residue_case;
    struct tally tally = count_case(&query, counted, &next);
    for (uint32_t k = number; k < count; k += counted->case_count)
      by_case[k] += trips * (tally.middle + tally.by_chance);
  }
}

bool unbank_score_rows(struct scored of, bool as_it_lies, unsigned row, unsigned log,
                       struct score_work *work, double by_log[SCORE_ROWS_KINDS]) {
  struct score_query query = score_query_of(&of, work);
  const struct trace_access *traced =
      query.traced->is_typical ? query.traced->sampled : query.traced;
  bool fits = true;
  query.traced = traced;
  for (size_t i = 0; fits && i < traced->patterns.count; i++) {
    struct rows_pattern rows = score_rows_pattern(&query, &traced->patterns.items[i]);
    fits = rows.fits || !traced->patterns.items[i].known;
    bool counts = rows.fits && (!rows.moves || rows.of == &of.layout->pitch.rows[row]);
    rows.log = log;
    for (size_t b = 0; counts && b < rows.pattern->bases.count && !score_is_over(work); b++) {
      const struct trace_base *base = &rows.pattern->bases.items[b];
      struct score_rows at =
          score_rows_at(&query, &rows, score_base(&query, base->offset), as_it_lies);
      for (unsigned k = 0; k < SCORE_ROWS_KINDS; k++)
        by_log[k] += base->count * at.most[k];
    }
  }
  return fits && !score_is_over(work);
}

/* The score from measured patterns, which are complete. An access that was never executed costs
 * nothing. */
static struct access_score score_measured(const struct score_query *query,
                                          const struct trace_access *measured) {
  if (!measured->reached)
    return (struct access_score){.exactness = UNBANK_MEASURED, .reason = measured->reason};
  struct tally tally = count_access(query, measured);
  return (struct access_score){.mean = tally.middle / tally.executions,
                               .min = tally.min,
                               .max = tally.max,
                               .ideal = tally.ideal / tally.executions,
                               .exactness = UNBANK_MEASURED,
                               .reason = measured->reason};
}

static bool is_one_address(const struct trace_pattern *pattern) {
  return unbank_is_one_place(pattern) && pattern->known && !pattern->data_bits;
}

/* An atomic whose lanes share an address: if ptxas sees that they do, it combines the lanes; if
 * not, each lane takes its turn. Whether it sees that is not determined here. */
static void allow_combining(const struct trace_access *traced, struct access_score *out) {
  bool combines = false;
  for (size_t i = 0; i < traced->patterns.count && !combines; i++)
    combines = is_one_address(&traced->patterns.items[i]);
  if (!combines || out->exactness == UNBANK_UNKNOWN || !(out->max > 1))
    return;
  out->min = 1, out->mean = NAN;
  if (out->exactness == UNBANK_EXACT)
    out->reason = "ptxas may combine lanes of one address before the atomic";
  out->exactness = UNBANK_BOUNDED;
}

/* The score of an access that has score `a` in some launches and `b` in others. */
static struct access_score either(struct access_score a, struct access_score b) {
  bool differ = a.min != b.min || a.max != b.max || a.mean != b.mean;
  struct access_score both = a.exactness == UNBANK_UNKNOWN || b.exactness == UNBANK_EXACT ? a : b;
  both.min = fmin(a.min, b.min);
  both.max = isnan(a.max) || isnan(b.max) ? NAN : fmax(a.max, b.max);
  if (both.exactness == UNBANK_UNKNOWN || !differ)
    return both;
  both.mean = NAN;
  both.exactness = UNBANK_BOUNDED;
  return both;
}

/* The most words that the array has in one bank, which bounds what lanes inside it can address. */
static double words_of_a_bank(const struct score_query *query, const struct trace_access *traced) {
  uint64_t periods = (traced->array_bytes + (uint64_t)query->period_T - 1) / query->period_T;
  uint64_t bytes = periods * query->shift_c + ((unsigned)query->shift & (UNBANK_BANK_BYTES - 1));
  return traced->array_bytes && score_counts_words(query) ? ceil((double)bytes / UNBANK_BANK_ROW)
                                                          : INFINITY;
}

/* Lowers the maximum to the words that the array has in any one bank; if that is one word, the
 * score is exact. An array that is small as it lies bounds the score under every layout, even one
 * that spreads it over more words of a bank. */
static void bound_by_array(const struct score_query *query, const struct trace_access *traced,
                           struct access_score *out) {
  double most = words_of_a_bank(query, traced);
  double as_it_lies = score_counts_words(query) && traced->array_bytes
                          ? ceil((double)traced->array_bytes / UNBANK_BANK_ROW)
                          : INFINITY;
  if (out->exactness == UNBANK_EXACT || !(fmin(most, as_it_lies) < out->max))
    return;
  most = fmin(most, out->max);
  out->max = most, out->ideal = 1;
  out->exactness = most > 1 ? UNBANK_BOUNDED : UNBANK_EXACT;
  out->mean = most > 1 ? (double)NAN : 1;
}

/* If, for instance, at most one lane is active, an execution takes one wavefront wherever it is. */
static void settle_one(struct access_score *out) {
  if (out->exactness == UNBANK_EXACT || out->min != 1 || out->max != 1)
    return;
  out->mean = out->ideal = 1;
  out->exactness = UNBANK_EXACT;
}

static void score_one(const struct scored *of, struct arena *arena, struct access_score *out) {
  const struct trace_access *traced = unbank_traced(of->trace, of->access->id);
  if (!traced->reached) {
    *out = (struct access_score){.exactness = UNBANK_EXACT, .reason = traced->reason};
    return;
  }
  struct score_work work = {0};
  struct score_query query = score_query_of(of, &work);
  struct tally tally = count_access(&query, traced);
  bool is_known = tally.known && tally.ruled;
  bool is_even = tally.min == tally.max && tally.least_ideal == tally.most_ideal;
  bool is_exact = tally.exact && (!traced->mixes_trips || is_even);
  *out =
      (struct access_score){.mean = is_exact && tally.ruled ? tally.middle / tally.executions : NAN,
                            .min = tally.min,
                            .max = isinf(tally.max) ? NAN : tally.max,
                            .ideal = is_known ? tally.ideal / tally.executions : NAN,
                            .exactness = !is_known  ? UNBANK_UNKNOWN
                                         : is_exact ? UNBANK_EXACT
                                                    : UNBANK_BOUNDED,
                            .reason = ""};
  bound_by_array(&query, traced, out);
  settle_one(out);
  if (out->exactness != UNBANK_EXACT && traced->measured && tally.ruled)
    *out = score_measured(&query, traced->measured);
  else if (out->exactness != UNBANK_EXACT)
    out->reason = unbank_score_reason(
        &query, traced,
        &(struct score_range){
            .min = tally.min, .max = tally.max, .exact = tally.exact, .ruled = tally.ruled},
        arena);
  if (of->access->may_combine)
    allow_combining(traced, out);
}

/* A generic load of more than a word is served like a store of the same width (measured on an H100:
 * 39 patterns of 8 bytes and 39 of 16). The original code need not contain such a load, because
 * ptxas may tell the two kinds of memory apart. */
static void allow_any_memory(struct scored of, struct arena *arena, struct access_score *out) {
  struct access as_store = *of.access;
  struct access_score score;
  if (!of.access->is_parted || of.access->op != UNBANK_OP_LD || of.bytes <= UNBANK_BANK_BYTES ||
      !unbank_layout_is_identity(of.layout))
    return;
  as_store.op = UNBANK_OP_ST;
  of.access = &as_store;
  score_one(&of, arena, &score);
  *out = either(*out, score);
  if (out->exactness == UNBANK_BOUNDED && !*out->reason)
    out->reason = "a load of any memory may serve fewer lanes at a time than one of shared memory";
}

void unbank_score(struct scored of, struct arena *arena, struct access_score *out) {
  const struct unbank_layout *layout = of.layout;
  score_one(&of, arena, out);
  allow_any_memory(of, arena, out);
  double best = out->max;
  struct unbank_layout last = *layout;
  for (uint32_t align = 1; layout->carved && align < unbank_layout_period(layout); align *= 2) {
    struct unbank_layout left = unbank_layout_with_carving(layout, align);
    struct access_score score;
    left.carved = !unbank_layout_is_identity(&left); /* carved starts rotate all banks alike */
    if (unbank_layout_equal(&left, &last))
      continue;
    of.layout = &left;
    score_one(&of, arena, &score);
    *out = either(*out, score);
    last = left;
  }
  if (!layout->carved || out->exactness != UNBANK_BOUNDED)
    return;
  if (best < out->max)
    out->reason =
        arena_printf(arena,
                     "%g wavefront%s where all parts of the memory, an incomplete last line "
                     "too, begin at multiples "
                     "of %u bytes, %g at worst",
                     best, best == 1 ? "" : "s", unbank_layout_period(layout), out->max);
  else if (!*out->reason)
    out->reason = "depends on where arguments carve the memory";
}

static unsigned uncertainty_rank(const struct access_score *score) {
  static const unsigned ranks[] = {
      [UNBANK_EXACT] = 0, [UNBANK_MEASURED] = 1, [UNBANK_BOUNDED] = 2, [UNBANK_UNKNOWN] = 3};
  return ranks[score->exactness];
}

void unbank_score_parts(struct scored of, uint32_t parts, struct arena *arena,
                        struct access_score *out) {
  unbank_score(of, arena, out);
  for (uint32_t part = 1; part < parts; part++) {
    struct access_score next;
    of.shift += (int32_t)of.bytes;
    unbank_score(of, arena, &next);
    if (uncertainty_rank(&next) > uncertainty_rank(out))
      out->exactness = next.exactness, out->reason = next.reason;
    out->mean += next.mean;
    out->min += next.min;
    out->max += next.max;
    out->ideal += next.ideal;
  }
}

bool unbank_score_unmoved(struct scored of, uint32_t parts, double *min, double *max) {
  const struct trace_access *traced = unbank_traced(of.trace, of.access->id);
  *min = *max = 0;
  for (uint32_t part = 0; traced->reached && part < parts; part++, of.shift += (int32_t)of.bytes) {
    struct score_work work = {0};
    struct score_query query = score_query_of(&of, &work);
    query.unmoved = true;
    const struct tally tally = count_access(&query, traced);
    if (isinf(tally.min))
      return false;
    *min += tally.min;
    *max += tally.ruled ? tally.max : INFINITY;
  }
  return true;
}

struct access_score unbank_unknown_score(const char *reason) {
  return (struct access_score){
      .mean = NAN, .max = NAN, .ideal = NAN, .exactness = UNBANK_UNKNOWN, .reason = reason};
}

void unbank_score_as_cas_loop(struct access_score *score) {
  const double min = score->min;
  *score = unbank_unknown_score("the atomic becomes a loop of compare-and-swap, which goes on "
                                "until no other lane or warp was faster");
  score->min = min;
}
