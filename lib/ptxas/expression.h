/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * What one instruction of PTX makes of its operands: a base, which is a node, and a constant that
 * came out of it or stayed inside, as the reading has it (address.h). */
#ifndef UNBANK_PTXAS_EXPRESSION_H
#define UNBANK_PTXAS_EXPRESSION_H

#include "ptxas/node.h"

/* How an instruction is read. */
struct expression_reader {
  struct addresses *it;
  const struct ptx_instruction *from;
  enum address_reading reading;
  bool splits;    /* constants come out of its sum or product */
  uint32_t block; /* where it stands */
};

static inline bool is_constant(struct address x) { return x.base == ZERO_NODE; }

static inline struct address address_of_node(uint32_t number) {
  return (struct address){number, 0};
}

/* What the one register that the instruction writes holds. */
struct address unbank_expression(const struct expression_reader *reader);

/* Of a register that several instructions write, whatever it holds. */
struct address unbank_expression_phi(struct addresses *addresses, uint32_t reg);

/* What an instruction that is not followed makes. */
struct address unbank_expression_opaque(struct addresses *addresses, uint32_t reg);

/* What stands for a name in nodes. */
uint32_t unbank_expression_name(const char *name);

/* What an operand holds. */
struct address unbank_expression_value(struct addresses *addresses,
                                       const struct ptx_operand *operand,
                                       enum address_reading reading);

/* What a block sees of it, by the must reading. A value that shares a register of PTX with others,
 * as one of those that a phi has, is in other blocks than its own no better aligned than all. */
struct address unbank_expression_value_in(struct addresses *addresses,
                                          const struct ptx_operand *operand, uint32_t block);

/* The node that stands for all of an address, its constant in it. */
uint32_t unbank_expression_whole(struct addresses *addresses, struct address address);

/* An expression of one other, or two, their constants in them. */
struct address unbank_expression_of(struct addresses *addresses, enum node_kind kind,
                                    struct address x, uint32_t b, int64_t constant);
struct address unbank_expression_of_two(struct addresses *addresses, enum node_kind kind,
                                        struct address x, struct address y, int64_t constant);

/* The same address with the constant of its last sum outside. */
struct address unbank_expression_unfolded(const struct addresses *addresses, struct address x);

/* The same expression, whatever is proved of it; c * (k - x) is c * k - c * x. */
uint32_t unbank_expression_like(struct addresses *addresses, uint32_t number);

/* x + y, and x times a constant; `how`: the product extends its factors, 0 if not. */
struct address unbank_expression_add(const struct expression_reader *reader, struct address x,
                                     struct address y);
struct address unbank_expression_scale(const struct expression_reader *reader, struct address x,
                                       int64_t by, uint32_t how);

/* Notes the first sum of each register and a number in a block. */
void unbank_expression_note_sum(struct addresses *addresses, const struct ptx_instruction *from,
                                uint32_t block);

enum truth { TRUTH_UNKNOWN, TRUTH_FALSE, TRUTH_TRUE };

/* Whether a comparison, setp, of two numbers of 32 or 64 bits is true; narrower ones are extended
 * as they are compared. */
enum truth unbank_expression_compare(const struct ptx_instruction *from, int64_t a, int64_t b);

/* The bit that stands for a number, or a node, in a set modulo 64. */
uint64_t unbank_set64_bit(int64_t number);

/* Whether a product extends its factors to 64 bits. Of 16 bits it is like any other of 32. */
bool unbank_expression_is_wide(const struct ptx_instruction *from);

/* Whether an instruction is a product of 32 bits by a number, whose other factor is k - y: ptxas
 * makes y * -c + k * c of (k - y) * c. */
bool unbank_expression_distributes(const struct addresses *addresses,
                                   const struct ptx_instruction *from);

/* Low bits that are zero in a register, as far as shifts, products and masks show it: what makes
 * ptxas take x | c for a sum, whatever it proves of an address's alignment. */
unsigned unbank_expression_low_zeros(const struct addresses *addresses,
                                     const struct ptx_operand *operand, unsigned depth);

/* Bits that may be set in a register of which the lowest ones are zero. */
uint64_t unbank_expression_bits(const struct addresses *addresses,
                                const struct ptx_operand *operand, unsigned zeros);

/* Whether a number is all in bits that are zero in a register, as far as its lowest ones are known
 * to be zero, or masks, shifts, products, selects and extensions show it. */
bool unbank_expression_lacks_bits(const struct addresses *addresses,
                                  const struct ptx_operand *operand, unsigned zeros,
                                  int64_t number);

/* Whether nothing else reads a register. */
bool unbank_expression_is_read_once(const struct addresses *addresses,
                                    const struct ptx_operand *operand);

/* Whether a base has a variable's place in it, or is one. */
bool unbank_expression_has_name(const struct addresses *addresses, uint32_t base);

#endif
