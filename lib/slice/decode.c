/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "slice/decode.h"

#include <llvm-c/Target.h>

#include "find/arrays.h"
#include "find/joined.h"
#include "find/numbers.h"
#include "shim/query.h"
#include "shim/source.h"
#include "slice/computed.h"
#include "slice/constant.h"
#include "slice/phis.h"
#include "slice/slice_internal.h"
#include "support/integers.h"
#include "support/words.h"

enum { POINTER_BITS = 64 };

static const struct {
  LLVMOpcode opcode;
  enum step_op op;
} binary_opcodes[] = {
    {LLVMAdd, STEP_ADD},   {LLVMSub, STEP_SUB},   {LLVMMul, STEP_MUL},   {LLVMAnd, STEP_AND},
    {LLVMOr, STEP_OR},     {LLVMXor, STEP_XOR},   {LLVMShl, STEP_SHL},   {LLVMLShr, STEP_LSHR},
    {LLVMAShr, STEP_ASHR}, {LLVMUDiv, STEP_UDIV}, {LLVMSDiv, STEP_SDIV}, {LLVMURem, STEP_UREM},
    {LLVMSRem, STEP_SREM},
};

static const struct {
  LLVMIntPredicate predicate;
  enum step_op op;
} predicates[] = {
    {LLVMIntEQ, STEP_EQ},   {LLVMIntNE, STEP_NE},   {LLVMIntULT, STEP_ULT}, {LLVMIntULE, STEP_ULE},
    {LLVMIntUGT, STEP_UGT}, {LLVMIntUGE, STEP_UGE}, {LLVMIntSLT, STEP_SLT}, {LLVMIntSLE, STEP_SLE},
    {LLVMIntSGT, STEP_SGT}, {LLVMIntSGE, STEP_SGE},
};

/* Intrinsics by prefix, and how many operands of the call become operands of the step. An
 * `X.with.overflow` is decoded at its extractvalue. */
static const struct {
  const char *prefix;
  enum step_op op;
  unsigned operands;
} intrinsics[] = {
    {"llvm.umin.", STEP_UMIN, 2},
    {"llvm.umax.", STEP_UMAX, 2},
    {"llvm.smin.", STEP_SMIN, 2},
    {"llvm.smax.", STEP_SMAX, 2},
    {"llvm.uadd.sat.", STEP_UADDSAT, 2},
    {"llvm.sadd.sat.", STEP_SADDSAT, 2},
    {"llvm.usub.sat.", STEP_USUBSAT, 2},
    {"llvm.ssub.sat.", STEP_SSUBSAT, 2},
    {"llvm.ucmp.", STEP_UCMP, 2},
    {"llvm.scmp.", STEP_SCMP, 2},
    {"llvm.abs.", STEP_ABS, 1},
    {"llvm.bitreverse.", STEP_BITREVERSE, 1},
    {"llvm.ctpop.", STEP_CTPOP, 1},
    {"llvm.ctlz.", STEP_CTLZ, 1},
    {"llvm.cttz.", STEP_CTTZ, 1},
    {"llvm.bswap.", STEP_BSWAP, 1},
    {"llvm.fshl.", STEP_FSHL, 3},
    {"llvm.fshr.", STEP_FSHR, 3},
    {"llvm.expect.", STEP_COPY, 1},
    {"llvm.nvvm.mulhi.i", STEP_SMULHI, 2},
    {"llvm.nvvm.mulhi.ll", STEP_SMULHI, 2},
    {"llvm.nvvm.mulhi.ui", STEP_UMULHI, 2},
    {"llvm.nvvm.mulhi.ull", STEP_UMULHI, 2},
    {"llvm.nvvm.mul24.i", STEP_SMUL24, 2},
    {"llvm.nvvm.mul24.ui", STEP_UMUL24, 2},
    {"llvm.nvvm.ldg.global.", STEP_CONSTANT, 1},
    {"llvm.nvvm.ldu.global.", STEP_CONSTANT, 1},
    {"llvm.nvvm.barrier.cta.red.", STEP_VOTE, 0},
    {"llvm.sadd.with.overflow.", STEP_ADD, 2},
    {"llvm.uadd.with.overflow.", STEP_ADD, 2},
    {"llvm.ssub.with.overflow.", STEP_SUB, 2},
    {"llvm.usub.with.overflow.", STEP_SUB, 2},
    {"llvm.smul.with.overflow.", STEP_MUL, 2},
    {"llvm.umul.with.overflow.", STEP_MUL, 2},
};

