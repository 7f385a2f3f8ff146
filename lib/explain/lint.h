/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Compares the declaration of an array with its use:
 *
 *     useless-pad   the last elements of a row are never accessed, and without them its accesses
 *                   take as many wavefronts: the pad costs bytes and gains nothing
 *     harmful-pad   the same, and without them they take fewer
 *     short-pad     such elements help, but more of them, or fewer, would help more: for instance a
 *                   pad of one element, made for 32 banks, that leaves lanes two by two in a bank
 *     unused-tail   the last bytes of the array are never accessed
 *
 * Only arrays are reported all of whose accesses are known, in every lane and iteration, in all
 * kernels of the module; unknown values (such as a stage of a buffer) may move them by whole rows.
 * So a remark is exact for the block shapes that are scored. The wavefronts of other rows are
 * those of the same accesses at their present widths. */
#ifndef UNBANK_EXPLAIN_LINT_H
#define UNBANK_EXPLAIN_LINT_H

#include "explain/subjects.h"

/* Appends the remarks on a subject's array. */
void unbank_lint(struct arena *arena, const struct subject *subject, struct remark_list *out);
bool unbank_has_lint(const struct subject *subject);

/* Rows, `level` subscripts down, of the length with which the accesses of the array take the fewest
 * wavefronts; no longer than needed for that. */
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
