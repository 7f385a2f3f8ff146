/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * What a kernel's accesses add up to where their figures are ranges. */
#ifndef UNBANK_REPORT_TOTAL_H
#define UNBANK_REPORT_TOTAL_H

#include "unbank/report.h"

/* How often a block's warps execute the access; NAN where that is not known, or not more than the
 * most. */
double unbank_report_weight(const struct unbank_report_side *side);
/* How often they do at least; NAN where nothing is known of it. */
double unbank_report_least_weight(const struct unbank_report_side *side);

/* The least and the most wavefronts of a block, before the run or after it. Loops of unknown length
 * count as one trip. False where one of the two is not known. */
bool unbank_report_range(const struct unbank_report_kernel *kernel, bool after, double *low,
                         double *high);

#endif
