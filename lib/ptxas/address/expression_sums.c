/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Sums, differences and multiples: which constants leave them, and of which ptxas proves nothing.
 */
#include "ptxas/address/expression_internal.h"
#include "ptxas/address/products.h"
#include "support/integers.h"

/* x with its constant outside or inside, as the reader says; always outside if x is known. */
static struct address hold(const struct expression_reader *reader, struct address x) {
  const bool is_known = is_constant(x) || unbank_address_is_name(reader->it, x.base);
  return reader->splits || is_known ? x : unbank_expression_inside(reader->it, x);
}

/* Whether a base is a wide product plus a constant or a shared variable: one instruction, which
 * constants rarely leave again. From sm_90 on a place is not a constant, and what is added to a sum
 * with a place is split off; before sm_90, only if the place is not 0 (300 test kernels with loads
 * and stores, in straight-line code, loops and other blocks). */
static bool is_fused(const struct addresses *it, uint32_t base) {
  const struct address_node *nodes = it->nodes.items;
  while (nodes[base].kind == NODE_WITH || nodes[base].kind == NODE_ADD) {
    bool named = nodes[base].kind == NODE_ADD && nodes[nodes[base].a].kind == NODE_NAME;
    if (nodes[base].kind == NODE_ADD && !named && nodes[nodes[base].b].kind != NODE_NAME)
      return false;
    base = named ? nodes[base].b : nodes[base].a;
  }
  return nodes[base].kind == NODE_SCALE && nodes[base].b;
}

bool unbank_adds_shifted(const struct addresses *it, uint32_t x, uint32_t y) {
  const struct address_node *nodes = it->nodes.items;
  return nodes[y].kind == NODE_RIGHT && nodes[x].kind != NODE_SCALE && nodes[x].kind != NODE_NAME &&
         nodes[x].kind != NODE_ZERO;
}

/* Whether a constant added to a product is the negative of one in a register, which ptxas may
 * subtract instead. */
static bool is_negative_of_held(const struct addresses *it, int64_t constant) {
  return constant < 0 && (it->held & unbank_set64_bit(-constant));
}

/* ptxas proves nothing of x * c - k if it has k in a register. */
static bool subtracts_held(const struct addresses *it, struct address x, struct address y) {
  const struct address_node *node = &it->nodes.items[x.base];
  return is_constant(y) && is_negative_of_held(it, y.constant) && node->kind == NODE_SCALE &&
         !is_power_of_two((uint64_t)node->constant);
}

/* Before sm_90 ptxas may also hold a product's factor in a register and subtract that from a
 * product that is uniform, even from a power of two's. */
static bool subtracts_factor(const struct expression_reader *reader, struct address x,
                             struct address y) {
  const struct addresses *it = reader->it;
  return it->before_sm90 && is_constant(y) && y.constant < 0 &&
         (it->factors & unbank_set64_bit(-y.constant)) &&
         it->nodes.items[x.base].kind == NODE_SCALE && !it->differs[reader->from->operands[0].reg];
}

/* From sm_90 on ptxas makes one instruction of a signed wide product and a negative constant that
 * is added to it, and then proves nothing of the sum, if nothing else uses the product. */
static bool adds_negative(const struct expression_reader *reader, struct address x,
                          struct address y) {
  const struct address_node *node = &reader->it->nodes.items[x.base];
  return !reader->it->before_sm90 && is_constant(y) && y.constant < 0 && node->kind == NODE_SCALE &&
         node->b == EXTENDS_SIGNED;
}

/* Whether an instruction adds a number to a 32-bit register. */
static bool adds_to_register(const struct ptx_instruction *from) {
  return unbank_ptx_is_by_number(from) && unbank_ptx_is(from, "add") &&
         unbank_ptx_width(from, 1) == 32 && from->operands[1].kind == PTX_REGISTER;
}

void unbank_expression_note_sum(struct addresses *it, const struct ptx_instruction *from,
                                uint32_t block) {
  if (!adds_to_register(from))
    return;
  struct address_split *first = &it->first_sums[from->operands[1].reg];
  if (first->block != block + 1)
    *first = (struct address_split){from->operands[2].number, block + 1};
}

