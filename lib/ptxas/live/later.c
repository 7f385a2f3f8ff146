/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "ptxas/live/later.h"

#include "ptxas/live/live_internal.h"

/* The iterations for which liveness is solved. */
enum which { WHICH_LAST, WHICH_OTHERS, WHICH_COUNT };

struct iterations {
  const struct ptx_function *function;
  const struct flow *flow;
  uint64_t *last_read; /* by half: its last use within an iteration of its loop; UINT64_MAX if it is
                          used elsewhere; 0 if it is not used */
  uint32_t *loop_of;   /* by register: 1 + the loop that writes it; 0: none */
  uint64_t *first_exit, *last_exit; /* by loop: where an iteration may leave it */
  bool *is_read_inside;             /* by half: it is used in that loop */
  bool *is_always;           /* by block: every iteration of its loop but the last executes it */
  bool *needed[WHICH_COUNT]; /* by half */
};

/* The halves of a register. Only a mov from one to several registers tells them apart: it uses one
 * half of 64 bits if it discards the other. */
enum { HALVES = 2 };

static bool reads_half(const struct ptx_instruction *by, unsigned half) {
  if (!unbank_ptx_is(by, "mov") || !by->vector || by->vector_first)
    return true;
  for (unsigned i = by->vector * half / HALVES; i < by->vector * (half + 1) / HALVES; i++)
    if (by->operands[i].kind == PTX_REGISTER)
      return true;
  return false;
}

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

static void note_read(struct iterations *it, uint32_t reg, unsigned half, uint32_t block,
                      uint64_t place) {
  const uint32_t loop = it->loop_of[reg];
  const bool is_inside = loop && unbank_flow_is_inside(it->flow, block, loop - 1);
  uint64_t *last = &it->last_read[HALVES * reg + half];
  place = is_inside ? place : UINT64_MAX;
  *last = place > *last ? place : *last;
  it->is_read_inside[HALVES * reg + half] |= is_inside;
}

