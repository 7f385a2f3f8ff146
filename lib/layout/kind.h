/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The kinds of permutations: a row of functions for each, in a file of its own (kind_xor.c,
 * kind_linear.c, kind_rotate.c, kind_pitch.c). The rest of the library reaches their arithmetic
 * through this table alone. Addresses are computed in rewrite/, for permutations that are linear
 * over bits by their columns. Pads, which are applied after the permutation, are in layout.c. */
#ifndef UNBANK_LAYOUT_KIND_H
#define UNBANK_LAYOUT_KIND_H

#include "unbank/bank.h"
#include "unbank/layout.h"

enum {
  LAYOUT_BITS = 32,
  LAYOUT_OFFSET_BITS = 31, /* that a permutation may read or flip; the period stays in 32 bits */
  LAYOUT_NUMBERS_MAX = 2 * UNBANK_COLUMNS_MAX,
};

/* How far a permutation reaches, in bytes. */
struct layout_extent {
  uint32_t line;   /* unbank_layout_line */
  uint64_t period; /* unbank_layout_period, in 64 bits */
  uint32_t whole;  /* the lowest one of this number is the largest group that stays whole */
  uint32_t fixed;  /* unbank_layout_fixed */
};

struct layout_kind {
  const char *word;  /* "xor" */
  const char *usage; /* "xor:B:M:S" */
  uint32_t (*apply)(const struct unbank_layout *layout, uint32_t offset);
  uint32_t (*invert)(const struct unbank_layout *layout, uint32_t place);
  /* `apply` to each offset of a warp, all below 2^31: a loop that compilers turn into vector
   * instructions. */
  void (*map)(const struct unbank_layout *layout, const uint32_t in[UNBANK_LANES],
              uint32_t out[UNBANK_LANES]);
  struct layout_extent (*extent)(const struct unbank_layout *layout);
  /* The numbers behind the word, as many as it answers. */
  unsigned (*numbers)(const struct unbank_layout *layout, uint32_t out[LAYOUT_NUMBERS_MAX]);
  /* From its numbers; NULL, or a malloc'd sentence about the text `whole`. */
  char *(*read)(const char *whole, const uint32_t *numbers, unsigned count,
                struct unbank_layout *out);
  /* Of one that is linear over bits, phi(x ^ y) = phi(x) ^ phi(y): the image of bit J is
   * 2^J ^ out[J], where out[] is zero to begin with. Else NULL. */
  void (*columns)(const struct unbank_layout *layout, uint32_t out[LAYOUT_BITS]);
};

/* The functions that each kind defines in its file under these names. */
#define LAYOUT_FUNCTIONS                                                                           \
  .apply = apply, .invert = invert, .map = map, .extent = extent, .numbers = numbers, .read = read

extern const struct layout_kind unbank_kind_xor, unbank_kind_linear, unbank_kind_rotate,
    unbank_kind_pitch;

/* The kind of a layout's permutation. It is never NULL: a layout without a permutation has a kind,
 * and so has one whose number names no permutation, which a report may contain. */
const struct layout_kind *unbank_kind(const struct unbank_layout *layout);

/* The kind with a number of enum unbank_permutation, from 1 on; NULL for a number above all. */
const struct layout_kind *unbank_kind_number(unsigned permutation);

static inline struct layout_extent unbank_extent(const struct unbank_layout *layout) {
  return unbank_kind(layout)->extent(layout);
}

/* Whether the permutation, if any, is linear over bits. */
bool unbank_permutes_bits(const struct unbank_layout *layout);

/* floor(o / row) by a product: with o and row integers below 2^31, (o + 1/2) / row lies at least
 * 1 / (2 row) from an integer, more than its rounding error of about 2^-52 (o + 1) / row. */
static inline uint32_t layout_divide(uint32_t offset, double inverse) {
  return (uint32_t)(int32_t)(((double)(int32_t)offset + 0.5) * inverse);
}

#endif
