/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * New symbols, and the operations that make them: remainders and bits of a number whose high part
 * is the same in all lanes, products of rows, and sums with too many symbols for one value. */
#include "lanes/symbols.h"

#include "lanes/guards.h"
#include "slice/computed.h"
#include "slice/roots.h"
#include "support/hash.h"
#include "support/integers.h"

void unbank_new_symbol(struct machine *machine, struct value *out, struct symbol_origin origin,
                       uint32_t age, uint64_t identity) {
  value_set_symbol(machine->arena, out, unbank_recorder_symbol(machine->recorder, origin), age,
                   identity);
  uint32_t residue;
  out->terms[0].coefficient[0] = unbank_residue_modulus(machine->residues, &origin, &residue);
  out->k[0] = residue;
}

static struct symbol_origin origin_with(const struct machine *machine,
                                        struct symbol_source source) {
  return (struct symbol_origin){.origin = source.origin,
                                .roots = source.roots,
                                .is_part = source.is_part,
                                .is_coordinate = source.roots & machine->slices->coordinates};
}

void unbank_set_symbol(struct machine *machine, struct value *out, struct symbol_source source) {
  unbank_new_symbol(machine, out, origin_with(machine, source), 0, (uintptr_t)source.origin);
}

void unbank_set_fresh(struct machine *machine, struct value *out, struct symbol_source source,
                      uint64_t identity) {
  unbank_new_symbol(machine, out, origin_with(machine, source), ++machine->age, identity);
}

uint64_t unbank_identity_after(const struct step *step, const struct value *a,
                               const struct value *b, const struct value *c, uint32_t mask) {
  unsigned lane = mask ? (unsigned)__builtin_ctz(mask) : 0;
  uint64_t identity = hash_mix(hash_mix(step->op, step->width), step->from);
  const struct value *const operands[] = {a, b, c};
  for (unsigned i = 0; i < sizeof operands / sizeof *operands; i++)
    identity = hash_mix(identity, operands[i] ? value_identity(operands[i], lane) : 0);
  return identity;
}

void unbank_scale_symbol(struct value *symbol, unsigned log) {
  symbol->terms[0].coefficient[0] <<= log;
  symbol->k[0] <<= log;
}

enum { DRAWN_ROWS = 256 }; /* as many of 32 floats as fit in 32 KiB */

/* A step with two operands, for the lanes in `may_mask`. */
struct operation {
  struct machine *machine;
  const struct step *step;
  struct symbol_source source; /* of the symbols that it makes */
  const struct value *a, *b;
  uint32_t may_mask;
};

/* Some operations are linear only for indices: signed division if the index is not negative,
 * division by other numbers than powers of two if it has not wrapped. This is taken for granted,
 * and noted, if `a` has symbols. */
static void note_index_assumption(struct machine *machine, enum step_op op, const struct value *a,
                                  const struct value *divisor) {
  bool power = !divisor->k[0] || is_power_of_two((uint64_t)divisor->k[0]);
  if (a->term_count &&
      (op == STEP_SDIV || op == STEP_SREM || ((op == STEP_UDIV || op == STEP_UREM) && !power)))
    machine->trace->assumes |= UNBANK_ASSUMES_IN_BOUNDS;
}

/* Which of two sums is less is the same in all lanes if their difference is, unless one of them
 * wraps in some lanes. */
static void note_order_assumption(struct machine *machine, const struct step *step,
                                  const struct value *a, const struct value *b, uint32_t may_mask) {
  const enum step_op op = (enum step_op)step->op;
  const bool is_order = step_is_comparison(op) && op != STEP_EQ && op != STEP_NE;
  if (is_order && !(value_is_uniform(a, may_mask) && value_is_uniform(b, may_mask)))
    machine->trace->assumes |= UNBANK_ASSUMES_IN_BOUNDS;
}

/* For circular buffers, (lane + 64 * i) mod 1024. If all terms are multiples of 2^m and the lanes
 * agree from bit m up, the value is low[lane] + 2^m * H with H uniform. Returns that m, or 0. */
static unsigned low_bits(struct machine *machine, const struct value *a, uint32_t may_mask) {
  uint32_t all = 0;
  for (unsigned t = 0; t < a->term_count; t++)
    for (unsigned i = 0; i < UNBANK_LANES; i++)
      all |= may_mask >> i & 1 ? value_coefficient(a, t, i) : 0;
  unsigned m = all ? (unsigned)__builtin_ctz(all) : 0;
  struct value *high = &machine->difference;
  value_copy(machine->arena, high, a);
  for (unsigned i = 0; i < value_lanes_of(a->uniform); i++)
    high->k[i] &= -((int64_t)1 << m);
  return value_is_uniform(high, may_mask) ? m : 0;
}

