/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Permutations of a warp (kind.h), then pads, as a loop that compilers turn into vector
 * instructions. */
#include "layout/map.h"

#include "layout/kind.h"

static void add_pads(const struct unbank_layout *layout, uint32_t out[UNBANK_LANES]) {
  uint32_t inner = layout->pads[0].pad, outer = layout->pads[1].pad;
  double by_inner = 1.0 / layout->pads[0].row;
  double by_outer = layout->pads[1].row ? 1.0 / layout->pads[1].row : 0;
  if (!by_outer) {
    for (unsigned i = 0; i < UNBANK_LANES; i++)
      out[i] += layout_divide(out[i], by_inner) * inner;
    return;
  }
  for (unsigned i = 0; i < UNBANK_LANES; i++)
    out[i] += layout_divide(out[i], by_inner) * inner + layout_divide(out[i], by_outer) * outer;
}

void unbank_layout_map(const struct unbank_layout *layout, const uint32_t in[UNBANK_LANES],
                       uint32_t out[UNBANK_LANES]) {
  unbank_kind(layout)->map(layout, in, out);
  if (unbank_layout_is_padded(layout))
    add_pads(layout, out);
}
