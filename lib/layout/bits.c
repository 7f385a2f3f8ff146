/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "layout/bits.h"

#include <string.h>

#include "layout/kind.h"
#include "support/integers.h"

enum { BITS = 32, BROADCAST_COST = 2, DIAGONAL_COST = 2 };

void unbank_columns(const struct unbank_layout *layout, uint32_t out[32]) {
  memset(out, 0, BITS * sizeof *out);
  if (unbank_permutes_bits(layout))
    unbank_kind(layout)->columns(layout, out);
}

uint32_t unbank_read_bits(const uint32_t columns[32]) {
  uint32_t read = 0;
  for (unsigned j = 0; j < BITS; j++)
    read |= columns[j] ? UINT32_C(1) << j : 0;
  return read;
}

uint32_t unbank_flipped_bits(const uint32_t columns[32], uint32_t bits) {
  uint32_t flipped = 0;
  UNBANK_EACH_BIT(j, bits)
    flipped |= columns[j];
  return flipped;
}

uint32_t unbank_image(const uint32_t columns[32], uint32_t x) {
  uint32_t image = x;
  UNBANK_EACH_BIT(j, x)
    image ^= columns[j];
  return image;
}

static uint32_t shifted(uint32_t bits, int by) { return by >= 0 ? bits >> by : bits << -by; }

/* The bits B on the diagonal J - B = d of the columns `of`. */
static uint32_t diagonal(const uint32_t columns[32], uint32_t of, int d) {
  uint32_t mask = 0;
  UNBANK_EACH_BIT(j, of)
    if ((int)j >= d && (int)j - d < BITS)
      mask |= columns[j] & UINT32_C(1) << ((int)j - d);
  return mask;
}

/* The diagonals that the columns `of` have pairs on: bit 31 + d for J - B = d. */
static uint64_t diagonals_of(const uint32_t columns[32], uint32_t of) {
  uint64_t found = 0;
  UNBANK_EACH_BIT(j, of)
    UNBANK_EACH_BIT(lane, columns[j])
      found |= UINT64_C(1) << (BITS - 1 + j - lane);
  return found;
}

static unsigned count_diagonals(const uint32_t columns[32], uint32_t of) {
  return (unsigned)__builtin_popcountll(diagonals_of(columns, of));
}

/* A broadcast pays when it saves more diagonals than it costs; the widest columns first. */
static uint32_t columns_to_broadcast(const uint32_t columns[32], uint32_t of) {
  uint32_t alone = 0;
  unsigned diagonals = count_diagonals(columns, of);
  int widest = 0;
  UNBANK_EACH_BIT(j, of)
    widest = __builtin_popcount(columns[j]) > widest ? __builtin_popcount(columns[j]) : widest;
  for (int wide = widest; wide >= 2 && diagonals > 1; wide--)
    UNBANK_EACH_BIT(j, of) {
      if (__builtin_popcount(columns[j]) != wide)
        continue;
      uint32_t with = alone | UINT32_C(1) << j;
      unsigned left = count_diagonals(columns, of & ~with);
      if ((diagonals - left) * DIAGONAL_COST <= BROADCAST_COST)
        continue;
      alone = with;
      diagonals = left;
    }
  return alone;
}

unsigned unbank_cover(const uint32_t columns[32], uint32_t bits, struct xor_step steps[STEPS_MAX]) {
  uint32_t alone = columns_to_broadcast(columns, bits), shared = bits & ~alone;
  unsigned count = 0;
  for (uint64_t left = diagonals_of(columns, shared); left;) {
    int d = BITS - __builtin_clzll(left);
    uint32_t mask = diagonal(columns, shared, d);
    left &= ~(UINT64_C(1) << (BITS - 1 + d));
    steps[count++] =
        (struct xor_step){.shift = d, .mask = mask, .needs_mask = (shifted(bits, d) & ~mask) != 0};
  }
  UNBANK_EACH_BIT(j, alone)
    steps[count++] = (struct xor_step){.is_broadcast = true, .bit = j, .mask = columns[j]};
  return count;
}

uint32_t unbank_image_scale(const struct xor_step *steps, unsigned count, uint32_t bits,
                            uint32_t scale) {
  uint32_t image = scale, taken = bits;
  for (unsigned i = 0; i < count; i++) {
    uint32_t moved = shifted(bits, steps[i].shift);
    if (steps[i].is_broadcast || steps[i].needs_mask || moved & taken ||
        shifted(moved, -steps[i].shift) != bits ||
        shifted(shifted(scale, steps[i].shift), -steps[i].shift) != scale)
      return 0;
    taken |= moved;
    image += shifted(scale, steps[i].shift);
  }
  return image;
}
