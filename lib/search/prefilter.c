/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "search/prefilter.h"

#include "bank/bank.h"
#include "evaluate/other_cases.h"
#include "kernels/instances.h"
#include "kernels/shapes.h"
#include "score/range.h"
#include "support/integers.h"

enum {
  EXECUTIONS = 1024,  /* executions examined per instance, approximately */
  PATTERN_MIN = 4,    /* executions examined of each pattern, even if that makes more in all */
  MEASURED_MAX = 128, /* profiled patterns examined per instance, since most of them differ */
};

/* A view is a case in which layouts are compared. View 0 is that of the kernels with their own
 * shapes. If there are loops with unknown trip counts, view 1 is that of the same traces with few
 * trips. Each further view is the trace of one kernel for another shape. */
struct view {
  const struct kernel *kernel; /* the one of another shape; NULL: all of the instance */
  const struct trace *trace;   /* of that kernel */
  unsigned unknown;            /* trips assumed for loops with unknown trip counts */
  enum prefilter_harm harm;    /* that of a layout with more wavefronts than `before` */
  double before;               /* wavefronts under identity; not set for view 0 */
};

/* The sets of a class, folded for some layouts (score/conflict_sets.h). */
struct folded {
  struct fold fold;
  struct conflict_sets *views; /* by view */
};

/* Layouts under which the hardware merges the same accesses. */
struct width_class {
  struct width *widths;        /* of the instance's accesses, in their order */
  double accesses;             /* that the hardware executes in view 0 */
  double least;                /* wavefronts of view 0 under any layout, at least */
  struct conflict_sets *views; /* by view; not folded */
  LIST_OF(struct folded) folded;
};

/* What of a layout decides its class. Several keys may have one class. */
struct class_key {
  uint32_t atom;
  uint32_t row, row_align; /* if the pad aligns rows better than their length does; else 0 */
  bool permutes;
  struct width_class *class;
};

/* The most recent query for pads, and its answer. */
struct last {
  uint32_t atom, row_align;
  uint32_t row, outer;               /* the rows of the inner and of the outer pad */
  const struct conflict_sets *views; /* NULL: none yet */
};

struct prefilter {
  struct evaluator *evaluator;
  const struct instance *instance;
  struct arena *arena;
  bool is_carved;
  struct view *views;
  size_t view_count;
  struct sampling sampling;
  struct last last;
  uint64_t work;
  LIST_OF(struct class_key) keys;
};

static const struct access *access_of(const struct prefilter *prefilter, size_t i) {
  return &prefilter->evaluator->module->accesses.items[prefilter->instance->accesses[i]];
}

/* How many kernels have an access; *kernels: their ids. */
static size_t kernels_of(const struct prefilter *prefilter, size_t i, const uint32_t **kernels) {
  size_t count;
  *kernels =
      unbank_access_kernels(prefilter->evaluator->module, access_of(prefilter, i)->id, &count);
  return count;
}

/* Views. */

/* Adds a view with UNBANK_LOOP_TRIPS; few trips, harm and `before` are the caller's to set. */
static struct view *add_view(struct prefilter *prefilter) {
  struct view *view = &prefilter->views[prefilter->view_count++];
  view->unknown = UNBANK_LOOP_TRIPS;
  return view;
}

static void add_few_trips(struct prefilter *prefilter) {
  if (!unbank_has_unknown_trips(prefilter->evaluator, prefilter->instance))
    return;
  struct view *view = add_view(prefilter);
  view->unknown = UNBANK_FEWEST_TRIPS;
  view->harm = PREFILTER_HARMS_FEW_TRIPS;
  view->before =
      unbank_cost_of_few_trips(prefilter->evaluator, prefilter->instance, &unbank_identity);
}

