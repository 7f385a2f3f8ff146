/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * What each register of a function is for, from the instructions that write and read it, before any
 * address is read. */
#include "ptxas/address/address_internal.h"
#include "ptxas/address/bits.h"
#include "ptxas/address/expression.h"
#include "support/integers.h"

/* Whether an operand is computed from a register and constants. */
static bool is_made_of(const struct addresses *it, const struct ptx_operand *operand,
                       uint32_t reg) {
  for (unsigned left = ZEROS_COUNTED; left && operand->kind == PTX_REGISTER; left--) {
    if (operand->reg == reg)
      return true;
    const struct ptx_instruction *from = unbank_ptx_definition(it->function, operand);
    if (!unbank_ptx_is_by_number(from))
      return false;
    operand = &from->operands[1];
  }
  return false;
}

/* Finds registers x with two products in one sum, x * c + (x * d + k). */
static void find_weighed(struct addresses *it) {
  const struct ptx_function *function = it->function;
  it->scaled_twice = ARENA_ARRAY(it->arena, bool, function->registers + 1);
  PTX_EACH(from, function) {
    if (from->count == 4 && unbank_ptx_is(from, "mad") && from->operands[1].kind == PTX_REGISTER &&
        is_made_of(it, &from->operands[3], from->operands[1].reg))
      it->scaled_twice[from->operands[1].reg] = true;
  }
}

/* Whether ptxas treats an instruction as a sum: also x | c if x is a product and c lies in zero
 * bits of it, below or above those that may be set; and -x, as 0 - x. */
static bool is_sum(const struct addresses *it, const struct ptx_instruction *from) {
  if (PTX_IS_ANY(from, "add", "sub", "neg"))
    return true;
  const struct ptx_instruction *product =
      unbank_ptx_is(from, "or") && from->count == 3
          ? unbank_ptx_definition(it->function, &from->operands[1])
          : NULL;
  bool scales = unbank_ptx_is_by_number(product) && PTX_IS_ANY(product, "shl", "mul");
  if (!scales || from->operands[2].kind != PTX_NUMBER)
    return false;
  unsigned zeros = unbank_operand_low_zeros(it, &from->operands[1], ZEROS_COUNTED);
  return !((uint64_t)from->operands[2].number & unbank_operand_bits(it, &from->operands[1], zeros));
}

/* Whether ptxas may treat x | y as a sum: y is smaller than the zeros of x, or a number in bits
 * that x lacks. */
static bool may_be_sum(const struct addresses *it, const struct ptx_instruction *from) {
  bool may = false;
  for (unsigned k = 1; k < 3 && unbank_ptx_is(from, "or") && from->count == 3; k++) {
    const struct ptx_operand *other = &from->operands[3 - k];
    unsigned zeros = unbank_operand_low_zeros(it, &from->operands[k], ZEROS_COUNTED);
    may |= other->kind == PTX_REGISTER &&
           (zeros >= 32 || it->bounds[ADDRESS_MAY][other->reg] < UINT32_C(1) << zeros);
    may |= other->kind == PTX_NUMBER &&
           unbank_operand_lacks_bits(it, &from->operands[k], zeros, other->number);
  }
  return may;
}

/* Whether ptxas may not need an operand: it computes (x * c) * d from x, and nothing from what
 * known bits show to be a number. */
static bool may_not_read(const struct addresses *it, const struct ptx_instruction *from,
                         const struct ptx_operand *operand) {
  const struct ptx_instruction *product = unbank_ptx_definition(it->function, operand);
  int32_t number;
  if (from->written == 1 && !from->is_guarded && unbank_gives_number(it->known, from, &number))
    return true;
  return operand == &from->operands[1] && unbank_ptx_is_by_number(from) &&
         PTX_IS_ANY(from, "shl", "mul") && unbank_ptx_is_by_number(product) &&
         PTX_IS_ANY(product, "shl", "mul");
}

