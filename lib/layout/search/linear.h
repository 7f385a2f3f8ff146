/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The best linear layout of a tile: of all invertible matrices over the bits of the byte offset,
 * one with the fewest wavefronts, and of those one that takes few instructions.
 *
 * Terms
 *   atom      aligned group of 4, 8 or 16 bytes that stays whole; the unit of what follows
 *   tile      2^n atoms, n <= 14; an atom's number is a vector of n bits over GF(2)
 *   slot      the place of an atom among the banks: 2^b slots side by side, b = 5, 4 or 3
 *   granule   what one lane moves, at most an atom: smaller ones of one atom lie in different banks
 *   pattern   the offsets of the lanes that the hardware serves together: wavefronts are the most
 *             different granules in one slot
 *
 * The algebra. A linear layout Phi puts atom x into slot B x, B the b rows of Phi that make the
 * slot. Two atoms share a slot exactly where their difference lies in the kernel K of B, a subspace
 * of dimension n - b. Only K matters for wavefronts. Let a pattern have m granules and A(v) ordered
 * pairs of granules at the same place in their atoms, v apart; slot s gets n_s of them. Then
 *
 *     sum over v in K of A(v) = sum over s of n_s^2 <= m * max n_s = m * wavefronts
 *
 * with equality where the slots in use get the same number each. They do for a pattern that is
 * affine (base ^ every vector of a subspace V, the shape that a power-of-two kernel gives): A(v) =
 * m on V and 0 elsewhere, wavefronts = 2^dim(V and K). So with c(v) = sum over patterns of weight *
 * A(v) / m
 *
 *     wavefronts >= c(0) + sum of c(v) over the v != 0 in K         equal if all are affine
 *
 * and the best layout is the lightest subspace (layout/search/subspace.h); patterns that are not
 * affine are counted when the search has reached some K. Only K's part in W matters, the span of
 * all the differences: the search is in W, of w <= n dimensions, for a subspace of dimension max(0,
 * w - b).
 *
 * Given rows u of B instead, Poisson's formula gives the same sum from its Walsh-Hadamard transform
 * C(u) = sum over v of c(v) * (-1)^(u.v), in 2^b terms: 2^-b * sum of C(u) over u spanned by the
 * rows.
 *
 * Two patterns never need to conflict. Let V1 and V2 have at most 2^b vectors each. As long as K
 * has fewer than w - b dimensions, the quotient by K has at least 2^(b+1) vectors, and the images
 * of V1 and V2 cover at most 2 * (2^b - 1) + 1 of them: a vector is left that can join K, and K
 * still meets neither. So a reader and a writer, whatever their shapes, have a layout without
 * conflicts.
 */
#ifndef UNBANK_LAYOUT_SEARCH_LINEAR_H
#define UNBANK_LAYOUT_SEARCH_LINEAR_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "unbank/layout.h"

enum {
  LINEAR_BITS_MAX = 14,  /* n */
  LINEAR_LANES_MAX = 32, /* of a pattern */
  /* A cap on work that keeps it within some 4 ms; ten patterns on 13 bits take half of it. */
  LINEAR_WORK_MAX = 1000000,
};

struct linear_pattern {
  uint8_t lanes;                      /* 1 to 32 */
  uint8_t granule_log;                /* log2 of the bytes that a lane moves, at least 2 */
  bool each_lane;                     /* lanes of one granule take turns, too (atomics) */
  double weight;                      /* executions; integers are exact */
  uint32_t offsets[LINEAR_LANES_MAX]; /* bytes, below 2^tile_log; a common difference is free */
};

struct linear_tile {
  uint8_t tile_log; /* log2 of its bytes */
  uint8_t atom_log; /* log2 of an atom's, at least any pattern's granule_log */
  uint8_t row_log;  /* log2 of the bytes after which the banks repeat: UNBANK_BANK_ROW_LOG */
};

struct linear_choice {
  struct unbank_layout layout; /* identity, xor, or lin */
  double wavefronts;           /* weighted, of all patterns */
  uint8_t price;               /* instructions for one access, at most */
  bool keeps_rows; /* bits flip lower ones only, within the row of banks: aligned rows stay */
};

enum { LINEAR_CHOICES_MAX = 7 };

struct linear_result {
  /* By ascending price, each with fewer wavefronts than all before it. The first is identity, the
   * last the best that was found. */
  struct linear_choice choices[LINEAR_CHOICES_MAX];
  unsigned count;
  double ideal; /* wavefronts that no layout which keeps atoms can be below */
  bool optimal; /* no linear layout has fewer than the last; false: the cap came first */
  uint64_t work;
};

/* A linear layout that puts atoms into one slot where the given one does, and moves them within
 * their rows alone: *out is an xor or lin of which bits from `row_log` on flip lower ones, from
 * `atom_log` on. Each slot has one atom of each row then, so false where the given one puts two of
 * a row into one. */
bool unbank_linear_within_rows(const struct unbank_layout *layout, unsigned atom_log,
                               unsigned row_log, struct unbank_layout *out);

/* False, with *out untouched, where the tile or a pattern is outside the bounds above. */
bool unbank_linear_best(const struct linear_pattern *patterns, size_t count,
                        const struct linear_tile *tile, uint64_t work_max,
                        struct linear_result *out);

#endif
