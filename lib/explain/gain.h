/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * How many times as fast a kernel may become with the chosen layouts: a range, with an assumption
 * behind each end. The work of a block on its SM is known (struct unbank_block_work); how much of
 * it the hardware overlaps is not.
 *
 * A block has W wavefronts, one per cycle; I instructions, P of them products, and A instructions
 * for addresses of layouts; and moves G bytes of other memory. A prime marks the values with the
 * layouts.
 *
 *     most     max(W, o) / max(W', o'), o = max((I - P + A + accesses) / 6, G / 64). Units work
 *              side by side, and the slowest decides. A product is one instruction with the sum it
 *              goes into. If scores are ranges, W is the maximum before, and W' the minimum after,
 *              for accesses that a layout moves. 5 % are added for the variation of runs; it is at
 *              most 32
 *     least    1 / (1 - 0.6 * saved), saved = 1 - (W' + o') / (W + o), o = I + A / 4 + G / 16 +
 *              4000 / blocks. Nothing overlaps, resident blocks share a wait of 4,000 cycles, and
 *              four tenths of the saving are lost to what is not counted. If saved < 0, it is
 *              (W + o) / (W' + o'). It is at most the ratio of the slowest unit if the choice
 *              refuses a layout because of that (unbank_lengthens_issue)
 *
 * The figures deviate from what an SM can do (it issues 4 instructions a cycle) because the counts
 * do: code that does not access shared memory is not in I, ptxas removes some instructions, and
 * loops of unknown length are assumed to run up to 32 times. Bytes that such a loop moves without
 * an access to shared memory count once for the most, and 32 times for the least. The constants
 * were fitted to the bench, with which bench/gain.py compares the ranges (docs/explain.md). */
#ifndef UNBANK_EXPLAIN_GAIN_H
#define UNBANK_EXPLAIN_GAIN_H

#include "explain/subjects.h"

struct gain {
  double least, most; /* times as fast with the chosen layouts; 1 if there are none */
  double perfect;     /* the most if no access had a conflict */
  /* Cycles for which a block keeps each unit busy. */
  double pipe;                 /* shared memory, one wavefront per cycle */
  double issue_least, issue;   /* issue, 6 and 4 instructions per cycle */
  double memory_least, memory; /* other memory, 64 and 16 bytes per cycle */
  bool is_range;               /* some scores are ranges, or unknown */
};

/* The same with the layouts chosen for the kernel, of which only cycles are known. */
struct gain unbank_limits_after(const struct subject *subject);

/* For a subject whose work is known; cycles are those of the kernel as written. */
struct gain unbank_gain(const struct subject *subject);

#endif
