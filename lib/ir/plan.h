/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * How an access gets its new address: one formula, used both to predict (alignment, widths, added
 * instructions) and to emit.
 *
 *     address = array + constant + sum of scale * leaf (outside) + phi(rest)        rest =
 * rest_constant + sum of scale * leaf (inside)
 *
 * Which terms may stand outside follows from phi's algebra over the integers, for all x and y:
 *
 *     phi(x + T * y) = phi(x) + c * y        T the layout's period, c = phi(T)
 *
 * for a pad with floor, for bits in two's complement, so negative x is fine: pad:R:P has T = R, c =
 * R + P; xor:B:M:S has T = c = 2^(S + bits of M).
 *
 * Machine integers wrap, these do not. The decomposition (offsets.h) holds modulo 2^64, and the
 * offset o of an access that executes lies in [0, size). So let H be the sum of the terms outside,
 * as integers. If each of them is bounded, |H| < 2^62, then rest = o - H is one integer below 2^63
 * in magnitude, and the sum of the terms inside, computed modulo 2^64, is that integer, whatever
 * wrapped on the way. That is the only condition, and `bounded` of a term states it. It remains to
 * compute phi(rest) in 32 bits, one of:
 *
 *     REST_NONE    phi(rest) = rest is proved by range: everything is outside
 *     REST_SIGNED  rest is proved to lie in [-2^30, 2^30): signed 32-bit arithmetic is exact
 *     REST_WHOLE   nothing stands outside, rest = o in [0, size): unsigned 32-bit arithmetic modulo
 * 2^32 is exact
 */
#ifndef UNBANK_IR_PLAN_H
#define UNBANK_IR_PLAN_H

#include "ir/offsets.h"

enum rest_kind { REST_NONE, REST_SIGNED, REST_WHOLE };

struct plan {
  LLVMValueRef root; /* the array; or, with REST_WHOLE, a phi or select whose own offset is part of
                        the rest */
  int64_t constant;
  unsigned term_count;
  struct term terms[OFFSET_TERMS_MAX];
  enum rest_kind rest;
  int64_t rest_constant;
  unsigned rest_count;
  struct term rest_terms[OFFSET_TERMS_MAX];
  int64_t rest_low;  /* least value of the rest, for floor by unsigned division */
  uint32_t align;    /* largest power of two, at most 16, that divides all of the address but
                        `constant`, if the array is so aligned */
  bool used_promise; /* a range of the promised shape was needed */
  unsigned added;    /* instructions that the identity layout would not need, before hoisting */
};

/* Plans the new address of an offset under a layout. `promise`: a shape that holds for the
 * function, or NULL. */
void unbank_plan(const struct module *module, LLVMValueRef function,
                 const struct unbank_shape *promise, const struct offset *offset,
                 const struct unbank_layout *layout, struct plan *out);

/* Whether the bits of the offset prove that an access of `bytes` bytes stays inside one aligned
 * group of `atom` bytes. */
bool unbank_stays_in_atom(const struct module *module, const struct offset *offset, uint32_t bytes,
                          uint32_t atom);

/* Largest power of two, at most 16, that divides everything but the constant of an offset. */
uint32_t unbank_offset_align(const struct module *module, const struct offset *offset);

#endif
