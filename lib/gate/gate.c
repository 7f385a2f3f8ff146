/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "gate/gate.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "gate/lines.h"
#include "report/place.h"
#include "report/text.h"
#include "support/integers.h"

/* Accesses. */

static const struct unbank_report_array *array_of(const struct unbank_report *report,
                                                  const struct unbank_report_access *access) {
  for (size_t i = 0; access->array_count && i < report->array_count; i++)
    if (!strcmp(report->arrays[i].id, access->arrays[0]))
      return &report->arrays[i];
  return NULL;
}

/* One ratio for people and for baselines: what is printed reads back as the same. A range is judged
 * by its least, or, where what is not known fails, by its most. */
static double ratio_of(const struct unbank_report_side *side, bool by_most) {
  if (side->exactness == UNBANK_UNKNOWN)
    return (double)INFINITY;
  double end = by_most ? side->max : side->min;
  double wavefronts = side->exactness == UNBANK_BOUNDED ? end : side->mean;
  if (isnan(wavefronts))
    return (double)INFINITY;
  return side->ideal > 0 ? baseline_ratio(wavefronts / side->ideal) : 0;
}

static double limit_of(const struct unbank_options *options) {
  return options->fail_above > 0 ? options->fail_above : 1;
}

static bool is_conflict(double ratio, const struct unbank_options *options) {
  return isinf(ratio) ? options->unknown_fails : ratio > limit_of(options);
}

/* Where an access stands, or where no line of it is known, its kernel, which may be in a header. */
static const struct unbank_place *place_of(const struct unbank_report_kernel *kernel,
                                           const struct unbank_report_access *access) {
  const struct unbank_place *place = unbank_place_for_people(access);
  return place->file ? place : &kernel->place;
}

static void find_accesses(struct gate *gate, const struct unbank_report *report,
                          const struct unbank_report_kernel *kernel,
                          const struct unbank_options *options) {
  for (size_t i = 0; i < kernel->access_count; i++) {
    const struct unbank_report_access *access = &kernel->accesses[i];
    const struct unbank_report_side *side =
        options->mode == UNBANK_MODE_REPORT ? &access->before : &access->after;
    const struct unbank_report_array *array = array_of(report, access);
    double ratio = side->present ? ratio_of(side, options->unknown_fails) : 0;
    bool taken_out = array && array->code == UNBANK_CODE_SWITCHED_OFF && !gate->simulated;
    if (is_conflict(ratio, options) && !taken_out)
      *ARENA_PUSH(&gate->arena, &gate->findings) =
          (struct finding){.report = report,
                           .kernel = kernel,
                           .access = access,
                           .array = array,
                           .side = side,
                           .place = place_of(kernel, access),
                           .ratio = ratio,
                           .by_most = options->unknown_fails};
  }
}

static const char *why_unlisted(const struct unbank_report_kernel *kernel,
                                const struct unbank_options *options) {
  const struct unbank_report_total *total =
      options->mode == UNBANK_MODE_REPORT ? &kernel->before : &kernel->after;
  return total->exactness == UNBANK_UNKNOWN && isnan(total->ideal)
             ? total->reason && *total->reason ? total->reason : "not all accesses are listed"
             : NULL;
}

/* A kernel that may have accesses to shared memory that are not known. */
static void find_kernel(struct gate *gate, const struct unbank_report *report,
                        const struct unbank_report_kernel *kernel,
                        const struct unbank_options *options) {
  const char *unknown = options->unknown_fails ? why_unlisted(kernel, options) : NULL;
  if (unbank_is_library_kernel(kernel)) /* there is no line that a user could change or mark */
    return;
  if (unknown)
    *ARENA_PUSH(&gate->arena, &gate->findings) = (struct finding){.report = report,
                                                                  .kernel = kernel,
                                                                  .unknown = unknown,
                                                                  .place = &kernel->place,
                                                                  .ratio = (double)INFINITY};
  find_accesses(gate, report, kernel, options);
}

/* Names and order. */

static const char *file_of(const struct finding *finding) {
  return finding->place->file ? finding->place->file : finding->report->module;
}

static const char *array_name(const struct finding *finding) {
  return finding->array ? unbank_array_title(finding->array) : "";
}

static const char *op_name(const struct finding *finding) {
  return finding->access ? unbank_op_name(finding->access->op) : "";
}

/* By file, then line. A finding without a file goes by its module's name; one without a line comes
 * first in its file. */
static int compare_lines(const struct finding *a, const struct finding *b) {
  int order = strcmp(file_of(a), file_of(b));
  return order ? order : compare_numbers(a->place->line, b->place->line);
}

