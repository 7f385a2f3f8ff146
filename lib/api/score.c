/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The score of one layout of one array: a run that rewrites nothing, with the layout forced and all
 * other arrays kept as they are. Its report has all figures; here they are summed up by kernel. */
#include <limits.h>
#include <llvm-c/Types.h>
#include <math.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "options/names.h"
#include "report/total.h"
#include "support/arena.h"
#include "unbank/unbank.h"

struct unbank_scores {
  struct unbank_report *report; /* holds the texts */
  struct arena arena;
  struct unbank_score *items;
  size_t count, bytes;
};

/* Options. */

enum { ADDED = 2 }; /* layouts beside the program's own */

/* The program's layouts, stronger than the one for all arrays, weaker than the one asked for. */
static void force(struct unbank_options *options, struct unbank_forced_layout *layouts,
                  const char *array, const struct unbank_layout *layout) {
  size_t count = options->layout_count;
  layouts[0] = (struct unbank_forced_layout){.array = (char *)"*"};
  for (size_t i = 0; i < count; i++) {
    layouts[i + 1] = options->layouts[i];
    layouts[i + 1].source += layouts[i + 1].source < UINT_MAX - 1;
  }
  layouts[count + 1] = (struct unbank_forced_layout){(char *)(uintptr_t)array, *layout, UINT_MAX};
  options->layouts = layouts;
  options->layout_count = count + ADDED;
}

/* Arrays. */

static bool is_meant(const char *pattern, const struct unbank_report_array *array) {
  return unbank_options_match(pattern, array->name, array->display);
}

static char *no_such_array(const struct unbank_report *report, const char *pattern) {
  struct arena arena = {0};
  const char *names = "";
  for (size_t i = 0; i < report->array_count; i++)
    names = arena_printf(&arena, "%s%s%s", names, i ? ", " : "", report->arrays[i].display);
  char *error = unbank_error("no shared array of the module is called %s%s%s", pattern,
                             *names ? "; it has " : "", names);
  arena_free(&arena);
  return error;
}

/* Whether the array got the layout, or lies as it is because that is what was asked for. */
static char *check_array(const struct unbank_report_array *array,
                         const struct unbank_layout *layout) {
  char text[UNBANK_LAYOUT_TEXT_MAX];
  if (unbank_layout_equal(&array->layout, layout))
    return NULL;
  unbank_layout_print(layout, text);
  return unbank_error("%s cannot have the layout %s: %s (%s)", array->display, text, array->reason,
                      unbank_code_row(array->code)->text);
}

/* The one array that is meant may have a row for each kernel that has a copy of its own. */
static char *check_arrays(struct unbank_scores *scores, const char *pattern,
                          const struct unbank_layout *layout) {
  const struct unbank_report *report = scores->report;
  const struct unbank_report_array *found = NULL;
  char *error = NULL;
  for (size_t i = 0; !error && i < report->array_count; i++) {
    const struct unbank_report_array *array = &report->arrays[i];
    if (!is_meant(pattern, array))
      continue;
    if (found && strcmp(found->name, array->name) != 0)
      return unbank_error("%s means more than one array: %s and %s", pattern, found->display,
                          array->display);
    found = array;
    scores->bytes = array->bytes_after > 0 ? (size_t)array->bytes_after : 0;
    error = check_array(array, layout);
  }
  return error || found ? error : no_such_array(report, pattern);
}

/* Kernels. */

static bool has_trips(const struct unbank_report_kernel *kernel) {
  for (size_t a = 0; a < kernel->access_count; a++)
    if (kernel->accesses[a].after.weight_exactness != UNBANK_WEIGHT_UNKNOWN &&
        kernel->accesses[a].after.trip_symbol_count)
      return true;
  return false;
}

/* The first reason that an access has, for kernels that have none of their own. */
static const char *reason_of(const struct unbank_report_kernel *kernel) {
  if (kernel->after.reason && *kernel->after.reason)
    return kernel->after.reason;
  for (size_t a = 0; a < kernel->access_count; a++) {
    const struct unbank_report_side *side = &kernel->accesses[a].after;
    if (side->present && side->reason && *side->reason)
      return side->reason;
  }
  return has_trips(kernel) ? "a loop of unknown length counts as one trip" : "";
}

static void fill(struct unbank_score *score, const struct unbank_report_kernel *kernel) {
  const struct unbank_report_total *total = &kernel->after;
  *score = (struct unbank_score){.size = sizeof *score,
                                 .kernel = kernel->name,
                                 .display = kernel->display,
                                 .block = kernel->block,
                                 .exact = total->exactness,
                                 .min = total->score,
                                 .max = total->score,
                                 .ideal = total->ideal,
                                 .per_trip = has_trips(kernel),
                                 .reason = ""};
  if (total->exactness == UNBANK_BOUNDED &&
      !unbank_report_range(kernel, true, &score->min, &score->max))
    score->exact = UNBANK_UNKNOWN;
  if (score->exact == UNBANK_UNKNOWN)
    score->min = score->max = score->ideal = (double)NAN;
  if (score->exact != UNBANK_EXACT)
    score->reason = reason_of(kernel);
}

static void fill_all(struct unbank_scores *scores) {
  const struct unbank_report *report = scores->report;
  scores->count = report->kernel_count;
  scores->items = ARENA_ARRAY(&scores->arena, struct unbank_score, scores->count);
  for (size_t k = 0; k < scores->count; k++)
    fill(&scores->items[k], &report->kernels[k]);
}

/* Of options that are checked, and of a layout that is one. */
static char *score(LLVMModuleRef module, const struct unbank_options *options, const char *array,
                   const struct unbank_layout *layout, struct unbank_scores *scores) {
  struct unbank_options looking = *options;
  struct unbank_forced_layout *layouts =
      ARENA_ARRAY(&scores->arena, struct unbank_forced_layout, options->layout_count + ADDED);
  looking.size = sizeof looking;
  force(&looking, layouts, array, layout);
  char *error = unbank_analyze(module, &looking, &scores->report);
  if (!error)
    error = check_arrays(scores, array, layout);
  if (!error)
    fill_all(scores);
  return error;
}

char *unbank_score_layout(LLVMModuleRef module, const struct unbank_options *options,
                          const char *array, const char *layout, struct unbank_scores **scores) {
  const struct unbank_options defaults = {.size = sizeof defaults};
  struct unbank_layout wanted;
  char *error = options ? unbank_options_check(options) : NULL;
  if (!error)
    error = unbank_layout_parse(layout, &wanted);
  if (error)
    return error;
  struct unbank_scores *made = calloc(1, sizeof *made);
  if (!made)
    return unbank_error("out of memory");
  error = score(module, options ? options : &defaults, array, &wanted, made);
  if (error)
    unbank_scores_free(made);
  else
    *scores = made;
  return error;
}

size_t unbank_scores_count(const struct unbank_scores *scores) { return scores->count; }

const struct unbank_score *unbank_scores_at(const struct unbank_scores *scores, size_t number) {
  return number < scores->count ? &scores->items[number] : NULL;
}

size_t unbank_scores_bytes(const struct unbank_scores *scores) { return scores->bytes; }

void unbank_scores_free(struct unbank_scores *scores) {
  if (!scores)
    return;
  unbank_report_free(scores->report);
  arena_free(&scores->arena);
  free(scores);
}
