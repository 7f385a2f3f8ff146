/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The text report, for people:
 *
 *     kernel transpose(float*, float const*, int)
 *       block       32x8, promised by option, enforced
 *       shared      4,096 -> 4,224 bytes
 *       wavefronts  1,056 -> 64 a block, ideal 64
 *
 *       array            bytes           layout     decision
 *       transpose::tile  4,096 -> 4,224  pad:128:4  changed
 *         32-way column reads; rows of 128 bytes padded by 4
 *
 *       place         op  array  bytes  weight  wavefronts  ideal
 *       k.cu:8:31     st  tile       4       8           1      1  x4
 *       k.cu:10:57    ld  tile       4       8     32 -> 1      1  x4
 *
 * What a cell may hold:
 *
 *     a -> b       before and after the run; one figure alone holds for both
 *     -            this side does not exist
 *     ?            not known
 *     1..32        a range
 *     <= 2         an ideal that may be lower, because the width is not known
 *     8*trips(n)   a weight for each trip of a loop whose length depends on n
 *     x4           four accesses whose rows would look the same, such as copies made by unrolling
 *     [1]          a reason below the table; [1] -> [2] is one for each side */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "report/overview.h"
#include "report/place.h"
#include "report/text.h"
#include "report/total.h"
#include "support/words.h"
#include "unbank/library.h"
#include "unbank/report.h"

enum { FIELD = 14 }; /* column at which the text of a kernel's field starts */

struct used_array {
  const struct unbank_report_array *array;
  const char *name;  /* distinguishes it from the others */
  const char *label; /* used in the table of accesses */
};

/* One kernel being printed. */
struct printer {
  FILE *out;
  struct arena *arena;
  const struct text_style *style;
  bool names_module; /* there are several modules */
  const struct unbank_report *report;
  struct report_index *index;                /* of the report */
  const struct unbank_report *named;         /* whose module is named; NULL: its own */
  const struct unbank_report_kernel *kernel; /* NULL: what belongs to no kernel */
  LIST_OF(struct used_array) used;
  LIST_OF(const char *) notes;
};

/* "a -> b", or one of them when they are the same. */
static const char *change(struct arena *arena, const char *before, const char *after) {
  return strcmp(before, after) == 0 ? after : arena_printf(arena, "%s -> %s", before, after);
}

/* Arrays. */

/* Whether the kernel has shared memory whose size the launch chooses. */
static bool uses_dynamic(const struct report_index *index, const struct unbank_report *report,
                         const struct unbank_report_kernel *kernel) {
  const struct report_numbers *arrays = unbank_arrays_of_kernel(index, kernel);
  for (size_t i = 0; i < arrays->count; i++)
    if (report->arrays[arrays->items[i]].bytes_before < 0)
      return true;
  return false;
}

static void add_used(struct printer *printer, const struct unbank_report_array *array) {
  *ARENA_PUSH(printer->arena, &printer->used) =
      (struct used_array){.array = array, .name = unbank_array_label(printer->index, array)};
}

/* Finds the kernel's arrays and labels each with the last part of its name, if that is unique. */
static void find_arrays(struct printer *printer) {
  const struct unbank_report *report = printer->report;
  const struct report_numbers *own =
      printer->kernel ? unbank_arrays_of_kernel(printer->index, printer->kernel) : NULL;
  for (size_t i = 0; own && i < own->count; i++)
    add_used(printer, &report->arrays[own->items[i]]);
  for (size_t a = 0; !own && a < report->array_count; a++)
    if (!unbank_is_in_kernel(printer->index, &report->arrays[a]))
      add_used(printer, &report->arrays[a]);
  for (size_t i = 0; i < printer->used.count; i++) {
    const char *name = printer->used.items[i].name, *label = unbank_text_last_part(name);
    for (size_t j = 0; j < printer->used.count; j++)
      if (i != j && !strcmp(label, unbank_text_last_part(printer->used.items[j].name)))
        label = name;
    printer->used.items[i].label = label;
  }
}

