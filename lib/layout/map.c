/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The family's arithmetic (layout.c) as loops over the lanes of a warp, one for each kind, that
 * compilers turn into vector instructions. */
#include "layout/map.h"

/* floor(o / row) by a product: with o and row integers below 2^31, (o + 1/2) / row lies at least
 * 1 / (2 row) from an integer, more than its rounding error of about 2^-52 (o + 1) / row. */
static inline uint32_t divide(uint32_t offset, double inverse) {
  return (uint32_t)(int32_t)(((double)(int32_t)offset + 0.5) * inverse);
}

static void swizzle(const struct unbank_layout *layout, const uint32_t in[UNBANK_LANES],
                    uint32_t out[UNBANK_LANES]) {
  uint32_t bit = layout->xor_.bit, mask = layout->xor_.mask, shift = layout->xor_.shift;
  for (unsigned i = 0; i < UNBANK_LANES; i++)
    out[i] = in[i] ^ ((in[i] >> shift & mask) << bit);
}

/* -(bit of o) is all ones where the bit is set. */
static void mix(const struct unbank_layout *layout, const uint32_t in[UNBANK_LANES],
                uint32_t out[UNBANK_LANES]) {
  for (unsigned i = 0; i < UNBANK_LANES; i++) {
    uint32_t key = 0;
    for (uint32_t c = 0; c < layout->linear.count; c++)
      key ^= -(in[i] >> layout->linear.columns[c].bit & 1) & layout->linear.columns[c].mask;
    out[i] = in[i] ^ key;
  }
}

/* With o = q * row + column, column + q * step is at most o, so all stays below 2^31. */
static void rotate(const struct unbank_layout *layout, const uint32_t in[UNBANK_LANES],
                   uint32_t out[UNBANK_LANES]) {
  uint32_t row = layout->rotate.row, step = layout->rotate.step;
  double by_row = 1.0 / row;
  for (unsigned i = 0; i < UNBANK_LANES; i++) {
    uint32_t number = divide(in[i], by_row), first = number * row;
    uint32_t moved = in[i] - first + number * step;
    out[i] = first + moved - divide(moved, by_row) * row;
  }
}

static void add_pads(const struct unbank_layout *layout, uint32_t out[UNBANK_LANES]) {
  uint32_t inner = layout->pads[0].pad, outer = layout->pads[1].pad;
  double by_inner = 1.0 / layout->pads[0].row;
  double by_outer = layout->pads[1].row ? 1.0 / layout->pads[1].row : 0;
  if (!by_outer) {
    for (unsigned i = 0; i < UNBANK_LANES; i++)
      out[i] += divide(out[i], by_inner) * inner;
    return;
  }
  for (unsigned i = 0; i < UNBANK_LANES; i++)
    out[i] += divide(out[i], by_inner) * inner + divide(out[i], by_outer) * outer;
}

void unbank_layout_map(const struct unbank_layout *layout, const uint32_t in[UNBANK_LANES],
                       uint32_t out[UNBANK_LANES]) {
  switch (layout->permutation) {
  case UNBANK_PERMUTE_XOR:
    swizzle(layout, in, out);
    break;
  case UNBANK_PERMUTE_LINEAR:
    mix(layout, in, out);
    break;
  case UNBANK_PERMUTE_ROTATE:
    rotate(layout, in, out);
    break;
  case UNBANK_PERMUTE_NONE:
    for (unsigned i = 0; i < UNBANK_LANES; i++)
      out[i] = in[i];
    break;
  }
  if (unbank_layout_is_padded(layout))
    add_pads(layout, out);
}
