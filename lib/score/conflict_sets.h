/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Conflict sets: which words must not share a bank, in a form that a search can evaluate for
 * hundreds of layouts.
 *
 * A set holds the granules addressed by lanes that are served together (bank/bank.h): each granule
 * once, or one for each lane of an atomic, or parts of words for layouts that take words apart. The
 * set costs its weight times the most granules in one slot; the weight includes the turns that a
 * granule takes. A layout that keeps granules whole moves them, and does not change which of them
 * differ. Equal sets of an instance are kept once, with the sum of their weights.
 *
 * Two sets of which one is the other moved by some bytes cost the same under any layout that turns
 * this move into a rotation, or a flip, of the banks. Which moves those are depends on the layout.
 * So sets are first folded (unbank_fold) for all layouts that share a few numbers, and then
 * evaluated for each.
 *
 * What is not known is sampled: the search only proposes, and unbank_score_cost decides. A lane
 * that may be inactive counts half; a symbol takes a few values of equal weight; and if there are
 * more bases than the search can examine, every n-th base stands for n. */
#ifndef UNBANK_SCORE_CONFLICT_SETS_H
#define UNBANK_SCORE_CONFLICT_SETS_H

#include "lanes/trace.h"
#include "score/score.h"
#include "support/hash.h"

struct conflict_set {
  double weight; /* wavefronts per granule in the fullest slot */
  uint8_t count; /* of offsets */
  uint8_t granule_log;
  uint8_t part_log; /* bytes that differ only in lower bits stay together; at most granule_log */
  bool each_lane;   /* each lane counts, so offsets may be equal */
  uint32_t shape;   /* equal for sets of which one is the other moved; unset once folded */
  uint32_t offset[UNBANK_LANES]; /* bytes, ascending */
  /* If folded for pads: the row of the inner and of the outer pad in which each offset is. */
  uint32_t inner[UNBANK_LANES], outer[UNBANK_LANES];
};

struct conflict_sets {
  struct conflict_set *items;
  size_t count, capacity;
  double noise;             /* wavefronts by which random draws put the sum off, roughly */
  bool is_carved;           /* uniform symbols count as 0: see unbank_is_carved */
  double *ideal_after;      /* once folded: the least cost of the sets from this one on */
  struct hash_table table;  /* of the sets, to find equal ones */
  struct hash_table shapes; /* the first set of each shape */
};

/* An access as the hardware executes it. */
struct executed_access {
  const struct trace_access *traced;
  enum unbank_op op;
  uint32_t bytes; /* per lane */
  int32_t shift;  /* from the access's own address to these bytes */
  double trips;   /* executions for each one that was traced */
  bool once;      /* counts only one trip of each loop of unknown length */
};

/* How much is examined. */
struct sampling {
  size_t every; /* 1: all measured patterns are examined; n: one in n */
  size_t most;  /* executions of each pattern, approximately */
};

/* Adds the sets of an access, for layouts that keep groups of `atom` bytes whole. */
void unbank_conflict_sets_add(struct arena *arena, struct conflict_sets *sets,
                              const struct executed_access *access, uint32_t atom,
                              struct sampling sampling);

/* Lists distances in bytes: between granules that are neighbours in a slot under identity, and
 * between the runs of granules that they belong to. At most `most`, the costliest first. */
size_t unbank_conflict_distances(const struct conflict_sets *sets, uint32_t *out, size_t most);

/* The layouts for which sets are folded. */
struct fold {
  enum { FOLD_BITS, FOLD_ROWS } kind;
  uint32_t row;    /* FOLD_ROWS: bytes of a row; 1 if a permutation comes first */
  uint32_t period; /* FOLD_ROWS: a multiple of `row`, the period of the layouts */
  bool permutes;   /* FOLD_ROWS: a permutation comes first, so offsets say nothing about rows */
};
/* The fold for a layout. For xor and lin, phi(x ^ y) = phi(x) ^ phi(y), so bits that all lanes have
 * in common are dropped. For pads, all lanes are moved down as far as each stays in its row. */
struct fold unbank_fold_for(const struct unbank_layout *layout);
bool unbank_fold_equal(struct fold a, struct fold b);
/* Folds sets into `to`, those with the most conflicts first, ready to be evaluated. Of sets that
 * are whole periods apart, one is folded for all. Adds the number of sets that were folded to
 * *work. */
void unbank_fold(struct arena *arena, const struct conflict_sets *from, struct fold fold,
                 struct conflict_sets *to, uint64_t *work);

/* The wavefronts of folded sets under one of the layouts that they were folded for; once they
 * exceed `limit`, some figure above it. Adds the number of sets that were examined to *work. */
double unbank_conflict_sets_cost(const struct conflict_sets *sets,
                                 const struct unbank_layout *layout, double limit, uint64_t *work);

/* A lower bound under pads: the conflicts inside one row of the outer pad, which remain whatever
 * that pad is; with `inner`, those inside one row of the inner pad, which remain whatever both
 * are. */
double unbank_conflict_sets_floor(const struct conflict_sets *sets,
                                  const struct unbank_layout *layout, bool inner, double limit,
                                  uint64_t *work);

#endif
