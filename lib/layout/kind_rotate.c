/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Rotations: row q of R bytes is rotated by K * q bytes. */
#include "layout/kind.h"

#include "support/arena.h"
#include "support/integers.h"

static uint32_t rotate(uint32_t row, uint32_t offset, uint64_t step) {
  uint32_t first = offset / row * row;
  return first + (uint32_t)((offset - first + offset / row * step) % row);
}

static uint32_t apply(const struct unbank_layout *layout, uint32_t offset) {
  return rotate(layout->rotate.row, offset, layout->rotate.step);
}

static uint32_t invert(const struct unbank_layout *layout, uint32_t place) {
  return rotate(layout->rotate.row, place, layout->rotate.row - layout->rotate.step);
}

/* With o = q * row + column, column + q * step is at most o, so all stays below 2^31. */
static void map(const struct unbank_layout *layout, const uint32_t in[UNBANK_LANES],
                uint32_t out[UNBANK_LANES]) {
  uint32_t row = layout->rotate.row, step = layout->rotate.step;
  double by_row = 1.0 / row;
  for (unsigned i = 0; i < UNBANK_LANES; i++) {
    uint32_t number = layout_divide(in[i], by_row), first = number * row;
    uint32_t moved = in[i] - first + number * step;
    out[i] = first + moved - layout_divide(moved, by_row) * row;
  }
}

/* Rotated rows meet again after R / gcd(R, K) of them. */
static struct layout_extent extent(const struct unbank_layout *layout) {
  uint32_t row = layout->rotate.row, step = layout->rotate.step;
  return (struct layout_extent){.line = row,
                                .period = (uint64_t)row * row / greatest_divisor(row, step),
                                .whole = row | step,
                                .fixed = row};
}

static unsigned numbers(const struct unbank_layout *layout, uint32_t out[LAYOUT_NUMBERS_MAX]) {
  out[0] = layout->rotate.row, out[1] = layout->rotate.step;
  return 2;
}

static char *read(const char *whole, const uint32_t *n, unsigned count, struct unbank_layout *out) {
  if (count != 2)
    return unbank_error("layout '%s': expected rot:R:K, two numbers of bytes", whole);
  if (!n[1] || n[1] >= n[0])
    return unbank_error("layout '%s': the step K must be at least 1 byte and below the row R",
                        whole);
  out->rotate.row = n[0], out->rotate.step = n[1];
  return NULL;
}

const struct layout_kind unbank_kind_rotate = {LAYOUT_FUNCTIONS, .word = "rot", .usage = "rot:R:K"};
