/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Addresses as ptxas sees them: base + constant, where the base is an expression. ptxas merges two
 * accesses only if their bases are the same expression and it can prove that the wide access is
 * aligned. For the proof it counts the low zero bits of the base, by a recursion over the code.
 *
 * All of this was inferred from cubins (ptxas 13). Every address therefore has two readings:
 * "must", what ptxas did in every cubin, and "may", what it did in some. A width is certain only
 * if both agree.
 *
 * Words used throughout the folder:
 *
 *     splits off      ptxas moves a constant out of an expression, into the address's constant;
 *                     otherwise the constant stays inside the base
 *     wide product    a product whose factors are extended from 32 to 64 bits (mul.wide, IMAD.WIDE)
 *     place           the address of a variable of shared memory
 *
 *
 * Zero bits. With a and b low zero bits in the operands, an expression has:
 *
 *     x + y, x | y, x ^ y, select, phi     min(a, b)
 *     x - c                                min(a, b)
 *     x - y, c - y                         min(a, b) if y is c * z with no other use, and x is
 *                                          neither such a product nor a select of two numbers;
 *                                          else none. With 16 bits none, except that a 16-bit
 *                                          product widened to 32 bits counts as c * z
 *     x - x                                all; with 16 bits none
 *     x * c - k, 32 bits                   min(a, b); none if some register holds k already, which
 *                                          may be subtracted instead. Before sm_90 also none if k
 *                                          is the factor of a wide product that is added to a
 *                                          kernel argument
 *     x * c - k, x * c wide and signed     min(a, b); from sm_90 on none in the must reading (42
 *                                          forms; min(a, b) if the product has other uses)
 *     x * y, x * c                         a + b
 *     (c - x) * d, 32 bits, mul            as c * d - x * d: min(c, x) + d; but c stays inside if x
 *                                          is y * k with no other use and d no power of two
 *     x << c                               a + c
 *     x >> c                               min(4, a) - c. With 64 bits none; also none in
 *                                          (x >> c) + y if the shift has no other use, unless y is
 *                                          such a product and either comes first or c is 1
 *     x & y                                max(a, b)
 *     x mod c, unsigned                    min(a, b)
 *     extensions, truncations, moves       a
 *     bfe of the lowest of 64 bits         a
 *     a shared variable                    those of its place, which the caller knows
 *     what can only be 0 (known.h)         all; but %ntid is not constant, whatever .reqntid says
 *     a number, by known bits              its own, in the may reading
 *     a parameter of a device function     none. If ptxas sees all calls it usually takes the
 *                                          minimum over them: in the may reading all
 *     a 16-bit phi                         none (14 test kernels on sm_75, 80, 90, 120)
 *     anything else                        none
 *
 *   - x | (y >> c) is treated as a sum if few bits are known to be set; so is (s << c) | (s >> d)
 *     for a select s of two numbers.
 *   - On every sm (38 test kernels on sm_75, 90, 120), if an `and` or `or` of at most 32 bits is
 *     compared with 0 for equality in its own block, nothing is split off it and nothing is proved
 *     of it: one LOP3 then yields both the number and the predicate.
 *   - k - d * x may become x * a + (x * b + c), an existing sum of two products of x, plus a
 *     constant. It then has the zeros of that sum.
 *   - If x * c is in another block, the first x * c + d becomes one instruction, and a later
 *     x * c + k is computed from it by adding k - d, so it has at most d's zeros. In the block of
 *     x * c it has its own.
 *   - A value that shares a PTX register with others, as the operands of a phi do, is outside its
 *     own block aligned no better than all of them. Exceptions are numbers and, before sm_90,
 *     places. A place plus a constant below INT32_MIN proves nothing in a phi.
 *   - Sums are not regrouped: base + 4 * tid + 4 * tid has two zero bits. But x * a + (x * b + c)
 *     may be computed from an earlier x * (a + b) + d, or vice versa; and (x + a) + b is
 *     x + (a + b), unless x is a product with no other use. Nothing is split off c * z + a.
 *
 *
 * Constants that are split off an expression:
 *
 *     must    On every sm: constants added in 64 bits, unless the sum is truncated to 32 bits
 *             afterwards or is an operand of a wide product (IMAD.WIDE adds the constant, too).
 *             Up to sm_89: also constants added in 32 bits, through shifts, products and
 *             extensions, if lanes differ. Without a product on the way, only if nothing but a
 *             place is added, and only in the block of the sum.
 *             Not split off: constants added to the lower half of a 64-bit value, or to products
 *             of that by numbers (22 test kernels on sm_80 and sm_89). Constants added to a mask,
 *             a right shift, or a sum of registers of it are.
 *             From sm_90 on: also constants added to a wide product and then to a place, in this
 *             order. For loads, also constants added in 32 bits, if the sum provably cannot carry
 *             (known.h), is zero-extended, and is added only to a place; for stores these stay
 *             inside.
 *     may     On every sm: also constants added in 32 bits if the result is used as an address
 *             without an extension; constants added to uniform values; c of x | c if masks,
 *             shifts, products, selects and extensions show that x lacks the bits of c; and
 *             zero bits of arithmetic. Equal sums and products are one expression, however they
 *             are written. A register that a branch has found equal to a number is that number.
 *             A register that is never written is 0.
 *
 *   - Before sm_90 a constant may be split off only in the block of the sum. A place other than 0
 *     counts as a constant if a 64-bit product is added to it.
 *   - Before sm_90 a constant is split off only if nothing at which ptxas ends a block stands
 *     between the 32-bit number and the 64-bit address: a fence, a shuffle, a vote, an unaligned
 *     barrier, a division, a call, a predicated instruction.
 *   - Before sm_90, of (x + k) + y * c, where c is a number, k is split off only in the block of
 *     the sum, as of x mod c (11 forms on sm_75, sm_86 and sm_89). A number added in 64 bits to a
 *     sum with a product of 64 bits is split off only there, too, and if nothing is added but a
 *     place or a number (18 forms on sm_75, sm_80 and sm_89).
 *   - Before sm_90, (x + k) + y is not (x + y) + k if x + k is in another block (sm_80 and sm_86).
 *   - Before sm_90, if a 32-bit counter is extended and shifted in a loop that stays rolled, ptxas
 *     keeps the product as a counter of its own and proves nothing of it.
 *   - From sm_90 on, and before that if a lane index is added, too (9 test kernels): a 32-bit sum
 *     with a select of two numbers, used directly as an address, is a different sum in each
 *     block. */