static struct table_row array_row(struct arena *arena, const struct used_array *used) {
  const struct unbank_report_array *array = used->array;
  const struct unbank_code_entry *code = unbank_code_row(array->code);
  const char *decision = unbank_decision_name(code->decision);
  return (struct table_row){
      .cells = {used->name,
                change(arena, unbank_text_number(arena, (double)array->bytes_before),
                       unbank_text_number(arena, (double)array->bytes_after)),
                unbank_text_layout(arena, &array->layout),
                strcmp(code->text, decision) == 0
                    ? decision
                    : arena_printf(arena, "%s: %s", decision, code->text)},
      .below = arena_printf(arena, "%s%s%s", unbank_text_clean(arena, unbank_array_reason(array)),
                            *code->advice ? "; " : "", code->advice),
  };
}

static void print_arrays(const struct printer *printer) {
  static const struct table_column columns[] = {
      {"array", TABLE_LEFT, TABLE_NAME, 20},
      {"bytes", TABLE_LEFT, TABLE_FIGURE, 20},
      {"layout", TABLE_LEFT, TABLE_NAME, 12},
      {"decision", TABLE_LEFT, TABLE_FIGURE, 28},
      {0},
  };
  struct table table = unbank_text_table(printer->style, columns);
  for (size_t a = 0; a < printer->used.count; a++)
    *ARENA_PUSH(printer->arena, &table.rows) = array_row(printer->arena, &printer->used.items[a]);
  unbank_table_print(printer->out, printer->arena, &table);
}

/* Accesses. */

enum { AT, OP, ARRAY, BYTES, WEIGHT, WAVEFRONTS, IDEAL, COPIES, NOTES };
static const struct table_column access_columns[] = {
    [AT] = {"place", TABLE_LEFT, TABLE_PLACE, 12},
    [OP] = {"op", TABLE_LEFT, TABLE_FIGURE, 8},
    [ARRAY] = {"array", TABLE_LEFT, TABLE_NAME, 8},
    [BYTES] = {"bytes", TABLE_RIGHT, TABLE_FIGURE, 8},
    [WEIGHT] = {"weight", TABLE_RIGHT, TABLE_NAME, 8},
    [WAVEFRONTS] = {"wavefronts", TABLE_RIGHT, TABLE_FIGURE, 14},
    [IDEAL] = {"ideal", TABLE_RIGHT, TABLE_FIGURE, 8},
    [COPIES] = {"", TABLE_LEFT, TABLE_FIGURE, 6},
    [NOTES] = {"", TABLE_LEFT, TABLE_FIGURE, 8},
    [NOTES + 1] = {0},
};

/* "tile", or "a,b" if one pointer may lead to either. */
static const char *arrays_text(const struct printer *printer,
                               const struct unbank_report_access *access) {
  const char *out = "";
  for (size_t i = 0; i < access->array_count; i++)
    for (size_t a = 0; a < printer->used.count; a++)
      if (strcmp(printer->used.items[a].array->id, access->arrays[i]) == 0)
        out = arena_printf(printer->arena, "%s%s%s", out, *out ? "," : "",
                           printer->used.items[a].label);
  return out;
}

/* A figure of one side, if the side exists. */
static const char *side_number(struct arena *arena, const struct unbank_report_side *side,
                               double value) {
  return side->present ? unbank_text_number(arena, value) : "-";
}

/* "[2]", the number of the note with the side's reason, which is added if it is new. */
static const char *note(struct printer *printer, const struct unbank_report_side *side) {
  if (!side->present || !side->reason || !*side->reason)
    return "";
  size_t i = 0;
  while (i < printer->notes.count && strcmp(printer->notes.items[i], side->reason) != 0)
    i++;
  if (i == printer->notes.count)
    *ARENA_PUSH(printer->arena, &printer->notes) = side->reason;
  return arena_printf(printer->arena, "[%zu]", i + 1);
}

static const char *notes_text(struct printer *printer, const struct unbank_report_access *access) {
  const char *before = note(printer, &access->before), *after = note(printer, &access->after);
  return *before && *after ? change(printer->arena, before, after) : *before ? before : after;
}

static struct table_row access_row(struct printer *printer,
                                   const struct unbank_report_access *access) {
  struct arena *arena = printer->arena;
  const struct unbank_report_side *before = &access->before, *after = &access->after;
  return (struct table_row){
      .cells = {[AT] = unbank_text_place(arena, unbank_place_for_people(access)),
                [OP] = unbank_op_name(access->op),
                [ARRAY] = arrays_text(printer, access),
                [BYTES] = change(arena, side_number(arena, before, before->bytes),
                                 side_number(arena, after, after->bytes)),
                [WEIGHT] = change(arena, unbank_text_weight(arena, before),
                                  unbank_text_weight(arena, after)),
                [WAVEFRONTS] = change(arena, unbank_text_wavefronts(arena, before),
                                      unbank_text_wavefronts(arena, after)),
                [IDEAL] = change(arena, unbank_text_ideal(arena, before),
                                 unbank_text_ideal(arena, after)),
                [COPIES] = "",
                [NOTES] = notes_text(printer, access)},
  };
}

