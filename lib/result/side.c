/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * A side starts with the score of the access at its width. The range is then widened if
 *
 *   - the array's address is unknown
 *   - the width is open
 *   - the access may be executed less often than the code says
 *   - it may reach shared memory in a way that is not followed
 *   - some launches run a version of the kernel in which the layout moves nothing ("unmoved") */
#include "result/side.h"

#include <math.h>

#include "evaluate/evaluate.h"
#include "evaluate/unmoved.h"
#include "find/joined.h"
#include "find/mixed.h"
#include "find/pins.h"
#include "kernels/calls.h"
#include "model/relations.h"
#include "result/executions.h"
#include "score/score.h"
#include "shim/source.h"
#include "support/integers.h"

static const struct kernel *kernel_at(const struct analysis *analysis, size_t kernel) {
  return &analysis->module->kernels.items[kernel];
}

/* NULL if the access is not the kernel's. */
static const struct width *width_at(const struct analysis *analysis, size_t kernel, uint32_t id) {
  uint32_t place = unbank_index_in_kernel(kernel_at(analysis, kernel), id);
  return place == UNBANK_NO_INDEX ? NULL : &analysis->widths[kernel][place];
}

static bool side_is_absent(const struct analysis *analysis, size_t kernel, int64_t id) {
  const struct width *width = id < 0 ? NULL : width_at(analysis, kernel, (uint32_t)id);
  return !width || width->lead != (uint32_t)id;
}

/* Whether executions of an access may be in different arrays. */
static bool meets_several(const struct module *module, const struct access *access) {
  return unbank_is_joined_array(&module->arrays.items[access->array]) &&
         __builtin_popcountll(access->members) != 1;
}

/* Widens a score to cover a second address of the array. `each`: executions may be at either
 * address, so that equal means do not determine the mean of a mixture. */
static void join_places(struct access_score *score, const struct access_score *other, bool each) {
  bool same = score->min == other->min && score->max == other->max && score->mean == other->mean &&
              score->ideal == other->ideal && (!each || score->min == score->max);
  if (score->exactness == UNBANK_UNKNOWN || (same && score->exactness == other->exactness))
    return;
  if (score->exactness == UNBANK_EXACT || score->exactness == UNBANK_MEASURED) {
    score->exactness = UNBANK_BOUNDED;
    score->reason = "a linker places the array, which is aligned to less than a word";
  }
  score->mean = NAN;
  score->min = fmin(score->min, other->min);
  score->max = isnan(score->max) || isnan(other->max) ? (double)NAN : fmax(score->max, other->max);
  score->ideal = fmin(score->ideal, other->ideal);
}

/* The score under the layout that the IR has, for all places where the array may start. */
static struct access_score score_as_is(const struct analysis *analysis, size_t kernel,
                                       const struct access *access, const struct width *width) {
  const struct module *module = analysis->module;
  const struct start_in_word start = unbank_start_in_word(module, kernel_at(analysis, kernel),
                                                          &module->arrays.items[access->array]);
  struct scored of = {analysis->traces[kernel], access, &unbank_identity, width->bytes,
                      width->shift + (int32_t)start.first};
  struct access_score score, other;
  unbank_score_parts(of, width->parts, module->arena, &score);
  for (uint32_t at = start.first + start.step; at < UNBANK_BANK_BYTES; at += start.step) {
    of.shift += (int32_t)start.step;
    unbank_score_parts(of, width->parts, module->arena, &other);
    join_places(&score, &other, meets_several(module, access));
  }
  return score;
}

/* Which launches of a kernel are considered: all, or those in which a layout moves nothing. */
struct view {
  const struct analysis *analysis;
  size_t kernel;
  const struct unbank_layout *unmoved; /* NULL: all */
};

/* Only for accesses of arrays that have such a layout. */
static const struct unmoved *unmoved_at(const struct view *view, uint32_t id) {
  const struct kernel *kernel = kernel_at(view->analysis, view->kernel);
  return &kernel->unmoved[unbank_index_in_kernel(kernel, id)];
}

