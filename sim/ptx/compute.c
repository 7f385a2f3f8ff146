/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Inline PTX that computes: integers, bits, floating point, comparisons. */
#include "sim/ptx/inline_internal.h"

static const struct ptx_type u32 = {'u', 32, 1, "u32"};
static const struct ptx_type predicate = {'p', 1, 1, "pred"};

static LLVMValueRef number(struct ptx *it, LLVMTypeRef type, uint64_t value) {
  (void)it;
  return LLVMConstInt(type, value, false);
}

static bool set(struct ptx *it, const struct asm_instruction *inst, LLVMValueRef value) {
  return inst->operand_count && ptx_set(it, &inst->operands[0], value, false);
}

/* A host function of operands 1, 2, ... of one type. */
static bool host(struct ptx *it, const struct asm_instruction *inst, const char *name,
                 struct ptx_type type, LLVMTypeRef result) {
  LLVMValueRef values[ASM_OPERANDS];
  unsigned count = inst->operand_count ? inst->operand_count - 1 : 0;
  for (unsigned i = 0; i < count; i++)
    values[i] = ptx_source(it, inst, i + 1, type);
  return ptx_host_result(it, inst, name, result, values, count);
}

/* What one instruction of the IR makes of operands 1 and 2. */
static bool binary(struct ptx *it, const struct asm_instruction *inst, LLVMOpcode opcode) {
  struct ptx_type type = ptx_type_at(inst, 0);
  LLVMValueRef a = ptx_source(it, inst, 1, type), b = ptx_source(it, inst, 2, type);
  return a && b && set(it, inst, LLVMBuildBinOp(it->builder, opcode, a, b, ""));
}

/* "rn" and so on; where there is none, `otherwise`. */
static const char *rounding(const struct asm_instruction *inst, const char *otherwise) {
  const char *word = PTX_WHICH(inst, "rn", "rz", "rm", "rp");
  return word ? word : otherwise;
}

/* Floating point. */

/* "f", "d", or the whole name of a type of 16 bits, as host functions end. */
static const char *letter(struct ptx_type type) {
  return type.bits == 16 ? type.name : type.bits == 64 ? "d" : "f";
}

/* add, mul, fma of float and double: PTX's default is .rn. */
static const char *operation_name(struct ptx *it, const struct asm_instruction *inst,
                                  const char *name, struct ptx_type type) {
  return ptx_printf(it, "%s.%s%s%s.%s", name, rounding(inst, "rn"), ptx_if(inst, ".ftz"),
                    ptx_if(inst, ".sat"), letter(type));
}

static bool float_operation(struct ptx *it, const struct asm_instruction *inst, const char *name,
                            struct ptx_type type) {
  return host(it, inst, operation_name(it, inst, name, type), type, ptx_llvm_type(it, type));
}

static bool has_plain_rounding(const struct asm_instruction *inst) {
  return !strcmp(rounding(inst, "rn"), "rn") && !ptx_has(inst, "ftz") && !ptx_has(inst, "sat") &&
         !ptx_has(inst, "relu");
}

/* Halves have no other directions; .sat and .relu come last. */
static LLVMValueRef finish_half(struct ptx *it, const struct asm_instruction *inst,
                                LLVMValueRef value, struct ptx_type type) {
  if (!ptx_has(inst, "sat"))
    return value;
  return type.lanes == 1 ? ptx_host(it, "saturate.f16", ptx_llvm_type(it, type), &value, 1) : NULL;
}

static bool real_binary(struct ptx *it, const struct asm_instruction *inst, const char *name,
                        LLVMOpcode opcode, struct ptx_type type) {
  if (type.bits > 16 && !has_plain_rounding(inst))
    return float_operation(it, inst, name, type);
  LLVMValueRef a = ptx_source(it, inst, 1, type), b = ptx_source(it, inst, 2, type);
  if (!a || !b)
    return false;
  LLVMValueRef value = LLVMBuildBinOp(it->builder, opcode, a, b, "");
  return set(it, inst, type.bits == 16 ? finish_half(it, inst, value, type) : value);
}

