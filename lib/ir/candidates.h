/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Which layouts an array might want. They come from the strides that are seen: row lengths from the
 * coefficients of the offsets and from the array's type, not from a fixed list.
 */
#ifndef UNBANK_IR_CANDIDATES_H
#define UNBANK_IR_CANDIDATES_H

#include "ir/model.h"

struct layout_list {
  struct unbank_layout *items;
  size_t count, room;
};

/* Row lengths, in bytes, multiples of `atom`, without repetition, longest first. */
struct row_list {
  uint32_t *items;
  size_t count, room;
};
void unbank_list_rows(const struct module *module, const struct array *array, uint32_t atom,
                      struct row_list *rows);

/* pad:R:P for each P of `atom`, 2 * atom, ... up to all banks, fewest bytes first. */
void unbank_list_pads(const struct module *module, uint32_t row, uint32_t atom,
                      struct layout_list *out);

/* xor:B:M:S that permute aligned lines of at most 128 bytes inside an array of `bytes` bytes, which
 * keeps its size. */
void unbank_list_swizzles(const struct module *module, uint32_t bytes, uint32_t atom,
                          struct layout_list *out);

#endif
