/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Arithmetic on lane values without terms: numbers, exact in their width. */
#ifndef UNBANK_LANES_VALUE_NUMBER_H
#define UNBANK_LANES_VALUE_NUMBER_H

#include "lanes/value/value.h"

/* out's k, and whether it is uniform, from those of a and b. */
void value_compute(enum step_op op, unsigned width, struct value *out, const struct value *a,
                   const struct value *b);

bool value_unary(enum step_op op, unsigned width, struct value *out, const struct value *a);
bool value_funnel(const struct step *step, struct value *out, const struct value *a,
                  const struct value *b, const struct value *c);

#endif
