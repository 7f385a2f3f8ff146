/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * What a device linker does before a program runs: several modules become one, and names become
 * what they stand for.
 *
 * Modules that were compiled with -fgpu-rdc declare what others define. Weak and inline definitions
 * of one name become one, what is internal stays apart. LLVM's linker does this; it would also
 * accept what nvlink refuses, and end the process on what it refuses itself, so both are looked for
 * first, pair by pair.
 */
#include <llvm-c/Linker.h>

#include "shim/query.h"
#include "sim/program/program.h"

enum { ARGUMENTS_MAX = 16 };

struct pair {
  LLVMModuleRef modules[2];
  const char *const *names; /* of both */
  const char *symbol;
};

/* Lists and intrinsics have one name everywhere, and what is internal has none elsewhere. */
static bool is_visible(LLVMValueRef global) {
  LLVMLinkage linkage = LLVMGetLinkage(global);
  return linkage != LLVMInternalLinkage && linkage != LLVMPrivateLinkage &&
         strncmp(unbank_value_name(global), "llvm.", 5) != 0;
}

static bool is_strong(LLVMValueRef global) {
  return !LLVMIsDeclaration(global) && LLVMGetLinkage(global) == LLVMExternalLinkage;
}

/* Of a variable; 0: not said, as of `extern __shared__ float dynamic[]`. */
static uint64_t variable_bytes(LLVMModuleRef module, LLVMValueRef global) {
  LLVMTypeRef type = LLVMGlobalGetValueType(global);
  return LLVMTypeIsSized(type) ? LLVMABISizeOfType(LLVMGetModuleDataLayout(module), type) : 0;
}

static char *check_variables(const struct pair *it, LLVMValueRef a, LLVMValueRef b) {
  unsigned spaces[] = {LLVMGetPointerAddressSpace(LLVMTypeOf(a)),
                       LLVMGetPointerAddressSpace(LLVMTypeOf(b))};
  uint64_t bytes[] = {variable_bytes(it->modules[0], a), variable_bytes(it->modules[1], b)};
  if (spaces[0] != spaces[1])
    return unbank_error("%s is in address space %u in %s and in %u in %s", it->symbol, spaces[0],
                        it->names[0], spaces[1], it->names[1]);
  if (bytes[0] && bytes[1] && bytes[0] != bytes[1])
    return unbank_error("%s has %llu bytes in %s and %llu in %s: nvlink refuses this", it->symbol,
                        (unsigned long long)bytes[0], it->names[0], (unsigned long long)bytes[1],
                        it->names[1]);
  return NULL;
}

static char *check_symbol(const struct pair *it, LLVMValueRef a, LLVMValueRef b) {
  bool are_variables[] = {LLVMIsAGlobalVariable(a) != NULL, LLVMIsAGlobalVariable(b) != NULL};
  if (!is_visible(a) || !is_visible(b))
    return NULL;
  if (is_strong(a) && is_strong(b))
    return unbank_error("%s is defined in %s and in %s", it->symbol, it->names[0], it->names[1]);
  if (are_variables[0] != are_variables[1])
    return unbank_error("%s is a variable in %s and a function in %s", it->symbol,
                        it->names[are_variables[1]], it->names[are_variables[0]]);
  return are_variables[0] ? check_variables(it, a, b) : NULL;
}

static char *check_symbols(struct pair *it, LLVMValueRef first,
                           LLVMValueRef (*next)(LLVMValueRef)) {
  char *sentence = NULL;
  for (LLVMValueRef a = first; a && !sentence; a = next(a)) {
    it->symbol = unbank_value_name(a);
    LLVMValueRef b = LLVMGetNamedGlobal(it->modules[1], it->symbol);
    if (!b)
      b = LLVMGetNamedFunction(it->modules[1], it->symbol);
    if (b)
      sentence = check_symbol(it, a, b);
  }
  return sentence;
}

static char *check_pair(struct pair *it) {
  const char *layouts[] = {LLVMGetDataLayoutStr(it->modules[0]),
                           LLVMGetDataLayoutStr(it->modules[1])};
  const char *triples[] = {LLVMGetTarget(it->modules[0]), LLVMGetTarget(it->modules[1])};
  if (strcmp(triples[0], triples[1]) != 0)
    return unbank_error("%s is for %s, and %s for %s: compile both for one device", it->names[0],
                        triples[0], it->names[1], triples[1]);
  if (strcmp(layouts[0], layouts[1]) != 0)
    return unbank_error("%s and %s differ in their data layouts: compile both with the same LLVM, "
                        "and with pointers of one width",
                        it->names[0], it->names[1]);
  char *sentence = check_symbols(it, LLVMGetFirstGlobal(it->modules[0]), LLVMGetNextGlobal);
  return sentence ? sentence
                  : check_symbols(it, LLVMGetFirstFunction(it->modules[0]), LLVMGetNextFunction);
}