static void find_views(struct prefilter *prefilter) {
  struct module *module = prefilter->evaluator->module;
  size_t count;
  const uint32_t *kernels = unbank_instance_kernels(module, prefilter->instance, &count);
  prefilter->views = ARENA_ARRAY(prefilter->arena, struct view, 2 + count * OTHER_SHAPES_MAX);
  add_view(prefilter);
  add_few_trips(prefilter);
  for (size_t k = 0; k < count; k++) {
    const struct kernel *kernel = &module->kernels.items[kernels[k]];
    if (!unbank_has_other_shapes(kernel))
      continue;
    for (struct trace **trace = unbank_other_traces(prefilter->evaluator, kernel); *trace;
         trace++) {
      struct view *view = add_view(prefilter);
      view->kernel = kernel, view->trace = *trace;
      view->harm = PREFILTER_HARMS_SHAPE;
      view->before =
          unbank_identity_cost(prefilter->evaluator, prefilter->instance, kernel, *trace);
    }
  }
}

struct prefilter *unbank_prefilter(struct arena *arena, struct evaluator *evaluator,
                                   const struct instance *instance, bool is_carved) {
  struct prefilter *prefilter = ARENA_NEW(arena, struct prefilter);
  *prefilter = (struct prefilter){
      .evaluator = evaluator, .instance = instance, .arena = arena, .is_carved = is_carved};
  find_views(prefilter);
  size_t patterns = 0, measured = 0;
  const uint32_t *kernels;
  for (size_t i = 0; i < prefilter->instance->access_count; i++)
    for (size_t k = 0, count = kernels_of(prefilter, i, &kernels); k < count; k++) {
      const struct trace_access *traced =
          unbank_traced(evaluator->traces[kernels[k]], access_of(prefilter, i)->id);
      patterns += traced->patterns.count;
      if (traced->measured && unbank_counted(traced, false) == traced->measured)
        measured += traced->measured->patterns.count;
    }
  const size_t most = EXECUTIONS / (patterns + 1);
  prefilter->sampling =
      (struct sampling){measured / MEASURED_MAX + 1, most < PATTERN_MIN ? PATTERN_MIN : most};
  return prefilter;
}

/* Classes. */

static bool same_widths(const struct width *a, const struct width *b, size_t count) {
  for (size_t i = 0; i < count; i++)
    if (a[i].lead != b[i].lead || a[i].bytes != b[i].bytes || a[i].shift != b[i].shift ||
        a[i].parts != b[i].parts)
      return false;
  return true;
}

/* Adds what a trace has of the access number `i` to view `v` of a class. */
static void add_traced(const struct prefilter *prefilter, struct width_class *class, size_t v,
                       size_t i, const struct trace *trace, uint32_t atom) {
  const struct access *access = access_of(prefilter, i);
  const struct width *width = &class->widths[i];
  const struct trace_access *traced = unbank_traced(trace, access->id);
  unsigned unknown = prefilter->views[v].unknown;
  double trips = unbank_trips(traced, unknown);
  class->accesses += v ? 0 : trips * width->parts * traced->weight;
  struct executed_access executed = {.traced = traced,
                                     .op = unbank_bank_rule(access->op),
                                     .bytes = width->bytes,
                                     .shift = width->shift,
                                     .trips = trips,
                                     .once = unbank_is_first_trip(traced, unknown)};
  for (uint32_t part = 0; part < width->parts; part++, executed.shift += (int32_t)width->bytes)
    unbank_conflict_sets_add(prefilter->arena, &class->views[v], &executed, atom,
                             prefilter->sampling);
}

/* Adds all kernels' own traces, access by access. */
static void add_own_traces(const struct prefilter *prefilter, struct width_class *class, size_t v,
                           uint32_t atom) {
  const uint32_t *kernels;
  for (size_t i = 0; i < prefilter->instance->access_count; i++)
    for (size_t k = 0, count = kernels_of(prefilter, i, &kernels);
         k < count && class->widths[i].lead == access_of(prefilter, i)->id; k++)
      add_traced(prefilter, class, v, i, prefilter->evaluator->traces[kernels[k]], atom);
}

/* Adds the trace of one kernel. */
static void add_other_trace(const struct prefilter *prefilter, struct width_class *class, size_t v,
                            uint32_t atom) {
  const struct instance *instance = prefilter->instance;
  const struct view *view = &prefilter->views[v];
  size_t count;
  const uint32_t *accesses =
      unbank_accesses_in(prefilter->evaluator->module, instance, view->kernel, &count);
  for (size_t k = 0; k < count; k++) {
    const uint32_t i = unbank_find_number(instance->accesses, instance->access_count, accesses[k]);
    if (class->widths[i].lead == accesses[k])
      add_traced(prefilter, class, v, i, view->trace, atom);
  }
}

