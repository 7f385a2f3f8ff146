/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Inline PTX that touches memory: loads, stores and atomics become plain IR in the address space
 * that the instruction names, so that the hooks see them; cp.async, ldmatrix and stmatrix calls of
 * host functions, of which host_accesses tells. Hints on caches are read over.
 *
 * An address is a number here. Shared memory lies below 4 GB, so 32 bits hold such an address. */
#include "sim/ptx/inline_internal.h"

static const struct ptx_type u32 = {'u', 32, 1, "u32"}, u64 = {'u', 64, 1, "u64"};

/* Addresses. */

static const struct {
  const char *word;
  unsigned space;
} spaces[] = {{"global", 1},          {"shared", 3}, {"shared::cta", 3},
              {"shared::cluster", 3}, {"const", 4},  {"local", 5}};

static unsigned space_of(const struct asm_instruction *inst) {
  for (size_t i = 0; i < sizeof spaces / sizeof *spaces; i++)
    if (ptx_has(inst, spaces[i].word))
      return spaces[i].space;
  return 0;
}

/* No report lists an access by an address that the text computes: the array that it leads to is not
 * found behind a product. */
static LLVMValueRef hide_origin(struct ptx *it, LLVMValueRef base) {
  return LLVMBuildMul(it->builder, base, LLVMConstInt(LLVMTypeOf(base), 1, false), "");
}

LLVMValueRef ptx_address(struct ptx *it, const struct asm_operand *operand, unsigned space) {
  if (operand->kind != OPERAND_ADDRESS)
    return NULL;
  LLVMValueRef base = ptx_get(it, &operand->parts[0], u64);
  if (!base)
    return NULL;
  if (operand->part_count > 1 || !operand->parts[0].name || operand->parts[0].name[0] != '$')
    base = hide_origin(it, base);
  if (operand->part_count > 1) {
    LLVMValueRef offset = ptx_get(it, &operand->parts[1], u64);
    base = offset ? LLVMBuildAdd(it->builder, base, offset, "") : NULL;
  } else if (operand->number) {
    base =
        LLVMBuildAdd(it->builder, base, LLVMConstInt(ptx_int(it, 64), operand->number, false), "");
  }
  LLVMTypeRef type = LLVMPointerTypeInContext(it->lower->context, space);
  return base ? LLVMBuildIntToPtr(it->builder, base, type, "") : NULL;
}

/* Loads and stores. */

static unsigned vector_of(const struct asm_instruction *inst) {
  return ptx_has(inst, "v2") ? 2 : ptx_has(inst, "v4") ? 4 : ptx_has(inst, "v8") ? 8 : 1;
}

/* A type as memory has it: bits, as lanes are moved whole. */
static LLVMTypeRef memory_type(struct ptx *it, struct ptx_type type, unsigned count) {
  LLVMTypeRef one = ptx_int(it, type.bits * type.lanes);
  return count > 1 ? LLVMVectorType(one, count) : one;
}

/* NotAtomic: the instruction says nothing. */
static LLVMAtomicOrdering order_of(const struct asm_instruction *inst) {
  return ptx_has(inst, "acquire")   ? LLVMAtomicOrderingAcquire
         : ptx_has(inst, "release") ? LLVMAtomicOrderingRelease
         : ptx_has(inst, "acq_rel") ? LLVMAtomicOrderingAcquireRelease
         : ptx_has(inst, "relaxed") ? LLVMAtomicOrderingMonotonic
                                    : LLVMAtomicOrderingNotAtomic;
}

/* One value may stand in braces, too: `ld.global.b32 { %0 }, [%1];`. */
static const struct asm_operand *without_braces(const struct asm_operand *operand) {
  bool is_one = operand->kind == OPERAND_VECTOR && operand->part_count == 1;
  return is_one ? &operand->parts[0] : operand;
}

