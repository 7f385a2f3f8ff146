/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#ifndef UNBANK_SLICE_PHIS_H
#define UNBANK_SLICE_PHIS_H

#include "slice/slice.h"

/* The phi of which one is the extension in every iteration, as a counter of 32 bits that indexes
 * memory has one of 64; or NULL. */
LLVMValueRef unbank_slice_extended(LLVMValueRef phi);
/* SExt where one of the values of a phi is that, else ZExt where one is, else PHI. */
LLVMOpcode unbank_slice_extension_in(LLVMValueRef phi);

/* Whether a phi is more than data: it is no vector, or each of its elements is followed. */
bool unbank_slice_is_followed_phi(const struct slot *slot);

/* Asks for what such a phi needs, and finds how it moves. */
void unbank_slice_need_phi(struct slices *slices, struct slice *slice, uint32_t number);

#endif
