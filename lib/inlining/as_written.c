/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "inlining/as_written.h"

#include <llvm-c/DebugInfo.h>
#include <string.h>

#include "find/arrays.h"
#include "kernels/calls.h"
#include "shim/query.h"
#include "shim/shim.h"

/* A kind of metadata that every context knows, as one of our own would change the bitcode of the
 * module that this is a copy of. No pass that runs on the copy reads or copies it. */
static unsigned mark_kind(LLVMModuleRef ir) {
  static const char name[] = "nosanitize";
  return LLVMGetMDKindIDInContext(LLVMGetModuleContext(ir), name, sizeof name - 1);
}

/* What a mark says. */
enum { MAY_TAKE_LESS = 1, IS_OF_COPY = 2 };

static void put_mark(LLVMModuleRef ir, LLVMValueRef inst, unsigned flags) {
  LLVMContextRef context = LLVMGetModuleContext(ir);
  LLVMMetadataRef says =
      LLVMValueAsMetadata(LLVMConstInt(LLVMInt32TypeInContext(context), flags, false));
  LLVMSetMetadata(inst, mark_kind(ir),
                  LLVMMetadataAsValue(context, LLVMMDNodeInContext2(context, &says, 1)));
}

static LLVMValueRef mark_of(LLVMValueRef inst) {
  LLVMModuleRef ir = LLVMGetGlobalParent(unbank_function_of(inst));
  return LLVMGetMetadata(inst, mark_kind(ir));
}

static unsigned flags_of(LLVMValueRef inst) {
  LLVMValueRef says = NULL, mark = mark_of(inst);
  if (mark)
    LLVMGetMDNodeOperands(mark, &says);
  return says ? (unsigned)LLVMConstIntGetZExtValue(says) : 0;
}

static bool may_access(LLVMValueRef inst) {
  return LLVMIsALoadInst(inst) || LLVMIsAStoreInst(inst) || LLVMIsAAtomicRMWInst(inst) ||
         LLVMIsAAtomicCmpXchgInst(inst) || LLVMIsACallInst(inst);
}

static LLVMValueRef pointer_of(LLVMValueRef inst) {
  return LLVMIsALoadInst(inst)    ? LLVMGetOperand(inst, 0)
         : LLVMIsAStoreInst(inst) ? LLVMGetOperand(inst, 1)
                                  : NULL;
}

/* Whether the parameter that an address comes from promises more alignment than the access does;
 * inlined, it promises nothing. */
static bool is_promised_more(LLVMValueRef inst) {
  LLVMValueRef pointer = pointer_of(inst), object = pointer ? unbank_object_at(pointer) : NULL;
  return object && LLVMIsAArgument(object) &&
         unbank_parameter_align(object) > unbank_alignment(inst);
}

static bool is_call_that_writes_nothing(LLVMValueRef inst) {
  LLVMValueRef callee = LLVMIsACallInst(inst) ? LLVMGetCalledValue(inst) : NULL;
  return callee && LLVMIsAFunction(callee) && !LLVMIsDeclaration(callee) &&
         unbank_writes_nothing(callee);
}

/* Marks accesses of one kind and memory in a block between which are calls that LLVM's vectorizer
 * looks across: where these are inlined, the accesses may be in two blocks. */
static void mark_around_calls(LLVMModuleRef ir, LLVMValueRef last) {
  enum { LOOKED_AT_MAX = 1000 };
  LLVMValueRef object = pointer_of(last) ? unbank_object_at(pointer_of(last)) : NULL, at = last;
  bool is_call_between = false;
  unsigned left = LOOKED_AT_MAX;
  for (; object && left && (at = LLVMGetPreviousInstruction(at)); left--) {
    is_call_between |= is_call_that_writes_nothing(at);
    if (!is_call_between || LLVMGetInstructionOpcode(at) != LLVMGetInstructionOpcode(last) ||
        unbank_object_at(pointer_of(at)) != object)
      continue;
    put_mark(ir, at, MAY_TAKE_LESS);
    put_mark(ir, last, MAY_TAKE_LESS);
  }
  if (object && !left)
    put_mark(ir, last, MAY_TAKE_LESS);
}