static void print_accesses(struct printer *printer) {
  struct arena *arena = printer->arena;
  struct table table = unbank_text_table(printer->style, access_columns);
  for (size_t a = 0; a < printer->kernel->access_count; a++)
    if (!printer->style->only_conflicts ||
        overview_is_conflict(printer->index, &printer->kernel->accesses[a]))
      unbank_table_add(arena, &table, access_row(printer, &printer->kernel->accesses[a]));
  unbank_table_show_copies(arena, &table, COPIES);
  unbank_table_print(printer->out, arena, &table);
  for (size_t i = 0; i < printer->notes.count; i++) {
    int printed = fprintf(printer->out, "%*s[%zu] ", TABLE_INDENT, "", i + 1);
    unbank_text_wrap_to(printer->out, unbank_text_width(printer->style), (unsigned)printed,
                        unbank_text_clean(arena, printer->notes.items[i]));
  }
}

/* Kernels. */

unsigned unbank_text_width(const struct text_style *style) {
  return style->width ? style->width : TABLE_WIDTH;
}

struct table unbank_text_table(const struct text_style *style, const struct table_column *columns) {
  return (struct table){.columns = columns, .width = style->width, .is_coloured = style->colour};
}

void unbank_text_field(FILE *out, const struct text_style *style, const char *name,
                       const char *text) {
  fprintf(out, "%*s%-*s", TABLE_INDENT, "", FIELD - TABLE_INDENT, name);
  unbank_text_wrap_to(out, unbank_text_width(style), FIELD, text);
}

static void print_field(const struct printer *printer, const char *name, const char *text) {
  unbank_text_field(printer->out, printer->style, name, text);
}

/* The ideal if data decides how often accesses are executed, as a range; false if it is not
 * known. */
static bool ideal_range(const struct unbank_report_kernel *kernel, bool after, double *low,
                        double *high) {
  *low = *high = 0;
  for (size_t a = 0; a < kernel->access_count; a++) {
    const struct unbank_report_access *access = &kernel->accesses[a];
    const struct unbank_report_side *side = after ? &access->after : &access->before;
    double weight = side->weight_exactness == UNBANK_WEIGHT_UNKNOWN ? (double)NAN : side->weight;
    *low += side->present ? unbank_report_least_weight(side) *
                                (unbank_text_is_ideal_most(side) ? side->min : side->ideal)
                          : 0;
    *high += side->present ? weight * side->ideal : 0;
  }
  return isfinite(*low + *high);
}

/* The ideal counts executions that may not happen, such as those of accesses that ptxas may merge,
 * so it may exceed the lower bound. */
static const char *ideal_text(const struct printer *printer, bool after) {
  const struct unbank_report_kernel *kernel = printer->kernel;
  const struct unbank_report_total *total = after ? &kernel->after : &kernel->before;
  const char *number = unbank_text_number(printer->arena, total->ideal);
  double low, high;
  if (total->exactness != UNBANK_BOUNDED)
    return number;
  if (isnan(total->ideal))
    return ideal_range(kernel, after, &low, &high) ? unbank_text_range(printer->arena, low, high)
                                                   : number;
  bool is_most = unbank_report_range(kernel, after, &low, &high) && low < total->ideal;
  return is_most ? arena_printf(printer->arena, "at most %s", number) : number;
}

static bool is_symbolic(const struct unbank_report_side *side, bool in_loops) {
  return side->trip_symbol_count && side->in_loops == in_loops;
}

bool unbank_text_is_symbolic(const struct unbank_report_kernel *kernel, bool in_loops) {
  for (size_t a = 0; a < kernel->access_count; a++)
    if (is_symbolic(&kernel->accesses[a].before, in_loops) ||
        is_symbolic(&kernel->accesses[a].after, in_loops))
      return true;
  return false;
}

