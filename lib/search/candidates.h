/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Which layouts an array might want. They come from the strides that are seen: row lengths from the
 * coefficients of the offsets and from the array's type, not from a fixed list. All keep groups of
 * `atom` bytes whole.
 */
#ifndef UNBANK_SEARCH_CANDIDATES_H
#define UNBANK_SEARCH_CANDIDATES_H

#include "model/model.h"

struct layout_list {
  struct unbank_layout *items;
  size_t count, capacity;
};

/* Row lengths, in bytes, multiples of `atom`, without repetition, longest first. */
struct row_list {
  uint32_t *items;
  size_t count, capacity;
};
/* Rows of the array's type, of all banks, of `more` lengths, and of the coefficients of its
 * offsets.
 */
void unbank_list_rows(const struct module *module, const struct instance *instance, uint32_t atom,
                      const uint32_t *more, size_t count, struct row_list *rows);
/* Powers of two, and halves of rows, and halves of these: what is no row yet. */
void unbank_list_parts(struct arena *arena, uint32_t bytes, uint32_t atom,
                       const struct row_list *rows, struct row_list *out);
/* Adds rows that are not there. */
void unbank_join_rows(struct arena *arena, const struct row_list *from, struct row_list *to);
/* Adds the powers of two from a row of banks up. */
void unbank_add_powers(struct arena *arena, uint32_t bytes, struct row_list *rows);

/* pad:R:P for each P of `atom`, 2 * atom, ... up to all banks, and `most`, fewest bytes first. */
void unbank_list_pads(struct arena *arena, uint32_t row, uint32_t atom, uint32_t most,
                      struct layout_list *out);

/* xor:B:M:S that permute aligned lines of at most all banks. Bits beyond them move no bank; masks
 * with gaps are the linear layouts' (layout/search/linear.h). */
void unbank_list_swizzles(struct arena *arena, uint32_t bytes, uint32_t atom,
                          struct layout_list *out);

/* rot:R:K for each K of `atom`, 2 * atom, ... up to all banks. */
void unbank_list_rotations(struct arena *arena, uint32_t row, uint32_t atom,
                           struct layout_list *out);

/* A permutation, and then a pad after rows that hold whole lines of it. */
void unbank_list_padded(struct arena *arena, const struct unbank_layout *permutation,
                        const struct row_list *rows, uint32_t atom, struct layout_list *out);

#endif
