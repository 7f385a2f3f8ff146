/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * What the readings of a function's accesses ask of its addresses: whether a place is mixed into
 * an expression, what loops leave in it, and which product or place its last sum adds. */
#include "ptxas/address/address_internal.h"
#include "ptxas/address/expression.h"

bool unbank_address_is_number(struct addresses *it, const struct ptx_operand *operand) {
  return operand->kind == PTX_REGISTER && it->numbers[operand->reg] &&
         !unbank_holds_place(it, operand);
}

/* Places inside expressions. */

/* Places inside expressions. */

enum { PHIS_MAX = 16, MIXING_STEPS_MAX = 1024 };

struct mixing {
  const struct addresses *it;
  uint32_t phis[PHIS_MAX]; /* already visited */
  unsigned count, steps_left;
};

static bool mixes(struct mixing *mixing, uint32_t number, unsigned depth, bool added);

/* `added`: a constant that is not a multiple of 16 is added to the whole. */
static bool phi_mixes(struct mixing *mixing, uint32_t number, unsigned depth, bool added) {
  const struct addresses *it = mixing->it;
  for (unsigned i = 0; i < mixing->count; i++)
    if (mixing->phis[i] == number)
      return false;
  if (mixing->count == PHIS_MAX)
    return true;
  mixing->phis[mixing->count++] = number;
  ADDRESS_EACH_SOURCE(source, it, it->nodes.items[number].a)
    if (mixes(mixing, source->from.base, depth + 1, added || source->from.constant % 16))
      return true;
  return false;
}

static bool mixes(struct mixing *mixing, uint32_t number, unsigned depth, bool added) {
  const struct address_node *node = &mixing->it->nodes.items[number];
  if (node->kind == NODE_NAME || depth == NODE_DEPTH_MAX)
    return added;
  if (!mixing->steps_left)
    return true;
  mixing->steps_left--;
  if (node->kind == NODE_PHI)
    return phi_mixes(mixing, number, depth, added);
  if (!has_nodes((enum node_kind)node->kind))
    return false;
  added |= node->kind == NODE_WITH && node->constant % 16;
  return mixes(mixing, node->a, depth + 1, added) ||
         (has_two((enum node_kind)node->kind) && mixes(mixing, node->b, depth + 1, added));
}

bool unbank_address_mixes_place(const struct addresses *it, uint32_t base) {
  struct mixing mixing = {.it = it, .steps_left = MIXING_STEPS_MAX};
  return mixes(&mixing, base, 0, false);
}

static void note_escape(struct addresses *it, uint32_t number, unsigned *steps_left) {
  const struct address_node *node = &it->nodes.items[number];
  const enum node_kind kind = (enum node_kind)node->kind;
  if (!node->has_counter || !*steps_left)
    return;
  --*steps_left;
  if (kind == NODE_PHI)
    it->escapes[node->a] = true;
  if (has_nodes(kind))
    note_escape(it, node->a, steps_left);
  if (has_two(kind))
    note_escape(it, node->b, steps_left);
}

void unbank_find_escapes(struct addresses *it) {
  const struct ptx_function *function = it->function;
  it->escapes = ARENA_ARRAY(it->arena, bool, function->registers + 1);
  for (uint32_t b = 0; b < function->blocks.count && it->flow->loops.count; b++)
    PTX_EACH_IN(from, function, b)
      PTX_EACH_READ(operand, from) {
        if (!unbank_ptx_definition(it->function, operand))
          continue;
        uint32_t loop = it->flow->loop[unbank_ptx_home(function, operand->reg)];
        unsigned steps_left = NODE_DEPTH_MAX;
        if (loop != FLOW_NO_LOOP && !unbank_flow_is_inside(it->flow, b, loop))
          note_escape(it, it->registers[ADDRESS_MAY][operand->reg].base, &steps_left);
      }
}

enum { COUNTED_MAX = 4, WIDEST_ZEROS = 4 /* of the widest access */ };

/* The values left by loops that a base is made of. */
struct leaving {
  const struct addresses *it;
  const bool *ends_by_number; /* by loop */
  uint32_t block;             /* of the access */
  unsigned steps_left;
  bool is_left;  /* there is one */
  bool is_apart; /* one is used under a different name than the loop's other values */
  bool is_mixed; /* the base also contains something other than numbers */
  unsigned count;
  struct address_given counted[COUNTED_MAX]; /* those left by loops with known trip counts */
};

static void note_loop_result(struct leaving *leaving, uint32_t number, uint32_t loop) {
  const struct addresses *it = leaving->it;
  const uint32_t reg = it->nodes.items[number].a;
  leaving->is_left = true;
  leaving->is_apart |= it->function->is_left && it->function->is_left[reg] && it->escapes[reg];
  leaving->is_mixed |= !leaving->ends_by_number[loop];
  if (leaving->ends_by_number[loop] && leaving->count < COUNTED_MAX)
    leaving->counted[leaving->count++] = (struct address_given){number, ZEROS_ALL};
}

