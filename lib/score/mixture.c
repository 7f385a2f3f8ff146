/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The patterns of an access follow each other, shape by shape, each with a share of its count.
 *
 * Cases: one trace may have a case for each of m residues of a symbol, and another for each of n.
 * The mixture has lcm(m, n) cases, and case k is case k mod m of the first and case k mod n of the
 * second. If m and n are coprime, these are all pairs; if both are cases of the same symbol, these
 * are the pairs that a launch can have. */
#include "score/mixture.h"

#include "support/integers.h"
#include "support/words.h"

enum { MIXED_CASES_MAX = 1024 };

struct mixing {
  struct arena *arena;
  const struct trace_access **parts; /* of one access, by shape */
  size_t count;
  uint32_t *first_symbol; /* by shape: where its symbols begin among all */
};

static uint32_t cases_of(const struct trace_access *part) {
  return part->case_count ? part->case_count : 1;
}

/* Symbols. The accesses of a trace share them; their number follows from the patterns. */

static uint32_t symbols_of(const struct trace_access *part) {
  uint32_t count = 0;
  for (size_t p = 0; p < part->patterns.count; p++)
    for (size_t t = 0; t < part->patterns.items[p].term_count; t++)
      if (part->patterns.items[p].terms[t].symbol >= count)
        count = part->patterns.items[p].terms[t].symbol + 1;
  return count;
}

static const struct trace_symbol *mix_symbols(struct mixing *it) {
  uint32_t count = 0;
  for (size_t i = 0; i < it->count; i++) {
    it->first_symbol[i] = count;
    count += symbols_of(it->parts[i]);
  }
  struct trace_symbol *out = ARENA_ARRAY(it->arena, struct trace_symbol, count + 1);
  for (size_t i = 0; i < it->count; i++)
    for (uint32_t s = 0; s < symbols_of(it->parts[i]); s++)
      out[it->first_symbol[i] + s] = it->parts[i]->symbols[s];
  return out;
}

/* Patterns. */

static void add_pattern(struct mixing *it, size_t shape, const struct trace_pattern *pattern,
                        uint32_t number, struct trace_access *out) {
  struct trace_pattern *made = ARENA_PUSH(it->arena, &out->patterns);
  *made = *pattern;
  made->residue_case = number;
  made->terms = ARENA_ARRAY(it->arena, struct trace_term, pattern->term_count + 1);
  for (size_t t = 0; t < pattern->term_count; t++) {
    made->terms[t] = pattern->terms[t];
    made->terms[t].symbol += it->first_symbol[shape];
  }
  made->parts = NULL, made->part_count = 0; /* their symbols belong to one shape's trace */
  made->bases.items = NULL;
  made->bases.count = made->bases.capacity = 0;
  for (size_t b = 0; b < pattern->bases.count; b++)
    *ARENA_PUSH(it->arena, &made->bases) = (struct trace_base){
        pattern->bases.items[b].offset, pattern->bases.items[b].count / (double)it->count};
}

static void mix_patterns(struct mixing *it, struct trace_access *out) {
  for (uint32_t number = 0; number < out->case_count; number++)
    for (size_t i = 0; i < it->count; i++) {
      const struct trace_access *part = it->parts[i];
      for (size_t p = 0; p < part->patterns.count; p++)
        if (part->patterns.items[p].residue_case == number % cases_of(part))
          add_pattern(it, i, &part->patterns.items[p], number, out);
    }
}

/* For too many cases: nothing is known of the addresses. */
static void forget_addresses(struct trace_access *out) {
  for (size_t p = 0; p < out->patterns.count; p++) {
    struct trace_pattern *pattern = &out->patterns.items[p];
    pattern->known = false;
    pattern->term_count = 0;
  }
  out->reason = "the shapes of its launches lead to more cases than are followed";
}

static uint32_t mixed_cases(const struct mixing *it) {
  uint64_t count = 1;
  for (size_t i = 0; i < it->count && count <= MIXED_CASES_MAX; i++)
    count = count / greatest_divisor(count, cases_of(it->parts[i])) * cases_of(it->parts[i]);
  return count <= MIXED_CASES_MAX ? (uint32_t)count : 0;
}

/* Weights. */

static void mix_names(struct mixing *it, const struct trace_names *part, struct trace_names *out) {
  for (size_t i = 0; i < part->count; i++)
    if (!is_one_of(part->items[i], out->items, out->count))
      *ARENA_PUSH(it->arena, out) = part->items[i];
}

/* A loop of unknown length counts as one trip. If only some shapes have such a loop around an
 * access, the proportion of its executions is unknown (mixes_trips). */
