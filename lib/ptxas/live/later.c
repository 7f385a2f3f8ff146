/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "ptxas/live/later.h"

#include "ptxas/live/live_internal.h"

/* The iterations for which liveness is solved. */
enum which { WHICH_LAST, WHICH_OTHERS, WHICH_COUNT };

struct iterations {
  const struct ptx_function *function;
  const struct flow *flow;
  uint64_t *last_read; /* by register: its last use within an iteration of its loop; UINT64_MAX if
                          it is used elsewhere */
  uint32_t *loop_of;   /* by register: 1 + the loop that writes it; 0: none */
  uint64_t *first_exit, *last_exit; /* by loop: where an iteration may leave it */
  bool *is_read_inside;             /* by register: it is used in that loop */
  bool *is_always;           /* by block: every iteration of its loop but the last executes it */
  bool *needed[WHICH_COUNT]; /* by register */
};

/* Orders the instructions of an iteration. `rank`: the block's position in reverse post-order. */
static uint64_t place_in_iteration(uint32_t rank, uint32_t instruction) {
  return 1 + ((uint64_t)rank << 32 | instruction);
}

static void note_loops(struct iterations *it, uint32_t block) {
  const struct ptx_block *from = &it->function->blocks.items[block];
  for (uint32_t i = from->first; i < from->end; i++)
    PTX_EACH_WRITTEN(operand, &it->function->instructions.items[i])
      if (it->flow->loop[block] != FLOW_NO_LOOP)
        it->loop_of[operand->reg] = it->flow->loop[block] + 1;
}

static void note_read(struct iterations *it, uint32_t reg, uint32_t block, uint64_t place) {
  const uint32_t loop = it->loop_of[reg];
  const bool is_inside = loop && unbank_flow_is_inside(it->flow, block, loop - 1);
  place = is_inside ? place : UINT64_MAX;
  it->last_read[reg] = place > it->last_read[reg] ? place : it->last_read[reg];
  it->is_read_inside[reg] |= is_inside;
}

static void note_reads(struct iterations *it, uint32_t rank) {
  const uint32_t b = it->flow->blocks[rank];
  const struct ptx_block *block = &it->function->blocks.items[b];
  for (uint32_t i = block->first; i < block->end; i++) {
    const struct ptx_instruction *from = &it->function->instructions.items[i];
    PTX_EACH_READ(operand, from)
      note_read(it, operand->reg, b, place_in_iteration(rank, i));
    if (from->is_guarded)
      note_read(it, from->guard, b, place_in_iteration(rank, i));
  }
}

/* Takes a branch back to a header. Blocks of the loop that do not dominate it are not always
 * executed. */
static void note_branch_back(struct iterations *it, uint32_t from, uint32_t loop) {
  for (uint32_t b = 0; b < it->function->blocks.count; b++)
    if (it->flow->loop[b] == loop)
      it->is_always[b] &= unbank_flow_dominates(it->flow, b, from);
}

static void note_exits(struct iterations *it, uint32_t rank) {
  const uint32_t b = it->flow->blocks[rank], loop = it->flow->loop[b];
  const struct ptx_block *block = &it->function->blocks.items[b];
  const uint64_t place = place_in_iteration(rank, block->end);
  for (unsigned s = 0; s < block->successor_count; s++)
    for (uint32_t left = unbank_flow_left(it->flow, loop, block->successors[s]);
         left != FLOW_NO_LOOP; left = unbank_flow_left(it->flow, it->flow->loops.items[left].parent,
                                                       block->successors[s])) {
      it->first_exit[left] = it->last_exit[left] ? it->first_exit[left] : place;
      it->last_exit[left] = place;
    }
}

static void find_always(struct iterations *it) {
  memset(it->is_always, true, it->function->blocks.count * sizeof *it->is_always);
  for (uint32_t b = 0; b < it->function->blocks.count; b++)
    for (unsigned s = 0; s < it->function->blocks.items[b].successor_count; s++) {
      const uint32_t loop =
          unbank_flow_repeated_by(it->flow, b, it->function->blocks.items[b].successors[s]);
      if (loop != FLOW_NO_LOOP)
        note_branch_back(it, b, loop);
    }
}

/* Whether the next iteration certainly uses a register written here: this iteration can no longer
 * leave the loop, and the next one uses the register before it can. */
