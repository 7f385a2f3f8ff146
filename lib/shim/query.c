/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "shim/query.h"

#include <stdio.h>
#include <string.h>

#include "shim/compat.h"
#include "shim/nvvm.h"
#include "support/integers.h"
#include "support/words.h"

enum { PTX_KERNEL_CALLING_CONVENTION = 71 };

static bool has_kernel(LLVMModuleRef module) {
  UNBANK_EACH_FUNCTION(function, module)
    if (unbank_is_kernel(module, function))
      return true;
  return false;
}

bool unbank_is_device_module(LLVMModuleRef module) {
  const char *triple = LLVMGetTarget(module);
  if (!*triple)
    return has_kernel(module);
  size_t length = strcspn(triple, "-");
  return (length == 5 && !strncmp(triple, "nvptx", 5)) ||
         (length == 7 && !strncmp(triple, "nvptx64", 7));
}

const char *unbank_triple(LLVMModuleRef module) {
  const char *triple = LLVMGetTarget(module);
  return !*triple && unbank_is_device_module(module) ? UNBANK_TRIPLE : triple;
}

const char *unbank_value_name(LLVMValueRef value) {
  size_t length;
  return LLVMGetValueName2(value, &length);
}

bool unbank_is_marker(LLVMValueRef callee) {
  static const char *const prefixes[] = {"llvm.lifetime.", "llvm.assume", "llvm.dbg."};
  return BEGINS_WITH_ANY(unbank_value_name(callee), prefixes);
}

/* "mov.u32 $0, %laneid;": the name that an intrinsic gives to what inline PTX moves, or "". Nothing
 * else may be in the text. */
static const char *moved_register(const char *text) {
  static const struct {
    const char *in_ptx, *name;
  } registers[] = {{"laneid", "laneid"},           {"lanemask_eq", "lanemask.eq"},
                   {"lanemask_lt", "lanemask.lt"}, {"lanemask_le", "lanemask.le"},
                   {"lanemask_gt", "lanemask.gt"}, {"lanemask_ge", "lanemask.ge"}};
  char type[4], moved[16];
  int end = 0;
  sscanf(text, " mov.%3[usb32] $0 , %%%15[a-z_.] ; %n", type, moved, &end);
  for (size_t i = 0; end && !text[end] && i < sizeof registers / sizeof *registers; i++)
    if (!strcmp(moved, registers[i].in_ptx))
      return registers[i].name;
  return "";
}

const char *unbank_special_register(LLVMValueRef value) {
  static const char prefix[] = "llvm.nvvm.read.ptx.sreg.";
  if (!LLVMIsACallInst(value))
    return "";
  LLVMValueRef callee = LLVMGetCalledValue(value);
  size_t length;
  if (LLVMIsAInlineAsm(callee)) {
    const char *text = LLVMGetInlineAsmAsmString(callee, &length);
    return !strcmp(text, UNBANK_READ_DYNAMIC_BYTES)   ? "bytes of a layout"
           : !strcmp(text, UNBANK_READ_DYNAMIC_START) ? "base of a layout"
                                                      : moved_register(text);
  }
  const char *name = unbank_value_name(callee);
  return strncmp(name, prefix, sizeof prefix - 1) ? "" : name + sizeof prefix - 1;
}

bool unbank_has_attribute(LLVMValueRef function, const char *name) {
  unsigned kind = LLVMGetEnumAttributeKindForName(name, strlen(name));
  return LLVMGetEnumAttributeAtIndex(function, (LLVMAttributeIndex)LLVMAttributeFunctionIndex,
                                     kind) != NULL;
}

bool unbank_is_argument_with(LLVMValueRef function, LLVMValueRef value, const char *name) {
  unsigned kind = LLVMGetEnumAttributeKindForName(name, strlen(name));
  return LLVMIsAArgument(value) && LLVMGetParamParent(value) == function &&
         LLVMGetEnumAttributeAtIndex(function, unbank_parameter_number(value) + 1, kind);
}

