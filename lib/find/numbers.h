/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Addresses as integers. `__cvta_generic_to_shared` makes a 32-bit number of a pointer; what is
 * added to it is added to the array's offset. These steps keep number = array + offset, modulo 2^32
 * or 2^64, with an offset that is known:
 *
 *     casts between pointers and integers of 32 or 64 bits, and between these; freeze
 *     array + offset + x, x + array + offset, array + offset - x
 *     (array + offset) op y for op of XOR, OR, AND, which is array + (offset op y) where the array
 *     is aligned to 2^k and op y leaves all bits from k on as they are
 *     the same of dynamic memory where op changes bits below 1024 alone: it stays where it is, so
 *     that the kernel can compute ((array + offset) op y) - array
 *     inline PTX that only turns a generic address into a shared one
 *     phis and selects
 *
 * What depends on two addresses in one array, or one and null, is no address but a value: a
 * comparison, or the difference of two numbers. It is the same wherever the array is, so a rewrite
 * leaves it as it is, of addresses as if the new array had no layout.
 *
 * The alignment is that of the array in shared memory: nothing is said of the window through which
 * generic addresses see it, so (array + offset) op y is followed of shared addresses alone. */
#ifndef UNBANK_FIND_NUMBERS_H
#define UNBANK_FIND_NUMBERS_H

#include "model/model.h"

/* Where dynamic memory is all that a kernel has it begins at a multiple of so many bytes, behind
 * what the system has (sm_80 on: 1 KiB; an H200). */
enum { UNBANK_DYNAMIC_START = 1024 };

/* Whether `user`, an instruction or a constant expression, is such a step from its operand `value`,
 * or one between pointers. What else its operands must be is for unbank_number_code. */
bool unbank_hands_address_on(LLVMValueRef user, LLVMValueRef value);

/* Whether an instruction compares two addresses of one array, or subtracts them, in ways that do
 * not depend on where it is. Asked when all that leads to arrays is known. */
bool unbank_relates_addresses(const struct module *module, LLVMValueRef inst);

/* Of an instruction that is such a step from some of its operands: UNBANK_CODE_COUNT, or why it is
 * none. Asked when all that leads to arrays is known. */
enum unbank_code unbank_number_code(const struct module *module, LLVMValueRef inst);

/* Of such an operation on bits: whether the array's own bits decide, too, so that its offset counts
 * from where dynamic memory is. */
bool unbank_asks_for_base(const struct module *module, LLVMValueRef inst);

/* Whether a user takes low bits alone of an operand that leads to dynamic memory: these are no
 * address, and may be used for anything. The memory stays where it is, and so does such a number,
 * which the rewrite keeps. */
bool unbank_takes_low_bits(const struct module *module, LLVMValueRef user, LLVMValueRef operand);

/* Of an AND, which operations may stand before: whether it is the one that leaves the low bits. Of
 * dynamic memory that begins at a multiple of UNBANK_DYNAMIC_START they are those of the offset. */
bool unbank_leaves_low_bits(const struct module *module, LLVMValueRef inst);

/* The address space of which an integer that leads to an array, or a pointer, is an address; -1: it
 * may be one of several, or that is not known. */
int unbank_space_of_number(const struct module *module, LLVMValueRef value);

/* The operand of inline PTX, or NULL, whose address is the result of the call. */
LLVMValueRef unbank_handed_on(LLVMValueRef call);

/* The operand, 0 or 1, of an addition, subtraction or operation on bits that leads to an array; -1
 * where none does, or both do. */
int unbank_address_operand(const struct module *module, LLVMValueRef inst);

#endif
