/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "ptxas/live/local.h"

#include "ptxas/access.h"

struct search {
  const struct ptx_function *function;
  const struct flow *flow;
};

static const struct ptx_instruction *at(const struct search *it, uint32_t number) {
  return &it->function->instructions.items[number];
}

static bool loads_locally(const struct ptx_instruction *from) {
  return unbank_ptx_is(from, "ld") && unbank_ptx_has(from, "local");
}

/* Whether it is an access without a predicate or an ordering. */
static bool is_plain(const struct ptx_instruction *from) {
  return !from->is_guarded && !unbank_ptx_is_ordered(from);
}

/* The address, if it has a register; or NULL. */
static const struct ptx_operand *address_of(const struct ptx_instruction *from) {
  const struct ptx_operand *out = unbank_address_of(from);
  return out && out->kind == PTX_REGISTER ? out : NULL;
}

static unsigned registers_of(const struct ptx_instruction *from) {
  return from->vector ? from->vector : 1;
}

/* Whether an instruction other than a store to local memory may write it. */
static bool may_write(const struct ptx_instruction *from) {
  return PTX_IS_ANY(from, "call", "?") ||
         (PTX_IS_ANY(from, "st", "atom", "red") &&
          !PTX_HAS_ANY(from, "local", "global", "shared", "param"));
}

/* How many instructions of a loop, including the loops inside it, write a register. */
static unsigned writes_in(const struct search *it, uint32_t loop, uint32_t reg) {
  unsigned out = 0;
  for (uint32_t b = 0; b < it->function->blocks.count; b++)
    for (uint32_t i = it->function->blocks.items[b].first;
         unbank_flow_is_inside(it->flow, b, loop) && i < it->function->blocks.items[b].end; i++)
      PTX_EACH_WRITTEN(operand, at(it, i))
        out += operand->reg == reg;
  return out;
}

/* Whether each iteration of a loop executes a block. */
static bool is_always_executed(const struct search *it, uint32_t block, uint32_t loop) {
  const uint32_t header = it->flow->loops.items[loop].header;
  for (uint32_t b = 0; b < it->function->blocks.count; b++) {
    const struct ptx_block *from = &it->function->blocks.items[b];
    for (uint32_t s = 0; s < from->successor_count; s++)
      if (from->successors[s] == header && unbank_flow_is_inside(it->flow, b, loop) &&
          !unbank_flow_dominates(it->flow, block, b))
        return false;
  }
  return true;
}

/* The step of a register in the inner of two loops, if each iteration of the outer loop resets it
 * to a value that it does not change; else 0. */
static int64_t step_from_same_start(const struct search *it, uint32_t inner, uint32_t outer,
                                    uint32_t block, uint32_t reg) {
  unsigned starts = 0;
  int64_t step = 0;
  for (uint32_t b = 0; b < it->function->blocks.count; b++)
    for (uint32_t i = it->function->blocks.items[b].first;
         unbank_flow_is_inside(it->flow, b, outer) && i < it->function->blocks.items[b].end; i++) {
      const struct ptx_instruction *from = at(it, i);
      const struct ptx_operand *first = &from->operands[1], *second = &from->operands[2];
      if (from->written != 1 || from->operands[0].reg != reg || from->is_guarded)
        continue;
      if (unbank_ptx_is(from, "add") && first->kind == PTX_REGISTER && first->reg == reg &&
          second->kind == PTX_NUMBER && it->flow->loop[b] == inner)
        step = second->number;
      starts += unbank_ptx_is(from, "mov") && !from->vector && first->kind == PTX_REGISTER &&
                !writes_in(it, outer, first->reg) && it->flow->loop[b] == outer &&
                unbank_flow_dominates(it->flow, b, block);
    }
  return starts == 1 && writes_in(it, outer, reg) == 2 ? step : 0;
}

/* The bytes that the stores of a block to local memory span. Their addresses have one register. */
static int64_t span_of(const struct search *it, uint32_t block) {
  int64_t first = INT64_MAX, end = INT64_MIN;
  for (uint32_t i = it->function->blocks.items[block].first;
       i < it->function->blocks.items[block].end; i++) {
    const struct ptx_operand *to =
        unbank_ptx_stores_locally(at(it, i)) ? address_of(at(it, i)) : NULL;
    if (!to)
      continue;
    first = to->number < first ? to->number : first;
    end = to->number + unbank_bytes_of(at(it, i)) > end ? to->number + unbank_bytes_of(at(it, i))
                                                        : end;
  }
  return end - first;
}

