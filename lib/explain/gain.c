/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "explain/gain.h"

#include <math.h>

#include "cost/cycles.h"
#include "report/total.h"
#include "support/words.h"

static const double least_shown = 0.6; /* the least share of saved cycles that shows in the time */
static const double waiting_cycles = 4000; /* for which the resident blocks wait for memory */
static const double most_bytes = 64; /* of other memory in a cycle of an SM, if caches have them */
static const double issued = 4;      /* instructions that an SM issues in a cycle */
static const double most_issued = 6; /* likewise, since ptxas removes some that are counted */
static const double margin = 1.05;   /* for the variation of times, and rounding */

/* How many times as fast a block becomes. No layout can gain more than the number of banks. */
static double speedup(double before, double after) {
  return fmin(margin * before / after, UNBANK_BANKS);
}

/* Whether an access leads to an array that changes, so that it may take other wavefronts. */
static bool may_change(const struct subject *subject, const struct unbank_report_access *access) {
  const struct unbank_report *report = subject->report;
  for (size_t i = 0; i < report->array_count; i++)
    if (unbank_code_row(report->arrays[i].code)->decision == UNBANK_DECISION_CHANGED &&
        is_one_of(report->arrays[i].id, access->arrays, access->array_count))
      return true;
  return false;
}

/* The most, or the least, wavefronts of a block that a score leaves possible. */
static double extreme_of(const struct unbank_report_side *side, bool most) {
  double each = most ? side->max : side->min, weight = unbank_report_weight(side);
  bool is_known = side->present && isfinite(each) && isfinite(weight);
  return is_known ? unbank_trips_of(side) * weight * each : 0;
}

/* The wavefronts of a block before and after that have the largest ratio. An access that no layout
 * moves takes the same on both sides, and the ratio is larger if it takes less. */
static void find_extremes(const struct subject *subject, double *before, double *after) {
  const struct unbank_report_kernel *kernel = subject->kernel;
  for (size_t i = 0; i < kernel->access_count; i++) {
    const struct unbank_report_access *access = &kernel->accesses[i];
    *before += extreme_of(&access->before, may_change(subject, access));
    *after += extreme_of(&access->after, false);
  }
}

/* The most wavefronts that a block may take before. */
static double most_before(const struct unbank_report_kernel *kernel) {
  double sum = 0;
  for (size_t i = 0; i < kernel->access_count; i++)
    sum += extreme_of(&kernel->accesses[i].before, true);
  return sum;
}

/* The ideal of an access, or a lower bound if its score is unknown: no conflict is more than
 * 32-way. */
static double ideal_of_side(const struct unbank_report_side *side) {
  return isfinite(side->ideal) ? side->ideal : side->max / UNBANK_BANKS;
}

/* The wavefronts that a block would take before if no access had a conflict. */
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

/* The instructions that are issued, without those that layouts add. */
static double issued_of(const struct unbank_block_work *work) {
  return work->instructions - work->products + work->accesses;
}

/* The cycles of a block if units work side by side: those of the slowest. */
static double overlapped_cycles(const struct unbank_block_work *work, double wavefronts) {
  double issue = (issued_of(work) + work->added) / most_issued;
  return fmax(fmax(wavefronts, issue), work->global_bytes / most_bytes);
}

/* The cycles of a block if nothing overlaps. */
static double serial_cycles(const struct unbank_block_work *work) {
  return work->wavefronts + work->instructions + work->added / issued +
         unbank_memory_cycles(work->global_bytes_most) + waiting_cycles / fmax(work->blocks, 1);
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
  double ratio = serial_cycles(&work->after) / serial_cycles(&work->before);
  double gain = ratio < 1 ? 1 / (1 - least_shown * (1 - ratio)) : 1 / ratio;
  const struct block_work before = all_of(&work->before), after = all_of(&work->after);
  return unbank_lengthens_issue(&before, &after)
             ? fmin(gain, unbank_busiest_cycles(&before) / unbank_busiest_cycles(&after))
             : gain;
}

/* The largest gain that the scores leave possible, if units work side by side. */
static double most_gain(const struct subject *subject, bool is_range) {
  const struct unbank_block_work *before = &subject->work->before, *after = &subject->work->after;
  double most = speedup(overlapped_cycles(before, before->wavefronts),
                        overlapped_cycles(after, after->wavefronts));
  if (!is_range)
    return most;
  double was = 0, is = 0;
  find_extremes(subject, &was, &is);
  return fmax(most, speedup(overlapped_cycles(before, was), overlapped_cycles(after, is)));
}

/* The largest gain that a layout without any conflict could have. */
static double perfect_gain(const struct subject *subject, bool is_range) {
  const struct unbank_kernel_work *work = subject->work;
  double was = work->before.wavefronts;
  if (is_range)
    was = fmax(was, most_before(subject->kernel));
  double ideal = fmin(ideal_of(subject->kernel), work->after.wavefronts);
  return ideal < was ? speedup(overlapped_cycles(&work->before, was),
                               overlapped_cycles(&work->before, ideal))
                     : 1;
}

static struct gain limits_of(const struct unbank_block_work *work) {
  const double instructions = issued_of(work) + work->added;
  return (struct gain){.least = 1,
                       .most = 1,
                       .perfect = 1,
                       .pipe = work->wavefronts,
                       .issue_least = instructions / most_issued,
                       .issue = instructions / issued,
                       .memory_least = work->global_bytes / most_bytes,
                       .memory = unbank_memory_cycles(work->global_bytes_most)};
}

struct gain unbank_limits_after(const struct subject *subject) {
  return limits_of(&subject->work->after);
}

struct gain unbank_gain(const struct subject *subject) {
  struct gain gain = limits_of(&subject->work->before);
  const bool is_range = has_ranges(subject->kernel);
  gain.perfect = perfect_gain(subject, is_range);
  gain.is_range = is_range;
  if (!is_changed(subject->work))
    return gain;
  gain.least = least_gain(subject->work);
  gain.most = fmax(gain.least, most_gain(subject, is_range));
  return gain;
}
