/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Whether a type of unbank/array.h is worth its subscripts: these are instructions of the source's
 * own, and wavefronts do not tell of them. What a block does is priced as the choice prices it
 * (cost/cycles.h), in what clang makes of the source with and without the type; with as many
 * resident blocks as there is room for in nvcc's code, where its registers are known. That formula
 * is of SMs which have another block to run while one waits: a type that leaves one block alone is
 * none, whatever it saves. */
#ifndef UNBANK_WORTH_H
#define UNBANK_WORTH_H

#include "trial.h"
#include "unbank/report.h"

/* NULL: some of the kernels becomes faster, and none slower; the kernels are those of the report
 * whose names are in the list, and `was` and `is` what is known of them without the type and with
 * it. Else a sentence. */
const char *worth_refuses(struct arena *arena, const struct unbank_report *report,
                          const struct text_list *kernels, const struct work_list *was,
                          const struct work_list *is);

/* NULL: no kernel of the report becomes slower. Else such a sentence. */
const char *worth_slows(struct arena *arena, const struct unbank_report *report,
                        const struct work_list *was, const struct work_list *is);

/* Whether a sentence is one of these; and one of those that name registers. */
bool worth_is_refusal(const char *problem);
bool worth_is_of_registers(const char *problem);

#endif