static const char *const special_registers[] = {
#define X(name, reg, symbol) [SPECIAL_##name] = (reg),
    SLICE_SPECIALS(X)
#undef X
};

static unsigned type_width(LLVMTypeRef type) {
  switch (LLVMGetTypeKind(type)) {
  case LLVMIntegerTypeKind:
    return LLVMGetIntTypeWidth(type) <= 64 ? LLVMGetIntTypeWidth(type) : 0;
  case LLVMPointerTypeKind:
    return POINTER_BITS;
  default:
    return 0;
  }
}

unsigned unbank_slice_width(LLVMValueRef value) { return type_width(LLVMTypeOf(value)); }

bool unbank_slice_is_float(LLVMValueRef value) {
  switch (LLVMGetTypeKind(LLVMTypeOf(value))) {
  case LLVMHalfTypeKind:
  case LLVMBFloatTypeKind:
  case LLVMFloatTypeKind:
  case LLVMDoubleTypeKind:
    return true;
  default:
    return false;
  }
}

static bool is_vector(LLVMValueRef value) {
  return LLVMGetTypeKind(LLVMTypeOf(value)) == LLVMVectorTypeKind;
}

uint32_t unbank_slice_elements(LLVMValueRef value) {
  enum { ELEMENTS_MAX = 16 };
  if (!LLVMIsAInstruction(value) || !is_vector(value) ||
      (LLVMIsACallInst(value) && !LLVMIsAIntrinsicInst(value)))
    return 0;
  const unsigned size = LLVMGetVectorSize(LLVMTypeOf(value));
  return size <= ELEMENTS_MAX ? size : 0;
}

/* A slot that is being decoded. */
struct decoding {
  struct slices *slices;
  struct slice *slice;
  uint32_t slot;
};

static const struct slot *slot_of(const struct decoding *it) {
  return &it->slice->slots.items[it->slot];
}

/* Width of an operand, or of its elements if the slot is a vector element. */
static unsigned width_for(const struct slot *slot, LLVMValueRef value) {
  return slot->vector && is_vector(value) ? type_width(LLVMGetElementType(LLVMTypeOf(value)))
                                          : unbank_slice_width(value);
}

/* Emits the step that computes `slot`. */
static struct step *emit(const struct decoding *it, uint32_t slot, enum step_op op) {
  struct step *step = ARENA_PUSH(it->slices->arena, &it->slice->decoded);
  const struct slot *of = &it->slice->slots.items[slot];
  LLVMValueRef value = slot_value(of);
  *step = (struct step){.op = (uint8_t)op,
                        .width = (uint8_t)(value ? width_for(of, value) : POINTER_BITS),
                        .from = op == STEP_CONSTANT ? (uint8_t)of->element : 0,
                        .out = slot,
                        .a = SLICE_NONE,
                        .b = SLICE_NONE,
                        .c = SLICE_NONE};
  return step;
}

static struct step *emit_two(const struct decoding *it, uint32_t slot, enum step_op op, uint32_t a,
                             uint32_t b) {
  struct step *step = emit(it, slot, op);
  step->a = a, step->b = b;
  return step;
}

static uint32_t new_slot(const struct decoding *it);

