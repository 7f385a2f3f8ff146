/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "inlining/inlining.h"

#include <string.h>

#include "find/callees.h"
#include "find/copies.h"
#include "inlining/duplicable.h"
#include "kernels/instances.h"
#include "shim/edit.h"
#include "shim/query.h"
#include "shim/shim.h"

/* Instructions of one function, and those that inlining adds to a module. */
enum { INSTRUCTIONS_MAX = 2000, ADDED_MAX = 20000 };

/* Which functions. */

/* Lists the functions because of which the address escapes at a pin's culprit. Nothing is listed if
 * it escapes for another reason. */
static void list_culprits(struct arena *arena, const struct pin *pin, struct function_list *out) {
  LLVMValueRef culprit = pin->culprit, function = NULL;
  if (!culprit || (pin->code != UNBANK_CODE_ESCAPES_CALL && pin->code != UNBANK_CODE_ESCAPES_STORE))
    return;
  if (LLVMIsAFunction(culprit)) {
    function = culprit;
  } else if (LLVMIsACallInst(culprit)) {
    function = LLVMIsAFunction(LLVMGetCalledValue(culprit));
  } else if (LLVMIsAReturnInst(culprit)) {
    function = unbank_function_of(culprit);
  } else if (LLVMIsAStoreInst(culprit)) {
    LLVMValueRef object = unbank_object_at(LLVMGetOperand(culprit, 1));
    if (LLVMIsAAllocaInst(object))
      unbank_list_given(arena, object, out);
    else if (LLVMIsAArgument(object))
      function = unbank_function_of(culprit);
  }
  if (function)
    *ARENA_PUSH(arena, out) = function;
}

static size_t calls_of(LLVMValueRef function) {
  size_t calls = 0;
  UNBANK_EACH_USER(user, function)
    calls += LLVMIsACallInst(user) != NULL;
  return calls;
}

static bool may_inline(const struct module *module, LLVMValueRef function) {
  return unbank_may_enter(module, function) && unbank_is_duplicable(function, INSTRUCTIONS_MAX);
}

/* Lists the functions whose inlining would remove all pins of an array; none if that is not
 * possible. */
static struct function_list functions_for(const struct module *module, const struct array *array) {
  struct function_list all = {0};
  for (size_t p = 0; p < array->pins.count; p++) {
    const size_t before = all.count;
    list_culprits(module->arena, &array->pins.items[p], &all);
    if (all.count == before)
      return (struct function_list){0};
    for (size_t i = before; i < all.count; i++) {
      LLVMValueRef original = unbank_original_of(module, all.items[i]);
      all.items[i] = original ? original : all.items[i];
      if (!may_inline(module, all.items[i]))
        return (struct function_list){0};
    }
  }
  return all;
}

static bool is_named(const struct name_list *names, LLVMValueRef global) {
  for (size_t i = 0; i < names->count; i++)
    if (!strcmp(names->items[i], unbank_value_name(global)))
      return true;
  return false;
}

static bool is_wanted(const struct array *array, const struct name_list *wanted) {
  bool found = !wanted;
  for (size_t g = 0; g < array->globals.count; g++)
    found = found || is_named(wanted, array->globals.items[g]);
  return found && (array->is_dynamic || array->bytes > UNBANK_BANK_ROW);
}

void unbank_find_inlining(const struct module *module, const struct name_list *wanted,
                          struct inlining *out) {
  size_t added = 0;
  for (size_t i = 0; i < module->arrays.count; i++) {
    const struct array *array = &module->arrays.items[i];
    if (!is_wanted(array, wanted))
      continue;
    const struct function_list functions = functions_for(module, array);
    for (size_t f = 0; f < functions.count; f++)
      if (!unbank_is_among(functions.items[f], out->functions.items, out->functions.count)) {
        added += calls_of(functions.items[f]) * unbank_instruction_count(functions.items[f]);
        *ARENA_PUSH(module->arena, &out->functions) = functions.items[f];
      }
    for (size_t g = 0; functions.count && g < array->globals.count; g++)
      *ARENA_PUSH(module->arena, &out->arrays) =
          arena_strdup(module->arena, unbank_value_name(array->globals.items[g]));
  }
  if (added > ADDED_MAX)
    *out = (struct inlining){0};
}

/* Inlining. */

/* Inlines all calls of a function, and appends those who called it. */
static void inline_calls_of(struct arena *arena, LLVMValueRef function,
                            struct function_list *callers) {
  struct function_list calls = {0};
  UNBANK_EACH_USER(user, function)
    if (LLVMIsACallInst(user) && LLVMGetCalledValue(user) == function)
      *ARENA_PUSH(arena, &calls) = user;
  for (size_t i = 0; i < calls.count; i++) {
    LLVMValueRef caller = unbank_function_of(calls.items[i]);
    if (unbank_inline_call(calls.items[i]) &&
        !unbank_is_among(caller, callers->items, callers->count))
      *ARENA_PUSH(arena, callers) = caller;
  }
}

void unbank_inline(struct module *module, const struct inlining *inlining) {
  struct function_list callers = {0};
  for (size_t i = 0; i < inlining->functions.count; i++)
    inline_calls_of(module->arena, inlining->functions.items[i], &callers);
  for (size_t i = 0; i < callers.count; i++)
    unbank_shim_optimise(module->shim, callers.items[i]);
  for (size_t i = 0; i < inlining->functions.count; i++)
    unbank_delete_uncalled(module, inlining->functions.items[i]);
}

void unbank_list_freed(const struct module *module, const struct inlining *inlining,
                       struct name_list *out) {
  for (size_t i = 0; i < module->instances.count; i++) {
    const struct instance *instance = &module->instances.items[i];
    const struct array *array = &module->arrays.items[instance->array];
    for (size_t g = 0; unbank_instance_changes(instance) && g < array->globals.count; g++)
      if (is_named(&inlining->arrays, array->globals.items[g]))
        *ARENA_PUSH(module->arena, out) =
            arena_strdup(module->arena, unbank_value_name(array->globals.items[g]));
  }
}