static void note_reads(struct iterations *it, uint32_t rank) {
  const uint32_t b = it->flow->blocks[rank];
  const struct ptx_block *block = &it->function->blocks.items[b];
  for (uint32_t i = block->first; i < block->end; i++) {
    const struct ptx_instruction *from = &it->function->instructions.items[i];
    for (unsigned half = 0; half < HALVES; half++) {
      PTX_EACH_READ(operand, from)
        if (reads_half(from, half))
          note_read(it, operand->reg, half, b, place_in_iteration(rank, i));
      if (from->is_guarded)
        note_read(it, from->guard, half, b, place_in_iteration(rank, i));
    }
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

/* Whether the next iteration certainly uses a half written here: this iteration can no longer leave
 * the loop, and the next one uses the half before it can. */
static bool is_certainly_next(const struct iterations *it, uint32_t block, uint32_t half,
                              uint64_t place) {
  const uint32_t loop = it->flow->loop[block];
  return it->last_exit[loop] < place && it->last_read[half] < it->first_exit[loop];
}

/* An instruction that writes to a register, in a block, and its place in an iteration. */
struct writer {
  const struct ptx_instruction *from;
  uint32_t block;
  uint64_t place;
};

/* Whether the iterations use a half that an instruction writes to a register. */
static bool is_used(const struct iterations *it, enum which which, const struct writer *by,
                    uint32_t reg, uint32_t half) {
  if (it->flow->loop[by->block] == FLOW_NO_LOOP)
    return true;
  if (which == WHICH_OTHERS)
    return it->is_read_inside[half] || !it->is_always[by->block] || by->from->is_guarded;
  return !it->function->is_written_often[reg] || it->last_read[half] > by->place ||
         is_certainly_next(it, by->block, half, by->place);
}

/* Which halves of a register anything uses. */
static unsigned used_halves(const struct iterations *it, uint32_t reg) {
  unsigned out = 0;
  for (unsigned half = 0; half < HALVES; half++)
    out |= (unsigned)(it->last_read[HALVES * reg + half] != 0) << half;
  return out;
}

/* Which of them are needed of the value that an instruction writes to the register. */
static unsigned needed_halves(const struct iterations *it, enum which which,
                              const struct writer *by, uint32_t reg) {
  unsigned out = 0;
  for (unsigned half = 0; half < HALVES; half++) {
    const uint32_t at = HALVES * reg + half;
    out |= (unsigned)(it->needed[which][at] && is_used(it, which, by, reg, at)) << half;
  }
  return out;
}

static bool is_needed(const struct iterations *it, enum which which, const struct writer *by) {
  PTX_EACH_WRITTEN(operand, by->from)
    if (needed_halves(it, which, by, operand->reg))
      return true;
  return has_effect(by->from);
}

/* Marks a half of a register as needed; true if it was not yet. */
static bool need(bool *needed, uint32_t reg, unsigned half) {
  const bool is_new = !needed[HALVES * reg + half];
  needed[HALVES * reg + half] = true;
  return is_new;
}

/* Marks what a needed instruction reads as needed; true if a part of it was not yet. */
static bool need_reads(bool *needed, const struct ptx_instruction *from) {
  bool is_new = false;
  for (unsigned half = 0; half < HALVES; half++) {
    is_new |= from->is_guarded && need(needed, from->guard, half);
    PTX_EACH_READ(operand, from)
      is_new |= reads_half(from, half) && need(needed, operand->reg, half);
  }
  return is_new;
}

/* Adds the results of an instruction of which something is not needed. */
static void note_unneeded(const struct iterations *it, enum which which, const struct writer *by,
                          struct live_later *out) {
  uint32_t *unneeded = which == WHICH_LAST ? &out->next : &out->after;
  *unneeded = 0;
  PTX_EACH_WRITTEN(operand, by->from) {
    const unsigned k = (unsigned)(operand - by->from->operands);
    const unsigned used = used_halves(it, operand->reg),
                   needed = needed_halves(it, which, by, operand->reg);
    if (!needed && k < LIVE_RESULTS)
      *unneeded |= UINT32_C(1) << k;
    else if (needed != used && k < LIVE_HALVED)
      out->halves |= (uint32_t)(used & ~needed) << HALVES * k;
  }
}

static void solve_iterations(struct iterations *it, enum which which, struct live_later *out) {
  for (bool changed = true; changed;) {
    changed = false;
    for (uint32_t n = (uint32_t)it->function->blocks.count; n-- > 0;) {
      const uint32_t b = it->flow->blocks[n];
      const struct ptx_block *block = &it->function->blocks.items[b];
      for (uint32_t i = block->end; i-- > block->first;) {
        const struct ptx_instruction *from = &it->function->instructions.items[i];
        const struct writer by = {from, b, place_in_iteration(n, i)};
        changed |= is_needed(it, which, &by) && need_reads(it->needed[which], from);
      }
    }
  }
  for (uint32_t n = 0; n < it->function->blocks.count; n++) {
    const uint32_t b = it->flow->blocks[n];
    for (uint32_t i = it->function->blocks.items[b].first; i < it->function->blocks.items[b].end;
         i++) {
      const struct writer by = {&it->function->instructions.items[i], b, place_in_iteration(n, i)};
      note_unneeded(it, which, &by, &out[i]);
    }
  }
}

struct live_later *unbank_live_later(const struct ptx_function *function, const struct flow *flow,
                                     struct arena *arena) {
  struct live_later *out = ARENA_ARRAY(arena, struct live_later, function->instructions.count + 1);
  if (!flow->loops.count)
    return out;
  const uint32_t registers = function->registers + 1;
  struct iterations it = {.function = function,
                          .flow = flow,
                          .last_read = ARENA_ARRAY(arena, uint64_t, HALVES *registers),
                          .loop_of = ARENA_ARRAY(arena, uint32_t, registers),
                          .first_exit = ARENA_ARRAY(arena, uint64_t, flow->loops.count + 1),
                          .last_exit = ARENA_ARRAY(arena, uint64_t, flow->loops.count + 1),
                          .is_read_inside = ARENA_ARRAY(arena, bool, HALVES *registers),
                          .is_always = ARENA_ARRAY(arena, bool, function->blocks.count + 1),
                          .needed = {ARENA_ARRAY(arena, bool, HALVES *registers),
                                     ARENA_ARRAY(arena, bool, HALVES *registers)}};
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