/* The slot of a vector element; if it has none, a new unknown one. */
static uint32_t element(const struct decoding *it, LLVMValueRef vector, uint32_t number) {
  uint32_t slot = unbank_slice_need_element(it->slices, it->slice, vector, number);
  if (slot == SLICE_NONE)
    emit(it, slot = new_slot(it), STEP_DATA);
  return slot;
}

static uint32_t operand(const struct decoding *it, LLVMValueRef inst, unsigned number) {
  LLVMValueRef value = LLVMGetOperand(inst, number);
  return slot_of(it)->vector && is_vector(value)
             ? element(it, value, slot_of(it)->element)
             : unbank_slice_need_in(it->slices, it->slice, inst, value);
}

/* Emits a step on the first `count` operands of `inst`, which need not be the slot's own
 * instruction. */
static struct step *emit_operands(const struct decoding *it, enum step_op op, LLVMValueRef inst,
                                  unsigned count) {
  uint32_t slots[3] = {SLICE_NONE, SLICE_NONE, SLICE_NONE};
  for (unsigned i = 0; i < count; i++)
    slots[i] = operand(it, inst, i);
  struct step *step = emit_two(it, it->slot, op, slots[0], slots[1]);
  step->c = slots[2];
  return step;
}

/* Extends or truncates a slot to the width of this one. */
static void emit_resized(const struct decoding *it, uint32_t of, unsigned from, unsigned to,
                         bool is_signed) {
  enum step_op op = to < from   ? STEP_TRUNC
                    : is_signed ? STEP_SEXT
                    : to > from ? STEP_ZEXT
                                : STEP_COPY;
  struct step *step = emit(it, it->slot, op);
  step->a = of, step->from = (uint8_t)from;
}

/* A new slot for an intermediate result. */
static uint32_t new_slot(const struct decoding *it) {
  uint32_t block = it->slice->slots.items[it->slot].block;
  *ARENA_PUSH(it->slices->arena, &it->slice->slots) = (struct slot){.block = block, .local = true};
  return (uint32_t)it->slice->slots.count - 1;
}

/* An operation that is not computed: uniform if all its inputs are. */
static void decode_rest(const struct decoding *it, LLVMValueRef inst) {
  struct computed from;
  if (!unbank_computed_from(inst, it->slice->function == it->slices->kernel->function, &from)) {
    emit(it, it->slot, STEP_DATA);
    return;
  }
  uint32_t leaves[COMPUTED_LEAVES_MAX + 1] = {SLICE_NONE}, so_far = SLICE_NONE;
  for (unsigned i = 0; i < from.count; i++)
    leaves[i] = unbank_slice_need(it->slices, it->slice, from.leaves[i]);
  for (unsigned i = 0; i == 0 || i < from.count; i++) {
    uint32_t out = i + 1 < from.count ? new_slot(it) : it->slot;
    emit_two(it, out, STEP_UNIFORM, so_far, leaves[i])->number =
        from.is_loaded ? LOADED_FLOAT : PLAIN_FLOAT;
    so_far = out;
  }
}

/* base + sum of index * size + constant, as a chain of STEP_SCALED through intermediate slots. */
static bool decode_gep(const struct decoding *it, LLVMValueRef gep) {
  enum { INDICES_MAX = 16 };
  struct {
    uint32_t slot;
    int64_t number;
  } terms[INDICES_MAX + 1];
  int64_t constant = 0;
  unsigned count = 0;
  LLVMTypeRef type = LLVMGetGEPSourceElementType(gep);
  for (unsigned i = 1; i < (unsigned)LLVMGetNumOperands(gep); i++) {
    struct gep_index index;
    if (count == INDICES_MAX ||
        !unbank_slice_enter(it->slices, &type, i == 1, LLVMGetOperand(gep, i), &index) ||
        !unbank_slice_width(index.value))
      return false;
    if (index.is_constant) {
      constant = wrapping_add(constant, index.number);
      continue;
    }
    terms[count].slot = unbank_slice_need(it->slices, it->slice, index.value);
    terms[count++].number = index.number;
  }
  if (constant || !count) {
    terms[count].slot = SLICE_NONE;
    terms[count++].number = constant;
  }
  uint32_t so_far = operand(it, gep, 0);
  for (unsigned i = 0; i < count; i++) {
    uint32_t out = i + 1 < count ? new_slot(it) : it->slot;
    emit_two(it, out, STEP_SCALED, so_far, terms[i].slot)->number = terms[i].number;
    so_far = out;
  }
  return true;
}

