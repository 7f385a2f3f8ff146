/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * First a worklist follows each array's address to all values derived from it (derive, follow).
 * Then every instruction that uses a derived value is visited in IR order: it becomes an access, or
 * a step to another derived value, or it pins the array (visit_user). */
#include "find/arrays.h"

#include <string.h>

#include "find/arrays_internal.h"
#include "find/assembly.h"
#include "find/callees.h"
#include "find/joined.h"
#include "find/numbers.h"
#include "find/pins.h"
#include "shim/query.h"
#include "shim/shim.h"
#include "shim/source.h"
#include "support/integers.h"
#include "support/words.h"

struct finder {
  struct module *module;
  struct map users;     /* instruction -> 1 if it uses a derived value */
  struct map functions; /* function -> 1 if it has such an instruction */
  struct map direct; /* value -> 1 if it holds an address that does not come only from parameters */
  struct map holders; /* global -> the last array found to be referenced by its initializer */
  LIST_OF(LLVMValueRef) work, derived; /* derived: all values that lead to arrays */
  struct joining joining;
};

/* Which values lead to which array. */

static const char with_dynamic[] =
    "one pointer may lead to it or to dynamic shared memory, which takes other layouts";

/* A value is derived from two arrays. */
static void visit_array(struct finder *finder, LLVMValueRef value, uint32_t a, uint32_t b) {
  struct module *module = finder->module;
  bool is_dynamic = module->arrays.items[a].is_dynamic || module->arrays.items[b].is_dynamic;
  if (unbank_join(&finder->joining, a, b))
    return;
  unbank_pin_for(module, a, UNBANK_CODE_MIXED_ARRAYS, value, is_dynamic ? with_dynamic : NULL);
  unbank_pin_for(module, b, UNBANK_CODE_MIXED_ARRAYS, value, is_dynamic ? with_dynamic : NULL);
}

/* Records that a value leads to an array. `is_direct`: by an address that the function itself
 * names. A value first reached through a parameter is followed again when it turns out to be
 * direct. */
static void derive(struct finder *finder, LLVMValueRef value, uint32_t array, bool is_direct) {
  uint32_t before;
  bool is_new = !map_get(&finder->module->derived, value, &before);
  if (!is_new && before != array)
    visit_array(finder, value, before, array);
  const bool turns = is_direct && map_add(&finder->direct, value, 1);
  if (is_new) {
    map_put(&finder->module->derived, value, array);
    *ARENA_PUSH(finder->module->arena, &finder->derived) = value;
  }
  if (is_new || turns)
    *ARENA_PUSH(finder->module->arena, &finder->work) = value;
}

static enum unbank_code code_of_user(LLVMValueRef inst);

/* `is_direct`: the function names the array, rather than only being passed its address. */
static void note_user(struct finder *finder, LLVMValueRef function, uint32_t array,
                      bool is_direct) {
  struct array *it = &finder->module->arrays.items[array];
  if (!it->functions.count || it->functions.items[it->functions.count - 1] != function)
    *ARENA_PUSH(finder->module->arena, &it->functions) = function;
  if (is_direct &&
      (!it->direct_users.count || it->direct_users.items[it->direct_users.count - 1] != function))
    *ARENA_PUSH(finder->module->arena, &it->direct_users) = function;
}

/* Functions that read the address from an initialized variable, or have it as a constant integer,
 * also use the array: its bytes are part of theirs. */
static void note_readers(struct finder *finder, LLVMValueRef holder, uint32_t array) {
  uint32_t last;
  if (map_get(&finder->holders, holder, &last) && last == array)
    return;
  map_put(&finder->holders, holder, array);
  UNBANK_EACH_USER(user, holder) {
    if (LLVMIsAInstruction(user))
      note_user(finder, unbank_function_of(user), array, true);
    else if (LLVMIsConstant(user))
      note_readers(finder, user, array);
  }
}

/* Whether clang keeps the array because it was also declared __device__, so that the host can find
 * it; in shared memory it cannot. */
static bool is_kept_for_host(const struct module *module, const char *list, LLVMValueRef global) {
  return module->is_whole && !strcmp(list, "llvm.compiler.used") &&
         LLVMIsExternallyInitialized(global);
}