static void find_uses(struct addresses *it) {
  const struct ptx_function *function = it->function;
  it->uses = ARENA_ARRAY(it->arena, uint8_t, function->registers + 1);
  PTX_EACH(from, function) {
    bool sums = is_sum(it, from), of_sum = may_be_sum(it, from);
    PTX_EACH_READ(operand, from) {
      uint8_t *uses = &it->uses[operand->reg];
      const bool may_sum = of_sum || (!sums && may_not_read(it, from, operand));
      *uses = !sums && !may_sum     ? USES_OTHER
              : *uses == USES_NONE  ? may_sum ? USES_SUMS : USES_ONE
              : *uses == USES_OTHER ? USES_OTHER
                                    : USES_SUMS;
    }
  }
}

/* Whether an operand is a place, before addresses are read. */
static bool is_place(const struct addresses *it, const struct ptx_operand *operand) {
  const struct ptx_instruction *from = unbank_ptx_definition(it->function, operand);
  return from && unbank_ptx_is(from, "mov") && from->operands[1].kind == PTX_NAME &&
         *from->operands[1].name != '%';
}

/* Finds the registers from which 32-bit addresses are computed, by 32-bit instructions. */
static void find_short_addresses(struct addresses *it) {
  const struct ptx_function *function = it->function;
  it->in_short_addresses = ARENA_ARRAY(it->arena, bool, function->registers + 1);
  for (bool changed = true; changed;) {
    changed = false;
    for (size_t i = function->instructions.count; i--;) {
      const struct ptx_instruction *from = &function->instructions.items[i];
      bool makes = false;
      PTX_EACH_WRITTEN(operand, from)
        makes |= it->in_short_addresses[operand->reg];
      makes = makes && !strstr(from->opcode, "64") && !unbank_ptx_has(from, "wide");
      PTX_EACH_READ(operand, from)
        if ((makes || operand->is_address) && !it->in_short_addresses[operand->reg])
          it->in_short_addresses[operand->reg] = changed = true;
    }
  }
}

static void find_stores(struct addresses *it) {
  const struct ptx_function *function = it->function;
  it->stores = ARENA_ARRAY(it->arena, bool, function->registers + 1);
  for (size_t i = function->instructions.count; i--;) {
    const struct ptx_instruction *from = &function->instructions.items[i];
    const struct ptx_operand *first = &from->operands[0];
    const bool adds = from->count == 3 && unbank_ptx_is(from, "add") && it->stores[first->reg];
    if (unbank_ptx_is(from, "st"))
      it->stores[first->reg] |= first->is_address && unbank_expression_is_read_once(it, first);
    for (unsigned k = 1; k < 3 && adds; k++)
      it->stores[from->operands[k].reg] |= unbank_expression_is_read_once(it, &from->operands[k]) &&
                                           is_place(it, &from->operands[3 - k]);
  }
}

/* Whether an instruction takes numbers as immediates, which need no register. */
static bool takes_numbers(const struct ptx_instruction *from) {
  return PTX_IS_ANY(from, "add", "sub", "and", "or", "xor", "setp", "min", "max", "ld", "bar",
                    "shfl") ||
         (unbank_ptx_is(from, "mul") && unbank_ptx_has(from, "lo") && !strstr(from->opcode, "64"));
}

/* Whether an operand is a kernel argument. */
static bool is_argument(const struct addresses *it, const struct ptx_operand *operand) {
  const struct ptx_instruction *from = unbank_ptx_definition(it->function, operand);
  for (unsigned left = ZEROS_COUNTED; left && from && PTX_IS_ANY(from, "mov", "cvta"); left--)
    from = unbank_ptx_definition(it->function, &from->operands[1]);
  return from && unbank_ptx_is(from, "ld") && unbank_ptx_has(from, "param");
}

/* Up to sm_89 a wide product is fused with the argument that it is added to, which takes the
 * operand slot of the number, so that the factor needs a register. */
