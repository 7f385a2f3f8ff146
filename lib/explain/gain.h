/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * What the chosen layouts may bring a kernel in time: a range of "times as fast", with an
 * assumption behind each end.
 *
 * What a block asks of its SM is known (struct unbank_block_work), how much of it the hardware
 * hides behind what is not. Beside W wavefronts, one a cycle, others take an SM's time: I
 * instructions, and A for addresses of layouts, G bytes of other memory, the wait for memory.
 *
 *     most     max(W, o) / max(W', o'), o = max((I - P + A + accesses) / 6, G / 64): units work
 *              side by side, and the slowest decides. P products are one instruction each with the
 *              sums they go into. Where scores are ranges W is the most before, and W' the least
 *              after, of accesses that a layout moves. 5 % are added for what runs differ by; 32 at
 *              most
 *     least    1 / (1 - 0.6 * saved), saved = 1 - (W' + o') / (W + o), o = I + A / 4 + G / 16 +
 *              4000 / blocks: nothing is hidden, resident blocks share a wait of 4,000 cycles, and
 *              four tenths of what is saved are lost to what is not counted. Where saved < 0 it is
 *              (W + o) / (W' + o'). No more than by the slowest unit, where the choice refuses a
 *              layout for that (unbank_lengthens_issue)
 *
 * Figures are wide of what an SM can do (it issues 4 instructions a cycle), as counts are: code
 * that accesses no shared memory is not in I, ptxas makes some instructions none, and loops of
 * unknown length are taken to run up to 32 times. Bytes that such a loop moves without an access to
 * shared memory count once in the most, 32 times in the least. The constants were fitted to the
 * bench, against which bench/gain.py holds the ranges (docs/explain.md). */
#ifndef UNBANK_EXPLAIN_GAIN_H
#define UNBANK_EXPLAIN_GAIN_H

#include "explain/subjects.h"

struct gain {
  double least, most;          /* times as fast with the layouts that are chosen; 1 where none is */
  double perfect;              /* at most, were all accesses without a conflict */
  double pipe;                 /* cycles that a block keeps each unit busy: wavefronts, */
  double issue_least, issue;   /* six to four instructions a cycle, */
  double memory_least, memory; /* 64 to 16 bytes a cycle */
  bool is_range;               /* scores of accesses are ranges, or not known */
};

/* Of a subject whose work is known. */
struct gain unbank_gain(const struct subject *subject);

#endif
