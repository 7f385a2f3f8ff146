/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "lanes/record/record.h"

#include <math.h>
#include <stdlib.h>

#include "bank/bank.h"
#include "find/joined.h"
#include "find/mixed.h"
#include "lanes/record/lengths.h"
#include "lanes/value/members.h"
#include "model/relations.h"
#include "slice/roots.h"
#include "support/hash.h"
#include "support/integers.h"
#include "support/words.h"

/* An entry of the hash table: a pattern of an access, or one of that pattern's bases. */
struct known {
  uint32_t access, pattern, base; /* base is SLICE_NONE when the entry is the pattern itself */
};

/* What was seen of an access, as far as it is not in the trace. */
struct seen {
  bool any;                     /* it was recorded at least once */
  uint64_t roots;               /* that determine how often it is executed */
  const struct open_loop *open; /* the innermost loop of the most deeply nested execution */
  uint64_t address_roots;       /* of its address */
  uint64_t address_values;      /* those of them that enter the address as a number */
  bool uncertain;               /* whether some execution happens depends on data */
  uint64_t deciders;            /* roots of that data */
  uint64_t around_rare;         /* roots of the loops around rare branches */
  bool lost;                    /* some execution was not followed */
  /* Of the last execution. */
  uint64_t decisions;
  uint32_t case_of_last; /* 1 + its residue case; 0: there was none */
  uint32_t warp, turn;
  uint32_t pattern;
  /* Weights. */
  double first;  /* in the first case */
  double before; /* in all cases before the current one */
  double most;   /* in the heaviest case */
};

struct recorder {
  struct arena *arena, *scratch;
  struct trace *trace;
  const struct slices *slices;
  struct map symbols; /* key: origin + rank, which is below a pointer's alignment */
  LIST_OF(struct symbol_origin) origins;
  struct hash_table table; /* hash -> index in `known` */
  LIST_OF(struct known) known;
  struct lengths lengths;
  struct seen *seen; /* by index in trace->accesses */
  struct threads {
    uint32_t warp, mask;        /* mask is 0 if there are none yet */
    uint32_t first[3], last[3]; /* the least and the greatest threadIdx of these lanes: x, y, z */
  } threads; /* of the last execution: those that follow one another are mostly of the same lanes */
  bool samples_only;
  uint32_t dynamic_bytes; /* assumed while sampling */
  uint32_t residue_case;
  struct parts {
    struct trace_pattern patterns[TRACE_PARTS_MAX];
    struct trace_term terms[TRACE_PARTS_MAX][TRACE_SYMBOLS_MAX];
    struct trace_base bases[TRACE_PARTS_MAX];
  } parts; /* of the execution being recorded */
};

/* The index of an access in trace->accesses, which has only the kernel's own. */
static size_t index_of(const struct recorder *recorder, uint32_t access) {
  return unbank_place_among(recorder->trace->ids, recorder->trace->count, access);
}

static void add_known(struct recorder *recorder, uint64_t hash, struct known known) {
  hash_add(recorder->scratch, &recorder->table, hash, (uint32_t)recorder->known.count);
  *ARENA_PUSH(recorder->scratch, &recorder->known) = known;
}

struct recorder *unbank_recorder(struct arena *arena, struct arena *scratch, struct trace *trace,
                                 const struct slices *slices) {
  struct recorder *recorder = ARENA_NEW(scratch, struct recorder);
  *recorder = (struct recorder){
      .arena = arena,
      .scratch = scratch,
      .trace = trace,
      .slices = slices,
      .symbols = map_new(scratch),
      .lengths = {.arena = scratch, .shim = slices->module->shim, .loops = map_new(scratch)},
      .seen = ARENA_ARRAY(scratch, struct seen, trace->count)};
  return recorder;
}

uint32_t unbank_recorder_symbol(struct recorder *recorder, struct symbol_origin origin) {
  uint32_t number;
  const void *key = (const char *)origin.origin + origin.rank;
  if (map_get(&recorder->symbols, key, &number))
    return number;
  number = (uint32_t)recorder->origins.count;
  map_put(&recorder->symbols, key, number);
  *ARENA_PUSH(recorder->scratch, &recorder->origins) = origin;
  return number;
}

const struct symbol_origin *unbank_recorder_origin(const struct recorder *recorder,
                                                   uint32_t symbol) {
  return &recorder->origins.items[symbol];
}

