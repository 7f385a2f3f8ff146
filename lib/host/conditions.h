/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * What is known of integers because a block is executed, or because it was entered by a certain
 * edge: the conditions of the branches that lead there.
 *
 *     if (n % 128 == 0) { x = 32; } else { x = 16; }
 *     ...
 *     if (n % 128 == 0) kernel<32><<<1, x>>>();
 *
 * At the launch, the condition holds, and by one of the edges by which x gets its value it does
 * not, so that x is no 16 there. A value is that of its last execution. Those of two places of a
 * function belong together unless a loop's back edge lies between them: a value that goes along one
 * is of an earlier iteration. Values that are computed in the same way from the same values count
 * as one. */
#ifndef UNBANK_HOST_CONDITIONS_H
#define UNBANK_HOST_CONDITIONS_H

#include <llvm-c/Core.h>
#include <stdbool.h>

#include "support/arena.h"
#include "support/map.h"

/* The blocks of a function, and which one dominates each at once: both by the number of a block. */
struct block_flow {
  LLVMBasicBlockRef *blocks;
  uint32_t *dominators;
};
/* Those of the functions that were asked for. */
struct flows {
  struct arena *arena;
  struct map numbers;   /* of blocks, from 0 in each function */
  struct map functions; /* where each is in `made` */
  LIST_OF(struct block_flow) made;
};
struct flows unbank_flows_new(struct arena *arena);
/* Whether an edge into a block closes a loop: the block dominates where the edge begins. */
bool unbank_is_back_edge(struct flows *flows, LLVMBasicBlockRef from, LLVMBasicBlockRef to);

/* A value is one of start, start + 1, ... start + span, modulo the width of its type. */
struct condition {
  LLVMValueRef value;
  uint64_t start, span;
};

enum { CONDITIONS_MAX = 64 }; /* what more there is, is not known */
struct conditions {
  struct condition items[CONDITIONS_MAX];
  size_t count;
};

/* Each adds what is known; false if that contradicts what was known before. */
bool unbank_add_number(struct conditions *known, LLVMValueRef value, uint64_t number);
bool unbank_add_block(struct conditions *known, struct flows *flows, LLVMBasicBlockRef block);
bool unbank_add_edge(struct conditions *known, LLVMBasicBlockRef from, LLVMBasicBlockRef to);

/* Whether a value is known to be one number. */
bool unbank_known_number(const struct conditions *known, LLVMValueRef value, uint64_t *number);

#endif
