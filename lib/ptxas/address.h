/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Addresses as ptxas sees them. It takes an address apart into a base, which is an expression, and
 * a constant. It merges accesses only where their bases are the same expression, and only where it
 * can prove that the wide access is aligned; for that it counts the low bits of the base that are
 * zero, by a recursion over the code.
 *
 * All of this was seen in cubins (ptxas 13). An address has two readings: must, what ptxas did in
 * every cubin seen, and may, what it did in some. A width is certain only where both agree.
 *
 *
 * Zero bits. Of an expression whose operands have a and b zero bits:
 *
 *     x + y, x | y, x ^ y, select, phi     the fewer of a and b
 *     x - c                                likewise
 *     x - y, c - y                         likewise, where y is c * z that nothing else reads, and
 *                                          x is neither such a product nor a select of two
 *                                          numbers; else none. Of 16 bits none, but a product of
 *                                          16 bits that makes 32 is such a c * z
 *     x - x                                all; of 16 bits none
 *     x * c - k, of 32 bits                the fewer; none where a register holds k already, which
 *                                          may be subtracted instead. Before sm_90 also none where
 *                                          k is the number in a product that extends its factors
 *                                          and is added to an argument
 *     x * y, x * c                         a + b
 *     (c - x) * d, of 32 bits, mul         as c * d - x * d: the fewer of c and x, + d
 *     x << c                               a + c
 *     x >> c                               4 or a, whichever are fewer, - c. Of 64 bits none; and
 *                                          none in (x >> c) + y where only that reads the shift,
 *                                          unless y is a product as above, and stands first or c
 *                                          is 1
 *     x & y                                the more of a and b
 *     x mod c, unsigned                    the fewer
 *     extensions, truncations, moves       a
 *     the lowest bits of 64, bfe           a
 *     a variable of shared memory          those of its place, which the caller knows
 *     what can only be 0 (known.h)        all; but %ntid is no constant, whatever .reqntid says
 *     what known bits say is a number      its own, in the may reading
 *     what a device function is given      none. Where ptxas sees all calls, mostly the fewest that
 *                                          these give it: in the may reading all
 *     a phi of 16 bits                     none (14 forms tried on sm_75, 80, 90, 120)
 *     anything else                        none
 *
 *   - x | (y >> c) is a sum where few bits are known to be set; so is (s << c) | (s >> d), of a
 *     select s of two numbers.
 *   - On every sm (38 forms tried on sm_75, 90, 120) nothing comes out of an `and` or `or` of at
 *     most 32 bits that is compared with 0 for equality in its block, and nothing is proved of it:
 *     one instruction (LOP3) then gives both the number and the predicate.
 *   - k - d * x may become x * a + (x * b + c), a sum of two products of x that is there already,
 *     with a constant. It then has the zeros of that.
 *   - In another block than x * c, the first x * c + d is one instruction, and a later x * c + k is
 *     made of it by adding k - d: it has d's zeros at most. In the block of x * c it has its own.
 *   - A value that shares a register of PTX with others, as those of a phi do, is in blocks other
 *     than its own no better aligned than all of them. Numbers are known everywhere, and before
 *     sm_90 variables' places, too. A place and a constant below those of 32 bits show nothing in
 *     a phi.
 *   - A sum is not taken apart: base + 4 * tid + 4 * tid has two zero bits. But x * a + (x * b + c)
 *     may be made of x * (a + b) + d where that stands before it, or the reverse; and (x + a) + b
 *     is x + (a + b), unless x is a product that nothing else reads. Nothing comes out of
 *     c * z + a.
 *
 *
 * Constants. Which of them come out of an expression:
 *
 *     must    On every sm: those that are added to 64 bits, unless the sum is cut to 32 bits
 *             afterwards, or goes to a product that extends its factors (IMAD.WIDE adds the
 *             constant, too).
 *             Up to sm_89: also those that are added to 32 bits, through shifts, products and
 *             extensions, where lanes differ. What goes through no product comes out only where
 *             nothing but a variable's place is added, and only in the block of the sum.
 *             None comes out that is added to the lower half of 64 bits, or to products of that
 *             by numbers (22 forms tried on sm_80 and sm_89); but those do that are added to
 *             a mask, a shift to the right, or a sum of registers of it.
 *             From sm_90 on: also those that are added to a product which extends its factors and
 *             then to a variable's place, in that order. For loads, also those that are added to
 *             32 bits, where the sum cannot carry, as far as bits show it (known.h), and is
 *             extended without sign and added to a variable's place alone; for stores these stay
 *             inside
 *     may     On every sm: also those added to 32 bits in what is an address as it is, without
 *             an extension; of values that are the same for all lanes; of x | c where x lacks the
 *             bits of c, as masks, shifts, products, selects and extensions show it; and bits of
 *             arithmetic that are zero. Equal sums and products are one expression, however they
 *             are written. Where a branch has found a register equal to a number, it is that
 *             number. What nothing writes is 0
 *
 *   - Before sm_90 a constant may come out in the block of the sum alone. A variable's place,
 *     unless it is 0, is such a constant where a product of 64 bits is added to it.
 *   - Before sm_90 a constant comes out only where nothing stands between its number of 32 bits and
 *     the address of 64 that ptxas ends a block at: a fence, a shuffle, a vote, a barrier that is
 *     not aligned, a division, a call, what a predicate guards.
 *   - Before sm_90 a counter of 32 bits that is extended and shifted is counted along in a loop
 *     that stays rolled, and nothing is proved of it.
 *   - From sm_90 on, and before where a lane's number is added, too (9 forms): a sum of 32 bits
 *     with one of two numbers (p ? a : b), where that is an address as it is, is another sum in
 *     each block. */
