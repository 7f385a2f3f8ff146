/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Shared by the files that build slices: slice.c, shape.c, phis.c, decode.c and constant.c. */
#ifndef UNBANK_SLICE_SLICE_INTERNAL_H
#define UNBANK_SLICE_SLICE_INTERNAL_H

#include "slice/slice.h"

static inline struct slice_block *block_at(struct slice *slice, uint32_t block) {
  return &slice->blocks.items[block];
}

static inline uint32_t number_of(const struct slice *slice, LLVMBasicBlockRef block) {
  uint32_t number = SLICE_NONE;
  if (block)
    map_get(&slice->block_numbers, block, &number);
  return number;
}

/* Whether dynamic memory is the kernel's only array. It then starts at a multiple of 1024, after
 * the system's own memory, so the low bits of its addresses are those of its offsets. */
static inline bool begins_at_rows(const struct slices *slices) {
  return slices->kernel->arrays.count == 1;
}

/* Makes a block needed, and with it the branches that decide whether it is visited. */
void unbank_slice_need_block(struct slices *slices, struct slice *slice, uint32_t number);

/* Finds the blocks and loops of a function, and what they are control dependent on. */
void unbank_find_shape(const struct slices *slices, struct slice *slice);

/* Once it is known which branches are followed: finds how loops are left, and where arms meet. */
void unbank_find_exits(const struct slices *slices, struct slice *slice);

#endif
