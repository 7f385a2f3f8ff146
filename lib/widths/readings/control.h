/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * What ptxas may make of loops and short branches: which loops stay rolled, how the others end, and
 * which blocks become one.
 *
 * Unrolling. A loop is not unrolled if a loop inside it stays rolled. If the trip count is unknown,
 * unrolling leaves some iterations to a remainder loop. If the loop ends by a signed comparison
 * (less or greater), the remainder runs last, and unrolled iterations begin at multiples of four
 * steps. Otherwise the remainder runs first, and unrolled iterations may begin at any step; such a
 * remainder may share loads with the code before the loop. Before sm_90, stores of the first
 * iteration were seen before a loop that stays rolled. A loop that certainly ends with its first
 * iteration is no loop to ptxas, even with the pragma against unrolling.
 *
 * If-conversion. Several blocks may become one when ptxas predicates a branch. Their loads then
 * merge if the first of them is executed whenever the others are; stores do, too. The following
 * never merge: loads of the two arms of a branch; a load of an arm and one after the branch; 16-bit
 * units of two blocks; and accesses with a loop between them that stays rolled. A load in one arm
 * was seen to merge with one before the branch if that arm comes first in block order (flow.h), but
 * not if the other arm comes first and writes. If several blocks load the same bytes, ptxas may
 * move the loads to one of them, but not from or to arms of a table (680 loads in 80 kernels).
 * Three units of a window that are loaded under a predicate become one access of two units and one
 * of a single unit. */
#ifndef UNBANK_WIDTHS_READINGS_CONTROL_H
#define UNBANK_WIDTHS_READINGS_CONTROL_H

#include "ptxas/flow.h"

struct readings;
struct site;

/* How a loop ends. */
struct loop_ends {
  bool may_unroll_fully;  /* it may be unrolled completely, as its trip count may be a constant */
  bool runs_once;         /* it certainly ends with its first iteration */
  bool remainder_is_last; /* as it ends by a signed comparison, or it is not known how */
  bool is_rolled;         /* it stays rolled, or a loop inside it does */
  bool later_differ;      /* iterations after the first ITERATIONS_MAX differ from these */
  uint32_t last_region;   /* the joined region that all its iterations end with; 0: there is none */
  uint32_t repeats;       /* branches back to its header */
  uint64_t accesses;      /* in an iteration, counted from the header's first access */
  unsigned trips;         /* its trip count, as far as repeat.c counts; 0: not counted yet */
};

struct control {
  struct loop_ends *ends; /* by loop */
  bool *ends_by_number;   /* by loop: its trip count may be a constant, even if it stays rolled */
  bool all_stay;          /* no loop may be unrolled completely */
  uint32_t *joined_block; /* by block: equal for blocks that if-conversion may turn into one */
  bool *is_arm;           /* by block: it would then be executed under a predicate */
  bool *is_table_arm;     /* by block: all paths to it end with one branch by a table */
};

void unbank_find_control(struct readings *readings);

/* Whether the first iteration of a loop may be peeled, for this site, although the loop stays
 * rolled. */
bool unbank_may_peel(const struct readings *readings, const struct site *site, uint32_t loop);

/* Whether some copy of the loop's body may start with the loop's initial values, so that its
 * counters are known. */
bool unbank_begins_anew(const struct readings *readings, uint32_t loop);

/* Whether the unrolling of the loop around a block is open because it depends on a caller. */
bool unbank_depends_on_caller(const struct flow *flow, uint32_t block);

#endif
