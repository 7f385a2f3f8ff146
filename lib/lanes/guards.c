/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Recognises a guard by the two numbers of a comparison: which one differs between lanes, at which
 * end of the data the other one is a border, and whether that border moves through the lanes. */
#include "lanes/guards.h"

#include <stdlib.h>

#include "address/facts.h"
#include "lanes/room.h"
#include "shim/query.h"
#include "slice/sides.h"
#include "support/integers.h"

static bool is_greater(enum step_op op) {
  return op == STEP_UGT || op == STEP_UGE || op == STEP_SGT || op == STEP_SGE;
}

static bool may_equal(enum step_op op) {
  return op == STEP_UGE || op == STEP_ULE || op == STEP_SGE || op == STEP_SLE;
}

static bool is_signed_comparison(enum step_op op) {
  return op == STEP_SGT || op == STEP_SGE || op == STEP_SLT || op == STEP_SLE;
}

/* How far a block reaches in a number that lanes compare: its distance from the next block, or its
 * number of threads. */
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

/* Whether a number is a border at the low end of the data (gid >= 1), rather than at the high end
 * (gid >= n). */
static bool is_low_border(const struct machine *machine, const struct value *border,
                          const struct value *lanes) {
  return !border->term_count && border->k[0] < reach_of_block(machine, lanes);
}

/* Whether a number has a counter that moves it by at most `span` per iteration. */
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

/* Whether a border moves through the lanes, like the counter of a loop over a triangle (tid > k,
 * tid - k > 3): per iteration it moves less than lanes are apart. Lanes that move by an unknown
 * step stride over the data. */
static bool moves_through(const struct machine *machine, const struct value *border,
                          const struct value *lanes, uint32_t may_mask) {
  int64_t low = INT64_MAX, high = INT64_MIN;
  UNBANK_EACH_BIT(i, may_mask) {
    int64_t lane = value_lane(lanes, i);
    low = lane < low ? lane : low, high = lane > high ? lane : high;
  }
  return moves_within(machine, border, high - low, false) ||
         (!has_block(machine, lanes) && moves_within(machine, lanes, high - low, true));
}

/* Whether a number is computed anew in each iteration of the loop that is run, without counting
 * steps. */
static bool is_made_anew(const struct machine *machine, const struct value *number) {
  for (unsigned t = 0; t < number->term_count; t++)
    if (number->terms[t].age > machine->loop_age &&
        !unbank_recorder_origin(machine->recorder, number->terms[t].symbol)->is_counter)
      return true;
  return false;
}

/* The range that a border's own instruction proves, as the comparison reads it. */
static struct range range_of_border(const struct machine *machine, const struct value *number,
                                    const struct slot *border, unsigned width, bool is_signed) {
  if (!number->term_count && number->uniform)
    return (struct range){number->k[0], number->k[0]};
  if (!border->ir || !LLVMIsAInstruction(border->ir) ||
      LLVMGetTypeKind(LLVMTypeOf(border->ir)) != LLVMIntegerTypeKind || (width == 64 && !is_signed))
    return unbank_any_range;
  return unbank_range_at(machine->module, LLVMGetInstructionParent(border->ir), NULL, border->ir,
                         is_signed);
}

/* Whether a number is at least its constant: block indices and loop counters are not negative. */
static bool only_grows(const struct machine *machine, const struct value *number, unsigned lane) {
  for (unsigned t = 0; t < number->term_count; t++) {
    const struct symbol_origin *origin =
        unbank_recorder_origin(machine->recorder, number->terms[t].symbol);
    if (!origin->is_coordinate || (int32_t)value_coefficient(number, t, lane) < 0)
      return false;
  }
  return true;
}

/* Whether a number may be a size of the data: it contains an argument or memory. A place in the
 * grid is not a size, nor is the result of a vote. */
static bool is_size(const struct machine *machine, const struct value *number) {
  uint64_t roots = 0;
  for (unsigned t = 0; t < number->term_count; t++)
    roots |= unbank_recorder_origin(machine->recorder, number->terms[t].symbol)->roots;
  return !number->term_count ||
         (!(roots & machine->slices->votes) && (roots & ~machine->slices->coordinates));
}

/* What a number is computed from. */
struct sources {
  LLVMValueRef values[128];
  size_t count;
};

static bool add_source(struct sources *sources, LLVMValueRef value) {
  for (size_t i = 0; i < sources->count; i++)
    if (sources->values[i] == value)
      return false;
  sources->values[sources->count++] = value;
  return true;
}

/* Whether all indices of an address are constants, so that it is the address of one variable. In a
 * table of lengths, another number picks the entry. */
