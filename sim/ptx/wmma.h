/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#ifndef UNBANK_SIM_PTX_WMMA_H
#define UNBANK_SIM_PTX_WMMA_H

#include "sim/ptx/lower.h"

/* The value that stands for a call of llvm.nvvm.NAME, of a store the call itself; NULL: it is none
 * of wmma, or not known. */
LLVMValueRef lower_wmma(struct lowering *it, LLVMValueRef call, const char *name);

/* Likewise of mma. */
LLVMValueRef lower_mma(struct lowering *it, LLVMValueRef call, const char *name);

#endif