/* The loop that leaves a phi's value for an access outside it; or FLOW_NO_LOOP. */
static uint32_t loop_left(const struct leaving *leaving, uint32_t reg) {
  const struct addresses *it = leaving->it;
  ADDRESS_EACH_SOURCE(source, it, reg) {
    uint32_t loop = it->flow->loop[source->block];
    if (loop != FLOW_NO_LOOP && !unbank_flow_is_inside(it->flow, leaving->block, loop))
      return loop;
  }
  return FLOW_NO_LOOP;
}

static void find_loop_results(struct leaving *leaving, uint32_t number) {
  const struct addresses *it = leaving->it;
  const struct address_node *node = &it->nodes.items[number];
  const enum node_kind kind = (enum node_kind)node->kind;
  leaving->is_mixed |= !node->has_counter && kind != NODE_NAME && number != ZERO_NODE;
  if (!node->has_counter)
    return;
  if (!leaving->steps_left)
    leaving->is_left = leaving->is_apart = true;
  if (!leaving->steps_left)
    return;
  --leaving->steps_left;
  uint32_t loop = kind == NODE_PHI ? loop_left(leaving, node->a) : FLOW_NO_LOOP;
  leaving->is_mixed |= kind == NODE_PHI && loop == FLOW_NO_LOOP;
  if (loop != FLOW_NO_LOOP)
    note_loop_result(leaving, number, loop);
  if (has_nodes(kind))
    find_loop_results(leaving, node->a);
  if (has_two(kind))
    find_loop_results(leaving, node->b);
}

static struct leaving leaving_of(const struct addresses *it, const bool *ends_by_number,
                                 uint32_t base, uint32_t block) {
  struct leaving leaving = {
      .it = it, .ends_by_number = ends_by_number, .block = block, .steps_left = NODE_DEPTH_MAX};
  find_loop_results(&leaving, base);
  return leaving;
}

enum address_left unbank_address_left(const struct addresses *it, const bool *ends_by_number,
                                      uint32_t base, uint32_t block) {
  const struct leaving leaving = leaving_of(it, ends_by_number, base, block);
  const unsigned zeros = unbank_address_zeros(it, base, ADDRESS_MUST);
  const bool is_known = leaving.count && zeros < WIDEST_ZEROS;
  if (is_known && !leaving.is_mixed)
    return ADDRESS_LEFT_NUMBER;
  if (is_known && unbank_address_zeros_given(it, base, leaving.counted, leaving.count) > zeros)
    return ADDRESS_LEFT_ALIGNED;
  return leaving.is_apart ? ADDRESS_LEFT_APART : ADDRESS_LEFT_NONE;
}

bool unbank_address_is_left(const struct addresses *it, const bool *ends_by_number, uint32_t base,
                            uint32_t block) {
  return leaving_of(it, ends_by_number, base, block).is_left;
}

static bool is_product(const struct addresses *it, const struct ptx_operand *operand) {
  const struct ptx_instruction *from = unbank_ptx_definition(it->function, operand);
  return from && PTX_IS_ANY(from, "mul", "mad", "shl");
}

/* Whether a 64-bit product is of a register and a number that fits 32 bits. */
static bool has_short_factor(const struct ptx_instruction *from) {
  return from->operands[2].kind == PTX_NUMBER &&
         from->operands[2].number == (int32_t)from->operands[2].number;
}

/* Whether an operand is a 64-bit product by a constant with no other use, also if shifted, negated,
 * or with a constant added. A value that is shifted or negated may have other uses: ptxas makes a
 * product of its own for it. */
static bool is_long_product(const struct addresses *it, const struct ptx_operand *operand) {
  bool once = true;
  for (unsigned left = NODE_DEPTH_MAX;
       left && (!once || unbank_expression_is_read_once(it, operand)); left--) {
    const struct ptx_instruction *from = unbank_ptx_definition(it->function, operand);
    if (!from || from->is_guarded || !strstr(from->opcode, "64") || unbank_ptx_has(from, "wide"))
      return false;
    bool adds_number = from->operands[from->count - 1].kind == PTX_NUMBER;
    if (unbank_ptx_is(from, "mul") || (unbank_ptx_is(from, "mad") && adds_number))
      return has_short_factor(from);
    if (!unbank_ptx_is(from, "neg") && !(adds_number && PTX_IS_ANY(from, "shl", "add")))
      return false;
    once = unbank_ptx_is(from, "add");
    operand = &from->operands[1];
  }
  return false;
}

/* Whether one of the two operands that an instruction sums is a place, and the other one is of a
 * kind, or is not. */
static bool sums_place(struct addresses *it, const struct ptx_instruction *from,
                       bool (*is_kind)(const struct addresses *, const struct ptx_operand *),
                       bool is) {
  const struct ptx_operand *a = &from->operands[1], *b = &from->operands[2];
  return (unbank_holds_place(it, a) && is_kind(it, b) == is) ||
         (unbank_holds_place(it, b) && is_kind(it, a) == is);
}

