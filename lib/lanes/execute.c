/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Executes one step of a slice for all lanes of a warp at once. A value is a sum of symbols with a
 * coefficient for each lane; anything else is unknown, wholly or in some bits. */
#include "lanes/execute.h"

#include "kernels/launches.h"
#include "lanes/phis.h"
#include "lanes/room.h"
#include "lanes/slots.h"
#include "lanes/symbols.h"
#include "lanes/trips.h"
#include "lanes/value/number.h"
#include "slice/leaving.h"
#include "slice/roots.h"
#include "support/integers.h"

static uint64_t values_of(const struct activation *activation, uint32_t slot) {
  return activation->slice->slots.items[slot].facts.values;
}

/* Whether the other value of a select has the bank pattern of the assumed one: it is the same in
 * all lanes, or its numbers have the same distances, perhaps mirrored (a reflected border). */
static bool lies_alike(struct machine *machine, const struct value *assumed,
                       const struct value *other, uint32_t may_mask) {
  VALUE_TEMPORARY(apart);
  if (value_is_uniform(other, may_mask))
    return true;
  for (int sign = -1; sign <= 1; sign += 2) {
    value_add_multiple(machine->arena, 64, &apart, assumed, other, sign);
    if (value_is_uniform(&apart, may_mask) && !(apart.unknown & may_mask))
      return true;
  }
  return false;
}

/* The lanes in which a condition is known. A symbol whose cases are traced has an even factor,
 * which a single bit cannot have. */
static uint32_t decided_lanes(const struct value *condition) {
  for (unsigned t = 0; t < condition->term_count; t++)
    for (unsigned i = 0; i < value_lanes_of(condition->uniform); i++)
      if (condition->terms[t].coefficient[i] & 1)
        return value_known_lanes(condition);
  return ~condition->unknown;
}

/* Whether each warp computes a slot only once: not in a loop, nor in a function that may be called
 * again. */
static bool is_computed_once(const struct machine *machine, const struct activation *activation,
                             uint32_t slot) {
  const struct slice *slice = activation->slice;
  const uint32_t block = slice->slots.items[slot].block;
  return !machine->depth && (block == SLICE_NONE || slice->blocks.items[block].loop == SLICE_NONE);
}

/* Whether the banks of an address depend on which of two values a uniform condition chooses. */
static bool lies_otherwise(struct machine *machine, const struct value *yes, const struct value *no,
                           uint32_t may_mask) {
  VALUE_TEMPORARY(apart);
  value_add_multiple(machine->arena, 64, &apart, yes, no, -1);
  return !value_is_uniform(&apart, may_mask) && !((yes->unknown | no->unknown) & may_mask);
}

static void choose(struct machine *machine, struct activation *activation, const struct step *step,
                   struct value *out, uint32_t may_mask) {
  const struct value *condition = &activation->values[step->a];
  const struct value *yes = &activation->values[step->b], *no = &activation->values[step->c];
  uint32_t known = decided_lanes(condition), no_lanes = 0, open = may_mask & ~known;
  for (unsigned i = 0; i < UNBANK_LANES; i++)
    if (known >> i & 1 && !(value_lane(condition, i) & 1))
      no_lanes |= 1u << i;
  if (open == may_mask && !machine->sampling && is_computed_once(machine, activation, step->a) &&
      lies_otherwise(machine, yes, no, may_mask))
    unbank_request_condition(machine->residues, machine->recorder, condition,
                             unbank_source_of_slot(activation, step->a).origin);
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
  unbank_join_values(
      machine, unbank_source_of_slot(activation, step->out), out, no, open,
      (struct decided){!value_is_uniform(condition, open), true,
                       open ? value_identity(condition, (unsigned)__builtin_ctz(open)) : 0});
}

/* What is chosen by an assumed condition is assumed, too, since `a && b` is a ? b : false. */
static void execute_select(struct machine *machine, struct activation *activation,
                           const struct step *step, struct value *out, uint32_t may_mask) {
  choose(machine, activation, step, out, may_mask);
  value_inherit(out, &activation->values[step->a]);
}

/* %laneid, and masks of the lanes before, at or after this one. */
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

/* Rewritten code asks for the size of dynamic memory and for where it begins. Both count as 0.
 * Whatever the size is, the same bits are flipped in all lanes (plan.h), so words share banks as if
 * there were none; and only bits below 1024 of the start are asked for. */