/* Whether lanes agree from bit m up. */
static bool agrees_above(const struct value *value, unsigned m, uint32_t may_mask) {
  int64_t differ = 0;
  unsigned first = may_mask ? (unsigned)__builtin_ctz(may_mask) : 0;
  UNBANK_EACH_BIT(lane, may_mask)
    differ |= value_lane(value, lane) ^ value_lane(value, first);
  return !(differ >> m);
}

/* An operation that acts on the two parts separately gives low'[lane] + 2^m * (a new symbol). In an
 * XOR, lanes may also differ below bit m on the other side: the partner lane ^ s of a sorting
 * network, with s = 32 * s' + r. */
static bool split(const struct operation *it, struct value *out) {
  struct machine *machine = it->machine;
  const struct step *step = it->step;
  const struct value *a = it->a, *b = it->b;
  enum step_op op = (enum step_op)step->op;
  bool is_bitwise = op == STEP_AND || op == STEP_OR || op == STEP_XOR;
  if (!a->term_count || b->term_count || !(b->uniform || op == STEP_XOR) || b->unknown)
    return false;
  unsigned m = low_bits(machine, a, it->may_mask);
  int64_t below = ((int64_t)1 << m) - 1, number = b->k[0];
  bool whole = number > 0 && !(number & below); /* a multiple of 2^m */
  if (!agrees_above(b, m, it->may_mask))
    return false;
  bool is_remainder = (op == STEP_UREM || op == STEP_SREM) && whole;
  bool is_high = ((op == STEP_UDIV || op == STEP_SDIV) && whole) ||
                 ((op == STEP_LSHR || op == STEP_ASHR) && number >= m);
  if (!m || !(is_bitwise || is_remainder || is_high))
    return false;
  VALUE_TEMPORARY(symbol);
  VALUE_TEMPORARY(low);
  struct symbol_source part = it->source;
  part.is_part = true;
  unbank_set_fresh(machine, &symbol, part,
                   unbank_identity_after(step, &machine->difference, b, NULL, it->may_mask));
  value_set_number(&low, 0, 0);
  low.uniform = is_high;
  for (unsigned i = 0; i < UNBANK_LANES && !is_high; i++) {
    int64_t x = value_lane(a, i) & below, y = value_lane(b, i) & below;
    low.k[i] = op == STEP_AND ? x & y : op == STEP_OR ? x | y : op == STEP_XOR ? x ^ y : x;
  }
  value_add_multiple(machine->arena, step->width, out, &low, &symbol,
                     is_high ? 1 : (int64_t)1 << m);
  out->array = a->array;
  if (op == STEP_SDIV || op == STEP_SREM)
    note_index_assumption(machine, op, a, b);
  return true;
}

static bool split_either(const struct operation *it, struct value *out) {
  struct operation swapped = *it;
  swapped.a = it->b, swapped.b = it->a;
  bool is_split = split(it, out) || (it->step->op == STEP_XOR && split(&swapped, out));
  if (is_split) {
    value_inherit(out, it->a);
    value_inherit(out, it->b);
  }
  return is_split;
}

/* A power of two that divides a uniform value. */
static uint32_t step_of(const struct value *value) {
  uint32_t bits = (uint32_t)value->k[0];
  for (unsigned t = 0; t < value->term_count; t++)
    bits |= value_coefficient(value, t, 0);
  return (uint32_t)low_bit_of(bits);
}

static void note_origins(const struct machine *machine, const struct value *value,
                         struct symbol_origin *all) {
  for (unsigned t = 0; t < value->term_count; t++) {
    const struct symbol_origin *part =
        unbank_recorder_origin(machine->recorder, value->terms[t].symbol);
    all->is_coordinate |= part->is_coordinate;
    all->is_counter |= part->is_counter;
  }
}

/* The value with its uniform terms merged into a new symbol. */
static void merge_uniform_terms(struct machine *machine, struct symbol_origin origin,
                                const struct value *a, uint32_t may_mask, struct value *out) {
  VALUE_TEMPORARY(symbol);
  VALUE_TEMPORARY(apart);
  uint32_t steps = 0;
  uint64_t identity = 0;
  value_copy(machine->arena, &apart, a);
  apart.term_count = 0;
  for (unsigned t = 0; t < a->term_count; t++) {
    uint32_t first = value_coefficient(a, t, (unsigned)__builtin_ctz(may_mask));
    bool is_alike = true;
    UNBANK_EACH_BIT(lane, may_mask)
      is_alike = is_alike && value_coefficient(a, t, lane) == first;
    if (is_alike)
      steps |= first, identity += hash_mix(a->terms[t].identity, first);
    else
      apart.terms[apart.term_count++] = a->terms[t];
  }
  unbank_new_symbol(machine, &symbol, origin, ++machine->age, identity);
  value_add_multiple(machine->arena, 64, out, &apart, &symbol, (int64_t)low_bit_of(steps));
}

