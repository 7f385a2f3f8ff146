/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * From a module for the device to one for this machine. Address space casts need no work: on the
 * host they change nothing.
 *
 * Floating point: arithmetic loses its fast-math flags, so that each operation rounds on its own
 * and equal inputs give equal bits whatever surrounds them.
 *
 * Shifts: the device's shl and shr take amounts beyond the width as the width, so that nothing or
 * the sign is left, where this machine takes them modulo the width. They take 32 bits of an amount.
 *
 * Pointers to shared memory may have 32 bits on the device (-fcuda-short-ptr). Blocks keep theirs
 * in the low 2 GB, so here such a pointer is one of 64 bits whose upper half is zero: arithmetic on
 * it wraps after 32, and in memory it takes 4 bytes.
 */
#include <llvm-c/DebugInfo.h>
#include <llvm-c/Target.h>
#include <llvm-c/TargetMachine.h>
#include <stdlib.h>

#include "shim/query.h"
#include "sim/program/program.h"

enum { SHIFTED_ELEMENTS_MAX = 64 };

static void drop_attributes(LLVMValueRef function, LLVMAttributeIndex index) {
  unsigned count = LLVMGetAttributeCountAtIndex(function, index), length;
  LLVMAttributeRef *attributes = malloc((count + 1) * sizeof *attributes);
  LLVMGetAttributesAtIndex(function, index, attributes);
  for (unsigned i = 0; i < count; i++) {
    LLVMAttributeRef it = attributes[i];
    if (LLVMIsStringAttribute(it)) {
      const char *kind = LLVMGetStringAttributeKind(it, &length);
      LLVMRemoveStringAttributeAtIndex(function, index, kind, length);
    } else {
      LLVMRemoveEnumAttributeAtIndex(function, index, LLVMGetEnumAttributeKind(it));
    }
  }
  free(attributes);
}

/* The operation anew, without flags: LLVM's C API can only add them. */
static void drop_flags(LLVMBuilderRef builder, LLVMValueRef inst, LLVMOpcode opcode) {
  LLVMPositionBuilderBefore(builder, inst);
  LLVMValueRef plain =
      LLVMBuildBinOp(builder, opcode, LLVMGetOperand(inst, 0), LLVMGetOperand(inst, 1), "");
  LLVMReplaceAllUsesWith(inst, plain);
  LLVMInstructionEraseFromParent(inst);
}

static bool is_vector(LLVMTypeRef type) { return LLVMGetTypeKind(type) == LLVMVectorTypeKind; }

/* A number, in each element of a vector. */
static LLVMValueRef number_of(LLVMTypeRef type, uint64_t number) {
  if (!is_vector(type))
    return LLVMConstInt(type, number, false);
  LLVMValueRef parts[SHIFTED_ELEMENTS_MAX],
      part = LLVMConstInt(LLVMGetElementType(type), number, false);
  unsigned count = LLVMGetVectorSize(type);
  for (unsigned i = 0; i < count; i++)
    parts[i] = part;
  return LLVMConstVector(parts, count);
}

/* Of a type that the device shifts in registers; 0 of others. */
static unsigned shifted_width(LLVMTypeRef type) {
  if (is_vector(type) && LLVMGetVectorSize(type) > SHIFTED_ELEMENTS_MAX)
    return 0;
  unsigned width = LLVMGetIntTypeWidth(is_vector(type) ? LLVMGetElementType(type) : type);
  return width == 8 || width == 16 || width == 32 || width == 64 ? width : 0;
}

/* Whether the amount is a number less than the width. */
static bool is_within(LLVMValueRef amount, unsigned width) {
  return LLVMIsAConstantInt(amount) && LLVMConstIntGetZExtValue(amount) < width;
}

static void clamp_shift(LLVMBuilderRef builder, LLVMValueRef inst, LLVMOpcode opcode) {
  LLVMTypeRef type = LLVMTypeOf(inst);
  LLVMValueRef value = LLVMGetOperand(inst, 0), amount = LLVMGetOperand(inst, 1);
  unsigned width = shifted_width(type);
  if (!width || is_within(amount, width))
    return;
  LLVMPositionBuilderBefore(builder, inst);
  if (width > 32)
    amount = LLVMBuildAnd(builder, amount, number_of(type, UINT32_MAX), "");
  LLVMValueRef last = number_of(type, width - 1), none = number_of(type, 0);
  LLVMValueRef within = LLVMBuildICmp(builder, LLVMIntULE, amount, last, "");
  LLVMValueRef least = LLVMBuildSelect(builder, within, amount, last, "");
  LLVMValueRef shifted = LLVMBuildBinOp(builder, opcode, value, least, "");
  if (opcode != LLVMAShr)
    shifted = LLVMBuildSelect(builder, within, shifted, none, "");
  LLVMReplaceAllUsesWith(inst, shifted);
  LLVMInstructionEraseFromParent(inst);
}

/* Between address spaces nothing changes on the host. The fast instruction selection knows casts by
 * way of integers alone. */
static void plain_cast(LLVMBuilderRef builder, LLVMValueRef inst) {
  LLVMTypeRef word = LLVMInt64TypeInContext(LLVMGetTypeContext(LLVMTypeOf(inst)));
  LLVMPositionBuilderBefore(builder, inst);
  LLVMValueRef number = LLVMBuildPtrToInt(builder, LLVMGetOperand(inst, 0), word, "");
  LLVMReplaceAllUsesWith(inst, LLVMBuildIntToPtr(builder, number, LLVMTypeOf(inst), ""));
  LLVMInstructionEraseFromParent(inst);
}