/* Three-way comparisons yield -1, 0 or 1, with operands of a different width than the result; in
 * one bit, 1 would be -1. */
static void decode_order(const struct decoding *it, enum step_op op, LLVMValueRef call) {
  unsigned width = unbank_slice_width(LLVMGetOperand(call, 0));
  if (width < 2) {
    emit(it, it->slot, STEP_DATA);
    return;
  }
  emit_operands(it, op, call, 2)->width = (uint8_t)width;
}

/* An address passed through inline PTX: in whatever address space, only its offset in the array
 * matters here. */
static bool decode_handed_on(const struct decoding *it, LLVMValueRef call) {
  LLVMValueRef from = unbank_handed_on(call);
  if (!from)
    return false;
  emit_resized(it, operand(it, call, 0), unbank_slice_width(from), unbank_slice_width(call), false);
  return true;
}

/* A 32-bit shfl with known segments. Its mask is ignored: lanes outside it have no defined
 * value. */
static bool decode_shuffle(const struct decoding *it, LLVMValueRef call, const char *suffix) {
  static const char prefix[] = "llvm.nvvm.shfl.sync.";
  static const char *const modes[] = {"idx", "up", "down", "bfly"};
  const char *name = unbank_value_name(LLVMGetCalledValue(call));
  if (!begins_with(name, prefix) || !LLVMIsAConstantInt(LLVMGetOperand(call, 3)))
    return false;
  const char *mode = name + strlen(prefix);
  for (unsigned i = 0; i < sizeof modes / sizeof *modes; i++)
    if (begins_with(mode, modes[i]) && !strcmp(mode + strlen(modes[i]), suffix)) {
      uint32_t a = operand(it, call, 1), b = operand(it, call, 2);
      emit_two(it, it->slot, STEP_SHUFFLE, a, b)->number =
          i + SHUFFLE_CLAMP * (int64_t)LLVMConstIntGetZExtValue(LLVMGetOperand(call, 3));
      return true;
    }
  return false;
}

/* A vote, or a reduction over the lanes of a mask. */
static bool decode_vote(const struct decoding *it, LLVMValueRef call, const char *name) {
  static const struct {
    const char *prefix;
    unsigned mask;
  } votes[] = {{"llvm.nvvm.vote.", 0}, {"llvm.nvvm.redux.sync.", 1}};
  for (unsigned i = 0; i < sizeof votes / sizeof *votes; i++)
    if (begins_with(name, votes[i].prefix) && unbank_slice_width(call)) {
      const uint32_t mask = operand(it, call, votes[i].mask);
      emit(it, it->slot, STEP_VOTE)->a = mask;
      return true;
    }
  return false;
}

/* The index of the special register that a value reads, or SPECIAL_COUNT. */
static unsigned special_of(LLVMValueRef value) {
  const char *name = unbank_special_register(value);
  unsigned i = 0;
  while (i < SPECIAL_COUNT && (!*name || strcmp(name, special_registers[i]) != 0))
    i++;
  return i;
}

