/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The prefilter: a cheap bound of what a layout of an instance would cost, by its conflict sets
 * (score/conflict_sets.h), in about a microsecond.
 *
 * Which accesses the hardware merges depends on the layout, and finding out takes as long as
 * filtering hundreds: it is found out once for each class of layouts (the atom, permuted or only
 * padded), of the first that is met of it. */
#ifndef UNBANK_SEARCH_PREFILTER_H
#define UNBANK_SEARCH_PREFILTER_H

#include "evaluate/evaluate.h"
#include "score/conflict_sets.h"

struct prefilter;
/* Everything lives in `arena`. `is_carved`: linear layouts will be carved ones (rows.h). */
struct prefilter *unbank_prefilter(struct arena *arena, struct evaluator *evaluator,
                                   const struct instance *instance, bool is_carved);

struct prefiltered {
  double wavefronts; /* any figure above the limit when it is exceeded */
  double accesses;   /* that the hardware executes */
  double noise;      /* of the wavefronts: luck of words drawn at random */
};
struct prefiltered unbank_prefilter_layout(struct prefilter *prefilter,
                                           const struct unbank_layout *layout, double limit);

/* The least that any layout with the widths of this one may have, without a look at it. */
struct prefiltered unbank_prefilter_least(struct prefilter *prefilter,
                                          const struct unbank_layout *layout);

/* What no choice of the outer pad goes below, or where `inner` of both
 * (unbank_conflict_sets_floor).
 */
double unbank_prefilter_floor(struct prefilter *prefilter, const struct unbank_layout *layout,
                              bool inner, double limit);

/* unbank_conflict_distances of layouts that keep atoms. */
size_t unbank_prefilter_distances(struct prefilter *prefilter, uint32_t atom, uint32_t *out,
                                  size_t most);

/* Where a layout takes more than 1 + tolerance times the wavefronts, if anywhere: with few trips of
 * loops whose trips are not known, or for another plausible shape of the block. */
enum prefilter_harm { PREFILTER_HARMLESS, PREFILTER_HARMS_FEW_TRIPS, PREFILTER_HARMS_SHAPE };
enum prefilter_harm unbank_prefilter_harms(struct prefilter *prefilter,
                                           const struct unbank_layout *layout, double tolerance);

/* The folded sets by which linear layouts that keep atoms are compared. */
const struct conflict_sets *unbank_prefilter_bits(struct prefilter *prefilter, uint32_t atom);

/* Sets that were looked at so far. */
uint64_t unbank_prefilter_work(const struct prefilter *prefilter);

#endif
