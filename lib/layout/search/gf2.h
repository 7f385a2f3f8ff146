/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Vectors of bits over GF(2) and what they span. A vector is a mask; addition is ^.
 */
#ifndef UNBANK_LAYOUT_SEARCH_GF2_H
#define UNBANK_LAYOUT_SEARCH_GF2_H

#include <stdbool.h>
#include <stdint.h>

enum { GF2_BITS_MAX = 16 };

/* The span of vectors whose highest bits differ, highest first. All zeros: {0}. */
struct gf2_span {
  unsigned count;
  uint32_t basis[GF2_BITS_MAX];
};

/* The number of the highest bit of x > 0. */
static inline unsigned gf2_top(uint32_t x) { return 31 - (unsigned)__builtin_clz(x); }

/* The sum of the vectors that `bits` chooses: the image of `bits` under the matrix whose columns
 * are the vectors. */
static inline uint32_t gf2_combine(const uint32_t *vectors, uint32_t bits) {
  uint32_t sum = 0;
  for (; bits; bits &= bits - 1)
    sum ^= vectors[__builtin_ctz(bits)];
  return sum;
}

/* The member of x + span without any of the basis' highest bits: linear in x, 0 on the span. */
static inline uint32_t gf2_reduce(const struct gf2_span *span, uint32_t x) {
  for (unsigned i = 0; i < span->count; i++)
    if ((x ^ span->basis[i]) < x) /* x has its highest bit */
      x ^= span->basis[i];
  return x;
}

/* Adds x to what is spanned; false where it was. */
static inline bool gf2_add(struct gf2_span *span, uint32_t x) {
  x = gf2_reduce(span, x);
  if (!x)
    return false;
  unsigned at = span->count++;
  for (; at > 0 && span->basis[at - 1] < x; at--)
    span->basis[at] = span->basis[at - 1];
  span->basis[at] = x;
  return true;
}

/* Makes each basis vector the only one that has its highest bit. */
static inline void gf2_clean(struct gf2_span *span) {
  for (unsigned i = 0; i < span->count; i++) {
    uint32_t x = span->basis[i];
    for (unsigned k = i + 1; k < span->count; k++)
      if (x >> gf2_top(span->basis[k]) & 1)
        x ^= span->basis[k];
    span->basis[i] = x;
  }
}

#endif
