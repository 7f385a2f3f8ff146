/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The control flow of a slice: blocks, loops, reconvergence, control dependence, and the exits of
 * loops. */
#include "shim/compat.h"
#include "shim/query.h"
#include "shim/shim.h"
#include "slice/roots.h"
#include "slice/slice_internal.h"
#include "support/graph.h"
#include "support/postdom.h"

static uint32_t arm_to(struct slice_block *block, uint32_t target) {
  for (uint32_t i = 0; i < block->arm_count; i++)
    if (block->arms[i] == target)
      return i;
  block->arms[block->arm_count] = target;
  return block->arm_count++;
}

/* Finds the distinct successors, and the values of the condition that lead to them. */
static void find_arms(struct arena *arena, struct slice *slice, uint32_t number) {
  struct slice_block *block = block_at(slice, number);
  LLVMValueRef terminator = LLVMGetBasicBlockTerminator(block->ir);
  unsigned count = LLVMGetNumSuccessors(terminator);
  block->arms = ARENA_ARRAY(arena, uint32_t, count);
  block->cases = ARENA_ARRAY(arena, struct slice_case, count);
  bool is_switch = LLVMIsASwitchInst(terminator) != NULL;
  for (unsigned i = 0; i < count; i++) {
    uint32_t arm = arm_to(block, number_of(slice, LLVMGetSuccessor(terminator, i)));
    if (i == (is_switch ? 0 : count - 1))
      block->default_arm = arm;
    else
      block->cases[block->case_count++] = (struct slice_case){
          .value =
              is_switch ? LLVMConstIntGetSExtValue(UNBANK_SWITCH_CASE_VALUE(terminator, i)) : -1,
          .arm = arm};
  }
}

/* Block t is control dependent on branch b if some successor of b always leads to t, and b does
 * not: for each edge b -> s, these are the blocks on the path up the post-dominator tree from s to
 * the immediate post-dominator of b, excluding the latter. */
static void find_controllers(struct arena *arena, struct slice *slice) {
  for (uint32_t b = 0; b < slice->blocks.count; b++) {
    struct slice_block *branch = block_at(slice, b);
    for (uint32_t i = 0; branch->arm_count > 1 && i < branch->arm_count; i++)
      for (uint32_t t = branch->arms[i]; t != SLICE_NONE && t != branch->reconverge;
           t = block_at(slice, t)->reconverge)
        *ARENA_PUSH(arena, &block_at(slice, t)->controllers) = b;
  }
}

/* `numbers`: by header, 1 + the loop's number. */
static uint32_t loop_at(struct slice *slice, struct arena *arena, uint32_t *numbers,
                        uint32_t header) {
  if (!numbers[header]) {
    *ARENA_PUSH(arena, &slice->loops) = (struct slice_loop){.header = header, .parent = SLICE_NONE};
    numbers[header] = (uint32_t)slice->loops.count;
  }
  return numbers[header] - 1;
}

static void find_loops(struct arena *arena, struct unbank_shim *shim, struct slice *slice) {
  uint32_t *numbers = ARENA_ARRAY(arena, uint32_t, slice->blocks.count);
  for (uint32_t b = 0; b < slice->blocks.count; b++) {
    LLVMBasicBlockRef header = unbank_loop_header(shim, block_at(slice, b)->ir);
    block_at(slice, b)->loop =
        header ? loop_at(slice, arena, numbers, number_of(slice, header)) : SLICE_NONE;
  }
  for (uint32_t i = 0; i < slice->loops.count; i++) {
    struct slice_loop *loop = &slice->loops.items[i];
    LLVMBasicBlockRef header = block_at(slice, loop->header)->ir;
    LLVMBasicBlockRef outer = unbank_loop_parent(shim, header);
    loop->parent = outer ? numbers[number_of(slice, outer)] - 1 : SLICE_NONE;
  }
}

