/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "report/overview.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "report/place.h"
#include "report/table.h"
#include "report/total.h"
#include "support/hash.h"
#include "support/integers.h"

/* Sums. */

static double least(const struct unbank_report_side *side) {
  return isnan(side->mean) ? side->min : side->mean;
}

/* Wavefronts beyond the ideal; NAN if not known. */
static double excess(const struct unbank_report_side *side) {
  return unbank_report_weight(side) * (least(side) - side->ideal);
}

static double known_waste(const struct unbank_report_side *side) {
  double waste = side->present ? excess(side) : 0;
  return isfinite(waste) && waste > 0 ? waste : 0;
}

/* The upper end of the range of waste; if that is not known, or is not one of banks, the lower end.
 */
static double most_waste(const struct unbank_report_side *side) {
  if (unbank_text_is_of_source(side->reason))
    return known_waste(side);
  const double most =
      unbank_report_weight(side) * ((isnan(side->mean) ? side->max : side->mean) - side->ideal);
  return side->present && isfinite(most) && most > 0 ? most : known_waste(side);
}

static bool is_open(const struct unbank_report_side *side) {
  return side->present && (side->exactness == UNBANK_UNKNOWN ||
                           !isfinite(unbank_report_weight(side)) || isnan(side->ideal));
}

double overview_waste(const struct unbank_report_access *access) {
  return known_waste(&access->before);
}

static bool is_partial(const struct unbank_report_side *side) {
  return side->present && (side->exactness == UNBANK_UNKNOWN || side->exactness == UNBANK_BOUNDED ||
                           isnan(excess(side)));
}

/* Whether an access is free of conflicts with any width that it may have. The upper end of its
 * range may still be above its ideal: that is for a wider access, which has a higher ideal, too. */
static bool is_clean(const struct report_index *index, const struct unbank_report_access *access) {
  bool clean = access->array_count;
  for (size_t i = 0; i < access->array_count && clean; i++) {
    const struct unbank_report_array *array = unbank_array_of_id(index, access->arrays[i]);
    clean = array && (array->code == UNBANK_CODE_CLEAN || array->code == UNBANK_CODE_TINY);
  }
  return clean;
}

static void add_access(struct waste *waste, const struct report_index *index,
                       const struct unbank_report_access *access) {
  const bool clean = is_clean(index, access);
  waste->before += known_waste(&access->before);
  waste->after += known_waste(&access->after);
  waste->most_before += clean ? known_waste(&access->before) : most_waste(&access->before);
  waste->most_after += clean ? known_waste(&access->after) : most_waste(&access->after);
  waste->open_before |= is_open(&access->before);
  waste->open_after |= is_open(&access->after);
  waste->partial |= is_partial(&access->before);
}

bool overview_is_conflict(const struct report_index *index,
                          const struct unbank_report_access *access) {
  const struct unbank_report_side *side = access->before.present ? &access->before : &access->after;
  return side->exactness == UNBANK_UNKNOWN || !(least(side) <= side->ideal) ||
         (side->exactness == UNBANK_BOUNDED && side->max > side->ideal && !is_clean(index, access));
}

static int most_first(const struct waste *a, const struct waste *b) {
  int order = (a->before < b->before) - (a->before > b->before);
  if (!order)
    order = (a->most_before < b->most_before) - (a->most_before > b->most_before);
  return order ? order : b->partial - a->partial;
}

/* Kernels. */

static int compare_kernels(const void *first, const void *second) {
  const struct ranked_kernel *a = first, *b = second;
  int order = a->is_library - b->is_library;
  order = order ? order : most_first(&a->waste, &b->waste);
  return order ? order : compare_numbers(a->place, b->place);
}