static bool emit_fma(struct ptx *it, const struct asm_instruction *inst) {
  struct ptx_type type = ptx_type_at(inst, 0);
  LLVMTypeRef result = ptx_llvm_type(it, type);
  if (type.bits > 16 && !has_plain_rounding(inst))
    return float_operation(it, inst, "fma", type);
  LLVMValueRef values[] = {ptx_source(it, inst, 1, type), ptx_source(it, inst, 2, type),
                           ptx_source(it, inst, 3, type)};
  if (type.bits > 16)
    return set(it, inst, ptx_intrinsic(it, "llvm.fma", result, values, 3));
  const char *name = ptx_printf(it, "fma.rn%s%s%s.%s", ptx_if(inst, ".ftz"), ptx_if(inst, ".sat"),
                                ptx_if(inst, ".relu"), type.name);
  return ptx_host_result(it, inst, name, result, values, 3);
}

/* ex2, lg2, sin, cos, tanh, rsqrt, and rcp and sqrt where they are approximate. */
static bool emit_approximate(struct ptx *it, const struct asm_instruction *inst) {
  struct ptx_type type = ptx_type_at(inst, 0);
  const char *name = ptx_printf(it, "%s.%s%s.%s", inst->words[0], rounding(inst, "approx"),
                                ptx_if(inst, ".ftz"), letter(type));
  return host(it, inst, name, type, ptx_llvm_type(it, type));
}

static bool emit_div(struct ptx *it, const struct asm_instruction *inst) {
  struct ptx_type type = ptx_type_at(inst, 0);
  if (!ptx_is_real(type))
    return binary(it, inst, type.kind == 's' ? LLVMSDiv : LLVMUDiv);
  const char *ftz = ptx_if(inst, ".ftz");
  if (ptx_has(inst, "full"))
    return host(it, inst, ptx_printf(it, "div.full%s", ftz), type, ptx_llvm_type(it, type));
  if (ptx_has(inst, "approx"))
    return host(it, inst, ptx_printf(it, "div.approx%s.f", ftz), type, ptx_llvm_type(it, type));
  return float_operation(it, inst, "div", type);
}

static bool emit_rem(struct ptx *it, const struct asm_instruction *inst) {
  return binary(it, inst, ptx_type_at(inst, 0).kind == 's' ? LLVMSRem : LLVMURem);
}

/* min.NaN.f32 becomes fmin.nan.f; integers are plain IR. */
static bool emit_extreme(struct ptx *it, const struct asm_instruction *inst) {
  struct ptx_type type = ptx_type_at(inst, 0);
  LLVMTypeRef result = ptx_llvm_type(it, type);
  if (ptx_is_real(type)) {
    const char *name = ptx_printf(it, "f%s%s%s%s.%s", inst->words[0], ptx_if(inst, ".ftz"),
                                  ptx_has(inst, "NaN") ? ".nan" : "",
                                  ptx_has(inst, "xorsign") ? ".xorsign.abs" : "", letter(type));
    return host(it, inst, name, type, result);
  }
  LLVMValueRef values[] = {ptx_source(it, inst, 1, type), ptx_source(it, inst, 2, type)};
  const char *name = ptx_printf(it, "llvm.%c%s", type.kind == 's' ? 's' : 'u', inst->words[0]);
  return type.kind && set(it, inst, ptx_intrinsic(it, name, result, values, 2));
}

static bool emit_neg(struct ptx *it, const struct asm_instruction *inst) {
  struct ptx_type type = ptx_type_at(inst, 0);
  LLVMValueRef a = ptx_source(it, inst, 1, type);
  if (!a)
    return false;
  return set(it, inst,
             ptx_is_real(type) ? LLVMBuildFNeg(it->builder, a, "")
                               : LLVMBuildNeg(it->builder, a, ""));
}