static void hold_factor_of_sum(struct addresses *it, const struct ptx_instruction *from) {
  for (unsigned k = 1; k < 3; k++) {
    const struct ptx_instruction *product = unbank_ptx_definition(it->function, &from->operands[k]);
    if (unbank_ptx_is_by_number(product) && unbank_ptx_is(product, "mul") &&
        unbank_ptx_has(product, "wide") && is_argument(it, &from->operands[3 - k]))
      it->held |= unbank_set64_bit(product->operands[2].number);
  }
}

/* Finds numbers that ptxas may hold in registers. Wide products take theirs as immediates. */
static void find_held(struct addresses *it) {
  const struct ptx_function *function = it->function;
  PTX_EACH(from, function) {
    const bool is_wide = unbank_ptx_is(from, "mul") && unbank_ptx_has(from, "wide");
    const bool shifts = PTX_IS_ANY(from, "shl", "shr");
    if (it->before_sm90 && from->count == 3 && unbank_ptx_is(from, "add"))
      hold_factor_of_sum(it, from);
    for (unsigned k = 0; k < from->count - (shifts ? 1u : 0u); k++) {
      const struct ptx_operand *operand = &from->operands[k];
      if (operand->kind == PTX_NUMBER && operand->number > 1 && !takes_numbers(from))
        *(is_wide ? &it->factors : &it->held) |= unbank_set64_bit(operand->number);
    }
  }
}

/* Whether the result depends on more than the operands: on memory, or on other lanes. */
static bool reads_elsewhere(const struct ptx_instruction *from) {
  return PTX_IS_ANY(from, "ld", "atom", "shfl", "vote", "match", "activemask", "tex");
}

/* Whether an instruction makes lanes of a warp differ: it reads a thread index, or memory other
 * than constants at one address. */
static bool begins_difference(const struct ptx_instruction *from) {
  if (reads_elsewhere(from) && !PTX_HAS_ANY(from, "param", "const"))
    return true;
  for (unsigned i = 0; i < from->count; i++)
    if (from->operands[i].kind == PTX_NAME && (!strncmp(from->operands[i].name, "%tid", 4) ||
                                               !strncmp(from->operands[i].name, "%lane", 5)))
      return true;
  return false;
}

static void find_differences(struct addresses *it) {
  const struct ptx_function *function = it->function;
  it->differs = ARENA_ARRAY(it->arena, bool, function->registers + 1);
  for (bool changed = true; changed;) {
    changed = false;
    PTX_EACH(from, function) {
      bool differs = begins_difference(from);
      PTX_EACH_READ(operand, from)
        differs |= it->differs[operand->reg];
      PTX_EACH_WRITTEN(operand, from)
        if (differs && !it->differs[operand->reg])
          it->differs[operand->reg] = changed = true;
    }
  }
}

/* Finds registers that are made only of numbers and places. Visits blocks after their dominators,
 * so operands come first. */
static void find_numbers(struct addresses *it) {
  const struct ptx_function *function = it->function;
  it->numbers = ARENA_ARRAY(it->arena, bool, function->registers + 1);
  for (uint32_t n = 0; n < function->blocks.count; n++) {
    PTX_EACH_IN(from, function, it->flow->blocks[n]) {
      bool is_number = from->written && !from->is_guarded && !reads_elsewhere(from);
      for (unsigned k = from->written; k < from->count && is_number; k++)
        is_number = from->operands[k].kind == PTX_NUMBER ||
                    (from->operands[k].kind == PTX_NAME && *from->operands[k].name != '%') ||
                    (from->operands[k].kind == PTX_REGISTER && it->numbers[from->operands[k].reg]);
      PTX_EACH_WRITTEN(operand, from)
        it->numbers[operand->reg] = is_number && !function->is_written_often[operand->reg];
    }
  }
}

void unbank_find_roles(struct addresses *it) {
  find_differences(it);
  find_uses(it);
  find_stores(it);
  if (!it->before_sm90 && !it->is_short)
    find_short_addresses(it);
  find_held(it);
  find_weighed(it);
  find_numbers(it);
}
