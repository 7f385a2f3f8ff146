/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "lanes/room.h"

#include "lanes/trace.h"
#include "model/relations.h"
#include "slice/slice.h"
#include "support/integers.h"

/* The threads whose addresses were outside the array of an access, or inside, by warp. */
struct stay {
  uint32_t slice, block;
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

void unbank_keep_inside(struct machine *machine, const struct activation *activation,
                        const struct access *access, const struct value *pointer,
                        uint32_t *may_mask, uint32_t *must_mask) {
  const struct array *array = &machine->module->arrays.items[access->array];
  if (machine->held_guards != HELD_IN_ARRAYS || !machine->holds_threads || !array->bytes ||
      array->bytes > INT32_MAX || array->members.count > 1 || pointer->term_count)
    return;
  const uint32_t place = unbank_index_in_kernel(machine->slices->kernel, access->id);
  const uint32_t outside = lanes_outside(array, access, pointer, *may_mask);
  struct stay *stay = machine->stays[place];
  if (!stay) {
    stay = machine->stays[place] = ARENA_NEW(machine->arena, struct stay);
    *stay = (struct stay){.slice = (uint32_t)(activation - machine->activations)};
    map_get(&activation->slice->block_numbers, access->block, &stay->block);
  }
  stay->outside[machine->warp] |= outside;
  stay->inside[machine->warp] |= *may_mask & ~outside;
  *may_mask &= ~outside, *must_mask &= ~outside;
}

static struct slot *slot_of(struct machine *machine, const struct activation *activation,
                            uint32_t slot) {
  return &machine->slices->list.items[activation - machine->activations].slots.items[slot];
}

uint32_t unbank_kept_out(struct machine *machine, const struct activation *activation,
                         uint32_t slot) {
  struct slot *guard = slot_of(machine, activation, slot);
  if (machine->held_guards != HELD_IN_ARRAYS)
    return 0;
  machine->holds_threads = true;
  if (!guard->kept_out)
    guard->kept_out = ARENA_ARRAY(machine->slices->arena, uint32_t, UNBANK_LANES);
  return guard->kept_out[machine->warp];
}

/* The lanes of a warp whose address is outside the array every time. */
static uint32_t strays(const struct stay *stay, uint32_t warp) {
  return stay->outside[warp] & ~stay->inside[warp];
}

static bool has_strays(const struct stay *stay) {
  bool found = false;
  for (uint32_t warp = 0; warp < UNBANK_LANES; warp++)
    found |= strays(stay, warp);
  return found;
}

/* Makes a guard stop these lanes. True if it let one of them through before. */
static bool add_lanes(struct slot *guard, const struct stay *stay) {
  bool found = false;
  for (uint32_t warp = 0; guard->kept_out && warp < UNBANK_LANES; warp++) {
    const uint32_t lanes = strays(stay, warp);
    found |= lanes & ~guard->kept_out[warp];
    guard->kept_out[warp] |= lanes;
  }
  return found;
}

/* Makes the guards in a branch's condition stop these lanes. True if there is such a guard; *found:
 * one let a lane through before. */
static bool ask_branch(struct slice *slice, const struct slice_block *branch,
                       const struct stay *stay, bool *found) {
  struct slot *condition = &slice->slots.items[branch->condition];
  bool any = condition->kept_out;
  *found |= add_lanes(condition, stay);
  for (uint32_t i = 0; !any && i < condition->step_count; i++) {
    const struct step *step = &slice->decoded.items[condition->first_step + i];
    const uint32_t operands[] = {step->a, step->b, step->c};
    for (unsigned k = 0; k < sizeof operands / sizeof *operands; k++)
      if (operands[k] < slice->slots.count && slice->slots.items[operands[k]].kept_out) {
        *found |= add_lanes(&slice->slots.items[operands[k]], stay);
        any = true;
      }
  }
  return any;
}

/* Goes from the access outwards, from branch to branch that decides whether lanes come there. */
static bool ask_guards(struct machine *machine, const struct stay *stay) {
  struct slice *slice = &machine->slices->list.items[stay->slice];
  uint32_t *queue = ARENA_ARRAY(machine->arena, uint32_t, slice->blocks.count + 1);
  bool *met = ARENA_ARRAY(machine->arena, bool, slice->blocks.count), found = false;
  size_t end = 1;
  queue[0] = stay->block;
  for (size_t at = 0; at < end; at++) {
    const struct slice_block *block = &slice->blocks.items[queue[at]];
    for (size_t i = 0; i < block->controllers.count; i++) {
      const uint32_t number = block->controllers.items[i];
      const struct slice_block *branch = &slice->blocks.items[number];
      if (met[number])
        continue;
      met[number] = true;
      if (branch->follow && branch->condition < slice->slots.count &&
          ask_branch(slice, branch, stay, &found))
        return found;
      queue[end++] = number;
    }
  }
  return false;
}

bool unbank_keep_out(struct machine *machine) {
  bool found = false;
  for (size_t place = 0; place < machine->trace->count; place++)
    if (machine->stays[place] && has_strays(machine->stays[place]))
      found |= ask_guards(machine, machine->stays[place]);
  return found;
}
