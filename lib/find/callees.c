/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "find/callees.h"

#include "find/joined.h"
#include "find/mixed.h"
#include "find/pins.h"
#include "shim/edit.h"
#include "shim/query.h"

/* Copies in one module, and the instructions in all of them. Beyond these limits, functions are not
 * followed. */
enum { COPIES_MAX = 1024, COPIED_INSTRUCTIONS_MAX = 200000 };

/* Parameters. */

static const struct callee *callee_of(const struct module *module, LLVMValueRef function) {
  uint32_t number;
  return map_get(&module->followed, function, &number) ? &module->callees.items[number] : NULL;
}

bool unbank_is_followed(const struct module *module, LLVMValueRef call) {
  return LLVMIsACallInst(call) && callee_of(module, LLVMGetCalledValue(call));
}

LLVMValueRef unbank_original_of(const struct module *module, LLVMValueRef function) {
  const struct callee *callee = callee_of(module, function);
  return callee ? callee->original : NULL;
}

LLVMUseRef unbank_first_call(const struct module *module, LLVMValueRef parameter) {
  LLVMValueRef function = LLVMIsAArgument(parameter) ? LLVMGetParamParent(parameter) : NULL;
  return function && callee_of(module, function) ? LLVMGetFirstUse(function) : NULL;
}

/* Whether a call runs the function with the types that it declares, and does not pass its address.
 */
static bool is_plain_call_of(LLVMValueRef user, LLVMValueRef function) {
  if (!LLVMIsACallInst(user) || LLVMGetCalledValue(user) != function ||
      LLVMGetCalledFunctionType(user) != LLVMGlobalGetValueType(function))
    return false;
  for (unsigned i = 0; i < LLVMGetNumArgOperands(user); i++)
    if (LLVMGetOperand(user, i) == function)
      return false;
  return true;
}

LLVMValueRef unbank_passed(LLVMUseRef use, LLVMValueRef parameter) {
  LLVMValueRef user = LLVMGetUser(use);
  return is_plain_call_of(user, LLVMGetParamParent(parameter))
             ? LLVMGetOperand(user, unbank_parameter_number(parameter))
             : NULL;
}

/* What is passed to a parameter, also through parameters that hand it on. Each of these is looked
 * at once, however many calls lead to it. */
struct passed {
  struct map seen; /* the set of parameters */
  LIST_OF(LLVMValueRef) parameters;
  LLVMValueRef constant; /* NULL: none yet */
};

/* Adds a value: the next parameter to look at, or a constant. False if it is neither, or another
 * constant than before. */
static bool note_passed(const struct module *module, LLVMValueRef value, struct passed *it) {
  if (!LLVMIsAArgument(value)) {
    const bool agrees = LLVMIsConstant(value) && (!it->constant || it->constant == value);
    it->constant = value;
    return agrees;
  }
  if (!map_add(&it->seen, value, 1))
    return true;
  *ARENA_PUSH(it->seen.arena, &it->parameters) = value;
  return unbank_first_call(module, value);
}

LLVMValueRef unbank_constant_passed(const struct module *module, LLVMValueRef parameter) {
  if (!unbank_first_call(module, parameter))
    return NULL;
  struct arena scratch = {0};
  struct passed it = {.seen = map_new(&scratch)};
  bool agrees = note_passed(module, parameter, &it);
  for (size_t i = 0; i < it.parameters.count && agrees; i++)
    UNBANK_EACH_PASSED(value, module, it.parameters.items[i])
      agrees = agrees && note_passed(module, value, &it);
  arena_free(&scratch);
  return agrees ? it.constant : NULL;
}

bool unbank_leads_nowhere(const struct module *module, LLVMValueRef pointer) {
  if (LLVMIsAArgument(pointer) && !(pointer = unbank_constant_passed(module, pointer)))
    return false;
  return LLVMIsUndef(pointer) || LLVMIsAConstantPointerNull(pointer);
}

/* Agreement. */

/* What calls of a followed function pass to a parameter must lead to the parameter's array, or
 * nowhere. A joined array is not followed through parameters, because its pointers also say which
 * member they lead to. */
static void check_parameter(struct module *module, LLVMValueRef parameter, uint32_t array) {
  LLVMValueRef function = LLVMGetParamParent(parameter);
  bool agrees = !unbank_is_joined_array(&module->arrays.items[array]);
  for (LLVMUseRef use = LLVMGetFirstUse(function); use && agrees; use = LLVMGetNextUse(use)) {
    LLVMValueRef value = unbank_passed(use, parameter);
    uint32_t other;
    agrees = value && ((map_get(&module->derived, value, &other) && other == array) ||
                       unbank_leads_nowhere(module, value));
  }
  if (!agrees)
    unbank_pin_in(module, array, function, UNBANK_CODE_ESCAPES_CALL, function, NULL);
}

