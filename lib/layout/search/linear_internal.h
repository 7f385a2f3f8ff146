/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The steps of unbank_linear_best and what they share: layout/search/linear.h has the terms and the
 * algebra. Bits and vectors count atoms, not bytes.
 */
#ifndef UNBANK_LAYOUT_SEARCH_LINEAR_INTERNAL_H
#define UNBANK_LAYOUT_SEARCH_LINEAR_INTERNAL_H

#include "layout/search/gf2.h"
#include "layout/search/linear.h"

/* A pattern, its granules told apart. Two granules can only meet in a bank if they lie at the same
 * place of their atoms; those of one place differ by vectors of W. */
struct granules {
  uint8_t count; /* m */
  bool affine;
  uint8_t place[LINEAR_LANES_MAX]; /* within the atom */
  uint16_t at[LINEAR_LANES_MAX];   /* in W, from the first granule of that place */
  double weight, ideal;            /* ideal wavefronts of one execution */
  double ideal_after;              /* weighted, of all later sets */
};

struct linear_model {
  unsigned inside;              /* bits of a granule's place within its atom, at most */
  unsigned bits, slots_log;     /* n; b, at most n */
  struct gf2_span span;         /* W in vectors of n bits, clean */
  unsigned width;               /* w */
  uint32_t basis[GF2_BITS_MAX]; /* of W by ascending highest bits: bit i of a vector of W */
  uint32_t on_w[GF2_BITS_MAX];  /* bit J of an atom's number, as a functional on W */
  unsigned row_width;           /* the first so many lie in the row of slots */
  struct granules *sets;        /* the heaviest first */
  size_t count, unsteady;       /* patterns; those that are not affine */
  double *weights, *spectrum;   /* 2^w: c and C */
  uint8_t *in_slot;             /* scratch of the count, zeros */
  uint64_t count_work;          /* what a count takes, at most */
  double ideal, slack;          /* what is not smaller than slack is a difference */
};

/* Flips: place = atom ^ flips[J] for each bit J that is set. */
struct linear_flips {
  uint32_t of[GF2_BITS_MAX];
};

/* Weighted wavefronts, counted, when bit i of a vector of W adds labels[i], of `bits` bits, to the
 * slot. With more bits than a slot has: what is certain of any slots that depend on these alone.
 * Ends early, above `limit`, where that is exceeded. Adds what it took to *work. */
double unbank_linear_count(const struct linear_model *model, const uint32_t *labels, unsigned bits,
                           double limit, uint64_t *work);

/* The best layouts of at most two terms, each a diagonal (bits J flip bits J - D) or a column (one
 * bit flips several): for each price that has fewer wavefronts than all lower ones. */
struct linear_form {
  struct linear_flips flips;
  double wavefronts;
};
enum { LINEAR_STAGES = 6 };
struct linear_forms {
  struct linear_form items[LINEAR_STAGES]; /* the first flips nothing */
  unsigned count;
  uint64_t work;
};
void unbank_linear_forms(const struct linear_model *model, uint64_t work_max,
                         struct linear_forms *out);

/* Flips that make K the kernel of the slot, within W: `kernel` are vectors of n bits that span K's
 * part in W. */
void unbank_linear_flips(const struct linear_model *model, const uint32_t *kernel, unsigned count,
                         struct linear_flips *out);

/* Instructions for one access, and the layout of bytes. */
unsigned unbank_linear_price(const struct linear_flips *flips, unsigned bits);
void unbank_linear_layout(const struct linear_flips *flips, unsigned bits, unsigned atom_log,
                          struct unbank_layout *out);

#endif
