/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "ptxas/address.h"

#include <stdlib.h>

#include "ptxas/bounds.h"
#include "support/integers.h"

/* CAST_OF_BITS: the least number that says how bits are extracted, above those of other casts. */
enum { CAST_OF_BITS = 10000 };
/* Of a NODE_STRIDE that is no multiple of steps. */
enum { WHOLE = UINT32_MAX };
/* How casts extend, and keep what there is: without sign, with it, without sign of a sum whose
 * constant came out. */
enum { CAST_UNSIGNED, CAST_SIGNED, CAST_OF_SUM };
enum { ALL = 64, COUNTED = 4, ZERO_NODE = 1, TERMS_MAX = 16, DEPTH_MAX = 48, ROUND_TRIP_MAX = 8 };

enum kind {
  NODE_NONE,
  NODE_ZERO,    /* the sum of nothing */
  NODE_NAME,    /* a variable of shared memory; a: hash of its name */
  NODE_SPECIAL, /* a special register; a: likewise */
  NODE_LEAF,    /* a: register that one instruction writes */
  NODE_PHI,     /* a: register that several write */
  NODE_STRIDE,  /* a: the same in a loop that is unrolled; constant: its step there */
  NODE_ADD,     /* a + b */
  NODE_SUB,     /* a - b; constant: enum proof */
  NODE_TURN,    /* constant - a; b: enum proof */
  NODE_MUL,     /* a * b */
  NODE_SCALE,   /* a * constant; b: how, in a firm reading */
  NODE_SHIFT,   /* a << b */
  NODE_AND,     /* a & b */
  NODE_MASK,    /* a & constant */
  NODE_OR,      /* a | b, a ^ b: constant says which */
  NODE_WITH,    /* a + constant, a | constant, a ^ constant: b says which */
  NODE_SELECT,  /* a or b; constant: the predicate */
  NODE_CAST,    /* a, extended or cut; constant: how; b: enum proof */
  NODE_MODULO,  /* a mod constant */
  NODE_FUSED,   /* a, of which nothing is proved as a part of an instruction that makes more */
  NODE_RIGHT,   /* a >> b; constant: bits, negative where it is with a sign */
  NODE_EITHER,  /* a or b; constant: its opcode */
  NODE_OTHER,   /* of a and b; constant: its opcode */
  NODE_TRIPLE,  /* no expression: three numbers */
};

static uint8_t fewer(unsigned a, unsigned b) { return (uint8_t)(a < b ? a : b); }
static uint8_t more(unsigned a, unsigned b) { return (uint8_t)(a > b ? a : b); }

static unsigned zeros_of(int64_t number) {
  return number ? (unsigned)__builtin_ctzll((uint64_t)number) : ALL;
}

/* Whether ptxas finds the zeros of a difference. */
enum proof { PROOF_NONE, PROOF_SEEN, PROOF_OPEN };

static uint8_t if_proved(uint32_t proof, enum address_reading reading, uint8_t zeros) {
  return proof == PROOF_SEEN || (proof == PROOF_OPEN && reading == ADDRESS_LOOSE) ? zeros : 0;
}

/* Bits that are left of `zeros` after a shift to the right. ptxas counts to four. */
static uint8_t after_shift(uint8_t zeros, uint32_t by, int64_t bits) {
  if (bits == 64 || bits == -64)
    return 0;
  zeros = fewer(zeros, COUNTED);
  return (uint8_t)(zeros > by ? zeros - by : 0);
}

/* Whether a register holds what calls give to a function. */
static bool is_given(const struct addresses *it, uint32_t reg) {
  uint32_t def = it->function->is_given ? it->function->first_def[reg] : 0;
  const struct ptx_instruction *from = def ? &it->function->instructions.items[def - 1] : NULL;
  return from && unbank_ptx_is(from, "ld") && unbank_ptx_has(from, "param");
}

static uint8_t evaluate(const struct addresses *it, const struct address_node *node,
                        enum address_reading reading) {
  const struct address_node *nodes = it->nodes.items;
  switch ((enum kind)node->kind) {
  case NODE_ZERO:
  case NODE_NAME:
    return ALL;
  case NODE_PHI:
  case NODE_STRIDE:
    return node->zeros[reading];
  case NODE_ADD:
  case NODE_OR:
  case NODE_SELECT:
    return fewer(nodes[node->a].zeros[reading], nodes[node->b].zeros[reading]);
  case NODE_WITH:
  case NODE_MODULO:
    return fewer(nodes[node->a].zeros[reading], zeros_of(node->constant));
  case NODE_SUB:
    return if_proved((uint32_t)node->constant, reading,
                     fewer(nodes[node->a].zeros[reading], nodes[node->b].zeros[reading]));
  case NODE_TURN:
    return if_proved(node->b, reading,
                     fewer(nodes[node->a].zeros[reading], zeros_of(node->constant)));
  case NODE_EITHER:
    return if_proved(PROOF_OPEN, reading,
                     fewer(nodes[node->a].zeros[reading], nodes[node->b].zeros[reading]));
  case NODE_RIGHT:
    return after_shift(nodes[node->a].zeros[reading], node->b, node->constant);
  case NODE_MUL:
    return fewer(nodes[node->a].zeros[reading] + nodes[node->b].zeros[reading], ALL);
  case NODE_SCALE:
    return fewer(nodes[node->a].zeros[reading] + zeros_of(node->constant), ALL);
  case NODE_CAST:
    return if_proved(node->b, reading, nodes[node->a].zeros[reading]);
  case NODE_SHIFT:
    return nodes[node->a].zeros[reading];
  case NODE_AND:
    return more(nodes[node->a].zeros[reading], nodes[node->b].zeros[reading]);
  case NODE_MASK:
    return more(nodes[node->a].zeros[reading], zeros_of(node->constant));
  case NODE_LEAF:
    return reading == ADDRESS_LOOSE && is_given(it, node->a) ? ALL : 0;
  case NODE_NONE:
  case NODE_SPECIAL:
  case NODE_FUSED:
  case NODE_OTHER:
  case NODE_TRIPLE:
    break;
  }
  return 0;
}

/* Nodes. */

static bool has_nodes(enum kind kind) { return kind >= NODE_ADD && kind != NODE_TRIPLE; }
static bool has_two(enum kind kind) {
  return kind == NODE_ADD || kind == NODE_SUB || kind == NODE_MUL || kind == NODE_SHIFT ||
         kind == NODE_AND || kind == NODE_OR || kind == NODE_SELECT || kind == NODE_EITHER ||
         kind == NODE_OTHER;
}

static uint64_t hash(const struct address_node *node) {
  return hash_mix(hash_mix(node->kind, (uint64_t)node->a << 32 | node->b),
                  (uint64_t)node->constant);
}

static bool same(const struct address_node *x, const struct address_node *y) {
  return x->kind == y->kind && x->a == y->a && x->b == y->b && x->constant == y->constant;
}

static uint32_t make(struct addresses *it, enum kind kind, uint32_t a, uint32_t b,
                     int64_t constant) {
  struct address_node node = {.kind = (uint8_t)kind, .a = a, .b = b, .constant = constant};
  const struct address_node *nodes = it->nodes.items;
  HASH_EACH(slot, &it->table, hash(&node))
    if (same(&nodes[slot->number], &node))
      return slot->number;
  bool is_phi = kind == NODE_PHI || kind == NODE_STRIDE;
  node.has_counter = is_phi || (has_nodes(kind) && nodes[a].has_counter) ||
                     (has_two(kind) && nodes[b].has_counter);
  bool is_leaf = kind == NODE_OTHER || kind == NODE_RIGHT || kind == NODE_FUSED;
  node.has_phi = is_phi || (!is_leaf && has_nodes(kind) && nodes[a].has_phi) ||
                 (!is_leaf && has_two(kind) && nodes[b].has_phi);
  for (unsigned r = 0; r < ADDRESS_READINGS; r++)
    node.zeros[r] = is_phi ? ALL : evaluate(it, &node, (enum address_reading)r);
  uint32_t number = (uint32_t)it->nodes.count;
  hash_add(it->arena, &it->table, hash(&node), number);
  *ARENA_PUSH(it->arena, &it->nodes) = node;
  return number;
}

uint32_t unbank_address_intern(struct addresses *it, uint32_t a, uint32_t b, int64_t c) {
  return make(it, NODE_TRIPLE, a, b, c);
}

/* Sums. */

struct terms {
  uint32_t items[2 * TERMS_MAX];
  unsigned count;
};

/* The terms of a sum, which is a list: the right operand of each is no sum. */
static bool take_terms(const struct addresses *it, uint32_t node, struct terms *out) {
  while (it->nodes.items[node].kind == NODE_ADD && out->count < TERMS_MAX) {
    out->items[out->count++] = it->nodes.items[node].b;
    node = it->nodes.items[node].a;
  }
  out->items[out->count++] = node;
  return out->count <= TERMS_MAX;
}

static void sort_terms(struct terms *terms) {
  for (unsigned i = 1; i < terms->count; i++)
    for (unsigned k = i; k > 0 && terms->items[k] < terms->items[k - 1]; k--) {
      uint32_t other = terms->items[k];
      terms->items[k] = terms->items[k - 1];
      terms->items[k - 1] = other;
    }
}

/* `is_list`: sums of the same terms are equal, whichever are added first. */
static uint32_t sum(struct addresses *it, uint32_t a, uint32_t b, bool is_list) {
  struct terms terms = {.count = 0}, more = {.count = 0};
  if (a == ZERO_NODE || b == ZERO_NODE)
    return a == ZERO_NODE ? b : a;
  if (!is_list || !take_terms(it, a, &terms) || !take_terms(it, b, &more) ||
      terms.count + more.count > TERMS_MAX)
    return make(it, NODE_ADD, a < b ? a : b, a < b ? b : a, 0);
  memcpy(terms.items + terms.count, more.items, more.count * sizeof *more.items);
  terms.count += more.count;
  sort_terms(&terms);
  uint32_t out = terms.items[0];
  for (unsigned i = 1; i < terms.count; i++)
    out = make(it, NODE_ADD, out, terms.items[i], 0);
  return out;
}

/* Instructions. */

/* How an instruction is read. */
struct reader {
  struct addresses *it;
  const struct ptx_instruction *from;
  enum address_reading reading;
  bool splits;    /* constants come out of its sum or product */
  uint32_t block; /* where it stands */
};

enum with { WITH_ADD, WITH_OR, WITH_XOR };

/* What reads a register: one sum or difference, several, or others, too. */
enum uses { USES_NONE, USES_ONE, USES_SUMS, USES_OTHER };

static uint32_t name_hash(const char *name) {
  uint32_t out = UINT32_C(0x811c9dc5);
  for (; *name; name++)
    out = (out ^ (unsigned char)*name) * UINT32_C(0x01000193);
  return out;
}

/* Of a register that several instructions write, whatever it holds. */
static struct address phi(struct addresses *it, uint32_t reg) {
  return (struct address){make(it, NODE_PHI, reg, 0, 0), 0};
}

/* What an instruction that is not followed makes. */
static struct address opaque(struct addresses *it, uint32_t reg) {
  return (struct address){make(it, NODE_LEAF, reg, 0, 0), 0};
}

/* What nothing has written may be any number; ptxas was seen to take 0. */
static struct address value_of(struct addresses *it, const struct ptx_operand *operand,
                               enum address_reading reading) {
  struct address out = {ZERO_NODE, 0};
  if (operand->kind == PTX_NAME)
    out.base =
        make(it, *operand->name == '%' ? NODE_SPECIAL : NODE_NAME, name_hash(operand->name), 0, 0);
  else if (operand->kind == PTX_REGISTER && it->function->is_written_often[operand->reg])
    out = phi(it, operand->reg);
  else if (operand->kind == PTX_REGISTER)
    out = it->registers[reading][operand->reg].base ? it->registers[reading][operand->reg]
          : reading == ADDRESS_LOOSE && !it->function->first_def[operand->reg]
              ? out
              : opaque(it, operand->reg);
  out.constant = wrapping_add(out.constant, operand->number);
  return out;
}

static uint32_t block_of(const struct ptx_function *function, uint32_t instruction) {
  uint32_t low = 0, high = (uint32_t)function->blocks.count;
  while (low + 1 < high) {
    uint32_t middle = low + (high - low) / 2;
    if (function->blocks.items[middle].first <= instruction)
      low = middle;
    else
      high = middle;
  }
  return low;
}

/* What a block sees of an operand. A value that shares a register of PTX with others, as one of
 * those that a phi has, is in other blocks than its own no better aligned than all of them. */
