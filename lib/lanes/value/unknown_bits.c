/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "lanes/value/unknown_bits.h"

#include "support/integers.h"

static uint64_t unknown_bits_of(const struct value *value) {
  return value->unknown ? value->unknown_bits : 0;
}

static uint64_t sign_extend(uint64_t bits, unsigned width) {
  return (uint64_t)value_sign_extend((int64_t)bits, width);
}

/* A bit of a sum is known if both bits are known, and so is the carry, which is the same in the
 * least and in the greatest sum. */
static uint64_t after_add(uint64_t a, uint64_t unknown_a, uint64_t b, uint64_t unknown_b) {
  uint64_t low_a = a & ~unknown_a, low_b = b & ~unknown_b;
  uint64_t high_a = a | unknown_a, high_b = b | unknown_b;
  uint64_t carries_low = (low_a + low_b) ^ low_a ^ low_b;
  uint64_t carries_high = (high_a + high_b) ^ high_a ^ high_b;
  return unknown_a | unknown_b | (carries_low ^ carries_high);
}

/* The unknown bits of x * factor: a power of two moves them, other factors spread them upwards. */
static uint64_t after_scale(uint64_t unknown_bits, int64_t factor) {
  if (!unknown_bits || !factor)
    return 0;
  uint64_t moved = unknown_bits << __builtin_ctzll((uint64_t)factor);
  return is_power_of_two((uint64_t)factor) ? moved : value_from_lowest(moved);
}

uint64_t value_unknown_bits_in_sum(unsigned width, const struct value *a, const struct value *b,
                                   int64_t factor) {
  uint64_t unknown_a = unknown_bits_of(a), unknown_b = after_scale(unknown_bits_of(b), factor);
  uint64_t unknown_bits = unknown_a | unknown_b;
  if (a->term_count || b->term_count)
    return sign_extend(value_from_lowest(unknown_bits), width);
  for (unsigned i = 0; i < value_lanes_of(a->uniform && b->uniform); i++)
    unknown_bits |= after_add((uint64_t)value_lane(a, i), unknown_a,
                              (uint64_t)value_lane(b, i) * (uint64_t)factor, unknown_b);
  return sign_extend(unknown_bits, width);
}

/* In an AND, the bits that one operand has as 0 are known; in an OR, those that it has as 1. */
static uint64_t after_logic(enum step_op op, uint64_t a, uint64_t unknown_a, uint64_t b,
                            uint64_t unknown_b) {
  uint64_t flip = op == STEP_OR ? 0 : UINT64_MAX;
  uint64_t decided = ((a ^ flip) & ~unknown_a) | ((b ^ flip) & ~unknown_b);
  return (unknown_a | unknown_b) & (op == STEP_XOR ? UINT64_MAX : ~decided);
}

static uint64_t after_shift(enum step_op op, unsigned width, uint64_t unknown_bits, uint64_t by) {
  if (by >= width)
    return 0;
  if (op == STEP_SHL)
    return unknown_bits << by;
  return op == STEP_LSHR ? value_zero_extend((int64_t)unknown_bits, width) >> by
                         : (uint64_t)((int64_t)unknown_bits >> by);
}

/* The unknown bits of a product. If both factors have unknown bits, only the bits below all of
 * these are known. */
static uint64_t after_mul(uint64_t a, uint64_t unknown_a, uint64_t b, uint64_t unknown_b) {
  if (!unknown_a || !unknown_b)
    return unknown_a ? after_scale(unknown_a, (int64_t)b) : after_scale(unknown_b, (int64_t)a);
  return value_from_lowest(unknown_a | unknown_b);
}

static uint64_t after_lane(enum step_op op, unsigned width, uint64_t a, uint64_t unknown_a,
                           uint64_t b, uint64_t unknown_b) {
  switch (op) {
  case STEP_AND:
  case STEP_OR:
  case STEP_XOR:
    return after_logic(op, a, unknown_a, b, unknown_b);
  case STEP_SHL:
  case STEP_LSHR:
  case STEP_ASHR:
    return unknown_b ? UINT64_MAX
                     : after_shift(op, width, unknown_a, value_zero_extend((int64_t)b, width));
  case STEP_MUL:
    return after_mul(a, unknown_a, b, unknown_b);
  default:
    return UINT64_MAX;
  }
}

uint64_t value_unknown_bits_after(enum step_op op, unsigned width, const struct value *a,
                                  const struct value *b) {
  uint64_t unknown_bits = unknown_bits_of(a) | unknown_bits_of(b);
  bool has_terms = a->term_count || b->term_count;
  if (op == STEP_ADD || op == STEP_SUB)
    return value_unknown_bits_in_sum(width, a, b, op == STEP_ADD ? 1 : -1);
  if (has_terms && (op != STEP_MUL || (a->term_count ? b : a)->unknown))
    return sign_extend(value_from_lowest(op == STEP_MUL ? unknown_bits : UINT64_MAX), width);
  unknown_bits = 0;
  for (unsigned i = 0; i < value_lanes_of(a->uniform && b->uniform); i++)
    unknown_bits |= after_lane(op, width, (uint64_t)value_lane(a, i), unknown_bits_of(a),
                               (uint64_t)value_lane(b, i), unknown_bits_of(b));
  return sign_extend(has_terms ? value_from_lowest(unknown_bits) : unknown_bits, width);
}
