/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * What the parts of the search share: `stages` brings layouts up, `consider` bounds them, `pool`
 * keeps the best by their bounds, `best` finds out what these cost. */
#ifndef UNBANK_SEARCH_SEARCH_INTERNAL_H
#define UNBANK_SEARCH_SEARCH_INTERNAL_H

#include "kernels/instances.h"
#include "search/candidates.h"
#include "search/prefilter.h"
#include "search/search.h"

enum { UNBANK_PITCHED_WORK = 1 << 21 }; /* all for rows that a launch chooses: about 0.3 s */

static const double harm = 0.01; /* to another plausible shape or number of trips: less is noise */
static const double tie = 1e-3;  /* relative: costs so near to each other are equal */
static const double same = 1e-9;

static inline double least_of(double a, double b) { return b < a ? b : a; }

/* Bytes of the array under a layout. */
static inline uint32_t bytes_under(const struct search *search,
                                   const struct unbank_layout *layout) {
  return (uint32_t)unbank_bytes_under(search_array(search), layout);
}

/* Figures of a candidate, in cycles. */

/* Of the instance's accesses, and of what is added to their addresses. */
double unbank_cycles_of(const struct search *search, const struct layout_cost *cost);
/* So many of the array, with what the candidate's bytes cost all that the kernels do. */
double unbank_slowed(const struct search *search, const struct candidate_layout *candidate,
                     double cycles);

/* The pool. */

/* One that is neither bounded nor evaluated. */
struct candidate_layout unbank_candidate(const struct search *search,
                                         const struct unbank_layout *layout, unsigned order);
/* What an address takes, in order: one that takes more must have fewer conflicts or bytes. */
unsigned unbank_complexity(const struct unbank_layout *layout);
/* Whether the bound of `a` promises more; in a tie, whether it takes fewer bytes. */
bool unbank_goes_before(const struct candidate_layout *a, const struct candidate_layout *b);
/* Whether a simpler candidate of the pool promises as much for as few bytes. */
bool unbank_is_dominated(const struct search *search, const struct candidate_layout *candidate);
/* Keeps a candidate in a free place, or in that of the worst of its bucket, or of all, if it goes
 * before that one. */
void unbank_pool_add(struct search *search, const struct candidate_layout *candidate);
/* For who asks why: remembers those of least bounds that did not come into the pool. */
void unbank_note_refused(struct search *search, const struct candidate_layout *candidate,
                         enum unbank_fate fate);

/* Filling it. */

enum { /* bytes: */
       CARVED_PERIOD_MAX =
           UNBANK_BANK_ROW * UNBANK_BANKS,         /* launches seldom align starts to more */
       DYNAMIC_PERIOD_MAX = 2 * CARVED_PERIOD_MAX, /* and few have larger arrays */
};

struct filling {
  struct search *search;
  struct prefilter *prefilter;
  struct arena *arena;
  unsigned order;      /* layouts considered so far */
  uint32_t atom_seen;  /* layouts that keep so much whole were considered: 0, none yet */
  uint64_t work_limit; /* of the prefilter */
  uint32_t free_bytes, dear_bytes; /* so many cost nothing, and so many something */
};

/* Puts a layout into the pool if it may be of use. */
void unbank_consider(struct filling *filling, const struct unbank_layout *layout);
/* Each of a list, until the work is over. */
void unbank_consider_all(struct filling *filling, const struct layout_list *list);
bool unbank_is_over(const struct filling *filling);
/* The most wavefronts with which a layout is of use. */
double unbank_wavefront_limit(const struct filling *filling, const struct unbank_layout *layout);
/* Whether a layout takes no memory that costs anything. */
bool unbank_is_free(struct filling *filling, const struct unbank_layout *layout);

/* Judging. */

/* Evaluates a candidate. It is rejected if its scores take more than so much work, or if tiles of a
 * wmma cannot have its layout, wherever that came from. */
void unbank_evaluate_candidate(struct search *search, struct candidate_layout *candidate,
                               uint64_t work);
/* unbank_search_best. After that many evaluations only what is evaluated is looked at. */
const struct candidate_layout *unbank_best_within(struct search *search, unsigned evaluations);

#endif
