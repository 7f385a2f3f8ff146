/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The explanation, for people:
 *
 *     transpose::tile in transpose(float*, float const*, int), examples/transpose.cu:22
 *       decision    changed: 32-way conflicts; rows of 128 bytes padded by 4
 *       block       32x8, promised by option
 *       wasted      992 wavefronts of a block: all that the kernel wastes
 *       limits      cycles of a block: shared memory 1,056, issue 106, other memory 410: ...
 *       gain        1.38 to 7.92 times as fast with the layouts chosen for the kernel: ...
 *
 *       place                        op  bytes  weight  wavefronts  ideal  wasted  of all
 *       examples/transpose.cu:29:38  ld      4      32          32      1     992   100 %
 *
 *       layout     wavefronts  added  bytes  blocks  cycles  verdict
 *       identity        1,056      0  4,096       8   1,080  13 times the cycles
 *       pad:128:4          64      2  4,224       8      88  chosen */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "explain/advice.h"
#include "explain/certificate.h"
#include "explain/explain.h"
#include "explain/gain.h"
#include "explain/lint.h"
#include "report/place.h"

enum { ROWS = 6 };

struct printer {
  FILE *out;
  struct arena *arena;
  const struct text_style *style;
  const struct subject *subject;
};

static void print_field(const struct printer *it, const char *name, const char *text) {
  unbank_text_field(it->out, it->style, name, text);
}

/* What was seen. */

static const char *percent(struct arena *arena, double part, double whole) {
  if (!(whole > 0))
    return "-";
  double share = 100 * part / whole;
  return share > 0 && share < 1 ? "< 1 %" : arena_printf(arena, "%.0f %%", share);
}

static double wasted_by_all(const struct unbank_report_kernel *kernel) {
  double sum = 0;
  for (size_t i = 0; i < kernel->access_count; i++)
    sum += unbank_waste_of(&kernel->accesses[i]);
  return sum;
}

static bool is_all_known(const struct unbank_report_kernel *kernel) {
  for (size_t i = 0; i < kernel->access_count; i++)
    if (unbank_is_partial(&kernel->accesses[i]))
      return false;
  return true;
}

/* Whether loops of unknown length run accesses to the array. */
static bool has_trips(const struct subject *subject) {
  for (size_t i = 0; i < subject->kernel->access_count; i++)
    if (unbank_is_of(subject, &subject->kernel->accesses[i]) &&
        subject->kernel->accesses[i].before.trip_symbol_count &&
        subject->kernel->accesses[i].before.in_loops)
      return true;
  return false;
}

/* Whether data decides which words some accesses address. If an argument does, they are counted
 * differently. */
static bool has_chance(const struct subject *subject) {
  for (size_t i = 0; i < subject->kernel->access_count; i++) {
    const struct unbank_report_side *side = &subject->kernel->accesses[i].before;
    if (unbank_is_of(subject, &subject->kernel->accesses[i]) && side->present &&
        (side->exactness == UNBANK_UNKNOWN || side->exactness == UNBANK_BOUNDED) && side->reason &&
        strstr(side->reason, "depends on data"))
      return true;
  }
  return false;
}

/* Whether that is so of words in rows that belong to one lane each: TRACE_SAME_PLACE. */
static bool has_own_rows(const struct subject *subject) {
  for (size_t i = 0; i < subject->told->executions.count; i++) {
    const struct unbank_execution *execution = &subject->told->executions.items[i];
    if (execution->is_in_own_rows && unbank_is_execution_of(subject, execution, false))
      return true;
  }
  return false;
}

/* What figures assume of words that data decides. */
static const char *chance_text(const struct subject *subject) {
  if (!has_chance(subject))
    return "";
  return has_own_rows(subject)
             ? "; words that data decides are taken to be random, here and below, but those in a "
               "lane's own row in one execution of four only: in the others all lanes are at one "
               "place of their rows"
             : "; words that data decides are taken to be random, here and below";
}

