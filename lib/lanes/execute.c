/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Executes one step of a slice for all lanes of a warp at once: a value is a sum of symbols with a
 * coefficient for each lane, and what is no such sum is unknown, wholly or in some bits. */
#include "lanes/execute.h"

#include <stdlib.h>
#include <string.h>

#include "address/facts.h"
#include "address/members.h"
#include "kernels/launches.h"
#include "lanes/members.h"
#include "lanes/number.h"
#include "lanes/trips.h"
#include "shim/query.h"
#include "slice/leaving.h"
#include "slice/sides.h"
#include "support/hash.h"
#include "support/integers.h"

/* The place for a new value of a slot: the slot itself when no other lane needs what is there, else
 * scratch. */
static struct value *place(struct machine *machine, struct activation *activation, uint32_t slot,
                           uint32_t mask) {
  struct value *value = &activation->values[slot];
  bool overwrite = activation->slice->slots.items[slot].local || !(value->written & ~mask);
  return overwrite ? value : &machine->scratch;
}

/* Whether branches may bound an integer that a loop changes as data decides: the place in a heap,
 * the top of a stack. */
static bool is_bounded_by_branches(LLVMValueRef inst) {
  if (!inst || !LLVMIsAInstruction(inst))
    return false;
  bool steps = LLVMIsABinaryOperator(inst) && LLVMIsAConstantInt(LLVMGetOperand(inst, 1));
  return LLVMIsAPHINode(inst) || steps;
}

/* A number of which no bit is known may still have a range, and then its high bits are zero. */
static void bound_unknown(struct machine *machine, LLVMValueRef inst, struct value *value) {
  if (!value->unknown || value->term_count || value->array || !(value->unknown_bits >> 63) ||
      !is_bounded_by_branches(inst))
    return;
  unsigned bits = unbank_bits_by_range(machine->module, inst);
  if (bits == 64)
    return;
  const int64_t possible = (INT64_C(1) << bits) - 1;
  value->unknown_bits &= (uint64_t)possible;
  for (unsigned i = 0; i < (value->uniform ? 1 : UNBANK_LANES); i++)
    value->k[i] &= value->unknown >> i & 1 ? possible : -1;
}

static void finish_write(struct machine *machine, struct activation *activation, uint32_t slot,
                         struct value *from, uint32_t mask) {
  struct value *value = &activation->values[slot];
  bound_unknown(machine, activation->slice->slots.items[slot].ir, from);
  if (from == value) {
    value_collapse(value, mask);
    value->written = mask;
  } else {
    value_write(machine->arena, value, from, mask);
    value->written |= mask;
  }
}

/* The symbol of an origin; where it has cases, modulus * symbol + residue. */
static void new_symbol(struct machine *machine, struct value *out, struct symbol_origin origin,
                       uint32_t age, uint64_t identity) {
  value_set_symbol(machine->arena, out, unbank_recorder_symbol(machine->recorder, origin), age,
                   identity);
  uint32_t residue;
  out->terms[0].coefficient[0] = unbank_residue_modulus(machine->residues, &origin, &residue);
  out->k[0] = residue;
}

static struct symbol_origin origin_with(const struct machine *machine, const void *origin,
                                        uint64_t roots) {
  return (struct symbol_origin){
      .origin = origin, .roots = roots, .is_coordinate = roots & machine->slices->coordinates};
}

/* A number that a launch has one of. */
static void set_symbol(struct machine *machine, struct value *out, const void *origin,
                       uint64_t roots) {
  new_symbol(machine, out, origin_with(machine, origin, roots), 0, (uintptr_t)origin);
}

static void set_fresh(struct machine *machine, struct value *out, const void *origin,
                      uint64_t roots, uint64_t identity) {
  new_symbol(machine, out, origin_with(machine, origin, roots), ++machine->age, identity);
}

/* What a step makes of operands that all lanes in `mask` share; an operand that a step lacks is
 * NULL. */
static uint64_t identity_after(const struct step *step, const struct value *a,
                               const struct value *b, const struct value *c, uint32_t mask) {
  unsigned lane = mask ? (unsigned)__builtin_ctz(mask) : 0;
  uint64_t identity = hash_mix(hash_mix(step->op, step->width), step->from);
  const struct value *const operands[] = {a, b, c};
  for (unsigned i = 0; i < sizeof operands / sizeof *operands; i++)
    identity = hash_mix(identity, operands[i] ? value_identity(operands[i], lane) : 0);
  return identity;
}

/* The end of an intermediate step's chain has the IR value; a name is all that it is needed for. */
static const void *origin_of(const struct activation *activation, const struct step *step) {
  const struct slot *slot = &activation->slice->slots.items[step->out];
  return slot->ir ? (const void *)slot->ir : (const void *)slot;
}

static uint64_t roots_of(const struct activation *activation, uint32_t slot) {
  return activation->slice->slots.items[slot].facts.roots;
}

static uint64_t values_of(const struct activation *activation, uint32_t slot) {
  return activation->slice->slots.items[slot].facts.values;
}

/* Guards: a comparison of a number that differs between lanes with one that does not. */

static bool is_greater(enum step_op op) {
  return op == STEP_UGT || op == STEP_UGE || op == STEP_SGT || op == STEP_SGE;
}

static bool may_equal(enum step_op op) {
  return op == STEP_UGE || op == STEP_ULE || op == STEP_SGE || op == STEP_SLE;
}

static bool is_signed_comparison(enum step_op op) {
  return op == STEP_SGT || op == STEP_SGE || op == STEP_SLT || op == STEP_SLE;
}

/* How far a block reaches in a number that lanes compare: as far as it is from the next one, or as
 * many numbers as it has threads. */
static int64_t reach_of_block(const struct machine *machine, const struct value *lanes) {
  struct unbank_shape shape = machine->shape;
  int64_t out = (int64_t)shape.x * shape.y * shape.z;
  for (unsigned t = 0; t < lanes->term_count; t++) {
    const int64_t step = llabs((int32_t)value_coefficient(lanes, t, 0));
    if (unbank_recorder_origin(machine->recorder, lanes->terms[t].symbol)->is_coordinate && step &&
        step < out)
      out = step;
  }
  return out;
}

/* Whether a number is a border at the low end of the data (gid >= 1), not at the high end (gid >=
 * n). */
static bool is_low_border(const struct machine *machine, const struct value *border,
                          const struct value *lanes) {
  return !border->term_count && border->k[0] < reach_of_block(machine, lanes);
}

/* Whether a number has a counter that moves it by at most `span` from one iteration to the next. */
static bool moves_within(const struct machine *machine, const struct value *number, int64_t span,
                         bool has_step) {
  for (unsigned t = 0; t < number->term_count; t++) {
    const struct symbol_origin *origin =
        unbank_recorder_origin(machine->recorder, number->terms[t].symbol);
    if (origin->is_counter && origin->has_step >= has_step &&
        llabs((int32_t)value_coefficient(number, t, 0)) <= span)
      return true;
  }
  return false;
}

