/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "report/total.h"

#include <math.h>

double unbank_report_weight(const struct unbank_report_side *side) {
  bool is_open = side->weight_exactness == UNBANK_WEIGHT_UNKNOWN ||
                 side->weight_exactness == UNBANK_WEIGHT_AT_MOST;
  return is_open ? (double)NAN : side->weight;
}

double unbank_report_least_weight(const struct unbank_report_side *side) {
  return side->weight_exactness == UNBANK_WEIGHT_AT_MOST ? 0 : unbank_report_weight(side);
}

bool unbank_report_range(const struct unbank_report_kernel *kernel, bool after, double *low,
                         double *high) {
  *low = *high = 0;
  for (size_t a = 0; a < kernel->access_count; a++) {
    const struct unbank_report_access *access = &kernel->accesses[a];
    const struct unbank_report_side *side = after ? &access->after : &access->before;
    double weight = side->weight_exactness == UNBANK_WEIGHT_UNKNOWN ? (double)NAN : side->weight;
    /* The mean is over all executions; it says nothing about a subset. */
    bool is_mean = (side->exactness == UNBANK_EXACT || side->exactness == UNBANK_MEASURED) &&
                   side->weight_exactness != UNBANK_WEIGHT_AT_MOST;
    double least = is_mean ? side->mean : side->min, most = is_mean ? side->mean : side->max;
    *low += side->present ? unbank_report_least_weight(side) * least : 0;
    *high += side->present ? weight * most : 0;
  }
  return isfinite(*low + *high);
}
