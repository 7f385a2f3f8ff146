/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * What this machine has no instruction for, rewritten before anything is counted: intrinsics become
 * plain IR where IR can say it, else calls of host functions (device.h) in one convention; inline
 * PTX likewise (inline.c). What is not known stays as it is, and screen.c names it if a kernel
 * reaches it.
 */
#include "sim/ptx/lower.h"

#include "shim/edit.h"
#include "shim/query.h"
#include "sim/device/device.h"
#include "sim/ptx/inline_internal.h"
#include "support/words.h"

/* Calls of host functions. */

LLVMValueRef lower_local(struct lowering *it, LLVMTypeRef type) {
  LLVMBasicBlockRef here = LLVMGetInsertBlock(it->builder);
  LLVMBasicBlockRef entry = LLVMGetEntryBasicBlock(LLVMGetBasicBlockParent(here));
  LLVMBuilderRef builder = LLVMCreateBuilderInContext(it->context);
  LLVMPositionBuilderBefore(builder, LLVMGetFirstInstruction(entry));
  LLVMValueRef local = LLVMBuildAlloca(builder, type, "");
  LLVMSetAlignment(local, 16);
  LLVMDisposeBuilder(builder);
  return local;
}

static unsigned bits_of(const struct lowering *it, LLVMTypeRef type) {
  return (unsigned)LLVMSizeOfTypeInBits(LLVMGetModuleDataLayout(it->module), type);
}

/* The type that stands for `type` in a host function; NULL: none does. */
static LLVMTypeRef host_type(const struct lowering *it, LLVMTypeRef type) {
  switch (LLVMGetTypeKind(type)) {
  case LLVMVoidTypeKind:
  case LLVMFloatTypeKind:
  case LLVMDoubleTypeKind:
    return type;
  case LLVMPointerTypeKind:
    return it->pointer;
  case LLVMIntegerTypeKind:
  case LLVMHalfTypeKind:
  case LLVMBFloatTypeKind:
  case LLVMVectorTypeKind:
    return bits_of(it, type) <= 32   ? it->word
           : bits_of(it, type) == 64 ? LLVMInt64TypeInContext(it->context)
                                     : NULL;
  default:
    return NULL;
  }
}

static LLVMValueRef to_host(struct lowering *it, LLVMValueRef value) {
  LLVMTypeRef type = LLVMTypeOf(value), wanted = host_type(it, type);
  if (!wanted || type == wanted)
    return wanted ? value : NULL;
  if (wanted == it->pointer)
    return LLVMBuildPointerCast(it->builder, value, it->pointer, "");
  LLVMTypeRef plain = LLVMIntTypeInContext(it->context, bits_of(it, type));
  return LLVMBuildZExtOrBitCast(it->builder, LLVMBuildBitCast(it->builder, value, plain, ""),
                                wanted, "");
}

static LLVMValueRef from_host(struct lowering *it, LLVMValueRef value, LLVMTypeRef type) {
  LLVMTypeRef given = LLVMTypeOf(value);
  if (given == type)
    return value;
  if (LLVMGetTypeKind(type) == LLVMPointerTypeKind)
    return LLVMBuildAddrSpaceCast(it->builder, value, type, "");
  LLVMTypeRef plain = LLVMIntTypeInContext(it->context, bits_of(it, type));
  return LLVMBuildBitCast(it->builder, LLVMBuildTruncOrBitCast(it->builder, value, plain, ""), type,
                          "");
}

enum { ARGUMENTS_MAX = 16 };