#ifndef UNBANK_PTXAS_ADDRESS_H
#define UNBANK_PTXAS_ADDRESS_H

#include "ptxas/flow.h"
#include "ptxas/known.h"
#include "support/hash.h"
#include "support/map.h"

/* Expressions that are followed into iterations, of one function: about two seconds. */
enum { ADDRESS_STEPS_MAX = 1 << 23 };

enum address_reading { ADDRESS_MUST, ADDRESS_MAY, ADDRESS_READINGS };

/* An expression of a function; equal ones have equal numbers. */
struct address_node {
  uint8_t kind;                    /* enum node_kind */
  uint8_t zeros[ADDRESS_READINGS]; /* how many of its low bits ptxas finds to be zero */
  bool has_phi;                    /* a register in it is written by several instructions */
  bool has_counter;                /* so is one of those that it is computed of, which ptxas may
                                      know where it unrolls a loop */
  bool is_number;                  /* it is made of numbers alone */
  bool has_number; /* a part of it is made of numbers alone, and is not computed here */
  uint32_t a, b;   /* numbers of nodes, or what the kind says */
  int64_t constant;
  uint32_t like; /* the node of the same expression, whatever is proved of it; 0: not asked yet */
};

struct address {
  uint32_t base; /* number of a node */
  int64_t constant;
};

/* A constant that came out of a sum of 32 bits, as it did up to sm_89. */
struct address_split {
  int64_t constant;
  uint32_t block; /* 1 + the block of the sum; 0: there is none */
};

/* A branch has found a register equal to a number, and so all that have the same expression: as
 * threadIdx.y * blockDim.x + threadIdx.x is threadIdx.x where .reqntid says that the block has one
 * row. */
struct address_equal {
  int64_t constant; /* of the expression */
  int64_t number;
  uint32_t block; /* here, and in the blocks that this one dominates */
  uint32_t next;  /* 1 + another one of the expression's base; 0: none */
};

static inline const void *unbank_address_equal_key(uint32_t base) { return map_number(base); }

/* What reads a register: one sum or difference, several, or something else, too. */
enum address_uses { USES_NONE, USES_ONE, USES_SUMS, USES_OTHER };

/* One write of a register that several instructions write. */
struct address_source {
  uint32_t phi;        /* the node that stands for the register */
  struct address from; /* what is written, by the must reading */
  struct address may;  /* what is written, by the may reading */
  uint32_t block;      /* of the write */
  uint32_t next;       /* 1 + another write of the register; 0: none */
};

