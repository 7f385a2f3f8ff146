/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Linear permutations: the offset as groups of terms that share no bits.
 *
 *     o      = constant + sum of terms = x_1 + x_2 + ... = x_1 ^ x_2 ^ ...
 *     phi(o) = phi(x_1) ^ phi(x_2) ^ ...
 *
 * all modulo 2^32. At first each term is a group, and so is each bit of the constant; groups that
 * may share bits are added up to one. What remains of the constant is a group whose image is
 * known:
 *
 *     phi(c) = flip + bits that no image of another group can have
 *
 * The flip is XORed. The other bits are added, so that they can become an immediate: the granules
 * of `x ^ 4q + j`, and whole rows. Terms that are multiples of the period T have no bits below it:
 * phi(x + T * y) = phi(x) + T * y. A counter i = s + step * n, for some n, has such a term in it
 * if T divides scale * step: scale * i = scale * s + scale * (i - s). */
#include <string.h>

#include "layout/bits.h"
#include "rewrite/plan_internal.h"
#include "shim/query.h"
#include "support/integers.h"

struct bit_groups {
  struct planner *planner;
  struct range ranges[PLAN_GROUPS_MAX]; /* of each group; `unknown` if not known */
  bool alive[PLAN_GROUPS_MAX];          /* it was not added to another group */
  uint32_t constant;                    /* each bit of it is a group */
};

/* Two such ranges can be added without overflow. */
static const struct range unknown = {INT64_MIN / 4, INT64_MAX / 4};

/* All bits that may be set in a number of the range that is a multiple of `low`, a power of two. */
static uint32_t bits_of_range(struct range range, uint32_t low) {
  uint32_t up =
      range.low >= 0 && range.high <= UINT32_MAX ? bits_up_to((uint32_t)range.high) : UINT32_MAX;
  return low ? up & ~(low - 1) : 0;
}

/* Adds a group of its own for a term or for the root; *of: its number. */
static void add_group(struct bit_groups *groups, uint32_t bits, struct range range, uint8_t *of) {
  struct plan *plan = groups->planner->plan;
  groups->ranges[plan->group_count] = range;
  groups->alive[plan->group_count] = true;
  *of = (uint8_t)plan->group_count;
  plan->groups[plan->group_count++] = (struct bit_group){.bits = bits};
}

/* Replaces the range and the bits of group `into` by those of its sum with another group, or with
 * bits of the constant. */
static void grow(struct bit_groups *groups, unsigned into, struct range by, uint32_t by_bits) {
  struct bit_group *group = &groups->planner->plan->groups[into];
  struct range *range = &groups->ranges[into];
  *range = (struct range){range->low + by.low, range->high + by.high};
  if (range->low < unknown.low || range->high > unknown.high)
    *range = unknown;
  group->bits = bits_of_range(*range, low_bit_of(group->bits | by_bits));
}

/* Moves all that is in group `from` to group `to`. */
static void move_members(struct plan *plan, unsigned from, unsigned to) {
  for (unsigned i = 0; i < plan->term_count; i++)
    if (plan->group_of[i] == from)
      plan->group_of[i] = (uint8_t)to;
  if (plan->group_of_root == from)
    plan->group_of_root = (uint8_t)to;
}

/* Joins two groups that may share bits, or a group and such bits of the constant, to one that is
 * their sum. False if no group shares any. */
static bool join_two(struct bit_groups *groups) {
  struct plan *plan = groups->planner->plan;
  for (unsigned i = 0; i < plan->group_count; i++) {
    if (!groups->alive[i])
      continue;
    uint32_t shared = plan->groups[i].bits & groups->constant;
    if (shared) {
      groups->constant ^= shared;
      plan->groups[i].constant += shared;
      grow(groups, i, (struct range){shared, shared}, shared);
      return true;
    }
    for (unsigned k = i + 1; k < plan->group_count; k++) {
      if (!groups->alive[k] || !(plan->groups[i].bits & plan->groups[k].bits))
        continue;
      grow(groups, i, groups->ranges[k], plan->groups[k].bits);
      plan->groups[i].constant += plan->groups[k].constant;
      groups->alive[k] = false;
      plan->groups[k] = (struct bit_group){0};
      move_members(plan, k, i);
      return true;
    }
  }
  return false;
}

