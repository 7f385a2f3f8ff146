/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "lanes/record/patterns.h"

#include "model/relations.h"
#include "support/hash.h"
#include "support/integers.h"

enum { ROW_DRAWS = 8, DATA_BITS = (1 << 16) - 1 };

const struct trace_access *unbank_traced(const struct trace *trace, uint32_t access) {
  static const struct trace_access never = {.reason = TRACE_NEVER};
  uint32_t place = unbank_place_among(trace->ids, trace->count, access);
  return place == UNBANK_NO_INDEX ? &never : &trace->accesses[place];
}

/* Adds what a pattern's lanes access. */
static void add_bytes(const struct trace_pattern *pattern, uint32_t bytes,
                      struct trace_bytes *out) {
  int32_t least = INT32_MAX, most = INT32_MIN;
  for (unsigned lane = 0; lane < UNBANK_LANES; lane++) {
    const int32_t at = (int32_t)pattern->relative[lane];
    if (pattern->must_mask >> lane & 1) {
      least = at < least ? at : least;
      most = at > most ? at : most;
    }
  }
  for (size_t i = 0; least <= most && i < pattern->bases.count; i++) {
    const int64_t base = (int32_t)pattern->bases.items[i].offset;
    const bool is_first = out->first == out->end;
    out->first = is_first || base + least < out->first ? base + least : out->first;
    out->end = is_first || base + most + bytes > out->end ? base + most + bytes : out->end;
  }
}

struct trace_bytes unbank_certain_bytes(const struct trace_access *traced, uint32_t bytes) {
  struct trace_bytes out = {0};
  const bool is_exact = traced->weight_exactness == UNBANK_WEIGHT_EXACT;
  for (size_t i = 0; is_exact && i < traced->patterns.count; i++) {
    const struct trace_pattern *pattern = &traced->patterns.items[i];
    if (pattern->known && !pattern->term_count && !pattern->data_bits && !pattern->table_bytes)
      add_bytes(pattern, bytes, &out);
  }
  return out;
}

uint32_t unbank_first_row(const struct trace_pattern *pattern, uint32_t offset) {
  uint32_t within = (UINT32_C(1) << bits_of(pattern->table_bytes - 1)) - 1;
  return offset & within & ~pattern->data_bits;
}

/* At least half of all sets of the bits end within the table, so one of a few draws does. */
uint32_t unbank_random_row(const struct trace_pattern *pattern, uint32_t offset, uint32_t lane,
                           uint32_t seed) {
  uint32_t first = unbank_first_row(pattern, offset);
  for (uint32_t draw = 0; draw < ROW_DRAWS; draw++) {
    uint32_t place = first + ((uint32_t)hash_random(seed, lane, draw) & pattern->data_bits);
    if (place < pattern->table_bytes)
      return place;
  }
  return first;
}

uint32_t unbank_random_bits(const struct trace_pattern *pattern, uint32_t lane, uint32_t draw) {
  return (uint32_t)hash_random(draw, lane, 0) & pattern->data_bits & DATA_BITS;
}

bool unbank_has_strided_term(const struct trace_pattern *pattern) {
  for (size_t t = 0; t < pattern->term_count; t++)
    if (!pattern->terms[t].uniform)
      return true;
  return false;
}

bool unbank_is_one_place(const struct trace_pattern *pattern) {
  UNBANK_EACH_BIT(lane, pattern->may_mask)
    if (pattern->relative[lane])
      return false;
  return true;
}

/* Whether all addresses are known but for arguments, or samples stand for rows that data picks, and
 * an argument decides how far lanes lie apart. A measurement has that argument at one value, so
 * layouts are compared without it. */
static bool has_known_strides(const struct trace_access *traced) {
  if (traced->picks_rows)
    traced = traced->sampled;
  bool has_strides = false;
  for (size_t i = 0; i < traced->patterns.count; i++) {
    const struct trace_pattern *pattern = &traced->patterns.items[i];
    if (!pattern->known || pattern->data_bits)
      return false;
    has_strides |= unbank_has_strided_term(pattern);
  }
  return has_strides;
}

const struct trace_access *unbank_counted(const struct trace_access *traced, bool once) {
  if (traced->measured && !has_known_strides(traced))
    return traced->measured;
  if (once && traced->sampled_once)
    return traced->sampled_once;
  return traced->sampled ? traced->sampled : traced;
}

void unbank_weigh(struct trace_access *traced, double weight) {
  double scale = traced->weight > 0 ? weight / traced->weight : 0;
  for (size_t i = 0; i < traced->patterns.count; i++)
    for (size_t b = 0; b < traced->patterns.items[i].bases.count; b++)
      traced->patterns.items[i].bases.items[b].count *= scale;
  traced->weight = weight;
}