static char *check_modules(const LLVMModuleRef *modules, const char *const *names, size_t count) {
  char *sentence = NULL;
  for (size_t a = 0; a < count; a++)
    for (size_t b = a + 1; b < count && !sentence; b++) {
      struct pair pair = {.modules = {modules[a], modules[b]},
                          .names = (const char *const[]){names[a], names[b]}};
      sentence = check_pair(&pair);
    }
  return sentence;
}

struct outcome modules_join(LLVMModuleRef *modules, const char *const *names, size_t count) {
  char *sentence = check_modules(modules, names, count);
  for (size_t i = 1; i < count && !sentence; i++) {
    LLVMModuleRef taken = modules[i];
    modules[i] = NULL;
    if (LLVMLinkModules2(modules[0], taken))
      sentence = unbank_error("LLVM cannot link %s with %s", names[i], names[0]);
  }
  for (size_t i = 1; i < count; i++)
    if (modules[i])
      LLVMDisposeModule(modules[i]);
  return sentence ? unusable(sentence) : outcome_well();
}

/* What clang names where nothing is optimised, as threadIdx, whose fields are functions: LLVM
 * defines it in PTX, too. */
static void define_weak(LLVMValueRef global) {
  LLVMTypeRef type = LLVMGlobalGetValueType(global);
  if (LLVMGetLinkage(global) != LLVMExternalWeakLinkage || !LLVMTypeIsSized(type))
    return;
  LLVMSetInitializer(global, LLVMConstNull(type));
  LLVMSetLinkage(global, LLVMInternalLinkage);
}

/* However weak an alias is, nothing is linked after this. One without users goes when the program
 * is reduced: LLVM's C API cannot remove it. */
void modules_resolve(LLVMModuleRef module) {
  UNBANK_EACH_GLOBAL(it, module)
    define_weak(it);
  for (LLVMValueRef it = LLVMGetFirstGlobalAlias(module); it; it = LLVMGetNextGlobalAlias(it)) {
    LLVMReplaceAllUsesWith(it, LLVMAliasGetAliasee(it));
    LLVMSetVisibility(it, LLVMDefaultVisibility);
    LLVMSetLinkage(it, LLVMInternalLinkage);
  }
}

static bool has_address(LLVMValueRef function) {
  for (LLVMUseRef use = LLVMGetFirstUse(function); use; use = LLVMGetNextUse(use)) {
    LLVMValueRef user = LLVMGetUser(use);
    if (!LLVMIsACallInst(user) || LLVMGetCalledValue(user) != function)
      return true;
  }
  return false;
}

/* Users of the function use a new one, which calls it. */
static void wrap(LLVMModuleRef module, LLVMValueRef function) {
  LLVMTypeRef type = LLVMGlobalGetValueType(function);
  LLVMContextRef context = LLVMGetModuleContext(module);
  LLVMValueRef body = LLVMAddFunction(module, "unbank.by.address", type), arguments[ARGUMENTS_MAX];
  LLVMSetLinkage(body, LLVMInternalLinkage);
  LLVMReplaceAllUsesWith(function, body);
  LLVMGetParams(body, arguments);
  LLVMBuilderRef builder = LLVMCreateBuilderInContext(context);
  LLVMPositionBuilderAtEnd(builder, LLVMAppendBasicBlockInContext(context, body, ""));
  LLVMValueRef result =
      LLVMBuildCall2(builder, type, function, arguments, LLVMCountParams(body), "");
  if (LLVMGetTypeKind(LLVMGetReturnType(type)) == LLVMVoidTypeKind)
    LLVMBuildRetVoid(builder);
  else
    LLVMBuildRet(builder, result);
  LLVMDisposeBuilder(builder);
}

void modules_wrap(LLVMModuleRef module) {
  UNBANK_EACH_FUNCTION(it, module)
    if (LLVMIsDeclaration(it) && find_host(unbank_value_name(it)) &&
        LLVMCountParams(it) <= ARGUMENTS_MAX && has_address(it))
      wrap(module, it);
}
