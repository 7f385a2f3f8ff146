/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * What the text of layouts needs of their arithmetic. */
#ifndef UNBANK_LAYOUT_LAYOUT_H
#define UNBANK_LAYOUT_LAYOUT_H

#include "unbank/layout.h"

/* Whether the columns of a linear layout make it one to one. */
bool unbank_linear_is_invertible(const struct unbank_layout *layout);

/* The period, where it does not fit 32 bits either. */
uint64_t unbank_layout_long_period(const struct unbank_layout *layout);

#endif