static void execute_special(struct machine *machine, const struct activation *activation,
                            const struct step *step, struct value *out) {
  struct unbank_shape shape = machine->shape;
  unsigned threads = shape.x * shape.y * shape.z;
  enum special special = (enum special)step->number;
  uint64_t roots = unbank_source_of_slot(activation, step->out).roots;
  if (roots) { /* the same for the whole block: one symbol, of one age */
    unbank_set_symbol(
        machine, out,
        (struct symbol_source){&machine->slices->roots[__builtin_ctzll(roots)], roots, false});
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
  if (context) { /* the caller's loops are not the callee's */
    struct context of_call = *context;
    of_call.caller = context;
    of_call.loop = SLICE_NONE;
    of_call.must_mask = of_call.depth = 0;
    of_call.is_sample = of_call.leaves = false;
    of_call.decision = 0;
    context = unbank_context(machine, NULL, of_call);
  }
  machine->depth++;
  unbank_run_slice(machine, callee, may_mask, must_mask, context);
  machine->depth--;
  if (step->out == SLICE_NONE)
    return;
  struct value *out = unbank_place_for(machine, activation, step->out, may_mask);
  if (step->width && callee->result.written)
    value_copy(machine->arena, out, &callee->result);
  else
    value_set_unknown(out);
  unbank_finish_write(machine, activation, step->out, out, may_mask);
}

/* A broadcast from one lane is uniform, whatever the lane has. */
static void execute_shuffle(struct machine *machine, const struct activation *activation,
                            const struct step *step, struct value *out, uint32_t may_mask) {
  const struct value *a = &activation->values[step->a], *b = &activation->values[step->b];
  const bool is_followed = value_shuffle(machine->arena, step, out, a, b, may_mask),
             varies = activation->slice->slots.items[step->out].facts.varies;
  if (is_followed && (varies || !(out->unknown & may_mask)))
    return;
  if (varies)
    value_set_unknown(out);
  else
    unbank_set_fresh(machine, out, unbank_source_of_slot(activation, step->out),
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

/* Whether data that was loaded ends one of the loops that a step leads out of. */
static bool is_left_by_data(const struct machine *machine, const struct activation *activation,
                            const struct step *step) {
  const struct slice *slice = activation->slice;
  bool found = false;
  for (uint32_t loop = unbank_left_loop(slice, step, SLICE_NONE); loop != SLICE_NONE;
       loop = unbank_left_loop(slice, step, loop))
    found = found || unbank_has_data_or_floats(machine->slices, slice->loops.items[loop].roots);
  return found;
}

/* Lanes that have diverged share only the bits of a changing value that lie below the least one
 * that a symbol moves. */
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
  const bool is_typical = !is_left_by_data(machine, activation, step);
  machine->trace->has_typical |= is_typical;
  if (is_typical && machine->is_typical)
    return;
  value_expand(out);
  out->term_count = 0;
  out->unknown_bits = ~(low_bit_of(moved) - 1) | (out->unknown ? out->unknown_bits : 0);
  out->unknown = VALUE_ALL_LANES;
}

/* An operand of a step; one that the step lacks counts as 0. */
static const struct value *operand_of(const struct activation *activation, uint32_t slot) {
  static const struct value nothing = {.uniform = true};
  return slot == SLICE_NONE ? &nothing : &activation->values[slot];
}

/* a + b * number, or a + number if there is no b. */
static void execute_scaled(struct machine *machine, const struct activation *activation,
                           const struct step *step, struct value *out, uint32_t may_mask) {
  const struct value *a = operand_of(activation, step->a);
  VALUE_TEMPORARY(number);
  if (step->b != SLICE_NONE) {
    const struct addition sum = {.source = unbank_source_of_slot(activation, step->out),
                                 .width = 64,
                                 .a = a,
                                 .b = &activation->values[step->b],
                                 .factor = step->number,
                                 .may_mask = may_mask};
    unbank_add_values(machine, &sum, out);
    unbank_stay_in_row(machine, activation, step, &sum, out);
  } else if (a->unknown) { /* more bits of a sum may be unknown */
    value_set_number(&number, step->number, 0);
    value_add_multiple(machine->arena, 64, out, a, &number, 1);
  } else {
    value_copy(machine->arena, out, a);
    for (unsigned i = 0; i < value_lanes_of(a->uniform); i++)
      out->k[i] = wrapping_add(out->k[i], step->number);
  }
  out->array = a->array;
}

static void compute(struct machine *machine, struct activation *activation, const struct step *step,
                    struct value *out, uint32_t may_mask) {
  const struct value *a = operand_of(activation, step->a), *b = operand_of(activation, step->b),
                     *c = operand_of(activation, step->c);
  bool done = true;
  switch ((enum step_op)step->op) {
#define X(name) case STEP_##name:
    SLICE_BINARY_OPS(X)
    unbank_execute_binary(machine, activation, step, out, may_mask);
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
    execute_scaled(machine, activation, step, out, may_mask);
    break;
  case STEP_SELECT: /* what is assumed about the other side does not matter */
    execute_select(machine, activation, step, out, may_mask);
    return;
  case STEP_FSHL:
  case STEP_FSHR:
    done = value_funnel(step, out, a, b, c);
    break;
  case STEP_SHUFFLE:
    execute_shuffle(machine, activation, step, out, may_mask);
    return;
  case STEP_SPECIAL:
    execute_special(machine, activation, step, out);
    break;
  case STEP_UNIFORM:
  case STEP_VOTE:
  case STEP_CONSTANT:
    done = false;
    break;
  default:
    value_set_unknown(out);
  }
  bool is_loaded = step->op == STEP_UNIFORM || step->op == STEP_VOTE;
  if (!done && value_is_uniform(a, may_mask) && value_is_uniform(b, may_mask) &&
      value_is_uniform(c, may_mask))
    unbank_set_fresh(
        machine, out, unbank_source_of_slot(activation, step->out),
        is_loaded ? unbank_new_identity(machine)
                  : unbank_identity_after(step, a, b, step->c == SLICE_NONE ? NULL : c, may_mask));
  else if (!done)
    value_set_unknown(out);
  value_inherit(out, a);
  value_inherit(out, b);
  value_inherit(out, c);
}

/* The lanes that remain under a predicate of inline PTX. */
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

/* How far each lane of a wmma's piece is from the first byte of its line, and that line from the
 * tile: line * stride, in bytes. */
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

/* The addresses of the lanes: their places in the tile plus the start of the tile. */
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
  value_add_multiple(machine->arena, 64, &places, &lines, &bytes, 1);
  value_add_multiple(machine->arena, 64, out, start, &places, 1);
  out->array = start->array;
  out->assumed = start->assumed || stride.assumed;
}

/* For ldmatrix, the addresses of only some lanes count. */
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
  const struct value *pointer = access->tile ? &tile : &activation->values[step->a];
  unbank_drop_outside(machine, activation, access, pointer, &may_mask, &must_mask);
  if (!may_mask)
    return;
  static const struct context outermost = {.times = 1};
  const struct context *around = context ? context : &outermost;
  struct execution execution = {.access = access,
                                .pointer = pointer,
                                .may_mask = may_mask & lanes,
                                .must_mask = must_mask & lanes,
                                .warp = machine->warp,
                                .thread = assumed ? machine->thread : NULL,
                                .times = around->times,
                                .sampled =
                                    around->sampled && !(machine->first_only && around->is_later),
                                .roots = around->roots,
                                .repeats = around->repeats,
                                .open = around->open,
                                .each = around->each,
                                .decisions = around->decisions,
                                .data = around->data,
                                .deciders = around->deciders,
                                .behind_branch = around->behind_branch,
                                .around_rare = around->around_rare,
                                .address_roots = unbank_source_of_slot(activation, step->a).roots,
                                .address_values = values_of(activation, step->a)};
  if (access->tile && step->b != SLICE_NONE) {
    execution.address_roots |= unbank_source_of_slot(activation, step->b).roots;
    execution.address_values |= values_of(activation, step->b);
  }
  if (execution.pointer->assumed)
    machine->trace->assumes |= UNBANK_ASSUMES_FULL_BLOCK;
  unbank_record(machine->recorder, &execution);
}

void unbank_execute(struct machine *machine, struct activation *activation, const struct step *step,
                    uint32_t may_mask, uint32_t must_mask, const struct context *context) {
  if (step->op == STEP_ACCESS) {
    execute_access(machine, activation, step, may_mask, must_mask, context);
  } else if (step->op == STEP_CALL) {
    execute_call(machine, activation, step, may_mask, must_mask, context);
  } else {
    struct value *out = unbank_place_for(machine, activation, step->out, may_mask);
    compute(machine, activation, step, out, may_mask);
    unbank_finish_write(machine, activation, step->out, out, may_mask);
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
      unbank_set_symbol(machine, value, unbank_source_of_slot(activation, i));
  }
}
