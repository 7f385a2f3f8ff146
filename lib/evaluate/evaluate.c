/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "evaluate/evaluate.h"

#include <math.h>
#include <string.h>

#include "evaluate/evaluate_internal.h"
#include "evaluate/instructions.h"
#include "evaluate/unmoved.h"
#include "kernels/instances.h"
#include "support/integers.h"

/* Work besides accesses, by kernel id, none of which is computed yet. */
static struct block_work *new_besides(const struct module *module) {
  struct block_work *besides =
      ARENA_ARRAY(module->arena, struct block_work, module->kernels.count + 1);
  for (size_t k = 0; k < module->kernels.count; k++)
    besides[k].instructions = -1;
  return besides;
}

struct evaluator unbank_new_evaluator(struct module *module, struct trace *const *traces) {
  return (struct evaluator){
      .module = module,
      .trips = UNBANK_LOOP_TRIPS,
      .traces = traces,
      .others = ARENA_ARRAY(module->arena, struct trace **, module->kernels.count + 1),
      .besides = new_besides(module),
      .few_besides = new_besides(module),
      .widths = ARENA_ARRAY(module->arena, struct width, module->accesses.count + 1),
      .as_is = ARENA_ARRAY(module->arena, struct width_as_is, module->accesses.count + 1),
      .work = {.memo = unbank_score_memo(module->arena)}};
}

struct evaluator unbank_evaluator_of_few_trips(const struct evaluator *evaluator) {
  struct evaluator out = *evaluator;
  out.trips = UNBANK_FEW_TRIPS;
  out.besides = evaluator->few_besides;
  return out;
}

enum { NEST_MOST = 3 }; /* nested loops whose trips are multiplied */

static double trips_of_loop(const struct trace_access *traced, unsigned loop, unsigned unknown) {
  if (loop >= TRACE_LOOPS_MAX)
    return unknown;
  return fmin(fmax(unknown * traced->loops[loop].share, 1), traced->loops[loop].max_trips);
}

double unbank_trips(const struct trace_access *traced, unsigned unknown) {
  const bool is_of_each = unknown == UNBANK_LOOP_TRIPS || unknown == UNBANK_FEW_TRIPS;
  double trips = 1, most = unknown;
  if (is_counted(traced))
    return 1;
  for (unsigned i = 1; is_of_each && i < NEST_MOST; i++)
    most *= unknown;
  for (unsigned i = 0; i < traced->repeats; i++)
    trips *= trips_of_loop(traced, i, unknown);
  return fmin(trips, most);
}

bool unbank_is_first_trip(const struct trace_access *traced, unsigned unknown) {
  return !is_counted(traced) && unknown == UNBANK_FEWEST_TRIPS;
}

/* Whether the instance's accesses are rewritten. Under identity they are if the instance is decided
 * to be aligned. */
static bool is_rewritten(const struct instance *instance, const struct unbank_layout *layout) {
  return !unbank_layout_is_identity(layout) || instance->code == UNBANK_CODE_ALIGNED;
}

int32_t unbank_behind_in(const struct evaluator *evaluator, const struct instance *instance,
                         const struct kernel *kernel, const struct unbank_layout *layout) {
  const struct module *module = evaluator->module;
  if (is_rewritten(instance, layout)) /* a new array, with higher alignment */
    return 0;
  return (int32_t)unbank_start_in_word(module, kernel, &module->arrays.items[instance->array])
      .first;
}

/* How many accesses an executed access counts as. If its score is unknown, a merged access counts
 * as the accesses it was merged from, since it is then not certain that having fewer is a gain. */
static unsigned apart(const struct access *access, const struct width *width, bool is_unknown) {
  const bool is_merged = is_unknown && width->bytes > access->bytes;
  return width->parts * (is_merged ? width->bytes / access->bytes : 1);
}

struct access_cost unbank_cost_at(struct evaluator *evaluator, const struct trace *trace,
                                  const struct access *access, int32_t behind,
                                  const struct unbank_layout *layout, unsigned unknown) {
  const struct width *width = &evaluator->widths[access->id];
  const struct trace_access *traced = unbank_traced(trace, access->id);
  const double trips = unbank_trips(traced, unknown);
  struct access_cost out = {0};
  for (uint32_t part = 0; part < width->parts; part++) {
    struct score_cost of_part =
        unbank_score_cost((struct scored){trace, access, layout, width->bytes,
                                          behind + width->shift + (int32_t)(part * width->bytes)},
                          unbank_is_first_trip(traced, unknown), &evaluator->work);
    out.wavefronts += trips * of_part.known;
    out.by_chance += trips * of_part.by_chance;
    out.is_unknown |= of_part.is_unknown;
  }
  return out;
}

