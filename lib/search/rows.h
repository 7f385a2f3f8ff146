/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Properties of an array that depend on the arguments of a launch: the length of its rows, and the
 * starts of the arrays that dynamic memory is carved into.
 *
 * Rows of such a length get layouts of their own (pitch:B:A:K:C), if one instance uses the array.
 * They are read off the traces: lanes that are coefficient * argument apart are in different rows;
 * the smallest such coefficient is K, and C is the constant distance of a lane that far away. The
 * layout is one of many, selected by the length that the launch chooses, and must not lose for any
 * length. If two arguments determine row lengths, as for the tile and the scores of an attention
 * kernel, one layout may follow both.
 *
 * Memory is carved if arguments shift all lanes of an access alike and the access's offset shows
 * how: each argument is a term of its own, with the coefficient found by the trace. A layout that
 * reads only the bits below these terms (+carved) is compared for launches in which they leave all
 * bits; in other launches it is a part of that layout. */
#ifndef UNBANK_SEARCH_ROWS_H
#define UNBANK_SEARCH_ROWS_H

#include "evaluate/evaluate.h"
#include "search/candidates.h"

/* Lists the layouts for such rows that keep groups of at least `atom` bytes together; in the
 * module's arena. */
void unbank_list_pitched(struct evaluator *evaluator, const struct instance *instance,
                         uint32_t atom, struct layout_list *out);

/* Whether the dynamic memory of one kernel is carved by its arguments, and the addresses depend on
 * arguments in no other way. */
bool unbank_is_carved(const struct evaluator *evaluator, const struct instance *instance);

/* What a layout needs from the arguments that the instance lacks, as text for a report; or NULL. */
const char *unbank_lacks_argument(const struct evaluator *evaluator,
                                  const struct instance *instance,
                                  const struct unbank_layout *layout);

/* Whether the layout takes more than 1 + tolerance times the wavefronts that the array takes now,
 * for rows of some length; or whether that is unknown or exceeds the evaluator's work limit. Rows
 * longer than all shared memory, or of no bytes, which put all lanes in one place, are not
 * considered. */
bool unbank_raises_rows(struct evaluator *evaluator, const struct instance *instance,
                        const struct unbank_layout *layout, double tolerance);

#endif
