/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The part of the door to C++ that runs LLVM's codegen for inspection: it rewrites addresses,
 * merges accesses, and selects instructions. */
#ifndef UNBANK_SHIM_CODEGEN_CODEGEN_H
#define UNBANK_SHIM_CODEGEN_CODEGEN_H

#include <llvm-c/TargetMachine.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* PTX whose `.loc` directives say which of the given IR instructions each of its instructions was
 * made from: line n is made from those with the indices origins[starts[n]] to
 * origins[starts[n + 1] - 1], in ascending order. Other instructions of the functions that contain
 * these have a line without origins, and instructions of other functions have no line. All of it is
 * malloc'd. */
struct unbank_codegen {
  char *ptx; /* NUL-terminated */
  uint32_t *starts, *origins;
  uint32_t lines;
};

/* Whether the module's pointers to shared memory have 32 bits. */
bool unbank_has_short_pointers(LLVMModuleRef module);

/* The settings of a target machine. */
struct unbank_codegen_target {
  LLVMTargetRef target;
  const char *triple, *processor, *features;
  LLVMCodeGenOptLevel level;
  bool short_pointers;
  bool is_clangs; /* clang's defaults for CUDA, with the following options; else LLVM's defaults */
  bool has_no_infinities, has_no_nans;
};
/* A machine for modules with 32-bit shared pointers, or with 64-bit ones. LLVM reads this from an
 * option of the process; if the option is set by the user, all machines are for 32-bit pointers. */
LLVMTargetMachineRef unbank_codegen_machine(const struct unbank_codegen_target *wanted);

/* A module as bitcode, written once for all jobs, with the order of use lists, on which codegen
 * depends. `as_text`: the order that the module has when it is read from its text. */
struct unbank_codegen_source;
struct unbank_codegen_source *unbank_codegen_open(LLVMModuleRef module, bool as_text);
/* To be called after all its jobs have ended. */
void unbank_codegen_close(struct unbank_codegen_source *source);

/* A job: code of the functions that contain the given instructions, by `machine`. `is_whole`: code
 * of all functions, which is exactly that of the module except for line directives, and which is
 * kept for the compile if there is nothing to warn about (generated.h). Otherwise the other
 * functions become declarations, and what only linkers and drivers need is left out. `lengthens`:
 * shared pointers are taken to have 64 bits. `has_thread`: the work begins at once, in a thread;
 * otherwise it is done when the job is ended. Jobs that run at the same time need different
 * machines. */
struct unbank_codegen_request {
  LLVMTargetMachineRef machine;
  const LLVMValueRef *instructions;
  size_t count;
  bool is_whole, lengthens, has_thread;
};
struct unbank_codegen_job;
struct unbank_codegen_job *unbank_codegen_begin(const struct unbank_codegen_source *source,
                                                const struct unbank_codegen_request *request);
/* Waits for a job, and frees it. False if no code could be generated; `out` is then empty. */
bool unbank_codegen_end(struct unbank_codegen_job *job, struct unbank_codegen *out);
void unbank_codegen_clear(struct unbank_codegen *codegen);

#ifdef __cplusplus
}
#endif
#endif
