/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "ptxas/live/extended.h"

#include "ptxas/live/live_internal.h"

static enum live_extended extended_if(bool is_extended) {
  return is_extended ? LIVE_EXTENDED : LIVE_NOT_EXTENDED;
}

/* Whether a mask keeps fewer than 16 bits. */
static bool masks_half(const struct ptx_operand *mask) {
  return mask->kind == PTX_NUMBER && mask->number >= 0 && mask->number < UINT16_MAX;
}

/* Whether an instruction keeps at most 16 bits of its operands. */
static bool narrows(const struct ptx_instruction *by) {
  if (unbank_ptx_is(by, "and"))
    return by->count == 3 && masks_half(&by->operands[2]);
  const unsigned to = unbank_ptx_is(by, "cvt") ? bits_of(by, 1) : 0;
  return to && to <= 16;
}

/* By register: whether more than 16 bits of it are used, or it is not used at all. */
static bool *find_wide_reads(const struct ptx_function *function, struct arena *arena) {
  bool *out = ARENA_ARRAY(arena, bool, function->registers + 1);
  PTX_EACH(by, function) {
    PTX_EACH_READ(operand, by)
      out[operand->reg] |= !narrows(by);
    PTX_EACH_WRITTEN(operand, by)
      out[operand->reg] |= !function->reads[operand->reg];
  }
  return out;
}

/* ptxas converts bf16 to float by a shift, which zero-extends; an extension of which only 16 bits
 * are used is none. */
static enum live_extended extended_by_cvt(const struct ptx_instruction *by, bool is_signed,
                                          const bool *read_wide) {
  const char *of = last_type(by);
  const unsigned to = bits_of(by, 1);
  if (!strcmp(by->opcode, "cvt.f32.bf16"))
    return LIVE_EXTENDED;
  if (narrows(by))
    return LIVE_NOT_EXTENDED;
  if (!strcmp(of, "u32") || !strcmp(of, "s32") || !strcmp(of, "u64") || !strcmp(of, "s64"))
    return LIVE_EXTENDED;
  if (!to || is_float_type(of))
    return LIVE_NOT_EXTENDED;
  if (!strcmp(of, "u16") || !strcmp(of, "s16"))
    return extended_if((*of == 's') == is_signed && read_wide[by->operands[0].reg]);
  return LIVE_PERHAPS_EXTENDED;
}

/* A mask that keeps fewer than 16 bits is applied to the 16-bit value. */
static enum live_extended extended_by_and(const struct ptx_instruction *by, unsigned bits) {
  if (by->count != 3 || by->operands[2].kind != PTX_NUMBER)
    return LIVE_PERHAPS_EXTENDED;
  return extended_if(bits != 16 && !masks_half(&by->operands[2]));
}

/* 16-bit arithmetic, which ptxas does in 32 bits: if an operation depends on the upper half, the
 * load provides the extension; otherwise it need not. `k`: the operand that was loaded. */
static enum live_extended extended_by_half(const struct ptx_instruction *by, unsigned k,
                                           bool is_signed) {
  const bool same_sign = unbank_ptx_has(by, "s16") == is_signed;
  if (PTX_IS_ANY(by, "add", "shl", "or", "xor", "not") || (unbank_ptx_is(by, "sub") && k == 1))
    return LIVE_EXTENDED;
  if (unbank_ptx_is(by, "sub"))
    return by->operands[1].kind == PTX_NUMBER ? LIVE_NOT_EXTENDED : LIVE_PERHAPS_EXTENDED;
  if (unbank_ptx_is(by, "and"))
    return extended_by_and(by, 16);
  if (PTX_IS_ANY(by, "abs", "neg") || (PTX_IS_ANY(by, "min", "max") && !same_sign))
    return LIVE_NOT_EXTENDED;
  if (PTX_IS_ANY(by, "mul", "mad", "div", "rem", "shr", "setp"))
    return extended_if(same_sign);
  return LIVE_PERHAPS_EXTENDED;
}