static bool emit_abs(struct ptx *it, const struct asm_instruction *inst) {
  struct ptx_type type = ptx_type_at(inst, 0);
  LLVMValueRef a = ptx_source(it, inst, 1, type);
  if (!a)
    return false;
  if (ptx_is_real(type) && ptx_has(inst, "ftz"))
    return host(it, inst, "fabs.ftz.f", type, ptx_llvm_type(it, type));
  if (ptx_is_real(type))
    return set(it, inst, ptx_intrinsic(it, "llvm.fabs", LLVMTypeOf(a), &a, 1));
  LLVMValueRef values[] = {a, LLVMBuildNeg(it->builder, a, "")};
  return set(it, inst, ptx_intrinsic(it, "llvm.smax", LLVMTypeOf(a), values, 2));
}

static bool emit_copysign(struct ptx *it, const struct asm_instruction *inst) {
  struct ptx_type type = ptx_type_at(inst, 0);
  LLVMValueRef values[] = {ptx_source(it, inst, 2, type), ptx_source(it, inst, 1, type)};
  return set(it, inst, ptx_intrinsic(it, "llvm.copysign", ptx_llvm_type(it, type), values, 2));
}

/* Integers. Sums are taken one bit wider, which is then the carry. */

static LLVMValueRef widened(struct ptx *it, LLVMValueRef value, unsigned bits, bool is_signed) {
  return is_signed ? LLVMBuildSExt(it->builder, value, ptx_int(it, bits), "")
                   : LLVMBuildZExt(it->builder, value, ptx_int(it, bits), "");
}

static LLVMValueRef read_carry(struct ptx *it, unsigned bits) {
  LLVMValueRef byte = LLVMBuildLoad2(it->builder, ptx_int(it, 8), ptx_carry(it), "");
  LLVMValueRef bit = LLVMBuildAnd(it->builder, byte, number(it, ptx_int(it, 8), 1), "");
  return LLVMBuildZExt(it->builder, bit, ptx_int(it, bits), "");
}

/* a + b or a - b, with carry in for the words that end in c, and out with .cc. */
static LLVMValueRef sum(struct ptx *it, const struct asm_instruction *inst, LLVMValueRef a,
                        LLVMValueRef b, bool subtract, bool carry_in) {
  LLVMTypeRef type = LLVMTypeOf(a);
  unsigned bits = LLVMGetIntTypeWidth(type);
  bool carry_out = ptx_has(inst, "cc");
  LLVMOpcode opcode = subtract ? LLVMSub : LLVMAdd;
  if (!carry_in && !carry_out)
    return LLVMBuildBinOp(it->builder, opcode, a, b, "");
  LLVMValueRef wide = LLVMBuildBinOp(it->builder, opcode, widened(it, a, bits + 1, false),
                                     widened(it, b, bits + 1, false), "");
  if (carry_in)
    wide = LLVMBuildBinOp(it->builder, opcode, wide, read_carry(it, bits + 1), "");
  if (carry_out) {
    LLVMValueRef top = LLVMBuildLShr(it->builder, wide, number(it, LLVMTypeOf(wide), bits), "");
    LLVMBuildStore(it->builder, LLVMBuildTrunc(it->builder, top, ptx_int(it, 8), ""),
                   ptx_carry(it));
  }
  return LLVMBuildTrunc(it->builder, wide, type, "");
}

static bool integer_sum(struct ptx *it, const struct asm_instruction *inst, struct ptx_type type,
                        bool subtract, bool carry_in) {
  LLVMValueRef a = ptx_source(it, inst, 1, type), b = ptx_source(it, inst, 2, type);
  if (!a || !b || !type.kind || (ptx_has(inst, "sat") && type.bits != 32))
    return false;
  if (!ptx_has(inst, "sat"))
    return set(it, inst, sum(it, inst, a, b, subtract, carry_in));
  LLVMValueRef values[] = {a, b};
  const char *name = subtract ? "llvm.ssub.sat" : "llvm.sadd.sat";
  return set(it, inst, ptx_intrinsic(it, name, LLVMTypeOf(a), values, 2));
}

