/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Layouts: see unbank/layout.h for the family. Offsets are bytes in 32 bits; sums are formed in 64
 * bits, so that a layout which does not fit is seen (unbank_layout_size saturates) and never wraps
 * into one that seems to.
 *
 * phi = pads after permutation. What a swizzle does to an offset, with n = bits of M:
 *
 *     bit   31 ...  S+n-1 ..... S  ...  B+n-1 ..... B  B-1 ... 0
 *                   |  row  & M |  -->  ^ flipped     |  inside an atom, kept
 *
 * Flipped bits lie below B + n, so each aligned line of 2^(B+n) bytes is permuted within itself.
 * Bit i is flipped by bit i + (S - B), which is higher: that makes phi invertible even where the
 * two fields overlap. A linear layout flips any bits by any: bits above the highest that is flipped
 * stay, so an aligned line of that size is mapped into itself, and onto, as phi is one to one. */
#include "layout/layout.h"

#include <string.h>

#include "support/integers.h"

enum { ATOM_MAX = 16, BITS = 32 };

/* Permutations. */

static uint32_t swizzle_key(const struct unbank_layout *layout, uint32_t offset) {
  return ((offset >> layout->xor_.shift) & layout->xor_.mask) << layout->xor_.bit;
}

static uint32_t linear_key(const struct unbank_layout *layout, uint32_t offset) {
  uint32_t key = 0;
  for (uint32_t i = 0; i < layout->linear.count; i++)
    key ^= offset >> layout->linear.columns[i].bit & 1 ? layout->linear.columns[i].mask : 0;
  return key;
}

static uint32_t rotate(uint32_t row, uint32_t offset, uint64_t step) {
  uint32_t first = offset / row * row;
  return first + (uint32_t)((offset - first + offset / row * step) % row);
}

static uint32_t permute(const struct unbank_layout *layout, uint32_t offset) {
  switch (layout->permutation) {
  case UNBANK_PERMUTE_XOR:
    return offset ^ swizzle_key(layout, offset);
  case UNBANK_PERMUTE_LINEAR:
    return offset ^ linear_key(layout, offset);
  case UNBANK_PERMUTE_ROTATE:
    return rotate(layout->rotate.row, offset, layout->rotate.step);
  case UNBANK_PERMUTE_NONE:
    break;
  }
  return offset;
}

/* o = place ^ key(o). Bits of place above B + n are those of o; each round of o <- place ^ key(o)
 * makes S - B further bits right, from the top down, so 32 rounds are enough for any field, and a
 * fixed point comes earlier. */
static uint32_t unswizzle(const struct unbank_layout *layout, uint32_t place) {
  uint32_t found = place;
  for (uint32_t next; (next = place ^ swizzle_key(layout, found)) != found;)
    found = next;
  return found;
}

/* Gauss-Jordan over bits: image[j] = phi(from[j]) is brought to hold 2^j, by exchanges and sums
 * that are made on both sides. false: phi is not one to one. */
static bool invert_matrix(const struct unbank_layout *layout, uint32_t from[BITS]) {
  uint32_t image[BITS];
  for (unsigned j = 0; j < BITS; j++) {
    from[j] = UINT32_C(1) << j;
    image[j] = from[j] ^ linear_key(layout, from[j]);
  }
  for (unsigned j = 0; j < BITS; j++) {
    unsigned pivot = j;
    while (pivot < BITS && !(image[pivot] >> j & 1))
      pivot++;
    if (pivot == BITS)
      return false;
    uint32_t image_swapped = image[j], from_swapped = from[j];
    image[j] = image[pivot], from[j] = from[pivot];
    image[pivot] = image_swapped, from[pivot] = from_swapped;
    for (unsigned k = 0; k < BITS; k++)
      if (k != j && image[k] >> j & 1)
        image[k] ^= image[j], from[k] ^= from[j];
  }
  return true;
}

bool unbank_linear_is_invertible(const struct unbank_layout *layout) {
  uint32_t from[BITS];
  return invert_matrix(layout, from);
}