static const struct width *width_in(const struct view *view, uint32_t id) {
  return view->unmoved ? &unmoved_at(view, id)->width : width_at(view->analysis, view->kernel, id);
}

/* The wavefronts of the accesses merged into an open-width lead, executed one by one. */
static double apart_in(const struct view *view, uint32_t lead) {
  const struct kernel *kernel = kernel_at(view->analysis, view->kernel);
  return view->unmoved ? unmoved_at(view, lead)->apart
                       : view->analysis->apart[view->kernel][unbank_index_in_kernel(kernel, lead)];
}

/* The score in launches in which nothing moves, from the analysis before the rewrite, since the
 * code has changed. min > max if there are no such launches. */
static struct access_score score_unmoved(const struct view *view, const struct access *access,
                                         const struct width *width) {
  const struct trace *trace = view->analysis->traces[view->kernel];
  struct access_score score;
  double min, max;
  unbank_score_parts((struct scored){trace, access, &unbank_identity, width->bytes, width->shift},
                     width->parts, view->analysis->module->arena, &score);
  if (score.exactness == UNBANK_EXACT)
    return score;
  if (!unbank_score_unmoved(
          (struct scored){trace, access, view->unmoved, width->bytes, width->shift}, width->parts,
          &min, &max))
    min = INFINITY, max = 0;
  if (score.exactness == UNBANK_MEASURED) /* a measurement says nothing about other launches */
    score = (struct access_score){.mean = NAN,
                                  .min = access->may_combine ? fmin(min, 1) : min,
                                  .max = isinf(max) ? (double)NAN : max,
                                  .ideal = score.ideal,
                                  .exactness = UNBANK_BOUNDED};
  score.min = access->may_combine ? score.min : fmax(score.min, min);
  score.max = isinf(max) ? score.max : fmin(score.max, max);
  if (score.min == score.max && score.exactness == UNBANK_BOUNDED)
    score.mean = score.min, score.exactness = UNBANK_EXACT;
  return score;
}

static struct access_score score_at(const struct view *view, const struct access *access,
                                    const struct width *width) {
  return view->unmoved ? score_unmoved(view, access, width)
                       : score_as_is(view->analysis, view->kernel, access, width);
}

/* Widens a side to cover the other readings of the access. An access that is merged into another
 * takes no wavefronts of its own; one that is merged with those of later iterations takes its share
 * of their wavefronts. False if there is no other reading. */
static bool bound_others(const struct view *view, const struct access *access,
                         const struct width *width, struct unbank_report_side *side) {
  bool found = false;
  for (unsigned r = 0; r < READINGS; r++) {
    const struct other_width *other = &width->others[r];
    if (!other->bytes)
      continue;
    found = true;
    struct access_score score = score_at(
        view, access, &(struct width){.bytes = other->bytes, .shift = other->shift, .parts = 1});
    if (score.min > score.max)
      continue;
    double least = other->may_follow ? 0 : score.min / other->iterations;
    side->min = least < side->min ? least : side->min;
    side->max = !other->may_follow && score.max > side->max ? score.max : side->max;
  }
  return found;
}

static void make_bounded(const struct analysis *analysis, const char *what, const char *why,
                         struct unbank_report_side *side) {
  if (side->exactness != UNBANK_EXACT && side->exactness != UNBANK_MEASURED)
    return;
  side->exactness = UNBANK_BOUNDED;
  side->reason = arena_printf(analysis->module->arena, "%s: %s", what, why);
}

static bool may_call_be_merged(const struct view *view, const struct access *access) {
  const struct analysis *analysis = view->analysis;
  if (view->unmoved)
    return unmoved_at(view, access->id)->may_call_be_merged;
  return unbank_may_call_be_merged(analysis->module, kernel_at(analysis, view->kernel), access);
}

