/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "ir/ir.h"

#include <string.h>

#include "ir/nvvm.h"

enum { PTX_KERNEL_CALLING_CONVENTION = 71 };

const char *unbank_value_name(LLVMValueRef value) {
  size_t length;
  return LLVMGetValueName2(value, &length);
}

bool unbank_has_attribute(LLVMValueRef function, const char *name) {
  unsigned kind = LLVMGetEnumAttributeKindForName(name, strlen(name));
  return LLVMGetEnumAttributeAtIndex(function, (LLVMAttributeIndex)LLVMAttributeFunctionIndex,
                                     kind) != NULL;
}

bool unbank_is_kernel(LLVMModuleRef module, LLVMValueRef function) {
  if (LLVMIsDeclaration(function))
    return false;
  return LLVMGetFunctionCallConv(function) == PTX_KERNEL_CALLING_CONVENTION ||
         unbank_nvvm_annotation(module, function, "kernel", NULL);
}

LLVMOpcode unbank_opcode(LLVMValueRef value) {
  if (LLVMIsAInstruction(value))
    return LLVMGetInstructionOpcode(value);
  return LLVMIsAConstantExpr(value) ? LLVMGetConstOpcode(value) : (LLVMOpcode)0;
}

static uint32_t argument_align(LLVMValueRef call, unsigned argument) {
  unsigned kind = LLVMGetEnumAttributeKindForName("align", 5);
  LLVMAttributeRef attribute = LLVMGetCallSiteEnumAttribute(call, argument + 1, kind);
  return attribute ? (uint32_t)LLVMGetEnumAttributeValue(attribute) : 1;
}

uint32_t unbank_copy_align(LLVMValueRef call, bool is_set) {
  uint32_t to = argument_align(call, 0);
  uint32_t from = is_set ? to : argument_align(call, 1);
  return to < from ? to : from;
}
