/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Emits planned addresses (plan.h). */
#ifndef UNBANK_IR_EMIT_H
#define UNBANK_IR_EMIT_H

#include "ir/plan.h"

struct emitter {
  const struct module *module;
  LLVMBuilderRef builder;
  LLVMContextRef context;
  struct map webs; /* phi or select of pointers -> index in web_offsets */
  struct {
    LLVMValueRef *items;
    size_t count, room;
  } web_offsets; /* its offset, i32 */
};

/* The address of a plan in `array`, the global that has the layout, as a pointer in shared memory;
 * the builder stands where it is needed. */
LLVMValueRef unbank_emit_address(struct emitter *emitter, const struct plan *plan,
                                 const struct unbank_layout *layout, LLVMValueRef array);

#endif
