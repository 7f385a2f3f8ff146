/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Inline PTX that moves and converts: mov, with packing and unpacking of vectors, cvt, cvta.
 *
 * cvt.D.S goes by way of the host functions of convert.c and narrow.c, where a rounding direction
 * or a narrow format is involved; integers are cut and extended by plain IR. */
#include "sim/ptx/inline_internal.h"

/* mov, and what moves addresses: all address spaces are one here. */

static bool pack(struct ptx *it, const struct asm_operand *out, const struct asm_operand *in,
                 struct ptx_type type) {
  unsigned bits = type.bits * type.lanes / in->part_count;
  struct ptx_type part = {'b', bits, 1, "part"};
  LLVMTypeRef whole = ptx_int(it, type.bits * type.lanes);
  LLVMValueRef value = LLVMConstNull(whole);
  for (unsigned i = 0; i < in->part_count; i++) {
    LLVMValueRef each = ptx_get(it, &in->parts[i], part);
    if (!each)
      return false;
    each = LLVMBuildShl(it->builder, LLVMBuildZExtOrBitCast(it->builder, each, whole, ""),
                        LLVMConstInt(whole, i * bits, false), "");
    value = LLVMBuildOr(it->builder, value, each, "");
  }
  return ptx_set(it, out, value, false);
}

static bool unpack(struct ptx *it, const struct asm_operand *out, const struct asm_operand *in,
                   struct ptx_type type) {
  unsigned bits = type.bits * type.lanes / out->part_count;
  struct ptx_type plain = {'b', type.bits * type.lanes, 1, "whole"};
  LLVMValueRef value = ptx_get(it, in, plain);
  for (unsigned i = 0; value && i < out->part_count; i++) {
    LLVMValueRef moved =
        LLVMBuildLShr(it->builder, value, LLVMConstInt(LLVMTypeOf(value), i * bits, false), "");
    moved = LLVMBuildTruncOrBitCast(it->builder, moved, ptx_int(it, bits), "");
    if (!ptx_set(it, &out->parts[i], moved, false))
      return false;
  }
  return value != NULL;
}

static bool emit_mov(struct ptx *it, const struct asm_instruction *inst) {
  struct ptx_type type = ptx_type_at(inst, 0);
  if (inst->operand_count != 2 || !type.kind)
    return false;
  const struct asm_operand *out = &inst->operands[0], *in = &inst->operands[1];
  if (in->kind == OPERAND_VECTOR)
    return pack(it, out, in, type);
  if (out->kind == OPERAND_VECTOR)
    return unpack(it, out, in, type);
  return ptx_set(it, out, ptx_get(it, in, type), type.kind == 's');
}

/* Conversions. */

enum { DIRECTION_MAX = 8 };

struct conversion {
  struct ptx_type to, from;
  char direction[DIRECTION_MAX]; /* rn, rz, rm, rp, rna; "" when there is none */
  bool integral;                 /* .rni and so on: to an integer */
  bool saturates, ftz, relu;
};

static void read_direction(const struct asm_instruction *inst, struct conversion *out) {
  static const char *const words[] = {"rna", "rn", "rz", "rm", "rp"};
  static const char *const integral[] = {"rni", "rzi", "rmi", "rpi"};
  for (size_t i = 0; i < sizeof words / sizeof *words; i++)
    if (ptx_has(inst, words[i]))
      strcpy(out->direction, words[i]);
  for (size_t i = 0; i < sizeof integral / sizeof *integral; i++)
    if (ptx_has(inst, integral[i])) {
      memcpy(out->direction, integral[i], 2);
      out->direction[2] = 0;
      out->integral = true;
    }
}

static LLVMValueRef extended(struct ptx *it, LLVMValueRef value, bool is_signed, unsigned bits) {
  unsigned given = LLVMGetIntTypeWidth(LLVMTypeOf(value));
  if (given >= bits)
    return value;
  return is_signed ? LLVMBuildSExt(it->builder, value, ptx_int(it, bits), "")
                   : LLVMBuildZExt(it->builder, value, ptx_int(it, bits), "");
}