static struct address value_in(struct addresses *it, const struct ptx_operand *operand,
                               uint32_t block) {
  struct address out = value_of(it, operand, ADDRESS_FIRM);
  if (!it->capped || operand->kind != PTX_REGISTER || !it->capped[operand->reg] ||
      block_of(it->function, it->function->first_def[operand->reg] - 1) == block)
    return out;
  out.base = make(it, NODE_SELECT, out.base, phi(it, it->function->web[operand->reg] - 1).base, -1);
  return out;
}

/* Whether a branch says that an operand has a number in a block, which ptxas may take for it. */
static bool is_equal(const struct addresses *it, const struct ptx_operand *operand, uint32_t block,
                     struct address *out) {
  if (operand->kind != PTX_REGISTER)
    return false;
  for (uint32_t i = it->first_equal[operand->reg]; i; i = it->equals.items[i - 1].next) {
    *out = (struct address){ZERO_NODE, it->equals.items[i - 1].number};
    if (unbank_flow_dominates(it->flow, it->equals.items[i - 1].block, block))
      return true;
  }
  return false;
}

static struct address operand(const struct reader *reader, unsigned i) {
  const struct ptx_operand *operand = &reader->from->operands[i];
  struct address out;
  if (reader->reading == ADDRESS_FIRM)
    return value_in(reader->it, operand, reader->block);
  return is_equal(reader->it, operand, reader->block, &out)
             ? out
             : value_of(reader->it, operand, ADDRESS_LOOSE);
}

static bool is_constant(struct address x) { return x.base == ZERO_NODE; }

/* The node that stands for all of an address, its constant in it. */
static uint32_t whole(struct addresses *it, struct address address) {
  if (!address.constant)
    return address.base;
  return make(it, NODE_WITH, address.base, WITH_ADD, address.constant);
}

/* The same with the constant of its last sum outside. */
static struct address unfolded(const struct addresses *it, struct address x) {
  const struct address_node *with = &it->nodes.items[x.base];
  if (with->kind != NODE_WITH || with->b != WITH_ADD)
    return x;
  return (struct address){with->a, wrapping_add(x.constant, with->constant)};
}

static struct address node(uint32_t number) { return (struct address){number, 0}; }

bool unbank_address_is_name(const struct addresses *it, uint32_t base) {
  return it->nodes.items[base].kind == NODE_NAME;
}

/* x with its constant outside, or not; what is known has it outside. */
static struct address hold(const struct reader *reader, struct address x) {
  const bool is_known = is_constant(x) || unbank_address_is_name(reader->it, x.base);
  return reader->splits || is_known ? x : node(whole(reader->it, x));
}

bool unbank_address_is_phi(const struct addresses *it, uint32_t base) {
  return it->nodes.items[base].kind == NODE_PHI;
}

/* Whether a base is a product that extends its factors, and a constant or a variable of shared
 * memory added to it: one instruction, from which that hardly comes out again. */
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

/* x + (y >> c) is one instruction where x is no product; nothing is proved of what it makes. */
static bool adds_shifted(const struct addresses *it, uint32_t x, uint32_t y) {
  const struct address_node *nodes = it->nodes.items;
  return nodes[y].kind == NODE_RIGHT && nodes[x].kind != NODE_SCALE && nodes[x].kind != NODE_NAME &&
         nodes[x].kind != NODE_ZERO;
}

static uint64_t held_bit(int64_t number) { return UINT64_C(1) << ((uint64_t)number % 64); }

/* Whether a constant that is added to a product is the negative of one in a register: ptxas may
 * subtract that. */
static bool is_negative_of_held(const struct addresses *it, int64_t constant) {
  return constant < 0 && (it->held & held_bit(-constant));
}

/* Of x * c - k, where ptxas has k in a register, it proves nothing. */
static bool subtracts_held(const struct addresses *it, struct address x, struct address y) {
  const struct address_node *node = &it->nodes.items[x.base];
  return is_constant(y) && is_negative_of_held(it, y.constant) && node->kind == NODE_SCALE &&
         !is_power_of_two((uint64_t)node->constant);
}

/* Before sm_90 ptxas may have a factor of a product in a register, too, and subtract that from a
 * product that is the same for all lanes, also from a power of two's. */
static bool subtracts_factor(const struct reader *reader, struct address x, struct address y) {
  const struct addresses *it = reader->it;
  return it->splits_words && is_constant(y) && y.constant < 0 &&
         (it->factors & held_bit(-y.constant)) && it->nodes.items[x.base].kind == NODE_SCALE &&
         !it->differs[reader->from->operands[0].reg];
}

static bool follows_sum(const struct reader *reader);
static bool adds_to_weighed(const struct reader *reader);

/* A number of something: that, and the number. */
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
                     : make(it, NODE_SCALE, factor.a, factor.b, both);
}

/* The same expression, whatever is proved of it; c * (k - x) is c * k - c * x. */
static uint32_t like(struct addresses *it, uint32_t number) {
  struct address_node node = it->nodes.items[number];
  const enum kind kind = (enum kind)node.kind;
  if (!has_nodes(kind) || node.like)
    return node.like ? node.like : number;
  node.a = like(it, node.a);
  node.b = has_two(kind) ? like(it, node.b) : kind == NODE_TURN || kind == NODE_CAST ? 0 : node.b;
  node.constant = kind == NODE_SUB ? 0 : node.constant;
  const struct address_node inner = it->nodes.items[node.a];
  uint32_t out;
  if (kind == NODE_ADD)
    out = sum(it, node.a, node.b, true);
  else if (kind == NODE_SCALE && inner.kind == NODE_TURN)
    out = make(it, NODE_TURN, multiple_of(it, inner.a, node.constant), 0,
               wrapping_multiply(inner.constant, node.constant));
  else
    out = make(it, kind, node.a, node.b, node.constant);
  it->nodes.items[number].like = out;
  return out;
}

uint32_t unbank_address_like(struct addresses *it, uint32_t base) { return like(it, base); }

/* Whether some expression is so many times a number, or as many times less. */
static bool has_multiple(const struct addresses *it, uint32_t number, int64_t by) {
  for (unsigned i = 0; i < 2; i++) {
    struct address_node node = {.kind = NODE_SCALE, .a = number};
    node.constant = i ? wrapping_multiply(by, -1) : by;
    HASH_EACH(slot, &it->table, hash(&node))
      if (same(&it->nodes.items[slot->number], &node))
        return true;
  }
  return false;
}

/* x * a + (x * b + c) is x * (a + b) + c: where ptxas has x * (a + b), or that and another
 * constant, it may take what is added to that, and add what is missing. */
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
    out->base = whole(it, (struct address){out->base, with.constant});
  return true;
}

static struct address add(const struct reader *reader, struct address x, struct address y) {
  struct addresses *it = reader->it;
  struct address joined;
  if (reader->reading == ADDRESS_LOOSE &&
      (joins_products(it, x, y, &joined) || joins_products(it, y, x, &joined)))
    return hold(reader, joined);
  if (reader->reading == ADDRESS_FIRM && reader->from && !strstr(reader->from->opcode, "64") &&
      (subtracts_held(it, x, y) || subtracts_held(it, y, x) || subtracts_factor(reader, x, y) ||
       follows_sum(reader) || adds_to_weighed(reader))) {
    struct address both = {is_constant(y) ? x.base : y.base, wrapping_add(x.constant, y.constant)};
    return node(make(it, NODE_EITHER, whole(it, both), ZERO_NODE, 0));
  }
  if (reader->reading == ADDRESS_FIRM &&
      (adds_shifted(it, x.base, y.base) || adds_shifted(it, y.base, x.base)))
    return hold(reader, (struct address){make(it, NODE_EITHER, x.base, y.base, 0),
                                         wrapping_add(x.constant, y.constant)});
  bool is_list = reader->reading == ADDRESS_LOOSE || it->splits_words;
  struct address out = {sum(it, x.base, y.base, is_list), wrapping_add(x.constant, y.constant)};
  if (reader->reading == ADDRESS_FIRM && is_fused(it, out.base))
    return node(whole(it, out));
  return hold(reader, out);
}

static struct address scale(const struct reader *reader, struct address x, int64_t by,
                            uint32_t how) {
  if (is_constant(x) || !by)
    return (struct address){ZERO_NODE, wrapping_multiply(x.constant, by)};
  x = hold(reader, x);
  if (reader->reading == ADDRESS_LOOSE || (how == 3 && is_power_of_two((uint64_t)by)))
    how = 0;
  if (reader->reading == ADDRESS_LOOSE)
    return (struct address){multiple_of(reader->it, x.base, by), wrapping_multiply(x.constant, by)};
  return (struct address){by == 1 && !how ? x.base : make(reader->it, NODE_SCALE, x.base, how, by),
                          wrapping_multiply(x.constant, by)};
}

/* Whether a product extends its factors to 64 bits. Of 16 bits it is like any other of 32. */
static bool is_wide(const struct ptx_instruction *from) {
  return unbank_ptx_has(from, "wide") && !strstr(from->opcode, "16");
}

/* How a product extends its factors: not at all; as unsigned or signed; or from 64 bits, of which
 * it is made with such a product. */
static uint32_t how_of(const struct ptx_instruction *from) {
  if (!is_wide(from))
    return strstr(from->opcode, "64") ? 3 : 0;
  return unbank_ptx_has(from, "u32") ? 1 : 2;
}

static struct address multiply(const struct reader *reader, struct address x, struct address y,
                               uint32_t how) {
  if (is_constant(y))
    return scale(reader, x, y.constant, how);
  if (is_constant(x))
    return scale(reader, y, x.constant, how);
  uint32_t a = whole(reader->it, x), b = whole(reader->it, y);
  return node(make(reader->it, NODE_MUL, a < b ? a : b, a < b ? b : a, (int64_t)how));
}

static unsigned width_of(const struct ptx_instruction *from, unsigned word) {
  const char *at = from->opcode;
  for (; word && at; word--)
    at = (at = strchr(at, '.')) ? at + 1 : NULL;
  return at && at[0] ? (unsigned)strtoul(at + 1, NULL, 10) : 0;
}

static const struct ptx_instruction *definition_of(const struct addresses *it,
                                                   const struct ptx_operand *operand) {
  if (operand->kind != PTX_REGISTER || it->function->is_written_often[operand->reg] ||
      !it->function->first_def[operand->reg])
    return NULL;
  return &it->function->instructions.items[it->function->first_def[operand->reg] - 1];
}

static bool adds_constant(const struct addresses *it, const struct ptx_operand *operand) {
  const struct ptx_instruction *from = definition_of(it, operand);
  return from && from->count == 3 && unbank_ptx_is(from, "add") &&
         from->operands[2].kind == PTX_NUMBER;
}

/* Whether an instruction adds a number to a register of 32 bits. */
static bool adds_to_register(const struct ptx_instruction *from) {
  return from->count == 3 && unbank_ptx_is(from, "add") && width_of(from, 1) == 32 &&
         from->operands[1].kind == PTX_REGISTER && from->operands[2].kind == PTX_NUMBER;
}

/* Notes the first sum of each register and a number in a block. */
static void note_sum(struct addresses *it, const struct ptx_instruction *from, uint32_t block) {
  if (!adds_to_register(from))
    return;
  struct address_split *first = &it->first_sums[from->operands[1].reg];
  if (first->block != block + 1)
    *first = (struct address_split){from->operands[2].number, block + 1};
}

/* Whether x * c + k may be made of the block's first x * c + d, as that and k - d: where x * c
 * stands in another block, of which it is then no part. The zeros of d count, too. */
static bool follows_sum(const struct reader *reader) {
  const struct addresses *it = reader->it;
  const struct ptx_instruction *product =
      adds_to_register(reader->from) ? definition_of(it, &reader->from->operands[1]) : NULL;
  if (!product || product->count != 3 || product->operands[2].kind != PTX_NUMBER ||
      !PTX_IS_ANY(product, "mul", "shl"))
    return false;
  const uint32_t reg = reader->from->operands[1].reg;
  return block_of(it->function, it->function->first_def[reg] - 1) != reader->block &&
         zeros_of(it->first_sums[reg].constant) < zeros_of(reader->from->operands[2].number);
}

/* A number, or a register that has one, as LLVM 19 writes minuends. */
static bool is_number(const struct addresses *it, const struct ptx_operand *operand) {
  const struct ptx_instruction *from = definition_of(it, operand);
  return operand->kind == PTX_NUMBER ||
         (from && from->count == 2 && !from->is_guarded && unbank_ptx_is(from, "mov") &&
          from->operands[1].kind == PTX_NUMBER);
}

