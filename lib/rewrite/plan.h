/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * How an access gets its new address. One formula serves both to predict (alignment, widths, added
 * instructions) and to emit:
 *
 *     address = array + constant + linear_part + permute(permuted)
 *               + sum over levels of P * floor(row / R)
 *
 * `linear_part`, `permuted` and `row` are sums of scale * leaf over the terms of the offset o; the
 * last two have constants of their own. Which term goes where follows from the algebra of phi,
 * over the integers, for all x and y:
 *
 *     pad         P * floor((x + R * y) / R) = P * y + P * floor(x / R)       each level by itself
 *     any         phi(x + T * y) = phi(x) + c * y           T the layout's period, c = phi(T)
 *     xor, lin    phi(x ^ y) = phi(x) ^ phi(y), and x + y = x ^ y if they share no bits
 *                 phi(x + scale * i) = phi(x + scale * s) + scale * (i - s), if i counts from s in
 *                 steps of which T divides scale * step: what a loop permutes anew in each
 *                 iteration is permuted before it, and then moves along
 *     rot         phi(R * q + col) = R * q + (col + K * q) mod R              for 0 <= col < R
 *     permutation and pad, with R a multiple of the permutation's line: floor(perm(o) / R) is
 *                 floor(o / R), so the two are planned separately and added
 *
 * Bits are those of two's complement, and floor rounds down, so x may be negative.
 *
 * Wrap-around. These are integers, but machine words wrap. The decomposition (offsets.h) holds
 * modulo 2^64, and the offset o of an access that is executed lies in [0, size). Let H be what was
 * split off a sum x, as an integer: `bounded` terms and a constant. Then x = o - H is one integer,
 * and the sum of its terms, computed modulo 2^64 or 2^32, equals x modulo that power, whatever
 * wrapped on the way. Signed 32-bit arithmetic is exact if x lies in [-2^30, 2^30). That follows
 * from the ranges of x's terms, or from those of o and H; if no term is in H, it always holds.
 *
 * Decompositions modulo 2^32. Some offsets are decomposed modulo 2^32 only (offsets.h). All of
 * this holds for them, too, but two points need a reason of their own:
 *
 *     ranges   The ranges of x's terms may put their sum S into [-2^30, 2^30), but that does not
 *              prove that S is x: they are only equal modulo 2^32. It takes |S - x| < 2^32, which
 *              holds: bounded terms are below 2^24 here, at most 16 are split off, each at most
 *              twice, and constants beyond 2^29 split nothing (plan_unsplit). So |H| < 2^30, and
 *              x lies in (-2^30, 2^31)
 *     units    x / 2^k is known only modulo 2^(32 - k). So a sum that may have wrapped is divided
 *              after it is computed, never before (unbank_sum_unit)
 *
 * Linear permutations need neither: T divides 2^32, so their whole formula holds modulo 2^32, and
 * their linear part has only constants.
 *
 * Dynamic memory. Its size is chosen at launch. A permutation moves bytes within lines of L bytes,
 * and nothing may move in the last line if it is incomplete. A permutation that reads only bits
 * above the line (unbank_suits) flips the same bits all along a line. So if the kernel computes
 * once what is flipped in the last line (launch.h), then, unless the launch chooses the length of
 * rows,
 *
 *     phi(o) = perm(o) ^ d(last)      with d(o) = perm(o) ^ o and last = size & -L
 *
 * leaves the last line alone and moves bytes within the others. Words share a bank exactly if they
 * do under perm, because d(last) flips the same bits in all lanes.
 *
 * Rows whose length P is chosen at launch. Nothing moves unless 2^(B + 1) divides P, and what
 * moves is flipped alike all along a line. Take an offset x + c in which each term of x is a
 * multiple of P or of A = 2^(B + 1). In every launch one of these holds:
 *
 *     A divides x     d(x + c) = d(x + (c & -A)), and phi(x + c) = phi(x + (c & -2^B)) + c % 2^B
 *     nothing moves   d = 0, and both equations hold as well
 *
 * So neighbours in a row share d, although the compiler does not know whether A divides x.
 *
 * In dynamic memory, such a layout counts from an incomplete last line, instead of flipping
 * d(last):
 *
 *     phi(o) = last + perm(o - last)       and perm(x) = x for 0 <= x < L
 *
 * This costs nothing at an access: `last` is a part of the address at which the memory begins, and
 * -last one of what a loop starts from. Offsets before `last` are negative. Lines are numbered from
 * another one than under perm, which adds one constant to the number of each, so lanes in one
 * column meet where they do under perm; lanes in several columns may meet in others of them. In
 * launches in which all lines are whole, or nothing moves, 0 stands for `last`, and phi is perm.
 *
 * Carved dynamic memory. Arrays begin where arguments say. A carved layout is linear, flips only
 * bits below those it reads, and reads only bits below the lowest bit of all starts, which are the
 * terms scale * argument of offsets (launch.h). So a start has none of the bits that are read or
 * flipped, and
 *
 *     phi(x + start) = phi(x) + start
 *
 * in every launch: one phi(x) serves the same index into each of the arrays. Until the starts are
 * added, everything is as in other linear permutations, with masks chosen at launch. An incomplete
 * last line counts as a start, so d(last) is 0. In a launch that moves anything, starts are
 * multiples of more than what is read; in the others phi is the identity. So no start splits an
 * access (unbank_part_under). */