static void add_conflict_sets(struct prefilter *prefilter, struct width_class *class,
                              uint32_t atom) {
  for (size_t v = 0; v < prefilter->view_count; v++)
    if (prefilter->views[v].kernel)
      add_other_trace(prefilter, class, v, atom);
    else
      add_own_traces(prefilter, class, v, atom);
}

/* Whether sets for layouts with atoms of `a` bytes can be used for atoms of `b` bytes: they can if
 * both atoms keep words whole, or are equal. */
static bool keeps_as_much(uint32_t a, uint32_t b) {
  return a == b || (a >= UNBANK_BANK_BYTES && b >= UNBANK_BANK_BYTES);
}

/* The class of a layout whose key is new: a known one with the same widths, or one that is made. */
static struct width_class *new_class(struct prefilter *prefilter,
                                     const struct unbank_layout *layout) {
  size_t count = prefilter->instance->access_count;
  struct width *widths = ARENA_ARRAY(prefilter->arena, struct width, count + 1);
  unbank_find_widths(prefilter->evaluator, prefilter->instance, layout);
  for (size_t i = 0; i < count; i++)
    widths[i] = prefilter->evaluator->widths[prefilter->instance->accesses[i]];
  uint32_t atom = unbank_layout_atom(layout);
  for (size_t k = 0; k < prefilter->keys.count; k++)
    if (keeps_as_much(prefilter->keys.items[k].atom, atom) &&
        same_widths(prefilter->keys.items[k].class->widths, widths, count))
      return prefilter->keys.items[k].class;
  struct width_class *class = ARENA_NEW(prefilter->arena, struct width_class);
  class->widths = widths;
  class->views = ARENA_ARRAY(prefilter->arena, struct conflict_sets, prefilter->view_count);
  for (size_t v = 0; v < prefilter->view_count; v++)
    class->views[v].is_carved = prefilter->is_carved;
  add_conflict_sets(prefilter, class, atom);
  for (size_t i = 0; i < class->views[0].count; i++)
    class->least += class->views[0].items[i].weight;
  return class;
}

static struct class_key key_of(const struct unbank_layout *layout) {
  const uint32_t row = layout->pads[0].row, align = unbank_layout_row_align(layout);
  struct class_key key = {.atom = unbank_layout_atom(layout),
                          .permutes = layout->permutation != UNBANK_PERMUTE_NONE};
  if (row && align > low_bit_of(row))
    key.row = row, key.row_align = align;
  return key;
}

static struct width_class *class_of(struct prefilter *prefilter,
                                    const struct unbank_layout *layout) {
  struct class_key key = key_of(layout);
  for (size_t i = 0; i < prefilter->keys.count; i++) {
    const struct class_key *known = &prefilter->keys.items[i];
    if (known->atom == key.atom && known->row == key.row && known->row_align == key.row_align &&
        known->permutes == key.permutes)
      return known->class;
  }
  key.class = new_class(prefilter, layout);
  *ARENA_PUSH(prefilter->arena, &prefilter->keys) = key;
  return key.class;
}

static const struct conflict_sets *folded_views(struct prefilter *prefilter,
                                                struct width_class *class, struct fold fold) {
  for (size_t i = class->folded.count; i-- > 0;)
    if (unbank_fold_equal(class->folded.items[i].fold, fold))
      return class->folded.items[i].views;
  struct conflict_sets *views =
      ARENA_ARRAY(prefilter->arena, struct conflict_sets, prefilter->view_count);
  for (size_t v = 0; v < prefilter->view_count; v++) {
    uint64_t unused = 0;
    unbank_fold(prefilter->arena, &class->views[v], fold, &views[v],
                v ? &unused : &prefilter->work);
  }
  *ARENA_PUSH(prefilter->arena, &class->folded) = (struct folded){fold, views};
  return views;
}

