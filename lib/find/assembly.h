/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Accesses by inline PTX and by LLVM's intrinsics for the same instructions. A statement is
 * examined as a whole: each operand that leads to an array must be used only as the address of
 * known accesses, all with the same constant added to it. Otherwise its array is pinned. */
#ifndef UNBANK_FIND_ASSEMBLY_H
#define UNBANK_FIND_ASSEMBLY_H

#include "model/model.h"

/* Whether an intrinsic is one of cp.async, ldmatrix, stmatrix, wmma.load or wmma.store, whose first
 * operand is the address in shared memory. */
bool unbank_is_access_intrinsic(const char *name);

/* Lists the accesses of a call of inline PTX or of such an intrinsic, and pins the arrays whose
 * addresses it uses in other ways. */
void unbank_meet_assembly(struct module *module, LLVMValueRef call);

/* The code with which a call that is none of these, or is not understood, pins the arrays whose
 * addresses it is passed. */
enum unbank_code unbank_code_of_call(LLVMValueRef call);

#endif
