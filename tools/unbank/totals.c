/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "totals.h"

#include <math.h>
#include <string.h>

#include "report/table.h"
#include "report/text.h"
#include "report/total.h"

const struct unbank_report_array *total_array(const struct unbank_report *report,
                                              const struct unbank_report_access *access) {
  for (size_t a = 0; a < report->array_count; a++)
    if (!strcmp(report->arrays[a].id, access->arrays[0]))
      return &report->arrays[a];
  return NULL;
}

static void add_side(struct total *total, const struct unbank_report_side *side) {
  const double weight = unbank_report_weight(side);
  const bool is_unknown = isnan(weight) || isnan(side->mean);
  const double round = side->exactness == UNBANK_UNKNOWN ? weight * side->min : 0;
  const bool loops = isfinite(round) && round > 0;
  total->is_per_trip |= side->weight_exactness == UNBANK_WEIGHT_PER_ITERATION;
  total->unknown += is_unknown;
  total->executions += isnan(weight) ? 0 : weight;
  total->looping += loops;
  total->round += loops ? round : 0;
  total->round_ideal += loops ? weight : 0;
  total->wavefronts += is_unknown ? 0 : weight * side->mean;
  total->ideal += is_unknown || isnan(side->ideal) ? 0 : weight * side->ideal;
}

/* Dynamic memory has its name from the header once its type is another one. */
static bool is_same(const struct unbank_report_array *array, const struct unbank_report_array *as) {
  bool is_dynamic = as->bytes_before < 0;
  return !strcmp(array->name, as->name) ||
         (is_dynamic && strstr(array->name, "unbank_dynamic_memory"));
}

struct total total_of(const struct unbank_report *report, const struct unbank_report_kernel *kernel,
                      const struct unbank_report_array *array, bool after) {
  struct total total = {0};
  for (size_t i = 0; kernel && i < kernel->access_count; i++) {
    const struct unbank_report_access *access = &kernel->accesses[i];
    const struct unbank_report_side *side = after ? &access->after : &access->before;
    const struct unbank_report_array *of = total_array(report, access);
    if (side->present && (!array || (of && is_same(of, array))))
      add_side(&total, side);
  }
  return total;
}

double total_cost(const struct total *total, bool is_per_trip) {
  return is_per_trip && total->ideal ? total->wavefronts / total->ideal : total->wavefronts;
}

double total_least(const struct total *total, bool is_per_trip) {
  const struct total sum = {.wavefronts = total->wavefronts + total->round,
                            .ideal = total->ideal + total->round_ideal};
  return total_cost(&sum, is_per_trip);
}

/* What ptxas takes without more being asked for at the launch. */
enum { STATIC_BYTES_MAX = 48 * 1024 };

static bool fits(const struct unbank_report *report) {
  for (size_t k = 0; k < report->kernel_count; k++)
    if (report->kernels[k].before.shared_bytes > STATIC_BYTES_MAX)
      return false;
  return true;
}

const struct unbank_report_kernel *total_kernel(const struct unbank_report *report,
                                                const char *name) {
  for (size_t k = 0; k < report->kernel_count; k++)
    if (!strcmp(report->kernels[k].name, name))
      return &report->kernels[k];
  return NULL;
}

enum { ROUNDING = 1000000 };

bool total_is_more(double a, double b) { return a > b + fabs(b) / ROUNDING; }

const char *total_text(struct arena *arena, double cost, bool is_per_trip) {
  return arena_printf(arena, "%s %swavefronts", unbank_text_number(arena, cost),
                      is_per_trip ? "times the ideal " : "");
}

/* Within a sentence. */
static const char *name_of(struct arena *arena, const struct unbank_report_kernel *kernel) {
  enum { LONGEST = 60 };
  return unbank_text_kernel(arena, unbank_text_clean(arena, unbank_kernel_title(kernel)), LONGEST);
}

const char *totals_worse(struct arena *arena, const struct unbank_report *was,
                         const struct unbank_report *is) {
  if (!fits(is))
    return "the plugin changes it, but as a patch a block would have more than 48 KiB";
  for (size_t k = 0; k < was->kernel_count; k++) {
    const struct unbank_report_kernel *old = &was->kernels[k], *new = total_kernel(is, old->name);
    const char *name = name_of(arena, old);
    struct total from = total_of(was, old, NULL, false), to = total_of(is, new, NULL, false);
    bool is_per_trip = from.is_per_trip || to.is_per_trip;
    double before = total_cost(&from, is_per_trip), then = total_cost(&to, is_per_trip);
    if (old->before.exactness == UNBANK_UNKNOWN || from.unknown)
      continue;
    if (!new || new->before.exactness == UNBANK_UNKNOWN)
      return arena_printf(
          arena, "the plugin changes it, but as a patch the wavefronts of %s are not known", name);
    if (total_is_more(then, before))
      return arena_printf(
          arena, "the plugin changes it, but as a patch %s would take %s in place of %s", name,
          total_text(arena, then, is_per_trip), unbank_text_number(arena, before));
  }
  return NULL;
}

/* Whether a profile says what some access of a kernel takes. */
static bool is_measured(const struct unbank_report_kernel *kernel) {
  bool is = false;
  for (size_t a = 0; a < kernel->access_count; a++)
    is |= kernel->accesses[a].before.present &&
          kernel->accesses[a].before.exactness == UNBANK_MEASURED;
  return is;
}

const char totals_not_known[] = "are not known";

/* How many times as many loads and stores of shared memory a kernel may execute. */
static const double most_executions = 1.5;

