/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Addresses as ptxas sees them. It takes an address apart into a base and a constant, merges
 * accesses only where the bases are the same expression, and proves how many low bits of a base are
 * zero, by a recursion over the code. As seen in cubins (ptxas 13); a and b are the zero bits of
 * the operands:
 *
 *     x + y, x | y, x ^ y, select, phi     the fewer of a and b
 *     x - c                                likewise
 *     x - y, c - y                         likewise, where y is c * z that only this reads, and x
 *                                          is no such product, and no select of two numbers; else,
 *                                          and of 16 bits, none. Products of 16 bits that have
 *                                          32 are such c * z
 *     x * c - k, of 32 bits                the fewer; none where a register has k already, since
 *                                          that may be subtracted: before sm_90 also where k is the
 *                                          number of a product that extends its factors and is
 *                                          added to an argument
 *     x * y, x * c                         a + b
 *     (c - x) * d, of 32 bits, mul         as c * d - x * d: the fewer of c and x, + d
 *     x << c                               a + c
 *     x >> c                               4 or a, whichever are fewer, - c; of 64 bits none, nor
 *                                          in (x >> c) + y where only that reads it and y is no
 *                                          such product
 *     x & y                                the more of a and b
 *     x mod c, unsigned                    the fewer
 *     extensions, truncations, moves       a
 *     the lowest bits of 64, bfe           a
 *     a variable of shared memory          its place's, which the caller knows
 *     what can only be 0 (bounds.h)        all; but %ntid is no constant, whatever .reqntid says
 *     what a device function is given      none; but where ptxas sees all calls, mostly the fewest
 *                                          that these give it: as a loose reading all
 *     anything else                        none
 *
 * x | (y >> c) is a sum where few bits are known to be set. And k - d * x may become a sum of two
 * products of x that is there already, x * a + (x * b + c), with a constant, and have its zeros.
 *
 * In another block than x * c, its first x * c + d is one instruction, and a later x * c + k is
 * that and k - d: it has d's zeros at most. In the same block it has its own.
 *
 * A value that shares a register of PTX with others, as those of a phi do, is in other blocks than
 * its own no better aligned than all of them; but numbers, and before sm_90 places, are known
 * there. A place and a constant below those of 32 bits show nothing in a phi.
 *
 * No sum is taken apart: base + 4 * tid + 4 * tid has two. But x * a + (x * b + c) may be made of
 * an x * (a + b) + d that stands before it, or that of this, and (x + a) + b is x + (a + b), unless
 * x is a product that nothing else reads: of c * z + a nothing comes out. And (s << c) | (s >> d),
 * of a select of two numbers, is such a sum as x | (y >> c).
 *
 * Which constants come out of an expression is another question, with two readings of the code:
 *
 *     firm    what ptxas surely does: constants that are added to 64 bits, unless they are cut to
 *             32 afterwards, but not to a product
 *             that extends its factors (IMAD.WIDE adds them, too); up to sm_89 also those added to
 *             32 bits, through shifts, products and extensions, where lanes differ; but what goes
 *             through no product only where nothing else is added than a variable's place, and in
 *             the block of the sum; from sm_90 on those added to 32 bits that carry nothing out, as
 *             far as bits show it (bounds.h), where that is extended without sign and added to a
 *             variable's place alone
 *     loose   what it does now and then: those of uniform values, and of x | c where x has zeros
 *             there, or bits of arithmetic that are zero. Equal sums and products are one, however
 *             they are written. What a branch compares with a number is that where it is equal,
 *             and what nothing writes is 0
 *
 * Before sm_90, what comes out may do so in the block of the sum alone. A variable's place, unless
 * it is 0, is such a constant where a product of 64 bits is added to it. A counter of 32 bits that
 * is extended and shifted is then counted along in a loop that stays one, and nothing is proved of
 * it.
 *
 * Who asks is certain of what both readings say. */
