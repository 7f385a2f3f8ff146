/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The bank rule applied to one access under a layout: the range of wavefronts of one pattern at
 * one base.
 *
 * Only finitely many offsets need to be evaluated, for one reason. Let T be the period of the
 * layout phi, so that phi(o + T) = phi(o) + c, and let g be the granule: max(4, bytes), or 128
 * where whole lines are counted (cp.async). Moving all lanes by a multiple of
 * P = T * g / gcd(c, g) moves every granule by the same amount. That rotates the banks and leaves
 * the wavefronts as they are.
 *
 *   Base. It counts modulo P (under identity, modulo g).
 *
 *   Uniform symbol: the same coefficient a for all lanes. All its values are possible, so it adds
 *   the multiples of gcd(a, P) modulo P.
 *
 *   Counter of a folded loop. It takes each of its values once, so its residues are weighted, and
 *   the mean stays exact.
 *
 *   Strided symbol s: coefficients that differ between lanes (tid * n). It changes both banks and
 *   distances. The banks depend on s modulo M, the least M for which a[lane] * M is a multiple of
 *   L = T * 128 / gcd(c, 128) for all lanes: moving a lane by L moves its place by a multiple of
 *   128, wherever the other lanes are. For each residue r one large representative r + k * M is
 *   tried, so that two lanes share a word only if they share it for every s. The values that
 *   bring lanes together are tried besides: s = 0, and any other that gives two lanes the same
 *   word (tid * (n - 1) where n is 1). */
#ifndef UNBANK_SCORE_RANGE_H
#define UNBANK_SCORE_RANGE_H

#include "lanes/trace.h"

struct scored; /* score.h */
struct score_work;

enum {
  SCORE_CASES_MAX = 4096,        /* combinations of residues evaluated for one pattern */
  SCORE_ROWS_WORK_MAX = 1 << 21, /* evaluations for row lengths, per access: about 0.3 s */
};

/* What is asked: the wavefronts of this access under this layout at this width. Letters in names
 * are those of the comment above. */
struct score_query {
  const struct trace_access *traced;
  enum unbank_op op;
  const struct unbank_layout *layout;
  unsigned bytes;
  int32_t shift;
  uint32_t align;    /* of each lane's address, without `shift` */
  uint32_t granule;  /* g */
  uint32_t period_T; /* T */
  uint32_t shift_c;  /* c */
  uint32_t period_P; /* P */
  uint32_t period_L; /* L */
  uint32_t bias;     /* a multiple of P that keeps offsets from being negative */
  bool aligned; /* for the choice alone: only launches are scored that suit the layout best. For a
                   carved layout, every uniform symbol is a multiple of its period. For rows of two
                   lengths, each power of two that divides the length by which lanes are apart
                   divides the other length, too */
  bool unmoved; /* only launches in which a layout for rows moves nothing are scored */
  bool has_source; /* a cp.async, which also waits for lines of global memory */
  struct score_work *work;
  uint64_t most_rows; /* limit of work->count, beyond which row lengths of a launch are not tried */
  struct score_rows *rows; /* the trace's memo */
};

/* Whether the wavefronts are the largest number of words in one bank, whichever lanes address them.
 * They are not for accesses of more than a word, which are served for parts of a warp at a time,
 * nor for atomics. */
bool score_counts_words(const struct score_query *query);

/* The result of one evaluation, or of several together. */
struct score_range {
  double min, max, ideal;
  double middle; /* mean, over folded loops, of the middle of each range */
  bool exact;    /* everything is known */
  bool ruled;    /* the bank rule knows the instruction */
};

/* A range computed earlier, by score_key() and base. It depends on the layout, the operation, its
 * bytes, whether it is shifted, the pattern without its bases, and the base. */
struct score_memo {
  uint64_t key;
  struct score_range range;
};

/* The values to try of one symbol, or of all unknown uniform symbols together. */
struct axis {
  const struct trace_term *term; /* NULL: all lanes move by multiples of `step` */
  uint32_t step, cases;          /* value i is i * step, or for a term's symbol i + far * cases */
  int64_t far;
  uint64_t trips; /* the symbol counts from 0 to trips-1; 0: unknown */
};

/* All axes along which a pattern is tried. Unknown symbols come first; from `counters` on, the
 * counters of folded loops. */
struct axes {
  struct axis items[TRACE_SYMBOLS_MAX + 1];
  unsigned counters, count;
  uint32_t unknown_points, counter_points; /* combinations of values; 0: too many */
};

