/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The prefilter bounds the cost of a layout by its conflict sets (score/conflict_sets.h), in about
 * a microsecond. Which accesses the hardware merges depends on the layout, and to determine it
 * takes as long as bounding hundreds of layouts. So it is determined once for each class of layouts
 * (the same atom, permuted or only padded), from the first layout of the class. */
#ifndef UNBANK_SEARCH_PREFILTER_H
#define UNBANK_SEARCH_PREFILTER_H

#include "evaluate/evaluate.h"
#include "score/conflict_sets.h"

struct prefilter;
/* Everything is allocated in `arena`. `is_carved`: linear layouts will be carved (rows.h). */
struct prefilter *unbank_prefilter(struct arena *arena, struct evaluator *evaluator,
                                   const struct instance *instance, bool is_carved);

struct prefiltered {
  double wavefronts; /* exact up to the given limit; beyond it, some figure above the limit */
  double accesses;   /* executed by the hardware */
  double noise;      /* of the wavefronts, due to words drawn at random */
};
struct prefiltered unbank_prefilter_layout(struct prefilter *prefilter,
                                           const struct unbank_layout *layout, double limit);

/* A lower bound for all layouts under which the widths are those of this one. */
struct prefiltered unbank_prefilter_least(struct prefilter *prefilter,
                                          const struct unbank_layout *layout);

/* A lower bound over all outer pads, or with `inner` over both pads
 * (unbank_conflict_sets_floor). */
double unbank_prefilter_floor(struct prefilter *prefilter, const struct unbank_layout *layout,
                              bool inner, double limit);

/* unbank_conflict_distances for layouts that keep atoms of this size. */
size_t unbank_prefilter_distances(struct prefilter *prefilter, uint32_t atom, uint32_t *out,
                                  size_t most);

/* The case, if any, in which a layout takes more than 1 + tolerance times the wavefronts: few trips
 * of loops with unknown trip counts, or another plausible block shape. */
enum prefilter_harm { PREFILTER_HARMLESS, PREFILTER_HARMS_FEW_TRIPS, PREFILTER_HARMS_SHAPE };
enum prefilter_harm unbank_prefilter_harms(struct prefilter *prefilter,
                                           const struct unbank_layout *layout, double tolerance);

/* The folded sets by which linear layouts with this atom are compared. */
const struct conflict_sets *unbank_prefilter_bits(struct prefilter *prefilter, uint32_t atom);

/* Sets examined so far. */
uint64_t unbank_prefilter_work(const struct prefilter *prefilter);

#endif
