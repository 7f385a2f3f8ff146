/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "ptxas/live/leaving.h"

#include "ptxas/flow.h"
#include "ptxas/live/live_internal.h"

struct leaving {
  const struct ptx_function *function;
  uint32_t *block_of; /* by instruction: the first of the blocks that are merged with its own */
  uint32_t *part_of;  /* by instruction: a number that changes wherever ptxas may end a block */
};

/* Merges blocks that are connected by a single edge; by block, the number of the first. */
static uint32_t *join_blocks(const struct ptx_function *function, struct arena *arena) {
  const uint32_t count = (uint32_t)function->blocks.count;
  const struct ptx_predecessors into = unbank_ptx_predecessors(function, arena);
  uint32_t *out = ARENA_ARRAY(arena, uint32_t, count + 1);
  for (uint32_t b = 0; b < count; b++)
    out[b] = b;
  for (bool changed = true; changed;) {
    changed = false;
    for (uint32_t b = 0; b < count; b++) {
      const struct ptx_block *from = &function->blocks.items[b];
      bool is_single =
          from->successor_count == 1 && unbank_ptx_has_one_edge(&into, from->successors[0]);
      if (!is_single || !from->successors[0] || out[from->successors[0]] == out[b] ||
          out[b] == from->successors[0])
        continue;
      out[from->successors[0]] = out[b];
      changed = true;
    }
  }
  return out;
}

static bool may_end_block(const struct ptx_instruction *from) {
  return (from->is_guarded && !unbank_ptx_is(from, "bra")) ||
         PTX_IS_ANY(from, "call", "div", "rem", "atom", "red") || unbank_is_subroutine(from);
}

static void number_parts(struct leaving *it, struct arena *arena) {
  const struct ptx_function *function = it->function;
  const uint32_t *joined = join_blocks(function, arena);
  uint32_t part = 0;
  it->block_of = ARENA_ARRAY(arena, uint32_t, function->instructions.count + 1);
  it->part_of = ARENA_ARRAY(arena, uint32_t, function->instructions.count + 1);
  for (uint32_t b = 0; b < function->blocks.count; b++)
    for (uint32_t i = function->blocks.items[b].first; i < function->blocks.items[b].end; i++) {
      it->block_of[i] = joined[b];
      it->part_of[i] = part;
      part += may_end_block(&function->instructions.items[i]);
    }
}

/* Whether an instruction merely copies its operand, or a part of it. */
static enum live_leaving hands_on(const struct ptx_instruction *by) {
  unsigned to = bits_of(by, 1), of = bits_of(by, 2);
  if (unbank_ptx_is(by, "mov"))
    return by->vector_first ? LIVE_STAYS : LIVE_LEAVES;
  if (unbank_ptx_is(by, "cvt"))
    return !to || !of ? LIVE_STAYS : to < of ? LIVE_LEAVES : LIVE_MAY_LEAVE;
  return PTX_IS_ANY(by, "and", "shr", "shl", "or", "xor") ? LIVE_MAY_LEAVE : LIVE_STAYS;
}

/* Whether the register that instruction `at` writes leaves its block through its use by instruction
 * `to`. A result with several writes counts as used elsewhere. */
static enum live_leaving leaves_by(const struct leaving *it, const uint8_t *leaves, uint32_t at,
                                   uint32_t to) {
  const struct ptx_instruction *by = &it->function->instructions.items[to];
  uint8_t on = LIVE_STAYS;
  if (it->block_of[at] != it->block_of[to])
    return LIVE_LEAVES;
  if (it->part_of[at] != it->part_of[to] || may_end_block(by))
    on = LIVE_MAY_LEAVE;
  enum live_leaving most = hands_on(by);
  PTX_EACH_WRITTEN(operand, by) {
    uint32_t reg = operand->reg;
    uint8_t left = it->function->is_written_often[reg] ? LIVE_MAY_LEAVE : leaves[reg];
    left = left < most ? left : (uint8_t)most;
    on = left > on ? left : on;
  }
  return (enum live_leaving)on;
}

uint8_t *unbank_live_leaving(const struct ptx_function *function, struct arena *arena) {
  uint8_t *out = ARENA_ARRAY(arena, uint8_t, function->registers + 1);
  struct leaving it = {.function = function};
  number_parts(&it, arena);
  for (bool changed = true; changed;) {
    changed = false;
    for (uint32_t i = (uint32_t)function->instructions.count; i-- > 0;) {
      const struct ptx_instruction *by = &function->instructions.items[i];
      PTX_EACH_READ(operand, by) {
        uint32_t reg = operand->reg;
        if (!function->first_def[reg])
          continue;
        uint8_t now = (uint8_t)leaves_by(&it, out, function->first_def[reg] - 1, i);
        changed |= now > out[reg];
        out[reg] = now > out[reg] ? now : out[reg];
      }
    }
  }
  return out;
}
