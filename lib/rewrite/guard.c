/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "rewrite/guard.h"

#include <string.h>

#include "shim/query.h"

static void mark(LLVMContextRef context, LLVMValueRef call, const char *attribute) {
  unsigned kind = LLVMGetEnumAttributeKindForName(attribute, strlen(attribute));
  LLVMAddCallSiteAttribute(call, (LLVMAttributeIndex)LLVMAttributeFunctionIndex,
                           LLVMCreateEnumAttribute(context, kind, 0));
}

/* LLVM 19 has no intrinsic for this register. */
static LLVMValueRef read_size(struct emitter *emitter, LLVMBuilderRef builder) {
  LLVMTypeRef type = LLVMFunctionType(LLVMInt32TypeInContext(emitter->context), NULL, 0, false);
  LLVMValueRef assembly =
      LLVMGetInlineAsm(type, UNBANK_READ_DYNAMIC_BYTES, strlen(UNBANK_READ_DYNAMIC_BYTES), "=r",
                       strlen("=r"), false, false, LLVMInlineAsmDialectATT, false);
  LLVMValueRef call = LLVMBuildCall2(builder, type, assembly, NULL, 0, "");
  mark(emitter->context, call, "memory");
  mark(emitter->context, call, "nounwind");
  mark(emitter->context, call, "willreturn");
  return call;
}

/* ((size mod L) - 1) >> 31, in signed arithmetic: all ones of 0, and 0 of 1 to L - 1. */
static LLVMValueRef make_mask(struct emitter *emitter, LLVMValueRef function, uint32_t line) {
  enum { SIGN = 31 };
  LLVMBuilderRef builder = LLVMCreateBuilderInContext(emitter->context);
  LLVMValueRef first = LLVMGetFirstInstruction(LLVMGetEntryBasicBlock(function));
  while (LLVMIsAAllocaInst(first))
    first = LLVMGetNextInstruction(first);
  LLVMPositionBuilderBefore(builder, first);
  LLVMValueRef rest =
      LLVMBuildAnd(builder, read_size(emitter, builder), unbank_i32(emitter, line - 1), "");
  LLVMValueRef mask =
      LLVMBuildAShr(builder, LLVMBuildAdd(builder, rest, unbank_i32(emitter, -1), ""),
                    unbank_i32(emitter, SIGN), "");
  LLVMDisposeBuilder(builder);
  return mask;
}

LLVMValueRef unbank_guard(struct emitter *emitter, struct guards *guards, LLVMValueRef function,
                          uint32_t line) {
  for (size_t i = 0; i < guards->list.count; i++)
    if (guards->list.items[i].function == function && guards->list.items[i].line == line)
      return guards->list.items[i].mask;
  struct guard *guard = ARENA_PUSH(emitter->module->arena, &guards->list);
  *guard = (struct guard){function, make_mask(emitter, function, line), line};
  return guard->mask;
}
