/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Which parts of its registers a PTX function uses. ptxas holds 64 bits in two 32-bit registers and
 * drops a half that is not used. A load of which only a part is used, and that has not been merged,
 * is narrowed to that part. Below is the part of an operand that an instruction uses, where d is
 * the part of its result that is used, as seen in cubins (ptxas 13):
 *
 *     mov to or from several registers     those that are used, or the quarter that is
 *     cvt from 64 bits to 32 or less       the lower half; to 16 or 8 bits the lowest quarter
 *     cvt of a register's lower bits       likewise; for a 32-bit register all of it
 *     x >> c, c >= 32                      the upper half
 *     x << c, x + y, x - y, x * y, -x      the lower half if d lies in it
 *     x << c, x * c                        the lower half if the upper one is shifted out
 *     x & y, x | y, x ^ y, ~x              the halves of d; for x & c only those not zero in c
 *     selp, registers with several writes  the halves of d; from sm_100 on possibly all
 *     stores                               the bytes that they store. Stores to a local array
 *                                          possibly none: ptxas keeps small arrays in registers and
 *                                          then knows which of it is used; except what a later
 *                                          iteration certainly reads (local.h)
 *     anything else                        all
 *
 * Of a 32-bit register, only a mov to two registers of 16 bits uses a part, or a mov to a pair.
 * Perhaps also a conversion to float of a right shift or bit field that selects one half: of 132
 * test kernels on sm_75, sm_90 and sm_120, unsigned shifts by 16 and 24, and fields of 16 or 8 bits
 * at these positions, became 2-byte loads, even if volatile; other shifts, masks and uses did not,
 * nor did two loads that had been merged.
 *
 * Two adjacent 64-bit loads are merged before they are narrowed, with two exceptions, which ptxas
 * narrows first: only a quarter of each is used; or only a half, in a block other than the load's,
 * either directly or after mov and cvt. Calls end a block in this sense, as do branches into which
 * ptxas turns predicates, divisions and atomics; operands of these may count as used after them.
 * All blocks of a completely unrolled loop are one. */
#ifndef UNBANK_PTXAS_LIVE_H
#define UNBANK_PTXAS_LIVE_H

#include "ptxas/flow.h"
#include "ptxas/known.h"
#include "ptxas/live/extended.h"
#include "ptxas/live/leaving.h"

/* A part is a set of the quarters of 64 bits, the lowest in bit 0. */
enum { LIVE_QUARTER = 1, LIVE_LOWER = 3, LIVE_UPPER = 12, LIVE_ALL = 15 };

struct live {
  /* All by register. */
  uint8_t *most, *least; /* the part that may be used, and the part that certainly is */
  uint8_t *of_arrays;    /* the part that certainly is, if local arrays stay in memory */
  uint8_t *each;   /* the part that certainly is in each iteration of an unrolled loop: not what is
                      only stored where the next iteration stores again (sm_86) */
  uint8_t *leaves; /* enum live_leaving: whether a block other than the one that writes it uses it;
                      certain only if no loop is unrolled */
  uint8_t *extended[2]; /* enum live_extended: for unsigned and for signed loads */
};

/* Uses by instructions that ptxas may drop thanks to known bits are not certain. `before_sm100`:
 * the code is for sm_75 to sm_90, where values in selects and loops are two 32-bit registers. */
void unbank_live(struct live *out, const struct ptx_function *function, const struct flow *flow,
                 const struct known_bits *known, bool before_sm100, struct arena *arena);

#endif
