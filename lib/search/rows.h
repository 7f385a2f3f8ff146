/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * What arguments of a launch decide of an array: how long its rows are, and where the arrays begin
 * that it is carved into.
 *
 * Rows have layouts of their own (pitch:B:A:K:C), for one instance.
 *
 * The rows are read off the traces: where lanes lie coefficient * argument apart, the smallest
 * coefficient is K, and what a lane so far away lies apart besides is C. Such a layout is one of
 * many, by the length that a launch chooses, and no length may lose by it. Where two arguments
 * decide such lengths, as of an attention's tile and of its scores, a layout may follow both.
 *
 * Memory is carved where arguments move all lanes of an access alike, and the access's offset shows
 * how: each of them is a term of its own, with the coefficient that the trace found. A layout that
 * reads only the bits which these terms leave (+carved) is compared in launches in which they leave
 * all; in all others it is a part of itself. */
#ifndef UNBANK_SEARCH_ROWS_H
#define UNBANK_SEARCH_ROWS_H

#include "evaluate/evaluate.h"
#include "search/candidates.h"

/* Adds those that keep groups of `atom` bytes, or of more, whole; in the module's arena. */
void unbank_list_pitched(struct evaluator *evaluator, const struct instance *instance,
                         uint32_t atom, struct layout_list *out);

/* Whether dynamic memory of one kernel is carved where arguments say, and that is all that its
 * arguments have to do with where its lanes are. */
bool unbank_is_carved(const struct evaluator *evaluator, const struct instance *instance);

/* What a layout needs of arguments and the instance does not have, for a report; or NULL. */
const char *unbank_lacks_argument(const struct evaluator *evaluator,
                                  const struct instance *instance,
                                  const struct unbank_layout *layout);

/* Whether the layout takes more than 1 + tolerance times the wavefronts that the array takes as it
 * lies, for rows of some length, or it is not known for one, or takes more work than the
 * evaluator's limit to know. Not asked of rows that are longer than all shared memory or have no
 * bytes, whose lanes lie in one place. */
bool unbank_raises_rows(struct evaluator *evaluator, const struct instance *instance,
                        const struct unbank_layout *layout, double tolerance);

#endif
