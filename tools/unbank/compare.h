/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * What was foretold beside what Nsight Compute measured, by line and by kernel, and why they differ
 * where they do.
 *
 * Foretold is what the report has for a block, times the blocks that were launched: an export of
 * kernels says how many, and one of lines how many warps. Measured by line is ncu's own count for
 * each instruction. The counters of a kernel are those of the data pipe, which also hold turns that
 * are no access's: stores read high beside global loads that return, loads by a few. */
#ifndef UNBANK_COMPARE_H
#define UNBANK_COMPARE_H

#include "command.h"
#include "ncu.h"

/* Takes the exports (.csv) out of the inputs and reads them; blocks as they were launched are set
 * where the options do not say the kernel's. NULL, or a malloc'd sentence. */
char *compare_prepare(struct request *request, struct ncu_export *out);

/* Prints the comparison. Returns an exit code: UNBANK_EXIT_FOUND where an exact figure was not met.
 */
int compare_deliver(const struct unbank_report *const *reports, size_t count,
                    const struct unbank_options *options, const struct ncu_export *measured,
                    const struct text_style *style);

#endif
