/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * What a report claims of the accesses of one kernel, held against what a run of it counted. Where
 * the claims come from, JSON or a report in memory, is the caller's business.
 *
 *   claim       a report's figures for one access, at the IR's own widths
 *   refuted     a claim that the counts contradict
 *   cheaper     the run cost less than was claimed. An exact score holds for arguments that matter:
 *               lanes that an argument moves apart may meet in one word by chance, and then cost
 *               less, never more */
#ifndef UNBANK_TEST_CLAIMS_H
#define UNBANK_TEST_CLAIMS_H

#include "sim/sim.h"

struct claim {
  long index; /* of the site, the 3 of "s3"; NO_INDEX: no such access is in the module */
  enum unbank_op op;
  double bytes, line; /* NAN: not known, as below */
  enum unbank_exactness exactness;
  enum unbank_weight_exactness weight_exactness;
  bool is_per_trip; /* the weight is of one trip of loops */
  double weight, mean, min, max, ideal;
};

/* Of one kernel. */
struct claims {
  struct claim *items;
  size_t count, capacity;
  bool is_void; /* they rest on an assumption that the launch does not meet */
  bool is_exact;
  bool is_open; /* the kernel may reach code that the report has not seen: sites need not be listed,
                   but an exact score counts them, too */
  double score; /* of the whole kernel */
};

/* What a comparison saw, in accesses. */
struct agreement {
  size_t exact, within, unknown; /* equal; inside the report's bounds; nothing was claimed */
};

struct refutation {
  char *sentence; /* malloc'd; NULL: nothing was refuted */
  bool cheaper;   /* and the run cost less than was claimed */
};

/* The first claim that was refuted; one that is not `cheaper` comes before all that are. */
struct refutation claims_check(const struct claims *claims, const struct program *program,
                               const struct tally *tally, struct agreement *agreement,
                               struct arena *arena);

struct totals {
  uint64_t executions, wavefronts, ideal;
  size_t sites; /* that were executed */
};
struct totals counts_total(const struct program *program, const struct tally *tally);

/* A tally without wavefronts: the bank rule does not know the operation. */
static inline bool count_has_rule(const struct count *count) { return count->wavefronts > 0; }

#endif