bool unbank_recorder_has_coordinate(const struct recorder *recorder, const struct value *value) {
  for (unsigned t = 0; t < value->term_count; t++)
    if (recorder->origins.items[value->terms[t].symbol].is_coordinate)
      return true;
  return false;
}

/* Two symbols of one origin but different ages are different numbers, so they get different ranks.
 * The age itself is dropped: the same address in another warp or iteration is the same pattern. */
static uint32_t ageless(struct recorder *recorder, const struct value *pointer, unsigned term) {
  struct symbol_origin origin = recorder->origins.items[pointer->terms[term].symbol];
  for (unsigned t = 0; t < term; t++)
    origin.rank += pointer->terms[t].symbol == pointer->terms[term].symbol;
  return unbank_recorder_symbol(recorder, origin);
}

/* Whether the execution's addresses carry a member number besides the offset. */
static bool is_joined(const struct recorder *recorder, const struct execution *execution) {
  const struct module *module = recorder->slices->module;
  return unbank_is_joined_array(&module->arrays.items[execution->access->array]);
}

static void add_term(struct recorder *recorder, const struct execution *execution, unsigned number,
                     bool joined, struct trace_pattern *out) {
  unsigned first = (unsigned)__builtin_ctz(execution->may_mask);
  struct trace_term term = {.symbol = ageless(recorder, execution->pointer, number),
                            .uniform = true};
  uint32_t any = 0;
  for (unsigned i = 0; i < UNBANK_LANES; i++)
    if (execution->may_mask >> i & 1) {
      term.coefficient[i] = value_coefficient(execution->pointer, number, i);
      if (joined)
        term.coefficient[i] = member_offset(term.coefficient[i]);
      any |= term.coefficient[i];
      term.uniform = term.uniform && term.coefficient[i] == term.coefficient[first];
    }
  for (unsigned i = 0; term.uniform && i < UNBANK_LANES; i++)
    term.coefficient[i] = term.coefficient[first];
  if (any)
    out->terms[out->term_count++] = term;
}

/* A lane's offset, with the bits that data determines cleared. */
static uint32_t offset_of(const struct value *pointer, unsigned lane, uint32_t data_bits,
                          bool joined) {
  uint32_t offset = (uint32_t)value_lane(pointer, lane) & ~data_bits;
  return joined ? member_offset(offset) : offset;
}

/* The bits that data determines. A piece of an access adds to the address, so carries may spread
 * from the lowest of them upwards. */
static uint32_t data_bits_of(const struct execution *execution) {
  uint64_t unknown_bits = execution->pointer->unknown_bits;
  return (uint32_t)(execution->access->piece ? value_from_lowest(unknown_bits) : unknown_bits);
}

static const struct array *array_of(const struct recorder *recorder,
                                    const struct execution *execution) {
  return &recorder->slices->module->arrays.items[execution->access->array];
}

/* Which of `bits` can be set in an offset into the array; in a joined array, into one member. */
static uint32_t within(const struct array *array, uint32_t bits) {
  if (array->bytes < 2 || array->bytes > UINT32_MAX / 2)
    return bits;
  return bits & bits_up_to((uint32_t)array->bytes - 1);
}

/* Whether each lane reads a row of a table chosen by data, all at the same column: the lanes agree
 * in every bit that data does not determine, and symbols shift them alike. If data can select any
 * word, the table has no rows. */
static bool picks_rows(const struct recorder *recorder, const struct execution *execution,
                       uint32_t data_bits, bool joined) {
  const struct value *pointer = execution->pointer;
  const struct access *access = execution->access;
  const struct array *array = array_of(recorder, execution);
  unsigned first = (unsigned)__builtin_ctz(execution->may_mask);
  uint32_t granule = larger(access->bytes, UNBANK_BANK_BYTES);
  if (!unbank_is_load_or_store(access->op) || joined || array->is_dynamic ||
      array->bytes > TRACE_TABLE_MAX || low_bit_of(data_bits) <= granule ||
      low_bit_of(data_bits) >= array->bytes)
    return false;
  UNBANK_EACH_BIT(lane, execution->may_mask) {
    if (offset_of(pointer, lane, data_bits, false) != offset_of(pointer, first, data_bits, false))
      return false;
    for (unsigned t = 0; t < pointer->term_count; t++)
      if (value_coefficient(pointer, t, lane) != value_coefficient(pointer, t, first))
        return false;
  }
  return true;
}

