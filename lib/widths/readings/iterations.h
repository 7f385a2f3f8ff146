/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Unrolled loops: an access in a loop gets a copy for each iteration that is read, placed as in
 * that iteration. control.h says which loops are unrolled, and how they begin and end.
 *
 * Stores at the end of an iteration are followed by those that begin the next one.
 *
 * Some accesses of an unrolled loop are neighbours in a few iterations only: two accesses with one
 * base which the loop moves by different distances, or of which it moves only one, or which are
 * many iterations apart.
 *
 * Two that move by different distances were seen to merge in the last of 11 iterations, and loads
 * of the first and the tenth iteration merged (sm_75 and sm_90), so all iterations have to be read.
 * An access that the loop does not move merges with one that passes by it, in the iteration in
 * which they meet. This was seen of a load and of a store in an arm, and of a store before the loop
 * (4 test kernels on sm_75 and sm_90), but not after a write of the iteration, and not across a
 * branch.
 *
 * Loops with a constant trip count are unrolled completely up to 300 iterations (sm_90) or 550
 * (sm_75) of two loads and a product. In longer loops, some 70 iterations become one: loads that
 * are 12 or 100 iterations apart merged in loops of 129 to 1,000 iterations (11 test kernels each).
 *
 * From sm_120 on, ptxas copies a loop counter, one copy for each access, if at most two accesses of
 * the loop use it as their address. Remainder iterations that run first then do not merge. */
#ifndef UNBANK_WIDTHS_READINGS_ITERATIONS_H
#define UNBANK_WIDTHS_READINGS_ITERATIONS_H

#include "widths/readings/readings.h"

/* Counts the accesses that use a counter as their address, if ptxas copies counters. */
void unbank_count_counters(struct readings *readings);

/* Adds the copies for all readings in which loops are unrolled. */
void unbank_read_iterations(struct readings *readings);

/* Marks stores of a loop that may merge with stores of the next iteration. */
void unbank_mark_next_iterations(struct readings *readings);

#endif