static bool emit_add(struct ptx *it, const struct asm_instruction *inst) {
  struct ptx_type type = ptx_type_at(inst, 0);
  return ptx_is_real(type) ? real_binary(it, inst, "add", LLVMFAdd, type)
                           : integer_sum(it, inst, type, false, false);
}
static bool emit_addc(struct ptx *it, const struct asm_instruction *inst) {
  return integer_sum(it, inst, ptx_type_at(inst, 0), false, true);
}
static bool emit_subc(struct ptx *it, const struct asm_instruction *inst) {
  return integer_sum(it, inst, ptx_type_at(inst, 0), true, true);
}
/* A float a - b in a rounding direction is a + -b. */
static bool emit_sub(struct ptx *it, const struct asm_instruction *inst) {
  struct ptx_type type = ptx_type_at(inst, 0);
  if (!ptx_is_real(type))
    return integer_sum(it, inst, type, true, false);
  if (type.bits == 16 || has_plain_rounding(inst))
    return real_binary(it, inst, "add", LLVMFSub, type);
  LLVMValueRef a = ptx_source(it, inst, 1, type), b = ptx_source(it, inst, 2, type);
  if (!a || !b)
    return false;
  LLVMValueRef values[] = {a, LLVMBuildFNeg(it->builder, b, "")};
  const char *name = operation_name(it, inst, "add", type);
  return ptx_host_result(it, inst, name, ptx_llvm_type(it, type), values, 2);
}

/* The part of a product that .lo, .hi or .wide names. */
static LLVMValueRef product(struct ptx *it, const struct asm_instruction *inst, LLVMValueRef a,
                            LLVMValueRef b, struct ptx_type type) {
  if (ptx_has(inst, "lo"))
    return LLVMBuildMul(it->builder, a, b, "");
  bool is_signed = type.kind == 's';
  LLVMValueRef wide = LLVMBuildMul(it->builder, widened(it, a, 2 * type.bits, is_signed),
                                   widened(it, b, 2 * type.bits, is_signed), "");
  if (ptx_has(inst, "wide"))
    return wide;
  LLVMValueRef high = LLVMBuildLShr(it->builder, wide, number(it, LLVMTypeOf(wide), type.bits), "");
  return LLVMBuildTrunc(it->builder, high, ptx_int(it, type.bits), "");
}

static bool emit_mul(struct ptx *it, const struct asm_instruction *inst) {
  struct ptx_type type = ptx_type_at(inst, 0);
  if (ptx_is_real(type))
    return real_binary(it, inst, "mul", LLVMFMul, type);
  LLVMValueRef a = ptx_source(it, inst, 1, type), b = ptx_source(it, inst, 2, type);
  return a && b && set(it, inst, product(it, inst, a, b, type));
}

static bool multiply_add(struct ptx *it, const struct asm_instruction *inst, bool carry_in) {
  struct ptx_type type = ptx_type_at(inst, 0), third = type;
  if (ptx_has(inst, "wide"))
    third.bits *= 2;
  LLVMValueRef a = ptx_source(it, inst, 1, type), b = ptx_source(it, inst, 2, type);
  LLVMValueRef c = ptx_source(it, inst, 3, third);
  return a && b && c && !ptx_has(inst, "sat") &&
         set(it, inst, sum(it, inst, product(it, inst, a, b, type), c, false, carry_in));
}
static bool emit_mad(struct ptx *it, const struct asm_instruction *inst) {
  return ptx_is_real(ptx_type_at(inst, 0)) ? emit_fma(it, inst) : multiply_add(it, inst, false);
}
static bool emit_madc(struct ptx *it, const struct asm_instruction *inst) {
  return multiply_add(it, inst, true);
}