#ifndef UNBANK_PTXAS_ADDRESS_H
#define UNBANK_PTXAS_ADDRESS_H

#include "ptxas/flow.h"
#include "ptxas/known.h"
#include "support/hash.h"
#include "support/map.h"

/* Limit on expressions that are followed into iterations, per function: about two seconds. */
enum { ADDRESS_STEPS_MAX = 1 << 23 };

enum address_reading { ADDRESS_MUST, ADDRESS_MAY, ADDRESS_READINGS };

/* An expression of a function. Equal expressions have equal numbers. */
struct address_node {
  uint8_t kind;                    /* enum node_kind */
  uint8_t zeros[ADDRESS_READINGS]; /* how many of its low bits ptxas knows to be zero */
  bool has_phi;                    /* it contains a register with several writes */
  bool has_counter; /* likewise, or it was computed from one, which ptxas may know after unrolling a
                       loop */
  bool has_name;    /* it is the place of an array, or a sum with one as a term */
  bool is_sum;      /* unbank_address_is_sum */
  bool is_number;   /* it is made only of numbers */
  bool has_number;  /* a part of it is made only of numbers, and is not folded here */
  uint32_t a, b;    /* node numbers, or what the kind says */
  int64_t constant;
  uint8_t derived; /* 1 + the zeros that are left if ptxas computes it from another product; 0: it
                      does not */
  uint32_t like; /* the canonical node of the same expression, regardless of proofs; 0: not computed
                  yet */
};

struct address {
  uint32_t base; /* a node number */
  int64_t constant;
};

/* A constant that was split off a 32-bit sum, up to sm_89. */
struct address_split {
  int64_t constant;
  uint32_t block; /* 1 + the block of the sum; 0: none */
};

/* A register was found equal to a number by a branch, and with it every register of the same
 * expression: threadIdx.y * blockDim.x + threadIdx.x equals threadIdx.x if .reqntid says that the
 * block has one row. */
struct address_equal {
  int64_t constant; /* the constant of the expression */
  int64_t number;
  uint32_t block; /* holds here and in the blocks it dominates */
  uint32_t next;  /* 1 + the next entry with the same base; 0: none */
};

static inline const void *unbank_address_equal_key(uint32_t base) { return map_number(base); }

/* The uses of a register: one sum or difference, several, or others as well. */
enum address_uses { USES_NONE, USES_ONE, USES_SUMS, USES_OTHER };