static bool emit_ld(struct ptx *it, const struct asm_instruction *inst) {
  struct ptx_type type = ptx_type_at(inst, 0);
  unsigned count = vector_of(inst), bytes = type.bits * type.lanes / 8;
  if (!type.kind || type.kind == 'p' || inst->operand_count < 2 || ptx_has(inst, "param"))
    return false;
  LLVMValueRef pointer = ptx_address(it, &inst->operands[1], space_of(inst));
  const struct asm_operand *out = &inst->operands[0];
  if (!pointer || (count > 1 && (out->kind != OPERAND_VECTOR || out->part_count != count)))
    return false;
  LLVMValueRef value = LLVMBuildLoad2(it->builder, memory_type(it, type, count), pointer, "");
  LLVMSetAlignment(value, bytes * count);
  LLVMSetVolatile(value, ptx_has(inst, "volatile"));
  if (count == 1) {
    if (bytes <= 8)
      LLVMSetOrdering(value, order_of(inst));
    return ptx_set(it, without_braces(out), value, type.kind == 's');
  }
  for (unsigned i = 0; i < count; i++) {
    LLVMValueRef at = LLVMConstInt(ptx_int(it, 32), i, false);
    LLVMValueRef each = LLVMBuildExtractElement(it->builder, value, at, "");
    if (!ptx_set(it, &out->parts[i], each, type.kind == 's'))
      return false;
  }
  return true;
}

static bool emit_st(struct ptx *it, const struct asm_instruction *inst) {
  struct ptx_type type = ptx_type_at(inst, 0);
  unsigned count = vector_of(inst), bytes = type.bits * type.lanes / 8;
  if (!type.kind || type.kind == 'p' || inst->operand_count < 2)
    return false;
  struct ptx_type plain = {'b', type.bits * type.lanes, 1, type.name};
  LLVMValueRef pointer = ptx_address(it, &inst->operands[0], space_of(inst));
  const struct asm_operand *in = &inst->operands[1];
  if (!pointer || (count > 1 && (in->kind != OPERAND_VECTOR || in->part_count != count)))
    return false;
  LLVMValueRef value = LLVMGetUndef(memory_type(it, type, count));
  for (unsigned i = 0; i < count; i++) {
    LLVMValueRef each = ptx_get(it, count > 1 ? &in->parts[i] : without_braces(in), plain);
    if (!each)
      return false;
    LLVMValueRef at = LLVMConstInt(ptx_int(it, 32), i, false);
    value = count > 1 ? LLVMBuildInsertElement(it->builder, value, each, at, "") : each;
  }
  LLVMValueRef store = LLVMBuildStore(it->builder, value, pointer);
  LLVMSetAlignment(store, bytes * count);
  LLVMSetVolatile(store, ptx_has(inst, "volatile"));
  if (count == 1 && bytes <= 8)
    LLVMSetOrdering(store, order_of(inst));
  return true;
}

/* Atomics. */

enum { NO_OPERATION = -1 };
static const struct {
  const char *word;
  int of_unsigned, of_signed, of_real;
} operations[] = {
    {"add", LLVMAtomicRMWBinOpAdd, LLVMAtomicRMWBinOpAdd, LLVMAtomicRMWBinOpFAdd},
    {"and", LLVMAtomicRMWBinOpAnd, LLVMAtomicRMWBinOpAnd, NO_OPERATION},
    {"or", LLVMAtomicRMWBinOpOr, LLVMAtomicRMWBinOpOr, NO_OPERATION},
    {"xor", LLVMAtomicRMWBinOpXor, LLVMAtomicRMWBinOpXor, NO_OPERATION},
    {"exch", LLVMAtomicRMWBinOpXchg, LLVMAtomicRMWBinOpXchg, NO_OPERATION},
    {"min", LLVMAtomicRMWBinOpUMin, LLVMAtomicRMWBinOpMin, LLVMAtomicRMWBinOpFMin},
    {"max", LLVMAtomicRMWBinOpUMax, LLVMAtomicRMWBinOpMax, LLVMAtomicRMWBinOpFMax},
    {"inc", LLVMAtomicRMWBinOpUIncWrap, NO_OPERATION, NO_OPERATION},
    {"dec", LLVMAtomicRMWBinOpUDecWrap, NO_OPERATION, NO_OPERATION},
};

/* As an atomic update has it, where silence means relaxed. */
static LLVMAtomicOrdering update_order(const struct asm_instruction *inst) {
  LLVMAtomicOrdering order = order_of(inst);
  return order == LLVMAtomicOrderingNotAtomic ? LLVMAtomicOrderingMonotonic : order;
}

static LLVMValueRef update(struct ptx *it, const struct asm_instruction *inst, LLVMValueRef pointer,
                           LLVMValueRef value, struct ptx_type type) {
  for (size_t i = 0; i < sizeof operations / sizeof *operations; i++) {
    if (!ptx_has(inst, operations[i].word))
      continue;
    int operation = ptx_is_real(type)  ? operations[i].of_real
                    : type.kind == 's' ? operations[i].of_signed
                                       : operations[i].of_unsigned;
    return operation == NO_OPERATION
               ? NULL
               : LLVMBuildAtomicRMW(it->builder, (LLVMAtomicRMWBinOp)operation, pointer, value,
                                    update_order(inst), false);
  }
  return NULL;
}

