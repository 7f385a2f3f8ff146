/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "address/tile.h"

#include "address/align.h"
#include "address/offsets.h"
#include "support/integers.h"

enum { STRIDE_MAX = 1 << 20 }; /* bytes: two lines this far apart do not fit any shared memory */

uint32_t unbank_tile_stride(const struct tile *tile) {
  uint64_t elements = tile->elements;
  if (tile->stride && !LLVMIsAConstantInt(tile->stride))
    return 0;
  if (tile->stride)
    elements = LLVMConstIntGetZExtValue(tile->stride);
  uint64_t bits = elements <= STRIDE_MAX ? elements * tile->wmma.bits : 0;
  return bits % 8 ? 0 : (uint32_t)(bits / 8);
}

/* Whether the bits of a tile's offset prove that each of its lines lies in one row: inside an
 * aligned group of bytes whose size divides the row. */
static bool bits_stay_in_row(const struct module *module, const struct offset *offset,
                             const struct tile *tile, uint32_t row) {
  uint32_t group = smaller(low_bit_of(row), unbank_offset_align(module, offset));
  return ((uint64_t)offset->constant & (group - 1)) + tile->wmma.line_bytes <= group;
}

/* Whether ranges prove it: the terms that are not multiples of the row, plus the constant modulo
 * the row, stay inside a row. Bounded terms are integers below 2^48, so their sum is the offset
 * itself. */
static bool ranges_stay_in_row(const struct offset *offset, const struct tile *tile, uint32_t row) {
  if (!LLVMIsAGlobalVariable(offset->root) || offset->bits != 64)
    return false;
  int64_t low = offset->constant - floor_to(offset->constant, row), high = low;
  for (unsigned i = 0; i < offset->term_count; i++) {
    const struct term *term = &offset->terms[i];
    if (!term->bounded)
      return false;
    if (term->scale % row == 0)
      continue;
    int64_t a = term->seen.low * term->scale, b = term->seen.high * term->scale;
    low += a < b ? a : b;
    high += a < b ? b : a;
  }
  return low >= 0 && high + tile->wmma.line_bytes <= row;
}

static bool stays_in_row(const struct module *module, const struct offset *offset,
                         const struct tile *tile, uint32_t row) {
  return bits_stay_in_row(module, offset, tile, row) || ranges_stay_in_row(offset, tile, row);
}

const char *unbank_tile_refusal(const struct module *module, const struct access *access) {
  struct offset offset;
  uint32_t stride = unbank_tile_stride(access->tile);
  if (!access->tile->stride)
    return "a wmma without a leading dimension uses it, so its rows must lie behind each other";
  if (!stride)
    return "a wmma uses it with a leading dimension that is no positive constant, so its rows must "
           "stay as far apart as they are";
  if (unbank_offset(module, access, &offset) &&
      !stays_in_row(module, &offset, access->tile, stride))
    return "a wmma uses it by a tile that may cross the end of a row";
  return NULL;
}

static bool fits(const struct module *module, const struct access *access,
                 const struct unbank_layout *layout) {
  struct offset offset;
  uint32_t stride = unbank_tile_stride(access->tile);
  if (!stride || layout->permutation != UNBANK_PERMUTE_NONE ||
      unbank_layout_atom(layout) < UNBANK_TILE_ATOM || !unbank_offset(module, access, &offset))
    return false;
  for (unsigned i = 0; i < UNBANK_PADS_MAX && layout->pads[i].row; i++)
    if (stride % layout->pads[i].row ||
        !stays_in_row(module, &offset, access->tile, layout->pads[i].row))
      return false;
  return true;
}

bool unbank_tiles_fit(const struct module *module, const struct instance *instance,
                      const struct unbank_layout *layout) {
  if (unbank_layout_is_identity(layout))
    return true;
  for (size_t i = 0; i < instance->access_count; i++) {
    const struct access *access = &module->accesses.items[instance->accesses[i]];
    if (access->tile && !access->copy && !fits(module, access, layout))
      return false;
  }
  return true;
}

uint32_t unbank_tile_elements(const struct tile *tile, const struct unbank_layout *layout) {
  uint32_t stride = unbank_tile_stride(tile), bytes = stride;
  for (unsigned i = 0; i < UNBANK_PADS_MAX && layout->pads[i].row; i++)
    bytes += stride / layout->pads[i].row * layout->pads[i].pad;
  return bytes * 8 / tile->wmma.bits;
}
