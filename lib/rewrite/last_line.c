/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "rewrite/last_line.h"

#include <string.h>

#include "shim/query.h"

static void mark(LLVMContextRef context, LLVMValueRef call, const char *attribute) {
  unsigned kind = LLVMGetEnumAttributeKindForName(attribute, strlen(attribute));
  LLVMAddCallSiteAttribute(call, (LLVMAttributeIndex)LLVMAttributeFunctionIndex,
                           LLVMCreateEnumAttribute(context, kind, 0));
}

/* LLVM 19 has no intrinsic for this register. */
static LLVMValueRef read_size(const struct emitter *emitter) {
  LLVMTypeRef type = LLVMFunctionType(LLVMInt32TypeInContext(emitter->context), NULL, 0, false);
  LLVMValueRef assembly =
      LLVMGetInlineAsm(type, UNBANK_READ_DYNAMIC_BYTES, strlen(UNBANK_READ_DYNAMIC_BYTES), "=r",
                       strlen("=r"), false, false, LLVMInlineAsmDialectATT, false);
  LLVMValueRef call = LLVMBuildCall2(emitter->builder, type, assembly, NULL, 0, "");
  mark(emitter->context, call, "memory");
  mark(emitter->context, call, "nounwind");
  mark(emitter->context, call, "willreturn");
  return call;
}

static LLVMValueRef find_flip(struct emitter *emitter, LLVMValueRef function,
                              const struct unbank_layout *layout) {
  struct emitter at_entry = *emitter;
  at_entry.builder = LLVMCreateBuilderInContext(emitter->context);
  LLVMValueRef first = LLVMGetFirstInstruction(LLVMGetEntryBasicBlock(function));
  while (LLVMIsAAllocaInst(first))
    first = LLVMGetNextInstruction(first);
  LLVMPositionBuilderBefore(at_entry.builder, first);
  LLVMValueRef line = unbank_i32(&at_entry, -(int64_t)unbank_layout_line(layout));
  LLVMValueRef last = LLVMBuildAnd(at_entry.builder, read_size(&at_entry), line, "");
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
