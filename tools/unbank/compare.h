/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Compares predictions with measurements of Nsight Compute, by line and by kernel, and says why
 * they differ.
 *
 * The prediction is the report's figure for a block, times the number of blocks that were launched:
 * an export of kernels has that number, and an export of lines the number of warps. The measurement
 * of a line is ncu's own count for each instruction. The counters of a kernel are those of the data
 * pipe. They include turns that belong to no access: stores are counted too high while global loads
 * return, and loads by a few. */
#ifndef UNBANK_COMPARE_H
#define UNBANK_COMPARE_H

#include "command.h"
#include "ncu.h"

/* Removes the exports (.csv) from the inputs and reads them. Kernels whose block shapes the options
 * do not say get those that were launched. NULL, or a malloc'd sentence. */
char *compare_prepare(struct request *request, struct ncu_export *out);

/* Prints the comparison. Returns an exit code: UNBANK_EXIT_FOUND if a measurement differs from an
 * exact figure. */
int compare_deliver(const struct unbank_report *const *reports, size_t count,
                    const struct unbank_options *options, const struct ncu_export *measured,
                    const struct text_style *style);

#endif