static bool emit_mul24(struct ptx *it, const struct asm_instruction *inst) {
  struct ptx_type type = ptx_type_at(inst, 0);
  LLVMValueRef values[] = {ptx_source(it, inst, 1, type), ptx_source(it, inst, 2, type)};
  const char *name =
      ptx_printf(it, "mul24%s.%s", ptx_if(inst, ".hi"), type.kind == 's' ? "i" : "ui");
  LLVMValueRef value = ptx_host(it, name, ptx_int(it, 32), values, 2);
  if (strcmp(inst->words[0], "mad24"))
    return set(it, inst, value);
  LLVMValueRef c = ptx_source(it, inst, 3, type);
  return value && c && set(it, inst, LLVMBuildAdd(it->builder, value, c, ""));
}

static bool emit_sad(struct ptx *it, const struct asm_instruction *inst) {
  struct ptx_type type = ptx_type_at(inst, 0);
  const char *name = ptx_printf(it, "sad.%s%s", type.kind == 's' ? "" : "u",
                                type.bits == 64   ? "ll"
                                : type.bits == 32 ? "i"
                                                  : "s");
  return host(it, inst, name, type, ptx_llvm_type(it, type));
}

/* dp4a.u32.s32 d, a, b, c; dp2a.lo.u32.s32 likewise. */
static bool emit_dot(struct ptx *it, const struct asm_instruction *inst) {
  LLVMValueRef values[] = {ptx_source(it, inst, 1, u32), ptx_source(it, inst, 2, u32),
                           ptx_source(it, inst, 3, u32), NULL};
  const char *signs = ptx_printf(it, "%c.%c", ptx_type_at(inst, 0).kind, ptx_type_at(inst, 1).kind);
  if (!strcmp(inst->words[0], "dp4a"))
    return ptx_host_result(it, inst, ptx_printf(it, "idp4a.%s", signs), ptx_int(it, 32), values, 3);
  values[3] = values[2];
  values[2] = number(it, ptx_int(it, 1), ptx_has(inst, "hi"));
  return ptx_host_result(it, inst, ptx_printf(it, "idp2a.%s", signs), ptx_int(it, 32), values, 4);
}

/* Bits. */

static bool emit_and(struct ptx *it, const struct asm_instruction *inst) {
  return binary(it, inst, LLVMAnd);
}
static bool emit_or(struct ptx *it, const struct asm_instruction *inst) {
  return binary(it, inst, LLVMOr);
}
static bool emit_xor(struct ptx *it, const struct asm_instruction *inst) {
  return binary(it, inst, LLVMXor);
}
static bool emit_not(struct ptx *it, const struct asm_instruction *inst) {
  LLVMValueRef a = ptx_source(it, inst, 1, ptx_type_at(inst, 0));
  return a && set(it, inst, LLVMBuildNot(it->builder, a, ""));
}
static bool emit_cnot(struct ptx *it, const struct asm_instruction *inst) {
  LLVMValueRef a = ptx_source(it, inst, 1, ptx_type_at(inst, 0));
  if (!a)
    return false;
  LLVMValueRef zero = LLVMBuildICmp(it->builder, LLVMIntEQ, a, LLVMConstNull(LLVMTypeOf(a)), "");
  return set(it, inst, LLVMBuildZExt(it->builder, zero, LLVMTypeOf(a), ""));
}

/* Amounts beyond the width shift everything out, or fill with the sign. */
static bool shift(struct ptx *it, const struct asm_instruction *inst, LLVMOpcode opcode) {
  struct ptx_type type = ptx_type_at(inst, 0);
  LLVMValueRef a = ptx_source(it, inst, 1, type), amount = ptx_source(it, inst, 2, u32);
  if (!a || !amount || type.kind == 'p')
    return false;
  LLVMTypeRef wide = ptx_int(it, 2 * type.bits), word = ptx_int(it, 32);
  LLVMValueRef limits[] = {amount, number(it, word, type.bits)};
  amount = ptx_intrinsic(it, "llvm.umin", word, limits, 2);
  LLVMValueRef value = LLVMBuildBinOp(it->builder, opcode, ptx_fit(it, a, wide, opcode == LLVMAShr),
                                      ptx_fit(it, amount, wide, false), "");
  return set(it, inst, LLVMBuildTrunc(it->builder, value, ptx_int(it, type.bits), ""));
}
static bool emit_shl(struct ptx *it, const struct asm_instruction *inst) {
  return shift(it, inst, LLVMShl);
}
static bool emit_shr(struct ptx *it, const struct asm_instruction *inst) {
  return shift(it, inst, ptx_type_at(inst, 0).kind == 's' ? LLVMAShr : LLVMLShr);
}

