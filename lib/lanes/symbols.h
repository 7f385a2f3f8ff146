/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Symbols: numbers that are not known, but the same for all lanes. Operations on two values of
 * which the result is no sum of their symbols (value/value.h) take apart what moves all lanes alike
 * from what tells them apart: the first becomes a symbol of its own. */
#ifndef UNBANK_LANES_SYMBOLS_H
#define UNBANK_LANES_SYMBOLS_H

#include "lanes/slots.h"

/* The symbol of an origin; where it has cases (residues.h), modulus * symbol + residue. */
void unbank_new_symbol(struct machine *machine, struct value *out, struct symbol_origin origin,
                       uint32_t age, uint64_t identity);
/* A number that a launch has one of, however often it is computed. */
void unbank_set_symbol(struct machine *machine, struct value *out, struct symbol_source source);
/* A number that is another one each time. */
void unbank_set_fresh(struct machine *machine, struct value *out, struct symbol_source source,
                      uint64_t identity);
/* The identity of what a step makes of operands that all lanes in `mask` share; an operand that a
 * step lacks is NULL. */
uint64_t unbank_identity_after(const struct step *step, const struct value *a,
                               const struct value *b, const struct value *c, uint32_t mask);
/* Multiplies a value that is one symbol by 2^log. */
void unbank_scale_symbol(struct value *symbol, unsigned log);
/* out = a + b * factor. Of more symbols than a value holds, those that move all lanes alike become
 * one, of which all multiples are possible. */
void unbank_add_values(struct machine *machine, struct symbol_source source, unsigned width,
                       struct value *out, const struct value *a, const struct value *b,
                       int64_t factor, uint32_t may_mask);
/* A step with two operands, for the lanes in `may_mask`. */
void unbank_execute_binary(struct machine *machine, struct activation *activation,
                           const struct step *step, struct value *out, uint32_t may_mask);

#endif
