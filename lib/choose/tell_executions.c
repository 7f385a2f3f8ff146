/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Reports what lanes address: each pattern of a trace at each of its bases, with the widths that
 * the hardware executes under identity, and again with those under the chosen layout. Both times,
 * offsets are those of the array as it is declared. */
#include "choose/tell.h"
#include "kernels/calls.h"
#include "kernels/instances.h"
#include "shim/query.h"
#include "support/integers.h"

struct teller {
  struct evaluator *evaluator;
  const struct kernel *kernel;
  const struct instance *instance;
  struct unbank_execution execution; /* filled in as far as its accesses have it in common */
};

/* Lists the declared dimensions of a global, the outermost first. */
static void measure(const struct module *module, const struct array *array,
                    struct unbank_declared *out) {
  LLVMTargetDataRef layout = LLVMGetModuleDataLayout(module->ir);
  if (array->is_dynamic || array->earlier || array->members.count != 1)
    return;
  LLVMTypeRef type = LLVMGlobalGetValueType(array->members.items[0].global);
  while (LLVMGetTypeKind(type) == LLVMArrayTypeKind && out->dim_count < UNBANK_DIMS_MAX) {
    out->dims[out->dim_count++] = (uint32_t)LLVMGetArrayLength2(type);
    type = LLVMGetElementType(type);
  }
  bool is_sized = unbank_type_bytes(layout, type, &out->element);
  if (!is_sized || LLVMGetTypeKind(type) == LLVMArrayTypeKind)
    out->dim_count = 0;
}

/* Whether the traces include every access to the array. */
static bool is_complete(const struct evaluator *evaluator, const struct array *array) {
  const struct module *module = evaluator->module;
  if (array->pins.count)
    return false;
  for (size_t i = 0; i < array->functions.count; i++)
    if (!unbank_is_run(module, array->functions.items[i]))
      return false;
  for (size_t k = 0; k < array->kernels.count; k++) {
    const struct kernel *kernel = &module->kernels.items[array->kernels.items[k]];
    if (kernel->unseen.inst || kernel->uncounted.inst || kernel->leaves || kernel->strays)
      return false;
  }
  return true;
}

static struct unbank_declared declare(const struct evaluator *evaluator,
                                      const struct array *array) {
  struct unbank_declared out = {.is_complete = is_complete(evaluator, array)};
  measure(evaluator->module, array, &out);
  for (size_t k = 0; k < array->kernels.count; k++) {
    const struct kernel *kernel = &evaluator->module->kernels.items[array->kernels.items[k]];
    size_t count;
    const uint32_t *accesses = unbank_kernel_accesses(kernel, array->id, &count);
    for (size_t i = 0; i < count; i++)
      if (unbank_traced(evaluator->traces[kernel->id], accesses[i])->capped)
        out.is_complete = false;
  }
  return out;
}

/* Sets *moved to a number of bytes by multiples of which symbols move all lanes alike. False if
 * some symbol moves lanes apart. */
static bool moved_by(const struct trace_pattern *pattern, uint32_t *moved) {
  *moved = 0;
  for (size_t t = 0; t < pattern->term_count; t++) {
    int64_t step = (int32_t)pattern->terms[t].coefficient[0];
    if (!pattern->terms[t].uniform)
      return false;
    *moved = (uint32_t)greatest_divisor(*moved, (uint64_t)(step < 0 ? -step : step));
  }
  return true;
}

static void tell_pattern(struct teller *it, const struct trace_pattern *pattern, int32_t shift,
                         double times) {
  const struct unbank_options *options = it->evaluator->module->options;
  struct unbank_execution *execution = &it->execution;
  execution->active = pattern->may_mask, execution->certain = pattern->must_mask;
  execution->moved = 0;
  execution->is_known =
      pattern->known && !pattern->data_bits && moved_by(pattern, &execution->moved);
  execution->is_in_own_rows = pattern->own_rows && pattern->data_bits & TRACE_BANK_BITS &&
                              !unbank_has_strided_term(pattern);
  for (size_t b = 0; b < pattern->bases.count; b++) {
    const struct trace_base *base = &pattern->bases.items[b];
    execution->count = times * base->count;
    for (unsigned i = 0; i < UNBANK_LANES; i++)
      execution->offset[i] = pattern->may_mask >> i & 1 && execution->is_known
                                 ? base->offset + pattern->relative[i] + (uint32_t)shift
                                 : 0;
    options->on_execution(execution, options->context);
  }
}

static void tell_access(struct teller *it, const struct access *access, const struct width *width) {
  const struct trace_access *traced =
      unbank_traced(it->evaluator->traces[it->kernel->id], access->id);
  const struct module *module = it->evaluator->module;
  if (width->lead != access->id || !traced->reached)
    return;
  it->execution.op = access->op;
  it->execution.bytes = width->bytes;
  it->execution.access = unbank_access_name(module, it->kernel->id, access);
  double times =
      unbank_trips(traced, UNBANK_LOOP_TRIPS) / (traced->case_count ? traced->case_count : 1);
  for (uint32_t part = 0; part < width->parts; part++)
    for (size_t p = 0; p < traced->patterns.count; p++)
      tell_pattern(it, &traced->patterns.items[p], width->shift + (int32_t)(part * width->bytes),
                   times);
}

/* Reports the accesses of the instance in the kernel, with their widths under a layout. */
static void tell_side(struct teller *it, const struct unbank_layout *layout) {
  const struct module *module = it->evaluator->module;
  size_t count;
  const uint32_t *accesses = unbank_accesses_in(module, it->instance, it->kernel, &count);
  unbank_find_widths_in(it->evaluator, it->instance, it->kernel, layout);
  for (size_t i = 0; i < count; i++) {
    const struct access *access = &module->accesses.items[accesses[i]];
    tell_access(it, access, &it->evaluator->widths[access->id]);
  }
}

void unbank_tell_executions(struct evaluator *evaluator) {
  const struct module *module = evaluator->module;
  struct unbank_declared declared = {0};
  for (size_t i = 0; module->options->on_execution && i < module->instances.count; i++) {
    const struct instance *instance = &module->instances.items[i];
    const struct array *array = &module->arrays.items[instance->array];
    if (!i || instance[-1].array != instance->array) /* those of an array follow each other */
      declared = declare(evaluator, array);
    const char **names = ARENA_ARRAY(module->arena, const char *, array->members.count + 1);
    size_t count = unbank_told_names(module, instance, names);
    UNBANK_EACH_KERNEL(kernel, module, instance) {
      struct teller it = {.evaluator = evaluator, .kernel = kernel, .instance = instance};
      it.execution = (struct unbank_execution){.kernel = unbank_value_name(kernel->function),
                                               .arrays = names,
                                               .array_count = count,
                                               .declared = &declared};
      tell_side(&it, &unbank_identity);
      it.execution.is_after = true;
      tell_side(&it, &instance->layout);
    }
  }
}
