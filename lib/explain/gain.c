/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "explain/gain.h"

#include <math.h>

#include "explain/subjects.h"
#include "report/total.h"

static const double shown = 0.6;      /* of what is saved, at least */
static const double start = 4000;     /* cycles of a block that wait for memory */
static const double bytes_slow = 16;  /* of other memory in a cycle of an SM: at its worst, */
static const double bytes_usual = 20; /* from DRAM, */
static const double bytes_fast = 64;  /* and from caches */
static const double issued_fast = 6;  /* instructions in a cycle, as some are none after ptxas */
static const double issued = 4;       /* the most that an SM can */
static const double margin = 1.05;    /* what times of one run differ by, and rounding */

/* No more than banks can give, whatever is open. */
static double times(double more, double less) { return fmin(margin * more / less, UNBANK_BANKS); }

/* Wavefronts of a block: the most of all that a score leaves open, or the least. */
static double extreme(const struct unbank_report_kernel *kernel, bool after, bool most) {
  double sum = 0;
  for (size_t i = 0; i < kernel->access_count; i++) {
    const struct unbank_report_access *access = &kernel->accesses[i];
    const struct unbank_report_side *side = after ? &access->after : &access->before;
    double each = most ? side->max : side->min;
    double weight = unbank_report_weight(side);
    if (side->present && isfinite(each) && isfinite(weight))
      sum += unbank_trips_of(side) * weight * each;
  }
  return sum;
}

/* An access whose score is not known has no ideal; a conflict is 32-way at most. */
static double ideal_of_side(const struct unbank_report_side *side) {
  return isfinite(side->ideal) ? side->ideal : side->max / UNBANK_BANKS;
}

/* The same without a conflict. */
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

static double hidden_best(const struct unbank_block_work *work, double wavefronts) {
  double issue = (work->instructions + work->accesses + work->added) / issued_fast;
  return fmax(fmax(wavefronts, issue), work->global_bytes / bytes_fast);
}

static double hidden_least(const struct unbank_block_work *work) {
  return work->wavefronts + work->instructions + work->added / issued +
         work->global_bytes / bytes_slow + start / fmax(work->blocks, 1);
}

static bool is_changed(const struct unbank_kernel_work *work) {
  return work->before.wavefronts != work->after.wavefronts ||
         work->before.accesses != work->after.accesses || work->after.added > 0;
}

static double least_gain(const struct unbank_kernel_work *work) {
  double ratio = hidden_least(&work->after) / hidden_least(&work->before);
  return ratio < 1 ? 1 / (1 - shown * (1 - ratio)) : 1 / ratio;
}

struct gain unbank_gain(const struct unbank_report_kernel *kernel,
                        const struct unbank_kernel_work *work) {
  const struct unbank_block_work *before = &work->before, *after = &work->after;
  struct gain gain = {.least = 1,
                      .most = 1,
                      .pipe = before->wavefronts,
                      .issue = (before->instructions + before->accesses) / issued,
                      .memory = before->global_bytes / bytes_usual,
                      .is_range = has_ranges(kernel)};
  double was = before->wavefronts, is = after->wavefronts;
  if (gain.is_range) {
    was = fmax(was, extreme(kernel, false, true));
    is = fmin(is, extreme(kernel, true, false));
  }
  double busy = hidden_best(before, was), ideal = fmin(ideal_of(kernel), is);
  gain.perfect = ideal < was ? times(busy, hidden_best(before, ideal)) : 1;
  if (!is_changed(work))
    return gain;
  gain.least = least_gain(work);
  gain.most = fmax(gain.least, times(busy, hidden_best(after, is)));
  return gain;
}