/* An integer held in a wider one, brought into the range of `to`. `is_signed`: of the wider one. */
static LLVMValueRef clamp(struct ptx *it, LLVMValueRef value, bool is_signed, struct ptx_type to) {
  LLVMTypeRef type = LLVMTypeOf(value);
  bool to_signed = to.kind == 's';
  uint64_t last = UINT64_MAX >> (64 - to.bits) >> to_signed;
  uint64_t first = to_signed ? ~last : 0;
  LLVMValueRef high[] = {value, LLVMConstInt(type, last, false)};
  value = ptx_intrinsic(it, is_signed ? "llvm.smin" : "llvm.umin", type, high, 2);
  if (!is_signed)
    return value;
  LLVMValueRef low[] = {value, LLVMConstInt(type, first, true)};
  return ptx_intrinsic(it, "llvm.smax", type, low, 2);
}

static LLVMValueRef integer_to_integer(struct ptx *it, const struct conversion *how,
                                       LLVMValueRef value) {
  bool from_signed = how->from.kind == 's';
  if (how->saturates) {
    value = extended(it, value, from_signed, 128);
    value = clamp(it, value, true, how->to);
  }
  value = extended(it, value, from_signed, how->to.bits);
  return LLVMBuildTruncOrBitCast(it->builder, value, ptx_int(it, how->to.bits), "");
}

/* "f2i": of the types of the host's functions. */
static const char *letter(struct ptx_type type) {
  if (type.kind == 'f')
    return type.bits == 64 ? "d" : "f";
  return type.kind == 's' ? (type.bits == 64 ? "ll" : "i") : (type.bits == 64 ? "ull" : "ui");
}

static LLVMValueRef widen_half(struct ptx *it, const struct conversion *how, LLVMValueRef value) {
  const char *name = how->from.kind == 'h' ? "b2f" : how->ftz ? "h2f.ftz" : "h2f";
  return ptx_host(it, name, LLVMFloatTypeInContext(it->lower->context), &value, 1);
}

/* The source as float or double. */
static LLVMValueRef to_wide(struct ptx *it, struct conversion *how, LLVMValueRef value) {
  if (how->from.bits > 16)
    return value;
  value = widen_half(it, how, value);
  how->from = ptx_type("f32");
  return value;
}

static LLVMValueRef float_to_integer(struct ptx *it, struct conversion *how, LLVMValueRef value) {
  value = to_wide(it, how, value);
  struct ptx_type wide = how->to;
  wide.bits = wide.bits < 32 ? 32 : wide.bits;
  if (wide.kind == 'b')
    return NULL;
  const char *name = ptx_printf(it, "%s2%s.%s%s", letter(how->from), letter(wide),
                                *how->direction ? how->direction : "rz",
                                how->ftz && how->from.bits == 32 ? ".ftz" : "");
  value = ptx_host(it, name, ptx_int(it, wide.bits), &value, 1);
  if (!value || how->to.bits == wide.bits)
    return value;
  value = clamp(it, value, wide.kind == 's', how->to);
  return LLVMBuildTrunc(it->builder, value, ptx_int(it, how->to.bits), "");
}

/* A float to a half, bfloat, TF32 or double. */
static LLVMValueRef narrow(struct ptx *it, const struct conversion *how, LLVMValueRef value) {
  const char *relu = how->relu ? ".relu" : "", *mode = *how->direction ? how->direction : "rn";
  LLVMTypeRef type = ptx_llvm_type(it, how->to);
  if (how->from.bits == 64 && how->to.kind == 'f' && how->to.bits == 16)
    return ptx_host(it, "d2h.rn", type, &value, 1);
  if (how->from.bits != 32)
    return NULL;
  const char *name = how->to.kind == 't'   ? ptx_printf(it, "f2tf32.%s%s", mode, relu)
                     : how->to.kind == 'h' ? ptx_printf(it, "f2bf16.%s%s", mode, relu)
                     : how->ftz            ? "f2h.rn.ftz"
                                           : ptx_printf(it, "f2f16.%s%s", mode, relu);
  return ptx_host(it, name, type, &value, 1);
}

static LLVMValueRef round_integral(struct ptx *it, const struct conversion *how,
                                   LLVMValueRef value) {
  static const char *const names[][2] = {
      {"rn", "llvm.roundeven"}, {"rz", "llvm.trunc"}, {"rm", "llvm.floor"}, {"rp", "llvm.ceil"}};
  for (size_t i = 0; i < sizeof names / sizeof *names; i++)
    if (!strcmp(names[i][0], how->direction))
      return ptx_intrinsic(it, names[i][1], LLVMTypeOf(value), &value, 1);
  return NULL;
}

static LLVMValueRef saturated(struct ptx *it, LLVMValueRef value, struct ptx_type type) {
  const char *name = type.bits == 16   ? "saturate.f16"
                     : type.bits == 32 ? "saturate.f"
                                       : "saturate.d";
  return type.kind == 'h' ? NULL : ptx_host(it, name, LLVMTypeOf(value), &value, 1);
}

