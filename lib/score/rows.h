/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The wavefronts of an access under a layout for rows whose length is known only at launch
 * (pitch:B:A:K:C): K * n + C bytes, where n is an argument of the kernel.
 *
 * What such a layout moves depends only on k, where 2^k is the largest power of two that divides
 * the bytes of a row. So launches are divided into classes by k, and all that can differ between
 * launches of a class is tried:
 *
 *   The argument n. Lanes are coefficient * n apart, and banks depend on n modulo a power of two.
 *   Each residue that gives rows this k is tried, by a number n so large that lanes share a word
 *   only if they always do; and so is each n that brings lanes together that others keep apart.
 *   Rows of the largest k are so long that no two lie in one array: there n is the number that
 *   makes rows 0 bytes long.
 *
 *   Uniform symbols, to which the part of n that moves all lanes alike belongs. They take every
 *   multiple of what divides them. Bits below everything that tells lanes apart are the same in
 *   all lanes: they flip nothing or all lanes, and need not be tried.
 *
 * If there are rows of two lengths, what the layout moves depends on j, the k of the other rows, as
 * well. Each j is tried, up to where more makes no difference (layout/kind_pitch.c). A choice
 * considers only launches in which j is k, so that the other rows do not get in the way.
 *
 * If lanes are moved apart by anything but one such argument, the access may take any number of
 * wavefronts.
 *
 * A query may be about launches in which the layout moves nothing (`unmoved`). For these, only each
 * k below the least one for which the layout moves something is tried. */
#ifndef UNBANK_SCORE_ROWS_H
#define UNBANK_SCORE_ROWS_H

#include "score/range.h"
#include "score/score.h"

enum { ROWS_LOG_MAX = SCORE_ROWS_KINDS - 1 }; /* the largest k */

_Static_assert((int)ROWS_LOG_MAX < (int)SCORE_ROWS_OWN, "SCORE_ROWS_OWN differs from every j");

/* A pattern, with what rows of the layout do to it. */
struct rows_pattern {
  const struct trace_pattern *pattern;
  const struct unbank_row *of;        /* the rows whose argument moves lanes apart */
  bool moves;                         /* some argument moves lanes apart */
  bool fits;                          /* only that argument does */
  unsigned log;                       /* j; SCORE_ROWS_OWN: the k of the rows */
  uint32_t coefficient[UNBANK_LANES]; /* of the argument, relative to the first active lane's */
  uint32_t step; /* all lanes move by multiples of it, a power of two; 0: nothing moves all lanes */
};

/* `query` is for a layout of such rows. */
struct rows_pattern score_rows_pattern(const struct score_query *query,
                                       const struct trace_pattern *pattern);

/* The largest j that has to be tried: in launches with a larger one, accesses take what they take
 * with this one and shorter rows. */
unsigned score_rows_last_other(const struct rows_pattern *rows);

enum { SCORE_ROWS_MEMO_BITS = 8 };

/* The wavefronts at one base, through the trace's memo. as_it_lies: of the array without the
 * layout. */
struct score_rows {
  uint64_t key;                  /* in the memo */
  struct score_range all;        /* over all lengths of rows */
  double most[SCORE_ROWS_KINDS]; /* by k */
};
struct score_rows score_rows_at(const struct score_query *query, const struct rows_pattern *rows,
                                uint32_t base, bool as_it_lies);

#endif
