/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Phis and selects of pointers, as phis and selects of offsets. */
#ifndef UNBANK_REWRITE_POINTER_PHI_H
#define UNBANK_REWRITE_POINTER_PHI_H

#include "rewrite/emit.h"

/* The offset of a pointer's root, modulo 2^32, as an i32. */
LLVMValueRef unbank_offset_of_root(struct emitter *emitter, LLVMValueRef root);

#endif
