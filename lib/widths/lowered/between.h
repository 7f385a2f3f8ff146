/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * What is between accesses and may prevent merging. Each access gets a few numbers from its
 * position; if two accesses have equal numbers of a kind, nothing of that kind is between them.
 * readings.h says which of the numbers matter in which reading.
 *
 * The blocks of a function are walked in execution order. A signed division becomes many
 * instructions, a 16-bit one may become a call, and so on.
 *
 * Up to sm_89, warp-wide operations (shuffles, votes, matches, reductions) act like the end of a
 * block for the constants of addresses: a constant that is split off in one block only is split off
 * before the operation or after it, and stores were seen apart there. Loads were seen apart, too,
 * if their address is computed after the first of these operations in the function, or if these
 * operations are in several blocks, in an arm of a branch, or under a predicate. What follows a
 * branch to the function's end is not an arm (25 test kernels on sm_75 to sm_120). */
#ifndef UNBANK_WIDTHS_LOWERED_BETWEEN_H
#define UNBANK_WIDTHS_LOWERED_BETWEEN_H

#include "ptxas/ptx.h"

struct lowering;

struct between {
  /* At the current position: explained in struct site. */
  uint32_t version, parted, region, joined_region, constant_region;
  uint32_t parted_early;                /* `parted`, for accesses whose address is computed early */
  const struct ptx_instruction *stored; /* the store that began the version, if it is in this block
                                           and certainly executed; else NULL */
  bool is_forwarded;                    /* the instruction is a forwarded load (units.h) */
  uint32_t straight;              /* the number of the current run without a load of other memory */
  uint32_t warp_block;            /* before sm_90: the first block with a warp-wide operation, or
                                     ADDRESS_NO_BLOCK */
  bool is_warp_block_conditional; /* that block is in a loop, or in an arm of a branch */
  bool *computed_early; /* by register: written before that operation, and outside loops */
  uint8_t *decided;     /* by register, enum decided */
  uint32_t *reads_left; /* by register: how many of its reads are still to come */
  uint32_t *stored_in;  /* by register: the region of its last store so far */
};

/* These follow the walk: at the start of a function, at the start of a block, and before and after
 * each instruction. An access gets the numbers that hold before it. */
void unbank_between_function(struct lowering *lowering);
void unbank_between_block(struct lowering *lowering, uint32_t block);
void unbank_between_instruction(struct lowering *lowering, const struct ptx_instruction *from,
                                uint32_t block);
void unbank_between_after(struct lowering *lowering, const struct ptx_instruction *from);

/* site.parted of an access at the current position. */
uint32_t unbank_parted_before(const struct lowering *lowering, const struct ptx_operand *address);

/* lowered_item.straight of an access at the current position. */
uint32_t unbank_straight_run(struct lowering *lowering, const struct ptx_instruction *from);

#endif
