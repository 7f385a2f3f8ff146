/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "evaluate/added.h"

#include <math.h>

#include "address/align.h"
#include "evaluate/base_registers.h"
#include "kernels/instances.h"
#include "rewrite/plan.h"
#include "shim/shim.h"

/* Equal extras (plan.h) of several accesses, which are computed once. */
struct shared_extra {
  struct extra extra;
  LLVMValueRef function;
  const uint32_t *kernels; /* that run the function: ids */
  size_t kernel_count;
  double *executions; /* by kernel: the most that one access needs */
  uint32_t before;    /* 1 + the previous one with an equal key, or 0 */
};

struct shared_extras {
  struct arena *arena;
  struct map last; /* from a key, as a pointer, to 1 + the last of the list with that key */
  LIST_OF(struct shared_extra) list;
};

/* How often a computation in block `home` is executed for one access: as often as the access, if
 * both are in the same loop, or the access is in none; once per warp, if the computation is outside
 * all loops; in between, the access's executions divided by the trips of its loop. */
static double executions_of(const struct evaluator *evaluator, const struct kernel *kernel,
                            const struct access *access, LLVMBasicBlockRef home) {
  const struct module *module = evaluator->module;
  const struct trace_access *traced = unbank_traced(evaluator->traces[kernel->id], access->id);
  LLVMBasicBlockRef loop = unbank_loop_header(module->shim, access->block);
  double own = unbank_executions(traced, evaluator->trips);
  if (!isfinite(own) || home == loop || !loop)
    return isfinite(own) ? own : 0;
  double warps = ceil(kernel->block.x * kernel->block.y * kernel->block.z / (double)UNBANK_LANES);
  uint64_t trips = unbank_loop_constant_trips(module->shim, loop);
  double outside = home ? own / (trips ? (double)trips : evaluator->trips) : warps;
  return fmin(own, outside);
}

/* The entry for an extra of an access, which is added if it is new. */
static struct shared_extra *shared_for(struct shared_extras *extras, const struct module *module,
                                       const struct access *access, const struct extra *extra) {
  const void *key = map_number(extra->key);
  const uint32_t last = map_or(&extras->last, key, 0);
  for (uint32_t i = last; i; i = extras->list.items[i - 1].before) {
    struct shared_extra *known = &extras->list.items[i - 1];
    if (known->extra.key == extra->key && known->extra.home == extra->home &&
        known->function == access->function)
      return known;
  }
  struct shared_extra *made = ARENA_PUSH(extras->arena, &extras->list);
  *made = (struct shared_extra){.extra = *extra, .function = access->function, .before = last};
  made->kernels = unbank_access_kernels(module, access->id, &made->kernel_count);
  made->executions = ARENA_ARRAY(extras->arena, double, made->kernel_count + 1);
  map_put(&extras->last, key, (uint32_t)extras->list.count);
  return made;
}

static void add_extra(const struct evaluator *evaluator, const struct access *access,
                      const struct extra *extra, struct shared_extras *extras) {
  const struct module *module = evaluator->module;
  struct shared_extra *shared = shared_for(extras, module, access, extra);
  for (size_t i = 0; i < shared->kernel_count; i++) {
    const struct kernel *kernel = &module->kernels.items[shared->kernels[i]];
    shared->executions[i] =
        fmax(shared->executions[i], executions_of(evaluator, kernel, access, extra->home));
  }
}

/* Adds the extras and base registers of all parts of an access under a layout. */
static void add_access(const struct evaluator *evaluator, const struct instance *instance,
                       const struct access *access, const struct unbank_layout *layout,
                       struct shared_extras *extras, struct base_registers *registers) {
  const struct module *module = evaluator->module;
  struct offset offset;
  struct plan plan;
  if (!unbank_offset(module, access, &offset))
    return;
  const uint32_t part = unbank_part_under(module, access, layout);
  unbank_add_base_register(registers, module, access, &offset);
  for (uint32_t at = 0; at < access->bytes; at += part, offset.constant += part) {
    unbank_plan(module, access->function, unbank_promise(module, instance), &offset, layout, &plan);
    unbank_add_planned_register(registers, module, access, &offset, &plan);
    struct extra own[EXTRAS_MAX];
    const unsigned count = unbank_plan_extras(module, &plan, layout, own);
    for (unsigned k = 0; k < count; k++)
      add_extra(evaluator, access, &own[k], extras);
  }
}

/* Adds the instructions that join the results of an access in two kinds of memory (find/mixed.h).
 * No other access shares them. */
static void add_joining(const struct evaluator *evaluator, const struct access *access,
                        struct layout_cost *cost) {
  const struct module *module = evaluator->module;
  LLVMBasicBlockRef loop = unbank_loop_header(module->shim, access->block);
  size_t count;
  const uint32_t *kernels = unbank_access_kernels(module, access->id, &count);
  for (size_t i = 0; i < count; i++) {
    const struct kernel *kernel = &module->kernels.items[kernels[i]];
    cost->added += access->joining * executions_of(evaluator, kernel, access, loop);
  }
  cost->added_code += access->joining;
  cost->added_in_loops += loop ? access->joining : 0;
}

static void add_instructions(const struct shared_extras *extras, struct layout_cost *cost) {
  for (size_t i = 0; i < extras->list.count; i++) {
    const struct shared_extra *shared = &extras->list.items[i];
    for (size_t k = 0; k < shared->kernel_count; k++)
      cost->added += shared->extra.instructions * shared->executions[k];
    cost->added_code += shared->extra.instructions;
    cost->added_in_loops += shared->extra.home ? shared->extra.instructions : 0;
  }
}

void unbank_count_instructions(struct evaluator *evaluator, const struct instance *instance,
                               struct layout_cost *cost) {
  struct module *module = evaluator->module;
  const struct unbank_layout *layout = &cost->layout;
  struct arena arena = {0};
  struct shared_extras extras = {.arena = &arena, .last = map_new(&arena)};
  struct base_registers registers = unbank_new_base_registers(&arena);
  cost->added = cost->added_code = cost->added_in_loops = 0;
  for (size_t i = 0; !unbank_layout_is_identity(layout) && i < instance->access_count; i++) {
    const struct access *access = &module->accesses.items[instance->accesses[i]];
    if (access->joining)
      add_joining(evaluator, access, cost);
    add_access(evaluator, instance, access, layout, &extras, &registers);
  }
  add_instructions(&extras, cost);
  cost->more_registers = unbank_more_registers(&registers);
  arena_free(&arena);
}
