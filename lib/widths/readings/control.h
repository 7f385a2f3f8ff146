/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * What ptxas may make of loops and short branches: which loops stay as they are, how the others
 * end, and which blocks become one.
 *
 * Where loops are unrolled. A loop is not unrolled if a loop inside it stays a loop. A loop with an
 * unknown trip count leaves some iterations over: a remainder loop. If the loop ends by a signed
 * comparison (less or greater) the remainder comes last, and unrolled iterations begin at multiples
 * of four steps. Otherwise the remainder comes first, and unrolled iterations may begin at any
 * step; a remainder that comes first may share loads with the code ahead of the loop. Before sm_90
 * the stores of a first iteration were seen ahead of a loop that stays rolled. A loop that numbers
 * let end with its first iteration is none to ptxas, even beside the pragma.
 *
 * Where branches are predicated. Several blocks may become one. Loads then merge if the first of
 * them is executed whenever the others are; stores do, too. These never merge: loads of two arms of
 * a branch, loads of an arm and of what follows the branch, units of 16 bits of two blocks, and
 * accesses with a loop between them that stays a loop. A load in one arm was seen to merge with one
 * ahead of the branch where that arm comes first in the order of blocks (flow.h), and not where the
 * other arm comes first and writes. Of loads that a predicate guards three units of a window become
 * two and one. */
#ifndef UNBANK_WIDTHS_READINGS_CONTROL_H
#define UNBANK_WIDTHS_READINGS_CONTROL_H

#include "ptxas/flow.h"

struct readings;
struct site;

/* How a loop ends. */
struct loop_ends {
  bool may_vanish; /* unrolled whole, as its trip count may be a number */
  bool is_once;    /* numbers say that its first iteration is the last */
  bool in_order;   /* by a comparison of signed numbers, or by what is not known */
  bool is_rolled;  /* it stays a loop, or has one inside that does */
  bool goes_on;    /* later iterations differ from the first ITERATIONS_MAX, or meet otherwise */
  uint32_t last_region; /* the joined region that all its iterations end with; 0: they have none */
  uint32_t repeats;     /* branches that begin an iteration */
  uint64_t accesses;    /* in an iteration, from the header's first on */
  unsigned trips;       /* iterations, as far as repeat.c counts them; 0: not asked yet */
};

struct control {
  struct loop_ends *ends; /* by loop */
  bool *ends_by_number;   /* by loop: its trip count may be a number, though it stays rolled */
  bool all_stay;          /* no loop vanishes */
  uint32_t *joined_block; /* by block: one number for those that may become one */
  bool *is_arm;           /* by block: it is then executed under a predicate */
};

void unbank_find_control(struct readings *readings);

/* Whether the first iteration of a loop may stand ahead of it, though it stays rolled. */
bool unbank_may_peel(const struct readings *readings, const struct site *site, uint32_t loop);

/* Whether iterations of a loop may begin at what the loop begins at. */
bool unbank_begins_anew(const struct readings *readings, uint32_t loop);

/* Whether it is open if a loop around a block is unrolled, as a caller decides. */
bool unbank_depends_on_caller(const struct flow *flow, uint32_t block);

#endif