/* Where a base may lie without changing what the layout does to the pattern.
 *
 * BORDERS_ROWS, for pads: lane i leaves its row of R bytes when the base, modulo R, reaches
 * R - (relative[i] mod R). Between two such borders all lanes stay in their rows, so moving the
 * base by granules moves all lanes alike.
 *
 * BORDERS_BITS, for xor and lin: phi(x ^ y) = phi(x) ^ phi(y), so bits that the offsets of all
 * lanes have in common flip all places alike, and can be dropped.
 *
 * A pattern of one address costs the same anywhere, under any layout. */
struct borders {
  enum { BORDERS_UNKNOWN, BORDERS_ROWS, BORDERS_BITS } kind;
  uint32_t row; /* R; P for a pattern of one address */
  uint32_t count;
  uint32_t at[UNBANK_LANES];
};

/* Evaluations of the query are added to *work. */
struct score_query score_query_of(const struct scored *of, struct score_work *work);

/* A query for the same access under another layout. */
struct score_query score_under(const struct score_query *query, const struct unbank_layout *layout);

struct axes score_axes(const struct score_query *query, const struct trace_pattern *pattern);

/* The memo's key for a query and a pattern. */
uint64_t score_key(const struct score_query *query, const struct trace_pattern *pattern);

/* A pattern under a query, with everything that does not depend on the base. */
struct prepared_pattern {
  const struct score_query *query;
  const struct trace_pattern *pattern;
  struct axes axes;
  struct borders borders;
  uint64_t key; /* score_key(), if there is a memo */
};
struct prepared_pattern score_prepare(const struct score_query *query,
                                      const struct trace_pattern *pattern);

/* The lowest base that costs the same as `base`. A uniform symbol takes every multiple of its step
 * modulo P, so bases that differ by such a multiple have the same places. */
uint32_t score_least_base(const struct prepared_pattern *prepared, uint32_t base);

/* The range of a pattern at one base, over all values of its symbols. */
struct score_range score_at_base(const struct prepared_pattern *prepared, uint32_t base);

/* The range for words that data decides. At most, all lanes address different words of one bank.
 * The middle is the number of words in the fullest bank if words are random. */
struct score_range score_by_chance(const struct score_query *query, uint32_t may_mask);

/* All lanes in different words of one bank: the worst that data can do. */
struct score_range score_worst(const struct score_query *query, uint32_t may_mask);

/* Whether the range can change if lanes address the same word. Loads and stores then take fewer
 * wavefronts, unless they take only one; atomics take more. */
bool score_heeds_meetings(const struct score_query *query, const struct score_range *range);
/* Widens a range if there are too many values that bring lanes together to try them all. False if
 * the wavefronts may lie outside the range even so, as for atomics. */
bool score_widen_by_meetings(const struct score_query *query, struct score_range *range);

/* Finds the values of a symbol for which two lanes share a granule that they do not share for other
 * values. Lane i is at offset[i] + coefficient[i] * value. False if there are more than
 * MEETINGS_MAX. */
enum { MEETINGS_MAX = 96 };
struct meetings {
  unsigned count;
  int64_t at[MEETINGS_MAX];
};
bool score_find_meetings(const int64_t offset[UNBANK_LANES],
                         const uint32_t coefficient[UNBANK_LANES], uint32_t may_mask,
                         uint32_t granule, struct meetings *out);

/* Widens a range to hold another one; `exact` and `middle` stay. */
void score_widen(struct score_range *range, struct score_range by);

/* How many bytes one step of a symbol moves a lane, in either direction. Coefficients are modulo
 * 2^32 and read as signed, since the length of a row need not divide 2^32. */
uint32_t score_step(uint32_t coefficient);

/* Adds the numbers of all lanes to a hash. */
uint64_t score_mix_lanes(uint64_t hash, const uint32_t lanes[UNBANK_LANES]);

/* phi of any offset, modulo 2^32. The result has the right banks, and differs for different
 * words. */
uint32_t score_place(const struct score_query *query, int64_t offset);

/* The base of an offset, modulo P. The offset is modulo 2^32 and read as signed. */
uint32_t score_base(const struct score_query *query, uint32_t offset);

/* Single points. Offsets are in bytes from the array's start and may be far outside it.
 * score_start_lanes sets the lanes at a base. score_move_lanes moves them to point number `point`
 * of some axes, and returns the share of all executions that the point stands for. score_evaluate
 * applies the bank rule there, for at most the lanes of may_mask and at least those of
 * must_mask. */
void score_start_lanes(const struct score_query *query, const struct trace_pattern *pattern,
                       uint32_t base, int64_t offset[UNBANK_LANES]);
double score_move_lanes(const struct axis *axes, unsigned count, uint32_t point,
                        int64_t offset[UNBANK_LANES]);
struct score_range score_evaluate(const struct score_query *query,
                                  const int64_t offset[UNBANK_LANES], uint32_t may_mask,
                                  uint32_t must_mask);

#endif
