/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * What lower.c shares with the translator of inline PTX. */
#ifndef UNBANK_SIM_PTX_LOWER_H
#define UNBANK_SIM_PTX_LOWER_H

#include "sim/program/program.h"

struct lowering {
  struct program *program;
  LLVMModuleRef module;
  LLVMContextRef context;
  LLVMBuilderRef builder;
  LLVMTypeRef none, word, pointer;
  uint32_t places; /* of calls that gather whichever lanes come */
  LLVMValueRef carry, carry_function;
  LLVMValueRef heap; /* a variable of the module, or NULL */
};

/* Emits a call of the host function "unbank." NAME with the convention of device.h; `result` may be
 * void. NULL: there is no such function, or a type it cannot take. */
LLVMValueRef lower_host_call(struct lowering *it, const char *name, LLVMTypeRef result,
                             LLVMValueRef *values, unsigned count);
/* Likewise of an intrinsic that every target has. */
LLVMValueRef lower_intrinsic_call(struct lowering *it, const char *name, LLVMTypeRef type,
                                  LLVMValueRef *values, unsigned count);
/* A local variable of the function that the builder is in. */
LLVMValueRef lower_local(struct lowering *it, LLVMTypeRef type);
/* The source of a copy of which only `size` bytes may be read: a harmless one where that is none.
 */
LLVMValueRef lower_source(struct lowering *it, LLVMValueRef from, LLVMValueRef size);

#endif
