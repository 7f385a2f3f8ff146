/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * How an access gets its new address: one formula, used both to predict (alignment, widths, added
 * instructions) and to emit.
 *
 *     address = array + constant + linear_part + permute(permuted)
 *               + sum over levels of P * floor(row / R)
 *
 * `linear_part`, `permuted` and `row` are sums of scale * leaf over the terms of the offset o; the
 * last two have constants of their own. Which term goes where follows from phi's algebra, over the
 * integers, for all x and y:
 *
 *     pad         P * floor((x + R * y) / R) = P * y + P * floor(x / R)       each level by itself
 *     any         phi(x + T * y) = phi(x) + c * y           T the layout's period, c = phi(T)
 *     xor, lin    phi(x ^ y) = phi(x) ^ phi(y), and x + y = x ^ y where they share no bits
 *     rot         phi(R * q + col) = R * q + (col + K * q) mod R              for 0 <= col < R
 *     permutation and pad, R a multiple of the permutation's line: floor(perm(o) / R) is
 *                 floor(o / R), so the two are planned by themselves and added
 *
 * Bits are those of two's complement and floor is floor, so negative x is fine.
 *
 * Machine integers wrap, these do not. The decomposition (offsets.h) holds modulo 2^64, and the
 * offset o of an access that executes lies in [0, size). So let H be what was split off a sum x, as
 * integers: terms that are `bounded`, and a constant. Then x = o - H is one integer, and the sum of
 * its terms, computed modulo 2^64 or 2^32, is that integer modulo 2^64 or 2^32, whatever wrapped on
 * the way. Signed arithmetic of 32 bits is exact when x lies in [-2^30, 2^30), which its terms'
 * ranges prove, or o's and H's; with no term in H it always does.
 *
 * Decompositions modulo 2^32. Some offsets are taken apart modulo 2^32 alone (offsets.h). All of
 * this holds for them, too, but two things need a reason of their own:
 *
 *     ranges   That the ranges of x's terms put their sum S into [-2^30, 2^30) does not prove that
 *              S is x, for the two are only equal modulo 2^32. That |S - x| < 2^32 proves it:
 *              bounded terms are below 2^24 there, at most 16 are split off, of each at most twice
 *              what it is, and constants beyond 2^29 split nothing (plan_unsplit). So |H| < 2^30,
 *              and x lies in (-2^30, 2^31)
 *     units    x / 2^k is known modulo 2^(32 - k) only. So a sum that may have wrapped is divided
 *              after it was computed, never before (unbank_sum_unit)
 *
 * Linear permutations need neither reason: T divides 2^32, so all of their formula holds modulo
 * 2^32, and their linear part has constants alone.
 *
 * The launch chooses the size of dynamic memory. A permutation moves bytes within lines of L bytes,
 * and where the last line is incomplete nothing may move in it. One that reads only bits above the
 * line (unbank_suits) flips the same bits all along a line. So with the bits that it flips in the
 * last line, which the kernel computes once (launch.h),
 *
 *     phi(o) = perm(o) ^ d(last)         d(o) = perm(o) ^ o,  last = size & -L
 *
 * leaves the last line as it is, and moves bytes within the others. Words meet in a bank where they
 * do under perm: all lanes have the same bits flipped.
 *
 * Where the launch chooses how long rows are, nothing moves unless 2^(B + 1) divides their bytes P,
 * and what moves is flipped alike all along a line. So of an offset x + c, where all terms of x are
 * multiples of P or else of A = 2^(B + 1), every launch has one of
 *
 *     A divides x     d(x + c) = d(x + (c & -A)), and phi(x + c) = phi(x + (c & -2^B)) + c % 2^B
 *     d = 0           the same
 *
 * and neighbours in a row share d, although nobody knows when compiling that A divides x.
 *
 * Arrays that dynamic memory is carved into begin where arguments say. A carved layout is linear,
 * its bits flip lower ones, and it reads only those below the lowest bit of all starts, the terms
 * scale * argument of offsets (launch.h). A start has no bits there, and no bits that are flipped.
 * So
 *
 *     phi(x + start) = phi(x) + start
 *
 * in every launch, and one phi(x) serves the same index into each of the arrays. Until the starts
 * are added, all is as in other linear permutations, by masks that the launch decides. A last line
 * that is a part of one counts as a start, so d(last) is 0 by itself. In a launch that moves
 * anything starts are multiples of more than what is read, and in the others phi is the identity:
 * so no start takes an access apart (unbank_part_under).
 */
#ifndef UNBANK_REWRITE_PLAN_H
#define UNBANK_REWRITE_PLAN_H

#include "address/align.h"
#include "address/offsets.h"

/* constant + sum of scales[i] * leaf of the plan's term i, and the offset of the plan's root, where
 * that is no array. */
struct sum {
  int64_t constant;
  int64_t scales[OFFSET_TERMS_MAX];
  bool has_root;
  struct range range; /* values that the sum may have, within [-2^30, 2^30) */
};

