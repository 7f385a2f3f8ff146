/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "ir/screen.h"

#include "ir/shapes.h"
#include "ir/units.h"

enum { EXECUTIONS = 1024, PATTERN_MIN = 4 }; /* looked at of a unit, about; of one pattern */

/* What the unit is looked at in. View 0: the kernels' own shapes. Where loops have trips that are
 * not known, view 1 is the same with few trips. The others are one trace of another shape each. */
struct view {
  const struct trace **traces; /* ends with NULL */
  unsigned unknown;            /* trips taken for loops whose trips are not known */
  enum screened_harm harm;     /* that a layout does which takes more */
  double before;               /* wavefronts under identity; not of view 0 */
};

struct folded {
  struct fold fold;
  struct demand *views;
};

/* Layouts under which the hardware merges the same accesses. */
struct width_class {
  struct width *widths; /* of the unit's accesses, in their order */
  double accesses;
  double least; /* wavefronts of view 0, under any layout */
  struct demand *views;
  struct {
    struct folded *items;
    size_t count, room;
  } folded;
};

struct class_key {
  uint32_t atom;
  bool permutes;
  struct width_class *class;
};

struct screen {
  struct judge *judge;
  const struct unit *unit;
  struct arena *arena;
  struct view *views;
  size_t view_count;
  size_t most; /* executions looked at of each pattern */
  uint64_t work;
  struct {
    struct class_key *items;
    size_t count, room;
  } keys;
};

static const struct access *access_of(const struct screen *screen, size_t i) {
  return &screen->judge->module->accesses.items[screen->unit->accesses[i]];
}

/* Views. */

static struct view *add_view(struct screen *screen, const struct trace *const *traces,
                             size_t count) {
  struct view *view = &screen->views[screen->view_count++];
  view->unknown = UNBANK_LOOP_TRIPS;
  view->traces = ARENA_ARRAY(screen->arena, const struct trace *, count + 1);
  memcpy(view->traces, traces, count * sizeof *traces);
  return view;
}

static void add_few_trips(struct screen *screen, const struct trace *const *traces, size_t count) {
  const struct unbank_layout identity = {0};
  if (!unbank_has_unknown_trips(screen->judge, screen->unit))
    return;
  struct view *view = add_view(screen, traces, count);
  view->unknown = UNBANK_FEWEST_TRIPS;
  view->harm = SCREENED_HARMS_FEW_TRIPS;
  view->before = unbank_cost_of_few_trips(screen->judge, screen->unit, &identity);
}

static void find_views(struct screen *screen) {
  struct module *module = screen->judge->module;
  size_t count;
  const uint32_t *kernels = unbank_unit_kernels(module, screen->unit, &count);
  const struct trace **traces = ARENA_ARRAY(screen->arena, const struct trace *, count + 1);
  screen->views = ARENA_ARRAY(screen->arena, struct view, 2 + count * OTHER_SHAPES_MAX);
  for (size_t k = 0; k < count; k++)
    traces[k] = screen->judge->traces[kernels[k]];
  add_view(screen, traces, count);
  add_few_trips(screen, traces, count);
  for (size_t k = 0; k < count; k++) {
    const struct kernel *kernel = &module->kernels.items[kernels[k]];
    if (kernel->block_source != UNBANK_BLOCK_ASSUMED)
      continue;
    for (struct trace **trace = unbank_other_traces(screen->judge, kernel); *trace; trace++) {
      const struct trace *one = *trace;
      struct view *view = add_view(screen, &one, 1);
      view->harm = SCREENED_HARMS_SHAPE;
      view->before = unbank_identity_cost(screen->judge, screen->unit, one);
    }
  }
}

struct screen *unbank_screen(struct arena *arena, struct judge *judge, const struct unit *unit) {
  struct screen *screen = ARENA_NEW(arena, struct screen);
  *screen = (struct screen){.judge = judge, .unit = unit, .arena = arena};
  find_views(screen);
  size_t patterns = 0;
  for (size_t i = 0; i < screen->unit->access_count; i++)
    for (const struct trace **trace = screen->views[0].traces; *trace; trace++)
      patterns += unbank_traced(*trace, access_of(screen, i)->id)->patterns.count;
  screen->most = EXECUTIONS / (patterns + 1);
  screen->most = screen->most < PATTERN_MIN ? PATTERN_MIN : screen->most;
  return screen;
}

/* Classes. */

static bool same_widths(const struct width *a, const struct width *b, size_t count) {
  for (size_t i = 0; i < count; i++)
    if (a[i].lead != b[i].lead || a[i].bytes != b[i].bytes || a[i].shift != b[i].shift ||
        a[i].parts != b[i].parts)
      return false;
  return true;
}

