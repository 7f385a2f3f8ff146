/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The search for the layout of one instance.
 *
 * Layouts are compared in cycles (cost/cycles.h). There are two figures, one about a thousand
 * times as expensive as the other. The bound counts wavefronts by sets of lanes that conflict
 * (score/conflict_sets.h); every candidate gets one, and the bounds decide which candidates enter
 * the pool. The cost (layout_cost, evaluate/evaluate.h) uses the scores that are also reported, at
 * the widths that the hardware would execute, and counts the instructions that the new addresses
 * need; only the most promising candidates of the pool are evaluated, until none of the others can
 * win.
 *
 *     pool     the best few candidates for each row length and kind of permutation
 *     bound    cycles of a candidate's accesses, at least, without the instructions it adds
 *     cost     cycles of its accesses by their scores, with the instructions it adds
 *
 * Candidates are generated in stages, cheap ones first. A stage is skipped if the pool already has
 * a layout without conflicts that costs nothing, and it contributes only candidates whose bound is
 * below the cost of the best one so far:
 *
 *     1   single pads, with rows from the array's type, from index scales, and from the distances
 *         between conflicting words or between the runs that contain them; swizzles
 *     2   the best linear layouts; rotations
 *     3   pads of parts of rows; permutations with pads; two-level pads
 *     4   1 and 2 with smaller atoms: wide accesses are split, or pads move parts of words
 *     5   layouts for rows whose length the launch chooses (rows.h), and those that the calling
 *         program proposes; each of these is evaluated at once
 *
 * If the block shape is assumed, a candidate that takes more wavefronts than identity for another
 * plausible shape is kept out of the pool, so that the next best gets in. The same holds for one
 * that takes more if loops with unknown trip counts run only few trips: what it saves inside the
 * loop it would lose outside. */
#ifndef UNBANK_SEARCH_SEARCH_H
#define UNBANK_SEARCH_SEARCH_H

#include "cost/cycles.h"
#include "evaluate/evaluate.h"
#include "evaluate/ideal.h"
#include "occupancy/occupancy.h"
#include "unbank/choice.h"

enum { POOL_MAX = 96 }; /* candidates in a pool */

struct candidate_layout {
  struct unbank_layout layout;
  unsigned order;      /* how many candidates were considered before it */
  unsigned complexity; /* rank of how expensive its addresses are: unbank_complexity */
  uint32_t bytes;      /* of the array */
  bool is_free;        /* its memory costs nothing */

  /* By conflict sets. */
  double bound;      /* lower bound of its cycles, without the instructions that it adds */
  double noise;      /* cycles by which two bounds may differ by chance */
  double wavefronts; /* from which the bound follows */

  /* Instructions that it adds, per block, if they were counted before its evaluation. */
  bool is_planned;
  double planned;

  /* Its cost, if it was evaluated. */
  bool evaluated;
  bool is_part; /* the cost lacks wavefronts, since to count all would take too much work */
  struct layout_cost cost;

  /* What its bytes cost beside the layouts that other instances had when the best was last
   * determined. */
  bool has_occupancy;
  struct occupancy occupancy;

  bool harmless;         /* it was checked against other plausible cases and loses in none */
  bool rejected;         /* it can no longer be chosen */
  enum unbank_fate fate; /* why, if rejected */
};

/* A layout that did not enter the pool. */
struct refused_layout {
  struct unbank_layout layout;
  double bound; /* see candidate_layout */
  enum unbank_fate fate;
};
enum { REFUSED_MAX = 8 }; /* refused layouts that are remembered */

struct search {
  struct evaluator *evaluator;
  struct instance *instance;
  struct cost_rates rates;   /* of the instance's kernels; zero if it has none */
  uint32_t atom;             /* bytes that stay together, initially the widest access of a lane */
  struct layout_cost before; /* cost of identity */
  double ideal;              /* wavefronts without any conflict */
  struct conflict_degree degree;
  /* The kernels' work, with identity here and the chosen layouts elsewhere. */
  struct block_work total;
  double share;      /* the fraction of `total` that a gain is measured against */
  double guessed;    /* how far off cycles may be because they follow from a guess at data, as a
                        share */
  const char *doubt; /* why an access may have conflicts that were not counted, or NULL */
  bool capped;       /* a work limit left accesses out */
  bool only_aligns;  /* only identity is possible, with rewritten accesses */
  bool is_carved;    /* linear layouts may be carved (rows.h) */