static void decode_call(const struct decoding *it, LLVMValueRef call) {
  if (decode_handed_on(it, call) || decode_shuffle(it, call, ".i32"))
    return;
  LLVMValueRef callee = LLVMGetCalledValue(call);
  const char *name = LLVMIsAFunction(callee) ? unbank_value_name(callee) : "";
  const unsigned special = special_of(call);
  if (special < SPECIAL_COUNT && (special != SPECIAL_LAYOUT_BASE || begins_at_rows(it->slices))) {
    emit(it, it->slot, STEP_SPECIAL)->number = special;
    return;
  }
  if (decode_vote(it, call, name))
    return;
  for (size_t i = 0; i < sizeof intrinsics / sizeof *intrinsics; i++)
    if (begins_with(name, intrinsics[i].prefix) && width_for(slot_of(it), call)) {
      enum step_op op = intrinsics[i].op;
      if (op == STEP_UCMP || op == STEP_SCMP)
        decode_order(it, op, call);
      else
        emit_operands(it, op, call, intrinsics[i].operands);
      return;
    }
  decode_rest(it, call);
}

/* The value part of an `X.with.overflow`, or of a shfl that also returns a predicate. The flag, and
 * any other extract, is unknown. */
static void decode_extract(const struct decoding *it, LLVMValueRef extract) {
  LLVMValueRef call = LLVMGetOperand(extract, 0);
  if (LLVMIsACallInst(call) && LLVMGetNumIndices(extract) == 1 && LLVMGetIndices(extract)[0] == 0) {
    const char *name = unbank_value_name(LLVMGetCalledValue(call));
    if (decode_shuffle(it, call, ".i32p"))
      return;
    for (size_t i = 0; i < sizeof intrinsics / sizeof *intrinsics; i++)
      if (strstr(intrinsics[i].prefix, ".with.overflow.") &&
          begins_with(name, intrinsics[i].prefix)) {
        emit_operands(it, intrinsics[i].op, call, 2);
        return;
      }
  }
  decode_rest(it, extract);
}

/* `a && b` is select(a, b, false) and `a || b` is select(a, true, b). As AND and OR they keep what
 * one side proves. */
static void decode_select(const struct decoding *it, LLVMValueRef select) {
  bool is_and = unbank_slice_width(select) == 1 && unbank_is_number(LLVMGetOperand(select, 2), 0);
  bool is_or = unbank_slice_width(select) == 1 && unbank_is_number(LLVMGetOperand(select, 1), 1);
  if (!is_and && !is_or) {
    emit_operands(it, STEP_SELECT, select, 3);
    return;
  }
  uint32_t a = operand(it, select, 0), b = operand(it, select, is_and ? 1 : 2);
  emit_two(it, it->slot, is_and ? STEP_AND : STEP_OR, a, b);
}

/* The low bits of an address are a plain number: (x & m) - (x & 0). */
static void decode_low_bits(const struct decoding *it, LLVMValueRef inst) {
  uint32_t number = operand(it, inst, 0);
  const uint32_t masks[] = {
      operand(it, inst, 1),
      unbank_slice_need(it->slices, it->slice, LLVMConstNull(LLVMTypeOf(inst)))};
  uint32_t parts[2];
  for (unsigned i = 0; i < 2; i++) {
    parts[i] = new_slot(it);
    emit_two(it, parts[i], STEP_AND, number, masks[i])->width = (uint8_t)unbank_slice_width(inst);
  }
  emit_two(it, it->slot, STEP_SUB, parts[0], parts[1]);
}

static bool decode_binary(const struct decoding *it, LLVMValueRef inst) {
  LLVMOpcode opcode = LLVMGetInstructionOpcode(inst);
  bool is_address = map_get(&it->slices->module->derived, inst, NULL);
  if (is_address &&
      (unbank_number_code(it->slices->module, inst) != UNBANK_CODE_COUNT ||
       (unbank_asks_for_start(it->slices->module, inst) && !begins_at_rows(it->slices))))
    return false;
  if (unbank_leaves_low_bits(it->slices->module, inst)) {
    if (begins_at_rows(it->slices))
      decode_low_bits(it, inst);
    return begins_at_rows(it->slices);
  }
  for (size_t i = 0; i < sizeof binary_opcodes / sizeof *binary_opcodes; i++)
    if (binary_opcodes[i].opcode == opcode) {
      bool is_sum = opcode == LLVMOr && LLVMGetIsDisjoint(inst);
      emit_operands(it, is_sum ? STEP_ADD : binary_opcodes[i].op, inst, 2);
      return true;
    }
  return false;
}

