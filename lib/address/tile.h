/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Tiles of a wmma under a layout. The hardware goes from one line of a tile to the next by adding
 * the stride S, so a layout must leave all lines whole and equally far apart. For rows of R bytes
 * that are padded by P, where S is a multiple of R, and x < R bytes lie in one row with offset o,
 *
 *     phi(o + S * y + x) = phi(o) + (S + S / R * P) * y + x
 *
 * as floor((o + S * y + x) / R) = floor(o / R) + S / R * y. So the call gets another start and
 * another stride, and is exact: for each level of padding by itself. Anything that permutes bytes,
 * and rows that are no divisor of S, are out of the question. */
#ifndef UNBANK_ADDRESS_TILE_H
#define UNBANK_ADDRESS_TILE_H

#include "model/model.h"

/* Pads keep what a tile's lines are aligned to, which the instructions ask for. */
enum { UNBANK_TILE_ATOM = 16 };

/* Bytes from a line to the next; 0 where that is no number. */
uint32_t unbank_tile_stride(const struct tile *tile);

/* Why no layout can be had for the tile of an access: a sentence, or NULL. */
const char *unbank_tile_refusal(const struct module *module, const struct access *access);

/* Whether a layout leaves the tile of each of an instance's accesses in such lines. */
bool unbank_tiles_fit(const struct module *module, const struct instance *instance,
                      const struct unbank_layout *layout);

/* The stride under a layout that fits, in elements. */
uint32_t unbank_tile_elements(const struct tile *tile, const struct unbank_layout *layout);

#endif
