/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Conflict sets: which words must not share a bank, in a form that a search can evaluate for
 * hundreds of layouts.
 *
 * A set holds the granules addressed by lanes that are served together (bank/bank.h), each once;
 * for atomics, one per lane; under layouts that take words apart, the parts of words. The set
 * costs its weight times the most granules in one slot; the turns that a granule takes are in the
 * weight. A layout that keeps granules whole moves them, and does not change which of them differ.
 * Equal sets of an instance are kept once, with their weights added up.
 *
 * Sets that are translations of each other cost the same under any layout that turns the
 * translation into a rotation, or a flip, of the banks. Which translations those are depends on
 * the layout. So sets are first folded (unbank_fold) for all layouts that share a few numbers, and
 * then evaluated for each.
 *
 * What is not known is sampled: the search only proposes, and unbank_score_cost decides. A lane
 * that may be inactive counts half; a symbol takes a few values of equal weight; and if there are
 * more bases than the search can look at, every n-th base stands for n. */
#ifndef UNBANK_SCORE_CONFLICT_SETS_H
#define UNBANK_SCORE_CONFLICT_SETS_H

#include "lanes/trace.h"
#include "score/score.h"
#include "support/hash.h"

struct conflict_set {
  double weight; /* wavefronts per granule in the fullest slot */
  uint8_t count; /* of offsets */
  uint8_t granule_log;
  uint8_t part_log; /* parts that differ in lower bits alone stay together; at most granule_log */
  bool each_lane;   /* each lane counts, so offsets may be equal */
  uint32_t shape;   /* equal for sets that are translations of each other; unset once folded */
  uint32_t offset[UNBANK_LANES]; /* bytes, ascending */
  uint32_t inner[UNBANK_LANES],
      outer[UNBANK_LANES]; /* if folded for pads: the row of each offset */
};

struct conflict_sets {
  struct conflict_set *items;
  size_t count, capacity;
  double noise;             /* roughly how many wavefronts are due to the luck of random draws */
  bool is_carved;           /* uniform symbols count as 0: see unbank_is_carved */
  double *ideal_after;      /* once folded: the least cost of the sets from this one on */
  struct hash_table table;  /* of the sets, to find equal ones */
  struct hash_table shapes; /* the first set of each shape */
};

/* How much is looked at. every: one of so many patterns that a profile measured. most: about so
 * many executions of each of these. */
struct sampling {
  size_t every, most;
};

/* Adds the sets of a traced access, for layouts that keep groups of `atom` bytes whole. The
 * hardware moves `bytes` per lane, `shift` bytes past the access's own address, `times` as often as
 * was traced. once: only one trip of loops of unknown length. */
void unbank_conflict_sets_add(struct arena *arena, struct conflict_sets *sets,
                              const struct trace_access *traced, enum unbank_op op, uint32_t atom,
                              unsigned bytes, int32_t shift, double times, bool once,
                              struct sampling sampling);

/* Distances, in bytes: between granules that are neighbours in a slot, as the array lies, and
 * between the runs of granules that they belong to. At most `most`, the costliest first. */
size_t unbank_conflict_distances(const struct conflict_sets *sets, uint32_t *out, size_t most);

/* The layouts for which sets are folded. */
struct fold {
  enum { FOLD_BITS, FOLD_ROWS } kind;
  uint32_t row;    /* FOLD_ROWS: bytes of a row; 1 if a permutation comes first */
  uint32_t period; /* FOLD_ROWS: a multiple of `row`; after so many bytes all rows lie as before */
  bool permutes;   /* FOLD_ROWS: a permutation comes first, so offsets say nothing about rows */
};
/* The fold for a layout. For xor and lin, phi(x ^ y) = phi(x) ^ phi(y), so bits that all lanes have
 * in common are dropped. For pads, all lanes are moved as far down as they keep their rows. */
struct fold unbank_fold_for(const struct unbank_layout *layout);
bool unbank_fold_equal(struct fold a, struct fold b);
/* Folds sets into `to`, those with most conflicts first, ready to be evaluated. Sets that are whole
 * periods apart are folded once. Adds the sets that were folded to *work. */
void unbank_fold(struct arena *arena, const struct conflict_sets *from, struct fold fold,
                 struct conflict_sets *to, uint64_t *work);

/* The wavefronts of folded sets under a layout that the fold serves. Once they exceed `limit`, it
 * stops and returns some figure above the limit. Adds the sets that were looked at to *work. */
double unbank_conflict_sets_cost(const struct conflict_sets *sets,
                                 const struct unbank_layout *layout, double limit, uint64_t *work);

/* A lower bound under pads: the conflicts inside one row of the outer pad, which remain whatever
 * that pad is; with `inner`, those inside one row of the inner pad, which remain whatever both
 * are. */
double unbank_conflict_sets_floor(const struct conflict_sets *sets,
                                  const struct unbank_layout *layout, bool inner, double limit,
                                  uint64_t *work);

#endif
