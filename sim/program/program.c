/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * From a device module to functions of this machine. The steps, most of them in prepare:
 *
 *   join         several modules become one (modules.c)
 *   find         the kernels and their parameters
 *   resolve      aliases become what they stand for (modules.c)
 *   mark         numbers for accesses, if a cubin is to be applied (marks.c)
 *   lower        inline PTX and collective intrinsics become calls and plain IR (lower.c)
 *   instrument   hooks (instrument.c)
 *   start        a function that calls the kernel with its arguments, for each
 *   reduce       only what the kernels reach stays
 *   screen       what cannot run here is named (screen.c)
 *   place        addrspace(3) arrays become symbols at addresses of our choice (place.c)
 *   store        variables are shared by all workers (store.c)
 *   native       triple, calling conventions, attributes; intrinsics of the GPU become functions
 *                of the host (native.c)
 *   link         a copy for every worker (link.c) */
#include <llvm-c/Analysis.h>
#include <llvm-c/Comdat.h>
#include <llvm-c/Error.h>
#include <llvm-c/IRReader.h>
#include <llvm-c/Transforms/PassBuilder.h>
#include <stdlib.h>
#include <unistd.h>

#include "kernels/fingerprint.h"
#include "shim/nvvm.h"
#include "shim/query.h"
#include "shim/source.h"
#include "sim/program/program.h"

void code_define(struct code *code, const char *name, uintptr_t address, bool in_shared) {
  *ARENA_PUSH(code->arena, &code->symbols) =
      (struct symbol){arena_strdup(code->arena, name), address, in_shared};
}

/* Find. */

static bool is_by_value(LLVMValueRef function, unsigned parameter) {
  unsigned kind = LLVMGetEnumAttributeKindForName("byval", 5);
  return LLVMGetEnumAttributeAtIndex(function, parameter + 1, kind) != NULL;
}

static LLVMTypeRef by_value_type(LLVMValueRef function, unsigned parameter) {
  unsigned kind = LLVMGetEnumAttributeKindForName("byval", 5);
  return LLVMGetTypeAttributeValue(LLVMGetEnumAttributeAtIndex(function, parameter + 1, kind));
}

static struct dim3 read_shape(LLVMValueRef function, const char *what) {
  struct unbank_shape shape = unbank_read_shape(LLVMGetGlobalParent(function), function, what);
  return shape.x ? (struct dim3){shape.x, shape.y, shape.z} : (struct dim3){0, 0, 0};
}

/* Of the function's processor, "sm_90a". */
static unsigned read_architecture(LLVMValueRef function) {
  static const char key[] = "target-cpu";
  LLVMAttributeRef cpu = LLVMGetStringAttributeAtIndex(
      function, (LLVMAttributeIndex)LLVMAttributeFunctionIndex, key, sizeof key - 1);
  unsigned length = 0;
  const char *text = cpu ? LLVMGetStringAttributeValue(cpu, &length) : NULL;
  unsigned architecture = 0;
  for (unsigned i = 3; text && length > 3 && !strncmp(text, "sm_", 3) && i < length; i++)
    if (text[i] >= '0' && text[i] <= '9' && architecture < 1000)
      architecture = 10 * architecture + (unsigned)(text[i] - '0');
  return architecture;
}

