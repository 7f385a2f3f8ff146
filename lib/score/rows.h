/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * What an access takes under a layout for rows whose length only the launch knows (pitch:B:A:K:C):
 * K * n + C bytes, n being an argument of the kernel.
 *
 * k says what such a layout moves: 2^k is the largest power of two that divides the row's bytes. So
 * launches are told apart by k, and for each k all that such launches may have is tried:
 *
 *     argument   Lanes lie coefficient * n apart, and banks depend on n modulo a power of two. Of
 *                these residues those are tried with which rows have this k, each by a number n so
 *                large that lanes share a word only where they always do; and each n that brings
 *                lanes together which others move apart. Rows of the largest k are so long that no
 *                two lie in one array, so n is the number there with which rows have no bytes
 *     others     Symbols that move all lanes alike, the argument's own share among them, count as
 *                any multiple of what divides them. Bits below all that tells lanes apart are the
 *                same in all lanes, flip nothing or all, and need not be tried
 *
 * With rows of two lengths, j says what the layout moves: 2^j is the largest power of two that
 * divides both. Each j up to the k of the rows that move the lanes is tried. A choice counts
 * launches alone in which j is k, so that the other rows are no hindrance.
 *
 * Where a symbol other than one such argument moves lanes apart, the access counts as anything.
 *
 * A query may be about launches in which nothing moves (`unmoved`): only those k are then tried
 * that are below what the layout asks for. */
#ifndef UNBANK_SCORE_ROWS_H
#define UNBANK_SCORE_ROWS_H

#include "score/range.h"
#include "score/score.h"

enum { ROWS_LOG_MAX = SCORE_ROWS_KINDS - 1 }; /* the largest k */

_Static_assert((int)ROWS_LOG_MAX < (int)SCORE_ROWS_OWN, "no j is it");

/* A pattern as it counts for rows of a layout. */
struct rows_pattern {
  const struct trace_pattern *pattern;
  const struct unbank_row *of; /* the layout's rows whose argument moves lanes apart */
  bool moves;                  /* some argument does */
  bool fits;                   /* that argument alone does */
  unsigned log; /* j; SCORE_ROWS_OWN: as much as the rows have. Where it is more, no launch is so */
  uint32_t coefficient[UNBANK_LANES]; /* of the argument, less the first active lane's */
  uint32_t step; /* all lanes move by multiples of it, a power of two; 0: nothing moves them all */
};

/* `query` is that of the layout. */
struct rows_pattern score_rows_pattern(const struct score_query *query,
                                       const struct trace_pattern *pattern);

enum { SCORE_ROWS_MEMO_BITS = 8 };

/* What an access takes at one base; `as_it_lies`: of the array without the layout. By way of the
 * trace's memo. */
struct score_rows {
  uint64_t key;                  /* of the memo */
  struct score_range all;        /* over all rows */
  double most[SCORE_ROWS_KINDS]; /* by k */
};
struct score_rows score_rows_at(const struct score_query *query, const struct rows_pattern *rows,
                                uint32_t base, bool as_it_lies);

#endif