/* Whether an operand is k - y or -y, of 32 bits, or that and a constant. */
static bool turns_word(const struct addresses *it, const struct ptx_operand *operand) {
  const struct ptx_instruction *from = definition_of(it, operand);
  if (adds_constant(it, operand))
    from = definition_of(it, &from->operands[1]);
  if (!from || from->is_guarded)
    return false;
  return !strcmp(from->opcode, "neg.s32") ||
         (!strcmp(from->opcode, "sub.s32") && is_number(it, &from->operands[1]));
}

/* Whether an instruction is a product of 32 bits by a number, whose other factor is k - y: ptxas
 * makes y * -c + k * c of (k - y) * c. */
static bool distributes(const struct addresses *it, const struct ptx_instruction *from) {
  return (!strcmp(from->opcode, "mul.lo.s32") || !strcmp(from->opcode, "mul.lo.u32")) &&
         from->operands[2].kind == PTX_NUMBER && turns_word(it, &from->operands[1]);
}

/* The k - y of such a product, which has the zeros of both; unless a register has -k * c, as that
 * may be subtracted. */
static struct address distributed(const struct reader *reader, struct address x, int64_t by) {
  struct addresses *it = reader->it;
  const struct address_node whole = it->nodes.items[x.base];
  bool adds = whole.kind == NODE_WITH && whole.b == WITH_ADD;
  const struct address_node turn = adds ? it->nodes.items[whole.a] : whole;
  if (turn.kind != NODE_TURN || turn.b == PROOF_SEEN)
    return x;
  int64_t constant =
      wrapping_add(wrapping_add(x.constant, turn.constant), adds ? whole.constant : 0);
  bool is_held = is_negative_of_held(it, wrapping_multiply(constant, by));
  uint32_t base = make(it, NODE_TURN, turn.a, is_held ? PROOF_OPEN : PROOF_SEEN, turn.constant);
  return (struct address){adds ? make(it, NODE_WITH, base, WITH_ADD, whole.constant) : base,
                          x.constant};
}

/* Whether it is one of two constants: c ? x : y, minus z, becomes c ? x - z : y - z. */
static bool selects_constants(const struct addresses *it, const struct ptx_operand *operand) {
  const struct ptx_instruction *from = definition_of(it, operand);
  return from && from->count == 4 && unbank_ptx_is(from, "selp") &&
         from->operands[1].kind == PTX_NUMBER && from->operands[2].kind == PTX_NUMBER;
}

/* Whether an operand is shifted to the right, and either one has few bits. Where they have none in
 * common ptxas takes x | y and x ^ y for a sum, and then proves nothing of it, as of x + (y >> c).
 */
static bool is_short_shift(const struct reader *reader, unsigned i) {
  const struct addresses *it = reader->it;
  const struct ptx_operand *own = &reader->from->operands[i],
                           *other = &reader->from->operands[3 - i];
  const struct ptx_instruction *from = definition_of(it, own);
  if (!from || from->count != 3 || !unbank_ptx_is(from, "shr") || other->kind != PTX_REGISTER)
    return false;
  const uint32_t *bounds = it->bounds[reader->reading];
  return selects_constants(it, &from->operands[1]) || selects_constants(it, other) ||
         bounds[own->reg] < UINT32_MAX >> 8 || bounds[other->reg] < UINT32_MAX;
}

/* Whether it is one of two constants, shifted: another select of constants, whose bits are known.
 */
static bool shifts_select(const struct addresses *it, const struct ptx_operand *operand,
                          const char *word) {
  const struct ptx_instruction *from = definition_of(it, operand);
  return from && from->count == 3 && unbank_ptx_is(from, word) &&
         selects_constants(it, &from->operands[1]);
}

/* Low bits that are zero in a register, as far as shifts, products and masks show it: what makes
 * ptxas take x | c for a sum, whatever it proves of an address's alignment. */
static unsigned low_zeros(const struct addresses *it, const struct ptx_operand *operand,
                          unsigned depth) {
  const struct ptx_instruction *from = definition_of(it, operand);
  if (operand->kind == PTX_NUMBER)
    return zeros_of(operand->number);
  if (!from || from->is_guarded || from->count < 3 || !depth)
    return 0;
  unsigned x = low_zeros(it, &from->operands[1], depth - 1);
  unsigned y = low_zeros(it, &from->operands[2], depth - 1);
  if (unbank_ptx_is(from, "shl") && from->operands[2].kind == PTX_NUMBER)
    return fewer(x + (unsigned)from->operands[2].number % ALL, ALL);
  if (unbank_ptx_is(from, "shr") && from->operands[2].kind == PTX_NUMBER)
    return x - fewer(x, (unsigned)from->operands[2].number % ALL);
  if (unbank_ptx_is(from, "mul") && !unbank_ptx_has(from, "hi"))
    return fewer(x + y, ALL);
  if (from->count == 4 && unbank_ptx_is(from, "mad") && unbank_ptx_has(from, "lo"))
    return fewer(x + y, low_zeros(it, &from->operands[3], depth - 1));
  if (unbank_ptx_is(from, "and"))
    return more(x, y);
  bool keeps = PTX_IS_ANY(from, "or", "xor", "add", "sub", "selp");
  return keeps ? fewer(x, y) : 0;
}

/* Bits that may be set in a register of which the lowest ones are zero. */
static uint64_t bits_that_may_be_set(const struct addresses *it, const struct ptx_operand *operand,
                                     unsigned zeros) {
  if (zeros >= ALL || operand->kind != PTX_REGISTER)
    return 0;
  uint32_t most = it->bounds[ADDRESS_FIRM][operand->reg];
  return (most == UINT32_MAX ? UINT64_MAX : most) >> zeros << zeros;
}

/* The same, as far as masks and shifts show which. */
static uint64_t bits_of_masks(const struct addresses *it, const struct ptx_operand *operand,
                              unsigned depth) {
  const struct ptx_instruction *from = definition_of(it, operand);
  if (operand->kind == PTX_NUMBER)
    return (uint64_t)operand->number;
  uint64_t out = bits_that_may_be_set(it, operand, low_zeros(it, operand, COUNTED));
  if (!from || from->is_guarded || from->count != 3 || !depth)
    return out;
  const uint64_t a = bits_of_masks(it, &from->operands[1], depth - 1),
                 b = bits_of_masks(it, &from->operands[2], depth - 1);
  if (unbank_ptx_is(from, "and"))
    return out & a & b;
  if (PTX_IS_ANY(from, "or", "xor"))
    return out & (a | b);
  const bool by_number = from->operands[2].kind == PTX_NUMBER && b < ALL;
  return by_number && unbank_ptx_is(from, "shl") ? out & (a << b) : out;
}

static struct address bitwise(const struct reader *reader, enum kind both, enum kind with_constant,
                              enum with with) {
  struct addresses *it = reader->it;
  struct address x = operand(reader, 1), y = operand(reader, 2);
  if (is_constant(x) && is_constant(y))
    return (struct address){ZERO_NODE, both == NODE_AND   ? x.constant & y.constant
                                       : with == WITH_XOR ? x.constant ^ y.constant
                                                          : x.constant | y.constant};
  if (is_constant(x)) {
    struct address other = x;
    x = y, y = other;
  }
  if (!is_constant(y)) {
    uint32_t a = whole(it, x), b = whole(it, y);
    if (a == b && with == WITH_XOR) /* also of a number and its extension */
      return (struct address){ZERO_NODE, 0};
    bool fuses = adds_shifted(it, x.base, y.base) || adds_shifted(it, y.base, x.base) ||
                 (shifts_select(it, &reader->from->operands[1], "shl") &&
                  shifts_select(it, &reader->from->operands[2], "shr")) ||
                 (shifts_select(it, &reader->from->operands[1], "shr") &&
                  shifts_select(it, &reader->from->operands[2], "shl"));
    if (with_constant == NODE_WITH && with == WITH_OR && fuses &&
        (is_short_shift(reader, 1) || is_short_shift(reader, 2)))
      both = NODE_EITHER;
    return node(make(it, both, a < b ? a : b, a < b ? b : a, (int64_t)with));
  }
  unsigned zeros = fewer(it->nodes.items[x.base].zeros[ADDRESS_FIRM], zeros_of(x.constant));
  zeros = more(zeros, low_zeros(it, &reader->from->operands[1], COUNTED));
  const uint64_t above = zeros < ALL ? (uint64_t)y.constant >> zeros << zeros : 0;
  bool apart = with_constant == NODE_WITH && with == WITH_OR && y.constant > 0 &&
               !(above & bits_of_masks(it, &reader->from->operands[1], COUNTED));
  if (apart && reader->reading == ADDRESS_LOOSE)
    return (struct address){x.base, wrapping_add(x.constant, y.constant)};
  return node(make(it, with_constant, whole(it, x), with, y.constant));
}

/* Differences. ptxas makes x - c * y a product with a sum, and then finds its zeros; of other
 * differences it finds none. */

enum product {
  PRODUCT_NONE,
  PRODUCT_APART, /* which goes into no difference, or into others than sums and differences, too */
  PRODUCT_OPEN,  /* into several, or not of a constant */
  PRODUCT_FUSED
};

/* Whether an operand is a product by a number, which nothing else reads, and a number added to it,
 * or taken from: one instruction. */
static bool adds_to_product(const struct addresses *it, const struct ptx_operand *operand) {
  const struct ptx_instruction *from = definition_of(it, operand);
  if (!from || from->is_guarded)
    return false;
  bool adds = from->operands[from->count - 1].kind == PTX_NUMBER;
  if (adds && from->count == 4 && unbank_ptx_is(from, "mad"))
    return true;
  bool takes = from->count == 3 && unbank_ptx_is(from, "sub") &&
               is_number(it, &from->operands[1]) && from->operands[2].kind == PTX_REGISTER;
  if (!takes && !adds_constant(it, operand))
    return false;
  const struct ptx_operand *inner = &from->operands[takes ? 2 : 1];
  const struct ptx_instruction *product = definition_of(it, inner);
  bool multiplies = product && PTX_IS_ANY(product, "mul", "shl");
  return multiplies && !product->is_guarded && product->operands[2].kind == PTX_NUMBER &&
         it->function->reads[inner->reg] == 1;
}

/* (y + k) * c becomes y * c + k * c first, which is no product; not where the sum is extended. Of
 * (y + k) << c that is so where y is a product. */
static enum product product_of(const struct addresses *it, const struct ptx_operand *operand) {
  const struct ptx_instruction *from = definition_of(it, operand);
  if (!from || from->count != 3 || from->is_guarded || strstr(from->opcode, ".hi"))
    return PRODUCT_NONE;
  bool is_product = unbank_ptx_is(from, "mul");
  if (!is_product && !unbank_ptx_is(from, "shl"))
    return PRODUCT_NONE;
  bool by_constant = from->operands[2].kind == PTX_NUMBER;
  enum uses uses = (enum uses)it->uses[operand->reg];
  if (uses == USES_OTHER || (!is_product && !by_constant))
    return PRODUCT_NONE;
  if (unbank_ptx_has(from, "b64") || is_wide(from))
    return PRODUCT_APART;
  if (is_product && by_constant && !unbank_ptx_has(from, "wide") &&
      (adds_constant(it, &from->operands[1]) || distributes(it, from)))
    return PRODUCT_NONE;
  if (!is_product && adds_to_product(it, &from->operands[1]))
    return PRODUCT_NONE;
  return uses == USES_ONE && by_constant ? PRODUCT_FUSED : PRODUCT_OPEN;
}

/* Whether an operand is made of a register by constants. */
static bool is_made_of(const struct addresses *it, const struct ptx_operand *operand,
                       uint32_t reg) {
  for (unsigned left = COUNTED; left && operand->kind == PTX_REGISTER; left--) {
    if (operand->reg == reg)
      return true;
    const struct ptx_instruction *from = definition_of(it, operand);
    if (!from || from->count != 3 || from->operands[2].kind != PTX_NUMBER)
      return false;
    operand = &from->operands[1];
  }
  return false;
}

/* Registers x of which some sum has two products, x * c + (x * d + k). */
static void find_weighed(struct addresses *it) {
  const struct ptx_function *function = it->function;
  it->weighed = ARENA_ARRAY(it->arena, bool, function->registers + 1);
  for (size_t i = 0; i < function->instructions.count; i++) {
    const struct ptx_instruction *from = &function->instructions.items[i];
    if (from->count == 4 && unbank_ptx_is(from, "mad") && from->operands[1].kind == PTX_REGISTER &&
        is_made_of(it, &from->operands[3], from->operands[1].reg))
      it->weighed[from->operands[1].reg] = true;
  }
}

