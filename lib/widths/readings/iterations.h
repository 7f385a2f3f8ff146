/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Loops that are unrolled: an access of a loop has a copy for each iteration that is read, placed
 * as that iteration's. control.h says which loops are, and how they begin and end.
 *
 * Stores at the end of an iteration are followed by those that the next one begins with.
 *
 * A loop that is unrolled brings accesses beside each other in some of its iterations alone:
 * those of one base that it moves otherwise, or of which it moves one, or that are many iterations
 * apart.
 *
 * Those that it moves otherwise were seen to merge in the last of 11 iterations, and loads of the
 * first and the tenth (sm_75 and sm_90), so that all iterations have to be read. One that it does
 * not move merges with those that pass by in the iteration in which they do: a load and a store of
 * an arm, and a store ahead of the loop (4 forms on sm_75 and sm_90); not behind a write of the
 * iteration, and not across a branch.
 *
 * Loops of which the number of iterations is known are unrolled whole up to 300 iterations (sm_90)
 * or 550 (sm_75) of two loads and a product, and of longer ones some 70 iterations become one:
 * loads that are 12 or 100 iterations apart merged in loops of 129 to 1,000 (11 forms each).
 *
 * From sm_120 on ptxas takes copies of a counter, one for each access, where no more than two
 * accesses of a loop have it for an address: those of the iterations that are left over, and done
 * first, do not merge then. */
#ifndef UNBANK_WIDTHS_READINGS_ITERATIONS_H
#define UNBANK_WIDTHS_READINGS_ITERATIONS_H

#include "widths/readings/readings.h"

/* Counts the accesses of counters, where these are copied. */
void unbank_count_counters(struct readings *readings);

/* Copies for all readings in which loops are unrolled. */
void unbank_read_iterations(struct readings *readings);

/* Marks stores of a loop that may merge with stores of the next iteration. */
void unbank_mark_next_iterations(struct readings *readings);

#endif