enum permutation_kind {
  PERMUTE_NONE,        /* nothing is permuted */
  PERMUTE_BY_XOR,      /* of xor and lin: groups of terms that share no bits, mapped one by one */
  PERMUTE_BY_ROTATION, /* of rot: rows and a column, which are known apart */
  PERMUTE_GENERIC,     /* phi of the permuted sum as one number */
};

/* Terms that may share one-bits with each other, but with no other group. */
struct bit_group {
  uint32_t bits;     /* that may be ones */
  uint32_t constant; /* added to the terms */
  uint32_t scale;    /* not 0: phi(group) = scale * leaf, of its only term */
};

enum {
  PLAN_GROUPS_MAX = OFFSET_TERMS_MAX + 1,
  PLAN_ADDED = PLAN_GROUPS_MAX, /* in place of a group: see struct plan */
  PLAN_START,
};

struct plan {
  LLVMValueRef root;
  unsigned bits;    /* of the offset that it was made of */
  int64_t constant; /* becomes the access's immediate */
  unsigned term_count;
  struct term terms[OFFSET_TERMS_MAX];
  int64_t linear_part[OFFSET_TERMS_MAX]; /* scales */

  enum permutation_kind permutation;
  struct sum permuted;
  bool includes_pads; /* PERMUTE_GENERIC: all of phi is meant, not only its permutation */
  uint32_t alike;     /* PERMUTE_GENERIC of a pitch layout: offsets in one aligned group of so many
                         bytes have one d, that of the group's first byte */
  bool flips_last;    /* of dynamic memory that is not carved: d(last) is XOR-ed, too */
  uint32_t flip;      /* PERMUTE_BY_XOR: XOR-ed to the images of the groups */
  uint32_t carved_constant; /* PERMUTE_BY_XOR, of a carved layout: c, where d(c) is XOR-ed, too */
  unsigned group_count;     /* PERMUTE_BY_XOR */
  struct bit_group groups[PLAN_GROUPS_MAX];
  uint8_t group_of[OFFSET_TERMS_MAX]; /* the number of the term's group. PLAN_ADDED: the term is a
                                         multiple of the period, and is added as it is. PLAN_START:
                                         the term is a start, and is added last */
  uint8_t group_of_root;
  struct sum rotated_column; /* PERMUTE_BY_ROTATION, where `permuted` is the row: the column and K
                                times the row */

  bool has_row[UNBANK_PADS_MAX];
  struct sum rows[UNBANK_PADS_MAX];

  uint32_t align;           /* largest power of two, at most 16, that divides all of the address but
                               `constant`, if the array is so aligned */
  uint32_t align_by_scales; /* the same, if nothing is known of the leaves */
  bool used_promise;        /* a range, or a number, of the promised shape was needed */
  unsigned added; /* where there is a promise: instructions that the identity layout would not need,
                     in the innermost loop around the access */
  unsigned added_hoisted; /* the same, of what is computed outside that loop */
};

/* Plans the new address of an offset under a layout. `promise`: a shape that holds for the
 * function, or NULL. */
void unbank_plan(const struct module *module, LLVMValueRef function,
                 const struct unbank_shape *promise, const struct offset *offset,
                 const struct unbank_layout *layout, struct plan *out);

/* Whether the new address is in dynamic memory, which stays where it is: what an access promises of
 * its address modulo the layout's atom holds of the new one. */
static inline bool unbank_stays(const struct plan *plan, const struct unbank_layout *layout) {
  return plan->flips_last || layout->carved;
}

/* A computation that the identity layout would not need. Two extras of one function, of plans under
 * one layout, are one computation when their keys are equal. */
struct extra {
  uint64_t key;
  LLVMBasicBlockRef home; /* header of the innermost loop that changes it, or NULL */
  unsigned instructions;
};

enum { EXTRAS_MAX = PLAN_GROUPS_MAX + 2 * UNBANK_PADS_MAX + 2 };

/* The plan's extras. */
unsigned unbank_plan_extras(const struct module *module, const struct plan *plan,
                            const struct unbank_layout *layout, struct extra extras[EXTRAS_MAX]);

/* Whether the addresses of two plans under one layout differ by their constants alone. */
bool unbank_share_base(const struct plan *a, const struct plan *b);

/* Equal for plans that do. */
uint64_t unbank_base_hash(const struct plan *plan);

/* The largest number that divides R and all of a sum, and may be divided by; 1 of one with a root.
 */
uint32_t unbank_sum_unit(const struct plan *plan, const struct sum *sum, uint32_t row);

/* Of PERMUTE_GENERIC: whether its row and its pad make it P * (y + floor(y / (R / P))). */
bool unbank_is_joined(const struct plan *plan, const struct unbank_layout *layout);

/* Loops around the definition of an integer or pointer: what is made of it can be computed there.
 */
unsigned unbank_depth_of(const struct module *module, LLVMValueRef value);

#endif
