/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "evaluate/other_cases.h"

#include "evaluate/evaluate_internal.h"
#include "kernels/instances.h"
#include "kernels/shapes.h"
#include "score/assume.h"

/* Whether launches with this shape are known. */
static bool is_launched_with(const struct kernel *kernel, struct unbank_shape shape) {
  for (size_t i = 0; i < kernel->shapes.count; i++)
    if (unbank_same_shape(kernel->shapes.items[i], shape))
      return true;
  return false;
}

/* Other shapes that launches are known to have, and those that are as plausible as the kernel's own
 * and fit the arrays as well, if guards on a thread's number keep threads out of them. */
struct trace **unbank_other_traces(struct evaluator *evaluator, const struct kernel *kernel) {
  struct trace ***slot = &evaluator->others[kernel->id];
  if (*slot)
    return *slot;
  struct module *module = evaluator->module;
  struct kernel *own = &module->kernels.items[kernel->id];
  struct unbank_shape shapes[OTHER_SHAPES_MAX];
  size_t count = unbank_other_shapes(module, kernel, shapes), fitting = 0;
  bool none_fits = !unbank_fits(module, own, kernel->block);
  *slot = ARENA_ARRAY(module->arena, struct trace *, count + 1);
  for (size_t i = 0; i < count; i++) {
    if (!none_fits && !is_launched_with(kernel, shapes[i]) &&
        !unbank_fits_if_guarded(module, own, shapes[i]))
      continue;
    struct trace *trace = unbank_trace_for(module, own, shapes[i]);
    trace->rows = evaluator->traces[kernel->id]->rows;
    (*slot)[fitting++] = trace;
  }
  return *slot;
}

double unbank_identity_cost(struct evaluator *evaluator, const struct instance *instance,
                            const struct kernel *kernel, const struct trace *trace) {
  unbank_find_widths_in(evaluator, instance, kernel, &unbank_identity);
  return unbank_cost_in(evaluator, instance, kernel, trace, &unbank_identity, UNBANK_LOOP_TRIPS)
      .wavefronts;
}

/* Whether the layout takes more wavefronts than identity in one trace of a kernel. */
static bool loses_in(struct evaluator *evaluator, const struct instance *instance,
                     const struct kernel *kernel, const struct trace *trace,
                     const struct unbank_layout *layout, double tolerance) {
  const double before = unbank_identity_cost(evaluator, instance, kernel, trace);
  unbank_find_widths_in(evaluator, instance, kernel, layout);
  return unbank_cost_in(evaluator, instance, kernel, trace, layout, UNBANK_LOOP_TRIPS).wavefronts >
         unbank_most_harmless(before, tolerance);
}

/* The first trace in which the layout loses, and its kernel; NULL if there is none. */
static const struct trace *harmed_trace(struct evaluator *evaluator,
                                        const struct instance *instance,
                                        const struct unbank_layout *layout, double tolerance,
                                        const struct kernel **of) {
  const struct module *module = evaluator->module;
  UNBANK_EACH_KERNEL(kernel, module, instance) {
    if (!unbank_has_other_shapes(kernel))
      continue;
    for (struct trace **trace = unbank_other_traces(evaluator, kernel); *trace; trace++)
      if (loses_in(evaluator, instance, kernel, *trace, layout, tolerance)) {
        *of = kernel;
        return *trace;
      }
  }
  return NULL;
}

bool unbank_harms_other_shape(struct evaluator *evaluator, const struct instance *instance,
                              const struct unbank_layout *layout, double tolerance) {
  const struct kernel *kernel;
  return harmed_trace(evaluator, instance, layout, tolerance, &kernel);
}

struct unbank_shape unbank_harmed_shape(struct evaluator *evaluator,
                                        const struct instance *instance,
                                        const struct unbank_layout *layout, double tolerance) {
  const struct kernel *kernel;
  const struct trace *trace = harmed_trace(evaluator, instance, layout, tolerance, &kernel);
  for (size_t i = 0; trace && i < kernel->tried.count; i++)
    if (kernel->tried.items[i].trace == trace)
      return kernel->tried.items[i].shape;
  return (struct unbank_shape){0};
}

static bool has_unknown_trips(const struct trace_access *traced) {
  return traced->reached && !is_counted(traced);
}

bool unbank_has_unknown_trips(const struct evaluator *evaluator, const struct instance *instance) {
  return is_any_traced(evaluator, instance, has_unknown_trips);
}

bool unbank_kernels_have_unknown_trips(const struct evaluator *evaluator,
                                       const struct instance *instance) {
  bool out = false;
  UNBANK_EACH_KERNEL(kernel, evaluator->module, instance) {
    const struct trace *trace = evaluator->traces[kernel->id];
    for (size_t i = 0; i < trace->count && !out; i++)
      out = has_unknown_trips(&trace->accesses[i]);
  }
  return out;
}

double unbank_cost_of_few_trips(struct evaluator *evaluator, const struct instance *instance,
                                const struct unbank_layout *layout) {
  unbank_find_widths(evaluator, instance, layout);
  return unbank_cost_of_all(evaluator, instance, layout, UNBANK_FEWEST_TRIPS).wavefronts;
}

bool unbank_harms_few_trips(struct evaluator *evaluator, const struct instance *instance,
                            const struct unbank_layout *layout, double tolerance) {
  if (!unbank_has_unknown_trips(evaluator, instance))
    return false;
  double before = unbank_cost_of_few_trips(evaluator, instance, &unbank_identity);
  return unbank_cost_of_few_trips(evaluator, instance, layout) >
         unbank_most_harmless(before, tolerance);
}