void unbank_check_callees(struct module *module) {
  for (size_t i = 0; i < module->callees.count; i++)
    for (LLVMValueRef it = LLVMGetFirstParam(module->callees.items[i].function); it;
         it = LLVMGetNextParam(it)) {
      uint32_t array;
      if (map_get(&module->derived, it, &array))
        check_parameter(module, it, array);
    }
}

/* Which calls. */

void unbank_note_call(struct module *module, LLVMValueRef call) {
  *ARENA_PUSH(module->arena, &module->noted_calls) = call;
}

/* Whether this body is what a call of the function runs, whatever other modules contain. */
static bool is_definitive(LLVMValueRef function) {
  LLVMLinkage linkage = LLVMGetLinkage(function);
  return !LLVMIsDeclaration(function) &&
         (unbank_is_local(function) || linkage == LLVMExternalLinkage ||
          linkage == LLVMLinkOnceODRLinkage || linkage == LLVMWeakODRLinkage);
}

/* Functions with a body in this module that a function calls, directly or through others. */
struct reached {
  struct map seen;
  LIST_OF(LLVMValueRef) functions;
};

static void reach_from(struct reached *it, LLVMValueRef function) {
  UNBANK_EACH_BLOCK(block, function)
    UNBANK_EACH_INSTRUCTION(inst, block) {
      LLVMValueRef callee = LLVMIsACallInst(inst) ? LLVMGetCalledValue(inst) : NULL;
      if (callee && LLVMIsAFunction(callee) && !LLVMIsDeclaration(callee) &&
          map_add(&it->seen, callee, 1))
        *ARENA_PUSH(it->seen.arena, &it->functions) = callee;
    }
}

static bool reaches_itself(LLVMValueRef function) {
  struct arena scratch = {0};
  struct reached reached = {.seen = map_new(&scratch)};
  reach_from(&reached, function);
  for (size_t i = 0; i < reached.functions.count; i++)
    reach_from(&reached, reached.functions.items[i]);
  bool reaches = map_get(&reached.seen, function, NULL);
  arena_free(&scratch);
  return reaches;
}

/* Whether the callee gets the pointer that is passed, and not a copy of the object behind it. */
static bool hands_pointer(LLVMValueRef call, LLVMValueRef function, unsigned argument) {
  static const char *const copies[] = {"byval", "byref", "inalloca", "preallocated", "sret"};
  for (size_t i = 0; i < sizeof copies / sizeof *copies; i++) {
    unsigned kind = LLVMGetEnumAttributeKindForName(copies[i], strlen(copies[i]));
    if (LLVMGetEnumAttributeAtIndex(function, argument + 1, kind) ||
        LLVMGetCallSiteEnumAttribute(call, argument + 1, kind))
      return false;
  }
  return true;
}

bool unbank_may_enter(const struct module *module, LLVMValueRef function) {
  return is_definitive(function) && !LLVMIsFunctionVarArg(LLVMGlobalGetValueType(function)) &&
         !unbank_has_attribute(function, "optnone") && !unbank_is_kernel(module->ir, function) &&
         !reaches_itself(function);
}

/* Whether calls of a function can be followed. `asked` keeps the answers. */
static bool may_follow_function(const struct module *module, struct map *asked,
                                LLVMValueRef function) {
  uint32_t may;
  if (map_get(asked, function, &may))
    return may;
  may = !callee_of(module, function) && unbank_may_enter(module, function);
  map_put(asked, function, may);
  return may;
}

static bool may_follow(const struct module *module, struct map *asked, LLVMValueRef call) {
  LLVMValueRef function = LLVMGetCalledValue(call);
  uint32_t array;
  if (!LLVMIsACallInst(call) || !LLVMIsAFunction(function) || !is_plain_call_of(call, function) ||
      LLVMGetTailCallKind(call) == LLVMTailCallKindMustTail ||
      !may_follow_function(module, asked, function))
    return false;
  for (unsigned i = 0; i < LLVMGetNumArgOperands(call); i++)
    if (map_get(&module->derived, LLVMGetOperand(call, i), &array) &&
        (unbank_is_joined_array(&module->arrays.items[array]) || !hands_pointer(call, function, i)))
      return false;
  return true;
}

/* Groups: calls that can share one function. */

enum { NO_ARRAY = 0, NOWHERE = UINT32_MAX };

struct group {
  LLVMValueRef function, kernel;
  uint32_t *arrays; /* by parameter: 1 + id, NO_ARRAY, or NOWHERE of a null pointer */
  LIST_OF(LLVMValueRef) calls;
};

