/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Expressions of addresses as a hash-consed graph: equal expressions are one node, so expressions
 * are compared by node number. Each node knows how many of its low bits are zero, by the table in
 * address.h, if the zeros of its operands are known. */
#ifndef UNBANK_PTXAS_ADDRESS_NODE_H
#define UNBANK_PTXAS_ADDRESS_NODE_H

#include "ptxas/address/address.h"

enum node_kind {
  NODE_NONE,
  NODE_ZERO,        /* 0, the base of plain numbers */
  NODE_NAME,        /* a shared variable; a: hash of its name */
  NODE_SPECIAL,     /* a special register; a: hash of its name */
  NODE_LEAF,        /* a: register with one write, which is not followed */
  NODE_PHI,         /* a: register with several writes */
  NODE_STRIDE,      /* a: likewise, in an iteration of an unrolled loop; constant: its step; b:
                       iterations per iteration of the unrolled loop, or STRIDE_WHOLE */
  NODE_ADD,         /* a + b */
  NODE_SUB,         /* a - b; constant: enum node_proof */
  NODE_REVERSE_SUB, /* constant - a; b: enum node_proof */
  NODE_MUL,         /* a * b */
  NODE_SCALE,       /* a * constant; b: enum node_product, in the must reading */
  NODE_SHIFT,       /* a << b */
  NODE_AND,         /* a & b */
  NODE_MASK,        /* a & constant */
  NODE_OR,          /* a | b or a ^ b: constant, enum node_with, says which */
  NODE_WITH,        /* a + constant, a | constant or a ^ constant: b, enum node_with, says which */
  NODE_SELECT,      /* a or b; constant: the predicate */
  NODE_CAST,        /* a, extended or truncated; constant: enum node_cast; b: enum node_proof */
  NODE_MODULO,      /* a mod constant */
  NODE_FUSED,       /* a, fused into a larger instruction: nothing is proved of it */
  NODE_RIGHT,       /* a >> b; constant: width in bits, negative for an arithmetic shift */
  NODE_EITHER,      /* a or b; constant: opcode */
  NODE_OTHER,       /* function of a and b; constant: opcode */
  NODE_TRIPLE,      /* not an expression: an interned triple */
};

/* Whether ptxas counts the zeros of a difference. */
enum node_proof { PROOF_NONE, PROOF_SEEN, PROOF_OPEN };

/* How a product extends its factors to 64 bits. EXTENDS_LONG: it is a product of 64 bits, which is
 * built from such products. */
enum node_product { EXTENDS_NOT, EXTENDS_UNSIGNED, EXTENDS_SIGNED, EXTENDS_LONG };

enum node_with { WITH_ADD, WITH_OR, WITH_XOR };

/* zero-extension; sign-extension; zero-extension of a sum whose constant was split off; truncation
 * of a sum whose constant was split off a term. From CAST_OF_BITS on, the number encodes which bits
 * are extracted. */
enum node_cast { CAST_UNSIGNED, CAST_SIGNED, CAST_OF_SUM, CAST_OF_PARTS, CAST_OF_BITS = 10000 };

/* `b` of a NODE_STRIDE in a loop that is unrolled completely. */
enum { STRIDE_WHOLE = UINT32_MAX };

/* Zeros of the number 0; and the most that matter, for an alignment of 16 bytes. */
enum { ZEROS_ALL = 64, ZEROS_COUNTED = 4 };
enum { ZERO_NODE = 1, NODE_DEPTH_MAX = 48, NODE_TERMS_MAX = 16 };

/* Expressions share subexpressions, so the paths through one may be many more than its nodes. A
 * search that follows each path ends after so many steps. */
enum { NODE_PATHS_MAX = 1024 };

/* The terms of a sum. */
struct node_terms {
  uint32_t items[2 * NODE_TERMS_MAX];
  unsigned count;
};

static inline uint8_t fewer(unsigned a, unsigned b) { return (uint8_t)(a < b ? a : b); }
static inline uint8_t more(unsigned a, unsigned b) { return (uint8_t)(a > b ? a : b); }

/* The number of low zero bits of a number. */
static inline unsigned zeros_of(int64_t number) {
  return number ? (unsigned)__builtin_ctzll((uint64_t)number) : ZEROS_ALL;
}

static inline uint8_t if_proved(uint32_t proof, enum address_reading reading, uint8_t zeros) {
  return proof == PROOF_SEEN || (proof == PROOF_OPEN && reading == ADDRESS_MAY) ? zeros : 0;
}

/* Whether `a` is a node number in nodes of this kind; whether `b` is. */
static inline bool has_nodes(enum node_kind kind) {
  return kind >= NODE_ADD && kind != NODE_TRIPLE;
}
static inline bool has_two(enum node_kind kind) {
  return kind == NODE_ADD || kind == NODE_SUB || kind == NODE_MUL || kind == NODE_SHIFT ||
         kind == NODE_AND || kind == NODE_OR || kind == NODE_SELECT || kind == NODE_EITHER ||
         kind == NODE_OTHER;
}

/* Finds or adds the node of an expression. */
uint32_t unbank_node(struct addresses *addresses, enum node_kind kind, uint32_t a, uint32_t b,
                     int64_t constant);

/* The node of an expression; 0 if there is none. */
uint32_t unbank_node_find(const struct addresses *addresses, const struct address_node *node);

/* a + b. `is_list`: terms are sorted, so that sums of equal terms are one node. */
uint32_t unbank_node_sum(struct addresses *addresses, uint32_t a, uint32_t b, bool is_list);

/* Lists the terms of a sorted sum; false if there are too many. */
bool unbank_node_terms(const struct addresses *addresses, uint32_t node, struct node_terms *out);

/* Whether a select's condition depends on a counter, so that an unrolled loop decides it. */
bool unbank_node_chooses_by_counter(const struct addresses *addresses,
                                    const struct address_node *select);

/* The low zero bits of a node's value; and those it would have if its operands had a and b. */
uint8_t unbank_node_zeros(const struct addresses *addresses, const struct address_node *node,
                          enum address_reading reading);
uint8_t unbank_node_zeros_of(const struct addresses *addresses, const struct address_node *node,
                             unsigned a, unsigned b, enum address_reading reading);

#endif