static bool is_of_one_variable(LLVMValueRef address) {
  for (; LLVMIsAInstruction(address); address = LLVMGetOperand(address, 0)) {
    if (!LLVMIsAGetElementPtrInst(address) && !LLVMIsAAddrSpaceCastInst(address))
      return false;
    for (int i = 1; i < LLVMGetNumOperands(address); i++)
      if (!LLVMIsAConstantInt(LLVMGetOperand(address, (unsigned)i)))
        return false;
  }
  return true;
}

/* Whether a number, or what it is computed from, comes from memory that is neither constant nor an
 * argument: the length of a list, or the smaller of that and 64; or a table of these. If there is
 * too much to look at, it may. */
static bool is_data(LLVMValueRef value, struct sources *sources) {
  bool found = false;
  if (!LLVMIsAInstruction(value))
    return false;
  if (sources->count == sizeof sources->values / sizeof *sources->values)
    return true;
  if (!add_source(sources, value))
    return false;
  if (LLVMIsALoadInst(value))
    return !unbank_is_given(LLVMGetOperand(value, 0)) ||
           !is_of_one_variable(LLVMGetOperand(value, 0));
  if (LLVMIsACallInst(value) && !LLVMIsAIntrinsicInst(value))
    return false;
  for (int i = 0; i < LLVMGetNumOperands(value) && !found; i++)
    found = is_data(LLVMGetOperand(value, (unsigned)i), sources);
  return found;
}

static bool is_of_data(const struct slot *number) {
  LLVMValueRef value = slot_value(number);
  return value && is_data(value, &(struct sources){.count = 0});
}

/* Whether the place of lanes in the data follows only from loops of unknown length: it contains no
 * block index, and no loop of known trips. */
static bool is_of_open_loop(const struct machine *machine, const struct value *lanes) {
  bool found = false;
  for (unsigned t = 0; t < lanes->term_count; t++) {
    const struct symbol_origin *origin =
        unbank_recorder_origin(machine->recorder, lanes->terms[t].symbol);
    if (origin->is_coordinate && (!origin->is_counter || origin->trips))
      return false;
    found |= origin->is_coordinate;
  }
  return found;
}

/* Whether lanes may be on one side of a number in all blocks but the last. */
static bool may_be_border(const struct machine *machine, const struct value *number,
                          const struct slot *slot, const struct value *lanes, uint32_t may_mask) {
  return is_size(machine, number) && !moves_through(machine, number, lanes, may_mask) &&
         !is_of_data(slot);
}

/* Whether a number is the size of a ring that a loop goes around: a constant, when only such a loop
 * says where the lanes are. */
static bool is_of_ring(const struct machine *machine, const struct value *number,
                       const struct value *lanes) {
  return !number->term_count && is_of_open_loop(machine, lanes);
}

/* Whether a comparison ends a loop. */
static bool ends_loop(const struct slice *slice, uint32_t comparison) {
  for (size_t l = 0; l < slice->loops.count; l++)
    for (size_t i = 0; i < slice->loops.items[l].exits.count; i++)
      if (slice->blocks.items[slice->loops.items[l].exits.items[i]].condition == comparison)
        return true;
  return false;
}

/* One side of a border with a known range. */
struct border_side {
  struct range border;
  bool is_below;  /* the low side */
  bool or_equal;  /* the border itself is on this side */
  bool is_signed; /* the comparison is */
};

/* The lanes that are, or may be, on one side of a border: threads below 5, if compared with n % 5.
 * In an unsigned comparison negative numbers are beyond any size, so x - 1 < w excludes the first
 * thread. */
static uint32_t lanes_beside(const struct machine *machine, const struct value *lanes,
                             struct border_side side, uint32_t may_mask) {
  const struct range border = side.border;
  uint32_t out = may_mask;
  UNBANK_EACH_BIT(i, may_mask) {
    int64_t lane = value_lane(lanes, i);
    if (side.is_below && !side.is_signed && lane < 0 && !lanes->term_count)
      out &= ~(1u << i);
    bool is_beyond = side.is_below ? lane > border.high || (lane == border.high && !side.or_equal)
                                   : lane < border.low || (lane == border.low && !side.or_equal);
    bool is_fixed = side.is_below ? only_grows(machine, lanes, i) : !lanes->term_count;
    if (is_beyond && is_fixed && lane >= 0)
      out &= ~(1u << i);
  }
  return out;
}

/* Whether each warp has a number of its own that says where in the data its threads are, as in a
 * block whose rows are warps. */
static bool differs_by_warp(const struct machine *machine, const struct activation *activation,
                            uint32_t slot) {
  return activation->slice->slots.items[slot].facts.by_thread &&
         has_block(machine, &activation->values[slot]);
}

