/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "widths/lowered/between.h"

#include <string.h>

#include "ptxas/access.h"
#include "widths/lowered/units.h"

void unbank_between_function(struct lowering *it) {
  const struct ptx_function *function = it->function;
  struct between *now = &it->between;
  now->parted = now->parted_early = 0;
  now->warp_block = ADDRESS_NO_BLOCK;
  now->stored_in = ARENA_ARRAY(it->scratch, uint32_t, function->registers + 1);
  now->computed_early = ARENA_ARRAY(it->scratch, bool, function->registers + 1);
  now->decided = ARENA_ARRAY(it->scratch, uint8_t, function->registers + 1);
  now->reads_left = ARENA_ARRAY(it->scratch, uint32_t, function->registers + 1);
  memcpy(now->reads_left, function->reads, function->registers * sizeof *now->reads_left);
}

/* Whether a block can be replaced by select instructions. */
static bool is_light(const struct lowering *it, uint32_t number) {
  const struct ptx_block *block = &it->function->blocks.items[number];
  if (block->end - block->first > 4)
    return false;
  PTX_EACH_IN(from, it->function, number)
    if (unbank_address_of(from) || unbank_ends_version(it->function, from) ||
        PTX_IS_ANY(from, "ret", "exit"))
      return false;
  return true;
}

/* The run of stores that continues in a block if branches are predicated: the one with which all
 * its predecessors end, or 0 if they differ. A loop header begins a new run, and so does an arm
 * with accesses. A block after an exit of its loop is not an arm, since a complete unrolling
 * removes that branch. */
static uint32_t run_before(const struct lowering *it, uint32_t block) {
  const struct ptx_block *blocks = it->function->blocks.items;
  uint32_t run = 0, count = 0;
  bool is_one = true, is_arm = false;
  for (uint32_t p = it->into.first[block]; p < it->into.first[block + 1]; p++) {
    const uint32_t from = it->into.blocks[p];
    if (!unbank_flow_is_reached(&it->flow, from))
      continue;
    is_one &= !count++ || run == it->blocks[from].last_region;
    run = it->blocks[from].last_region;
    is_arm = count == 1 && blocks[from].successor_count > 1 &&
             !unbank_flow_leaves(&it->flow, it->function, from, it->flow.loop[from]);
  }
  const bool begins = unbank_flow_headed_by(&it->flow, block) != FLOW_NO_LOOP;
  return is_one && !begins && !(is_arm && !is_light(it, block)) ? run : 0;
}

void unbank_between_block(struct lowering *it, uint32_t block) {
  const uint32_t run = run_before(it, block);
  struct between *now = &it->between;
  now->version = it->flow.version[block];
  now->stored = NULL;
  if (unbank_flow_headed_by(&it->flow, block) != FLOW_NO_LOOP)
    now->parted = now->parted_early = 1 + block;
  now->straight++;
  now->region++;
  now->joined_region = run ? run : now->region;
}

/* Whether an instruction stores to shared memory. It may be a generic store to an array of the
 * module, in a function that is called with the array's address. Such stores merge like others if
 * ptxas inlines the function. If accesses of any memory are between them, they were seen apart on
 * sm_75, sm_90 and sm_120. */
static bool is_store(const struct lowering *it, const struct ptx_instruction *from) {
  const bool is_of_array =
      unbank_is_generic(from) && !it->function->is_entry && unbank_origins_of(it, from).count;
  return (unbank_is_shared_access(from) || is_of_array) && unbank_ptx_is(from, "st");
}

/* Counts what an instruction reads, and records what it stores and what it computes before all
 * warp-wide operations. */
static void note_registers(struct lowering *it, const struct ptx_instruction *from, uint32_t block,
                           bool stores) {
  PTX_EACH_WRITTEN(operand, from)
    it->between.computed_early[operand->reg] = it->between.warp_block == ADDRESS_NO_BLOCK &&
                                               it->flow.loop[block] == FLOW_NO_LOOP &&
                                               !it->function->is_written_often[operand->reg];
  PTX_EACH_READ(operand, from) {
    it->between.reads_left[operand->reg] -= it->between.reads_left[operand->reg] != 0;
    if (stores && !operand->is_address)
      it->between.stored_in[operand->reg] = it->between.region;
  }
}

