/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "ir/proof.h"

#include "ir/ir.h"
#include "shim/codegen.h"
#include "support/integers.h"

enum { ALL = 64, UNROLLED_TRIPS_MAX = 64 };

struct proof unbank_proof(LLVMModuleRef module, struct arena *arena) {
  return (struct proof){.module = module,
                        .layout = LLVMGetModuleDataLayout(module),
                        .arena = arena,
                        .index = map_new(arena)};
}

static unsigned fewer(unsigned a, unsigned b) { return a < b ? a : b; }
static unsigned more(unsigned a, unsigned b) { return a > b ? a : b; }

static unsigned zeros_of(uint64_t number) {
  return number ? (unsigned)__builtin_ctzll(number) : ALL;
}

static bool is_constant(LLVMValueRef value) {
  return LLVMIsAConstantInt(value) && LLVMGetIntTypeWidth(LLVMTypeOf(value)) <= 64;
}

/* What is known now. A value that was not met before may have any number of zeros, and is queued.
 */
static unsigned known(struct proof *proof, LLVMValueRef value) {
  uint32_t index;
  if (is_constant(value))
    return zeros_of(LLVMConstIntGetZExtValue(value));
  if (LLVMIsAGlobalVariable(value) || LLVMIsAConstantPointerNull(value) || LLVMIsUndef(value))
    return ALL;
  if (!unbank_opcode(value))
    return 0;
  if (!map_get(&proof->index, value, &index)) {
    index = (uint32_t)proof->values.count;
    map_put(&proof->index, value, index);
    *ARENA_PUSH(proof->arena, &proof->values) = (struct proof_value){value, ALL};
  }
  return proof->values.items[index].zeros;
}

static unsigned operand(struct proof *proof, LLVMValueRef value, unsigned i) {
  return known(proof, LLVMGetOperand(value, i));
}

static unsigned fewest(struct proof *proof, LLVMValueRef value, unsigned from) {
  unsigned zeros = ALL;
  for (unsigned i = from; i < (unsigned)LLVMGetNumOperands(value); i++)
    zeros = fewer(zeros, operand(proof, value, i));
  return zeros;
}

static unsigned of_gep(struct proof *proof, LLVMValueRef gep) {
  unsigned zeros = operand(proof, gep, 0);
  LLVMTypeRef type = LLVMGetGEPSourceElementType(gep);
  for (unsigned i = 1; i < (unsigned)LLVMGetNumOperands(gep); i++) {
    if (i > 1 && LLVMGetTypeKind(type) == LLVMStructTypeKind) {
      unsigned field = (unsigned)LLVMConstIntGetZExtValue(LLVMGetOperand(gep, i));
      zeros = fewer(zeros, zeros_of(LLVMOffsetOfElement(proof->layout, type, field)));
      type = LLVMStructGetTypeAtIndex(type, field);
      continue;
    }
    if (i > 1)
      type = LLVMGetElementType(type);
    uint64_t size;
    if (!unbank_type_bytes(proof->layout, type, &size))
      return 0;
    zeros = fewer(zeros, operand(proof, gep, i) + zeros_of(size));
  }
  return zeros;
}

static unsigned of_left_shift(struct proof *proof, LLVMValueRef value) {
  LLVMValueRef by = LLVMGetOperand(value, 1);
  unsigned zeros = operand(proof, value, 0);
  return is_constant(by) ? zeros + (unsigned)fewer(ALL, (unsigned)LLVMConstIntGetZExtValue(by))
                         : zeros;
}

static unsigned of_difference(struct proof *proof, LLVMValueRef value) {
  bool constant = is_constant(LLVMGetOperand(value, 0)) || is_constant(LLVMGetOperand(value, 1));
  return constant ? fewest(proof, value, 0) : 0;
}

static unsigned of_remainder(struct proof *proof, LLVMValueRef value) {
  return is_constant(LLVMGetOperand(value, 1)) ? fewest(proof, value, 0) : 0;
}