/* Whether no two lanes agree in all bits that data does not determine. */
static bool have_own_rows(const struct execution *execution, uint32_t data_bits, bool joined) {
  uint32_t offsets[UNBANK_LANES];
  unsigned count = 0;
  UNBANK_EACH_BIT(lane, execution->may_mask) {
    uint32_t offset = offset_of(execution->pointer, lane, data_bits, joined);
    for (unsigned i = 0; i < count; i++)
      if (offsets[i] == offset)
        return false;
    offsets[count++] = offset;
  }
  return count > 1;
}

static uint32_t to_pattern(struct recorder *recorder, const struct execution *execution,
                           struct trace_pattern *out, struct trace_term *terms);

/* Splits an execution whose lanes are in several members of a joined array into one pattern per
 * member. Leaves out->parts empty if it is not known which lane is in which. */
static void add_parts(struct recorder *recorder, const struct execution *execution,
                      struct trace_pattern *out) {
  struct parts *parts = &recorder->parts;
  uint32_t left = execution->may_mask;
  size_t count = 0;
  while (left && count < TRACE_PARTS_MAX) {
    struct execution part = *execution;
    struct trace_pattern *pattern = &parts->patterns[count];
    part.may_mask = unbank_lanes_of_one_member(execution->pointer, left);
    part.must_mask &= part.may_mask;
    if (!part.may_mask)
      return;
    left &= ~part.may_mask;
    parts->bases[count].offset = to_pattern(recorder, &part, pattern, parts->terms[count]);
    parts->bases[count].count = 1;
    pattern->bases.items = &parts->bases[count];
    pattern->bases.count = pattern->bases.capacity = 1;
    count++;
  }
  out->parts = left ? NULL : parts->patterns;
  out->part_count = left ? 0 : count;
}

/* Sets the lanes' offsets from a base, which is returned. */
static uint32_t set_relative(const struct execution *execution, bool joined,
                             struct trace_pattern *out) {
  const struct value *pointer = execution->pointer;
  const uint32_t mask = execution->may_mask, data_bits = out->data_bits;
  const uint32_t base = offset_of(pointer, (unsigned)__builtin_ctz(mask), data_bits, joined);
  if (pointer->uniform)
    return base;
  for (unsigned i = 0; i < UNBANK_LANES; i++)
    out->relative[i] = (uint32_t)pointer->k[i] & ~data_bits;
  for (unsigned i = 0; joined && i < UNBANK_LANES; i++)
    out->relative[i] = member_offset(out->relative[i]);
  for (unsigned i = 0; i < UNBANK_LANES; i++)
    out->relative[i] = (out->relative[i] - base) & -(mask >> i & 1);
  return base;
}

/* Describes the execution as a pattern with one base, which is returned. The terms stay in `terms`
 * until keep() copies them. */
static uint32_t to_pattern(struct recorder *recorder, const struct execution *execution,
                           struct trace_pattern *out, struct trace_term *terms) {
  const struct value *pointer = execution->pointer;
  *out = (struct trace_pattern){.may_mask = execution->may_mask,
                                .must_mask = execution->must_mask,
                                .residue_case = recorder->residue_case,
                                .terms = terms};
  if (pointer && pointer->unknown & execution->may_mask)
    out->data_bits = data_bits_of(execution);
  bool joined = is_joined(recorder, execution);
  bool names_banks = out->data_bits & TRACE_BANK_BITS;
  if (names_banks && picks_rows(recorder, execution, out->data_bits, joined))
    out->table_bytes = (uint32_t)array_of(recorder, execution)->bytes;
  out->own_rows = out->data_bits && have_own_rows(execution, out->data_bits, joined);
  bool is_row = out->table_bytes || (out->own_rows && !joined);
  out->known =
      pointer && (!names_banks || is_row) && pointer->array == execution->access->array + 1;
  if (out->known && joined &&
      unbank_lanes_of_one_member(pointer, execution->may_mask) != execution->may_mask) {
    out->known = false;
    add_parts(recorder, execution, out);
    recorder->trace->accesses[index_of(recorder, execution->access->id)].reason =
        "lanes of one warp are in several arrays, which may lie anywhere among each other";
  }
  if (!out->known) {
    out->data_bits = out->table_bytes = 0, out->own_rows = false;
    return 0;
  }
  const uint32_t base = set_relative(execution, joined, out);
  for (unsigned t = 0; t < pointer->term_count; t++)
    add_term(recorder, execution, t, joined, out);
  if (!pointer->term_count || out->table_bytes) /* otherwise a term may set any bit */
    out->data_bits = within(array_of(recorder, execution), out->data_bits);
  return base + execution->access->piece;
}

