/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "ir/cost.h"

#include <math.h>

#include "ir/arithmetic.h"
#include "ir/assume.h"
#include "ir/calls.h"
#include "ir/ir.h"
#include "ir/places.h"
#include "ir/shapes.h"
#include "ir/units.h"

/* What a trace counts once, a loop whose trips are not known, is run more often than what it counts
 * exactly. */
static bool is_counted(const struct trace_access *traced) {
  return traced->weight_exactness == UNBANK_WEIGHT_EXACT ||
         traced->weight_exactness == UNBANK_WEIGHT_MEASURED;
}

double unbank_trips(const struct trace_access *traced, unsigned unknown) {
  return is_counted(traced) ? 1 : unknown;
}

/* Of the unit in one trace, per block. */
struct unit_cost {
  double wavefronts;
  double by_chance; /* wavefronts of accesses whose addresses are not known, for words at random */
  double accesses;  /* that the hardware executes */
};

/* How many bytes behind a word the unit's array begins in a kernel under a layout, or may. */
static int32_t behind_in(const struct judge *judge, const struct unit *unit, uint32_t kernel,
                         const struct unbank_layout *layout) {
  const struct module *module = judge->module;
  if (!unbank_layout_is_identity(layout)) /* a new array, aligned to more */
    return 0;
  return (int32_t)unbank_behind_word(module, &module->kernels.items[kernel],
                                     &module->arrays.items[unit->array])
      .first;
}

/* For the widths found last; the array begins so many bytes `behind` a word, and loops whose trips
 * are not known run `unknown` times. */
static struct unit_cost cost_in(struct judge *judge, const struct unit *unit,
                                const struct trace *trace, int32_t behind,
                                const struct unbank_layout *layout, unsigned unknown) {
  struct module *module = judge->module;
  struct unit_cost cost = {0};
  for (size_t i = 0; i < unit->access_count && judge->work.count <= judge->work_limit; i++) {
    const struct access *access = &module->accesses.items[unit->accesses[i]];
    const struct width *width = &judge->widths[access->id];
    if (width->lead != access->id)
      continue;
    double trips = unbank_trips(unbank_traced(trace, access->id), unknown);
    for (uint32_t part = 0; part < width->parts; part++) {
      struct score_cost part_cost =
          unbank_score_cost(trace, access, layout, width->bytes,
                            behind + width->shift + (int32_t)(part * width->bytes), &judge->work);
      cost.wavefronts += trips * part_cost.known;
      cost.by_chance += trips * part_cost.by_chance;
    }
    cost.accesses += trips * width->parts * unbank_traced(trace, access->id)->weight;
  }
  return cost;
}

uint32_t unbank_align_under(const struct judge *judge, const struct unit *unit,
                            const struct unbank_layout *layout) {
  struct module *module = judge->module;
  const struct array *array = &module->arrays.items[unit->array];
  uint32_t align = UNBANK_ARRAY_ALIGN;
  size_t count;
  const uint32_t *kernels = unbank_unit_kernels(module, unit, &count);
  bool stays = unbank_layout_is_identity(layout) || unit->confined;
  for (size_t i = 0; stays && i < count; i++) {
    uint32_t placed = unbank_placed_align(module, &module->kernels.items[kernels[i]], array);
    align = placed < align ? placed : align;
  }
  return align;
}

void unbank_find_widths(struct judge *judge, const struct unit *unit,
                        const struct unbank_layout *layout, uint32_t align) {
  struct module *module = judge->module;
  unbank_widths(module, unit->accesses, unit->access_count, layout, align,
                unbank_promise(module, unit), judge->widths);
}

