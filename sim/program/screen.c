/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * What cannot run here is named, with its place in the source, before anything runs and before
 * LLVM's backend would abort on it. */
#include "shim/query.h"
#include "shim/source.h"
#include "sim/program/program.h"
#include "support/words.h"

const struct host_function *find_host(const char *name) {
  for (const struct host_function *row = hook_functions; row->name; row++)
    if (!strcmp(row->name, name))
      return row;
  for (const struct host_function *const *table = device_tables; *table; table++)
    for (const struct host_function *row = *table; row->name; row++)
      if (!strcmp(row->name, name))
        return row;
  return NULL;
}

/* Intrinsics of other targets, and those that need a runtime or a pass that is not here: LLVM's
 * backend ends the process when it meets one. */
static bool has_no_home(const char *name) {
  static const char *const families[] = {
      "aarch64.",
      "amdgcn.",
      "arm.",
      "bpf.",
      "coro.",
      "dx.",
      "eh.",
      "hexagon.",
      "loongarch.",
      "masked.",
      "matrix.",
      "mips.",
      "ppc.",
      "ptrauth.",
      "r600.",
      "riscv.",
      "s390.",
      "spv.",
      "swift.",
      "ve.",
      "vp.",
      "vscale",
      "wasm.",
      "x86.",
      "xcore.",
      "read_register.",
      "write_register.",
      "localescape",
      "experimental.deoptimize.",
      "experimental.gc.",
      "experimental.patchpoint.",
      "experimental.stackmap",
  };
  return begins_with(name, "llvm.") && BEGINS_WITH_ANY(name + strlen("llvm."), families);
}

/* LLVM's own intrinsics run on any target; those of NVPTX only if the table has them. */
static bool can_call(const char *name) {
  if (find_host(name))
    return true;
  return begins_with(name, "llvm.") && !begins_with(name, "llvm.nvvm.") && !has_no_home(name);
}

#define NOT_SIMULATED " is not simulated"
#define GIVE_MODULE ", which no module defines: give the one that does, too"

static char *sentence_at(struct program *program, LLVMValueRef inst, const char *what,
                         const char *name, const char *problem) {
  struct unbank_place *inlined_at;
  size_t count;
  struct unbank_place place =
      unbank_location_of_instruction(program->arena, inst, &inlined_at, &count);
  const char *function = unbank_demangled(
      program->arena, unbank_value_name(LLVMGetBasicBlockParent(LLVMGetInstructionParent(inst))));
  if (place.file && place.line > 0)
    return unbank_error("%s:%ld:%ld: in %s: %s %s%s", place.file, place.line, place.column,
                        function, what, name, problem);
  return unbank_error("in %s: %s %s%s", function, what, name, problem);
}

/* An empty assembly text is a compiler barrier, which every target has. */
static char *screen_call(struct program *program, LLVMValueRef inst) {
  LLVMValueRef callee = LLVMGetCalledValue(inst);
  if (LLVMIsAInlineAsm(callee)) {
    size_t length;
    const char *text = LLVMGetInlineAsmAsmString(callee, &length);
    const char *quoted = arena_printf(program->arena, "`%.*s`", (int)length, text);
    return length ? sentence_at(program, inst, "inline PTX", quoted, NOT_SIMULATED) : NULL;
  }
  if (!LLVMIsAFunction(callee) || !LLVMIsDeclaration(callee))
    return NULL;
  const char *name = unbank_value_name(callee);
  if (can_call(name))
    return NULL;
  if (begins_with(name, "llvm."))
    return sentence_at(program, inst, "the intrinsic", name, NOT_SIMULATED);
  return sentence_at(program, inst, "a call of", name, GIVE_MODULE);
}

/* A function whose address is taken, but which is never called by name. */
static char *screen_function(LLVMValueRef function) {
  const char *name = unbank_value_name(function);
  if (!LLVMIsDeclaration(function) || can_call(name))
    return NULL;
  return unbank_error("the program uses %s" GIVE_MODULE, name);
}

/* Integers so wide that LLVM would compile them for minutes. */
enum { INTEGER_BITS_MAX = 1024 };

/* The address space of pointers to the shared memory of a cluster of blocks. */
enum { CLUSTER_SPACE = 7 };

static char *screen_type(struct program *program, LLVMValueRef inst, LLVMTypeRef type) {
  while (LLVMGetTypeKind(type) == LLVMVectorTypeKind)
    type = LLVMGetElementType(type);
  if (LLVMGetTypeKind(type) == LLVMPointerTypeKind &&
      LLVMGetPointerAddressSpace(type) == CLUSTER_SPACE)
    return sentence_at(program, inst, "a pointer to", "the shared memory of a cluster",
                       NOT_SIMULATED);
  if (LLVMGetTypeKind(type) != LLVMIntegerTypeKind || LLVMGetIntTypeWidth(type) <= INTEGER_BITS_MAX)
    return NULL;
  return sentence_at(program, inst, "an integer type as wide as",
                     arena_printf(program->arena, "i%u", LLVMGetIntTypeWidth(type)), NOT_SIMULATED);
}