/* Whether something else says where in the data a number lies. */
static bool has_block(const struct machine *machine, const struct value *number) {
  for (unsigned t = 0; t < number->term_count; t++) {
    const struct symbol_origin *origin =
        unbank_recorder_origin(machine->recorder, number->terms[t].symbol);
    if (origin->is_coordinate && !origin->is_counter)
      return true;
  }
  return false;
}

/* Whether a border moves through the lanes, as the counter of a loop over a triangle does (tid >
 * k, tid - k > 3): by less than they lie apart from one iteration to the next. Lanes that move by
 * a step which is not known stride over the data. */
static bool moves_through(const struct machine *machine, const struct value *border,
                          const struct value *lanes, uint32_t may_mask) {
  int64_t low = INT64_MAX, high = INT64_MIN;
  for (uint32_t left = may_mask; left; left &= left - 1) {
    int64_t lane = value_lane(lanes, (unsigned)__builtin_ctz(left));
    low = lane < low ? lane : low, high = lane > high ? lane : high;
  }
  return moves_within(machine, border, high - low, false) ||
         (!has_block(machine, lanes) && moves_within(machine, lanes, high - low, true));
}

/* Whether a number is made anew in each iteration of the loop that is run, and counts no steps. */
static bool is_made_anew(const struct machine *machine, const struct value *number) {
  for (unsigned t = 0; t < number->term_count; t++)
    if (number->terms[t].age > machine->loop_age &&
        !unbank_recorder_origin(machine->recorder, number->terms[t].symbol)->is_counter)
      return true;
  return false;
}

/* The range that a border's own instruction proves, as the comparison reads it. */
static struct range range_of_border(const struct machine *machine, const struct slot *border,
                                    unsigned width, bool is_signed) {
  if (!border->ir || !LLVMIsAInstruction(border->ir) ||
      LLVMGetTypeKind(LLVMTypeOf(border->ir)) != LLVMIntegerTypeKind || (width == 64 && !is_signed))
    return unbank_any_range;
  return unbank_range_at(machine->module, LLVMGetInstructionParent(border->ir), NULL, border->ir,
                         is_signed);
}

/* Whether a number is no less than its constant: where a block lies and what a loop counts are not
 * negative. */
static bool only_grows(const struct machine *machine, const struct value *number, unsigned lane) {
  for (unsigned t = 0; t < number->term_count; t++) {
    const struct symbol_origin *origin =
        unbank_recorder_origin(machine->recorder, number->terms[t].symbol);
    if ((!origin->is_coordinate && !origin->is_counter) ||
        (int32_t)value_coefficient(number, t, lane) < 0)
      return false;
  }
  return true;
}

enum { BORDER_STEPS_MAX = 32 };
/* Whether memory that is neither constant nor a kernel's argument has a number, or what it is
 * computed from: the length of a list, or the smaller of that and 64. Values that form a cycle end
 * the search by its count of steps. */
static bool is_data(LLVMValueRef value, unsigned *steps_left) {
  bool found = false;
  if (!LLVMIsAInstruction(value) || !*steps_left)
    return false;
  *steps_left -= 1;
  if (LLVMIsALoadInst(value))
    return !unbank_is_given(LLVMGetOperand(value, 0));
  if (LLVMIsACallInst(value) && !LLVMIsAIntrinsicInst(value))
    return false;
  for (int i = 0; i < LLVMGetNumOperands(value) && !found; i++)
    found = is_data(LLVMGetOperand(value, (unsigned)i), steps_left);
  return found;
}

static bool is_border_of_data(const struct slot *border) {
  return border->ir && is_data(border->ir, &(unsigned){BORDER_STEPS_MAX});
}

/* The lanes that lie, or may lie, on one side of a border of which a range is known: those of a
 * thread's number below 5, where they are compared with n % 5. `below`: on the low side. Where
 * numbers are compared without a sign, those below 0 are beyond any size: x - 1 < w leaves out the
 * first thread. */
static uint32_t lanes_beside(const struct machine *machine, const struct value *lanes,
                             struct range border, bool below, bool or_equal, bool is_signed,
                             uint32_t may_mask) {
  uint32_t out = may_mask;
  UNBANK_EACH_BIT(i, may_mask) {
    int64_t lane = value_lane(lanes, i);
    if (below && !is_signed && lane < 0 && !lanes->term_count)
      out &= ~(1u << i);
    bool is_beyond = below ? lane > border.high || (lane == border.high && !or_equal)
                           : lane < border.low || (lane == border.low && !or_equal);
    bool is_fixed = below ? only_grows(machine, lanes, i) : !lanes->term_count;
    if (is_beyond && is_fixed && lane >= 0)
      out &= ~(1u << i);
  }
  return out;
}

/* In a block inside the data all lanes lie between the low and the high border, or as many as the
 * border's range lets. Which lanes do must follow from where the block or iteration lies; an offset
 * that is an argument may be anything. An argument may be either border: where what is guarded is
 * done by the lanes beyond it, nothing is assumed. */
static bool assume_guard_holds(const struct machine *machine, const struct activation *activation,
                               const struct step *step, struct value *out, uint32_t may_mask) {
  const struct value *a = &activation->values[step->a], *b = &activation->values[step->b];
  enum slice_side side = (enum slice_side)activation->slice->sides[step->out];
  enum step_op op = (enum step_op)step->op;
  if (!step_is_comparison(op) || op == STEP_EQ || op == STEP_NE ||
      ((a->unknown | b->unknown) & may_mask))
    return false;
  bool lanes_left = !value_is_uniform(a, may_mask), lanes_right = !value_is_uniform(b, may_mask);
  if (lanes_left == lanes_right)
    return false;
  const struct value *lanes = lanes_left ? a : b, *border = lanes_left ? b : a;
  const struct slot *of_border = &activation->slice->slots.items[lanes_left ? step->b : step->a];
  if ((lanes->term_count && !unbank_recorder_has_coordinate(machine->recorder, lanes)) ||
      moves_through(machine, border, lanes, may_mask) || is_border_of_data(of_border))
    return false;
  bool wants_greater = is_greater(op) == lanes_left;
  bool is_low = is_low_border(machine, border, lanes), is_true = wants_greater == is_low;
  if (border->term_count && side == (is_true ? SIDE_FALSE : SIDE_TRUE))
    return false;
  bool below = is_greater(op) != lanes_left ? is_true : !is_true;
  struct range range = range_of_border(machine, of_border, step->width, is_signed_comparison(op));
  uint32_t inside = lanes_beside(machine, lanes, range, below, may_equal(op) == is_true,
                                 is_signed_comparison(op), may_mask);
  bool by_iteration = is_made_anew(machine, border) || is_made_anew(machine, lanes);
  value_set_number(out, -(int64_t)is_true, 0);
  if (inside != may_mask)
    value_expand(out);
  UNBANK_EACH_BIT(lane, may_mask & ~inside)
    out->k[lane] = -(int64_t)!is_true;
  out->assumed = true;
  out->differs_by_iteration = by_iteration;
  return true;
}

