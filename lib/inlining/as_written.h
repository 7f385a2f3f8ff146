/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * What a kernel executed before functions were inlined into it for a layout. As it came, its
 * accesses are not all followed, which is why the functions are inlined. Where LLVM then optimises
 * it, accesses are merged, moved and removed, and it is another code. So the report takes what was
 * before from a copy of the module in between:
 *
 *     as it came    what is to be told, but is not followed
 *     as written    the functions are inlined, and no more is done. Each access is one of those
 *                   that came, at one of its calls: as many lanes execute it as often, at the same
 *                   addresses
 *     optimised     what gets the layouts
 *
 * In the one as written, local variables are kept in registers, since addresses in them are not
 * followed. Accesses are marked before, so that it is noticed if this makes or removes any.
 *
 * What stays open is which accesses merge. LLVM and ptxas know less of the code as it came: neither
 * which arrays its parameters lead to, nor what is behind a call. So what stays by itself as
 * written did so before. What merges as written may have merged, or some of it:
 * result/as_written.h. */
#ifndef UNBANK_INLINING_AS_WRITTEN_H
#define UNBANK_INLINING_AS_WRITTEN_H

#include "model/model.h"

/* Marks all instructions that access memory, or may. The module must be as it came. */
void unbank_mark_written(struct module *module);

/* Keeps the local variables of a function in registers, into which others were inlined. False if an
 * access to other memory is gone, of which no case is known. */
bool unbank_promote_written(struct module *module, LLVMValueRef function);

/* Whether an instruction is one of those marked, perhaps at the place of a call. */
bool unbank_is_written(LLVMValueRef inst);

/* Whether the code as it came may execute it less often than the copy shows, or as part of a wider
 * access: LLVM may replace the call that leads to it by the result of an earlier one, may merge
 * accesses across a call, or knows an alignment from a parameter. */
bool unbank_may_take_less(LLVMValueRef inst);

/* Whether it was made of a copy between a local variable and other memory, of which codegen may
 * have made wider accesses. */
bool unbank_is_of_copy(LLVMValueRef inst);

#endif