static struct ranking list_all(struct arena *arena, const struct unbank_report *const *reports,
                               size_t count) {
  struct ranking out = {0};
  for (size_t r = 0; r < count; r++)
    out.count += reports[r]->kernel_count;
  out.items = ARENA_ARRAY(arena, struct ranked_kernel, out.count + 1);
  size_t n = 0;
  for (size_t r = 0; r < count; r++) {
    struct report_index *index = unbank_report_index(arena, reports[r]);
    for (size_t k = 0; k < reports[r]->kernel_count; k++, n++) {
      const struct unbank_report_kernel *kernel = &reports[r]->kernels[k];
      out.items[n] = (struct ranked_kernel){.report = reports[r],
                                            .index = index,
                                            .kernel = kernel,
                                            .place = n,
                                            .is_library = unbank_is_library_kernel(kernel)};
      for (size_t a = 0; a < kernel->access_count; a++)
        add_access(&out.items[n].waste, index, &kernel->accesses[a]);
      out.items[n].waste.partial |= kernel->before.exactness == UNBANK_UNKNOWN;
      out.items[n].waste.open_before |= kernel->before.exactness == UNBANK_UNKNOWN;
    }
  }
  return out;
}

static const char *array_id(const struct unbank_report_access *access) {
  return access->array_count ? access->arrays[0] : "";
}

static bool is_same_text(const char *a, const char *b) { return !strcmp(a ? a : "", b ? b : ""); }

static bool is_same_place(const struct unbank_report_access *a,
                          const struct unbank_report_access *b) {
  const struct unbank_place *first = unbank_place_for_people(a),
                            *second = unbank_place_for_people(b);
  return first->line == second->line && first->column == second->column &&
         is_same_text(first->file, second->file);
}

/* Architectures. A module may be compiled for several, and a kernel is mostly the same for all. */

static bool is_same_waste(const struct waste *a, const struct waste *b) {
  return a->before == b->before && a->after == b->after && a->most_before == b->most_before &&
         a->most_after == b->most_after && a->open_before == b->open_before &&
         a->open_after == b->open_after && a->partial == b->partial;
}

bool overview_is_same_kernel(const struct ranked_kernel *a, const struct ranked_kernel *b) {
  return !strcmp(a->kernel->name, b->kernel->name) &&
         !strcmp(a->report->module, b->report->module) &&
         !is_same_text(a->report->arch, b->report->arch);
}

static const char *name_in(const char *path) {
  const char *slash = strrchr(path, '/');
  return slash ? slash + 1 : path;
}

static bool is_same_file(const char *a, const char *b) {
  if (strcmp(name_in(a), name_in(b)) != 0) /* so for most files the disk is not asked */
    return false;
  char *real_a = realpath(a, NULL), *real_b = realpath(b, NULL);
  const bool same = !strcmp(real_a ? real_a : a, real_b ? real_b : b);
  free(real_a);
  free(real_b);
  return same;
}

/* The same for two reports, which may name one file by different paths. */
static bool is_one_place(const struct unbank_report_access *a,
                         const struct unbank_report_access *b) {
  const struct unbank_place *first = unbank_place_for_people(a),
                            *second = unbank_place_for_people(b);
  return is_same_place(a, b) ||
         (first->line == second->line && first->column == second->column && first->file &&
          second->file && is_same_file(first->file, second->file));
}

/* Whether the arrays and lines of a kernel would be the same rows in two reports. */
static bool has_same_rows(const struct ranked_kernel *a, const struct ranked_kernel *b) {
  bool same =
      is_same_waste(&a->waste, &b->waste) && a->kernel->access_count == b->kernel->access_count;
  for (size_t i = 0; i < a->kernel->access_count && same; i++) {
    const struct unbank_report_access *one = &a->kernel->accesses[i],
                                      *other = &b->kernel->accesses[i];
    const struct unbank_report_array *array = unbank_array_of_id(a->index, array_id(one)),
                                     *its = unbank_array_of_id(b->index, array_id(other));
    struct waste waste = {0}, others = {0};
    add_access(&waste, a->index, one);
    add_access(&others, b->index, other);
    same = one->op == other->op && is_one_place(one, other) && is_same_waste(&waste, &others) &&
           !array == !its &&
           (!array || (!strcmp(array->name, its->name) && array->code == its->code &&
                       unbank_layout_equal(&array->layout, &its->layout)));
  }
  return same;
}