/* min(gid, n - 1) and max(gid, 0) are gid in such a block, and gid - halo saturated at 0 is gid -
 * halo. */
static bool assume_clamp_is_identity(struct machine *machine, const struct activation *activation,
                                     const struct step *step, struct value *out,
                                     uint32_t may_mask) {
  const struct value *a = &activation->values[step->a], *b = &activation->values[step->b];
  enum step_op op = (enum step_op)step->op;
  bool is_min = op == STEP_UMIN || op == STEP_SMIN, is_difference = op == STEP_USUBSAT;
  if ((!is_min && op != STEP_UMAX && op != STEP_SMAX && !is_difference) ||
      ((a->unknown | b->unknown) & may_mask) ||
      value_is_uniform(a, may_mask) == value_is_uniform(b, may_mask))
    return false;
  const struct value *lanes = value_is_uniform(a, may_mask) ? b : a, *border = lanes == a ? b : a;
  if (is_low_border(machine, border, lanes) == is_min ||
      moves_through(machine, border, lanes, may_mask))
    return false;
  if (is_difference && (lanes != a || !unbank_recorder_has_coordinate(machine->recorder, lanes)))
    return false;
  const struct slot *of_border = &activation->slice->slots.items[border == b ? step->b : step->a];
  struct range range = range_of_border(machine, of_border, step->width, op == STEP_SMIN);
  if (is_border_of_data(of_border))
    return false;
  if (is_min &&
      lanes_beside(machine, lanes, range, true, true, op == STEP_SMIN, may_mask) != may_mask)
    return false;
  if (is_difference)
    value_combine(machine->arena, step->width, out, lanes, 1, border, -1);
  else
    value_copy(machine->arena, out, lanes);
  out->assumed = true;
  machine->trace->assumes |= UNBANK_ASSUMES_FULL_BLOCK;
  return true;
}

/* Some operations are linear only for what is an index: signed division for what is not negative,
 * division by other numbers than powers of two for what has not wrapped. Where `a` has symbols that
 * is taken for granted, and noted. */
static void note_index_assumption(struct machine *machine, enum step_op op, const struct value *a,
                                  const struct value *divisor) {
  bool power = !divisor->k[0] || is_power_of_two((uint64_t)divisor->k[0]);
  if (a->term_count &&
      (op == STEP_SDIV || op == STEP_SREM || ((op == STEP_UDIV || op == STEP_UREM) && !power)))
    machine->trace->assumes |= UNBANK_ASSUMES_IN_BOUNDS;
}

/* Circular buffers: (lane + 64 * i) mod 1024. Where all terms are multiples of 2^m and the lanes
 * agree from bit m on, the value is low[lane] + 2^m * H with H the same for all lanes. This is that
 * m, or 0. */
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

/* Whether lanes agree from bit m on. */
static bool agrees_above(const struct value *value, unsigned m, uint32_t may_mask) {
  int64_t differ = 0;
  unsigned first = may_mask ? (unsigned)__builtin_ctz(may_mask) : 0;
  UNBANK_EACH_BIT(lane, may_mask)
    differ |= value_lane(value, lane) ^ value_lane(value, first);
  return !(differ >> m);
}

/* An operation that treats the two parts apart leaves low'[lane] + 2^m * (a new symbol). By an
 * XOR lanes may differ below bit m on the other side, too: the partner lane ^ s of a sorting
 * network, where s is 32 * s' + r. */
static bool split(struct machine *machine, const struct step *step, const void *origin,
                  uint64_t roots, struct value *out, const struct value *a, const struct value *b,
                  uint32_t may_mask) {
  enum step_op op = (enum step_op)step->op;
  bool is_bitwise = op == STEP_AND || op == STEP_OR || op == STEP_XOR;
  if (!a->term_count || b->term_count || !(b->uniform || op == STEP_XOR) || b->unknown)
    return false;
  unsigned m = low_bits(machine, a, may_mask);
  int64_t below = ((int64_t)1 << m) - 1, number = b->k[0];
  bool whole = number > 0 && !(number & below); /* a multiple of 2^m */
  if (!agrees_above(b, m, may_mask))
    return false;
  bool is_remainder = (op == STEP_UREM || op == STEP_SREM) && whole;
  bool is_high = ((op == STEP_UDIV || op == STEP_SDIV) && whole) ||
                 ((op == STEP_LSHR || op == STEP_ASHR) && number >= m);
  if (!m || !(is_bitwise || is_remainder || is_high))
    return false;
  VALUE_TEMPORARY(symbol);
  VALUE_TEMPORARY(low);
  set_fresh(machine, &symbol, origin, roots,
            identity_after(step, &machine->difference, b, NULL, may_mask));
  value_set_number(&low, 0, 0);
  low.uniform = is_high;
  for (unsigned i = 0; i < UNBANK_LANES && !is_high; i++) {
    int64_t x = value_lane(a, i) & below, y = value_lane(b, i) & below;
    low.k[i] = op == STEP_AND ? x & y : op == STEP_OR ? x | y : op == STEP_XOR ? x ^ y : x;
  }
  value_combine(machine->arena, step->width, out, &low, 1, &symbol, is_high ? 1 : (int64_t)1 << m);
  out->array = a->array;
  if (op == STEP_SDIV || op == STEP_SREM)
    note_index_assumption(machine, op, a, b);
  return true;
}

static bool split_either(struct machine *machine, const struct step *step, const void *origin,
                         uint64_t roots, struct value *out, const struct value *a,
                         const struct value *b, uint32_t may_mask) {
  bool is_split =
      split(machine, step, origin, roots, out, a, b, may_mask) ||
      (step->op == STEP_XOR && split(machine, step, origin, roots, out, b, a, may_mask));
  if (is_split) {
    value_inherit(out, a);
    value_inherit(out, b);
  }
  return is_split;
}

/* A power of two that divides a value which all lanes share. */
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

/* The value with its terms that move all lanes alike as one, of a new symbol. */
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
  new_symbol(machine, &symbol, origin, ++machine->age, identity);
  value_combine(machine->arena, 64, out, &apart, 1, &symbol, (int64_t)low_bit_of(steps));
}

static bool overflows(const struct value *sum, const struct value *a, const struct value *b,
                      uint32_t may_mask) {
  return sum->unknown & may_mask && !((a->unknown | b->unknown) & may_mask);
}

/* out = a + b * factor. Of more symbols than a value holds, those that move all lanes alike become
 * one, of which all multiples are possible. */
