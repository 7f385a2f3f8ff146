/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * What a run records in the module, for later runs. The pass may see a module twice: before and
 * after the link of LTO, or if it is given to a compiler twice. An array that has a layout keeps
 * it, so each array that the rewrite makes is marked with its original name and its layout,
 *
 *     @tile = ..., !unbank !{!"unbank", !"tile", !"pad:128:4"}
 *
 * and a kernel whose reqntid the rewrite has written is marked if an option overruled an
 * annotation, which is still in the module:
 *
 *     define ptx_kernel void @kernel() !unbank !{!"unbank", !"overrules"}
 *
 * Passes, linkers and bitcode keep metadata of globals and functions; PTX has none. A mark is
 * recognised by its first word, not by its metadata kind, because to look up the kind would add its
 * name to the context of a module that is not changed. */
#ifndef UNBANK_FIND_EARLIER_H
#define UNBANK_FIND_EARLIER_H

#include "model/model.h"

/* What an earlier run has recorded for an array, in the arena; or NULL. */
const struct earlier *unbank_read_mark(struct arena *arena, LLVMModuleRef module,
                                       LLVMValueRef global);
void unbank_write_mark(LLVMModuleRef module, LLVMValueRef global, const char *name,
                       const struct unbank_layout *layout);

/* Whether a kernel's reqntid overruled an annotation. */
bool unbank_overruled_earlier(const struct module *module, LLVMValueRef kernel);
void unbank_mark_overruling(LLVMModuleRef module, LLVMValueRef kernel);

#endif
