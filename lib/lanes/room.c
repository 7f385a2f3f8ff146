/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "lanes/room.h"

#include "lanes/trace.h"
#include "model/relations.h"
#include "slice/slice.h"
#include "support/integers.h"

/* Where the threads that executed an access were. */
struct whereabouts {
  uint32_t slice, block; /* of the access */
  /* By warp: the lanes whose address was outside the array at least once, and inside. */
  uint32_t outside[UNBANK_LANES], inside[UNBANK_LANES];
};

/* The lanes whose address is known to be outside the array. */
static uint32_t lanes_outside(const struct array *array, const struct access *access,
                              const struct value *pointer, uint32_t lanes) {
  uint32_t out = 0;
  UNBANK_EACH_BIT(i, lanes & ~pointer->unknown) {
    const int64_t at = (int32_t)value_lane(pointer, i);
    if (at < 0 || at + access->bytes > (int64_t)array->bytes)
      out |= 1u << i;
  }
  return out;
}

void unbank_drop_outside(struct machine *machine, const struct activation *activation,
                         const struct access *access, const struct value *pointer,
                         uint32_t *may_mask, uint32_t *must_mask) {
  const struct array *array = &machine->module->arrays.items[access->array];
  if (machine->held_guards != HELD_IN_ARRAYS || !machine->holds_threads || !array->bytes ||
      array->bytes > INT32_MAX || array->members.count > 1 || pointer->term_count)
    return;
  const uint32_t place = unbank_index_in_kernel(machine->slices->kernel, access->id);
  const uint32_t outside = lanes_outside(array, access, pointer, *may_mask);
  struct whereabouts *seen = machine->whereabouts[place];
  if (!seen) {
    seen = machine->whereabouts[place] = ARENA_NEW(machine->arena, struct whereabouts);
    *seen = (struct whereabouts){.slice = (uint32_t)(activation - machine->activations)};
    map_get(&activation->slice->block_numbers, access->block, &seen->block);
  }
  seen->outside[machine->warp] |= outside;
  seen->inside[machine->warp] |= *may_mask & ~outside;
  *may_mask &= ~outside, *must_mask &= ~outside;
}

static struct slot *slot_of(struct machine *machine, const struct activation *activation,
                            uint32_t slot) {
  return &machine->slices->list.items[activation - machine->activations].slots.items[slot];
}

uint32_t unbank_stopped_lanes(struct machine *machine, const struct activation *activation,
                              uint32_t slot) {
  struct slot *guard = slot_of(machine, activation, slot);
  if (machine->held_guards != HELD_IN_ARRAYS)
    return 0;
  machine->holds_threads = true;
  if (!guard->stopped)
    guard->stopped = ARENA_ARRAY(machine->slices->arena, uint32_t, UNBANK_LANES);
  return guard->stopped[machine->warp];
}

/* The lanes of a warp whose address is outside the array every time. */
static uint32_t strays(const struct whereabouts *seen, uint32_t warp) {
  return seen->outside[warp] & ~seen->inside[warp];
}

static bool has_strays(const struct whereabouts *seen) {
  bool found = false;
  for (uint32_t warp = 0; warp < UNBANK_LANES; warp++)
    found |= strays(seen, warp);
  return found;
}

/* Makes a guard stop the strays of an access. True if it let one of them through before. */
static bool stop_at(struct slot *guard, const struct whereabouts *seen) {
  bool found = false;
  for (uint32_t warp = 0; guard->stopped && warp < UNBANK_LANES; warp++) {
    const uint32_t lanes = strays(seen, warp);
    found |= lanes & ~guard->stopped[warp];
    guard->stopped[warp] |= lanes;
  }
  return found;
}

/* The same for all guards in a branch's condition. True if there are any; *found is set if one let
 * a stray through before. */
static bool stop_at_branch(struct slice *slice, const struct slice_block *branch,
                           const struct whereabouts *seen, bool *found) {
  struct slot *condition = &slice->slots.items[branch->condition];
  bool any = condition->stopped;
  *found |= stop_at(condition, seen);
  for (uint32_t i = 0; !any && i < condition->step_count; i++) {
    const struct step *step = &slice->decoded.items[condition->first_step + i];
    const uint32_t operands[] = {step->a, step->b, step->c};
    for (unsigned k = 0; k < sizeof operands / sizeof *operands; k++)
      if (operands[k] < slice->slots.count && slice->slots.items[operands[k]].stopped) {
        *found |= stop_at(&slice->slots.items[operands[k]], seen);
        any = true;
      }
  }
  return any;
}

/* The same for the nearest guards around the access: goes outwards along the branches that decide
 * whether lanes reach it. */
static bool stop_at_nearest(struct machine *machine, const struct whereabouts *seen) {
  struct slice *slice = &machine->slices->list.items[seen->slice];
  uint32_t *queue = ARENA_ARRAY(machine->arena, uint32_t, slice->blocks.count + 1);
  bool *met = ARENA_ARRAY(machine->arena, bool, slice->blocks.count), found = false;
  size_t end = 1;
  queue[0] = seen->block;
  for (size_t at = 0; at < end; at++) {
    const struct slice_block *block = &slice->blocks.items[queue[at]];
    for (size_t i = 0; i < block->controllers.count; i++) {
      const uint32_t number = block->controllers.items[i];
      const struct slice_block *branch = &slice->blocks.items[number];
      if (met[number])
        continue;
      met[number] = true;
      if (branch->follow && branch->condition < slice->slots.count &&
          stop_at_branch(slice, branch, seen, &found))
        return found;
      queue[end++] = number;
    }
  }
  return false;
}

bool unbank_stop_strays(struct machine *machine) {
  bool found = false;
  for (size_t place = 0; place < machine->trace->count; place++)
    if (machine->whereabouts[place] && has_strays(machine->whereabouts[place]))
      found |= stop_at_nearest(machine, machine->whereabouts[place]);
  return found;
}
