/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "slice/leaving.h"

/* A step's number: the block that computes the value, and above it the one that takes it. */
enum { TARGET_SHIFT = 32 };

struct leaving {
  struct slices *slices;
  struct slice *slice;
  size_t slot_count;          /* before any step was written */
  uint32_t *in, *out;         /* by slot: the block of its last step, and what that gives */
  uint32_t at;                /* the block that gets steps now */
  LIST_OF(struct step) steps; /* that `at` has got so far */
};

uint32_t unbank_left_loop(const struct slice *slice, const struct step *step, uint32_t loop) {
  uint32_t home = (uint32_t)step->number, target = (uint32_t)(step->number >> TARGET_SHIFT);
  loop = loop == SLICE_NONE ? slice->blocks.items[home].loop : slice->loops.items[loop].parent;
  return loop != SLICE_NONE && slice_loop_contains(slice, loop, target) ? SLICE_NONE : loop;
}

static struct step new_step(const struct slice *slice, uint32_t of, uint32_t target) {
  const struct slot *slot = &slice->slots.items[of];
  return (struct step){.op = STEP_LEAVE,
                       .width = 64,
                       .out = (uint32_t)slice->slots.count,
                       .a = of,
                       .b = SLICE_NONE,
                       .c = SLICE_NONE,
                       .number = (int64_t)target << TARGET_SHIFT | slot->block};
}

/* What `target` takes for a slot. */
static uint32_t leave(struct leaving *it, uint32_t of, uint32_t target) {
  struct slice *slice = it->slice;
  if (of >= it->slot_count || slice->slots.items[of].block == SLICE_NONE)
    return of;
  struct step step = new_step(slice, of, target);
  if (unbank_left_loop(slice, &step, SLICE_NONE) == SLICE_NONE)
    return of;
  if (it->in[of] == it->at + 1 && target == it->at)
    return it->out[of];
  struct arena *arena = it->slices->arena;
  const struct slot *left = &slice->slots.items[of];
  *ARENA_PUSH(arena, &slice->slots) = (struct slot){.ir = left->ir,
                                                    .vector = left->vector,
                                                    .element = left->element,
                                                    .block = it->at,
                                                    .first_step = (uint32_t)slice->decoded.count,
                                                    .step_count = 1};
  *ARENA_PUSH(arena, &slice->decoded) = step;
  *ARENA_PUSH(arena, &it->steps) = step;
  if (target == it->at)
    it->in[of] = it->at + 1, it->out[of] = step.out;
  return step.out;
}

static void leave_steps(struct leaving *it, const struct slice_block *block) {
  for (size_t i = 0; i < block->steps.count; i++) {
    struct step step = block->steps.items[i];
    for (uint32_t k = 0; step.op == STEP_CALL && k < step.b; k++) {
      uint32_t *argument = &it->slice->call_args.items[step.a + k];
      *argument = leave(it, *argument, it->at);
    }
    if (step.op != STEP_CALL) {
      step.a = leave(it, step.a, it->at);
      step.b = leave(it, step.b, it->at);
      step.c = leave(it, step.c, it->at);
    }
    *ARENA_PUSH(it->slices->arena, &it->steps) = step;
  }
}

static void leave_phis(struct leaving *it, uint32_t target) {
  struct slice_block *to = &it->slice->blocks.items[target];
  for (size_t p = 0; p < to->predecessors.count; p++)
    for (size_t i = 0; to->predecessors.items[p] == it->at && i < to->phis.count; i++)
      to->phis.items[i].incoming[p] = leave(it, to->phis.items[i].incoming[p], target);
}

void unbank_write_leaving(struct slices *slices, struct slice *slice) {
  struct leaving it = {.slices = slices,
                       .slice = slice,
                       .slot_count = slice->slots.count,
                       .in = ARENA_ARRAY(slices->arena, uint32_t, slice->slots.count + 1),
                       .out = ARENA_ARRAY(slices->arena, uint32_t, slice->slots.count + 1)};
  for (it.at = 0; slice->loops.count && it.at < slice->blocks.count; it.at++) {
    struct slice_block *block = &slice->blocks.items[it.at];
    it.steps.count = 0;
    leave_steps(&it, block);
    block->condition = leave(&it, block->condition, it.at);
    block->result = leave(&it, block->result, it.at);
    for (uint32_t i = 0; i < block->arm_count; i++)
      leave_phis(&it, block->arms[i]);
    if (it.steps.count == block->steps.count)
      continue;
    block->steps.count = 0;
    for (size_t i = 0; i < it.steps.count; i++)
      *ARENA_PUSH(slices->arena, &block->steps) = it.steps.items[i];
  }
}