/* Sources that other sources include. */

/* Whether a module is the source of another one, compiled in another way: "k.cu (N=2)". */
static bool is_again(const char *module, const char *first) {
  const size_t length = strlen(first);
  return !strncmp(module, first, length) && !strncmp(module + length, " (", 2);
}

/* Whether a kernel stands in another module's source, which its own module's source includes, and
 * is reported there with the same rows. */
static bool is_included(const struct ranked_kernel *in, const struct ranked_kernel *own) {
  const struct unbank_place *place = &in->kernel->place;
  const char *module = own->report->module;
  return !strcmp(in->kernel->name, own->kernel->name) && strcmp(in->report->module, module) != 0 &&
         is_same_text(in->report->arch, own->report->arch) && place->file &&
         own->kernel->place.file && place->line == own->kernel->place.line &&
         is_same_file(place->file, module) && is_same_file(own->kernel->place.file, module) &&
         !is_same_file(place->file, in->report->module) && !is_again(in->report->module, module) &&
         has_same_rows(in, own);
}

struct ranking overview_list(struct arena *arena, const struct unbank_report *const *reports,
                             size_t count) {
  const struct ranking all = list_all(arena, reports, count);
  struct ranking out = {ARENA_ARRAY(arena, struct ranked_kernel, all.count + 1), 0};
  struct hash_table names = {0};
  for (size_t i = 0; i < all.count; i++)
    hash_add(arena, &names, hash_text(0, all.items[i].kernel->name), (uint32_t)i);
  for (size_t i = 0; i < all.count; i++) {
    bool found = false;
    HASH_EACH(slot, &names, hash_text(0, all.items[i].kernel->name))
      found = found || is_included(&all.items[i], &all.items[slot->number]);
    if (!found)
      out.items[out.count++] = all.items[i];
  }
  return out;
}

bool overview_has(const struct ranking *listed, const struct unbank_report_kernel *kernel) {
  bool has = false;
  for (size_t i = 0; i < listed->count && !has; i++)
    has = listed->items[i].kernel == kernel;
  return has;
}

struct ranking overview_rank(struct arena *arena, const struct ranking *listed) {
  struct ranking out = {ARENA_ARRAY(arena, struct ranked_kernel, listed->count + 1), listed->count};
  memcpy(out.items, listed->items, listed->count * sizeof *out.items);
  qsort(out.items, out.count, sizeof *out.items, compare_kernels);
  return out;
}

/* Leaves out kernels that are like the same kernel for an earlier architecture in the list. */
static struct ranking without_repetitions(struct arena *arena, const struct ranking *ranking) {
  struct ranking out = {ARENA_ARRAY(arena, struct ranked_kernel, ranking->count + 1), 0};
  struct hash_table table = {0};
  for (size_t i = 0; i < ranking->count; i++) {
    const struct ranked_kernel *in = &ranking->items[i];
    const uint64_t hash = hash_text(hash_text(0, in->kernel->name), in->report->module);
    bool found = false;
    HASH_EACH(slot, &table, hash)
      found |= overview_is_same_kernel(&out.items[slot->number], in) &&
               has_same_rows(&out.items[slot->number], in);
    if (found)
      continue;
    hash_add(arena, &table, hash, (uint32_t)out.count);
    out.items[out.count++] = *in;
  }
  return out;
}

/* Arrays and lines. */

/* The accesses of one kernel to one array or, with `by_line`, of one kind to one array at one
 * place. */
struct group {
  const struct ranked_kernel *in;
  const struct unbank_report_access *first;
  size_t place;
  unsigned copies;
  struct waste waste;
};
struct groups {
  struct arena *arena;
  struct group *items;
  size_t count, capacity;
  bool by_line; /* else by array */
  struct hash_table table;
};

