/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * How phis step from one iteration of their loop to the next. */
#ifndef UNBANK_SLICE_PHIS_H
#define UNBANK_SLICE_PHIS_H

#include "slice/slice.h"

/* The narrower phi that a phi extends in every iteration, as a 64-bit index does the 32-bit counter
 * next to it; or NULL. */
LLVMValueRef unbank_slice_extended(LLVMValueRef phi);
/* How: SExt if some incoming value is a sign extension, else ZExt if some is a zero extension, else
 * PHI. */
LLVMOpcode unbank_slice_extension_in(LLVMValueRef phi);

/* Whether a phi is followed, rather than unknown: for a vector, whether each of its elements is. */
bool unbank_slice_is_followed_phi(const struct slot *slot);

/* Asks for the operands of such a phi, and finds how it steps. */
void unbank_slice_need_phi(struct slices *slices, struct slice *slice, uint32_t number);

#endif