LLVMValueRef lower_host_call(struct lowering *it, const char *name, LLVMTypeRef result,
                             LLVMValueRef *values, unsigned count) {
  const char *full = arena_printf(it->program->arena, HOST_PREFIX "%s", name);
  LLVMValueRef arguments[ARGUMENTS_MAX + 1], out = NULL;
  LLVMTypeRef types[ARGUMENTS_MAX + 1], returned = result;
  if (!find_host(full) || count > ARGUMENTS_MAX)
    return NULL;
  for (unsigned i = 0; i < count; i++) {
    arguments[i] = to_host(it, values[i]);
    if (!arguments[i])
      return NULL;
    types[i] = LLVMTypeOf(arguments[i]);
  }
  if (LLVMGetTypeKind(result) == LLVMStructTypeKind) {
    out = arguments[count] = lower_local(it, result);
    types[count++] = it->pointer;
    returned = it->none;
  }
  returned = host_type(it, returned);
  if (!returned)
    return NULL;
  LLVMTypeRef type = LLVMFunctionType(returned, types, count, false);
  LLVMValueRef function = LLVMGetNamedFunction(it->module, full);
  if (!function)
    function = LLVMAddFunction(it->module, full, type);
  LLVMValueRef call = LLVMBuildCall2(it->builder, type, function, arguments, count, "");
  if (out)
    return LLVMBuildLoad2(it->builder, result, out, "");
  return from_host(it, call, result);
}

LLVMValueRef lower_intrinsic_call(struct lowering *it, const char *name, LLVMTypeRef type,
                                  LLVMValueRef *values, unsigned count) {
  unsigned id = LLVMLookupIntrinsicID(name, strlen(name));
  LLVMValueRef function = LLVMGetIntrinsicDeclaration(it->module, id, &type, 1);
  return LLVMBuildCall2(it->builder, LLVMGlobalGetValueType(function), function, values, count, "");
}

LLVMValueRef lower_source(struct lowering *it, LLVMValueRef from, LLVMValueRef size) {
  LLVMValueRef generic = LLVMBuildPointerCast(it->builder, from, it->pointer, "");
  LLVMValueRef harmless = lower_local(it, LLVMArrayType2(it->word, 4));
  LLVMValueRef zero = LLVMConstInt(LLVMTypeOf(size), 0, false);
  LLVMValueRef none = LLVMBuildICmp(it->builder, LLVMIntEQ, size, zero, "");
  return LLVMBuildSelect(it->builder, none, harmless, generic, "");
}

/* Intrinsics. Each step returns the value that stands for the call, or NULL: not its business. */

/* Intrinsics that LLVM has for every target. */
static const struct {
  const char *name, *stands_for;
} plain[] = {
    {"fma.rn.f", "llvm.fma"},      {"fma.rn.d", "llvm.fma"},    {"ceil.f", "llvm.ceil"},
    {"ceil.d", "llvm.ceil"},       {"floor.f", "llvm.floor"},   {"floor.d", "llvm.floor"},
    {"trunc.f", "llvm.trunc"},     {"trunc.d", "llvm.trunc"},   {"round.f", "llvm.roundeven"},
    {"round.d", "llvm.roundeven"}, {"sqrt.f", "llvm.sqrt"},     {"sqrt.rn.f", "llvm.sqrt"},
    {"sqrt.rn.d", "llvm.sqrt"},    {"fabs.f", "llvm.fabs"},     {"fabs.d", "llvm.fabs"},
    {"fabs.f32", "llvm.fabs"},     {"fabs.f64", "llvm.fabs"},   {"fabs.f16", "llvm.fabs"},
    {"fabs.v2f16", "llvm.fabs"},   {"fabs.bf16", "llvm.fabs"},  {"fabs.v2bf16", "llvm.fabs"},
    {"abs.bf16", "llvm.fabs"},     {"abs.bf16x2", "llvm.fabs"},
};

static LLVMValueRef lower_plain(struct lowering *it, LLVMValueRef call, const char *name) {
  LLVMValueRef operands[3];
  unsigned count = LLVMGetNumArgOperands(call);
  for (size_t i = 0; i < sizeof plain / sizeof *plain; i++) {
    if (strcmp(plain[i].name, name))
      continue;
    for (unsigned o = 0; o < count; o++)
      operands[o] = LLVMGetOperand(call, o);
    return lower_intrinsic_call(it, plain[i].stands_for, LLVMTypeOf(call), operands, count);
  }
  return NULL;
}

