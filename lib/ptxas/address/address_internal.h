/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The parts of address.c for each other: its steps, and what they share. */
#ifndef UNBANK_PTXAS_ADDRESS_INTERNAL_H
#define UNBANK_PTXAS_ADDRESS_INTERNAL_H

#include "ptxas/address/address.h"

/* Fills in what is known of registers before addresses are read. */
void unbank_find_roles(struct addresses *addresses);

/* Finds registers whose value at the start of an iteration is used after the loop, through other
 * registers. */
void unbank_find_escapes(struct addresses *addresses);

/* Whether an operand is a place. */
bool unbank_holds_place(struct addresses *addresses, const struct ptx_operand *operand);

/* A place as a set of one element; the empty set for anything else. */
uint64_t unbank_set_of_place(struct addresses *addresses, const struct ptx_operand *operand);

#endif
