/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * phi of the offsets of a warp at once, for a search that tries many layouts. */
#ifndef UNBANK_LAYOUT_MAP_H
#define UNBANK_LAYOUT_MAP_H

#include "unbank/bank.h"
#include "unbank/layout.h"

/* out[i] = phi(in[i]), for offsets below 2^31. */
void unbank_layout_map(const struct unbank_layout *layout, const uint32_t in[UNBANK_LANES],
                       uint32_t out[UNBANK_LANES]);

#endif