static void print_waste(const struct printer *it) {
  const struct subject *subject = it->subject;
  double all = wasted_by_all(subject->kernel);
  const char *more = subject->is_partial ? " at least" : "";
  const char *of = !(all > 0) ? ""
                   : all > subject->waste
                       ? arena_printf(it->arena, ", %s of what the kernel wastes",
                                      percent(it->arena, subject->waste, all))
                   : is_all_known(subject->kernel) ? ", all that the kernel wastes"
                                                   : ", all of the kernel's that is known";
  print_field(it, "wasted",
              arena_printf(it->arena, "%s wavefronts of a block%s%s%s",
                           unbank_text_number(it->arena, subject->waste), more, of,
                           has_trips(subject)
                               ? "; here and below, loops of unknown length run up to 32 times"
                               : ""));
}

enum { AT, OP, BYTES, WEIGHT, WAVEFRONTS, IDEAL, WASTED, SHARE, COPIES };
static const struct table_column access_columns[] = {
    [AT] = {"place", TABLE_LEFT, TABLE_PLACE, 12},
    [OP] = {"op", TABLE_LEFT, TABLE_FIGURE, 8},
    [BYTES] = {"bytes", TABLE_RIGHT, TABLE_FIGURE, 5},
    [WEIGHT] = {"weight", TABLE_RIGHT, TABLE_NAME, 8},
    [WAVEFRONTS] = {"wavefronts", TABLE_RIGHT, TABLE_FIGURE, 10},
    [IDEAL] = {"ideal", TABLE_RIGHT, TABLE_FIGURE, 5},
    [WASTED] = {"wasted", TABLE_RIGHT, TABLE_FIGURE, 8},
    [SHARE] = {"of all", TABLE_RIGHT, TABLE_FIGURE, 6},
    [COPIES] = {"", TABLE_LEFT, TABLE_FIGURE, 6},
    [COPIES + 1] = {0},
};

static struct table_row access_row(const struct printer *it,
                                   const struct unbank_report_access *access) {
  struct arena *arena = it->arena;
  const struct unbank_report_side *side = &access->before;
  double waste = unbank_waste_of(access);
  return (struct table_row){
      .cells = {[AT] = unbank_text_place(arena, unbank_place_for_people(access)),
                [OP] = unbank_op_name(access->op),
                [BYTES] = unbank_text_number(arena, side->bytes),
                [WEIGHT] = unbank_text_weight(arena, side),
                [WAVEFRONTS] = unbank_text_wavefronts(arena, side),
                [IDEAL] = unbank_text_ideal(arena, side),
                [WASTED] = arena_printf(arena, "%s%s", unbank_text_number(arena, waste),
                                        unbank_is_partial(access) ? "+" : ""),
                [SHARE] = percent(arena, waste, it->subject->waste),
                [COPIES] = ""},
  };
}

static size_t rows_of(const struct printer *it) { return it->style->rows ? it->style->rows : ROWS; }

static void print_more(const struct printer *it, size_t shown, size_t all) {
  if (shown < all)
    fprintf(it->out, "  and %zu more: --top=%zu shows all\n", all - shown, all);
}

static int most_wasteful_first(const void *first, const void *second) {
  const struct unbank_report_access *const *a = first, *const *b = second;
  double x = unbank_waste_of(*a), y = unbank_waste_of(*b);
  if (x != y)
    return x > y ? -1 : 1;
  int partial = unbank_is_partial(*b) - unbank_is_partial(*a);
  return partial ? partial : (*a > *b) - (*a < *b);
}

static void print_accesses(const struct printer *it) {
  const struct subject *subject = it->subject;
  const struct unbank_report_kernel *kernel = subject->kernel;
  struct table table = unbank_text_table(it->style, access_columns);
  LIST_OF(const struct unbank_report_access *) accesses = {0};
  for (size_t i = 0; i < kernel->access_count; i++)
    if (unbank_is_of(subject, &kernel->accesses[i]) && kernel->accesses[i].before.present)
      *ARENA_PUSH(it->arena, &accesses) = &kernel->accesses[i];
  if (accesses.count)
    qsort(accesses.items, accesses.count, sizeof *accesses.items, most_wasteful_first);
  for (size_t i = 0; i < accesses.count; i++)
    unbank_table_add(it->arena, &table, access_row(it, accesses.items[i]));
  unbank_table_show_copies(it->arena, &table, COPIES);
  size_t all = table.rows.count;
  table.rows.count = all < rows_of(it) ? all : rows_of(it);
  unbank_table_print(it->out, it->arena, &table);
  print_more(it, table.rows.count, all);
}

