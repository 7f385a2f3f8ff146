/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Layouts: see unbank/layout.h for the family. Offsets are bytes in 32 bits. Sums are formed in 64
 * bits and never wrap, so a layout that needs more bytes than 32 bits can count is not taken for a
 * small one (unbank_layout_size saturates).
 *
 * phi = pads after permutation (kind.h). */
#include "layout/layout.h"

#include <string.h>

#include "layout/kind.h"
#include "support/integers.h"

enum { ATOM_MAX = 16 };

const struct unbank_layout unbank_identity = {0};

uint32_t unbank_layout_line(const struct unbank_layout *layout) {
  return unbank_extent(layout).line;
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
  return (uint32_t)pad_place(layout, unbank_kind(layout)->apply(layout, offset));
}

bool unbank_layout_invert(const struct unbank_layout *layout, uint32_t place, uint32_t *offset) {
  uint32_t permuted;
  if (!unpad_place(layout, place, &permuted))
    return false;
  *offset = unbank_kind(layout)->invert(layout, permuted);
  return true;
}

uint32_t unbank_layout_size(const struct unbank_layout *layout, uint32_t bytes) {
  uint64_t size = round_up(bytes, unbank_layout_line(layout));
  if (unbank_layout_is_padded(layout) && size)
    size = round_up(pad_place(layout, size - 1) + 1, unbank_layout_atom(layout));
  return size > UINT32_MAX ? UINT32_MAX : (uint32_t)size;
}

uint64_t unbank_layout_long_period(const struct unbank_layout *layout) {
  uint64_t period = unbank_extent(layout).period;
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
  uint32_t kept = UINT32_C(1) << (LAYOUT_BITS - 1) | unbank_extent(layout).whole;
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

uint32_t unbank_layout_row_align(const struct unbank_layout *layout) {
  uint64_t begins = ATOM_MAX;
  for (unsigned i = 0; i < UNBANK_PADS_MAX && layout->pads[i].row; i++)
    begins |= pad_place(layout, layout->pads[i].row);
  return (uint32_t)low_bit_of(begins);
}

static struct unbank_layout columns_below(const struct unbank_layout *layout, uint32_t align) {
  struct unbank_layout below = {.permutation = UNBANK_PERMUTE_LINEAR};
  for (unsigned i = 0; i < layout->linear.count; i++)
    if (UINT32_C(1) << layout->linear.columns[i].bit < align)
      below.linear.columns[below.linear.count++] = layout->linear.columns[i];
  return below.linear.count ? below : unbank_identity;
}

struct unbank_layout unbank_layout_with_carving(const struct unbank_layout *layout,
                                                uint32_t align) {
  struct unbank_layout left = *layout;
  if (!layout->carved)
    return left;
  left.carved = false;
  if (layout->permutation == UNBANK_PERMUTE_LINEAR)
    return columns_below(layout, align);
  uint32_t read = align >> layout->xor_.shift;
  left.xor_.mask &= read ? read - 1 : 0;
  return left.xor_.mask ? left : unbank_identity;
}

uint32_t unbank_layout_fixed(const struct unbank_layout *layout) {
  uint32_t fixed = unbank_extent(layout).fixed;
  return layout->pads[0].row && layout->pads[0].row < fixed ? layout->pads[0].row : fixed;
}

bool unbank_layout_is_padded(const struct unbank_layout *layout) { return layout->pads[0].row; }

bool unbank_layout_is_identity(const struct unbank_layout *layout) {
  return layout->permutation == UNBANK_PERMUTE_NONE && !unbank_layout_is_padded(layout);
}

static bool equal_permutations(const struct unbank_layout *a, const struct unbank_layout *b) {
  uint32_t of_a[LAYOUT_NUMBERS_MAX], of_b[LAYOUT_NUMBERS_MAX];
  if (a->permutation != b->permutation)
    return false;
  unsigned count = unbank_kind(a)->numbers(a, of_a);
  return count == unbank_kind(b)->numbers(b, of_b) && !memcmp(of_a, of_b, count * sizeof *of_a);
}

bool unbank_layout_equal(const struct unbank_layout *a, const struct unbank_layout *b) {
  return equal_permutations(a, b) && memcmp(a->pads, b->pads, sizeof a->pads) == 0 &&
         a->carved == b->carved;
}
