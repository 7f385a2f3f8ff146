/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Which sums and differences the products of a function take part in, from its code alone. ptxas
 * turns x - c * y into a multiply-add, and then counts its zeros; of other differences it counts
 * none. A constant that one instruction adds to a product rarely leaves it. */
#ifndef UNBANK_PTXAS_ADDRESS_PRODUCTS_H
#define UNBANK_PTXAS_ADDRESS_PRODUCTS_H

#include "ptxas/address/address.h"

enum product {
  PRODUCT_NONE,
  PRODUCT_APART, /* used in no difference, or not only in sums and differences */
  PRODUCT_OPEN,  /* used in several, or not by a constant */
  PRODUCT_FUSED
};

/* How a product takes part in a difference. (y + k) * c first becomes y * c + k * c, which is not a
 * product, unless the sum is extended; so does (y + k) << c if y is a product. */
enum product unbank_product_of(const struct addresses *addresses,
                               const struct ptx_operand *operand);

/* How x * c + a, to which another constant is added, is computed. If it is one instruction, a does
 * not leave it; PRODUCT_NONE if it is not such a sum, or x * c stands alone. */
enum product unbank_inner_product(const struct addresses *addresses,
                                  const struct ptx_operand *operand);

/* Whether an instruction is a 32-bit product by a number whose other factor is k - y: ptxas turns
 * (k - y) * c into y * -c + k * c. */
bool unbank_product_distributes(const struct addresses *addresses,
                                const struct ptx_instruction *from);

/* Whether an instruction is a 32-bit product by a number d of y * c + k, one instruction, in which
 * k stays: nothing of k * d is split off. If d is a power of two, it is (21 forms on sm_75 and
 * sm_89). */
bool unbank_product_keeps_number(const struct addresses *addresses,
                                 const struct ptx_instruction *from);

/* Whether a register is a sum with a number. */
bool unbank_adds_constant(const struct addresses *addresses, const struct ptx_operand *operand);

/* Whether an operand is a select of two constants: (c ? x : y) - z becomes c ? x - z : y - z. */
bool unbank_selects_constants(const struct addresses *addresses, const struct ptx_operand *operand);

/* Whether a register is a sum of registers: if another constant is added, a constant in one of its
 * terms stays there. */
bool unbank_sums_registers(const struct addresses *addresses, const struct ptx_operand *operand);

/* Whether a register is a sum of two products. */
bool unbank_sums_products(const struct addresses *addresses, const struct ptx_operand *operand);

/* Whether a register is (y + k) * c, a product by a number. */
bool unbank_scales_sum(const struct addresses *addresses, const struct ptx_operand *operand);

/* Whether a register is (y * c + k) << n where y * c + k, one instruction, has other uses. */
bool unbank_shifts_shared_sum(const struct addresses *addresses, const struct ptx_operand *operand);

#endif