/* The candidates. */

/* A figure of a candidate; one that was not evaluated has only bounds. */
static const char *figure(const struct printer *it, const struct unbank_candidate *candidate,
                          double value) {
  const char *text = isnan(value) ? "-" : unbank_text_number(it->arena, value);
  return candidate->is_evaluated || isnan(value) ? text : arena_printf(it->arena, ">= %s", text);
}

static struct table_row candidate_row(const struct printer *it,
                                      const struct unbank_candidate *candidate) {
  struct arena *arena = it->arena;
  const struct unbank_price *price = &candidate->price;
  const long after = it->subject->array->bytes_after;
  bool is_chosen = candidate->fate == UNBANK_FATE_CHOSEN && after > 0;
  double bytes = is_chosen ? (double)after : (double)candidate->bytes;
  return (struct table_row){
      .cells = {unbank_text_layout(arena, &price->layout), figure(it, candidate, price->wavefronts),
                figure(it, candidate, price->added),
                bytes > 0 ? unbank_text_number(arena, bytes) : "-",
                candidate->blocks ? unbank_text_number(arena, candidate->blocks) : "-",
                figure(it, candidate, price->cycles),
                unbank_explain_fate(arena, it->subject->choice, candidate)}};
}

static void print_candidates(const struct printer *it) {
  static const struct table_column columns[] = {
      {"layout", TABLE_LEFT, TABLE_NAME, 12},   {"wavefronts", TABLE_RIGHT, TABLE_FIGURE, 10},
      {"added", TABLE_RIGHT, TABLE_FIGURE, 8},  {"bytes", TABLE_RIGHT, TABLE_FIGURE, 8},
      {"blocks", TABLE_RIGHT, TABLE_FIGURE, 6}, {"cycles", TABLE_RIGHT, TABLE_FIGURE, 10},
      {"verdict", TABLE_LEFT, TABLE_NAME, 30},  {0},
  };
  const struct unbank_choice *choice = it->subject->choice;
  struct table table = unbank_text_table(it->style, columns);
  const struct unbank_candidate **shown =
      ARENA_ARRAY(it->arena, const struct unbank_candidate *, choice->candidate_count + 1);
  size_t count =
      unbank_explain_pick(choice, unbank_array_reason(it->subject->array), rows_of(it), shown);
  for (size_t i = 0; i < count; i++)
    *ARENA_PUSH(it->arena, &table.rows) = candidate_row(it, shown[i]);
  unbank_table_print(it->out, it->arena, &table);
  print_more(it, count, choice->candidate_count);
}

static size_t evaluated_of(const struct unbank_choice *choice) {
  size_t count = 0;
  for (size_t i = 1; i < choice->candidate_count; i++)
    count += choice->candidates[i].is_evaluated;
  return count;
}

/* Where no layout could save that: conflicts are all that one can take away. */
static const char *beyond_conflicts(const struct printer *it) {
  const struct unbank_choice *choice = it->subject->choice;
  const double conflicts = choice->candidates[0].price.wavefronts - choice->ideal;
  return conflicts >= 0 && conflicts < choice->least_gain
             ? arena_printf(it->arena, ", while all of its conflicts take about %s",
                            unbank_text_number(it->arena, round(conflicts)))
             : "";
}

static void print_search(const struct printer *it) {
  const struct unbank_choice *choice = it->subject->choice;
  if (!choice) {
    print_field(it, "search", "none: that was decided before any layout was tried");
    return;
  }
  if (choice->candidate_count < 2) {
    print_field(it, "search",
                choice->considered
                    ? arena_printf(it->arena, "%zu layouts looked at, of which none could pay",
                                   choice->considered)
                    : "none: there is nothing to gain that is known");
    return;
  }
  print_field(it, "search",
              arena_printf(it->arena,
                           "%zu layouts looked at, %zu evaluated; cycles are those of a block for "
                           "this array, and a change must save %s (docs/choice.md)%s",
                           choice->considered, evaluated_of(choice),
                           unbank_text_number(it->arena, ceil(choice->least_gain)),
                           beyond_conflicts(it)));
}