static int compare_accesses(const struct finding *a, const struct finding *b) {
  int order = compare_lines(a, b);
  order = order ? order : strcmp(unbank_kernel_title(a->kernel), unbank_kernel_title(b->kernel));
  order = order ? order : strcmp(array_name(a), array_name(b));
  return order ? order : strcmp(op_name(a), op_name(b));
}

static int compare_findings(const void *first, const void *second) {
  const struct finding *a = first, *b = second;
  int order = compare_accesses(a, b);
  order = order ? order : (a->ratio < b->ratio) - (a->ratio > b->ratio);
  return order ? order : compare_numbers(a->place->column, b->place->column);
}

/* One finding for unrolled copies, and for what several modules have of one header: the worst. */
static void merge_copies(struct gate *gate) {
  struct finding *items = gate->findings.items;
  size_t kept = 0;
  if (gate->findings.count)
    qsort(items, gate->findings.count, sizeof *items, compare_findings);
  for (size_t i = 0; i < gate->findings.count; i++)
    if (!kept || compare_accesses(&items[kept - 1], &items[i]))
      items[kept++] = items[i];
  gate->findings.count = kept;
}

/* Comments and the baseline. */

static void read_lines(struct gate *gate) {
  struct source_lines lines = {.arena = &gate->arena};
  for (size_t i = 0; i < gate->findings.count; i++) {
    struct finding *finding = &gate->findings.items[i];
    finding->text = source_line(&lines, finding->place->file, finding->place->line);
    if (finding->text && source_line_is_silenced(finding->text))
      finding->state = FINDING_SILENCED;
  }
}

static struct baseline_entry entry_of(struct gate *gate, const struct baseline *baseline,
                                      const struct finding *finding) {
  return (struct baseline_entry){.file = baseline_path(&gate->arena, baseline, file_of(finding)),
                                 .kernel = unbank_kernel_title(finding->kernel),
                                 .array = array_name(finding),
                                 .op = op_name(finding),
                                 .ratio = finding->ratio,
                                 .text = finding->text};
}

static int worst_first(const void *first, const void *second) {
  const struct finding *a = *(struct finding *const *)first, *b = *(struct finding *const *)second;
  return a->ratio == b->ratio ? (a > b) - (a < b) : (a->ratio < b->ratio) - (a->ratio > b->ratio);
}

static void apply_baseline(struct gate *gate, struct baseline *baseline) {
  size_t count = gate->findings.count;
  struct finding **order = ARENA_ARRAY(&gate->arena, struct finding *, count + 1);
  for (size_t i = 0; i < count; i++)
    order[i] = &gate->findings.items[i];
  qsort(order, count, sizeof(struct finding *), worst_first);
  for (size_t i = 0; i < count; i++) {
    const struct baseline_entry wanted = entry_of(gate, baseline, order[i]);
    if (order[i]->state == FINDING_SILENCED || !baseline_take(baseline, &wanted, &order[i]->was))
      continue;
    order[i]->state = order[i]->ratio > order[i]->was ? FINDING_WORSE : FINDING_KNOWN;
  }
}

/* Messages. */

const char *gate_place(struct arena *arena, const struct finding *finding) {
  struct unbank_place place = *finding->place;
  if (!place.file)
    return unbank_text_clean(arena, finding->report->module);
  place.column = place.column > 0 ? place.column : 1;
  return unbank_text_place(arena, &place);
}

static const char *figure(struct arena *arena, double value) {
  return unbank_text_number(arena, value);
}

/* The wavefronts of an access for each of its executions. */
static double wavefronts_of(const struct unbank_report_side *side, bool by_most) {
  return side->exactness != UNBANK_BOUNDED ? side->mean : by_most ? side->max : side->min;
}

/* "32-way bank conflict", "bank conflicts are not known: <reason>" */
static const char *what(struct arena *arena, const struct finding *finding) {
  if (!finding->side)
    return arena_printf(arena, "bank conflicts are not known: %s",
                        unbank_text_clean(arena, finding->unknown));
  const struct unbank_report_side *side = finding->side;
  if (isinf(finding->ratio))
    return arena_printf(arena, "bank conflicts are not known: %s",
                        unbank_text_clean(arena, side->reason));
  bool bounded = side->exactness == UNBANK_BOUNDED;
  const char *end = !bounded ? "" : finding->by_most ? "up to " : "at least ";
  const double wavefronts = wavefronts_of(side, finding->by_most);
  const char *assumed = finding->kernel->block_source == UNBANK_BLOCK_ASSUMED
                            ? arena_printf(arena, ", in blocks of %s",
                                           unbank_text_scored_with(arena, finding->kernel))
                            : "";
  const char *mean = !bounded && side->min < side->max ? " in the mean" : "";
  return arena_printf(arena, "%s%s-way bank conflict%s: %s wavefronts where %s would do%s", end,
                      figure(arena, finding->ratio), mean, figure(arena, wavefronts),
                      figure(arena, side->ideal), assumed);
}

