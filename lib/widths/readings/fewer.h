/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Loads and stores that may be executed less often than the code says, other than those that loops
 * repeat (repeat.h): their bytes are in a register, or are overwritten, or only some iterations
 * need them.
 *
 * Loads. ptxas does not load again what is in a register: bytes that an earlier load of the same
 * version of memory has loaded, or that the store which began the version has stored, in any block,
 * with the same unit and extension. A vector store has each of its units in a register (all forms
 * of stores and loads at all places inside them, sm_75 to sm_120, -O1 to -O3; in the store's block,
 * units.h). If only some paths lead through the earlier load, ptxas was seen to remove one of the
 * two loads, and to keep both.
 *
 * Stores. A store is removed if another store to the same bytes, of the same width, follows in its
 * block, unless an instruction between them waits, or accesses other shared memory. If the second
 * store is in another block, both stay. There are two exceptions. If a block ends in a branch, and
 * each arm stores to bytes that the block stores to, only two of the four stores were left, whether
 * the arms are long or short, and for any condition (5 test kernels on sm_75, sm_90 and sm_120; not
 * in one kernel with the two stores in the other order). If only one of two arms does so, and
 * nothing is stored in between, one of the two stores was left if the other arm stores to no shared
 * memory (6 test kernels); if the branch has no other arm, all stay. */
#ifndef UNBANK_WIDTHS_READINGS_FEWER_H
#define UNBANK_WIDTHS_READINGS_FEWER_H

#include "widths/readings/readings.h"

/* Marks a load whose result only the next iteration reads, or only code after the loop. If the loop
 * is unrolled, the last iteration does not load the former, and the others not the latter. */
void unbank_note_reader(struct readings *readings, const struct site *site);

/* Marks loads that LLVM has moved out of a loop, if they are not marked yet. */
void unbank_note_taken_out(struct readings *readings);

/* Marks stores near which a block outside their loop stores, too: LLVM may have sunk them. */
void unbank_note_sunk(struct readings *readings);

/* Marks stores before a branch and in its arms that go to the same bytes. */
void unbank_note_into_arms(struct readings *readings);

/* Marks loads of bytes that may be in a register. */
void unbank_note_held(struct readings *readings);

/* Whether a store may go to a load's window. */
bool unbank_is_beside(struct readings *readings, const struct site *store, const struct site *load);

/* Marks a load of a window that was just stored to, and the copies of its item. */
void unbank_set_beside_stored(struct readings *readings, const struct site *site);

#endif