void unbank_mark_written(struct module *module) {
  UNBANK_EACH_FUNCTION(function, module->ir) {
    const bool may_be_merged = unbank_may_calls_be_merged(module, function);
    UNBANK_EACH_BLOCK(block, function) {
      bool is_behind_call = false;
      UNBANK_EACH_INSTRUCTION(inst, block) {
        if (!may_access(inst))
          continue;
        is_behind_call |= is_call_that_writes_nothing(inst);
        put_mark(module->ir, inst, may_be_merged || is_promised_more(inst) ? MAY_TAKE_LESS : 0);
        if (is_behind_call)
          mark_around_calls(module->ir, inst);
      }
    }
  }
}

/* Whether an address is in a local variable, perhaps one of several. */
static bool is_of_variable(LLVMValueRef address, unsigned depth) {
  LLVMValueRef object = unbank_object_at(address);
  if (LLVMIsAAllocaInst(object) || LLVMIsUndef(object))
    return true;
  if (!depth)
    return false;
  if (LLVMIsASelectInst(object))
    return is_of_variable(LLVMGetOperand(object, 1), depth - 1) &&
           is_of_variable(LLVMGetOperand(object, 2), depth - 1);
  const unsigned count = LLVMIsAPHINode(object) ? LLVMCountIncoming(object) : 0;
  for (unsigned i = 0; i < count; i++)
    if (!is_of_variable(LLVMGetIncomingValue(object, i), depth - 1))
      return false;
  return count;
}

static bool leads_elsewhere(LLVMValueRef operand) {
  enum { DEPTH_MAX = 4 };
  return LLVMGetTypeKind(LLVMTypeOf(operand)) == LLVMPointerTypeKind &&
         !is_of_variable(operand, DEPTH_MAX);
}

/* Whether an instruction accesses, or may access, other memory than local variables. */
static bool accesses_other(LLVMValueRef inst) {
  if (LLVMIsALoadInst(inst))
    return leads_elsewhere(LLVMGetOperand(inst, 0));
  if (LLVMIsAStoreInst(inst))
    return leads_elsewhere(LLVMGetOperand(inst, 1));
  if (!LLVMIsAIntrinsicInst(inst))
    return true;
  const unsigned count = LLVMGetNumArgOperands(inst);
  for (unsigned i = 0; i < count; i++)
    if (leads_elsewhere(LLVMGetOperand(inst, i)))
      return true;
  return false;
}

static size_t count_written(LLVMValueRef function) {
  size_t count = 0;
  UNBANK_EACH_BLOCK(block, function)
    UNBANK_EACH_INSTRUCTION(inst, block)
      count += mark_of(inst) && accesses_other(inst);
  return count;
}

/* What keeps an access whole: SROA splits integers that are loaded from a variable and stored to
 * other memory, or the other way round, as it splits the variable. It does not split other types.
 */
static LLVMTypeRef whole_type(LLVMContextRef context, uint64_t bytes) {
  return bytes == 16  ? LLVMVectorType(LLVMInt32TypeInContext(context), 4)
         : bytes == 8 ? LLVMDoubleTypeInContext(context)
         : bytes == 4 ? LLVMFloatTypeInContext(context)
         : bytes == 2 ? LLVMHalfTypeInContext(context)
                      : LLVMIntTypeInContext(context, (unsigned)(8 * bytes));
}

/* Makes the side of the variable one of another type, if a store moves an integer between one and
 * other memory. */
static void keep_whole(LLVMModuleRef ir, LLVMBuilderRef builder, LLVMValueRef store) {
  LLVMValueRef value = LLVMGetOperand(store, 0), to = LLVMGetOperand(store, 1);
  LLVMTypeRef type = LLVMTypeOf(value);
  if (!LLVMIsALoadInst(value) || LLVMGetTypeKind(type) != LLVMIntegerTypeKind ||
      LLVMGetIntTypeWidth(type) % 8 ||
      leads_elsewhere(to) == leads_elsewhere(LLVMGetOperand(value, 0)))
    return;
  LLVMTypeRef whole = whole_type(LLVMGetModuleContext(ir), LLVMGetIntTypeWidth(type) / 8);
  LLVMValueRef made, changed = leads_elsewhere(to) ? value : store;
  LLVMPositionBuilderBefore(builder, changed);
  if (changed == store) {
    made = LLVMBuildStore(builder, LLVMBuildBitCast(builder, value, whole, ""), to);
  } else {
    made = LLVMBuildLoad2(builder, whole, LLVMGetOperand(value, 0), "");
    LLVMReplaceAllUsesWith(value, LLVMBuildBitCast(builder, made, type, ""));
  }
  LLVMSetAlignment(made, LLVMGetAlignment(changed));
  LLVMSetVolatile(made, LLVMGetVolatile(changed));
  LLVMInstructionEraseFromParent(changed);
}