/* NULL: about as many as before. Else a sentence: neighbours that a compiler merged, it merges no
 * longer, as it cannot see that the changed source has them side by side. */
static const char *why_apart(struct arena *arena, const struct unbank_report *was,
                             const struct unbank_report *is,
                             const struct unbank_report_kernel *kernel) {
  const double before = total_of(was, kernel, NULL, false).executions,
               then = total_of(is, total_kernel(is, kernel->name), NULL, false).executions;
  if (!(before > 0) || then <= most_executions * before)
    return NULL;
  return arena_printf(arena,
                      "the plugin changes it, but as a patch %s would execute %s times as many "
                      "loads and stores of shared "
                      "memory, as neighbours would no longer merge",
                      name_of(arena, kernel), unbank_text_number(arena, then / before));
}

/* Whether the most that a kernel may take falls as the plugin would have it fall, but for a part
 * that may be missing: of accesses whose widths ptxas alone knows, no more can be told. */
static bool lowers_most(const struct unbank_report_kernel *was,
                        const struct unbank_report_kernel *is, double missing) {
  double low, most, meant, then;
  return is && unbank_report_range(was, false, &low, &most) &&
         unbank_report_range(was, true, &low, &meant) &&
         unbank_report_range(is, false, &low, &then) &&
         most - then >= (1 - missing) * (most - meant);
}

const char *totals_missed(struct arena *arena, const struct unbank_report *was,
                          const struct unbank_report *is, const struct unbank_report_array *array,
                          double missing, bool may_be_open) {
  for (size_t k = 0; k < was->kernel_count; k++) {
    const struct unbank_report_kernel *kernel = &was->kernels[k];
    const char *name = name_of(arena, kernel);
    struct total written = total_of(was, kernel, array, false),
                 foretold = total_of(was, kernel, array, true),
                 counted = total_of(is, total_kernel(is, kernel->name), array, false);
    if (array->kernel && strcmp(array->kernel, kernel->name) != 0)
      continue;
    const char *apart = why_apart(arena, was, is, kernel);
    if (apart)
      return apart;
    /* No conflict is left. What the plugin's layout takes is not known, or it takes less by wider
     * accesses, and not all that it gains needs to be kept. */
    bool is_free = counted.ideal && !total_is_more(counted.wavefronts, counted.ideal);
    if (is_free && (!foretold.ideal || (missing >= TOTALS_MISSING_MOST && !counted.unknown)))
      continue;
    bool is_per_trip = written.is_per_trip || foretold.is_per_trip || counted.is_per_trip;
    double before = total_least(&written, is_per_trip), meant = total_least(&foretold, is_per_trip),
           then = total_least(&counted, is_per_trip);
    if (total_is_more(then, meant + (before > meant ? missing * (before - meant) : 0)))
      return arena_printf(
          arena,
          "the plugin changes it, but as a patch it would take %s in %s, and with the plugin %s",
          total_text(arena, then, is_per_trip), name, unbank_text_number(arena, meant));
    if (counted.unknown > foretold.unknown &&
        (!may_be_open || is_measured(kernel) ||
         !lowers_most(kernel, total_kernel(is, kernel->name), missing)))
      return arena_printf(arena, "the plugin changes it, but as a patch its wavefronts in %s %s%s",
                          name, totals_not_known,
                          is_measured(kernel) ? " (a profile is of the source as it was; without "
                                                "one, what is known is compared)"
                                              : "");
  }
  return NULL;
}

/* Of what an array takes, the least that a change must save. */
static const double least_saved = 0.05;

/* Where arguments or data decide how much a kernel takes: of the most, the part that a change must
 * save, and of what is saved there, the part by which the least may rise. */
static const double saved_of_most = 0.25, raised_of_saved = 0.05;

bool totals_range_lowered(const struct unbank_report_kernel *was,
                          const struct unbank_report_kernel *is) {
  double low, high, low_then, high_then;
  return is && unbank_report_range(was, false, &low, &high) &&
         unbank_report_range(is, false, &low_then, &high_then) &&
         high - high_then >= saved_of_most * high &&
         low_then - low <= raised_of_saved * (high - high_then);
}

const char *totals_range(struct arena *arena, const struct unbank_report_kernel *kernel) {
  double low = 0, high = 0;
  unbank_report_range(kernel, false, &low, &high);
  return unbank_text_range(arena, low, high);
}

bool total_is_as_known(const struct total *is, const struct total *was) {
  return is->unknown <= was->unknown && is->unknown - is->looping <= was->unknown - was->looping;
}

const char *totals_saved(const struct unbank_report *was, const struct unbank_report *is,
                         const struct unbank_report_array *array) {
  for (size_t k = 0; k < was->kernel_count; k++) {
    const struct unbank_report_kernel *kernel = &was->kernels[k];
    struct total written = total_of(was, kernel, array, false),
                 counted = total_of(is, total_kernel(is, kernel->name), array, false);
    if (array->kernel && strcmp(array->kernel, kernel->name) != 0)
      continue;
    bool is_per_trip = written.is_per_trip || counted.is_per_trip;
    double before = total_least(&written, is_per_trip), then = total_least(&counted, is_per_trip);
    bool is_compared = total_is_as_known(&counted, &written);
    if (is_compared && before > 0 && before - then >= least_saved * before)
      return NULL;
    if (written.unknown && totals_range_lowered(kernel, total_kernel(is, kernel->name)))
      return NULL;
  }
  return "the plugin changes it, but as a patch it is not known to take fewer wavefronts: data, "
         "arguments or ptxas decide";
}
