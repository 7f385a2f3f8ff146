/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Where the lanes of a warp that part at a branch run together again: its immediate post-dominator.
 */
#ifndef UNBANK_SUPPORT_POSTDOM_H
#define UNBANK_SUPPORT_POSTDOM_H

#include <stdbool.h>
#include <stdint.h>

#include "support/arena.h"

/* Control flow of one function: the successors of block b are
 * successors[first[b]] .. successors[first[b + 1] - 1]. */
struct unbank_cfg {
  uint32_t count; /* blocks */
  uint32_t *first, *successors;
  bool *stops; /* the block has no successor and does not return either */
};

/* Room for `count` blocks with `edges` successors in all; to be filled. */
struct unbank_cfg unbank_cfg_new(struct arena *arena, uint32_t count, uint32_t edges);

/* For each block its immediate post-dominator, or flow->count where paths meet only at the
 * function's end. */
uint32_t *unbank_immediate_postdominators(const struct unbank_cfg *flow, struct arena *arena);

#endif
