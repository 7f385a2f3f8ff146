/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Loads that may be executed less often than the code says, other than for what loops repeat
 * (repeat.h): their bytes are in a register, or only some iterations need them.
 *
 * What is in a register is not loaded again: the same bytes, of one unit and extended alike, that
 * an earlier load of the version has, or the store that began it, in whichever block. Where only
 * some ways lead through the earlier load, one of the two was seen to go, and both to stay. A store
 * goes that another one to the same bytes, as wide, follows in its block, unless what lies between
 * waits, or reads or writes other shared memory; in other blocks both stay. But where a block ends
 * in a branch, and each arm stores to bytes that the block stores to, of the four stores two were
 * left: in either arm, long or short, and whatever the branch asks (5 forms on sm_75, 90 and 120;
 * not in one form with the two in the other order). Where one of two arms does so, and nothing is
 * stored between, one of the two was left if the other arm stores to no shared memory (6 forms);
 * without another arm all stay. */
#ifndef UNBANK_WIDTHS_READINGS_FEWER_H
#define UNBANK_WIDTHS_READINGS_FEWER_H

#include "widths/readings/readings.h"

/* Of a loop that is unrolled the last iteration loads nothing that only the next one would read,
 * and the others nothing that only what follows the loop does. */
void unbank_note_reader(struct readings *readings, const struct site *site);

/* Loads that LLVM takes out of a loop, and nothing else is known of. */
void unbank_note_taken_out(struct readings *readings);

/* Stores next to which a block outside the same loop stores, too. */
void unbank_note_sunk(struct readings *readings);

/* Stores ahead of a branch, and in its arms, to the same bytes. */
void unbank_note_into_arms(struct readings *readings);

/* Loads of what is in a register. */
void unbank_note_held(struct readings *readings);

/* Whether a store may be to a load's window. */
bool unbank_is_beside(struct readings *readings, const struct site *store, const struct site *load);

/* Marks a load of a window that was just stored to, and the copies of its item. */
void unbank_set_beside_stored(struct readings *readings, const struct site *site);

#endif