/* What a counter begins with, if the term's leaf is a counter and T divides scale * step; else
 * NULL. The access sees the value with which the counter that it sees began: between the definition
 * of another such value and the access, the counter begins anew. A sum that wraps at 2^32 or above
 * wraps by a multiple of T. */
static LLVMValueRef beginning_of(const struct term *term, uint32_t period) {
  LLVMValueRef phi = term->leaf;
  unsigned width = LLVMGetIntTypeWidth(LLVMTypeOf(phi));
  if (!LLVMIsAPHINode(phi) || LLVMCountIncoming(phi) != 2 || width < 32 || width > 64)
    return NULL;
  for (unsigned i = 0; i < 2; i++) {
    LLVMValueRef next = LLVMGetIncomingValue(phi, i), begins = LLVMGetIncomingValue(phi, !i);
    if (unbank_opcode(next) != LLVMAdd || LLVMGetOperand(next, 0) != phi ||
        !LLVMIsAConstantInt(LLVMGetOperand(next, 1)) || LLVMIsUndef(begins))
      continue;
    uint64_t step = LLVMConstIntGetZExtValue(LLVMGetOperand(next, 1));
    return (uint64_t)term->scale * step & (period - 1) ? NULL : begins;
  }
  return NULL;
}

/* Splits counters into their steps, and what they begin with: a term of its own, or a part of the
 * constant. */
static void follow_counters(struct planner *planner, uint32_t period, int64_t *constant) {
  struct plan *plan = planner->plan;
  const unsigned count = plan->term_count;
  for (unsigned i = 0; i < count && plan->term_count < OFFSET_TERMS_MAX; i++) {
    const struct term *term = &plan->terms[i];
    LLVMValueRef begins = beginning_of(term, period);
    if (!begins || !(unbank_bits_of_term(planner, i, term->scale) & (period - 1)))
      continue;
    plan->counts_from[i] = begins;
    if (LLVMIsAConstantInt(begins)) {
      *constant += term->scale * (int32_t)LLVMConstIntGetZExtValue(begins);
      continue;
    }
    struct term own = {.leaf = begins,
                       .is_signed = term->is_signed,
                       .scale = term->scale,
                       .seen = unbank_range_at(planner->module, planner->offset->block, NULL,
                                               begins, term->is_signed),
                       .ones = unbank_one_bits(planner->module, begins)};
    planner->leaves[plan->term_count] = unbank_range_of_leaf(planner, &own);
    plan->terms[plan->term_count++] = own;
  }
}

/* Makes a group of the root, and of each term with bits below the period. A range
 * so large that the sum of several might exceed `unknown` counts as unknown. */
static void make_groups(struct bit_groups *groups, uint32_t period) {
  struct planner *planner = groups->planner;
  struct plan *plan = planner->plan;
  if (planner->has_root) {
    uint32_t align = unbank_align_of_root(planner->module, plan->root);
    add_group(groups, ~(align - 1), unknown, &plan->group_of_root);
  }
  for (unsigned i = 0; i < plan->term_count; i++) {
    int64_t scale = plan->terms[i].scale;
    uint32_t bits = unbank_bits_of_term(planner, i, scale);
    struct range range;
    plan->group_of[i] = PLAN_ADDED;
    plan->permuted.scales[i] = scale;
    if (!(bits & (period - 1)) || plan->counts_from[i])
      continue;
    if (planner->layout->carved && unbank_is_start(&plan->terms[i])) {
      plan->group_of[i] = PLAN_START;
      continue;
    }
    if (!unbank_range_of_term(planner, i, scale, &range) || range.low < unknown.low / 64 ||
        range.high > unknown.high / 64)
      range = unknown;
    add_group(groups, bits, range, &plan->group_of[i]);
  }
}

