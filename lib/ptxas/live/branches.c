/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "ptxas/live/branches.h"

enum { COPIES = 2 }; /* how many copies of a value are followed, one after the other */

struct live_branches {
  const struct ptx_function *function;
  const struct flow *flow;
  struct ptx_predecessors into;
  struct {
    uint32_t *items; /* blocks that end with such a branch */
    size_t count, capacity;
  } blocks;
  uint32_t *visited[COPIES + 1]; /* by copies left and block: the last query that visited it */
  uint32_t *queries;             /* how many queries there were */
  struct arena *arena;
};

enum direction { DIRECTION_UNKNOWN, DIRECTION_TAKEN, DIRECTION_PASSED };

/* The guarded branch at the end of a block, if both directions are possible; or NULL. */
static const struct ptx_instruction *branch_of(const struct ptx_function *function,
                                               uint32_t block) {
  const struct ptx_instruction *last = unbank_ptx_last(function, block);
  const bool is_open = function->blocks.items[block].successor_count == PTX_SIDES;
  return last && is_open && last->is_guarded ? last : NULL;
}

struct live_branches *unbank_live_branches(const struct ptx_function *function,
                                           const struct flow *flow, struct arena *arena) {
  struct live_branches *out = ARENA_NEW(arena, struct live_branches);
  *out = (struct live_branches){.function = function, .flow = flow, .arena = arena};
  uint32_t *branches = ARENA_ARRAY(arena, uint32_t, function->registers + 1);
  for (unsigned adds = 0; adds < 2; adds++)
    for (uint32_t b = 0; b < function->blocks.count; b++) {
      const struct ptx_instruction *branch = branch_of(function, b);
      if (branch && adds && branches[branch->guard] > 1)
        *ARENA_PUSH(arena, &out->blocks) = b;
      else if (branch && !adds)
        branches[branch->guard]++;
    }
  if (!out->blocks.count)
    return NULL;
  out->into = unbank_ptx_predecessors(function, arena);
  for (unsigned left = 0; left <= COPIES; left++)
    out->visited[left] = ARENA_ARRAY(arena, uint32_t, function->blocks.count + 1);
  out->queries = ARENA_ARRAY(arena, uint32_t, 1);
  return out;
}

static enum direction direction_of(const struct ptx_instruction *branch, bool predicate) {
  return predicate != branch->is_guard_negated ? DIRECTION_TAKEN : DIRECTION_PASSED;
}

/* The direction that a branch takes after `block`, if an earlier branch on its predicate decides
 * it: only one direction of that leads to `block`. */
static enum direction direction_after(const struct live_branches *it, uint32_t block,
                                      const struct ptx_instruction *branch) {
  for (size_t i = 0; i < it->blocks.count; i++) {
    const struct ptx_instruction *ahead = branch_of(it->function, it->blocks.items[i]);
    for (unsigned s = 0; s < PTX_SIDES && ahead->guard == branch->guard; s++) {
      const uint32_t to = it->function->blocks.items[it->blocks.items[i]].successors[s];
      if (unbank_ptx_has_one_edge(&it->into, to) && unbank_flow_dominates(it->flow, to, block))
        return direction_of(branch, (s == 0) != ahead->is_guard_negated);
    }
  }
  return DIRECTION_UNKNOWN;
}

/* A query: a register whose value is followed from a block on. */
struct followed {
  const struct live_branches *branches;
  uint32_t from, reg;
  unsigned copies_left;
  uint32_t query;
  LIST_OF(uint32_t) next;
};

static bool is_read_from(const struct live_branches *it, uint32_t block, uint32_t instruction,
                         uint32_t reg, unsigned copies_left);

static bool reads(const struct followed *it, uint32_t block, uint32_t number) {
  const struct ptx_instruction *by = &it->branches->function->instructions.items[number];
  const bool copies = unbank_ptx_is(by, "mov") && !by->is_guarded && !by->vector && it->copies_left;
  PTX_EACH_READ(operand, by)
    if (operand->reg == it->reg)
      return !copies || is_read_from(it->branches, block, number + 1, by->operands[0].reg,
                                     it->copies_left - 1);
  return by->is_guarded && by->guard == it->reg;
}

static bool writes(const struct ptx_instruction *by, uint32_t reg) {
  PTX_EACH_WRITTEN(operand, by)
    if (operand->reg == reg)
      return !by->is_guarded;
  return false;
}

static void add_successors(struct followed *it, uint32_t block) {
  uint32_t *visited = it->branches->visited[it->copies_left];
  const struct ptx_block *from = &it->branches->function->blocks.items[block];
  const struct ptx_instruction *branch = branch_of(it->branches->function, block);
  const enum direction direction =
      branch ? direction_after(it->branches, it->from, branch) : DIRECTION_UNKNOWN;
  for (unsigned s = 0; s < from->successor_count; s++) {
    const uint32_t to = from->successors[s];
    const bool is_excluded =
        direction != DIRECTION_UNKNOWN && (s == 0) != (direction == DIRECTION_TAKEN);
    if (visited[to] == it->query || is_excluded)
      continue;
    visited[to] = it->query;
    *ARENA_PUSH(it->branches->arena, &it->next) = to;
  }
}

/* Whether a register is used after an instruction, before it is written again. */
static bool is_read_from(const struct live_branches *branches, uint32_t block, uint32_t instruction,
                         uint32_t reg, unsigned copies_left) {
  const struct ptx_function *function = branches->function;
  struct followed it = {.branches = branches,
                        .from = block,
                        .reg = reg,
                        .copies_left = copies_left,
                        .query = ++*branches->queries};
  for (uint32_t at = block, i = instruction;; i = function->blocks.items[at].first) {
    bool is_kept = true;
    for (; i < function->blocks.items[at].end && is_kept; i++) {
      if (reads(&it, at, i))
        return true;
      is_kept = !writes(&function->instructions.items[i], reg);
    }
    if (is_kept)
      add_successors(&it, at);
    if (!it.next.count)
      return function->blocks.items[at].leads_anywhere;
    at = it.next.items[--it.next.count];
  }
}

bool unbank_live_is_read(const struct live_branches *branches, uint32_t block, uint32_t instruction,
                         uint32_t reg) {
  return !branches || is_read_from(branches, block, instruction + 1, reg, COPIES);
}
