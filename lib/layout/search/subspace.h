/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The lightest subspace. Given a weight c(v) >= 0 for each vector v of GF(2)^w, find a subspace K
 * of dimension d with the least
 *
 *     weight(K) = sum of c(v) over the v != 0 in K
 *
 * by branch and bound. Vectors are bit masks. Weights are sums in double precision: exact for
 * integers below 2^53.
 */
#ifndef UNBANK_LAYOUT_SEARCH_SUBSPACE_H
#define UNBANK_LAYOUT_SEARCH_SUBSPACE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { SUBSPACE_WIDTH_MAX = 14 };

struct subspace {
  unsigned dimension;
  uint32_t basis[SUBSPACE_WIDTH_MAX];
  /* The quotient by K: bit i of a vector x adds labels[i], a number of w - dimension bits; two
   * vectors have the same sum exactly where their difference lies in K. */
  uint32_t labels[SUBSPACE_WIDTH_MAX];
  double weight;
};

/* A subspace whose vectors are heavy, by a basis: where to look first. */
struct subspace_hint {
  uint8_t count;
  uint16_t basis[SUBSPACE_WIDTH_MAX];
};

struct subspace_problem {
  unsigned width, dimension; /* w and d */
  const double *weights;     /* 2^w of them; that of 0 is not read */
  const struct subspace_hint *hints;
  size_t hint_count;
  double below;  /* only subspaces lighter than this are wanted */
  double enough; /* one that is not heavier than this ends the search */
  double good;   /* after one that is not heavier than this, only `patience` more is done */
  uint64_t work_max, patience; /* weights that may be looked at */
  /* Where c is only a lower bound: the true weight of a subspace, which grows with it, or any
   * figure above `limit` if it is more than that. What it takes, at most evaluation_work, is added
   * to *work. NULL where c is exact. */
  double (*judge)(const void *context, const struct subspace *candidate, double limit,
                  uint64_t *work);
  uint64_t evaluation_work;
  const void *context;
};

struct subspace_answer {
  bool found;    /* one below `below` */
  bool complete; /* none is lighter; false: the work allowed was done before that was known */
  uint64_t work;
  struct subspace best;
};

void unbank_lightest_subspace(const struct subspace_problem *problem, struct subspace_answer *out);

#endif
