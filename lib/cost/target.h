/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * What an architecture has and what things cost on it: the constants of the choice, in one table.
 * Costs are in cycles, in each of which the SM's shared-memory pipe moves a wavefront. The
 * capacity of an SM is from the CUDA C++ Programming Guide, "Technical Specifications per Compute
 * Capability". The costs are fitted to the times of kernels under forced layouts (docs/choice.md).
 */
#ifndef UNBANK_COST_TARGET_H
#define UNBANK_COST_TARGET_H

#include <stddef.h>
#include <stdint.h>

struct target {
  unsigned architecture;  /* 90: from sm_90 up to the next row */
  uint32_t shared;        /* bytes of an SM for its blocks */
  uint32_t block_reserve; /* bytes that the system takes for each block */
  uint32_t block_unit;    /* a block gets shared memory in multiples of this many bytes */
  unsigned threads, blocks, registers; /* of an SM */
  double instruction;                  /* cycles of one instruction of a warp */
  double access;  /* cycles of one access to shared memory, besides its wavefronts */
  double latency; /* resident warps with which a block takes twice as long as with very many */
};

enum {
  UNBANK_STATIC_BYTES_MAX = 48 * 1024, /* of a block: ptxas refuses more, on all of them */
  UNBANK_REGISTER_UNIT = 8 /* a thread is given registers in multiples of so many, on all of them */
};

/* The row for an architecture such as 90. One older than all rows gets the first. */
const struct target *unbank_target(unsigned architecture);

/* How many blocks an SM holds at once, at least 1, if each has `bytes` of shared memory and
 * `threads` threads (whole warps), each of these with `registers` registers. 0 registers: unknown,
 * and no limit. */
unsigned unbank_blocks_of(const struct target *target, uint64_t bytes, unsigned threads,
                          unsigned registers);

#endif