/* Whether this run assumes that a guard on this number of the lanes holds. */
static bool may_hold(const struct machine *machine, const struct value *lanes) {
  return machine->held_guards == HELD_ALL || machine->held_guards == HELD_IN_ARRAYS ||
         (machine->held_guards == HELD_IN_DATA && lanes->term_count);
}

bool unbank_assume_guard_holds(struct machine *machine, const struct activation *activation,
                               const struct step *step, struct value *out, uint32_t may_mask) {
  const struct value *a = &activation->values[step->a], *b = &activation->values[step->b];
  enum slice_side side = (enum slice_side)activation->slice->sides[step->out];
  enum step_op op = (enum step_op)step->op;
  if (!step_is_comparison(op) || op == STEP_EQ || op == STEP_NE ||
      ((a->unknown | b->unknown) & may_mask))
    return false;
  bool lanes_left = !value_is_uniform(a, may_mask), lanes_right = !value_is_uniform(b, may_mask);
  if (!lanes_left && !lanes_right)
    lanes_left = differs_by_warp(machine, activation, step->a),
    lanes_right = differs_by_warp(machine, activation, step->b);
  if (lanes_left == lanes_right)
    return false;
  const struct value *lanes = lanes_left ? a : b, *border = lanes_left ? b : a;
  const struct slot *of_border = &activation->slice->slots.items[lanes_left ? step->b : step->a];
  if (!may_hold(machine, lanes) ||
      (lanes->term_count && !unbank_recorder_has_coordinate(machine->recorder, lanes)) ||
      !may_be_border(machine, border, of_border, lanes, may_mask) ||
      (is_of_ring(machine, border, lanes) && !ends_loop(activation->slice, step->out)))
    return false;
  bool wants_greater = is_greater(op) == lanes_left;
  bool is_low = is_low_border(machine, border, lanes), is_true = wants_greater == is_low;
  if (border->term_count && (side == SIDE_BOTH || side == (is_true ? SIDE_FALSE : SIDE_TRUE)))
    return false;
  const bool is_signed = is_signed_comparison(op);
  const struct border_side assumed = {
      .border = range_of_border(machine, border, of_border, step->width, is_signed),
      .is_below = is_greater(op) != lanes_left ? is_true : !is_true,
      .or_equal = may_equal(op) == is_true,
      .is_signed = is_signed};
  uint32_t inside = lanes_beside(machine, lanes, assumed, may_mask);
  bool by_iteration = is_made_anew(machine, border) || is_made_anew(machine, lanes);
  value_set_number(out, -(int64_t)is_true, 0);
  if (!lanes->term_count)
    inside &= ~unbank_stopped_lanes(machine, activation, step->out);
  if (inside != may_mask)
    value_expand(out);
  UNBANK_EACH_BIT(lane, may_mask & ~inside)
    out->k[lane] = -(int64_t)!is_true;
  out->assumed = true;
  out->differs_by_iteration = by_iteration;
  return true;
}

/* Whether lanes are so far apart that some are below 0 or above the border wherever the block
 * is. */
static bool spans_more(const struct value *lanes, const struct range *border, uint32_t may_mask) {
  int64_t least = INT64_MAX, most = INT64_MIN;
  UNBANK_EACH_BIT(i, may_mask) {
    const int64_t lane = value_lane(lanes, i);
    least = lane < least ? lane : least;
    most = lane > most ? lane : most;
  }
  return most - least > border->high;
}

/* As for a guard, what moves the lanes must say where in the data they are. */
bool unbank_assume_clamp_is_identity(struct machine *machine, const struct activation *activation,
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
  const struct slot *of_border = &activation->slice->slots.items[border == b ? step->b : step->a];
  const bool is_other_border =
      !border->term_count && is_low_border(machine, border, lanes) == is_min;
  if (!may_hold(machine, lanes) || is_other_border ||
      !may_be_border(machine, border, of_border, lanes, may_mask) ||
      is_of_ring(machine, border, lanes))
    return false;
  const bool needs_coordinate = lanes->term_count || is_difference;
  if (needs_coordinate && !unbank_recorder_has_coordinate(machine->recorder, lanes))
    return false;
  if (is_difference && lanes != a)
    return false;
  struct range range = range_of_border(machine, border, of_border, step->width, op == STEP_SMIN);
  if (is_min &&
      (spans_more(lanes, &range, may_mask) ||
       lanes_beside(machine, lanes, (struct border_side){range, true, true, op == STEP_SMIN},
                    may_mask) != may_mask))
    return false;
  if (is_difference)
    value_add_multiple(machine->arena, step->width, out, lanes, border, -1);
  else
    value_copy(machine->arena, out, lanes);
  out->assumed = true;
  machine->trace->assumes |= UNBANK_ASSUMES_FULL_BLOCK;
  return true;
}
