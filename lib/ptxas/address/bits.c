/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "ptxas/address/bits.h"

#include "ptxas/address/node.h"
#include "support/integers.h"

unsigned unbank_operand_low_zeros(const struct addresses *it, const struct ptx_operand *operand,
                                  unsigned depth) {
  const struct ptx_instruction *from = unbank_ptx_definition(it->function, operand);
  if (operand->kind == PTX_NUMBER)
    return zeros_of(operand->number);
  if (!from || from->is_guarded || from->count < 2 || !depth)
    return 0;
  unsigned x = unbank_operand_low_zeros(it, &from->operands[1], depth - 1);
  if (from->count == 2)
    return unbank_ptx_is_integer(from, "neg") ? x : 0;
  unsigned y = unbank_operand_low_zeros(it, &from->operands[2], depth - 1);
  if (unbank_ptx_is(from, "shl") && from->operands[2].kind == PTX_NUMBER)
    return fewer(x + (unsigned)from->operands[2].number % ZEROS_ALL, ZEROS_ALL);
  if (unbank_ptx_is(from, "shr") && from->operands[2].kind == PTX_NUMBER)
    return x - fewer(x, (unsigned)from->operands[2].number % ZEROS_ALL);
  if (unbank_ptx_is(from, "mul") && !unbank_ptx_has(from, "hi"))
    return fewer(x + y, ZEROS_ALL);
  if (from->count == 4 && unbank_ptx_is(from, "mad") && unbank_ptx_has(from, "lo"))
    return fewer(x + y, unbank_operand_low_zeros(it, &from->operands[3], depth - 1));
  if (unbank_ptx_is(from, "and"))
    return more(x, y);
  bool keeps = PTX_IS_ANY(from, "or", "xor", "add", "sub", "selp");
  return keeps ? fewer(x, y) : 0;
}

uint64_t unbank_operand_bits(const struct addresses *it, const struct ptx_operand *operand,
                             unsigned zeros) {
  if (zeros >= ZEROS_ALL || operand->kind != PTX_REGISTER)
    return 0;
  uint32_t most = it->bounds[ADDRESS_MUST][operand->reg];
  return (most == UINT32_MAX ? UINT64_MAX : most) >> zeros << zeros;
}

/* Whether an instruction cannot take an operand with these bits for a negative number. */
static bool is_never_negative(const struct ptx_instruction *from, uint64_t bits) {
  const uint64_t most = unbank_ptx_has(from, "s8")    ? INT8_MAX
                        : unbank_ptx_has(from, "s16") ? INT16_MAX
                        : unbank_ptx_has(from, "s32") ? INT32_MAX
                        : unbank_ptx_has(from, "s64") ? INT64_MAX
                                                      : UINT64_MAX;
  return bits <= most;
}

static uint64_t bits_of_product(uint64_t a, uint64_t b) {
  if (is_power_of_two(b))
    return a << __builtin_ctzll(b);
  if (!a || !b || a > UINT32_MAX || b > UINT32_MAX)
    return a && b ? UINT64_MAX : 0;
  const unsigned bits = bits_of((uint32_t)a) + bits_of((uint32_t)b);
  return bits < ZEROS_ALL ? (UINT64_C(1) << bits) - 1 : UINT64_MAX;
}

/* The bits that may be set in the result of an instruction on operands with bits `a` and, if there
 * is a second one, `b`. */
static uint64_t bits_of_result(const struct ptx_instruction *from, uint64_t a, uint64_t b) {
  const bool by_number = from->count == 3 && from->operands[2].kind == PTX_NUMBER && b < ZEROS_ALL;
  if (unbank_ptx_is(from, "and"))
    return a & b;
  if (PTX_IS_ANY(from, "or", "xor", "selp"))
    return a | b;
  if (by_number && unbank_ptx_is(from, "shl"))
    return a << b;
  if (strstr(from->opcode, ".f") || from->vector || !is_never_negative(from, a))
    return UINT64_MAX;
  if (from->count == 2)
    return PTX_IS_ANY(from, "mov", "cvt") ? a : UINT64_MAX;
  if (from->count == 3 && unbank_ptx_is(from, "mul") && !unbank_ptx_has(from, "hi"))
    return is_never_negative(from, b) ? bits_of_product(a, b) : UINT64_MAX;
  return by_number && unbank_ptx_is(from, "shr") ? a >> b : UINT64_MAX;
}

/* The bits that may be set in an operand, as far as masks, shifts, products, selects and extensions
 * show them. */
static uint64_t bits_of_masks(const struct addresses *it, const struct ptx_operand *operand,
                              unsigned depth) {
  const struct ptx_instruction *from = unbank_ptx_definition(it->function, operand);
  if (operand->kind != PTX_REGISTER)
    return operand->kind == PTX_NUMBER ? (uint64_t)operand->number : UINT64_MAX;
  uint64_t out =
      unbank_operand_bits(it, operand, unbank_operand_low_zeros(it, operand, ZEROS_COUNTED));
  if (!from || from->is_guarded || from->count < 2 || !depth)
    return out;
  const uint64_t a = bits_of_masks(it, &from->operands[1], depth - 1);
  return out & bits_of_result(
                   from, a, from->count > 2 ? bits_of_masks(it, &from->operands[2], depth - 1) : 0);
}

bool unbank_operand_lacks_bits(const struct addresses *it, const struct ptx_operand *operand,
                               unsigned zeros, int64_t number) {
  const unsigned own = unbank_operand_low_zeros(it, operand, ZEROS_COUNTED);
  zeros = more(zeros, own);
  const uint64_t above = zeros < ZEROS_ALL ? (uint64_t)number >> zeros << zeros : 0;
  return number && !(above & bits_of_masks(it, operand, ZEROS_COUNTED));
}
