/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Variables of the module in global and constant memory. All workers must see the same ones: they
 * are weak symbols, so that the first copy of the code brings their memory and the others are given
 * its addresses. Constants stay each copy's own.
 */
#include "ir/ir.h"
#include "sim/program.h"

static bool is_constant(LLVMValueRef global) {
  return LLVMIsGlobalConstant(global) && !LLVMIsExternallyInitialized(global);
}

/* A function's address in memory would lead all workers to one copy of the code, so there is then
 * only one. */
static bool holds_function(LLVMValueRef constant) {
  if (LLVMIsAFunction(constant))
    return true;
  if (LLVMIsAGlobalVariable(constant) || !LLVMIsAUser(constant))
    return false;
  for (int i = 0; i < LLVMGetNumOperands(constant); i++)
    if (holds_function(LLVMGetOperand(constant, (unsigned)i)))
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
  if (!is_constant(global) && holds_function(LLVMGetInitializer(global)))
    program->workers = 1;
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
  bool more = last != NULL;
  for (LLVMValueRef it = LLVMGetFirstGlobal(module), next; more; it = next) {
    next = LLVMGetNextGlobal(it);
    more = it != last;
    if (!LLVMIsDeclaration(it))
      store_global(program, it, number++);
  }
}