/* Copies between a local variable and other memory become the accesses that codegen makes of them,
 * as the variable would else stay in memory. */

/* The longest copy that is no loop: evaluate/ideal.c. */
enum { COPIED_MAX = 64 };

static bool is_copy_of_variable(LLVMValueRef inst) {
  if ((!LLVMIsAMemCpyInst(inst) && !LLVMIsAMemMoveInst(inst)) || !mark_of(inst) ||
      !LLVMIsNull(LLVMGetOperand(inst, 3)))
    return false;
  LLVMValueRef length = LLVMGetOperand(inst, 2);
  return leads_elsewhere(LLVMGetOperand(inst, 0)) != leads_elsewhere(LLVMGetOperand(inst, 1)) &&
         LLVMIsAConstantInt(length) && LLVMConstIntGetZExtValue(length) <= COPIED_MAX;
}

static LLVMValueRef address_behind(LLVMBuilderRef builder, LLVMContextRef context,
                                   LLVMValueRef pointer, uint64_t at) {
  LLVMValueRef index = LLVMConstInt(LLVMInt64TypeInContext(context), at, false);
  return at ? LLVMBuildGEP2(builder, LLVMInt8TypeInContext(context), pointer, &index, 1, "")
            : pointer;
}

static void take_copy_apart(LLVMModuleRef ir, LLVMBuilderRef builder, LLVMValueRef call) {
  LLVMContextRef context = LLVMGetModuleContext(ir);
  LLVMValueRef to = LLVMGetOperand(call, 0), from = LLVMGetOperand(call, 1);
  const uint64_t length = LLVMConstIntGetZExtValue(LLVMGetOperand(call, 2));
  const uint32_t align = unbank_copy_align(call, false);
  const bool is_store = leads_elsewhere(to);
  LLVMPositionBuilderBefore(builder, call);
  LLVMSetCurrentDebugLocation2(builder, LLVMInstructionGetDebugLoc(call));
  for (uint64_t at = 0; at < length;) {
    const uint32_t bytes = unbank_copy_piece(align, at, length);
    LLVMValueRef load = LLVMBuildLoad2(builder, whole_type(context, bytes),
                                       address_behind(builder, context, from, at), "");
    LLVMValueRef store = LLVMBuildStore(builder, load, address_behind(builder, context, to, at));
    LLVMSetAlignment(load, bytes);
    LLVMSetAlignment(store, bytes);
    put_mark(ir, is_store ? store : load, flags_of(call) | IS_OF_COPY);
    at += bytes;
  }
  LLVMInstructionEraseFromParent(call);
}

static void keep_accesses(struct module *module, LLVMValueRef function) {
  LLVMBuilderRef builder = LLVMCreateBuilderInContext(LLVMGetModuleContext(module->ir));
  UNBANK_EACH_BLOCK(block, function)
    for (LLVMValueRef inst = LLVMGetFirstInstruction(block), next; inst; inst = next) {
      next = LLVMGetNextInstruction(inst);
      if (is_copy_of_variable(inst))
        take_copy_apart(module->ir, builder, inst);
      else if (LLVMIsAStoreInst(inst))
        keep_whole(module->ir, builder, inst);
    }
  LLVMDisposeBuilder(builder);
}

bool unbank_promote_written(struct module *module, LLVMValueRef function) {
  keep_accesses(module, function);
  const size_t count = count_written(function);
  unbank_shim_promote(module->shim, function);
  return count_written(function) == count;
}

bool unbank_is_written(LLVMValueRef inst) { return mark_of(inst) && may_access(inst); }

bool unbank_may_take_less(LLVMValueRef inst) { return flags_of(inst) & MAY_TAKE_LESS; }

bool unbank_is_of_copy(LLVMValueRef inst) { return flags_of(inst) & IS_OF_COPY; }