static struct kernel read_kernel(struct program *program, LLVMValueRef function) {
  struct arena *arena = program->arena;
  LLVMTargetDataRef layout = LLVMGetModuleDataLayout(program->code->module);
  const char *name = arena_strdup(arena, unbank_value_name(function));
  struct kernel kernel = {.name = name,
                          .display = unbank_demangled(arena, name),
                          .fingerprint = unbank_fingerprint(function),
                          .place = unbank_place_of_function(arena, function),
                          .required = read_shape(function, "reqntid"),
                          .most_threads = dim3_count(read_shape(function, "maxntid")),
                          .cluster = read_shape(function, "cluster_dim"),
                          .architecture = read_architecture(function),
                          .parameter_count = LLVMCountParams(function)};
  kernel.parameters = ARENA_ARRAY(arena, struct parameter, kernel.parameter_count + 1);
  for (unsigned i = 0; i < kernel.parameter_count; i++) {
    LLVMTypeRef type = LLVMTypeOf(LLVMGetParam(function, i));
    struct parameter *parameter = &kernel.parameters[i];
    parameter->by_value = is_by_value(function, i);
    parameter->is_pointer = !parameter->by_value && LLVMGetTypeKind(type) == LLVMPointerTypeKind;
    if (parameter->by_value)
      type = by_value_type(function, i);
    parameter->bytes = (uint32_t)LLVMABISizeOfType(layout, type);
  }
  return kernel;
}

static bool is_wanted(const struct program_options *options, const char *name) {
  for (size_t i = 0; i < options->kernel_count; i++)
    if (!strcmp(options->kernels[i], name))
      return true;
  return !options->kernel_count;
}

/* The names of all kernels, for a message. */
static const char *kernel_names(struct arena *arena, LLVMModuleRef module) {
  const char *names = NULL;
  UNBANK_EACH_FUNCTION(it, module)
    if (!LLVMIsDeclaration(it) && unbank_is_kernel(module, it))
      names = names ? arena_printf(arena, "%s, %s", names, unbank_value_name(it))
                    : arena_strdup(arena, unbank_value_name(it));
  return names ? names : "no kernel";
}

static struct outcome find_kernels(struct program *program, const struct program_options *options,
                                   LLVMValueRef **functions) {
  LLVMModuleRef module = program->code->module;
  LIST_OF(struct kernel) found = {0};
  LIST_OF(LLVMValueRef) bodies = {0};
  UNBANK_EACH_FUNCTION(it, module) {
    bool named = options->kernel_count && is_wanted(options, unbank_value_name(it));
    if (LLVMIsDeclaration(it) ||
        !(named || (!options->kernel_count && unbank_is_kernel(module, it))))
      continue;
    *ARENA_PUSH(program->arena, &found) = read_kernel(program, it);
    *ARENA_PUSH(program->arena, &bodies) = it;
  }
  program->kernels = found.items;
  program->kernel_count = found.count;
  *functions = bodies.items;
  if (found.count < options->kernel_count || !found.count)
    return unusable(unbank_error("there is no kernel %s; the module defines %s",
                                 options->kernel_count ? options->kernels[0] : "in the module",
                                 kernel_names(program->arena, module)));
  return outcome_well();
}

/* Start. */

/* void start(ptr arguments): loads each argument, or copies it where it is passed by value, and
 * calls the kernel. */
static void add_start(struct program *program, size_t number, LLVMValueRef kernel) {
  struct code *code = program->code;
  LLVMContextRef context = LLVMGetModuleContext(code->module);
  LLVMTypeRef pointer = LLVMPointerTypeInContext(context, 0);
  LLVMTypeRef none = LLVMVoidTypeInContext(context), word = LLVMInt32TypeInContext(context);
  LLVMValueRef start =
      LLVMAddFunction(code->module, arena_printf(code->arena, START_FORMAT, number),
                      LLVMFunctionType(none, &pointer, 1, false));
  LLVMBuilderRef builder = LLVMCreateBuilderInContext(context);
  LLVMPositionBuilderAtEnd(builder, LLVMAppendBasicBlockInContext(context, start, ""));
  unsigned count = LLVMCountParams(kernel), by_value = LLVMGetEnumAttributeKindForName("byval", 5);
  LLVMValueRef *values = ARENA_ARRAY(code->arena, LLVMValueRef, count + 1);
  for (unsigned i = 0; i < count; i++) {
    LLVMValueRef at = LLVMConstInt(word, i, false);
    LLVMValueRef slot = LLVMBuildGEP2(builder, pointer, LLVMGetParam(start, 0), &at, 1, "");
    LLVMValueRef address = LLVMBuildLoad2(builder, pointer, slot, "");
    LLVMTypeRef type = LLVMTypeOf(LLVMGetParam(kernel, i));
    if (program->kernels[number].parameters[i].by_value) {
      values[i] = LLVMBuildAlloca(builder, by_value_type(kernel, i), "");
      LLVMSetAlignment(values[i], 16);
      LLVMBuildMemCpy(builder, values[i], 16, address, 1,
                      LLVMConstInt(word, program->kernels[number].parameters[i].bytes, false));
      LLVMRemoveEnumAttributeAtIndex(kernel, i + 1, by_value);
    } else {
      values[i] = LLVMBuildLoad2(builder, type, address, "");
      LLVMSetAlignment(values[i], 1);
    }
  }
  LLVMBuildCall2(builder, LLVMGlobalGetValueType(kernel), kernel, values, count, "");
  LLVMBuildRetVoid(builder);
  LLVMDisposeBuilder(builder);
}