/* What it may bring. */

static const char *times_text(struct arena *arena, double times) {
  return arena_printf(arena, "%.*f", times < 9.95 ? 2 : 1, times);
}

/* Which of an SM's units a block keeps busy longest, as far as that is known. */
static const char *limit_of(const struct gain *gain) {
  if (gain->pipe >= gain->issue && gain->pipe >= gain->memory)
    return "shared memory limits the kernel";
  if (gain->pipe >= gain->issue_least && gain->pipe >= gain->memory_least)
    return gain->memory > gain->issue
               ? "shared memory limits the kernel if its other data are in caches"
               : "shared memory or instructions limit the kernel";
  return gain->issue_least >= gain->memory_least
             ? "instructions limit it before shared memory does"
             : "other memory limits it before shared memory does";
}

static const char *cycles_between(struct arena *arena, double least, double most) {
  const char *from = unbank_text_number(arena, round(least)),
             *to = unbank_text_number(arena, round(most));
  return strcmp(from, to) ? arena_printf(arena, "%s to %s", from, to) : to;
}

/* What the choice weighed: the other arrays of the kernel have their layouts there. */
static const char *limits_after(const struct printer *it) {
  const struct gain after = unbank_limits_after(it->subject);
  if (it->subject->array->code == UNBANK_CODE_CHANGED ||
      it->subject->work->before.wavefronts == it->subject->work->after.wavefronts)
    return "";
  return arena_printf(it->arena,
                      "; with the layouts of its other arrays, the choice counts %s and %s",
                      unbank_text_number(it->arena, round(after.pipe)),
                      unbank_text_number(it->arena, round(after.issue)));
}

static void print_limits(const struct printer *it, const struct gain *gain) {
  print_field(it, "limits",
              arena_printf(it->arena,
                           "cycles as written: shared memory %s, issue %s, other memory %s: %s%s%s",
                           unbank_text_number(it->arena, round(gain->pipe)),
                           cycles_between(it->arena, gain->issue_least, gain->issue),
                           cycles_between(it->arena, gain->memory_least, gain->memory),
                           limit_of(gain), limits_after(it), chance_text(it->subject)));
}

/* The ratio of its ends from which on a range is called wide. */
static const double wide = 1.1;

static void print_gain(const struct printer *it) {
  if (!it->subject->work)
    return;
  const struct gain gain = unbank_gain(it->subject);
  const double widest = fmax(gain.most / gain.least, gain.perfect);
  const char *open = gain.is_range && widest > wide ? "; wide, as not all scores are known" : "";
  print_limits(it, &gain);
  if (it->subject->array->code == UNBANK_CODE_CHANGED && !(gain.most > 1))
    print_field(it, "gain", "not known, as the scores of what the layout moves are not");
  else if (gain.most > 1)
    print_field(it, "gain",
                arena_printf(it->arena,
                             "%s to %s times as fast with the layouts chosen for the kernel: the "
                             "least if nothing runs beside shared memory, the most if all does%s",
                             times_text(it->arena, gain.least), times_text(it->arena, gain.most),
                             open));
  else
    print_field(it, "gain",
                gain.perfect > 1
                    ? arena_printf(it->arena,
                                   "no layout is chosen; without any conflict at most %s times as "
                                   "fast%s",
                                   times_text(it->arena, gain.perfect), open)
                    : "no layout is chosen, and there is no conflict to save");
}

/* How far the layout is from the bound. */
static void print_bound(const struct printer *it) {
  struct arena *arena = it->arena;
  const struct certificate certificate = unbank_certify(it->subject);
  if (!certificate.is_whole || !(certificate.executions > 0))
    return;
  double above = certificate.compared > 0 ? certificate.wavefronts / certificate.compared - 1 : 0;
  const char *left =
      certificate.left_out > 0
          ? arena_printf(arena, "; %s of %s executions are not known, and not compared",
                         unbank_text_number(arena, certificate.left_out),
                         unbank_text_number(arena, certificate.executions))
          : "";
  const char *how =
      !(certificate.compared > 0) ? "nothing can be compared"
      : above > 0
          ? arena_printf(arena, "the array's takes %s, %.*f %% above: a better one may exist",
                         unbank_text_number(arena, certificate.wavefronts), above < 0.1 ? 1 : 0,
                         100 * above)
          : "the array's takes no more";
  print_field(
      it, "bound",
      arena_printf(arena,
                   "no layout takes less than %s wavefronts of a block with these accesses; %s%s",
                   unbank_text_number(arena, certificate.compared), how, left));
}