/* Why an access may be executed less often than the code says, or NULL. */
static const char *why_fewer(const struct view *view, const struct access *access,
                             const struct width *width) {
  if (!width->why_fewer &&
      unbank_traced(view->analysis->traces[view->kernel], access->id)->is_shared)
    return "lanes that have diverged may reconverge ahead of it";
  if (!width->why_fewer && may_call_be_merged(view, access))
    return "a call that LLVM may take for an equal one";
  return width->why_fewer;
}

/* Bounds a side whose width is open. At most, its parts are executed one by one. At least, it takes
 * the least that any reading says; or nothing, if there may be readings that are not known, in
 * which another access moves its bytes. */
static void bound_width(const struct view *view, uint32_t lead, struct unbank_report_side *side) {
  const struct analysis *analysis = view->analysis;
  const struct access *all = analysis->module->accesses.items;
  double parts = apart_in(view, lead);
  side->bytes = -1;
  side->mean = NAN;
  side->max = parts > side->max ? parts : side->max;
  const struct width *width = width_in(view, lead);
  if (!bound_others(view, &all[lead], width, side) || width->may_take_less ||
      why_fewer(view, &all[lead], width))
    side->min = 0;
  make_bounded(analysis, "the width that ptxas will choose is not known", width->why_open, side);
}

/* Bounds a side whose width is known, but which may be executed less often than the code says. If
 * lanes load together what they load one after the other in the code, they take no more wavefronts
 * than that. */
static void bound_executions(const struct analysis *analysis, const char *why,
                             struct unbank_report_side *side) {
  side->mean = NAN;
  side->min = 0;
  make_bounded(analysis, "how often it is executed is not known", why, side);
}

static bool has_symbols(const struct trace_access *traced) {
  for (size_t p = 0; p < traced->patterns.count; p++)
    if (traced->patterns.items[p].term_count)
      return true;
  return false;
}

/* Symbols count modulo 2^32, which is correct under a layout whose period divides it. The score of
 * rows whose length a launch chooses does not use the period. */
static bool wraps_evenly(const struct trace_access *traced, const struct unbank_layout *layout) {
  return layout->permutation == UNBANK_PERMUTE_PITCH || !has_symbols(traced) ||
         is_power_of_two(unbank_layout_period(layout));
}

/* The new address is phi of the old one. So if the trace of the rewritten code knows less than
 * the old trace, the old addresses under the layout give the score, unless the rewrite changed
 * how often the access is executed. Returns whether they are more precise than *score, and
 * updates it. */
static bool score_moved(const struct origin *origin, const struct analysis *analysis, size_t kernel,
                        const struct access *access, const struct width *width,
                        struct access_score *score) {
  const struct module *module = origin->analysis->module;
  const struct access *was = &module->accesses.items[origin->id];
  const struct trace_access *old = unbank_traced(origin->analysis->traces[kernel], origin->id);
  const struct trace_access *traced = unbank_traced(analysis->traces[kernel], access->id);
  struct access_score moved;
  if (analysis->module->arrays.items[access->array].align < UNBANK_BANK_BYTES)
    return false; /* the score depends on the array's address */
  if (score->exactness == UNBANK_EXACT || score->exactness == UNBANK_MEASURED ||
      !wraps_evenly(old, origin->layout) || was->bytes < access->bytes + origin->at ||
      old->weight_exactness != traced->weight_exactness || old->weight != traced->weight)
    return false;
  unbank_score_parts((struct scored){origin->analysis->traces[kernel], was, origin->layout,
                                     width->bytes, width->shift + (int32_t)origin->at},
                     width->parts, module->arena, &moved);
  bool says_more = moved.exactness == UNBANK_EXACT ||
                   (moved.exactness == UNBANK_BOUNDED && score->exactness == UNBANK_UNKNOWN);
  *score = says_more ? moved : *score;
  return says_more;
}

