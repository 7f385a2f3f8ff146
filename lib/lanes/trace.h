/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * A trace: what every lane of every warp of one block addresses at each access of a kernel, found
 * by running the kernel's index arithmetic and branches, and nothing else, in lockstep (warp.c).
 * Values that no lane can know (arguments, blockIdx, loads) are symbols, the same for all lanes, or
 * unknown.
 */
#ifndef UNBANK_LANES_TRACE_H
#define UNBANK_LANES_TRACE_H

#include "model/model.h"

enum {
  TRACE_SYMBOLS_MAX = 4,  /* symbols in one address; past it those that move all lanes alike become
                             one, and if that is not enough the address counts as unknown */
  TRACE_LOOPS_MAX = 4,    /* loops around an access of which it is known how long they may be */
  TRACE_WARPS_SHOWN = 4,  /* warps of a block whose executions a report lists */
  TRACE_TURNS_SHOWN = 16, /* executions that it lists of each access and warp */
  TRACE_TABLE_MAX = 8192, /* bytes of an array whose rows data picks: all its words are tried */
  TRACE_PARTS_MAX = 4,    /* arrays that lanes of one execution are in; past it nothing is known */
  TRACE_BANK_BITS = UNBANK_BANK_ROW - UNBANK_BANK_BYTES, /* of an address, that name its bank */
};

/* A value that is the same for all lanes and not known. `trips` > 0: it takes each of 0 .. trips-1
 * equally often (the counter of a loop too long to unroll). */
struct trace_symbol {
  const char *name; /* of the arguments or registers behind it, for people: "n", "blockIdx.x", "the
                       counter of a loop that n ends"; may be "" */
  uint64_t trips;
  uint32_t argument; /* 1 + number of the kernel's argument that it is; 0: none. Where the access
                        has cases, the symbol may be a part of that argument */
  bool is_what_name_says; /* an argument, a special register or a counter; else it is computed from
                             what the name says */
};

/* One term symbol * coefficient of an address; the coefficient of a run-time stride differs between
 * lanes. */
struct trace_term {
  uint32_t symbol; /* index in the access's symbols */
  bool uniform;    /* all active lanes have coefficient[0] */
  uint32_t coefficient[UNBANK_LANES];
};

/* Where lanes have rows of their own, such as stacks, heaps and counters of a thread, they are at
 * one place of these in all but one of so many executions: threads do the same with similar data
 * (docs/choice.md). */
enum { TRACE_SAME_PLACE = 4 };

/* Warp executions that look alike: lane i addresses base + relative[i] + sum of its terms, modulo
 * 2^32, for each base. */
struct trace_pattern {
  uint32_t may_mask;  /* lanes that may be active: not empty */
  uint32_t must_mask; /* lanes that certainly are, whenever the warp comes here at all; a subset of
                         `may_mask` */
  bool known; /* false: addresses depend on data; relative, terms and bases' values say nothing */
  uint32_t data_bits;    /* bits of the addresses that data decides, for each lane by itself;
                            `relative` has 0 there. They name a bank only with own_rows or
                            table_bytes. Beside terms they are all bits from one bit on */
  bool own_rows;         /* data picks a word in a row that belongs to one lane: no two lanes agree
                            in all other bits */
  uint32_t table_bytes;  /* the array's bytes, if data picks a row of it for each lane, and all
                            lanes read the same place of their rows; else 0 */
  uint32_t residue_case; /* which of the access's cases this was seen in */
  uint32_t relative[UNBANK_LANES]; /* 0 at the lowest lane of `may_mask`; 0 where inactive */
  struct trace_term *terms;
  size_t term_count;
  LIST_OF(struct trace_base) bases;
  struct trace_pattern *parts; /* where lanes are in several arrays, which may lie anywhere among
                                  each other: known patterns, one for the lanes in each array, each
                                  with its one base. What all lanes address is then not known */
  size_t part_count;
};
struct trace_base {
  uint32_t offset; /* bytes */
  double count;    /* warp executions per block */
};

/* One execution, for people to look at. */
struct trace_execution {
  uint32_t warp, turn; /* turn: how often the warp had executed the access before */
  uint32_t pattern;    /* of the access */
  uint32_t offset;     /* its base there, bytes */
};

/* A loop whose trips are not known, for the choice. */
struct trace_loop {
  double max_trips; /* that are never exceeded, as LLVM knows, or as an access of each iteration
                       would leave its array; INFINITY: not known */
  double share; /* of the trips that such loops are taken to run: less than 1 where another loop,
                   which the same numbers end, goes on by smaller steps, and where lanes share
                   the work out (docs/choice.md) */
};