static void add_demands(struct screen *screen, struct width_class *class) {
  for (size_t i = 0; i < screen->unit->access_count; i++) {
    const struct access *access = access_of(screen, i);
    const struct width *width = &class->widths[i];
    if (width->lead != access->id)
      continue;
    for (size_t v = 0; v < screen->view_count; v++)
      for (const struct trace **trace = screen->views[v].traces; *trace; trace++) {
        const struct trace_access *traced = unbank_traced(*trace, access->id);
        double trips = unbank_trips(traced, screen->views[v].unknown);
        class->accesses += v ? 0 : trips * width->parts * traced->weight;
        for (uint32_t part = 0; part < width->parts; part++)
          unbank_demand_add(screen->arena, &class->views[v], traced, access->op, width->bytes,
                            width->shift + (int32_t)(part * width->bytes), trips, screen->most);
      }
  }
}

static struct width_class *new_class(struct screen *screen, const struct unbank_layout *layout) {
  size_t count = screen->unit->access_count;
  struct width *widths = ARENA_ARRAY(screen->arena, struct width, count + 1);
  unbank_find_widths(screen->judge, screen->unit, layout,
                     unbank_align_under(screen->judge, screen->unit, layout));
  for (size_t i = 0; i < count; i++)
    widths[i] = screen->judge->widths[screen->unit->accesses[i]];
  for (size_t k = 0; k < screen->keys.count; k++)
    if (same_widths(screen->keys.items[k].class->widths, widths, count))
      return screen->keys.items[k].class;
  struct width_class *class = ARENA_NEW(screen->arena, struct width_class);
  class->widths = widths;
  class->views = ARENA_ARRAY(screen->arena, struct demand, screen->view_count);
  add_demands(screen, class);
  for (size_t i = 0; i < class->views[0].count; i++)
    class->least += class->views[0].items[i].weight;
  return class;
}

static struct width_class *class_of(struct screen *screen, const struct unbank_layout *layout) {
  struct class_key key = {.atom = unbank_layout_atom(layout),
                          .permutes = layout->permutation != UNBANK_PERMUTE_NONE};
  for (size_t i = 0; i < screen->keys.count; i++) {
    const struct class_key *known = &screen->keys.items[i];
    if (known->atom == key.atom && known->permutes == key.permutes)
      return known->class;
  }
  key.class = new_class(screen, layout);
  *ARENA_PUSH(screen->arena, &screen->keys) = key;
  return key.class;
}

static const struct demand *folded_views(struct screen *screen, struct width_class *class,
                                         struct fold fold) {
  for (size_t i = class->folded.count; i-- > 0;)
    if (unbank_fold_equal(class->folded.items[i].fold, fold))
      return class->folded.items[i].views;
  struct demand *views = ARENA_ARRAY(screen->arena, struct demand, screen->view_count);
  for (size_t v = 0; v < screen->view_count; v++)
    unbank_fold(screen->arena, &class->views[v], fold, &views[v]);
  *ARENA_PUSH(screen->arena, &class->folded) = (struct folded){fold, views};
  screen->work += class->views[0].count;
  return views;
}

/* Questions. */

struct screened unbank_screen_least(struct screen *screen, const struct unbank_layout *layout) {
  const struct width_class *class = class_of(screen, layout);
  return (struct screened){class->least, class->accesses};
}

struct screened unbank_screen_layout(struct screen *screen, const struct unbank_layout *layout,
                                     double limit) {
  struct width_class *class = class_of(screen, layout);
  const struct demand *views = folded_views(screen, class, unbank_fold_for(layout));
  return (struct screened){unbank_demand_cost(&views[0], layout, limit, &screen->work),
                           class->accesses};
}

enum screened_harm unbank_screen_harms(struct screen *screen, const struct unbank_layout *layout,
                                       double tolerance) {
  const struct demand *views =
      folded_views(screen, class_of(screen, layout), unbank_fold_for(layout));
  for (size_t v = 1; v < screen->view_count; v++) {
    double limit = screen->views[v].before * (1 + tolerance) + 1e-9;
    if (unbank_demand_cost(&views[v], layout, limit, &screen->work) > limit)
      return screen->views[v].harm;
  }
  return SCREENED_HARMLESS;
}

const struct demand *unbank_screen_bits(struct screen *screen, uint32_t atom) {
  uint32_t bit = (uint32_t)__builtin_ctz(atom);
  const struct unbank_layout like = {.permutation = UNBANK_PERMUTE_XOR,
                                     .xor_ = {.bit = bit, .mask = 1, .shift = bit + 1}};
  return folded_views(screen, class_of(screen, &like), unbank_fold_for(&like));
}

uint64_t unbank_screen_work(const struct screen *screen) { return screen->work; }
