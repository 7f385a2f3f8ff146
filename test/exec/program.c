/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * From a device module to a function of this machine. The steps, in program_load:
 *
 *   read         the module, the kernel, its parameters
 *   instrument   hooks (instrument.c)
 *   place        addrspace(3) arrays become symbols at addresses of our choice
 *   reduce       only what the kernel reaches stays
 *   screen       what cannot run here is named, before LLVM's backend would abort on it
 *   make native  triple, calling conventions, attributes; intrinsics become host functions
 *   compile      with ORC's LLJIT
 *
 * Address space casts need no work: on the host they change nothing.
 *
 * Floating point: arithmetic loses its fast-math flags, so that each operation rounds on its own
 * and equal inputs give equal bits whatever surrounds them.
 */
#include "program.h"

#include <llvm-c/Analysis.h>
#include <llvm-c/Comdat.h>
#include <llvm-c/DebugInfo.h>
#include <llvm-c/Error.h>
#include <llvm-c/IRReader.h>
#include <llvm-c/LLJIT.h>
#include <llvm-c/Orc.h>
#include <llvm-c/Transforms/PassBuilder.h>
#include <llvm/Config/llvm-config.h>
#include <stdlib.h>

#define START "unbank.start"

struct symbol {
  const char *name;
  uintptr_t address;
};

struct jit {
  LLVMContextRef context; /* owned by `safe` once that exists */
  LLVMOrcThreadSafeContextRef safe;
  LLVMModuleRef module; /* NULL once the compiler owns it */
  LLVMOrcLLJITRef compiler;
  struct {
    struct symbol *items;
    size_t count, room;
  } symbols;
  struct arena *arena;
  char *diagnostic; /* the first error that LLVM reported */
};

static struct outcome unusable(char *sentence) {
  return (struct outcome){ENDED_UNUSABLE, sentence};
}
static struct outcome unable(char *sentence) { return (struct outcome){ENDED_UNABLE, sentence}; }

static const char *name_of(LLVMValueRef value) {
  size_t length;
  return LLVMGetValueName2(value, &length);
}

static void define(struct jit *jit, const char *name, uintptr_t address) {
  *ARENA_PUSH(jit->arena, &jit->symbols) = (struct symbol){arena_strdup(jit->arena, name), address};
}

/* Read. */

static void keep_diagnostic(LLVMDiagnosticInfoRef info, void *context) {
  struct jit *jit = context;
  if (LLVMGetDiagInfoSeverity(info) != LLVMDSError || jit->diagnostic)
    return;
  char *text = LLVMGetDiagInfoDescription(info);
  jit->diagnostic = arena_strdup(jit->arena, text);
  LLVMDisposeMessage(text);
}

/* Up to LLVM 20 a thread-safe context makes its LLVMContext, from 21 on it is made from one. */
static void create_context(struct jit *jit) {
#if LLVM_VERSION_MAJOR >= 21
  jit->context = LLVMContextCreate();
#else
  jit->safe = LLVMOrcCreateNewThreadSafeContext();
  jit->context = LLVMOrcThreadSafeContextGetContext(jit->safe);
#endif
  LLVMContextSetDiagnosticHandler(jit->context, keep_diagnostic, jit);
}

static void share_context(struct jit *jit) {
#if LLVM_VERSION_MAJOR >= 21
  if (!jit->safe)
    jit->safe = LLVMOrcCreateNewThreadSafeContextFromLLVMContext(jit->context);
#else
  (void)jit;
#endif
}

static char *read_module(struct jit *jit, const char *path) {
  LLVMMemoryBufferRef buffer;
  char *message = NULL;
  if (LLVMCreateMemoryBufferWithContentsOfFile(path, &buffer, &message) ||
      LLVMParseIRInContext(jit->context, buffer, &jit->module, &message)) {
    jit->module = NULL;
    char *sentence = unbank_error("%s: %s", path, message);
    LLVMDisposeMessage(message);
    return sentence;
  }
  return NULL;
}

static struct outcome read_parameters(struct program *program, LLVMValueRef kernel) {
  LLVMTargetDataRef layout = LLVMGetModuleDataLayout(program->jit->module);
  unsigned by_value = LLVMGetEnumAttributeKindForName("byval", 5);
  program->parameter_count = LLVMCountParams(kernel);
  program->parameter_bytes = ARENA_ARRAY(program->arena, uint32_t, program->parameter_count + 1);
  for (unsigned i = 0; i < program->parameter_count; i++) {
    LLVMTypeRef type = LLVMTypeOf(LLVMGetParam(kernel, i));
    if (LLVMGetEnumAttributeAtIndex(kernel, i + 1, by_value))
      return unable(unbank_error("parameter %u of %s is a structure", i, name_of(kernel)));
    program->parameter_bytes[i] = (uint32_t)LLVMABISizeOfType(layout, type);
  }
  return outcome_well();
}

