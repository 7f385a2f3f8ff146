/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * What an access takes under a layout for rows whose length only the launch knows (pitch:B:A:K:C).
 *
 * The layout is another one for each largest power of two, 2^k, that divides the row's bytes; so
 * launches are taken apart by k, and all that can be of one k is tried:
 *
 *     argument   lanes lie coefficient * argument apart. Banks depend on the argument modulo a
 *                power of two, of which those values are tried that have this k, each far off, so
 *                that lanes share a word only where they always do; and 0, where they all may
 *                meet. Rows of the largest k are so long that no two lie in one array, unless they
 *                have no bytes
 *     others     symbols that move all lanes alike, the argument's own share among them, count as
 *                any multiple of what divides them. Bits below all that tells lanes apart are the
 *                same in all lanes, flip nothing or all, and need not be tried
 *
 * Of rows of two lengths the layout is that of the largest power of two that divides both: each 2^j
 * up to the 2^k of the rows that move the lanes is tried. What counts for a choice is j = k, as in
 * launches in which the other rows are no hindrance.
 *
 * Where a symbol other than one such argument moves lanes apart, the access counts as anything.
 *
 * A query of launches in which nothing moves leaves the others out: of their own k, those are below
 * what the layout asks for. */
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