static LLVMValueRef float_to_float(struct ptx *it, struct conversion *how, LLVMValueRef value) {
  LLVMTypeRef type = ptx_llvm_type(it, how->to);
  bool same = how->to.kind == how->from.kind && how->to.bits == how->from.bits;
  if (!same)
    value = to_wide(it, how, value);
  if (value && how->to.bits == 16 && !same)
    value = narrow(it, how, value);
  else if (value && how->to.kind == 't')
    value = narrow(it, how, value);
  else if (value && how->to.bits < how->from.bits)
    value = ptx_host(
        it,
        ptx_printf(it, "d2f.%s%s", *how->direction ? how->direction : "rn", how->ftz ? ".ftz" : ""),
        type, &value, 1);
  else if (value && how->to.bits > how->from.bits)
    value = LLVMBuildFPExt(it->builder, value, type, "");
  if (value && how->integral)
    value = round_integral(it, how, value);
  return value && how->saturates ? saturated(it, value, how->to) : value;
}

static LLVMValueRef integer_to_float(struct ptx *it, const struct conversion *how,
                                     LLVMValueRef value) {
  struct ptx_type from = how->from, to = how->to;
  value = extended(it, value, from.kind == 's', 32);
  from.bits = from.bits < 32 ? 32 : from.bits;
  if (to.bits == 16) /* exact in double up to 32 bits */
    to = ptx_type("f64");
  if (how->to.bits == 16 && (from.bits == 64 || how->to.kind != 'f'))
    return NULL;
  const char *name =
      ptx_printf(it, "%s2%s.%s", letter(from), letter(to), *how->direction ? how->direction : "rn");
  value = ptx_host(it, name, ptx_llvm_type(it, to), &value, 1);
  if (how->to.bits == 16)
    value = ptx_host(it, "d2h.rn", ptx_llvm_type(it, how->to), &value, 1);
  return value;
}

/* Two numbers at once: cvt.rn.f16x2.f32 d, high, low; and FP8. */
static bool convert_pair(struct ptx *it, const struct asm_instruction *inst,
                         const struct conversion *how) {
  LLVMValueRef values[2];
  unsigned count = inst->operand_count - 1;
  if (count < 1 || count > 2)
    return false;
  for (unsigned i = 0; i < count; i++)
    if (!(values[i] = ptx_get(it, &inst->operands[i + 1], how->from)))
      return false;
  const char *mode = how->relu ? ptx_printf(it, "%s.relu", how->direction) : how->direction;
  const char *from = how->from.lanes > 1 ? how->from.name : "ff";
  const char *name = how->to.bits == 8 || how->from.bits == 8
                         ? ptx_printf(it, "%s.to.%s.%s", from, how->to.name, mode)
                         : ptx_printf(it, "ff2%s.%s", how->to.name, mode);
  LLVMTypeRef type = ptx_int(it, how->to.bits * how->to.lanes);
  return ptx_host_result(it, inst, name, type, values, count);
}

static bool emit_cvt(struct ptx *it, const struct asm_instruction *inst) {
  struct conversion how = {.to = ptx_type_at(inst, 0),
                           .from = ptx_type_at(inst, 1),
                           .saturates = ptx_has(inst, "sat"),
                           .ftz = ptx_has(inst, "ftz"),
                           .relu = ptx_has(inst, "relu")};
  read_direction(inst, &how);
  if (!how.from.kind || inst->operand_count < 2 || ptx_has(inst, "pack"))
    return false;
  if (how.to.lanes > 1)
    return convert_pair(it, inst, &how);
  LLVMValueRef value = ptx_get(it, &inst->operands[1], how.from);
  bool is_signed = how.to.kind == 's', to_float = ptx_is_real(how.to) || how.to.kind == 't';
  if (!value || how.from.lanes > 1)
    return false;
  if (to_float)
    value =
        ptx_is_real(how.from) ? float_to_float(it, &how, value) : integer_to_float(it, &how, value);
  else
    value = ptx_is_real(how.from) ? float_to_integer(it, &how, value)
                                  : integer_to_integer(it, &how, value);
  return ptx_set(it, &inst->operands[0], value, is_signed);
}

const struct ptx_row ptx_convert[] = {
    {"mov", emit_mov},
    {"cvta", emit_mov},
    {"cvt", emit_cvt},
    {NULL, NULL},
};