/* The loop whose every iteration stores to the same addresses, to each once; or FLOW_NO_LOOP. */
static uint32_t repeated_by(const struct search *it, uint32_t block, uint32_t reg) {
  const uint32_t inner = it->flow->loop[block];
  if (inner == FLOW_NO_LOOP || !is_always_executed(it, block, inner))
    return FLOW_NO_LOOP;
  if (!writes_in(it, inner, reg))
    return inner;
  const uint32_t outer = it->flow->loops.items[inner].parent;
  if (outer == FLOW_NO_LOOP || !is_always_executed(it, block, outer))
    return FLOW_NO_LOOP;
  const int64_t step = step_from_same_start(it, inner, outer, block, reg);
  return step && span_of(it, block) <= (step < 0 ? -step : step) ? outer : FLOW_NO_LOOP;
}

/* Whether two instructions of a block access different bytes. */
static bool is_apart(const struct ptx_instruction *a, const struct ptx_instruction *b) {
  const struct ptx_operand *x = address_of(a), *y = address_of(b);
  return x && y && x->reg == y->reg &&
         (x->number + unbank_bytes_of(a) <= y->number ||
          y->number + unbank_bytes_of(b) <= x->number);
}

/* Whether nothing in a loop writes local memory but a store, and others of its block to different
 * bytes. */
static bool is_only_writer(const struct search *it, uint32_t loop, uint32_t block, uint32_t store) {
  for (uint32_t b = 0; b < it->function->blocks.count; b++)
    for (uint32_t i = it->function->blocks.items[b].first;
         unbank_flow_is_inside(it->flow, b, loop) && i < it->function->blocks.items[b].end; i++)
      if (may_write(at(it, i)) || (i != store && unbank_ptx_stores_locally(at(it, i)) &&
                                   (b != block || !is_apart(at(it, i), at(it, store)))))
        return false;
  return true;
}

/* The last store to local memory in a block that has one. */
static uint32_t last_store(const struct search *it, uint32_t block) {
  uint32_t i = it->function->blocks.items[block].end - 1;
  while (!unbank_ptx_stores_locally(at(it, i)))
    i--;
  return i;
}

/* 1 + the load of a block before a store, of the same bytes; 0: there is none, or the block writes
 * the register of their address before its last store. */
static uint32_t load_before(const struct search *it, uint32_t block, uint32_t store) {
  const struct ptx_instruction *to = at(it, store);
  const struct ptx_operand *where = address_of(to);
  const uint32_t last = last_store(it, block);
  uint32_t out = 0;
  for (uint32_t i = it->function->blocks.items[block].first; i < last; i++) {
    const struct ptx_instruction *from = at(it, i);
    const struct ptx_operand *address = loads_locally(from) ? address_of(from) : NULL;
    PTX_EACH_WRITTEN(operand, from)
      if (operand->reg == where->reg)
        return 0;
    if (i < store && address && is_plain(from) && address->reg == where->reg &&
        address->number == where->number && registers_of(from) == registers_of(to) &&
        unbank_bytes_of(from) == unbank_bytes_of(to))
      out = i + 1;
  }
  return out;
}

uint32_t *unbank_local_readers(const struct ptx_function *function, const struct flow *flow,
                               struct arena *arena) {
  const struct search it = {function, flow};
  uint32_t *out = NULL;
  for (uint32_t b = 0; b < function->blocks.count && flow->is_known; b++)
    for (uint32_t i = function->blocks.items[b].first;
         flow->loop[b] != FLOW_NO_LOOP && i < function->blocks.items[b].end; i++) {
      const struct ptx_instruction *from = &function->instructions.items[i];
      if (!unbank_ptx_stores_locally(from) || !is_plain(from) || !address_of(from))
        continue;
      const uint32_t load = load_before(&it, b, i),
                     loop = load ? repeated_by(&it, b, address_of(from)->reg) : FLOW_NO_LOOP;
      if (loop == FLOW_NO_LOOP || !flow->loops.items[loop].is_rolled ||
          !is_only_writer(&it, loop, b, i))
        continue;
      out = out ? out : ARENA_ARRAY(arena, uint32_t, function->instructions.count + 1);
      out[i] = load;
    }
  return out;
}
