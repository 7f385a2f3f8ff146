/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * What the planning of one address knows, for plan.c and for the kinds of permutations that have a
 * file of their own. */
#ifndef UNBANK_REWRITE_PLAN_INTERNAL_H
#define UNBANK_REWRITE_PLAN_INTERNAL_H

#include "rewrite/plan.h"

struct planner {
  const struct module *module;
  LLVMValueRef function;
  const struct unbank_shape *promise; /* that ranges may rely on, or NULL */
  const struct offset *offset;
  const struct unbank_layout *layout;
  int64_t size;  /* of the array */
  bool has_root; /* the root has an offset of its own: a phi or select, not of arrays alone */
  struct range leaves[OFFSET_TERMS_MAX];
  struct plan *plan;
};

/* scale * leaf, or false past 2^62. */
bool unbank_range_of_term(const struct planner *planner, unsigned term, int64_t scale,
                          struct range *out);
/* The sum's terms and constant; false past 2^62, or with a root. */
bool unbank_range_of_terms(const struct planner *planner, const struct sum *sum, struct range *out);
/* The bits of scale * leaf, modulo 2^32, that may be ones. */
uint32_t unbank_bits_of_term(const struct planner *planner, unsigned term, int64_t scale);

/* Takes the offset apart for a linear permutation, all of it. */
void unbank_plan_linear(struct planner *planner);

/* The same for a rotation, where a column within the row is known apart. Else false. */
bool unbank_plan_rotated(struct planner *planner);

/* Fills in what the plan costs. */
void unbank_count_added(struct planner *planner);

#endif
