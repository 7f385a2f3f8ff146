/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The part of the door to C++ that asks what LLVM's codegen makes of functions: it reshapes
 * addresses, merges accesses, and selects instructions. */
#ifndef UNBANK_SHIM_CODEGEN_H
#define UNBANK_SHIM_CODEGEN_H

#include <llvm-c/TargetMachine.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* PTX. Its `.loc` rows number the instructions of the IR that were given: line n stands for the
 * origins[starts[n]] up to origins[starts[n + 1]], indices of theirs in rising order, of which it
 * was made. Other instructions have a line without origins. All of it is malloc'd. */
struct unbank_codegen {
  char *ptx; /* ends with a zero */
  uint32_t *starts, *origins;
  uint32_t lines;
};

/* Whether the module's pointers to shared memory have 32 bits. */
bool unbank_has_short_pointers(LLVMModuleRef module);

/* A machine for modules with such pointers, or with those of 64 bits. LLVM reads from an option of
 * the process which of them it is to be; where that option asks for short ones, every machine is
 * one for short ones. */
LLVMTargetMachineRef unbank_codegen_machine(LLVMTargetRef target, const char *triple,
                                            const char *processor, const char *features,
                                            LLVMCodeGenOptLevel level, bool short_pointers);

/* What `machine` makes of the functions of the given instructions; other functions are
 * declarations. `lengthens`: as if pointers to shared memory had 64 bits. Of a job that has a
 * thread the work begins here, else where it ends. Jobs that are under way at one time have each a
 * machine of its own. */
struct unbank_codegen_job;
struct unbank_codegen_job *unbank_codegen_begin(LLVMModuleRef module, LLVMTargetMachineRef machine,
                                                const LLVMValueRef *instructions, size_t count,
                                                bool lengthens, bool has_thread);
/* Waits, and frees the job. false: nothing could be made, and `out` is empty. */
bool unbank_codegen_end(struct unbank_codegen_job *job, struct unbank_codegen *out);
void unbank_codegen_clear(struct unbank_codegen *codegen);

#ifdef __cplusplus
}
#endif
#endif