bool unbank_harms_kernel(struct evaluator *evaluator, const struct instance *instance,
                         const struct unbank_layout *layout, double tolerance) {
  const size_t kernels = evaluator->module->arrays.items[instance->array].kernels.count;
  if (instance->kernel >= 0 || kernels < 2)
    return false;
  UNBANK_EACH_KERNEL(kernel, evaluator->module, instance)
    if (loses_in(evaluator, instance, kernel, evaluator->traces[kernel->id], layout, tolerance))
      return true;
  return false;
}

/* The lowest symbol above `behind` that distinguishes residue cases of some access of the instance
 * in the kernel; 0 if there is none. *case_count: the most cases of it that an access has. */
static uint32_t next_symbol(const struct evaluator *evaluator, const struct instance *instance,
                            const struct kernel *kernel, uint32_t behind, uint32_t *case_count) {
  const struct trace *trace = evaluator->traces[kernel->id];
  uint32_t symbol = UINT32_MAX;
  size_t count;
  const uint32_t *accesses = unbank_accesses_in(evaluator->module, instance, kernel, &count);
  *case_count = 0;
  for (size_t i = 0; i < count; i++) {
    const struct trace_access *counted = unbank_counted(unbank_traced(trace, accesses[i]), false);
    if (counted->case_symbol <= behind || counted->case_symbol > symbol)
      continue;
    if (counted->case_symbol < symbol)
      *case_count = 0;
    symbol = counted->case_symbol;
    *case_count = *case_count > counted->case_count ? *case_count : counted->case_count;
  }
  return *case_count ? symbol : 0;
}

/* The wavefronts of an instance for each residue case of a symbol. */
struct case_costs {
  uint32_t symbol, count; /* count: of cases */
  double *by_case;
};

static void cost_by_case(struct evaluator *evaluator, const struct instance *instance,
                         const struct kernel *kernel, const struct unbank_layout *layout,
                         struct case_costs out) {
  const struct trace *trace = evaluator->traces[kernel->id];
  int32_t behind = unbank_behind_in(evaluator, instance, kernel, layout);
  unbank_find_widths_in(evaluator, instance, kernel, layout);
  for (uint32_t k = 0; k < out.count; k++)
    out.by_case[k] = 0;
  size_t count;
  const uint32_t *accesses = unbank_accesses_in(evaluator->module, instance, kernel, &count);
  for (size_t i = 0; i < count; i++) { /* even beyond the evaluator's work limit */
    const struct access *access = &evaluator->module->accesses.items[accesses[i]];
    const struct width *width = &evaluator->widths[access->id];
    double trips = unbank_trips(unbank_traced(trace, access->id), UNBANK_LOOP_TRIPS);
    for (uint32_t part = 0; width->lead == access->id && part < width->parts; part++)
      unbank_score_cases((struct scored){trace, access, layout, width->bytes,
                                         behind + width->shift + (int32_t)(part * width->bytes)},
                         &evaluator->work, out.symbol, out.count, trips, out.by_case);
  }
}

/* Whether the layout takes more wavefronts in one kernel for some residue of an argument. */
static bool harms_residue_in(struct evaluator *evaluator, const struct instance *instance,
                             const struct kernel *kernel, const struct unbank_layout *layout,
                             double tolerance) {
  enum { CASES_MAX = 1024 };
  double before[CASES_MAX], after[CASES_MAX];
  uint32_t count;
  for (uint32_t symbol = next_symbol(evaluator, instance, kernel, 0, &count); symbol;
       symbol = next_symbol(evaluator, instance, kernel, symbol, &count)) {
    if (count > CASES_MAX)
      return true; /* cases that are not compared are not safe */
    cost_by_case(evaluator, instance, kernel, &unbank_identity,
                 (struct case_costs){symbol, count, before});
    cost_by_case(evaluator, instance, kernel, layout, (struct case_costs){symbol, count, after});
    for (uint32_t k = 0; k < count; k++)
      if (after[k] > unbank_most_harmless(before[k], tolerance))
        return true;
  }
  return false;
}

bool unbank_harms_residue(struct evaluator *evaluator, const struct instance *instance,
                          const struct unbank_layout *layout, double tolerance) {
  UNBANK_EACH_KERNEL(kernel, evaluator->module, instance)
    if (harms_residue_in(evaluator, instance, kernel, layout, tolerance))
      return true;
  return false;
}

/* The cost under identity, with accesses as wide as `layout` leaves them. */
static struct instance_cost cost_unaligned(struct evaluator *evaluator,
                                           const struct instance *instance,
                                           const struct unbank_layout *layout) {
  unbank_find_widths(evaluator, instance, layout);
  return unbank_cost_of_all(evaluator, instance, &unbank_identity, UNBANK_LOOP_TRIPS);
}

bool unbank_harms_unaligned(struct evaluator *evaluator, const struct instance *instance,
                            const struct unbank_layout *layout, double tolerance) {
  if (!layout->carved)
    return false;
  const struct instance_cost before = cost_unaligned(evaluator, instance, &unbank_identity);
  const struct instance_cost after = cost_unaligned(evaluator, instance, layout);
  return after.wavefronts > unbank_most_harmless(before.wavefronts, tolerance) ||
         after.accesses > unbank_most_harmless(before.accesses, tolerance);
}