/* Finds where the arms of each block reconverge, and the blocks' order. */
static void find_reconvergence(struct arena *arena, struct slice *slice) {
  uint32_t count = (uint32_t)slice->blocks.count, edges = 0;
  for (uint32_t b = 0; b < count; b++)
    edges += block_at(slice, b)->arm_count;
  struct unbank_cfg flow = unbank_cfg_new(arena, count, edges);
  for (uint32_t b = 0, edge = 0; b < count; b++) {
    const struct slice_block *block = block_at(slice, b);
    for (uint32_t i = 0; i < block->arm_count; i++)
      flow.successors[edge++] = block->arms[i];
    flow.first[b + 1] = edge;
    flow.stops[b] = LLVMIsAUnreachableInst(LLVMGetBasicBlockTerminator(block->ir)) != NULL;
  }
  const uint32_t *meets = unbank_immediate_postdominators(&flow, arena);
  const struct graph forward = {count, flow.first, flow.successors};
  const struct graph_order order = graph_order(&forward, 0, arena);
  for (uint32_t b = 0; b < count; b++) {
    block_at(slice, b)->reconverge = meets[b] == count ? SLICE_NONE : meets[b];
    block_at(slice, b)->rank = order.rank[b];
  }
}

void unbank_find_shape(const struct slices *slices, struct slice *slice) {
  struct arena *arena = slices->arena;
  UNBANK_EACH_BLOCK(b, slice->function) {
    map_put(&slice->block_numbers, b, (uint32_t)slice->blocks.count);
    *ARENA_PUSH(arena, &slice->blocks) =
        (struct slice_block){.ir = b, .condition = SLICE_NONE, .result = SLICE_NONE};
  }
  for (uint32_t b = 0; b < slice->blocks.count; b++) {
    struct slice_block *block = block_at(slice, b);
    find_arms(arena, slice, b);
    for (uint32_t i = 0; i < block->arm_count; i++)
      *ARENA_PUSH(arena, &block_at(slice, block->arms[i])->predecessors) = b;
  }
  find_reconvergence(arena, slice);
  find_loops(arena, slices->module->shim, slice);
  find_controllers(arena, slice);
}

/* Finds loops whose exits lead to several blocks. */
static void find_forks(struct arena *arena, struct slice *slice) {
  uint32_t *targets = ARENA_ARRAY(arena, uint32_t, slice->loops.count + 1); /* 1 + a block */
  for (uint32_t b = 0; b < slice->blocks.count; b++)
    for (uint32_t i = 0; i < block_at(slice, b)->arm_count; i++) {
      const uint32_t to = block_at(slice, b)->arms[i];
      for (uint32_t loop = block_at(slice, b)->loop;
           loop != SLICE_NONE && !slice_loop_contains(slice, loop, to);
           loop = slice->loops.items[loop].parent) {
        slice->loops.items[loop].forks |= targets[loop] && targets[loop] != to + 1;
        targets[loop] = to + 1;
      }
    }
}

/* Finds which followed branches leave each loop, and which reconverge at each block. */
static void find_branches(struct arena *arena, struct slice *slice) {
  for (uint32_t b = 0; b < slice->blocks.count; b++) {
    const struct slice_block *block = block_at(slice, b);
    if (!block->follow)
      continue;
    if (block->reconverge != SLICE_NONE)
      *ARENA_PUSH(arena, &block_at(slice, block->reconverge)->reconverging) = b;
    for (uint32_t loop = block->loop; loop != SLICE_NONE; loop = slice->loops.items[loop].parent)
      if (unbank_slice_exits(slice, b, loop))
        *ARENA_PUSH(arena, &slice->loops.items[loop].exits) = b;
  }
}

/* Finds the branches that decide which lanes leave each loop: those that its exits are control
 * dependent on, transitively. */
static void find_deciders(struct arena *arena, struct slice *slice) {
  for (uint32_t l = 0; l < slice->loops.count; l++) {
    struct slice_loop *loop = &slice->loops.items[l];
    for (size_t i = 0; i < loop->exits.count; i++)
      *ARENA_PUSH(arena, &loop->deciders) = loop->exits.items[i];
    for (size_t i = 0; i < loop->deciders.count; i++) {
      const struct slice_block *block = block_at(slice, loop->deciders.items[i]);
      for (size_t k = 0; k < block->controllers.count; k++) {
        const uint32_t by = block->controllers.items[k];
        if (slice_loop_contains(slice, l, by) && block_at(slice, by)->follow &&
            !slice_loop_decides(loop, by))
          *ARENA_PUSH(arena, &loop->deciders) = by;
      }
    }
  }
}

void unbank_find_exits(const struct slices *slices, struct slice *slice) {
  find_branches(slices->arena, slice);
  find_deciders(slices->arena, slice);
  find_forks(slices->arena, slice);
}
