/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Which bits of an operand may be one, as far as the instructions that compute it show. By these
 * ptxas treats x | c as a sum, whatever it proves of an address's alignment. */
#ifndef UNBANK_PTXAS_ADDRESS_BITS_H
#define UNBANK_PTXAS_ADDRESS_BITS_H

#include "ptxas/address/address.h"

/* Low zero bits of an operand, as far as shifts, products and masks show them. */
unsigned unbank_operand_low_zeros(const struct addresses *addresses,
                                  const struct ptx_operand *operand, unsigned depth);

/* The bits that may be set in a register with `zeros` low zero bits. */
uint64_t unbank_operand_bits(const struct addresses *addresses, const struct ptx_operand *operand,
                             unsigned zeros);

/* Whether all bits of a number are zero in a register, as far as known low zeros, masks, shifts,
 * products, selects and extensions show it. */
bool unbank_operand_lacks_bits(const struct addresses *addresses, const struct ptx_operand *operand,
                               unsigned zeros, int64_t number);

#endif