/* lop3: bit (a, b, c) of the table, for each bit of the operands. */
static bool emit_lop3(struct ptx *it, const struct asm_instruction *inst) {
  LLVMValueRef values[3], result = number(it, ptx_int(it, 32), 0);
  if (inst->operand_count != 5 || inst->operands[0].kind == OPERAND_PAIR)
    return false;
  LLVMValueRef table = ptx_get(it, &inst->operands[4], u32);
  for (unsigned i = 0; i < 3; i++)
    if (!(values[i] = ptx_source(it, inst, i + 1, u32)))
      return false;
  if (!table || !LLVMIsAConstantInt(table))
    return false;
  for (unsigned row = 0; row < 8; row++) {
    if (!(LLVMConstIntGetZExtValue(table) >> row & 1))
      continue;
    LLVMValueRef term = NULL;
    for (unsigned i = 0; i < 3; i++) {
      bool set_there = row >> (2 - i) & 1;
      LLVMValueRef bits = set_there ? values[i] : LLVMBuildNot(it->builder, values[i], "");
      term = term ? LLVMBuildAnd(it->builder, term, bits, "") : bits;
    }
    result = LLVMBuildOr(it->builder, result, term, "");
  }
  return set(it, inst, result);
}

static bool emit_prmt(struct ptx *it, const struct asm_instruction *inst) {
  static const char *const modes[] = {"f4e", "b4e", "rc8", "ecl", "ecr", "rc16"};
  for (size_t i = 0; i < sizeof modes / sizeof *modes; i++) {
    if (!ptx_has(inst, modes[i]))
      continue;
    LLVMValueRef a = ptx_source(it, inst, 1, u32), b = ptx_source(it, inst, 2, u32);
    LLVMValueRef values[] = {a, i < 2 ? b : ptx_source(it, inst, 3, u32),
                             ptx_source(it, inst, 3, u32)};
    const char *name = ptx_printf(it, "prmt.%s", modes[i]);
    return ptx_host_result(it, inst, name, ptx_int(it, 32), values, i < 2 ? 3 : 2);
  }
  return host(it, inst, "prmt", u32, ptx_int(it, 32));
}

/* bfe, bfi: fields first, then position and length. */
static bool emit_field(struct ptx *it, const struct asm_instruction *inst) {
  struct ptx_type type = ptx_type_at(inst, 0);
  LLVMValueRef values[ASM_OPERANDS];
  unsigned count = inst->operand_count ? inst->operand_count - 1 : 0;
  for (unsigned i = 0; i < count; i++)
    values[i] = ptx_source(it, inst, i + 1, i + 2 < count ? type : u32);
  const char *name = ptx_printf(it, "%s.%s", inst->words[0], type.name ? type.name : "");
  return ptx_host_result(it, inst, name, ptx_llvm_type(it, type), values, count);
}

static bool emit_bfind(struct ptx *it, const struct asm_instruction *inst) {
  struct ptx_type type = ptx_type_at(inst, 0);
  const char *name =
      ptx_printf(it, "bfind%s.%s", ptx_if(inst, ".shiftamt"), type.name ? type.name : "");
  return host(it, inst, name, type, ptx_int(it, 32));
}