/* Bits that may be set in the images of the other groups or in the flip of the last line. */
static uint32_t bits_of_images(const struct plan *plan, const uint32_t columns[32]) {
  uint32_t bits = plan->flips_last ? unbank_flipped_bits(columns, UINT32_MAX) : 0;
  for (unsigned i = 0; i < plan->group_count; i++)
    bits |= plan->groups[i].bits | unbank_flipped_bits(columns, plan->groups[i].bits);
  return bits;
}

/* The constant c as a group: splits phi(c) into what is XORed and what is added. For a carved
 * layout phi(c) = c ^ d(c), where the launch decides d(c). */
static void map_constant(struct bit_groups *groups, const uint32_t columns[32]) {
  struct plan *plan = groups->planner->plan;
  uint32_t image = unbank_image(columns, groups->constant), bits = bits_of_images(plan, columns);
  if (groups->planner->layout->carved) {
    uint32_t flipped = unbank_flipped_bits(columns, groups->constant);
    plan->carved_constant = flipped ? groups->constant : 0;
    image = groups->constant, bits |= flipped;
  }
  plan->flip = image & bits;
  plan->constant += image & ~plan->flip;
}

/* The scale s with phi(scale * y) = s * y, if the group is one term whose leaf y is not negative,
 * and scale * y stays below 2^32; 0 if there is no such scale for all launches. */
static uint32_t scale_of_image(const struct planner *planner, const uint32_t columns[32],
                               unsigned group) {
  const struct plan *plan = planner->plan;
  int term = -1;
  for (unsigned i = 0; i < plan->term_count; i++)
    if (plan->group_of[i] == group) {
      if (term >= 0)
        return 0;
      term = (int)i;
    }
  bool has_root = plan->permuted.has_root && plan->group_of_root == group;
  struct range range;
  if (term < 0 || has_root || plan->groups[group].constant || planner->layout->carved)
    return 0;
  int64_t scale = plan->terms[term].scale;
  if (scale <= 0 || !unbank_range_of_term(planner, (unsigned)term, scale, &range) ||
      range.low < 0 || range.high > UINT32_MAX)
    return 0;
  struct xor_step steps[STEPS_MAX];
  unsigned count = unbank_cover(columns, plan->groups[group].bits, steps);
  return count ? unbank_image_scale(steps, count, plan->groups[group].bits, (uint32_t)scale) : 0;
}

void unbank_plan_linear(struct planner *planner) {
  struct plan *plan = planner->plan;
  uint32_t columns[32];
  unbank_columns(planner->layout, columns);
  uint32_t touched = unbank_read_bits(columns) | unbank_flipped_bits(columns, UINT32_MAX);
  int64_t period = (int64_t)bits_up_to(touched) + 1;
  int64_t constant = planner->offset->constant;
  if (planner->follows_counters)
    follow_counters(planner, (uint32_t)period, &constant);
  int64_t whole = floor_to(constant, period);
  struct bit_groups groups = {.planner = planner, .constant = (uint32_t)(constant - whole)};
  plan->permutation = PERMUTE_BY_XOR;
  plan->constant = whole;
  plan->permuted = (struct sum){.has_root = planner->has_root};
  memset(plan->linear_part, 0, sizeof plan->linear_part);
  make_groups(&groups, (uint32_t)period);
  while (join_two(&groups)) {
  }
  for (unsigned i = 0; i < plan->group_count; i++)
    plan->groups[i].scale = scale_of_image(planner, columns, i);
  map_constant(&groups, columns);
  if (!planner->has_root && !plan->term_count && !plan->flips_last && !plan->carved_constant) {
    plan->constant += plan->flip;
    plan->flip = 0;
    plan->permutation = PERMUTE_NONE;
  }
  plan->permuted.range = (struct range){plan->constant > 0 ? -plan->constant : 0, planner->size};
}
