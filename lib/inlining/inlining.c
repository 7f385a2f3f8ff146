/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "inlining/inlining.h"

#include <string.h>

#include "find/callees.h"
#include "find/copies.h"
#include "inlining/as_written.h"
#include "inlining/duplicable.h"
#include "kernels/instances.h"
#include "kernels/named.h"
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

static void add_function(struct arena *arena, LLVMValueRef function, struct function_list *out) {
  if (!unbank_is_among(function, out->items, out->count))
    *ARENA_PUSH(arena, out) = function;
}

static LLVMValueRef original_of(const struct module *module, LLVMValueRef function) {
  LLVMValueRef original = unbank_original_of(module, function);
  return original ? original : function;
}

static bool may_inline(const struct module *module, LLVMValueRef function) {
  return unbank_may_enter(module, function) && unbank_is_duplicable(function, INSTRUCTIONS_MAX);
}

/* Lists the functions whose inlining may remove all pins of an array; none if that is not possible.
 * A pointer that is the array's on one path, and on the other is loaded from the local variable
 * that a function is given, is the array's on both once the variable is in registers. */
static struct function_list functions_for(const struct module *module, const struct array *array) {
  struct function_list all = {0};
  for (size_t p = 0; p < array->pins.count; p++) {
    const size_t before = all.count;
    list_culprits(module->arena, &array->pins.items[p], &all);
    if (all.count == before && array->pins.items[p].code != UNBANK_CODE_MIXED_ARRAYS)
      return (struct function_list){0};
    for (size_t i = before; i < all.count; i++) {
      all.items[i] = original_of(module, all.items[i]);
      if (!may_inline(module, all.items[i]))
        return (struct function_list){0};
    }
  }
  return all;
}

/* Lists the functions in which calls are to be inlined: those that use the array, and those to
 * which another one returns its address. */
static void add_callers(const struct module *module, const struct array *array,
                        struct function_list *out) {
  for (size_t i = 0; i < array->functions.count; i++)
    add_function(module->arena, original_of(module, array->functions.items[i]), out);
  for (size_t p = 0; p < array->pins.count; p++)
    if (LLVMIsAReturnInst(array->pins.items[p].culprit))
      UNBANK_EACH_USER(user, unbank_function_of(array->pins.items[p].culprit))
        if (LLVMIsACallInst(user))
          add_function(module->arena, original_of(module, unbank_function_of(user)), out);
}

static bool is_named(const struct name_list *names, LLVMValueRef global) {
  for (size_t i = 0; i < names->count; i++)
    if (!strcmp(names->items[i], unbank_value_name(global)))
      return true;
  return false;
}

static bool is_wanted(const struct module *module, const struct array *array,
                      const struct name_list *wanted) {
  bool found = !wanted;
  for (size_t g = 0; g < array->globals.count && !found; g++)
    found = is_named(wanted, array->globals.items[g]);
  return found && (array->is_dynamic || array->bytes > UNBANK_BANK_ROW) &&
         !unbank_is_left_out(module, array) && !unbank_is_off(module, array);
}

void unbank_find_inlining(const struct module *module, const struct name_list *wanted,
                          struct inlining *out) {
  struct arena *arena = module->arena;
  for (size_t i = 0; i < module->arrays.count; i++) {
    const struct array *array = &module->arrays.items[i];
    if (!array->pins.count || !is_wanted(module, array, wanted))
      continue;
    const struct function_list functions = functions_for(module, array);
    for (size_t f = 0; f < functions.count; f++)
      add_function(arena, functions.items[f], &out->functions);
    if (functions.count)
      add_callers(module, array, &out->callers);
    for (size_t g = 0; functions.count && g < array->globals.count; g++)
      *ARENA_PUSH(arena, &out->arrays) =
          arena_strdup(arena, unbank_value_name(array->globals.items[g]));
  }
}

/* Inlining. */

/* Inlines the calls of a function in the callers, and appends those that had some. Nothing is
 * inlined if that adds more instructions than are left. */
static void inline_calls_of(struct arena *arena, LLVMValueRef function,
                            const struct inlining *inlining, size_t *left,
                            struct function_list *changed) {
  struct function_list calls = {0};
  UNBANK_EACH_USER(user, function)
    if (LLVMIsACallInst(user) && LLVMGetCalledValue(user) == function &&
        unbank_is_among(unbank_function_of(user), inlining->callers.items, inlining->callers.count))
      *ARENA_PUSH(arena, &calls) = user;
  const size_t added = calls.count * unbank_instruction_count(function);
  if (added > *left)
    return;
  *left -= added;
  for (size_t i = 0; i < calls.count; i++) {
    LLVMValueRef caller = unbank_function_of(calls.items[i]);
    if (unbank_inline_call(calls.items[i]))
      add_function(arena, caller, changed);
  }
}

void unbank_inline(struct module *module, const struct inlining *inlining, struct map *inlined) {
  struct function_list changed = {0};
  size_t left = ADDED_MAX;
  for (size_t i = 0; i < inlining->functions.count; i++)
    inline_calls_of(module->arena, inlining->functions.items[i], inlining, &left, &changed);
  for (size_t i = 0; i < changed.count; i++) {
    uint32_t before, state = INLINED;
    if (!module->is_as_written)
      unbank_shim_optimise(module->shim, changed.items[i]);
    else if (!unbank_promote_written(module, changed.items[i]) ||
             (map_get(inlined, changed.items[i], &before) && before == INLINED_WITH_LOSS))
      state = INLINED_WITH_LOSS;
    map_put(inlined, changed.items[i], state);
  }
  for (size_t i = 0; i < inlining->functions.count; i++)
    unbank_delete_uncalled(module, inlining->functions.items[i]);
}

enum inlined unbank_inlined(const struct module *module, const struct kernel *kernel) {
  uint32_t most = NOT_INLINED, state;
  for (size_t i = 0; module->inlined && i < kernel->functions.count; i++) {
    LLVMValueRef function = kernel->functions.items[i];
    if (map_get(module->inlined, function, &state) && state > most)
      most = state;
    if (map_get(module->inlined, original_of(module, function), &state) && state > most)
      most = state;
  }
  return (enum inlined)most;
}

struct name_list unbank_list_freed(const struct module *module, const struct name_list *wanted) {
  struct map laid_out = map_new(module->arena);
  struct name_list out = {0};
  for (size_t i = 0; i < module->instances.count; i++) {
    const struct instance *instance = &module->instances.items[i];
    const struct array *array = &module->arrays.items[instance->array];
    for (size_t g = 0; unbank_instance_changes(instance) && g < array->globals.count; g++)
      map_put(&laid_out, array->globals.items[g], 1);
  }
  for (size_t i = 0; i < wanted->count; i++) {
    LLVMValueRef global = LLVMGetNamedGlobal(module->ir, wanted->items[i]);
    if (global && map_get(&laid_out, global, NULL))
      *ARENA_PUSH(module->arena, &out) = wanted->items[i];
  }
  return out;
}