/* Reduce. */

/* Lists such as llvm.used and llvm.global.annotations would keep everything alive. */
static void drop_lists(LLVMModuleRef module) {
  for (LLVMValueRef global = LLVMGetFirstGlobal(module), next; global; global = next) {
    next = LLVMGetNextGlobal(global);
    if (!strncmp(unbank_value_name(global), "llvm.", 5))
      LLVMDeleteGlobal(global);
  }
}

static void make_internal(LLVMValueRef global) {
  if (LLVMIsDeclaration(global) || !strncmp(unbank_value_name(global), "unbank.start.", 13))
    return;
  LLVMSetLinkage(global, LLVMInternalLinkage);
  LLVMSetVisibility(global, LLVMDefaultVisibility);
  LLVMSetComdat(global, NULL);
}

static struct outcome reduce(LLVMModuleRef module) {
  drop_lists(module);
  UNBANK_EACH_GLOBAL(it, module)
    make_internal(it);
  UNBANK_EACH_FUNCTION(it, module)
    make_internal(it);
  LLVMPassBuilderOptionsRef options = LLVMCreatePassBuilderOptions();
  LLVMErrorRef error = LLVMRunPasses(module, "globaldce", NULL, options);
  LLVMDisposePassBuilderOptions(options);
  if (!error)
    return outcome_well();
  char *message = LLVMGetErrorMessage(error);
  char *sentence = unbank_error("globaldce: %s", message);
  LLVMDisposeErrorMessage(message);
  return unable(sentence);
}

/* Load. */

static unsigned count_cores(void) {
  long cores = sysconf(_SC_NPROCESSORS_ONLN);
  return cores > 0 ? (unsigned)cores : 1;
}

static struct outcome prepare(struct program *program, const struct program_options *options) {
  struct code *code = program->code;
  LLVMValueRef *kernels;
  struct outcome outcome = find_kernels(program, options, &kernels);
  if (outcome.ending != RUN_WELL)
    return outcome;
  modules_resolve(code->module);
  find_places(code, kernels, program->kernel_count);
  if (options->with_cubin) {
    marks_set(code->module);
    code->device = LLVMCloneModule(code->module);
  }
  modules_wrap(code->module);
  lower_module(program, code->module);
  instrument_module(program, code->module);
  LLVMValueRef *starts = ARENA_ARRAY(program->arena, LLVMValueRef, program->kernel_count);
  for (size_t k = 0; k < program->kernel_count; k++) {
    add_start(program, k, kernels[k]);
    starts[k] = LLVMGetNamedFunction(code->module, arena_printf(program->arena, START_FORMAT, k));
  }
  outcome = reduce(code->module);
  if (outcome.ending != RUN_WELL)
    return outcome;
  char *sentence = screen_module(program, code->module);
  if (sentence)
    return unable(sentence);
  outcome = place_arrays(program, starts, options->dynamic_bytes);
  if (outcome.ending != RUN_WELL)
    return outcome;
  code->starts =
      ARENA_ARRAY(program->arena, kernel_start *, program->workers * program->kernel_count);
  store_globals(program);
  make_native(code);
  return link_copies(program, options->quick);
}