/* Whether a pointer is null in any address space, possibly cast. */
static bool is_null(LLVMValueRef pointer) {
  while (LLVMIsAConstantExpr(pointer) && LLVMGetConstOpcode(pointer) == LLVMAddrSpaceCast)
    pointer = LLVMGetOperand(pointer, 0);
  return LLVMIsAConstantPointerNull(pointer);
}

/* Whether a comparison with null is unsound here: an address that is the array's start has offset
 * 0, like null. Addresses in joined arrays do not. */
static bool meets_null(const struct module *module, LLVMValueRef compare) {
  LLVMValueRef a = LLVMGetOperand(compare, 0), b = LLVMGetOperand(compare, 1);
  LLVMValueRef other = is_null(b) ? a : b;
  uint32_t array;
  if (is_null(a) == is_null(b))
    return false;
  if (!map_get(&module->derived, other, &array))
    return LLVMIsAConstant(other);
  return !unbank_is_joined_array(&module->arrays.items[array]);
}

/* Whether a comparison is between an address and a number that is not null: the array's address is
 * unknown. */
static bool meets_number(const struct module *module, LLVMValueRef compare) {
  LLVMValueRef a = LLVMGetOperand(compare, 0), b = LLVMGetOperand(compare, 1);
  return map_get(&module->derived, a, NULL) != map_get(&module->derived, b, NULL) && !is_null(a) &&
         !is_null(b);
}

/* Addresses are represented by offsets, which may be negative, as after a loop that runs backwards;
 * so unsigned predicates become signed. */
static LLVMIntPredicate predicate_of(const struct module *module, LLVMValueRef compare) {
  LLVMIntPredicate predicate = LLVMGetICmpPredicate(compare);
  const bool is_unsigned = predicate >= LLVMIntUGT && predicate <= LLVMIntULE;
  return is_unsigned && map_get(&module->derived, LLVMGetOperand(compare, 0), NULL)
             ? predicate + (LLVMIntSGT - LLVMIntUGT)
             : predicate;
}

/* Whether a value is a kernel argument, possibly resized. */
static bool is_argument(LLVMValueRef value) {
  while (LLVMIsAZExtInst(value) || LLVMIsATruncInst(value))
    value = LLVMGetOperand(value, 0);
  return LLVMIsAArgument(value);
}

/* LLVM writes i < 1 << n as i >> n == 0, and >= as != 0. Guards are recognised by their bound, so
 * this restores it. False for other comparisons. */
static bool decode_shifted_border(const struct decoding *it, LLVMValueRef compare) {
  const LLVMIntPredicate predicate = LLVMGetICmpPredicate(compare);
  LLVMValueRef shift = LLVMGetOperand(compare, 0), zero = LLVMGetOperand(compare, 1);
  if ((predicate != LLVMIntEQ && predicate != LLVMIntNE) || !LLVMIsConstant(zero) ||
      !LLVMIsNull(zero) || !LLVMIsAInstruction(shift) ||
      LLVMGetInstructionOpcode(shift) != LLVMLShr || !is_argument(LLVMGetOperand(shift, 1)))
    return false;
  const uint8_t width = (uint8_t)unbank_slice_width(shift);
  const uint32_t number = operand(it, shift, 0), count = operand(it, shift, 1),
                 one = unbank_slice_need(it->slices, it->slice,
                                         LLVMConstInt(LLVMTypeOf(shift), 1, false)),
                 border = new_slot(it);
  emit_two(it, border, STEP_SHL, one, count)->width = width;
  emit_two(it, it->slot, predicate == LLVMIntEQ ? STEP_ULT : STEP_UGE, number, border)->width =
      width;
  return true;
}

