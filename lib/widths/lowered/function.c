/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "widths/lowered/function.h"

#include <string.h>

#include "ptxas/access.h"
#include "shim/query.h"
#include "shim/shim.h"
#include "widths/lowered/units.h"

static void take_access(struct lowering *it, const struct ptx_instruction *from, uint32_t block) {
  struct origins origins = unbank_origins_of(it, from);
  const bool generic = unbank_is_generic(from);
  const bool known = origins.count && !(generic && it->function->is_entry);
  if (origins.count)
    it->taken = marked_access(it, origins.marks[0])->function;
  it->has_generic |= generic && !known;
  it->has_strays |= !generic && !known;
  if (known) {
    unbank_find_distances(it, &origins);
    unbank_take_registers(it, &origins, block);
  }
  it->ordinal += !generic || known;
}

static void take_block(struct lowering *it, uint32_t number) {
  struct block_accesses *accesses = &it->blocks[number];
  unbank_between_block(it, number);
  accesses->first = it->ordinal;
  accesses->first_region = it->between.joined_region;
  PTX_EACH_IN(from, it->function, number) {
    unbank_between_instruction(it, from, number);
    if (!it->between.is_forwarded && (unbank_is_shared_access(from) || unbank_is_generic(from)))
      take_access(it, from, number);
    unbank_between_after(it, from);
  }
  accesses->end = it->ordinal;
  accesses->last_region = it->between.joined_region;
}

/* Takes the blocks in execution order. After a loop, ordinals are skipped for its iterations. */
static void take_blocks(struct lowering *it) {
  unbank_between_function(it);
  for (uint32_t n = 0; n < it->function->blocks.count; n++) {
    const uint32_t block = it->flow.blocks[n];
    const struct ptx_block *from = &it->function->blocks.items[block];
    take_block(it, block);
    for (unsigned s = 0; s < from->successor_count; s++) {
      const uint32_t to = from->successors[s];
      if (unbank_flow_repeated_by(&it->flow, block, to) != FLOW_NO_LOOP)
        it->ordinal += ITERATIONS_LATER * (it->ordinal - it->blocks[to].first);
    }
  }
}

/* If a function has accesses of unknown origin, any access of the module that none is known to come
 * from may be among them; and known accesses may merge with them. */
static void note_strays(struct lowering *it, size_t first_item) {
  const struct access *all = it->module->accesses.items;
  for (size_t i = 0; i < it->module->accesses.count; i++)
    it->out->has_strays[i] |= !it->taken || all[i].function == it->taken;
  for (size_t i = first_item; it->has_strays && i < it->out->items.count; i++)
    it->out->items.items[i].piece.why_open = "accesses of unknown origin";
}

/* Leaves all accesses open, if there are too many addresses to follow through loops. */
static void note_unfollowed(struct lowering *it, size_t first_item) {
  for (size_t i = first_item; i < it->out->items.count; i++)
    it->out->items.items[i].piece.why_open = "more addresses in loops than are looked at";
}

/* Analyses a function, before its accesses are taken. */
static void begin_function(struct lowering *it, const struct ptx_function *function) {
  it->function = function;
  it->taken = NULL;
  it->has_strays = it->has_generic = false;
  memset(&it->copied, 0, sizeof it->copied);
  unbank_flow_of(&it->flow, function, it->scratch);
  it->into = unbank_ptx_predecessors(function, it->scratch);
  if (it->machine_of.level == LLVMCodeGenLevelLess)
    unbank_flow_restrict(&it->flow, function, &it->into, it->scratch);
  it->blocks = ARENA_ARRAY(it->scratch, struct block_accesses, function->blocks.count + 1);
  unbank_addresses(&it->addresses, function, &it->flow, it->before_sm90, it->is_short,
                   it->machine_of.level == LLVMCodeGenLevelLess, it->scratch);
  it->readings =
      (struct readings){.arena = it->module->arena,
                        .module = it->module,
                        .scratch = it->scratch,
                        .lowered = it->out,
                        .addresses = &it->addresses,
                        .flow = &it->flow,
                        .from_sm120 = it->from_sm120,
                        .by_known_index = unbank_knows_index(function, it->addresses.known),
                        .blocks = it->blocks};
  it->live_out = unbank_find_live_out(it);
  it->loads_vectors = unbank_find_vector_loops(it);
  it->branches = unbank_live_branches(function, &it->flow, it->scratch);
  it->later = unbank_live_later(function, &it->flow, it->scratch);
  unbank_live(&it->live, function, &it->flow, it->addresses.known, it->before_sm100, it->scratch);
}

/* Makes the groups of a function, which are numbered from 0 on, different from those of the
 * functions before it. */
static void renumber_groups(struct lowering *it, size_t first_item, size_t first_copy) {
  for (size_t i = first_item; i < it->out->items.count; i++)
    it->out->items.items[i].piece.group += it->groups;
  for (size_t i = first_copy; i < it->out->copies.count; i++)
    it->out->copies.items[i].group += it->groups;
  it->groups += (uint32_t)it->addresses.nodes.count;
}

static void take_function(struct lowering *it, const struct ptx_function *function) {
  const size_t first_item = it->out->items.count, first_copy = it->out->copies.count;
  begin_function(it, function);
  take_blocks(it);
  unbank_read_sites(&it->readings);
  unbank_finish_members(it);
  if (it->has_strays || it->has_generic)
    note_strays(it, first_item);
  if (it->addresses.steps == ADDRESS_STEPS_MAX)
    note_unfollowed(it, first_item);
  renumber_groups(it, first_item, first_copy);
}

/* Whether a function is one of those to be read. Only these have line numbers, which are marks. */
static bool has_lines(const struct ptx_function *function) {
  for (size_t i = 0; i < function->instructions.count; i++)
    if (function->instructions.items[i].line)
      return true;
  return false;
}

void unbank_take_ptx(struct lowering *it, LLVMValueRef function) {
  struct ptx ptx;
  it->before_sm90 = unbank_architecture(function) < 90;
  it->before_sm100 = unbank_architecture(function) < 100;
  it->from_sm120 = unbank_architecture(function) >= 120;
  unsigned version = unbank_ptx_version(function);
  it->says_used = !version || version >= PTX_SAYS_USED;
  unbank_ptx_read(it->codegen->ptx, it->scratch, &ptx);
  for (size_t i = 0; i < ptx.functions.count; i++) {
    ptx.functions.items[i].architecture = unbank_architecture(function);
    ptx.functions.items[i].is_given &= !it->module->is_part;
    if (has_lines(&ptx.functions.items[i]))
      take_function(it, &ptx.functions.items[i]);
  }
}
