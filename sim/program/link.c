/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * From a module to running code. It is compiled once; its object is then linked once for each
 * worker, each time with other addresses for the shared arrays, so that blocks can run side by
 * side. */
#include <llvm-c/Analysis.h>
#include <llvm-c/Error.h>
#include <llvm-c/Orc.h>
#include <llvm-c/TargetMachine.h>
#include <stdlib.h>

#include "sim/program/program.h"

static char *take_error(LLVMErrorRef error) {
  if (!error)
    return NULL;
  char *message = LLVMGetErrorMessage(error);
  char *sentence = unbank_error("LLVM: %s", message);
  LLVMDisposeErrorMessage(message);
  return sentence;
}

static LLVMTargetMachineRef host_machine(bool quick, char **message) {
  char *triple = LLVMGetDefaultTargetTriple();
  char *processor = LLVMGetHostCPUName(), *features = LLVMGetHostCPUFeatures();
  LLVMTargetRef target;
  LLVMTargetMachineRef machine = NULL;
  if (!LLVMGetTargetFromTriple(triple, &target, message))
    machine = LLVMCreateTargetMachine(target, triple, processor, features,
                                      quick ? LLVMCodeGenLevelNone : LLVMCodeGenLevelDefault,
                                      LLVMRelocPIC, LLVMCodeModelSmall);
  LLVMDisposeMessage(triple);
  LLVMDisposeMessage(processor);
  LLVMDisposeMessage(features);
  return machine;
}

/* NULL, or what is wrong: a malloc'd message of LLVM's. */
static char *emit(LLVMTargetMachineRef machine, LLVMModuleRef module, LLVMMemoryBufferRef *object) {
  char *message = NULL;
  LLVMTargetDataRef layout = LLVMCreateTargetDataLayout(machine);
  LLVMSetModuleDataLayout(module, layout);
  LLVMDisposeTargetData(layout);
  if (LLVMVerifyModule(module, LLVMReturnStatusAction, &message))
    return message;
  LLVMDisposeMessage(message); /* empty */
  message = NULL;
  LLVMTargetMachineEmitToMemoryBuffer(machine, module, LLVMObjectFile, &message, object);
  return message;
}

/* Disposes of the module. *object stays NULL on failure. */
static struct outcome compile(LLVMModuleRef module, bool quick, LLVMMemoryBufferRef *object) {
  char *message = NULL;
  LLVMTargetMachineRef machine = host_machine(quick, &message);
  if (machine) {
    message = emit(machine, module, object);
    LLVMDisposeTargetMachine(machine);
  }
  LLVMDisposeModule(module);
  if (!message)
    return outcome_well();
  struct outcome outcome =
      unable(unbank_error("LLVM cannot compile the module for this machine: %s", message));
  LLVMDisposeMessage(message);
  return outcome;
}

/* What the session reports by itself, the lookup says again. */
static void ignore_report(void *context, LLVMErrorRef error) {
  (void)context;
  LLVMConsumeError(error);
}

static LLVMErrorRef define_symbols(const struct code *code, LLVMOrcLLJITRef copy,
                                   const uint8_t *shared_base) {
  size_t count = code->symbols.count;
  LLVMOrcCSymbolMapPair *pairs = calloc(count + 1, sizeof *pairs);
  for (size_t i = 0; i < count; i++) {
    const struct symbol *symbol = &code->symbols.items[i];
    pairs[i].Name = LLVMOrcLLJITMangleAndIntern(copy, symbol->name);
    pairs[i].Sym.Address = symbol->address + (symbol->in_shared ? (uintptr_t)shared_base : 0);
    pairs[i].Sym.Flags.GenericFlags = LLVMJITSymbolGenericFlagsExported;
  }
  LLVMErrorRef error = LLVMOrcJITDylibDefine(LLVMOrcLLJITGetMainJITDylib(copy),
                                             LLVMOrcAbsoluteSymbols(pairs, count));
  free(pairs);
  return error;
}

/* Links a copy of the object. */
static struct outcome link_object(const struct code *code, LLVMMemoryBufferRef object,
                                  const uint8_t *shared_base, LLVMOrcLLJITRef *out) {
  LLVMErrorRef error = LLVMOrcCreateLLJIT(out, NULL);
  if (error)
    return unable(take_error(error));
  LLVMOrcExecutionSessionSetErrorReporter(LLVMOrcLLJITGetExecutionSession(*out), ignore_report,
                                          NULL);
  error = define_symbols(code, *out, shared_base);
  LLVMMemoryBufferRef copy = LLVMCreateMemoryBufferWithMemoryRangeCopy(
      LLVMGetBufferStart(object), LLVMGetBufferSize(object), "kernels");
  if (!error)
    error = LLVMOrcLLJITAddObjectFile(*out, LLVMOrcLLJITGetMainJITDylib(*out), copy);
  return error ? unable(take_error(error)) : outcome_well();
}

static uintptr_t look_up(LLVMOrcLLJITRef copy, const char *name) {
  LLVMOrcExecutorAddress address = 0;
  LLVMErrorRef error = LLVMOrcLLJITLookup(copy, &address, name);
  if (error)
    LLVMConsumeError(error);
  return error ? 0 : (uintptr_t)address;
}

static struct outcome find_starts(struct program *program, unsigned worker) {
  struct code *code = program->code;
  for (size_t k = 0; k < program->kernel_count; k++) {
    const char *name = arena_printf(program->arena, START_FORMAT, k);
    uintptr_t address = look_up(code->copies[worker], name);
    if (!address)
      return unable(
          unbank_error("LLVM cannot link kernel %s for this machine", program->kernels[k].name));
    code->starts[worker * program->kernel_count + k] = (kernel_start *)address;
  }
  return outcome_well();
}

/* Notes where globals are. The first copy's variables serve the others. */
static void find_globals(struct program *program, unsigned worker) {
  struct code *code = program->code;
  for (size_t i = 0; i < code->globals.count; i++) {
    const struct stored *global = &code->globals.items[i];
    if (worker > 0 && !global->is_constant)
      continue;
    uintptr_t address = look_up(code->copies[worker], global->symbol);
    *ARENA_PUSH(program->arena, &program->globals) =
        (struct region){address, global->bytes, global->name};
    if (!global->is_constant)
      code_define(code, global->symbol, address, false);
  }
}

struct outcome link_copies(struct program *program, bool quick) {
  struct code *code = program->code;
  LLVMMemoryBufferRef object = NULL;
  struct outcome outcome = compile(code->module, quick, &object);
  code->module = NULL;
  for (unsigned i = 0; i < program->workers && outcome.ending == RUN_WELL; i++) {
    outcome = shared_map(&code->shared[i], &program->plan);
    if (outcome.ending == RUN_WELL)
      outcome = link_object(code, object, code->shared[i].base, &code->copies[i]);
    if (outcome.ending == RUN_WELL)
      outcome = find_starts(program, i);
    if (outcome.ending == RUN_WELL)
      find_globals(program, i);
  }
  if (object)
    LLVMDisposeMemoryBuffer(object);
  return outcome;
}
