/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Linear maps over bits. A linear layout flips any bits by any: bits above the highest that is
 * flipped stay, so an aligned line of that size is mapped into itself, and onto, as phi is one to
 * one. */
#include "layout/kind.h"

#include "support/arena.h"
#include "support/integers.h"

static uint32_t linear_key(const struct unbank_layout *layout, uint32_t offset) {
  uint32_t key = 0;
  for (uint32_t i = 0; i < layout->linear.count; i++)
    key ^= offset >> layout->linear.columns[i].bit & 1 ? layout->linear.columns[i].mask : 0;
  return key;
}

static uint32_t apply(const struct unbank_layout *layout, uint32_t offset) {
  return offset ^ linear_key(layout, offset);
}

/* Gauss-Jordan over bits: image[j] = phi(from[j]) is brought to hold 2^j, by exchanges and sums
 * that are made on both sides. false: phi is not one to one. */
static bool invert_matrix(const struct unbank_layout *layout, uint32_t from[LAYOUT_BITS]) {
  uint32_t image[LAYOUT_BITS];
  for (unsigned j = 0; j < LAYOUT_BITS; j++) {
    from[j] = UINT32_C(1) << j;
    image[j] = from[j] ^ linear_key(layout, from[j]);
  }
  for (unsigned j = 0; j < LAYOUT_BITS; j++) {
    unsigned pivot = j;
    while (pivot < LAYOUT_BITS && !(image[pivot] >> j & 1))
      pivot++;
    if (pivot == LAYOUT_BITS)
      return false;
    uint32_t image_swapped = image[j], from_swapped = from[j];
    image[j] = image[pivot], from[j] = from[pivot];
    image[pivot] = image_swapped, from[pivot] = from_swapped;
    for (unsigned k = 0; k < LAYOUT_BITS; k++)
      if (k != j && image[k] >> j & 1)
        image[k] ^= image[j], from[k] ^= from[j];
  }
  return true;
}

static uint32_t invert(const struct unbank_layout *layout, uint32_t place) {
  uint32_t from[LAYOUT_BITS], found = 0;
  invert_matrix(layout, from);
  for (unsigned j = 0; j < LAYOUT_BITS; j++)
    found ^= place >> j & 1 ? from[j] : 0;
  return found;
}

/* -(bit of o) is all ones where the bit is set. */
static void map(const struct unbank_layout *layout, const uint32_t in[UNBANK_LANES],
                uint32_t out[UNBANK_LANES]) {
  for (unsigned i = 0; i < UNBANK_LANES; i++) {
    uint32_t key = 0;
    for (uint32_t c = 0; c < layout->linear.count; c++)
      key ^= -(in[i] >> layout->linear.columns[c].bit & 1) & layout->linear.columns[c].mask;
    out[i] = in[i] ^ key;
  }
}

static struct layout_extent extent(const struct unbank_layout *layout) {
  uint32_t reads = 0, flipped = 0;
  for (uint32_t i = 0; i < layout->linear.count; i++) {
    reads |= UINT32_C(1) << layout->linear.columns[i].bit;
    flipped |= layout->linear.columns[i].mask;
  }
  return (struct layout_extent){.line = UINT32_C(1) << bits_of(flipped),
                                .period = UINT64_C(1) << bits_of(reads | flipped),
                                .whole = reads | flipped,
                                .fixed = UINT32_C(1) << layout->linear.columns[0].bit};
}

static unsigned numbers(const struct unbank_layout *layout, uint32_t out[LAYOUT_NUMBERS_MAX]) {
  uint32_t count =
      layout->linear.count < UNBANK_COLUMNS_MAX ? layout->linear.count : UNBANK_COLUMNS_MAX;
  for (uint32_t i = 0; i < count; i++)
    out[2 * i] = layout->linear.columns[i].bit, out[2 * i + 1] = layout->linear.columns[i].mask;
  return 2 * count;
}

static char *read(const char *whole, const uint32_t *n, unsigned count, struct unbank_layout *out) {
  if (!count || count % 2)
    return unbank_error("layout '%s': expected lin:J:M:J:M..., up to %d pairs of numbers", whole,
                        UNBANK_COLUMNS_MAX);
  out->linear.count = count / 2;
  for (unsigned i = 0; i < out->linear.count; i++) {
    struct unbank_column column = {n[2 * i], n[2 * i + 1]};
    if (column.bit >= LAYOUT_OFFSET_BITS || bits_of(column.mask) > LAYOUT_OFFSET_BITS)
      return unbank_error("layout '%s': J and the bits of M must be below %d", whole,
                          LAYOUT_OFFSET_BITS);
    if (!column.mask)
      return unbank_error("layout '%s': the mask M must not be 0", whole);
    if (i && column.bit <= out->linear.columns[i - 1].bit)
      return unbank_error("layout '%s': the bits J must ascend", whole);
    out->linear.columns[i] = column;
  }
  uint32_t from[LAYOUT_BITS];
  if (!invert_matrix(out, from))
    return unbank_error("layout '%s': two offsets get one place; each bit must stay to be told "
                        "from the others",
                        whole);
  return NULL;
}

static void columns(const struct unbank_layout *layout, uint32_t out[LAYOUT_BITS]) {
  for (uint32_t i = 0; i < layout->linear.count; i++)
    out[layout->linear.columns[i].bit] = layout->linear.columns[i].mask;
}

const struct layout_kind unbank_kind_linear = {LAYOUT_FUNCTIONS, .word = "lin",
                                               .usage = "lin:J:M:J:M...", .columns = columns};