struct instance_cost unbank_cost_in(struct evaluator *evaluator, const struct instance *instance,
                                    const struct kernel *kernel, const struct trace *trace,
                                    const struct unbank_layout *layout, unsigned unknown) {
  struct module *module = evaluator->module;
  const int32_t behind = unbank_behind_in(evaluator, instance, kernel, layout);
  struct instance_cost cost = {0};
  size_t count;
  const uint32_t *accesses = unbank_accesses_in(module, instance, kernel, &count);
  for (size_t i = 0; i < count && !score_is_over(&evaluator->work); i++) {
    const struct access *access = &module->accesses.items[accesses[i]];
    const struct width *width = &evaluator->widths[access->id];
    if (width->lead != access->id)
      continue;
    const struct trace_access *traced = unbank_traced(trace, access->id);
    const struct access_cost own =
        unbank_cost_at(evaluator, trace, access, behind, layout, unknown);
    cost.wavefronts += own.wavefronts;
    cost.by_chance += own.by_chance;
    cost.accesses += unbank_executions(traced, unknown) * apart(access, width, own.is_unknown);
  }
  return cost;
}

/* A hypothesis about one instance, and the places of one kernel's arrays under it, which are
 * computed once for all of them. */
struct beside {
  const struct instance *hypothesis; /* replaces the instance with its id; NULL: none */
  const struct kernel *kernel;       /* NULL: no places are known */
  const uint64_t *places;            /* in the order of kernel->arrays */
  struct map *aligns; /* of instances that several kernels use, by id, under the hypothesis; NULL:
                         none are kept */
};

static uint32_t modulo_16_beside(const struct module *module, const struct kernel *kernel,
                                 const struct array *array, const struct beside *beside) {
  if (kernel != beside->kernel)
    return unbank_place_modulo_16(module, kernel, array, beside->hypothesis);
  const uint32_t at = unbank_find_number(kernel->arrays.items, kernel->arrays.count, array->id);
  return unbank_modulo_16(module, array, beside->places[at]);
}

/* The place of the array under a layout, modulo 16, with 16 for 0. If it differs between kernels:
 * the alignment that all its places share. A new array is aligned for all accesses, unless it is
 * confined. */
static uint32_t place_beside(const struct module *module, const struct instance *instance,
                             const struct unbank_layout *layout, const struct beside *beside) {
  const struct array *array = &module->arrays.items[instance->array];
  uint32_t common = 0;
  if (is_rewritten(instance, layout) && !instance->confined)
    return UNBANK_ARRAY_ALIGN;
  if (beside->aligns && instance->kernel < 0 &&
      map_get(beside->aligns, map_number(instance->id), &common))
    return common;
  UNBANK_EACH_KERNEL(kernel, module, instance) {
    uint32_t place = modulo_16_beside(module, kernel, array, beside);
    common = common && common != place ? (uint32_t)low_bit_of(common | place) : place;
  }
  common = common ? common : UNBANK_ARRAY_ALIGN;
  if (beside->aligns && instance->kernel < 0)
    map_put(beside->aligns, map_number(instance->id), common);
  return common;
}

/* Accesses of one instance: all, or those that one kernel may execute. Accesses merge only within a
 * function, so the others do not matter to their widths. */
struct part {
  const struct instance *instance;
  const uint32_t *accesses;
  size_t count;
};

static struct part whole(const struct instance *instance) {
  return (struct part){instance, instance->accesses, instance->access_count};
}

static struct part part_in(const struct module *module, const struct instance *instance,
                           const struct kernel *kernel) {
  struct part out = {.instance = instance};
  out.accesses = unbank_accesses_in(module, instance, kernel, &out.count);
  return out;
}

/* Finds the widths of accesses that stay as they are. They are needed for each layout of another
 * array, so they are cached. */
static void find_widths_as_is(struct evaluator *evaluator, const struct part *part,
                              uint32_t align) {
  const struct module *module = evaluator->module;
  bool is_found = true;
  for (size_t i = 0; i < part->count && is_found; i++) {
    const struct width_as_is *found = &evaluator->as_is[part->accesses[i]];
    is_found = found->align == align;
    evaluator->widths[part->accesses[i]] = found->width;
  }
  if (is_found)
    return;
  const struct width_request request = {.accesses = part->accesses,
                                        .count = part->count,
                                        .align = align,
                                        .promise = unbank_promise(module, part->instance)};
  unbank_widths(module, &request, evaluator->widths);
  for (size_t i = 0; i < part->count; i++)
    evaluator->as_is[part->accesses[i]] =
        (struct width_as_is){align, evaluator->widths[part->accesses[i]]};
}

