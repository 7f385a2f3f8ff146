/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The value of a PTX register as base + constant. Each kind of instruction has a function that
 * combines its operands' values; an instruction without one becomes an opaque node of its own. The
 * rules are the table and the lists of address.h. */
#include "ptxas/address/expression.h"

#include <stdlib.h>

#include "ptxas/address/bits.h"
#include "ptxas/address/products.h"
#include "support/integers.h"

uint32_t unbank_expression_name(const char *name) {
  uint32_t out = UINT32_C(0x811c9dc5);
  for (; *name; name++)
    out = (out ^ (unsigned char)*name) * UINT32_C(0x01000193);
  return out;
}

struct address unbank_expression_phi(struct addresses *it, uint32_t reg) {
  return (struct address){unbank_node(it, NODE_PHI, reg, 0, 0), 0};
}

struct address unbank_expression_opaque(struct addresses *it, uint32_t reg) {
  return (struct address){unbank_node(it, NODE_LEAF, reg, 0, 0), 0};
}

struct address unbank_expression_value(struct addresses *it, const struct ptx_operand *operand,
                                       enum address_reading reading) {
  struct address out = {ZERO_NODE, 0};
  if (operand->kind == PTX_NAME)
    out.base = unbank_node(it, *operand->name == '%' ? NODE_SPECIAL : NODE_NAME,
                           unbank_expression_name(operand->name), 0, 0);
  else if (operand->kind == PTX_REGISTER && it->function->is_written_often[operand->reg])
    out = unbank_expression_phi(it, operand->reg);
  else if (operand->kind == PTX_REGISTER)
    out = it->registers[reading][operand->reg].base ? it->registers[reading][operand->reg]
          : reading == ADDRESS_MAY && !it->function->first_def[operand->reg]
              ? out
              : unbank_expression_opaque(it, operand->reg);
  out.constant = wrapping_add(out.constant, operand->number);
  return out;
}

struct address unbank_expression_value_in(struct addresses *it, const struct ptx_operand *operand,
                                          uint32_t block) {
  struct address out = unbank_expression_value(it, operand, ADDRESS_MUST);
  if (!it->capped || operand->kind != PTX_REGISTER || !it->capped[operand->reg] ||
      unbank_ptx_home(it->function, operand->reg) == block)
    return out;
  out.base = unbank_node(it, NODE_SELECT, out.base,
                         unbank_expression_phi(it, it->capped[operand->reg] - 1).base, -1);
  return out;
}

static struct address opaque(const struct expression_reader *reader) {
  return unbank_expression_opaque(reader->it, reader->from->operands[0].reg);
}

/* Whether a branch implies that an expression equals a number in a block, or that what it is a
 * multiple or extension of does. */
static bool has_number(const struct addresses *it, struct address is, uint32_t block,
                       unsigned depth, int64_t *out) {
  const struct address_node *node = &it->nodes.items[is.base];
  for (uint32_t i = map_or(&it->first_equal, unbank_address_equal_key(is.base), 0); i;
       i = it->equals.items[i - 1].next) {
    const struct address_equal *equal = &it->equals.items[i - 1];
    *out = equal->number;
    if (equal->constant == is.constant && unbank_flow_dominates(it->flow, equal->block, block))
      return true;
  }
  if (depth && node->kind == NODE_CAST && node->constant <= CAST_SIGNED) /* of base + constant */
    return has_number(it, (struct address){node->a, is.constant}, block, depth - 1, out);
  if (!depth || node->kind != NODE_SCALE ||
      !has_number(it, address_of_node(node->a), block, depth - 1, out))
    return false;
  *out = wrapping_add(wrapping_multiply(*out, node->constant), is.constant);
  return true;
}

/* Whether a branch implies that an operand equals a number in a block, so that ptxas may use the
 * number. */
static bool is_equal(const struct addresses *it, const struct ptx_operand *operand, uint32_t block,
                     struct address *out) {
  enum { DEPTH = 4 };
  int64_t number;
  if (operand->kind != PTX_REGISTER || it->function->is_written_often[operand->reg] ||
      !has_number(it, it->registers[ADDRESS_MUST][operand->reg], block, DEPTH, &number))
    return false;
  *out = address_of_number(number);
  return true;
}

/* Whether an operand's constant was split off in an earlier section of this block, so that here it
 * stays inside. Left shifts are exempt: they are distributed over both terms first. */
static bool is_behind_section(const struct expression_reader *reader,
                              const struct ptx_operand *operand) {
  const struct addresses *it = reader->it;
  if (!it->sections || operand->kind != PTX_REGISTER || unbank_ptx_is(reader->from, "shl"))
    return false;
  const uint32_t section = it->sections[operand->reg];
  return section >= it->first_section && section < it->section;
}

