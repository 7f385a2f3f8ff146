/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "layout/kind.h"

static uint32_t same(const struct unbank_layout *layout, uint32_t offset) {
  (void)layout;
  return offset;
}

static void map_same(const struct unbank_layout *layout, const uint32_t in[UNBANK_LANES],
                     uint32_t out[UNBANK_LANES]) {
  (void)layout;
  for (unsigned i = 0; i < UNBANK_LANES; i++)
    out[i] = in[i];
}

static struct layout_extent extent(const struct unbank_layout *layout) {
  (void)layout;
  return (struct layout_extent){.line = 1, .period = 1, .whole = 0, .fixed = UINT32_MAX};
}

static unsigned numbers(const struct unbank_layout *layout, uint32_t out[LAYOUT_NUMBERS_MAX]) {
  (void)layout, (void)out;
  return 0;
}

static void columns(const struct unbank_layout *layout, uint32_t out[LAYOUT_BITS]) {
  (void)layout, (void)out;
}

static const struct layout_kind none = {.apply = same,
                                        .invert = same,
                                        .map = map_same,
                                        .extent = extent,
                                        .numbers = numbers,
                                        .columns = columns};

static const struct layout_kind *const kinds[] = {
    [UNBANK_PERMUTE_NONE] = &none,
    [UNBANK_PERMUTE_XOR] = &unbank_kind_xor,
    [UNBANK_PERMUTE_LINEAR] = &unbank_kind_linear,
    [UNBANK_PERMUTE_ROTATE] = &unbank_kind_rotate,
    [UNBANK_PERMUTE_PITCH] = &unbank_kind_pitch,
};

const struct layout_kind *unbank_kind_number(unsigned permutation) {
  return permutation < sizeof kinds / sizeof *kinds ? kinds[permutation] : NULL;
}

const struct layout_kind *unbank_kind(const struct unbank_layout *layout) {
  const struct layout_kind *kind = unbank_kind_number(layout->permutation);
  return kind ? kind : &none;
}

bool unbank_permutes_bits(const struct unbank_layout *layout) {
  return unbank_kind(layout)->columns;
}
