/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * begin_* notes what there is before the choice, fill_* writes one side of an access, before or
 * after the rewrite, and end_* what is known only then. */
#include "result/collect.h"

#include <llvm/Config/llvm-config.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "evaluate/evaluate.h"
#include "evaluate/unmoved.h"
#include "find/joined.h"
#include "find/pins.h"
#include "kernels/calls.h"
#include "kernels/instances.h"
#include "kernels/launches.h"
#include "kernels/placing.h"
#include "launch/launch.h"
#include "report/total.h"
#include "result/executions.h"
#include "score/score.h"
#include "shim/query.h"
#include "shim/source.h"
#include "support/integers.h"

/* Accesses. */

static const struct kernel *kernel_at(const struct analysis *analysis, size_t kernel) {
  return &analysis->module->kernels.items[kernel];
}

/* NULL of an access that is not the kernel's. */
static const struct width *width_at(const struct analysis *analysis, size_t kernel, uint32_t id) {
  uint32_t place = unbank_index_in_kernel(kernel_at(analysis, kernel), id);
  return place == UNBANK_NO_INDEX ? NULL : &analysis->widths[kernel][place];
}

static bool side_is_absent(const struct analysis *analysis, size_t kernel, int64_t id) {
  const struct width *width = id < 0 ? NULL : width_at(analysis, kernel, (uint32_t)id);
  return !width || width->lead != (uint32_t)id;
}

enum { MEMBER_BITS = 64 };

/* Whether an access may be in one array in some executions, in another one in others. */
static bool meets_several(const struct module *module, const struct access *access) {
  return unbank_is_joined_array(&module->arrays.items[access->array]) &&
         __builtin_popcountll(access->members) != 1;
}

/* What an access takes where its array lies at one place or another. `each`: executions may be at
 * different ones, so that equal means say nothing of their mixture. */
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

/* Under the layout that the IR has, where the kernel's array lies. */
static struct access_score score_as_is(const struct analysis *analysis, size_t kernel,
                                       const struct access *access, const struct width *width) {
  const struct module *module = analysis->module;
  const struct behind_word behind =
      unbank_behind_word(module, kernel_at(analysis, kernel), &module->arrays.items[access->array]);
  struct access_score score, other;
  unbank_score_parts(analysis->traces[kernel], access, &unbank_identity, width->bytes,
                     width->shift + (int32_t)behind.first, width->parts, module->arena, &score);
  for (uint32_t at = behind.first + behind.step; at < UNBANK_BANK_BYTES; at += behind.step) {
    unbank_score_parts(analysis->traces[kernel], access, &unbank_identity, width->bytes,
                       width->shift + (int32_t)at, width->parts, module->arena, &other);
    join_places(&score, &other, meets_several(module, access));
  }
  return score;
}

/* Which launches of a kernel count: all of them, or those in which a layout moves nothing. */
struct view {
  const struct analysis *analysis;
  size_t kernel;
  const struct unbank_layout *unmoved; /* NULL: all */
};

/* Of accesses that such a layout concerns. */
static const struct unmoved *unmoved_at(const struct view *view, uint32_t id) {
  const struct kernel *kernel = kernel_at(view->analysis, view->kernel);
  return &kernel->unmoved[unbank_index_in_kernel(kernel, id)];
}

static const struct width *width_in(const struct view *view, uint32_t id) {
  return view->unmoved ? &unmoved_at(view, id)->width : width_at(view->analysis, view->kernel, id);
}

/* What all accesses take, one by one, that are executed as one whose width is open. */
static double apart_in(const struct view *view, uint32_t lead) {
  const struct kernel *kernel = kernel_at(view->analysis, view->kernel);
  return view->unmoved ? unmoved_at(view, lead)->apart
                       : view->analysis->apart[view->kernel][unbank_index_in_kernel(kernel, lead)];
}

/* In launches in which nothing moves: as the code was analysed, since it has changed by now. The
 * least is above the most where there are none. */