struct grouping {
  struct module *module;
  struct arena *arena;
  LIST_OF(struct group) groups;
};

/* The kernel that a caller is, or is copied for; NULL for any other function. */
static LLVMValueRef kernel_around(const struct module *module, LLVMValueRef call) {
  LLVMValueRef function = unbank_function_of(call);
  const struct callee *callee = callee_of(module, function);
  return callee ? callee->kernel : unbank_is_kernel(module->ir, function) ? function : NULL;
}

static void add_call(struct grouping *it, LLVMValueRef call) {
  LLVMValueRef function = LLVMGetCalledValue(call), kernel = kernel_around(it->module, call);
  unsigned count = LLVMGetNumArgOperands(call);
  uint32_t *arrays = ARENA_ARRAY(it->arena, uint32_t, count + 1), array;
  for (unsigned i = 0; i < count; i++) {
    LLVMValueRef value = LLVMGetOperand(call, i);
    arrays[i] = map_get(&it->module->derived, value, &array) ? array + 1
                : unbank_leads_nowhere(it->module, value)    ? NOWHERE
                                                             : NO_ARRAY;
  }
  struct group *group = NULL;
  for (size_t i = 0; i < it->groups.count && !group; i++) {
    struct group *other = &it->groups.items[i];
    if (other->function == function && other->kernel == kernel &&
        !memcmp(other->arrays, arrays, count * sizeof *arrays))
      group = other;
  }
  if (!group) {
    group = ARENA_PUSH(it->arena, &it->groups);
    group->function = function, group->kernel = kernel, group->arrays = arrays;
  }
  *ARENA_PUSH(it->arena, &group->calls) = call;
}

/* Whether the function itself can serve a group: no other module uses it, nothing else calls it,
 * and no calls may be led back to it from a copy. */
static bool is_alone(const struct module *module, const struct group *group) {
  size_t uses = 0;
  for (size_t i = 0; i < module->callees.count; i++)
    if (module->callees.items[i].original == group->function)
      return false;
  for (LLVMUseRef use = LLVMGetFirstUse(group->function); use; use = LLVMGetNextUse(use))
    uses++;
  return unbank_is_local(group->function) && uses == group->calls.count;
}

/* "callee.kernel", "callee.kernel.2" … */
static const char *name_of_copy(const struct module *module, const struct group *group) {
  unsigned number = 1;
  for (size_t i = 0; i < module->callees.count; i++)
    number += module->callees.items[i].original == group->function &&
              module->callees.items[i].kernel == group->kernel;
  const char *kernel = group->kernel ? unbank_value_name(group->kernel) : "copy";
  const char *name =
      arena_printf(module->arena, "%s.%s", unbank_value_name(group->function), kernel);
  return number == 1 ? name : arena_printf(module->arena, "%s.%u", name, number);
}

/* Makes a copy for the group, and leads the group's calls to it. NULL if there are too many
 * copies. */
static LLVMValueRef copy_for(struct module *module, const struct group *group) {
  uint32_t instructions = unbank_instruction_count(group->function);
  if (module->copies == COPIES_MAX ||
      module->copied_instructions + instructions > COPIED_INSTRUCTIONS_MAX)
    return NULL;
  module->copies++;
  module->copied_instructions += instructions;
  unbank_join_in(module, group->function);
  LLVMValueRef copy = unbank_copy_function(group->function, name_of_copy(module, group));
  for (size_t i = 0; i < group->calls.count; i++)
    unbank_call_instead(group->calls.items[i], copy);
  return copy;
}

static bool follow_group(struct module *module, const struct group *group) {
  bool alone = is_alone(module, group);
  LLVMValueRef function = alone ? group->function : copy_for(module, group);
  if (!function)
    return false;
  if (!module->callees.count)
    module->followed = map_new(module->arena);
  map_put(&module->followed, function, (uint32_t)module->callees.count);
  *ARENA_PUSH(module->arena, &module->callees) = (struct callee){
      .function = function, .original = alone ? NULL : group->function, .kernel = group->kernel};
  return true;
}

bool unbank_follow_noted_calls(struct module *module) {
  struct arena scratch = {0};
  struct grouping grouping = {module, &scratch, {0}};
  struct map asked = map_new(&scratch);
  bool any = false;
  for (size_t i = 0; i < module->noted_calls.count; i++)
    if (may_follow(module, &asked, module->noted_calls.items[i]))
      add_call(&grouping, module->noted_calls.items[i]);
  for (size_t i = 0; i < grouping.groups.count; i++)
    any |= follow_group(module, &grouping.groups.items[i]);
  arena_free(&scratch);
  return any;
}
