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

static void store_global(struct program *program, LLVMValueRef global, size_t number) {
  struct code *code = program->code;
  const char *name = arena_strdup(code->arena, unbank_value_name(global));
  const char *symbol = arena_printf(code->arena, "unbank.global.%zu", number);
  LLVMTypeRef type = LLVMGlobalGetValueType(global);
  if (!is_constant(global) && holds_function(LLVMGetInitializer(global)))
    program->workers = 1;
  if (!is_constant(global))
    LLVMSetGlobalConstant(global, false); /* __constant__ variables: the launch may fill them */
  LLVMSetValueName2(global, symbol, strlen(symbol));
  LLVMSetLinkage(global, is_constant(global) ? LLVMExternalLinkage : LLVMWeakAnyLinkage);
  LLVMSetVisibility(global, LLVMDefaultVisibility);
  LLVMSetUnnamedAddress(global, LLVMNoUnnamedAddr);
  *ARENA_PUSH(code->arena, &code->globals) = (struct stored){
      .symbol = symbol,
      .name = name,
      .bytes = (size_t)LLVMABISizeOfType(LLVMGetModuleDataLayout(code->module), type),
      .is_constant = is_constant(global)};
}

void store_globals(struct program *program) {
  size_t number = 0;
  for (LLVMValueRef it = LLVMGetFirstGlobal(program->code->module); it; it = LLVMGetNextGlobal(it))
    if (!LLVMIsDeclaration(it))
      store_global(program, it, number++);
}
