/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Two versions of a function whose rows have a length chosen at launch (launch.h).
 *
 * In some launches nothing needs to be moved: columns of odd rows have no conflicts. A function
 * that computes `mask`, the bits that move, once at its entry gets two versions behind one branch,
 * which all threads take the same way:
 *
 *     entry     ...  mask  ...  branch to  copy      if mask = 0
 *                                          original  otherwise
 *
 * The copy is the function as it was before the rewrite, so such a launch takes the same
 * instructions as before, with accesses as wide as before; what they take there is part of the
 * score (result/collect.c). Where other arrays of the function have layouts, too, or other
 * functions that are defined here may get addresses from it, it is a copy of the rewritten
 * function, in which the mask is the constant 0, so that the code that moves bytes folds away.
 * Addresses are then sums of integers, which codegen and ptxas keep in registers otherwise than the
 * pointers that were there. (On an H200, a mixture of Gaussians in rows of five words was 0.89
 * times as fast.)
 *
 * In the original, something is known to move. Neighbours in a row share one d, that of the offset
 * x of their group, and are at (x + c) ^ d(x) (rewrite/plan.h). If bytes move, x is a multiple of
 * the group's bytes, and c is less than that, so
 *
 *     (x + c) ^ d(x) = (x ^ d(x)) ^ c
 *
 * which takes one operation per further neighbour instead of two. This does not hold where nothing
 * moves, so it is not done if a function has several masks, one of which may be 0.
 *
 * Where bytes move, rows are also multiples of more bytes than they are known to be in general, and
 * addresses are better aligned, so that loads and stores of neighbours become one.
 *
 * There, the mask and the shift of rows that are multiples of 128 bytes, and of others, are merged
 * by phis (of rows of two lengths, the mask):
 *
 *     original  ...  shift  branch to  rest   if 128 divides the rows   mask = 128 - 2^B
 *                                      part   otherwise                 shift = 7 - B
 *     part      branch to rest
 *
 * ptxas computes a number that is short of registers anew in each iteration of a loop, rather than
 * keep it, and both take about seven instructions; a phi it keeps.
 *
 * If a layout splits accesses, the copy might keep them split, so the function keeps one version
 * (evaluate/unmoved.h). */
#ifndef UNBANK_VERSIONS_VERSIONS_H
#define UNBANK_VERSIONS_VERSIONS_H

#include "model/model.h"

struct versions;

/* Whether a function may get two versions, if it computes a mask. */
bool unbank_may_have_versions(LLVMValueRef function);

/* Keeps functions that will have masks as they are, for a module that is about to be rewritten. */
struct versions *unbank_keep_unmoved(struct module *module);
/* Notes the masks of that module, which was just rewritten. */
void unbank_watch_masks(const struct module *module, struct versions *versions);
/* Aligns accesses as they are in the version in which bytes move, so that analysing the module
 * shows how they are executed there. */
void unbank_show_moved(const struct module *module, struct versions *versions);
/* Makes the versions, once nothing else is left to do in the module, and adds their accesses to the
 * report, which may be NULL. Frees `versions`. */
void unbank_make_versions(const struct module *module, struct versions *versions,
                          struct unbank_report *report);
/* Frees `versions`, for a module that is thrown away. */
void unbank_drop_versions(struct versions *versions);

#endif
