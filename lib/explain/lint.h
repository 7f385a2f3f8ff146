/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Compares the declaration of an array with its use:
 *
 *     useless-pad   the last elements of a row are never accessed, and without them its accesses
 *                   take as many wavefronts: the pad costs bytes and gains nothing
 *     harmful-pad   likewise, but without them its accesses take fewer wavefronts
 *     short-pad     such elements help, but more of them, or fewer, would help more: for instance a
 *                   pad of one element, made for 32 banks, that leaves two lanes in each bank
 *     unused-tail   the last bytes of the array are never accessed
 *
 * An array is reported only if all its accesses are known, in every lane and iteration and in all
 * kernels of the module, except that unknown values (such as the stage of a buffer) may move them
 * by whole rows. So a remark is exact for the block shapes that are scored. Rows of another length
 * are scored as if the accesses kept their present widths. */
#ifndef UNBANK_EXPLAIN_LINT_H
#define UNBANK_EXPLAIN_LINT_H

#include "explain/subjects.h"

/* Appends the remarks on a subject's array. */
void unbank_lint(struct arena *arena, const struct subject *subject, struct remark_list *out);
bool unbank_has_lint(const struct subject *subject);

/* Another length for the rows of an array. */
struct lint_rows {
  unsigned level; /* which dimension of the declaration, from 0 on */
  uint32_t elements;
  double wavefronts, before; /* of a block, with these rows and with those that are declared */
};

/* Finds the shorter rows with the fewest wavefronts; if several lengths take as few, the shortest.
 * False if not all accesses are known, if rows are used up to their ends, or if no length takes
 * fewer wavefronts than the declared one. */
bool unbank_find_shorter_rows(struct arena *arena, const struct subject *subject,
                              struct lint_rows *out);

#endif
