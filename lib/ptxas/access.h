/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Instructions of PTX that access memory. */
#ifndef UNBANK_PTXAS_ACCESS_H
#define UNBANK_PTXAS_ACCESS_H

#include "ptxas/ptx.h"

/* Bytes of one element of a load or store, and of all. */
uint32_t unbank_element_bytes(const struct ptx_instruction *instruction);
uint32_t unbank_bytes_of(const struct ptx_instruction *instruction);

/* NULL: there is none. */
const struct ptx_operand *unbank_address_of(const struct ptx_instruction *instruction);

/* A load or store of shared memory. */
bool unbank_is_shared_access(const struct ptx_instruction *instruction);

/* An access that may be of shared memory, though codegen does not say so. Those of device
 * functions, which are given such addresses, merge as others do (ptxas 13); of kernels that was not
 * seen. */
bool unbank_is_generic(const struct ptx_instruction *instruction);

#endif