/* A variable whose initializer has the address: llvm.used, llvm.global.annotations, or another. */
static void visit_holder(struct finder *finder, LLVMValueRef holder, uint32_t array) {
  struct module *module = finder->module;
  const char *name = unbank_value_name(holder);
  if (is_kept_for_host(module, name, module->arrays.items[array].global))
    return;
  if (!strcmp(name, "llvm.used") || !strcmp(name, "llvm.compiler.used")) {
    unbank_pin(module, array, UNBANK_CODE_EXTERNAL_LINKAGE, NULL);
  } else if (strcmp(name, "llvm.global.annotations") != 0) {
    unbank_pin(module, array, UNBANK_CODE_ESCAPES_STORE, NULL);
    note_readers(finder, holder, array);
  }
}

/* A constant that uses the address; or an instruction with the constant `value` as an operand. */
static void visit_constant_user(struct finder *finder, LLVMValueRef user, LLVMValueRef value,
                                uint32_t array) {
  struct module *module = finder->module;
  if (LLVMIsAGlobalVariable(user)) {
    visit_holder(finder, user, array);
  } else if (LLVMIsAGlobalAlias(user)) {
    unbank_pin(module, array, UNBANK_CODE_ESCAPES_STORE, NULL);
    derive(finder, user, array, true);
  } else if (LLVMIsAInstruction(user)) {
    unbank_pin(module, array, code_of_user(user), user);
    note_user(finder, unbank_function_of(user), array, true);
  } else if (LLVMIsAGlobalValue(user)) {
    unbank_pin(module, array, UNBANK_CODE_ESCAPES_STORE, user);
  } else if (!LLVMIsAConstantExpr(user)) {
    UNBANK_EACH_USER(next, user)
      visit_constant_user(finder, next, user, array);
  } else if (unbank_hands_address_on(user, value)) {
    derive(finder, user, array, true);
  } else if (!unbank_takes_low_bits(module, user, value)) {
    unbank_pin(module, array, UNBANK_CODE_ADDRESS_COMPARED, NULL);
    note_readers(finder, user, array);
  }
}

/* Continues in a followed callee. */
static void enter(struct finder *finder, LLVMValueRef call, LLVMValueRef value, uint32_t array) {
  for (unsigned i = 0; i < LLVMGetNumArgOperands(call); i++)
    if (LLVMGetOperand(call, i) == value)
      derive(finder, LLVMGetParam(LLVMGetCalledValue(call), i), array, false);
}

static void follow(struct finder *finder, LLVMValueRef value, uint32_t array) {
  UNBANK_EACH_USER(user, value) {
    if (!LLVMIsAInstruction(user)) {
      visit_constant_user(finder, user, value, array);
      continue;
    }
    map_put(&finder->users, user, 1);
    map_put(&finder->functions, unbank_function_of(user), 1);
    if (unbank_hands_address_on(user, value))
      derive(finder, user, array, map_get(&finder->direct, value, NULL));
    else if (unbank_is_followed(finder->module, user))
      enter(finder, user, value, array);
  }
}

/* Accesses. */

struct access *unbank_add_access(struct module *module, LLVMValueRef inst, LLVMValueRef pointer,
                                 uint32_t array) {
  struct access *access = ARENA_PUSH(module->arena, &module->accesses);
  access->id = (uint32_t)module->accesses.count - 1;
  access->copy = access->id && access[-1].inst == inst ? access[-1].copy + 1 : 0;
  access->inst = inst;
  access->block = LLVMGetInstructionParent(inst);
  access->function = LLVMGetBasicBlockParent(access->block);
  access->pointer = pointer;
  access->array = array;
  access->lanes = UINT32_MAX;
  *ARENA_PUSH(module->arena, &module->arrays.items[array].accesses) = access->id;
  return access;
}

static bool is_access_width(uint64_t bytes) {
  return bytes <= UNBANK_ACCESS_MAX && is_power_of_two(bytes);
}

/* A load, store or atomic of a value of `type`. If it is not aligned to its width, codegen splits
 * it, and a layout may, too. */