/* Values that only change their type. */
static LLVMValueRef lower_cast(struct lowering *it, LLVMValueRef call, const char *name) {
  if (begins_with(name, "ptr.") || begins_with(name, "bitcast.") || begins_with(name, "move.") ||
      begins_with(name, "internal.addrspace.wrap")) {
    LLVMValueRef value = LLVMGetOperand(call, 0);
    LLVMTypeRef type = LLVMTypeOf(call);
    return LLVMGetTypeKind(type) == LLVMPointerTypeKind
               ? LLVMBuildPointerCast(it->builder, value, type, "")
               : LLVMBuildBitCast(it->builder, value, type, "");
  }
  if (begins_with(name, "neg.bf16"))
    return LLVMBuildFNeg(it->builder, LLVMGetOperand(call, 0), "");
  return NULL;
}

/* ldg, ldu: pointer and alignment. */
static LLVMValueRef lower_load(struct lowering *it, LLVMValueRef call, const char *name) {
  if (!begins_with(name, "ldg.global.") && !begins_with(name, "ldu.global."))
    return NULL;
  LLVMValueRef load = LLVMBuildLoad2(it->builder, LLVMTypeOf(call), LLVMGetOperand(call, 0), "");
  LLVMSetAlignment(load, (unsigned)LLVMConstIntGetZExtValue(LLVMGetOperand(call, 1)));
  return load;
}

/* atomic.OP.gen.TYPE.SCOPE, atomic.load.OP.32: which scope makes no difference here. */
static const struct {
  const char *prefix;
  LLVMAtomicRMWBinOp operation;
} atomics[] = {
    {"atomic.add.gen.f.", LLVMAtomicRMWBinOpFAdd},
    {"atomic.add.gen.i.", LLVMAtomicRMWBinOpAdd},
    {"atomic.and.", LLVMAtomicRMWBinOpAnd},
    {"atomic.or.", LLVMAtomicRMWBinOpOr},
    {"atomic.xor.", LLVMAtomicRMWBinOpXor},
    {"atomic.exch.", LLVMAtomicRMWBinOpXchg},
    {"atomic.max.", LLVMAtomicRMWBinOpMax},
    {"atomic.min.", LLVMAtomicRMWBinOpMin},
    {"atomic.inc.", LLVMAtomicRMWBinOpUIncWrap},
    {"atomic.dec.", LLVMAtomicRMWBinOpUDecWrap},
    {"atomic.load.inc.", LLVMAtomicRMWBinOpUIncWrap},
    {"atomic.load.dec.", LLVMAtomicRMWBinOpUDecWrap},
};

static LLVMValueRef lower_atomic(struct lowering *it, LLVMValueRef call, const char *name) {
  const LLVMAtomicOrdering order = LLVMAtomicOrderingMonotonic;
  if (!begins_with(name, "atomic."))
    return NULL;
  LLVMValueRef pointer = LLVMGetOperand(call, 0);
  if (begins_with(name, "atomic.cas.")) {
    LLVMValueRef pair = LLVMBuildAtomicCmpXchg(it->builder, pointer, LLVMGetOperand(call, 1),
                                               LLVMGetOperand(call, 2), order, order, false);
    return LLVMBuildExtractValue(it->builder, pair, 0, "");
  }
  for (size_t i = 0; i < sizeof atomics / sizeof *atomics; i++)
    if (begins_with(name, atomics[i].prefix))
      return LLVMBuildAtomicRMW(it->builder, atomics[i].operation, pointer, LLVMGetOperand(call, 1),
                                order, false);
  return NULL;
}

/* Threads in turn keep their order anyway; the fence tells the detector of races. */
static bool lower_fence(struct lowering *it, const char *name) {
  if (!begins_with(name, "membar.") && !begins_with(name, "fence."))
    return false;
  LLVMBuildFence(it->builder, LLVMAtomicOrderingSequentiallyConsistent, false, "");
  return true;
}

/* Hints. */
static bool is_nothing(const char *name) {
  static const char *const prefixes[] = {"prefetch",           "discard.", "griddepcontrol",
                                         "applypriority",      "pm.event", "fence.proxy",
                                         "fence.mbarrier_init"};
  return BEGINS_WITH_ANY(name, prefixes);
}

static bool gathers(const char *name) {
  bool family =
      begins_with(name, "vote.") || begins_with(name, "shfl.") || !strcmp(name, "activemask");
  return family && !strstr(name, ".sync");
}

