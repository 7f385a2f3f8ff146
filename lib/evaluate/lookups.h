/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Loops of lookups: loops whose length arguments decide, and in which data decides which words of
 * an array the lanes access, or which lanes do, by a rare branch (slice/sides.h). They run
 * over the data, so they may be much longer than the loops that fill the array, which its size
 * bounds. */
#ifndef UNBANK_EVALUATE_LOOKUPS_H
#define UNBANK_EVALUATE_LOOKUPS_H

#include "evaluate/evaluate.h"

/* How many times as long as other loops of unknown length they may run. */
enum { UNBANK_LOOKUPS_LONGER = 32 };

/* What one layout of an instance costs in these loops, and in all others that access the instance
 * and whose length the same arguments decide. All zero if there are no lookups. */
struct lookups_cost {
  struct layout_cost cost; /* with as few conflicts behind rare branches as there can be */
  double spared;           /* the wavefronts that are expected of these conflicts */
};
struct lookups_cost unbank_cost_of_lookups(struct evaluator *evaluator,
                                           const struct instance *instance,
                                           const struct unbank_layout *layout);

#endif
