/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Accesses by inline PTX and by LLVM's intrinsics for the same instructions. A statement is met as
 * a whole: each operand that leads to an array is the address of accesses that are known, at one
 * distance, and nothing else, or its array is pinned. */
#ifndef UNBANK_FIND_ASSEMBLY_H
#define UNBANK_FIND_ASSEMBLY_H

#include "model/model.h"

/* Whether an intrinsic is one of cp.async, ldmatrix, stmatrix, wmma.load or wmma.store, whose first
 * operand is the address in shared memory. */
bool unbank_is_access_intrinsic(const char *name);

/* Lists the accesses of a call of inline PTX or of such an intrinsic, and pins the arrays whose
 * addresses it uses in other ways. */
void unbank_meet_assembly(struct module *module, LLVMValueRef call);

/* Why a call that is none of these, or is not understood, pins the arrays that it is given. */
enum unbank_code unbank_code_of_call(LLVMValueRef call);

#endif
