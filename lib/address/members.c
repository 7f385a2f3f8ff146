/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "address/members.h"

#include "find/callees.h"
#include "find/joined.h"
#include "find/numbers.h"
#include "shim/query.h"

enum { START_ROOTS_MAX = 16 };

static const struct array *joined_array_of(const struct module *module, LLVMValueRef root) {
  uint32_t id;
  const struct array *array =
      map_get(&module->derived, root, &id) ? &module->arrays.items[id] : NULL;
  return array && unbank_is_joined_array(array) ? array : NULL;
}

/* Phis and selects that were visited on the way from a root to the members. */
struct starts {
  const struct module *module;
  LLVMValueRef met[START_ROOTS_MAX];
  unsigned count;
};

static bool all_are_starts(struct starts *it, LLVMValueRef root) {
  bool is_select = unbank_opcode(root) == LLVMSelect;
  if (LLVMIsAGlobalVariable(root) || unbank_is_among(root, it->met, it->count))
    return true;
  if (it->count == START_ROOTS_MAX || (!is_select && unbank_opcode(root) != LLVMPHI))
    return false;
  it->met[it->count++] = root;
  for (unsigned i = is_select ? 1 : 0; i < (unsigned)LLVMGetNumOperands(root); i++) {
    LLVMValueRef in = LLVMGetOperand(root, i);
    struct offset offset;
    if (!unbank_leads_nowhere(it->module, in) &&
        (!unbank_pointer_offset(it->module, in, &offset) || offset.term_count || offset.constant ||
         !all_are_starts(it, offset.root)))
      return false;
  }
  return true;
}

bool unbank_root_is_start(const struct module *module, LLVMValueRef root) {
  struct starts starts = {.module = module};
  return !LLVMIsAGlobalVariable(root) && joined_array_of(module, root) &&
         all_are_starts(&starts, root);
}

/* Members. */

struct walk {
  const struct module *module;
  const struct array *array;
  struct map met;
  uint64_t members;
};

static void walk_up(struct walk *it, LLVMValueRef root);

static void walk_up_from(struct walk *it, LLVMValueRef pointer) {
  struct offset offset;
  if (unbank_leads_nowhere(it->module, pointer))
    return;
  unbank_pointer_offset(it->module, pointer, &offset);
  walk_up(it, offset.root);
}

static void walk_up(struct walk *it, LLVMValueRef root) {
  const struct member *member = unbank_member_of(it->array, root);
  LLVMOpcode opcode = unbank_opcode(root);
  if (member)
    it->members |= UINT64_C(1) << (member - it->array->members.items);
  if (member || !map_add(&it->met, root, 1))
    return;
  if (opcode == LLVMPHI || opcode == LLVMSelect) {
    for (unsigned i = opcode == LLVMSelect; i < (unsigned)LLVMGetNumOperands(root); i++)
      walk_up_from(it, LLVMGetOperand(root, i));
    return;
  }
  int address = unbank_is_bit_root(root) ? unbank_address_operand(it->module, root) : -1;
  if (address >= 0)
    walk_up_from(it, LLVMGetOperand(root, (unsigned)address));
  else
    it->members = UINT64_MAX;
}

uint64_t unbank_members_behind(const struct module *module, LLVMValueRef root) {
  struct arena scratch = {0};
  struct walk walk = {module, joined_array_of(module, root), map_new(&scratch), 0};
  if (!walk.array)
    return 1;
  if (walk.array->members.count > UNBANK_MEMBERS_MAX)
    return UINT64_MAX;
  walk_up(&walk, root);
  arena_free(&scratch);
  return walk.members & (UINT64_MAX >> (64 - walk.array->members.count));
}

void unbank_find_members(struct module *module) {
  for (size_t i = 0; i < module->accesses.count; i++) {
    struct access *access = &module->accesses.items[i];
    struct offset offset;
    access->members = 1;
    if (!unbank_is_joined_array(&module->arrays.items[access->array]))
      continue;
    unbank_pointer_offset(module, access->pointer, &offset);
    access->members = unbank_members_behind(module, offset.root);
    if (!access->members) /* its pointer leads nowhere */
      access->members = UINT64_MAX;
  }
}