/* Lists the executions of an access whose score came from its old addresses. */
static void list_moved(const struct origin *origin, size_t kernel, struct arena *arena,
                       const struct width *width, struct unbank_report_side *side) {
  const struct access *was = &origin->analysis->module->accesses.items[origin->id];
  const struct moved moved = {origin->layout, width->bytes, width->shift + (int32_t)origin->at};
  unbank_list_moved(arena, was, unbank_traced(origin->analysis->traces[kernel], origin->id), &moved,
                    side);
}

static void fill_weight(const struct trace_access *traced, struct unbank_report_side *side) {
  side->weight = traced->weight;
  side->weight_exactness = traced->weight_exactness;
  side->in_loops = traced->repeats > 0;
  side->trips = unbank_trips(traced, UNBANK_LOOP_TRIPS);
  if (traced->weight_exactness != UNBANK_WEIGHT_UNKNOWN)
    return;
  side->weight = traced->most;
  side->weight_exactness = isnan(traced->most) ? UNBANK_WEIGHT_UNKNOWN : UNBANK_WEIGHT_AT_MOST;
}

const char *unbank_why_incomplete(const struct module *module, const struct kernel *kernel) {
  const struct gap *gap = kernel->unseen.inst ? &kernel->unseen : &kernel->uncounted;
  if (gap->inst)
    return unbank_with_location(
        module->arena, arena_printf(module->arena, "it reaches %s", unbank_gap_text(module, gap)),
        gap->inst);
  for (size_t i = 0; i < kernel->arrays.count; i++) {
    const struct array *array = &module->arrays.items[kernel->arrays.items[i]];
    const struct pin *escape = unbank_escape_of(array, kernel);
    if (escape)
      return unbank_with_location(
          module->arena,
          arena_printf(module->arena, "not all accesses to %s are listed: %s",
                       unbank_plain(module->arena, array->name),
                       escape->reason ? escape->reason : unbank_code_row(escape->code)->sentence),
          escape->culprit);
  }
  return NULL;
}

/* Why lanes may reach shared memory through the other of two pointers that an access may go
 * through, which is not followed; or NULL. */
static const char *why_elsewhere(const struct view *view, const struct access *access) {
  const struct module *module = view->analysis->module;
  if (!access->is_parted && !unbank_is_mixed(module, access))
    return NULL;
  const char *why = unbank_why_incomplete(module, kernel_at(view->analysis, view->kernel));
  return why ? arena_printf(module->arena,
                            "it may also go through a pointer that is not followed: %s", why)
             : NULL;
}

/* Fills in the wavefronts of an access that is executed as its width says. */
static void fill_score(const struct view *view, const struct access *access,
                       struct access_score score, struct unbank_report_side *side) {
  const struct width *width = width_in(view, access->id);
  const struct analysis *analysis = view->analysis;
  bool of_hardware = analysis->module->options->widths == UNBANK_WIDTHS_HARDWARE;
  const char *fewer = why_fewer(view, access, width);
  const char *elsewhere = why_elsewhere(view, access);
  if (access->is_loop)
    unbank_score_as_cas_loop(&score);
  if (elsewhere) {
    score = unbank_unknown_score(elsewhere);
    side->weight_exactness = UNBANK_WEIGHT_UNKNOWN;
  }
  side->present = true;
  side->bytes = (int)width->bytes;
  side->mean = score.mean;
  side->min = score.min;
  side->max = score.max;
  side->ideal = score.ideal;
  side->exactness = score.exactness;
  side->reason = score.reason ? score.reason : "";
  if (width->why_open && of_hardware)
    bound_width(view, access->id, side);
  else if (fewer && of_hardware)
    bound_executions(analysis, fewer, side);
}

/* Fills in a side for launches in which nothing moves. An access that is merged into another in
 * these takes no wavefronts of its own. False if there are no such launches. */