/* Whether x * c + k may be computed from the block's first x * c + d by adding k - d: so it is if x
 * * c is in another block. The zeros of d then count, too. */
static bool follows_sum(const struct expression_reader *reader) {
  const struct addresses *it = reader->it;
  const struct ptx_instruction *product =
      adds_to_register(reader->from)
          ? unbank_ptx_definition(it->function, &reader->from->operands[1])
          : NULL;
  if (!unbank_ptx_is_by_number(product) || !PTX_IS_ANY(product, "mul", "shl"))
    return false;
  const uint32_t reg = reader->from->operands[1].reg;
  return unbank_ptx_home(it->function, reg) != reader->block &&
         zeros_of(it->first_sums[reg].constant) < zeros_of(reader->from->operands[2].number);
}

/* Whether a product is one of two of its register in one sum, which ptxas may reuse, adding the
 * difference. */
static bool is_weighed_twice(const struct addresses *it, const struct ptx_operand *product) {
  const struct ptx_instruction *from = unbank_ptx_definition(it->function, product);
  return from && from->operands[1].kind == PTX_REGISTER && it->scaled_twice[from->operands[1].reg];
}

/* Whether x * c + k may be computed from such a sum. */
static bool adds_to_weighed(const struct expression_reader *reader) {
  const struct ptx_instruction *from = reader->from;
  if (from->operands[from->count - 1].kind != PTX_NUMBER)
    return false;
  if (unbank_ptx_is(from, "mad"))
    return from->operands[1].kind == PTX_REGISTER &&
           reader->it->scaled_twice[from->operands[1].reg];
  return from->count == 3 && is_weighed_twice(reader->it, &from->operands[1]);
}

/* A node as a multiple: of what, and how many times. */
static struct address_node factor_of(const struct addresses *it, uint32_t number) {
  const struct address_node *node = &it->nodes.items[number];
  return node->kind == NODE_SCALE
             ? *node
             : (struct address_node){.kind = NODE_SCALE, .a = number, .constant = 1};
}

static uint32_t multiple_of(struct addresses *it, uint32_t number, int64_t by) {
  const struct address_node factor = factor_of(it, number);
  const int64_t both = wrapping_multiply(factor.constant, by);
  return both == 0   ? ZERO_NODE
         : both == 1 ? factor.a
                     : unbank_node(it, NODE_SCALE, factor.a, factor.b, both);
}

/* The multiple of a sum is the sum of its terms' multiples. */
static uint32_t multiple_of_terms(struct addresses *it, uint32_t number, int64_t by) {
  struct node_terms terms = {.count = 0};
  if (!unbank_node_terms(it, number, &terms))
    return multiple_of(it, number, by);
  uint32_t out = ZERO_NODE;
  for (unsigned i = 0; i < terms.count; i++)
    out = unbank_node_sum(it, out, multiple_of(it, terms.items[i], by), true);
  return out;
}

/* Likewise for a sum with a constant inside. */
static uint32_t multiple_of_whole(struct addresses *it, uint32_t number, int64_t by) {
  const struct address inner = unbank_expression_unfolded(it, address_of_node(number));
  return unbank_expression_whole(it, (struct address){multiple_of_terms(it, inner.base, by),
                                                      wrapping_multiply(inner.constant, by)});
}

uint32_t unbank_expression_like(struct addresses *it, uint32_t number) {
  struct address_node node = it->nodes.items[number];
  const enum node_kind kind = (enum node_kind)node.kind;
  if (!has_nodes(kind) || node.like)
    return node.like ? node.like : number;
  const bool is_of_difference = it->nodes.items[node.a].kind == NODE_REVERSE_SUB;
  node.a = unbank_expression_like(it, node.a);
  node.b = has_two(kind) ? unbank_expression_like(it, node.b) : kind == NODE_CAST ? 0 : node.b;
  uint32_t out;
  if (kind == NODE_ADD)
    out = unbank_node_sum(it, node.a, node.b, true);
  else if (kind == NODE_SUB)
    out = unbank_node_sum(it, node.a, multiple_of_whole(it, node.b, -1), true);
  else if (kind == NODE_REVERSE_SUB)
    out = unbank_expression_whole(
        it, (struct address){multiple_of_whole(it, node.a, -1), node.constant});
  else if (kind == NODE_SCALE && (is_of_difference || !node.b))
    out = multiple_of_whole(it, node.a, node.constant);
  else
    out = unbank_node(it, kind, node.a, node.b, node.constant);
  it->nodes.items[number].like = out;
  return out;
}

