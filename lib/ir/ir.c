/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "ir/ir.h"

#include <llvm/Config/llvm-config.h>

#include <string.h>

#include "ir/nvvm.h"

enum { PTX_KERNEL_CALLING_CONVENTION = 71 };

const char *unbank_value_name(LLVMValueRef value) {
  size_t length;
  return LLVMGetValueName2(value, &length);
}

const char *unbank_special_register(LLVMValueRef value) {
  static const char prefix[] = "llvm.nvvm.read.ptx.sreg.";
  const char *name = LLVMIsACallInst(value) ? unbank_value_name(LLVMGetCalledValue(value)) : "";
  return strncmp(name, prefix, sizeof prefix - 1) ? "" : name + sizeof prefix - 1;
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

uint32_t unbank_argument_align(LLVMValueRef call, unsigned argument) {
  unsigned kind = LLVMGetEnumAttributeKindForName("align", 5);
  LLVMAttributeRef attribute = LLVMGetCallSiteEnumAttribute(call, argument + 1, kind);
  return attribute ? (uint32_t)LLVMGetEnumAttributeValue(attribute) : 1;
}

static bool is_constant(LLVMValueRef value, uint64_t number) {
  return LLVMIsAConstantInt(value) && LLVMConstIntGetZExtValue(value) == number;
}

enum unbank_op unbank_atomic_op(LLVMValueRef inst) {
  LLVMTypeRef type = LLVMTypeOf(inst);
  LLVMValueRef value = LLVMGetOperand(inst, 1);
  if (LLVMGetFirstUse(inst))
    return UNBANK_OP_ATOM;
  if (LLVMGetTypeKind(type) != LLVMIntegerTypeKind || LLVMGetIntTypeWidth(type) != 32)
    return UNBANK_OP_RED;
  switch (LLVMGetAtomicRMWBinOp(inst)) {
  case LLVMAtomicRMWBinOpAdd:
    return is_constant(value, 1) ? UNBANK_OP_INC : UNBANK_OP_RED;
#if LLVM_VERSION_MAJOR >= 20
  case LLVMAtomicRMWBinOpUIncWrap:
    return is_constant(value, UINT32_MAX) ? UNBANK_OP_INC : UNBANK_OP_RED;
#endif
  default:
    return UNBANK_OP_RED;
  }
}

uint32_t unbank_copy_align(LLVMValueRef call, bool is_set) {
  uint32_t to = unbank_argument_align(call, 0);
  uint32_t from = is_set ? to : unbank_argument_align(call, 1);
  return to < from ? to : from;
}