#ifndef UNBANK_PTXAS_ADDRESS_H
#define UNBANK_PTXAS_ADDRESS_H

#include "ptxas/flow.h"
#include "support/hash.h"

enum address_reading { ADDRESS_FIRM, ADDRESS_LOOSE, ADDRESS_READINGS };

/* An expression of a function; equal ones have equal numbers. */
struct address_node {
  uint8_t kind;
  uint8_t zeros[ADDRESS_READINGS]; /* low bits that are zero, as ptxas finds at least and at most */
  bool has_phi;                    /* something in it is written by several instructions */
  bool has_counter;                /* likewise, or it is computed of such; this may be known in a
                                      loop that is unrolled */
  uint32_t a, b;                   /* numbers of nodes, or what the kind says */
  int64_t constant;
  uint32_t like; /* the same expression, whatever is proved of it; 0: not asked for yet */
};

struct address {
  uint32_t base; /* number of a node */
  int64_t constant;
};

/* A number that was added to 32 bits, and in which block; 1 + that, 0: none. */
struct address_split {
  int64_t constant;
  uint32_t block;
};

/* Where a branch says so, a register has a number. */
struct address_equal {
  int64_t number;
  uint32_t block; /* in this one, and those that it dominates */
  uint32_t next;  /* 1 + another one of the register; 0: none */
};

/* What reads a register: one sum or difference, several, or others, too. */
enum address_uses { USES_NONE, USES_ONE, USES_SUMS, USES_OTHER };

struct addresses {
  const struct ptx_function *function;
  const struct flow *flow;
  struct arena *arena;
  bool splits_words; /* constants come out of sums of 32 bits: up to sm_89 */
  bool is_short;     /* pointers to shared memory have 32 bits */
  LIST_OF(struct address_node) nodes;
  struct hash_table table;                     /* of the nodes' numbers */
  struct address *registers[ADDRESS_READINGS]; /* by register; base 0: not met yet */
  struct address_split *splits;     /* by register: what of its constant was; NULL from sm_90 on */
  struct address_split *first_sums; /* by register: in the block that is read, and those before it,
                                       the first number that is added to it */
  uint32_t *shifted; /* likewise: 1 + the block of a sum of 32 bits that was shifted, and whose
                        constant may come out there alone; 0: none */
  uint32_t *bounds[ADDRESS_READINGS]; /* by register: no greater */
  bool *differs;                      /* by register: between lanes */
  bool *numbers;                      /* by register: made of numbers and places alone */
  uint8_t *uses;                      /* by register: enum address_uses */
  bool *weighed;                      /* by register: a sum has two products of it */
  bool *capped; /* by register: ptxas proves less of it in other blocks than its own: rename.h; NULL
                   while that is not known */
  bool *escapes; /* by register: a loop writes it, and what is computed of it there is read behind
                    the loop */
  LIST_OF(struct address_equal) equals;
  uint32_t *first_equal; /* by register: 1 + the last of those; 0: none */
  uint64_t held;         /* numbers modulo 64 that may be in a register */
  uint64_t factors;      /* likewise, of products that extend their factors */
  struct {
    struct address_source {
      uint32_t phi;         /* a node */
      struct address from;  /* what it is given, by the firm reading, */
      struct address loose; /* and by the loose one */
      uint32_t block;
      uint32_t next; /* 1 + another of the same register; 0: none */
    } *items;
    size_t count, capacity;
  } sources;              /* what registers that are written often get */
  uint32_t *first_source; /* by register: 1 + the last source; 0: none */
};

/* Runs what follows for each write of a register that several instructions write. */
#define ADDRESS_EACH_SOURCE(source, addresses, reg)                                                \
  for (const struct address_source *source =                                                       \
           unbank_address_source(addresses, (addresses)->first_source[reg]);                       \
       source; source = unbank_address_source(addresses, source->next))