/* Place. */

static bool is_shared_array(LLVMValueRef global) {
  return LLVMGetPointerAddressSpace(LLVMTypeOf(global)) == SHARED_SPACE;
}

/* An array without a size, `extern __shared__`, is the launch's dynamic memory; all such arrays are
 * one. */
static uint32_t place_array(struct program *program, LLVMValueRef global, uint32_t dynamic_bytes,
                            long *dynamic_offset) {
  LLVMTargetDataRef layout = LLVMGetModuleDataLayout(program->jit->module);
  uint32_t bytes = (uint32_t)LLVMABISizeOfType(layout, LLVMGlobalGetValueType(global));
  if (bytes)
    return shared_place(&program->shared, program->arena, name_of(global), bytes);
  if (*dynamic_offset < 0)
    *dynamic_offset =
        shared_place(&program->shared, program->arena, "dynamic shared memory", dynamic_bytes);
  return (uint32_t)*dynamic_offset;
}

/* Replaces every array by an external symbol. Symbols get their addresses once memory is mapped. */
static struct outcome place_arrays(struct program *program, uint32_t dynamic_bytes) {
  struct jit *jit = program->jit;
  long dynamic_offset = -1;
  size_t first = jit->symbols.count;
  for (LLVMValueRef global = LLVMGetFirstGlobal(jit->module), next; global; global = next) {
    next = LLVMGetNextGlobal(global);
    if (!is_shared_array(global) || !strncmp(name_of(global), "unbank.shared.", 14))
      continue;
    uint32_t offset = place_array(program, global, dynamic_bytes, &dynamic_offset);
    const char *name = arena_printf(jit->arena, "unbank.shared.%zu", jit->symbols.count - first);
    LLVMValueRef symbol = LLVMAddGlobalInAddressSpace(jit->module, LLVMGlobalGetValueType(global),
                                                      name, SHARED_SPACE);
    LLVMReplaceAllUsesWith(global, symbol);
    LLVMDeleteGlobal(global);
    define(jit, name, offset);
  }
  struct outcome outcome = shared_map(&program->shared);
  for (size_t i = first; i < jit->symbols.count; i++)
    jit->symbols.items[i].address += (uintptr_t)program->shared.base;
  return outcome;
}

/* Reduce. */

/* void start(ptr arguments): loads each argument and calls the kernel. */
static LLVMValueRef add_start(struct jit *jit, LLVMValueRef kernel) {
  LLVMTypeRef pointer = LLVMPointerTypeInContext(jit->context, 0);
  LLVMTypeRef none = LLVMVoidTypeInContext(jit->context);
  LLVMValueRef start =
      LLVMAddFunction(jit->module, START, LLVMFunctionType(none, &pointer, 1, false));
  LLVMBuilderRef builder = LLVMCreateBuilderInContext(jit->context);
  LLVMPositionBuilderAtEnd(builder, LLVMAppendBasicBlockInContext(jit->context, start, ""));
  unsigned count = LLVMCountParams(kernel);
  LLVMValueRef *values = ARENA_ARRAY(jit->arena, LLVMValueRef, count + 1);
  for (unsigned i = 0; i < count; i++) {
    LLVMValueRef at = LLVMConstInt(LLVMInt32TypeInContext(jit->context), i, false);
    LLVMValueRef slot = LLVMBuildGEP2(builder, pointer, LLVMGetParam(start, 0), &at, 1, "");
    LLVMValueRef address = LLVMBuildLoad2(builder, pointer, slot, "");
    values[i] = LLVMBuildLoad2(builder, LLVMTypeOf(LLVMGetParam(kernel, i)), address, "");
  }
  LLVMBuildCall2(builder, LLVMGlobalGetValueType(kernel), kernel, values, count, "");
  LLVMBuildRetVoid(builder);
  LLVMDisposeBuilder(builder);
  return start;
}

/* Lists such as llvm.used and llvm.global.annotations would keep everything alive. */
static void drop_lists(LLVMModuleRef module) {
  for (LLVMValueRef global = LLVMGetFirstGlobal(module), next; global; global = next) {
    next = LLVMGetNextGlobal(global);
    if (!strncmp(name_of(global), "llvm.", 5))
      LLVMDeleteGlobal(global);
  }
}

static void make_internal(LLVMValueRef global) {
  if (LLVMIsDeclaration(global))
    return;
  LLVMSetLinkage(global, LLVMInternalLinkage);
  LLVMSetVisibility(global, LLVMDefaultVisibility);
  LLVMSetComdat(global, NULL);
}