static void decode_compare(const struct decoding *it, LLVMValueRef compare) {
  const LLVMIntPredicate predicate = predicate_of(it->slices->module, compare);
  unsigned width = width_for(slot_of(it), LLVMGetOperand(compare, 0));
  if (meets_null(it->slices->module, compare) || meets_number(it->slices->module, compare))
    width = 0;
  if (width && !slot_of(it)->vector && decode_shifted_border(it, compare))
    return;
  for (size_t i = 0; width && i < sizeof predicates / sizeof *predicates; i++)
    if (predicates[i].predicate == predicate) {
      emit_operands(it, predicates[i].op, compare, 2)->width = (uint8_t)width;
      return;
    }
  emit(it, it->slot, STEP_DATA);
}

static void decode_cast(const struct decoding *it, LLVMValueRef cast) {
  LLVMValueRef number = LLVMGetOperand(cast, 0);
  unsigned from = width_for(slot_of(it), number), to = width_for(slot_of(it), cast);
  LLVMOpcode opcode = LLVMGetInstructionOpcode(cast);
  if (!from || (opcode == LLVMBitCast && from != to)) {
    decode_rest(it, cast);
    return;
  }
  emit_resized(it, operand(it, cast, 0), from, to, opcode == LLVMSExt);
}

/* Whether a load reads memory that is not written while the kernel runs: the load says so, or its
 * address is based on an argument that does. */
static bool reads_constant(const struct slices *slices, LLVMValueRef load) {
  static const char invariant[] = "invariant.load";
  LLVMContextRef context = LLVMGetModuleContext(slices->module->ir);
  if (LLVMGetVolatile(load) || LLVMGetOrdering(load) != LLVMAtomicOrderingNotAtomic)
    return false;
  if (LLVMGetMetadata(load, LLVMGetMDKindIDInContext(context, invariant, sizeof invariant - 1)))
    return true;
  LLVMValueRef from = LLVMGetOperand(load, 0);
  while (LLVMIsAGetElementPtrInst(from) || LLVMIsAAddrSpaceCastInst(from))
    from = LLVMGetOperand(from, 0);
  return unbank_is_argument_with(slices->kernel->function, from, "noalias") &&
         unbank_is_argument_with(slices->kernel->function, from, "readonly");
}

/* One element of a vector that is assembled from parts. */
static bool decode_element(const struct decoding *it, LLVMValueRef inst) {
  const uint32_t number = slot_of(it)->element;
  uint32_t of;
  if (LLVMIsAInsertElementInst(inst)) {
    LLVMValueRef index = LLVMGetOperand(inst, 2);
    if (!LLVMIsAConstantInt(index))
      return false;
    of = unbank_is_number(index, number)
             ? unbank_slice_need(it->slices, it->slice, LLVMGetOperand(inst, 1))
             : element(it, LLVMGetOperand(inst, 0), number);
  } else if (LLVMIsAShuffleVectorInst(inst)) {
    const int from = LLVMGetMaskValue(inst, number);
    const int count = (int)LLVMGetVectorSize(LLVMTypeOf(LLVMGetOperand(inst, 0)));
    if (from < 0)
      return false;
    of = element(it, LLVMGetOperand(inst, from >= count), (uint32_t)(from % count));
  } else {
    return false;
  }
  emit(it, it->slot, STEP_COPY)->a = of;
  return true;
}

/* One element of a vector, as a scalar. */
static void decode_extracted(const struct decoding *it, LLVMValueRef inst) {
  LLVMValueRef vector = LLVMGetOperand(inst, 0), index = LLVMGetOperand(inst, 1);
  if (!LLVMIsAConstantInt(index) ||
      LLVMConstIntGetZExtValue(index) >= unbank_slice_elements(vector)) {
    decode_rest(it, inst);
    return;
  }
  const uint32_t of = element(it, vector, (uint32_t)LLVMConstIntGetZExtValue(index));
  emit(it, it->slot, STEP_COPY)->a = of;
}

