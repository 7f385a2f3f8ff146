/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "explain/gain.h"

#include <math.h>

#include "cost/cycles.h"
#include "report/total.h"
#include "support/words.h"

static const double shown = 0.6;     /* of what is saved, at least */
static const double start = 4000;    /* cycles of a block that wait for memory */
static const double bytes_fast = 64; /* of other memory in a cycle of an SM, from caches */
static const double issued_fast = 6; /* instructions in a cycle, as some are none after ptxas */
static const double issued = 4;      /* the most that an SM can */
static const double margin = 1.05;   /* what times of one run differ by, and rounding */

/* No more than banks can give, whatever is open. */
static double times(double more, double less) { return fmin(margin * more / less, UNBANK_BANKS); }

/* Whether an access is to an array that changes, so that a layout may change what it takes. */
static bool may_change(const struct subject *subject, const struct unbank_report_access *access) {
  const struct unbank_report *report = subject->report;
  for (size_t i = 0; i < report->array_count; i++)
    if (unbank_code_row(report->arrays[i].code)->decision == UNBANK_DECISION_CHANGED &&
        is_one_of(report->arrays[i].id, access->arrays, access->array_count))
      return true;
  return false;
}

/* Wavefronts of a block: the most of all that a score leaves open, or the least. */
static double extreme_of(const struct unbank_report_side *side, bool most) {
  double each = most ? side->max : side->min, weight = unbank_report_weight(side);
  bool is_known = side->present && isfinite(each) && isfinite(weight);
  return is_known ? unbank_trips_of(side) * weight * each : 0;
}

/* The wavefronts of a block before and after of which the ratio is largest. What an access takes
 * that no layout moves is the same on both sides, and the less of it, the larger the ratio. */
static void find_extremes(const struct subject *subject, double *before, double *after) {
  const struct unbank_report_kernel *kernel = subject->kernel;
  for (size_t i = 0; i < kernel->access_count; i++) {
    const struct unbank_report_access *access = &kernel->accesses[i];
    *before += extreme_of(&access->before, may_change(subject, access));
    *after += extreme_of(&access->after, false);
  }
}

/* The most that a block takes before. */
static double most_before(const struct unbank_report_kernel *kernel) {
  double sum = 0;
  for (size_t i = 0; i < kernel->access_count; i++)
    sum += extreme_of(&kernel->accesses[i].before, true);
  return sum;
}

/* An access whose score is not known has no ideal; a conflict is 32-way at most. */
static double ideal_of_side(const struct unbank_report_side *side) {
  return isfinite(side->ideal) ? side->ideal : side->max / UNBANK_BANKS;
}

/* The wavefronts that a block takes before, were no access to have a conflict. */
static double ideal_of(const struct unbank_report_kernel *kernel) {
  double sum = 0;
  for (size_t i = 0; i < kernel->access_count; i++) {
    const struct unbank_report_side *side = &kernel->accesses[i].before;
    double weight = unbank_report_weight(side);
    const double ideal = ideal_of_side(side);
    if (side->present && isfinite(ideal) && isfinite(weight))
      sum += unbank_trips_of(side) * weight * ideal;
  }
  return sum;
}

static bool has_ranges(const struct unbank_report_kernel *kernel) {
  for (size_t i = 0; i < kernel->access_count; i++) {
    const struct unbank_report_side *before = &kernel->accesses[i].before,
                                    *after = &kernel->accesses[i].after;
    if ((before->present && before->exactness != UNBANK_EXACT) ||
        (after->present && after->exactness != UNBANK_EXACT))
      return true;
  }
  return false;
}

/* Instructions that are issued, but for those that layouts add. */
static double issued_of(const struct unbank_block_work *work) {
  return work->instructions - work->products + work->accesses;
}

static double hidden_best(const struct unbank_block_work *work, double wavefronts) {
  double issue = (issued_of(work) + work->added) / issued_fast;
  return fmax(fmax(wavefronts, issue), work->global_bytes / bytes_fast);
}

static double hidden_least(const struct unbank_block_work *work) {
  return work->wavefronts + work->instructions + work->added / issued +
         unbank_memory_cycles(work->global_bytes_most) + start / fmax(work->blocks, 1);
}

static bool is_changed(const struct unbank_kernel_work *work) {
  return work->before.wavefronts != work->after.wavefronts ||
         work->before.accesses != work->after.accesses || work->after.added > 0;
}

static struct block_work all_of(const struct unbank_block_work *work) {
  return (struct block_work){.wavefronts = work->wavefronts,
                             .accesses = work->accesses,
                             .instructions = work->instructions + work->added,
                             .products = work->products};
}

static double least_gain(const struct unbank_kernel_work *work) {
  double ratio = hidden_least(&work->after) / hidden_least(&work->before);
  double gain = ratio < 1 ? 1 / (1 - shown * (1 - ratio)) : 1 / ratio;
  const struct block_work before = all_of(&work->before), after = all_of(&work->after);
  return unbank_lengthens_issue(&before, &after)
             ? fmin(gain, unbank_busiest_cycles(&before) / unbank_busiest_cycles(&after))
             : gain;
}

/* The largest ratio of times that the scores leave open, if units work side by side. */
static double most_gain(const struct subject *subject, bool is_range) {
  const struct unbank_block_work *before = &subject->work->before, *after = &subject->work->after;
  double most =
      times(hidden_best(before, before->wavefronts), hidden_best(after, after->wavefronts));
  if (!is_range)
    return most;
  double was = 0, is = 0;
  find_extremes(subject, &was, &is);
  return fmax(most, times(hidden_best(before, was), hidden_best(after, is)));
}

/* The largest ratio of times that a layout without any conflict could have. */
static double perfect_gain(const struct subject *subject, bool is_range) {
  const struct unbank_kernel_work *work = subject->work;
  double was = work->before.wavefronts;
  if (is_range)
    was = fmax(was, most_before(subject->kernel));
  double ideal = fmin(ideal_of(subject->kernel), work->after.wavefronts);
  return ideal < was ? times(hidden_best(&work->before, was), hidden_best(&work->before, ideal))
                     : 1;
}

struct gain unbank_gain(const struct subject *subject) {
  const struct unbank_block_work *before = &subject->work->before;
  const double instructions = issued_of(before);
  const bool is_range = has_ranges(subject->kernel);
  struct gain gain = {.least = 1,
                      .most = 1,
                      .perfect = perfect_gain(subject, is_range),
                      .pipe = before->wavefronts,
                      .issue_least = instructions / issued_fast,
                      .issue = instructions / issued,
                      .memory_least = before->global_bytes / bytes_fast,
                      .memory = unbank_memory_cycles(before->global_bytes_most),
                      .is_range = is_range};
  if (!is_changed(subject->work))
    return gain;
  gain.least = least_gain(subject->work);
  gain.most = fmax(gain.least, most_gain(subject, is_range));
  return gain;
}
