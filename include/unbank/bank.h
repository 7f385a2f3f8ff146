/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The bank rule: how many turns the hardware needs for one shared-memory instruction of one warp.
 *
 * Shared memory is a row of 32 banks, each 4 bytes wide. Word w (bytes 4w .. 4w+3) lives in bank w
 * mod 32:
 *
 *     byte    0     4     8          124   128   132
 *     word    0     1     2    ...   31    32    33   ...
 *     bank    0     1     2    ...   31     0     1   ...
 *
 * A warp is 32 lanes that execute one instruction together. In one turn, called a wavefront, every
 * bank can deliver one word, to any number of lanes. Lanes that want different words of one bank
 * must wait for each other: that is a bank conflict. A column of a `float tile[32][32]` lies in a
 * single bank (its words are 32 apart), so a warp that reads it needs 32 wavefronts for what a row
 * gives in one. A wavefront is one cycle of the SM's shared-memory pipe.
 *
 * Source of each figure: counters of an H200 (sm_90), `test/data/h200-*.csv`; `unbank wavefronts`
 * compares this rule with every row of them.
 *
 * Units: offsets and sizes in bytes, counts in wavefronts. Nothing here depends on LLVM. The
 * structures describe the hardware and will not grow.
 */
#ifndef UNBANK_BANK_H
#define UNBANK_BANK_H

#include <stdbool.h>
#include <stdint.h>

#include "unbank/export.h"

#ifdef __cplusplus
extern "C" {
#endif

enum {
  UNBANK_LANES = 32,                                  /* lanes of a warp */
  UNBANK_BANKS = 32,                                  /* banks of an SM's shared memory */
  UNBANK_BANK_BYTES = 4,                              /* width of a bank: one word */
  UNBANK_ACCESS_MAX = 16,                             /* bytes that one access moves for a lane, at
                                                         most */
  UNBANK_BANK_ROW = UNBANK_BANKS * UNBANK_BANK_BYTES, /* bytes after which the banks repeat */
  UNBANK_BANK_ROW_LOG = 7,                            /* log2 of that */
};

/* Larger than any offset, in bytes: a block has at most 227 KiB of shared memory, on sm_90 and
 * sm_100 (CUDA C++ Programming Guide, "Technical Specifications per Compute Capability"). */
enum { UNBANK_OFFSET_END = 1 << 18 };

/* What an instruction does; the names in reports come from unbank_op_name. */
enum unbank_op {
  UNBANK_OP_LD,
  UNBANK_OP_ST,
  UNBANK_OP_ATOM,
  UNBANK_OP_RED,
  UNBANK_OP_CAS,
  UNBANK_OP_CPASYNC,
  UNBANK_OP_LDMATRIX,
  UNBANK_OP_STMATRIX,
  UNBANK_OP_WMMA_LD,
  UNBANK_OP_WMMA_ST,
  UNBANK_OP_INC, /* a red that adds 1: the hardware counts the lanes of a word and adds once */
  UNBANK_OP_COUNT
};

/* The addresses of one instruction of one warp. If bit i of `active` is set, lane i addresses the
 * byte at offset[i] from a 128-byte aligned base. The hardware requires a multiple of the number of
 * bytes that the lane moves. An ldmatrix or stmatrix .xN takes the N * 8 row addresses from lanes 0
 * .. 8N-1. */
struct unbank_lanes {
  uint32_t active;
  uint32_t offset[UNBANK_LANES];
};

struct unbank_wavefronts {
  unsigned wavefronts; /* turns that the instruction takes; 0 if no lane is active */
  unsigned
      conflicts;  /* as the profiler counts them: turns of each group of lanes after its first */
  unsigned ideal; /* turns if the same words were placed as well as possible */
};

/* "ld", "st", "atom", "red" (also for UNBANK_OP_INC), "cas", "cpasync", "ldmatrix", "stmatrix",
 * "wmma.ld", "wmma.st"; "?" if the number is not an operation. */
UNBANK_API const char *unbank_op_name(enum unbank_op op);

/* Applies the rule. Atomics are those on 32-bit integers (others are loops, not one instruction).
 * `bytes` is what one lane moves: 1, 2, 4, 8 or 16; for ldmatrix and stmatrix 16, a row; for a
 * wmma, the bytes of one of the loads or stores that it becomes. Returns false and leaves *out
 * alone if the rule is not known (an 8-byte atomic, cp.async) or no such access exists:
 * unbank_bank_check says which. */
UNBANK_API bool unbank_bank_wavefronts(enum unbank_op op, unsigned bytes,
                                       const struct unbank_lanes *lanes,
                                       struct unbank_wavefronts *out);

/* Which wavefront serves each active lane: turn[i] for lane i, counted from 0. Lanes of one word
 * are served together where the rule says so. Words of one bank are served in the order of their
 * lanes; the number of turns is that of the hardware, but the order in which it serves them is not
 * known. A lane that takes several turns (cas) gets the first of them. Returns false and leaves
 * turn[] alone if unbank_bank_wavefronts does. */
UNBANK_API bool unbank_bank_turns(enum unbank_op op, unsigned bytes,
                                  const struct unbank_lanes *lanes, uint8_t turn[UNBANK_LANES]);

/* Checks whether unbank_bank_wavefronts has an answer for the access: NULL, or a sentence for
 * unbank_free: the operation or the size does not exist, its rule is not known, or the offset of an
 * active lane is not a multiple of the bytes that the lane moves. */
UNBANK_API char *unbank_bank_check(enum unbank_op op, unsigned bytes,
                                   const struct unbank_lanes *lanes);

#ifdef __cplusplus
}
#endif
#endif
