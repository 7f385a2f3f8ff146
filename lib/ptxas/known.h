/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Known bits of the registers of a PTX function: those that are the same whatever the arguments
 * are.
 *
 * ptxas finds them from numbers and from thread indices, which .reqntid bounds. It follows logic,
 * shifts by numbers, sums, products, selects and conversions, also in either half of 64 bits. It
 * does not follow quotients and remainders, minima and maxima, counters of loops, or comparisons
 * of 64 bits (58 forms tried on sm_90). A comparison that known bits decide is not a branch to it,
 * and a number of which all bits are known is a constant. */
#ifndef UNBANK_PTXAS_KNOWN_H
#define UNBANK_PTXAS_KNOWN_H

#include "ptxas/flow.h"

/* For a predicate, bit 0; for 64 bits, the lower half. */
struct known_bits {
  uint32_t zeros, ones;
};

enum known_truth { KNOWN_NEITHER, KNOWN_FALSE, KNOWN_TRUE };

/* By register. */
struct known_bits *unbank_known_bits(const struct ptx_function *function, const struct flow *flow,
                                     struct arena *arena);

/* Whether a 32-bit instruction can give only one number, in *number. */
bool unbank_gives_number(const struct known_bits *known, const struct ptx_instruction *from,
                         int32_t *number);

static inline enum known_truth unbank_truth_of(struct known_bits predicate) {
  return predicate.ones & 1 ? KNOWN_TRUE : predicate.zeros & 1 ? KNOWN_FALSE : KNOWN_NEITHER;
}

/* By block: whether a path leads to it that no known predicate bars. */
bool *unbank_known_ways(const struct ptx_function *function, const struct known_bits *known,
                        struct arena *arena);

/* Whether known bits decide the index of a branch by a table. ptxas takes that as a jump, wherever
 * else the table leads. It was not seen to use bits that only exclude some entries (12 forms on
 * sm_75, 90 and 120). */
bool unbank_knows_index(const struct ptx_function *function, const struct known_bits *known);

/* How large registers of 32 bits get, as ptxas follows it through sums, products, shifts and masks;
 * what can only be 0 is a constant to it. Two bounds:
 *
 *     bits    the bits that may be set, as ptxas surely counts them
 *     value   the greatest number, of which it may know more
 *
 * By register: no greater. UINT32_MAX: nothing is known. `by_value`: the greatest number, not bits.
 */
uint32_t *unbank_bounds(const struct ptx_function *function, const struct flow *flow, bool by_value,
                        struct arena *arena);

/* Of a special register. UINT32_MAX: nothing is known. */
uint32_t unbank_bound_of_name(const struct ptx_function *function, const char *name);

#endif