static void add(struct machine *machine, const void *origin, uint64_t roots, unsigned width,
                struct value *out, const struct value *a, const struct value *b, int64_t factor,
                uint32_t may_mask) {
  VALUE_TEMPORARY(fewer_a);
  VALUE_TEMPORARY(fewer_b);
  value_combine(machine->arena, width, out, a, 1, b, factor);
  if (!overflows(out, a, b, may_mask))
    return;
  struct symbol_origin all = {.origin = origin, .roots = roots};
  note_origins(machine, a, &all);
  note_origins(machine, b, &all);
  merge_uniform_terms(machine, all, a, may_mask, &fewer_a);
  merge_uniform_terms(machine, all, b, may_mask, &fewer_b);
  value_combine(machine->arena, width, out, &fewer_a, 1, &fewer_b, factor);
}

/* A loop over rows, times their length: (lane + 32 * i) * n. What moves all lanes alike becomes a
 * new symbol: lane * n + 32 * (i * n). */
static bool multiply(struct machine *machine, const struct step *step, const void *origin,
                     uint64_t roots, struct value *out, const struct value *a,
                     const struct value *b, uint32_t may_mask) {
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
  memset(moved.k, 0, sizeof moved.k);
  if (!value_is_uniform(&moved, may_mask) ||
      !value_binary(machine->arena, STEP_MUL, step->width, &apart, &lane, length))
    return false;
  value_collapse(&moved, may_mask);
  set_fresh(machine, &symbol, origin, roots, identity_after(step, &moved, length, NULL, may_mask));
  value_set_number(&factor, (int64_t)step_of(&moved) * step_of(length), 0);
  value_binary(machine->arena, STEP_MUL, step->width, &shared, &symbol, &factor);
  value_combine(machine->arena, step->width, out, &apart, 1, &shared, 1);
  return true;
}

/* The value with the sum of its symbols as one symbol, whose residues can be tried; false: there is
 * no such sum. */
static bool merge_symbols(struct machine *machine, const struct value *a, struct value *out) {
  struct symbol_origin origin;
  uint32_t age, factor;
  if (!unbank_sum_symbol(machine->residues, machine->recorder, a, &origin, &age, &factor))
    return false;
  VALUE_TEMPORARY(symbol);
  VALUE_TEMPORARY(number);
  value_copy(machine->arena, &number, a);
  memset(number.k, 0, sizeof number.k);
  new_symbol(machine, &symbol, origin, age, hash_mix(value_identity(&number, 0), factor));
  value_copy(machine->arena, &number, a);
  number.term_count = 0;
  value_combine(machine->arena, 64, out, &number, 1, &symbol, factor);
  out->array = a->array;
  return true;
}

/* The operation again, on operands whose symbols are summed up. */
static bool retry_with_merged_symbols(struct machine *machine, const struct step *step,
                                      const void *origin, uint64_t roots, struct value *out,
                                      const struct value *a, const struct value *b,
                                      uint32_t may_mask) {
  enum step_op op = (enum step_op)step->op;
  VALUE_TEMPORARY(sum_a);
  VALUE_TEMPORARY(sum_b);
  bool has_a = merge_symbols(machine, a, &sum_a), has_b = merge_symbols(machine, b, &sum_b);
  a = has_a ? &sum_a : a, b = has_b ? &sum_b : b;
  if ((has_a || has_b) && value_binary(machine->arena, op, step->width, out, a, b)) {
    note_index_assumption(machine, op, a, b);
    return true;
  }
  if ((has_a || has_b) && split_either(machine, step, origin, roots, out, a, b, may_mask))
    return true;
  if (!machine->sampling)
    unbank_request_residues(machine->residues, machine->recorder, op, a, b);
  return false;
}

/* How many low bits of the result a mask clears: n & -64 is 64 times a symbol. */
static unsigned masked_bits(enum step_op op, const struct value *mask) {
  bool is_mask = op == STEP_AND && mask->uniform && !mask->term_count && !mask->unknown;
  return is_mask && (uint32_t)mask->k[0] ? (unsigned)__builtin_ctz((uint32_t)mask->k[0]) : 0;
}

static void scale_symbol(struct value *symbol, unsigned log) {
  symbol->terms[0].coefficient[0] <<= log;
  symbol->k[0] <<= log;
}

static void execute_binary(struct machine *machine, struct activation *activation,
                           const struct step *step, struct value *out, uint32_t may_mask) {
  const struct value *a = &activation->values[step->a], *b = &activation->values[step->b];
  enum step_op op = (enum step_op)step->op;
  const void *origin = origin_of(activation, step);
  uint64_t roots = roots_of(activation, step->out);
  if (value_binary(machine->arena, op, step->width, out, a, b)) {
    uint32_t array = out->array;
    bool assumed = out->assumed, by_iteration = out->differs_by_iteration,
         is_sum = op == STEP_ADD || op == STEP_SUB;
    note_index_assumption(machine, op, a, b);
    if (step->width > 1 && is_sum && overflows(out, a, b, may_mask))
      add(machine, origin, roots, step->width, out, a, b, op == STEP_ADD ? 1 : -1, may_mask);
    out->array = array, out->assumed = assumed, out->differs_by_iteration = by_iteration;
    return;
  }
  VALUE_TEMPORARY(difference);
  if (step_is_comparison(op) && !((a->unknown | b->unknown) & may_mask))
    value_combine(machine->arena, step->width, &difference, a, 1, b, -1);
  else
    value_set_unknown(&difference);
  bool same_for_all = (value_is_uniform(a, may_mask) && value_is_uniform(b, may_mask)) ||
                      value_is_uniform(&difference, may_mask);
  if (split_either(machine, step, origin, roots, out, a, b, may_mask))
    return;
  if (multiply(machine, step, origin, roots, out, a, b, may_mask)) {
    value_inherit(out, a);
    value_inherit(out, b);
    return;
  }
  if (same_for_all) {
    unsigned masked_a = masked_bits(op, a), masked_b = masked_bits(op, b);
    bool share = value_is_uniform(a, may_mask) && value_is_uniform(b, may_mask);
    set_fresh(machine, out, origin, roots,
              share ? identity_after(step, a, b, NULL, may_mask)
                    : identity_after(step, &difference, NULL, NULL, may_mask));
    scale_symbol(out, masked_a > masked_b ? masked_a : masked_b);
    return;
  }
  if (!step_is_comparison(op) &&
      retry_with_merged_symbols(machine, step, origin, roots, out, a, b, may_mask))
    return;
  if (!assume_guard_holds(machine, activation, step, out, may_mask) &&
      !assume_clamp_is_identity(machine, activation, step, out, may_mask))
    value_set_unknown(out);
}

