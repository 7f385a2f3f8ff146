/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "find/copies.h"

#include "shim/edit.h"
#include "shim/query.h"
#include "shim/shim.h"

static bool calls_changed(const struct module *module, const bool *changed, LLVMValueRef function) {
  UNBANK_EACH_BLOCK(block, function)
    UNBANK_EACH_INSTRUCTION(inst, block) {
      uint32_t number;
      if (LLVMIsACallInst(inst) && map_get(&module->followed, LLVMGetCalledValue(inst), &number) &&
          changed[number])
        return true;
    }
  return false;
}

/* Whether each callee was rewritten, or calls one that was, by its index in module->callees. */
static bool *find_changed(const struct module *module) {
  bool *changed = ARENA_ARRAY(module->arena, bool, module->callees.count + 1);
  for (size_t i = 0; i < module->callees.count; i++)
    changed[i] = module->callees.items[i].is_rewritten;
  for (bool grew = true; grew;) {
    grew = false;
    for (size_t i = 0; i < module->callees.count; i++)
      if (!changed[i] && calls_changed(module, changed, module->callees.items[i].function))
        changed[i] = grew = true;
  }
  return changed;
}

void unbank_note_rewritten(struct module *module, LLVMValueRef function) {
  uint32_t number;
  if (map_get(&module->followed, function, &number))
    module->callees.items[number].is_rewritten = true;
}

void unbank_describe_callees(const struct module *module) {
  const bool *changed = find_changed(module);
  for (size_t i = 0; i < module->callees.count; i++)
    if (changed[i])
      unbank_forget_parameters(module->callees.items[i].function);
}

/* Calls of a copy lead to the original again. */
static void call_original(const struct callee *callee) {
  for (LLVMUseRef use; (use = LLVMGetFirstUse(callee->function));)
    unbank_call_instead(LLVMGetUser(use), callee->original);
}

static bool is_discarded(LLVMValueRef function) {
  return !LLVMGetFirstUse(function) &&
         (unbank_is_local(function) || LLVMGetLinkage(function) == LLVMLinkOnceODRLinkage);
}

static bool is_listed(const struct module *module, size_t end, LLVMValueRef original) {
  for (size_t i = 0; i < end; i++)
    if (module->callees.items[i].original == original)
      return true;
  return false;
}

/* Instructions of copies that are taken back. */
static void forget_instructions(const struct module *module, const bool *changed,
                                struct unbank_report *report) {
  for (size_t k = 0; report && k < report->kernel_count; k++)
    for (size_t i = 0; i < report->kernels[k].access_count; i++) {
      struct unbank_report_access *access = &report->kernels[k].accesses[i];
      uint32_t number;
      if (access->instruction &&
          map_get(&module->followed, unbank_function_of(access->instruction), &number) &&
          module->callees.items[number].original && !changed[number])
        access->instruction = NULL;
    }
}

static void delete_function(struct module *module, LLVMValueRef function) {
  unbank_shim_forget(module->shim, function);
  LLVMDeleteFunction(function);
}

void unbank_delete_uncalled(struct module *module, LLVMValueRef function) {
  if (is_discarded(function))
    delete_function(module, function);
}

void unbank_settle_copies(struct module *module, struct unbank_report *report) {
  const struct callee *all = module->callees.items;
  if (!module->callees.count)
    return;
  const bool *changed = find_changed(module);
  forget_instructions(module, changed, report);
  for (size_t i = 0; i < module->callees.count; i++)
    if (all[i].original && !changed[i])
      call_original(&all[i]);
  for (size_t i = 0; i < module->callees.count; i++)
    if (all[i].original && !changed[i])
      delete_function(module, all[i].function);
  /* What a deleted function called comes later in the list. */
  for (size_t i = 0; i < module->callees.count; i++)
    if (all[i].original && !is_listed(module, i, all[i].original))
      unbank_delete_uncalled(module, all[i].original);
  module->callees.count = 0;
}
