/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "ir/added.h"

#include <math.h>

#include "ir/align.h"
#include "ir/plan.h"
#include "ir/units.h"
#include "shim/shim.h"

/* A computation that some access needs (plan.h). */
struct rest {
  struct extra extra;
  LLVMValueRef function;
  double *executions; /* by kernel: the most that one of its accesses asks */
};

struct rests {
  struct rest *items;
  size_t count, room;
};

/* Executions of a rest by one access: its own where they share a loop or the access is behind it,
 * one for each warp outside all loops, and between these, the access's divided by its loop's trips.
 */
static double executions_of(const struct module *module, const struct kernel *kernel,
                            const struct access *access, const struct trace_access *traced,
                            LLVMBasicBlockRef home) {
  LLVMBasicBlockRef loop = unbank_loop_header(module->shim, access->block);
  double own = unbank_trips(traced) * traced->weight;
  if (!isfinite(own) || home == loop || !loop)
    return isfinite(own) ? own : 0;
  double warps = ceil(kernel->block.x * kernel->block.y * kernel->block.z / (double)UNBANK_LANES);
  uint64_t trips = unbank_loop_constant_trips(module->shim, loop);
  double outside = home ? own / (trips ? (double)trips : UNBANK_LOOP_TRIPS) : warps;
  return fmin(own, outside);
}

static void add(struct judge *judge, const struct unit *unit, const struct access *access,
                const struct extra *extra, struct arena *arena, struct rests *rests) {
  struct module *module = judge->module;
  struct rest *found = NULL;
  for (size_t i = 0; !found && i < rests->count; i++)
    if (rests->items[i].extra.key == extra->key && rests->items[i].extra.home == extra->home &&
        rests->items[i].function == access->function)
      found = &rests->items[i];
  if (!found) {
    found = ARENA_PUSH(arena, rests);
    *found =
        (struct rest){*extra, access->function, ARENA_ARRAY(arena, double, module->kernels.count)};
  }
  for (size_t k = 0; k < module->kernels.count; k++)
    if (unbank_unit_in_kernel(module, unit, &module->kernels.items[k]))
      found->executions[k] =
          fmax(found->executions[k],
               executions_of(module, &module->kernels.items[k], access,
                             unbank_traced(judge->traces[k], access->id), extra->home));
}

double unbank_added_instructions(struct judge *judge, const struct unit *unit,
                                 const struct unbank_layout *layout) {
  struct module *module = judge->module;
  const struct array *array = &module->arrays.items[unit->array];
  struct arena arena = {0};
  struct rests rests = {0};
  for (size_t i = 0; !unbank_layout_is_identity(layout) && i < array->accesses.count; i++) {
    const struct access *access = &module->accesses.items[array->accesses.items[i]];
    struct offset offset;
    struct plan plan;
    if (!unbank_unit_has(module, unit, access) || !unbank_offset(module, access, &offset))
      continue;
    uint32_t part = unbank_part_under(module, access, layout);
    for (uint32_t at = 0; at < access->bytes; at += part, offset.constant += part) {
      unbank_plan(module, access->function, unbank_promise(module, unit), &offset, layout, &plan);
      struct extra extras[EXTRAS_MAX];
      unsigned count = unbank_plan_extras(module, &plan, layout, extras);
      for (unsigned k = 0; k < count; k++)
        add(judge, unit, access, &extras[k], &arena, &rests);
    }
  }
  double sum = 0;
  for (size_t i = 0; i < rests.count; i++)
    for (size_t k = 0; k < module->kernels.count; k++)
      sum += rests.items[i].extra.instructions * rests.items[i].executions[k];
  arena_free(&arena);
  return sum;
}
