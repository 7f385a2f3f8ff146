/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Phis and selects of pointers, as phis and selects of offsets; and of joined arrays
 * (find/joined.h), each of which has a new global of its own, beside them as phis and selects of
 * these. */
#ifndef UNBANK_REWRITE_POINTER_PHI_H
#define UNBANK_REWRITE_POINTER_PHI_H

#include "rewrite/emit.h"

/* The offset of a pointer's root, modulo 2^32, as an i32. */
LLVMValueRef unbank_offset_of_root(struct emitter *emitter, LLVMValueRef root);

/* The low 32 bits of where dynamic memory begins, as an address of the space that a number has,
 * which leads there. */
LLVMValueRef unbank_emit_start(struct emitter *emitter, LLVMValueRef number);

/* The global, or the choice of globals, that has the layout of what a root leads to. Of joined
 * arrays only. */
LLVMValueRef unbank_new_array_of_root(struct emitter *emitter, const struct instance *instance,
                                      LLVMValueRef root);

#endif