static struct address operand(const struct expression_reader *reader, unsigned i) {
  const struct ptx_operand *operand = &reader->from->operands[i];
  struct address out;
  if (reader->reading == ADDRESS_MUST) {
    out = unbank_expression_value_in(reader->it, operand, reader->block);
    return is_behind_section(reader, operand) ? unbank_expression_inside(reader->it, out) : out;
  }
  return is_equal(reader->it, operand, reader->block, &out)
             ? out
             : unbank_expression_value(reader->it, operand, ADDRESS_MAY);
}

uint32_t unbank_expression_whole(struct addresses *it, struct address address) {
  if (!address.constant)
    return address.base;
  return unbank_node(it, NODE_WITH, address.base, WITH_ADD, address.constant);
}

struct address unbank_expression_of(struct addresses *it, enum node_kind kind, struct address x,
                                    uint32_t b, int64_t constant) {
  return address_of_node(unbank_node(it, kind, unbank_expression_whole(it, x), b, constant));
}

struct address unbank_expression_of_two(struct addresses *it, enum node_kind kind, struct address x,
                                        struct address y, int64_t constant) {
  const uint32_t a = unbank_expression_whole(it, x), b = unbank_expression_whole(it, y);
  return address_of_node(unbank_node(it, kind, a, b, constant));
}

struct address unbank_expression_unfolded(const struct addresses *it, struct address x) {
  const struct address_node *with = &it->nodes.items[x.base];
  if (with->kind != NODE_WITH || with->b != WITH_ADD)
    return x;
  return (struct address){with->a, wrapping_add(x.constant, with->constant)};
}

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

/* x + (y >> c) is one instruction if x is not a product; nothing is proved of its result. */
static bool adds_shifted(const struct addresses *it, uint32_t x, uint32_t y) {
  const struct address_node *nodes = it->nodes.items;
  return nodes[y].kind == NODE_RIGHT && nodes[x].kind != NODE_SCALE && nodes[x].kind != NODE_NAME &&
         nodes[x].kind != NODE_ZERO;
}

uint64_t unbank_set64_bit(int64_t number) { return UINT64_C(1) << ((uint64_t)number % 64); }

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

static bool follows_sum(const struct expression_reader *reader);
static bool adds_to_weighed(const struct expression_reader *reader);

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
      (adds_shifted(it, x.base, y.base) || adds_shifted(it, y.base, x.base)))
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

bool unbank_expression_is_wide(const struct ptx_instruction *from) {
  return unbank_ptx_has(from, "wide") && !strstr(from->opcode, "16");
}

static uint32_t how_of(const struct ptx_instruction *from) {
  if (!unbank_expression_is_wide(from))
    return strstr(from->opcode, "64") ? EXTENDS_LONG : EXTENDS_NOT;
  return unbank_ptx_has(from, "u32") ? EXTENDS_UNSIGNED : EXTENDS_SIGNED;
}

static struct address multiply(const struct expression_reader *reader, struct address x,
                               struct address y, uint32_t how) {
  if (is_constant(y))
    return unbank_expression_scale(reader, x, y.constant, how);
  if (is_constant(x))
    return unbank_expression_scale(reader, y, x.constant, how);
  uint32_t a = unbank_expression_whole(reader->it, x), b = unbank_expression_whole(reader->it, y);
  return address_of_node(
      unbank_node(reader->it, NODE_MUL, a < b ? a : b, a < b ? b : a, (int64_t)how));
}

static unsigned width_of(const struct ptx_instruction *from, unsigned word) {
  const char *at = from->opcode;
  for (; word && at; word--)
    at = (at = strchr(at, '.')) ? at + 1 : NULL;
  return at && at[0] ? (unsigned)strtoul(at + 1, NULL, 10) : 0;
}

