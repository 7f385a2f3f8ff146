/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Code of a whole module that was generated for inspection is kept for the compile itself. Codegen
 * takes most of the time for a large module, and if nothing is changed, the compile would generate
 * the same code again.
 *
 *     codegen.cpp   compiles the module, with marks, and keeps the code without them
 *     register.cpp  uses it when the compile reaches its own codegen
 *
 *     unchanged.cpp, spliced.cpp   use it for those kernels of a changed module that are as before
 *
 * It is used if the compile would generate the same code: for the same module, compared as bitcode
 * that includes the order of use lists, and by a machine with the same settings. The process keeps
 * one. */
#ifndef UNBANK_SHIM_CODEGEN_GENERATED_H
#define UNBANK_SHIM_CODEGEN_GENERATED_H

#include <llvm-c/Core.h>
#include <stdbool.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Whether code of the module can be kept. In this version of LLVM, plugins must be able to supply
 * code; remarks must not be requested, since codegen emits some, too; and the module must have no
 * debug information, and no inline assembly that looks like line directives. */
bool unbank_may_keep_generated(LLVMModuleRef module);

/* To be called at the end of a run. If the module has changed, the code of its unchanged kernels is
 * still kept, unless they have few instructions: to compare the module would cost more than to
 * generate their code. */
void unbank_settle_generated(LLVMModuleRef module, bool has_changed);

/* To be called before a copy of a run's module is deleted. */
void unbank_forget_generated(LLVMModuleRef module);

#ifdef __cplusplus
}
#endif
#endif
