/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Variables of the module in global and constant memory. All workers must see the same ones: they
 * are weak symbols, so that the first copy of the code brings their memory and the others are given
 * its addresses. Constants stay each copy's own.
 */
#include "shim/query.h"
#include "sim/program/program.h"
#include "support/map.h"

static bool is_constant(LLVMValueRef global) {
  return LLVMIsGlobalConstant(global) && !LLVMIsExternallyInitialized(global);
}

/* Whether a value that leads to a function may come into memory. Calls, comparisons and choices
 * among functions keep it out; all else is not followed. */
static bool may_be_stored(LLVMValueRef value, struct map *seen) {
  if (map_get(seen, value, NULL))
    return false;
  map_put(seen, value, 1);
  for (LLVMUseRef use = LLVMGetFirstUse(value); use; use = LLVMGetNextUse(use)) {
    LLVMValueRef user = LLVMGetUser(use);
    if (LLVMIsAICmpInst(user))
      continue;
    if (LLVMIsACallInst(user)) {
      for (unsigned i = 0; i < LLVMGetNumArgOperands(user); i++)
        if (LLVMGetOperand(user, i) == value)
          return true;
      continue;
    }
    bool passes = LLVMIsASelectInst(user) || LLVMIsAPHINode(user) || LLVMIsAFreezeInst(user);
    if (!passes || may_be_stored(user, seen))
      return true;
  }
  return false;
}

/* Each worker has a copy of the code, and a copy's functions use its worker's shared memory. An
 * address that one block leaves in memory for another would lead to another worker's, so there is
 * then only one worker. */
static bool share_functions(struct program *program) {
  struct map seen = map_new(program->arena);
  UNBANK_EACH_FUNCTION(it, program->code->module)
    if (!LLVMIsDeclaration(it) && may_be_stored(it, &seen))
      return true;
  return false;
}

/* The variable anew: one that has been internal stays within reach of 32-bit offsets for LLVM, but
 * the first copy's may be further away. */
static LLVMValueRef renew(LLVMModuleRef module, LLVMValueRef global) {
  LLVMValueRef made = LLVMAddGlobalInAddressSpace(module, LLVMGlobalGetValueType(global), "",
                                                  LLVMGetPointerAddressSpace(LLVMTypeOf(global)));
  LLVMSetInitializer(made, LLVMGetInitializer(global));
  LLVMSetAlignment(made, LLVMGetAlignment(global));
  LLVMReplaceAllUsesWith(global, made);
  LLVMDeleteGlobal(global);
  return made;
}

static void store_global(struct program *program, LLVMValueRef global, size_t number) {
  struct code *code = program->code;
  const char *name = arena_strdup(code->arena, unbank_value_name(global));
  const char *symbol = arena_printf(code->arena, "unbank.global.%zu", number);
  LLVMTypeRef type = LLVMGlobalGetValueType(global);
  bool constant = is_constant(global);
  if (!constant) /* of __constant__ variables, too: the launch may fill them */
    global = renew(code->module, global);
  LLVMSetValueName2(global, symbol, strlen(symbol));
  LLVMSetLinkage(global, constant ? LLVMExternalLinkage : LLVMWeakAnyLinkage);
  LLVMSetVisibility(global, LLVMDefaultVisibility);
  LLVMSetUnnamedAddress(global, LLVMNoUnnamedAddr);
  *ARENA_PUSH(code->arena, &code->globals) = (struct stored){
      .symbol = symbol,
      .name = name,
      .bytes = (size_t)LLVMABISizeOfType(LLVMGetModuleDataLayout(code->module), type),
      .is_constant = constant};
}

void store_globals(struct program *program) {
  LLVMModuleRef module = program->code->module;
  LLVMValueRef last = LLVMGetLastGlobal(module); /* those made here follow it */
  size_t number = 0;
  if (share_functions(program))
    program->workers = 1;
  bool more = last != NULL;
  for (LLVMValueRef it = LLVMGetFirstGlobal(module), next; more; it = next) {
    next = LLVMGetNextGlobal(it);
    more = it != last;
    if (!LLVMIsDeclaration(it))
      store_global(program, it, number++);
  }
}
