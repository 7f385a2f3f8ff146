/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The target machine with which codegen is run. */
#ifndef UNBANK_SHIM_CODEGEN_MACHINE_H
#define UNBANK_SHIM_CODEGEN_MACHINE_H

#include <llvm-c/Core.h>
#include <llvm-c/TargetMachine.h>
#include <stdbool.h>

/* Which machine is wanted. */
struct unbank_machine_of {
  bool is_clangs; /* as clang sets it up for this compile, as far as the module shows; else LLVM's
                     defaults */
  LLVMCodeGenOptLevel level;
  bool is_exact; /* with the function's version of PTX; else with the newest that LLVM knows */
};
/* A machine for a function of the module and its processor. The caller disposes of it. NULL if the
 * process has no target for the module's triple. */
LLVMTargetMachineRef unbank_new_machine(LLVMModuleRef module, LLVMValueRef function,
                                        bool has_short_pointers, struct unbank_machine_of of);

#endif