/* Whether an instruction adds a number to a 32-bit register. */
static bool adds_to_register(const struct ptx_instruction *from) {
  return unbank_ptx_is_by_number(from) && unbank_ptx_is(from, "add") && width_of(from, 1) == 32 &&
         from->operands[1].kind == PTX_REGISTER;
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

/* The factor k - y of such a product, which then has the zeros of both; unless a register holds -k
 * * by, which may be subtracted instead. */
static struct address distributed(const struct expression_reader *reader, struct address x,
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

/* Whether an operand is a select of two constants: (c ? x : y) - z becomes c ? x - z : y - z. */
static bool selects_constants(const struct addresses *it, const struct ptx_operand *operand) {
  return unbank_ptx_selects_numbers(unbank_ptx_definition(it->function, operand));
}

/* Whether an operand is computed from such a select and numbers, so that it is one of two
 * constants, too. */
static bool is_one_of_two(const struct addresses *it, const struct ptx_operand *operand,
                          unsigned depth) {
  const struct ptx_instruction *from = unbank_ptx_definition(it->function, operand);
  if (unbank_ptx_selects_numbers(from))
    return true;
  return unbank_ptx_is_by_number(from) && depth && !from->is_guarded &&
         PTX_IS_ANY(from, "add", "sub", "mul", "shl", "shr", "and", "or", "xor") &&
         is_one_of_two(it, &from->operands[1], depth - 1);
}

/* Whether an operand is a right shift, and it or the other operand has few bits. If the two have no
 * bits in common, ptxas treats x | y and x ^ y as a sum, and then proves nothing of it, as for x +
 * (y >> c). */
static bool is_short_shift(const struct expression_reader *reader, unsigned i) {
  const struct addresses *it = reader->it;
  const struct ptx_operand *own = &reader->from->operands[i],
                           *other = &reader->from->operands[3 - i];
  const struct ptx_instruction *from = unbank_ptx_definition(it->function, own);
  if (!from || from->count != 3 || !unbank_ptx_is(from, "shr") || other->kind != PTX_REGISTER)
    return false;
  const uint32_t *bounds = it->bounds[reader->reading];
  return is_one_of_two(it, &from->operands[1], ZEROS_COUNTED) ||
         is_one_of_two(it, other, ZEROS_COUNTED) || bounds[own->reg] < UINT32_MAX >> 8 ||
         bounds[other->reg] < UINT32_MAX;
}

/* Whether an operand is a shift of one of two constants, so that its bits are known. */
static bool shifts_select(const struct addresses *it, const struct ptx_operand *operand,
                          const char *word) {
  const struct ptx_instruction *from = unbank_ptx_definition(it->function, operand);
  return from && from->count == 3 && unbank_ptx_is(from, word) &&
         is_one_of_two(it, &from->operands[1], ZEROS_COUNTED);
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
  if (width_of(reader->from, 1) < 32)
    return PROOF_NONE;
  const struct ptx_operand *operands = reader->from->operands;
  enum product from = unbank_product_of(it, &operands[1]),
               product = unbank_product_of(it, &operands[2]);
  bool is_wide = strstr(reader->from->opcode, "64") != NULL;
  if (strstr(reader->from->opcode, "16") || product < PRODUCT_OPEN ||
      (from == PRODUCT_FUSED && !is_wide))
    return PROOF_NONE;
  if (!is_wide && selects_constants(it, &operands[1]))
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

static struct address subtract(const struct expression_reader *reader) {
  const struct ptx_operand *operands = reader->from->operands;
  struct address x = operand(reader, 1), y = operand(reader, 2);
  if (is_constant(y))
    return hold(reader, (struct address){x.base, wrapping_add(x.constant, -y.constant)});
  if (x.base == y.base && reader->reading == ADDRESS_MUST &&
      (width_of(reader->from, 1) < 32 || differ_in_sign(reader->it, &operands[1], &operands[2])))
    return opaque(reader);
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

/* Whether a register has 64 bits, judging by the instruction that writes it. */
static bool is_long(const struct addresses *it, const struct ptx_operand *operand) {
  const struct ptx_instruction *from =
      operand->kind == PTX_REGISTER ? unbank_ptx_writer(it->function, operand->reg) : NULL;
  if (!from)
    return false;
  return unbank_expression_is_wide(from) ||
         (unbank_ptx_is(from, "cvt") ? width_of(from, 1) == 64
                                     : strstr(from->opcode, "64") != NULL);
}

/* If `from` zero-extends a sum x + c that does not carry out of 32 bits, that sum; else NULL. */
static const struct ptx_instruction *extended_sum(const struct expression_reader *reader,
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

/* The extension of such a sum, with its constant split off. */
static struct address outside_of_cast(const struct expression_reader *reader, struct address x) {
  struct addresses *it = reader->it;
  x = unbank_expression_unfolded(it, x);
  if (reader->reading == ADDRESS_MUST)
    x.base = unbank_node(it, NODE_CAST, x.base, PROOF_SEEN, CAST_OF_SUM);
  return x;
}

static bool extends_sign(const struct ptx_instruction *cvt) {
  return strrchr(cvt->opcode, '.')[1] == 's';
}

/* A truncation from 64 to 32 bits, from which no number is split off. If the number came from a
 * term of a sum of registers, (x + c) + y, ptxas does not recognise it as (x + y) + c. */
static struct address cut_sum(const struct expression_reader *reader, struct address x) {
  struct addresses *it = reader->it;
  const struct ptx_instruction *sum =
      unbank_ptx_definition(it->function, &reader->from->operands[1]);
  const bool of_registers =
      sum && sum->count == 3 && unbank_ptx_is(sum, "add") && sum->operands[2].kind == PTX_REGISTER;
  return of_registers && x.constant
             ? unbank_expression_of(it, NODE_CAST, x, PROOF_SEEN, CAST_OF_PARTS)
             : unbank_expression_inside(it, x);
}

/* Conversions between 32 and 64 bits keep the low bits, but constants added in 64 bits are not
 * split off 32; narrower types truncate. For 8 bits widened to 16, or cut from 16, both outcomes
 * were seen. */
static struct address convert(const struct expression_reader *reader) {
  const struct ptx_instruction *from = reader->from;
  struct address x = operand(reader, 1);
  unsigned to = width_of(from, 1), of = width_of(from, 2);
  if (strstr(from->opcode, ".f") || strstr(from->opcode, ".bf") || strstr(from->opcode, ".r"))
    return opaque(reader);
  bool keeps = (to == 32 || to == 64) && (of == 32 || of == 64);
  bool is_signed = unbank_ptx_has(from, "s32");
  if (keeps && reader->reading == ADDRESS_MUST && of == 32 &&
      is_long(reader->it, &from->operands[1]))
    x = unbank_expression_inside(reader->it, x);
  if (keeps && reader->reading == ADDRESS_MUST && to == 32)
    return of == 64 ? cut_sum(reader, x) : x;
  if (keeps && !reader->it->before_sm90 && reader->reading == ADDRESS_MAY &&
      !reader->it->stores[from->operands[0].reg] && extended_sum(reader, from))
    return outside_of_cast(reader, x);
  if (keeps && (reader->reading == ADDRESS_MAY || reader->it->before_sm90))
    return x;
  if (keeps)
    return (struct address){unbank_node(reader->it, NODE_CAST, x.base, PROOF_SEEN,
                                        is_signed ? CAST_SIGNED : CAST_UNSIGNED),
                            x.constant};
  if (reader->reading == ADDRESS_MAY && (to == 16 || of == 16) && to + of == 48)
    return unbank_expression_inside(reader->it, x); /* a mask may show the rest */
  const bool of_bytes = to <= 16 && (to == 8 || of == 8);
  if (to == 64 && (reader->reading == ADDRESS_MAY || reader->it->before_sm90))
    to = 32; /* as if it were extended twice */
  return unbank_expression_of(reader->it, NODE_CAST, x, of_bytes ? PROOF_OPEN : PROOF_SEEN,
                              100 * (int64_t)to + (int64_t)of + extends_sign(from));
}

/* An operation on one register and numbers: ptxas knows the result if it knows the register, as in
 * the iterations of an unrolled loop. */
static struct address of_register(const struct expression_reader *reader) {
  const struct ptx_instruction *from = reader->from;
  struct address y = {ZERO_NODE, unbank_expression_name(from->opcode)};
  bool is_pure = from->operands[1].kind == PTX_REGISTER && reader->reading == ADDRESS_MAY;
  for (unsigned i = 2; i < from->count; i++) {
    is_pure = is_pure && from->operands[i].kind == PTX_NUMBER;
    y.constant = wrapping_add(wrapping_multiply(y.constant, 257), from->operands[i].number);
  }
  return is_pure ? unbank_expression_of_two(reader->it, NODE_OTHER, operand(reader, 1), y, 0)
                 : opaque(reader);
}

/* The bits [first, first + bits) of a number. */
static struct address bits_of_number(int64_t number, int64_t first, int64_t bits, bool is_signed) {
  const uint64_t all = (uint64_t)number >> first << (64 - bits);
  return (struct address){ZERO_NODE,
                          is_signed ? (int64_t)all >> (64 - bits) : (int64_t)(all >> (64 - bits))};
}

/* Extracts a bit field. ptxas counts the zeros of the lowest bits of 64; of others, and of 32-bit
 * fields, none. */
static struct address extract(const struct expression_reader *reader) {
  const struct ptx_instruction *from = reader->from;
  const struct ptx_operand *first = &from->operands[2], *bits = &from->operands[3];
  const struct address x = operand(reader, 1);
  const bool has_bits = first->kind == PTX_NUMBER && first->number >= 0 &&
                        bits->kind == PTX_NUMBER && bits->number > 0 &&
                        first->number + bits->number <= width_of(from, 1);
  if (reader->reading == ADDRESS_MAY && is_constant(x) && has_bits)
    return bits_of_number(x.constant, first->number, bits->number, strstr(from->opcode, ".s"));
  if (!strstr(from->opcode, "64") || first->kind != PTX_NUMBER || first->number ||
      bits->kind != PTX_NUMBER)
    return of_register(reader);
  int64_t how = CAST_OF_BITS + 2 * bits->number + (strstr(from->opcode, ".s") != NULL);
  return unbank_expression_of(reader->it, NODE_CAST, x, PROOF_SEEN, how);
}

/* Whether a 64-bit shift is of an extended 32-bit counter. Up to sm_89 a number added to the
 * counter is then split off, and if the loop stays rolled ptxas may keep the product as a counter
 * of its own, of which it proves nothing. */
static bool shifts_counter(const struct expression_reader *reader, struct address x) {
  const struct addresses *it = reader->it;
  const struct ptx_instruction *from =
      unbank_ptx_definition(it->function, &reader->from->operands[1]);
  return it->before_sm90 && reader->reading == ADDRESS_MUST && from && unbank_ptx_is(from, "cvt") &&
         !strcmp(reader->from->opcode, "shl.b64") && it->nodes.items[x.base].has_counter;
}

static struct address shift(const struct expression_reader *reader) {
  struct address x = operand(reader, 1), by = operand(reader, 2);
  if (is_constant(by) && by.constant >= 32 && reader->reading == ADDRESS_MAY)
    return address_of_number(0); /* beyond the 32 bits of an address */
  if (is_constant(by)) {
    const struct address out = unbank_expression_scale(
        reader, x, by.constant < ZEROS_ALL ? (int64_t)(UINT64_C(1) << by.constant) : 0, 0);
    return shifts_counter(reader, x)
               ? unbank_expression_of(reader->it, NODE_EITHER, out, ZERO_NODE, 0)
               : out;
  }
  return unbank_expression_of_two(reader->it, NODE_SHIFT, x, by, 0);
}

/* An operation that is only known to be a function of two operands. */
static struct address of_two(const struct expression_reader *reader, enum node_kind kind) {
  return unbank_expression_of_two(reader->it, kind, operand(reader, 1), operand(reader, 2),
                                  unbank_expression_name(reader->from->opcode));
}

/* A right shift drops zeros. ptxas then counts none in 64-bit values. */
static struct address shift_right(const struct expression_reader *reader) {
  const struct ptx_instruction *from = reader->from;
  struct address x = operand(reader, 1), by = operand(reader, 2);
  int64_t bits = width_of(from, 1);
  if (bits == 16 && reader->reading == ADDRESS_MAY)
    bits = 32; /* such numbers are kept in 32 bits */
  if (!is_constant(by) || by.constant < 0 || by.constant >= bits)
    return of_two(reader, NODE_OTHER);
  if (is_constant(x) && !x.constant)
    return x;
  if (is_constant(x) && reader->reading == ADDRESS_MAY)
    return bits_of_number(x.constant, by.constant, bits - by.constant, strstr(from->opcode, ".s"));
  return unbank_expression_of(reader->it, NODE_RIGHT, x, (uint32_t)by.constant,
                              strstr(from->opcode, ".s") ? -bits : bits);
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
    return operand(reader, i);
  const enum product other = unbank_product_of(it, beside);
  const bool by_one = from->operands[2].number == 1;
  const bool of_select = selects_constants(it, &from->operands[1]);
  if (other == PRODUCT_FUSED && (by_one || (i == 2 && !of_select)))
    return operand(reader, i);
  bool is_open = it->uses[own->reg] != USES_ONE || (i == 2 && of_select) ||
                 (other != PRODUCT_NONE && other != PRODUCT_FUSED) ||
                 unbank_inner_product(it, beside) != PRODUCT_NONE ||
                 (by_one && unbank_sums_products(it, beside)) ||
                 (by_one && it->before_sm90 && beside->kind == PTX_NUMBER);
  struct address x = operand(reader, i);
  bool is_plain = is_open && reader->reading == ADDRESS_MAY;
  return is_plain || is_constant(x) ? x : unbank_expression_of(it, NODE_FUSED, x, 0, 0);
}

/* Whether a constant stays inside an operand that is a fused sum. Before sm_90 it was seen to be
 * split off in the block of the sum and, if it is uniform, in others, too (16 test kernels). */
static bool stays_fused(const struct expression_reader *reader, unsigned i) {
  const struct addresses *it = reader->it;
  const struct ptx_operand *sum = &reader->from->operands[i];
  if (unbank_inner_product(it, sum) != PRODUCT_FUSED)
    return false;
  if (reader->reading == ADDRESS_MUST || !it->before_sm90)
    return true;
  return it->differs[sum->reg] && unbank_ptx_home(it->function, sum->reg) != reader->block;
}

/* A term of a sum of registers. Before sm_90 the numbers of such a shift stay inside, also if a
 * number is added to it. */
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
  if (!unbank_shifts_shared_sum(it, &sum->operands[1]))
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
  if (width_of(reader->from, 1) != 32)
    return x;
  if (reader->from->operands[3 - i].kind != PTX_NUMBER)
    return shared_term(reader, i, x);
  bool is_product = unbank_inner_product(it, &reader->from->operands[i]) != PRODUCT_NONE;
  if (stays_fused(reader, i) || (is_product && reader->reading == ADDRESS_MUST))
    return unbank_expression_inside(it, x);
  const bool is_split = reader->reading == ADDRESS_MUST && x.constant;
  return is_split || unbank_sums_registers(it, &reader->from->operands[i])
             ? x
             : unbank_expression_unfolded(it, x);
}

/* Whether a node is the complement of another. */
static bool is_complement(const struct addresses *it, uint32_t number, uint32_t of) {
  const struct address_node *node = &it->nodes.items[number];
  return node->kind == NODE_WITH && node->b == WITH_XOR && node->constant == -1 && node->a == of;
}

/* What an instruction does with each bit. */
enum bitwise { BITWISE_AND, BITWISE_OR = WITH_OR, BITWISE_XOR = WITH_XOR };

/* Simplifies x op x and x op ~x. */
static bool folds(const struct expression_reader *reader, enum bitwise op, uint32_t a, uint32_t b,
                  struct address *out) {
  const struct addresses *it = reader->it;
  const bool is_own = a == b;
  *out = address_of_number(0);
  if (is_own && op == BITWISE_XOR) /* also of a number and its extension */
    return true;
  if (reader->reading == ADDRESS_MUST)
    return false;
  if (is_own)
    *out = address_of_node(a);
  else if (op != BITWISE_AND)
    out->constant = -1;
  return is_own || is_complement(it, a, b) || is_complement(it, b, a);
}

/* Whether ptxas proves nothing of x | y, as of a sum. */
static bool or_hides_zeros(const struct expression_reader *reader, uint32_t x, uint32_t y) {
  const struct addresses *it = reader->it;
  const struct ptx_operand *a = &reader->from->operands[1], *b = &reader->from->operands[2];
  const bool is_like_sum = adds_shifted(it, x, y) || adds_shifted(it, y, x) ||
                           (shifts_select(it, a, "shl") && shifts_select(it, b, "shr")) ||
                           (shifts_select(it, a, "shr") && shifts_select(it, b, "shl"));
  return is_like_sum && (is_short_shift(reader, 1) || is_short_shift(reader, 2));
}

static struct address bits_of_two(const struct expression_reader *reader, enum bitwise op,
                                  struct address x, struct address y) {
  struct addresses *it = reader->it;
  const uint32_t a = unbank_expression_whole(it, x), b = unbank_expression_whole(it, y);
  enum node_kind kind = op == BITWISE_AND ? NODE_AND : NODE_OR;
  struct address folded;
  if (folds(reader, op, a, b, &folded))
    return folded;
  if (op == BITWISE_OR && or_hides_zeros(reader, x.base, y.base))
    kind = NODE_EITHER;
  return address_of_node(unbank_node(it, kind, smaller(a, b), larger(a, b), op));
}

static struct address bits_with_number(const struct expression_reader *reader, enum bitwise op,
                                       struct address x, int64_t number) {
  struct addresses *it = reader->it;
  const unsigned zeros = fewer(it->nodes.items[x.base].zeros[ADDRESS_MUST], zeros_of(number));
  const bool apart =
      op == BITWISE_OR && unbank_operand_lacks_bits(it, &reader->from->operands[1], zeros, number);
  if (apart && reader->reading == ADDRESS_MAY) { /* x + c, as folded_term treats x */
    if (width_of(reader->from, 1) == 32 && stays_fused(reader, 1))
      x = unbank_expression_inside(it, x);
    return (struct address){x.base, wrapping_add(x.constant, number)};
  }
  if (op != BITWISE_AND && !number && reader->reading == ADDRESS_MAY)
    return x;
  return unbank_expression_of(it, op == BITWISE_AND ? NODE_MASK : NODE_WITH, x, op, number);
}

static struct address bitwise(const struct expression_reader *reader, enum bitwise op) {
  const struct address x = operand(reader, 1), y = operand(reader, 2);
  if (!is_constant(x) && !is_constant(y))
    return bits_of_two(reader, op, x, y);
  if (!is_constant(x) || !is_constant(y))
    return is_constant(x) ? bits_with_number(reader, op, y, x.constant)
                          : bits_with_number(reader, op, x, y.constant);
  if (reader->reading == ADDRESS_MUST && width_of(reader->from, 1) == 64)
    return opaque(reader); /* ptxas folds it too late */
  return address_of_number(op == BITWISE_AND  ? x.constant & y.constant
                           : op == BITWISE_OR ? x.constant | y.constant
                                              : x.constant ^ y.constant);
}

static struct address complement(const struct expression_reader *reader, struct address x) {
  return is_constant(x) ? address_of_number(~x.constant)
                        : unbank_expression_of(reader->it, NODE_WITH, x, WITH_XOR, -1);
}

bool unbank_expression_is_read_once(const struct addresses *it, const struct ptx_operand *operand) {
  return operand->kind == PTX_REGISTER && it->function->reads[operand->reg] == 1;
}

/* A term of a 64-bit sum. From sm_90 on, for a load, the constant of x + c is split off 32 bits,
 * too, if the sum is zero-extended, does not carry, and is added only to a place. If the address
 * has several uses, as one shared by accesses has, the constant was seen to stay inside; for a
 * store it always does. */
static struct address long_term(const struct expression_reader *reader, unsigned i) {
  struct addresses *it = reader->it;
  const struct ptx_operand *own = &reader->from->operands[i],
                           *other = &reader->from->operands[3 - i];
  const struct ptx_instruction *cast = unbank_ptx_definition(it->function, own);
  if (it->before_sm90 || reader->reading == ADDRESS_MAY ||
      it->stores[reader->from->operands[0].reg] ||
      !unbank_expression_is_read_once(it, &reader->from->operands[0]) ||
      !unbank_expression_is_read_once(it, own) || !extended_sum(reader, cast) ||
      !unbank_expression_is_read_once(it, &cast->operands[1]) ||
      !unbank_address_is_name(it, unbank_expression_value(it, other, ADDRESS_MUST).base))
    return folded_term(reader, i);
  return outside_of_cast(reader, unbank_expression_value(it, &cast->operands[1], ADDRESS_MUST));
}

/* The first predicate of the same comparison. */
static uint32_t first_alike(const struct addresses *it, uint32_t predicate) {
  return it->same[predicate] ? it->same[predicate] - 1 : predicate;
}

static enum truth truth_of(bool is_true) { return is_true ? TRUTH_TRUE : TRUTH_FALSE; }

enum truth unbank_expression_compare(const struct ptx_instruction *from, int64_t a, int64_t b) {
  const bool is_long = strstr(from->opcode, "64") != NULL;
  const bool is_signed = strstr(from->opcode, ".s") != NULL;
  if (!is_long) {
    a = is_signed ? (int32_t)a : (int64_t)(uint32_t)a;
    b = is_signed ? (int32_t)b : (int64_t)(uint32_t)b;
  }
  const bool is_less = is_signed || !is_long ? a < b : (uint64_t)a < (uint64_t)b;
  if (PTX_HAS_ANY(from, "eq", "ne"))
    return truth_of((a == b) == unbank_ptx_has(from, "eq"));
  if (PTX_HAS_ANY(from, "lt", "ge"))
    return truth_of(is_less == unbank_ptx_has(from, "lt"));
  if (PTX_HAS_ANY(from, "le", "gt"))
    return truth_of((is_less || a == b) == unbank_ptx_has(from, "le"));
  return TRUTH_UNKNOWN;
}

/* The result of a comparison of two values that the may reading knows as numbers here. */
static enum truth compares_numbers(const struct expression_reader *reader,
                                   const struct ptx_instruction *from) {
  const struct expression_reader here = {reader->it, from, ADDRESS_MAY, reader->splits,
                                         reader->block};
  const struct address a = operand(&here, 1), b = operand(&here, 2);
  return is_constant(a) && is_constant(b) ? unbank_expression_compare(from, a.constant, b.constant)
                                          : TRUTH_UNKNOWN;
}

/* Whether bounds decide which operand, 1 or 2, a select yields: its condition compares a number
 * with a value that can only be 0 or only be less, such as a thread index in a block of promised
 * shape. */
static bool chooses(const struct expression_reader *reader, uint32_t predicate, unsigned *operand) {
  const struct addresses *it = reader->it;
  const struct ptx_instruction *from = unbank_ptx_comparison(it->function, predicate);
  const enum known_truth known = unbank_truth_of(it->known[predicate]);
  *operand = known == KNOWN_TRUE ? 1 : 2;
  if (known != KNOWN_NEITHER)
    return true;
  if (!from || from->is_guarded || !strstr(from->opcode, "32"))
    return false;
  const enum truth of_numbers = compares_numbers(reader, from);
  *operand = of_numbers == TRUTH_TRUE ? 1 : 2;
  if (of_numbers != TRUTH_UNKNOWN)
    return true;
  if (from->operands[1].kind != PTX_REGISTER || from->operands[2].kind != PTX_NUMBER)
    return false;
  const uint32_t most = it->bounds[ADDRESS_MAY][from->operands[1].reg];
  const int64_t number = from->operands[2].number;
  if (most && (most > INT32_MAX || number <= (int64_t)most))
    return false;
  const enum truth truth = unbank_expression_compare(from, 0, number);
  *operand = truth == TRUTH_TRUE ? 1 : 2;
  return truth != TRUTH_UNKNOWN;
}

/* Whether a mul.wide extends a product of a value that is known only because it can be nothing but
 * 0, such as a thread index in a block of one row: ptxas folds that too late to find the address's
 * neighbours. It folds a mad.wide in time. */
static bool is_late(const struct expression_reader *reader) {
  const struct ptx_operand *factor = &reader->from->operands[1];
  return reader->reading == ADDRESS_MUST && unbank_expression_is_wide(reader->from) &&
         factor->kind == PTX_REGISTER && !reader->it->numbers[factor->reg] &&
         is_constant(operand(reader, 1));
}

/* The result of an `and` or `or`. ptxas proves nothing of one that is compared with 0 in its own
 * block. If the comparison is in another block, the may reading ignores it, since ptxas may or may
 * not have merged the two blocks. */
static struct address tested(const struct expression_reader *reader, struct address bits) {
  uint8_t how = reader->it->function->tests[reader->from->operands[0].reg];
  bool is_open = how == PTX_TESTED_ELSEWHERE && reader->reading == ADDRESS_MAY;
  return how == PTX_UNTESTED || is_open || is_constant(bits)
             ? bits
             : unbank_expression_of(reader->it, NODE_FUSED, bits, 0, 0);
}

static struct address product(const struct expression_reader *reader) {
  const struct ptx_instruction *from = reader->from;
  if (is_late(reader))
    return opaque(reader);
  if (unbank_product_distributes(reader->it, from))
    return unbank_expression_scale(
        reader, distributed(reader, operand(reader, 1), from->operands[2].number),
        from->operands[2].number, 0);
  return multiply(reader, operand(reader, 1), operand(reader, 2), how_of(from));
}

static struct address selected(const struct expression_reader *reader) {
  const struct ptx_operand *condition = &reader->from->operands[3];
  unsigned chosen;
  if (condition->kind != PTX_REGISTER)
    return opaque(reader);
  if (reader->reading == ADDRESS_MAY && chooses(reader, condition->reg, &chosen))
    return operand(reader, chosen);
  return unbank_expression_of_two(reader->it, NODE_SELECT, operand(reader, 1), operand(reader, 2),
                                  first_alike(reader->it, condition->reg));
}

static struct address of_one_operand(const struct expression_reader *reader) {
  const struct ptx_instruction *from = reader->from;
  const bool is_may = reader->reading == ADDRESS_MAY;
  if ((unbank_ptx_is(from, "mov") && !from->vector) || unbank_ptx_is(from, "cvta"))
    return operand(reader, 1);
  if (unbank_ptx_is(from, "cvt"))
    return convert(reader);
  if (unbank_ptx_is(from, "brev") && strstr(from->opcode, "64"))
    return is_may ? address_of_number(0) : opaque(reader);
  if (unbank_ptx_is(from, "not") && is_may)
    return complement(reader, operand(reader, 1));
  if (unbank_ptx_is_integer(from, "neg"))
    return unbank_expression_of(reader->it, NODE_REVERSE_SUB, operand(reader, 1),
                                width_of(from, 1) < 32 ? PROOF_NONE : PROOF_OPEN, 0);
  return PTX_IS_ANY(from, "abs", "popc", "clz", "brev") ? of_register(reader) : opaque(reader);
}

static struct address of_two_operands(const struct expression_reader *reader) {
  const struct ptx_instruction *from = reader->from;
  bool is_extreme = unbank_ptx_is_integer(from, "min") || unbank_ptx_is_integer(from, "max");
  if (unbank_ptx_is_integer(from, "add"))
    return unbank_expression_add(reader, long_term(reader, 1), long_term(reader, 2));
  if (unbank_ptx_is_integer(from, "sub"))
    return subtract(reader);
  if (unbank_ptx_is_integer(from, "mul"))
    return product(reader);
  if (unbank_ptx_is(from, "shl"))
    return shift(reader);
  if (unbank_ptx_is(from, "shr"))
    return shift_right(reader);
  if (is_extreme && strstr(from->opcode, "64"))
    return of_two(reader, NODE_EITHER);
  if (unbank_ptx_is(from, "and"))
    return tested(reader, bitwise(reader, BITWISE_AND));
  if (unbank_ptx_is(from, "or"))
    return tested(reader, bitwise(reader, BITWISE_OR));
  if (unbank_ptx_is(from, "xor"))
    return bitwise(reader, BITWISE_XOR);
  if (unbank_ptx_is(from, "rem") && unbank_ptx_has(from, "u32") && is_constant(operand(reader, 2)))
    return unbank_expression_of(reader->it, NODE_MODULO, operand(reader, 1), 0,
                                operand(reader, 2).constant);
  if (PTX_IS_ANY(from, "mul", "div", "rem", "min", "max"))
    return of_two(reader, NODE_OTHER);
  return opaque(reader);
}

static struct address of_three_operands(const struct expression_reader *reader) {
  const struct ptx_instruction *from = reader->from;
  if (unbank_ptx_is_integer(from, "mad"))
    return unbank_expression_add(
        reader, multiply(reader, operand(reader, 1), operand(reader, 2), how_of(from)),
        operand(reader, 3));
  if (unbank_ptx_is(from, "bfe"))
    return extract(reader);
  if (unbank_ptx_is(from, "selp"))
    return selected(reader);
  return unbank_ptx_is(from, "prmt") ? of_register(reader) : opaque(reader);
}

/* Dispatches on the number of source operands. */
struct address unbank_expression(const struct expression_reader *reader) {
  switch (reader->from->count) {
  case 2:
    return of_one_operand(reader);
  case 3:
    return of_two_operands(reader);
  case 4:
    return of_three_operands(reader);
  default:
    return opaque(reader);
  }
}
