/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Conflict sets: which words must not share a bank, in the form in which a search counts them for
 * hundreds of layouts.
 *
 *   set    the granules that lanes served together address (bank/bank.h), each once; for atomics
 *          each lane's; under layouts that take words apart, the parts of words. Its cost is its
 *          weight, in which a granule's turns are, times the most granules in one slot. A layout
 *          that keeps granules whole moves them, and does not change which of them differ
 *   sets   all of an instance. Equal ones are kept once, with the sum of their weights
 *
 * Sets that a translation turns into each other cost the same under a layout that maps it to a
 * rotation, or a flip, of the banks. Which translations do depends on the layout, so sets are
 * folded (unbank_fold) for all layouts that a few numbers describe, and asked then.
 *
 * What is not known is taken as a sample: the search proposes, unbank_score_cost decides. A lane
 * that may be inactive counts half, a symbol takes a few values, one of equal weight each; where
 * there are more bases than the search can look at, every n-th stands for n. */
#ifndef UNBANK_SCORE_CONFLICT_SETS_H
#define UNBANK_SCORE_CONFLICT_SETS_H

#include "lanes/trace.h"
#include "score/score.h"
#include "support/hash.h"

struct conflict_set {
  double weight; /* wavefronts for each step */
  uint8_t count; /* offsets */
  uint8_t granule_log;
  uint8_t part_log; /* what differs in these bits alone stays together, and granule_log at most */
  bool each_lane;   /* offsets may be equal */
  uint32_t shape;   /* equal for sets that a translation turns into each other; not once folded */
  uint32_t offset[UNBANK_LANES];                     /* bytes, ascending */
  uint32_t inner[UNBANK_LANES], outer[UNBANK_LANES]; /* folded for pads: the offsets' rows */
};

struct conflict_sets {
  struct conflict_set *items;
  size_t count, capacity;
  double noise;             /* wavefronts that are luck, about: of words drawn at random */
  bool is_carved;           /* what moves all lanes alike counts as 0: see unbank_is_carved */
  double *ideal_after;      /* once finished: what the sets from this on cost at least */
  struct hash_table table;  /* of the sets, to find equal ones */
  struct hash_table shapes; /* the first set of each shape */
};

/* How much is looked at: of what a profile measured one of each so many patterns; and about so many
 * executions of each pattern that is. */
struct sampling {
  size_t every, most;
};

/* Adds what a traced access asks, under layouts that keep groups of `atom` bytes whole, when the
 * hardware moves `bytes` per lane, `shift` bytes from its own address, `times` as often as was
 * traced; `once`: in one trip of loops whose trips are not known. */
void unbank_conflict_sets_add(struct arena *arena, struct conflict_sets *sets,
                              const struct trace_access *traced, enum unbank_op op, uint32_t atom,
                              unsigned bytes, int32_t shift, double times, bool once,
                              struct sampling sampling);

/* Distances, in bytes, at which granules meet in a slot as the array lies, neighbours in that slot,
 * and those between the runs of granules of which they are: `most` of them at most, those that cost
 * most first. */
size_t unbank_conflict_distances(const struct conflict_sets *sets, uint32_t *out, size_t most);

/* For which layouts sets are folded. */
struct fold {
  enum { FOLD_BITS, FOLD_ROWS } kind;
  uint32_t row;    /* FOLD_ROWS: bytes of a row; 1 where a permutation comes first */
  uint32_t period; /* FOLD_ROWS, a multiple of `row`: after so many bytes all rows lie as before */
  bool permutes;   /* FOLD_ROWS: a permutation comes first, so offsets say nothing of rows */
};
/* The fold that serves a layout: for xor and lin, phi(x ^ y) = phi(x) ^ phi(y), so bits that all
 * lanes have in common are dropped; for pads, what keeps all lanes in their rows. */
struct fold unbank_fold_for(const struct unbank_layout *layout);
bool unbank_fold_equal(struct fold a, struct fold b);
/* `to` holds the folded sets, those that conflict most first, and can be asked. *work grows by the
 * sets that were folded: of those that whole periods turn into each other one is. */
void unbank_fold(struct arena *arena, const struct conflict_sets *from, struct fold fold,
                 struct conflict_sets *to, uint64_t *work);

/* Wavefronts of folded sets under a layout that its fold serves. Ends early where they exceed
 * `limit`: any figure above it then. *work grows by the sets that were looked at. */
double unbank_conflict_sets_cost(const struct conflict_sets *sets,
                                 const struct unbank_layout *layout, double limit, uint64_t *work);

/* Under pads: what is left, whatever the outer pad is, of conflicts inside one of its rows; or,
 * where `inner`, whatever both are, inside a row of the inner one. */
double unbank_conflict_sets_floor(const struct conflict_sets *sets,
                                  const struct unbank_layout *layout, bool inner, double limit,
                                  uint64_t *work);

#endif
