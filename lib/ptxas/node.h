/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Expressions of addresses, as a graph: a node for each, made of the nodes of its operands. Equal
 * expressions are one node, so that comparing numbers compares expressions. A node knows how many
 * of its low bits are zero, by the table of address.h, where its operands' bits are known. */
#ifndef UNBANK_PTXAS_NODE_H
#define UNBANK_PTXAS_NODE_H

#include "ptxas/address.h"

enum node_kind {
  NODE_NONE,
  NODE_ZERO,    /* 0, the base of plain numbers */
  NODE_NAME,    /* a variable of shared memory; a: hash of its name */
  NODE_SPECIAL, /* a special register; a: hash of its name */
  NODE_LEAF,    /* a: register that one instruction writes, which is not followed */
  NODE_PHI,     /* a: register that several instructions write */
  NODE_STRIDE,  /* a: the same in an iteration of a loop that is unrolled; constant: its step in the
                   loop; b: iterations that one does then, or STRIDE_WHOLE */
  NODE_ADD,     /* a + b */
  NODE_SUB,     /* a - b; constant: enum node_proof */
  NODE_REVERSE_SUB, /* constant - a; b: enum node_proof */
  NODE_MUL,         /* a * b */
  NODE_SCALE,       /* a * constant; b: the product extends its factors, in the must reading */
  NODE_SHIFT,       /* a << b */
  NODE_AND,         /* a & b */
  NODE_MASK,        /* a & constant */
  NODE_OR,          /* a | b, a ^ b: constant, enum node_with, says which */
  NODE_WITH,        /* a + constant, a | constant, a ^ constant: b says which */
  NODE_SELECT,      /* a or b; constant: the predicate */
  NODE_CAST,        /* a, extended or cut; constant: enum node_cast; b: enum node_proof */
  NODE_MODULO,      /* a mod constant */
  NODE_FUSED,       /* a, as a part of an instruction that does more: nothing is proved of it */
  NODE_RIGHT,       /* a >> b; constant: bits, negative where it is with a sign */
  NODE_EITHER,      /* a or b; constant: its opcode */
  NODE_OTHER,       /* of a and b; constant: its opcode */
  NODE_TRIPLE,      /* no expression: three numbers */
};

/* Whether ptxas finds the zeros of a difference. */
enum node_proof { PROOF_NONE, PROOF_SEEN, PROOF_OPEN };

enum node_with { WITH_ADD, WITH_OR, WITH_XOR };

/* How a cast extends: without sign, with it, or without sign a sum whose constant came out; or it
 * cuts a sum whose constant came out of a term. From CAST_OF_BITS on the number says which bits are
 * extracted. */
enum node_cast { CAST_UNSIGNED, CAST_SIGNED, CAST_OF_SUM, CAST_OF_PARTS, CAST_OF_BITS = 10000 };

/* Of a NODE_STRIDE in a loop that is unrolled whole. */
enum { STRIDE_WHOLE = UINT32_MAX };

/* Of the number 0; and how many are asked for at most, which align to 16 bytes. */
enum { ZEROS_ALL = 64, ZEROS_COUNTED = 4 };
enum { ZERO_NODE = 1, NODE_DEPTH_MAX = 48, NODE_TERMS_MAX = 16 };

/* The terms of a sum. */
struct node_terms {
  uint32_t items[2 * NODE_TERMS_MAX];
  unsigned count;
};

static inline uint8_t fewer(unsigned a, unsigned b) { return (uint8_t)(a < b ? a : b); }
static inline uint8_t more(unsigned a, unsigned b) { return (uint8_t)(a > b ? a : b); }

/* Low bits of a number that are zero. */
static inline unsigned zeros_of(int64_t number) {
  return number ? (unsigned)__builtin_ctzll((uint64_t)number) : ZEROS_ALL;
}

static inline uint8_t if_proved(uint32_t proof, enum address_reading reading, uint8_t zeros) {
  return proof == PROOF_SEEN || (proof == PROOF_OPEN && reading == ADDRESS_MAY) ? zeros : 0;
}

/* Whether `a` is the number of a node in nodes of this kind; and whether `b` is, too. */
static inline bool has_nodes(enum node_kind kind) {
  return kind >= NODE_ADD && kind != NODE_TRIPLE;
}
static inline bool has_two(enum node_kind kind) {
  return kind == NODE_ADD || kind == NODE_SUB || kind == NODE_MUL || kind == NODE_SHIFT ||
         kind == NODE_AND || kind == NODE_OR || kind == NODE_SELECT || kind == NODE_EITHER ||
         kind == NODE_OTHER;
}

/* The node of an expression, made where there is none yet. */
uint32_t unbank_node(struct addresses *addresses, enum node_kind kind, uint32_t a, uint32_t b,
                     int64_t constant);

/* The number of an expression's node; 0 where there is none. */
uint32_t unbank_node_find(const struct addresses *addresses, const struct address_node *node);

/* a + b. `is_list`: sums of the same terms are equal, whichever are added first. */
uint32_t unbank_node_sum(struct addresses *addresses, uint32_t a, uint32_t b, bool is_list);

/* The terms of a sum that is a list; false if there are too many. */
bool unbank_node_terms(const struct addresses *addresses, uint32_t node, struct node_terms *out);

/* Whether a counter decides which of two a select is: in a loop that is unrolled it is one. */
bool unbank_node_chooses_by_counter(const struct addresses *addresses,
                                    const struct address_node *select);

/* Low bits that are zero in a node's value; and those where its operands have so many. */
uint8_t unbank_node_zeros(const struct addresses *addresses, const struct address_node *node,
                          enum address_reading reading);
uint8_t unbank_node_zeros_of(const struct addresses *addresses, const struct address_node *node,
                             unsigned a, unsigned b, enum address_reading reading);

#endif