/* Data decides whether `lanes` have this value or b. */
static void join_as_unknown_bits(struct value *out, const struct value *b, uint32_t lanes) {
  uint64_t differ = out->term_count || b->term_count ? UINT64_MAX : 0;
  value_expand(out);
  UNBANK_EACH_BIT(lane, lanes) {
    differ |= (uint64_t)(out->k[lane] ^ value_lane(b, lane));
  }
  out->unknown_bits =
      differ | (out->unknown ? out->unknown_bits : 0) | (b->unknown ? b->unknown_bits : 0);
  out->unknown |= lanes;
}

/* Whether two addresses in a joined array differ by their members alone. */
static bool is_choice(const struct machine *machine, const struct value *address,
                      const struct value *difference, uint32_t mask) {
  const struct module *module = machine->module;
  bool is_address = address->array && address->array != VALUE_ARRAYS_MIXED;
  unsigned lane = (unsigned)__builtin_ctz(mask);
  return is_address && unbank_is_joined_array(&module->arrays.items[address->array - 1]) &&
         !difference->term_count && is_of_members((uint32_t)value_lane(difference, lane));
}

void unbank_join_values(struct machine *machine, const void *origin, uint64_t roots,
                        struct value *out, const struct value *b, uint32_t mask, bool data,
                        uint64_t decisions) {
  if (!mask)
    return;
  const bool assumed = out->assumed || b->assumed,
             by_iteration = out->differs_by_iteration || b->differs_by_iteration;
  struct value *difference = &machine->difference;
  value_combine(machine->arena, 64, difference, b, 1, out, -1);
  if (out->array != b->array)
    value_set_unknown(difference);
  uint32_t differs = difference->unknown & mask;
  for (unsigned i = 0; i < UNBANK_LANES; i++)
    if (value_lane(difference, i))
      differs |= mask & 1u << i;
  differs |= mask & ~value_known_lanes(difference);
  out->assumed = assumed, out->differs_by_iteration = by_iteration;
  if (!differs)
    return;
  if (data || !value_is_uniform(difference, mask)) {
    join_as_unknown_bits(out, b, differs);
    return;
  }
  VALUE_TEMPORARY(symbol);
  VALUE_TEMPORARY(sum);
  unsigned lane = (unsigned)__builtin_ctz(mask);
  uint64_t identity = hash_mix(decisions, value_identity(out, lane));
  set_fresh(machine, &symbol, origin, roots, hash_mix(identity, value_identity(b, lane)));
  value_combine(machine->arena, 64, &sum, out, 1, &symbol,
                is_choice(machine, out, difference, mask) ? 1 << MEMBER_SPAN_BITS : 1);
  sum.array = out->array, sum.assumed = assumed, sum.differs_by_iteration = by_iteration;
  value_write(machine->arena, out, &sum, mask);
}

/* Whether lanes that take the other value of a select are served as those that take the one which
 * is assumed: they all have one number, or numbers that lie as far apart, or mirrored, as borders
 * are. */
static bool lies_alike(struct machine *machine, const struct value *assumed,
                       const struct value *other, uint32_t may_mask) {
  VALUE_TEMPORARY(apart);
  if (value_is_uniform(other, may_mask))
    return true;
  for (int sign = -1; sign <= 1; sign += 2) {
    value_combine(machine->arena, 64, &apart, assumed, 1, other, sign);
    if (value_is_uniform(&apart, may_mask) && !(apart.unknown & may_mask))
      return true;
  }
  return false;
}

static void choose(struct machine *machine, struct activation *activation, const struct step *step,
                   struct value *out, uint32_t may_mask) {
  const struct value *condition = &activation->values[step->a];
  const struct value *yes = &activation->values[step->b], *no = &activation->values[step->c];
  uint32_t known = value_known_lanes(condition), no_lanes = 0, open = may_mask & ~known;
  for (unsigned i = 0; i < UNBANK_LANES; i++)
    if (known >> i & 1 && !value_lane(condition, i))
      no_lanes |= 1u << i;
  const bool is_no = (no_lanes & may_mask) == may_mask;
  if (condition->assumed && !lies_alike(machine, is_no ? no : yes, is_no ? yes : no, may_mask))
    no_lanes = 0, open = may_mask;
  if (condition->assumed)
    machine->trace->assumes |= UNBANK_ASSUMES_FULL_BLOCK;
  value_copy(machine->arena, out, (no_lanes & may_mask) == may_mask ? no : yes);
  if ((no_lanes & may_mask) == may_mask)
    return;
  out->written = may_mask;
  if (no_lanes & may_mask)
    value_write(machine->arena, out, no, no_lanes);
  unbank_join_values(machine, origin_of(activation, step), roots_of(activation, step->out), out, no,
                     open, !value_is_uniform(condition, open),
                     open ? value_identity(condition, (unsigned)__builtin_ctz(open)) : 0);
}

/* What is chosen by what is assumed is assumed, too, as `a && b` is a ? b : false. */
static void execute_select(struct machine *machine, struct activation *activation,
                           const struct step *step, struct value *out, uint32_t may_mask) {
  choose(machine, activation, step, out, may_mask);
  value_inherit(out, &activation->values[step->a]);
}

/* %laneid, and masks of the lanes before, at or after one's own. */
static int64_t lane_special(enum special special, unsigned lane) {
  uint32_t bit = 1u << lane, below = bit - 1;
  switch (special) {
  case SPECIAL_LANEMASK_EQ:
    return (int32_t)bit;
  case SPECIAL_LANEMASK_LT:
    return (int32_t)below;
  case SPECIAL_LANEMASK_LE:
    return (int32_t)(below | bit);
  case SPECIAL_LANEMASK_GT:
    return (int32_t)~(below | bit);
  case SPECIAL_LANEMASK_GE:
    return (int32_t)~below;
  default:
    return lane;
  }
}

/* How many bytes dynamic memory has, and where it begins, as rewritten code asks, are taken to be
 * 0. Whatever the number of bytes, all lanes have the same bits flipped (plan.h), so that words
 * share banks as they do with none; and where it begins is asked of bits below 1024 alone. */
static void execute_special(struct machine *machine, const struct activation *activation,
                            const struct step *step, struct value *out) {
  struct unbank_shape shape = machine->shape;
  unsigned threads = shape.x * shape.y * shape.z;
  enum special special = (enum special)step->number;
  uint64_t roots = roots_of(activation, step->out);
  if (roots) { /* the same for the whole block: one symbol, of one age */
    set_symbol(machine, out, &machine->slices->roots[__builtin_ctzll(roots)], roots);
    return;
  }
  const int64_t of_block[SPECIAL_COUNT] = {
      [SPECIAL_NTID_X] = shape.x,
      [SPECIAL_NTID_Y] = shape.y,
      [SPECIAL_NTID_Z] = shape.z,
      [SPECIAL_WARPID] = machine->warp,
      [SPECIAL_NWARPID] = (threads + UNBANK_LANES - 1) / UNBANK_LANES,
      [SPECIAL_WARPSIZE] = UNBANK_LANES,
  };
  bool is_zero = special == SPECIAL_LAYOUT_BYTES || special == SPECIAL_LAYOUT_BASE;
  value_set_number(out, of_block[special], 0);
  if (of_block[special] || special == SPECIAL_WARPID || is_zero)
    return;
  out->uniform = false;
  for (unsigned i = 0; i < UNBANK_LANES; i++)
    out->k[i] = special <= SPECIAL_TID_Z ? machine->thread[special - SPECIAL_TID_X][i]
                                         : lane_special(special, i);
}