/* Keeps the lower 32 bits of a pointer that an instruction makes. */
static void wrap_pointer(LLVMBuilderRef builder, LLVMValueRef inst) {
  LLVMTypeRef half = LLVMInt32TypeInContext(LLVMGetTypeContext(LLVMTypeOf(inst)));
  LLVMPositionBuilderBefore(builder, LLVMGetNextInstruction(inst));
  LLVMValueRef number = LLVMBuildPtrToInt(builder, inst, half, "");
  LLVMValueRef wrapped = LLVMBuildIntToPtr(builder, number, LLVMTypeOf(inst), "");
  LLVMReplaceAllUsesWith(inst, wrapped);
  LLVMSetOperand(number, 0, inst);
}

static void load_short(LLVMBuilderRef builder, LLVMValueRef inst) {
  LLVMTypeRef half = LLVMInt32TypeInContext(LLVMGetTypeContext(LLVMTypeOf(inst)));
  LLVMPositionBuilderBefore(builder, inst);
  LLVMValueRef number = LLVMBuildLoad2(builder, half, LLVMGetOperand(inst, 0), "");
  LLVMSetAlignment(number, LLVMGetAlignment(inst));
  LLVMReplaceAllUsesWith(inst, LLVMBuildIntToPtr(builder, number, LLVMTypeOf(inst), ""));
  LLVMInstructionEraseFromParent(inst);
}

static void store_short(LLVMBuilderRef builder, LLVMValueRef inst) {
  LLVMTypeRef half = LLVMInt32TypeInContext(LLVMGetTypeContext(LLVMTypeOf(inst)));
  LLVMPositionBuilderBefore(builder, inst);
  LLVMValueRef number = LLVMBuildPtrToInt(builder, LLVMGetOperand(inst, 0), half, "");
  LLVMValueRef store = LLVMBuildStore(builder, number, LLVMGetOperand(inst, 1));
  LLVMSetAlignment(store, LLVMGetAlignment(inst));
  LLVMInstructionEraseFromParent(inst);
}

static bool is_shared_pointer(LLVMValueRef value) {
  LLVMTypeRef type = LLVMTypeOf(value);
  return LLVMGetTypeKind(type) == LLVMPointerTypeKind &&
         LLVMGetPointerAddressSpace(type) == UNBANK_SHARED_SPACE;
}

/* An instruction of a module whose pointers to shared memory have 32 bits: whether it makes, loads
 * or stores one. */
static bool widen_pointer(LLVMBuilderRef builder, LLVMValueRef inst) {
  LLVMOpcode opcode = LLVMGetInstructionOpcode(inst);
  if (opcode == LLVMStore && is_shared_pointer(LLVMGetOperand(inst, 0)))
    store_short(builder, inst);
  else if (opcode == LLVMLoad && is_shared_pointer(inst))
    load_short(builder, inst);
  else if ((opcode == LLVMGetElementPtr || opcode == LLVMIntToPtr) && is_shared_pointer(inst))
    wrap_pointer(builder, inst);
  else
    return false;
  return true;
}

static void make_instruction_native(LLVMBuilderRef builder, LLVMValueRef inst) {
  LLVMOpcode opcode = LLVMGetInstructionOpcode(inst);
  if (opcode == LLVMFAdd || opcode == LLVMFSub || opcode == LLVMFMul || opcode == LLVMFDiv)
    drop_flags(builder, inst, opcode);
  else if (opcode == LLVMShl || opcode == LLVMLShr || opcode == LLVMAShr)
    clamp_shift(builder, inst, opcode);
  else if (opcode == LLVMAddrSpaceCast && LLVMGetTypeKind(LLVMTypeOf(inst)) == LLVMPointerTypeKind)
    plain_cast(builder, inst);
  else if (opcode == LLVMCall)
    LLVMSetInstructionCallConv(inst, LLVMCCallConv);
}

static void make_body_native(LLVMBuilderRef builder, LLVMValueRef function, bool short_pointers) {
  UNBANK_EACH_BLOCK(block, function)
    for (LLVMValueRef inst = LLVMGetFirstInstruction(block), next; inst; inst = next) {
      next = LLVMGetNextInstruction(inst);
      if (!short_pointers || !widen_pointer(builder, inst))
        make_instruction_native(builder, inst);
    }
}

/* Gives an intrinsic a plain name, so that it is an ordinary function from here on. */
static void make_host_function(struct code *code, LLVMValueRef function) {
  const struct host_function *host = find_host(unbank_value_name(function));
  if (!host)
    return;
  const char *name = arena_printf(code->arena, "unbank.host.%s", host->name);
  LLVMSetValueName2(function, name, strlen(name));
  for (unsigned i = 1; i <= LLVMCountParams(function); i++)
    drop_attributes(function, i);
  code_define(code, name, (uintptr_t)host->address, false);
}

void make_native(struct code *code) {
  LLVMModuleRef module = code->module;
  bool short_pointers =
      LLVMPointerSizeForAS(LLVMGetModuleDataLayout(module), UNBANK_SHARED_SPACE) == 4;
  char *triple = LLVMGetDefaultTargetTriple();
  LLVMSetTarget(module, triple);
  LLVMDisposeMessage(triple);
  LLVMStripModuleDebugInfo(module);
  LLVMBuilderRef builder = LLVMCreateBuilderInContext(LLVMGetModuleContext(module));
  UNBANK_EACH_FUNCTION(it, module) {
    LLVMSetFunctionCallConv(it, LLVMCCallConv);
    if (LLVMIsDeclaration(it))
      make_host_function(code, it);
    if (!LLVMGetIntrinsicID(it))
      drop_attributes(it, LLVMAttributeFunctionIndex);
    make_body_native(builder, it, short_pointers);
  }
  LLVMDisposeBuilder(builder);
}
