/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Generates candidate layouts for an array. Row lengths come from the strides in the code and from
 * the array's type, not from a fixed list. All layouts keep groups of `atom` bytes together. */
#ifndef UNBANK_SEARCH_CANDIDATES_H
#define UNBANK_SEARCH_CANDIDATES_H

#include "model/model.h"

LIST_STRUCT(layout_list, struct unbank_layout);

/* Row lengths in bytes: multiples of `atom`, distinct, longest first. */
LIST_STRUCT(row_list, uint32_t);

/* Lists rows: those of the array's type, a row of all banks, the `more` lengths, and the scales of
 * the array's offsets. */
void unbank_list_rows(const struct module *module, const struct instance *instance, uint32_t atom,
                      const uint32_t *more, size_t count, struct row_list *rows);
/* Lists parts of rows: powers of two, and repeated halves of rows, that are not rows already. */
void unbank_list_parts(struct arena *arena, uint32_t bytes, uint32_t atom,
                       const struct row_list *rows, struct row_list *out);
/* Adds rows that are not in the list. */
void unbank_join_rows(struct arena *arena, const struct row_list *from, struct row_list *to);
/* Adds powers of two from a row of all banks upwards. */
void unbank_add_powers(struct arena *arena, uint32_t bytes, struct row_list *rows);

/* pad:R:P for each P of `atom`, 2 * atom, ... below a row of banks and up to `most`, fewest bytes
 * first. */
void unbank_list_pads(struct arena *arena, uint32_t row, uint32_t atom, uint32_t most,
                      struct layout_list *out);

/* xor:B:M:S that permute aligned lines of at most all banks. Bits above that do not select a bank;
 * masks with gaps are left to the linear layouts (layout/search/linear.h). */
void unbank_list_swizzles(struct arena *arena, uint32_t bytes, uint32_t atom,
                          struct layout_list *out);

/* rot:R:K for each K of `atom`, 2 * atom, ... below a row of banks. */
void unbank_list_rotations(struct arena *arena, uint32_t row, uint32_t atom,
                           struct layout_list *out);

/* A permutation followed by a pad: pads of `atom`, 2 * atom, ... after each of the rows that
 * consists of whole lines of the permutation. */
void unbank_list_padded(struct arena *arena, const struct unbank_layout *permutation,
                        const struct row_list *rows, uint32_t atom, struct layout_list *out);

#endif
