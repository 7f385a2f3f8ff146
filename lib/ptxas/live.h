/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Which parts of its registers a PTX function reads. ptxas computes 64 bits as two registers of 32
 * and leaves out those that nothing reads; a load of which only such a part is read, and that has
 * merged with no other, becomes one of that part alone. As seen in cubins (ptxas 13), d is what is
 * read of the result:
 *
 *     mov to and from several registers    those that are read
 *     cvt from 64 bits to 32 or less       the lower half; to 16 or 8 the lowest quarter
 *     cvt of the lower bits of a register  the same; of a register of 32 bits all of it
 *     x >> c, c >= 32                      the upper half
 *     x << c, x + y, x - y, x * y, -x      the lower half where d has no more
 *     x & y, x | y, x ^ y, ~x              the halves of d; of x & c those that are not zero in c
 *     selp, registers written by several   the halves of d; up from sm_100 it may be all
 *     stores                               as many bytes as they store
 *     anything else                        all
 *
 * Of a register of 32 bits only a mov to two of 16 reads a part.
 *
 * Two neighbours of 64 bits merge before that; unless of each only a quarter is read, or a half
 * that is read in another block than it is loaded in, as it is or as what mov and cvt make of it:
 * those ptxas narrows before. Calls, and branches that it makes of predicates, part a block, too;
 * blocks of a loop that is unrolled wholly become one. */
#ifndef UNBANK_PTXAS_LIVE_H
#define UNBANK_PTXAS_LIVE_H

#include "ptxas/ptx.h"

/* A part is a set of quarters of 64 bits, the lowest in bit 0. */
enum { LIVE_QUARTER = 1, LIVE_LOWER = 3, LIVE_UPPER = 12, LIVE_ALL = 15 };

enum live_leaving { LIVE_STAYS, LIVE_MAY_LEAVE, LIVE_LEAVES };

struct live {
  uint8_t *most, *least; /* by register: what may be read, and what surely is */
  uint8_t *leaves;       /* by register: enum live_leaving, whether it is read in another block than
                            writes it; that is sure only if no loop is unrolled */
  uint8_t *extended[2];  /* by register: enum live_extended, of loads without sign, and with it */
};

/* Whether 16 bits that are loaded are extended to a register's 32 for those who read them. If not,
 * they may be a part of a wider load. As seen:
 *
 *     stores of 16 or 8 bits, conversions to floats, arithmetic of halves, x & y      not
 *     cvt.u16 of a register of 32 bits, or of the other sign than the load's          not
 *     of registers of 16 bits: low products, what is signed, mov to a pair            not
 *     arithmetic and comparisons of integers, other conversions                       extended
 *     x | y, x ^ y, shifts, lop3, shfl, bit counts of registers of 32 bits            extended
 *     anything else                                                                   either */
enum live_extended { LIVE_NOT_EXTENDED, LIVE_PERHAPS_EXTENDED, LIVE_EXTENDED };

/* `splits_selects`: what select instructions and loops carry is two registers of 32 bits. */
void unbank_live(struct live *out, const struct ptx_function *function, bool splits_selects,
                 struct arena *arena);

#endif
