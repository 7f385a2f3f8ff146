/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Code of a whole module that was generated to be looked at, kept for the compile itself: codegen
 * is what most of the time of a large module goes to, and where nothing was changed it would make
 * the same once more.
 *
 *     codegen.cpp   compiles the module, with marks, and keeps the code without them
 *     register.cpp  takes it when the compile comes to its own codegen
 *
 * It is taken where codegen is asked to make the same again: of the same module, byte by byte of
 * its bitcode, with the order of uses, and by a machine with the same settings. The process keeps
 * one.
 */
#ifndef UNBANK_SHIM_CODEGEN_GENERATED_H
#define UNBANK_SHIM_CODEGEN_GENERATED_H

#include <llvm-c/Core.h>
#include <stdbool.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Whether code of the module can be kept: this LLVM has plugins generate code, nobody hears
 * remarks, which codegen makes, too, the module has no debug information, and no inline assembly
 * that looks like the lines by which accesses are recognised. */
bool unbank_may_keep_generated(LLVMModuleRef module);

#ifdef __cplusplus
}
#endif
#endif
