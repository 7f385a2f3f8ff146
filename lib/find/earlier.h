/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * What a run says in the module, for later ones. The pass may meet a module twice: before and after
 * the link of LTO, or given to a compiler twice. An array that has a layout keeps it, so each that
 * the rewrite makes has its name before and its layout with it,
 *
 *     @tile = ..., !unbank !{!"unbank", !"tile", !"pad:128:4"}
 *
 * and a kernel whose reqntid the rewrite has written says where an option overruled an annotation,
 * which is still there:
 *
 *     define ptx_kernel void @kernel() !unbank !{!"unbank", !"overrules"}
 *
 * Passes, linkers and bitcode keep metadata of globals and functions; PTX has none. A mark is known
 * by its first word and not by its kind, whose name would otherwise enter the context of a module
 * that stays as it was. */
#ifndef UNBANK_FIND_EARLIER_H
#define UNBANK_FIND_EARLIER_H

#include "model/model.h"

/* What an array says of an earlier run, in the arena, or NULL. */
const struct earlier *unbank_read_mark(struct arena *arena, LLVMModuleRef module,
                                       LLVMValueRef global);
void unbank_write_mark(LLVMModuleRef module, LLVMValueRef global, const char *name,
                       const struct unbank_layout *layout);

/* Whether a kernel's reqntid overruled an annotation. */
bool unbank_overruled_earlier(const struct module *module, LLVMValueRef kernel);
void unbank_mark_overruling(LLVMModuleRef module, LLVMValueRef kernel);

#endif
