/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Which bits of a result are unknown, since loaded data decides them.
 *
 * A number x whose bits H are unknown lies between x & ~H and x | H, and is any number that agrees
 * with it outside H. All operations here give the set that is right for every lane. */
#ifndef UNBANK_LANES_VALUE_UNKNOWN_BITS_H
#define UNBANK_LANES_VALUE_UNKNOWN_BITS_H

#include "lanes/value/value.h"

/* The unknown bits of a result if a or b has unknown bits: for any operation on numbers, and for
 * a + b * factor with or without terms. */
uint64_t value_unknown_bits_after(enum step_op op, unsigned width, const struct value *a,
                                  const struct value *b);
uint64_t value_unknown_bits_in_sum(unsigned width, const struct value *a, const struct value *b,
                                   int64_t factor);

#endif
