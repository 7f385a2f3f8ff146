/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The registers that an instruction moves, as items. A load becomes one item for each of its units
 * that is read; a store, and a volatile or atomic load, is a single item.
 *
 * ptxas keeps a vector of narrow elements in words, and so words are its units. A vector of two
 * bytes is a 16-bit unit; if it is loaded, it never merges.
 *
 * A load is forwarded if the store before it in its block, which began the version of memory, moves
 * the same units: ptxas has them in registers. Such a load is gone, and does not end a run of
 * stores (all pairs of stores and loads at all places, whatever is between them that begins no
 * version, and parts of registers, sm_75 to sm_120 at -O2 and -O3). One that sign-extends stays,
 * and so may one of a packed vector, if only a part of it is read. In a loop that also loads a
 * vector of the array, ptxas reads again what a vector store has in registers. */
#ifndef UNBANK_WIDTHS_LOWERED_UNITS_H
#define UNBANK_WIDTHS_LOWERED_UNITS_H

#include "widths/lowered/members.h"

/* Whether an instruction at the current position is a load that is certainly forwarded. */
bool unbank_is_forwarded(struct lowering *lowering, const struct ptx_instruction *from,
                         uint32_t block);

/* By loop: there is a load of a vector from shared memory in it. */
bool *unbank_find_vector_loops(const struct lowering *lowering);

/* By register: a loop writes it, and it is read after that loop. */
bool *unbank_find_live_out(const struct lowering *lowering);

/* Adds the items of an instruction in a block. */
void unbank_take_registers(struct lowering *lowering, const struct origins *origins,
                           uint32_t block);

#endif