static bool is_certainly_next(const struct iterations *it, uint32_t block, uint32_t reg,
                              uint64_t place) {
  const uint32_t loop = it->flow->loop[block];
  return it->last_exit[loop] < place && it->last_read[reg] < it->first_exit[loop];
}

/* Whether the value that an instruction writes to a register is needed. */
static bool needs_written(const struct iterations *it, enum which which, uint32_t block,
                          const struct ptx_instruction *from, uint32_t reg, uint64_t place) {
  if (!it->needed[which][reg] || it->flow->loop[block] == FLOW_NO_LOOP)
    return it->needed[which][reg];
  if (which == WHICH_LAST)
    return !it->function->is_written_often[reg] || it->last_read[reg] > place ||
           is_certainly_next(it, block, reg, place);
  return it->is_read_inside[reg] || !it->is_always[block] || from->is_guarded;
}

static bool is_needed(const struct iterations *it, enum which which, uint32_t block,
                      const struct ptx_instruction *from, uint64_t place) {
  bool needed = has_effect(from);
  PTX_EACH_WRITTEN(operand, from)
    needed |= needs_written(it, which, block, from, operand->reg, place);
  return needed;
}

/* Marks the operands of a needed instruction as needed; true if one of them was not yet. */
static bool need_reads(bool *needed, const struct ptx_instruction *from) {
  bool is_new = from->is_guarded && !needed[from->guard];
  if (from->is_guarded)
    needed[from->guard] = true;
  PTX_EACH_READ(operand, from) {
    is_new |= !needed[operand->reg];
    needed[operand->reg] = true;
  }
  return is_new;
}

/* The results of an instruction, of the first 32, that are not needed. */
static uint32_t unneeded(const struct iterations *it, enum which which, uint32_t block,
                         const struct ptx_instruction *from, uint64_t place) {
  uint32_t out = 0;
  PTX_EACH_WRITTEN(operand, from) {
    const unsigned k = (unsigned)(operand - from->operands);
    if (k < 32 && !needs_written(it, which, block, from, operand->reg, place))
      out |= UINT32_C(1) << k;
  }
  return out;
}

static void solve_iterations(struct iterations *it, enum which which, struct live_later *out) {
  for (bool changed = true; changed;) {
    changed = false;
    for (uint32_t n = (uint32_t)it->function->blocks.count; n-- > 0;) {
      const uint32_t b = it->flow->blocks[n];
      const struct ptx_block *block = &it->function->blocks.items[b];
      for (uint32_t i = block->end; i-- > block->first;) {
        const struct ptx_instruction *from = &it->function->instructions.items[i];
        const uint64_t place = place_in_iteration(n, i);
        changed |= is_needed(it, which, b, from, place) && need_reads(it->needed[which], from);
        *(which == WHICH_LAST ? &out[i].next : &out[i].after) = unneeded(it, which, b, from, place);
      }
    }
  }
}

struct live_later *unbank_live_later(const struct ptx_function *function, const struct flow *flow,
                                     struct arena *arena) {
  struct live_later *out = ARENA_ARRAY(arena, struct live_later, function->instructions.count + 1);
  if (!flow->loops.count)
    return out;
  const uint32_t registers = function->registers + 1;
  struct iterations it = {
      .function = function,
      .flow = flow,
      .last_read = ARENA_ARRAY(arena, uint64_t, registers),
      .loop_of = ARENA_ARRAY(arena, uint32_t, registers),
      .first_exit = ARENA_ARRAY(arena, uint64_t, flow->loops.count + 1),
      .last_exit = ARENA_ARRAY(arena, uint64_t, flow->loops.count + 1),
      .is_read_inside = ARENA_ARRAY(arena, bool, registers),
      .is_always = ARENA_ARRAY(arena, bool, function->blocks.count + 1),
      .needed = {ARENA_ARRAY(arena, bool, registers), ARENA_ARRAY(arena, bool, registers)}};
  for (uint32_t b = 0; b < function->blocks.count; b++)
    note_loops(&it, b);
  for (uint32_t n = 0; n < function->blocks.count; n++) {
    note_reads(&it, n);
    note_exits(&it, n);
  }
  find_always(&it);
  solve_iterations(&it, WHICH_LAST, out);
  solve_iterations(&it, WHICH_OTHERS, out);
  return out;
}
