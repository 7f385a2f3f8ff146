/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Symbols: unknown numbers that are the same in all lanes. If the result of an operation is not a
 * sum of its operands' symbols (value/value.h), the part that moves all lanes alike is separated
 * from the part that differs between lanes, and becomes a new symbol. */
#ifndef UNBANK_LANES_SYMBOLS_H
#define UNBANK_LANES_SYMBOLS_H

#include "lanes/slots.h"

/* The symbol of an origin; if it has cases (residues.h): modulus * symbol + residue. */
void unbank_new_symbol(struct machine *machine, struct value *out, struct symbol_origin origin,
                       uint32_t age, uint64_t identity);
/* A number that is the same in a whole launch, however often it is computed. */
void unbank_set_symbol(struct machine *machine, struct value *out, struct symbol_source source);
/* A number that is different each time. */
void unbank_set_fresh(struct machine *machine, struct value *out, struct symbol_source source,
                      uint64_t identity);
/* The identity of a step's result, from operands that are the same in all lanes in `mask`; NULL for
 * an operand that the step lacks. */
uint64_t unbank_identity_after(const struct step *step, const struct value *a,
                               const struct value *b, const struct value *c, uint32_t mask);
/* Multiplies a value that is one symbol by 2^log. */
void unbank_scale_symbol(struct value *symbol, unsigned log);
/* The sum a + b * factor at `width` bits, for the lanes in `may_mask`. If it has more symbols than
 * fit, the uniform ones are merged into one symbol of this source, which may be any number. */
struct addition {
  struct symbol_source source;
  unsigned width;
  const struct value *a, *b;
  int64_t factor;
  uint32_t may_mask;
};
void unbank_add_values(struct machine *machine, const struct addition *sum, struct value *out);
/* For `out` = a + b * factor, the sum that a step computes, where each lane has a row of its own
 * and data says where in it: a stack, a heap. By its unknown bits the sum may leave the row; with
 * typical data it does not. Numbers that were rounded from floats are not typical: they mostly
 * follow from the lane, as the distance of a line does in the direction that is the lane's. */
void unbank_stay_in_row(struct machine *machine, const struct activation *activation,
                        const struct step *step, const struct addition *sum, struct value *out);
/* Executes a step with two operands for the lanes in `may_mask`. */
void unbank_execute_binary(struct machine *machine, struct activation *activation,
                           const struct step *step, struct value *out, uint32_t may_mask);

#endif