static void print_remarks(const struct printer *it, const char *name,
                          const struct remark_list *remarks) {
  for (size_t i = 0; i < remarks->count; i++)
    print_field(it, i ? "" : name,
                arena_printf(it->arena, "%s: %s", remarks->items[i].code, remarks->items[i].text));
}

static void print_lint(const struct printer *it) {
  struct remark_list lint = {0};
  unbank_lint(it->arena, it->subject, &lint);
  print_remarks(it, "lint", &lint);
}

static void print_advice(const struct printer *it) {
  struct remark_list advice = {0};
  unbank_advise(it->arena, it->subject, &advice);
  print_remarks(it, "advice", &advice);
}

/* One subject. */

static void print_head(const struct printer *it) {
  const struct subject *subject = it->subject;
  const struct unbank_report_kernel *kernel = subject->kernel;
  bool colour = it->style->colour;
  const char *name = unbank_subject_name(subject), *title;
  unsigned width = unbank_text_width(it->style), used = (unsigned)strlen(name) + 4;
  if (kernel)
    title = arena_printf(it->arena, "%s in %s", name,
                         unbank_text_kernel_in(it->arena, subject->report, kernel,
                                               used + 20 < width ? width - used : 20));
  else
    title = arena_printf(it->arena, "%s, which no kernel is seen to access", name);
  fprintf(it->out, "%s%s%s\n", colour ? BOLD : "", unbank_text_shorten(it->arena, title, width),
          colour ? PLAIN : "");
  if (subject->array->place.file)
    print_field(it, "at", unbank_text_place(it->arena, &subject->array->place));
}

/* If nothing is gained, `unbank analyze` refers to this explanation, which refers to its table. */
static const char *advice_of(const struct subject *subject) {
  const struct unbank_code_entry *code = unbank_code_row(subject->array->code);
  if (subject->array->code != UNBANK_CODE_NO_GAIN)
    return code->advice;
  return subject->choice && subject->choice->candidate_count > 1
             ? "below is what layouts would cost, and layout= forces one"
             : "layout= forces one";
}

static void print_decision(const struct printer *it) {
  const struct unbank_report_array *array = it->subject->array;
  const struct unbank_code_entry *code = unbank_code_row(array->code);
  const char *decision = unbank_decision_name(code->decision);
  bool is_plain = !strcmp(code->text, decision);
  print_field(it, "decision",
              arena_printf(it->arena, "%s%s%s, layout %s: %s%s%s", decision, is_plain ? "" : ", ",
                           is_plain ? "" : code->text,
                           unbank_text_layout(it->arena, &array->layout),
                           unbank_text_clean(it->arena, unbank_array_reason(array)),
                           *advice_of(it->subject) ? "; " : "", advice_of(it->subject)));
}

static void print_subject(const struct printer *it) {
  print_head(it);
  if (!it->subject->kernel) {
    print_decision(it);
    print_advice(it);
    return;
  }
  print_field(it, "block", unbank_text_block(it->arena, it->subject->kernel));
  print_waste(it);
  print_decision(it);
  print_bound(it);
  print_lint(it);
  print_advice(it);
  print_gain(it);
  print_search(it);
  print_accesses(it);
  if (it->subject->choice && it->subject->choice->candidate_count > 1)
    print_candidates(it);
}

void unbank_explain_print(const struct subject_list *subjects, const struct text_style *style,
                          FILE *out) {
  struct arena arena = {0};
  for (size_t i = 0; i < subjects->count; i++) {
    const struct printer it = {out, &arena, style, &subjects->items[i]};
    if (i)
      putc('\n', out);
    print_subject(&it);
  }
  arena_free(&arena);
}