static LLVMValueRef lower_to_host(struct lowering *it, LLVMValueRef call, const char *name) {
  LLVMValueRef operands[ARGUMENTS_MAX];
  unsigned count = LLVMGetNumArgOperands(call);
  size_t length = strlen(name);
  if (count >= ARGUMENTS_MAX)
    return NULL;
  for (unsigned i = 0; i < count; i++)
    operands[i] = LLVMGetOperand(call, i);
  if (gathers(name))
    operands[count++] = LLVMConstInt(it->word, it->places++, false);
  if (begins_with(name, "cp.async.") && count == 3)
    operands[1] = lower_source(it, operands[1], operands[2]);
  /* the rows do not tell pointers apart */
  if (length > 3 && name[length - 3] == '.' && name[length - 2] == 'p')
    name = arena_printf(it->program->arena, "%.*s", (int)length - 3, name);
  return lower_host_call(it, name, LLVMTypeOf(call), operands, count);
}

static bool lower_intrinsic(struct lowering *it, LLVMValueRef call, const char *name) {
  typedef LLVMValueRef step(struct lowering *, LLVMValueRef, const char *);
  static step *const steps[] = {lower_plain, lower_cast, lower_load,   lower_atomic,
                                lower_wmma,  lower_mma,  lower_to_host};
  LLVMValueRef value = NULL;
  if (LLVMTypeOf(call) == it->none && (is_nothing(name) || lower_fence(it, name)))
    return true;
  for (size_t i = 0; !value && i < sizeof steps / sizeof *steps; i++)
    value = steps[i](it, call, name);
  if (value && LLVMTypeOf(call) != it->none)
    LLVMReplaceAllUsesWith(call, value);
  return value != NULL;
}

/* Functions of CUDA's runtime and of C that a module declares. */

static LLVMValueRef device_heap(struct lowering *it) {
  if (it->heap)
    return it->heap;
  LLVMTypeRef type = LLVMArrayType2(LLVMInt8TypeInContext(it->context), HEAP_BYTES);
  it->heap = LLVMAddGlobal(it->module, type, "unbank.heap");
  LLVMSetInitializer(it->heap, LLVMConstNull(type));
  LLVMSetLinkage(it->heap, LLVMInternalLinkage);
  LLVMSetAlignment(it->heap, 16);
  return it->heap;
}

static LLVMValueRef lower_heap(struct lowering *it, LLVMValueRef call, const char *name) {
  if (LLVMGetNumArgOperands(call) != 1)
    return NULL;
  LLVMValueRef values[] = {device_heap(it), LLVMGetOperand(call, 0)};
  return lower_host_call(it, name, LLVMTypeOf(call), values, 2);
}

static LLVMValueRef lower_memory(struct lowering *it, LLVMValueRef call, const char *name) {
  if (LLVMGetNumArgOperands(call) != 3)
    return NULL;
  LLVMValueRef to = LLVMGetOperand(call, 0), from = LLVMGetOperand(call, 1);
  LLVMValueRef length = LLVMGetOperand(call, 2);
  LLVMTypeRef byte = LLVMInt8TypeInContext(it->context);
  if (!strcmp(name, "memset"))
    LLVMBuildMemSet(it->builder, to, LLVMBuildTruncOrBitCast(it->builder, from, byte, ""), length,
                    1);
  else if (!strcmp(name, "memmove"))
    LLVMBuildMemMove(it->builder, to, 1, from, 1, length);
  else
    LLVMBuildMemCpy(it->builder, to, 1, from, 1, length);
  return to;
}

static bool lower_declared(struct lowering *it, LLVMValueRef call, const char *name) {
  LLVMValueRef value = NULL;
  if (!strcmp(name, "malloc") || !strcmp(name, "free"))
    value = lower_heap(it, call, name);
  else if (!strcmp(name, "memcpy") || !strcmp(name, "memset") || !strcmp(name, "memmove"))
    value = lower_memory(it, call, name);
  if (value && LLVMTypeOf(call) != it->none)
    LLVMReplaceAllUsesWith(call, value);
  return value != NULL;
}