/* One write of a register with several writes. */
struct address_source {
  uint32_t phi;        /* the node of the register */
  struct address from; /* the value written, in the must reading */
  struct address may;  /* the value written, in the may reading */
  uint32_t block;      /* of the write */
  uint32_t next;       /* 1 + the register's next write; 0: none */
};

/* What ptxas knows of a function's registers. Pointers are arrays indexed by register unless stated
 * otherwise. */
struct addresses {
  const struct ptx_function *function;
  const struct flow *flow;
  struct arena *arena;
  bool before_sm90; /* sm_75 to sm_89, where constants are split off 32-bit sums, too */
  bool is_short;    /* pointers to shared memory have 32 bits */
  bool is_o1;       /* ptxas -O1 compiles it, which proves no alignment through loops and joins */
  LIST_OF(struct address_node) nodes;
  struct hash_table table;                     /* node numbers, by hash */
  struct address *registers[ADDRESS_READINGS]; /* its value; base 0: not read yet */
  struct address_split *splits; /* what was split off it in 32 bits; NULL from sm_90 on */
  /* The first number added to it, in the current block or an earlier one. */
  struct address_split *first_sums;
  uint32_t *sections; /* the section in which a constant was split off its 32-bit value; 0: none;
                         NULL from sm_90 on */
  uint32_t section, first_section; /* the current section while the code is read (sections end where
                                      ptxas ends a block), and the first of the current block */
  uint32_t *shifted; /* 1 + the block of a shifted 32-bit sum, where alone its constant may be split
                        off; 0: none */
  uint32_t *bounds[ADDRESS_READINGS]; /* its maximum: known.h */
  struct known_bits *known;
  bool *differs;            /* lanes of a warp may hold different values */
  bool *numbers;            /* it is made only of numbers and places */
  uint8_t *uses;            /* enum address_uses */
  bool *in_short_addresses; /* it is a 32-bit address, as in inline PTX, or part of one; NULL if
                               constants are split off all 32-bit sums */
  bool *stores;             /* it is only the address of a store, or added to a place to make one */
  bool *scaled_twice;       /* some sum contains two products of it */
  uint32_t *capped; /* 1 + the register that its value shares, if ptxas proves less of it outside
                       its own block (rename.h); NULL until known */
  bool *escapes;    /* a loop writes it, and values computed from it in the loop are used after the
                       loop */
  uint32_t *same;   /* 1 + the first predicate of the same comparison; 0: itself */
  struct map comparisons; /* node of a comparison's operands -> that predicate */
  LIST_OF(struct address_equal) equals;
  struct map first_equal; /* base -> 1 + its last entry in `equals` */
  uint64_t held;          /* set (modulo 64) of numbers that registers may hold */
  uint64_t factors;       /* set (modulo 64) of factors of wide products */
  uint64_t chosen;      /* set (modulo 64) of nodes: places that selects may yield as an address */
  uint64_t chosen_sums; /* likewise: sums that selects may yield, up to a constant */
  struct advance_memo *advanced; /* cache: nodes in later iterations (advance.c); or NULL */
  uint64_t steps; /* how many of these were computed; if ADDRESS_STEPS_MAX, some were not */
  LIST_OF(struct address_source) sources;
  uint32_t *first_source; /* 1 + its last write in `sources`; 0: none */
};

/* Iterates over the writes of a register that has several. */
#define ADDRESS_EACH_SOURCE(source, addresses, reg)                                                \
  for (const struct address_source *source =                                                       \
           unbank_address_source(addresses, (addresses)->first_source[reg]);                       \
       source; source = unbank_address_source(addresses, source->next))

static inline const struct address_source *unbank_address_source(const struct addresses *addresses,
                                                                 uint32_t number) {
  return number ? &addresses->sources.items[number - 1] : NULL;
}

void unbank_addresses(struct addresses *out, const struct ptx_function *function,
                      const struct flow *flow, bool before_sm90, bool is_short, bool is_o1,
                      struct arena *arena);

/* The address that an operand holds. */
struct address unbank_address(struct addresses *addresses, const struct ptx_operand *operand,
                              enum address_reading reading);
/* The address in the must reading, for an access in `block`: constants that are split off 32-bit
 * sums only in the sum's own block stay inside elsewhere. */
struct address unbank_address_in(struct addresses *addresses, const struct ptx_operand *operand,
                                 uint32_t block);
