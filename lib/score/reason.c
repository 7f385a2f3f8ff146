/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "score/reason.h"

#include <math.h>

#include "score/rows.h"
#include "support/integers.h"
#include "support/words.h"

/* The first pattern whose run-time stride is the only reason for its range, and its axes. */
static const struct trace_pattern *strided(const struct score_query *query,
                                           const struct trace_access *access, struct axes *axes) {
  for (size_t i = 0; i < access->patterns.count; i++) {
    const struct trace_pattern *pattern = &access->patterns.items[i];
    *axes = score_axes(query, pattern);
    if (pattern->known && !pattern->data_bits && pattern->may_mask == pattern->must_mask &&
        axes->count == 2 && axes->counters == 2 && axes->unknown_points &&
        axes->items[0].cases == 1)
      return pattern;
  }
  return NULL;
}

/* A set of residues modulo `cases` in words: "n is odd", "n is a multiple of 32"; NULL for any
 * other set. */
static const char *describe_residues(struct arena *arena, const char *name,
                                     const double *wavefronts, uint32_t cases, double wanted) {
  uint32_t common = cases, hits = 0, odd = 0;
  for (uint32_t i = 0; i < cases; i++)
    if (wavefronts[i] == wanted) {
      common = (uint32_t)greatest_divisor(common, i);
      hits++, odd += i & 1;
    }
  if (hits == odd && cases % 2 == 0 && 2 * hits == cases)
    return arena_printf(arena, "%s is odd", name);
  if (common > 1 && hits == cases / common)
    return arena_printf(arena, "%s is a multiple of %u", name, common);
  return NULL;
}

static const char *stride_reason(const struct score_query *query, const struct trace_access *access,
                                 const struct score_range *found, struct arena *arena) {
  struct axes axes;
  const struct trace_pattern *pattern = strided(query, access, &axes);
  if (!pattern)
    return NULL;
  const struct axis axis = axes.items[1];
  const struct trace_symbol *symbol = &query->traced->symbols[axis.term->symbol];
  const bool is_named = symbol->is_what_name_says && access->case_count <= 1;
  const char *name = symbol->name;
  double *wavefronts = ARENA_ARRAY(arena, double, axis.cases), least = INFINITY, most = 0;
  uint32_t base = score_base(query, pattern->bases.items[0].offset);
  for (uint32_t i = 0; i < axis.cases; i++) {
    int64_t offset[UNBANK_LANES];
    score_start_lanes(query, pattern, base, offset);
    score_move_lanes(&axis, 1, i, offset);
    wavefronts[i] = score_evaluate(query, offset, pattern->may_mask, pattern->must_mask).max;
    least = fmin(least, wavefronts[i]), most = fmax(most, wavefronts[i]);
  }
  if (least < found->min || most > found->max) /* some residues never occur */
    return NULL;
  if (least == most && unbank_is_one_place(pattern) && !is_named)
    return NULL;
  if (least == most)
    return unbank_is_one_place(pattern)
               ? arena_printf(arena, "%g wavefronts unless %s is 0", most, name)
               : arena_printf(arena,
                              "%g wavefronts unless %s brings lanes "
                              "together in a word",
                              most, name);
  const char *good = describe_residues(arena, name, wavefronts, axis.cases, least);
  const char *bad = describe_residues(arena, name, wavefronts, axis.cases, most);
  if ((!good && !bad) || !is_named)
    return NULL;
  return arena_printf(arena, "%g wavefront%s%s%s, %g%s%s", least, least == 1 ? "" : "s",
                      good ? " if " : " at best", good ? good : "", most,
                      bad ? " if " : " at worst", bad ? bad : "");
}

/* Whether the value of a term's symbol can change the wavefronts. */
static bool term_counts(const struct score_query *query, const struct trace_term *term) {
  uint32_t step = score_step(term->coefficient[0]);
  if (query->traced->symbols[term->symbol].trips)
    return false;
  return !term->uniform || greatest_divisor(query->period_P, step) != query->period_P;
}

/* "n", "n and m", "n, m and blockIdx.x": the names that decide where lanes are, or NULL. */
static const char *deciders(const struct score_query *query, const struct trace_access *access,
                            struct arena *arena) {
  LIST_OF(const char *) names = {0};
  for (size_t i = 0; i < access->patterns.count; i++)
    for (size_t t = 0; t < access->patterns.items[i].term_count; t++) {
      const struct trace_term *term = &access->patterns.items[i].terms[t];
      const char *name = query->traced->symbols[term->symbol].name;
      if (*name && term_counts(query, term) && !is_one_of(name, names.items, names.count))
        *ARENA_PUSH(arena, &names) = name;
    }
  const char *out = names.count ? names.items[0] : NULL;
  for (size_t i = 1; i < names.count; i++)
    out = arena_printf(arena, "%s%s%s", out, i + 1 < names.count ? ", " : " and ", names.items[i]);
  return out;
}

/* The reason under a layout for rows whose length the launch chooses. */
static const char *rows_reason(const struct score_query *query, const struct trace_access *access,
                               struct arena *arena) {
  for (size_t i = 0; i < access->patterns.count; i++)
    if (!score_rows_pattern(query, &access->patterns.items[i]).fits)
      return "not only the length of rows decides where lanes are";
  const char *names = deciders(query, access, arena);
  return unbank_row_count(query->layout) > 1
             ? "least where both lengths of rows have the same power of two as a factor; most "
               "where one of them is odd"
         : names ? arena_printf(arena, "depends on %s", names)
                 : "depends on the length of rows";
}

static const char *symbol_reason(const struct score_query *query, const struct trace_access *access,
                                 struct arena *arena) {
  for (size_t i = 0; i < access->patterns.count; i++) {
    const struct trace_pattern *pattern = &access->patterns.items[i];
    struct axes axes = score_axes(query, pattern);
    if (!axes.unknown_points || !axes.counter_points)
      return arena_printf(arena, "work cap reached: more than %d combinations of values",
                          SCORE_CASES_MAX);
  }
  const char *names = deciders(query, access, arena);
  if (names)
    return arena_printf(arena, "depends on %s", names);
  return access->case_name && *access->case_name
             ? arena_printf(arena, "depends on %s", access->case_name)
             : "depends on a value that is not known";
}

/* The reason for an access whose wavefronts are known, but not how often it is executed. */
static const char *decided_reason(const struct trace_access *access, struct arena *arena) {
  const char *names = NULL;
  const size_t count = access->trip_symbols.count;
  for (size_t i = 0; i < count; i++)
    names = names ? arena_printf(arena, "%s%s%s", names, i + 1 < count ? ", " : " and ",
                                 access->trip_symbols.items[i])
                  : access->trip_symbols.items[i];
  return arena_printf(arena, "%s decide%s differently about its executions",
                      names ? names : "a value that is not known", count > 1 ? "" : "s");
}

const char *unbank_score_reason(const struct score_query *query, const struct trace_access *access,
                                const struct score_range *found, struct arena *arena) {
  if (!found->ruled)
    return "no rule is known for this instruction";
  if (*access->reason)
    return access->reason;
  if (query->layout->permutation == UNBANK_PERMUTE_PITCH)
    return rows_reason(query, access, arena);
  if (found->exact)
    return decided_reason(access, arena);
  const char *stride = stride_reason(query, access, found, arena);
  if (!stride && query->has_source)
    return "cp.async also takes a turn for each 128-byte line that it reads of its source";
  return stride ? stride : symbol_reason(query, access, arena);
}