/* Whether an access belongs to a group. */
static bool belongs_to(const struct groups *groups, const struct group *group,
                       const struct ranked_kernel *in, const struct unbank_report_access *access) {
  const struct unbank_report_access *first = group->first;
  return group->in == in && !strcmp(array_id(first), array_id(access)) &&
         (!groups->by_line || (first->op == access->op && is_same_place(first, access)));
}

static void add_to_groups(struct groups *groups, const struct ranked_kernel *in,
                          const struct unbank_report_access *access) {
  uint64_t hash = hash_text(hash_text(0, in->kernel->name), array_id(access));
  const struct unbank_place *place = unbank_place_for_people(access);
  if (groups->by_line)
    hash = hash_mix(hash, (uint64_t)place->line << 16 ^ (uint64_t)place->column);
  struct group *found = NULL;
  HASH_EACH(slot, &groups->table, hash)
    if (belongs_to(groups, &groups->items[slot->number], in, access))
      found = &groups->items[slot->number];
  if (!found) {
    hash_add(groups->arena, &groups->table, hash, (uint32_t)groups->count);
    found = ARENA_PUSH(groups->arena, groups);
    *found = (struct group){.in = in, .first = access, .place = groups->count};
  }
  found->copies++;
  add_access(&found->waste, in->index, access);
}

static int compare_groups(const void *first, const void *second) {
  const struct group *a = first, *b = second;
  int order = a->in->is_library - b->in->is_library;
  order = order ? order : most_first(&a->waste, &b->waste);
  return order ? order : compare_numbers(a->place, b->place);
}

static struct groups make_groups(struct arena *arena, const struct ranking *ranking, bool by_line) {
  struct groups out = {.arena = arena, .by_line = by_line};
  for (size_t k = 0; k < ranking->count; k++)
    for (size_t a = 0; a < ranking->items[k].kernel->access_count; a++)
      add_to_groups(&out, &ranking->items[k], &ranking->items[k].kernel->accesses[a]);
  if (out.count)
    qsort(out.items, out.count, sizeof *out.items, compare_groups);
  return out;
}

/* Tables. */

/* "31", "0..31", or "31+" if there is no upper end. */
static const char *figure(struct arena *arena, double least, double most, bool is_open) {
  const char *low = unbank_text_number(arena, least);
  if (is_open)
    return arena_printf(arena, "%s+", low);
  return most > least ? arena_printf(arena, "%s..%s", low, unbank_text_number(arena, most)) : low;
}

static const char *waste_text(struct arena *arena, const struct waste *waste) {
  const char *before = figure(arena, waste->before, waste->most_before, waste->open_before),
             *after = figure(arena, waste->after, waste->most_after, waste->open_after);
  return strcmp(before, after) ? arena_printf(arena, "%s -> %s", before, after) : before;
}

static bool is_worth_a_row(const struct waste *waste) { return waste->most_before > 0; }

static const char *kernel_text(struct arena *arena, const struct ranked_kernel *in) {
  return unbank_text_told_apart(arena, in->report, in->kernel);
}

static const struct unbank_report_array *array_of(const struct group *group) {
  return unbank_array_of_id(group->in->index, array_id(group->first));
}

static const char *array_text(struct arena *arena, const struct group *group) {
  const struct unbank_report_array *array = array_of(group);
  return array ? unbank_array_label(group->in->index, array) : unbank_text_clean(arena, NULL);
}

/* The same in a row that names the kernel, too: a long name of that says nothing twice. */
static const char *array_beside_kernel(struct arena *arena, const struct group *group) {
  enum { LONG = 28 };
  const char *name = array_text(arena, group),
             *kernel = unbank_text_short_kernel(arena, unbank_kernel_title(group->in->kernel));
  const size_t length = strcspn(kernel, "<(");
  const bool is_own = !strncmp(name, kernel, length) && !strncmp(name + length, "::", 2);
  return is_own && strlen(name) > LONG ? name + length + 2 : name;
}