static unsigned evaluate(struct proof *proof, LLVMValueRef value) {
  switch ((int)unbank_opcode(value)) {
  case LLVMGetElementPtr:
    return of_gep(proof, value);
  case LLVMAdd:
  case LLVMOr:
  case LLVMXor:
  case LLVMPHI:
    return fewest(proof, value, 0);
  case LLVMSelect:
    return fewest(proof, value, 1);
  case LLVMSub:
    return of_difference(proof, value);
  case LLVMMul:
    return operand(proof, value, 0) + operand(proof, value, 1);
  case LLVMAnd:
    return more(operand(proof, value, 0), operand(proof, value, 1));
  case LLVMShl:
    return of_left_shift(proof, value);
  case LLVMURem:
    return of_remainder(proof, value);
  case LLVMSExt:
  case LLVMZExt:
  case LLVMTrunc:
  case LLVMFreeze:
  case LLVMBitCast:
  case LLVMPtrToInt:
  case LLVMIntToPtr:
  case LLVMAddrSpaceCast:
    return operand(proof, value, 0);
  default:
    return 0;
  }
}

/* From "all bits are zero" downward, until nothing changes: the most that satisfies all. Operands
 * first. */
static unsigned solve(struct proof *proof, LLVMValueRef value) {
  size_t before = proof->values.count, seen;
  known(proof, value);
  for (bool changed = true; changed;) {
    seen = proof->values.count;
    changed = false;
    for (size_t i = seen; i-- > before;) {
      unsigned now = evaluate(proof, proof->values.items[i].value);
      changed |= now < proof->values.items[i].zeros;
      proof->values.items[i].zeros = fewer(now, proof->values.items[i].zeros);
    }
    changed |= proof->values.count > seen;
  }
  return known(proof, value);
}

/* A phi that starts at a constant and grows by constants. */
static bool is_induction(LLVMValueRef value) {
  if (unbank_opcode(value) != LLVMPHI || LLVMGetTypeKind(LLVMTypeOf(value)) != LLVMIntegerTypeKind)
    return false;
  for (unsigned i = 0; i < LLVMCountIncoming(value); i++) {
    LLVMValueRef in = LLVMGetIncomingValue(value, i);
    bool step = unbank_opcode(in) == LLVMAdd && LLVMGetOperand(in, 0) == value &&
                is_constant(LLVMGetOperand(in, 1));
    if (!step && !is_constant(in))
      return false;
  }
  return true;
}

static bool steps_bytes(struct proof *proof, LLVMValueRef gep) {
  uint64_t size;
  return unbank_opcode(gep) == LLVMGetElementPtr && LLVMGetNumOperands(gep) == 2 &&
         unbank_type_bytes(proof->layout, LLVMGetGEPSourceElementType(gep), &size) && size == 1;
}

/* x + (y + c): instruction selection makes it (x + y) + c. Takes c off, to be added to *constant.
 */
static unsigned zeros_but(struct proof *proof, LLVMValueRef pointer, int64_t *constant) {
  LLVMValueRef index = steps_bytes(proof, pointer) ? LLVMGetOperand(pointer, 1) : NULL;
  if (!index || unbank_opcode(index) != LLVMAdd || !is_constant(LLVMGetOperand(index, 1)))
    return solve(proof, pointer);
  *constant = wrapping_add(*constant, LLVMConstIntGetSExtValue(LLVMGetOperand(index, 1)));
  return fewer(solve(proof, LLVMGetOperand(pointer, 0)), solve(proof, LLVMGetOperand(index, 0)));
}

/* Of a phi that grows by one constant, with that constant in *step. */
static bool grows(struct proof *proof, LLVMValueRef phi, int64_t *step) {
  if (unbank_opcode(phi) != LLVMPHI)
    return false;
  for (unsigned i = 0; i < LLVMCountIncoming(phi); i++) {
    LLVMValueRef in = LLVMGetIncomingValue(phi, i);
    bool adds = unbank_opcode(in) == LLVMAdd && LLVMGetOperand(in, 0) == phi &&
                is_constant(LLVMGetOperand(in, 1));
    if (adds)
      *step = LLVMConstIntGetSExtValue(LLVMGetOperand(in, 1));
    else if (LLVMGetTypeKind(LLVMTypeOf(in)) != LLVMPointerTypeKind ||
             unbank_strip_constant_offset(proof->module, in, step) != phi)
      continue;
    return true;
  }
  return false;
}