static bool overflows(const struct value *sum, const struct value *a, const struct value *b,
                      uint32_t may_mask) {
  return sum->unknown & may_mask && !((a->unknown | b->unknown) & may_mask);
}

void unbank_add_values(struct machine *machine, const struct addition *sum, struct value *out) {
  VALUE_TEMPORARY(fewer_a);
  VALUE_TEMPORARY(fewer_b);
  value_add_multiple(machine->arena, sum->width, out, sum->a, sum->b, sum->factor);
  if (!overflows(out, sum->a, sum->b, sum->may_mask))
    return;
  struct symbol_origin all = {
      .origin = sum->source.origin, .roots = sum->source.roots, .is_part = true};
  note_origins(machine, sum->a, &all);
  note_origins(machine, sum->b, &all);
  merge_uniform_terms(machine, all, sum->a, sum->may_mask, &fewer_a);
  merge_uniform_terms(machine, all, sum->b, sum->may_mask, &fewer_b);
  value_add_multiple(machine->arena, sum->width, out, &fewer_a, &fewer_b, sum->factor);
}

/* The distance of the lanes' rows, as far as it is a power of two: what divides all distances
 * between lanes' numbers. 0: it is not known, or shorter than OWN_ROW_LEAST. */
static uint64_t row_distance(const struct value *starts, int64_t factor, uint32_t may_mask) {
  enum { OWN_ROW_LEAST = 8 };
  const unsigned first = may_mask ? (unsigned)__builtin_ctz(may_mask) : 0;
  uint64_t apart = 0;
  if (starts->term_count || starts->unknown & may_mask)
    return 0;
  UNBANK_EACH_BIT(lane, may_mask)
    apart |= (uint64_t)(value_lane(starts, lane) - value_lane(starts, first)) * (uint64_t)factor;
  return low_bit_of(apart) < OWN_ROW_LEAST ? 0 : low_bit_of(apart);
}

void unbank_stay_in_row(struct machine *machine, const struct activation *activation,
                        const struct step *step, const struct addition *sum, struct value *out) {
  const struct slot *slots = activation->slice->slots.items;
  const uint32_t may_mask = sum->may_mask;
  const bool is_a = sum->b->unknown & may_mask;
  const struct value *starts = is_a ? sum->a : sum->b, *data = is_a ? sum->b : sum->a;
  const uint64_t row = row_distance(starts, is_a ? 1 : sum->factor, may_mask);
  const uint32_t slot = is_a ? step->b : step->a;
  if (!row || !out->unknown || (data->unknown & may_mask) != may_mask || data->term_count ||
      !(out->unknown_bits & ~(row - 1)) || low_bit_of(out->unknown_bits) >= row ||
      slot == SLICE_NONE || (slots[slot].ir && unbank_is_rounded(slots[slot].ir)))
    return;
  machine->trace->has_typical = true;
  if (machine->is_typical)
    out->unknown_bits &= row - 1;
}

/* A loop over rows, times their length: (lane + 32 * i) * n. What moves all lanes alike becomes a
 * new symbol: lane * n + 32 * (i * n). Like i, it says where in the data the lanes are. A product
 * that is itself a launch number, like n * (n + 1), is one symbol: rows may be as long. */