/* `first`: the operand that holds the address; atom has its result before that. */
static bool atomic(struct ptx *it, const struct asm_instruction *inst, unsigned first) {
  struct ptx_type type = ptx_type_at(inst, 0);
  if (!type.kind || inst->operand_count < first + 2 || vector_of(inst) > 1)
    return false;
  LLVMValueRef pointer = ptx_address(it, &inst->operands[first], space_of(inst));
  LLVMValueRef value = ptx_get(it, &inst->operands[first + 1], type);
  if (!pointer || !value)
    return false;
  LLVMValueRef old;
  if (ptx_has(inst, "cas")) {
    LLVMValueRef wanted = ptx_get(it, &inst->operands[first + 2], type);
    if (inst->operand_count < first + 3 || !wanted)
      return false;
    old = LLVMBuildAtomicCmpXchg(it->builder, pointer, value, wanted, update_order(inst),
                                 LLVMAtomicOrderingMonotonic, false);
    old = LLVMBuildExtractValue(it->builder, old, 0, "");
  } else {
    old = update(it, inst, pointer, value, type);
  }
  return old && (first == 0 || ptx_set(it, &inst->operands[0], old, false));
}
static bool emit_atom(struct ptx *it, const struct asm_instruction *inst) {
  return atomic(it, inst, 1);
}
static bool emit_red(struct ptx *it, const struct asm_instruction *inst) {
  return !ptx_has(inst, "async") && atomic(it, inst, 0);
}

/* cp.async.ca.shared.global [to], [from], bytes {, bytes that are read} {, hint}; .ignore-src is a
 * predicate in the place of the latter. */
static bool emit_copy(struct ptx *it, const struct asm_instruction *inst) {
  if (inst->operand_count < 3 || inst->operands[2].kind != OPERAND_INTEGER) {
    struct asm_operand bytes = inst->operands[2];
    LLVMValueRef value = inst->operand_count < 3 ? NULL : ptx_get(it, &bytes, u32);
    if (!value || !LLVMIsAConstantInt(value))
      return false;
  }
  LLVMValueRef bytes = ptx_get(it, &inst->operands[2], u32);
  bool hint = ptx_has(inst, "L2::cache_hint");
  unsigned given = inst->operand_count - hint;
  LLVMValueRef values[] = {ptx_address(it, &inst->operands[0], 3),
                           ptx_address(it, &inst->operands[1], 1), NULL};
  if (!values[0] || !values[1] || given > 4)
    return false;
  const char *name = ptx_printf(it, "cp.async.%s.shared.global.%llu",
                                ptx_has(inst, "cg") ? "cg" : "ca", LLVMConstIntGetZExtValue(bytes));
  if (given < 4)
    return ptx_host(it, name, it->lower->none, values, 2) != NULL;
  values[2] = ptx_get(it, &inst->operands[3], u32);
  if (!values[2])
    return false;
  values[1] = lower_source(it->lower, values[1], values[2]);
  return ptx_host(it, ptx_printf(it, "%s.s", name), it->lower->none, values, 3) != NULL;
}

static bool emit_cp(struct ptx *it, const struct asm_instruction *inst) {
  if (!ptx_has(inst, "async") || ptx_has(inst, "reduce"))
    return false;
  if (ptx_has(inst, "bulk"))
    return ptx_copy_bulk(it, inst);
  if (ptx_has(inst, "mbarrier"))
    return ptx_copy_arrive(it, inst);
  bool waits =
      ptx_has(inst, "commit_group") || ptx_has(inst, "wait_group") || ptx_has(inst, "wait_all");
  return waits || emit_copy(it, inst);
}

/* ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {a, b, c, d}, [p]; stmatrix the other way. */

static const char *matrix_name(struct ptx *it, const struct asm_instruction *inst) {
  const char *count = ptx_has(inst, "x1") ? "x1" : ptx_has(inst, "x2") ? "x2" : "x4";
  if (!ptx_has(inst, "m8n8") || !ptx_has(inst, "b16") || inst->operand_count != 2)
    return NULL;
  return ptx_printf(it, "%s.sync.aligned.m8n8.%s%s.b16", inst->words[0], count,
                    ptx_if(inst, ".trans"));
}

