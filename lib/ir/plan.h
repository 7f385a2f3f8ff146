/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * How an access gets its new address: one formula, used both to predict (alignment, widths, added
 * instructions) and to emit.
 *
 *     address = array + constant + outside + place(inside) + sum over levels of P * floor(row / R)
 *
 * `outside`, `inside` and `row` are sums of scale * leaf over the terms of the offset o; the last
 * two have constants of their own. What may stand where follows from phi's algebra, over the
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
 * A decomposition that holds modulo 2^32 alone is enough for all but two things.
 *
 *     ranges   of x's terms prove that their sum S lies in [-2^30, 2^30), not that S is x: the two
 *              are equal modulo 2^32. But bounded terms are below 2^24 there, at most 16 are split
 *              off, of each at most twice what it is, and constants beyond 2^29 split nothing
 *              (plan_far). So |H| < 2^30, x lies in (-2^30, 2^31), |S - x| < 2^32: they are equal
 *     units    x / 2^k is known modulo 2^(32 - k) only. So a sum that may have wrapped is divided
 *              after it was computed, never before (unbank_sum_unit)
 *
 * Linear permutations need less: T divides 2^32, so all of it holds modulo 2^32, and only
 * constants stand outside.
 */
#ifndef UNBANK_IR_PLAN_H
#define UNBANK_IR_PLAN_H

#include "ir/align.h"
#include "ir/offsets.h"

/* constant + sum of scales[i] * leaf of the plan's term i, and the offset of the plan's root, where
 * that is no array. */
struct sum {
  int64_t constant;
  int64_t scales[OFFSET_TERMS_MAX];
  bool has_root;
  struct range range; /* within [-2^30, 2^30), of what is split off a place, too */
};

enum place_kind {
  PLACE_NONE,    /* inside is empty */
  PLACE_LINEAR,  /* of xor and lin: parts of inside that share no bits, mapped one by one */
  PLACE_ROTATED, /* of rot: inside is rows and a column, which are known apart */
  PLACE_WHOLE,   /* phi of inside as one number */
};

/* Terms of a linear place that may share bits with each other, but with no other part. */
struct part {
  uint32_t bits;     /* that may be ones */
  uint32_t constant; /* added to the terms */
  uint32_t scale;    /* not 0: phi(part) = scale * leaf, of its only term */
};

enum { PLAN_PARTS_MAX = OFFSET_TERMS_MAX + 1, PLAN_ADDED = PLAN_PARTS_MAX };

struct plan {
  LLVMValueRef root;
  unsigned bits;    /* of the offset that it was made of */
  int64_t constant; /* becomes the access's immediate */
  unsigned term_count;
  struct term terms[OFFSET_TERMS_MAX];
  int64_t outside[OFFSET_TERMS_MAX]; /* scales */

  enum place_kind place;
  struct sum inside;
  bool pads_inside;    /* of a whole place: it is phi, not only its permutation */
  uint32_t flip;       /* of a linear place: XOR-ed to the images of the parts */
  unsigned part_count; /* of a linear place */
  struct part parts[PLAN_PARTS_MAX];
  uint8_t part_of[OFFSET_TERMS_MAX]; /* the term's part, or PLAN_ADDED: a multiple of the period,
                                        which is its own image and added */
  uint8_t part_of_root;
  struct sum turned; /* of a rotated place, whose rows are inside: the column and K times the row */

  bool has_row[UNBANK_PADS_MAX];
  struct sum rows[UNBANK_PADS_MAX];

  uint32_t align;           /* largest power of two, at most 16, that divides all of the address but
                               `constant`, if the array is so aligned */
  uint32_t align_by_scales; /* the same, if nothing is known of the leaves */
  bool used_promise;        /* a range of the promised shape was needed */
  unsigned added; /* instructions that the identity layout would not need, in the innermost loop
                     around the access */
  unsigned added_outside; /* the same, of what is computed outside that loop */
};

/* Plans the new address of an offset under a layout. `promise`: a shape that holds for the
 * function, or NULL. */
void unbank_plan(const struct module *module, LLVMValueRef function,
                 const struct unbank_shape *promise, const struct offset *offset,
                 const struct unbank_layout *layout, struct plan *out);

/* A computation that the identity layout would not need. Two extras of one function, of plans under
 * one layout, are one computation when their keys are equal. */
struct extra {
  uint64_t key;
  LLVMBasicBlockRef home; /* header of the innermost loop that changes it, or NULL */
  unsigned instructions;
};

enum { EXTRAS_MAX = PLAN_PARTS_MAX + UNBANK_PADS_MAX + 2 };

/* The plan's extras; plan.added and added_outside are their sums. */
unsigned unbank_plan_extras(const struct module *module, const struct plan *plan,
                            const struct unbank_layout *layout, struct extra extras[EXTRAS_MAX]);

/* Whether the addresses of two plans under one layout differ by their constants alone. */
bool unbank_share_base(const struct plan *a, const struct plan *b);

/* Equal for plans that do. */
uint64_t unbank_base_hash(const struct plan *plan);

/* The largest number that divides R and all of a sum, and may be divided by; 1 of one with a root.
 */
uint32_t unbank_sum_unit(const struct plan *plan, const struct sum *sum, uint32_t row);

/* Of a whole place: whether its row and its pad make it P * (y + floor(y / (R / P))). */
bool unbank_is_joined(const struct plan *plan, const struct unbank_layout *layout);

/* Loops around the definition of an integer or pointer: what is made of it can be computed there.
 */
unsigned unbank_depth_of(const struct module *module, LLVMValueRef value);

/* Whether the permutation moves nothing across the borders of padded rows, so that it and the
 * padding are planned by themselves. */
bool unbank_pads_apart(const struct unbank_layout *layout);

#endif
