/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Why an array has its layout, for people and for programs: what was seen, which layouts were
 * weighed and why each was not taken.
 *
 * What is said of a candidate is a fate (unbank/choice.h) with its figures; all of it was told by
 * the choice itself, and nothing is decided again here. */
#ifndef UNBANK_EXPLAIN_EXPLAIN_H
#define UNBANK_EXPLAIN_EXPLAIN_H

#include <stdio.h>

#include "explain/subjects.h"
#include "report/text.h"

/* Prints each subject; style->rows accesses and candidates of each, 0: 6. */
void unbank_explain_print(const struct subject_list *subjects, const struct text_style *style,
                          FILE *out);

/* JSON, version 1 (docs/explain.md), malloc'd, which ends in a newline; NULL when memory runs out.
 */
char *unbank_explain_json(const struct subject_list *subjects);

/* Why a candidate was not taken: "dearer by 3.1 %", "gains 12 cycles of 40 that count". */
const char *unbank_explain_fate(struct arena *arena, const struct unbank_choice *choice,
                                const struct unbank_candidate *candidate);

/* The candidates that are shown, `most` at least two: identity, the chosen one, and the cheapest,
 * of several with the same figures the first; or all, in the choice's order. Returns their number;
 * `out` has room for `most` of them. */
size_t unbank_explain_pick(const struct unbank_choice *choice, size_t most,
                           const struct unbank_candidate **out);

#endif
