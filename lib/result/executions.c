/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "result/executions.h"

#include <string.h>

#include "bank/bank.h"
#include "unbank/layout.h"

/* Moving a lane by a row of banks leaves it in its bank. So of the values of a symbol, only as many
 * need to be tried as such a row has bytes. */
enum { VALUES = UNBANK_BANK_ROW };

/* Offsets are numbers modulo 2^32. */
static int32_t sum(int32_t a, uint32_t b) { return (int32_t)((uint32_t)a + b); }

static void move_lanes(struct unbank_report_lanes *lanes, const struct trace_term *term,
                       int32_t value) {
  for (unsigned i = 0; i < UNBANK_LANES; i++)
    if (lanes->active >> i & 1)
      lanes->offset[i] = sum(lanes->offset[i], term->coefficient[i] * (uint32_t)value);
}

/* The wavefronts of lanes that are at these distances from each other; 0 if no rule is known. */
static unsigned wavefronts_of(enum unbank_op op, unsigned bytes,
                              const struct unbank_report_lanes *lanes) {
  struct unbank_lanes at = {.active = lanes->active};
  struct unbank_wavefronts out = {0};
  for (unsigned i = 0; i < UNBANK_LANES; i++)
    at.offset[i] = (uint32_t)lanes->offset[i];
  return unbank_bank_wavefronts(unbank_bank_rule(op), bytes, &at, &out) ? out.wavefronts : 0;
}

/* The least value of a symbol under which the lanes take the most wavefronts. */
static int32_t worst_value(enum unbank_op op, unsigned bytes,
                           const struct unbank_report_lanes *lanes, const struct trace_term *term) {
  unsigned most = 0;
  int32_t worst = 0;
  for (int32_t value = 1; value <= VALUES; value++) {
    struct unbank_report_lanes moved = *lanes;
    move_lanes(&moved, term, value);
    unsigned wavefronts = wavefronts_of(op, bytes, &moved);
    if (wavefronts > most)
      most = wavefronts, worst = value;
  }
  return worst;
}

static const char *assume(struct arena *arena, const char *before, const char *symbol,
                          int32_t value) {
  return arena_printf(arena, "%s%s%s = %d", before, *before ? ", " : "",
                      *symbol ? symbol : "a value that is not known", (int)value);
}

static struct unbank_report_lanes lanes_of(struct arena *arena, enum unbank_op op, unsigned bytes,
                                           const struct trace_access *traced,
                                           const struct trace_pattern *pattern) {
  struct unbank_report_lanes out = {
      .active = pattern->may_mask, .certain = pattern->must_mask, .assumes = ""};
  for (unsigned i = 0; i < UNBANK_LANES; i++)
    out.offset[i] = (int32_t)pattern->relative[i];
  for (size_t t = 0; t < pattern->term_count; t++) {
    const struct trace_term *term = &pattern->terms[t];
    int32_t value = term->uniform ? 0 : worst_value(op, bytes, &out, term);
    move_lanes(&out, term, value);
    out.assumes = assume(arena, out.assumes, traced->symbols[term->symbol].name, value);
  }
  if (pattern->data_bits)
    out.assumes = assume(arena, out.assumes, "what data adds", 0);
  return out;
}

/* Makes offsets count from the lowest active lane, and returns the offset of that lane. */
static int32_t count_from_first(struct unbank_report_lanes *lanes) {
  int32_t first = lanes->offset[__builtin_ctz(lanes->active)];
  for (unsigned i = 0; i < UNBANK_LANES; i++)
    lanes->offset[i] = sum(lanes->offset[i], lanes->active >> i & 1 ? -(uint32_t)first : 0);
  return first;
}

static bool are_alike(const struct unbank_report_lanes *a, const struct unbank_report_lanes *b) {
  return a->active == b->active && a->certain == b->certain && !strcmp(a->assumes, b->assumes) &&
         !memcmp(a->offset, b->offset, sizeof a->offset);
}

void unbank_list_moved(struct arena *arena, const struct access *access,
                       const struct trace_access *traced, const struct moved *moved,
                       struct unbank_report_side *side) {
  const size_t count = traced->executions.count;
  side->lanes = ARENA_ARRAY(arena, struct unbank_report_lanes, count + 1);
  side->executions = ARENA_ARRAY(arena, struct unbank_report_execution, count + 1);
  for (size_t i = 0; i < count; i++) {
    const struct trace_execution *execution = &traced->executions.items[i];
    struct unbank_report_lanes *row = &side->lanes[side->lanes_count];
    *row = lanes_of(arena, access->op, moved->bytes, traced,
                    &traced->patterns.items[execution->pattern]);
    for (unsigned k = 0; k < UNBANK_LANES; k++)
      if (row->active >> k & 1)
        row->offset[k] = (int32_t)unbank_layout_apply(
            moved->layout, execution->offset + (uint32_t)row->offset[k] + (uint32_t)moved->shift);
    const int32_t first = count_from_first(row);
    side->lanes_count += !side->lanes_count || !are_alike(row, row - 1);
    side->executions[side->execution_count++] = (struct unbank_report_execution){
        execution->warp, execution->turn, (uint32_t)side->lanes_count - 1, first};
  }
}

void unbank_list_executions(struct arena *arena, const struct access *access,
                            const struct trace_access *traced, const struct width *width,
                            struct unbank_report_side *side) {
  struct listed {
    uint32_t number; /* 1 + index of its lanes; 0: none yet */
    int32_t first;
  } *listed = ARENA_ARRAY(arena, struct listed, traced->patterns.count + 1);
  side->lanes = ARENA_ARRAY(arena, struct unbank_report_lanes, traced->patterns.count + 1);
  side->executions =
      ARENA_ARRAY(arena, struct unbank_report_execution, traced->executions.count + 1);
  for (size_t i = 0; i < traced->executions.count; i++) {
    const struct trace_execution *execution = &traced->executions.items[i];
    struct listed *lanes = &listed[execution->pattern];
    if (!lanes->number) {
      struct unbank_report_lanes *row = &side->lanes[side->lanes_count];
      *row = lanes_of(arena, access->op, width->bytes, traced,
                      &traced->patterns.items[execution->pattern]);
      *lanes = (struct listed){(uint32_t)++side->lanes_count, count_from_first(row)};
    }
    side->executions[side->execution_count++] = (struct unbank_report_execution){
        execution->warp, execution->turn, lanes->number - 1,
        sum((int32_t)execution->offset, (uint32_t)lanes->first + (uint32_t)width->shift)};
  }
}