static uint64_t hash_pattern(uint32_t access, const struct trace_pattern *pattern) {
  uint64_t hash = hash_mix(
      hash_mix(hash_mix(access + 1, pattern->known + pattern->data_bits), pattern->residue_case),
      (uint64_t)pattern->may_mask << 32 | pattern->must_mask);
  for (unsigned i = 0; pattern->known && i < UNBANK_LANES; i += 2)
    hash = hash_mix(hash, (uint64_t)pattern->relative[i] << 32 | pattern->relative[i + 1]);
  for (size_t t = 0; t < pattern->term_count; t++) {
    hash = hash_mix(hash, pattern->terms[t].symbol);
    for (unsigned i = 0; i < UNBANK_LANES; i += 2)
      hash = hash_mix(hash, (uint64_t)pattern->terms[t].coefficient[i] << 32 |
                                pattern->terms[t].coefficient[i + 1]);
  }
  for (size_t i = 0; i < pattern->part_count; i++)
    hash = hash_mix(hash, hash_pattern(pattern->parts[i].bases.items->offset, &pattern->parts[i]));
  return hash;
}

static bool same_pattern(const struct trace_pattern *a, const struct trace_pattern *b) {
  if (a->may_mask != b->may_mask || a->must_mask != b->must_mask || a->known != b->known ||
      a->data_bits != b->data_bits || a->own_rows != b->own_rows ||
      a->table_bytes != b->table_bytes || a->residue_case != b->residue_case ||
      a->term_count != b->term_count || a->part_count != b->part_count ||
      memcmp(a->relative, b->relative, sizeof a->relative))
    return false;
  for (size_t t = 0; t < a->term_count; t++)
    if (a->terms[t].symbol != b->terms[t].symbol ||
        memcmp(a->terms[t].coefficient, b->terms[t].coefficient, sizeof a->terms[t].coefficient) !=
            0)
      return false;
  for (size_t i = 0; i < a->part_count; i++)
    if (a->parts[i].bases.items->offset != b->parts[i].bases.items->offset ||
        !same_pattern(&a->parts[i], &b->parts[i]))
      return false;
  return true;
}

/* Copies everything the pattern points to into the trace's arena. */
static void keep(struct arena *arena, struct trace_pattern *out) {
  const struct trace_term *terms = out->terms;
  const struct trace_pattern *parts = out->parts;
  out->terms = ARENA_ARRAY(arena, struct trace_term, out->term_count);
  if (out->term_count)
    memcpy(out->terms, terms, out->term_count * sizeof *terms);
  out->parts = out->part_count ? ARENA_ARRAY(arena, struct trace_pattern, out->part_count) : NULL;
  for (size_t i = 0; i < out->part_count; i++) {
    out->parts[i] = parts[i];
    out->parts[i].bases.items = ARENA_NEW(arena, struct trace_base);
    *out->parts[i].bases.items = *parts[i].bases.items;
    keep(arena, &out->parts[i]);
  }
}

/* Finds or adds a pattern of the access; returns its index. */
static uint32_t intern(struct recorder *recorder, uint32_t access,
                       const struct trace_pattern *pattern) {
  struct trace_access *out = &recorder->trace->accesses[index_of(recorder, access)];
  const uint64_t hash = hash_pattern(access, pattern);
  HASH_EACH(slot, &recorder->table, hash) {
    const struct known *known = &recorder->known.items[slot->number];
    if (known->access == access && known->base == SLICE_NONE &&
        same_pattern(&out->patterns.items[known->pattern], pattern))
      return known->pattern;
  }
  uint32_t number = (uint32_t)out->patterns.count;
  struct trace_pattern *copy = ARENA_PUSH(recorder->arena, &out->patterns);
  *copy = *pattern;
  keep(recorder->arena, copy);
  add_known(recorder, hash, (struct known){access, number, SLICE_NONE});
  return number;
}

/* The index of a pattern of an access, which is mostly that of the execution before. */
static uint32_t pattern_number(struct recorder *recorder, size_t at,
                               const struct trace_pattern *pattern) {
  const struct trace_access *out = &recorder->trace->accesses[at];
  struct seen *seen = &recorder->seen[at];
  if (!seen->any || !same_pattern(&out->patterns.items[seen->pattern], pattern))
    seen->pattern = intern(recorder, recorder->trace->ids[at], pattern);
  return seen->pattern;
}