/* LLVM's MemoryEffects has two bits for each kind of memory: it is read, it is written. */
bool unbank_writes_nothing(LLVMValueRef function) {
  const uint64_t writes = UINT64_C(0xaaaaaaaaaaaaaaaa);
  LLVMAttributeRef effects =
      LLVMGetEnumAttributeAtIndex(function, (LLVMAttributeIndex)LLVMAttributeFunctionIndex,
                                  LLVMGetEnumAttributeKindForName("memory", 6));
  return effects && !(LLVMGetEnumAttributeValue(effects) & writes);
}

bool unbank_is_kernel(LLVMModuleRef module, LLVMValueRef function) {
  if (LLVMIsDeclaration(function))
    return false;
  return LLVMGetFunctionCallConv(function) == PTX_KERNEL_CALLING_CONVENTION ||
         unbank_nvvm_annotation(module, function, "kernel", NULL);
}

/* LLVM's own sizes are a fatal error for some types, and wrap for others. */
bool unbank_type_bytes(LLVMTargetDataRef layout, LLVMTypeRef type, uint64_t *bytes) {
  const uint64_t most = UINT64_C(1) << 48;
  uint64_t element;
  switch (LLVMGetTypeKind(type)) {
  case LLVMArrayTypeKind:
    return unbank_type_bytes(layout, LLVMGetElementType(type), &element) &&
           !__builtin_mul_overflow(element, LLVMGetArrayLength2(type), bytes) && *bytes <= most;
  case LLVMStructTypeKind:
    for (unsigned i = 0; i < LLVMCountStructElementTypes(type); i++)
      if (!unbank_type_bytes(layout, LLVMStructGetTypeAtIndex(type, i), &element))
        return false;
    break;
  case LLVMScalableVectorTypeKind:
  case LLVMTargetExtTypeKind:
    return false;
  default:
    break;
  }
  if (!LLVMTypeIsSized(type))
    return false;
  *bytes = LLVMABISizeOfType(layout, type);
  return *bytes <= most;
}

/* LLVM's largest alignment, 2^32, does not fit its C API's number, which is 0 then. */
static uint32_t align_of_number(uint64_t align) {
  const uint32_t most = UINT32_C(1) << 31;
  return align && align < most ? (uint32_t)align : most;
}

uint32_t unbank_alignment(LLVMValueRef access) { return align_of_number(LLVMGetAlignment(access)); }

LLVMOpcode unbank_opcode(LLVMValueRef value) {
  if (LLVMIsAInstruction(value))
    return LLVMGetInstructionOpcode(value);
  return LLVMIsAConstantExpr(value) ? LLVMGetConstOpcode(value) : (LLVMOpcode)0;
}

const char *unbank_text_in(struct arena *arena, LLVMValueRef global) {
  LLVMValueRef text = LLVMIsAGlobalVariable(global) ? LLVMGetInitializer(global) : NULL;
  if (!text || !LLVMIsAConstantDataArray(text) || !LLVMIsConstantString(text))
    return NULL;
  size_t length;
  const char *bytes = LLVMGetAsString(text, &length);
  return arena_printf(arena, "%.*s", (int)length, bytes);
}

unsigned unbank_parameter_number(LLVMValueRef parameter) {
  LLVMValueRef function = LLVMGetParamParent(parameter);
  unsigned number = 0;
  while (LLVMGetParam(function, number) != parameter)
    number++;
  return number;
}

LLVMValueRef unbank_incoming_from(LLVMValueRef phi, LLVMBasicBlockRef block) {
  for (unsigned i = 0; i < LLVMCountIncoming(phi); i++)
    if (LLVMGetIncomingBlock(phi, i) == block)
      return LLVMGetIncomingValue(phi, i);
  return NULL;
}

uint32_t unbank_parameter_align(LLVMValueRef parameter) {
  LLVMValueRef function = LLVMGetParamParent(parameter);
  const unsigned kind = LLVMGetEnumAttributeKindForName("align", 5);
  unsigned index = 1;
  for (LLVMValueRef one = LLVMGetFirstParam(function); one != parameter;
       one = LLVMGetNextParam(one))
    index++;
  LLVMAttributeRef attribute = LLVMGetEnumAttributeAtIndex(function, index, kind);
  return attribute ? align_of_number(LLVMGetEnumAttributeValue(attribute)) : 1;
}

