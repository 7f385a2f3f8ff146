/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The registers that an instruction moves, as items. A load is one item for each of its units that
 * is read; a store, and a volatile or atomic load, is one item.
 *
 * ptxas holds a vector of narrow elements in words, and takes words for units; two bytes are stored
 * as a unit of 16 bits, and loaded as they are. */
#ifndef UNBANK_WIDTHS_LOWERED_UNITS_H
#define UNBANK_WIDTHS_LOWERED_UNITS_H

#include "widths/lowered/members.h"

/* Registers that a loop writes and that are read behind it. */
bool *unbank_find_live_out(const struct lowering *lowering);

/* Makes items of an instruction in a block. */
void unbank_take_registers(struct lowering *lowering, const struct origins *origins,
                           uint32_t block);

#endif
