/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Linear permutations: the offset as parts that share no bits.
 *
 *     o = constant + sum of terms = x_1 + x_2 + ... = x_1 ^ x_2 ^ ...,     phi(o) = phi(x_1) ^
 * phi(x_2) ^ ...
 *
 * all modulo 2^32. To begin with, each term is a part, and so is each bit of the constant; parts
 * that may share bits are added up to one. What stays of the constant is a part whose image is
 * known,
 *
 *     phi(c) = flip + what no other part can touch: bits that none of their images may have
 *
 * and the second is added outside: the granules of `x ^ 4q + j`, and whole rows. Terms that are
 * multiples of the period T have no bits below it: phi(x + T * y) = phi(x) + T * y. */
#include <string.h>

#include "ir/bits.h"
#include "ir/planner.h"
#include "support/integers.h"

struct parts {
  struct planner *planner;
  struct range ranges[PLAN_PARTS_MAX]; /* of each part; full when unknown */
  bool alive[PLAN_PARTS_MAX];
  uint32_t constant; /* the bits that are a part each */
};

static const struct range unknown = {INT64_MIN / 4, INT64_MAX / 4};

static uint32_t bits_up_to(uint32_t high) { return high ? UINT32_MAX >> __builtin_clz(high) : 0; }

/* All bits that a number of the range may have which is a multiple of `low`, a power of two. */
static uint32_t bits_of_range(struct range range, uint32_t low) {
  uint32_t up =
      range.low >= 0 && range.high <= UINT32_MAX ? bits_up_to((uint32_t)range.high) : UINT32_MAX;
  return low ? up & ~(low - 1) : 0;
}

static void add_part(struct parts *parts, uint32_t bits, struct range range, uint8_t *of) {
  struct plan *plan = parts->planner->plan;
  parts->ranges[plan->part_count] = range;
  parts->alive[plan->part_count] = true;
  *of = (uint8_t)plan->part_count;
  plan->parts[plan->part_count++] = (struct part){.bits = bits};
}

/* Part `into` becomes the sum of itself and another, or constant bits. */
static void grow(struct parts *parts, unsigned into, struct range by, uint32_t by_bits) {
  struct part *part = &parts->planner->plan->parts[into];
  struct range *range = &parts->ranges[into];
  *range = (struct range){range->low + by.low, range->high + by.high};
  if (range->low < unknown.low || range->high > unknown.high)
    *range = unknown;
  part->bits = bits_of_range(*range, low_bit_of(part->bits | by_bits));
}

static void replace_part(struct plan *plan, unsigned from, unsigned to) {
  for (unsigned i = 0; i < plan->term_count; i++)
    if (plan->part_of[i] == from)
      plan->part_of[i] = (uint8_t)to;
  if (plan->part_of_root == from)
    plan->part_of_root = (uint8_t)to;
}

/* Adds up two parts, or a part and bits of the constant, that may share bits. false: none do. */
static bool join_some(struct parts *parts) {
  struct plan *plan = parts->planner->plan;
  for (unsigned i = 0; i < plan->part_count; i++) {
    if (!parts->alive[i])
      continue;
    uint32_t shared = plan->parts[i].bits & parts->constant;
    if (shared) {
      parts->constant ^= shared;
      plan->parts[i].constant += shared;
      grow(parts, i, (struct range){shared, shared}, shared);
      return true;
    }
    for (unsigned k = i + 1; k < plan->part_count; k++) {
      if (!parts->alive[k] || !(plan->parts[i].bits & plan->parts[k].bits))
        continue;
      grow(parts, i, parts->ranges[k], plan->parts[k].bits);
      plan->parts[i].constant += plan->parts[k].constant;
      parts->alive[k] = false;
      plan->parts[k] = (struct part){0};
      replace_part(plan, k, i);
      return true;
    }
  }
  return false;
}

