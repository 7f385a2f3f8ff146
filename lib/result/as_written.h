/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The side before the run of kernels into which functions were inlined for a layout. It is that of
 * the module as written (inlining/as_written.h), whose accesses are executed as often, at the same
 * addresses, as those of the module as it came, but may merge more:
 *
 *     as written, it is     in the module as it came
 *     by itself             it is by itself, too
 *     merged with others    at most, all are executed one by one; at least, as they are as written
 *     removed               at most, it is executed; at least, it is not
 *
 * Its accesses and those of the optimised code share rows if their places in the source say that
 * they are the same; others have rows with one side. */
#ifndef UNBANK_RESULT_AS_WRITTEN_H
#define UNBANK_RESULT_AS_WRITTEN_H

#include "result/analysis.h"

/* Opens the widths of a kernel of the copy that need not be those of the code as it came. */
void unbank_open_widths(const struct analysis *analysis, size_t kernel);

/* The report of the copy: its kernels, and the sides of their accesses before the run. The arrays
 * of an access are the names of globals, not ids. */
struct unbank_report *unbank_report_written(const struct analysis *analysis);

/* The kernel of that report that stands for a kernel of the module; NULL if it is not known what
 * that executed, or none of its functions were inlined. */
const struct unbank_report_kernel *unbank_written_kernel(const struct analysis *analysis, size_t k);

/* Gives the rows of a kernel the sides before the run, and adds rows for the accesses that are not
 * among them. */
void unbank_add_written(struct arena *arena, const struct unbank_report_kernel *written,
                        struct unbank_report_kernel *out);

#endif