static bool emit_brev(struct ptx *it, const struct asm_instruction *inst) {
  LLVMValueRef a = ptx_source(it, inst, 1, ptx_type_at(inst, 0));
  return a && set(it, inst, ptx_intrinsic(it, "llvm.bitreverse", LLVMTypeOf(a), &a, 1));
}
static bool emit_popc(struct ptx *it, const struct asm_instruction *inst) {
  LLVMValueRef a = ptx_source(it, inst, 1, ptx_type_at(inst, 0));
  return a && set(it, inst, ptx_intrinsic(it, "llvm.ctpop", LLVMTypeOf(a), &a, 1));
}
static bool emit_clz(struct ptx *it, const struct asm_instruction *inst) {
  LLVMValueRef a = ptx_source(it, inst, 1, ptx_type_at(inst, 0));
  LLVMValueRef values[] = {a, number(it, ptx_int(it, 1), 0)};
  return a && set(it, inst, ptx_intrinsic(it, "llvm.ctlz", LLVMTypeOf(a), values, 2));
}

/* shf.l.wrap, bmsk.clamp, szext.wrap.s32: by their names. */
static bool emit_named(struct ptx *it, const struct asm_instruction *inst) {
  const char *mode = ptx_has(inst, "clamp") ? "clamp" : "wrap";
  const char *name = !strcmp(inst->words[0], "shf")
                         ? ptx_printf(it, "shf.%s.%s", ptx_has(inst, "l") ? "l" : "r", mode)
                     : !strcmp(inst->words[0], "szext")
                         ? ptx_printf(it, "%cext.%s", ptx_has(inst, "s32") ? 's' : 'z', mode)
                     : !strcmp(inst->words[0], "fns") ? "fns"
                                                      : ptx_printf(it, "bmsk.%s", mode);
  return host(it, inst, name, u32, ptx_int(it, 32));
}

/* Comparisons. */

static const struct {
  const char *word;
  LLVMRealPredicate real;
  LLVMIntPredicate of_signed, of_unsigned;
} comparisons[] = {
    {"eq", LLVMRealOEQ, LLVMIntEQ, LLVMIntEQ},    {"ne", LLVMRealONE, LLVMIntNE, LLVMIntNE},
    {"lt", LLVMRealOLT, LLVMIntSLT, LLVMIntULT},  {"le", LLVMRealOLE, LLVMIntSLE, LLVMIntULE},
    {"gt", LLVMRealOGT, LLVMIntSGT, LLVMIntUGT},  {"ge", LLVMRealOGE, LLVMIntSGE, LLVMIntUGE},
    {"lo", LLVMRealOLT, LLVMIntULT, LLVMIntULT},  {"ls", LLVMRealOLE, LLVMIntULE, LLVMIntULE},
    {"hi", LLVMRealOGT, LLVMIntUGT, LLVMIntUGT},  {"hs", LLVMRealOGE, LLVMIntUGE, LLVMIntUGE},
    {"equ", LLVMRealUEQ, LLVMIntEQ, LLVMIntEQ},   {"neu", LLVMRealUNE, LLVMIntNE, LLVMIntNE},
    {"ltu", LLVMRealULT, LLVMIntULT, LLVMIntULT}, {"leu", LLVMRealULE, LLVMIntULE, LLVMIntULE},
    {"gtu", LLVMRealUGT, LLVMIntUGT, LLVMIntUGT}, {"geu", LLVMRealUGE, LLVMIntUGE, LLVMIntUGE},
    {"num", LLVMRealORD, LLVMIntEQ, LLVMIntEQ},   {"nan", LLVMRealUNO, LLVMIntEQ, LLVMIntEQ},
};

static LLVMValueRef compare(struct ptx *it, const struct asm_instruction *inst,
                            struct ptx_type type) {
  LLVMValueRef a = ptx_source(it, inst, 1, type), b = ptx_source(it, inst, 2, type);
  for (size_t i = 0; a && b && i < sizeof comparisons / sizeof *comparisons; i++) {
    if (strcmp(comparisons[i].word, inst->words[1]))
      continue;
    if (ptx_is_real(type))
      return LLVMBuildFCmp(it->builder, comparisons[i].real, a, b, "");
    return LLVMBuildICmp(it->builder,
                         type.kind == 's' ? comparisons[i].of_signed : comparisons[i].of_unsigned,
                         a, b, "");
  }
  return NULL;
}