/* A layout with the same wavefronts and widths that is cheaper to examine. A rotation by K bytes
 * moves words to the same banks as a pad of K, if its row is a multiple of all banks. */
static struct unbank_layout substitute_for(const struct unbank_layout *layout) {
  if (layout->permutation != UNBANK_PERMUTE_ROTATE || layout->pads[0].row ||
      layout->rotate.row % UNBANK_BANK_ROW)
    return *layout;
  return (struct unbank_layout){.pads = {{layout->rotate.row, layout->rotate.step}}};
}

/* The folded sets for a layout, to be evaluated for its substitute. Consecutive queries are often
 * for pads with the same rows. */
static const struct conflict_sets *views_for(struct prefilter *prefilter,
                                             const struct unbank_layout *layout,
                                             const struct unbank_layout *substitute) {
  struct last *last = &prefilter->last;
  bool is_permuted = layout->permutation != UNBANK_PERMUTE_NONE;
  uint32_t atom = unbank_layout_atom(layout), row_align = unbank_layout_row_align(layout);
  if (last->views && !is_permuted && last->atom == atom && last->row_align == row_align &&
      last->row == layout->pads[0].row && last->outer == layout->pads[1].row)
    return last->views;
  const struct conflict_sets *views =
      folded_views(prefilter, class_of(prefilter, layout), unbank_fold_for(substitute));
  if (!is_permuted)
    *last = (struct last){atom, row_align, layout->pads[0].row, layout->pads[1].row, views};
  return views;
}

/* Queries. */

struct prefiltered unbank_prefilter_least(struct prefilter *prefilter,
                                          const struct unbank_layout *layout) {
  const struct width_class *class = class_of(prefilter, layout);
  return (struct prefiltered){class->least, class->accesses, class->views[0].noise};
}

struct prefiltered unbank_prefilter_layout(struct prefilter *prefilter,
                                           const struct unbank_layout *layout, double limit) {
  const struct unbank_layout substitute = substitute_for(layout);
  const struct conflict_sets *views = views_for(prefilter, layout, &substitute);
  struct prefiltered found = unbank_prefilter_least(prefilter, layout);
  found.wavefronts = unbank_conflict_sets_cost(&views[0], &substitute, limit, &prefilter->work);
  return found;
}

double unbank_prefilter_floor(struct prefilter *prefilter, const struct unbank_layout *layout,
                              bool inner, double limit) {
  const struct conflict_sets *views = views_for(prefilter, layout, layout);
  return unbank_conflict_sets_floor(&views[0], layout, inner, limit, &prefilter->work);
}

size_t unbank_prefilter_distances(struct prefilter *prefilter, uint32_t atom, uint32_t *out,
                                  size_t most) {
  const struct unbank_layout like = {.pads = {{UNBANK_BANK_ROW, atom}}};
  return unbank_conflict_distances(&class_of(prefilter, &like)->views[0], out, most);
}

enum prefilter_harm unbank_prefilter_harms(struct prefilter *prefilter,
                                           const struct unbank_layout *layout, double tolerance) {
  const struct unbank_layout substitute = substitute_for(layout);
  const struct conflict_sets *views = views_for(prefilter, layout, &substitute);
  for (size_t v = 1; v < prefilter->view_count; v++) {
    double limit = unbank_most_harmless(prefilter->views[v].before, tolerance);
    if (unbank_conflict_sets_cost(&views[v], &substitute, limit, &prefilter->work) > limit)
      return prefilter->views[v].harm;
  }
  return PREFILTER_HARMLESS;
}

const struct conflict_sets *unbank_prefilter_bits(struct prefilter *prefilter, uint32_t atom) {
  uint32_t bit = (uint32_t)__builtin_ctz(atom);
  const struct unbank_layout like = {.permutation = UNBANK_PERMUTE_XOR,
                                     .xor_ = {.bit = bit, .mask = 1, .shift = bit + 1}};
  return folded_views(prefilter, class_of(prefilter, &like), unbank_fold_for(&like));
}

uint64_t unbank_prefilter_work(const struct prefilter *prefilter) { return prefilter->work; }
