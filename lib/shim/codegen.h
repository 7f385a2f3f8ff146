/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The part of the door to C++ that asks what LLVM's codegen makes of a function: it reshapes
 * addresses and merges accesses before it selects instructions. */
#ifndef UNBANK_SHIM_CODEGEN_H
#define UNBANK_SHIM_CODEGEN_H

#include <llvm-c/TargetMachine.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* A copy of the module, in a context of its own, with the functions of the given instructions as
 * `machine` has them right before instruction selection; other functions are declarations. Each
 * instruction of the copy knows the indices of those it was made of. NULL: it cannot be made. */
LLVMModuleRef unbank_codegen_copy(LLVMModuleRef module, LLVMTargetMachineRef machine,
                                  const LLVMValueRef *instructions, size_t count);
void unbank_codegen_dispose(LLVMModuleRef copy);
/* Writes the indices that an instruction of a copy was made of, in rising order, at most `room`,
 * and returns how many there are. */
size_t unbank_codegen_origins(LLVMValueRef inst, uint32_t *indices, size_t room);
/* The pointer that is left when constant offsets are taken off, and their sum in bytes. */
LLVMValueRef unbank_strip_constant_offset(LLVMModuleRef module, LLVMValueRef pointer,
                                          int64_t *offset);

#ifdef __cplusplus
}
#endif
#endif
