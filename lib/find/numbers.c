/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "find/numbers.h"

#include "assembly/accesses.h"
#include "find/callees.h"
#include "find/joined.h"
#include "shim/query.h"
#include "shim/shim.h"

static bool is_pointer(LLVMValueRef value) {
  return LLVMGetTypeKind(LLVMTypeOf(value)) == LLVMPointerTypeKind;
}

/* A pointer, or an integer that may hold one. */
static bool holds_address(LLVMValueRef value) {
  LLVMTypeRef type = LLVMTypeOf(value);
  if (LLVMGetTypeKind(type) != LLVMIntegerTypeKind)
    return is_pointer(value);
  unsigned width = LLVMGetIntTypeWidth(type);
  return width == 32 || width == 64;
}

/* Whether an inttoptr makes a shared or a generic pointer, both of which are followed. */
static bool is_followed_space(LLVMValueRef pointer) {
  unsigned space = LLVMGetPointerAddressSpace(LLVMTypeOf(pointer));
  return space == 0 || space == UNBANK_SHARED_SPACE;
}

/* Whether what is added in a constant expression is a number, and not another address. */
static bool adds_number(LLVMValueRef user, LLVMValueRef value) {
  LLVMValueRef other = LLVMGetOperand(user, LLVMGetOperand(user, 0) == value ? 1 : 0);
  return !LLVMIsAConstantExpr(user) || LLVMIsAConstantInt(other);
}

static const char *text_of(LLVMValueRef assembly) {
  size_t length;
  const char *text = LLVMGetInlineAsmAsmString(assembly, &length);
  return strlen(text) == length ? text : "?";
}

/* Operand 0 of the text is the result, so operand N is argument N - 1. */
LLVMValueRef unbank_handed_on(LLVMValueRef call) {
  LLVMValueRef callee = LLVMIsACallInst(call) ? LLVMGetCalledValue(call) : NULL;
  if (!callee || !LLVMIsAInlineAsm(callee) || *unbank_special_register(call) ||
      LLVMGetNumArgOperands(call) != 1 || !holds_address(call) || is_pointer(call) ||
      !holds_address(LLVMGetOperand(call, 0)))
    return NULL;
  struct arena scratch = {0};
  unsigned from;
  bool hands_on = unbank_only_converts(text_of(callee), &scratch, &from) && from == 1;
  arena_free(&scratch);
  return hands_on ? LLVMGetOperand(call, 0) : NULL;
}

/* Whether a number is made of a pointer, as both operands of a difference of addresses are. */
static bool is_made_of_pointer(LLVMValueRef value) {
  static const LLVMOpcode casts[] = {LLVMTrunc, LLVMZExt, LLVMSExt, LLVMFreeze, 0};
  while (unbank_has_opcode(value, casts))
    value = LLVMGetOperand(value, 0);
  return unbank_opcode(value) == LLVMPtrToInt ||
         (LLVMIsAInstruction(value) && unbank_handed_on(value));
}

static bool is_difference(LLVMValueRef user) {
  return LLVMIsAInstruction(user) && LLVMGetInstructionOpcode(user) == LLVMSub &&
         is_made_of_pointer(LLVMGetOperand(user, 0)) && is_made_of_pointer(LLVMGetOperand(user, 1));
}

/* Whether an AND clears only low bits. What any other AND leaves of an address is not one. */
static bool clears_low_bits(LLVMValueRef inst) {
  LLVMValueRef mask = LLVMGetOperand(inst, 1);
  return LLVMIsAConstantInt(mask) && LLVMConstIntGetSExtValue(mask) < 0;
}

bool unbank_hands_address_on(LLVMValueRef user, LLVMValueRef value) {
  LLVMOpcode opcode = unbank_opcode(user);
  switch ((int)opcode) {
  case LLVMGetElementPtr:
    return is_pointer(user) && is_pointer(value);
  case LLVMIntToPtr:
    return holds_address(value) && is_followed_space(user);
  case LLVMBitCast:
  case LLVMAddrSpaceCast:
  case LLVMPtrToInt:
  case LLVMTrunc:
  case LLVMZExt:
  case LLVMSExt:
  case LLVMPHI:
  case LLVMFreeze:
    return holds_address(user);
  case LLVMSelect:
    return holds_address(user) && LLVMGetOperand(user, 0) != value;
  case LLVMAdd:
    return holds_address(user) && adds_number(user, value);
  case LLVMSub:
    return holds_address(user) && LLVMGetOperand(user, 0) == value && adds_number(user, value) &&
           !is_difference(user);
  case LLVMXor:
  case LLVMOr:
    return holds_address(user) && LLVMIsAInstruction(user);
  case LLVMAnd:
    return holds_address(user) && LLVMIsAInstruction(user) && clears_low_bits(user);
  case LLVMCall:
    return unbank_handed_on(user) == value;
  default:
    return false;
  }
}

/* Operands that lead to an array. */