static void visit_access(struct finder *finder, LLVMValueRef inst, LLVMValueRef pointer,
                         LLVMTypeRef type, enum unbank_op op) {
  uint32_t array;
  if (!map_get(&finder->module->derived, pointer, &array))
    return;
  LLVMTargetDataRef layout = LLVMGetModuleDataLayout(finder->module->ir);
  LLVMTypeKind kind = LLVMGetTypeKind(type);
  uint64_t bytes;
  bool plain = kind != LLVMStructTypeKind && kind != LLVMArrayTypeKind &&
               unbank_type_bytes(layout, type, &bytes);
  if (!plain || !is_access_width(bytes) || LLVMSizeOfTypeInBits(layout, type) != 8 * bytes) {
    unbank_pin(finder->module, array, UNBANK_CODE_UNSUPPORTED_ACCESS, inst);
    return;
  }
  struct access *access = unbank_add_access(finder->module, inst, pointer, array);
  access->op = op;
  access->bytes = (uint32_t)bytes;
  access->align = unbank_alignment(inst);
  bool ordered = op != UNBANK_OP_LD && op != UNBANK_OP_ST;
  access->may_combine = LLVMIsAAtomicRMWInst(inst) && unbank_atomic_combines(inst);
  access->is_loop = LLVMIsAAtomicRMWInst(inst) && unbank_atomic_is_loop(inst);
  access->is_volatile =
      LLVMGetVolatile(inst) || (!ordered && LLVMGetOrdering(inst) != LLVMAtomicOrderingNotAtomic);
  access->stays = LLVMGetVolatile(inst);
  access->is_parted = map_get(&finder->module->arms, inst, &access->joining) &&
                      !map_get(&finder->module->whole, inst, NULL);
  LLVMTypeRef element = kind == LLVMVectorTypeKind ? LLVMGetElementType(type) : type;
  access->may_be_narrowed = op == UNBANK_OP_LD && access->is_volatile &&
                            LLVMSizeOfTypeInBits(layout, element) == 64 &&
                            !unbank_reads_all_bits(finder->module->shim, inst);
  access->is_divisible = !ordered && !access->is_volatile && access->align < bytes &&
                         LLVMGetTypeKind(element) != LLVMPointerTypeKind;
}

uint32_t unbank_copy_piece(uint32_t align, uint64_t offset, uint64_t length) {
  uint32_t bytes = align < UNBANK_ACCESS_MAX ? align : UNBANK_ACCESS_MAX;
  while (bytes > 1 && (offset % bytes || offset + bytes > length))
    bytes /= 2;
  return bytes;
}

/* Why a copy is not split into pieces; NULL if it is. (Codegen makes loops even of some shorter
 * ones: unbank_apart.) */
static const char *copy_reason(struct arena *arena, LLVMValueRef call, bool is_set) {
  const enum unbank_copy_parts parts = unbank_copy_parts_of(call, is_set);
  if (parts == UNBANK_COPY_PARTS)
    return NULL;
  if (parts == UNBANK_COPY_UNKNOWN)
    return "it is copied, or filled, by a number of bytes that is not constant";
  const unsigned long long bytes = LLVMConstIntGetZExtValue(LLVMGetOperand(call, 2));
  const bool is_moved = LLVMIsAMemMoveInst(call) != NULL;
  if (parts == UNBANK_COPY_LONG)
    return arena_printf(arena, "%llu bytes are %s at once; at most %d are followed", bytes,
                        is_moved ? "moved, and may overlap," : "copied, or filled,",
                        is_moved ? UNBANK_MOVED_BYTES_MAX : UNBANK_COPY_BYTES_MAX);
  return arena_printf(arena,
                      "%llu bytes are copied, or filled, at once in pieces of %u, as no more is "
                      "known of their alignment; at most %d pieces are followed",
                      bytes, unbank_copy_align(call, is_set), UNBANK_COPY_PIECES_MAX);
}

/* memcpy, memmove and memset of constant length: one access per piece, as codegen would do.
 * Copies between arrays are not split further: the layout of one array would split the other's
 * accesses. */