/* Whether an instruction extends its operand k, a 16-bit load. */
static enum live_extended extended_by(const struct ptx_instruction *by, unsigned k, bool is_signed,
                                      const bool *read_wide) {
  const char *type = last_type(by);
  unsigned bits = (unsigned)strtoul(type + (*type != 0), NULL, 10);
  if (unbank_ptx_is(by, "st") && !unbank_ptx_has(by, "param"))
    return extended_if(bits > 16);
  if (unbank_ptx_is(by, "cvt"))
    return extended_by_cvt(by, is_signed, read_wide);
  if (!strcmp(type, "f16") || !strcmp(type, "bf16"))
    return LIVE_NOT_EXTENDED;
  if (unbank_ptx_is(by, "mov") && by->vector_first)
    return LIVE_NOT_EXTENDED;
  if (bits == 16)
    return extended_by_half(by, k, is_signed);
  if (PTX_IS_ANY(by, "add", "sub", "mul", "mad", "shr", "setp") ||
      (bits > 16 && PTX_IS_ANY(by, "shl", "or", "xor", "min", "max", "neg", "abs", "bfe", "lop3",
                               "popc", "brev", "shf", "shfl")))
    return LIVE_EXTENDED;
  if (unbank_ptx_is(by, "and"))
    return extended_by_and(by, bits);
  return LIVE_PERHAPS_EXTENDED;
}

/* Whether an instruction truncates a number to fewer bits, but at least 16; uses of the result may
 * extend it. */
static bool cuts(const struct ptx_instruction *by) {
  return unbank_ptx_is(by, "cvt") && by->operands[0].kind == PTX_REGISTER && bits_of(by, 1) >= 16 &&
         bits_of(by, 1) < bits_of(by, 2);
}

/* Registers used by a select, directly or after a conversion. */
static bool *find_selected(const struct ptx_function *function, struct arena *arena) {
  bool *out = ARENA_ARRAY(arena, bool, function->registers + 1);
  PTX_EACH(by, function)
    PTX_EACH_READ(operand, by)
      out[operand->reg] |= unbank_ptx_is(by, "selp");
  PTX_EACH(by, function)
    PTX_EACH_READ(operand, by)
      out[operand->reg] |= unbank_ptx_is(by, "cvt") && out[by->operands[0].reg];
  return out;
}

/* Whether an instruction masks 16 bits for a select. ptxas treated such a mask as a 32-bit one in 2
 * test kernels on sm_80, sm_90 and sm_120, but not in others. */
static bool is_masked_for(const bool *selected, const struct ptx_instruction *by) {
  return unbank_ptx_is(by, "and") && strstr(by->opcode, "16") &&
         by->operands[by->count - 1].kind == PTX_NUMBER && selected[by->operands[0].reg];
}

/* What uses other than truncations say of registers. */
static void note_uses(const struct ptx_function *function, bool is_signed, uint8_t *out,
                      struct arena *arena) {
  const bool *read_wide = find_wide_reads(function, arena),
             *selected = find_selected(function, arena);
  PTX_EACH(by, function) {
    if (cuts(by))
      continue;
    PTX_EACH_READ(operand, by) {
      const unsigned k = (unsigned)(operand - by->operands);
      uint8_t *one = &out[operand->reg];
      uint8_t now = (uint8_t)extended_by(by, k, is_signed, read_wide);
      if (now == LIVE_NOT_EXTENDED && is_masked_for(selected, by))
        now = LIVE_PERHAPS_EXTENDED;
      *one = now > *one ? now : *one;
    }
  }
}

/* A truncated value is extended if its result is, wherever that is used. */
static void note_cuts(const struct ptx_function *function, uint8_t *out) {
  for (bool changed = true; changed;) {
    changed = false;
    for (size_t i = function->instructions.count; i-- > 0;) {
      const struct ptx_instruction *by = &function->instructions.items[i];
      if (!cuts(by))
        continue;
      PTX_EACH_READ(operand, by) {
        uint8_t *one = &out[operand->reg], now = out[by->operands[0].reg];
        changed |= now > *one;
        *one = now > *one ? now : *one;
      }
    }
  }
}

/* A value that is copied to a phi may be extended only after the phi (2 test kernels on sm_75 and
 * sm_120). */
uint8_t *unbank_live_extended(const struct ptx_function *function, bool is_signed,
                              struct arena *arena) {
  uint8_t *out = ARENA_ARRAY(arena, uint8_t, function->registers + 1);
  note_uses(function, is_signed, out, arena);
  note_cuts(function, out);
  PTX_EACH(by, function)
    if (joins_others(function, by) && out[by->operands[1].reg] == LIVE_EXTENDED)
      out[by->operands[1].reg] = LIVE_PERHAPS_EXTENDED;
  return out;
}
