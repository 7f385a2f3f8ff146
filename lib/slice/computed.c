/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "slice/computed.h"

#include "assembly/effects.h"
#include "shim/query.h"
#include "slice/decode.h"
#include "support/words.h"

enum { NODES_MAX = 32 };

/* Intrinsics without effects whose result their operands decide, by the start of their name. */
static const char *const pure_calls[] = {
    "llvm.fma.",       "llvm.fmuladd.",   "llvm.fabs.",       "llvm.ceil.",
    "llvm.floor.",     "llvm.trunc.",     "llvm.rint.",       "llvm.round.",
    "llvm.roundeven.", "llvm.nearbyint.", "llvm.sqrt.",       "llvm.minnum.",
    "llvm.maxnum.",    "llvm.minimum.",   "llvm.maximum.",    "llvm.copysign.",
    "llvm.fptosi.sat", "llvm.fptoui.sat", "llvm.nvvm.ceil.",  "llvm.nvvm.floor.",
    "llvm.nvvm.f2",    "llvm.nvvm.d2",    "llvm.nvvm.i2",     "llvm.nvvm.ui2",
    "llvm.nvvm.ll2",   "llvm.nvvm.ull2",  "llvm.nvvm.add.r",  "llvm.nvvm.mul.r",
    "llvm.nvvm.div.",  "llvm.nvvm.fma.",  "llvm.nvvm.rcp.",   "llvm.nvvm.sqrt.",
    "llvm.nvvm.fmin.", "llvm.nvvm.fmax.", "llvm.nvvm.fabs",   "llvm.nvvm.ex2.",
    "llvm.nvvm.lg2.",  "llvm.nvvm.trunc", "llvm.nvvm.round.", "llvm.nvvm.saturate",
};

static bool is_pure_call(LLVMValueRef call) {
  LLVMValueRef callee = LLVMGetCalledValue(call);
  size_t length;
  if (LLVMIsAInlineAsm(callee))
    return unbank_assembly_computes(LLVMGetInlineAsmAsmString(callee, &length));
  const char *name = LLVMIsAFunction(callee) ? unbank_value_name(callee) : "";
  return BEGINS_WITH_ANY(name, pure_calls);
}

static bool is_arithmetic(LLVMValueRef inst) {
  static const LLVMOpcode of_floats[] = {LLVMFNeg,   LLVMFAdd,  LLVMFSub,    LLVMFMul,   LLVMFDiv,
                                         LLVMFRem,   LLVMFCmp,  LLVMFPToSI,  LLVMFPToUI, LLVMSIToFP,
                                         LLVMUIToFP, LLVMFPExt, LLVMFPTrunc, 0};
  static const LLVMOpcode of_any[] = {LLVMBitCast,        LLVMSelect,        LLVMFreeze,
                                      LLVMExtractElement, LLVMInsertElement, LLVMShuffleVector,
                                      LLVMExtractValue,   LLVMInsertValue,   0};
  return unbank_has_opcode(inst, of_floats) || unbank_has_opcode(inst, of_any) ||
         (LLVMIsACallInst(inst) && is_pure_call(inst));
}

struct walk {
  bool is_kernel;
  unsigned nodes;
  struct computed *out;
};

static bool add_leaf(struct computed *out, LLVMValueRef value) {
  if (unbank_is_among(value, out->leaves, out->count))
    return true;
  if (out->count == COMPUTED_LEAVES_MAX)
    return false;
  out->leaves[out->count++] = value;
  return true;
}

static bool follow(struct walk *walk, LLVMValueRef inst);

static bool follow_operand(struct walk *walk, LLVMValueRef value) {
  if (LLVMIsAConstant(value))
    return true;
  if (unbank_slice_width(value) || unbank_slice_is_float(value))
    return add_leaf(walk->out, value);
  if (LLVMIsAArgument(value))
    return walk->is_kernel;
  return LLVMIsAInstruction(value) && follow(walk, value);
}

/* A load is what all lanes load that have one address, as it is for integers. */
static bool follow(struct walk *walk, LLVMValueRef inst) {
  bool is_load = LLVMIsALoadInst(inst) != NULL;
  if (walk->nodes++ == NODES_MAX || !(is_load || is_arithmetic(inst)))
    return false;
  walk->out->is_loaded |= is_load;
  int count = LLVMIsACallInst(inst) ? (int)LLVMGetNumArgOperands(inst) : LLVMGetNumOperands(inst);
  for (int i = 0; i < count; i++)
    if (!follow_operand(walk, LLVMGetOperand(inst, (unsigned)i)))
      return false;
  return true;
}

bool unbank_computed_from(LLVMValueRef value, bool is_kernel, struct computed *out) {
  struct walk walk = {is_kernel, 0, out};
  out->count = 0, out->is_loaded = false;
  return follow(&walk, value);
}

/* Whether a call rounds: min(int(x), last) is the least of two integers. */
static bool is_rounding_call(LLVMValueRef call) {
  static const char *const rounding[] = {
      "llvm.fptosi.sat", "llvm.fptoui.sat", "llvm.nvvm.f2i",  "llvm.nvvm.f2ui", "llvm.nvvm.f2ll",
      "llvm.nvvm.f2ull", "llvm.nvvm.d2i",   "llvm.nvvm.d2ui", "llvm.nvvm.d2ll", "llvm.nvvm.d2ull"};
  LLVMValueRef callee = LLVMGetCalledValue(call);
  const char *name = LLVMIsAFunction(callee) ? unbank_value_name(callee) : "";
  return BEGINS_WITH_ANY(name, rounding);
}

static bool is_rounded(LLVMValueRef value, unsigned depth) {
  enum { DEPTH_MAX = 6 };
  static const LLVMOpcode rounds[] = {LLVMFPToSI, LLVMFPToUI, 0};
  static const LLVMOpcode passes[] = {LLVMSExt, LLVMZExt, LLVMTrunc,  LLVMAdd, LLVMSub, LLVMMul,
                                      LLVMShl,  LLVMAnd,  LLVMSelect, LLVMOr,  0};
  if (unbank_has_opcode(value, rounds) || (LLVMIsACallInst(value) && is_rounding_call(value)))
    return true;
  const bool is_least =
      LLVMIsAIntrinsicInst(value) && LLVMGetTypeKind(LLVMTypeOf(value)) == LLVMIntegerTypeKind;
  bool found = false;
  for (unsigned i = 0; depth < DEPTH_MAX && (is_least || unbank_has_opcode(value, passes)) &&
                       i < (unsigned)LLVMGetNumOperands(value);
       i++)
    found = found || is_rounded(LLVMGetOperand(value, i), depth + 1);
  return found;
}

bool unbank_is_rounded(LLVMValueRef value) { return is_rounded(value, 0); }