/* Whether a product is one of such a register. ptxas may take the sum, and add what is missing. */
static bool is_weighed_twice(const struct addresses *it, const struct ptx_operand *product) {
  const struct ptx_instruction *from = definition_of(it, product);
  return from && from->operands[1].kind == PTX_REGISTER && it->weighed[from->operands[1].reg];
}

/* Whether x * c + k may be made of such a sum. */
static bool adds_to_weighed(const struct reader *reader) {
  const struct ptx_instruction *from = reader->from;
  if (from->operands[from->count - 1].kind != PTX_NUMBER)
    return false;
  if (unbank_ptx_is(from, "mad"))
    return from->operands[1].kind == PTX_REGISTER && reader->it->weighed[from->operands[1].reg];
  return from->count == 3 && is_weighed_twice(reader->it, &from->operands[1]);
}

static bool has_name(const struct addresses *it, uint32_t base) {
  const struct address_node *node = &it->nodes.items[base];
  return node->kind == NODE_NAME ||
         (node->kind == NODE_ADD && (has_name(it, node->a) || has_name(it, node->b)));
}

/* 64-bit products that extend their factors, and shifts, are not fused; next to one that is, and
 * before sm_90 next to the array itself, it was seen both ways. Differences of 16 bits, of which
 * LLVM makes a remainder of few bits, are never fused. */
static enum proof proof_of(const struct reader *reader, uint32_t minuend) {
  const struct addresses *it = reader->it;
  if (width_of(reader->from, 1) < 32)
    return PROOF_NONE;
  const struct ptx_operand *operands = reader->from->operands;
  enum product from = product_of(it, &operands[1]), product = product_of(it, &operands[2]);
  bool is_wide = strstr(reader->from->opcode, "64") != NULL;
  if (strstr(reader->from->opcode, "16") || product < PRODUCT_OPEN ||
      (from == PRODUCT_FUSED && !is_wide))
    return PROOF_NONE;
  if (!is_wide && selects_constants(it, &operands[1]))
    return it->uses[operands[1].reg] == USES_ONE ? PROOF_NONE : PROOF_OPEN;
  if (product == PRODUCT_OPEN || from != PRODUCT_NONE || is_weighed_twice(it, &operands[2]) ||
      (is_wide && it->splits_words && has_name(it, minuend)))
    return PROOF_OPEN;
  return PROOF_SEEN;
}

static struct address subtract(const struct reader *reader) {
  struct address x = operand(reader, 1), y = operand(reader, 2);
  if (is_constant(y))
    return hold(reader, (struct address){x.base, wrapping_add(x.constant, -y.constant)});
  if (x.base == y.base)
    return (struct address){ZERO_NODE, wrapping_add(x.constant, -y.constant)};
  enum proof proof = proof_of(reader, x.base);
  if (proof == PROOF_SEEN && is_constant(x) && is_negative_of_held(reader->it, x.constant))
    proof = PROOF_OPEN;
  if (is_constant(x) && !reader->splits)
    return node(make(reader->it, NODE_TURN, whole(reader->it, y), proof, x.constant));
  if (is_constant(x))
    return (struct address){make(reader->it, NODE_TURN, y.base, proof, 0),
                            wrapping_add(x.constant, -y.constant)};
  return node(make(reader->it, NODE_SUB, whole(reader->it, x), whole(reader->it, y), proof));
}

static bool is_whole_number(const struct ptx_instruction *from, const char *word) {
  return unbank_ptx_is(from, word) && !strstr(from->opcode, ".f") && !strstr(from->opcode, ".bf") &&
         !strstr(from->opcode, ".sat") && !strstr(from->opcode, ".hi") &&
         !strstr(from->opcode, ".cc") && !strstr(from->opcode, "x2");
}

/* Whether a register has 64 bits, as far as what writes it says so. */
static bool is_long(const struct addresses *it, const struct ptx_operand *operand) {
  if (operand->kind != PTX_REGISTER || !it->function->first_def[operand->reg])
    return false;
  const struct ptx_instruction *from =
      &it->function->instructions.items[it->function->first_def[operand->reg] - 1];
  return is_wide(from) || (unbank_ptx_is(from, "cvt") ? width_of(from, 1) == 64
                                                      : strstr(from->opcode, "64") != NULL);
}

/* Of a register that is x + c, extended without sign: the bits that x may have, where x + c carries
 * nothing out of 32 bits; else NULL. */
static const struct ptx_instruction *extended_sum(const struct reader *reader,
                                                  const struct ptx_instruction *from) {
  const struct addresses *it = reader->it;
  const struct ptx_instruction *sum =
      from && from->count == 2 && !strcmp(from->opcode, "cvt.u64.u32")
          ? definition_of(it, &from->operands[1])
          : NULL;
  if (!sum || sum->is_guarded || from->is_guarded || !adds_to_register(sum) ||
      sum->operands[2].number < 0)
    return NULL;
  uint64_t most = it->bounds[reader->reading][sum->operands[1].reg];
  return most + (uint64_t)sum->operands[2].number <= UINT32_MAX ? sum : NULL;
}

/* What such a sum is extended to, its constant outside. */
static struct address outside_of_cast(const struct reader *reader, struct address x) {
  struct addresses *it = reader->it;
  x = unfolded(it, x);
  if (reader->reading == ADDRESS_FIRM)
    x.base = make(it, NODE_CAST, x.base, PROOF_SEEN, CAST_OF_SUM);
  return x;
}

/* Between 32 and 64 bits low bits stay, but constants that were added to 64 do not come out of 32;
 * narrower types cut. What ptxas finds of 8 bits that become
 * 16, or are cut from them, was seen both ways. */
static struct address convert(const struct reader *reader) {
  const struct ptx_instruction *from = reader->from;
  struct address x = operand(reader, 1);
  unsigned to = width_of(from, 1), of = width_of(from, 2);
  if (strstr(from->opcode, ".f") || strstr(from->opcode, ".bf") || strstr(from->opcode, ".r"))
    return opaque(reader->it, from->operands[0].reg);
  bool keeps = (to == 32 || to == 64) && (of == 32 || of == 64);
  bool is_signed = unbank_ptx_has(from, "s32");
  if (keeps && reader->reading == ADDRESS_FIRM && of == 32 &&
      is_long(reader->it, &from->operands[1]))
    x = node(whole(reader->it, x));
  if (keeps && reader->reading == ADDRESS_FIRM && to == 32)
    return of == 64 ? node(whole(reader->it, x)) : x;
  if (keeps && !reader->it->splits_words && reader->reading == ADDRESS_LOOSE &&
      extended_sum(reader, from))
    return outside_of_cast(reader, x);
  if (keeps && (reader->reading == ADDRESS_LOOSE || reader->it->splits_words))
    return x;
  if (keeps)
    return (struct address){
        make(reader->it, NODE_CAST, x.base, PROOF_SEEN, is_signed ? CAST_SIGNED : CAST_UNSIGNED),
        x.constant};
  bool of_bytes = to <= 16 && (to == 8 || of == 8);
  return node(make(reader->it, NODE_CAST, whole(reader->it, x), of_bytes ? PROOF_OPEN : PROOF_SEEN,
                   100 * (int64_t)to + (int64_t)of));
}

/* Of 64 bits the lowest ones, which ptxas finds the zeros of; of others, and of 32 bits, none. */
static struct address extract(const struct reader *reader) {
  const struct ptx_instruction *from = reader->from;
  const struct ptx_operand *first = &from->operands[2], *bits = &from->operands[3];
  if (!strstr(from->opcode, "64") || first->kind != PTX_NUMBER || first->number ||
      bits->kind != PTX_NUMBER)
    return opaque(reader->it, from->operands[0].reg);
  int64_t how = CAST_OF_BITS + 2 * bits->number + (strstr(from->opcode, ".s") != NULL);
  return node(make(reader->it, NODE_CAST, whole(reader->it, operand(reader, 1)), PROOF_SEEN, how));
}

/* Whether 64 bits are shifted that a counter of 32 is extended to: up to sm_89 the number that is
 * added to it comes out then, and where the loop stays one ptxas was seen to count along with the
 * product, and to prove nothing of that. */
static bool shifts_counter(const struct reader *reader, struct address x) {
  const struct addresses *it = reader->it;
  const struct ptx_instruction *from = definition_of(it, &reader->from->operands[1]);
  return it->splits_words && reader->reading == ADDRESS_FIRM && from &&
         unbank_ptx_is(from, "cvt") && !strcmp(reader->from->opcode, "shl.b64") &&
         it->nodes.items[x.base].has_counter;
}

static struct address shift(const struct reader *reader) {
  struct address x = operand(reader, 1), by = operand(reader, 2);
  if (is_constant(by)) {
    const struct address out =
        scale(reader, x, by.constant < ALL ? (int64_t)(UINT64_C(1) << by.constant) : 0, 0);
    return shifts_counter(reader, x)
               ? node(make(reader->it, NODE_EITHER, whole(reader->it, out), ZERO_NODE, 0))
               : out;
  }
  return node(make(reader->it, NODE_SHIFT, whole(reader->it, x), whole(reader->it, by), 0));
}

/* Whatever it makes of two operands. */
static struct address of_two(const struct reader *reader, enum kind kind) {
  return node(make(reader->it, kind, whole(reader->it, operand(reader, 1)),
                   whole(reader->it, operand(reader, 2)), name_hash(reader->from->opcode)));
}

/* To the right: zeros go out. Of values of 64 bits ptxas finds none then. */
static struct address shift_right(const struct reader *reader) {
  const struct ptx_instruction *from = reader->from;
  struct address x = operand(reader, 1), by = operand(reader, 2);
  int64_t bits = width_of(from, 1);
  if (!is_constant(by) || by.constant < 0 || by.constant >= bits)
    return of_two(reader, NODE_OTHER);
  return node(make(reader->it, NODE_RIGHT, whole(reader->it, x), (uint32_t)by.constant,
                   strstr(from->opcode, ".s") ? -bits : bits));
}

/* A term of a sum. One that is shifted to the right, and that nothing else reads, becomes one
 * instruction with the sum, of which ptxas finds no zeros; unless the other term is a product that
 * does. */
static struct address term(const struct reader *reader, unsigned i) {
  struct addresses *it = reader->it;
  const struct ptx_operand *own = &reader->from->operands[i];
  const struct ptx_instruction *from = definition_of(it, own);
  bool is_shift = from && from->count == 3 && unbank_ptx_is(from, "shr") &&
                  from->operands[2].kind == PTX_NUMBER && !strstr(from->opcode, "64");
  enum product other = product_of(it, &reader->from->operands[3 - i]);
  if (!is_shift || it->uses[own->reg] == USES_OTHER || other == PRODUCT_FUSED)
    return operand(reader, i);
  bool is_open = it->uses[own->reg] != USES_ONE || other != PRODUCT_NONE;
  struct address x = operand(reader, i);
  bool is_plain = is_open && reader->reading == ADDRESS_LOOSE;
  return is_plain || is_constant(x) ? x : node(make(it, NODE_FUSED, whole(it, x), 0, 0));
}

/* How x * c + a is made, to which another constant is added: as one instruction, of which a does
 * not come out; PRODUCT_NONE where it is no such sum, or x * c stands alone. */
static enum product inner_product(const struct addresses *it, const struct ptx_operand *operand) {
  const struct ptx_instruction *from = definition_of(it, operand);
  if (!from || from->is_guarded || from->operands[from->count - 1].kind != PTX_NUMBER)
    return PRODUCT_NONE;
  if (from->count == 4 && is_whole_number(from, "mad"))
    return PRODUCT_FUSED;
  return adds_constant(it, operand) ? product_of(it, &from->operands[1]) : PRODUCT_NONE;
}

/* Whether a register is a sum of others: a constant that one of them has stays in that one, as far
 * as another constant is added. */
static bool sums_registers(const struct addresses *it, const struct ptx_operand *operand) {
  const struct ptx_instruction *from = definition_of(it, operand);
  bool sums = from && PTX_IS_ANY(from, "add", "mad");
  return sums && from->operands[from->count - 1].kind != PTX_NUMBER;
}

/* A term of a sum of 32 bits whose other one is a number: (x + a) + b is x + (a + b). */
static struct address folded_term(const struct reader *reader, unsigned i) {
  struct addresses *it = reader->it;
  struct address x = term(reader, i);
  if (reader->from->operands[3 - i].kind != PTX_NUMBER || width_of(reader->from, 1) != 32)
    return x;
  enum product product = inner_product(it, &reader->from->operands[i]);
  if (product == PRODUCT_FUSED || (product != PRODUCT_NONE && reader->reading == ADDRESS_FIRM))
    return node(whole(it, x));
  return sums_registers(it, &reader->from->operands[i]) ? x : unfolded(it, x);
}

