/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "evaluate/other_cases.h"

#include "evaluate/evaluate_internal.h"
#include "kernels/instances.h"
#include "kernels/shapes.h"
#include "score/assume.h"

/* Whether launches with that shape are known. */
static bool is_launched_with(const struct kernel *kernel, struct unbank_shape shape) {
  for (size_t i = 0; i < kernel->shapes.count; i++)
    if (unbank_same_shape(kernel->shapes.items[i], shape))
      return true;
  return false;
}

/* Those that launches have; and those that are as plausible as the kernel's own, if they fit the
 * arrays as it does. */
struct trace **unbank_other_traces(struct evaluator *evaluator, const struct kernel *kernel) {
  struct trace ***slot = &evaluator->others[kernel->id];
  if (*slot)
    return *slot;
  struct module *module = evaluator->module;
  struct kernel *own = &module->kernels.items[kernel->id];
  struct unbank_shape shapes[OTHER_SHAPES_MAX];
  size_t count = unbank_other_shapes(module, kernel, shapes), fitting = 0;
  bool none_fits = !unbank_trace_for(module, own, kernel->block)->fits;
  *slot = ARENA_ARRAY(module->arena, struct trace *, count + 1);
  for (size_t i = 0; i < count; i++) {
    const struct tried_shape *tried = unbank_trace_for(module, own, shapes[i]);
    if (!tried->fits && !none_fits && !is_launched_with(kernel, shapes[i]))
      continue;
    tried->trace->rows = evaluator->traces[kernel->id]->rows;
    (*slot)[fitting++] = tried->trace;
  }
  return *slot;
}

double unbank_identity_cost(struct evaluator *evaluator, const struct instance *instance,
                            const struct trace *trace) {
  unbank_find_widths(evaluator, instance, &unbank_identity);
  return unbank_cost_in(evaluator, instance, trace, 0, &unbank_identity, UNBANK_LOOP_TRIPS)
      .wavefronts;
}

/* The kernel and the trace of the first shape that loses; NULL: none does. */
static const struct trace *harmed_trace(struct evaluator *evaluator,
                                        const struct instance *instance,
                                        const struct unbank_layout *layout, double tolerance,
                                        const struct kernel **of) {
  const struct module *module = evaluator->module;
  UNBANK_EACH_KERNEL(kernel, module, instance) {
    if (!unbank_has_other_shapes(kernel))
      continue;
    for (struct trace **trace = unbank_other_traces(evaluator, kernel); *trace; trace++) {
      double before = unbank_identity_cost(evaluator, instance, *trace);
      unbank_find_widths(evaluator, instance, layout);
      if (unbank_cost_in(evaluator, instance, *trace, 0, layout, UNBANK_LOOP_TRIPS).wavefronts >
          before * (1 + tolerance) + 1e-9) {
        *of = kernel;
        return *trace;
      }
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
  return unbank_cost_of_few_trips(evaluator, instance, layout) > before * (1 + tolerance) + 1e-9;
}

/* What the instance takes as its array lies, by accesses that are as wide as `layout` leaves them.
 */
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
  return after.wavefronts > before.wavefronts * (1 + tolerance) + 1e-9 ||
         after.accesses > before.accesses * (1 + tolerance) + 1e-9;
}