static bool multiply(const struct operation *it, struct value *out) {
  struct machine *machine = it->machine;
  const struct step *step = it->step;
  const struct value *a = it->a, *b = it->b;
  const uint32_t may_mask = it->may_mask;
  const struct value *row = value_is_uniform(b, may_mask) ? a : b, *length = row == a ? b : a;
  if ((enum step_op)step->op != STEP_MUL || !may_mask || ((a->unknown | b->unknown) & may_mask) ||
      !length->uniform)
    return false;
  VALUE_TEMPORARY(lane);
  VALUE_TEMPORARY(moved);
  VALUE_TEMPORARY(apart);
  VALUE_TEMPORARY(symbol);
  VALUE_TEMPORARY(factor);
  VALUE_TEMPORARY(shared);
  value_copy(machine->arena, &lane, row);
  value_copy(machine->arena, &moved, row);
  lane.term_count = 0;
  uint32_t number;
  if (row->uniform && map_get(&machine->slices->launch_numbers, it->source.origin, &number))
    value_set_number(&lane, 0, 0);
  else
    memset(moved.k, 0, sizeof moved.k);
  if (!value_is_uniform(&moved, may_mask) ||
      !value_binary(machine->arena, STEP_MUL, step->width, &apart, &lane, length))
    return false;
  value_collapse(&moved, may_mask);
  const int64_t step_of_both = (int64_t)step_of(&moved) * step_of(length);
  struct symbol_origin product = origin_with(machine, it->source);
  product.is_part =
      value_lane(&lane, (unsigned)__builtin_ctz(may_mask)) || !row->uniform || step_of_both != 1;
  note_origins(machine, &moved, &product);
  unbank_new_symbol(machine, &symbol, product, ++machine->age,
                    unbank_identity_after(step, &moved, length, NULL, may_mask));
  value_set_number(&factor, step_of_both, 0);
  value_binary(machine->arena, STEP_MUL, step->width, &shared, &symbol, &factor);
  value_add_multiple(machine->arena, step->width, out, &apart, &shared, 1);
  return true;
}

/* The value with the sum of its symbols as one symbol, whose residues can be tried; false if there
 * is no such sum. */
static bool merge_symbols(struct machine *machine, const struct value *a, struct value *out) {
  struct symbol_origin origin;
  uint32_t age, factor;
  if (!unbank_sum_symbol(machine->residues, machine->recorder, a, &origin, &age, &factor))
    return false;
  VALUE_TEMPORARY(symbol);
  VALUE_TEMPORARY(number);
  value_copy(machine->arena, &number, a);
  memset(number.k, 0, sizeof number.k);
  unbank_new_symbol(machine, &symbol, origin, age, hash_mix(value_identity(&number, 0), factor));
  value_copy(machine->arena, &number, a);
  number.term_count = 0;
  value_add_multiple(machine->arena, 64, out, &number, &symbol, factor);
  out->array = a->array;
  return true;
}

/* Repeats the operation on operands whose symbols are summed up. */
static bool retry_with_merged_symbols(const struct operation *it, struct value *out) {
  struct machine *machine = it->machine;
  enum step_op op = (enum step_op)it->step->op;
  VALUE_TEMPORARY(sum_a);
  VALUE_TEMPORARY(sum_b);
  bool has_a = merge_symbols(machine, it->a, &sum_a), has_b = merge_symbols(machine, it->b, &sum_b);
  struct operation again = *it;
  again.a = has_a ? &sum_a : it->a, again.b = has_b ? &sum_b : it->b;
  if ((has_a || has_b) &&
      value_binary(machine->arena, op, it->step->width, out, again.a, again.b)) {
    note_index_assumption(machine, op, again.a, again.b);
    return true;
  }
  if ((has_a || has_b) && split_either(&again, out))
    return true;
  if (!machine->sampling)
    unbank_request_residues(machine->residues, machine->recorder, op, again.a, again.b);
  return false;
}

/* How many low bits of the result a mask clears: n & -64 is 64 times a symbol. */
static unsigned masked_bits(enum step_op op, const struct value *mask) {
  bool is_mask = op == STEP_AND && mask->uniform && !mask->term_count && !mask->unknown;
  return is_mask && (uint32_t)mask->k[0] ? (unsigned)__builtin_ctz((uint32_t)mask->k[0]) : 0;
}

/* A step whose result is not a sum of its operands' symbols. */
static void execute_beyond_sums(struct machine *machine, struct activation *activation,
                                const struct step *step, struct value *out, uint32_t may_mask) {
  const struct value *a = &activation->values[step->a], *b = &activation->values[step->b];
  enum step_op op = (enum step_op)step->op;
  const struct operation it = {machine, step, unbank_source_of_slot(activation, step->out),
                               a,       b,    may_mask};
  VALUE_TEMPORARY(difference);
  if (step_is_comparison(op) && !((a->unknown | b->unknown) & may_mask))
    unbank_add_values(machine, &(struct addition){it.source, step->width, a, b, -1, may_mask},
                      &difference);
  else
    value_set_unknown(&difference);
  bool same_for_all = (value_is_uniform(a, may_mask) && value_is_uniform(b, may_mask)) ||
                      value_is_uniform(&difference, may_mask);
  if (split_either(&it, out))
    return;
  if (multiply(&it, out))
    return;
  if (unbank_assume_guard_holds(machine, activation, step, out, may_mask))
    return;
  if (same_for_all) {
    note_order_assumption(machine, step, a, b, may_mask);
    unsigned masked_a = masked_bits(op, a), masked_b = masked_bits(op, b);
    bool share = value_is_uniform(a, may_mask) && value_is_uniform(b, may_mask);
    unbank_set_fresh(machine, out, it.source,
                     share ? unbank_identity_after(step, a, b, NULL, may_mask)
                           : unbank_identity_after(step, &difference, NULL, NULL, may_mask));
    unbank_scale_symbol(out, masked_a > masked_b ? masked_a : masked_b);
    return;
  }
  if (!step_is_comparison(op) && retry_with_merged_symbols(&it, out))
    return;
  if (!unbank_assume_clamp_is_identity(machine, activation, step, out, may_mask))
    value_set_unknown(out);
}