/* llvm.nvvm.exit in a kernel: it returns. */
static bool lower_exit(struct lowering *it, LLVMValueRef call) {
  LLVMBasicBlockRef block = LLVMGetInstructionParent(call);
  if (!unbank_is_kernel(it->module, LLVMGetBasicBlockParent(block)))
    return false;
  unbank_split_block(call);
  LLVMInstructionEraseFromParent(LLVMGetBasicBlockTerminator(block));
  LLVMPositionBuilderAtEnd(it->builder, block);
  LLVMBuildRetVoid(it->builder);
  LLVMPositionBuilderBefore(it->builder, call);
  return true;
}

/* Functions. */

static bool lower_call(struct lowering *it, LLVMValueRef call) {
  LLVMValueRef callee = LLVMGetCalledValue(call);
  LLVMPositionBuilderBefore(it->builder, call);
  if (LLVMIsAInlineAsm(callee))
    return ptx_lower(it, call);
  const char *name = unbank_value_name(callee);
  if (!strcmp(name, "llvm.nvvm.exit"))
    return lower_exit(it, call);
  if (begins_with(name, "llvm.nvvm."))
    return lower_intrinsic(it, call, name + strlen("llvm.nvvm."));
  return lower_declared(it, call, name);
}

/* On the device, a number out of range converts to the nearest that fits. */
static bool lower_conversion(struct lowering *it, LLVMValueRef inst) {
  bool is_signed = LLVMGetInstructionOpcode(inst) == LLVMFPToSI;
  LLVMTypeRef types[] = {LLVMTypeOf(inst), LLVMTypeOf(LLVMGetOperand(inst, 0))};
  const char *name = is_signed ? "llvm.fptosi.sat" : "llvm.fptoui.sat";
  LLVMValueRef value = LLVMGetOperand(inst, 0);
  LLVMValueRef function =
      LLVMGetIntrinsicDeclaration(it->module, LLVMLookupIntrinsicID(name, strlen(name)), types, 2);
  LLVMPositionBuilderBefore(it->builder, inst);
  LLVMReplaceAllUsesWith(
      inst, LLVMBuildCall2(it->builder, LLVMGlobalGetValueType(function), function, &value, 1, ""));
  return true;
}

static bool may_lower(LLVMValueRef inst) {
  if (LLVMIsAFPToSIInst(inst) || LLVMIsAFPToUIInst(inst))
    return true;
  if (!LLVMIsACallInst(inst))
    return false;
  LLVMValueRef callee = LLVMGetCalledValue(inst);
  return LLVMIsAInlineAsm(callee) || (LLVMIsAFunction(callee) && LLVMIsDeclaration(callee));
}

static void lower_function(struct lowering *it, LLVMValueRef function) {
  LIST_OF(LLVMValueRef) found = {0};
  UNBANK_EACH_BLOCK(block, function)
    UNBANK_EACH_INSTRUCTION(inst, block)
      if (may_lower(inst))
        *ARENA_PUSH(it->program->arena, &found) = inst;
  for (size_t i = 0; i < found.count; i++) {
    LLVMValueRef inst = found.items[i];
    if (LLVMIsACallInst(inst) ? lower_call(it, inst) : lower_conversion(it, inst))
      LLVMInstructionEraseFromParent(inst);
  }
}

void lower_module(struct program *program, LLVMModuleRef module) {
  LLVMContextRef context = LLVMGetModuleContext(module);
  struct lowering it = {.program = program,
                        .module = module,
                        .context = context,
                        .builder = LLVMCreateBuilderInContext(context),
                        .none = LLVMVoidTypeInContext(context),
                        .word = LLVMInt32TypeInContext(context),
                        .pointer = LLVMPointerTypeInContext(context, 0)};
  UNBANK_EACH_FUNCTION(function, module)
    if (!LLVMIsDeclaration(function))
      lower_function(&it, function);
  for (const struct host_function *row = runtime_functions; row->name; row++)
    code_define(program->code, row->name, (uintptr_t)row->address, false);
  LLVMDisposeBuilder(it.builder);
}
