/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Sums over a kernel's accesses whose figures are ranges. */
#ifndef UNBANK_REPORT_TOTAL_H
#define UNBANK_REPORT_TOTAL_H

#include "unbank/report.h"

/* Executions of the access per block, in warps; NAN if unknown, or if only an upper bound is
 * known. */
double unbank_report_weight(const struct unbank_report_side *side);
/* The fewest executions of the access per block, in warps: 0 if only an upper bound is known, NAN
 * if nothing is. */
double unbank_report_least_weight(const struct unbank_report_side *side);

/* The least and the most wavefronts per block, before or after the run. Loops of unknown length
 * count as one trip. False if either is unknown. */
bool unbank_report_range(const struct unbank_report_kernel *kernel, bool after, double *low,
                         double *high);

#endif
