/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Which accesses ptxas executes less often than PTX says. Where it unrolls a loop it computes the
 * addresses of each iteration and compares their expressions, as in straight code:
 *
 *   hoisted load     of one address, out of a loop without writes, with the branch around it. LLVM
 *                    hoists those that are surely executed
 *   redundant load   of bytes that another one loads, with no write between the two
 *   dead store       the next store writes the same bytes, in its block or an iteration later
 *   forwarded load   the store ahead of it has the bytes in a register
 *
 * Loads that are redundant or forwarded in one iteration are found in fewer.c.
 *
 * As seen in cubins (ptxas 13, sm_75 to sm_120), where i runs from 0 to 15:
 *
 *     a[i >> 1]                         8 loads of 16 stay
 *     a[i % 5], a[i | 5]                5 and 4, also where a branch chooses one
 *     p[i], p[i + 1], p[i + 2]          18 of 48
 *     a[i], and a[i] in a second loop   23 of 32
 *     a[i + j] of 4 and 8 iterations    11 of 32
 *     two pointers that are exchanged   each is read once
 *     a[i >> 1] = x                     8 stores of 16; 15, and 15 loads, if the loop reads a[t]
 *     *p = x                            one store of four, however often the loop runs
 *
 * Where nobody knows how often the loop runs, a[i >> 1] stays, and of sums some go, too. All stay
 * that are volatile, and stores with a wait, another store, or a load of another place behind
 * them. */
#ifndef UNBANK_WIDTHS_READINGS_REPEAT_H
#define UNBANK_WIDTHS_READINGS_REPEAT_H

#include "widths/readings/readings.h"

enum { REPEAT_TRIPS_MAX = 256 };

/* How often a loop runs, as far as numbers tell; REPEAT_TRIPS_MAX: more often, or nobody knows. */
unsigned unbank_loop_trip_count(struct readings *readings, uint32_t loop);

/* Sets fewer, and doubt, of the pieces of such accesses. */
void unbank_note_repeats(struct readings *readings);

#endif