static void print_totals(const struct printer *printer) {
  struct arena *arena = printer->arena;
  const struct unbank_report_total *before = &printer->kernel->before;
  const struct unbank_report_total *after = &printer->kernel->after;
  const char *bytes = change(arena, unbank_text_number(arena, (double)before->shared_bytes),
                             unbank_text_number(arena, (double)after->shared_bytes));
  const char *score = change(arena, unbank_text_score(arena, printer->kernel, false),
                             unbank_text_score(arena, printer->kernel, true));
  const char *ideal = change(arena, ideal_text(printer, false), ideal_text(printer, true));
  const char *how = after->exactness == UNBANK_MEASURED ? ", measured" : "";
  const char *trips = unbank_text_is_symbolic(printer->kernel, true)
                          ? "; loops of unknown length count as one trip"
                          : "";
  const char *branches = unbank_text_is_symbolic(printer->kernel, false)
                             ? "; branches that arguments or blocks decide count as taken, both "
                               "arms of an if and its else"
                             : "";
  print_field(printer, "shared",
              arena_printf(arena, "%s bytes%s", bytes,
                           uses_dynamic(printer->index, printer->report, printer->kernel)
                               ? " and dynamic memory"
                               : ""));
  const char *reason = before->reason ? before->reason : after->reason;
  print_field(printer, "wavefronts",
              arena_printf(arena, "%s a block, ideal %s%s%s%s%s%s", score, ideal, how, trips,
                           branches, reason && *reason ? "; not known, for " : "",
                           reason ? unbank_text_clean(arena, reason) : ""));
}

/* "k.cu for sm_90" */
static const char *module_text(struct arena *arena, const struct unbank_report *report) {
  const char *name = unbank_text_clean(arena, unbank_text_path(report->module));
  return report->arch
             ? arena_printf(arena, "%s for %s", name, unbank_text_clean(arena, report->arch))
             : name;
}

static void print_name(const struct printer *printer) {
  const struct unbank_report_kernel *kernel = printer->kernel;
  unsigned width = unbank_text_width(printer->style) - (unsigned)strlen("kernel ");
  bool colour = printer->style->colour;
  fprintf(printer->out, "\n%skernel %s%s\n", colour ? BOLD : "",
          unbank_text_kernel_in(printer->arena, printer->report, kernel, width),
          colour ? PLAIN : "");
}

static void print_body(struct printer *printer) {
  const struct unbank_report_kernel *kernel = printer->kernel;
  if (printer->names_module)
    print_field(printer, "module",
                module_text(printer->arena, printer->named ? printer->named : printer->report));
  if (kernel->place.file)
    print_field(printer, "at", unbank_text_place(printer->arena, &kernel->place));
  print_field(printer, "block", unbank_text_block(printer->arena, kernel));
  print_totals(printer);
  find_arrays(printer);
  print_arrays(printer);
  print_accesses(printer);
}

/* All but the name of a kernel, malloc'd. `named`: whose module it names. */
static char *body_of(const struct printer *all, const struct ranked_kernel *in,
                     const struct unbank_report *named) {
  char *text = NULL;
  size_t length;
  struct printer printer = *all;
  printer.report = in->report, printer.index = in->index;
  printer.named = named;
  printer.kernel = in->kernel;
  printer.out = open_memstream(&text, &length);
  if (!printer.out)
    return NULL;
  print_body(&printer);
  return fclose(printer.out) ? NULL : text;
}

/* A cheap test whether two kernels' texts may be equal. */
static bool may_read_alike(const struct ranked_kernel *a, const struct ranked_kernel *b) {
  return a->kernel->access_count == b->kernel->access_count && a->waste.before == b->waste.before &&
         a->waste.after == b->waste.after && a->kernel->place.line == b->kernel->place.line;
}

/* Whether a kernel may be said in the words of another: it is an instantiation of its template, or
 * the same for another architecture. */
static bool is_kin(struct arena *arena, const struct ranked_kernel *of, const char *template,
                   const struct ranked_kernel *other) {
  if (!may_read_alike(of, other))
    return false;
  const char *its = template ? unbank_text_template(arena, other->kernel) : NULL;
  const bool is_instance = its && !strcmp(its, template);
  return overview_is_same_kernel(of, other) ||
         (is_instance && !strcmp(of->report->module, other->report->module));
}