static void find_widths_beside(struct evaluator *evaluator, const struct part *part,
                               const struct unbank_layout *layout, const struct beside *beside) {
  const struct module *module = evaluator->module;
  const struct width_request request = {
      .accesses = part->accesses,
      .count = part->count,
      .layout = layout,
      .align = place_beside(module, part->instance, layout, beside),
      .promise = unbank_promise(module, part->instance),
      .has_versions = unbank_has_versions(module, part->instance, layout)};
  if (is_rewritten(part->instance, layout))
    unbank_widths(module, &request, evaluator->widths);
  else
    find_widths_as_is(evaluator, part, request.align);
}

void unbank_find_widths(struct evaluator *evaluator, const struct instance *instance,
                        const struct unbank_layout *layout) {
  const struct part all = whole(instance);
  find_widths_beside(evaluator, &all, layout, &(struct beside){0});
}

void unbank_find_widths_in(struct evaluator *evaluator, const struct instance *instance,
                           const struct kernel *kernel, const struct unbank_layout *layout) {
  const struct part part = part_in(evaluator->module, instance, kernel);
  find_widths_beside(evaluator, &part, layout, &(struct beside){0});
}

void unbank_find_unmoved_widths(struct evaluator *evaluator, const struct instance *instance) {
  const struct part all = whole(instance);
  find_widths_as_is(
      evaluator, &all,
      place_beside(evaluator->module, instance, &instance->layout, &(struct beside){0}));
}

struct instance_cost unbank_cost_of_all(struct evaluator *evaluator,
                                        const struct instance *instance,
                                        const struct unbank_layout *layout, unsigned unknown) {
  struct instance_cost sum = {0};
  UNBANK_EACH_KERNEL(kernel, evaluator->module, instance) {
    const struct instance_cost cost =
        unbank_cost_in(evaluator, instance, kernel, evaluator->traces[kernel->id], layout, unknown);
    sum.wavefronts += cost.wavefronts;
    sum.by_chance += cost.by_chance;
    sum.accesses += cost.accesses;
  }
  return sum;
}

struct layout_cost unbank_evaluate(struct evaluator *evaluator, const struct instance *instance,
                                   const struct unbank_layout *layout) {
  struct layout_cost cost = {.layout = *layout};
  unbank_find_widths(evaluator, instance, layout);
  const struct instance_cost all =
      unbank_cost_of_all(evaluator, instance, layout, evaluator->trips);
  cost.wavefronts = all.wavefronts;
  cost.accesses = all.accesses;
  return cost;
}

double unbank_sum_over_executed(struct evaluator *evaluator, const struct instance *instance,
                                const struct unbank_layout *layout, figure_of_executed *figure,
                                void *context) {
  struct module *module = evaluator->module;
  double sum = 0;
  unbank_find_widths(evaluator, instance, layout);
  UNBANK_EACH_KERNEL(kernel, module, instance) {
    struct executed it = {.evaluator = evaluator,
                          .instance = instance,
                          .layout = layout,
                          .context = context,
                          .kernel = kernel,
                          .trace = evaluator->traces[kernel->id],
                          .behind = unbank_behind_in(evaluator, instance, kernel, layout)};
    it.accesses = unbank_accesses_in(module, instance, kernel, &it.access_count);
    for (; it.number < it.access_count; it.number++) {
      it.access = &module->accesses.items[it.accesses[it.number]];
      it.traced = unbank_traced(it.trace, it.access->id);
      const struct width *width = &evaluator->widths[it.access->id];
      if (width->lead != it.access->id)
        continue;
      unbank_score_parts(
          (struct scored){it.trace, it.access, layout, width->bytes, it.behind + width->shift},
          width->parts, module->arena, &it.score);
      sum += figure(&it);
    }
  }
  return sum;
}

static double executions_of(const struct executed *it) {
  return unbank_executions(it->traced, it->evaluator->trips);
}

static double certain_wavefronts(const struct executed *it) {
  const bool is_certain =
      it->score.exactness == UNBANK_EXACT || it->score.exactness == UNBANK_MEASURED;
  return is_certain ? executions_of(it) * it->score.mean : 0;
}