static uint32_t unmix(const struct unbank_layout *layout, uint32_t place) {
  uint32_t from[BITS], found = 0;
  invert_matrix(layout, from);
  for (unsigned j = 0; j < BITS; j++)
    found ^= place >> j & 1 ? from[j] : 0;
  return found;
}

static uint32_t unpermute(const struct unbank_layout *layout, uint32_t place) {
  switch (layout->permutation) {
  case UNBANK_PERMUTE_XOR:
    return unswizzle(layout, place);
  case UNBANK_PERMUTE_LINEAR:
    return unmix(layout, place);
  case UNBANK_PERMUTE_ROTATE:
    return rotate(layout->rotate.row, place, layout->rotate.row - layout->rotate.step);
  case UNBANK_PERMUTE_NONE:
    break;
  }
  return place;
}

/* The union of the bits that flip others, and of those that are flipped. */
static void linear_bits(const struct unbank_layout *layout, uint32_t *read, uint32_t *flipped) {
  *read = *flipped = 0;
  for (uint32_t i = 0; i < layout->linear.count; i++) {
    *read |= UINT32_C(1) << layout->linear.columns[i].bit;
    *flipped |= layout->linear.columns[i].mask;
  }
}

uint32_t unbank_layout_line(const struct unbank_layout *layout) {
  uint32_t read, flipped;
  switch (layout->permutation) {
  case UNBANK_PERMUTE_XOR:
    return UINT32_C(1) << (layout->xor_.bit + bits_of(layout->xor_.mask));
  case UNBANK_PERMUTE_LINEAR:
    linear_bits(layout, &read, &flipped);
    return UINT32_C(1) << bits_of(flipped);
  case UNBANK_PERMUTE_ROTATE:
    return layout->rotate.row;
  case UNBANK_PERMUTE_NONE:
    break;
  }
  return 1;
}

/* Rotated rows meet again after R / gcd(R, K) of them. */
static uint64_t period_of_permutation(const struct unbank_layout *layout) {
  uint32_t read, flipped;
  switch (layout->permutation) {
  case UNBANK_PERMUTE_XOR:
    return UINT64_C(1) << (layout->xor_.shift + bits_of(layout->xor_.mask));
  case UNBANK_PERMUTE_LINEAR:
    linear_bits(layout, &read, &flipped);
    return UINT64_C(1) << bits_of(read | flipped);
  case UNBANK_PERMUTE_ROTATE:
    return (uint64_t)layout->rotate.row * layout->rotate.row /
           greatest_divisor(layout->rotate.row, layout->rotate.step);
  case UNBANK_PERMUTE_NONE:
    break;
  }
  return 1;
}

/* Padding. */

static uint64_t pad_place(const struct unbank_layout *layout, uint64_t offset) {
  uint64_t place = offset;
  for (unsigned i = 0; i < UNBANK_PADS_MAX && layout->pads[i].row; i++)
    place += offset / layout->pads[i].row * layout->pads[i].pad;
  return place;
}

/* Row q of a level starts at place q times its pitch: the rows of the level below that it holds,
 * padded, and then its own padding. From the outer level in, the rest of the place is sought. */
static bool unpad_place(const struct unbank_layout *layout, uint32_t place, uint32_t *offset) {
  uint64_t rest = place, found = 0;
  for (unsigned i = UNBANK_PADS_MAX; i-- > 0;) {
    uint64_t row = layout->pads[i].row;
    if (!row)
      continue;
    uint64_t held = row + (i ? row / layout->pads[0].row * layout->pads[0].pad : 0);
    uint64_t pitch = held + layout->pads[i].pad;
    found += rest / pitch * row;
    rest %= pitch;
    if (rest >= held)
      return false;
  }
  *offset = (uint32_t)(found + rest);
  return true;
}

/* The family. */

uint32_t unbank_layout_apply(const struct unbank_layout *layout, uint32_t offset) {
  return (uint32_t)pad_place(layout, permute(layout, offset));
}

bool unbank_layout_invert(const struct unbank_layout *layout, uint32_t place, uint32_t *offset) {
  uint32_t permuted;
  if (!unpad_place(layout, place, &permuted))
    return false;
  *offset = unpermute(layout, permuted);
  return true;
}