static void count_base(struct recorder *recorder, uint32_t access, uint32_t number, uint32_t offset,
                       double times) {
  struct trace_pattern *pattern =
      &recorder->trace->accesses[index_of(recorder, access)].patterns.items[number];
  uint64_t hash = hash_mix(hash_mix(hash_mix(access + 1, 0), number), offset);
  HASH_EACH(slot, &recorder->table, hash) {
    const struct known *known = &recorder->known.items[slot->number];
    if (known->access == access && known->pattern == number && known->base != SLICE_NONE &&
        pattern->bases.items[known->base].offset == offset) {
      pattern->bases.items[known->base].count += times;
      return;
    }
  }
  add_known(recorder, hash, (struct known){access, number, (uint32_t)pattern->bases.count});
  *ARENA_PUSH(recorder->arena, &pattern->bases) =
      (struct trace_base){.offset = offset, .count = times};
}

/* The threads of an execution's lanes. */
static const struct threads *threads_of(struct recorder *recorder,
                                        const struct execution *execution, uint32_t mask) {
  struct threads *out = &recorder->threads;
  if (out->mask == mask && out->warp == execution->warp)
    return out;
  out->mask = mask, out->warp = execution->warp;
  for (unsigned axis = 0; axis < 3; axis++) {
    const int64_t *thread = execution->thread[axis];
    out->first[axis] = out->last[axis] = (uint32_t)thread[__builtin_ctz(mask)];
    UNBANK_EACH_BIT(lane, mask) {
      out->first[axis] = smaller(out->first[axis], (uint32_t)thread[lane]);
      out->last[axis] = larger(out->last[axis], (uint32_t)thread[lane]);
    }
  }
  return out;
}

static void note_threads(struct recorder *recorder, const struct execution *execution,
                         struct trace_access *out) {
  const uint32_t mask = execution->thread ? execution->must_mask : 0;
  if (!mask)
    return;
  const struct threads *threads = threads_of(recorder, execution, mask);
  for (unsigned axis = 0; axis < 3; axis++) {
    const uint32_t first = threads->first[axis], last = threads->last[axis];
    out->first[axis] = out->is_certain ? smaller(out->first[axis], first) : first;
    out->last[axis] = out->is_certain ? larger(out->last[axis], last) : last;
  }
  out->is_certain = true;
}

/* Adds the execution to those that the report lists, if it is among the first. */
static void note_execution(struct recorder *recorder, const struct execution *execution, size_t at,
                           uint32_t pattern, uint32_t offset) {
  struct trace_access *out = &recorder->trace->accesses[at];
  struct seen *seen = &recorder->seen[at];
  bool goes_on = seen->any && seen->warp == execution->warp;
  seen->turn = goes_on ? seen->turn + 1 : 0;
  seen->warp = execution->warp;
  if (recorder->samples_only || recorder->residue_case || !out->patterns.items[pattern].known ||
      execution->warp >= TRACE_WARPS_SHOWN || seen->turn >= TRACE_TURNS_SHOWN)
    return;
  *ARENA_PUSH(recorder->arena, &out->executions) =
      (struct trace_execution){execution->warp, seen->turn, pattern, offset};
}

/* Sampling. */

/* A symbol that shifts all lanes of a sample alike is taken to be 0: an array placed after others
 * whose size an argument gives usually starts at a multiple of a full bank row. */
void unbank_recorder_samples(struct recorder *recorder, uint32_t dynamic_bytes) {
  recorder->samples_only = true;
  recorder->dynamic_bytes = dynamic_bytes;
}

/* The lanes of a sample whose offsets are inside the array. If a symbol shifts them, those that are
 * less than the array's size away from the first lane: a stride too long for the array reaches only
 * few lanes. */
static uint32_t lanes_inside(const struct recorder *recorder, const struct execution *execution) {
  const struct array *array = &recorder->slices->module->arrays.items[execution->access->array];
  int64_t bytes = array->is_dynamic ? recorder->dynamic_bytes : (int64_t)array->bytes;
  const struct value *pointer = execution->pointer;
  bool joined = is_joined(recorder, execution);
  uint32_t inside = 0,
           first = offset_of(pointer, (unsigned)__builtin_ctz(execution->may_mask), 0, joined);
  UNBANK_EACH_BIT(lane, execution->may_mask) {
    int64_t offset = (int32_t)offset_of(pointer, lane, 0, joined);
    if (pointer->term_count)
      offset = llabs(offset - (int32_t)first);
    inside |= offset >= 0 && offset < bytes ? 1u << lane : 0;
  }
  return inside;
}