/* "k<4>", and for which architecture, if it is another than that of the kernel that is printed. */
static const char *kin_text(struct arena *arena, const struct ranked_kernel *of,
                            const struct ranked_kernel *kin) {
  const char *name =
      unbank_text_short_kernel(arena, unbank_text_told_apart(arena, kin->report, kin->kernel));
  const char *own = of->report->arch ? of->report->arch : "",
             *arch = kin->report->arch ? kin->report->arch : "";
  return strcmp(own, arch) != 0
             ? arena_printf(arena, "%s for %s", name, unbank_text_clean(arena, arch))
             : name;
}

/* Names other instantiations of the kernel's template, and other architectures, of which the report
 * says the same, and marks them as said. */
static void print_alike(const struct printer *printer, const struct ranking *ranking, size_t number,
                        const char *body, bool *is_said) {
  enum { NAMED_MAX = 8 };
  struct arena *arena = printer->arena;
  const struct ranked_kernel *of = &ranking->items[number];
  const char *template = unbank_text_template(arena, of->kernel), *names = "";
  size_t count = 0;
  for (size_t i = number + 1; i < ranking->count && body; i++) {
    const struct ranked_kernel *other = &ranking->items[i];
    bool may_be = !is_said[i] && is_kin(arena, of, template, other);
    char *text = may_be ? body_of(printer, other, of->report) : NULL;
    if (text && !strcmp(text, body)) {
      is_said[i] = true;
      if (count++ < NAMED_MAX)
        names =
            arena_printf(arena, "%s%s%s", names, *names ? ", " : "", kin_text(arena, of, other));
    }
    free(text);
  }
  if (count)
    print_field(printer, "likewise",
                count > NAMED_MAX ? arena_printf(arena, "%s and %zu more", names, count - NAMED_MAX)
                                  : names);
}

/* The report. */

static void print_loose_arrays(struct printer *printer) {
  find_arrays(printer);
  if (printer->used.count)
    fputs("\nshared arrays of which no access by a kernel is listed\n", printer->out);
  print_arrays(printer);
}

/* Whether an array is one of kernels that are listed, or of none. */
static bool is_counted(const struct ranking *listed, struct report_index *index,
                       const struct unbank_report *report,
                       const struct unbank_report_array *array) {
  const struct report_numbers *users = unbank_kernels_of_array(index, array);
  bool is_counted = !users->count;
  for (size_t k = 0; k < users->count && !is_counted; k++)
    is_counted = overview_has(listed, &report->kernels[users->items[k]]);
  return is_counted;
}

static void print_summary(FILE *out, struct arena *arena, const struct ranking *listed,
                          const struct unbank_report *const *reports, size_t count) {
  size_t decided[3] = {0}, arrays = 0, kernels = 0;
  bool unplaced = false, placed = false;
  for (size_t r = 0; r < count; r++)
    kernels += reports[r]->kernel_count;
  for (size_t r = 0; r < count; r++) {
    const struct unbank_report *report = reports[r];
    struct report_index *index =
        listed->count < kernels ? unbank_report_index(arena, report) : NULL;
    for (size_t a = 0; a < report->array_count; a++) {
      if (index && !is_counted(listed, index, report, &report->arrays[a]))
        continue;
      decided[unbank_code_row(report->arrays[a].code)->decision]++;
      arrays++;
    }
    for (size_t k = 0; k < report->kernel_count; k++) {
      placed |= report->kernels[k].place.file != NULL;
      for (size_t a = 0; a < report->kernels[k].access_count; a++) {
        const bool is_placed = report->kernels[k].accesses[a].place.file;
        placed |= is_placed, unplaced |= !is_placed;
      }
    }
  }
  if (unplaced)
    fprintf(out, "\nplace ?: no line is known%s\n",
            placed ? " of this access" : "; compile with -gline-tables-only");
  fprintf(out, "\n%zu shared array%s: %zu changed, %zu kept, %zu refused\n", arrays,
          arrays == 1 ? "" : "s", decided[UNBANK_DECISION_CHANGED], decided[UNBANK_DECISION_KEPT],
          decided[UNBANK_DECISION_REFUSED]);
}