static void visit_copy(struct finder *finder, LLVMValueRef call, bool is_set) {
  LLVMValueRef length = LLVMGetOperand(call, 2);
  const char *reason = copy_reason(finder->module->arena, call, is_set);
  bool between = !is_set && map_get(&finder->module->derived, LLVMGetOperand(call, 0), NULL) &&
                 map_get(&finder->module->derived, LLVMGetOperand(call, 1), NULL);
  for (unsigned operand = 0; operand < (is_set ? 1u : 2u); operand++) {
    LLVMValueRef pointer = LLVMGetOperand(call, operand);
    uint32_t array;
    if (!map_get(&finder->module->derived, pointer, &array))
      continue;
    if (reason) {
      unbank_pin_for(finder->module, array, UNBANK_CODE_UNSUPPORTED_ACCESS, call, reason);
      continue;
    }
    uint64_t bytes = LLVMConstIntGetZExtValue(length);
    uint32_t align = unbank_copy_align(call, is_set);
    for (uint64_t offset = 0; offset < bytes;) {
      struct access *access = unbank_add_access(finder->module, call, pointer, array);
      access->op = operand == 0 ? UNBANK_OP_ST : UNBANK_OP_LD;
      access->piece = (int32_t)offset;
      access->bytes = unbank_copy_piece(align, offset, bytes);
      access->align = access->bytes;
      access->is_volatile = !LLVMIsNull(LLVMGetOperand(call, 3));
      access->is_divisible = !between && !access->is_volatile;
      offset += access->bytes;
    }
  }
  /* An address passed as a length or value. */
  for (unsigned operand = is_set ? 1 : 2; operand < LLVMGetNumArgOperands(call); operand++) {
    uint32_t array;
    if (map_get(&finder->module->derived, LLVMGetOperand(call, operand), &array))
      unbank_pin(finder->module, array, UNBANK_CODE_ESCAPES_CALL, call);
  }
}

/* All other uses of a derived address. */

bool unbank_is_harmless_intrinsic(const char *name) {
  static const char *const prefixes[] = {"llvm.lifetime.", "llvm.assume", "llvm.nvvm.isspacep.",
                                         "llvm.dbg."};
  return BEGINS_WITH_ANY(name, prefixes);
}

/* Where an address ends up that is used as an integer: the code of the first use that has one. */
static enum unbank_code code_of_number(LLVMValueRef number, unsigned depth) {
  for (LLVMUseRef use = LLVMGetFirstUse(number); use && depth; use = LLVMGetNextUse(use)) {
    LLVMValueRef user = LLVMGetUser(use);
    if (LLVMIsACallInst(user))
      return unbank_code_of_call(user);
    if (LLVMIsAStoreInst(user) || LLVMIsAReturnInst(user))
      return UNBANK_CODE_ESCAPES_STORE;
    enum unbank_code code =
        LLVMIsAInstruction(user) && !LLVMIsAPHINode(user) && !LLVMIsAICmpInst(user)
            ? code_of_number(user, depth - 1)
            : UNBANK_CODE_ADDRESS_COMPARED;
    if (code != UNBANK_CODE_ADDRESS_COMPARED)
      return code;
  }
  return UNBANK_CODE_ADDRESS_COMPARED;
}

static enum unbank_code code_of_user(LLVMValueRef inst) {
  enum { FOLLOWED_USES = 4 };
  switch (LLVMGetInstructionOpcode(inst)) {
  case LLVMCall:
  case LLVMInvoke:
    return unbank_code_of_call(inst);
  case LLVMICmp:
    return UNBANK_CODE_ADDRESS_COMPARED;
  case LLVMStore:
  case LLVMRet:
  case LLVMInsertValue:
  case LLVMInsertElement:
    return UNBANK_CODE_ESCAPES_STORE;
  default:
    return LLVMGetTypeKind(LLVMTypeOf(inst)) == LLVMIntegerTypeKind
               ? code_of_number(inst, FOLLOWED_USES)
               : UNBANK_CODE_UNSUPPORTED_ACCESS;
  }
}

void unbank_pin_operands(struct module *module, LLVMValueRef inst, enum unbank_code code,
                         int except, const char *reason) {
  for (int i = 0; i < LLVMGetNumOperands(inst); i++) {
    uint32_t array;
    if (i != except && map_get(&module->derived, LLVMGetOperand(inst, (unsigned)i), &array))
      unbank_pin_for(module, array, code, inst, reason);
  }
}