/* Whether a node is `by` or -by times a number. */
static bool has_multiple(const struct addresses *it, uint32_t number, int64_t by) {
  for (unsigned i = 0; i < 2; i++) {
    struct address_node node = {.kind = NODE_SCALE, .a = number};
    node.constant = i ? wrapping_multiply(by, -1) : by;
    if (unbank_node_find(it, &node))
      return true;
  }
  return false;
}

/* x * a + (x * b + c) is x * (a + b) + c. If ptxas has x * (a + b), possibly plus another constant,
 * it may reuse that and add the difference. */
static bool joins_products(struct addresses *it, struct address x, struct address y,
                           struct address *out) {
  const struct address_node with = it->nodes.items[y.base];
  bool adds = with.kind == NODE_WITH && with.b == WITH_ADD;
  const struct address_node a = factor_of(it, x.base), b = factor_of(it, adds ? with.a : y.base);
  const int64_t by = wrapping_add(a.constant, b.constant);
  if (a.a != b.a || a.b || b.b || is_constant(x) || is_constant(y) || !has_multiple(it, a.a, by))
    return false;
  *out = (struct address){multiple_of(it, a.a, by), wrapping_add(x.constant, y.constant)};
  if (adds)
    out->base = unbank_expression_whole(it, (struct address){out->base, with.constant});
  return true;
}

/* Whether ptxas may make an instruction of a sum of which it proves nothing. */
static bool hides_zeros(const struct expression_reader *reader, struct address x,
                        struct address y) {
  const struct addresses *it = reader->it;
  if (strstr(reader->from->opcode, "64"))
    return adds_negative(reader, x, y) || adds_negative(reader, y, x);
  return subtracts_held(it, x, y) || subtracts_held(it, y, x) || subtracts_factor(reader, x, y) ||
         follows_sum(reader) || adds_to_weighed(reader);
}

struct address unbank_expression_add(const struct expression_reader *reader, struct address x,
                                     struct address y) {
  struct addresses *it = reader->it;
  struct address joined;
  if (reader->reading == ADDRESS_MAY &&
      (joins_products(it, x, y, &joined) || joins_products(it, y, x, &joined)))
    return hold(reader, joined);
  if (reader->reading == ADDRESS_MUST && reader->from && hides_zeros(reader, x, y)) {
    struct address both = {is_constant(y) ? x.base : y.base, wrapping_add(x.constant, y.constant)};
    return unbank_expression_of(it, NODE_EITHER, both, ZERO_NODE, 0);
  }
  if (reader->reading == ADDRESS_MUST &&
      (unbank_adds_shifted(it, x.base, y.base) || unbank_adds_shifted(it, y.base, x.base)))
    return hold(reader, (struct address){unbank_node(it, NODE_EITHER, x.base, y.base, 0),
                                         wrapping_add(x.constant, y.constant)});
  bool is_list = reader->reading == ADDRESS_MAY || it->before_sm90;
  struct address out = {unbank_node_sum(it, x.base, y.base, is_list),
                        wrapping_add(x.constant, y.constant)};
  const bool is_named = it->nodes.items[x.base].has_name || it->nodes.items[y.base].has_name;
  if (reader->reading == ADDRESS_MUST && is_fused(it, out.base) && (it->before_sm90 || !is_named))
    return unbank_expression_inside(it, out);
  return hold(reader, out);
}

