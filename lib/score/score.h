/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The scores of accesses under a layout: ranges of wavefronts (range.h) summed over all
 * executions, and the reason why a score is not exact. */
#ifndef UNBANK_SCORE_SCORE_H
#define UNBANK_SCORE_SCORE_H

#include "lanes/trace.h"

/* An access as the hardware executes it under a layout: `bytes` per lane, `shift` bytes past its
 * own address. */
struct scored {
  const struct trace *trace;
  const struct access *access;
  const struct unbank_layout *layout;
  unsigned bytes;
  int32_t shift;
};

struct access_score {
  double mean, min, max; /* wavefronts per warp execution; mean is NAN if unknown */
  double ideal;
  enum unbank_exactness exactness;
  const char *reason; /* "" if exact */
};
void unbank_score(struct scored of, struct arena *arena, struct access_score *out);
/* The score of an access that is executed as `parts` consecutive parts of `bytes` each: their
 * sum. */
void unbank_score_parts(struct scored of, uint32_t parts, struct arena *arena,
                        struct access_score *out);

/* The range of wavefronts in those launches in which the layout, a pitch, moves nothing; max is
 * INFINITY if no rule is known. False if there are no such launches. */
bool unbank_score_unmoved(struct scored of, uint32_t parts, double *min, double *max);

/* A score of which only the reason is known. */
struct access_score unbank_unknown_score(const char *reason);
/* Turns the score of an atomic into that of the loop it is compiled to. All that is known is that
 * the loop takes at least as long as the single instruction. */
void unbank_score_as_cas_loop(struct access_score *score);

/* The work of a search, and a memo of its results, since many accesses have the same lanes.
 * Initially zero. */
enum { SCORE_MEMO_BITS = 9 };
struct score_work {
  uint64_t count; /* how often the bank rule was applied */
  uint64_t limit; /* of `count`; 0: none. Beyond it sums end early, so callers check for it */
  struct score_memo *memo; /* 1 << SCORE_MEMO_BITS entries, or NULL */
};

static inline bool score_is_over(const struct score_work *work) {
  return work->limit && work->count > work->limit;
}
struct score_memo *unbank_score_memo(struct arena *arena);

/* For the search: weight x mean of an access, in wavefronts per block. Allocates nothing. `once`:
 * counts the first trip of each loop of unknown length, not the average trip. */
struct score_cost {
  double known;     /* executions whose addresses are known; a range counts as its middle */
  double by_chance; /* the others, as if words were random: no layout changes their time */
  bool is_unknown;  /* the score is unknown; `known` then comes from samples, if anything */
};
struct score_cost unbank_score_cost(struct scored of, bool once, struct score_work *work);

/* Adds the same figure for each of `count` cases of a symbol to by_case[], as if only this case
 * occurred in a launch. An access whose cost does not depend on the symbol adds the same to
 * each. */
void unbank_score_cases(struct scored of, struct score_work *work, uint32_t symbol, uint32_t count,
                        double trips, double by_case[]);

/* The score under a layout for rows whose length is known only at launch (pitch:B:A:K:C).
 *
 * by_log[k] grows by the most wavefronts of a block over all launches in which 2^k is the largest
 * power of two that divides the bytes of a row (the last k: this or a larger power). It stays as
 * it is where K and C rule k out, and becomes infinite where the access would be misaligned.
 *
 * as_it_lies: the array is scored without the layout. row: only accesses count whose lanes this row
 * length of the layout moves apart. log: only launches count in which 2^log is the largest power of
 * two that divides rows of the layout's other length; with SCORE_ROWS_OWN, those in which it is
 * 2^k.
 *
 * False if the wavefronts are not known. */
enum { SCORE_ROWS_KINDS = 19, SCORE_ROWS_OWN };
bool unbank_score_rows(struct scored of, bool as_it_lies, unsigned row, unsigned log,
                       struct score_work *work, double by_log[SCORE_ROWS_KINDS]);

/* A memo of such row scores, which a trace holds (trace.h). */
struct score_rows *unbank_rows_memo(struct arena *arena);

#endif