double unbank_certain_saving(struct evaluator *evaluator, const struct instance *instance,
                             const struct unbank_layout *layout) {
  const double before =
      unbank_sum_over_executed(evaluator, instance, &unbank_identity, certain_wavefronts, NULL);
  return before - unbank_sum_over_executed(evaluator, instance, layout, certain_wavefronts, NULL);
}

/* For an access whose number of executions is known: the most wavefronts under identity, the least
 * under any other layout. */
static double bound_of_loss(const struct executed *it) {
  const double executions = executions_of(it);
  if (it->score.exactness == UNBANK_UNKNOWN ||
      it->traced->weight_exactness == UNBANK_WEIGHT_UNKNOWN || !(executions > 0))
    return 0;
  return executions * (unbank_layout_is_identity(it->layout) ? it->score.max : it->score.min);
}

double unbank_certain_loss(struct evaluator *evaluator, const struct instance *instance,
                           const struct unbank_layout *layout) {
  const double before =
      unbank_sum_over_executed(evaluator, instance, &unbank_identity, bound_of_loss, NULL);
  return unbank_sum_over_executed(evaluator, instance, layout, bound_of_loss, NULL) - before;
}

static double expected_wavefronts(const struct executed *it) {
  const struct access_cost cost = unbank_cost_at(it->evaluator, it->trace, it->access, it->behind,
                                                 it->layout, it->evaluator->trips);
  return cost.wavefronts + cost.by_chance;
}

/* The wavefronts of an access, as unbank_evaluate() counts them, if it has the same width under
 * another layout, whose widths are given. */
static double wavefronts_of_same_width(const struct executed *it) {
  const struct width *others = it->context;
  const struct width *here = &it->evaluator->widths[it->access->id];
  const struct width *there = &others[it->access->id];
  const bool is_same = there->lead == here->lead && there->bytes == here->bytes &&
                       there->shift == here->shift && there->parts == here->parts;
  return is_same ? unbank_cost_at(it->evaluator, it->trace, it->access, it->behind, it->layout,
                                  it->evaluator->trips)
                       .wavefronts
                 : 0;
}

static double sum_of_same_width(struct evaluator *evaluator, const struct instance *instance,
                                const struct unbank_layout *layout,
                                const struct unbank_layout *other) {
  const size_t count = evaluator->module->accesses.count;
  struct arena own = {0};
  struct width *others = ARENA_ARRAY(&own, struct width, count + 1);
  unbank_find_widths(evaluator, instance, other);
  memcpy(others, evaluator->widths, count * sizeof *others);
  const double out =
      unbank_sum_over_executed(evaluator, instance, layout, wavefronts_of_same_width, others);
  arena_free(&own);
  return out;
}

double unbank_saving_without_merging(struct evaluator *evaluator, const struct instance *instance,
                                     const struct unbank_layout *layout) {
  return sum_of_same_width(evaluator, instance, &unbank_identity, layout) -
         sum_of_same_width(evaluator, instance, layout, &unbank_identity);
}

/* The expected wavefronts of an access above its minimum. */
static double above_least(const struct executed *it) {
  const double executions = executions_of(it);
  if (it->traced->measured || !isfinite(executions))
    return 0;
  const double least = it->score.exactness == UNBANK_UNKNOWN
                           ? it->evaluator->widths[it->access->id].parts
                           : it->score.min;
  return fmax(expected_wavefronts(it) - executions * least, 0);
}

static double spared_wavefronts(const struct executed *it) {
  return it->traced->is_of_data || it->traced->behind_branch ? above_least(it) : 0;
}

double unbank_spared_at_best(struct evaluator *evaluator, const struct instance *instance,
                             const struct unbank_layout *layout) {
  return unbank_sum_over_executed(evaluator, instance, layout, spared_wavefronts, NULL);
}

/* Those of a measured launch, too: in a longer one they are fewer. */
static double rare_wavefronts(const struct executed *it) {
  const double executions = executions_of(it);
  if (!it->traced->rare_symbols.count || !isfinite(executions))
    return 0;
  return fmax(expected_wavefronts(it) - executions * it->evaluator->widths[it->access->id].parts,
              0);
}

double unbank_spared_by_rare_branches(struct evaluator *evaluator, const struct instance *instance,
                                      const struct unbank_layout *layout) {
  return unbank_sum_over_executed(evaluator, instance, layout, rare_wavefronts, NULL);
}

static double guessed_wavefronts(const struct executed *it) {
  return it->score.exactness == UNBANK_UNKNOWN && !it->traced->is_of_data ? above_least(it) : 0;
}

double unbank_guessed_above_least(struct evaluator *evaluator, const struct instance *instance,
                                  const struct unbank_layout *layout) {
  return unbank_sum_over_executed(evaluator, instance, layout, guessed_wavefronts, NULL);
}