/* Whether a layout betters an access that was judged as written. */
static bool is_bettered(const struct finding *finding) {
  const struct unbank_report_side *after = &finding->access->after;
  return !after->present || ratio_of(after, finding->by_most) < finding->ratio;
}

/* Whether an access that was judged after a rewrite took less as written: then the conflict is of
 * the layout, which saves more in other accesses of the array. */
static bool is_of_layout(const struct finding *finding) {
  const struct unbank_report_side *before = &finding->access->before;
  return before->present && finding->side == &finding->access->after && !isinf(finding->ratio) &&
         ratio_of(before, finding->by_most) < finding->ratio;
}

/* Adds up what the kernel's accesses to an array take of a block. False if not all are known. */
static bool add_up(const struct finding *finding, double *before, double *after) {
  const struct unbank_report_kernel *kernel = finding->kernel;
  double *const sums[] = {before, after};
  *before = *after = 0;
  for (size_t i = 0; i < kernel->access_count; i++) {
    const struct unbank_report_side *sides[] = {&kernel->accesses[i].before,
                                                &kernel->accesses[i].after};
    for (int s = 0; s < 2 && array_of(finding->report, &kernel->accesses[i]) == finding->array;
         s++) {
      if (sides[s]->present && (sides[s]->exactness != UNBANK_EXACT ||
                                sides[s]->weight_exactness != UNBANK_WEIGHT_EXACT))
        return false;
      *sums[s] += sides[s]->present ? sides[s]->weight * sides[s]->mean : 0;
    }
  }
  return *after < *before;
}

/* What a layout costs one access, what it saves in others, and what can be done. */
static const char *cost_of_layout(struct gate *gate, const struct finding *finding) {
  struct arena *arena = &gate->arena;
  const struct unbank_report_side *before = &finding->access->before;
  double was, is;
  const char *figures = add_up(finding, &was, &is)
                            ? arena_printf(arena, " (%s -> %s wavefronts of a block)",
                                           figure(arena, was), figure(arena, is))
                            : "";
  return arena_printf(arena,
                      " (%s where %s would do as written); the layout %s of its array makes it so, "
                      "which saves more elsewhere%s: accept the line by a comment, unbank: ok, or "
                      "keep the array as written by layout=ARRAY@identity",
                      figure(arena, wavefronts_of(before, finding->by_most)),
                      figure(arena, before->ideal),
                      unbank_text_layout(arena, &finding->array->layout), figures);
}

/* Whether no source has a layout: it takes an argument of the kernel. */
static bool is_of_plugin(const struct unbank_layout *layout) {
  return layout->permutation == UNBANK_PERMUTE_PITCH || layout->carved;
}

/* Why it is there, and what can be done. */
static const char *why(struct gate *gate, const struct finding *finding, bool is_written) {
  struct arena *arena = &gate->arena;
  const struct unbank_report_array *array = finding->array;
  if (!array || gate->simulated)
    return "";
  const struct unbank_code_entry *code = unbank_code_row(array->code);
  if (array->code == UNBANK_CODE_ALIGNED && is_written && is_bettered(finding))
    return "; its array aligned to 16 bytes would help: compile with the plugin";
  if (code->decision == UNBANK_DECISION_CHANGED && is_written)
    return arena_printf(arena,
                        !is_bettered(finding) ? "; the layout %s of its array would not help it"
                        : is_of_plugin(&array->layout)
                            ? "; the layout %s would help: compile with the plugin"
                            : "; the layout %s would help: compile with the plugin, or ask unbank "
                              "suggest for a patch",
                        unbank_text_layout(arena, &array->layout));
  if (code->decision == UNBANK_DECISION_CHANGED && !is_written && is_of_layout(finding))
    return cost_of_layout(gate, finding);
  return arena_printf(arena, "; %s: %s%s%s", code->text,
                      unbank_text_clean(arena, unbank_array_reason(array)),
                      *code->advice ? "; " : "", code->advice);
}

/* Whether lines of a kernel are known, so that an access without one has none to be had. */
static bool has_lines(const struct unbank_report_kernel *kernel) {
  if (kernel->place.file)
    return true;
  for (size_t i = 0; i < kernel->access_count; i++)
    if (kernel->accesses[i].place.file)
      return true;
  return false;
}

/* A kernel, without its parameters where these would fill lines. */
static const char *kernel_text(struct arena *arena, const struct unbank_report_kernel *kernel) {
  enum { LONGEST = 60 };
  return unbank_text_kernel(arena, unbank_text_clean(arena, unbank_kernel_title(kernel)), LONGEST);
}

