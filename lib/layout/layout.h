/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * What the text of layouts needs of their arithmetic. */
#ifndef UNBANK_LAYOUT_LAYOUT_H
#define UNBANK_LAYOUT_LAYOUT_H

#include "unbank/layout.h"

/* The layout that moves nothing. */
extern const struct unbank_layout unbank_identity;

/* The largest power of two G, at most 2^31, with phi(G * k + r) = phi(G * k) + r for 0 <= r < G:
 * what lies in one group of G bytes keeps its distances, wherever the group goes. */
uint32_t unbank_layout_granule(const struct unbank_layout *layout);

/* The period, where it does not fit 32 bits either. */
uint64_t unbank_layout_long_period(const struct unbank_layout *layout);

/* Of pitch: the bytes of a row, modulo 2^32, where the argument that decides them is `argument`. */
uint32_t unbank_layout_row(const struct unbank_layout *layout, uint32_t argument);

#endif