/* Whether nothing else reads a register. */
static bool is_read_once(const struct addresses *it, const struct ptx_operand *operand) {
  return operand->kind == PTX_REGISTER && it->function->reads[operand->reg] == 1;
}

/* A term of a sum of 64 bits. From sm_90 on the constant of x + c comes out of 32 bits, too, where
 * that is extended without sign, carries nothing out, and is added to a variable's place alone. */
static struct address long_term(const struct reader *reader, unsigned i) {
  struct addresses *it = reader->it;
  const struct ptx_operand *own = &reader->from->operands[i],
                           *other = &reader->from->operands[3 - i];
  const struct ptx_instruction *cast = definition_of(it, own);
  if (it->splits_words || reader->reading == ADDRESS_LOOSE || !is_read_once(it, own) ||
      !extended_sum(reader, cast) || !is_read_once(it, &cast->operands[1]) ||
      !unbank_address_is_name(it, value_of(it, other, ADDRESS_FIRM).base))
    return folded_term(reader, i);
  return outside_of_cast(reader, value_of(it, &cast->operands[1], ADDRESS_FIRM));
}

/* What the one register that an instruction writes holds. */
static struct address result(const struct reader *reader) {
  const struct ptx_instruction *from = reader->from;
  const unsigned n = from->count;
  if (n == 2 && ((unbank_ptx_is(from, "mov") && !from->vector) || unbank_ptx_is(from, "cvta")))
    return operand(reader, 1);
  if (n == 2 && unbank_ptx_is(from, "cvt"))
    return convert(reader);
  if (n == 3 && is_whole_number(from, "add"))
    return add(reader, long_term(reader, 1), long_term(reader, 2));
  if (n == 3 && is_whole_number(from, "sub"))
    return subtract(reader);
  if (n == 3 && distributes(reader->it, from))
    return scale(reader, distributed(reader, operand(reader, 1), from->operands[2].number),
                 from->operands[2].number, 0);
  if (n == 3 && is_whole_number(from, "mul"))
    return multiply(reader, operand(reader, 1), operand(reader, 2), how_of(from));
  if (n == 4 && is_whole_number(from, "mad"))
    return add(reader, multiply(reader, operand(reader, 1), operand(reader, 2), how_of(from)),
               operand(reader, 3));
  if (n == 3 && unbank_ptx_is(from, "shl"))
    return shift(reader);
  if (n == 3 && unbank_ptx_is(from, "shr"))
    return shift_right(reader);
  if (n == 3 && strstr(from->opcode, "64") &&
      (is_whole_number(from, "min") || is_whole_number(from, "max")))
    return of_two(reader, NODE_EITHER);
  if (n == 4 && unbank_ptx_is(from, "bfe"))
    return extract(reader);
  if (n == 3 && unbank_ptx_is(from, "and"))
    return bitwise(reader, NODE_AND, NODE_MASK, 0);
  if (n == 3 && unbank_ptx_is(from, "or"))
    return bitwise(reader, NODE_OR, NODE_WITH, WITH_OR);
  if (n == 3 && unbank_ptx_is(from, "xor"))
    return bitwise(reader, NODE_OR, NODE_WITH, WITH_XOR);
  if (n == 3 && unbank_ptx_is(from, "rem") && unbank_ptx_has(from, "u32") &&
      is_constant(operand(reader, 2)))
    return node(make(reader->it, NODE_MODULO, whole(reader->it, operand(reader, 1)), 0,
                     operand(reader, 2).constant));
  if (n == 4 && unbank_ptx_is(from, "selp") && from->operands[3].kind == PTX_REGISTER) {
    uint32_t a = whole(reader->it, operand(reader, 1)), b = whole(reader->it, operand(reader, 2));
    return node(make(reader->it, NODE_SELECT, a, b, from->operands[3].reg));
  }
  if (n == 2 && unbank_ptx_is(from, "brev") && strstr(from->opcode, "64"))
    return reader->reading == ADDRESS_LOOSE ? (struct address){ZERO_NODE, 0}
                                            : opaque(reader->it, from->operands[0].reg);
  if (n == 2 && is_whole_number(from, "neg"))
    return node(make(reader->it, NODE_TURN, whole(reader->it, operand(reader, 1)),
                     width_of(from, 1) < 32 ? PROOF_NONE : PROOF_OPEN, 0));
  if (n == 3 && PTX_IS_ANY(from, "mul", "div", "rem", "min", "max", "shr"))
    return of_two(reader, NODE_OTHER);
  return opaque(reader->it, from->operands[0].reg);
}

/* Constants that are added to 64 bits come out; those added to 32, up to sm_89, of values in which
 * lanes differ, as a rule also of others. Of products that extend their factors, and of 64 bits,
 * none do. */
static bool splits(const struct addresses *it, const struct ptx_instruction *from,
                   enum address_reading reading) {
  bool wide = strstr(from->opcode, "64") != NULL;
  bool adds = PTX_IS_ANY(from, "add", "sub");
  if (wide)
    return adds;
  if (is_wide(from))
    return false;
  if (reading == ADDRESS_LOOSE)
    return it->splits_words || it->is_short;
  return it->splits_words && it->differs[from->operands[0].reg];
}

static void add_source(struct addresses *it, uint32_t reg, struct address value, uint32_t block) {
  struct address_source source = {phi(it, reg).base, value, value, block, it->first_source[reg]};
  *ARENA_PUSH(it->arena, &it->sources) = source;
  it->first_source[reg] = (uint32_t)it->sources.count;
}

static struct address_split split_of(const struct addresses *it,
                                     const struct ptx_operand *operand) {
  const bool is_known =
      operand->kind == PTX_REGISTER && !it->function->is_written_often[operand->reg];
  return is_known ? it->splits[operand->reg] : (struct address_split){0, 0};
}

/* The constant of the split in the base again. */
static struct address join(struct addresses *it, struct address address, int64_t constant) {
  return (struct address){whole(it, (struct address){address.base, constant}),
                          wrapping_add(address.constant, -constant)};
}

/* Constants that a sum of registers brings: with a variable's place they stay outside. */
static struct address add_splits(struct addresses *it, const struct ptx_instruction *from,
                                 struct address value, struct address_split *out) {
  bool has_number = false, has_name = false;
  unsigned split = 0;
  int64_t constant = 0;
  for (unsigned i = 1; i < from->count; i++) {
    struct address_split one = split_of(it, &from->operands[i]);
    has_number |= from->operands[i].kind == PTX_NUMBER;
    has_name |= unbank_address_is_name(it, value_of(it, &from->operands[i], ADDRESS_FIRM).base);
    split += one.block != 0;
    constant = wrapping_add(constant, one.constant);
    *out = one.block ? one : *out;
  }
  if (!split || (split == 1 && from->count == 3 && (has_number || has_name)))
    return value;
  out->block = 0;
  return join(it, value, constant);
}

/* (x + k) << c may become (x << c) + (k << c), and (k - x) * c becomes k * c - x * c: sums whose
 * constant comes out in their block alone. In which one that is, for what is made of it by sums;
 * 1 + that, 0: none. */
static void note_shifted(struct addresses *it, const struct ptx_instruction *from, uint32_t block) {
  uint32_t *out = &it->shifted[from->operands[0].reg];
  bool passes = PTX_IS_ANY(from, "mov", "cvt", "add", "sub", "mad");
  if (unbank_ptx_is(from, "shl") && from->operands[2].kind == PTX_NUMBER)
    *out = split_of(it, &from->operands[1]).block;
  if (from->count == 3 && distributes(it, from))
    *out = block + 1;
  for (unsigned i = 1; i < from->count && passes && !*out; i++)
    if (from->operands[i].kind == PTX_REGISTER && !(unbank_ptx_is(from, "mad") && i < 3))
      *out = it->shifted[from->operands[i].reg];
}

/* The value of a register, after what of its constant came out of a sum of 32 bits is noted. */
static struct address note_split(struct addresses *it, const struct ptx_instruction *from,
                                 uint32_t block, struct address value) {
  struct address_split *out = &it->splits[from->operands[0].reg];
  bool adds = PTX_IS_ANY(from, "add", "sub", "mad");
  note_shifted(it, from, block);
  if (is_constant(value) || !value.constant)
    return value;
  if (from->count == 2)
    *out = split_of(it, &from->operands[1]);
  else if (adds && !strstr(from->opcode, "64") && !is_wide(from) &&
           from->operands[from->count - 1].kind == PTX_NUMBER)
    *out = (struct address_split){value.constant, block + 1};
  else if (adds)
    return add_splits(it, from, value, out);
  return value;
}

/* `source`: the number of the next one that a loose reading meets, in the order of the firm one. */
static void read(struct addresses *it, uint32_t index, uint32_t block, enum address_reading reading,
                 size_t *source) {
  const struct ptx_instruction *from = &it->function->instructions.items[index];
  unsigned written = from->written;
  note_sum(it, from, block);
  for (unsigned i = 0; i < written && i < from->count; i++) {
    if (from->operands[i].kind != PTX_REGISTER)
      continue;
    uint32_t reg = from->operands[i].reg;
    struct reader reader = {it, from, reading, splits(it, from, reading), block};
    struct address value = written == 1 && !from->is_guarded ? result(&reader) : opaque(it, reg);
    if (!it->bounds[reading][reg])
      value = (struct address){ZERO_NODE, 0};
    bool once = !it->function->is_written_often[reg];
    if (once && it->splits && reading == ADDRESS_FIRM && written == 1 && !from->is_guarded)
      value = note_split(it, from, block, value);
    if (once)
      it->registers[reading][reg] = value;
    else if (reading == ADDRESS_FIRM)
      add_source(it, reg, value, block);
    else
      it->sources.items[(*source)++].loose = value;
  }
}

/* What one write gives a register that several write. Of a variable's place and a constant below
 * those of 32 bits ptxas proves nothing there, as was seen from sm_120 on. */
static uint8_t source_zeros(const struct addresses *it, const struct address_source *source,
                            enum address_reading reading) {
  const struct address_node *with = &it->nodes.items[source->from.base];
  bool adds = with->kind == NODE_WITH && with->b == WITH_ADD;
  int64_t constant = wrapping_add(source->from.constant, adds ? with->constant : 0);
  if (constant < INT32_MIN && has_name(it, adds ? with->a : source->from.base) &&
      reading == ADDRESS_FIRM)
    return 0;
  return fewer(it->nodes.items[source->from.base].zeros[reading], zeros_of(source->from.constant));
}

/* From "all bits are zero" downward, until nothing changes: the most that satisfies all. */
static void solve(struct addresses *it, enum address_reading reading) {
  for (bool changed = true; changed;) {
    changed = false;
    for (size_t i = 1; i < it->nodes.count; i++)
      it->nodes.items[i].zeros[reading] = evaluate(it, &it->nodes.items[i], reading);
    for (size_t i = 0; i < it->sources.count; i++) {
      const struct address_source *source = &it->sources.items[i];
      uint8_t *phi = &it->nodes.items[source->phi].zeros[reading];
      uint8_t zeros = source_zeros(it, source, reading);
      changed |= zeros < *phi;
      *phi = fewer(*phi, zeros);
    }
  }
}

/* x | c where c lies in bits that are zero in a product x, below those that may be set or above:
 * ptxas takes it for a sum; and -x for 0 - x. */
static bool is_sum(const struct addresses *it, const struct ptx_instruction *from) {
  if (PTX_IS_ANY(from, "add", "sub", "neg"))
    return true;
  const struct ptx_instruction *product =
      unbank_ptx_is(from, "or") && from->count == 3 ? definition_of(it, &from->operands[1]) : NULL;
  bool scales = product && product->count == 3 && product->operands[2].kind == PTX_NUMBER &&
                PTX_IS_ANY(product, "shl", "mul");
  if (!scales || from->operands[2].kind != PTX_NUMBER)
    return false;
  unsigned zeros = low_zeros(it, &from->operands[1], COUNTED);
  return !((uint64_t)from->operands[2].number &
           bits_that_may_be_set(it, &from->operands[1], zeros));
}

/* x | y where y is smaller than what x has zeros for: ptxas may take that for a sum. */
static bool may_be_sum(const struct addresses *it, const struct ptx_instruction *from) {
  bool may = false;
  for (unsigned k = 1; k < 3 && unbank_ptx_is(from, "or") && from->count == 3; k++) {
    const struct ptx_operand *other = &from->operands[3 - k];
    unsigned zeros = low_zeros(it, &from->operands[k], COUNTED);
    may |= other->kind == PTX_REGISTER &&
           (zeros >= 32 || it->bounds[ADDRESS_LOOSE][other->reg] < UINT32_C(1) << zeros);
  }
  return may;
}