static void decode_variable(const struct decoding *it, LLVMValueRef variable) {
  struct slices *slices = it->slices;
  struct function_list functions = {0};
  unbank_list_given(slices->arena, variable, &functions);
  struct step *step = emit(it, it->slot, STEP_DATA);
  if (!functions.count)
    return;
  *ARENA_PUSH(slices->arena, &slices->given) =
      arena_printf(slices->arena, "a local variable that %s is given",
                   unbank_plain(slices->module->arena, unbank_value_name(functions.items[0])));
  step->number = (int64_t)slices->given.count;
}

static void decode_any(const struct decoding *it, LLVMValueRef inst) {
  if (slot_of(it)->vector && decode_element(it, inst))
    return;
  switch (LLVMGetInstructionOpcode(inst)) {
  case LLVMGetElementPtr:
    if (slot_of(it)->vector || !decode_gep(it, inst))
      emit(it, it->slot, STEP_DATA);
    return;
  case LLVMICmp:
    decode_compare(it, inst);
    return;
  case LLVMSelect:
    decode_select(it, inst);
    return;
  case LLVMCall:
    decode_call(it, inst);
    return;
  case LLVMExtractValue:
    decode_extract(it, inst);
    return;
  case LLVMLoad:
    emit_operands(it, reads_constant(it->slices, inst) ? STEP_CONSTANT : STEP_UNIFORM, inst, 1);
    return;
  case LLVMAlloca:
    decode_variable(it, inst);
    return;
  case LLVMFreeze:
    emit_operands(it, STEP_COPY, inst, 1);
    return;
  case LLVMTrunc:
  case LLVMZExt:
  case LLVMSExt:
  case LLVMBitCast:
  case LLVMAddrSpaceCast:
  case LLVMPtrToInt:
  case LLVMIntToPtr:
    decode_cast(it, inst);
    return;
  case LLVMFPToSI:
  case LLVMFPToUI:
  case LLVMFCmp:
  case LLVMInsertElement:
  case LLVMShuffleVector:
    decode_rest(it, inst);
    return;
  case LLVMExtractElement:
    decode_extracted(it, inst);
    return;
  default:
    if (!decode_binary(it, inst))
      emit(it, it->slot, STEP_DATA);
  }
}

LLVMValueRef unbank_slice_register(LLVMValueRef phi) {
  LLVMValueRef first = LLVMIsAPHINode(phi) ? LLVMGetIncomingValue(phi, 0) : NULL;
  const unsigned special = first ? special_of(first) : SPECIAL_COUNT;
  if (special == SPECIAL_COUNT)
    return NULL;
  for (unsigned i = 1; i < LLVMCountIncoming(phi); i++)
    if (special_of(LLVMGetIncomingValue(phi, i)) != special)
      return NULL;
  return first;
}

void unbank_slice_decode(struct slices *slices, struct slice *slice, uint32_t slot) {
  LLVMValueRef inst = slot_value(&slice->slots.items[slot]), read = unbank_slice_register(inst);
  const struct decoding it = {slices, slice, slot};
  size_t first = slice->decoded.count;
  LLVMValueRef extended = LLVMIsAPHINode(inst) ? unbank_slice_extended(inst) : NULL;
  inst = read ? read : inst;
  if (extended && !read)
    emit_resized(&it, unbank_slice_need(slices, slice, extended), unbank_slice_width(extended),
                 unbank_slice_width(inst), unbank_slice_extension_in(inst) == LLVMSExt);
  else if (width_for(slot_of(&it), inst))
    decode_any(&it, inst);
  else if (unbank_slice_is_float(inst))
    decode_rest(&it, inst);
  else
    emit(&it, slot, STEP_DATA);
  slice->slots.items[slot].first_step = (uint32_t)first;
  slice->slots.items[slot].step_count = (uint32_t)(slice->decoded.count - first);
}