/* Restricts an execution to the lanes that a sample is valid for; false if there are none. */
static bool takes_sample(const struct recorder *recorder, struct execution *execution) {
  const struct value *pointer = execution->pointer;
  if (!execution->sampled || pointer->unknown & execution->may_mask)
    return false;
  unsigned first = (unsigned)__builtin_ctz(execution->may_mask);
  for (unsigned t = 0; t < pointer->term_count; t++)
    UNBANK_EACH_BIT(lane, execution->may_mask)
      if (value_coefficient(pointer, t, lane) != value_coefficient(pointer, t, first))
        return false;
  uint32_t inside = lanes_inside(recorder, execution);
  bool can_be = !(execution->must_mask & ~inside);
  execution->may_mask = inside;
  return inside && can_be;
}

static uint32_t bytes_of_array(const struct recorder *recorder, size_t index) {
  const struct module *module = recorder->slices->module;
  const struct array *array =
      &module->arrays.items[module->accesses.items[recorder->trace->ids[index]].array];
  bool is_one = !array->is_dynamic && !unbank_is_joined_array(array) && !unbank_meets_other(array);
  return is_one && array->bytes < UINT32_MAX ? (uint32_t)array->bytes : 0;
}

void unbank_recorder_pace(struct recorder *recorder, const struct open_loop *loop,
                          struct pace pace) {
  unbank_set_pace(&recorder->lengths, loop, pace);
}

/* The pattern of an execution about which nothing is known. */
static uint32_t to_unknown_pattern(struct recorder *recorder, const struct execution *execution,
                                   struct trace_pattern *out, struct trace_term *terms) {
  struct execution unknown = *execution;
  unknown.pointer = NULL;
  unknown.may_mask = VALUE_ALL_LANES, unknown.must_mask = 0;
  return to_pattern(recorder, &unknown, out, terms);
}

/* Notes what decides whether and how often an access is executed, and where its addresses come
 * from. */
static void note_decisions(struct recorder *recorder, const struct execution *execution, size_t at,
                           struct trace_access *out) {
  struct seen *seen = &recorder->seen[at];
  out->mixes_trips |= seen->any && seen->roots != execution->roots;
  out->mixes_trips |=
      seen->case_of_last == recorder->residue_case + 1 && seen->decisions != execution->decisions;
  if (execution->repeats > out->repeats)
    out->repeats = execution->repeats, seen->open = execution->open;
  if (!recorder->samples_only)
    unbank_note_max_trips(&recorder->lengths, recorder, execution, bytes_of_array(recorder, at));
  seen->any = true;
  seen->roots |= execution->roots;
  seen->decisions = execution->decisions;
  seen->case_of_last = recorder->residue_case + 1;
  seen->address_roots |= execution->address_roots;
  seen->address_values |= execution->address_values;
  seen->uncertain |= execution->data || !execution->must_mask;
  seen->deciders |= execution->deciders;
  out->behind_branch |= execution->behind_branch;
  seen->around_rare |= execution->around_rare;
}

static void record(struct recorder *recorder, const struct execution *execution) {
  const uint32_t access = execution->access->id;
  const size_t at = index_of(recorder, access);
  struct trace_access *out = &recorder->trace->accesses[at];
  struct trace_term terms[TRACE_SYMBOLS_MAX];
  _Static_assert((int)VALUE_SYMBOLS_MAX <= (int)TRACE_SYMBOLS_MAX,
                 "all terms of a value fit an address");
  struct trace_pattern pattern;
  uint32_t base = to_pattern(recorder, execution, &pattern, terms);
  if (recorder->samples_only)
    pattern.term_count = pattern.part_count = 0;
  if (out->patterns.count >= TRACE_PATTERNS_MAX) {
    base = to_unknown_pattern(recorder, execution, &pattern, terms);
    out->capped = true;
    if (!out->reason)
      out->reason = arena_printf(recorder->arena, "work cap reached: more than %d address patterns",
                                 TRACE_PATTERNS_MAX);
  }
  const uint32_t number = pattern_number(recorder, at, &pattern);
  count_base(recorder, access, number, base, execution->times);
  out->reached = true;
  note_threads(recorder, execution, out);
  out->weight += execution->times;
  if (recorder->slices->module->options->lanes)
    note_execution(recorder, execution, at, number, base);
  note_decisions(recorder, execution, at, out);
}