static const char *decision_text(struct arena *arena, const struct group *group) {
  const struct unbank_report_array *array = array_of(group);
  if (!array)
    return "?";
  const struct unbank_code_entry *code = unbank_code_row(array->code);
  const bool is_moved =
      code->decision == UNBANK_DECISION_CHANGED && array->code != UNBANK_CODE_ALIGNED;
  return is_moved ? unbank_text_layout(arena, &array->layout) : code->text;
}

/* The kernel that a row is about. */
struct row_source {
  const struct unbank_report_kernel *kernel;
  const char *template; /* "k<...>"; NULL if it is not an instantiation of a template */
};

/* The rows of a table. Instantiations of a template whose rows are equal share one. */
struct rows {
  struct arena *arena;
  struct table table;
  struct hash_table by_text;
  LIST_OF(struct row_source) sources; /* by row */
};

static struct rows begin_rows(struct arena *arena, const struct text_style *style,
                              const struct table_column *columns) {
  return (struct rows){.arena = arena, .table = unbank_text_table(style, columns)};
}

static bool is_same_template(const struct row_source *a, const struct row_source *b) {
  return a->template && b->template && !strcmp(a->template, b->template) &&
         a->kernel->place.line == b->kernel->place.line &&
         is_same_text(a->kernel->place.file, b->kernel->place.file);
}

/* Adds a row about a kernel. `name`: the column of its name, or an empty one, in which the number
 * of instantiations will be shown. */
static void add_row(struct rows *rows, const struct unbank_report_kernel *kernel, unsigned name,
                    struct table_row row) {
  const struct row_source source = {kernel, unbank_text_template(rows->arena, kernel)};
  struct table_row *all = rows->table.rows.items;
  uint64_t hash = hash_text(0, source.template);
  for (unsigned c = 0; rows->table.columns[c].title; c++)
    hash = c == name ? hash : hash_text(hash_mix(hash, c), row.cells[c]);
  HASH_EACH(slot, &rows->by_text, hash)
    if (is_same_template(&rows->sources.items[slot->number], &source) &&
        unbank_table_same(&rows->table, &all[slot->number], &row, name)) {
      all[slot->number].copies++;
      return;
    }
  hash_add(rows->arena, &rows->by_text, hash, (uint32_t)rows->table.rows.count);
  row.copies = 1;
  *ARENA_PUSH(rows->arena, &rows->table.rows) = row;
  *ARENA_PUSH(rows->arena, &rows->sources) = source;
}

/* Prints the first rows. Those for several instantiations show their number. */
static void print(FILE *out, struct rows *rows, unsigned name, size_t top) {
  struct table *table = &rows->table;
  size_t all = table->rows.count;
  table->rows.count = all < top ? all : top;
  for (size_t i = 0; i < table->rows.count; i++) {
    struct table_row *row = &table->rows.items[i];
    if (row->copies > 1)
      row->cells[name] = *row->cells[name]
                             ? arena_printf(rows->arena, "%s (%u instantiations)",
                                            rows->sources.items[i].template, row->copies)
                             : arena_printf(rows->arena, "in %u instantiations", row->copies);
  }
  unbank_table_print(out, rows->arena, table);
  if (all > table->rows.count && table->rows.count)
    fprintf(out, "  and %zu more\n", all - table->rows.count);
}

/* Whether a kernel with a row is scored with an assumed block shape. */
static bool has_assumed(const struct ranking *ranking) {
  bool found = false;
  for (size_t i = 0; i < ranking->count && !found; i++)
    found = is_worth_a_row(&ranking->items[i].waste) &&
            ranking->items[i].kernel->block_source == UNBANK_BLOCK_ASSUMED;
  return found;
}

