/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "find/joined.h"

#include "find/pins.h"
#include "shim/query.h"

static uint32_t root_of(const struct joining *joining, uint32_t array) {
  while (joining->parent && joining->parent[array] != array)
    array = joining->parent[array];
  return array;
}

static bool may_join(const struct array *array) {
  return !array->is_dynamic && array->bytes && array->bytes <= UNBANK_MEMBER_BYTES_MAX;
}

static void plant(struct joining *joining) {
  size_t count = joining->module->arrays.count;
  joining->parent = ARENA_ARRAY(joining->module->arena, uint32_t, count);
  for (uint32_t i = 0; i < count; i++)
    joining->parent[i] = i;
}

bool unbank_join(struct joining *joining, uint32_t a, uint32_t b) {
  const struct array *all = joining->module->arrays.items;
  if (!may_join(&all[a]) || !may_join(&all[b]))
    return false;
  if (!joining->parent)
    plant(joining);
  a = root_of(joining, a), b = root_of(joining, b);
  joining->parent[a > b ? a : b] = a > b ? b : a;
  return true;
}

/* One array of several. */

static void add_users(struct arena *arena, struct member *member, LLVMValueRef value) {
  UNBANK_EACH_USER(user, value) {
    LLVMValueRef function = unbank_function_of(user);
    if (LLVMIsAConstantExpr(user))
      add_users(arena, member, user);
    else if (function &&
             !unbank_is_among(function, member->functions.items, member->functions.count))
      *ARENA_PUSH(arena, &member->functions) = function;
  }
}

static void take_in(struct module *module, struct array *into, const struct array *from) {
  for (size_t i = 0; i < from->globals.count; i++)
    *ARENA_PUSH(module->arena, &into->globals) = from->globals.items[i];
  for (size_t i = 0; i < from->members.count; i++)
    *ARENA_PUSH(module->arena, &into->members) = from->members.items[i];
  for (size_t i = 0; i < from->functions.count; i++)
    if (!unbank_is_among(from->functions.items[i], into->functions.items, into->functions.count))
      *ARENA_PUSH(module->arena, &into->functions) = from->functions.items[i];
  for (size_t i = 0; i < from->pins.count; i++) {
    const struct pin *pin = &from->pins.items[i];
    unbank_pin_in(module, into->id, pin->function, pin->code, pin->culprit, pin->reason);
  }
  into->bytes = from->bytes > into->bytes ? from->bytes : into->bytes;
  into->reach = into->bytes;
  into->align = from->align < into->align ? from->align : into->align;
  into->earlier = into->earlier ? into->earlier : from->earlier;
}

static void finish(struct module *module, struct array *array) {
  for (size_t i = 0; unbank_is_joined_array(array) && i < array->members.count; i++)
    add_users(module->arena, &array->members.items[i], array->members.items[i].global);
  if (array->members.count > UNBANK_MEMBERS_MAX)
    unbank_pin(module, array->id, UNBANK_CODE_MIXED_ARRAYS, NULL);
}

void unbank_settle_joined(struct joining *joining, const LLVMValueRef *derived, size_t count) {
  struct module *module = joining->module;
  if (!joining->parent)
    return;
  uint32_t *number = ARENA_ARRAY(module->arena, uint32_t, module->arrays.count);
  uint32_t kept = 0;
  for (uint32_t i = 0; i < module->arrays.count; i++) {
    struct array *array = &module->arrays.items[i];
    uint32_t root = root_of(joining, i);
    number[i] = root == i ? kept++ : number[root];
    struct array *into = &module->arrays.items[number[i]];
    if (root != i) {
      take_in(module, into, array);
    } else if (into != array) {
      *into = *array;
      into->id = number[i];
    }
  }
  module->arrays.count = kept;
  for (uint32_t i = 0; i < kept; i++)
    finish(module, &module->arrays.items[i]);
  for (size_t i = 0; i < count; i++) {
    uint32_t array;
    if (map_get(&module->derived, derived[i], &array))
      map_put(&module->derived, derived[i], number[array]);
  }
}