/* Whether a select of x or y becomes a predicated write of x to y's register, which a store of the
 * run has stored: only the select reads x, and nothing reads y after it. The store then has to stay
 * before it. 64-bit selects were seen not to prevent merging. */
static bool overwrites_stored(const struct lowering *it, const struct ptx_instruction *from) {
  bool overwrites = false;
  for (unsigned k = 1; k < 3 && unbank_ptx_is(from, "selp") && from->count == 4; k++) {
    const struct ptx_operand *y = &from->operands[k], *x = &from->operands[3 - k];
    overwrites |= y->kind == PTX_REGISTER && x->kind == PTX_REGISTER &&
                  it->function->reads[x->reg] == 1 && !it->between.reads_left[y->reg] &&
                  it->between.stored_in[y->reg] == it->between.region;
  }
  return overwrites && !strstr(from->opcode, "64");
}

/* What an instruction may keep apart: nothing; accesses, by the constants of their addresses, as
 * warp-wide operations do; stores; or all accesses. */
enum parts { PARTS_NONE, PARTS_CONSTANTS, PARTS_STORES, PARTS_ALL };

static enum parts parted_by(const struct lowering *it, const struct ptx_instruction *from) {
  if (PTX_IS_ANY(from, "div", "rem"))
    return unbank_ptx_has(from, "s32")       ? PARTS_STORES
           : PTX_HAS_ANY(from, "u32", "f32") ? PARTS_NONE
                                             : PARTS_ALL;
  if (overwrites_stored(it, from))
    return PARTS_STORES;
  bool is_warp_wide = PTX_IS_ANY(from, "shfl", "vote", "match", "redux");
  return it->before_sm90 && is_warp_wide ? PARTS_CONSTANTS : PARTS_NONE;
}

/* Whether a block does nothing but end the function. */
static bool only_ends(const struct lowering *it, uint32_t block) {
  const struct ptx_block *at = &it->function->blocks.items[block];
  return at->end - at->first == 1 &&
         PTX_IS_ANY(&it->function->instructions.items[at->first], "ret", "exit");
}

/* Whether a block dominates all that follows it in execution order, except for blocks that only end
 * the function. Such a block is in no arm of a branch. */
static bool dominates_rest(const struct lowering *it, uint32_t block) {
  uint32_t n = 0;
  while (it->flow.blocks[n] != block)
    n++;
  for (; n < it->function->blocks.count; n++) {
    const uint32_t later = it->flow.blocks[n];
    if (unbank_flow_is_reached(&it->flow, later) && !only_ends(it, later) &&
        !unbank_flow_dominates(&it->flow, block, later))
      return false;
  }
  return true;
}

/* Whether a block with a warp-wide operation is the first one in the function, and in no loop and
 * no arm of a branch. */
static bool is_first_warp_block(struct lowering *it, uint32_t block) {
  struct between *now = &it->between;
  if (now->warp_block == ADDRESS_NO_BLOCK) {
    now->warp_block = block;
    now->is_warp_block_conditional =
        it->flow.loop[block] != FLOW_NO_LOOP || !dominates_rest(it, block);
  }
  return now->warp_block == block && !now->is_warp_block_conditional;
}

/* Begins a new region, and what else the instruction keeps apart. */
static void part(struct lowering *it, const struct ptx_instruction *from, uint32_t block) {
  const enum parts parts = parted_by(it, from);
  struct between *now = &it->between;
  if (parts == PARTS_NONE)
    return;
  it->readings.may_join = true;
  now->region++;
  now->constant_region += parts == PARTS_CONSTANTS;
  if (parts == PARTS_STORES)
    return;
  now->parted = unbank_version_after(it->function, number_of(it, from));
  if (parts == PARTS_ALL || !is_first_warp_block(it, block) || from->is_guarded)
    now->parted_early = now->parted;
}