static void execute_call(struct machine *machine, struct activation *activation,
                         const struct step *step, uint32_t may_mask, uint32_t must_mask,
                         const struct context *context) {
  struct activation *callee = &machine->activations[step->number];
  bool refused = callee->active || machine->depth == TRACE_CALL_DEPTH_MAX;
  if (refused) {
    machine->cap = "work cap reached: functions call each other too deeply";
    return;
  }
  unbank_reset_values(machine, callee, false);
  for (uint32_t i = 0; i < step->b && i < callee->slice->argument_count; i++)
    if (callee->slice->arguments[i] != SLICE_NONE) {
      struct value *to = &callee->values[callee->slice->arguments[i]];
      value_copy(machine->arena, to,
                 &activation->values[activation->slice->call_args.items[step->a + i]]);
      to->written = may_mask;
    }
  if (context) /* the caller's loops are none of the callee's */
    context = unbank_context(machine, NULL,
                             (struct context){.loop = SLICE_NONE,
                                              .caller = context,
                                              .roots = context->roots,
                                              .repeats = context->repeats,
                                              .decisions = context->decisions,
                                              .times = context->times,
                                              .sampled = context->sampled,
                                              .is_later = context->is_later,
                                              .age = context->age,
                                              .data = context->data,
                                              .deciders = context->deciders});
  machine->depth++;
  unbank_run_slice(machine, callee, may_mask, must_mask, context);
  machine->depth--;
  if (step->out == SLICE_NONE)
    return;
  struct value *out = place(machine, activation, step->out, may_mask);
  if (step->width && callee->result.written)
    value_copy(machine->arena, out, &callee->result);
  else
    value_set_unknown(out);
  finish_write(machine, activation, step->out, out, may_mask);
}

/* One lane that only the launch knows gives all lanes the same. */
static void execute_shuffle(struct machine *machine, const struct activation *activation,
                            const struct step *step, struct value *out, uint32_t may_mask) {
  const struct value *a = &activation->values[step->a], *b = &activation->values[step->b];
  if (value_shuffle(machine->arena, step, out, a, b, may_mask))
    return;
  if (activation->slice->slots.items[step->out].facts.varies)
    value_set_unknown(out);
  else
    set_fresh(machine, out, origin_of(activation, step), roots_of(activation, step->out),
              unbank_new_identity(machine));
}

bool unbank_may_diverge(const struct value *condition, uint32_t mask) {
  return condition->differs_by_iteration || !value_is_uniform(condition, mask);
}

/* Whether lanes in `mask` may have left the loops that a step leads out of in different
 * iterations. */
static bool have_diverged(const struct activation *activation, const struct step *step,
                          uint32_t mask) {
  const struct slice *slice = activation->slice;
  for (uint32_t loop = unbank_left_loop(slice, step, SLICE_NONE); loop != SLICE_NONE;
       loop = unbank_left_loop(slice, step, loop)) {
    const struct slice_loop *left = &slice->loops.items[loop];
    for (size_t i = 0; !left->concrete && i < left->deciders.count; i++) {
      uint32_t condition = slice->blocks.items[left->deciders.items[i]].condition;
      if (unbank_may_diverge(&activation->values[condition], mask))
        return true;
    }
  }
  return false;
}

/* Of what differs from iteration to iteration lanes that have diverged share the bits below the
 * least that a symbol moves. */
static void execute_leave(struct machine *machine, const struct activation *activation,
                          const struct step *step, struct value *out, uint32_t may_mask) {
  const struct value *a = &activation->values[step->a];
  uint32_t moved = 0;
  value_copy(machine->arena, out, a);
  for (unsigned t = 0; t < a->term_count; t++)
    for (unsigned i = 0; i < UNBANK_LANES; i++)
      moved |= value_coefficient(a, t, i);
  if (!moved || !have_diverged(activation, step, may_mask))
    return;
  value_expand(out);
  out->term_count = 0;
  out->unknown_bits = ~(low_bit_of(moved) - 1) | (out->unknown ? out->unknown_bits : 0);
  out->unknown = VALUE_ALL_LANES;
}

static void compute(struct machine *machine, struct activation *activation, const struct step *step,
                    struct value *out, uint32_t may_mask) {
  static const struct value nothing = {.uniform = true};
  const struct value *a = step->a == SLICE_NONE ? &nothing : &activation->values[step->a];
  const struct value *b = step->b == SLICE_NONE ? &nothing : &activation->values[step->b];
  bool done = true;
  switch ((enum step_op)step->op) {
#define X(name) case STEP_##name:
    SLICE_BINARY_OPS(X)
    execute_binary(machine, activation, step, out, may_mask);
    return;
    SLICE_UNARY_OPS(X)
    done = value_unary((enum step_op)step->op, step->width, out, a);
    break;
#undef X
  case STEP_COPY:
    value_copy(machine->arena, out, a);
    break;
  case STEP_LEAVE:
    execute_leave(machine, activation, step, out, may_mask);
    break;
  case STEP_ZEXT:
  case STEP_SEXT:
  case STEP_TRUNC:
    done = value_resize(machine->arena, step, out, a);
    break;
  case STEP_SCALED:
    if (step->b == SLICE_NONE && a->unknown) { /* more bits of a sum may be unknown */
      VALUE_TEMPORARY(number);
      value_set_number(&number, step->number, 0);
      value_combine(machine->arena, 64, out, a, 1, &number, 1);
      out->array = a->array;
    } else if (step->b == SLICE_NONE) {
      value_copy(machine->arena, out, a);
      for (unsigned i = 0; i < (a->uniform ? 1 : UNBANK_LANES); i++)
        out->k[i] = wrapping_add(out->k[i], step->number);
    } else {
      add(machine, origin_of(activation, step), roots_of(activation, step->out), 64, out, a, b,
          step->number, may_mask);
      out->array = a->array;
    }
    break;
  case STEP_SELECT:
    execute_select(machine, activation, step, out, may_mask);
    break;
  case STEP_FSHL:
  case STEP_FSHR:
    done = value_funnel(step, out, a, b, &activation->values[step->c]);
    break;
  case STEP_SHUFFLE:
    execute_shuffle(machine, activation, step, out, may_mask);
    return;
  case STEP_SPECIAL:
    execute_special(machine, activation, step, out);
    break;
  case STEP_UNIFORM:
  case STEP_CONSTANT:
    done = false;
    break;
  default:
    value_set_unknown(out);
  }
  if (done)
    return;
  bool is_loaded = step->op == STEP_UNIFORM;
  const struct value *c = step->c == SLICE_NONE ? NULL : &activation->values[step->c];
  if (value_is_uniform(a, may_mask) && value_is_uniform(b, may_mask))
    set_fresh(machine, out, origin_of(activation, step), roots_of(activation, step->out),
              is_loaded ? unbank_new_identity(machine) : identity_after(step, a, b, c, may_mask));
  else
    value_set_unknown(out);
}