void unbank_record(struct recorder *recorder, const struct execution *execution) {
  if (!recorder->samples_only) {
    record(recorder, execution);
    return;
  }
  struct execution sample = *execution;
  if (takes_sample(recorder, &sample))
    record(recorder, &sample);
}

void unbank_record_lost(struct recorder *recorder, const struct access *access,
                        const char *reason) {
  struct execution execution = {.access = access, .may_mask = VALUE_ALL_LANES, .data = true};
  struct trace_access *out = &recorder->trace->accesses[index_of(recorder, access->id)];
  out->reason = reason;
  recorder->seen[index_of(recorder, access->id)].lost = true;
  recorder->residue_case--;
  unbank_record(recorder, &execution);
  recorder->residue_case++;
}

void unbank_record_capped(struct recorder *recorder, const struct access *access,
                          const char *reason) {
  unbank_record_lost(recorder, access, reason);
  recorder->trace->accesses[index_of(recorder, access->id)].capped = true;
}

void unbank_recorder_next(struct recorder *recorder) {
  for (size_t i = 0; i < recorder->trace->count; i++) {
    struct seen *seen = &recorder->seen[i];
    double weight = recorder->trace->accesses[i].weight, here = weight - seen->before;
    if (!recorder->residue_case)
      seen->first = here;
    seen->uncertain |= here != seen->first;
    seen->most = fmax(seen->most, here);
    seen->before = weight;
  }
  recorder->residue_case++;
}

static const char *counter_text(const struct recorder *recorder, uint64_t roots) {
  return arena_printf(recorder->arena, "the counter of a loop that %s ends",
                      unbank_roots_text(recorder->slices, roots));
}

const char *unbank_recorder_name(const struct recorder *recorder,
                                 const struct symbol_origin *origin) {
  bool is_open = origin->is_counter && !origin->trips && origin->roots;
  return is_open ? counter_text(recorder, origin->roots)
                 : unbank_roots_text(recorder->slices, origin->roots);
}

static bool has_address_of_data(const struct recorder *recorder, const struct seen *seen) {
  return !seen->address_roots || unbank_has_data(recorder->slices, seen->address_roots);
}

/* What is to be done about local variables that decide. */
static const char *inline_advice(const struct recorder *recorder, const char *what,
                                 const char *variables) {
  return arena_printf(recorder->arena, "%s follows from %s, which is not inlined: force it inline",
                      what, variables);
}

/* Why an address is unknown: it was loaded, or it combines lanes with a uniform value in a way that
 * is not tracked. Roots that merely end a loop do not enter the address. */
static const char *address_reason(const struct recorder *recorder, const struct seen *seen) {
  const char *variables = unbank_given_variables(recorder->slices, seen->address_roots);
  if (variables)
    return inline_advice(recorder, "the address", variables);
  if (has_address_of_data(recorder, seen) ||
      unbank_has_loaded_floats(recorder->slices, seen->address_values))
    return "the address depends on data";
  return arena_printf(recorder->arena, "the address mixes lanes with %s",
                      seen->address_values
                          ? unbank_roots_text(recorder->slices, seen->address_values)
                          : counter_text(recorder, seen->address_roots));
}

/* Whether some lanes address unknown words. `tables`: also count table rows chosen by data. */
static bool has_unknown_words(const struct trace_access *access, bool tables) {
  bool found = false;
  for (size_t i = 0; i < access->patterns.count; i++) {
    const struct trace_pattern *pattern = &access->patterns.items[i];
    found |= !pattern->known || (pattern->data_bits && (tables || !pattern->table_bytes));
  }
  return found;
}

/* Whether data decides which lanes execute an access. */
static bool is_under_data(const struct recorder *recorder, const struct seen *seen) {
  return seen->uncertain &&
         (!seen->deciders || unbank_has_data_or_floats(recorder->slices, seen->deciders));
}

static const char *reason_of(const struct recorder *recorder, const struct trace_access *access,
                             const struct seen *seen) {
  if (access->reason)
    return access->reason;
  if (!access->reached)
    return TRACE_NEVER;
  if (has_unknown_words(access, true))
    return address_reason(recorder, seen);
  if (!seen->uncertain)
    return "";
  const char *variables = unbank_given_variables(recorder->slices, seen->deciders);
  if (variables)
    return inline_advice(recorder, "which lanes are active", variables);
  if (is_under_data(recorder, seen))
    return "data decides which lanes are active";
  return arena_printf(recorder->arena, "which lanes are active depends on %s",
                      unbank_roots_text(recorder->slices, seen->deciders));
}

