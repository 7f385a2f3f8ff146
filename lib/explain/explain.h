/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Explains to people and to programs why an array has its layout: what its accesses take, which
 * layouts were considered, and why the others were not chosen.
 *
 * Nothing is decided again here. The choice itself reports the fate of each candidate, with its
 * figures (unbank/choice.h). */
#ifndef UNBANK_EXPLAIN_EXPLAIN_H
#define UNBANK_EXPLAIN_EXPLAIN_H

#include <stdio.h>

#include "explain/subjects.h"
#include "report/text.h"

/* Prints each subject with at most style->rows accesses and as many candidates; 0 means 6. */
void unbank_explain_print(const struct subject_list *subjects, const struct text_style *style,
                          FILE *out);

/* The subjects as JSON, version 1 (docs/explain.md), malloc'd, with a newline at the end. NULL if
 * memory runs out. */
char *unbank_explain_json(const struct subject_list *subjects);

/* Why a candidate was not chosen: "dearer by 3.1 %", "saves 12, less than 40 cycles". */
const char *unbank_explain_fate(struct arena *arena, const struct unbank_choice *choice,
                                const struct unbank_candidate *candidate);

/* Picks the candidates to show, at most `most`, which is at least 2, in the choice's order. Returns
 * their number. Identity, the chosen one, and those that the reason of the decision names are
 * always shown. If the others do not all fit, only the first of several with the same figures is
 * shown. */
size_t unbank_explain_pick(const struct unbank_choice *choice, const char *reason, size_t most,
                           const struct unbank_candidate **out);

#endif