/* What is said where the line of a finding is not that of its access. */
static const char *lost_text(const struct finding *finding) {
  if (!finding->place->file)
    return has_lines(finding->kernel)
               ? ""
               : "; its line is known with -gline-tables-only, or with -Rpass=unbank";
  return finding->access && finding->place == &finding->kernel->place
             ? "; this is the line of the kernel, as that of the access is not known"
             : "";
}

/* Whether the last failure before it of an array of that name has said the same. */
static bool is_said(const struct gate *gate, const struct finding *finding) {
  const struct finding *last = NULL;
  for (const struct finding *other = gate->findings.items; other < finding; other++)
    if (other->fails && !strcmp(array_name(other), array_name(finding)))
      last = other;
  return last && last->array == finding->array && !strcmp(last->reason, finding->reason);
}

/* The message; what an earlier failure says of the array stands there alone. */
static const char *compose(struct gate *gate, const struct finding *finding, bool is_brief) {
  struct arena *arena = &gate->arena;
  const char *access = finding->access ? arena_printf(arena, "%s of %s in ", op_name(finding),
                                                      unbank_text_clean(arena, array_name(finding)))
                                       : "";
  const char *was = finding->state == FINDING_WORSE
                        ? arena_printf(arena, " (%s in the baseline)", figure(arena, finding->was))
                        : "";
  return arena_printf(
      arena, "%s%s: %s%s%s%s", access, kernel_text(arena, finding->kernel), what(arena, finding),
      was, is_brief && *finding->reason ? "; as above" : finding->reason, lost_text(finding));
}

/* Accesses without a known line share one line for each kernel. */
static bool is_same_line(const struct finding *a, const struct finding *b) {
  bool has_line = a->place->file && b->place->file && a->place->line > 0;
  return !compare_lines(a, b) && (has_line || a->kernel == b->kernel);
}

/* The worst finding of each line fails. */
static void choose_failures(struct gate *gate) {
  struct finding *worst = NULL;
  for (size_t i = 0; i < gate->findings.count; i++) {
    struct finding *finding = &gate->findings.items[i];
    if (finding->state > FINDING_WORSE)
      continue;
    bool same = worst && is_same_line(worst, finding);
    if (same && finding->ratio <= worst->ratio)
      continue;
    if (same)
      worst->fails = false;
    gate->failures += !same;
    finding->fails = true;
    worst = finding;
  }
}

size_t gate_idle(const struct unbank_options *options, const char *out[GATE_IDLE_MAX]) {
  size_t count = 0;
  if (options->unknown_fails)
    out[count++] = "unknown=fail fails nothing by itself: add fail-above=N";
  if (options->baseline)
    out[count++] = "baseline= lets conflicts pass, and none fails: add fail-above=N";
  return count;
}

char *gate_check(const struct unbank_options *options) {
  struct arena arena = {0};
  struct baseline baseline;
  char *error =
      options->baseline ? baseline_read(&arena, options->baseline, options->mode, &baseline) : NULL;
  arena_free(&arena);
  return error;
}

char *gate_judge(const struct unbank_report *const *reports, size_t count,
                 const struct unbank_options *options, bool simulated, struct gate *out) {
  *out = (struct gate){
      .enforces = options->fail_above > 0, .simulated = simulated, .mode = options->mode};
  for (size_t r = 0; r < count; r++)
    for (size_t k = 0; k < reports[r]->kernel_count; k++)
      find_kernel(out, reports[r], &reports[r]->kernels[k], options);
  merge_copies(out);
  read_lines(out);
  struct baseline baseline;
  char *error = options->baseline
                    ? baseline_read(&out->arena, options->baseline, options->mode, &baseline)
                    : NULL;
  if (error)
    return error;
  if (options->baseline)
    apply_baseline(out, &baseline);
  choose_failures(out);
  for (size_t i = 0; i < out->findings.count; i++) {
    struct finding *finding = &out->findings.items[i];
    finding->reason = why(out, finding, options->mode == UNBANK_MODE_REPORT);
    finding->message = compose(out, finding, false);
    finding->brief = compose(out, finding, is_said(out, finding));
  }
  return NULL;
}

bool gate_is_unoptimised(const struct unbank_report *report) {
  for (size_t i = 0; i < report->array_count; i++)
    if (report->arrays[i].code == UNBANK_CODE_OPTNONE)
      return true;
  return false;
}

void gate_clear(struct gate *gate) { arena_free(&gate->arena); }

char *gate_write_baseline(struct gate *gate, const char *path) {
  struct baseline baseline;
  baseline_begin(&gate->arena, path, &baseline);
  baseline.mode = (int)gate->mode;
  for (size_t i = 0; i < gate->findings.count; i++)
    if (gate->findings.items[i].state != FINDING_SILENCED)
      *ARENA_PUSH(&gate->arena, &baseline.entries) =
          entry_of(gate, &baseline, &gate->findings.items[i]);
  return baseline_write(&baseline, path);
}