static struct outcome read_module(struct code *code, const char *path, LLVMModuleRef *module) {
  LLVMMemoryBufferRef buffer;
  char *message = NULL;
  if (!LLVMCreateMemoryBufferWithContentsOfFile(path, &buffer, &message) &&
      !LLVMParseIRInContext(code->context, buffer, module, &message))
    return outcome_well();
  *module = NULL;
  struct outcome outcome = unusable(unbank_error("%s: %s", path, message));
  LLVMDisposeMessage(message);
  return outcome;
}

static struct outcome read_modules(struct program *program, const char *const *paths,
                                   size_t count) {
  struct code *code = program->code;
  struct outcome outcome = outcome_well();
  LLVMModuleRef *modules = ARENA_ARRAY(program->arena, LLVMModuleRef, count);
  size_t read = 0;
  code->context = LLVMContextCreate();
  for (; read < count && outcome.ending == RUN_WELL; read++)
    outcome = read_module(code, paths[read], &modules[read]);
  if (outcome.ending == RUN_WELL)
    outcome = modules_join(modules, paths, count);
  else
    for (size_t i = 1; i < read; i++)
      if (modules[i])
        LLVMDisposeModule(modules[i]);
  code->module = modules[0];
  return outcome;
}

static void begin(struct program *program, const struct program_options *options,
                  struct arena *arena) {
  LLVMInitializeNativeTarget();
  LLVMInitializeNativeAsmPrinter();
  *program = (struct program){.arena = arena, .code = ARENA_NEW(arena, struct code)};
  struct code *code = program->code;
  program->workers = options->workers ? options->workers : count_cores();
  code->arena = arena;
  code->copies = ARENA_ARRAY(arena, LLVMOrcLLJITRef, program->workers);
  code->shared = ARENA_ARRAY(arena, struct shared, program->workers);
}

struct outcome program_adopt(struct program *program, LLVMModuleRef module,
                             const struct program_options *options, struct arena *arena) {
  begin(program, options, arena);
  program->code->module = module;
  return prepare(program, options);
}

struct outcome program_load(struct program *program, const char *const *paths, size_t count,
                            const struct program_options *options, struct arena *arena) {
  begin(program, options, arena);
  struct outcome outcome = read_modules(program, paths, count);
  return outcome.ending == RUN_WELL ? prepare(program, options) : outcome;
}

void program_free(struct program *program) {
  struct code *code = program->code;
  if (!code)
    return;
  if (code->module)
    LLVMDisposeModule(code->module);
  if (code->device)
    LLVMDisposeModule(code->device);
  for (unsigned i = 0; i < program->workers; i++) {
    if (code->copies[i])
      LLVMConsumeError(LLVMOrcDisposeLLJIT(code->copies[i]));
    if (code->shared[i].plan)
      shared_unmap(&code->shared[i]);
  }
  if (code->context)
    LLVMContextDispose(code->context);
  program->code = NULL;
}

const struct kernel *program_kernel(const struct program *program, const char *name) {
  for (size_t k = 0; k < program->kernel_count; k++)
    if (!strcmp(program->kernels[k].name, name))
      return &program->kernels[k];
  return NULL;
}

const struct region *program_global(const struct program *program, const char *name) {
  for (size_t i = 0; i < program->globals.count; i++)
    if (!strcmp(program->globals.items[i].name, name))
      return &program->globals.items[i];
  return NULL;
}

kernel_start *program_start(const struct program *program, const struct kernel *kernel,
                            unsigned worker) {
  return program->code
      ->starts[worker * program->kernel_count + (size_t)(kernel - program->kernels)];
}

struct shared *program_shared(const struct program *program, unsigned worker) {
  return &program->code->shared[worker];
}
