/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Properties of an array that depend on the arguments of a launch: the length of its rows, and the
 * starts of the arrays that dynamic memory is carved into.
 *
 * Rows whose length an argument decides get layouts of their own (pitch:B:A:K:C), if one instance
 * uses the array. Their numbers are read off the traces: lanes that are coefficient * argument
 * apart are in different rows; the smallest such coefficient is K, and C is the constant part of
 * the distance between such lanes. Such a layout stands for many, of which the length that a launch
 * chooses selects one, and it must not lose for any length. If two arguments determine row lengths,
 * as for the tile and the scores of an attention kernel, one layout may follow both.
 *
 * Memory is carved if arguments shift all lanes of an access alike and the access's offset shows
 * how: each argument is a term of its own, with the coefficient found by the trace. A carved layout
 * (+carved) reads only the bits below the lowest one that these terms set. Layouts are compared for
 * launches in which the terms are so aligned that a carved layout reads all its bits; in other
 * launches only a part of it applies. */
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

/* What a layout needs that the instance does not have: integer arguments that say how long rows
 * are, or memory that arguments carve. A sentence for a report; NULL if nothing is missing. */
const char *unbank_lacks_argument(const struct evaluator *evaluator,
                                  const struct instance *instance,
                                  const struct unbank_layout *layout);

/* Whether the layout takes more than 1 + tolerance times the wavefronts that the array takes now,
 * for rows of some length; or whether that is unknown or exceeds the evaluator's work limit. Not
 * considered are rows longer than all shared memory, and rows of 0 bytes, which put all lanes in
 * one place. */
bool unbank_raises_rows(struct evaluator *evaluator, const struct instance *instance,
                        const struct unbank_layout *layout, double tolerance);

/* Wavefronts of the accesses to rows of both lengths that a layout follows, in launches in which
 * rows of either are multiples of 128 bytes or more, and both together only of 2^log; infinite if
 * they are not known or exceed the evaluator's work limit. */
double unbank_wavefronts_of_pairs(struct evaluator *evaluator, const struct instance *instance,
                                  const struct unbank_layout *layout, unsigned log);

#endif