/* Whether a pointer is only used to compute addresses that are never used, as if the accesses
 * through it had been removed. */
static bool is_dead(LLVMValueRef pointer, unsigned depth) {
  UNBANK_EACH_USER(user, pointer) {
    bool is_step =
        LLVMIsAGetElementPtrInst(user) || LLVMIsAAddrSpaceCastInst(user) || LLVMIsASelectInst(user);
    if (!is_step || !depth || !is_dead(user, depth - 1))
      return false;
  }
  return true;
}

/* A phi or select is followed only if all incoming values lead to the same array, or to arrays
 * joined with it, or nowhere: no access uses a null pointer. */
static void check_merge(struct finder *finder, LLVMValueRef inst, unsigned first_operand) {
  enum { STEPS_MAX = 8 };
  uint32_t array, other;
  if (!map_get(&finder->module->derived, inst, &array) || is_dead(inst, STEPS_MAX))
    return;
  for (unsigned i = first_operand; i < (unsigned)LLVMGetNumOperands(inst); i++) {
    LLVMValueRef value = LLVMGetOperand(inst, i);
    bool same = map_get(&finder->module->derived, value, &other) && other == array;
    if (!same && !unbank_leads_nowhere(finder->module, value))
      unbank_pin(finder->module, array, UNBANK_CODE_MIXED_ARRAYS, inst);
  }
}

LLVMValueRef unbank_object_at(LLVMValueRef address) {
  while (LLVMIsAGetElementPtrInst(address) || LLVMIsAAddrSpaceCastInst(address))
    address = LLVMGetOperand(address, 0);
  return address;
}

/* The local variable that an address points into, or NULL. */
static LLVMValueRef variable_at(LLVMValueRef address) {
  return LLVMIsAAllocaInst(unbank_object_at(address));
}

/* Lists what unbank_list_given() does; `depth`: how many steps lead to this address. */
static void list_given(struct arena *arena, LLVMValueRef address, unsigned depth,
                       struct function_list *out) {
  enum { DEPTH_MAX = 5 };
  if (depth == DEPTH_MAX)
    return;
  UNBANK_EACH_USER(user, address) {
    LLVMValueRef callee = LLVMIsACallInst(user) ? LLVMGetCalledValue(user) : NULL;
    if (callee && callee != address && LLVMIsAFunction(callee) && !LLVMIsAIntrinsicInst(user) &&
        !unbank_is_among(callee, out->items, out->count))
      *ARENA_PUSH(arena, out) = callee;
    else if (LLVMIsAGetElementPtrInst(user) || LLVMIsAAddrSpaceCastInst(user))
      list_given(arena, user, depth + 1, out);
    else if (LLVMIsAStoreInst(user) && LLVMGetOperand(user, 0) == address &&
             variable_at(LLVMGetOperand(user, 1)))
      list_given(arena, variable_at(LLVMGetOperand(user, 1)), depth + 1, out);
  }
}

void unbank_list_given(struct arena *arena, LLVMValueRef variable, struct function_list *out) {
  list_given(arena, variable, 0, out);
}

/* Why an escape of the address within its function can still be avoided; NULL if there is nothing
 * to say. Front ends keep everything in local variables and structures, which LLVM's optimisations
 * take apart. */
static const char *unoptimised(const struct module *module, LLVMValueRef inst) {
  if (LLVMIsAInsertValueInst(inst))
    return "its address becomes a part of a structure, as in code that is not optimised: run -O2 "
           "before the pass";
  if (!LLVMIsAStoreInst(inst))
    return NULL;
  LLVMValueRef to = variable_at(LLVMGetOperand(inst, 1));
  if (!to)
    return NULL;
  struct function_list given = {0};
  unbank_list_given(module->arena, to, &given);
  return given.count
             ? arena_printf(module->arena,
                            "its address is kept in a local variable that %s is given, which "
                            "is not inlined: force it inline, or give it the array as an "
                            "argument",
                            unbank_plain(module->arena, unbank_value_name(given.items[0])))
             : "its address is kept in a local variable, as in code that is not optimised: run "
               "-O2 before the pass";
}

