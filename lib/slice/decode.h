/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Translates IR instructions to steps. An instruction that is not in the tables below becomes
 * STEP_DATA, unknown, which is always correct; or STEP_UNIFORM if it is only arithmetic
 * (computed.h). */
#ifndef UNBANK_SLICE_DECODE_H
#define UNBANK_SLICE_DECODE_H

#include "slice/slice.h"

/* The special register read that a phi stands for, if all incoming values read that register; else
 * NULL. */
LLVMValueRef unbank_slice_register(LLVMValueRef phi);
/* Appends the steps that compute the instruction behind `slot` to slice->decoded, and makes
 * their operands needed. */
void unbank_slice_decode(struct slices *slices, struct slice *slice, uint32_t slot);
/* How many slots the elements of a vector get; 0 if it is not a vector, or is not followed. */
uint32_t unbank_slice_elements(LLVMValueRef value);
/* Whether a value is floating-point. Such values are only tracked as uniform or not; the numbers of
 * constants are their bits. */
bool unbank_slice_is_float(LLVMValueRef value);
/* Width of an integer or pointer of at most 64 bits; else 0. */
unsigned unbank_slice_width(LLVMValueRef value);

#endif
