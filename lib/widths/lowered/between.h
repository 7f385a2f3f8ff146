/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * What stands between accesses and may keep them apart, as numbers that an access gets from the
 * place where it stands: two accesses have equal ones where nothing of that kind is between them.
 * readings.h says which of the numbers count when.
 *
 * The blocks of a function are walked in the order of execution. A signed division becomes many
 * instructions, one of 16 bits may be a call, and so many more. Up to sm_89 what lanes do together
 * ends a block as far as the constants of addresses go: what comes out in a block alone does so
 * before it or behind it, and stores were seen apart there; loads, too, if their address is made
 * behind the first of these in the function, or if these stand in several blocks, in an arm of a
 * branch, or under a predicate. Behind a branch to the function's end they stand in no arm (25
 * forms on sm_75 to sm_120). */
#ifndef UNBANK_WIDTHS_LOWERED_BETWEEN_H
#define UNBANK_WIDTHS_LOWERED_BETWEEN_H

#include "ptxas/ptx.h"

struct lowering;

struct between {
  /* Where the walk stands: struct site has what these are. */
  uint32_t version, parted, region, joined_region, constant_region;
  uint32_t parted_alone;     /* `parted`, for accesses whose address is made ahead */
  uint32_t straight;         /* the number of the run without a load of other memory */
  uint32_t lanes_block;      /* before sm_90: in which lanes first do something together, or
                                ADDRESS_NO_BLOCK */
  bool lanes_may_be_none;    /* that block stands in a loop, or in an arm of a branch */
  bool *made_ahead;          /* by register: written ahead of that, and outside loops */
  uint8_t *decided;          /* by register, enum decided */
  uint32_t *stored_straight; /* by register: the run in which it was stored last */
  uint32_t *reads_left;      /* by register: what of its reads has not been met yet */
  uint32_t *stored_in;       /* by register: the region of the last store of it that was met */
};

/* The walk of a function, a block, and an instruction: what the instruction is for accesses behind
 * it, and for itself if it is one; and what only those behind it see. */
void unbank_between_function(struct lowering *lowering);
void unbank_between_block(struct lowering *lowering, uint32_t block);
void unbank_between_instruction(struct lowering *lowering, const struct ptx_instruction *from,
                                uint32_t block);
void unbank_between_behind(struct lowering *lowering, const struct ptx_instruction *from);

/* `parted` of an access that stands here. */
uint32_t unbank_parted_before(const struct lowering *lowering, const struct ptx_operand *address);

/* The number of the run that an access stands in, or 0: lowered_item.straight. */
uint32_t unbank_straight_run(struct lowering *lowering, const struct ptx_instruction *from);

#endif