/* Both arms of a branch on data are followed, and every trip of a loop that data ends, so the
 * executions that were seen are an upper bound. */
static double most_of(const struct trace_access *access, const struct seen *seen) {
  bool has_names = seen->roots || !access->repeats;
  return seen->lost || access->capped || !has_names ? NAN : seen->most;
}

/* Whether lanes may point outside the array, to memory that does not count. */
static bool is_mixed(const struct recorder *recorder, size_t index) {
  const struct module *module = recorder->slices->module;
  return unbank_is_mixed(module, &module->accesses.items[recorder->trace->ids[index]]);
}

static uint32_t number_of(const struct slices *slices, const struct symbol_origin *origin) {
  uint32_t number;
  const bool is_whole = !origin->rank && !origin->is_part;
  return is_whole && map_get(&slices->launch_numbers, origin->origin, &number) ? number : 0;
}

static uint32_t argument_of(const struct slices *slices, const struct symbol_origin *origin) {
  LLVMValueRef kernel = slices->kernel->function;
  for (unsigned i = 0; !origin->rank && i < LLVMCountParams(kernel); i++)
    if (origin->origin == (const void *)LLVMGetParam(kernel, i))
      return i + 1;
  return 0;
}

uint32_t unbank_recorder_argument(const struct recorder *recorder, uint32_t symbol) {
  return argument_of(recorder->slices, &recorder->origins.items[symbol]);
}

static struct trace_symbol symbol_of(const struct recorder *recorder,
                                     const struct symbol_origin *origin) {
  const struct slices *slices = recorder->slices;
  struct trace_symbol out = {.name = unbank_recorder_name(recorder, origin),
                             .trips = origin->trips,
                             .argument = argument_of(slices, origin),
                             .number = number_of(slices, origin)};
  out.is_what_name_says = out.argument || (origin->is_counter && origin->has_step);
  for (unsigned i = 0; i < slices->root_count; i++)
    out.is_what_name_says |= origin->origin == &slices->roots[i];
  return out;
}

static void take_loops(struct recorder *recorder, const struct open_loop *loop,
                       struct trace_access *access) {
  for (unsigned i = 0; i < TRACE_LOOPS_MAX; i++, loop = loop ? loop->around : NULL)
    access->loops[i] = unbank_trace_loop(&recorder->lengths, loop);
}

static void add_names(const struct recorder *recorder, uint64_t roots, struct trace_names *out) {
  for (unsigned i = 0; i < recorder->slices->root_count; i++)
    if (roots >> i & 1)
      *ARENA_PUSH(recorder->arena, out) = recorder->slices->roots[i];
  sort_names(out->items, out->count);
}

void unbank_recorder_finish(struct recorder *recorder) {
  struct trace *trace = recorder->trace;
  struct trace_symbol *symbols =
      ARENA_ARRAY(recorder->arena, struct trace_symbol, recorder->origins.count + 1);
  for (size_t i = 0; i < recorder->origins.count; i++)
    symbols[i] = symbol_of(recorder, &recorder->origins.items[i]);
  for (size_t index = 0; index < trace->count; index++) {
    struct trace_access *access = &trace->accesses[index];
    struct seen *seen = &recorder->seen[index];
    seen->uncertain |= is_mixed(recorder, index);
    add_names(recorder, seen->roots, &access->trip_symbols);
    access->weight_exactness = seen->uncertain ? UNBANK_WEIGHT_UNKNOWN
                               : seen->roots   ? UNBANK_WEIGHT_PER_ITERATION
                                               : UNBANK_WEIGHT_EXACT;
    access->most = most_of(access, seen);
    take_loops(recorder, seen->open, access);
    access->array_bytes = bytes_of_array(recorder, index);
    access->is_of_data = has_unknown_words(access, false) && has_address_of_data(recorder, seen);
    access->behind_branch &= is_under_data(recorder, seen);
    if (access->behind_branch && !unbank_has_data_or_floats(recorder->slices, seen->around_rare))
      add_names(recorder, seen->around_rare, &access->rare_symbols);
    access->reason = reason_of(recorder, access, seen);
    access->symbols = symbols;
    access->mixes_trips |= seen->uncertain;
    access->case_count = recorder->residue_case;
    access->weight /= recorder->residue_case;
  }
}