static bool holds_short_pointer(LLVMTargetDataRef layout, LLVMTypeRef type) {
  switch (LLVMGetTypeKind(type)) {
  case LLVMPointerTypeKind:
    return LLVMPointerSizeForAS(layout, LLVMGetPointerAddressSpace(type)) == 4;
  case LLVMArrayTypeKind:
  case LLVMVectorTypeKind:
    return holds_short_pointer(layout, LLVMGetElementType(type));
  case LLVMStructTypeKind:
    for (unsigned i = 0; i < LLVMCountStructElementTypes(type); i++)
      if (holds_short_pointer(layout, LLVMStructGetTypeAtIndex(type, i)))
        return true;
    return false;
  default:
    return false;
  }
}

/* In memory, pointers of 32 bits are known one by one (native.c), but not inside of other types,
 * which would be larger here than on the device. */
static char *screen_memory(struct program *program, LLVMValueRef inst) {
  LLVMTargetDataRef layout = LLVMGetModuleDataLayout(
      LLVMGetGlobalParent(LLVMGetBasicBlockParent(LLVMGetInstructionParent(inst))));
  LLVMOpcode opcode = LLVMGetInstructionOpcode(inst);
  LLVMTypeRef type = opcode == LLVMGetElementPtr ? LLVMGetGEPSourceElementType(inst)
                     : opcode == LLVMLoad        ? LLVMTypeOf(inst)
                     : opcode == LLVMStore       ? LLVMTypeOf(LLVMGetOperand(inst, 0))
                                                 : NULL;
  bool alone = type && opcode != LLVMGetElementPtr &&
               LLVMGetTypeKind(type) == LLVMPointerTypeKind &&
               LLVMGetPointerAddressSpace(type) == UNBANK_SHARED_SPACE;
  if (!type || alone || !holds_short_pointer(layout, type))
    return NULL;
  return sentence_at(program, inst, "a structure or array that holds", "pointers of 32 bits",
                     NOT_SIMULATED);
}

static char *screen_instruction(struct program *program, LLVMValueRef inst) {
  char *sentence = screen_type(program, inst, LLVMTypeOf(inst));
  if (!sentence && LLVMGetNumOperands(inst))
    sentence = screen_type(program, inst, LLVMTypeOf(LLVMGetOperand(inst, 0)));
  if (!sentence)
    sentence = screen_memory(program, inst);
  if (!sentence && (LLVMIsACallInst(inst) || LLVMIsAInvokeInst(inst)))
    sentence = screen_call(program, inst);
  return sentence;
}

/* Only the launch's dynamic memory, a shared array without a size, has no definition. */
static bool is_dynamic(LLVMModuleRef module, LLVMValueRef global) {
  LLVMTypeRef type = LLVMGlobalGetValueType(global);
  return LLVMGetPointerAddressSpace(LLVMTypeOf(global)) == UNBANK_SHARED_SPACE &&
         LLVMTypeIsSized(type) && !LLVMABISizeOfType(LLVMGetModuleDataLayout(module), type);
}

static char *screen_variable(LLVMModuleRef module, LLVMValueRef global) {
  const char *name = unbank_value_name(global);
  if (LLVMIsThreadLocal(global))
    return unbank_error("the module uses the thread-local variable %s, which no device has", name);
  if (!LLVMIsDeclaration(global) || is_dynamic(module, global))
    return NULL;
  return unbank_error("the program uses the variable %s" GIVE_MODULE, name);
}

static char *screen_body(struct program *program, LLVMValueRef function) {
  char *sentence = NULL;
  for (LLVMBasicBlockRef block = LLVMGetFirstBasicBlock(function); block && !sentence;
       block = LLVMGetNextBasicBlock(block))
    for (LLVMValueRef inst = LLVMGetFirstInstruction(block); inst && !sentence;
         inst = LLVMGetNextInstruction(inst))
      sentence = screen_instruction(program, inst);
  return sentence;
}

char *screen_module(struct program *program, LLVMModuleRef module) {
  char *sentence = NULL;
  for (LLVMValueRef it = LLVMGetFirstFunction(module); it && !sentence;
       it = LLVMGetNextFunction(it))
    sentence = screen_body(program, it);
  for (LLVMValueRef it = LLVMGetFirstFunction(module); it && !sentence;
       it = LLVMGetNextFunction(it))
    sentence = screen_function(it);
  for (LLVMValueRef it = LLVMGetFirstGlobal(module); it && !sentence; it = LLVMGetNextGlobal(it))
    sentence = screen_variable(module, it);
  return sentence;
}
