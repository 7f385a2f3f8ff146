/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Walks backwards from the conditions of a loop's exits, within the loop, and hashes the steps and
 * the values that enter from outside. */
#include "lanes/trips.h"

#include <math.h>

#include "slice/roots.h"
#include "support/hash.h"
#include "support/integers.h"

struct walk {
  struct machine *machine;
  struct activation *activation;
  const struct slice *slice;
  uint32_t loop, mask;
  uint64_t identity;
};

uint64_t unbank_new_identity(struct machine *machine) {
  return hash_mix(UINT64_MAX, ++machine->age);
}

/* By how much a value grows per iteration of a loop. */
static double growth_of(const struct machine *machine, const struct value *value,
                        LLVMBasicBlockRef header) {
  double sum = 0;
  for (unsigned t = 0; t < value->term_count; t++) {
    const struct symbol_origin *origin =
        unbank_recorder_origin(machine->recorder, value->terms[t].symbol);
    if (origin->is_counter && origin->has_step && origin->origin == header)
      sum += (int32_t)value_coefficient(value, t, 0);
  }
  return sum;
}

/* Whether the lanes' numbers differ and span less than `step`. */
static bool are_side_by_side(const struct value *value, double step, uint32_t mask) {
  int64_t least = INT64_MAX, most = INT64_MIN;
  UNBANK_EACH_BIT(lane, mask) {
    const int64_t at = value_lane(value, lane);
    least = at < least ? at : least, most = at > most ? at : most;
  }
  return least < most && (double)most - (double)least < step;
}

void unbank_note_pace(struct machine *machine, const struct activation *activation,
                      const struct slice_block *block, const struct path *path) {
  const struct slice *slice = activation->slice;
  const struct open_loop *open = path->context ? path->context->open : NULL;
  const struct slice_loop *loop =
      block->loop == SLICE_NONE ? NULL : &slice->loops.items[block->loop];
  if (!open || !loop || slice->blocks.items[loop->header].ir != open->header)
    return;
  for (size_t i = 0; i < block->steps.count; i++) {
    const struct step *step = &block->steps.items[i];
    if (step->out != block->condition || !step_is_comparison((enum step_op)step->op))
      continue;
    const struct value *a = &activation->values[step->a], *b = &activation->values[step->b];
    const double nearer =
        fabs(growth_of(machine, a, open->header) - growth_of(machine, b, open->header));
    const bool is_shared_out =
        are_side_by_side(a, nearer, path->may_mask) || are_side_by_side(b, nearer, path->may_mask);
    unbank_recorder_pace(
        machine->recorder, open,
        (struct pace){loop->roots & ~machine->slices->counters, nearer, is_shared_out});
  }
}

static void add(struct walk *walk, uint64_t identity) {
  walk->identity = hash_mix(walk->identity, identity);
}

/* Hashes a value from outside, or the initial value of a phi. */
static void add_value(struct walk *walk, uint32_t slot) {
  const struct value *value = &walk->activation->values[slot];
  if (walk->mask & (value->unknown | ~value->written))
    add(walk, unbank_new_identity(walk->machine));
  UNBANK_EACH_BIT(lane, walk->mask) {
    add(walk, value_identity(value, lane));
    if (value->uniform)
      return;
  }
}

static void follow(struct walk *walk, uint32_t slot);

static void follow_condition(struct walk *walk, uint32_t block) {
  const struct slice_block *branch = &walk->slice->blocks.items[block];
  if (branch->follow && slice_loop_contains(walk->slice, walk->loop, block))
    follow(walk, branch->condition);
}

static void follow_exits(struct walk *walk, uint32_t loop) {
  const struct slice_loop *ends = &walk->slice->loops.items[loop];
  for (size_t i = 0; i < ends->exits.count; i++)
    follow_condition(walk, ends->exits.items[i]);
}

/* Which edge a phi takes depends on the branches that reconverge at it; in an inner loop's header,
 * also on that loop's exits. */
