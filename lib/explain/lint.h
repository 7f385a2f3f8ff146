/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * What the declaration of an array says of its use:
 *
 *     useless-pad   the last elements of a row are never accessed, and without them its accesses
 *                   take as many wavefronts: the pad costs bytes and brings nothing
 *     harmful-pad   the same, and without them they take fewer
 *     short-pad     such elements help, and more of them, or fewer, help more: a pad of one element
 *                   made for 32 banks that leaves lanes two by two in one, say
 *     unused-tail   the last bytes of the array are never accessed
 *
 * It is said of arrays alone of which every access is known, of every lane and iteration, in all
 * kernels of the module; of what is moved by values that are not known (a stage of a buffer, say)
 * where it moves by whole rows. So it is exact for the block shapes that are scored, and said of
 * these. Wavefronts of other rows are those of the same accesses at the widths that they have now.
 */
#ifndef UNBANK_EXPLAIN_LINT_H
#define UNBANK_EXPLAIN_LINT_H

#include "explain/subjects.h"

/* Appends what is to be said of a subject's array. */
void unbank_lint(struct arena *arena, const struct subject *subject, struct remark_list *out);
bool unbank_has_lint(const struct subject *subject);

/* Rows of what `level` subscripts lead to, so many elements long that the accesses of the array
 * take fewest wavefronts, and no longer than that asks for. */
struct lint_rows {
  unsigned level;
  uint32_t elements;
  double wavefronts, before; /* of a block, with these rows and with those that are declared */
};

/* The rows with the fewest wavefronts of all that are shorter than declared. False: not all
 * accesses are known, or no end of a row is left unused, or none takes fewer. */
bool unbank_find_shorter_rows(struct arena *arena, const struct subject *subject,
                              struct lint_rows *out);

#endif
