/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Linear permutations as instructions.
 *
 * phi(x) = x ^ (M of each bit J set in x). The pairs (bit J, a bit B of its M) fill a matrix, which
 * is covered by
 *
 *     diagonals     all pairs with J - B = d:   (x >> d) & mask, or (x << -d) & mask
 *     broadcasts    all pairs of one J:         x has bit J ? M : 0
 *
 * xor:B:M:S is one diagonal. A part of an offset in which only some bits may be ones has less to
 * cover, and where the shift brings in no other ones, needs no mask. */
#ifndef UNBANK_LAYOUT_BITS_H
#define UNBANK_LAYOUT_BITS_H

#include <stdbool.h>
#include <stdint.h>

#include "unbank/layout.h"

struct xor_step {
  bool is_broadcast;
  int shift;       /* of a diagonal: d */
  uint32_t bit;    /* of a broadcast: J */
  uint32_t mask;   /* bits that are flipped */
  bool needs_mask; /* of a diagonal: the shift brings in other bits, too */
};

enum { STEPS_MAX = UNBANK_COLUMNS_MAX + 32 };

/* The layout's permutation as columns: the image of bit J is 2^J ^ out[J]. */
void unbank_columns(const struct unbank_layout *layout, uint32_t out[32]);
/* The bits that flip others, and those that are flipped by some of `bits`. */
uint32_t unbank_read_bits(const uint32_t columns[32]);
uint32_t unbank_flipped_bits(const uint32_t columns[32], uint32_t bits);

/* The permutation of one number modulo 2^32. */
uint32_t unbank_image(const uint32_t columns[32], uint32_t x);

/* Steps that together give phi(x) ^ x for all x whose ones lie in `bits`; few instructions. */
unsigned unbank_cover(const uint32_t columns[32], uint32_t bits, struct xor_step steps[STEPS_MAX]);

/* Whether phi(scale * y) = (the result) * y for all y with scale * y within `bits`: shifts that
 * lose nothing, and images that share no bits. 0: no. */
uint32_t unbank_image_scale(const struct xor_step *steps, unsigned count, uint32_t bits,
                            uint32_t scale);

#endif