/* What ptxas makes of the registers of a function. Pointers are arrays with one entry for each
 * register, where nothing else is said. */
struct addresses {
  const struct ptx_function *function;
  const struct flow *flow;
  struct arena *arena;
  bool before_sm90; /* code for sm_75 to sm_89, in which constants come out of sums of 32 bits, too
                     */
  bool is_short;    /* pointers to shared memory have 32 bits */
  LIST_OF(struct address_node) nodes;
  struct hash_table table;                     /* of the nodes' numbers */
  struct address *registers[ADDRESS_READINGS]; /* what each holds; base 0: it was not met yet */
  struct address_split *splits; /* what of its constant came out of 32 bits; NULL from sm_90 on */
  struct address_split *first_sums; /* the first number that is added to it, in the block that is
                                       read or before it */
  uint32_t *sections; /* the section (see `section`) in which a constant was split off this
                         register's number of 32 bits; 0: none was. NULL from sm_90 on */
  uint32_t section, first_section; /* while the code is read: its section, which ends where ptxas
                                      ends a block; and the first one of the current block */
  uint32_t *shifted;               /* 1 + the block of a sum of 32 bits that was shifted, and whose
                                      constant may come out there alone; 0: none */
  uint32_t *bounds[ADDRESS_READINGS]; /* the greatest number that it may hold: known.h */
  struct known_bits *known;
  bool *differs;            /* lanes of a warp may hold different values */
  bool *numbers;            /* it is made of numbers and variables' places alone */
  uint8_t *uses;            /* enum address_uses */
  bool *in_short_addresses; /* it is an address of 32 bits, as inline PTX has them, or a part of
                               one; NULL where numbers come out of all sums of 32 bits */
  bool *stores;       /* it is the address of a store alone, or is added to a place to make one */
  bool *scaled_twice; /* some sum has two products of it */
  uint32_t *capped;   /* 1 + the register that shares its value, if ptxas proves less of it in other
                         blocks than its own (rename.h); NULL while that is not known */
  bool *escapes;  /* a loop writes it, and what the loop computes of it is read behind the loop */
  uint32_t *same; /* 1 + the first predicate that the same comparison gives; 0: itself */
  struct map comparisons; /* of two numbers, as a node, to that predicate */
  LIST_OF(struct address_equal) equals;
  struct map first_equal; /* 1 + the last in `equals`, by base */
  uint64_t held;          /* numbers that registers may hold: a set, modulo 64 */
  uint64_t factors;       /* numbers in products that extend their factors: a set, modulo 64 */
  uint64_t chosen; /* variables' places that selects may give for an address: a set of nodes, modulo
                      64 */
  uint64_t chosen_sums;          /* sums that they may give, but for constants: the same */
  struct advance_memo *advanced; /* what nodes become in iterations (advance.c); or NULL */
  uint64_t steps; /* expressions of which that was found; ADDRESS_STEPS_MAX: of some it was not */
  LIST_OF(struct address_source) sources;
  uint32_t *first_source; /* 1 + its last in `sources`; 0: none */
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
                      const struct flow *flow, bool before_sm90, bool is_short,
                      struct arena *arena);

/* The address that an operand holds. */
struct address unbank_address(struct addresses *addresses, const struct ptx_operand *operand,
                              enum address_reading reading);
/* The same by the must reading, as an access of a block has it: constants that come out of sums of
 * 32 bits in their own block alone stay inside elsewhere. */
struct address unbank_address_in(struct addresses *addresses, const struct ptx_operand *operand,
                                 uint32_t block);
/* Whether such a constant comes out in this block. */
bool unbank_address_splits_in(const struct addresses *addresses, const struct ptx_operand *operand,
                              uint32_t block);
/* Whether one may come out in this block that does not surely do so: the address, or a sum that it
 * was shifted from, is made there. */
bool unbank_address_may_split_in(struct addresses *addresses, const struct ptx_operand *operand,
                                 uint32_t block);

