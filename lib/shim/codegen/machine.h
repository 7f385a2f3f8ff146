/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * What codegen is run with. */
#ifndef UNBANK_SHIM_CODEGEN_MACHINE_H
#define UNBANK_SHIM_CODEGEN_MACHINE_H

#include <llvm-c/Core.h>
#include <llvm-c/TargetMachine.h>
#include <stdbool.h>

/* Whose machine it is. */
struct unbank_machine_of {
  bool is_clangs; /* clang's for this compile, as far as the module tells; else LLVM's own */
  LLVMCodeGenOptLevel level;
  bool is_exact; /* with the function's PTX, else with the newest that LLVM knows */
};
/* A machine for a function of the module and its processor. The caller disposes of it. NULL: the
 * process has no target for the module's triple. */
LLVMTargetMachineRef unbank_new_machine(LLVMModuleRef module, LLVMValueRef function,
                                        bool has_short_pointers, struct unbank_machine_of of);

#endif
