/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The part of the door to C++ that lets codegen see annotations which were written late. */
#ifndef UNBANK_SHIM_ANNOTATIONS_H
#define UNBANK_SHIM_ANNOTATIONS_H

#include <llvm-c/TargetMachine.h>
#include <stdbool.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Makes codegen read the module's annotations again. Up to LLVM 20 it caches them. The module is
 * the same afterwards. False if the machine cannot print PTX. */
bool unbank_forget_annotations(LLVMModuleRef module, LLVMTargetMachineRef machine);

#ifdef __cplusplus
}
#endif
#endif
