/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * From IR instructions to steps. Whatever is not in the tables below becomes STEP_DATA: nothing is
 * known of it, which is always right; or STEP_UNIFORM, where arithmetic alone makes it
 * (computed.h).
 */
#ifndef UNBANK_SLICE_DECODE_H
#define UNBANK_SLICE_DECODE_H

#include "slice/slice.h"

/* The read of a special register that a phi stands for, where all ways to it read that one; else
 * NULL. */
LLVMValueRef unbank_slice_register(LLVMValueRef phi);
/* Writes the steps that compute the instruction behind `slot` to slice->decoded, and asks for their
 * operands. */
void unbank_slice_decode(struct slices *slices, struct slice *slice, uint32_t slot);
/* How many slots the elements of a vector get; 0: it is none, or one of which nothing is known. */
uint32_t unbank_slice_elements(LLVMValueRef value);
/* Whether it is a float. Of these only the same is told from what may differ: they are numbers of
 * which nothing is known but those of the code, which are their bits. */
bool unbank_slice_is_float(LLVMValueRef value);
/* Bits of an integer or pointer of at most 64 bits, else 0. */
unsigned unbank_slice_width(LLVMValueRef value);

#endif
