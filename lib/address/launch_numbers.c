/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "address/launch_numbers.h"

#include "shim/query.h"
#include "support/words.h"

enum { STEPS_MAX = 32 }; /* of one computation */

static unsigned width_of(LLVMValueRef value) {
  LLVMTypeRef type = LLVMTypeOf(value);
  return LLVMGetTypeKind(type) == LLVMIntegerTypeKind ? LLVMGetIntTypeWidth(type) : 0;
}

static bool is_number(LLVMValueRef value) { return width_of(value) == 32 || width_of(value) == 64; }

/* Whether memory that an argument leads to is only read. */
static bool is_only_read(LLVMValueRef pointer) {
  UNBANK_EACH_USER(user, pointer) {
    const bool leads_on = LLVMIsAGetElementPtrInst(user) || LLVMIsAAddrSpaceCastInst(user);
    if (!LLVMIsALoadInst(user) && !(leads_on && is_only_read(user)))
      return false;
  }
  return true;
}

/* What a pointer leads to at an offset that is a constant; NULL: another offset. */
static LLVMValueRef root_of(LLVMValueRef pointer) {
  while (LLVMIsAGetElementPtrInst(pointer) || LLVMIsAAddrSpaceCastInst(pointer) ||
         LLVMIsAConstantExpr(pointer)) {
    for (int i = 1; i < LLVMGetNumOperands(pointer); i++)
      if (!LLVMIsAConstantInt(LLVMGetOperand(pointer, (unsigned)i)))
        return NULL;
    pointer = LLVMGetOperand(pointer, 0);
  }
  return pointer;
}

/* Whether a load reads the same number in all threads, and wherever it is executed. */
static bool is_of_launch(LLVMValueRef load) {
  LLVMValueRef root = root_of(LLVMGetOperand(load, 0));
  if (!root || LLVMGetVolatile(load) || LLVMGetOrdering(load) != LLVMAtomicOrderingNotAtomic ||
      !unbank_is_given(LLVMGetOperand(load, 0)))
    return false;
  return LLVMIsAGlobalVariable(root) || (LLVMIsAArgument(root) && is_only_read(root));
}

static bool is_constant_between(LLVMValueRef value, uint64_t low, uint64_t high) {
  return LLVMIsAConstantInt(value) && width_of(value) <= 64 &&
         LLVMConstIntGetZExtValue(value) >= low && LLVMConstIntGetZExtValue(value) <= high;
}

/* Whether an operation can be executed with any operands, and yields the same each time: shifts by
 * less than the width, divisions by positive constants, but no freeze, which may choose one number
 * at the entry and another in the code. */
static bool is_total(LLVMValueRef inst) {
  static const char *const bounds[] = {"llvm.umin.", "llvm.umax.", "llvm.smin.", "llvm.smax."};
  switch (unbank_opcode(inst)) {
  case LLVMAdd:
  case LLVMSub:
  case LLVMMul:
  case LLVMAnd:
  case LLVMOr:
  case LLVMXor:
  case LLVMZExt:
  case LLVMSExt:
  case LLVMTrunc:
  case LLVMICmp:
  case LLVMSelect:
    return true;
  case LLVMShl:
  case LLVMLShr:
  case LLVMAShr:
    return is_constant_between(LLVMGetOperand(inst, 1), 0, width_of(inst) - 1);
  case LLVMUDiv:
  case LLVMURem:
  case LLVMSDiv:
  case LLVMSRem:
    return is_constant_between(LLVMGetOperand(inst, 1), 1, INT32_MAX);
  case LLVMCall:
    return BEGINS_WITH_ANY(unbank_value_name(LLVMGetCalledValue(inst)), bounds);
  default:
    return false;
  }
}

static bool is_computed(LLVMValueRef value, unsigned *steps) {
  if (!width_of(value) || width_of(value) > 64)
    return false;
  if (LLVMIsAConstantInt(value) || LLVMIsAArgument(value))
    return true;
  if (!LLVMIsAInstruction(value) || !*steps)
    return false;
  --*steps;
  if (LLVMIsALoadInst(value))
    return is_of_launch(value);
  bool computed = is_total(value);
  const int operands = LLVMIsACallInst(value) ? 2 : LLVMGetNumOperands(value);
  for (int i = 0; i < operands && computed; i++)
    computed = is_computed(LLVMGetOperand(value, (unsigned)i), steps);
  return computed;
}

static bool is_launch_number(LLVMValueRef value) {
  unsigned steps = STEPS_MAX;
  return is_number(value) && is_computed(value, &steps);
}

/* How many low bits of a value are 0 because it is masked, as those of (n + 3) & -4; 0 of any value
 * that is not the result of a mask. */
static unsigned cleared_bits(LLVMValueRef value) {
  if (!LLVMIsAInstruction(value) || unbank_opcode(value) != LLVMAnd)
    return 0;
  LLVMValueRef mask = LLVMGetOperand(value, 1);
  const uint32_t low = LLVMIsAConstantInt(mask) ? (uint32_t)LLVMConstIntGetZExtValue(mask) : 0;
  return low ? (unsigned)__builtin_ctz(low) : 0;
}

void unbank_find_launch_numbers(const struct module *module, struct kernel *kernel) {
  UNBANK_EACH_BLOCK(block, kernel->function)
    UNBANK_EACH_INSTRUCTION(inst, block)
      if (is_launch_number(inst))
        *ARENA_PUSH(module->arena, &kernel->computed) = inst;
}

struct launch_number unbank_launch_number(const struct kernel *kernel, uint32_t number) {
  const uint32_t arguments = LLVMCountParams(kernel->function);
  LLVMValueRef value = NULL;
  if (unbank_is_argument_number(kernel, number))
    value = LLVMGetParam(kernel->function, number - 1);
  else if (number && number - arguments <= kernel->computed.count)
    value = kernel->computed.items[number - arguments - 1];
  return value && is_number(value) ? (struct launch_number){value, cleared_bits(value)}
                                   : (struct launch_number){NULL, 0};
}

/* An argument of fewer bits counts as what all its users extend it to. */
static LLVMValueRef extended(LLVMValueRef argument) {
  LLVMValueRef out = NULL;
  UNBANK_EACH_USER(user, argument) {
    const bool is_extension = LLVMIsAZExtInst(user) || LLVMIsASExtInst(user);
    if (!is_extension || !is_number(user) || (out && unbank_opcode(out) != unbank_opcode(user)))
      return NULL;
    out = user;
  }
  return out;
}

struct map unbank_launch_numbers(const struct kernel *kernel, struct arena *arena) {
  struct map out = map_new(arena);
  const uint32_t arguments = LLVMCountParams(kernel->function);
  uint32_t of_extended;
  for (uint32_t i = 0; i < arguments; i++)
    if (is_number(LLVMGetParam(kernel->function, i)))
      map_put(&out, LLVMGetParam(kernel->function, i), i + 1);
  for (uint32_t i = 0; i < kernel->computed.count; i++)
    map_put(&out, kernel->computed.items[i], arguments + i + 1);
  for (uint32_t i = 0; i < arguments; i++) {
    LLVMValueRef argument = LLVMGetParam(kernel->function, i), user = extended(argument);
    if (!is_number(argument) && user && map_get(&out, user, &of_extended))
      map_put(&out, argument, of_extended);
  }
  return out;
}
