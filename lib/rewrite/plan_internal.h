/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * What is known while an address is planned, for plan.c and the files of single permutations. */
#ifndef UNBANK_REWRITE_PLAN_INTERNAL_H
#define UNBANK_REWRITE_PLAN_INTERNAL_H

#include "rewrite/plan.h"

struct planner {
  const struct module *module;
  const struct offset *offset;
  const struct unbank_layout *layout;
  const struct unbank_shape *promise;
  int64_t size;  /* of the array, in bytes */
  bool has_root; /* the root has an offset of its own: it is a phi or select that does not lead to
                    arrays alone */
  bool follows_counters; /* counters are split into what they begin with and their steps */
  struct range leaves[OFFSET_TERMS_MAX]; /* of each term; they may rely on a promised shape */
  struct plan *plan;
};

/* The range of a term's leaf, which may rely on the promised shape. */
struct range unbank_range_of_leaf(const struct planner *planner, const struct term *term);
/* The range of scale * leaf; false past 2^62. */
bool unbank_range_of_term(const struct planner *planner, unsigned term, int64_t scale,
                          struct range *out);
/* The range of the sum's terms and constant; false past 2^62, or with a root. */
bool unbank_range_of_terms(const struct planner *planner, const struct sum *sum, struct range *out);
/* The bits of scale * leaf, modulo 2^32, that may be one. */
uint32_t unbank_bits_of_term(const struct planner *planner, unsigned term, int64_t scale);

/* Plans a linear permutation of the whole offset. */
void unbank_plan_linear(struct planner *planner);

/* Plans a rotation if a column within the row is known separately; else returns false. */
bool unbank_plan_rotated(struct planner *planner);

/* Fills in what the plan costs. */
void unbank_count_added(struct planner *planner);

#endif