struct address unbank_expression_scale(const struct expression_reader *reader, struct address x,
                                       int64_t by, uint32_t how) {
  if (is_constant(x) || !by)
    return address_of_number(wrapping_multiply(x.constant, by));
  x = hold(reader, x);
  if (reader->reading == ADDRESS_MAY || (how == EXTENDS_LONG && is_power_of_two((uint64_t)by)))
    how = 0;
  if (reader->reading == ADDRESS_MAY)
    return (struct address){multiple_of(reader->it, x.base, by), wrapping_multiply(x.constant, by)};
  return (struct address){by == 1 && !how ? x.base
                                          : unbank_node(reader->it, NODE_SCALE, x.base, how, by),
                          wrapping_multiply(x.constant, by)};
}

struct address unbank_distributed(const struct expression_reader *reader, struct address x,
                                  int64_t by) {
  struct addresses *it = reader->it;
  const struct address_node whole = it->nodes.items[x.base];
  bool adds = whole.kind == NODE_WITH && whole.b == WITH_ADD;
  const struct address_node difference = adds ? it->nodes.items[whole.a] : whole;
  if (difference.kind != NODE_REVERSE_SUB || difference.b == PROOF_SEEN)
    return x;
  int64_t constant =
      wrapping_add(wrapping_add(x.constant, difference.constant), adds ? whole.constant : 0);
  bool is_held = is_negative_of_held(it, wrapping_multiply(constant, by));
  uint32_t base = unbank_node(it, NODE_REVERSE_SUB, difference.a, is_held ? PROOF_OPEN : PROOF_SEEN,
                              difference.constant);
  return (struct address){adds ? unbank_node(it, NODE_WITH, base, WITH_ADD, whole.constant) : base,
                          x.constant};
}

/* Whether x + y - z * c may become a three-operand sum rather than a multiply-add of x + y. */
static bool may_be_three(const struct addresses *it, const struct ptx_operand *operand) {
  const struct ptx_instruction *from = unbank_ptx_definition(it->function, operand);
  return from && from->count == 3 && unbank_ptx_is(from, "add") &&
         from->operands[2].kind == PTX_REGISTER && unbank_expression_is_read_once(it, operand) &&
         unbank_product_of(it, &from->operands[1]) != PRODUCT_FUSED &&
         unbank_product_of(it, &from->operands[2]) != PRODUCT_FUSED;
}

/* Wide products and 64-bit shifts are not fused; next to one that is, and before sm_90 next to the
 * array itself, both outcomes were seen. 16-bit differences, which LLVM makes of remainders with
 * few bits, are never fused. */
static enum node_proof proof_of(const struct expression_reader *reader, uint32_t minuend) {
  const struct addresses *it = reader->it;
  if (unbank_ptx_width(reader->from, 1) < 32)
    return PROOF_NONE;
  const struct ptx_operand *operands = reader->from->operands;
  enum product from = unbank_product_of(it, &operands[1]),
               product = unbank_product_of(it, &operands[2]);
  bool is_wide = strstr(reader->from->opcode, "64") != NULL;
  if (strstr(reader->from->opcode, "16") || product < PRODUCT_OPEN ||
      (from == PRODUCT_FUSED && !is_wide))
    return PROOF_NONE;
  if (!is_wide && unbank_selects_constants(it, &operands[1]))
    return it->uses[operands[1].reg] == USES_ONE ? PROOF_NONE : PROOF_OPEN;
  if (product == PRODUCT_OPEN || from != PRODUCT_NONE || is_weighed_twice(it, &operands[2]) ||
      (!is_wide && may_be_three(it, &operands[1])) ||
      (is_wide && it->before_sm90 && it->nodes.items[minuend].has_name))
    return PROOF_OPEN;
  return PROOF_SEEN;
}

/* Whether one operand is sign-extended and the other zero-extended, so that they may differ. */
static bool differ_in_sign(const struct addresses *it, const struct ptx_operand *a,
                           const struct ptx_operand *b) {
  const struct ptx_instruction *x = unbank_ptx_definition(it->function, a),
                               *y = unbank_ptx_definition(it->function, b);
  return x && y && unbank_ptx_is(x, "cvt") && unbank_ptx_is(y, "cvt") &&
         strcmp(x->opcode, y->opcode);
}

