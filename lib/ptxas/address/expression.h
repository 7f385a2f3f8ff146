/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * What one PTX instruction makes of its operands: a base, which is a node, and a constant that was
 * split off it or stayed inside, depending on the reading (address.h). */
#ifndef UNBANK_PTXAS_ADDRESS_EXPRESSION_H
#define UNBANK_PTXAS_ADDRESS_EXPRESSION_H

#include "ptxas/address/node.h"

/* The context in which an instruction is read. */
struct expression_reader {
  struct addresses *it;
  const struct ptx_instruction *from;
  enum address_reading reading;
  bool splits;    /* constants are split off its sum or product */
  uint32_t block; /* of the instruction */
};

static inline bool is_constant(struct address x) { return x.base == ZERO_NODE; }

static inline struct address address_of_node(uint32_t number) {
  return (struct address){number, 0};
}

static inline struct address address_of_number(int64_t number) {
  return (struct address){ZERO_NODE, number};
}

/* The value of the one register that the instruction writes. */
struct address unbank_expression(const struct expression_reader *reader);

/* The value of a register with several writes. */
struct address unbank_expression_phi(struct addresses *addresses, uint32_t reg);

/* The value of a register whose instruction is not followed. */
struct address unbank_expression_opaque(struct addresses *addresses, uint32_t reg);

/* The number that stands for a name in nodes. */
uint32_t unbank_expression_name(const char *name);

/* The value of an operand. */
struct address unbank_expression_value(struct addresses *addresses,
                                       const struct ptx_operand *operand,
                                       enum address_reading reading);

/* The value of an operand as a block sees it, in the must reading. A value that shares its PTX
 * register with others, as the operands of a phi do, is aligned no better than all of them outside
 * its own block. */
struct address unbank_expression_value_in(struct addresses *addresses,
                                          const struct ptx_operand *operand, uint32_t block);

/* The node of a whole address, including its constant. */
uint32_t unbank_expression_whole(struct addresses *addresses, struct address address);
/* The address with its constant inside the base. */
static inline struct address unbank_expression_inside(struct addresses *addresses,
                                                      struct address address) {
  return address_of_node(unbank_expression_whole(addresses, address));
}

/* Expressions of one and of two operands, including the operands' constants. */
struct address unbank_expression_of(struct addresses *addresses, enum node_kind kind,
                                    struct address x, uint32_t b, int64_t constant);
struct address unbank_expression_of_two(struct addresses *addresses, enum node_kind kind,
                                        struct address x, struct address y, int64_t constant);

/* The same address with the constant of its last sum split off. */
struct address unbank_expression_unfolded(const struct addresses *addresses, struct address x);

/* The canonical node of an expression, regardless of proofs; c * (k - x) is c * k - c * x. */
uint32_t unbank_expression_like(struct addresses *addresses, uint32_t number);

/* x + y, and x * by. `how`: how the product extends its factors; 0 if it does not. */
struct address unbank_expression_add(const struct expression_reader *reader, struct address x,
                                     struct address y);
struct address unbank_expression_scale(const struct expression_reader *reader, struct address x,
                                       int64_t by, uint32_t how);

/* Records the first sum of each register and a number in a block. */
void unbank_expression_note_sum(struct addresses *addresses, const struct ptx_instruction *from,
                                uint32_t block);

enum truth { TRUTH_UNKNOWN, TRUTH_FALSE, TRUTH_TRUE };

/* The result of a comparison (setp) of two 32- or 64-bit numbers; narrower ones are extended
 * first. */
enum truth unbank_expression_compare(const struct ptx_instruction *from, int64_t a, int64_t b);

/* The bit of a number or node in a set modulo 64. */
uint64_t unbank_set64_bit(int64_t number);

/* Whether an instruction is a wide product. A product of 16-bit factors is like any other of 32
 * bits. */
bool unbank_expression_is_wide(const struct ptx_instruction *from);

/* Whether a register has exactly one use. */
bool unbank_expression_is_read_once(const struct addresses *addresses,
                                    const struct ptx_operand *operand);

#endif