/* Everything about one access in one kernel. */
struct trace_access {
  bool reached;    /* some warp may execute it */
  bool is_certain; /* some lane executes it for certain */
  bool is_shared;  /* lanes that have diverged come to it on several ways: perhaps together */
  uint32_t first[3], last[3];         /* the least and the greatest threadIdx of such lanes */
  const struct trace_symbol *symbols; /* the patterns' terms give their numbers */
  uint32_t case_count;   /* at least 1 where reached: one trace for each residue of a symbol
                              (residues.h), whose patterns follow each other */
  uint32_t case_symbol;  /* which symbol: alike for all accesses of a trace that it tells apart; 0:
                            there is one case, or shapes have several symbols */
  const char *case_name; /* what that is, for people; NULL where there is none */
  LIST_OF(struct trace_pattern) patterns;
  uint32_t array_bytes; /* of the array; 0: not known, or a lane may be in one of several */
  double weight; /* the sum of all bases' counts: warp executions per block, or per iteration of the
                    loops that trip_symbols name */
  enum unbank_weight_exactness weight_exactness;
  double most; /* what no launch exceeds, where `weight` is not known: data decides which lanes come
                  here, or whether any do. NAN: not known either */
  LIST_OF(const char *) trip_symbols; /* sorted, unique */
  unsigned repeats; /* in so many loops whose trips are not known some of them are */
  struct trace_loop loops[TRACE_LOOPS_MAX]; /* these, from the innermost on; further ones are such
                                               of which nothing is known */
  bool capped;        /* a cap on work was met: what was seen is only a part */
  bool mixes_trips;   /* its executions scale with different symbols, or some happen where others
                         do not: their mix is not known */
  bool is_of_data;    /* data decides words that lanes address, which may be alike; not rows of
                         a table */
  const char *reason; /* why something is not exact: "" when all is known */
  const struct measurement *measurement; /* what profiles say of it, or NULL: measure.h */
  const struct trace_access *measured;   /* its patterns, which count where this is not exact */
  LIST_OF(struct trace_execution) executions; /* the first of each of the first warps, of the first
                                                 case: option lanes=; else none */
  struct trace_access *sampled; /* its patterns in samples of loops whose trips are not known
                                   (warp.h), or NULL: for the choice, never for a score */
  const struct trace_access *sampled_once; /* those of each loop's first iteration, as often as one
                                              trip executes them; NULL: that has none */
};

struct trace {
  struct trace_access *accesses; /* of the kernel's own, in ascending order */
  const uint32_t *ids;           /* by place in `accesses`: the access's number */
  size_t count;
  unsigned assumes;        /* UNBANK_ASSUMES_FULL_BLOCK when a guard was taken to hold */
  struct score_rows *rows; /* a memo of scores: score/rows.h; NULL to begin with */
};

/* Traces `kernel` launched with blocks of `shape`. Work is bounded by TRACE_STEPS_MAX; past it
 * accesses are marked with a reason. */
struct trace *unbank_trace(const struct module *module, const struct kernel *kernel,
                           struct unbank_shape shape);

/* Whether a symbol moves lanes apart, and not all alike. */
bool unbank_has_strided_term(const struct trace_pattern *pattern);

/* The places that a lane may have where data picks its row, with the terms' sum at `offset`: the
 * first, and bits of which all sets may be added that keep it below `table_bytes`. */
uint32_t unbank_first_row(const struct trace_pattern *pattern, uint32_t offset);

/* One of them for a lane, at random. */
uint32_t unbank_random_row(const struct trace_pattern *pattern, uint32_t offset, uint32_t lane,
                           uint32_t seed);

/* Which of the bits that data decides are set for a lane, at random; of the lowest 16, which
 * are enough to tell words apart. */
uint32_t unbank_random_bits(const struct trace_pattern *pattern, uint32_t lane, uint32_t draw);

/* Makes the samples of an access count for so many executions. */
void unbank_weigh_samples(struct trace_access *samples, double weight);

/* The patterns of an access by which layouts are compared; `once`: where loops whose trips are not
 * known run once. A measurement is of one launch: where an argument decides how far lanes are
 * apart, a layout is compared by all values that the argument may have. */
const struct trace_access *unbank_counted(const struct trace_access *traced, bool once);

/* Bytes of an array, from one on to before another. */
struct trace_bytes {
  int64_t first, end;
};
/* The bytes that lanes access for certain, by executions whose addresses are numbers; both are 0
 * where there are none. */
struct trace_bytes unbank_certain_bytes(const struct trace_access *traced, uint32_t bytes);

/* What was seen of an access, by its number; one of another kernel was never reached. */
const struct trace_access *unbank_traced(const struct trace *trace, uint32_t access);

#endif