static struct access_score score_unmoved(const struct view *view, const struct access *access,
                                         const struct width *width) {
  const struct trace *trace = view->analysis->traces[view->kernel];
  struct access_score score;
  double min, max;
  unbank_score_parts(trace, access, &unbank_identity, width->bytes, width->shift, width->parts,
                     view->analysis->module->arena, &score);
  if (score.exactness == UNBANK_EXACT)
    return score;
  if (!unbank_score_unmoved(trace, access, view->unmoved, width->bytes, width->shift, width->parts,
                            &min, &max))
    min = INFINITY, max = 0;
  if (score.exactness == UNBANK_MEASURED) /* which says nothing of other launches */
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

/* Widens a side to what other readings of the code make of the access. Merged into another access
 * it takes no wavefronts of its own; merged with later iterations, its share of theirs. False: no
 * reading differs. */
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

/* Bounds a side whose width no tested rule tells. The most: all its parts one by one. The least:
 * that of the widest reading; or none, where the readings are not all that it may be and another
 * access may move its bytes. */
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

/* When its width is known, and not how often it is executed: of all executions that the code has
 * perhaps one. Lanes that then load together what they loaded one after the other take no more
 * wavefronts than they did. */
static void bound_executions(const struct analysis *analysis, const char *why,
                             struct unbank_report_side *side) {
  side->mean = NAN;
  side->min = 0;
  make_bounded(analysis, "how often it is executed is not known", why, side);
}

/* What an access of the changed module was, and the layout that its array has now. */
struct origin {
  const struct analysis *analysis;
  uint32_t id, at; /* at: of its part */
  const struct unbank_layout *layout;
  bool has_versions; /* launches in which nothing moves run it as it was: versions/versions.h */
  bool is_part;      /* it is one of several that the rewrite made of the access */
};

static bool has_symbols(const struct trace_access *traced) {
  for (size_t p = 0; p < traced->patterns.count; p++)
    if (traced->patterns.items[p].term_count)
      return true;
  return false;
}

/* Symbols count modulo 2^32, which is safe under a layout whose period divides it; of rows whose
 * length a launch chooses the score takes no period. */
static bool wraps_evenly(const struct trace_access *traced, const struct unbank_layout *layout) {
  return layout->permutation == UNBANK_PERMUTE_PITCH || !has_symbols(traced) ||
         is_power_of_two(unbank_layout_period(layout));
}

/* The new address is phi of the old one. So where the trace of the rewritten code knows less, the
 * old addresses under the layout say what the access costs; not where the rewrite changed how often
 * it runs. Returns whether they say more than `score`, which they then become. */
static bool score_moved(const struct origin *origin, const struct analysis *analysis, size_t kernel,
                        const struct access *access, const struct width *width,
                        struct access_score *score) {
  const struct module *module = origin->analysis->module;
  const struct access *was = &module->accesses.items[origin->id];
  const struct trace_access *old = unbank_traced(origin->analysis->traces[kernel], origin->id);
  const struct trace_access *traced = unbank_traced(analysis->traces[kernel], access->id);
  struct access_score moved;
  if (analysis->module->arrays.items[access->array].align < UNBANK_BANK_BYTES)
    return false; /* the score counts from where the array lies */
  if (score->exactness == UNBANK_EXACT || score->exactness == UNBANK_MEASURED ||
      !wraps_evenly(old, origin->layout) || was->bytes < access->bytes + origin->at ||
      old->weight_exactness != traced->weight_exactness || old->weight != traced->weight)
    return false;
  unbank_score_parts(origin->analysis->traces[kernel], was, origin->layout, width->bytes,
                     width->shift + (int32_t)origin->at, width->parts, module->arena, &moved);
  bool says_more = moved.exactness == UNBANK_EXACT ||
                   (moved.exactness == UNBANK_BOUNDED && score->exactness == UNBANK_UNKNOWN);
  *score = says_more ? moved : *score;
  return says_more;
}

/* The executions of an access whose score is that of the addresses which it had. */
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

/* Of an access that is executed as `width` says: its wavefronts. */
static void fill_score(const struct view *view, const struct access *access,
                       struct access_score score, struct unbank_report_side *side) {
  const struct width *width = width_in(view, access->id);
  const struct analysis *analysis = view->analysis;
  bool of_hardware = analysis->module->options->widths == UNBANK_WIDTHS_HARDWARE;
  const char *fewer = why_fewer(view, access, width);
  if (access->is_loop)
    unbank_score_as_cas_loop(&score);
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

/* In launches in which nothing moves. An access that another one leads takes nothing there. False
 * where there are no such launches. */
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

/* What an access takes in launches in which nothing moves counts, too. Code generation may put the
 * parts of one together again there. */
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

/* `origin`: NULL for an access that is what it was. */
static void fill_side(const struct analysis *analysis, size_t kernel, int64_t id,
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
    const bool is_moved = origin && score_moved(origin, analysis, kernel, access, width, &score);
    fill_score(&view, access, score, side);
    if (analysis->module->options->lanes && is_moved)
      list_moved(origin, kernel, analysis->module->arena, width, side);
    else if (analysis->module->options->lanes)
      unbank_list_executions(analysis->module->arena, access, traced, width, side);
  }
  if (has_versions)
    add_unmoved(origin, kernel, side);
}

/* Every access of the kernel, whether or not the hardware executes it by itself; unbank_report_end
 * drops those that no side has. */
static void begin_accesses(const struct analysis *analysis, size_t k,
                           struct unbank_report_kernel *out) {
  const struct module *module = analysis->module;
  const struct kernel *kernel = &module->kernels.items[k];
  out->access_count = kernel->accesses.count;
  out->accesses = ARENA_ARRAY(module->arena, struct unbank_report_access, out->access_count);
  for (size_t i = 0; i < out->access_count; i++) {
    const struct access *access = &module->accesses.items[kernel->accesses.items[i]];
    struct unbank_report_access *row = &out->accesses[i];
    row->id = unbank_access_name(module, (uint32_t)k, access);
    row->op = access->op;
    row->place = unbank_location_of_instruction(module->arena, access->inst, &row->inlined_at,
                                                &row->inlined_at_count);
    fill_side(analysis, k, (int64_t)access->id, NULL, &row->before);
  }
}

/* Why accesses of the kernel may be missing from the list, or NULL. */
static const char *why_incomplete(const struct module *module, const struct kernel *kernel) {
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

static long static_bytes(const struct module *module, const struct kernel *kernel) {
  return kernel->leaves ? -1 : (long)unbank_original_bytes(module, kernel);
}

static void begin_launches(const struct module *module, const struct kernel *kernel,
                           struct unbank_report_kernel *out) {
  out->launch_count = kernel->launches.count;
  out->launches = ARENA_ARRAY(module->arena, struct unbank_report_launch, out->launch_count + 1);
  for (size_t i = 0; i < out->launch_count; i++) {
    const struct launch_record *launch = kernel->launches.items[i];
    out->launches[i] =
        (struct unbank_report_launch){launch->block, {launch->file, launch->line, -1}, launch->why};
  }
}

static void begin_kernel(const struct analysis *analysis, size_t k,
                         struct unbank_report_kernel *out) {
  const struct module *module = analysis->module;
  const struct kernel *kernel = &module->kernels.items[k];
  out->name = arena_strdup(module->arena, unbank_value_name(kernel->function));
  out->display = unbank_demangled(module->arena, out->name);
  out->place = unbank_place_of_function(module->arena, kernel->function);
  if (kernel->shapes.count < 2)
    out->block = kernel->block;
  out->block_source = kernel->block_source;
  out->assumes = analysis->traces[k]->assumes;
  if (unbank_is_guessed(kernel))
    out->assumes |= UNBANK_ASSUMES_BLOCK;
  begin_launches(module, kernel, out);
  out->before.shared_bytes = static_bytes(module, kernel);
  out->before.reason = out->after.reason = why_incomplete(module, kernel);
  begin_accesses(analysis, k, out);
}

static const char *arch_of(const struct module *module) {
  for (size_t i = 0; i < module->kernels.count; i++) {
    unsigned length;
    const char *text = unbank_processor(module->kernels.items[i].function, &length);
    if (text)
      return arena_printf(module->arena, "%.*s", (int)length, text);
  }
  return NULL;
}

/* A row for each array, and each of joined ones, in their order. */
static void begin_arrays(const struct module *module, struct unbank_report *report) {
  for (size_t i = 0; i < module->arrays.count; i++)
    report->array_count += module->arrays.items[i].members.count;
  report->arrays = ARENA_ARRAY(module->arena, struct unbank_report_array, report->array_count);
  struct unbank_report_array *row = report->arrays;
  for (size_t i = 0; i < module->arrays.count; i++) {
    const struct array *array = &module->arrays.items[i];
    for (size_t m = 0; m < array->members.count; m++, row++) {
      const struct member *member = &array->members.items[m];
      row->name = arena_strdup(module->arena, member->name);
      row->display = unbank_plain(module->arena, row->name);
      row->place = unbank_place_of_global(module->arena, member->global);
      row->bytes_before = member->bytes ? (long)member->bytes : -1;
    }
  }
}

struct unbank_report *unbank_report_begin(const struct analysis *before) {
  const struct module *module = before->module;
  struct unbank_report *report = ARENA_NEW(module->arena, struct unbank_report);
  size_t length;
  report->memory = module->arena;
  report->module = arena_strdup(module->arena, LLVMGetSourceFileName(module->ir, &length));
  report->triple = arena_strdup(module->arena, unbank_triple(module->ir));
  report->arch = arch_of(module);
  report->llvm = LLVM_VERSION_STRING;
  report->kernels = ARENA_ARRAY(module->arena, struct unbank_report_kernel, module->kernels.count);
  report->kernel_count = module->kernels.count;
  for (size_t k = 0; k < module->kernels.count; k++)
    begin_kernel(before, k, &report->kernels[k]);
  begin_arrays(module, report);
  return report;
}

/* The end: arrays. One row for each clone that differs, one for all kernels that keep the array as
 * it was. */

static bool is_kept(const struct instance *instance) { return !unbank_instance_changes(instance); }

/* Whether the same is said of two instances of an array. */
static bool are_told_alike(const struct instance *a, const struct instance *b) {
  return a->code == b->code && !strcmp(a->reason ? a->reason : "", b->reason ? b->reason : "");
}

/* The instance whose row also stands for this one: itself, or an earlier one of the same array with
 * the same decision to keep it, for the same reason, under the same name. */
static const struct instance *row_instance(const struct module *module,
                                           const struct instance *instance) {
  for (size_t i = module->first_instance[instance->array]; is_kept(instance) && i < instance->id;
       i++) {
    const struct instance *other = &module->instances.items[i];
    if (is_kept(other) && are_told_alike(other, instance) && other->global == instance->global)
      return other;
  }
  return instance;
}

/* Whether the array's instances differ, so that a row must name its kernel. */
static bool is_cloned(const struct module *module, const struct instance *instance) {
  uint32_t first = module->first_instance[instance->array],
           end = module->first_instance[instance->array + 1];
  for (size_t i = first; instance->kernel >= 0 && i < end; i++) {
    const struct instance *other = &module->instances.items[i];
    if (!is_kept(other) || !are_told_alike(other, instance))
      return true;
  }
  return false;
}

/* Of several names that dynamic memory has, the one under which the kernel uses it. */
static void name_row(const struct module *module, const struct instance *instance,
                     struct unbank_report_array *row) {
  row->name = arena_strdup(module->arena, unbank_value_name(instance->global));
  row->display = unbank_plain(module->arena, row->name);
  row->place = unbank_place_of_global(module->arena, instance->global);
}

/* Rows on their way, and by instance and member, their ids. */
struct array_rows {
  const struct module *module;
  const struct unbank_report *report;
  const char ***ids;
  const struct unbank_report_array **begun; /* by array id: the first of its rows */
  LIST_OF(struct unbank_report_array) list;
};

static long bytes_after(const struct instance *instance, size_t member, long before) {
  if (is_kept(instance) || before < 0)
    return before;
  return instance->renewed ? (long)instance->renewed[member].bytes : (long)instance->bytes_after;
}

static void end_array(struct array_rows *it, const struct instance *instance, size_t member) {
  const struct module *module = it->module;
  const struct array *array = &module->arrays.items[instance->array];
  if (instance->kernel >= 0 && !unbank_uses_member(&module->kernels.items[instance->kernel], array,
                                                   &array->members.items[member]))
    return;
  const char *id = arena_printf(module->arena, "a%zu", it->list.count);
  struct unbank_report_array *row = ARENA_PUSH(module->arena, &it->list);
  *row = it->begun[instance->array][member];
  row->id = it->ids[instance->id][member] = id;
  if (array->is_dynamic)
    name_row(module, instance, row);
  row->kernel = is_cloned(module, instance) ? it->report->kernels[instance->kernel].name : NULL;
  row->bytes_after = bytes_after(instance, member, row->bytes_before);
  row->layout = array->earlier ? array->earlier->layout : instance->layout;
  row->code = instance->code;
  row->reason = instance->reason;
}

/* The first of each array's rows. */
static const struct unbank_report_array **begun_rows(const struct module *module,
                                                     const struct unbank_report *report) {
  const struct unbank_report_array **begun =
      ARENA_ARRAY(module->arena, const struct unbank_report_array *, module->arrays.count);
  for (size_t i = 0, at = 0; i < module->arrays.count; i++) {
    begun[i] = report->arrays + at;
    at += module->arrays.items[i].members.count;
  }
  return begun;
}

static const char ***end_arrays(struct unbank_report *report, const struct module *module) {
  struct array_rows it = {module, report, NULL, begun_rows(module, report), {0}};
  it.ids = ARENA_ARRAY(module->arena, const char **, module->instances.count + 1);
  for (size_t i = 0; i < module->instances.count; i++) {
    const struct instance *instance = &module->instances.items[i],
                          *same = row_instance(module, instance);
    size_t members = module->arrays.items[instance->array].members.count;
    it.ids[i] =
        same == instance ? ARENA_ARRAY(module->arena, const char *, members) : it.ids[same->id];
    for (size_t m = 0; m < members; m++)
      if (!it.ids[i][m])
        end_array(&it, instance, m);
  }
  report->arrays = it.list.items;
  report->array_count = it.list.count;
  return it.ids;
}

/* The end: accesses and totals. */

struct row_maker {
  const struct analysis *before, *after;
  size_t kernel;
  bool is_untouched; /* no array of the kernel changes */
  const char ***array_ids;
  LIST_OF(struct unbank_report_access) list;
};

/* The arrays that an access may touch. */
static void list_arrays(const struct row_maker *it, const struct access *access,
                        const struct instance *instance, struct unbank_report_access *row) {
  const struct module *module = it->before->module;
  size_t members = module->arrays.items[instance->array].members.count;
  row->arrays = ARENA_ARRAY(module->arena, const char *, members);
  row->array_count = 0;
  for (size_t m = 0; m < members; m++)
    if ((m >= MEMBER_BITS || (access->members >> m & 1)) && it->array_ids[instance->id][m])
      row->arrays[row->array_count++] = it->array_ids[instance->id][m];
}

/* A row of an access, or of its part, as it began; `after_id`: in the changed module, or -1. */
static void end_row(struct row_maker *it, struct unbank_report_access row, uint32_t id, uint32_t at,
                    bool is_part, int32_t after_id) {
  const struct module *module = it->before->module;
  const struct access *access = &module->accesses.items[id];
  const struct instance *instance = unbank_instance_of(module, it->kernel, access->array);
  struct origin origin = {
      it->before, id, at, instance ? &instance->layout : NULL, instance && instance->stays_whole,
      is_part};
  bool is_dry_run = it->after->module->ir != module->ir;
  bool moved = instance && unbank_instance_changes(instance);
  if (it->is_untouched)
    row.after = row.before;
  else
    fill_side(it->after, it->kernel, after_id, moved ? &origin : NULL, &row.after);
  if (!instance || (!row.before.present && !row.after.present))
    return;
  list_arrays(it, access, instance, &row);
  row.instruction = is_dry_run     ? access->inst
                    : after_id < 0 ? NULL
                                   : it->after->module->accesses.items[after_id].inst;
  *ARENA_PUSH(module->arena, &it->list) = row;
}

/* The fragments of each access: items[first[id] .. first[id + 1]), in the order in which they were
 * made. */
struct parts {
  uint32_t *first, *items;
};

static struct parts find_parts(const struct module *module) {
  size_t accesses = module->accesses.count, count = module->fragments.count;
  struct parts parts = {ARENA_ARRAY(module->arena, uint32_t, accesses + 2),
                        ARENA_ARRAY(module->arena, uint32_t, count)};
  for (size_t i = 0; i < count; i++)
    parts.first[module->fragments.items[i].access + 2]++;
  for (size_t id = 2; id < accesses + 2; id++)
    parts.first[id] += parts.first[id - 1];
  for (uint32_t i = 0; i < count; i++)
    parts.items[parts.first[module->fragments.items[i].access + 1]++] = i;
  return parts;
}

/* Whether the rewrite of other kernels moves an array of this one, by less than a word: an array
 * that was common to both is this one's own then. */
static bool is_moved(const struct module *module, const struct kernel *kernel) {
  struct arena scratch = {0};
  const struct placing as_is = {.module = module, .kernel = kernel},
                       then = {.module = module, .kernel = kernel, .chosen = true};
  uint64_t *old = ARENA_ARRAY(&scratch, uint64_t, kernel->arrays.count + 1);
  uint64_t *places = ARENA_ARRAY(&scratch, uint64_t, kernel->arrays.count + 1);
  bool moved = false;
  unbank_place_arrays(&as_is, old);
  unbank_place_arrays(&then, places);
  for (size_t i = 0; i < kernel->arrays.count; i++)
    moved |= (old[i] - places[i]) % UNBANK_BANK_BYTES != 0;
  arena_free(&scratch);
  return moved;
}

/* Whether nothing changes in a kernel's code, nor in where its arrays lie in their words. Its
 * figures stay then: codegen of a module in which another kernel had changed was seen to order this
 * one's uses in another way, and to make other widths of it. */
static bool is_untouched(const struct module *module, size_t k) {
  const struct kernel *kernel = &module->kernels.items[k];
  for (size_t i = 0; i < kernel->arrays.count; i++) {
    const struct instance *instance = unbank_instance_of(module, k, kernel->arrays.items[i]);
    if (instance && unbank_instance_changes(instance))
      return false;
  }
  return !is_moved(module, kernel);
}

static void end_accesses(struct unbank_report_kernel *out, size_t k, const struct analysis *before,
                         const struct analysis *after, const int32_t *access_map,
                         const struct parts *parts, const char ***array_ids) {
  const struct module *module = before->module;
  struct row_maker maker = {.before = before,
                            .after = after,
                            .kernel = k,
                            .is_untouched = is_untouched(module, k),
                            .array_ids = array_ids};
  const struct kernel *kernel = &module->kernels.items[k];
  for (size_t n = 0; n < kernel->accesses.count; n++) {
    uint32_t id = kernel->accesses.items[n];
    struct unbank_report_access row = out->accesses[n];
    const char *name = row.id;
    const bool is_part = parts->first[id] < parts->first[id + 1];
    end_row(&maker, row, id, 0, is_part, access_map[id]);
    row.before = (struct unbank_report_side){.reason = ""};
    for (uint32_t i = parts->first[id]; i < parts->first[id + 1]; i++) {
      const struct fragment *part = &module->fragments.items[parts->items[i]];
      row.id = arena_printf(module->arena, "%s.b%u", name, part->at);
      end_row(&maker, row, id, part->at, true,
              access_map[module->accesses.count + parts->items[i]]);
    }
  }
  out->accesses = maker.list.items;
  out->access_count = maker.list.count;
}

/* One side of one access, in its kernel's total. */
static void add_side(const struct unbank_report_side *side, struct unbank_report_total *total) {
  bool measured =
      side->exactness == UNBANK_MEASURED || side->weight_exactness == UNBANK_WEIGHT_MEASURED;
  bool is_most = side->weight_exactness == UNBANK_WEIGHT_AT_MOST;
  bool bounded = side->exactness == UNBANK_BOUNDED || is_most ||
                 side->weight_exactness == UNBANK_WEIGHT_PER_ITERATION;
  bool unknown =
      side->exactness == UNBANK_UNKNOWN || side->weight_exactness == UNBANK_WEIGHT_UNKNOWN;
  if (unknown && !total->reason)
    total->reason = *side->reason ? side->reason : "how often an access is executed is not known";
  if (unknown)
    total->exactness = UNBANK_UNKNOWN;
  else if (bounded && total->exactness != UNBANK_UNKNOWN)
    total->exactness = UNBANK_BOUNDED;
  else if (measured && total->exactness == UNBANK_EXACT)
    total->exactness = UNBANK_MEASURED;
  if (side->weight == 0)
    return;
  double weight = unbank_report_weight(side);
  total->score += weight * side->mean;
  total->ideal += weight * side->ideal;
}

/* The sum of what is listed, where all is; else nothing, which is not zero. */
static void sum_side(const struct unbank_report_kernel *kernel, bool after,
                     struct unbank_report_total *total) {
  bool complete = !total->reason;
  total->score = total->ideal = 0;
  total->exactness = complete ? UNBANK_EXACT : UNBANK_UNKNOWN;
  for (size_t i = 0; i < kernel->access_count; i++) {
    const struct unbank_report_side *side =
        after ? &kernel->accesses[i].after : &kernel->accesses[i].before;
    if (side->present)
      add_side(side, total);
  }
  if (!complete)
    total->ideal = NAN;
  if (total->exactness == UNBANK_UNKNOWN)
    total->score = NAN;
}

/* Which accesses of the changed module are in some row. */
static bool *list_mapped(const struct module *before, const struct module *after,
                         const int32_t *access_map) {
  bool *out = ARENA_ARRAY(before->arena, bool, after->accesses.count + 1);
  for (size_t i = 0; i < before->accesses.count + before->fragments.count; i++)
    if (access_map[i] >= 0)
      out[access_map[i]] = true;
  return out;
}

static bool all_mapped(const struct kernel *kernel, const bool *mapped) {
  bool all = true;
  for (size_t i = 0; i < kernel->accesses.count; i++)
    all &= mapped[kernel->accesses.items[i]];
  return all;
}

void unbank_report_end(struct unbank_report *report, const struct analysis *before,
                       const struct analysis *after, const int32_t *access_map) {
  const char ***array_ids = end_arrays(report, before->module);
  struct parts parts = find_parts(before->module);
  const bool *mapped = list_mapped(before->module, after->module, access_map);
  for (size_t k = 0; k < report->kernel_count; k++) {
    struct unbank_report_kernel *row = &report->kernels[k];
    const struct kernel *kernel = &after->module->kernels.items[k];
    end_accesses(row, k, before, after, access_map, &parts, array_ids);
    row->enforced = kernel->enforced;
    row->assumes |= after->traces[k]->assumes; /* addresses of a new layout may need more */
    if (!row->after.reason && !all_mapped(kernel, mapped))
      row->after.reason = "an access was moved behind the rewrite";
    sum_side(row, false, &row->before);
    sum_side(row, true, &row->after);
    row->after.shared_bytes = static_bytes(after->module, kernel);
  }
}
