/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "slice/fold.h"

#include <string.h>

#include "shim/query.h"
#include "shim/shim.h"
#include "slice/roots.h"
#include "support/words.h"

enum { TRIPS_GUESS = 8 }; /* of a concrete loop whose trips LLVM does not know, such as s >>= 1 */

/* blockDim, in a block of that shape. */
static bool number_of(LLVMValueRef value, uint64_t *number, const void *context) {
  const struct unbank_shape *shape = context;
  const char *name = unbank_special_register(value);
  if (!begins_with(name, "ntid."))
    return false;
  *number = name[5] == 'x' ? shape->x : name[5] == 'y' ? shape->y : shape->z;
  return true;
}

static uint64_t trips_of(const struct slices *slices, struct slice *slice, struct slice_loop *loop,
                         struct unbank_shape shape) {
  if (!loop->counted)
    loop->trips = unbank_loop_trips_with(slices->module->shim, slice->blocks.items[loop->header].ir,
                                         number_of, &shape);
  loop->counted = true;
  return loop->trips;
}

/* Steps of one warp in one run of a slice. Calls count as one run of the callee. */
static double slice_steps(struct arena *arena, const struct slices *slices, struct slice *slice,
                          struct unbank_shape shape) {
  double *trips = ARENA_ARRAY(arena, double, slice->loops.count), sum = 0;
  for (size_t i = 0; i < slice->loops.count; i++) {
    struct slice_loop *loop = &slice->loops.items[i];
    uint64_t constant = loop->concrete ? trips_of(slices, slice, loop, shape) : 1;
    trips[i] = constant ? (double)constant : TRIPS_GUESS;
  }
  for (size_t b = 0; b < slice->blocks.count; b++) {
    const struct slice_block *block = &slice->blocks.items[b];
    if (!block->needed)
      continue;
    double steps = 1 + (double)(block->steps.count + block->phis.count);
    for (uint32_t loop = block->loop; loop != SLICE_NONE; loop = slice->loops.items[loop].parent)
      steps *= trips[loop];
    sum += steps;
  }
  return sum;
}

static double kernel_steps(const struct slices *slices, struct unbank_shape shape) {
  double sum = 0;
  struct arena scratch = {0};
  for (size_t i = 0; i < slices->list.count; i++)
    sum += slice_steps(&scratch, slices, &slices->list.items[i], shape);
  arena_free(&scratch);
  unsigned warps = (shape.x * shape.y * shape.z + UNBANK_LANES - 1) / UNBANK_LANES;
  return sum * warps;
}

/* Whether the loop's form allows it: one exit, at the end of the body, phis that only count, and no
 * value that is used afterwards. */
static bool is_foldable(const struct slices *slices, struct slice *slice, uint32_t number,
                        struct unbank_shape shape) {
  struct slice_loop *loop = &slice->loops.items[number];
  const struct slice_block *header = &slice->blocks.items[loop->header];
  if (!loop->concrete || loop->lives_on || trips_of(slices, slice, loop, shape) <= TRIPS_GUESS)
    return false;
  for (size_t i = 0; i < header->phis.count; i++)
    if (!header->phis.items[i].has_step && header->phis.items[i].step_slot == SLICE_NONE)
      return false;
  bool is_latch = false;
  for (size_t p = 0; loop->exits.count == 1 && p < header->predecessors.count; p++)
    is_latch |= header->predecessors.items[p] == loop->exits.items[0];
  return is_latch;
}

/* Whether some branch, but for the folded loops' exits, depends on a folded counter. */
static bool decides(const struct slices *slices, const struct slice *slice) {
  for (uint32_t b = 0; b < slice->blocks.count; b++) {
    const struct slice_block *block = &slice->blocks.items[b];
    bool is_exit = false;
    for (uint32_t loop = block->loop; loop != SLICE_NONE; loop = slice->loops.items[loop].parent)
      is_exit |= slice->loops.items[loop].folded && unbank_slice_exits(slice, b, loop);
    if (block->follow && block->condition != SLICE_NONE && !is_exit &&
        slice->slots.items[block->condition].facts.roots & slices->counters)
      return true;
  }
  return false;
}

static bool any_decides(const struct slices *slices) {
  for (size_t i = 0; i < slices->list.count; i++)
    if (decides(slices, &slices->list.items[i]))
      return true;
  return false;
}

void unbank_slice_fold(struct slices *slices, struct unbank_shape shape, double steps_max) {
  double steps = kernel_steps(slices, shape);
  for (size_t s = 0; s < slices->list.count; s++) {
    struct slice *slice = &slices->list.items[s];
    for (uint32_t i = 0; i < slice->loops.count && steps > steps_max; i++) {
      if (!is_foldable(slices, slice, i, shape))
        continue;
      slice->loops.items[i].folded = slice->loops.items[i].trips;
      unbank_slice_facts(slices, shape);
      if (!any_decides(slices)) {
        steps = kernel_steps(slices, shape);
        continue;
      }
      slice->loops.items[i].folded = 0;
      unbank_slice_facts(slices, shape);
    }
  }
}