#ifndef UNBANK_REWRITE_PLAN_H
#define UNBANK_REWRITE_PLAN_H

#include "address/align.h"
#include "address/offsets.h"

/* constant + the sum of scales[i] * leaf over the plan's terms + the offset of the plan's root,
 * unless that is an array. */
struct sum {
  int64_t constant;
  int64_t scales[OFFSET_TERMS_MAX];
  bool has_root;
  struct range range; /* of the sum, within [-2^30, 2^30) */
};

enum permutation_kind {
  PERMUTE_NONE,        /* nothing is permuted */
  PERMUTE_BY_XOR,      /* xor and lin: groups of terms that share no bits, mapped one by one */
  PERMUTE_BY_ROTATION, /* rot: rows and a column that are known separately */
  PERMUTE_GENERIC,     /* phi of the permuted sum as one number */
};

/* Terms that are added up, since they may have one-bits in common. They have none in common with
 * terms of other groups. */
struct bit_group {
  uint32_t bits;     /* that may be one */
  uint32_t constant; /* added to the terms */
  uint32_t scale;    /* if not 0: the group is one term, and phi(group) = scale * its leaf */
};

enum {
  PLAN_GROUPS_MAX = OFFSET_TERMS_MAX + 1,
  PLAN_ADDED = PLAN_GROUPS_MAX, /* in place of a group: see struct plan */
  PLAN_START,
};

struct plan {
  LLVMValueRef root;
  unsigned bits;    /* of the offset that the plan is made from */
  int64_t constant; /* becomes the access's immediate */
  unsigned term_count;
  struct term terms[OFFSET_TERMS_MAX];
  int64_t linear_part[OFFSET_TERMS_MAX]; /* scales */

  enum permutation_kind permutation;
  struct sum permuted;
  bool includes_pads; /* PERMUTE_GENERIC: all of phi, not only its permutation */
  uint32_t alike;     /* PERMUTE_GENERIC of a pitch layout: offsets in one aligned group of so many
                         bytes have the same d, that of the group's first byte */
  bool flips_last;    /* dynamic memory that is not carved: d(last) is XORed, too, or, under a
                         layout for rows, `last` is where offsets are counted from */
  uint32_t flip;      /* PERMUTE_BY_XOR: XORed to the images of the groups */
  uint32_t carved_constant; /* PERMUTE_BY_XOR of a carved layout: d of this is XORed, too */
  unsigned group_count;     /* PERMUTE_BY_XOR */
  struct bit_group groups[PLAN_GROUPS_MAX];
  uint8_t group_of[OFFSET_TERMS_MAX]; /* the group of each term. PLAN_ADDED: a multiple of the
                                         period, added as it is. PLAN_START: a start, added last */
  LLVMValueRef counts_from[OFFSET_TERMS_MAX]; /* PERMUTE_BY_XOR: what a counter begins with, if the
                                         term is scale * (leaf - that), a multiple of the period.
                                         The beginning has a term of its own */
  uint8_t group_of_root;
  struct sum rotated_column; /* PERMUTE_BY_ROTATION: the column plus K times the row; the row is
                                `permuted` */