void unbank_between_instruction(struct lowering *it, const struct ptx_instruction *from,
                                uint32_t block) {
  struct between *now = &it->between;
  const bool stores = is_store(it, from);
  now->is_forwarded = unbank_is_forwarded(it, from, block);
  const bool ends = !now->is_forwarded && ((unbank_ends_version(it->function, from) && !stores) ||
                                           unbank_ends_stores(from));
  now->region += ends;
  note_registers(it, from, block, stores);
  if (ends)
    now->joined_region = now->region;
  else
    part(it, from, block);
  now->straight += !unbank_is_shared_access(from) &&
                   (unbank_ptx_is(from, "ld") || from->is_guarded || unbank_ends_stores(from) ||
                    parted_by(it, from) != PARTS_NONE);
}

void unbank_between_after(struct lowering *it, const struct ptx_instruction *from) {
  struct between *now = &it->between;
  if (!unbank_ends_version(it->function, from))
    return;
  now->version = now->parted = now->parted_early =
      unbank_version_after(it->function, number_of(it, from));
  const bool is_certain = unbank_is_shared_access(from) && unbank_ptx_is(from, "st") &&
                          !from->is_guarded && !unbank_ptx_is_ordered(from);
  now->stored = is_certain ? from : NULL;
}

uint32_t unbank_parted_before(const struct lowering *it, const struct ptx_operand *address) {
  const bool is_early = address->kind == PTX_REGISTER && it->between.computed_early[address->reg];
  return is_early ? it->between.parted_early : it->between.parted;
}

/* Whether an instruction computes (x & c) << n. At -O1, ptxas does not see that 2^n divides it (48
 * test kernels on sm_75, sm_90 and sm_120), but sees it of a product with 2^n. */
static bool shifts_mask(const struct lowering *it, const struct ptx_instruction *from) {
  if (!unbank_ptx_is(from, "shl"))
    return false;
  const struct ptx_instruction *of = unbank_ptx_definition(it->function, &from->operands[1]);
  while (of && unbank_ptx_is(of, "cvt"))
    of = unbank_ptx_definition(it->function, &of->operands[1]);
  return of && unbank_ptx_is(of, "and");
}

/* Whether the PTX also writes a register in places from which no read of it is reached. At -O1,
 * ptxas was seen not to follow such registers (11 test kernels on sm_80 to sm_90). */
static bool has_other_writes(const struct ptx_function *function, uint32_t reg) {
  return function->web && function->web[reg];
}

/* Whether ptxas -O1 sees the alignment of a register as ptxas -O3 does, but for what loops and
 * joins prove. Selects, shifted masks and 16-bit numbers may hide it. */
enum decided { DECIDED_UNKNOWN, DECIDED_STRAIGHT, DECIDED_ELSEWHERE };
enum { DECIDED_DEPTH_MAX = 100 };

static bool is_straight(struct lowering *it, const struct ptx_operand *operand, unsigned depth) {
  if (operand->kind != PTX_REGISTER)
    return true;
  uint8_t *decided = &it->between.decided[operand->reg];
  if (*decided != DECIDED_UNKNOWN)
    return *decided == DECIDED_STRAIGHT;
  const struct ptx_instruction *from = unbank_ptx_definition(it->function, operand);
  const bool is_hidden = from && (PTX_IS_ANY(from, "call", "selp") ||
                                  PTX_HAS_ANY(from, "u16", "s16", "b16") || shifts_mask(it, from));
  bool out =
      depth < DECIDED_DEPTH_MAX && !has_other_writes(it->function, operand->reg) && !is_hidden;
  for (unsigned k = from ? from->written : 0; out && from && k < from->count; k++)
    out = unbank_ptx_is(from, "ld") || is_straight(it, &from->operands[k], depth + 1);
  *decided = out ? DECIDED_STRAIGHT : DECIDED_ELSEWHERE;
  return out;
}

uint32_t unbank_straight_run(struct lowering *it, const struct ptx_instruction *from) {
  return is_straight(it, unbank_address_of(from), 0) ? it->between.straight : 0;
}
