/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The shared arrays of a module, everything that leads to them, their accesses, and the
 * reasons that pin them.
 *
 * Soundness begins here. An array may change its layout only if every use of its address is
 * understood: each value derived from the address is a cast, a GEP, a phi or a select, or an
 * integer that can be followed (numbers.h), and each of these ends in accesses that can be
 * rewritten. Anything else pins the array, and that array alone, with a code.
 */
#ifndef UNBANK_FIND_ARRAYS_H
#define UNBANK_FIND_ARRAYS_H

#include "model/model.h"
#include "support/map.h"

/* Fills module->arrays (in module order) and module->accesses (in IR order). */
void unbank_find_arrays(struct module *module);

LIST_STRUCT(function_list, LLVMValueRef);

/* What an address is computed from, by GEPs and casts. */
LLVMValueRef unbank_object_at(LLVMValueRef address);

/* Lists the functions that are given the address of a local variable, or of another one that holds
 * it, as closures do. While there are any, LLVM cannot promote the variable. */
void unbank_list_given(struct arena *arena, LLVMValueRef variable, struct function_list *out);

/* Whether an intrinsic that takes an address does not access memory there. */
bool unbank_is_harmless_intrinsic(const char *name);

/* The width of the piece at `offset` of a copy of `length` bytes: the largest power of two up to 16
 * that divides `offset`, is at most `align`, and fits. */
uint32_t unbank_copy_piece(uint32_t align, uint64_t offset, uint64_t length);

#endif