static bool is_told_by_profile(const struct unbank_report_kernel *kernel) {
  bool is_told = kernel->before.exactness == UNBANK_UNKNOWN &&
                 unbank_text_is_told_by_profile(kernel->before.reason);
  for (size_t a = 0; a < kernel->access_count && !is_told; a++) {
    const struct unbank_report_side *side = &kernel->accesses[a].before;
    bool is_range = side->present && side->exactness == UNBANK_BOUNDED && side->max > side->ideal;
    is_told = side->weight_exactness == UNBANK_WEIGHT_AT_MOST ||
              (is_range && unbank_text_is_told_by_profile(side->reason));
  }
  return is_told;
}

/* Whether a kernel is in the compiled file, not in a header, as a library's kernels are. */
static bool is_of_source(const struct ranked_kernel *ranked) {
  const char *file = ranked->kernel->place.file, *source = unbank_text_path(ranked->report->module);
  return file && !strcmp(unbank_text_path(file), source);
}

/* A kernel's name for use in commands: the plain name if that is one word and unique, else the
 * mangled one. */
static const char *name_for_command(struct arena *arena, const struct ranking *listed,
                                    const struct ranked_kernel *of) {
  static const char plain[] = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_:";
  const char *name = unbank_text_short_kernel(arena, unbank_kernel_title(of->kernel));
  bool is_one = !name[strspn(name, plain)];
  for (size_t i = 0; i < listed->count && is_one; i++)
    is_one = listed->items[i].report != of->report || listed->items[i].kernel == of->kernel ||
             strcmp(unbank_text_short_kernel(arena, unbank_kernel_title(listed->items[i].kernel)),
                    name) != 0;
  return unbank_text_clean(arena, is_one ? name : of->kernel->name);
}

static struct text_source source_of(struct arena *arena, const struct text_style *style,
                                    const struct unbank_report *report) {
  struct text_source out = {.behind = ""};
  for (size_t i = 0; i < style->source_count; i++)
    out = style->sources[i].report == report ? style->sources[i] : out;
  out.file = out.file ? out.file : unbank_text_clean(arena, unbank_text_path(report->module));
  return out;
}

/* If a profile would help with some kernels, prints the commands for the first of them, preferring
 * those in the source file. */
static void print_data_hint(FILE *out, struct arena *arena, const struct ranking *listed,
                            const struct text_style *style) {
  const struct ranked_kernel *first = NULL;
  size_t count = 0;
  for (size_t i = 0; i < listed->count; i++) {
    const struct ranked_kernel *one = &listed->items[i];
    if (!is_told_by_profile(one->kernel))
      continue;
    first = !first || (is_of_source(one) && !is_of_source(first)) ? one : first;
    count++;
  }
  if (!count)
    return;
  const struct text_source source = source_of(arena, style, first->report);
  const char *name = name_for_command(arena, listed, first);
  const char *block =
      first->kernel->block.x ? unbank_text_shape(arena, first->kernel->block) : "...";
  fprintf(out,
          "\n%zu kernel%s whose score depends on data or arguments: a simulated launch tells\n"
          "%s%s%s"
          "  unbank simulate %s --kernel=%s --grid=... --block=%s %s--arg=... "
          "--write-profile=launch.profile%s\n"
          "  unbank analyze %s --profile=launch.profile%s\n",
          count, count == 1 ? "" : "s", source.folder ? "  cd " : "",
          source.folder ? source.folder : "", source.folder ? "\n" : "", source.file, name, block,
          uses_dynamic(first->index, first->report, first->kernel) ? "--dynamic=... " : "",
          source.behind, source.file, source.behind);
}

static const char *title_of(struct arena *arena, const struct unbank_report *const *reports,
                            size_t count) {
  const struct unbank_report *report = reports[0];
  const char *title =
      count > 1 ? arena_printf(arena, "%zu modules", count) : module_text(arena, report);
  return arena_printf(arena, "%s, unbank " UNBANK_VERSION " on LLVM %s", title,
                      unbank_text_clean(arena, report->llvm));
}

static bool is_unknown(const struct unbank_report_access *access) {
  return (access->before.present ? &access->before : &access->after)->exactness == UNBANK_UNKNOWN;
}

/* Whether a kernel has conflicts, or a range of wavefronts that includes some. */
static bool has_conflicts(const struct ranked_kernel *ranked) {
  bool found = ranked->waste.before > 0;
  for (size_t a = 0; a < ranked->kernel->access_count && !found; a++)
    found = !is_unknown(&ranked->kernel->accesses[a]) &&
            overview_is_conflict(ranked->index, &ranked->kernel->accesses[a]);
  return found;
}