  bool has_row[UNBANK_PADS_MAX];
  struct sum rows[UNBANK_PADS_MAX];

  uint32_t align; /* largest power of two, at most 16, that divides the address without `constant`,
                     given an array that is so aligned */
  uint32_t align_by_scales;   /* `align` as if nothing were known about the leaves */
  uint32_t align_where_moved; /* `align` in launches in which a pitch layout moves something */
  bool used_promise;          /* a range or a number of the promised shape was needed */
  /* Instructions that identity would not need. */
  unsigned added;         /* in the innermost loop around the access */
  unsigned added_hoisted; /* outside that loop */
};

/* Plans the new address of an offset under a layout. `promise`: a shape that holds for the
 * function, or NULL. */
void unbank_plan(const struct module *module, LLVMValueRef function,
                 const struct unbank_shape *promise, const struct offset *offset,
                 const struct unbank_layout *layout, struct plan *out);

/* The plan that is emitted: it also follows counters, if that saves instructions of the innermost
 * loop. Prediction does not, since LLVM itself follows them across the rows of pads, and what that
 * saves is not predicted either. */
void unbank_plan_to_emit(const struct module *module, LLVMValueRef function,
                         const struct unbank_shape *promise, const struct offset *offset,
                         const struct unbank_layout *layout, struct plan *out);

/* Whether plans under a layout may follow counters: it permutes bits of offsets that start at one
 * place, and pads nothing. */
static inline bool unbank_may_follow_counters(const struct unbank_layout *layout) {
  return (layout->permutation == UNBANK_PERMUTE_XOR ||
          layout->permutation == UNBANK_PERMUTE_LINEAR) &&
         !layout->carved && !layout->pads[0].row;
}

/* Whether the new address is in dynamic memory that stays in place. What an access promises about
 * its address modulo the layout's atom then still holds. */
static inline bool unbank_stays(const struct plan *plan, const struct unbank_layout *layout) {
  return plan->flips_last || layout->carved;
}

/* A computation that identity would not need. Extras of one function and one layout that have equal
 * keys are one computation. */
struct extra {
  uint64_t key;
  LLVMBasicBlockRef home; /* header of the innermost loop in which it changes, or NULL */
  unsigned instructions;
};

enum { EXTRAS_MAX = PLAN_GROUPS_MAX + 2 * UNBANK_PADS_MAX + 3 };

/* The plan's extras. */
unsigned unbank_plan_extras(const struct module *module, const struct plan *plan,
                            const struct unbank_layout *layout, struct extra extras[EXTRAS_MAX]);

/* Whether the addresses of two plans under one layout differ only by their constants, so that they
 * share a base register. */
bool unbank_share_base(const struct plan *a, const struct plan *b);

/* Equal for plans that share a base register. */
uint64_t unbank_base_hash(const struct plan *plan);

/* The largest number that divides R and every part of a sum, and by which the sum may be divided; 1
 * if the sum has a root. */
uint32_t unbank_sum_unit(const struct plan *plan, const struct sum *sum, uint32_t row);

/* For PERMUTE_GENERIC: whether its row and its pad combine to P * (y + floor(y / (R / P))). */
bool unbank_is_joined(const struct plan *plan, const struct unbank_layout *layout);

/* Narrows *home, the innermost loop in which something changes (its header, or NULL), to the
 * innermost loop around the definition of a value that it is computed from. All such values are
 * defined before they are used, so of their loops one is always in the other. */
void unbank_narrow_home(const struct module *module, LLVMValueRef value, LLVMBasicBlockRef *home);

/* How many loops surround the definition of an integer or pointer: what is computed from it can be
 * computed there. */
unsigned unbank_depth_of(const struct module *module, LLVMValueRef value);

#endif