static void start(struct parts *parts, uint32_t period) {
  struct planner *planner = parts->planner;
  struct plan *plan = planner->plan;
  if (planner->has_root) {
    uint32_t align = unbank_align_of_root(planner->module, plan->root);
    add_part(parts, ~(align - 1), unknown, &plan->part_of_root);
  }
  for (unsigned i = 0; i < plan->term_count; i++) {
    int64_t scale = plan->terms[i].scale;
    uint32_t bits = unbank_bits_of_term(planner, i, scale);
    struct range range;
    plan->part_of[i] = PLAN_ADDED;
    plan->inside.scales[i] = scale;
    if (!(bits & (period - 1)))
      continue;
    if (!unbank_range_of_term(planner, i, scale, &range) || range.low < unknown.low / 64 ||
        range.high > unknown.high / 64)
      range = unknown;
    add_part(parts, bits, range, &plan->part_of[i]);
  }
}

/* Bits that the images of the other parts may have. */
static uint32_t bits_of_images(const struct plan *plan, const uint32_t columns[32]) {
  uint32_t bits = 0;
  for (unsigned i = 0; i < plan->part_count; i++)
    bits |= plan->parts[i].bits | unbank_flipped_bits(columns, plan->parts[i].bits);
  return bits;
}

/* The constant c, a part by itself: what of phi(c) is XOR-ed, and what is added outside. */
static void place_constant(struct parts *parts, const uint32_t columns[32]) {
  struct plan *plan = parts->planner->plan;
  uint32_t image = unbank_image(columns, parts->constant);
  plan->flip = image & bits_of_images(plan, columns);
  plan->constant += image & ~plan->flip;
}

/* Of scale * y with y one leaf, not negative, and no product past 2^32. */
static uint32_t scale_of_image(const struct planner *planner, const uint32_t columns[32],
                               unsigned part) {
  const struct plan *plan = planner->plan;
  int term = -1;
  for (unsigned i = 0; i < plan->term_count; i++)
    if (plan->part_of[i] == part) {
      if (term >= 0)
        return 0;
      term = (int)i;
    }
  bool has_root = plan->inside.has_root && plan->part_of_root == part;
  struct range range;
  if (term < 0 || has_root || plan->parts[part].constant)
    return 0;
  int64_t scale = plan->terms[term].scale;
  if (scale <= 0 || !unbank_range_of_term(planner, (unsigned)term, scale, &range) ||
      range.low < 0 || range.high > UINT32_MAX)
    return 0;
  struct step steps[STEPS_MAX];
  unsigned count = unbank_cover(columns, plan->parts[part].bits, steps);
  return count ? unbank_image_scale(steps, count, plan->parts[part].bits, (uint32_t)scale) : 0;
}

void unbank_plan_linear(struct planner *planner) {
  struct plan *plan = planner->plan;
  uint32_t columns[32];
  unbank_columns(planner->layout, columns);
  uint32_t touched = unbank_read_bits(columns) | unbank_flipped_bits(columns, UINT32_MAX);
  int64_t period = (int64_t)bits_up_to(touched) + 1;
  int64_t constant = planner->offset->constant;
  int64_t whole = unbank_floor_div(constant, period) * period;
  struct parts parts = {.planner = planner, .constant = (uint32_t)(constant - whole)};
  plan->place = PLACE_LINEAR;
  plan->constant = whole;
  plan->inside = (struct sum){.has_root = planner->has_root};
  memset(plan->outside, 0, sizeof plan->outside);
  start(&parts, (uint32_t)period);
  while (join_some(&parts)) {
  }
  for (unsigned i = 0; i < plan->part_count; i++)
    plan->parts[i].scale = scale_of_image(planner, columns, i);
  place_constant(&parts, columns);
  if (!planner->has_root && !plan->term_count) {
    plan->constant += plan->flip;
    plan->flip = 0;
    plan->place = PLACE_NONE;
  }
  plan->inside.range = (struct range){plan->constant > 0 ? -plan->constant : 0, planner->size};
}