static bool leads_to_array(const struct module *module, LLVMValueRef value) {
  return map_get(&module->derived, value, NULL);
}

int unbank_address_operand(const struct module *module, LLVMValueRef inst) {
  bool left = leads_to_array(module, LLVMGetOperand(inst, 0));
  bool right = leads_to_array(module, LLVMGetOperand(inst, 1));
  return left == right ? -1 : left ? 0 : 1;
}

enum {
  ORIGINS_MAX = 1 << 12
}; /* values that an integer may come from; its space is not known if
      there are more */

/* The spaces of all pointers that an integer comes from. */
struct origins {
  const struct module *module;
  struct arena *scratch;
  struct map seen;
  LIST_OF(LLVMValueRef) found; /* what it comes from, each once */
  int space;                   /* -1: none yet */
  bool differ;
};

static void note_space(struct origins *it, int space) {
  it->differ |= it->space >= 0 && it->space != space;
  it->space = space;
}

static int space_of_pointer(LLVMValueRef pointer) {
  return (int)LLVMGetPointerAddressSpace(LLVMTypeOf(pointer));
}

static void add_origin(struct origins *it, LLVMValueRef value) {
  if (map_add(&it->seen, value, 1))
    *ARENA_PUSH(it->scratch, &it->found) = value;
}

static void look_behind(struct origins *it, LLVMValueRef value) {
  if (is_pointer(value)) {
    note_space(it, space_of_pointer(value));
  } else if (LLVMIsAInstruction(value) && unbank_handed_on(value)) {
    note_space(it, UNBANK_SHARED_SPACE);
  } else if (LLVMIsAArgument(value)) {
    UNBANK_EACH_PASSED(passed, it->module, value)
      if (leads_to_array(it->module, passed))
        add_origin(it, passed);
  } else {
    unsigned count = unbank_opcode(value) ? (unsigned)LLVMGetNumOperands(value) : 0;
    for (unsigned i = 0; i < count; i++)
      if (leads_to_array(it->module, LLVMGetOperand(value, i)))
        add_origin(it, LLVMGetOperand(value, i));
  }
}

int unbank_space_of_number(const struct module *module, LLVMValueRef value) {
  struct arena scratch = {0};
  struct origins it = {
      .module = module, .scratch = &scratch, .seen = map_new(&scratch), .space = -1};
  add_origin(&it, value);
  size_t met = 0;
  while (met < it.found.count && met < ORIGINS_MAX)
    look_behind(&it, it.found.items[met++]);
  const bool is_known = met == it.found.count && !it.differ;
  arena_free(&scratch);
  return is_known ? it.space : -1;
}

/* Bits that XOR, OR or AND with another operand may change. */
static uint64_t changed_bits(const struct module *module, LLVMValueRef inst, LLVMValueRef other) {
  return LLVMGetInstructionOpcode(inst) == LLVMAnd ? ~(uint64_t)LLVMConstIntGetSExtValue(other)
                                                   : unbank_possible_ones(module->ir, other);
}

/* (array + offset) op y is array + (offset op y). */
static bool keeps_array(const struct module *module, LLVMValueRef inst) {
  int operand = unbank_address_operand(module, inst);
  if (operand < 0)
    return false;
  LLVMValueRef other = LLVMGetOperand(inst, operand ? 0 : 1);
  uint32_t array;
  map_get(&module->derived, inst, &array);
  return changed_bits(module, inst, other) < module->arrays.items[array].align &&
         unbank_space_of_number(module, inst) == UNBANK_SHARED_SPACE;
}

bool unbank_asks_for_start(const struct module *module, LLVMValueRef inst) {
  uint32_t array;
  int operand = unbank_address_operand(module, inst);
  return operand >= 0 && map_get(&module->derived, inst, &array) &&
         module->arrays.items[array].is_dynamic && unbank_space_of_number(module, inst) >= 0 &&
         changed_bits(module, inst, LLVMGetOperand(inst, operand ? 0 : 1)) < UNBANK_DYNAMIC_START &&
         !keeps_array(module, inst);
}

/* Values. */

static bool is_signed(LLVMValueRef comparison) {
  LLVMIntPredicate predicate = LLVMGetICmpPredicate(comparison);
  return predicate >= LLVMIntSGT && predicate <= LLVMIntSLE;
}

static bool is_equality(LLVMValueRef comparison) {
  LLVMIntPredicate predicate = LLVMGetICmpPredicate(comparison);
  return predicate == LLVMIntEQ || predicate == LLVMIntNE;
}

/* A generic address of shared memory is not null, wherever it is. */
static bool compares_with_null(LLVMValueRef comparison) {
  LLVMValueRef other = LLVMGetOperand(comparison, 1);
  return is_equality(comparison) && LLVMIsAConstantPointerNull(other) &&
         LLVMGetPointerAddressSpace(LLVMTypeOf(other)) == 0;
}

