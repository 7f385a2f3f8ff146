/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Tiles of a wmma under a layout. The hardware goes from each line of a tile to the next by adding
 * the stride S, so a layout must leave all lines whole and equally far apart. Let rows of R bytes
 * be padded by P, let S be a multiple of R, and let byte x of each line lie in the same row as the
 * first byte of that line, which has offset o + S * y in line y. Then
 *
 *     phi(o + S * y + x) = phi(o) + (S + S / R * P) * y + x
 *
 * because floor((o + S * y + x) / R) = floor(o / R) + S / R * y. So with another start and another
 * stride, the call accesses exactly the moved bytes. This holds for each level of padding by
 * itself. Layouts that permute bytes, or whose rows do not divide S, cannot be used. */
#ifndef UNBANK_ADDRESS_TILE_H
#define UNBANK_ADDRESS_TILE_H

#include "model/model.h"

/* The instructions require lines of this alignment, so pads must keep it. */
enum { UNBANK_TILE_ATOM = 16 };

/* Bytes from each line to the next; 0 if that is not a constant number of whole bytes. */
uint32_t unbank_tile_stride(const struct tile *tile);

/* Why an array with this access to a tile can have no layout: a sentence, or NULL. */
const char *unbank_tile_refusal(const struct module *module, const struct access *access);

/* Whether a layout leaves the lines of each of an instance's tiles whole and equally far apart. */
bool unbank_tiles_fit(const struct module *module, const struct instance *instance,
                      const struct unbank_layout *layout);

/* The stride under a layout that fits, in elements. */
uint32_t unbank_tile_elements(const struct tile *tile, const struct unbank_layout *layout);

#endif