static inline const struct address_source *unbank_address_source(const struct addresses *addresses,
                                                                 uint32_t number) {
  return number ? &addresses->sources.items[number - 1] : NULL;
}

void unbank_addresses(struct addresses *out, const struct ptx_function *function,
                      const struct flow *flow, bool splits_words, bool is_short,
                      struct arena *arena);
struct address unbank_address(struct addresses *addresses, const struct ptx_operand *operand,
                              enum address_reading reading);
/* The same, by the firm reading, for an access of a block: constants that were added to 32 bits in
 * another one, and to no factor, do not come out. */
struct address unbank_address_in(struct addresses *addresses, const struct ptx_operand *operand,
                                 uint32_t block);
/* Whether constants come out for an access of this block that do not for those of others. */
bool unbank_address_splits_in(const struct addresses *addresses, const struct ptx_operand *operand,
                              uint32_t block);
unsigned unbank_address_zeros(const struct addresses *addresses, uint32_t base,
                              enum address_reading reading);

/* One number for all bases that are the same expression, whatever is proved of each. */
uint32_t unbank_address_like(struct addresses *addresses, uint32_t base);

/* What is added to a variable's place in a base; the base itself, where that has no such place. */
uint32_t unbank_address_offset_of(const struct addresses *addresses, uint32_t base);

/* The zeros of a base where some expressions have more than the code shows. */
struct address_given {
  uint32_t node;
  uint8_t zeros;
};
unsigned unbank_address_zeros_given(const struct addresses *addresses, uint32_t base,
                                    const struct address_given *given, size_t count);

/* Whether a base is a variable of shared memory, so that the address is known. */
bool unbank_address_is_name(const struct addresses *addresses, uint32_t base);
/* Whether an address is made of numbers and places alone, and yet no base shows what it is. */
bool unbank_address_is_number(struct addresses *addresses, const struct ptx_operand *operand);
/* Whether a base is a register that several instructions write. */
bool unbank_address_is_phi(const struct addresses *addresses, uint32_t base);
/* Whether a base has a constant added to a variable's place inside, which no caller sees: it may
 * have more zeros than either of them. */
bool unbank_address_mixes_place(const struct addresses *addresses, uint32_t base);
/* What a base, behind a loop, has of what that leaves in a register. */
enum address_left {
  ADDRESS_LEFT_NONE,
  ADDRESS_LEFT_APART, /* it is taken for what the last iteration began with, and both may be read */
  ADDRESS_LEFT_ALIGNED /* a number that ptxas computes, as that of the iterations is one
                          (`ends_by_number`, by loop), and with it perhaps an alignment of the base
                          that nothing else shows */
};
enum address_left unbank_address_left(const struct addresses *addresses, const bool *ends_by_number,
                                      uint32_t base, uint32_t block);
/* Before sm_90, whether the last sum of an address is of a variable of shared memory and what is no
 * product: ptxas then surely counts the variable's place to the constant. Of other addresses it
 * does so now and then. */
bool unbank_address_shows_place(struct addresses *addresses, const struct ptx_operand *operand);

/* Before sm_90, the block in which an address is made as a variable's place and a product of 64
 * bits and a constant, which nothing else reads; else ADDRESS_NO_BLOCK. ptxas then counts the place
 * to the constant for accesses of this block, and for no others, so that the one never merge with
 * the other. */
enum { ADDRESS_NO_BLOCK = UINT32_MAX };
uint32_t unbank_address_block_of_product(struct addresses *addresses,
                                         const struct ptx_operand *operand);
/* Whether more of an address's constant may come out of sums of 32 bits than surely does, for
 * accesses of this block alone: one in which the address, or a sum that it was shifted from, is
 * made. */
bool unbank_address_may_split_in(struct addresses *addresses, const struct ptx_operand *operand,
                                 uint32_t block);

/* A number for three others, the same for the same. */
uint32_t unbank_address_intern(struct addresses *addresses, uint32_t a, uint32_t b, int64_t c);

#endif
