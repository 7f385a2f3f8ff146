/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * What an architecture has, and what things cost on it: the constants of the choice, in one table.
 *
 * Costs are in cycles, in which the SM's shared-memory pipe moves a wavefront. What an SM holds is
 * from the CUDA C++ Programming Guide, "Technical Specifications per Compute Capability"; costs are
 * fitted to the times of kernels under forced layouts (docs/choice.md). */
#ifndef UNBANK_COST_TARGET_H
#define UNBANK_COST_TARGET_H

#include <stddef.h>
#include <stdint.h>

struct target {
  unsigned architecture;               /* 90: sm_90 and later, up to the next row */
  uint32_t shared;                     /* bytes of an SM for its blocks */
  uint32_t block_reserve;              /* bytes that each block takes besides its own */
  uint32_t block_unit;                 /* bytes by which shared memory is given to a block */
  unsigned threads, blocks, registers; /* of an SM */
  double instruction;                  /* cycles that an instruction of a warp costs */
  double access;                       /* likewise, one to shared memory, beside its wavefronts */
  double latency; /* resident warps with which a block takes twice as long as with very many */
};

enum { UNBANK_STATIC_BYTES_MAX = 48 * 1024 }; /* of a block: ptxas refuses more, on all of them */

/* The row for an architecture: 90 for sm_90; one that is older than all gets the first. */
const struct target *unbank_target(unsigned architecture);

/* Blocks that an SM holds at once when each has `bytes` of shared memory and so many threads, whole
 * warps, of so many registers; 0 registers: not known, and no limit. At least 1. */
unsigned unbank_blocks_of(const struct target *target, uint64_t bytes, unsigned threads,
                          unsigned registers);

#endif