static char *reduce(struct jit *jit, LLVMValueRef start) {
  drop_lists(jit->module);
  for (LLVMValueRef it = LLVMGetFirstGlobal(jit->module); it; it = LLVMGetNextGlobal(it))
    make_internal(it);
  for (LLVMValueRef it = LLVMGetFirstFunction(jit->module); it; it = LLVMGetNextFunction(it))
    if (it != start)
      make_internal(it);
  LLVMPassBuilderOptionsRef options = LLVMCreatePassBuilderOptions();
  LLVMErrorRef error = LLVMRunPasses(jit->module, "globaldce", NULL, options);
  LLVMDisposePassBuilderOptions(options);
  return error ? unbank_error("globaldce: %s", LLVMGetErrorMessage(error)) : NULL;
}

/* Screen. */

static const struct host_function *find_host(const char *name) {
  for (const struct host_function *row = hook_functions; row->name; row++)
    if (!strcmp(row->name, name))
      return row;
  for (const struct host_function *row = device_functions; row->name; row++)
    if (!strcmp(row->name, name))
      return row;
  return NULL;
}

/* LLVM's own intrinsics run on any target; those of NVPTX only if the table has them. */
static char *screen_function(LLVMValueRef function) {
  const char *name = name_of(function);
  if (!LLVMIsDeclaration(function) || find_host(name))
    return NULL;
  if (strncmp(name, "llvm.", 5))
    return unbank_error("calls %s, which the module does not define", name);
  return strncmp(name, "llvm.nvvm.", 10) ? NULL : unbank_error("uses %s", name);
}

/* An empty text is a compiler barrier, which every target has. */
static char *screen_instruction(LLVMValueRef inst) {
  LLVMValueRef callee = LLVMIsACallInst(inst) ? LLVMGetCalledValue(inst) : NULL;
  if (!callee || !LLVMIsAInlineAsm(callee))
    return NULL;
  size_t length;
  const char *text = LLVMGetInlineAsmAsmString(callee, &length);
  return length ? unbank_error("inline assembly: %.*s", (int)length, text) : NULL;
}

static char *screen_module(LLVMModuleRef module) {
  for (LLVMValueRef it = LLVMGetFirstFunction(module); it; it = LLVMGetNextFunction(it)) {
    char *sentence = screen_function(it);
    for (LLVMBasicBlockRef block = LLVMGetFirstBasicBlock(it); block && !sentence;
         block = LLVMGetNextBasicBlock(block))
      for (LLVMValueRef inst = LLVMGetFirstInstruction(block); inst && !sentence;
           inst = LLVMGetNextInstruction(inst))
        sentence = screen_instruction(inst);
    if (sentence)
      return sentence;
  }
  return NULL;
}

/* Make native. */

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

static void make_instruction_native(LLVMBuilderRef builder, LLVMValueRef inst) {
  LLVMOpcode opcode = LLVMGetInstructionOpcode(inst);
  if (opcode == LLVMFAdd || opcode == LLVMFSub || opcode == LLVMFMul || opcode == LLVMFDiv)
    drop_flags(builder, inst, opcode);
  else if (opcode == LLVMCall)
    LLVMSetInstructionCallConv(inst, LLVMCCallConv);
}

static void make_body_native(LLVMBuilderRef builder, LLVMValueRef function) {
  for (LLVMBasicBlockRef block = LLVMGetFirstBasicBlock(function); block;
       block = LLVMGetNextBasicBlock(block))
    for (LLVMValueRef inst = LLVMGetFirstInstruction(block), next; inst; inst = next) {
      next = LLVMGetNextInstruction(inst);
      make_instruction_native(builder, inst);
    }
}

/* Gives an intrinsic a plain name, so that it is an ordinary function from here on. */
static void make_host_function(struct jit *jit, LLVMValueRef function) {
  const struct host_function *host = find_host(name_of(function));
  if (!host)
    return;
  const char *name = arena_printf(jit->arena, "unbank.host.%s", host->name);
  LLVMSetValueName2(function, name, strlen(name));
  for (unsigned i = 1; i <= LLVMCountParams(function); i++)
    drop_attributes(function, i);
  define(jit, name, (uintptr_t)host->address);
}

static void make_native(struct jit *jit) {
  LLVMSetTarget(jit->module, LLVMOrcLLJITGetTripleString(jit->compiler));
  LLVMSetDataLayout(jit->module, LLVMOrcLLJITGetDataLayoutStr(jit->compiler));
  LLVMStripModuleDebugInfo(jit->module);
  LLVMBuilderRef builder = LLVMCreateBuilderInContext(jit->context);
  for (LLVMValueRef it = LLVMGetFirstFunction(jit->module); it; it = LLVMGetNextFunction(it)) {
    LLVMSetFunctionCallConv(it, LLVMCCallConv);
    if (LLVMIsDeclaration(it))
      make_host_function(jit, it);
    if (!LLVMGetIntrinsicID(it))
      drop_attributes(it, LLVMAttributeFunctionIndex);
    make_body_native(builder, it);
  }
  LLVMDisposeBuilder(builder);
}

