/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#ifndef UNBANK_PTXAS_LIVE_EXTENDED_H
#define UNBANK_PTXAS_LIVE_EXTENDED_H

#include "ptxas/ptx.h"

/* Whether 16 bits that are loaded are extended to a register's 32 for those who read them. If not,
 * they may be a part of a wider load. As seen:
 *
 *     stores of 16 or 8 bits, conversions to floats, arithmetic of halves, x & y      not
 *     x & c of registers of 16 bits, for a select, extended or not    either
 *     cvt of 64 or 32 bits to fewer, 16 at least                      as those are
 *     cvt of 16 bits of the other sign than the load's                                not
 *     of registers of 16 bits: low products, what is signed, mov to a pair            not
 *     arithmetic and comparisons of integers, other conversions                       extended
 *     x | y, x ^ y, shifts, lop3, shfl, bit counts of registers of 32 bits            extended
 *     anything else                                                                   either */
enum live_extended { LIVE_NOT_EXTENDED, LIVE_PERHAPS_EXTENDED, LIVE_EXTENDED };

/* By register, enum live_extended. `is_signed`: the load extends with a sign. */
uint8_t *unbank_live_extended(const struct ptx_function *function, bool is_signed,
                              struct arena *arena);

#endif