uint32_t unbank_layout_size(const struct unbank_layout *layout, uint32_t bytes) {
  uint64_t size = round_up(bytes, unbank_layout_line(layout));
  if (unbank_layout_is_padded(layout) && size)
    size = round_up(pad_place(layout, size - 1) + 1, unbank_layout_atom(layout));
  return size > UINT32_MAX ? UINT32_MAX : (uint32_t)size;
}

uint64_t unbank_layout_long_period(const struct unbank_layout *layout) {
  uint64_t period = period_of_permutation(layout);
  for (unsigned i = 0; i < UNBANK_PADS_MAX && layout->pads[i].row; i++)
    period = period / greatest_divisor(period, layout->pads[i].row) * layout->pads[i].row;
  return period;
}

uint32_t unbank_layout_period(const struct unbank_layout *layout) {
  return (uint32_t)unbank_layout_long_period(layout);
}

/* Groups stay whole when rows and steps are multiples of them, and no bit inside them is read or
 * flipped. */
uint32_t unbank_layout_granule(const struct unbank_layout *layout) {
  uint32_t kept = UINT32_C(1) << (BITS - 1), read, flipped;
  switch (layout->permutation) {
  case UNBANK_PERMUTE_XOR:
    kept |= low_bit_of(layout->xor_.mask) << layout->xor_.bit;
    break;
  case UNBANK_PERMUTE_LINEAR:
    linear_bits(layout, &read, &flipped);
    kept |= read | flipped;
    break;
  case UNBANK_PERMUTE_ROTATE:
    kept |= layout->rotate.row | layout->rotate.step;
    break;
  case UNBANK_PERMUTE_NONE:
    break;
  }
  for (unsigned i = 0; i < UNBANK_PADS_MAX; i++)
    kept |= layout->pads[i].row;
  return low_bit_of(kept);
}

uint32_t unbank_layout_atom(const struct unbank_layout *layout) {
  uint32_t kept = unbank_layout_granule(layout) | ATOM_MAX;
  for (unsigned i = 0; i < UNBANK_PADS_MAX; i++)
    kept |= layout->pads[i].pad;
  return low_bit_of(kept);
}

uint32_t unbank_layout_fixed(const struct unbank_layout *layout) {
  uint32_t fixed = UINT32_MAX;
  switch (layout->permutation) {
  case UNBANK_PERMUTE_XOR:
    fixed = low_bit_of(layout->xor_.mask) << layout->xor_.shift;
    break;
  case UNBANK_PERMUTE_LINEAR:
    fixed = UINT32_C(1) << layout->linear.columns[0].bit;
    break;
  case UNBANK_PERMUTE_ROTATE:
    fixed = layout->rotate.row;
    break;
  case UNBANK_PERMUTE_NONE:
    break;
  }
  return layout->pads[0].row && layout->pads[0].row < fixed ? layout->pads[0].row : fixed;
}

bool unbank_layout_is_padded(const struct unbank_layout *layout) { return layout->pads[0].row; }

bool unbank_layout_is_identity(const struct unbank_layout *layout) {
  return layout->permutation == UNBANK_PERMUTE_NONE && !unbank_layout_is_padded(layout);
}

static bool equal_permutations(const struct unbank_layout *a, const struct unbank_layout *b) {
  if (a->permutation != b->permutation)
    return false;
  switch (a->permutation) {
  case UNBANK_PERMUTE_XOR:
    return a->xor_.bit == b->xor_.bit && a->xor_.mask == b->xor_.mask &&
           a->xor_.shift == b->xor_.shift;
  case UNBANK_PERMUTE_LINEAR:
    return a->linear.count == b->linear.count &&
           memcmp(a->linear.columns, b->linear.columns,
                  a->linear.count * sizeof *a->linear.columns) == 0;
  case UNBANK_PERMUTE_ROTATE:
    return a->rotate.row == b->rotate.row && a->rotate.step == b->rotate.step;
  case UNBANK_PERMUTE_NONE:
    break;
  }
  return true;
}

bool unbank_layout_equal(const struct unbank_layout *a, const struct unbank_layout *b) {
  return equal_permutations(a, b) && memcmp(a->pads, b->pads, sizeof a->pads) == 0;
}
