/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "ptxas/address/products.h"

#include "ptxas/address/expression.h"
#include "support/integers.h"

bool unbank_adds_constant(const struct addresses *it, const struct ptx_operand *operand) {
  const struct ptx_instruction *from = unbank_ptx_definition(it->function, operand);
  return unbank_ptx_is_by_number(from) && unbank_ptx_is(from, "add");
}

bool unbank_selects_constants(const struct addresses *it, const struct ptx_operand *operand) {
  return unbank_ptx_selects_numbers(unbank_ptx_definition(it->function, operand));
}

/* Whether a 32-bit operand is k - y or -y, possibly plus a constant. */
static bool negates_word(const struct addresses *it, const struct ptx_operand *operand) {
  const struct ptx_instruction *from = unbank_ptx_definition(it->function, operand);
  if (unbank_adds_constant(it, operand))
    from = unbank_ptx_definition(it->function, &from->operands[1]);
  if (!from || from->is_guarded)
    return false;
  return !strcmp(from->opcode, "neg.s32") ||
         (!strcmp(from->opcode, "sub.s32") && from->operands[1].kind == PTX_NUMBER);
}

/* Whether an operand is a product by a number with no other use, plus or minus a number: one
 * instruction. */
static bool adds_to_product(const struct addresses *it, const struct ptx_operand *operand) {
  const struct ptx_instruction *from = unbank_ptx_definition(it->function, operand);
  if (!from || from->is_guarded)
    return false;
  bool adds = from->operands[from->count - 1].kind == PTX_NUMBER;
  if (adds && from->count == 4 && unbank_ptx_is(from, "mad"))
    return true;
  bool takes = from->count == 3 && unbank_ptx_is(from, "sub") &&
               from->operands[1].kind == PTX_NUMBER && from->operands[2].kind == PTX_REGISTER;
  if (!takes && !unbank_adds_constant(it, operand))
    return false;
  const struct ptx_operand *inner = &from->operands[takes ? 2 : 1];
  const struct ptx_instruction *product = unbank_ptx_definition(it->function, inner);
  bool multiplies = product && PTX_IS_ANY(product, "mul", "shl");
  return multiplies && !product->is_guarded && product->operands[2].kind == PTX_NUMBER &&
         it->function->reads[inner->reg] == 1;
}

/* Whether an instruction multiplies 32 bits by a number. */
static bool multiplies_word(const struct ptx_instruction *from) {
  return (!strcmp(from->opcode, "mul.lo.s32") || !strcmp(from->opcode, "mul.lo.u32")) &&
         from->operands[2].kind == PTX_NUMBER;
}

bool unbank_product_distributes(const struct addresses *it, const struct ptx_instruction *from) {
  return multiplies_word(from) && negates_word(it, &from->operands[1]);
}

bool unbank_product_keeps_number(const struct addresses *it, const struct ptx_instruction *from) {
  return multiplies_word(from) && !is_power_of_two((uint64_t)from->operands[2].number) &&
         adds_to_product(it, &from->operands[1]);
}

enum product unbank_product_of(const struct addresses *it, const struct ptx_operand *operand) {
  const struct ptx_instruction *from = unbank_ptx_definition(it->function, operand);
  if (!from || from->count != 3 || from->is_guarded || strstr(from->opcode, ".hi"))
    return PRODUCT_NONE;
  bool is_product = unbank_ptx_is(from, "mul");
  if (!is_product && !unbank_ptx_is(from, "shl"))
    return PRODUCT_NONE;
  bool by_constant = from->operands[2].kind == PTX_NUMBER;
  enum address_uses uses = (enum address_uses)it->uses[operand->reg];
  if (uses == USES_OTHER || (!is_product && !by_constant))
    return PRODUCT_NONE;
  if (unbank_ptx_has(from, "b64") || unbank_expression_is_wide(from))
    return PRODUCT_APART;
  if (is_product && by_constant && !unbank_ptx_has(from, "wide") &&
      (unbank_adds_constant(it, &from->operands[1]) || unbank_product_distributes(it, from)))
    return PRODUCT_NONE;
  if (!is_product && adds_to_product(it, &from->operands[1]))
    return PRODUCT_NONE;
  return uses == USES_ONE && by_constant ? PRODUCT_FUSED : PRODUCT_OPEN;
}

enum product unbank_inner_product(const struct addresses *it, const struct ptx_operand *operand) {
  const struct ptx_instruction *from = unbank_ptx_definition(it->function, operand);
  if (!from || from->is_guarded || from->operands[from->count - 1].kind != PTX_NUMBER)
    return PRODUCT_NONE;
  if (from->count == 4 && unbank_ptx_is_integer(from, "mad"))
    return PRODUCT_FUSED;
  return unbank_adds_constant(it, operand) ? unbank_product_of(it, &from->operands[1])
                                           : PRODUCT_NONE;
}

bool unbank_sums_products(const struct addresses *it, const struct ptx_operand *operand) {
  const struct ptx_instruction *from = unbank_ptx_definition(it->function, operand);
  if (!from || from->is_guarded || !PTX_IS_ANY(from, "add", "mad"))
    return false;
  const bool is_mad = unbank_ptx_is(from, "mad");
  return unbank_product_of(it, &from->operands[from->count - 1]) != PRODUCT_NONE &&
         (is_mad || unbank_product_of(it, &from->operands[1]) != PRODUCT_NONE);
}

bool unbank_sums_registers(const struct addresses *it, const struct ptx_operand *operand) {
  const struct ptx_instruction *from = unbank_ptx_definition(it->function, operand);
  bool sums = from && PTX_IS_ANY(from, "add", "mad");
  return sums && from->operands[from->count - 1].kind != PTX_NUMBER;
}

bool unbank_scales_sum(const struct addresses *it, const struct ptx_operand *operand) {
  const struct ptx_instruction *from = unbank_ptx_definition(it->function, operand);
  return unbank_ptx_is_by_number(from) && PTX_IS_ANY(from, "mul", "shl") &&
         unbank_adds_constant(it, &from->operands[1]);
}

bool unbank_shifts_shared_sum(const struct addresses *it, const struct ptx_operand *operand) {
  const struct ptx_instruction *from = unbank_ptx_definition(it->function, operand);
  if (!from || from->is_guarded || from->count != 3 || !unbank_ptx_is(from, "shl") ||
      from->operands[2].kind != PTX_NUMBER || it->function->reads[from->operands[1].reg] == 1)
    return false;
  if (adds_to_product(it, &from->operands[1]))
    return true;
  if (!unbank_adds_constant(it, &from->operands[1]))
    return false;
  const struct ptx_operand *product =
      &unbank_ptx_definition(it->function, &from->operands[1])->operands[1];
  const struct ptx_instruction *by = unbank_ptx_definition(it->function, product);
  return by && PTX_IS_ANY(by, "mul", "shl") && it->uses[product->reg] != USES_OTHER;
}