static void find_uses(struct addresses *it) {
  const struct ptx_function *function = it->function;
  it->uses = ARENA_ARRAY(it->arena, uint8_t, function->registers + 1);
  for (size_t i = 0; i < function->instructions.count; i++) {
    const struct ptx_instruction *from = &function->instructions.items[i];
    bool sums = is_sum(it, from), may_sum = may_be_sum(it, from);
    for (unsigned k = from->written; k < from->count; k++) {
      if (from->operands[k].kind != PTX_REGISTER)
        continue;
      uint8_t *uses = &it->uses[from->operands[k].reg];
      *uses = !sums && !may_sum     ? USES_OTHER
              : *uses == USES_NONE  ? may_sum ? USES_SUMS : USES_ONE
              : *uses == USES_OTHER ? USES_OTHER
                                    : USES_SUMS;
    }
  }
}

/* Numbers that instructions take as they are need no register. */
static bool takes_numbers(const struct ptx_instruction *from) {
  return PTX_IS_ANY(from, "add", "sub", "and", "or", "xor", "setp", "min", "max", "ld", "bar",
                    "shfl") ||
         (unbank_ptx_is(from, "mul") && unbank_ptx_has(from, "lo") && !strstr(from->opcode, "64"));
}

/* Whether an operand is an argument. */
static bool is_argument(const struct addresses *it, const struct ptx_operand *operand) {
  const struct ptx_instruction *from = definition_of(it, operand);
  for (unsigned left = COUNTED; left && from && PTX_IS_ANY(from, "mov", "cvta"); left--)
    from = definition_of(it, &from->operands[1]);
  return from && unbank_ptx_is(from, "ld") && unbank_ptx_has(from, "param");
}

/* Up to sm_89 a product that extends its factors is one instruction with an argument that it is
 * added to, which then has the place of the number. */
static void hold_factor_of_sum(struct addresses *it, const struct ptx_instruction *from) {
  for (unsigned k = 1; k < 3; k++) {
    const struct ptx_instruction *product = definition_of(it, &from->operands[k]);
    if (product && product->count == 3 && unbank_ptx_is(product, "mul") &&
        unbank_ptx_has(product, "wide") && product->operands[2].kind == PTX_NUMBER &&
        is_argument(it, &from->operands[3 - k]))
      it->held |= held_bit(product->operands[2].number);
  }
}

/* Products that extend their factors take a number as it is. */
static void find_held(struct addresses *it) {
  const struct ptx_function *function = it->function;
  for (size_t i = 0; i < function->instructions.count; i++) {
    const struct ptx_instruction *from = &function->instructions.items[i];
    const bool is_wide = unbank_ptx_is(from, "mul") && unbank_ptx_has(from, "wide");
    const bool shifts = PTX_IS_ANY(from, "shl", "shr");
    if (it->splits_words && from->count == 3 && unbank_ptx_is(from, "add"))
      hold_factor_of_sum(it, from);
    for (unsigned k = 0; k < from->count - (shifts ? 1u : 0u); k++) {
      const struct ptx_operand *operand = &from->operands[k];
      if (operand->kind == PTX_NUMBER && operand->number > 1 && !takes_numbers(from))
        *(is_wide ? &it->factors : &it->held) |= held_bit(operand->number);
    }
  }
}

/* Which registers may differ between the lanes of a warp: those made of a thread's number, or of
 * what memory holds. */
static bool begins_difference(const struct ptx_instruction *from) {
  if (PTX_IS_ANY(from, "ld", "atom", "shfl", "vote", "match", "activemask", "tex") &&
      !unbank_ptx_has(from, "param"))
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
    for (size_t i = 0; i < function->instructions.count; i++) {
      const struct ptx_instruction *from = &function->instructions.items[i];
      unsigned written = from->written;
      bool differs = begins_difference(from);
      for (unsigned k = written; k < from->count; k++)
        differs |= from->operands[k].kind == PTX_REGISTER && it->differs[from->operands[k].reg];
      for (unsigned k = 0; k < written && k < from->count && differs; k++)
        if (from->operands[k].kind == PTX_REGISTER && !it->differs[from->operands[k].reg])
          it->differs[from->operands[k].reg] = changed = true;
    }
  }
}

/* What a branch says of the one block that it alone leads to where two are equal. */
static void note_equal(struct addresses *it, const struct ptx_predecessors *into, uint32_t block) {
  const struct ptx_block *from = &it->function->blocks.items[block];
  const struct ptx_instruction *last =
      from->end > from->first ? &it->function->instructions.items[from->end - 1] : NULL;
  if (from->successor_count != 2 || !last->is_guarded)
    return;
  const struct ptx_operand condition = {.kind = PTX_REGISTER, .reg = last->guard};
  const struct ptx_instruction *compares = definition_of(it, &condition);
  if (!compares || compares->is_guarded || compares->count != 3 ||
      !unbank_ptx_is(compares, "setp") || compares->operands[1].kind != PTX_REGISTER ||
      compares->operands[2].kind != PTX_NUMBER || strstr(compares->opcode, ".f") ||
      it->function->is_written_often[compares->operands[1].reg])
    return;
  const bool is_eq = unbank_ptx_has(compares, "eq"), is_ne = unbank_ptx_has(compares, "ne");
  const uint32_t to = from->successors[is_eq == last->is_guard_negated];
  if (is_eq == is_ne || into->first[to + 1] - into->first[to] != 1)
    return;
  uint32_t *first = &it->first_equal[compares->operands[1].reg];
  *ARENA_PUSH(it->arena, &it->equals) =
      (struct address_equal){compares->operands[2].number, to, *first};
  *first = (uint32_t)it->equals.count;
}

static void find_equals(struct addresses *it) {
  const struct ptx_predecessors into = unbank_ptx_predecessors(it->function, it->arena);
  it->first_equal = ARENA_ARRAY(it->arena, uint32_t, it->function->registers + 1);
  for (uint32_t b = 0; b < it->function->blocks.count; b++)
    note_equal(it, &into, b);
}

/* Each block behind those that dominate it, so that what a register is made of is met before. */
static void find_numbers(struct addresses *it, const struct flow *flow) {
  static const char *const others[] = {"ld", "atom", "shfl", "vote", "match", "activemask", "tex"};
  const struct ptx_function *function = it->function;
  it->numbers = ARENA_ARRAY(it->arena, bool, function->registers + 1);
  for (uint32_t n = 0; n < function->blocks.count; n++) {
    const struct ptx_block *block = &function->blocks.items[flow->blocks[n]];
    for (uint32_t i = block->first; i < block->end; i++) {
      const struct ptx_instruction *from = &function->instructions.items[i];
      bool is_number = from->written == 1 && !from->is_guarded && !from->is_truncated &&
                       from->operands[0].kind == PTX_REGISTER &&
                       !function->is_written_often[from->operands[0].reg];
      for (size_t w = 0; w < sizeof others / sizeof *others; w++)
        is_number = is_number && !unbank_ptx_is(from, others[w]);
      for (unsigned k = 1; k < from->count && is_number; k++)
        is_number = from->operands[k].kind == PTX_NUMBER ||
                    (from->operands[k].kind == PTX_NAME && *from->operands[k].name != '%') ||
                    (from->operands[k].kind == PTX_REGISTER && it->numbers[from->operands[k].reg]);
      if (is_number)
        it->numbers[from->operands[0].reg] = true;
    }
  }
}

bool unbank_address_is_number(struct addresses *it, const struct ptx_operand *operand) {
  return operand->kind == PTX_REGISTER && it->numbers[operand->reg] &&
         !unbank_address_is_name(it, value_of(it, operand, ADDRESS_FIRM).base);
}

/* Where a register is read, the one instruction that writes it has been. */
static void read_all(struct addresses *it, const struct flow *flow, enum address_reading reading) {
  size_t source = 0;
  for (uint32_t n = 0; n < it->function->blocks.count; n++) {
    const struct ptx_block *block = &it->function->blocks.items[flow->blocks[n]];
    for (uint32_t i = block->first; i < block->end; i++)
      read(it, i, flow->blocks[n], reading, &source);
  }
}

static void find_escapes(struct addresses *it, const struct flow *flow);

/* Values that are better aligned than all of the register that they share; numbers, and before
 * sm_90 variables' places, are known everywhere. */
static bool *find_capped(struct addresses *it) {
  const struct ptx_function *function = it->function;
  bool *out = NULL;
  for (uint32_t reg = 0; function->web && reg < function->registers; reg++) {
    const struct address own = it->registers[ADDRESS_FIRM][reg];
    if (!function->web[reg] || !own.base || is_constant(own) ||
        (it->splits_words && unbank_address_is_name(it, own.base)))
      continue;
    uint8_t zeros = fewer(it->nodes.items[own.base].zeros[ADDRESS_FIRM], zeros_of(own.constant));
    uint32_t all = phi(it, function->web[reg] - 1).base;
    if (it->nodes.items[all].zeros[ADDRESS_FIRM] >= fewer(zeros, COUNTED))
      continue;
    out = out ? out : ARENA_ARRAY(it->arena, bool, function->registers + 1);
    out[reg] = true;
  }
  return out;
}

static void read_function(struct addresses *out, const struct ptx_function *function,
                          const struct flow *flow, bool splits_words, bool is_short, bool *capped,
                          struct arena *arena) {
  *out = (struct addresses){.function = function,
                            .flow = flow,
                            .arena = arena,
                            .splits_words = splits_words,
                            .is_short = is_short,
                            .capped = capped};
  out->first_source = ARENA_ARRAY(arena, uint32_t, function->registers + 1);
  for (unsigned r = 0; r < ADDRESS_READINGS; r++)
    out->registers[r] = ARENA_ARRAY(arena, struct address, function->registers + 1);
  if (splits_words)
    out->splits = ARENA_ARRAY(arena, struct address_split, function->registers + 1);
  if (splits_words)
    out->shifted = ARENA_ARRAY(arena, uint32_t, function->registers + 1);
  out->first_sums = ARENA_ARRAY(arena, struct address_split, function->registers + 1);
  ARENA_PUSH(arena, &out->nodes); /* number 0 is none */
  make(out, NODE_ZERO, 0, 0, 0);
  for (unsigned r = 0; r < ADDRESS_READINGS; r++)
    out->bounds[r] = unbank_bounds(function, flow, r == ADDRESS_LOOSE, arena);
  find_differences(out);
  find_uses(out);
  find_held(out);
  find_weighed(out);
  find_numbers(out, flow);
  find_equals(out);
  for (unsigned r = 0; r < ADDRESS_READINGS; r++)
    read_all(out, flow, (enum address_reading)r);
  for (unsigned r = 0; r < ADDRESS_READINGS; r++)
    solve(out, (enum address_reading)r);
}

void unbank_addresses(struct addresses *out, const struct ptx_function *function,
                      const struct flow *flow, bool splits_words, bool is_short,
                      struct arena *arena) {
  read_function(out, function, flow, splits_words, is_short, NULL, arena);
  bool *capped = find_capped(out);
  if (capped)
    read_function(out, function, flow, splits_words, is_short, capped, arena);
  find_escapes(out, flow);
}

struct address unbank_address(struct addresses *it, const struct ptx_operand *operand,
                              enum address_reading reading) {
  return value_of(it, operand, reading);
}

struct address unbank_address_in(struct addresses *it, const struct ptx_operand *operand,
                                 uint32_t block) {
  struct address out = value_in(it, operand, block);
  if (!it->splits)
    return out;
  struct address_split split = split_of(it, operand);
  return split.block && split.block != block + 1 ? join(it, out, split.constant) : out;
}

bool unbank_address_splits_in(const struct addresses *it, const struct ptx_operand *operand,
                              uint32_t block) {
  return it->splits && split_of(it, operand).block == block + 1;
}

unsigned unbank_address_zeros(const struct addresses *it, uint32_t base,
                              enum address_reading reading) {
  return it->nodes.items[base].zeros[reading];
}

uint32_t unbank_address_offset_of(const struct addresses *it, uint32_t base) {
  const struct address_node *nodes = it->nodes.items;
  if (nodes[base].kind == NODE_ADD && nodes[nodes[base].a].kind == NODE_NAME)
    base = nodes[base].b;
  else if (nodes[base].kind == NODE_ADD && nodes[nodes[base].b].kind == NODE_NAME)
    base = nodes[base].a;
  while (nodes[base].kind == NODE_CAST && nodes[base].constant <= CAST_OF_SUM)
    base = nodes[base].a;
  return base;
}