/* Whether such a constant is split off in this block. */
bool unbank_address_splits_in(const struct addresses *addresses, const struct ptx_operand *operand,
                              uint32_t block);
/* Whether one may be split off in this block, though not for certain: the address, or a sum that
 * was shifted to make it, is computed there. */
bool unbank_address_may_split_in(struct addresses *addresses, const struct ptx_operand *operand,
                                 uint32_t block);

/* The number of low zero bits of a base. */
unsigned unbank_address_zeros(const struct addresses *addresses, uint32_t base,
                              enum address_reading reading);
/* Likewise, given that some expressions have more zeros than the code shows. */
struct address_given {
  uint32_t node;
  uint8_t zeros;
};
unsigned unbank_address_zeros_given(const struct addresses *addresses, uint32_t base,
                                    const struct address_given *given, size_t count);

/* The canonical node of a base: equal for equal expressions, regardless of proofs. */
uint32_t unbank_address_like(struct addresses *addresses, uint32_t base);

/* What a base adds to a place; the base itself if it contains no place. */
uint32_t unbank_address_offset_of(const struct addresses *addresses, uint32_t base);

/* Whether a base is a variable of shared memory, so that the address is known. */
bool unbank_address_is_name(const struct addresses *addresses, uint32_t base);
/* Whether an address is made only of numbers and places, although its base does not show it. */
bool unbank_address_is_number(struct addresses *addresses, const struct ptx_operand *operand);
/* Whether a base contains a register with several writes. */
bool unbank_address_has_phi(const struct addresses *addresses, uint32_t base);
/* Whether it is one. */
bool unbank_address_is_phi(const struct addresses *addresses, uint32_t base);
/* Whether a base contains a place and a constant whose sum no caller sees: it may have more zeros
 * than either. */
bool unbank_address_mixes_place(const struct addresses *addresses, uint32_t base);

/* What an access after a loop knows of a value that the loop left in a register. */
enum address_left {
  ADDRESS_LEFT_NONE,
  ADDRESS_LEFT_APART,   /* the register is identified with its value at the start of the last
                           iteration, and both may be used */
  ADDRESS_LEFT_ALIGNED, /* the loop has a known trip count (`ends_by_number`, by loop), so ptxas
                           knows the final value, and the base may be better aligned */
  ADDRESS_LEFT_NUMBER   /* likewise, and the base is made only of such values and numbers */
};
enum address_left unbank_address_left(const struct addresses *addresses, const bool *ends_by_number,
                                      uint32_t base, uint32_t block);

/* Whether a base contains a value from inside a loop that the block is not in. */
bool unbank_address_is_left(const struct addresses *addresses, const bool *ends_by_number,
                            uint32_t base, uint32_t block);

/* Before sm_90, whether ptxas certainly adds a place to the address's constant: the last sum adds
 * it to something that is not a product. For other addresses it sometimes does. */
bool unbank_address_shows_place(struct addresses *addresses, const struct ptx_operand *operand);
/* Before sm_90, whether ptxas certainly does not add a place to the address's constant: the sum is
 * fused with a wide product that has no other use. */
bool unbank_address_hides_place(struct addresses *addresses, const struct ptx_operand *operand);

/* Whether ptxas may fail to prove any alignment of a store's address because some access's address
 * is a select. That is the case if the store's address, up to a constant, is a sum that the select
 * may yield (sm_90: stores of t[q] and t[q + 1] stay apart next to a load of c ? t[q] : t[q + 1];
 * loads do not). From sm_90 on also if it is the sum of a place and a product, and the select is
 * between that place and an unknown sum. Seen on sm_90 and sm_100, with a third access that adds to
 * the place; not on sm_120, not for loads, and not for shifts, masks and extensions. */
bool unbank_address_is_beside_choice(struct addresses *addresses,
                                     const struct ptx_operand *operand);

/* Before sm_90, the block that computes an address as a place plus a 64-bit product plus a
 * constant, with no other use of the product; else ADDRESS_NO_BLOCK. For accesses in that block,
 * and no others, ptxas adds the place to the constant: the two kinds never merge. */
enum { ADDRESS_NO_BLOCK = UINT32_MAX };
uint32_t unbank_address_block_of_product(struct addresses *addresses,
                                         const struct ptx_operand *operand);

/* A number for a triple; equal for equal triples. */
uint32_t unbank_address_intern(struct addresses *addresses, uint32_t a, uint32_t b, int64_t c);

#endif