uint32_t unbank_argument_align(LLVMValueRef call, unsigned argument) {
  unsigned kind = LLVMGetEnumAttributeKindForName("align", 5);
  LLVMAttributeRef attribute = LLVMGetCallSiteEnumAttribute(call, argument + 1, kind);
  return attribute ? align_of_number(LLVMGetEnumAttributeValue(attribute)) : 1;
}

bool unbank_is_number(LLVMValueRef value, uint64_t number) {
  return LLVMIsAConstantInt(value) && LLVMConstIntGetZExtValue(value) == number;
}

enum unbank_op unbank_atomic_op(LLVMValueRef inst) {
  LLVMTypeRef type = LLVMTypeOf(inst);
  LLVMValueRef value = LLVMGetOperand(inst, 1);
  if (LLVMGetFirstUse(inst))
    return UNBANK_OP_ATOM;
  if (LLVMGetTypeKind(type) != LLVMIntegerTypeKind || LLVMGetIntTypeWidth(type) != 32)
    return UNBANK_OP_RED;
  const LLVMAtomicRMWBinOp operation = LLVMGetAtomicRMWBinOp(inst);
  const bool is_increment =
      operation == LLVMAtomicRMWBinOpAdd
          ? unbank_is_number(value, 1)
          : UNBANK_IS_WRAPPING_INCREMENT(operation) && unbank_is_number(value, UINT32_MAX);
  return is_increment ? UNBANK_OP_INC : UNBANK_OP_RED;
}

static bool is_sum(LLVMValueRef inst) {
  LLVMAtomicRMWBinOp op = LLVMGetAtomicRMWBinOp(inst);
  return op == LLVMAtomicRMWBinOpAdd || op == LLVMAtomicRMWBinOpSub;
}

/* LLVM-C lists the operations of integers from add to umin. */
bool unbank_atomic_commutes(LLVMValueRef inst) {
  const LLVMAtomicRMWBinOp op = LLVMGetAtomicRMWBinOp(inst);
  return LLVMGetTypeKind(LLVMTypeOf(inst)) == LLVMIntegerTypeKind && op >= LLVMAtomicRMWBinOpAdd &&
         op <= LLVMAtomicRMWBinOpUMin && op != LLVMAtomicRMWBinOpNand;
}

bool unbank_atomic_combines(LLVMValueRef inst) {
  return unbank_atomic_commutes(inst) && LLVMGetIntTypeWidth(LLVMTypeOf(inst)) == 32 &&
         unbank_atomic_op(inst) != UNBANK_OP_INC && (is_sum(inst) || !LLVMGetFirstUse(inst));
}

bool unbank_atomic_is_loop(LLVMValueRef inst) {
  LLVMTypeRef type = LLVMTypeOf(inst);
  LLVMTypeKind kind = LLVMGetTypeKind(type);
  unsigned bits = kind == LLVMIntegerTypeKind ? LLVMGetIntTypeWidth(type) : 0;
  const LLVMAtomicRMWBinOp op = LLVMGetAtomicRMWBinOp(inst);
  if (op == LLVMAtomicRMWBinOpXchg)
    return kind == LLVMHalfTypeKind || kind == LLVMBFloatTypeKind || (bits && bits < 32);
  if (op == LLVMAtomicRMWBinOpAnd || op == LLVMAtomicRMWBinOpOr || op == LLVMAtomicRMWBinOpXor)
    return bits > 32;
  return bits != 32 || !(unbank_atomic_commutes(inst) || UNBANK_IS_WRAPPING_INCREMENT(op) ||
                         UNBANK_IS_WRAPPING_DECREMENT(op));
}

uint32_t unbank_copy_align(LLVMValueRef call, bool is_set) {
  uint32_t to = unbank_argument_align(call, 0);
  uint32_t from = is_set ? to : unbank_argument_align(call, 1);
  return to < from ? to : from;
}

enum unbank_copy_parts unbank_copy_parts_of(LLVMValueRef call, bool is_set) {
  LLVMValueRef length = LLVMGetOperand(call, 2);
  if (!LLVMIsAConstantInt(length))
    return UNBANK_COPY_UNKNOWN;
  const uint64_t bytes = LLVMConstIntGetZExtValue(length),
                 piece = smaller(unbank_copy_align(call, is_set), UNBANK_ACCESS_MAX),
                 most = LLVMIsAMemMoveInst(call) ? UNBANK_MOVED_BYTES_MAX : UNBANK_COPY_BYTES_MAX;
  return bytes > most                             ? UNBANK_COPY_LONG
         : bytes > UNBANK_COPY_PIECES_MAX * piece ? UNBANK_COPY_FINE
                                                  : UNBANK_COPY_PARTS;
}