/* Whether an instruction adds a 64-bit product to a place. */
static bool adds_long_product(struct addresses *it, const struct ptx_instruction *from) {
  if (from->is_guarded || !strstr(from->opcode, "64") || unbank_ptx_has(from, "wide"))
    return false;
  if (unbank_ptx_is(from, "mad"))
    return from->count == 4 && has_short_factor(from) && unbank_holds_place(it, &from->operands[3]);
  return from->count == 3 && PTX_IS_ANY(from, "add", "sub") &&
         sums_place(it, from, is_long_product, true);
}

/* The operand without the constants that are added to it. */
static const struct ptx_operand *without_constants(const struct addresses *it,
                                                   const struct ptx_operand *operand) {
  const struct ptx_instruction *from = unbank_ptx_definition(it->function, operand);
  for (unsigned left = NODE_DEPTH_MAX;
       left && from && unbank_ptx_is(from, "add") && from->operands[2].kind == PTX_NUMBER; left--) {
    operand = &from->operands[1];
    from = unbank_ptx_definition(it->function, operand);
  }
  return operand;
}

/* Whether a sum adds a product to a place in `chosen`, possibly with other terms. */
static bool adds_to_chosen(struct addresses *it, const struct ptx_operand *operand,
                           unsigned depth) {
  enum { DEPTH_MAX = 6 };
  const struct ptx_instruction *from = unbank_ptx_definition(it->function, operand);
  if (!from || from->count != 3 || !unbank_ptx_is(from, "add") || depth == DEPTH_MAX)
    return false;
  bool found = false;
  for (unsigned k = 1; k < 3 && !found; k++) {
    const struct ptx_operand *term = &from->operands[k];
    const struct ptx_instruction *other =
        unbank_ptx_definition(it->function, &from->operands[3 - k]);
    found =
        (it->chosen & unbank_set_of_place(it, term) && other && PTX_IS_ANY(other, "mul", "mad")) ||
        adds_to_chosen(it, term, depth + 1);
  }
  return found;
}

bool unbank_address_is_beside_choice(struct addresses *it, const struct ptx_operand *operand) {
  if (it->chosen_sums & unbank_set64_bit(unbank_expression_value(it, operand, ADDRESS_MUST).base))
    return true;
  return it->chosen && adds_to_chosen(it, operand, 0);
}

static uint32_t block_of_definition(const struct addresses *it, const struct ptx_operand *operand) {
  return unbank_ptx_definition(it->function, operand) ? unbank_ptx_home(it->function, operand->reg)
                                                      : ADDRESS_NO_BLOCK;
}

uint32_t unbank_address_block_of_product(struct addresses *it, const struct ptx_operand *operand) {
  operand = without_constants(it, operand);
  const struct ptx_instruction *from =
      it->before_sm90 ? unbank_ptx_definition(it->function, operand) : NULL;
  return from && adds_long_product(it, from) ? block_of_definition(it, operand) : ADDRESS_NO_BLOCK;
}

bool unbank_address_may_split_in(struct addresses *it, const struct ptx_operand *operand,
                                 uint32_t block) {
  if (!it->before_sm90)
    return false;
  if (operand->kind == PTX_REGISTER && it->shifted[operand->reg] == block + 1)
    return true;
  struct address must = unbank_expression_value(it, operand, ADDRESS_MUST);
  struct address may = unbank_expression_value(it, operand, ADDRESS_MAY);
  return must.constant != may.constant &&
         block_of_definition(it, without_constants(it, operand)) == block;
}

/* The last sum of an address, apart from constants, or NULL. */
static const struct ptx_instruction *last_sum(const struct addresses *it,
                                              const struct ptx_operand *operand) {
  const struct ptx_instruction *from =
      unbank_ptx_definition(it->function, without_constants(it, operand));
  return from && unbank_ptx_is(from, "add") && !from->is_guarded && from->count == 3 ? from : NULL;
}

bool unbank_address_shows_place(struct addresses *it, const struct ptx_operand *operand) {
  const struct ptx_instruction *sum = last_sum(it, operand);
  return sum ? sums_place(it, sum, is_product, false) : unbank_holds_place(it, operand);
}

/* Whether an operand is a wide product with no other use. */
static bool is_wide_product(const struct addresses *it, const struct ptx_operand *operand) {
  const struct ptx_instruction *from = unbank_ptx_definition(it->function, operand);
  return from && from->count == 3 && !from->is_guarded && unbank_expression_is_wide(from) &&
         unbank_expression_is_read_once(it, operand);
}

bool unbank_address_hides_place(struct addresses *it, const struct ptx_operand *operand) {
  const struct ptx_instruction *sum = last_sum(it, operand);
  return sum && sums_place(it, sum, is_wide_product, true);
}