struct address unbank_expression_subtract(const struct expression_reader *reader) {
  const struct ptx_operand *operands = reader->from->operands;
  struct address x = unbank_expression_operand(reader, 1), y = unbank_expression_operand(reader, 2);
  if (is_constant(y))
    return hold(reader, (struct address){x.base, wrapping_add(x.constant, -y.constant)});
  if (x.base == y.base && reader->reading == ADDRESS_MUST &&
      (unbank_ptx_width(reader->from, 1) < 32 ||
       differ_in_sign(reader->it, &operands[1], &operands[2])))
    return unbank_expression_opaque(reader->it, reader->from->operands[0].reg);
  if (x.base == y.base)
    return address_of_number(wrapping_add(x.constant, -y.constant));
  enum node_proof proof = proof_of(reader, x.base);
  if (proof == PROOF_SEEN && is_constant(x) && is_negative_of_held(reader->it, x.constant))
    proof = PROOF_OPEN;
  if (is_constant(x) && !reader->splits)
    return unbank_expression_of(reader->it, NODE_REVERSE_SUB, y, proof, x.constant);
  if (is_constant(x))
    return (struct address){unbank_node(reader->it, NODE_REVERSE_SUB, y.base, proof, 0),
                            wrapping_add(x.constant, -y.constant)};
  return unbank_expression_of_two(reader->it, NODE_SUB, x, y, proof);
}

/* A term of a sum. A right shift with no other use is fused with the sum, of which ptxas then
 * counts no zeros, unless the other term is a product that is fused instead and comes first, or the
 * shift is by one. A shift by one next to a sum of two products was seen apart, too (14 forms on
 * sm_75 to sm_120). Before sm_90 a number may have been split off the sum first. */
static struct address term(const struct expression_reader *reader, unsigned i) {
  struct addresses *it = reader->it;
  const struct ptx_operand *own = &reader->from->operands[i],
                           *beside = &reader->from->operands[3 - i];
  const struct ptx_instruction *from = unbank_ptx_definition(it->function, own);
  bool is_shift =
      unbank_ptx_is_by_number(from) && unbank_ptx_is(from, "shr") && !strstr(from->opcode, "64");
  if (!is_shift || it->uses[own->reg] == USES_OTHER)
    return unbank_expression_operand(reader, i);
  const enum product other = unbank_product_of(it, beside);
  const bool by_one = from->operands[2].number == 1;
  const bool of_select = unbank_selects_constants(it, &from->operands[1]);
  if (other == PRODUCT_FUSED && (by_one || (i == 2 && !of_select)))
    return unbank_expression_operand(reader, i);
  bool is_open = it->uses[own->reg] != USES_ONE || (i == 2 && of_select) ||
                 (other != PRODUCT_NONE && other != PRODUCT_FUSED) ||
                 unbank_inner_product(it, beside) != PRODUCT_NONE ||
                 (by_one && unbank_sums_products(it, beside)) ||
                 (by_one && it->before_sm90 && beside->kind == PTX_NUMBER);
  struct address x = unbank_expression_operand(reader, i);
  bool is_plain = is_open && reader->reading == ADDRESS_MAY;
  return is_plain || is_constant(x) ? x : unbank_expression_of(it, NODE_FUSED, x, 0, 0);
}

bool unbank_stays_fused(const struct expression_reader *reader, unsigned i) {
  const struct addresses *it = reader->it;
  const struct ptx_operand *sum = &reader->from->operands[i];
  if (unbank_inner_product(it, sum) != PRODUCT_FUSED)
    return false;
  if (reader->reading == ADDRESS_MUST || !it->before_sm90)
    return true;
  return it->differs[sum->reg] && unbank_ptx_home(it->function, sum->reg) != reader->block;
}

/* A term of a sum of registers. Before sm_90 the numbers of such a shift stay inside, also if a
 * number is added to it. So do both numbers of (y + k) * c + d, apart from each other (14 forms on
 * sm_75 to sm_89). */
