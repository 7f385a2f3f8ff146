/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * XOR swizzles. What one does to an offset, with n = bits of M:
 *
 *     bit   31 ...  S+n-1 ..... S  ...  B+n-1 ..... B  B-1 ... 0
 *                   |  row  & M |  -->  ^ flipped     |  inside an atom, kept
 *
 * Flipped bits lie below B + n, so each aligned line of 2^(B+n) bytes is permuted within itself.
 * Bit i is flipped by bit i + (S - B), which is higher: that makes phi invertible even where the
 * two fields overlap. */
#include "layout/kind.h"

#include "support/arena.h"
#include "support/integers.h"

static uint32_t swizzle_key(const struct unbank_layout *layout, uint32_t offset) {
  return ((offset >> layout->xor_.shift) & layout->xor_.mask) << layout->xor_.bit;
}

static uint32_t apply(const struct unbank_layout *layout, uint32_t offset) {
  return offset ^ swizzle_key(layout, offset);
}

/* o = place ^ key(o). Bits of place above B + n are those of o; each round of o <- place ^ key(o)
 * makes S - B further bits right, from the top down, so 32 rounds are enough for any field, and a
 * fixed point comes earlier. */
static uint32_t invert(const struct unbank_layout *layout, uint32_t place) {
  uint32_t found = place;
  for (uint32_t next; (next = place ^ swizzle_key(layout, found)) != found;)
    found = next;
  return found;
}

static void map(const struct unbank_layout *layout, const uint32_t in[UNBANK_LANES],
                uint32_t out[UNBANK_LANES]) {
  uint32_t bit = layout->xor_.bit, mask = layout->xor_.mask, shift = layout->xor_.shift;
  for (unsigned i = 0; i < UNBANK_LANES; i++)
    out[i] = in[i] ^ ((in[i] >> shift & mask) << bit);
}

static struct layout_extent extent(const struct unbank_layout *layout) {
  uint32_t bit = layout->xor_.bit, shift = layout->xor_.shift, bits = bits_of(layout->xor_.mask);
  uint32_t lowest = low_bit_of(layout->xor_.mask);
  return (struct layout_extent){.line = UINT32_C(1) << (bit + bits),
                                .period = UINT64_C(1) << (shift + bits),
                                .whole = lowest << bit,
                                .fixed = lowest << shift};
}

static unsigned numbers(const struct unbank_layout *layout, uint32_t out[LAYOUT_NUMBERS_MAX]) {
  out[0] = layout->xor_.bit, out[1] = layout->xor_.mask, out[2] = layout->xor_.shift;
  return 3;
}

static char *read(const char *whole, const uint32_t *n, unsigned count, struct unbank_layout *out) {
  if (count != 3)
    return unbank_error("layout '%s': expected xor:B:M:S, three numbers", whole);
  if (!n[1])
    return unbank_error("layout '%s': the mask M must not be 0", whole);
  if (n[2] <= n[0])
    return unbank_error("layout '%s': S must be above B, or the layout has no inverse", whole);
  if (n[2] > LAYOUT_OFFSET_BITS || n[2] + bits_of(n[1]) > LAYOUT_OFFSET_BITS)
    return unbank_error("layout '%s': S and the bits of M must add up to at most %d", whole,
                        LAYOUT_OFFSET_BITS);
  out->xor_.bit = n[0], out->xor_.mask = n[1], out->xor_.shift = n[2];
  return NULL;
}

static void columns(const struct unbank_layout *layout, uint32_t out[LAYOUT_BITS]) {
  UNBANK_EACH_BIT(i, layout->xor_.mask)
    out[layout->xor_.shift + i] = UINT32_C(1) << (layout->xor_.bit + i);
}

const struct layout_kind unbank_kind_xor = {LAYOUT_FUNCTIONS, .word = "xor", .usage = "xor:B:M:S",
                                            .columns = columns};