/* The lanes that a predicate of inline PTX leaves, of those that there are. */
static void apply_guard(struct machine *machine, const struct activation *activation,
                        const struct step *step, uint32_t *may_mask, uint32_t *must_mask) {
  const struct access *access = &machine->module->accesses.items[step->number];
  if (!access->is_guarded)
    return;
  if (step->b == SLICE_NONE) {
    *must_mask = 0;
    return;
  }
  const struct value *guard = &activation->values[step->b];
  uint32_t known = value_known_lanes(guard), on = 0;
  for (unsigned i = 0; i < UNBANK_LANES; i++)
    on |= (value_lane(guard, i) == 0) == access->guard_is_zero ? 1u << i : 0;
  *may_mask &= on | ~known;
  *must_mask &= on & known;
  if (guard->assumed)
    machine->trace->assumes |= UNBANK_ASSUMES_FULL_BLOCK;
}

/* Where the lanes of a wmma's piece go from the first byte of their lines, and these from the
 * tile's: line * stride, in bytes. */
static void lane_bytes(struct value *out, const struct wmma_piece *piece) {
  value_set_number(out, 0, 0);
  out->uniform = false;
  for (unsigned lane = 0; lane < UNBANK_LANES; lane++)
    out->k[lane] = unbank_wmma_place(piece, lane, 0);
}

static bool lane_lines(struct machine *machine, const struct wmma_piece *piece, unsigned bits,
                       const struct value *stride, struct value *out) {
  VALUE_TEMPORARY(lines);
  VALUE_TEMPORARY(in_bits);
  VALUE_TEMPORARY(byte_log);
  unsigned unit = bits < 8 ? bits : bits / 8;
  value_set_number(&lines, 0, 0);
  value_set_number(&byte_log, 3, 0);
  lines.uniform = false;
  for (unsigned lane = 0; lane < UNBANK_LANES; lane++)
    lines.k[lane] =
        unit * (unbank_wmma_place(piece, lane, 1) - (int64_t)unbank_wmma_place(piece, lane, 0));
  if (bits >= 8)
    return value_binary(machine->arena, STEP_MUL, 64, out, &lines, stride);
  return value_binary(machine->arena, STEP_MUL, 64, &in_bits, &lines, stride) &&
         value_binary(machine->arena, STEP_LSHR, 64, out, &in_bits, &byte_log);
}

/* What the lanes address: their places in the tile, and where that starts. */
static void add_tile(struct machine *machine, const struct activation *activation,
                     const struct step *step, const struct access *access, struct value *out) {
  const struct wmma *wmma = &access->tile->wmma;
  const struct wmma_piece piece = unbank_wmma_piece(wmma, access->copy);
  const struct value *start = &activation->values[step->a];
  VALUE_TEMPORARY(stride);
  VALUE_TEMPORARY(lines);
  VALUE_TEMPORARY(bytes);
  VALUE_TEMPORARY(places);
  if (step->b == SLICE_NONE)
    value_set_number(&stride, access->tile->elements, 0);
  else
    value_copy(machine->arena, &stride, &activation->values[step->b]);
  lane_bytes(&bytes, &piece);
  if (!lane_lines(machine, &piece, wmma->bits, &stride, &lines)) {
    value_set_unknown(out);
    return;
  }
  value_combine(machine->arena, 64, &places, &lines, 1, &bytes, 1);
  value_combine(machine->arena, 64, out, start, 1, &places, 1);
  out->array = start->array;
  out->assumed = start->assumed || stride.assumed;
}

/* Of an ldmatrix only some lanes' addresses count. */
static void execute_access(struct machine *machine, struct activation *activation,
                           const struct step *step, uint32_t may_mask, uint32_t must_mask,
                           const struct context *context) {
  const struct access *access = &machine->module->accesses.items[step->number];
  bool assumed = unbank_is_guessed(machine->slices->kernel);
  apply_guard(machine, activation, step, &may_mask, &must_mask);
  if (!may_mask)
    return;
  uint32_t lanes = may_mask & access->lanes ? access->lanes : UINT32_MAX;
  VALUE_TEMPORARY(tile);
  if (access->tile)
    add_tile(machine, activation, step, access, &tile);
  struct execution execution = {.access = access,
                                .pointer = access->tile ? &tile : &activation->values[step->a],
                                .may_mask = may_mask & lanes,
                                .must_mask = must_mask & lanes,
                                .warp = machine->warp,
                                .thread = assumed ? machine->thread : NULL,
                                .times = context ? context->times : 1,
                                .sampled = context && context->sampled &&
                                           !(machine->first_only && context->is_later),
                                .roots = context ? context->roots : 0,
                                .repeats = context ? context->repeats : 0,
                                .decisions = context ? context->decisions : 0,
                                .data = context && context->data,
                                .deciders = context ? context->deciders : 0,
                                .behind = roots_of(activation, step->a),
                                .behind_values = values_of(activation, step->a)};
  if (access->tile && step->b != SLICE_NONE) {
    execution.behind |= roots_of(activation, step->b);
    execution.behind_values |= values_of(activation, step->b);
  }
  unbank_record(machine->recorder, &execution);
}

void unbank_execute(struct machine *machine, struct activation *activation, const struct step *step,
                    uint32_t may_mask, uint32_t must_mask, const struct context *context) {
  if (step->op == STEP_ACCESS) {
    execute_access(machine, activation, step, may_mask, must_mask, context);
  } else if (step->op == STEP_CALL) {
    execute_call(machine, activation, step, may_mask, must_mask, context);
  } else {
    struct value *out = place(machine, activation, step->out, may_mask);
    compute(machine, activation, step, out, may_mask);
    finish_write(machine, activation, step->out, out, may_mask);
  }
}

/* Phis. */

void unbank_stage(struct machine *machine, struct activation *activation, uint32_t block,
                  uint32_t from, uint32_t mask, uint32_t arrived, struct decided by) {
  const struct slice_block *to = &activation->slice->blocks.items[block];
  size_t edge = 0;
  while (edge < to->predecessors.count && to->predecessors.items[edge] != from)
    edge++;
  for (size_t i = 0; edge < to->predecessors.count && i < to->phis.count; i++) {
    const struct slice_phi *phi = &to->phis.items[i];
    const struct value *value = &activation->values[phi->incoming[edge]];
    struct value *staged = &activation->values[phi->staged];
    staged->written = arrived;
    if (arrived)
      value_write(machine->arena, staged, value, mask & ~arrived);
    else
      value_copy(machine->arena, staged, value);
    const struct slot *slot = &activation->slice->slots.items[phi->out];
    unbank_join_values(machine, slot->ir, slot->facts.roots, staged, value, mask & arrived, by.data,
                       by.decisions);
    staged->written = arrived | mask;
  }
}