static unsigned zeros_given(const struct addresses *it, uint32_t number,
                            const struct address_given *given, size_t count, unsigned depth) {
  const struct address_node node = it->nodes.items[number];
  unsigned zeros = node.zeros[ADDRESS_FIRM], a = 0, b = ALL;
  for (size_t i = 0; i < count; i++)
    if (given[i].node == number)
      zeros = more(zeros, given[i].zeros);
  if (!depth || !has_nodes((enum kind)node.kind))
    return zeros;
  a = zeros_given(it, node.a, given, count, depth - 1);
  if (has_two((enum kind)node.kind))
    b = zeros_given(it, node.b, given, count, depth - 1);
  switch ((enum kind)node.kind) {
  case NODE_ADD:
  case NODE_OR:
  case NODE_SELECT:
    return more(zeros, fewer(a, b));
  case NODE_SUB:
    return more(zeros, if_proved((uint32_t)node.constant, ADDRESS_FIRM, fewer(a, b)));
  case NODE_TURN:
    return more(zeros, if_proved(node.b, ADDRESS_FIRM, fewer(a, zeros_of(node.constant))));
  case NODE_WITH:
  case NODE_MODULO:
    return more(zeros, fewer(a, zeros_of(node.constant)));
  case NODE_MUL:
    return more(zeros, fewer(a + b, ALL));
  case NODE_SCALE:
    return more(zeros, fewer(a + zeros_of(node.constant), ALL));
  case NODE_CAST:
    return more(zeros, if_proved(node.b, ADDRESS_FIRM, fewer(a, ALL)));
  case NODE_SHIFT:
  case NODE_MASK:
    return more(zeros, a);
  case NODE_AND:
    return more(zeros, more(a, b));
  default:
    return zeros;
  }
}

enum { GIVEN_DEPTH = 8 };

unsigned unbank_address_zeros_given(const struct addresses *it, uint32_t base,
                                    const struct address_given *given, size_t count) {
  return zeros_given(it, base, given, count, GIVEN_DEPTH);
}

/* Variables' places inside. */

enum { PHIS_MAX = 16, MIXING_STEPS_MAX = 1024 };

struct mixing {
  const struct addresses *it;
  uint32_t phis[PHIS_MAX]; /* which the search has been in */
  unsigned count, steps_left;
};

static bool mixes(struct mixing *mixing, uint32_t number, unsigned depth, bool added);

/* `added`: a constant that is no multiple of what merges is added to all of it. */
static bool phi_mixes(struct mixing *mixing, uint32_t number, unsigned depth, bool added) {
  const struct addresses *it = mixing->it;
  for (unsigned i = 0; i < mixing->count; i++)
    if (mixing->phis[i] == number)
      return false;
  if (mixing->count == PHIS_MAX)
    return true;
  mixing->phis[mixing->count++] = number;
  for (uint32_t i = it->first_source[it->nodes.items[number].a]; i;
       i = it->sources.items[i - 1].next) {
    struct address from = it->sources.items[i - 1].from;
    if (mixes(mixing, from.base, depth + 1, added || from.constant % 16))
      return true;
  }
  return false;
}

static bool mixes(struct mixing *mixing, uint32_t number, unsigned depth, bool added) {
  const struct address_node *node = &mixing->it->nodes.items[number];
  if (node->kind == NODE_NAME || depth == DEPTH_MAX)
    return added;
  if (!mixing->steps_left)
    return true;
  mixing->steps_left--;
  if (node->kind == NODE_PHI)
    return phi_mixes(mixing, number, depth, added);
  if (!has_nodes((enum kind)node->kind))
    return false;
  added |= node->kind == NODE_WITH && node->constant % 16;
  return mixes(mixing, node->a, depth + 1, added) ||
         (has_two((enum kind)node->kind) && mixes(mixing, node->b, depth + 1, added));
}

bool unbank_address_mixes_place(const struct addresses *it, uint32_t base) {
  struct mixing mixing = {.it = it, .steps_left = MIXING_STEPS_MAX};
  return mixes(&mixing, base, 0, false);
}