int64_t unbank_proved_step(struct proof *proof, LLVMValueRef pointer) {
  int64_t constant, step = 0;
  LLVMValueRef base = unbank_strip_constant_offset(proof->module, pointer, &constant);
  if (grows(proof, base, &step))
    return step;
  if (unbank_opcode(base) != LLVMGetElementPtr || LLVMGetNumOperands(base) != 2 ||
      !grows(proof, LLVMGetOperand(base, 1), &step))
    return 0;
  uint64_t size;
  return unbank_type_bytes(proof->layout, LLVMGetGEPSourceElementType(base), &size)
             ? wrapping_multiply(step, (int64_t)size)
             : 0;
}

/* Iterations of a loop of one block that counts by a constant to a constant; 0: not known. */
static uint64_t constant_trips(LLVMBasicBlockRef block) {
  LLVMValueRef branch = LLVMGetBasicBlockTerminator(block), start = NULL;
  if (!LLVMIsABranchInst(branch) || !LLVMIsConditional(branch))
    return 0;
  LLVMValueRef compare = LLVMGetCondition(branch);
  if (!LLVMIsAICmpInst(compare) || !is_constant(LLVMGetOperand(compare, 1)))
    return 0;
  LLVMIntPredicate predicate = LLVMGetICmpPredicate(compare);
  LLVMValueRef next = LLVMGetOperand(compare, 0);
  if ((predicate != LLVMIntEQ && predicate != LLVMIntNE) || unbank_opcode(next) != LLVMAdd ||
      !is_constant(LLVMGetOperand(next, 1)) || !is_induction(LLVMGetOperand(next, 0)) ||
      LLVMGetInstructionParent(LLVMGetOperand(next, 0)) != block)
    return 0;
  LLVMValueRef phi = LLVMGetOperand(next, 0);
  for (unsigned i = 0; i < LLVMCountIncoming(phi); i++)
    if (LLVMGetIncomingValue(phi, i) != next)
      start = LLVMGetIncomingValue(phi, i);
  int64_t step = LLVMConstIntGetSExtValue(LLVMGetOperand(next, 1));
  int64_t way =
      start ? LLVMConstIntGetSExtValue(LLVMGetOperand(compare, 1)) - LLVMConstIntGetSExtValue(start)
            : 0;
  return step && way % step == 0 && way / step > 0 ? (uint64_t)(way / step) : 0;
}

/* A pointer phi of a loop that ptxas may unroll whole: then every iteration's address is where it
 * starts and a constant. */
static bool may_unroll(struct proof *proof, LLVMValueRef base, LLVMValueRef *start, int64_t *step) {
  if (!grows(proof, base, step) || LLVMGetTypeKind(LLVMTypeOf(base)) != LLVMPointerTypeKind ||
      LLVMCountIncoming(base) != 2)
    return false;
  uint64_t trips = constant_trips(LLVMGetInstructionParent(base));
  for (unsigned i = 0; i < 2; i++)
    if (LLVMGetIncomingBlock(base, i) != LLVMGetInstructionParent(base))
      *start = LLVMGetIncomingValue(base, i);
  return trips && trips <= UNROLLED_TRIPS_MAX && *start;
}

struct proved unbank_proved(struct proof *proof, LLVMValueRef pointer) {
  struct proved out = {.certain = true};
  LLVMValueRef start = NULL, index = NULL;
  int64_t step = 0;
  out.base = unbank_strip_constant_offset(proof->module, pointer, &out.constant);
  if (steps_bytes(proof, out.base) && is_induction(LLVMGetOperand(out.base, 1))) {
    index = LLVMGetOperand(out.base, 1);
    start = LLVMGetOperand(out.base, 0);
  } else if (!may_unroll(proof, out.base, &start, &step)) {
    out.zeros = zeros_but(proof, out.base, &out.inner);
    return out;
  }
  start = unbank_strip_constant_offset(proof->module, start, &out.inner);
  unsigned of_steps = index ? solve(proof, index) : zeros_of((uint64_t)step);
  out.zeros = fewer(zeros_but(proof, start, &out.inner), of_steps);
  out.certain = index || out.zeros <= zeros_of((uint64_t)out.inner);
  return out;
}