static struct address shared_term(const struct expression_reader *reader, unsigned i,
                                  struct address x) {
  struct addresses *it = reader->it;
  const struct ptx_operand *own = &reader->from->operands[i];
  if (!it->before_sm90 || reader->reading == ADDRESS_MAY)
    return x;
  if (unbank_shifts_shared_sum(it, own))
    return unbank_expression_inside(it, x);
  if (!unbank_adds_constant(it, own))
    return x;
  const struct ptx_instruction *sum = unbank_ptx_definition(it->function, own);
  if (!unbank_shifts_shared_sum(it, &sum->operands[1]) && !unbank_scales_sum(it, &sum->operands[1]))
    return x;
  const uint32_t inner =
      unbank_expression_whole(it, unbank_expression_value(it, &sum->operands[1], ADDRESS_MUST));
  return address_of_node(unbank_node(it, NODE_WITH, inner, WITH_ADD, sum->operands[2].number));
}

/* A term of a 32-bit sum whose other term is a number: (x + a) + b is x + (a + b), unless x is a
 * product, which keeps a: ((x + a) + b) + c is then (x + a) + (b + c). */
static struct address folded_term(const struct expression_reader *reader, unsigned i) {
  struct addresses *it = reader->it;
  struct address x = term(reader, i);
  if (unbank_ptx_width(reader->from, 1) != 32)
    return x;
  if (reader->from->operands[3 - i].kind != PTX_NUMBER)
    return shared_term(reader, i, x);
  bool is_product = unbank_inner_product(it, &reader->from->operands[i]) != PRODUCT_NONE;
  if (unbank_stays_fused(reader, i) || (is_product && reader->reading == ADDRESS_MUST))
    return unbank_expression_inside(it, x);
  const bool is_split = reader->reading == ADDRESS_MUST && x.constant;
  return is_split || unbank_sums_registers(it, &reader->from->operands[i])
             ? x
             : unbank_expression_unfolded(it, x);
}

const struct ptx_instruction *unbank_extended_sum(const struct expression_reader *reader,
                                                  const struct ptx_instruction *from) {
  const struct addresses *it = reader->it;
  const struct ptx_instruction *sum =
      from && from->count == 2 && !strcmp(from->opcode, "cvt.u64.u32")
          ? unbank_ptx_definition(it->function, &from->operands[1])
          : NULL;
  if (!sum || sum->is_guarded || from->is_guarded || !adds_to_register(sum) ||
      sum->operands[2].number < 0)
    return NULL;
  uint64_t most = it->bounds[reader->reading][sum->operands[1].reg];
  return most + (uint64_t)sum->operands[2].number <= UINT32_MAX ? sum : NULL;
}

struct address unbank_outside_of_cast(const struct expression_reader *reader, struct address x) {
  struct addresses *it = reader->it;
  x = unbank_expression_unfolded(it, x);
  if (reader->reading == ADDRESS_MUST)
    x.base = unbank_node(it, NODE_CAST, x.base, PROOF_SEEN, CAST_OF_SUM);
  return x;
}

struct address unbank_expression_term(const struct expression_reader *reader, unsigned i) {
  struct addresses *it = reader->it;
  const struct ptx_operand *own = &reader->from->operands[i],
                           *other = &reader->from->operands[3 - i];
  const struct ptx_instruction *cast = unbank_ptx_definition(it->function, own);
  if (it->before_sm90 || reader->reading == ADDRESS_MAY ||
      it->stores[reader->from->operands[0].reg] ||
      !unbank_expression_is_read_once(it, &reader->from->operands[0]) ||
      !unbank_expression_is_read_once(it, own) || !unbank_extended_sum(reader, cast) ||
      !unbank_expression_is_read_once(it, &cast->operands[1]) ||
      !unbank_address_is_name(it, unbank_expression_value(it, other, ADDRESS_MUST).base))
    return folded_term(reader, i);
  return unbank_outside_of_cast(reader,
                                unbank_expression_value(it, &cast->operands[1], ADDRESS_MUST));
}
