/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * From a kernel to a matrix, its price, and the layout of bytes.
 */
#include "layout/bits.h"
#include "layout/search/linear_internal.h"
#include "unbank/bank.h"

/* Makes K as large as a kernel is, n - b dimensions, without a further vector of W: what is added
 * must keep out of W + K. It should keep out of Y + K, too, Y the row of slots, so that K meets Y
 * only where it must. Both have fewer than n dimensions as long as K has fewer than n - b, and no
 * space is the union of two smaller ones, so there is such a vector. First choice are single bits
 * above the row, which then flip nothing, then those that make one bit above flip one below; a
 * vector that is refused once is refused for good, for K only grows. */
static void complete_kernel(const struct linear_model *model, struct gf2_span *kernel) {
  unsigned n = model->bits, b = model->slots_log, needed = n - b;
  struct gf2_span with_w = model->span, with_row = {0};
  for (unsigned s = 0; s < b; s++)
    gf2_add(&with_row, UINT32_C(1) << s);
  bool meets_row = false;
  for (unsigned i = 0; i < kernel->count; i++) {
    gf2_add(&with_w, kernel->basis[i]);
    meets_row |= !gf2_add(&with_row, kernel->basis[i]);
  }
  for (unsigned bits = 1; bits <= n; bits++)
    for (uint32_t x = UINT32_C(1) << n; kernel->count < needed && --x;) {
      if ((unsigned)__builtin_popcount(x) != bits || !gf2_reduce(&with_w, x) ||
          (!meets_row && !gf2_reduce(&with_row, x)))
        continue;
      gf2_add(kernel, x);
      gf2_add(&with_w, x);
      gf2_add(&with_row, x);
    }
}

/* In the clean basis of K each vector has its highest bit, its pivot, to itself, so modulo K a
 * pivot equals the sum of the vector's other bits, and the b bits that are no pivots are a basis of
 * the quotient: the slot is to be a one-to-one image of them. A free bit of the row keeps its
 * place. A pivot in the row gives its place to a free bit above it and takes the place of that one.
 *
 *     x has bit      free, in the row    pivot, in the row: p    pivot, above    free, above: f
 *     goes to        itself              f                       itself          p
 *
 * and each pivot also flips the places of its vector's other bits. On K the pivots are coordinates,
 * and they alone fill the places above the row, while the row is 0; so the matrix is invertible.
 * Where K meets the row only in 0 all pivots are above it, the bits above flip bits of the row, and
 * nothing else happens. */
void unbank_linear_flips(const struct linear_model *model, const uint32_t *vectors, unsigned count,
                         struct linear_flips *out) {
  unsigned n = model->bits, b = model->slots_log;
  struct gf2_span kernel = {0};
  for (unsigned i = 0; i < count; i++)
    gf2_add(&kernel, vectors[i]);
  complete_kernel(model, &kernel);
  gf2_clean(&kernel);
  uint32_t pivots = 0, place[GF2_BITS_MAX];
  for (unsigned i = 0; i < kernel.count; i++)
    pivots |= UINT32_C(1) << gf2_top(kernel.basis[i]);
  unsigned above = b; /* the next free bit above the row */
  for (unsigned bit = 0; bit < n; bit++)
    place[bit] = UINT32_C(1) << bit;
  for (unsigned p = 0; p < b; p++)
    if (pivots >> p & 1) {
      while (pivots >> above & 1)
        above++;
      place[p] = UINT32_C(1) << above;
      place[above++] = UINT32_C(1) << p;
    }
  *out = (struct linear_flips){{0}};
  for (unsigned bit = 0; bit < n; bit++)
    out->of[bit] = place[bit] ^ UINT32_C(1) << bit;
  for (unsigned i = 0; i < kernel.count; i++) {
    unsigned top = gf2_top(kernel.basis[i]);
    out->of[top] ^= gf2_combine(place, kernel.basis[i] ^ UINT32_C(1) << top);
  }
}

enum { DIAGONAL_PRICE = 2, COLUMN_PRICE = 3 };