static void follow_phi(struct walk *walk, const struct slice_block *block, uint32_t number,
                       const struct slice_phi *phi) {
  const struct slice_loop *loops = walk->slice->loops.items;
  bool is_begun = number == loops[walk->loop].header;
  if (is_begun)
    add_value(walk, phi->out);
  else if (loops[block->loop].header == number)
    follow_exits(walk, block->loop);
  for (size_t i = 0; i < block->reconverging.count; i++)
    follow_condition(walk, block->reconverging.items[i]);
  for (size_t p = 0; p < block->predecessors.count; p++)
    if (!is_begun || slice_loop_contains(walk->slice, walk->loop, block->predecessors.items[p]))
      follow(walk, phi->incoming[p]);
}

/* A comparison of a value that differs between lanes with one that is invariant in the loop is a
 * guard, which is assumed to hold for every thread of every warp (execute.c). */
static bool is_guard(const struct walk *walk, const struct step *step, uint32_t lanes,
                     uint32_t border) {
  const struct slot *slots = walk->slice->slots.items;
  enum step_op op = (enum step_op)step->op;
  return step_is_comparison(op) && op != STEP_EQ && op != STEP_NE && slots[lanes].facts.varies &&
         !slots[border].facts.varies &&
         (slots[border].block == SLICE_NONE ||
          !slice_loop_contains(walk->slice, walk->loop, slots[border].block));
}

static void follow_step(struct walk *walk, const struct step *step) {
  add(walk, hash_mix(step->op, step->width));
  add(walk, (uint64_t)step->number);
  if (step->op == STEP_UNIFORM || step->op == STEP_VOTE || step->op == STEP_DATA ||
      step->op == STEP_SHUFFLE)
    add(walk, unbank_new_identity(walk->machine));
  else if (step->op == STEP_SPECIAL)
    add(walk, walk->machine->warp);
  else if (step->a != SLICE_NONE && step->b != SLICE_NONE && is_guard(walk, step, step->a, step->b))
    follow(walk, step->b);
  else if (step->a != SLICE_NONE && step->b != SLICE_NONE && is_guard(walk, step, step->b, step->a))
    follow(walk, step->a);
  else {
    follow(walk, step->a);
    follow(walk, step->b);
    follow(walk, step->c);
  }
}

/* The phi that defines a slot, or NULL. */
static const struct slice_phi *phi_of(const struct slice_block *block, uint32_t slot) {
  for (size_t i = 0; i < block->phis.count; i++)
    if (block->phis.items[i].out == slot)
      return &block->phis.items[i];
  return NULL;
}

static void follow(struct walk *walk, uint32_t slot) {
  if (slot == SLICE_NONE || walk->activation->walked[slot] == walk->machine->walks)
    return;
  walk->activation->walked[slot] = walk->machine->walks;
  add(walk, slot);
  const struct slot *at = &walk->slice->slots.items[slot];
  if (at->block == SLICE_NONE || !slice_loop_contains(walk->slice, walk->loop, at->block)) {
    add_value(walk, slot);
    return;
  }
  const struct slice_block *block = &walk->slice->blocks.items[at->block];
  const struct slice_phi *phi = phi_of(block, slot);
  if (phi)
    follow_phi(walk, block, at->block, phi);
  else if (!at->step_count && at->ir)
    add(walk, unbank_new_identity(walk->machine));
  for (uint32_t i = at->step_count; i > 0; i--)
    follow_step(walk, &walk->slice->decoded.items[at->first_step + i - 1]);
}

static struct walk begin(struct machine *machine, struct activation *activation, uint32_t loop,
                         uint32_t mask) {
  ++machine->walks;
  return (struct walk){.machine = machine,
                       .activation = activation,
                       .slice = activation->slice,
                       .loop = loop,
                       .mask = mask,
                       .identity = (uintptr_t)activation->slice->function};
}

uint64_t unbank_trips_identity(struct machine *machine, struct activation *activation,
                               uint32_t loop, uint32_t mask) {
  struct walk walk = begin(machine, activation, loop, mask);
  add(&walk, loop);
  follow_exits(&walk, loop);
  return walk.identity;
}

uint64_t unbank_sequence_identity(struct machine *machine, struct activation *activation,
                                  uint32_t loop, uint32_t slot, uint32_t mask) {
  struct walk walk = begin(machine, activation, loop, mask);
  follow(&walk, slot);
  return walk.identity;
}
