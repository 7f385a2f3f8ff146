/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "ptxas/address/node.h"

/* Bits that are left of `zeros` after a shift to the right. ptxas counts to four. */
static uint8_t after_shift(uint8_t zeros, uint32_t by, int64_t bits) {
  if (bits == 64 || bits == -64)
    return 0;
  zeros = fewer(zeros, ZEROS_COUNTED);
  return (uint8_t)(zeros > by ? zeros - by : 0);
}

/* Whether a register holds what calls give to a function. */
static bool is_given(const struct addresses *it, uint32_t reg) {
  const struct ptx_instruction *from =
      it->function->is_given ? unbank_ptx_writer(it->function, reg) : NULL;
  return from && unbank_ptx_is(from, "ld") && unbank_ptx_has(from, "param");
}

uint8_t unbank_node_zeros_of(const struct addresses *it, const struct address_node *node,
                             unsigned a, unsigned b, enum address_reading reading) {
  const unsigned c = zeros_of(node->constant);
  switch ((enum node_kind)node->kind) {
  case NODE_ZERO:
  case NODE_NAME:
    return ZEROS_ALL;
  case NODE_PHI:
  case NODE_STRIDE:
    return node->zeros[reading];
  case NODE_ADD:
  case NODE_OR:
  case NODE_SELECT:
    return fewer(a, b);
  case NODE_WITH:
  case NODE_MODULO:
    return fewer(a, c);
  case NODE_SUB:
    return if_proved((uint32_t)node->constant, reading, fewer(a, b));
  case NODE_REVERSE_SUB:
    return if_proved(node->b, reading, fewer(a, c));
  case NODE_EITHER:
    return if_proved(PROOF_OPEN, reading, fewer(a, b));
  case NODE_RIGHT:
    return after_shift((uint8_t)a, node->b, node->constant);
  case NODE_MUL:
    return fewer(a + b, ZEROS_ALL);
  case NODE_SCALE:
    return fewer(a + c, ZEROS_ALL);
  case NODE_CAST:
    return if_proved(node->b, reading, (uint8_t)a);
  case NODE_SHIFT:
    return (uint8_t)a;
  case NODE_AND:
    return more(a, b);
  case NODE_MASK:
    return more(a, c);
  case NODE_LEAF:
    return reading == ADDRESS_MAY && is_given(it, node->a) ? ZEROS_ALL : 0;
  case NODE_NONE:
  case NODE_SPECIAL:
  case NODE_FUSED:
  case NODE_OTHER:
  case NODE_TRIPLE:
    break;
  }
  return 0;
}

uint8_t unbank_node_zeros(const struct addresses *it, const struct address_node *node,
                          enum address_reading reading) {
  const enum node_kind kind = (enum node_kind)node->kind;
  const struct address_node *nodes = it->nodes.items;
  const uint8_t zeros =
      unbank_node_zeros_of(it, node, has_nodes(kind) ? nodes[node->a].zeros[reading] : 0,
                           has_two(kind) ? nodes[node->b].zeros[reading] : 0, reading);
  return node->derived && reading == ADDRESS_MUST ? fewer(zeros, node->derived - 1u) : zeros;
}

/* Conditions. */

enum { CONDITION_DEPTH = 4 };

static bool counts(const struct addresses *it, uint32_t reg, unsigned depth) {
  const struct ptx_function *function = it->function;
  const struct ptx_instruction *from = unbank_ptx_writer(function, reg);
  if (function->is_written_often[reg] || !from || !depth)
    return function->is_written_often[reg];
  const bool compares = unbank_ptx_is(from, "setp");
  PTX_EACH_READ(operand, from) {
    const uint32_t of = operand->reg;
    if (compares ? function->is_written_often[of] ||
                       it->nodes.items[it->registers[ADDRESS_MUST][of].base].has_counter
                 : counts(it, of, depth - 1))
      return true;
  }
  return false;
}

bool unbank_node_chooses_by_counter(const struct addresses *it, const struct address_node *select) {
  return select->kind == NODE_SELECT && select->constant >= 0 &&
         counts(it, (uint32_t)select->constant, CONDITION_DEPTH);
}

/* Making them. */

static uint64_t hash(const struct address_node *node) {
  return hash_mix(hash_mix(node->kind, (uint64_t)node->a << 32 | node->b),
                  (uint64_t)node->constant);
}

static bool same(const struct address_node *x, const struct address_node *y) {
  return x->kind == y->kind && x->a == y->a && x->b == y->b && x->constant == y->constant;
}

uint32_t unbank_node_find(const struct addresses *it, const struct address_node *node) {
  HASH_EACH(slot, &it->table, hash(node))
    if (same(&it->nodes.items[slot->number], node))
      return slot->number;
  return NODE_NONE;
}

