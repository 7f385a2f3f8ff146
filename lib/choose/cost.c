/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "choose/cost.h"

#include <math.h>

#include "choose/instructions.h"
#include "kernels/calls.h"
#include "kernels/instances.h"
#include "kernels/shapes.h"
#include "score/assume.h"
#include "shim/query.h"
#include "shim/source.h"

/* What a trace counts once, a loop whose trips are not known, is run more often than what it counts
 * exactly. */
static bool is_counted(const struct trace_access *traced) {
  return traced->weight_exactness == UNBANK_WEIGHT_EXACT ||
         traced->weight_exactness == UNBANK_WEIGHT_MEASURED;
}

double unbank_trips(const struct trace_access *traced, unsigned unknown) {
  return is_counted(traced) ? 1 : unknown;
}

/* Of the instance in one trace, per block. */
struct instance_cost {
  double wavefronts;
  double by_chance; /* wavefronts of accesses whose addresses are not known, for words at random */
  double accesses;  /* that the hardware executes */
};

/* Whether accesses of the instance are written anew under the layout. Under identity they are where
 * its code says so, for the sake of their alignment. */
static bool is_rewritten(const struct instance *instance, const struct unbank_layout *layout) {
  return !unbank_layout_is_identity(layout) || instance->code == UNBANK_CODE_ALIGNED;
}

/* How many bytes behind a word the instance's array begins in a kernel under a layout, or may. */
static int32_t behind_in(const struct evaluator *evaluator, const struct instance *instance,
                         const struct kernel *kernel, const struct unbank_layout *layout) {
  const struct module *module = evaluator->module;
  if (is_rewritten(instance, layout)) /* a new array, aligned to more */
    return 0;
  return (int32_t)unbank_behind_word(module, kernel, &module->arrays.items[instance->array]).first;
}

/* For the widths found last; the array begins so many bytes `behind` a word, and loops whose trips
 * are not known run `unknown` times. */
static struct instance_cost cost_in(struct evaluator *evaluator, const struct instance *instance,
                                    const struct trace *trace, int32_t behind,
                                    const struct unbank_layout *layout, unsigned unknown) {
  struct module *module = evaluator->module;
  struct instance_cost cost = {0};
  for (size_t i = 0; i < instance->access_count && evaluator->work.count <= evaluator->work_limit;
       i++) {
    const struct access *access = &module->accesses.items[instance->accesses[i]];
    const struct width *width = &evaluator->widths[access->id];
    if (width->lead != access->id)
      continue;
    double trips = unbank_trips(unbank_traced(trace, access->id), unknown);
    for (uint32_t part = 0; part < width->parts; part++) {
      struct score_cost part_cost = unbank_score_cost(
          trace, access, layout, width->bytes,
          behind + width->shift + (int32_t)(part * width->bytes), &evaluator->work);
      cost.wavefronts += trips * part_cost.known;
      cost.by_chance += trips * part_cost.by_chance;
    }
    cost.accesses += trips * width->parts * unbank_traced(trace, access->id)->weight;
  }
  return cost;
}

/* What is known of the array's address under a layout, where the hypothesis, if any, stands for the
 * instance of its id. */
static uint32_t align_beside(const struct module *module, const struct instance *instance,
                             const struct unbank_layout *layout,
                             const struct instance *hypothesis) {
  const struct array *array = &module->arrays.items[instance->array];
  uint32_t align = UNBANK_ARRAY_ALIGN;
  if (is_rewritten(instance, layout) && !instance->confined)
    return align;
  UNBANK_EACH_KERNEL(kernel, module, instance) {
    uint32_t placed = unbank_placed_align(module, kernel, array, hypothesis);
    align = placed < align ? placed : align;
  }
  return align;
}

uint32_t unbank_align_under(const struct evaluator *evaluator, const struct instance *instance,
                            const struct unbank_layout *layout) {
  return align_beside(evaluator->module, instance, layout, NULL);
}

void unbank_find_widths(struct evaluator *evaluator, const struct instance *instance,
                        const struct unbank_layout *layout, uint32_t align) {
  struct module *module = evaluator->module;
  unbank_widths(module, instance->accesses, instance->access_count,
                is_rewritten(instance, layout) ? layout : NULL, align,
                unbank_promise(module, instance), evaluator->widths);
}

struct layout_cost unbank_evaluate(struct evaluator *evaluator, const struct instance *instance,
                                   const struct unbank_layout *layout, uint32_t align) {
  struct module *module = evaluator->module;
  struct layout_cost cost = {.layout = *layout};
  cost.bytes = unbank_bytes_under(&module->arrays.items[instance->array], layout);
  unbank_find_widths(evaluator, instance, layout, align);
  UNBANK_EACH_KERNEL(kernel, module, instance) {
    struct instance_cost of_kernel =
        cost_in(evaluator, instance, evaluator->traces[kernel->id],
                behind_in(evaluator, instance, kernel, layout), layout, UNBANK_LOOP_TRIPS);
    cost.wavefronts += of_kernel.wavefronts;
    cost.accesses += of_kernel.accesses;
  }
  return cost;
}

