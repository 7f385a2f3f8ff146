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

/* The largest power of two, at most 16, that divides where each padded row begins: of rows of 36
 * bytes padded by 12, 16, though they keep no atom above 4. 16 where none are padded. */
uint32_t unbank_layout_row_align(const struct unbank_layout *layout);

/* The period, where it does not fit 32 bits either. */
uint64_t unbank_layout_long_period(const struct unbank_layout *layout);

/* The bytes of a row, modulo 2^32, where the argument that decides them is `argument`. */
uint32_t unbank_row_bytes(const struct unbank_row *row, uint32_t argument);

/* The log2 of what divides all rows of a pitch in each launch in which anything moves. */
unsigned unbank_pitch_log(const struct unbank_layout *layout);

/* How far up bits may be read for one of two lengths of rows, above those that name rows of the
 * other. */
enum { LAYOUT_PITCH_FURTHER = 2 };

/* How many lengths of rows a pitch follows: 1 or 2. */
unsigned unbank_row_count(const struct unbank_layout *layout);

#endif
