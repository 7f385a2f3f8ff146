/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * A trace: what every lane of every warp of one block addresses at each shared-memory access of a
 * kernel. It is found by running only the kernel's index arithmetic and branches, in lockstep
 * (warp.c). Values that no lane can know (arguments, blockIdx, loads) are symbols if they are the
 * same for all lanes, and unknown otherwise.
 *
 *   access      a list of patterns, and how often the access is executed
 *   pattern     warp executions with the same addresses relative to a base
 *   base        one such base offset, and how often it occurred
 *   term        symbol * coefficient, added to the address of each lane
 *   case        several traces of one kernel, one for each residue of a symbol (residues.h)
 *
 * "Data" is what the kernel reads from memory; a bit of an address that depends on it is unknown.
 */
#ifndef UNBANK_LANES_RECORD_PATTERNS_H
#define UNBANK_LANES_RECORD_PATTERNS_H

#include "model/model.h"

enum {
  TRACE_SYMBOLS_MAX = 4,  /* in one address; beyond that, symbols that shift all lanes alike are
                             merged into one; if that is not enough the address is unknown */
  TRACE_LOOPS_MAX = 4,    /* enclosing loops whose length is recorded for an access */
  TRACE_WARPS_SHOWN = 4,  /* warps of a block whose executions a report lists */
  TRACE_TURNS_SHOWN = 16, /* executions listed per access and warp */
  TRACE_TABLE_MAX = 8192, /* bytes; a score for rows chosen by data tries every word of the array */
  TRACE_PARTS_MAX =
      4, /* members of a joined array that one execution may touch; beyond that, unknown */
  TRACE_BANK_BITS = UNBANK_BANK_ROW - UNBANK_BANK_BYTES, /* address bits that select the bank */
};

/* An unknown value that is the same for all lanes. If `trips` > 0 it takes each of 0 .. trips-1
 * equally often: it is the counter of a loop too long to unroll. */
struct trace_symbol {
  const char *name; /* what it stands for, in reports: "n", "blockIdx.x", "the counter of a loop
                       that n ends"; may be "" */
  uint64_t trips;
  uint32_t argument; /* 1 + the number of the kernel argument that it is; 0 if none. If the access
                        has cases, the symbol may be only part of that argument */
  uint32_t number;   /* the launch number that it is (address/launch_numbers.h); 0 if none */
  bool is_what_name_says; /* it is the named argument, special register or counter itself, not
                             computed from it */
};

/* One term of an address: symbol * coefficient. With a run-time stride the coefficient differs
 * between lanes. */
struct trace_term {
  uint32_t symbol; /* index in the access's symbols */
  bool uniform;    /* all active lanes have coefficient[0] */
  uint32_t coefficient[UNBANK_LANES];
};

/* Where each lane has a row of its own (stacks, heaps, per-thread counters), all lanes are assumed
 * to be at the same column in all but one of this many executions: threads do the same with similar
 * data (docs/choice.md). */
enum { TRACE_SAME_PLACE = 4 };

/* Warp executions that look alike: for each base, lane i addresses base + relative[i] + the sum of
 * its terms, modulo 2^32. */
struct trace_pattern {
  uint32_t may_mask;  /* lanes that may be active; not empty */
  uint32_t must_mask; /* lanes that are active whenever the warp executes the access at all; a
                         subset of `may_mask` */
  bool known; /* if false, addresses depend on data: `relative`, the terms and the bases mean
                 nothing */
  uint32_t data_bits; /* address bits that data determines, separately for each lane; 0 in
                         `relative`. They include bank bits only with own_rows or table_bytes. With
                         terms, all bits above the lowest are set */
  bool own_rows; /* data selects a word within a row private to the lane: no two lanes agree in all
                    other bits */
  uint32_t table_bytes;  /* size of the array, if data selects a row of it for each lane and all
                            lanes read the same column; otherwise 0 */
  uint32_t residue_case; /* the residue case in which it was seen */
  uint32_t relative[UNBANK_LANES]; /* 0 for the lowest lane of `may_mask` and for inactive lanes */
  struct trace_term *terms;
  size_t term_count;
  LIST_OF(struct trace_base) bases;
  /* If lanes are in several arrays, whose relative placement is unknown: one known pattern per
   * array, with one base each. The pattern as a whole is then not known. */
  struct trace_pattern *parts;
  size_t part_count;
};
struct trace_base {
  uint32_t offset; /* bytes */
  double count;    /* warp executions per block */
};

/* One execution, to be shown in a report. */
struct trace_execution {
  uint32_t warp, turn; /* turn: how often the warp had executed the access before */
  uint32_t pattern;    /* index in the access's patterns */
  uint32_t offset;     /* its base, in bytes */
};

/* A loop with an unknown trip count, as far as the choice of a layout needs it. */
struct trace_loop {
  double max_trips; /* upper bound, from LLVM or because an access would leave its array; INFINITY
                       if unknown */
  double share; /* fraction of the default trip count assumed for this loop: less than 1 if another
                   loop with the same bound takes smaller steps, or if lanes share the work
                   (docs/choice.md) */
};

/* Names of symbols, sorted and unique. */
LIST_STRUCT(trace_names, const char *);

