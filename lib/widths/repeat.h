/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Which accesses ptxas executes less often than PTX says, in loops:
 *
 *   kept       a load of one address is taken out, with the branch around it: @%p ld before a loop.
 *              LLVM does so where it is surely executed, so these are under conditions
 *   repeated   where the loop is unrolled, iterations that load from one place share a load. ptxas
 *              computes what it knows of each iteration, and compares the expressions
 *   covered    there, too, a store goes that another iteration's to the same place follows, and a
 *              load of what an earlier iteration stores
 *
 * Loads share where the loop writes no shared memory, stores where nothing in it waits.
 * As seen in cubins (ptxas 13), with i from 0 to 15: of a[i >> 1], a[i % 5] and a[i | 5] 8, 5 and 4
 * loads stay, also where a branch chooses between such and others; where nobody knows how often the
 * loop runs, all do. Of a[i + j] in two loops of 4 and 8 iterations 11 loads stay, of 32. Pointers
 * to two buffers that each iteration exchanges are read once each. Of stores 8 of 16 stay in
 * a[i >> 1], and one of four to one place where nobody knows how often the loop runs; all do that
 * are volatile, or of other widths. */
#ifndef UNBANK_WIDTHS_REPEAT_H
#define UNBANK_WIDTHS_REPEAT_H

#include "widths/readings.h"

/* Why ptxas may execute an access less often than PTX says, or NULL. */
const char *unbank_may_be_fewer(struct readings *readings, const struct site *site);

/* Whether one of the instructions from `first` on, up to `end`, is neither load nor store and waits
 * for shared memory, or reads or writes it. */
bool unbank_waits_between(const struct ptx_function *function, uint32_t first, uint32_t end);

#endif