static bool has_unknown(const struct unbank_report_kernel *kernel) {
  bool found = false;
  for (size_t a = 0; a < kernel->access_count && !found; a++)
    found = is_unknown(&kernel->accesses[a]);
  return found;
}

/* Whether a kernel has, or may have, shared memory. */
static bool has_shared(const struct ranked_kernel *ranked) {
  const struct unbank_report_kernel *kernel = ranked->kernel;
  return kernel->access_count || kernel->before.shared_bytes || kernel->after.shared_bytes ||
         kernel->before.exactness != UNBANK_EXACT ||
         uses_dynamic(ranked->index, ranked->report, kernel);
}

/* Prints a kernel in full, and marks those that read the same as said. */
static void print_kernel(const struct printer *all, const struct ranking *ranking, size_t number,
                         bool *is_said) {
  const struct ranked_kernel *ranked = &ranking->items[number];
  char *body = all->style->worst_first ? body_of(all, ranked, ranked->report) : NULL;
  struct printer printer = *all;
  printer.report = ranked->report, printer.index = ranked->index;
  printer.kernel = ranked->kernel;
  print_name(&printer);
  print_alike(&printer, ranking, number, body, is_said);
  if (body)
    fputs(body, all->out);
  else
    print_body(&printer);
  free(body);
}

/* Prints as many kernels as requested; if there are several, only those with shared memory. */
static void print_kernels(const struct printer *all, const struct ranking *ranking) {
  const struct text_style *style = all->style;
  size_t shown = 0, left_out = 0, without = 0, unknown = 0;
  bool *is_said = ARENA_ARRAY(all->arena, bool, ranking->count + 1);
  for (size_t i = 0; i < ranking->count; i++) {
    const struct ranked_kernel *ranked = &ranking->items[i];
    if (is_said[i])
      continue;
    if (style->only_conflicts && !has_conflicts(ranked)) {
      unknown += has_unknown(ranked->kernel);
    } else if (ranking->count > 1 && !has_shared(ranked)) {
      without++;
    } else if (style->top && shown == style->top) {
      left_out++;
    } else {
      print_kernel(all, ranking, i, is_said);
      shown++;
    }
  }
  if (left_out)
    fprintf(all->out, "\nand %zu kernel%s more: --top=%zu shows all\n", left_out,
            left_out == 1 ? "" : "s", shown + left_out);
  if (unknown)
    fprintf(
        all->out,
        "\n%zu kernel%s without a known conflict, but with accesses that are not known: without "
        "--only-conflicts they are shown\n",
        unknown, unknown == 1 ? "" : "s");
  if (style->only_conflicts && !shown && !unknown)
    fputs("\nno kernel has a conflict\n", all->out);
  if (without)
    fprintf(all->out, "\n%zu kernel%s without shared memory\n", without, without == 1 ? "" : "s");
}

enum { OVERVIEW_ROWS = 5 };

void unbank_text_print(const struct unbank_report *const *reports, size_t count,
                       const struct text_style *style, FILE *out) {
  struct arena arena = {0};
  if (!count)
    return;
  const char *title = title_of(&arena, reports, count);
  fprintf(out, "%s\n", unbank_text_shorten(&arena, title, unbank_text_width(style)));
  const struct ranking listed = overview_list(&arena, reports, count);
  const struct ranking ranking = overview_rank(&arena, &listed);
  if (ranking.count > 1)
    overview_print(out, &arena, &ranking, style, style->rows ? style->rows : OVERVIEW_ROWS);
  const struct printer printer = {
      .out = out, .arena = &arena, .style = style, .names_module = count > 1};
  print_kernels(&printer, style->worst_first ? &ranking : &listed);
  for (size_t r = 0; r < count && !style->only_conflicts; r++) {
    struct printer loose = printer;
    loose.report = reports[r], loose.index = unbank_report_index(&arena, reports[r]);
    print_loose_arrays(&loose);
  }
  print_data_hint(out, &arena, &listed, style);
  print_summary(out, &arena, &listed, reports, count);
  arena_free(&arena);
}

void unbank_report_print(const struct unbank_report *report, FILE *out) {
  unbank_text_print(&report, 1, &(struct text_style){0}, out);
}