/* Checks an instruction that may be a step to another derived value: every derived operand must be
 * one that it passes on. */
static void check_step(struct finder *finder, LLVMValueRef inst) {
  struct module *module = finder->module;
  bool is_step = map_get(&module->derived, inst, NULL);
  enum unbank_code code = is_step ? unbank_number_code(module, inst) : UNBANK_CODE_COUNT;
  if (code != UNBANK_CODE_COUNT)
    unbank_pin_operands(module, inst, code, -1, NULL);
  if (LLVMGetNumOperands(inst) == 2 && unbank_relates_addresses(module, inst))
    return;
  for (unsigned i = 0; i < (unsigned)LLVMGetNumOperands(inst); i++) {
    LLVMValueRef operand = LLVMGetOperand(inst, i);
    uint32_t array;
    if (map_get(&module->derived, operand, &array) && !unbank_hands_address_on(inst, operand) &&
        !unbank_takes_low_bits(module, inst, operand))
      unbank_pin_for(module, array, code_of_user(inst), inst, unoptimised(module, inst));
  }
}

/* A call of a followed function: what it does with its parameters is handled in the function. */
static void visit_followed(struct finder *finder, LLVMValueRef call) {
  struct module *module = finder->module;
  LLVMValueRef function = LLVMGetCalledValue(call);
  for (unsigned i = 0; i < (unsigned)LLVMGetNumOperands(call); i++) {
    uint32_t array, inside;
    if (!map_get(&module->derived, LLVMGetOperand(call, i), &array))
      continue;
    bool enters = i < LLVMGetNumArgOperands(call) &&
                  map_get(&module->derived, LLVMGetParam(function, i), &inside) && inside == array;
    if (!enters)
      unbank_pin(module, array, UNBANK_CODE_ESCAPES_CALL, call);
  }
}

/* Whether a call is passed an array that shares a pointer with others; such calls are not
 * followed. */
static bool is_given_joined(const struct module *module, LLVMValueRef call) {
  bool found = false;
  uint32_t array;
  for (unsigned i = 0; i < LLVMGetNumArgOperands(call); i++)
    found |= map_get(&module->derived, LLVMGetOperand(call, i), &array) &&
             unbank_is_joined_array(&module->arrays.items[array]);
  return found;
}

/* A call whose callee is not followed, or not yet. */
static void visit_unfollowed(struct finder *finder, LLVMValueRef call) {
  enum unbank_code code = unbank_code_of_call(call);
  const char *reason = NULL;
  if (code == UNBANK_CODE_UNSUPPORTED_ACCESS)
    reason = arena_printf(finder->module->arena, "%s uses it, in a way that cannot be rewritten",
                          unbank_value_name(LLVMGetCalledValue(call)));
  else if (is_given_joined(finder->module, call))
    reason = "it meets other arrays in one pointer, and a call is given one of them";
  unbank_pin_operands(finder->module, call, code, -1, reason);
  if (code == UNBANK_CODE_ESCAPES_CALL)
    unbank_note_call(finder->module, call);
}

static void visit_call(struct finder *finder, LLVMValueRef call) {
  LLVMValueRef callee = LLVMGetCalledValue(call);
  const char *name = LLVMIsAFunction(callee) ? unbank_value_name(callee) : "";
  if (LLVMIsAMemCpyInst(call) || LLVMIsAMemMoveInst(call))
    visit_copy(finder, call, false);
  else if (LLVMIsAMemSetInst(call))
    visit_copy(finder, call, true);
  else if (LLVMIsAInlineAsm(callee) || unbank_is_access_intrinsic(name))
    unbank_meet_assembly(finder->module, call);
  else if (unbank_is_followed(finder->module, call))
    visit_followed(finder, call);
  else if (!unbank_is_harmless_intrinsic(name))
    visit_unfollowed(finder, call);
}

