/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "evaluate/added.h"

#include <math.h>

#include "address/align.h"
#include "evaluate/bases.h"
#include "kernels/instances.h"
#include "rewrite/plan.h"
#include "shim/shim.h"

/* A computation that some access needs, and identity would not (plan.h). */
struct rest {
  struct extra extra;
  LLVMValueRef function;
  double *executions; /* by kernel of the instance: the most that one access needs */
  uint32_t before;    /* 1 + the previous one with an equal hash, or 0 */
};

struct rests {
  struct arena *arena;
  const uint32_t *kernels; /* of the instance */
  size_t kernel_count;
  struct map last; /* from a hash, as a pointer, to the last rest with that hash */
  LIST_OF(struct rest) list;
};

/* How often a computation in block `home` is executed for one access: as often as the access, if
 * both are in the same loop, or the access is in none; once per warp, if the computation is outside
 * all loops; in between, the access's executions divided by the trips of its loop. */
static double executions_of(const struct evaluator *evaluator, const struct kernel *kernel,
                            const struct access *access, LLVMBasicBlockRef home) {
  const struct module *module = evaluator->module;
  const struct trace_access *traced = unbank_traced(evaluator->traces[kernel->id], access->id);
  LLVMBasicBlockRef loop = unbank_loop_header(module->shim, access->block);
  double own = unbank_trips(traced, evaluator->trips) * traced->weight;
  if (!isfinite(own) || home == loop || !loop)
    return isfinite(own) ? own : 0;
  double warps = ceil(kernel->block.x * kernel->block.y * kernel->block.z / (double)UNBANK_LANES);
  uint64_t trips = unbank_loop_constant_trips(module->shim, loop);
  double outside = home ? own / (trips ? (double)trips : evaluator->trips) : warps;
  return fmin(own, outside);
}

static struct rest *rest_of(struct rests *rests, LLVMValueRef function, const struct extra *extra) {
  const void *hash = map_number(extra->key);
  uint32_t last = 0;
  map_get(&rests->last, hash, &last);
  for (uint32_t i = last; i; i = rests->list.items[i - 1].before) {
    struct rest *rest = &rests->list.items[i - 1];
    if (rest->extra.key == extra->key && rest->extra.home == extra->home &&
        rest->function == function)
      return rest;
  }
  struct rest *made = ARENA_PUSH(rests->arena, &rests->list);
  *made =
      (struct rest){*extra, function, ARENA_ARRAY(rests->arena, double, rests->kernel_count), last};
  map_put(&rests->last, hash, (uint32_t)rests->list.count);
  return made;
}

static void add(const struct evaluator *evaluator, const struct access *access,
                const struct extra *extra, struct rests *rests) {
  const struct module *module = evaluator->module;
  struct rest *rest = rest_of(rests, access->function, extra);
  for (size_t i = 0; i < rests->kernel_count; i++) {
    const struct kernel *kernel = &module->kernels.items[rests->kernels[i]];
    rest->executions[i] =
        fmax(rest->executions[i], executions_of(evaluator, kernel, access, extra->home));
  }
}

/* Adds the instructions that join the results of an access in two kinds of memory (find/mixed.h).
 * No other access shares them. */
static void add_joining(const struct evaluator *evaluator, const struct access *access,
                        const struct rests *rests, struct layout_cost *cost) {
  LLVMBasicBlockRef loop = unbank_loop_header(evaluator->module->shim, access->block);
  for (size_t i = 0; i < rests->kernel_count; i++) {
    const struct kernel *kernel = &evaluator->module->kernels.items[rests->kernels[i]];
    cost->added += access->joining * executions_of(evaluator, kernel, access, loop);
  }
  cost->added_code += access->joining;
  cost->added_in_loops += loop ? access->joining : 0;
}

void unbank_count_instructions(struct evaluator *evaluator, const struct instance *instance,
                               struct layout_cost *cost) {
  struct module *module = evaluator->module;
  const struct unbank_layout *layout = &cost->layout;
  struct arena arena = {0};
  struct rests rests = {.arena = &arena, .last = map_new(&arena)};
  struct bases bases = unbank_new_bases(&arena);
  rests.kernels = unbank_instance_kernels(module, instance, &rests.kernel_count);
  cost->added = cost->added_code = cost->added_in_loops = 0;
  for (size_t i = 0; !unbank_layout_is_identity(layout) && i < instance->access_count; i++) {
    const struct access *access = &module->accesses.items[instance->accesses[i]];
    struct offset offset;
    struct plan plan;
    if (access->joining)
      add_joining(evaluator, access, &rests, cost);
    if (!unbank_offset(module, access, &offset))
      continue;
    uint32_t part = unbank_part_under(module, access, layout);
    unbank_add_base(&bases, module, access, &offset);
    for (uint32_t at = 0; at < access->bytes; at += part, offset.constant += part) {
      unbank_plan(module, access->function, unbank_promise(module, instance), &offset, layout,
                  &plan);
      unbank_add_planned_base(&bases, module, access, &offset, &plan);
      struct extra extras[EXTRAS_MAX];
      unsigned count = unbank_plan_extras(module, &plan, layout, extras);
      for (unsigned k = 0; k < count; k++)
        add(evaluator, access, &extras[k], &rests);
    }
  }
  for (size_t i = 0; i < rests.list.count; i++) {
    const struct rest *rest = &rests.list.items[i];
    for (size_t k = 0; k < rests.kernel_count; k++)
      cost->added += rest->extra.instructions * rest->executions[k];
    cost->added_code += rest->extra.instructions;
    cost->added_in_loops += rest->extra.home ? rest->extra.instructions : 0;
  }
  cost->more_bases = unbank_more_bases(&bases);
  arena_free(&arena);
}