/* The number of diagonals that the flips of the bits in `rest` lie on. */
static unsigned count_diagonals(const struct linear_flips *flips, uint32_t rest) {
  uint64_t diagonals = 0; /* bit 32 + J - s */
  for (; rest; rest &= rest - 1)
    for (uint32_t mask = flips->of[__builtin_ctz(rest)]; mask; mask &= mask - 1)
      diagonals |= UINT64_C(1) << (32 + __builtin_ctz(rest) - __builtin_ctz(mask));
  return (unsigned)__builtin_popcountll(diagonals);
}

/* The cheapest cover of the flips by columns and diagonals: some bits as columns, the flips of the
 * rest by their diagonals. */
unsigned unbank_linear_price(const struct linear_flips *flips, unsigned bits) {
  uint32_t used = 0;
  for (unsigned bit = 0; bit < bits; bit++)
    used |= flips->of[bit] ? UINT32_C(1) << bit : 0;
  unsigned best = UINT8_MAX;
  uint32_t columns = used;
  for (bool more = true; more; columns = (columns - 1) & used) {
    unsigned price = COLUMN_PRICE * (unsigned)__builtin_popcount(columns) +
                     DIAGONAL_PRICE * count_diagonals(flips, used & ~columns);
    best = price < best ? price : best;
    more = columns != 0;
  }
  return best;
}

/* One diagonal that goes down is xor:B:M:S. */
static bool as_xor(const struct linear_flips *flips, unsigned bits, unsigned atom_log,
                   struct unbank_layout *out) {
  uint32_t targets = 0;
  int distance = 0;
  for (unsigned bit = 0; bit < bits; bit++) {
    uint32_t mask = flips->of[bit];
    if (!mask)
      continue;
    int here = (int)bit - __builtin_ctz(mask);
    if ((mask & (mask - 1)) || here <= 0 || (targets && here != distance))
      return false;
    distance = here;
    targets |= mask;
  }
  if (!targets)
    return false;
  unsigned lowest = (unsigned)__builtin_ctz(targets);
  *out = (struct unbank_layout){.permutation = UNBANK_PERMUTE_XOR};
  out->xor_.bit = lowest + atom_log;
  out->xor_.mask = targets >> lowest;
  out->xor_.shift = lowest + atom_log + (unsigned)distance;
  return true;
}

void unbank_linear_layout(const struct linear_flips *flips, unsigned bits, unsigned atom_log,
                          struct unbank_layout *out) {
  if (as_xor(flips, bits, atom_log, out))
    return;
  *out = (struct unbank_layout){0};
  for (unsigned bit = 0; bit < bits; bit++)
    if (flips->of[bit]) {
      out->permutation = UNBANK_PERMUTE_LINEAR;
      out->linear.columns[out->linear.count++] =
          (struct unbank_column){bit + atom_log, flips->of[bit] << atom_log};
    }
}

/* The slot of an atom is linear: that of its place in the row, and of the bits above. What undoes
 * the first, applied to both, leaves the places as they are, and gives the flips. */
bool unbank_linear_within_rows(const struct unbank_layout *layout, unsigned atom_log,
                               unsigned row_log, struct unbank_layout *out) {
  uint32_t columns[32], slot_of_bit[32], place_of[UNBANK_BANK_ROW] = {0};
  uint32_t slots = UINT32_C(1) << (row_log - atom_log);
  struct linear_flips flips = {{0}};
  unbank_columns(layout, columns);
  for (unsigned bit = atom_log; bit < 32; bit++)
    slot_of_bit[bit] = ((UINT32_C(1) << bit) ^ columns[bit]) >> atom_log & (slots - 1);
  for (uint32_t place = 1; place < slots; place++) {
    uint32_t slot = gf2_combine(slot_of_bit + atom_log, place);
    if (!slot || place_of[slot])
      return false;
    place_of[slot] = place;
  }
  for (unsigned bit = row_log; bit < 32; bit++) {
    uint32_t place = place_of[slot_of_bit[bit]];
    if (place && bit >= atom_log + GF2_BITS_MAX)
      return false;
    if (place)
      flips.of[bit - atom_log] = place;
  }
  unbank_linear_layout(&flips, GF2_BITS_MAX, atom_log, out);
  return true;
}
