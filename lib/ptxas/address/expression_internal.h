/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The parts of expression.c for each other. */
#ifndef UNBANK_PTXAS_ADDRESS_EXPRESSION_INTERNAL_H
#define UNBANK_PTXAS_ADDRESS_EXPRESSION_INTERNAL_H

#include "ptxas/address/expression.h"

/* The value of an operand as the instruction reads it. */
struct address unbank_expression_operand(const struct expression_reader *reader, unsigned i);

/* A term of a sum. From sm_90 on, in the 64-bit address of a load, the constant of x + c is split
 * off 32 bits, too, if the sum is zero-extended, does not carry, and is added only to a place. If
 * the address has several uses, as one shared by accesses has, the constant was seen to stay
 * inside; for a store it always does. */
struct address unbank_expression_term(const struct expression_reader *reader, unsigned i);

/* The first operand minus the second. */
struct address unbank_expression_subtract(const struct expression_reader *reader);

/* The factor x = k - y of a product by a number that distributes (products.h): it has the zeros of
 * both, unless a register holds -k * by, which may be subtracted instead. */
struct address unbank_distributed(const struct expression_reader *reader, struct address x,
                                  int64_t by);

/* x + (y >> c) is one instruction if x is not a product; nothing is proved of its result. */
bool unbank_adds_shifted(const struct addresses *addresses, uint32_t x, uint32_t y);

/* Whether a constant stays inside an operand that is a fused sum. Before sm_90 it was seen to be
 * split off in the block of the sum and, if it is uniform, in others, too (16 test kernels). */
bool unbank_stays_fused(const struct expression_reader *reader, unsigned i);

/* If `from` zero-extends a sum x + c that does not carry out of 32 bits, that sum; else NULL. */
const struct ptx_instruction *unbank_extended_sum(const struct expression_reader *reader,
                                                  const struct ptx_instruction *from);

/* The extension of such a sum x, with its constant split off. */
struct address unbank_outside_of_cast(const struct expression_reader *reader, struct address x);

#endif
