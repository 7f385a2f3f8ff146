/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * What codegen is run with. */
#ifndef UNBANK_SHIM_MACHINE_H
#define UNBANK_SHIM_MACHINE_H

#include <llvm-c/Core.h>
#include <llvm-c/TargetMachine.h>
#include <stdbool.h>

/* A machine for a function of the module and its processor, with the newest PTX that LLVM knows.
 * The caller disposes of it. NULL: the process has no target for the module's triple. */
LLVMTargetMachineRef unbank_new_machine(LLVMModuleRef module, LLVMValueRef function,
                                        bool has_short_pointers);

#endif