  /* Why a candidate that would pay was refused. */
  bool cannot_align;             /* aligning the array would pay, but does not fit */
  bool met[UNBANK_FATE_COUNT];   /* by fate: whether some candidate met it */
  struct unbank_layout unsuited; /* the best layout that dynamic memory cannot have, or identity */
  double unsuited_bound;         /* lower bound of its cycles */
  struct candidate_layout
      roomless; /* that of the least bound whose bytes no kernel has, or identity */

  double least; /* the least bound */
  double found; /* cycles of the best when stages were last compared, if its bytes cost nothing */
  struct candidate_layout *pool;
  size_t pool_count;
  struct refused_layout *refused; /* those of the least bounds; NULL if not requested */
  size_t refused_count;
  size_t considered; /* layouts that were at least bounded */
  unsigned evaluated_count;
  size_t planned_accesses;  /* accesses planned for candidates before their evaluation */
  uint64_t evaluation_work; /* applications of the bank rule, by all evaluations */
};

static inline struct module *search_module(const struct search *search) {
  return search->evaluator->module;
}

static inline const struct array *search_array(const struct search *search) {
  return &search_module(search)->arrays.items[search->instance->array];
}

/* A search with what is known without a layout: the cost of identity, the ideal. */
struct search unbank_search_new(struct evaluator *evaluator, struct instance *instance,
                                uint32_t atom);

/* Whether there is anything to gain: kernels use the instance, and it has conflicts. */
bool unbank_search_is_worth_it(const struct search *search);

/* Fills the pool with layouts that keep accesses whole and, if these leave much to gain, with
 * layouts that only keep groups of `cut` bytes and split wider accesses. */
void unbank_search_fill(struct search *search, uint32_t cut);

/* The winning candidate, given the layouts chosen for other instances so far, or NULL to keep
 * identity. May be called again when those have changed. */
const struct candidate_layout *unbank_search_best(struct search *search);

/* After unbank_search_best(): of the layouts that would pay but for the resident blocks which their
 * bytes cost, the one with the fewest bytes; NULL: none. */
const struct candidate_layout *unbank_search_loses_blocks(const struct search *search);

/* Whether a layout would pay, as evaluated, but has no room. A bound alone promises too much. */
bool unbank_search_lacks_room(struct search *search);

/* The candidate of the pool with this layout, or NULL. */
struct candidate_layout *unbank_search_find(const struct search *search,
                                            const struct unbank_layout *layout);

/* Evaluates a candidate just for a report; no decision changes. */
void unbank_search_evaluate(struct search *search, struct candidate_layout *candidate);

/* A candidate's cycles, including what its bytes cost; a lower bound if it has not been
 * evaluated. */
double unbank_search_cycles(const struct search *search, const struct candidate_layout *candidate);

/* A candidate's cycles without what its bytes cost; a lower bound if it has not been evaluated. */
double unbank_search_own_cycles(const struct search *search,
                                const struct candidate_layout *candidate);

/* The cycles of the array under identity. */
double unbank_search_before(const struct search *search);

/* Whether a layout under which the array takes this many cycles saves enough to be chosen. */
bool unbank_search_pays(const struct search *search, double cycles);

/* Whether `cycles` are at most `others`, or practically equal to them. */
bool unbank_search_ties(double cycles, double others);

/* The relative increase of wavefronts in another plausible case up to which a layout counts as
 * harmless. */
double unbank_search_harm(void);

/* Whether the best rejected candidate was rejected because its scores, in this case or in other
 * plausible ones, take too much work: then it is unknown whether it does harm. */
bool unbank_search_left_unfollowed(const struct search *search);

/* Whether the pad that dynamic memory cannot have would pay if written in the source, compared with
 * `cycles`. So far only a bound of it is known. */
bool unbank_search_has_advice(struct search *search, double cycles);

/* Cycles that a layout must save to be chosen, per block, summed over the instance's kernels. */
double unbank_search_threshold(const struct search *search);

/* Cycles that a layout with this cost saves, per block, summed over the instance's kernels. */
double unbank_search_gain(const struct search *search, const struct layout_cost *cost);

#endif
