/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Accesses that loops repeat, and that ptxas executes less often than the PTX says. If it unrolls a
 * loop, it computes the addresses of each iteration and compares them, as in straight-line code:
 *
 *   hoisted load     a load of one address moves out of a loop without writes, together with the
 *                    branch around it. (LLVM hoists loads that are certainly executed)
 *   redundant load   a load of bytes that another one has loaded, with no write between the two
 *   dead store       a store whose bytes the next store overwrites, in its block or an iteration
 *                    later
 *   forwarded load   a load of bytes that the store before it has in a register
 *
 * Loads that are redundant or forwarded within one iteration are found in fewer.c.
 *
 * As seen in cubins (ptxas 13, sm_75 to sm_120), where i runs from 0 to 15:
 *
 *     a[i >> 1]                         8 of 16 loads stay
 *     a[i % 5], a[i | 5]                5 and 4, also if a branch chooses one
 *     p[i], p[i + 1], p[i + 2]          18 of 48
 *     a[i], and a[i] in a second loop   23 of 32
 *     a[i + j] of 4 and 8 iterations    11 of 32
 *     two pointers that are exchanged   each is read once
 *     a[i >> 1] = x                     8 of 16 stores; 15, and 15 loads, if the loop reads a[t]
 *     *p = x                            one of four stores, for any trip count
 *
 * If the trip count is unknown, all loads of a[i >> 1] stay, but some loads whose addresses are
 * sums are removed here, too. Volatile accesses stay, and so do stores that are followed by a wait,
 * by another store, or by a load of another place. */
#ifndef UNBANK_WIDTHS_READINGS_REPEAT_H
#define UNBANK_WIDTHS_READINGS_REPEAT_H

#include "widths/readings/readings.h"

enum { REPEAT_TRIPS_MAX = 256 };

/* The trip count of a loop, if it is a constant; REPEAT_TRIPS_MAX: it is greater, or unknown. */
unsigned unbank_loop_trip_count(struct readings *readings, uint32_t loop);

/* Marks the pieces of such accesses: they may be executed less often, and it is open whether they
 * merge. */
void unbank_note_repeats(struct readings *readings);

#endif