double unbank_apart(const struct module *module, const struct trace *trace,
                    const struct access *access, int32_t behind) {
  const struct unbank_layout identity = {0};
  uint32_t piece = access->align < access->bytes ? access->align : access->bytes;
  double sum = 0;
  for (uint32_t at = 0; at < access->bytes; at += piece) {
    struct access_score score;
    unbank_score(trace, access, &identity, piece, behind + (int32_t)at, module->arena, &score);
    sum += score.max;
  }
  return sum;
}

/* Wavefronts, at most, of the i-th access of the instance and all that are merged into it. */
static double all_apart(const struct evaluator *evaluator, const struct instance *instance,
                        size_t i, const struct trace *trace, int32_t behind) {
  const struct access *all = evaluator->module->accesses.items;
  uint32_t lead = instance->accesses[i];
  double sum = 0;
  for (; i < instance->access_count && all[instance->accesses[i]].block == all[lead].block; i++)
    if (evaluator->widths[instance->accesses[i]].lead == lead)
      sum += unbank_apart(evaluator->module, trace, &all[instance->accesses[i]], behind);
  return sum;
}

/* Why the i-th access of the instance may have conflicts that its score does not show, or NULL. */
static const char *doubt_of(const struct evaluator *evaluator, const struct instance *instance,
                            size_t i, const struct trace *trace, int32_t behind,
                            const struct access_score *score) {
  bool hardware = evaluator->module->options->widths == UNBANK_WIDTHS_HARDWARE;
  if (evaluator->module->accesses.items[instance->accesses[i]].is_loop) {
    struct access_score open = *score;
    unbank_open_loop(&open);
    return open.reason;
  }
  if (score->exactness == UNBANK_UNKNOWN)
    return score->reason;
  if (score->exactness == UNBANK_MEASURED)
    return "a profile shows one run";
  if (score->exactness == UNBANK_BOUNDED && !(score->max <= score->ideal))
    return score->reason;
  if (hardware && !evaluator->widths[instance->accesses[i]].certain &&
      !(all_apart(evaluator, instance, i, trace, behind) <= score->ideal))
    return "the width that ptxas will choose is not known";
  return NULL;
}

/* Why an array that a linker places may have conflicts at a place other than the first, or NULL. */
static const char *doubt_of_place(const struct evaluator *evaluator,
                                  const struct instance *instance, size_t i,
                                  const struct kernel *kernel) {
  const struct module *module = evaluator->module;
  const struct unbank_layout identity = {0};
  const struct access *access = &module->accesses.items[instance->accesses[i]];
  const struct width *width = &evaluator->widths[access->id];
  const struct behind_word behind =
      unbank_behind_word(module, kernel, &module->arrays.items[instance->array]);
  for (uint32_t at = behind.first + behind.step; at < 4; at += behind.step) {
    struct access_score score;
    unbank_score_parts(evaluator->traces[kernel->id], access, &identity, width->bytes,
                       (int32_t)at + width->shift, width->parts, module->arena, &score);
    if (!(score.max <= score.ideal))
      return "a linker places the array, which is aligned to less than a word";
  }
  return NULL;
}

/* The same of accesses that no kernel of this module runs, but others may. */
static const char *doubt_of_functions(const struct module *module,
                                      const struct instance *instance) {
  const struct array *array = &module->arrays.items[instance->array];
  for (size_t i = 0; i < array->functions.count; i++)
    if (unbank_is_exposed(module, array->functions.items[i]) &&
        !unbank_is_run(module, array->functions.items[i]))
      return arena_printf(
          module->arena, "other modules may run %s",
          unbank_demangled(module->arena, unbank_value_name(array->functions.items[i])));
  return NULL;
}

double unbank_ideal(struct evaluator *evaluator, const struct instance *instance,
                    unsigned *worst_degree, const char **doubt) {
  struct module *module = evaluator->module;
  const struct unbank_layout identity = {0};
  double sum = 0;
  *worst_degree = 1;
  *doubt = doubt_of_functions(module, instance);
  unbank_find_widths(evaluator, instance, &identity,
                     unbank_align_under(evaluator, instance, &identity));
  UNBANK_EACH_KERNEL(kernel, module, instance) {
    const struct trace *trace = evaluator->traces[kernel->id];
    int32_t behind = behind_in(evaluator, instance, kernel, &identity);
    for (size_t i = 0; i < instance->access_count; i++) {
      const struct access *access = &module->accesses.items[instance->accesses[i]];
      const struct width *width = &evaluator->widths[access->id];
      const struct trace_access *traced = unbank_traced(trace, access->id);
      if (width->lead != access->id || !traced->reached)
        continue;
      struct access_score score;
      unbank_score_parts(trace, access, &identity, width->bytes, behind + width->shift,
                         width->parts, module->arena, &score);
      if (!*doubt)
        *doubt = doubt_of(evaluator, instance, i, trace, behind, &score);
      if (!*doubt)
        *doubt = doubt_of_place(evaluator, instance, i, kernel);
      if (score.exactness == UNBANK_UNKNOWN || !isfinite(traced->weight) || !traced->weight)
        continue;
      sum += unbank_trips(traced, UNBANK_LOOP_TRIPS) * traced->weight * score.ideal;
      unsigned degree = (unsigned)(score.max / score.ideal);
      *worst_degree = degree > *worst_degree ? degree : *worst_degree;
    }
  }
  return sum;
}

