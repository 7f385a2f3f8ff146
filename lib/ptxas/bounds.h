/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * How large the 32-bit registers of a PTX function get. ptxas knows a thread's number to be less
 * than .reqntid says (and nothing of it without), a lane's to be less than 32, and follows both
 * through sums, products, shifts and masks, as seen in cubins (ptxas 13). What can only be 0 is a
 * constant to it. Two bounds:
 *
 *     bits    the bits that may be set, as ptxas surely counts them
 *     value   the greatest number, of which it may know more */
#ifndef UNBANK_PTXAS_BOUNDS_H
#define UNBANK_PTXAS_BOUNDS_H

#include "ptxas/flow.h"

/* By register: no greater. UINT32_MAX: nothing is known. `by_value`: the greatest number, not bits.
 */
uint32_t *unbank_bounds(const struct ptx_function *function, const struct flow *flow, bool by_value,
                        struct arena *arena);

/* Of a special register. UINT32_MAX: nothing is known. */
uint32_t unbank_bound_of_name(const struct ptx_function *function, const char *name);

#endif