/* How many low bits of a base are zero. */
unsigned unbank_address_zeros(const struct addresses *addresses, uint32_t base,
                              enum address_reading reading);
/* The same, where some expressions are known to have more zeros than the code shows. */
struct address_given {
  uint32_t node;
  uint8_t zeros;
};
unsigned unbank_address_zeros_given(const struct addresses *addresses, uint32_t base,
                                    const struct address_given *given, size_t count);

/* One number for all bases that are the same expression, whatever is proved of each. */
uint32_t unbank_address_like(struct addresses *addresses, uint32_t base);

/* What is added to a variable's place in a base; the base itself, where it has no such place. */
uint32_t unbank_address_offset_of(const struct addresses *addresses, uint32_t base);

/* Whether a base is a variable of shared memory, so that the address is known. */
bool unbank_address_is_name(const struct addresses *addresses, uint32_t base);
/* Whether an address is made of numbers and variables' places alone, and yet its base does not show
 * it. */
bool unbank_address_is_number(struct addresses *addresses, const struct ptx_operand *operand);
/* Whether a base is a register that several instructions write. */
bool unbank_address_is_phi(const struct addresses *addresses, uint32_t base);
/* Whether a base has a variable's place and a constant inside, of which no caller sees the sum: it
 * may have more zeros than either. */
bool unbank_address_mixes_place(const struct addresses *addresses, uint32_t base);

/* What of a base a loop has left in a register, as an access behind the loop sees it. */
enum address_left {
  ADDRESS_LEFT_NONE,
  ADDRESS_LEFT_APART, /* the register is taken for what the last iteration began with, and both may
                         be read */
  ADDRESS_LEFT_ALIGNED, /* the loop runs a known number of times (`ends_by_number`, by loop), so
                           that ptxas knows what it leaves, and the base may be better aligned */
  ADDRESS_LEFT_NUMBER   /* the same, and the base is made of such and other numbers alone */
};
enum address_left unbank_address_left(const struct addresses *addresses, const bool *ends_by_number,
                                      uint32_t base, uint32_t block);

/* Whether a base is made of what an iteration of a loop has, and the block is behind that loop. */
bool unbank_address_is_left(const struct addresses *addresses, const bool *ends_by_number,
                            uint32_t base, uint32_t block);

/* Before sm_90, whether ptxas surely counts a variable's place to an address's constant: its last
 * sum adds the place to what is no product. With other addresses it does so now and then. */
bool unbank_address_shows_place(struct addresses *addresses, const struct ptx_operand *operand);
/* Before sm_90, whether ptxas surely does not count a variable's place to an address's constant:
 * the sum is one instruction with a product of 32 bits that extends its factors, which nothing else
 * reads. */
bool unbank_address_hides_place(struct addresses *addresses, const struct ptx_operand *operand);

/* Whether ptxas may prove no alignment of a store's address: but for a constant it is a sum that a
 * select may give for some access's address (sm_90: stores of t[q] and t[q + 1] behind a load of
 * c ? t[q] : t[q + 1] stay apart; not loads). From sm_90 on it may also be the sum of a
 * variable's place and a product, where some access's address is a select between that place and a
 * sum that is not known. Seen on sm_90 and sm_100, where a third access has a sum with the place;
 * not on sm_120, not of loads, and not of shifts, masks and extensions. */
bool unbank_address_is_beside_choice(struct addresses *addresses,
                                     const struct ptx_operand *operand);

/* Before sm_90, the block that computes an address as a variable's place and a product of 64 bits
 * and a constant, which nothing else reads; else ADDRESS_NO_BLOCK. For accesses of this block, and
 * no others, ptxas counts the place to the constant: the two kinds never merge. */
enum { ADDRESS_NO_BLOCK = UINT32_MAX };
uint32_t unbank_address_block_of_product(struct addresses *addresses,
                                         const struct ptx_operand *operand);

/* A number for three others, the same for the same. */
uint32_t unbank_address_intern(struct addresses *addresses, uint32_t a, uint32_t b, int64_t c);

#endif