/* Whether that is so of an access of the instance in one of its kernels. */
static bool is_any_traced(const struct evaluator *evaluator, const struct instance *instance,
                          bool (*is_so)(const struct trace_access *traced)) {
  UNBANK_EACH_KERNEL(kernel, evaluator->module, instance)
    for (size_t i = 0; i < instance->access_count; i++)
      if (is_so(unbank_traced(evaluator->traces[kernel->id], instance->accesses[i])))
        return true;
  return false;
}

static bool is_capped(const struct trace_access *traced) {
  return traced->capped && !traced->measured;
}

bool unbank_is_capped(const struct evaluator *evaluator, const struct instance *instance) {
  return is_any_traced(evaluator, instance, is_capped);
}

static double instructions_of(struct evaluator *evaluator, size_t k) {
  double *found = &evaluator->instructions[k];
  if (*found < 0)
    *found = unbank_instructions(evaluator, k);
  return *found;
}

/* Of one kernel; the hypothesis, if any, stands for the instance of its id. */
static struct block_work work_beside(struct evaluator *evaluator, const struct kernel *kernel,
                                     const struct instance *hypothesis) {
  const struct module *module = evaluator->module;
  struct block_work work = {.instructions = instructions_of(evaluator, kernel->id)};
  for (size_t i = 0; i < kernel->arrays.count; i++) {
    const struct instance *other = unbank_instance_of(module, kernel->id, kernel->arrays.items[i]);
    if (!other)
      continue;
    other = hypothesis && other->id == hypothesis->id ? hypothesis : other;
    unbank_find_widths(evaluator, other, &other->layout,
                       align_beside(module, other, &other->layout, hypothesis));
    struct instance_cost own = cost_in(evaluator, other, evaluator->traces[kernel->id], 0,
                                       &other->layout, UNBANK_LOOP_TRIPS);
    work.wavefronts += own.wavefronts + own.by_chance;
    work.accesses += own.accesses;
  }
  return work;
}

struct block_work unbank_kernel_work(struct evaluator *evaluator, const struct kernel *kernel) {
  return work_beside(evaluator, kernel, NULL);
}

struct block_work unbank_kernel_total(struct evaluator *evaluator,
                                      const struct instance *instance) {
  struct block_work total = {0};
  UNBANK_EACH_KERNEL(kernel, evaluator->module, instance) {
    struct block_work own = work_beside(evaluator, kernel, instance);
    total.wavefronts += own.wavefronts;
    total.accesses += own.accesses;
    total.instructions += own.instructions;
  }
  return total;
}

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
  const struct unbank_layout identity = {0};
  unbank_find_widths(evaluator, instance, &identity,
                     unbank_align_under(evaluator, instance, &identity));
  return cost_in(evaluator, instance, trace, 0, &identity, UNBANK_LOOP_TRIPS).wavefronts;
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
      unbank_find_widths(evaluator, instance, layout,
                         unbank_align_under(evaluator, instance, layout));
      if (cost_in(evaluator, instance, *trace, 0, layout, UNBANK_LOOP_TRIPS).wavefronts >
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
  unbank_find_widths(evaluator, instance, layout, unbank_align_under(evaluator, instance, layout));
  double sum = 0;
  UNBANK_EACH_KERNEL(kernel, evaluator->module, instance)
    sum += cost_in(evaluator, instance, evaluator->traces[kernel->id],
                   behind_in(evaluator, instance, kernel, layout), layout, UNBANK_FEWEST_TRIPS)
               .wavefronts;
  return sum;
}

bool unbank_harms_few_trips(struct evaluator *evaluator, const struct instance *instance,
                            const struct unbank_layout *layout, double tolerance) {
  const struct unbank_layout identity = {0};
  if (!unbank_has_unknown_trips(evaluator, instance))
    return false;
  double before = unbank_cost_of_few_trips(evaluator, instance, &identity);
  return unbank_cost_of_few_trips(evaluator, instance, layout) > before * (1 + tolerance) + 1e-9;
}

struct evaluator unbank_new_evaluator(struct module *module, struct trace *const *traces) {
  double *instructions = ARENA_ARRAY(module->arena, double, module->kernels.count + 1);
  for (size_t k = 0; k < module->kernels.count; k++)
    instructions[k] = -1;
  return (struct evaluator){
      .module = module,
      .traces = traces,
      .others = ARENA_ARRAY(module->arena, struct trace **, module->kernels.count + 1),
      .instructions = instructions,
      .widths = ARENA_ARRAY(module->arena, struct width, module->accesses.count + 1),
      .work = {.memo = unbank_score_memo(module->arena)},
      .work_limit = UINT64_MAX};
}
