/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "rewrite/last_line.h"

#include "shim/query.h"

static LLVMValueRef find_flip(struct emitter *emitter, LLVMValueRef function,
                              const struct unbank_layout *layout) {
  struct emitter at_entry = *emitter;
  at_entry.builder = LLVMCreateBuilderInContext(emitter->context);
  LLVMValueRef first = LLVMGetFirstInstruction(LLVMGetEntryBasicBlock(function));
  while (LLVMIsAAllocaInst(first))
    first = LLVMGetNextInstruction(first);
  LLVMPositionBuilderBefore(at_entry.builder, first);
  LLVMValueRef line = unbank_i32(&at_entry, -(int64_t)unbank_layout_line(layout));
  LLVMValueRef last =
      LLVMBuildAnd(at_entry.builder,
                   unbank_emit_reader(&at_entry, UNBANK_READ_DYNAMIC_BYTES, "=r", NULL), line, "");
  LLVMValueRef flip = unbank_emit_flip(&at_entry, layout, last);
  LLVMDisposeBuilder(at_entry.builder);
  return flip;
}

LLVMValueRef unbank_last_flip(struct emitter *emitter, struct last_lines *lines,
                              LLVMValueRef function, const struct instance *instance) {
  for (size_t i = 0; i < lines->list.count; i++)
    if (lines->list.items[i].function == function && lines->list.items[i].instance == instance)
      return lines->list.items[i].flip;
  struct last_line *line = ARENA_PUSH(emitter->module->arena, &lines->list);
  *line = (struct last_line){function, find_flip(emitter, function, &instance->layout), instance};
  return line->flip;
}
