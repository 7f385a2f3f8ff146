/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The search for the layout of one instance.
 *
 * What a layout is worth is said in cycles (cost/cycles.h), of which two figures differ in what it
 * takes to find them by a factor of a thousand. What its sets of lanes cost (score/conflict_sets.h)
 * is asked of every candidate: that fills the pool. How the hardware would execute the accesses, by
 * the same scores that are reported, and which instructions their addresses need (a layout_cost,
 * evaluate/evaluate.h) is asked of the best of the pool only, until what is left in it cannot win.
 *
 *     pool     for each row length, and each kind of permutation, the few best candidates
 *     bound    of a candidate: cycles of its accesses, by conflict sets
 *     cost     what its accesses take by their scores, with the instructions that it adds
 *
 * Candidates come in stages, cheap ones first; a stage is left out where what is there is without
 * conflicts and for free, and brings none whose bound is above the cost of the best before it:
 *
 *     1   pads of one level, on rows of the type, of the index, and of the distances between words
 *         that conflict or the runs that these are in; swizzles
 *     2   the best linear layouts; rotations
 *     3   pads of parts of rows; permutations with pads; pads of two levels
 *     4   1 and 2 with smaller atoms: wide accesses fall apart, or pads move parts of words
 *     5   layouts for rows whose length the launch chooses (rows.h), and what the program proposes:
 *         each is evaluated at once
 *
 * Where the block shape is assumed, a candidate that takes more wavefronts than identity for
 * another plausible shape does not come into the pool: the next best does. Nor does one that takes
 * more where loops whose trips are not known run few of them: what it saves in the loop, it loses
 * outside. */
#ifndef UNBANK_SEARCH_SEARCH_H
#define UNBANK_SEARCH_SEARCH_H

#include "cost/cycles.h"
#include "evaluate/evaluate.h"
#include "evaluate/ideal.h"
#include "occupancy/occupancy.h"
#include "unbank/choice.h"

enum { POOL_MAX = 96 };

struct candidate_layout {
  struct unbank_layout layout;
  double bound;               /* cycles, at least: without the instructions that it adds */
  double noise;               /* cycles by which two bounds may differ by luck alone */
  double wavefronts;          /* by conflict sets */
  unsigned complexity;        /* what its addresses take, in order */
  uint32_t bytes;             /* that the array takes */
  struct occupancy occupancy; /* beside what was chosen when the best was last asked for */
  unsigned order;             /* how many candidates came before */
  bool has_occupancy;         /* `occupancy` is filled in */
  bool evaluated;             /* `cost` is filled in */
  bool is_part;               /* `cost` has only some of its wavefronts, which take too much work */
  bool is_free;               /* it takes no memory that costs anything */
  bool is_planned;            /* `planned` is filled in */
  double planned;             /* instructions that it adds, per block; of one not evaluated yet */
  bool harmless;              /* it was tried for other plausible shapes, and loses for none */
  bool rejected;              /* it cannot be chosen any more */
  enum unbank_fate fate;      /* why, where it is rejected */
  struct layout_cost cost;
};

/* A layout that did not come into the pool. */
struct refused_layout {
  struct unbank_layout layout;
  double bound; /* as of a candidate */
  enum unbank_fate fate;
};
enum { REFUSED_MAX = 8 };

struct search {
  struct evaluator *evaluator;
  struct instance *instance;
  struct cost_rates rates;   /* of the instance's kernels; none: it has no kernel */
  uint32_t atom;             /* bytes that stay together: at first the widest access of a lane */
  struct layout_cost before; /* of identity */
  double ideal;              /* wavefronts without a conflict */
  struct conflict_degree degree;
  struct block_work total; /* of the kernels, with identity here and what is chosen elsewhere */
  double share;            /* the part of it that a gain is compared with */
  const char *doubt;       /* why an access may have conflicts that were not counted, or NULL */
  bool capped;             /* a cap on work left accesses out */
  bool only_aligns;        /* no layout can be had but identity, with the accesses written anew */
  bool is_carved;          /* linear layouts may be carved ones (rows.h) */

  /* Why a candidate that would pay was refused. */
  bool no_memory;                /* the kernels have no room for its bytes */
  bool met[UNBANK_FATE_COUNT];   /* by fate: one was refused so */
  struct unbank_layout unsuited; /* the best that dynamic memory cannot have, or identity */
  double unsuited_bound;         /* its cycles, at least */
  uint32_t block_bytes; /* its bytes cost resident blocks: the fewest bytes of these, or 0 */
  struct occupancy block_occupancy; /* what those bytes cost */

  double least; /* of all bounds */
  double found; /* cycles of the best when stages were last compared, if its bytes cost nothing */
  struct candidate_layout *pool;
  size_t pool_count;
  struct refused_layout *refused; /* the best of these, by bounds; NULL: nobody asks for them */
  size_t refused_count;
  size_t considered; /* layouts that were bounded at least */
  unsigned evaluated_count;
  size_t planned_accesses;  /* of candidates that were planned before they are evaluated */
  uint64_t evaluation_work; /* applications of the bank rule, by all evaluations */
};

static inline struct module *search_module(const struct search *search) {
  return search->evaluator->module;
}

static inline const struct array *search_array(const struct search *search) {
  return &search_module(search)->arrays.items[search->instance->array];
}

/* What is known without a layout: identity's cost, the ideal. */
struct search unbank_search_new(struct evaluator *evaluator, struct instance *instance,
                                uint32_t atom);

/* Whether there is anything to gain. */
bool unbank_search_is_worth_it(const struct search *search);

/* Fills the pool: layouts that keep accesses whole, and where these leave much to win, those too
 * that keep groups of `cut` bytes and take wider accesses apart. */
void unbank_search_fill(struct search *search, uint32_t cut);

/* The candidate that wins beside what is chosen for other instances by now, or NULL: identity
 * stays. May be asked again when other instances have changed. */
const struct candidate_layout *unbank_search_best(struct search *search);

/* The candidate of the pool that has a layout, or NULL. */
struct candidate_layout *unbank_search_find(const struct search *search,
                                            const struct unbank_layout *layout);

/* Finds out what a layout costs that only a report asks for: nothing that decides is changed. */
void unbank_search_evaluate(struct search *search, struct candidate_layout *candidate);

/* Cycles of a candidate with what its bytes cost; of one that is not evaluated at least. */
double unbank_search_cycles(const struct search *search, const struct candidate_layout *candidate);

/* The same of its accesses and addresses alone; and of the array as it lies. */
double unbank_search_own_cycles(const struct search *search,
                                const struct candidate_layout *candidate);
double unbank_search_before(const struct search *search);

/* Whether so many cycles save enough. */
bool unbank_search_pays(const struct search *search, double cycles);

/* Whether so many cycles are as good as equal. */
bool unbank_search_ties(double cycles, double others);

/* By what share a layout may raise the wavefronts in another plausible case before that is harm. */
double unbank_search_harm(void);

/* Whether the best of what was rejected was so because its scores, in this case or in other
 * plausible ones, take more work than is spent on one layout: nobody knows whether it harms. */
bool unbank_search_left_unfollowed(const struct search *search);

/* Whether the pad that dynamic memory cannot have would pay in the source, over what takes so many
 * cycles. What is known of it so far is a bound. */
bool unbank_search_has_advice(struct search *search, double cycles);

/* Cycles that a layout must save to be chosen; and cycles that a layout of this cost saves. Both of
 * a block, all kernels of the instance together. */
double unbank_search_threshold(const struct search *search);
double unbank_search_gain(const struct search *search, const struct layout_cost *cost);

#endif