const char *unbank_attribute(LLVMValueRef function, const char *key, unsigned *length) {
  LLVMAttributeRef attribute = LLVMGetStringAttributeAtIndex(
      function, (LLVMAttributeIndex)LLVMAttributeFunctionIndex, key, (unsigned)strlen(key));
  *length = 0;
  const char *text = attribute ? LLVMGetStringAttributeValue(attribute, length) : NULL;
  return *length ? text : NULL;
}

const char *unbank_processor(LLVMValueRef function, unsigned *length) {
  return unbank_attribute(function, "target-cpu", length);
}

unsigned unbank_architecture(LLVMValueRef function) {
  unsigned length, number = 0;
  const char *text = unbank_processor(function, &length);
  for (unsigned i = 3; i < length && !strncmp(text, "sm_", 3); i++) {
    if (text[i] < '0' || text[i] > '9' || number > 9999)
      break;
    number = number * 10 + (unsigned)(text[i] - '0');
  }
  return number ? number : UNBANK_DEFAULT_ARCHITECTURE;
}

unsigned unbank_ptx_version(LLVMValueRef function) {
  static const char word[] = "+ptx";
  const unsigned size = sizeof word - 1;
  unsigned length, number = 0;
  const char *text = unbank_attribute(function, "target-features", &length);
  for (unsigned i = 0; text && i + size < length; i++) {
    if (strncmp(text + i, word, size))
      continue;
    number = 0;
    for (unsigned k = i + size; k < length && text[k] >= '0' && text[k] <= '9' && number < 1000;
         k++)
      number = number * 10 + (unsigned)(text[k] - '0');
  }
  return number;
}

bool unbank_is_local(LLVMValueRef global) {
  LLVMLinkage linkage = LLVMGetLinkage(global);
  return linkage == LLVMInternalLinkage || linkage == LLVMPrivateLinkage;
}

LLVMValueRef unbank_called_by(LLVMValueRef value) {
  return LLVMIsACallInst(value) || LLVMIsAInvokeInst(value) ? LLVMGetCalledValue(value) : NULL;
}

bool unbank_is_used(LLVMValueRef value, bool by_calls) {
  UNBANK_EACH_USER(user, value) {
    bool is_list = LLVMIsAGlobalVariable(user) && begins_with(unbank_value_name(user), "llvm.");
    bool is_call = !by_calls && unbank_called_by(user) == value;
    bool is_part = LLVMIsConstant(user) && !LLVMIsAGlobalValue(user);
    if (is_part ? unbank_is_used(user, by_calls) : !is_list && !is_call)
      return true;
  }
  return false;
}

unsigned unbank_instruction_count(LLVMValueRef function) {
  unsigned count = 0;
  UNBANK_EACH_BLOCK(block, function)
    UNBANK_EACH_INSTRUCTION(inst, block)
      count += inst != NULL;
  return count;
}

bool unbank_is_given(LLVMValueRef pointer) {
  enum { CONSTANT_SPACE = 4, PARAMETER_SPACE = 101 };
  if (LLVMGetPointerAddressSpace(LLVMTypeOf(pointer)) == UNBANK_SHARED_SPACE)
    return false;
  while ((LLVMIsAInstruction(pointer) || LLVMIsAConstantExpr(pointer)) &&
         (unbank_opcode(pointer) == LLVMGetElementPtr || unbank_opcode(pointer) == LLVMBitCast ||
          unbank_opcode(pointer) == LLVMAddrSpaceCast))
    pointer = LLVMGetOperand(pointer, 0);
  const unsigned space = LLVMGetPointerAddressSpace(LLVMTypeOf(pointer));
  if (space == CONSTANT_SPACE || space == PARAMETER_SPACE)
    return true;
  if (LLVMIsAGlobalVariable(pointer))
    return LLVMIsGlobalConstant(pointer);
  return LLVMIsAArgument(pointer) &&
         unbank_is_argument_with(LLVMGetParamParent(pointer), pointer, "byval");
}
