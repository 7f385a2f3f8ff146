/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Instructions of PTX that access memory. */
#ifndef UNBANK_PTXAS_ACCESS_H
#define UNBANK_PTXAS_ACCESS_H

#include "ptxas/ptx.h"

/* Bytes of one element of a load or store, and of all. */
uint32_t unbank_element_bytes(const struct ptx_instruction *instruction);
uint32_t unbank_bytes_of(const struct ptx_instruction *instruction);

/* The operand that holds the address; NULL if there is none. */
const struct ptx_operand *unbank_address_of(const struct ptx_instruction *instruction);

/* Whether it is a load or store of shared memory. */
bool unbank_is_shared_access(const struct ptx_instruction *instruction);

/* Whether it is a generic access, which may be of shared memory. In device functions that are
 * called with shared addresses, such accesses merge like others (ptxas 13). In kernels they were
 * not seen to. */
bool unbank_is_generic(const struct ptx_instruction *instruction);

#endif