/* Whether a value is an argument of the kernel, and nothing else. */
static bool is_argument(const struct machine *machine, const struct value *value) {
  if (!value->uniform || value->term_count != 1 || value->unknown)
    return false;
  return unbank_recorder_argument(machine->recorder, value->terms[0].symbol);
}

/* A random number for each lane whose number is unknown, the same in all warps. Bits that are known
 * stay. */
static void draw_rows(const struct value *data, const struct step *step, struct value *out) {
  const unsigned first = (unsigned)__builtin_ctzll(data->unknown_bits);
  value_set_number(out, 0, 0);
  out->uniform = false;
  for (unsigned i = 0; i < UNBANK_LANES; i++) {
    const int64_t row =
        (int64_t)((hash_random(i, step->out, 0) % DRAWN_ROWS << first) & data->unknown_bits);
    out->k[i] = data->unknown >> i & 1 ? (value_lane(data, i) & ~(int64_t)data->unknown_bits) | row
                                       : value_lane(data, i);
  }
}

/* Data times an argument: the start of a row that data picks. Unknown numbers that data does not
 * decide, such as `threadIdx.x / n`, are not drawn: neighbouring lanes mostly share them. */
static bool multiply_by_length(const struct operation *it, const struct activation *activation,
                               struct value *out) {
  struct machine *machine = it->machine;
  const bool is_first = it->a->unknown;
  const struct value *data = is_first ? it->a : it->b, *length = is_first ? it->b : it->a;
  if (!(data->unknown & it->may_mask) || !data->unknown_bits || data->term_count ||
      !is_argument(machine, length))
    return false;
  const uint64_t roots =
      activation->slice->slots.items[is_first ? it->step->a : it->step->b].facts.values;
  if (!unbank_has_data_or_floats(machine->slices, roots))
    return false;
  machine->trace->has_typical = true;
  if (!machine->is_typical)
    return false;
  VALUE_TEMPORARY(rows);
  draw_rows(data, it->step, &rows);
  return value_binary(machine->arena, STEP_MUL, it->step->width, out, &rows, length);
}

void unbank_execute_binary(struct machine *machine, struct activation *activation,
                           const struct step *step, struct value *out, uint32_t may_mask) {
  const struct value *a = &activation->values[step->a], *b = &activation->values[step->b];
  enum step_op op = (enum step_op)step->op;
  const struct operation it = {
      .machine = machine, .step = step, .a = a, .b = b, .may_mask = may_mask};
  if (op == STEP_MUL && multiply_by_length(&it, activation, out)) {
    value_inherit(out, a);
    value_inherit(out, b);
    return;
  }
  if (!value_binary(machine->arena, op, step->width, out, a, b)) {
    execute_beyond_sums(machine, activation, step, out, may_mask);
    value_inherit(out, a);
    value_inherit(out, b);
    return;
  }
  uint32_t array = out->array;
  bool assumed = out->assumed, by_iteration = out->differs_by_iteration,
       is_sum = op == STEP_ADD || op == STEP_SUB;
  note_index_assumption(machine, op, a, b);
  const struct addition sum = {.source = unbank_source_of_slot(activation, step->out),
                               .width = step->width,
                               .a = a,
                               .b = b,
                               .factor = op == STEP_ADD ? 1 : -1,
                               .may_mask = may_mask};
  if (op == STEP_ADD)
    unbank_stay_in_row(machine, activation, step, &sum, out);
  if (step->width > 1 && is_sum && overflows(out, a, b, may_mask))
    unbank_add_values(machine, &sum, out);
  out->array = array, out->assumed = assumed, out->differs_by_iteration = by_iteration;
}