/* The largest power of two that divides the length of the rows in a measured launch. The lanes of a
 * measured pattern are whole rows apart, so it divides all their distances. */
static uint32_t measured_rows(const struct trace_access *measured) {
  uint32_t apart = 0;
  for (size_t i = 0; i < measured->patterns.count; i++)
    UNBANK_EACH_BIT(lane, measured->patterns.items[i].may_mask)
      apart |= measured->patterns.items[i].relative[lane];
  return apart ? (uint32_t)low_bit_of(apart) : UNBANK_BANK_ROW;
}

/* The expected wavefronts of an access beyond those that it took in a measured launch. */
static double unmeasured_wavefronts(const struct executed *it) {
  const struct trace_access *measured = it->traced->measured;
  if (!measured || unbank_counted(it->traced, false) == measured)
    return 0;
  const struct width *width = &it->evaluator->widths[it->access->id];
  const struct unbank_layout of_rows = unbank_layout_with_rows(it->layout, measured_rows(measured));
  struct access_score score;
  unbank_score_parts(
      (struct scored){it->trace, it->access, &of_rows, width->bytes, it->behind + width->shift},
      width->parts, it->evaluator->module->arena, &score);
  return isfinite(score.mean) ? expected_wavefronts(it) - executions_of(it) * score.mean : 0;
}

double unbank_expected_above_measured(struct evaluator *evaluator, const struct instance *instance,
                                      const struct unbank_layout *layout) {
  return unbank_sum_over_executed(evaluator, instance, layout, unmeasured_wavefronts, NULL);
}

/* The work of a kernel besides accesses, from the cache. */
static struct block_work besides_accesses(struct evaluator *evaluator, size_t k) {
  struct block_work *found = &evaluator->besides[k];
  if (found->instructions < 0)
    *found = unbank_work_besides(evaluator, k);
  return *found;
}

/* The work of one kernel if its loops of unknown length run `trips` times. The hypothesis, if any,
 * replaces the instance with its id. `aligns`: for several kernels under one hypothesis. */
static struct block_work work_beside(struct evaluator *evaluator, const struct kernel *kernel,
                                     const struct instance *hypothesis, struct map *aligns,
                                     unsigned trips) {
  const struct module *module = evaluator->module;
  struct block_work work = besides_accesses(evaluator, kernel->id);
  struct arena scratch = {0};
  const struct beside beside = {hypothesis, kernel,
                                unbank_places(module, kernel, hypothesis, &scratch), aligns};
  for (size_t i = 0; i < kernel->arrays.count; i++) {
    const struct instance *other = unbank_instance_of(module, kernel->id, kernel->arrays.items[i]);
    if (!other)
      continue;
    other = hypothesis && other->id == hypothesis->id ? hypothesis : other;
    const struct part part = part_in(module, other, kernel);
    find_widths_beside(evaluator, &part, &other->layout, &beside);
    struct instance_cost own = unbank_cost_in(evaluator, other, kernel,
                                              evaluator->traces[kernel->id], &other->layout, trips);
    work.wavefronts += own.wavefronts + own.by_chance;
    work.accesses += own.accesses;
  }
  arena_free(&scratch);
  return work;
}

struct block_work unbank_kernel_work(struct evaluator *evaluator, const struct kernel *kernel) {
  return work_beside(evaluator, kernel, NULL, NULL, evaluator->trips);
}

struct block_work unbank_kernel_total(struct evaluator *evaluator,
                                      const struct instance *instance) {
  struct block_work total = {0};
  struct arena scratch = {0};
  struct map aligns = map_new(&scratch);
  UNBANK_EACH_KERNEL(kernel, evaluator->module, instance) {
    struct block_work own = work_beside(evaluator, kernel, instance, &aligns, evaluator->trips);
    total.wavefronts += own.wavefronts;
    total.accesses += own.accesses;
    total.instructions += own.instructions;
    total.products += own.products;
    total.special += own.special;
  }
  arena_free(&scratch);
  return total;
}

double unbank_wavefronts_of_short_loops(struct evaluator *evaluator,
                                        const struct instance *instance) {
  double sum = 0;
  struct arena scratch = {0};
  struct map aligns = map_new(&scratch);
  UNBANK_EACH_KERNEL(kernel, evaluator->module, instance)
    sum += work_beside(evaluator, kernel, instance, &aligns, UNBANK_SHORT_TRIPS).wavefronts;
  arena_free(&scratch);
  return sum;
}
