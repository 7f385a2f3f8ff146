/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The bank rule applied to what an access addresses, under a layout: the range of the wavefronts of
 * one pattern at one base.
 *
 * What must be evaluated follows from one fact. Let T be the layout's period, phi(o + T) = phi(o) +
 * c, and g the granule, max(4, bytes), or 128 where whole lines are counted (cp.async). Moving all
 * lanes by a multiple of
 *
 *     P = T * g / gcd(c, g)
 *
 * moves all granules alike, a rotation of the banks: the wavefronts stay. So a base counts modulo P
 * (identity: modulo g), and a symbol with the same coefficient a for all lanes adds the multiples
 * of gcd(a, P) modulo P, as all its values are possible. The counter of a folded loop takes each of
 * its values once: its residues are weighted, and the mean stays exact.
 *
 * A symbol s whose coefficients differ between lanes (tid * n) changes banks and distances. Banks
 * depend on s modulo M, the least M with a[lane] * M a multiple of L = T * 128 / gcd(c, 128) for
 * all lanes: what moves a lane by L moves its place by a multiple of 128, whatever the others do.
 * For each residue r a large representative r + k * M is taken, so that lanes share a word only
 * where they do for every s; and s = 0, where they all may, and each other value that brings two
 * lanes into one word (tid * (n - 1), where n is 1). */
#ifndef UNBANK_SCORE_RANGE_H
#define UNBANK_SCORE_RANGE_H

#include "lanes/trace.h"

struct scored; /* score.h */
struct score_work;

enum {
  SCORE_CASES_MAX = 4096,        /* combinations of residues that are evaluated for one pattern */
  SCORE_ROWS_WORK_MAX = 1 << 21, /* places of rows, of all patterns of an access: about 0.3 s */
};

/* What is asked for: the wavefronts of this access under this layout at this width. */
struct score_query {
  const struct trace_access *traced;
  enum unbank_op op;
  const struct unbank_layout *layout;
  unsigned bytes;
  int32_t shift;
  uint32_t align;    /* of each lane's address, less `shift` */
  uint32_t granule;  /* g */
  uint32_t period_T; /* T */
  uint32_t shift_c;  /* c */
  uint32_t period_P; /* P */
  uint32_t period_L; /* L */
  uint32_t bias;     /* a multiple of P that keeps offsets positive */
  bool aligned; /* for the choice alone: only launches that suit the layout best are scored. Carved:
                   each symbol that moves all lanes alike is a multiple of the layout's period. Rows
                   of two lengths: each power of two that divides the rows which move lanes divides
                   the others, too */
  bool unmoved; /* of launches in which a layout for rows moves nothing */
  bool has_source; /* a cp.async, which waits for the lines of global memory, too */
  struct score_work *work;
  uint64_t most_rows;      /* of work->count: behind it rows that a launch knows are not tried */
  struct score_rows *rows; /* the trace's */
};

/* Whether wavefronts are the most words that meet in one bank, whichever lanes name them: not of
 * wider accesses, which are served in parts of a warp, nor of atomics. */
bool score_counts_words(const struct score_query *query);

/* What one evaluation, or a set of them, came to. */
struct score_range {
  double min, max, ideal;
  double middle; /* mean over folded loops of the middle of what is not known */
  bool exact;    /* nothing is not known */
  bool ruled;    /* the bank rule knows the instruction */
};

/* A range found before, under score_key(): it follows from the layout, the operation, its bytes,
 * whether it is shifted, the pattern without its bases, and the base. */
struct score_memo {
  uint64_t key;
  struct score_range range;
};

/* The values of one symbol, or of all uniform ones of unknown value together, that are tried. */
struct axis {
  const struct trace_term *term; /* NULL: all lanes move by multiples of `step` */
  uint32_t step, cases; /* value number i: i * step, or of a term's symbol i + far * cases */
  int64_t far;
  uint64_t trips; /* the symbol counts 0 .. trips-1; 0: unknown */
};

/* The axes along which a pattern must be tried: first the unknown ones, then from *counters on
 * those of folded loops. */
struct axes {
  struct axis items[TRACE_SYMBOLS_MAX + 1];
  unsigned counters, count;
  uint32_t unknown_points, counter_points; /* 0: too many */
};