static unsigned matrix_count(const struct asm_instruction *inst) {
  return ptx_has(inst, "x1") ? 1 : ptx_has(inst, "x2") ? 2 : 4;
}

static bool emit_ldmatrix(struct ptx *it, const struct asm_instruction *inst) {
  const char *name = matrix_name(it, inst);
  unsigned count = matrix_count(inst);
  LLVMTypeRef word = ptx_int(it, 32), members[] = {word, word, word, word};
  LLVMTypeRef type = LLVMStructTypeInContext(it->lower->context, members, count, false);
  const struct asm_operand *out = &inst->operands[0];
  LLVMValueRef pointer = name ? ptx_address(it, &inst->operands[1], 3) : NULL;
  LLVMValueRef value = pointer ? ptx_host(it, name, type, &pointer, 1) : NULL;
  if (!value || (count > 1 && (out->kind != OPERAND_VECTOR || out->part_count != count)))
    return false;
  for (unsigned i = 0; i < count; i++) {
    LLVMValueRef each = LLVMBuildExtractValue(it->builder, value, i, "");
    if (!ptx_set(it, out->kind == OPERAND_VECTOR ? &out->parts[i] : out, each, false))
      return false;
  }
  return true;
}

static bool emit_stmatrix(struct ptx *it, const struct asm_instruction *inst) {
  const char *name = matrix_name(it, inst);
  unsigned count = matrix_count(inst);
  const struct asm_operand *in = &inst->operands[1];
  LLVMValueRef values[] = {name ? ptx_address(it, &inst->operands[0], 3) : NULL, NULL, NULL, NULL,
                           NULL};
  if (!name || (count > 1 && (in->kind != OPERAND_VECTOR || in->part_count != count)))
    return false;
  for (unsigned i = 0; i < count; i++)
    values[i + 1] = ptx_get(it, in->kind == OPERAND_VECTOR ? &in->parts[i] : in, u32);
  return ptx_host(it, name, it->lower->none, values, count + 1) != NULL;
}

/* isspacep.shared p, address */
static bool emit_isspacep(struct ptx *it, const struct asm_instruction *inst) {
  if (inst->operand_count != 2 || inst->word_count < 2)
    return false;
  LLVMValueRef number = ptx_get(it, &inst->operands[1], u64);
  const char *space = inst->words[1];
  if (!strcmp(space, "shared::cta"))
    space = "shared";
  if (!strcmp(space, "shared::cluster"))
    space = "shared.cluster";
  LLVMValueRef pointer =
      number ? LLVMBuildIntToPtr(it->builder, number, it->lower->pointer, "") : NULL;
  const char *name = ptx_printf(it, "isspacep.%s", space);
  return ptx_host_result(it, inst, name, ptx_int(it, 1), &pointer, 1);
}

/* createpolicy: a hint for caches, which nothing here has. */
static bool emit_policy(struct ptx *it, const struct asm_instruction *inst) {
  return inst->operand_count &&
         ptx_set(it, &inst->operands[0], LLVMConstInt(ptx_int(it, 64), 0, false), false);
}

static bool emit_nothing(struct ptx *it, const struct asm_instruction *inst) {
  (void)it, (void)inst;
  return true;
}

/* Threads in turn keep their order anyway; the fence tells the detector of races. */
static bool emit_fence(struct ptx *it, const struct asm_instruction *inst) {
  (void)inst;
  LLVMBuildFence(it->builder, LLVMAtomicOrderingSequentiallyConsistent, false, "");
  return true;
}

const struct ptx_row ptx_memory[] = {
    {"ld", emit_ld},
    {"ldu", emit_ld},
    {"st", emit_st},
    {"atom", emit_atom},
    {"red", emit_red},
    {"cp", emit_cp},
    {"ldmatrix", emit_ldmatrix},
    {"stmatrix", emit_stmatrix},
    {"isspacep", emit_isspacep},
    {"createpolicy", emit_policy},
    {"membar", emit_fence},
    {"fence", emit_fence},
    {"prefetch", emit_nothing},
    {"prefetchu", emit_nothing},
    {"applypriority", emit_nothing},
    {"discard", emit_nothing},
    {"griddepcontrol", emit_nothing},
    {"pmevent", emit_nothing},
    {NULL, NULL},
};