static bool fill_unmoved(const struct view *view, const struct access *access,
                         struct unbank_report_side *side) {
  const struct access *all = view->analysis->module->accesses.items;
  const uint32_t lead = width_in(view, access->id)->lead;
  *side = (struct unbank_report_side){.exactness = UNBANK_EXACT};
  if (lead == WIDTH_GONE)
    return true;
  fill_score(view, &all[lead], score_at(view, &all[lead], width_in(view, lead)), side);
  const bool is_none = side->min > side->max;
  if (lead != access->id)
    *side = (struct unbank_report_side){.exactness = UNBANK_EXACT};
  return !is_none;
}

/* Widens a side to cover launches in which nothing moves. In these, codegen may combine the parts
 * of a split access again. */
static void add_unmoved(const struct origin *origin, size_t kernel,
                        struct unbank_report_side *side) {
  const struct module *module = origin->analysis->module;
  const struct access *was = &module->accesses.items[origin->id];
  const struct view view = {origin->analysis, kernel, origin->layout};
  struct unbank_report_side unmoved;
  const bool is_any = fill_unmoved(&view, was, &unmoved);
  const double apart = origin->is_part ? apart_in(&view, was->id) : 0;
  if (!is_any || !(side->present || unmoved.present || origin->is_part))
    return;
  side->present = true;
  bool is_same = unmoved.mean == side->mean && unmoved.exactness == side->exactness;
  if (!origin->is_part && unmoved.bytes == side->bytes &&
      (is_same || side->exactness == UNBANK_MEASURED))
    return;
  if (unmoved.bytes != side->bytes || origin->is_part)
    side->bytes = -1;
  side->mean = NAN;
  side->min = origin->is_part ? 0 : fmin(side->min, unmoved.min);
  side->max = isnan(side->max) || isnan(unmoved.max) ? (double)NAN
                                                     : fmax(side->max, fmax(unmoved.max, apart));
  side->exactness = unmoved.exactness == UNBANK_UNKNOWN ? UNBANK_UNKNOWN : side->exactness;
  make_bounded(origin->analysis, "launches in which nothing moves run code of their own",
               "it is executed otherwise there", side);
}

void unbank_fill_side(const struct analysis *analysis, size_t kernel, int64_t id,
                      const struct origin *origin, struct unbank_report_side *side) {
  *side = (struct unbank_report_side){.reason = ""};
  const bool is_absent = side_is_absent(analysis, kernel, id);
  const bool of_hardware = analysis->module->options->widths == UNBANK_WIDTHS_HARDWARE;
  const bool has_versions = origin && origin->has_versions && of_hardware;
  if (id < 0 || (is_absent && !has_versions))
    return;
  const struct view view = {analysis, kernel, NULL};
  const struct access *access = &analysis->module->accesses.items[id];
  const struct trace_access *traced = unbank_traced(analysis->traces[kernel], (uint32_t)id);
  const struct width *width = width_at(analysis, kernel, (uint32_t)id);
  fill_weight(traced, side);
  side->trip_symbols = traced->trip_symbols.items;
  side->trip_symbol_count = traced->trip_symbols.count;
  if (!is_absent) {
    struct access_score score = score_at(&view, access, width);
    const bool is_under_layout =
        origin && score_moved(origin, analysis, kernel, access, width, &score);
    fill_score(&view, access, score, side);
    if (analysis->module->options->lanes && is_under_layout)
      list_moved(origin, kernel, analysis->module->arena, width, side);
    else if (analysis->module->options->lanes)
      unbank_list_executions(analysis->module->arena, access, traced, width, side);
  }
  if (has_versions)
    add_unmoved(origin, kernel, side);
}

void unbank_forget_side(struct unbank_report_side *side) {
  if (!side->present)
    return;
  side->weight_exactness = UNBANK_WEIGHT_UNKNOWN;
  side->exactness = UNBANK_UNKNOWN;
  side->mean = side->min = side->max = side->ideal = NAN;
  side->reason = "functions are inlined for a layout: as written, the code is another";
}