/* Where a base may lie without changing what a layout does to the pattern.
 *
 * Padding: lane i leaves its row of R bytes when the base, modulo R, reaches R - (relative[i] mod
 * R): between two such borders all lanes keep their rows, so moving the base by granules moves all
 * lanes alike.
 *
 * Bits, of xor and lin: phi(x ^ y) = phi(x) ^ phi(y), so what is the same in the offsets of all
 * lanes flips all places alike: bits that they have in common may be dropped, and nothing carries.
 *
 * A pattern of one address costs the same anywhere, under any layout. */
struct borders {
  enum { BORDERS_UNKNOWN, BORDERS_ROWS, BORDERS_BITS } kind;
  uint32_t row; /* R; for one address P */
  uint32_t count;
  uint32_t at[UNBANK_LANES];
};

/* The query; *work grows by its evaluations. */
struct score_query score_query_of(const struct scored *of, struct score_work *work);

/* The same of the array under another layout. */
struct score_query score_under(const struct score_query *query, const struct unbank_layout *layout);

struct axes score_axes(const struct score_query *query, const struct trace_pattern *pattern);

/* What the memo knows a query and a pattern by. */
uint64_t score_key(const struct score_query *query, const struct trace_pattern *pattern);

/* A pattern under a query, with what holds for all of its bases. */
struct prepared_pattern {
  const struct score_query *query;
  const struct trace_pattern *pattern;
  struct axes axes;
  struct borders borders;
  uint64_t key; /* score_key(), if there is a memo */
};
struct prepared_pattern score_prepare(const struct score_query *query,
                                      const struct trace_pattern *pattern);

/* The lowest base that costs the same as `base`. A symbol that moves all lanes alike takes every
 * multiple of its step modulo P, so bases that differ by such a multiple have the same places. */
uint32_t score_least_base(const struct prepared_pattern *prepared, uint32_t base);

/* The range of a pattern at one base, over all values of its symbols. */
struct score_range score_at_base(const struct prepared_pattern *prepared, uint32_t base);

/* Where data decides the words: at most all lanes in different words of one bank; in the middle as
 * many as words at random meet in one bank. */
struct score_range score_by_chance(const struct score_query *query, uint32_t may_mask);

/* All lanes in different words of one bank: the worst that data can do. */
struct score_range score_worst(const struct score_query *query, uint32_t may_mask);

/* Whether lanes that meet in a word may change a range: loads and stores take fewer wavefronts
 * then, if they can, and atomics more. */
bool score_heeds_meetings(const struct score_query *query, const struct score_range *range);
/* A range with lanes that meet in ways which are too many to try. False where that may be more than
 * is held: of atomics. */
bool score_widen_by_meetings(const struct score_query *query, struct score_range *range);

/* Values of a symbol for which two lanes, `coefficient` times it from offset[], meet in a granule,
 * which they may not for others. False past the cap. */
enum { MEETINGS_MAX = 96 };
struct meetings {
  unsigned count;
  int64_t at[MEETINGS_MAX];
};
bool score_find_meetings(const int64_t offset[UNBANK_LANES],
                         const uint32_t coefficient[UNBANK_LANES], uint32_t may_mask,
                         uint32_t granule, struct meetings *out);

/* A range over all that it held and what another one holds; `exact` and `middle` stay. */
void score_widen(struct score_range *range, struct score_range by);

/* By how many bytes a symbol's step moves a lane, either way: a coefficient is a number modulo
 * 2^32, read as signed, as rows need not divide 2^32. */
uint32_t score_step(uint32_t coefficient);

/* A hash that goes on with the numbers of all lanes. */
uint64_t score_mix_lanes(uint64_t hash, const uint32_t lanes[UNBANK_LANES]);

/* phi of any offset, modulo 2^32: its banks, and a place of its own. */
uint32_t score_place(const struct score_query *query, int64_t offset);

/* The base of an offset, modulo P; a number modulo 2^32 is read as signed. */
uint32_t score_base(const struct score_query *query, uint32_t offset);

/* Single points, in bytes from the array's start, as far off as may be. Lanes at a base; moved to
 * point number `point` of some axes, which gives the share of all executions that it stands for;
 * and the rule there: all of may_mask for the most, only must_mask for the least. */
void score_start_lanes(const struct score_query *query, const struct trace_pattern *pattern,
                       uint32_t base, int64_t offset[UNBANK_LANES]);
double score_move_lanes(const struct axis *axes, unsigned count, uint32_t point,
                        int64_t offset[UNBANK_LANES]);
struct score_range score_evaluate(const struct score_query *query,
                                  const int64_t offset[UNBANK_LANES], uint32_t may_mask,
                                  uint32_t must_mask);

#endif
