/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Which parts of its registers a PTX function reads. ptxas computes 64 bits as two registers of 32,
 * and leaves out a half that nothing reads. A load of which only a part is read, and that has not
 * merged, becomes a load of that part. What an instruction reads of an operand, where d is the part
 * of its result that is read, as seen in cubins (ptxas 13):
 *
 *     mov to and from several registers    those that are read, or the quarter that is
 *     cvt from 64 bits to 32 or less       the lower half; to 16 or 8 the lowest quarter
 *     cvt of the lower bits of a register  the same; of a register of 32 bits all of it
 *     x >> c, c >= 32                      the upper half
 *     x << c, x + y, x - y, x * y, -x      the lower half where d has no more
 *     x << c, x * c                        the lower half where c shifts the upper one out
 *     x & y, x | y, x ^ y, ~x              the halves of d; of x & c those that are not zero in c
 *     selp, registers written by several   the halves of d; up from sm_100 it may be all
 *     stores                               as many bytes as they store; those to a local array
 *                                          perhaps nothing: ptxas keeps small ones in registers,
 *                                          and then knows what of them is read; but what a later
 *                                          iteration surely reads (local.h)
 *     anything else                        all
 *
 * Of a register of 32 bits only a mov to two of 16 reads a part, or one to a pair; and a conversion
 * to a float of what a shift to the right or a bit field takes of one half perhaps does: of 132
 * forms on sm_75, 90 and 120 shifts by 16 and 24 without sign, and fields of 16 bits or 8 there,
 * were loads of 2 bytes, volatile ones, too, and other shifts, masks and uses were not; nor were
 * two that had merged.
 *
 * Two neighbours of 64 bits merge before they are narrowed, but for two cases, which ptxas narrows
 * first: only a quarter is read of each; or only a half, in another block than that of the load, as
 * it is or after mov and cvt. Calls end a block here, and so do branches that ptxas makes of
 * predicates, of divisions, and of atomics; what these read themselves may be read behind them. All
 * blocks of a loop that is unrolled whole are one. */
#ifndef UNBANK_PTXAS_LIVE_H
#define UNBANK_PTXAS_LIVE_H

#include "ptxas/flow.h"
#include "ptxas/known.h"
#include "ptxas/ptx.h"

/* A part is a set of quarters of 64 bits, the lowest in bit 0. */
enum { LIVE_QUARTER = 1, LIVE_LOWER = 3, LIVE_UPPER = 12, LIVE_ALL = 15 };

enum live_leaving { LIVE_STAYS, LIVE_MAY_LEAVE, LIVE_LEAVES };

struct live {
  /* All by register. */
  uint8_t *most, *least; /* the part that may be read, and the part that surely is */
  uint8_t *of_arrays;    /* the part that surely is if local arrays stay in memory */
  uint8_t *each;        /* the part that surely is in each iteration of a loop that is unrolled: not
                           what only a store reads that the next one does again (sm_86) */
  uint8_t *leaves;      /* enum live_leaving: whether another block reads it than the one that
                           writes it; sure only if no loop is unrolled */
  uint8_t *extended[2]; /* enum live_extended: of loads without sign, and with it */
};

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

/* What only instructions read that known bits let ptxas leave out is not surely read.
 * `before_sm100`: the code is for sm_75 to sm_90, where what select instructions and loops carry is
 * two registers of 32 bits. */
void unbank_live(struct live *out, const struct ptx_function *function, const struct flow *flow,
                 const struct known_bits *known, bool before_sm100, struct arena *arena);

/* What an instruction of a loop writes that its own iteration does not read: a bit for each of its
 * first registers. Where the loop is unrolled, iterations may do without. */
struct live_later {
  uint32_t next;   /* the next iteration alone reads it: the last one does without */
  uint32_t behind; /* what follows the loop alone reads it: all but the last one do without */
};

/* By instruction. */
struct live_later *unbank_live_later(const struct ptx_function *function, const struct flow *flow,
                                     struct arena *arena);

/* The branches of a function by predicates that decide several of them; NULL: it has none. */
struct live_branches *unbank_live_branches(const struct ptx_function *function,
                                           const struct flow *flow, struct arena *arena);

/* Whether what an instruction of a block writes to a register is read, if all branches by one
 * predicate go the same way. ptxas was seen to know that they do, and not to. */
bool unbank_live_is_read(const struct live_branches *branches, uint32_t block, uint32_t instruction,
                         uint32_t reg);

#endif
