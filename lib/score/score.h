/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The scores of accesses under a layout: sums of ranges (range.h), and why they are not exact. */
#ifndef UNBANK_SCORE_SCORE_H
#define UNBANK_SCORE_SCORE_H

#include "lanes/trace.h"

/* An access as the hardware executes it under a layout: `bytes` per lane, starting `shift` bytes
 * from its own address. */
struct scored {
  const struct trace *trace;
  const struct access *access;
  const struct unbank_layout *layout;
  unsigned bytes;
  int32_t shift;
};

/* Its score. */
struct access_score {
  double mean, min, max; /* wavefronts per warp execution; mean is NAN unless it is known */
  double ideal;
  enum unbank_exactness exactness;
  const char *reason; /* "" when exact */
};
void unbank_score(struct scored of, struct arena *arena, struct access_score *out);
/* The same of an access in `parts` parts, one behind the other, of `bytes` each: their sum. */
void unbank_score_parts(struct scored of, uint32_t parts, struct arena *arena,
                        struct access_score *out);

/* Wavefronts, `min` to `max`, INFINITY where no rule tells, of the same access in launches in which
 * its layout, a pitch, moves nothing. False where there are no such launches. */
bool unbank_score_unmoved(struct scored of, uint32_t parts, double *min, double *max);

/* The score of an atomic that becomes a loop, from its score as one instruction: no more is known
 * than that it takes as much at least. */
void unbank_score_as_cas_loop(struct access_score *score);

/* The work of a search, and what it need not do twice: many accesses have lanes in common. Zero to
 * begin with. */
enum { SCORE_MEMO_BITS = 9 };
struct score_work {
  uint64_t count;          /* times the bank rule was applied */
  uint64_t limit;          /* of count; beyond it sums end early, which callers ask for; 0: none */
  struct score_memo *memo; /* 1 << SCORE_MEMO_BITS of them, or NULL */
};

static inline bool score_is_over(const struct score_work *work) {
  return work->limit && work->count > work->limit;
}
struct score_memo *unbank_score_memo(struct arena *arena);

/* For the search: weight x mean of an access, in wavefronts per block. Allocates nothing. `once`:
 * of one trip of the loops whose trips are not known; else of each of them, on the average. */
struct score_cost {
  double known;     /* executions whose addresses are known; a range counts as its middle */
  double by_chance; /* the others, as words at random: they take time, but no layout changes it */
  bool is_unknown;  /* the score of the access; `known` is then of samples, if of anything */
};
struct score_cost unbank_score_cost(struct scored of, bool once, struct score_work *work);

/* The same of each of `count` cases of a symbol, added to by_case[], as if a launch met no other;
 * an access that the symbol does not tell apart costs as much in each. */
void unbank_score_cases(struct scored of, struct score_work *work, uint32_t symbol, uint32_t count,
                        double trips, double by_case[]);

/* The score under a layout for rows whose length only the launch knows (pitch:B:A:K:C). by_log[k]
 * grows by the most wavefronts of a block, over all launches in which 2^k is the largest power of
 * two that divides a row's bytes (k = 18: this or a larger one). It stays where K and C rule k out,
 * and becomes infinite where the access would not be aligned. `as_it_lies`: the array is scored
 * without the layout. `row`: only what this row of the layout moves counts. `log`: only launches
 * count in which 2^log is the largest power of two that divides all rows of the layout;
 * SCORE_ROWS_OWN: those in which that is 2^k. False where the wavefronts are not known. */
enum { SCORE_ROWS_KINDS = 19, SCORE_ROWS_OWN };
bool unbank_score_rows(struct scored of, bool as_it_lies, unsigned row, unsigned log,
                       struct score_work *work, double by_log[SCORE_ROWS_KINDS]);

/* What was found of such rows, for traces that are given it (trace.h). */
struct score_rows *unbank_rows_memo(struct arena *arena);

#endif
