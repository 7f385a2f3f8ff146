/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The registers that an instruction moves, as items. A load becomes one item for each of its units
 * that is read; a store, and a volatile or atomic load, is a single item.
 *
 * ptxas keeps a vector of narrow elements in words, and so words are its units. A vector of two
 * bytes is a 16-bit unit; if it is loaded, it never merges. */
#ifndef UNBANK_WIDTHS_LOWERED_UNITS_H
#define UNBANK_WIDTHS_LOWERED_UNITS_H

#include "widths/lowered/members.h"

/* By register: a loop writes it, and it is read after that loop. */
bool *unbank_find_live_out(const struct lowering *lowering);

/* Adds the items of an instruction in a block. */
void unbank_take_registers(struct lowering *lowering, const struct origins *origins,
                           uint32_t block);

#endif