/* With a further predicate, .and, .or or .xor combine. */
static LLVMValueRef combined(struct ptx *it, const struct asm_instruction *inst,
                             LLVMValueRef value) {
  if (!value || inst->operand_count < 4)
    return value;
  LLVMValueRef other = ptx_source(it, inst, 3, predicate);
  if (!other)
    return NULL;
  return LLVMBuildBinOp(it->builder,
                        ptx_has(inst, "and")  ? LLVMAnd
                        : ptx_has(inst, "or") ? LLVMOr
                                              : LLVMXor,
                        value, other, "");
}

static bool emit_setp(struct ptx *it, const struct asm_instruction *inst) {
  struct ptx_type type = ptx_type_at(inst, 0);
  LLVMValueRef value = combined(it, inst, compare(it, inst, type));
  const struct asm_operand *out = &inst->operands[0];
  if (!value || type.lanes > 1)
    return false;
  if (out->kind != OPERAND_PAIR)
    return ptx_set(it, out, value, false);
  return inst->operand_count == 3 && ptx_set(it, &out->parts[0], value, false) &&
         ptx_set(it, &out->parts[1], LLVMBuildNot(it->builder, value, ""), false);
}

/* set: all ones or, as a float, 1. */
static bool emit_set(struct ptx *it, const struct asm_instruction *inst) {
  struct ptx_type to = ptx_type_at(inst, 0), from = ptx_type_at(inst, 1);
  LLVMValueRef value = from.kind ? combined(it, inst, compare(it, inst, from)) : NULL;
  LLVMTypeRef type = ptx_llvm_type(it, to);
  if (!value || (to.lanes > 1) != (from.lanes > 1))
    return false;
  if (ptx_is_real(to))
    return set(it, inst, LLVMBuildUIToFP(it->builder, value, type, ""));
  return to.lanes == 1 && set(it, inst, LLVMBuildSExt(it->builder, value, type, ""));
}

static bool emit_selp(struct ptx *it, const struct asm_instruction *inst) {
  struct ptx_type type = ptx_type_at(inst, 0);
  LLVMValueRef a = ptx_source(it, inst, 1, type), b = ptx_source(it, inst, 2, type);
  LLVMValueRef which = ptx_source(it, inst, 3, predicate);
  return a && b && which && set(it, inst, LLVMBuildSelect(it->builder, which, a, b, ""));
}

const struct ptx_row ptx_compute[] = {
    {"add", emit_add},         {"sub", emit_sub},           {"addc", emit_addc},
    {"subc", emit_subc},       {"mul", emit_mul},           {"mad", emit_mad},
    {"madc", emit_madc},       {"mul24", emit_mul24},       {"mad24", emit_mul24},
    {"div", emit_div},         {"rem", emit_rem},           {"fma", emit_fma},
    {"min", emit_extreme},     {"max", emit_extreme},       {"neg", emit_neg},
    {"abs", emit_abs},         {"copysign", emit_copysign}, {"sad", emit_sad},
    {"dp4a", emit_dot},        {"dp2a", emit_dot},          {"and", emit_and},
    {"or", emit_or},           {"xor", emit_xor},           {"not", emit_not},
    {"cnot", emit_cnot},       {"shl", emit_shl},           {"shr", emit_shr},
    {"lop3", emit_lop3},       {"prmt", emit_prmt},         {"bfe", emit_field},
    {"bfi", emit_field},       {"bfind", emit_bfind},       {"brev", emit_brev},
    {"popc", emit_popc},       {"clz", emit_clz},           {"shf", emit_named},
    {"bmsk", emit_named},      {"szext", emit_named},       {"fns", emit_named},
    {"setp", emit_setp},       {"set", emit_set},           {"selp", emit_selp},
    {"ex2", emit_approximate}, {"lg2", emit_approximate},   {"sin", emit_approximate},
    {"cos", emit_approximate}, {"tanh", emit_approximate},  {"rsqrt", emit_approximate},
    {"rcp", emit_approximate}, {"sqrt", emit_approximate},  {NULL, NULL},
};