/* All that is known about one access in one kernel. */
struct trace_access {
  bool reached;               /* some warp may execute it */
  bool is_certain;            /* some lane is certain to execute it */
  bool is_shared;             /* diverged lanes reach it on several paths, perhaps together */
  uint32_t first[3], last[3]; /* smallest and largest threadIdx (x, y, z) of lanes that are certain
                                 to execute it */
  const struct trace_symbol *symbols; /* indexed by the patterns' terms */
  uint32_t case_count;  /* number of residue cases, at least 1 if reached; `patterns` holds those of
                           all cases in order */
  uint32_t case_symbol; /* 1 + the symbol that the cases distinguish, the same for all accesses of
                           the trace that have its cases; 0: one case only, or several shapes with
                           different symbols */
  const char *case_name; /* that symbol's name in reports; NULL if none */
  LIST_OF(struct trace_pattern) patterns;
  uint32_t array_bytes; /* size of the array; 0 if unknown, or if a lane may be in one of several */
  double weight; /* sum of all bases' counts: warp executions per block, or per iteration of the
                    loops named in trip_symbols */
  enum unbank_weight_exactness weight_exactness;
  double most; /* upper bound on `weight` over all launches, where data decides which lanes execute
                  the access; NAN if unknown */
  struct trace_names trip_symbols;
  unsigned repeats; /* the largest number of enclosing loops with unknown trip counts */
  struct trace_loop loops[TRACE_LOOPS_MAX]; /* those loops, innermost first; nothing is known about
                                               any further ones */
  bool capped;                              /* a work limit was hit: the patterns are incomplete */
  bool mixes_trips; /* executions scale with different symbols, or only some of them are certain to
                       happen: their proportions are unknown */
  bool is_of_data; /* data determines the words that lanes address, and lanes may agree; not set for
                      rows of a table */
  bool behind_branch; /* a branch on data decides which lanes execute it: they may be few */
  struct trace_names rare_symbols;       /* of the loops around rare branches (slice/sides.h); none
                                              if data ends one */
  const char *reason;                    /* why something is not exact; "" if everything is known */
  const struct measurement *measurement; /* what profiles say about it, or NULL: measure.h */
  const struct trace_access *measured;   /* its measured patterns, used where these are not exact */
  LIST_OF(struct trace_execution) executions; /* the first few of the first warps, in the first
                                                 case; filled in only with option lanes= */
  /* Its patterns in sampled iterations of loops with unknown trip counts (warp.h), or with typical
   * data (trace.c), or NULL: used to choose a layout, never in a score. */
  struct trace_access *sampled;
  bool is_typical; /* `sampled` is of typical data */
  bool picks_rows; /* ... and has rows that data picks, of an argument's length */
  const struct trace_access *sampled_once; /* samples of only the first iteration of each loop,
                                              weighted as if each loop ran once; NULL if none */
};

struct trace {
  struct trace_access *accesses; /* the kernel's own, in ascending order of id */
  const uint32_t *ids;           /* id of each of `accesses` */
  size_t count;
  unsigned assumes;        /* UNBANK_ASSUMES_FULL_BLOCK if some guard was assumed to hold */
  bool has_typical;        /* typical data would tell more: add_typical() in lanes/trace.c */
  struct score_rows *rows; /* cache of scores: score/rows.h; NULL at first */
};

/* Whether some symbol shifts lanes by different amounts. */
bool unbank_has_strided_term(const struct trace_pattern *pattern);

/* Whether all lanes address one place, up to terms and data. */
bool unbank_is_one_place(const struct trace_pattern *pattern);

/* The first place a lane may have if data selects its row, with the sum of its terms at `offset`.
 * The others add any subset of data_bits that stays below `table_bytes`. */
uint32_t unbank_first_row(const struct trace_pattern *pattern, uint32_t offset);

/* A random one of these places for a lane. */
uint32_t unbank_random_row(const struct trace_pattern *pattern, uint32_t offset, uint32_t lane,
                           uint32_t seed);

/* A random setting of the lane's data_bits, restricted to the low 16, which suffice to tell words
 * apart. */
uint32_t unbank_random_bits(const struct trace_pattern *pattern, uint32_t lane, uint32_t draw);

/* Scales the counts of an access's executions so that they sum to `weight`. */
void unbank_weigh(struct trace_access *traced, double weight);

/* The patterns by which layouts are compared. `once`: loops with unknown trip counts run once. A
 * measurement describes one launch, so it is ignored if an argument determines how far apart lanes
 * are: then every value of the argument counts. */
const struct trace_access *unbank_counted(const struct trace_access *traced, bool once);

/* A range of bytes in an array, [first, end). */
struct trace_bytes {
  int64_t first, end;
};
/* The bytes that lanes are certain to access with addresses that are plain numbers; empty (0, 0) if
 * there are none. */
struct trace_bytes unbank_certain_bytes(const struct trace_access *traced, uint32_t bytes);

#define TRACE_NEVER "never executed for this block shape"
/* The entry for an access id; for an access of another kernel, one that was never reached. */
const struct trace_access *unbank_traced(const struct trace *trace, uint32_t access);

#endif
