/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Addresses as integers. `__cvta_generic_to_shared` makes a 32-bit number of a pointer, and what
 * is added to it is added to the array's offset. These steps keep number = array + offset, modulo
 * 2^32 or 2^64, with a known offset:
 *
 *     casts between pointers and integers of 32 or 64 bits, and between these; freeze
 *     array + offset + x,  x + array + offset,  array + offset - x
 *     (array + offset) op y   for op of XOR, OR, AND; this is array + (offset op y) if the array is
 *                             aligned to 2^k and op y does not change bits from k up
 *     the same for dynamic memory, if op changes only bits below 1024: the memory stays in place,
 *                             so the kernel can compute ((array + offset) op y) - array
 *     inline PTX that only turns a generic address into a shared one
 *     phis and selects
 *
 * What depends on two addresses in one array, or on one and null, is not an address but a value: a
 * comparison, or the difference of two numbers. It is the same wherever the array is, so a rewrite
 * leaves it alone, with addresses as if the new array had no layout.
 *
 * The alignment is that of the array in shared memory. The window through which generic addresses
 * see it may not have that alignment, so (array + offset) op y is followed only for shared
 * addresses. */
#ifndef UNBANK_FIND_NUMBERS_H
#define UNBANK_FIND_NUMBERS_H

#include "model/model.h"

/* If a kernel has only dynamic memory, that begins at a multiple of so many bytes, after what the
 * system uses (from sm_80 on: 1 KiB; seen on an H200). */
enum { UNBANK_DYNAMIC_START = 1024 };

/* Whether `user`, an instruction or constant expression, is one of the steps above from its operand
 * `value`, or one between pointers. unbank_number_code() checks its other operands. */
bool unbank_hands_address_on(LLVMValueRef user, LLVMValueRef value);

/* Whether an instruction compares or subtracts two addresses of one array in ways that do not
 * depend on where it is. Valid once everything that leads to arrays is known. */
bool unbank_relates_addresses(const struct module *module, LLVMValueRef inst);

/* For an instruction that is one of these steps: UNBANK_CODE_COUNT if it is allowed, or why it is
 * not allowed. Valid once everything that leads to arrays is known. */
enum unbank_code unbank_number_code(const struct module *module, LLVMValueRef inst);

/* For such an operation on bits: whether the array's own bits take part, so that its offset counts
 * from where dynamic memory begins. */
bool unbank_asks_for_start(const struct module *module, LLVMValueRef inst);

/* Whether a user takes only low bits of an operand that leads to dynamic memory. These are not an
 * address, and may be used for anything. The memory stays in place, and so the rewrite keeps the
 * number. */
bool unbank_takes_low_bits(const struct module *module, LLVMValueRef user, LLVMValueRef operand);

/* For an AND, perhaps after other operations: whether it is the one that leaves the low bits. If
 * dynamic memory begins at a multiple of UNBANK_DYNAMIC_START, these are the low bits of the
 * offset. */
bool unbank_leaves_low_bits(const struct module *module, LLVMValueRef inst);

/* The address space that an integer which leads to an array, or a pointer, is an address in; -1 if
 * there may be several, or it is not known. */
int unbank_space_of_number(const struct module *module, LLVMValueRef value);

/* The operand of inline PTX whose address is the result of the call, or NULL. */
LLVMValueRef unbank_handed_on(LLVMValueRef call);

/* The operand, 0 or 1, of an addition, subtraction or operation on bits that leads to an array; -1
 * if none does, or both do. */
int unbank_address_operand(const struct module *module, LLVMValueRef inst);

#endif