static void print_kernels(FILE *out, struct arena *arena, const struct ranking *ranking,
                          const struct text_style *style, size_t top) {
  enum { NAME = 1 };
  const bool says_blocks = has_assumed(ranking);
  const struct table_column columns[] = {
      {"wasted a block", TABLE_LEFT, TABLE_FIGURE, 14},
      {"kernel", TABLE_LEFT, TABLE_KERNEL, 12},
      {"at", TABLE_LEFT, TABLE_PLACE, 12},
      {says_blocks ? "block" : "", TABLE_LEFT, TABLE_FIGURE, 12},
      {0},
  };
  struct rows rows = begin_rows(arena, style, columns);
  for (size_t i = 0; i < ranking->count; i++) {
    const struct ranked_kernel *in = &ranking->items[i];
    if (!is_worth_a_row(&in->waste))
      continue;
    add_row(&rows, in->kernel, NAME,
            (struct table_row){
                .cells = {waste_text(arena, &in->waste), kernel_text(arena, in),
                          unbank_text_place(arena, &in->kernel->place),
                          says_blocks ? unbank_text_scored_with(arena, in->kernel) : ""}});
  }
  print(out, &rows, NAME, top);
}

static void print_arrays(FILE *out, struct arena *arena, const struct ranking *ranking,
                         const struct text_style *style, size_t top) {
  static const struct table_column columns[] = {
      {"wasted a block", TABLE_LEFT, TABLE_FIGURE, 14},
      {"array", TABLE_LEFT, TABLE_NAME, 12},
      {"layout", TABLE_LEFT, TABLE_NAME, 12},
      {"kernel", TABLE_LEFT, TABLE_KERNEL, 12},
      {0},
  };
  enum { NAME = 3 };
  struct rows rows = begin_rows(arena, style, columns);
  const struct groups groups = make_groups(arena, ranking, false);
  for (size_t i = 0; i < groups.count; i++) {
    const struct group *group = &groups.items[i];
    if (is_worth_a_row(&group->waste))
      add_row(&rows, group->in->kernel, NAME,
              (struct table_row){
                  .cells = {waste_text(arena, &group->waste), array_beside_kernel(arena, group),
                            decision_text(arena, group), kernel_text(arena, group->in)}});
  }
  print(out, &rows, NAME, top);
}

static void print_lines(FILE *out, struct arena *arena, const struct ranking *ranking,
                        const struct text_style *style, size_t top) {
  static const struct table_column columns[] = {
      {"wasted a block", TABLE_LEFT, TABLE_FIGURE, 14},
      {"op", TABLE_LEFT, TABLE_FIGURE, 8},
      {"array", TABLE_LEFT, TABLE_NAME, 12},
      {"at", TABLE_LEFT, TABLE_PLACE, 12},
      {"", TABLE_LEFT, TABLE_FIGURE, 6},
      {"", TABLE_LEFT, TABLE_FIGURE, 6},
      {0},
  };
  enum { NAME = 5 }; /* an empty column */
  struct rows rows = begin_rows(arena, style, columns);
  const struct groups groups = make_groups(arena, ranking, true);
  for (size_t i = 0; i < groups.count; i++) {
    const struct group *group = &groups.items[i];
    if (is_worth_a_row(&group->waste))
      add_row(
          &rows, group->in->kernel, NAME,
          (struct table_row){
              .cells = {waste_text(arena, &group->waste), unbank_op_name(group->first->op),
                        array_text(arena, group),
                        unbank_text_place(arena, unbank_place_for_people(group->first)),
                        group->copies > 1 ? arena_printf(arena, "x%u", group->copies) : "", ""}});
  }
  print(out, &rows, NAME, top);
}

void overview_print(FILE *out, struct arena *arena, const struct ranking *ranking,
                    const struct text_style *style, size_t top) {
  const struct ranking differing = without_repetitions(arena, ranking);
  print_kernels(out, arena, &differing, style, top);
  print_arrays(out, arena, &differing, style, top);
  print_lines(out, arena, &differing, style, top);
}