/* Compile. */

static char *take_error(struct jit *jit, LLVMErrorRef error) {
  if (!error && !jit->diagnostic)
    return NULL;
  char *message = error ? LLVMGetErrorMessage(error) : NULL;
  char *sentence = unbank_error("LLVM: %s", jit->diagnostic ? jit->diagnostic : message);
  if (message)
    LLVMDisposeErrorMessage(message);
  return sentence;
}

static LLVMErrorRef define_symbols(struct jit *jit, LLVMOrcJITDylibRef library) {
  size_t count = jit->symbols.count;
  LLVMOrcCSymbolMapPair *pairs = ARENA_ARRAY(jit->arena, LLVMOrcCSymbolMapPair, count + 1);
  for (size_t i = 0; i < count; i++) {
    pairs[i].Name = LLVMOrcLLJITMangleAndIntern(jit->compiler, jit->symbols.items[i].name);
    pairs[i].Sym.Address = jit->symbols.items[i].address;
    pairs[i].Sym.Flags.GenericFlags = LLVMJITSymbolGenericFlagsExported;
  }
  return LLVMOrcJITDylibDefine(library, LLVMOrcAbsoluteSymbols(pairs, count));
}

static char *compile(struct program *program) {
  struct jit *jit = program->jit;
  char *message = NULL;
  if (LLVMVerifyModule(jit->module, LLVMReturnStatusAction, &message)) {
    char *sentence = unbank_error("the module is broken: %s", message);
    LLVMDisposeMessage(message);
    return sentence;
  }
  LLVMDisposeMessage(message);
  LLVMOrcJITDylibRef library = LLVMOrcLLJITGetMainJITDylib(jit->compiler);
  LLVMErrorRef error = define_symbols(jit, library);
  share_context(jit);
  LLVMOrcExecutorAddress address = 0;
  if (!error) {
    LLVMOrcThreadSafeModuleRef safe = LLVMOrcCreateNewThreadSafeModule(jit->module, jit->safe);
    jit->module = NULL;
    error = LLVMOrcLLJITAddLLVMIRModule(jit->compiler, library, safe);
  }
  if (!error)
    error = LLVMOrcLLJITLookup(jit->compiler, &address, START);
  program->start = (void (*)(void **))(uintptr_t)address;
  return take_error(jit, error);
}

static struct outcome prepare(struct program *program, const char *path, const char *kernel_name,
                              uint32_t dynamic_bytes) {
  struct jit *jit = program->jit;
  LLVMErrorRef error = LLVMOrcCreateLLJIT(&jit->compiler, NULL);
  if (error)
    return unable(take_error(jit, error));
  char *sentence = read_module(jit, path);
  if (sentence)
    return unusable(sentence);
  LLVMValueRef kernel = LLVMGetNamedFunction(jit->module, kernel_name);
  if (!kernel || LLVMIsDeclaration(kernel))
    return unusable(unbank_error("%s: no kernel %s", path, kernel_name));
  struct outcome outcome = read_parameters(program, kernel);
  if (outcome.ending != ENDED_WELL)
    return outcome;
  instrument_module(program, jit->module, kernel);
  outcome = place_arrays(program, dynamic_bytes);
  if (outcome.ending != ENDED_WELL)
    return outcome;
  sentence = reduce(jit, add_start(jit, kernel));
  if (!sentence)
    sentence = screen_module(jit->module);
  if (sentence)
    return unable(sentence);
  make_native(jit);
  sentence = compile(program);
  return sentence ? unable(sentence) : outcome_well();
}

struct outcome program_load(struct program *program, const char *path, const char *kernel,
                            uint32_t dynamic_bytes, struct arena *arena) {
  LLVMInitializeNativeTarget();
  LLVMInitializeNativeAsmPrinter();
  *program = (struct program){.arena = arena, .jit = ARENA_NEW(arena, struct jit)};
  program->jit->arena = arena;
  create_context(program->jit);
  return prepare(program, path, kernel, dynamic_bytes);
}

void program_free(struct program *program) {
  struct jit *jit = program->jit;
  if (jit->module)
    LLVMDisposeModule(jit->module);
  if (jit->compiler)
    LLVMConsumeError(LLVMOrcDisposeLLJIT(jit->compiler));
  share_context(jit);
  LLVMOrcDisposeThreadSafeContext(jit->safe);
  shared_unmap(&program->shared);
}
