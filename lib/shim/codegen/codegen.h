/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The part of the door to C++ that asks what LLVM's codegen makes of functions: it reshapes
 * addresses, merges accesses, and selects instructions. */
#ifndef UNBANK_SHIM_CODEGEN_CODEGEN_H
#define UNBANK_SHIM_CODEGEN_CODEGEN_H

#include <llvm-c/TargetMachine.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* PTX. Its `.loc` rows number the instructions of the IR that were given: line n stands for the
 * origins[starts[n]] up to origins[starts[n + 1]], indices of theirs in rising order, of which it
 * was made. Other instructions of their functions have a line without origins, and those of other
 * functions have none. All of it is malloc'd. */
struct unbank_codegen {
  char *ptx; /* ends with a zero */
  uint32_t *starts, *origins;
  uint32_t lines;
};

/* Whether the module's pointers to shared memory have 32 bits. */
bool unbank_has_short_pointers(LLVMModuleRef module);

/* What a machine is made for. */
struct unbank_codegen_target {
  LLVMTargetRef target;
  const char *triple, *processor, *features;
  LLVMCodeGenOptLevel level;
  bool short_pointers;
  bool is_clangs; /* else it has LLVM's own defaults; clang's are those of CUDA, */
  bool has_no_infinities, has_no_nans; /* but for what these options say */
};
/* A machine for modules with short pointers, or with those of 64 bits. LLVM reads from an option of
 * the process which of them it is to be; where that option asks for short ones, every machine is
 * one for short ones. */
LLVMTargetMachineRef unbank_codegen_machine(const struct unbank_codegen_target *wanted);

/* A module as jobs see it, written once for all of them. `is_next`: this process is about to
 * generate code of the module, so that jobs see the order of uses, too, which codegen goes by;
 * whoever reads the module from a file does not see it. */
struct unbank_codegen_source;
struct unbank_codegen_source *unbank_codegen_open(LLVMModuleRef module, bool is_next);
/* After its jobs have ended. */
void unbank_codegen_close(struct unbank_codegen_source *source);

/* What `machine` makes of the functions of the given instructions. `is_whole`: of all others, too,
 * and exactly what it makes of the module, lines apart, which is kept for the compile
 * if there is nothing to warn of (generated.h); else those are declarations, and what concerns
 * linkers and drivers alone is left out. `lengthens`: as if pointers to shared memory had 64 bits.
 * Of a job that has a thread the work begins here, else where it ends. Jobs that are under way at
 * one time have each a machine of its own. */
struct unbank_codegen_request {
  LLVMTargetMachineRef machine;
  const LLVMValueRef *instructions;
  size_t count;
  bool is_whole, lengthens, has_thread;
};
struct unbank_codegen_job;
struct unbank_codegen_job *unbank_codegen_begin(const struct unbank_codegen_source *source,
                                                const struct unbank_codegen_request *request);
/* Waits, and frees the job. false: nothing could be made, and `out` is empty. */
bool unbank_codegen_end(struct unbank_codegen_job *job, struct unbank_codegen *out);
void unbank_codegen_clear(struct unbank_codegen *codegen);

#ifdef __cplusplus
}
#endif
#endif
