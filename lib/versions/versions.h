/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Where a launch says how long rows are (launch.h), some launches need nothing moved: odd rows meet
 * no bank twice. A function that computes the bits that move, `mask`, once at its entry then has
 * two versions behind one branch that all threads take alike:
 *
 *     entry     ...  mask  ...  branch to  copy      where mask = 0
 *                                          original  elsewhere
 *
 * In the copy the mask is the constant 0, so what moves bytes folds away, and such a launch takes
 * the instructions that it took before, its accesses as wide as they were: what they take there is
 * part of the score (result/collect.c).
 *
 * In the original it is known that something moves. Neighbours in a row have one d, that of the
 * offset x of a group that they are in, and lie at (x + c) ^ d(x) (rewrite/plan.h). Where bytes
 * move, x is a multiple of the group's bytes, and c is less than these:
 *
 *     (x + c) ^ d(x) = (x ^ d(x)) ^ c
 *
 * which is one operation for each neighbour of the first, in place of two. It is not so where
 * nothing moves, so it is not done where a function has several masks, of which one may be 0.
 *
 * A layout that takes accesses apart, of which the copy might keep the parts, leaves a function one
 * version (evaluate/unmoved.h). */
#ifndef UNBANK_VERSIONS_VERSIONS_H
#define UNBANK_VERSIONS_VERSIONS_H

#include "model/model.h"

struct versions;

/* Takes note of the masks of a module that was just rewritten. */
struct versions *unbank_watch_masks(struct module *module);
/* Makes the versions, when nothing is left to do in the module, and tells their accesses to the
 * report, which may be NULL. Frees `versions`. */
void unbank_make_versions(const struct module *module, struct versions *versions,
                          struct unbank_report *report);

#endif