/* Whether a register has 16 bits, as what writes it first says. */
static bool is_half(const struct ptx_function *function, uint32_t reg) {
  const struct ptx_instruction *from = unbank_ptx_writer(function, reg);
  if (!from)
    return false;
  const char *type = strrchr(from->opcode, '.');
  if (unbank_ptx_is(from, "cvt"))
    return strstr(from->opcode, "16.") != NULL;
  return type && !strcmp(type + 2, "16") && !unbank_ptx_has(from, "wide");
}

uint32_t unbank_node(struct addresses *it, enum node_kind kind, uint32_t a, uint32_t b,
                     int64_t constant) {
  struct address_node node = {.kind = (uint8_t)kind, .a = a, .b = b, .constant = constant};
  const struct address_node *nodes = it->nodes.items;
  uint32_t number = unbank_node_find(it, &node);
  if (number)
    return number;
  bool is_phi = kind == NODE_PHI || kind == NODE_STRIDE;
  node.has_counter = is_phi || (has_nodes(kind) && nodes[a].has_counter) ||
                     (has_two(kind) && nodes[b].has_counter) ||
                     unbank_node_chooses_by_counter(it, &node);
  node.has_name =
      kind == NODE_NAME || (kind == NODE_ADD && (nodes[a].has_name || nodes[b].has_name));
  const bool is_linear = kind == NODE_ADD || kind == NODE_SUB || kind == NODE_SCALE ||
                         kind == NODE_CAST || kind == NODE_FUSED ||
                         (kind == NODE_WITH && b == WITH_ADD);
  node.is_sum = !node.has_counter || kind == NODE_PHI ||
                (is_linear && nodes[a].is_sum && (!has_two(kind) || nodes[b].is_sum));
  node.is_number =
      kind == NODE_ZERO || (kind == NODE_LEAF && it->numbers[a]) ||
      (has_nodes(kind) && nodes[a].is_number && (!has_two(kind) || nodes[b].is_number));
  const bool is_computed = kind == NODE_ZERO || (kind == NODE_WITH && a == ZERO_NODE);
  node.has_number = (node.is_number && !is_computed) || (has_nodes(kind) && nodes[a].has_number) ||
                    (has_two(kind) && nodes[b].has_number);
  bool is_leaf = kind == NODE_OTHER || kind == NODE_RIGHT || kind == NODE_FUSED;
  node.has_phi = is_phi || (!is_leaf && has_nodes(kind) && nodes[a].has_phi) ||
                 (!is_leaf && has_two(kind) && nodes[b].has_phi);
  for (unsigned r = 0; r < ADDRESS_READINGS; r++)
    node.zeros[r] = is_phi && (it->is_o1 || (kind == NODE_PHI && is_half(it->function, a))) ? 0
                    : is_phi ? ZEROS_ALL
                             : unbank_node_zeros(it, &node, (enum address_reading)r);
  number = (uint32_t)it->nodes.count;
  hash_add(it->arena, &it->table, hash(&node), number);
  *ARENA_PUSH(it->arena, &it->nodes) = node;
  return number;
}

/* Sums. */

bool unbank_node_terms(const struct addresses *it, uint32_t node, struct node_terms *out) {
  while (it->nodes.items[node].kind == NODE_ADD && out->count < NODE_TERMS_MAX) {
    out->items[out->count++] = it->nodes.items[node].b;
    node = it->nodes.items[node].a;
  }
  out->items[out->count++] = node;
  return out->count <= NODE_TERMS_MAX;
}

static void sort_terms(struct node_terms *terms) {
  for (unsigned i = 1; i < terms->count; i++)
    for (unsigned k = i; k > 0 && terms->items[k] < terms->items[k - 1]; k--) {
      uint32_t other = terms->items[k];
      terms->items[k] = terms->items[k - 1];
      terms->items[k - 1] = other;
    }
}

uint32_t unbank_node_sum(struct addresses *it, uint32_t a, uint32_t b, bool is_list) {
  struct node_terms terms = {.count = 0}, more = {.count = 0};
  if (a == ZERO_NODE || b == ZERO_NODE)
    return a == ZERO_NODE ? b : a;
  if (!is_list || !unbank_node_terms(it, a, &terms) || !unbank_node_terms(it, b, &more) ||
      terms.count + more.count > NODE_TERMS_MAX)
    return unbank_node(it, NODE_ADD, a < b ? a : b, a < b ? b : a, 0);
  memcpy(terms.items + terms.count, more.items, more.count * sizeof *more.items);
  terms.count += more.count;
  sort_terms(&terms);
  uint32_t out = terms.items[0];
  for (unsigned i = 1; i < terms.count; i++)
    out = unbank_node(it, NODE_ADD, out, terms.items[i], 0);
  return out;
}