static void visit_user(struct finder *finder, LLVMValueRef inst) {
  switch (LLVMGetInstructionOpcode(inst)) {
  case LLVMLoad:
    visit_access(finder, inst, LLVMGetOperand(inst, 0), LLVMTypeOf(inst), UNBANK_OP_LD);
    break;
  case LLVMStore:
    visit_access(finder, inst, LLVMGetOperand(inst, 1), LLVMTypeOf(LLVMGetOperand(inst, 0)),
                 UNBANK_OP_ST);
    unbank_pin_operands(finder->module, inst, UNBANK_CODE_ESCAPES_STORE, 1,
                        unoptimised(finder->module, inst));
    break;
  case LLVMAtomicRMW:
    visit_access(finder, inst, LLVMGetOperand(inst, 0), LLVMTypeOf(inst), unbank_atomic_op(inst));
    unbank_pin_operands(finder->module, inst, UNBANK_CODE_ESCAPES_STORE, 0, NULL);
    break;
  case LLVMAtomicCmpXchg:
    visit_access(finder, inst, LLVMGetOperand(inst, 0), LLVMTypeOf(LLVMGetOperand(inst, 1)),
                 UNBANK_OP_CAS);
    unbank_pin_operands(finder->module, inst, UNBANK_CODE_ADDRESS_COMPARED, 0, NULL);
    break;
  case LLVMPHI:
    check_merge(finder, inst, 0);
    break;
  case LLVMSelect:
    check_merge(finder, inst, 1);
    break;
  case LLVMCall:
    visit_call(finder, inst);
    break;
  default:
    check_step(finder, inst);
  }
}

static void note_function(struct finder *finder, LLVMValueRef inst, LLVMValueRef function) {
  for (int i = 0; i < LLVMGetNumOperands(inst); i++) {
    uint32_t id;
    LLVMValueRef operand = LLVMGetOperand(inst, (unsigned)i);
    if (map_get(&finder->module->derived, operand, &id))
      note_user(finder, function, id, map_get(&finder->direct, operand, NULL));
  }
}

static void list_globals(struct finder *finder) {
  struct module *module = finder->module;
  UNBANK_EACH_GLOBAL(global, module->ir)
    if (LLVMGetPointerAddressSpace(LLVMTypeOf(global)) == UNBANK_SHARED_SPACE)
      derive(finder, global, unbank_add_array(module, global)->id, true);
}

/* Numbers the accesses. Those that a function has by itself come first, as if no function were
 * followed, since other readers of the module, such as the simulator, number them like that. */
static void number_accesses(const struct finder *finder) {
  struct module *module = finder->module;
  uint32_t own = 0, given = 0;
  for (size_t i = 0; i < module->accesses.count; i++) {
    struct access *access = &module->accesses.items[i];
    access->is_given = unbank_original_of(module, access->function) ||
                       !map_get(&finder->direct, access->pointer, NULL);
    access->number = access->is_given ? given++ : own++;
  }
}

static void visit_function(struct finder *finder, LLVMValueRef function) {
  UNBANK_EACH_BLOCK(block, function)
    UNBANK_EACH_INSTRUCTION(inst, block)
      if (map_get(&finder->users, inst, NULL)) {
        note_function(finder, inst, function);
        visit_user(finder, inst);
      }
}

void unbank_find_arrays(struct module *module) {
  struct arena *arena = module->arena;
  struct finder finder = {.module = module,
                          .users = map_new(arena),
                          .functions = map_new(arena),
                          .direct = map_new(arena),
                          .holders = map_new(arena),
                          .joining = {.module = module}};
  memset(&module->arrays, 0, sizeof module->arrays);
  memset(&module->accesses, 0, sizeof module->accesses);
  memset(&module->noted_calls, 0, sizeof module->noted_calls);
  module->derived = map_new(arena);
  module->counted = map_new(arena);
  module->baseless = map_new(arena);
  list_globals(&finder);
  while (finder.work.count) {
    LLVMValueRef value = finder.work.items[--finder.work.count];
    follow(&finder, value, map_or(&module->derived, value, 0));
  }
  unbank_settle_joined(&finder.joining, finder.derived.items, finder.derived.count);
  UNBANK_EACH_FUNCTION(function, module->ir)
    if (map_get(&finder.functions, function, NULL))
      visit_function(&finder, function);
  unbank_check_callees(module);
  number_accesses(&finder);
}
