/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#ifndef UNBANK_PTXAS_LIVE_EXTENDED_H
#define UNBANK_PTXAS_LIVE_EXTENDED_H

#include "ptxas/ptx.h"

/* Whether uses of a 16-bit load see it extended to 32 bits. If not, the load may be part of a wider
 * one. As seen in cubins:
 *
 *     stores of 16 or 8 bits, conversions to float, half arithmetic, x & y            not
 *     x & c of 16-bit registers, used by a select, extended or not                    either
 *     cvt from 64 or 32 bits to fewer, at least 16                                    as its result
 *     cvt of 16 bits with the other sign than the load's                              not
 *     16-bit registers: low products, signed operations, mov to a pair                not
 *     integer arithmetic and comparisons, other conversions                           extended
 *     32-bit registers: x | y, x ^ y, shifts, lop3, shfl, bit counts                  extended
 *     anything else                                                                   either */
enum live_extended { LIVE_NOT_EXTENDED, LIVE_PERHAPS_EXTENDED, LIVE_EXTENDED };

/* By register, enum live_extended. `is_signed`: the load sign-extends. */
uint8_t *unbank_live_extended(const struct ptx_function *function, bool is_signed,
                              struct arena *arena);

#endif