void unbank_commit(struct machine *machine, struct activation *activation, uint32_t block,
                   uint32_t mask) {
  const struct slice_block *to = &activation->slice->blocks.items[block];
  for (size_t i = 0; i < to->phis.count; i++) {
    const struct slice_phi *phi = &to->phis.items[i];
    struct value *out = place(machine, activation, phi->out, mask);
    value_copy(machine->arena, out, &activation->values[phi->staged]);
    out->assumed |= activation->assumed_by_iteration[block],
        out->differs_by_iteration |= activation->assumed_by_iteration[block];
    finish_write(machine, activation, phi->out, out, mask);
  }
  activation->assumed_by_iteration[block] = false;
}

/* A new symbol that counts with the iterations of a loop. */
static void set_counter(struct machine *machine, struct value *out, const void *origin,
                        const struct slice_loop *loop, bool has_step, uint64_t trips,
                        uint64_t identity) {
  struct symbol_origin symbol = {.origin = origin,
                                 .roots = loop->roots,
                                 .is_coordinate = true,
                                 .is_counter = true,
                                 .has_step = has_step,
                                 .trips = trips};
  new_symbol(machine, out, symbol, ++machine->age, identity);
}

static bool moves_alike(const struct activation *activation, const struct slice_phi *phi) {
  for (uint32_t i = 0; i < phi->alike_count; i++)
    if (activation->slice->slots.items[phi->alike[i]].facts.varies)
      return false;
  return phi->alike_step;
}

enum { ALIKE_STEP_LOG_MAX = 16 };

/* A power of two that a number of all lanes alike is a multiple of, whatever its symbols are. */
static uint32_t divisor_of(const struct value *value, unsigned lane) {
  uint64_t bits = (uint64_t)value_lane(value, lane);
  for (unsigned t = 0; t < value->term_count; t++)
    bits |= value_coefficient(value, t, lane);
  return bits ? (uint32_t)low_bit_of(bits | 1u << ALIKE_STEP_LOG_MAX) : 1u;
}

/* Whether flipping bits of a number moves all lanes by as much: they have these bits alike. An
 * address has those of its offset where its array is aligned to more than them. */
static bool toggles_alike(const struct machine *machine, const struct value *start, uint32_t bits,
                          uint32_t mask) {
  const uint32_t low = bits ? UINT32_MAX >> __builtin_clz(bits) : 0;
  uint64_t first = (uint64_t)value_lane(start, (unsigned)__builtin_ctz(mask)) & bits;
  if (!bits || start->unknown & mask ||
      (start->array && machine->module->arrays.items[start->array - 1].align <= low))
    return false;
  UNBANK_EACH_BIT(lane, mask) {
    for (unsigned t = 0; t < start->term_count; t++)
      if (value_coefficient(start, t, lane) & low)
        return false;
    if (((uint64_t)value_lane(start, lane) & bits) != first)
      return false;
  }
  return true;
}

/* How far a header phi has come from its start: step * counter, or a symbol of its own when all
 * lanes move together. */
static void set_advance(struct machine *machine, struct activation *activation,
                        const struct slice_phi *phi, uint32_t number, const struct value *counter,
                        uint32_t mask, struct value *out) {
  const struct slice_loop *loop = &activation->slice->loops.items[number];
  VALUE_TEMPORARY(step);
  if (phi->has_step)
    value_set_number(&step, phi->step, 0);
  else if (phi->step_slot != SLICE_NONE)
    value_copy(machine->arena, &step, &activation->values[phi->step_slot]);
  else
    value_set_unknown(&step);
  const struct slot *slot = &activation->slice->slots.items[phi->out];
  if (!step.unknown && value_binary(machine->arena, STEP_MUL, 64, out, counter, &step))
    return;
  const bool is_toggled = toggles_alike(machine, &activation->values[phi->out], phi->toggled, mask);
  bool is_alike = moves_alike(activation, phi), is_uniform = value_is_uniform(&step, mask);
  if (is_alike || is_uniform || is_toggled || !slot->facts.varies)
    set_counter(machine, out, slot->ir, loop, false, 0,
                hash_mix(value_identity(counter, 0),
                         unbank_sequence_identity(machine, activation, number, phi->out, mask)));
  else
    value_set_unknown(out);
  if (is_toggled)
    scale_symbol(out, (unsigned)__builtin_ctz(phi->toggled));
  else if (is_alike)
    scale_symbol(out, (unsigned)__builtin_ctz(phi->alike_step));
  else if (is_uniform && !(step.unknown & mask))
    scale_symbol(out, (unsigned)__builtin_ctz(divisor_of(&step, (unsigned)__builtin_ctz(mask))));
}

void unbank_count_loop(struct machine *machine, struct activation *activation, uint32_t number,
                       uint32_t mask, uint64_t identity) {
  const struct slice_loop *loop = &activation->slice->loops.items[number];
  const struct slice_block *header = &activation->slice->blocks.items[loop->header];
  VALUE_TEMPORARY(counter);
  VALUE_TEMPORARY(advance);
  struct value *out = &machine->scratch;
  set_counter(machine, &counter, header->ir, loop, true, loop->folded, identity);
  for (size_t i = 0; i < header->phis.count; i++) {
    const struct slice_phi *phi = &header->phis.items[i];
    const struct value *start = &activation->values[phi->out];
    set_advance(machine, activation, phi, number, &counter, mask, &advance);
    bool is_choice =
        unbank_root_is_start(machine->module, activation->slice->slots.items[phi->out].ir);
    const struct slot *slot = &activation->slice->slots.items[phi->out];
    add(machine, slot->ir, slot->facts.roots, 64, out, start, &advance,
        is_choice ? 1 << MEMBER_SPAN_BITS : 1, mask);
    out->array = start->array;
    finish_write(machine, activation, phi->out, out, mask);
  }
}

/* Values at the start. */

void unbank_reset_values(struct machine *machine, struct activation *activation, bool is_kernel) {
  const struct slice *slice = activation->slice;
  for (uint32_t i = 0; i < slice->slots.count; i++) {
    const struct slot *slot = &slice->slots.items[i];
    struct value *value = &activation->values[i];
    value->written = 0;
    if (slot->block != SLICE_NONE || !slot->ir)
      continue;
    value->written = VALUE_ALL_LANES;
    if (slot->is_constant)
      value_set_number(value, slot->constant, slot->array);
    else if (is_kernel || LLVMIsAConstant(slot->ir))
      set_symbol(machine, value, slot->ir, slot->facts.roots);
  }
}
