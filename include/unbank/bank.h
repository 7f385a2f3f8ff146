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
 * Units: offsets and sizes in bytes, counts in wavefronts. Nothing here knows of LLVM. The
 * structures are those of the hardware and do not grow.
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

/* No offset is as large, in bytes. A block has at most 227 KiB of shared memory, of sm_90 and
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
  UNBANK_OP_INC, /* a red that adds 1: the hardware counts the lanes of a word and adds them at once
                  */
  UNBANK_OP_COUNT
};

/* The addresses of one instruction of one warp: offset[i], in bytes from a 128-byte aligned base,
 * is what lane i addresses when bit i of `active` is set; a multiple of what it moves, as the
 * hardware refuses others. An ldmatrix or stmatrix .xN takes the N * 8 row addresses from lanes 0
 * .. 8N-1. */
struct unbank_lanes {
  uint32_t active;
  uint32_t offset[UNBANK_LANES];
};

struct unbank_wavefronts {
  unsigned wavefronts; /* turns the instruction takes; 0 when no lane is active */
  unsigned conflicts;  /* what the profiler's counter reads: turns beyond one a group */
  unsigned ideal;      /* turns under the best placement of the same words */
};

/* "ld", "st", "atom", "red" (of an inc, too), "cas", "cpasync", "ldmatrix", "stmatrix", "wmma.ld",
 * "wmma.st"; "?" of a number that is none. */
UNBANK_API const char *unbank_op_name(enum unbank_op op);

/* Applies the rule. Atomics are those on 32-bit integers (the others are loops, not one
 * instruction). `bytes` is what one lane moves: 1, 2, 4, 8 or 16; for ldmatrix and stmatrix 16, a
 * row; of a wmma, one of the loads or stores that it becomes. Returns false, leaving *out alone,
 * for a combination whose rule is not known (an 8-byte atomic, cp.async) or that is none:
 * unbank_bank_check says which. */
UNBANK_API bool unbank_bank_wavefronts(enum unbank_op op, unsigned bytes,
                                       const struct unbank_lanes *lanes,
                                       struct unbank_wavefronts *out);

/* Which wavefront, from 0 on, serves each active lane: turn[i] of lane i. Lanes of one word are
 * served together where the rule says so, and words of one bank in the order of their lanes: how
 * many turns there are is the hardware's, which of the words comes first is not known. A lane that
 * takes several turns (cas) has the first of them. Returns false, leaving turn[] alone, as
 * unbank_bank_wavefronts does. */
UNBANK_API bool unbank_bank_turns(enum unbank_op op, unsigned bytes,
                                  const struct unbank_lanes *lanes, uint8_t turn[UNBANK_LANES]);

/* Whether unbank_bank_wavefronts has an answer for the access: NULL, or a sentence, to be given to
 * unbank_free, about an operation or a size that is none, about one whose rule is not known, or
 * about an active lane whose offset is no multiple of what it moves. */
UNBANK_API char *unbank_bank_check(enum unbank_op op, unsigned bytes,
                                   const struct unbank_lanes *lanes);

#ifdef __cplusplus
}
#endif
#endif