struct verdict unbank_judge(struct judge *judge, const struct unit *unit,
                            const struct unbank_layout *layout, uint32_t align) {
  struct module *module = judge->module;
  struct verdict verdict = {.layout = *layout};
  verdict.bytes = unbank_layout_size(layout, (uint32_t)module->arrays.items[unit->array].bytes);
  unbank_find_widths(judge, unit, layout, align);
  size_t count;
  const uint32_t *kernels = unbank_unit_kernels(module, unit, &count);
  for (size_t i = 0; i < count; i++) {
    struct unit_cost cost =
        cost_in(judge, unit, judge->traces[kernels[i]], behind_in(judge, unit, kernels[i], layout),
                layout, UNBANK_LOOP_TRIPS);
    verdict.wavefronts += cost.wavefronts;
    verdict.accesses += cost.accesses;
  }
  return verdict;
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

/* Wavefronts, at most, of the i-th access of the unit and all that are merged into it. */
static double all_apart(const struct judge *judge, const struct unit *unit, size_t i,
                        const struct trace *trace, int32_t behind) {
  const struct access *all = judge->module->accesses.items;
  uint32_t lead = unit->accesses[i];
  double sum = 0;
  for (; i < unit->access_count && all[unit->accesses[i]].block == all[lead].block; i++)
    if (judge->widths[unit->accesses[i]].lead == lead)
      sum += unbank_apart(judge->module, trace, &all[unit->accesses[i]], behind);
  return sum;
}

/* Why the i-th access of the unit may have conflicts that its score does not show, or NULL. */
static const char *doubt_of(const struct judge *judge, const struct unit *unit, size_t i,
                            const struct trace *trace, int32_t behind,
                            const struct access_score *score) {
  bool hardware = judge->module->options->widths == UNBANK_WIDTHS_HARDWARE;
  if (score->exactness == UNBANK_UNKNOWN)
    return score->reason;
  if (score->exactness == UNBANK_MEASURED)
    return "a profile shows one run";
  if (score->exactness == UNBANK_BOUNDED && !(score->max <= score->ideal))
    return score->reason;
  if (hardware && !judge->widths[unit->accesses[i]].certain &&
      !(all_apart(judge, unit, i, trace, behind) <= score->ideal))
    return "the width that ptxas will choose is not known";
  return NULL;
}

/* Why an array that a linker places may have conflicts at a place other than the first, or NULL. */
static const char *doubt_of_place(const struct judge *judge, const struct unit *unit, size_t i,
                                  uint32_t kernel) {
  const struct module *module = judge->module;
  const struct unbank_layout identity = {0};
  const struct access *access = &module->accesses.items[unit->accesses[i]];
  const struct width *width = &judge->widths[access->id];
  const struct behind_word behind = unbank_behind_word(module, &module->kernels.items[kernel],
                                                       &module->arrays.items[unit->array]);
  for (uint32_t at = behind.first + behind.step; at < 4; at += behind.step) {
    struct access_score score;
    unbank_score_parts(judge->traces[kernel], access, &identity, width->bytes,
                       (int32_t)at + width->shift, width->parts, module->arena, &score);
    if (!(score.max <= score.ideal))
      return "a linker places the array, which is aligned to less than a word";
  }
  return NULL;
}

/* The same of accesses that no kernel of this module runs, but others may. */
static const char *doubt_of_functions(const struct module *module, const struct unit *unit) {
  const struct array *array = &module->arrays.items[unit->array];
  for (size_t i = 0; i < array->functions.count; i++)
    if (unbank_is_exposed(module, array->functions.items[i]) &&
        !unbank_is_run(module, array->functions.items[i]))
      return arena_printf(
          module->arena, "other modules may run %s",
          unbank_demangled(module->arena, unbank_value_name(array->functions.items[i])));
  return NULL;
}

double unbank_ideal(struct judge *judge, const struct unit *unit, unsigned *worst_degree,
                    const char **doubt) {
  struct module *module = judge->module;
  const struct unbank_layout identity = {0};
  double sum = 0;
  size_t count;
  const uint32_t *kernels = unbank_unit_kernels(module, unit, &count);
  *worst_degree = 1;
  *doubt = doubt_of_functions(module, unit);
  unbank_find_widths(judge, unit, &identity, unbank_align_under(judge, unit, &identity));
  for (size_t k = 0; k < count; k++) {
    const struct trace *trace = judge->traces[kernels[k]];
    int32_t behind = behind_in(judge, unit, kernels[k], &identity);
    for (size_t i = 0; i < unit->access_count; i++) {
      const struct access *access = &module->accesses.items[unit->accesses[i]];
      const struct width *width = &judge->widths[access->id];
      const struct trace_access *traced = unbank_traced(trace, access->id);
      if (width->lead != access->id || !traced->reached)
        continue;
      struct access_score score;
      unbank_score_parts(trace, access, &identity, width->bytes, behind + width->shift,
                         width->parts, module->arena, &score);
      if (!*doubt)
        *doubt = doubt_of(judge, unit, i, trace, behind, &score);
      if (!*doubt)
        *doubt = doubt_of_place(judge, unit, i, kernels[k]);
      if (score.exactness == UNBANK_UNKNOWN || !isfinite(traced->weight) || !traced->weight)
        continue;
      sum += unbank_trips(traced, UNBANK_LOOP_TRIPS) * traced->weight * score.ideal;
      unsigned degree = (unsigned)(score.max / score.ideal);
      *worst_degree = degree > *worst_degree ? degree : *worst_degree;
    }
  }
  return sum;
}

bool unbank_is_capped(const struct judge *judge, const struct unit *unit) {
  size_t count;
  const uint32_t *kernels = unbank_unit_kernels(judge->module, unit, &count);
  for (size_t k = 0; k < count; k++)
    for (size_t i = 0; i < unit->access_count; i++) {
      const struct trace_access *traced =
          unbank_traced(judge->traces[kernels[k]], unit->accesses[i]);
      if (traced->capped && !traced->measured)
        return true;
    }
  return false;
}

/* Whether the addresses of all accesses of a kernel are known. */
static bool is_followed(const struct judge *judge, size_t k) {
  for (size_t a = 0; a < judge->traces[k]->count; a++) {
    const struct trace_access *traced = &judge->traces[k]->accesses[a];
    for (size_t i = 0; !traced->measured && i < traced->patterns.count; i++)
      if (!traced->patterns.items[i].known)
        return false;
  }
  return true;
}

/* Never 0: minus infinity, where nothing is known to bind. */
static double floor_of(struct judge *judge, size_t k) {
  double *found = &judge->floors[k];
  if (!*found) {
    double arithmetic = is_followed(judge, k) ? unbank_arithmetic(judge, k) : 0;
    *found = arithmetic ? arithmetic : -INFINITY;
  }
  return *found;
}

struct total unbank_kernel_total(struct judge *judge, const struct unit *unit) {
  const struct module *module = judge->module;
  struct total total = {0};
  size_t count;
  const uint32_t *kernels = unbank_unit_kernels(module, unit, &count);
  for (size_t n = 0; n < count; n++) {
    uint32_t k = kernels[n];
    const struct kernel *kernel = &module->kernels.items[k];
    double sum = 0;
    for (size_t i = 0; i < kernel->arrays.count; i++) {
      const struct unit *other = unbank_unit_of(module, k, kernel->arrays.items[i]);
      if (!other)
        continue;
      unbank_find_widths(judge, other, &other->layout,
                         unbank_align_under(judge, other, &other->layout));
      struct unit_cost own =
          cost_in(judge, other, judge->traces[k], 0, &other->layout, UNBANK_LOOP_TRIPS);
      sum += own.wavefronts;
      total.by_chance += own.by_chance;
    }
    total.wavefronts += sum;
    if (sum)
      total.headroom += fmax(0, sum - floor_of(judge, k));
  }
  return total;
}

/* Traces for the shapes that are as plausible as the assumed one, and fit the arrays as it does. */
struct trace **unbank_other_traces(struct judge *judge, const struct kernel *kernel) {
  struct trace ***slot = &judge->others[kernel->id];
  if (*slot)
    return *slot;
  struct module *module = judge->module;
  struct kernel *own = &module->kernels.items[kernel->id];
  struct unbank_shape shapes[OTHER_SHAPES_MAX];
  size_t count = unbank_other_shapes(module, kernel, shapes), fitting = 0;
  bool none_fits = !unbank_trace_for(module, own, kernel->block)->fits;
  *slot = ARENA_ARRAY(module->arena, struct trace *, count + 1);
  for (size_t i = 0; i < count; i++) {
    const struct tried_shape *tried = unbank_trace_for(module, own, shapes[i]);
    if (tried->fits || none_fits)
      (*slot)[fitting++] = tried->trace;
  }
  return *slot;
}

double unbank_identity_cost(struct judge *judge, const struct unit *unit,
                            const struct trace *trace) {
  const struct unbank_layout identity = {0};
  unbank_find_widths(judge, unit, &identity, unbank_align_under(judge, unit, &identity));
  return cost_in(judge, unit, trace, 0, &identity, UNBANK_LOOP_TRIPS).wavefronts;
}

bool unbank_harms_other_shape(struct judge *judge, const struct unit *unit,
                              const struct unbank_layout *layout, double tolerance) {
  const struct module *module = judge->module;
  size_t count;
  const uint32_t *kernels = unbank_unit_kernels(module, unit, &count);
  for (size_t k = 0; k < count; k++) {
    const struct kernel *kernel = &module->kernels.items[kernels[k]];
    if (kernel->block_source != UNBANK_BLOCK_ASSUMED)
      continue;
    for (struct trace **trace = unbank_other_traces(judge, kernel); *trace; trace++) {
      double before = unbank_identity_cost(judge, unit, *trace);
      unbank_find_widths(judge, unit, layout, unbank_align_under(judge, unit, layout));
      if (cost_in(judge, unit, *trace, 0, layout, UNBANK_LOOP_TRIPS).wavefronts >
          before * (1 + tolerance) + 1e-9)
        return true;
    }
  }
  return false;
}

bool unbank_has_unknown_trips(const struct judge *judge, const struct unit *unit) {
  size_t count;
  const uint32_t *kernels = unbank_unit_kernels(judge->module, unit, &count);
  for (size_t k = 0; k < count; k++)
    for (size_t i = 0; i < unit->access_count; i++) {
      const struct trace_access *traced =
          unbank_traced(judge->traces[kernels[k]], unit->accesses[i]);
      if (traced->reached && !is_counted(traced))
        return true;
    }
  return false;
}

double unbank_cost_of_few_trips(struct judge *judge, const struct unit *unit,
                                const struct unbank_layout *layout) {
  unbank_find_widths(judge, unit, layout, unbank_align_under(judge, unit, layout));
  size_t count;
  const uint32_t *kernels = unbank_unit_kernels(judge->module, unit, &count);
  double sum = 0;
  for (size_t k = 0; k < count; k++)
    sum += cost_in(judge, unit, judge->traces[kernels[k]],
                   behind_in(judge, unit, kernels[k], layout), layout, UNBANK_FEWEST_TRIPS)
               .wavefronts;
  return sum;
}

bool unbank_harms_few_trips(struct judge *judge, const struct unit *unit,
                            const struct unbank_layout *layout, double tolerance) {
  const struct unbank_layout identity = {0};
  if (!unbank_has_unknown_trips(judge, unit))
    return false;
  double before = unbank_cost_of_few_trips(judge, unit, &identity);
  return unbank_cost_of_few_trips(judge, unit, layout) > before * (1 + tolerance) + 1e-9;
}

struct judge unbank_new_judge(struct module *module, struct trace *const *traces) {
  return (struct judge){
      .module = module,
      .traces = traces,
      .others = ARENA_ARRAY(module->arena, struct trace **, module->kernels.count + 1),
      .floors = ARENA_ARRAY(module->arena, double, module->kernels.count + 1),
      .widths = ARENA_ARRAY(module->arena, struct width, module->accesses.count + 1),
      .work = {.memo = unbank_score_memo(module->arena)},
      .work_limit = UINT64_MAX};
}
