/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Shared by the files of the search: stages.c generates layouts, consider.c bounds them, pool.c
 * keeps those with the best bounds, best.c evaluates the most promising. */
#ifndef UNBANK_SEARCH_SEARCH_INTERNAL_H
#define UNBANK_SEARCH_SEARCH_INTERNAL_H

#include "kernels/instances.h"
#include "search/candidates.h"
#include "search/prefilter.h"
#include "search/search.h"

/* Applications of the bank rule for all layouts for rows that a launch chooses: about 0.3 s. */
enum { UNBANK_PITCHED_WORK = 1 << 22 };

/* The relative loss in another plausible case from which on a layout does harm; less is noise. */
static const double harm = 0.01;
/* The relative difference up to which costs are equal. */
static const double tie = 1e-3;
/* The difference up to which figures differ by rounding alone. */
static const double same = 1e-9;

static inline double least_of(double a, double b) { return b < a ? b : a; }

/* Bytes of the array under a layout. */
static inline uint32_t bytes_under(const struct search *search,
                                   const struct unbank_layout *layout) {
  return (uint32_t)unbank_bytes_under(search_array(search), layout);
}

/* A candidate's figures, in cycles. */

/* Cycles of the instance's accesses and of what is added to their addresses. */
double unbank_cycles_of(const struct search *search, const struct layout_cost *cost);
/* `cycles` of the array, plus the cycles that its kernels lose because the candidate's bytes leave
 * fewer blocks resident. */
double unbank_slowed(const struct search *search, const struct candidate_layout *candidate,
                     double cycles);

/* The pool. */

/* A candidate that is neither bounded nor evaluated. */
struct candidate_layout unbank_candidate(const struct search *search,
                                         const struct unbank_layout *layout, unsigned order);
/* A rank of how expensive a layout's addresses are. A layout of higher rank must be better in
 * conflicts or bytes. */
unsigned unbank_complexity(const struct unbank_layout *layout);
/* Whether `a` has the better bound or, in a tie, takes fewer bytes. */
bool unbank_goes_before(const struct candidate_layout *a, const struct candidate_layout *b);
/* Whether the pool has a simpler candidate that is as good in bound and bytes. */
bool unbank_is_dominated(const struct search *search, const struct candidate_layout *candidate);
/* Adds a candidate if there is room, or replaces the worst of its bucket, or of all, if it is
 * better than that. */
void unbank_pool_add(struct search *search, const struct candidate_layout *candidate);
/* For reports on the choice: remembers those with the best bounds that did not enter the pool. */
void unbank_note_refused(struct search *search, const struct candidate_layout *candidate,
                         enum unbank_fate fate);

/* Filling the pool. */

/* The longest periods of layouts of dynamic memory, in bytes: launches seldom align starts to more
 * than the first, and few arrays are larger than the second. */
enum {
  CARVED_PERIOD_MAX = UNBANK_BANK_ROW * UNBANK_BANKS,
  DYNAMIC_PERIOD_MAX = 2 * CARVED_PERIOD_MAX,
};

struct filling {
  struct search *search;
  struct prefilter *prefilter;
  struct arena *arena;
  unsigned order;      /* layouts considered so far */
  uint32_t atom_seen;  /* layouts that keep atoms of this size were considered; 0: none yet */
  uint64_t work_limit; /* for the prefilter */
  uint32_t free_bytes; /* the most bytes of the array that are known to cost nothing */
  uint32_t dear_bytes; /* the fewest that are known to cost something */
};

/* Adds a layout to the pool if it may be useful. */
void unbank_consider(struct filling *filling, const struct unbank_layout *layout);
/* Considers each layout of a list, within the work limit. */
void unbank_consider_all(struct filling *filling, const struct layout_list *list);
/* Whether the prefilter's work exceeds its limit. */
bool unbank_is_over(const struct filling *filling);
/* The most wavefronts that a useful layout may have. */
double unbank_wavefront_limit(const struct filling *filling, const struct unbank_layout *layout);
/* Whether a layout's memory costs nothing. */
bool unbank_is_free(struct filling *filling, const struct unbank_layout *layout);

/* Evaluation. */

/* Evaluates a candidate. It is rejected if its scores exceed the work limit, or if tiles of a wmma
 * cannot have its layout, whatever its origin. */
void unbank_evaluate_candidate(struct search *search, struct candidate_layout *candidate,
                               uint64_t work);
/* unbank_search_best with a limit on evaluations; after that, only evaluated candidates count. */
const struct candidate_layout *unbank_best_within(struct search *search, unsigned evaluations);

#endif