static void note_escape(struct addresses *it, uint32_t number, unsigned *steps_left) {
  const struct address_node *node = &it->nodes.items[number];
  const enum kind kind = (enum kind)node->kind;
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

/* Registers of which what an iteration began with is read behind their loop, through others. */
static void find_escapes(struct addresses *it, const struct flow *flow) {
  const struct ptx_function *function = it->function;
  it->escapes = ARENA_ARRAY(it->arena, bool, function->registers + 1);
  for (uint32_t b = 0; b < function->blocks.count && flow->loops.count; b++)
    for (uint32_t i = function->blocks.items[b].first; i < function->blocks.items[b].end; i++) {
      const struct ptx_instruction *from = &function->instructions.items[i];
      for (unsigned k = from->written; k < from->count; k++) {
        const struct ptx_operand *operand = &from->operands[k];
        if (!definition_of(it, operand))
          continue;
        uint32_t loop = flow->loop[block_of(function, function->first_def[operand->reg] - 1)];
        unsigned steps_left = DEPTH_MAX;
        if (loop != FLOW_NO_LOOP && !unbank_flow_is_inside(flow, b, loop))
          note_escape(it, it->registers[ADDRESS_LOOSE][operand->reg].base, &steps_left);
      }
    }
}

static bool has_left(const struct addresses *it, const struct flow *flow, uint32_t reg,
                     uint32_t block) {
  for (uint32_t i = it->first_source[reg]; i; i = it->sources.items[i - 1].next) {
    uint32_t loop = flow->loop[it->sources.items[i - 1].block];
    if (loop != FLOW_NO_LOOP && !unbank_flow_is_inside(flow, block, loop))
      return it->function->is_left[reg] && it->escapes[reg];
  }
  return false;
}

static bool is_left(const struct addresses *it, const struct flow *flow, uint32_t number,
                    uint32_t block, unsigned *steps_left) {
  const struct address_node *node = &it->nodes.items[number];
  const enum kind kind = (enum kind)node->kind;
  if (!node->has_counter)
    return false;
  if (!*steps_left)
    return true;
  --*steps_left;
  if (kind == NODE_PHI)
    return has_left(it, flow, node->a, block);
  return has_nodes(kind) && (is_left(it, flow, node->a, block, steps_left) ||
                             (has_two(kind) && is_left(it, flow, node->b, block, steps_left)));
}

bool unbank_address_is_left(const struct addresses *it, const struct flow *flow, uint32_t base,
                            uint32_t block) {
  unsigned steps_left = DEPTH_MAX;
  return it->function->is_left && is_left(it, flow, base, block, &steps_left);
}

static bool is_name(struct addresses *it, const struct ptx_operand *operand) {
  return unbank_address_is_name(it, value_of(it, operand, ADDRESS_FIRM).base);
}

static bool is_product(const struct addresses *it, const struct ptx_operand *operand) {
  const struct ptx_instruction *from = definition_of(it, operand);
  return from && PTX_IS_ANY(from, "mul", "mad", "shl");
}

/* Whether the factors of a product of 64 bits are a register and a number of 32 bits. */
static bool has_short_factor(const struct ptx_instruction *from) {
  return from->operands[2].kind == PTX_NUMBER &&
         from->operands[2].number == (int32_t)from->operands[2].number;
}

/* Whether an operand is a product of 64 bits and a constant, which only its reader reads; shifted,
 * negative and with a constant added, it still is one. Others may read what is shifted, or
 * negative: of that ptxas makes another product. */
static bool is_long_product(const struct addresses *it, const struct ptx_operand *operand) {
  bool once = true;
  for (unsigned left = DEPTH_MAX; left && (!once || is_read_once(it, operand)); left--) {
    const struct ptx_instruction *from = definition_of(it, operand);
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

/* Whether an instruction adds a product of 64 bits to a variable's place. */
static bool adds_long_product(struct addresses *it, const struct ptx_instruction *from) {
  if (from->is_guarded || !strstr(from->opcode, "64") || unbank_ptx_has(from, "wide"))
    return false;
  if (unbank_ptx_is(from, "mad"))
    return from->count == 4 && has_short_factor(from) && is_name(it, &from->operands[3]);
  bool sums = PTX_IS_ANY(from, "add", "sub");
  return sums && from->count == 3 &&
         ((is_name(it, &from->operands[1]) && is_long_product(it, &from->operands[2])) ||
          (is_name(it, &from->operands[2]) && is_long_product(it, &from->operands[1])));
}

/* The operand that constants are added to. */
static const struct ptx_operand *without_constants(const struct addresses *it,
                                                   const struct ptx_operand *operand) {
  const struct ptx_instruction *from = definition_of(it, operand);
  for (unsigned left = DEPTH_MAX;
       left && from && unbank_ptx_is(from, "add") && from->operands[2].kind == PTX_NUMBER; left--) {
    operand = &from->operands[1];
    from = definition_of(it, operand);
  }
  return operand;
}

static uint32_t block_of_definition(const struct addresses *it, const struct ptx_operand *operand) {
  return definition_of(it, operand)
             ? block_of(it->function, it->function->first_def[operand->reg] - 1)
             : ADDRESS_NO_BLOCK;
}

uint32_t unbank_address_block_of_product(struct addresses *it, const struct ptx_operand *operand) {
  operand = without_constants(it, operand);
  const struct ptx_instruction *from = it->splits_words ? definition_of(it, operand) : NULL;
  return from && adds_long_product(it, from) ? block_of_definition(it, operand) : ADDRESS_NO_BLOCK;
}

uint32_t unbank_address_block_of_split(struct addresses *it, const struct ptx_operand *operand) {
  if (!it->splits_words)
    return ADDRESS_NO_BLOCK;
  if (operand->kind == PTX_REGISTER && it->shifted[operand->reg])
    return it->shifted[operand->reg] - 1;
  struct address firm = value_of(it, operand, ADDRESS_FIRM);
  struct address loose = value_of(it, operand, ADDRESS_LOOSE);
  if (firm.constant == loose.constant)
    return ADDRESS_NO_BLOCK;
  return block_of_definition(it, without_constants(it, operand));
}

bool unbank_address_shows_place(struct addresses *it, const struct ptx_operand *operand) {
  const struct ptx_instruction *from = definition_of(it, operand);
  for (unsigned left = DEPTH_MAX;
       left && from && unbank_ptx_is(from, "add") && from->operands[2].kind == PTX_NUMBER; left--)
    from = definition_of(it, &from->operands[1]);
  if (!from || !unbank_ptx_is(from, "add") || from->is_guarded || from->count != 3)
    return is_name(it, operand);
  return (is_name(it, &from->operands[1]) && !is_product(it, &from->operands[2])) ||
         (is_name(it, &from->operands[2]) && !is_product(it, &from->operands[1]));
}

/* Loops. */

struct advancing {
  struct addresses *it;
  const struct flow *flow;
  uint32_t loop;
  bool wholly;
  unsigned unroll, iterations;
  bool changed, unknown;
  bool unfolded; /* an expression of numbers that is not computed here */
};

/* Whether an address is the phi and a constant, *step. */
static bool goes_on(const struct addresses *it, struct address from, uint32_t phi, int64_t *step) {
  const struct address_node *node = &it->nodes.items[from.base];
  *step = from.constant;
  if (node->kind == NODE_WITH && node->b == WITH_ADD && node->a == phi)
    *step = wrapping_add(*step, node->constant);
  else if (from.base != phi)
    return false;
  return true;
}

/* What a loop does with a register that it writes. */
struct counter {
  struct address start;            /* what it starts at, if that is one thing */
  uint8_t zeros[ADDRESS_READINGS]; /* the most of what it may start at */
  int64_t step;                    /* how far it goes in each iteration, if that is a constant */
  bool is_ours;                    /* the loop writes it */
  bool starts, steps;              /* `start` is known, `step` is */
  bool adds;                       /* each iteration adds something to what was there */
};

static bool has_term(const struct addresses *it, uint32_t node, uint32_t term) {
  struct terms terms = {.count = 0};
  bool found = false;
  if (!take_terms(it, node, &terms))
    return false;
  for (unsigned i = 0; i < terms.count; i++)
    found |= terms.items[i] == term;
  return found;
}

static struct counter find_counter(const struct advancing *advancing, uint32_t phi) {
  const struct addresses *it = advancing->it;
  struct counter out = {.starts = true, .steps = true, .adds = true};
  unsigned starts = 0, steps = 0;
  const struct address_source *source;
  for (uint32_t i = it->first_source[it->nodes.items[phi].a]; i; i = source->next) {
    source = &it->sources.items[i - 1];
    if (!unbank_flow_is_inside(advancing->flow, source->block, advancing->loop)) {
      const struct address *from = &source->loose;
      out.starts &=
          !starts++ || (from->base == out.start.base && from->constant == out.start.constant);
      out.start = *from;
      for (unsigned r = 0; r < ADDRESS_READINGS; r++)
        out.zeros[r] = more(out.zeros[r],
                            fewer(it->nodes.items[from->base].zeros[r], zeros_of(from->constant)));
      continue;
    }
    int64_t step;
    bool on = goes_on(it, source->from, phi, &step);
    out.is_ours = true;
    out.adds &= on || has_term(it, source->from.base, phi);
    out.steps &= on && (!steps++ || out.step == step);
    out.step = step;
  }
  out.starts &= starts != 0;
  return out;
}

/* A register that each iteration makes anew: nobody knows of what, but it may be aligned better
 * than that of all iterations is; where they add something, no better than what that begins with.
 */
static struct address advance_unknown(const struct advancing *advancing, uint32_t number,
                                      const struct counter *counter) {
  struct addresses *it = advancing->it;
  if (counter->starts && advancing->wholly && !advancing->iterations)
    return counter->start;
  uint32_t out = make(it, NODE_STRIDE, it->nodes.items[number].a, 0, advancing->iterations);
  for (unsigned r = 0; r < ADDRESS_READINGS; r++)
    it->nodes.items[out].zeros[r] = counter->starts && counter->adds ? counter->zeros[r] : ALL;
  return node(out);
}

static struct address advance_phi(struct advancing *advancing, uint32_t number) {
  struct addresses *it = advancing->it;
  const struct counter counter = find_counter(advancing, number);
  if (!counter.is_ours)
    return node(number);
  advancing->changed = true;
  if (!counter.steps)
    return advance_unknown(advancing, number, &counter);
  int64_t on = wrapping_multiply(counter.step, (int64_t)advancing->iterations);
  if (advancing->wholly && counter.starts)
    return (struct address){counter.start.base, wrapping_add(counter.start.constant, on)};
  const uint32_t unroll = advancing->wholly ? 0 : advancing->unroll;
  uint32_t out =
      make(it, NODE_STRIDE, it->nodes.items[number].a, unroll ? unroll : WHOLE, counter.step);
  for (unsigned r = 0; r < ADDRESS_READINGS; r++)
    it->nodes.items[out].zeros[r] =
        fewer(counter.zeros[r], zeros_of(wrapping_multiply(counter.step, unroll)));
  return (struct address){out, on};
}

/* What ptxas computes where all operands are numbers. */
static bool fold(const struct address_node *from, int64_t a, int64_t b, int64_t *out) {
  const int64_t c = from->constant;
  const uint64_t mask = c == 64 || c == -64 ? UINT64_MAX : UINT32_MAX;
  switch ((enum kind)from->kind) {
  case NODE_MASK:
    *out = a & c;
    return true;
  case NODE_WITH:
    *out = from->b == WITH_ADD ? wrapping_add(a, c) : from->b == WITH_OR ? a | c : a ^ c;
    return true;
  case NODE_TURN:
    *out = wrapping_add(c, -a);
    return true;
  case NODE_FUSED:
    *out = a;
    return true;
  case NODE_RIGHT:
    *out = c == -32 ? (int32_t)a >> from->b : (int64_t)(((uint64_t)a & mask) >> from->b);
    return c == 32 || c == -32 || (a >= 0 && (c == 64 || c == -64));
  case NODE_MODULO: /* of 32 bits, without sign */
    *out = c ? (int64_t)((uint32_t)a % (uint64_t)c) : 0;
    return c > 0;
  case NODE_SUB:
    *out = wrapping_add(a, -b);
    return true;
  case NODE_MUL:
    *out = wrapping_multiply(a, b);
    return true;
  case NODE_AND:
    *out = a & b;
    return true;
  case NODE_OR:
    *out = c == WITH_XOR ? a ^ b : a | b;
    return true;
  default:
    return false;
  }
}

/* Whether a sum of a counter, of others that stay, and a number is what it is without the number
 * some iterations later. */
static bool is_later_counter(const struct advancing *advancing, const struct address_node *sum) {
  const struct addresses *it = advancing->it;
  struct terms terms = {.count = 0};
  unsigned counters = 0;
  if (!take_terms(it, sum->a, &terms))
    return false;
  for (unsigned i = 0; i < terms.count; i++) {
    const struct address_node *term = &it->nodes.items[terms.items[i]];
    if (!term->has_counter)
      continue;
    if (term->kind != NODE_PHI)
      return false;
    const struct counter counter = find_counter(advancing, terms.items[i]);
    if (counter.is_ours && !(counter.steps && counter.step && sum->constant % counter.step == 0))
      return false;
    counters += counter.is_ours;
  }
  return counters == 1;
}

/* A number that an expression has as one of its operands, as a constant. */
static struct address as_number(const struct addresses *it, struct address x) {
  const struct address out = unfolded(it, x);
  return is_constant(out) ? out : x;
}

/* The same expression of what its operands have become. */
static struct address advance(struct advancing *advancing, uint32_t number, unsigned depth) {
  struct addresses *it = advancing->it;
  const struct address_node from = it->nodes.items[number];
  if (!from.has_counter)
    return node(number);
  if (from.kind == NODE_PHI)
    return advance_phi(advancing, number);
  if (depth == DEPTH_MAX || !has_nodes((enum kind)from.kind)) {
    advancing->unknown = true;
    return node(number);
  }
  struct address a = advance(advancing, from.a, depth + 1);
  struct address b = has_two((enum kind)from.kind) ? advance(advancing, from.b, depth + 1)
                                                   : (struct address){from.b, 0};
  struct reader reader = {it, NULL, ADDRESS_FIRM, true, 0};
  if (from.kind == NODE_ADD)
    return add(&reader, a, b);
  if (from.kind == NODE_WITH && from.b == WITH_ADD) {
    const bool comes_out = is_later_counter(advancing, &from);
    a = unfolded(it, a);
    a.constant = wrapping_add(a.constant, from.constant);
    return comes_out || is_constant(a) || unbank_address_is_name(it, a.base) ? a
                                                                             : node(whole(it, a));
  }
  if (from.kind == NODE_SCALE && (it->splits_words || !from.b))
    return scale(&reader, a, from.constant, from.b);
  if (from.kind == NODE_CAST && from.constant <= CAST_OF_SUM)
    return (struct address){is_constant(a) ? ZERO_NODE
                                           : make(it, NODE_CAST, a.base, from.b, from.constant),
                            a.constant};
  bool two = has_two((enum kind)from.kind);
  int64_t number_of_both;
  a = as_number(it, a), b = two ? as_number(it, b) : b;
  if (from.kind == NODE_MUL && is_constant(a) != is_constant(b))
    return scale(&reader, is_constant(a) ? b : a, is_constant(a) ? a.constant : b.constant,
                 (uint32_t)from.constant);
  if (is_constant(a) && (!two || is_constant(b))) {
    if (fold(&from, a.constant, b.constant, &number_of_both))
      return (struct address){ZERO_NODE, number_of_both};
    advancing->unfolded = true;
  }
  if (two)
    return node(make(it, (enum kind)from.kind, whole(it, a), whole(it, b), from.constant));
  return node(make(it, (enum kind)from.kind, whole(it, a), from.b, from.constant));
}

bool unbank_address_after(struct addresses *it, const struct flow *flow, uint32_t loop,
                          struct address address, bool wholly, unsigned unroll, unsigned iterations,
                          struct address *out, bool *is_known) {
  struct advancing advancing = {.it = it,
                                .flow = flow,
                                .loop = loop,
                                .wholly = wholly,
                                .unroll = unroll,
                                .iterations = iterations};
  *out = advance(&advancing, address.base, 0);
  out->constant = wrapping_add(out->constant, address.constant);
  *is_known = !advancing.unfolded;
  return advancing.changed && !advancing.unknown;
}

/* Whether the condition of a branch compares what is no number as a loop begins. */
static bool compares_no_number(struct addresses *it, const struct flow *flow, uint32_t loop,
                               uint32_t guard) {
  const struct ptx_operand condition = {.kind = PTX_REGISTER, .reg = guard};
  const struct ptx_instruction *from = definition_of(it, &condition);
  if (!from || !unbank_ptx_is(from, "setp") || from->count != 3)
    return false;
  for (unsigned i = 1; i < 3; i++) {
    struct address x = value_of(it, &from->operands[i], ADDRESS_LOOSE), first;
    bool is_known;
    if (is_constant(as_number(it, x)))
      continue;
    if (!unbank_address_after(it, flow, loop, x, true, 1, 0, &first, &is_known))
      first = x;
    if (!is_constant(as_number(it, first)))
      return true;
  }
  return false;
}

bool unbank_address_may_end(struct addresses *it, const struct flow *flow, uint32_t loop,
                            uint32_t block) {
  const struct ptx_block *from = &it->function->blocks.items[block];
  const struct ptx_instruction *last =
      from->end > from->first ? &it->function->instructions.items[from->end - 1] : NULL;
  return !last || !last->is_guarded || !compares_no_number(it, flow, loop, last->guard);
}

bool unbank_address_ends_in_order(const struct addresses *it, uint32_t block) {
  static const char *const words[] = {"lt", "le", "gt", "ge"};
  const struct ptx_block *at = &it->function->blocks.items[block];
  const struct ptx_instruction *last =
      at->end > at->first ? &it->function->instructions.items[at->end - 1] : NULL;
  if (!last || !last->is_guarded)
    return true;
  const struct ptx_operand condition = {.kind = PTX_REGISTER, .reg = last->guard};
  const struct ptx_instruction *from = definition_of(it, &condition);
  if (!from || !unbank_ptx_is(from, "setp") || from->count != 3 || strstr(from->opcode, ".f") ||
      strstr(from->opcode, ".bf"))
    return true;
  bool in_order = false;
  for (size_t i = 0; i < sizeof words / sizeof *words; i++)
    in_order |= unbank_ptx_has(from, words[i]);
  return in_order && strstr(from->opcode, ".s");
}

/* Registers of a loop that have been asked about, from the access on. */
struct round_trip {
  const struct addresses *it;
  const struct flow *flow;
  uint32_t loop;
  uint32_t met[ROUND_TRIP_MAX];
  unsigned count, left; /* left: expressions that may still be looked at */
};

/* Each iteration gives the register what another one had, or what the loop leaves as it was. */
static bool register_comes_round(struct round_trip *trip, uint32_t reg) {
  const struct addresses *it = trip->it;
  for (unsigned i = 0; i < trip->count; i++)
    if (trip->met[i] == reg)
      return true;
  if (trip->count == ROUND_TRIP_MAX)
    return false;
  trip->met[trip->count++] = reg;
  const struct address_source *source;
  for (uint32_t i = it->first_source[reg]; i; i = source->next) {
    source = &it->sources.items[i - 1];
    const struct address_node *from = &it->nodes.items[source->loose.base];
    if (!unbank_flow_is_inside(trip->flow, source->block, trip->loop) || !from->has_counter)
      continue;
    if (source->loose.constant || from->kind != NODE_PHI || !register_comes_round(trip, from->a))
      return false;
  }
  return true;
}

static bool comes_round(struct round_trip *trip, uint32_t number) {
  const struct address_node *from = &trip->it->nodes.items[number];
  const enum kind kind = (enum kind)from->kind;
  if (!from->has_counter)
    return true;
  if (!trip->left)
    return false;
  trip->left--;
  if (kind == NODE_PHI)
    return register_comes_round(trip, from->a);
  return has_nodes(kind) && comes_round(trip, from->a) &&
         (!has_two(kind) || comes_round(trip, from->b));
}

bool unbank_address_comes_round(const struct addresses *it, const struct flow *flow, uint32_t loop,
                                struct address address) {
  struct round_trip trip = {.it = it, .flow = flow, .loop = loop, .left = DEPTH_MAX};
  return it->nodes.items[address.base].has_counter && comes_round(&trip, address.base);
}

bool unbank_address_is_kept(const struct addresses *it, const struct flow *flow, uint32_t loop,
                            const struct ptx_operand *operand) {
  const struct ptx_function *function = it->function;
  if (operand->kind != PTX_REGISTER)
    return true;
  uint32_t reg = operand->reg;
  if (!function->is_written_often[reg])
    return !function->first_def[reg] ||
           !unbank_flow_is_inside(flow, block_of(function, function->first_def[reg] - 1), loop);
  for (uint32_t i = it->first_source[reg]; i; i = it->sources.items[i - 1].next)
    if (unbank_flow_is_inside(flow, it->sources.items[i - 1].block, loop))
      return false;
  return true;
}
