/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Known bits of the registers of a PTX function: those that are the same for all arguments.
 *
 * ptxas derives them from constants and from thread indices, which .reqntid bounds. It follows
 * logic, shifts by constants, sums, products, selects and conversions, also in either half of 64
 * bits. It does not follow quotients and remainders, minima and maxima, counters of loops, or
 * comparisons of 64 bits (58 test kernels on sm_90). A comparison that known bits decide is not a
 * branch to it, and a value of which all bits are known is a constant. */
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

/* Whether a 32-bit instruction can have only one result, *number. */
bool unbank_gives_number(const struct known_bits *known, const struct ptx_instruction *from,
                         int32_t *number);

static inline enum known_truth unbank_truth_of(struct known_bits predicate) {
  return predicate.ones & 1 ? KNOWN_TRUE : predicate.zeros & 1 ? KNOWN_FALSE : KNOWN_NEITHER;
}

/* By block: whether it can be reached, given the predicates that are known. */
bool *unbank_known_reached(const struct ptx_function *function, const struct known_bits *known,
                           struct arena *arena);

/* Whether known bits decide the index of a branch by a table, which is then a jump to ptxas. It was
 * not seen to use bits that only exclude some entries of the table (12 test kernels on sm_75, sm_90
 * and sm_120). */
bool unbank_knows_index(const struct ptx_function *function, const struct known_bits *known);

/* By register: an upper bound of its value, which ptxas derives through sums, products, shifts and
 * masks; UINT32_MAX if none is known. A register that can only be 0 is a constant to ptxas. There
 * are two bounds:
 *
 *     bits    of the number of bits, as ptxas certainly derives it: all ones
 *     value   of the value itself (`by_value`), which ptxas may or may not derive */
uint32_t *unbank_bounds(const struct ptx_function *function, const struct flow *flow, bool by_value,
                        struct arena *arena);

/* Likewise for a special register. */
uint32_t unbank_bound_of_name(const struct ptx_function *function, const char *name);

#endif