bool unbank_relates_addresses(const struct module *module, LLVMValueRef inst) {
  LLVMValueRef left = LLVMGetOperand(inst, 0), right = LLVMGetOperand(inst, 1);
  bool is_comparison = LLVMIsAICmpInst(inst);
  uint32_t array, other;
  if (!is_comparison && !is_difference(inst))
    return false;
  if (is_comparison && map_get(&module->derived, left, NULL) && compares_with_null(inst))
    return true;
  if (!map_get(&module->derived, left, &array) || !map_get(&module->derived, right, &other) ||
      array != other || unbank_is_joined_array(&module->arrays.items[array]))
    return false;
  int space = unbank_space_of_number(module, left);
  bool is_placed = is_comparison && is_signed(inst) && space != UNBANK_SHARED_SPACE;
  return space >= 0 && space == unbank_space_of_number(module, right) && !is_placed;
}

/* Low bits. */

enum { OPERATIONS_BEFORE = 2 };

/* Whether a mask, applied to an address that was shifted right by `shift`, leaves only bits that
 * are below UNBANK_DYNAMIC_START in the address. */
static bool is_low_mask(LLVMValueRef mask, unsigned shift) {
  return LLVMIsAConstantInt(mask) && LLVMGetIntTypeWidth(LLVMTypeOf(mask)) <= 64 &&
         LLVMConstIntGetZExtValue(mask) < UNBANK_DYNAMIC_START &&
         LLVMConstIntGetZExtValue(mask) << shift < UNBANK_DYNAMIC_START;
}

/* How many places an operation shifts bits to the right, if it may come before such an AND; -1 if
 * it may not. */
static int shift_before(LLVMValueRef value) {
  enum { SHIFT_MAX = 8 };
  switch ((int)unbank_opcode(value)) {
  case LLVMAdd:
  case LLVMSub:
  case LLVMTrunc:
    return 0;
  case LLVMLShr: {
    LLVMValueRef by = LLVMGetOperand(value, 1);
    bool near = LLVMIsAConstantInt(by) && LLVMConstIntGetZExtValue(by) <= SHIFT_MAX;
    return near ? (int)LLVMConstIntGetZExtValue(by) : -1;
  }
  default:
    return -1;
  }
}

static bool ends_in_low_bits(LLVMValueRef user, unsigned shift, unsigned depth) {
  if (unbank_opcode(user) == LLVMAnd)
    return is_low_mask(LLVMGetOperand(user, 1), shift);
  int more = depth ? shift_before(user) : -1;
  if (more < 0)
    return false;
  UNBANK_EACH_USER(next, user)
    if (!ends_in_low_bits(next, shift + (unsigned)more, depth - 1))
      return false;
  return true;
}

bool unbank_takes_low_bits(const struct module *module, LLVMValueRef user, LLVMValueRef operand) {
  uint32_t array;
  return map_get(&module->derived, operand, &array) && module->arrays.items[array].is_dynamic &&
         !map_get(&module->derived, user, NULL) && ends_in_low_bits(user, 0, OPERATIONS_BEFORE);
}

static bool comes_from_address(const struct module *module, LLVMValueRef value, unsigned depth) {
  if (leads_to_array(module, value))
    return true;
  if (!depth || shift_before(value) < 0)
    return false;
  for (unsigned i = 0; i < (unsigned)LLVMGetNumOperands(value); i++)
    if (comes_from_address(module, LLVMGetOperand(value, i), depth - 1))
      return true;
  return false;
}

bool unbank_leaves_low_bits(const struct module *module, LLVMValueRef inst) {
  return LLVMGetInstructionOpcode(inst) == LLVMAnd && !map_get(&module->derived, inst, NULL) &&
         comes_from_address(module, LLVMGetOperand(inst, 0), OPERATIONS_BEFORE);
}

enum unbank_code unbank_number_code(const struct module *module, LLVMValueRef inst) {
  switch (LLVMGetInstructionOpcode(inst)) {
  case LLVMAdd:
  case LLVMSub:
    return unbank_address_operand(module, inst) < 0 ? UNBANK_CODE_ADDRESS_COMPARED
                                                    : UNBANK_CODE_COUNT;
  case LLVMOr:
    if (LLVMGetIsDisjoint(inst) && unbank_address_operand(module, inst) >= 0)
      return UNBANK_CODE_COUNT;
    /* fall through */
  case LLVMXor:
  case LLVMAnd:
    return keeps_array(module, inst) || unbank_asks_for_start(module, inst)
               ? UNBANK_CODE_COUNT
               : UNBANK_CODE_MIXES_BITS;
  case LLVMIntToPtr:
    return unbank_space_of_number(module, LLVMGetOperand(inst, 0)) == space_of_pointer(inst)
               ? UNBANK_CODE_COUNT
               : UNBANK_CODE_ADDRESS_COMPARED;
  default:
    return UNBANK_CODE_COUNT;
  }
}