static void mix_weights(struct mixing *it, struct trace_access *out) {
  bool differ = false;
  for (size_t i = 0; i < it->count; i++) {
    const struct trace_access *part = it->parts[i];
    out->weight += part->weight / (double)it->count;
    out->most += part->most / (double)it->count;
    out->mixes_trips |= part->mixes_trips;
    if (!i || part->repeats > out->repeats) {
      out->repeats = part->repeats;
      memcpy(out->loops, part->loops, sizeof out->loops);
    }
    differ |= part->reached && out->reached && part->weight_exactness != out->weight_exactness;
    if (part->reached && (!out->reached || part->weight_exactness > out->weight_exactness))
      out->weight_exactness = part->weight_exactness;
    out->reached |= part->reached;
    mix_names(it, &part->trip_symbols, &out->trip_symbols);
    mix_names(it, &part->rare_symbols, &out->rare_symbols);
  }
  out->mixes_trips |= differ;
  sort_names(out->trip_symbols.items, out->trip_symbols.count);
  sort_names(out->rare_symbols.items, out->rare_symbols.count);
}

/* The first reason among the parts that are reached, or among those that are not. */
static const char *reason_of(const struct mixing *it, bool is_reached) {
  const char *reason = "";
  for (size_t i = 0; i < it->count && !*reason; i++)
    if (it->parts[i]->reached == is_reached)
      reason = it->parts[i]->reason;
  return reason;
}

static struct trace_access *mix_samples(struct mixing *it, bool once);

static struct trace_access mix(struct mixing *it) {
  struct trace_access out = {.is_certain = it->parts[0]->is_certain,
                             .array_bytes = it->parts[0]->array_bytes,
                             .executions = it->parts[0]->executions,
                             .case_symbol = it->parts[0]->case_symbol};
  memcpy(out.first, it->parts[0]->first, sizeof out.first);
  memcpy(out.last, it->parts[0]->last, sizeof out.last);
  mix_weights(it, &out);
  out.reason = reason_of(it, out.reached);
  for (size_t i = 0; i < it->count; i++) {
    const struct trace_access *part = it->parts[i];
    out.is_of_data |= part->is_of_data;
    out.is_typical |= part->is_typical;
    out.picks_rows |= part->picks_rows;
    out.behind_branch |= part->behind_branch;
    out.capped |= part->capped;
    out.is_shared |= part->is_shared;
    out.case_symbol = part->case_symbol == out.case_symbol ? out.case_symbol : 0;
  }
  out.symbols = mix_symbols(it);
  out.case_count = mixed_cases(it);
  bool follows = out.case_count;
  out.case_count += !follows;
  mix_patterns(it, &out);
  if (!follows)
    forget_addresses(&out);
  out.sampled = mix_samples(it, false);
  out.sampled_once = mix_samples(it, true);
  return out;
}

/* If only some shapes have samples, the patterns of the others stand beside these. */
static struct trace_access *mix_samples(struct mixing *it, bool once) {
  struct mixing samples = *it;
  bool any = false;
  samples.parts = ARENA_ARRAY(it->arena, const struct trace_access *, it->count);
  samples.first_symbol = ARENA_ARRAY(it->arena, uint32_t, it->count);
  for (size_t i = 0; i < it->count; i++) {
    const struct trace_access *part = it->parts[i];
    any |= once ? part->sampled_once != NULL : part->sampled != NULL;
    samples.parts[i] = unbank_counted(part, once);
  }
  if (!any)
    return NULL;
  struct trace_access *out = ARENA_NEW(it->arena, struct trace_access);
  *out = mix(&samples);
  return out;
}

struct trace *unbank_mix_traces(struct arena *arena, const struct trace *const *traces,
                                size_t count) {
  struct trace *out = ARENA_NEW(arena, struct trace);
  struct mixing it = {.arena = arena,
                      .parts = ARENA_ARRAY(arena, const struct trace_access *, count),
                      .count = count,
                      .first_symbol = ARENA_ARRAY(arena, uint32_t, count)};
  out->ids = traces[0]->ids;
  out->count = traces[0]->count;
  out->accesses = ARENA_ARRAY(arena, struct trace_access, out->count);
  for (size_t i = 0; i < count; i++)
    out->assumes |= traces[i]->assumes;
  for (size_t a = 0; a < out->count; a++) {
    for (size_t i = 0; i < count; i++)
      it.parts[i] = &traces[i]->accesses[a];
    out->accesses[a] = mix(&it);
  }
  return out;
}
