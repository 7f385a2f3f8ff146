/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "widths/lowered/between.h"

#include <string.h>

#include "ptxas/access.h"
#include "widths/lowered/members.h"

void unbank_between_function(struct lowering *it) {
  const struct ptx_function *function = it->function;
  struct between *now = &it->between;
  now->parted = now->parted_alone = 0;
  now->lanes_block = ADDRESS_NO_BLOCK;
  now->stored_in = ARENA_ARRAY(it->scratch, uint32_t, function->registers + 1);
  now->made_ahead = ARENA_ARRAY(it->scratch, bool, function->registers + 1);
  now->decided = ARENA_ARRAY(it->scratch, uint8_t, function->registers + 1);
  now->stored_straight = ARENA_ARRAY(it->scratch, uint32_t, function->registers + 1);
  now->reads_left = ARENA_ARRAY(it->scratch, uint32_t, function->registers + 1);
  memcpy(now->reads_left, function->reads, function->registers * sizeof *now->reads_left);
}

/* A block of which select instructions can be made. */
static bool is_light(const struct lowering *it, uint32_t number) {
  const struct ptx_block *block = &it->function->blocks.items[number];
  if (block->end - block->first > 4)
    return false;
  for (uint32_t i = block->first; i < block->end; i++) {
    const struct ptx_instruction *from = &it->function->instructions.items[i];
    if (unbank_address_of(from) || unbank_ends_version(it->function, from) ||
        PTX_IS_ANY(from, "ret", "exit"))
      return false;
  }
  return true;
}

/* The run of stores that goes on in a block where branches are predicated, or 0: that which all
 * ways to it have come with. An arm with accesses begins one of its own, and so does an iteration;
 * what stands behind an exit of its loop does not, as nothing is left of that once the loop is
 * unrolled whole. */
static uint32_t run_before(const struct lowering *it, uint32_t block) {
  const struct ptx_block *blocks = it->function->blocks.items;
  uint32_t run = 0, ways = 0;
  bool is_one = true, is_arm = false;
  for (uint32_t p = it->into.first[block]; p < it->into.first[block + 1]; p++) {
    const uint32_t from = it->into.blocks[p];
    if (!unbank_flow_is_reached(&it->flow, from))
      continue;
    is_one &= !ways++ || run == it->blocks[from].last_region;
    run = it->blocks[from].last_region;
    is_arm = ways == 1 && blocks[from].successor_count > 1 &&
             !unbank_flow_leaves(&it->flow, it->function, from, it->flow.loop[from]);
  }
  const bool begins = unbank_flow_headed_by(&it->flow, block) != FLOW_NO_LOOP;
  return is_one && !begins && !(is_arm && !is_light(it, block)) ? run : 0;
}

void unbank_between_block(struct lowering *it, uint32_t block) {
  const uint32_t run = run_before(it, block);
  struct between *now = &it->between;
  now->version = it->flow.version[block];
  if (unbank_flow_headed_by(&it->flow, block) != FLOW_NO_LOOP)
    now->parted = now->parted_alone = 1 + block;
  now->straight++;
  now->region++;
  now->joined_region = run ? run : now->region;
}

/* A store of shared memory: also one that was asked for, though codegen does not say that it is, in
 * a function that is called with such an address. These are merged as others are where ptxas puts
 * the function in the place of its calls; those between which accesses of any memory stand were
 * seen apart on all of sm_75, sm_90 and sm_120. */
static bool is_store(const struct lowering *it, const struct ptx_instruction *from) {
  const bool is_asked_for =
      unbank_is_generic(from) && !it->function->is_entry && unbank_origins_of(it, from).count;
  return (unbank_is_shared_access(from) || is_asked_for) && unbank_ptx_is(from, "st");
}

/* Counts the reads of an instruction, and notes what it stores, and what it makes ahead of all that
 * lanes do together. */
static void note_registers(struct lowering *it, const struct ptx_instruction *from, uint32_t block,
                           bool stores) {
  PTX_EACH_WRITTEN(operand, from)
    it->between.made_ahead[operand->reg] = it->between.lanes_block == ADDRESS_NO_BLOCK &&
                                           it->flow.loop[block] == FLOW_NO_LOOP &&
                                           !it->function->is_written_often[operand->reg];
  PTX_EACH_READ(operand, from) {
    it->between.reads_left[operand->reg] -= it->between.reads_left[operand->reg] != 0;
    if (stores && !operand->is_address)
      it->between.stored_in[operand->reg] = it->between.region;
  }
}

/* Whether a select instruction becomes a write of x under a predicate, over the y that a store of
 * the run has stored: nothing else reads x, and nobody y afterwards. That store stays before it.
 * Of 64 bits it was seen not to. */
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

/* Whether an instruction keeps accesses apart, or only stores, or constants of addresses, too. */
enum parts { PARTS_NONE, PARTS_CONSTANTS, PARTS_STORES, PARTS_ALL };

static enum parts may_part(const struct lowering *it, const struct ptx_instruction *from) {
  if (PTX_IS_ANY(from, "div", "rem"))
    return unbank_ptx_has(from, "s32")       ? PARTS_STORES
           : PTX_HAS_ANY(from, "u32", "f32") ? PARTS_NONE
                                             : PARTS_ALL;
  if (overwrites_stored(it, from))
    return PARTS_STORES;
  bool is_together = PTX_IS_ANY(from, "shfl", "vote", "match", "redux");
  return it->before_sm90 && is_together ? PARTS_CONSTANTS : PARTS_NONE;
}

/* Whether a block does nothing but end the function. */
static bool only_ends(const struct lowering *it, uint32_t block) {
  const struct ptx_block *at = &it->function->blocks.items[block];
  return at->end - at->first == 1 &&
         PTX_IS_ANY(&it->function->instructions.items[at->first], "ret", "exit");
}

/* Whether whatever is executed behind a block is executed behind that block alone, but for the
 * function's end. */
static bool is_no_arm(const struct lowering *it, uint32_t block) {
  uint32_t n = 0;
  while (it->flow.blocks[n] != block)
    n++;
  for (; n < it->function->blocks.count; n++) {
    const uint32_t behind = it->flow.blocks[n];
    if (unbank_flow_is_reached(&it->flow, behind) && !only_ends(it, behind) &&
        !unbank_flow_dominates(&it->flow, block, behind))
      return false;
  }
  return true;
}

/* Whether what lanes do together in a block stands in the first block with such, in no loop, and in
 * no arm of a branch. */
static bool is_first_of_lanes(struct lowering *it, uint32_t block) {
  struct between *now = &it->between;
  if (now->lanes_block == ADDRESS_NO_BLOCK) {
    now->lanes_block = block;
    now->lanes_may_be_none = it->flow.loop[block] != FLOW_NO_LOOP || !is_no_arm(it, block);
  }
  return now->lanes_block == block && !now->lanes_may_be_none;
}

/* Ends what the instruction parts. */
static void part(struct lowering *it, const struct ptx_instruction *from, uint32_t block) {
  const enum parts parts = may_part(it, from);
  struct between *now = &it->between;
  if (parts == PARTS_NONE)
    return;
  it->readings.may_join = true;
  now->region++;
  now->constant_region += parts == PARTS_CONSTANTS;
  if (parts == PARTS_STORES)
    return;
  now->parted = unbank_version_after(it->function, number_of(it, from));
  if (parts == PARTS_ALL || !is_first_of_lanes(it, block) || from->is_guarded)
    now->parted_alone = now->parted;
}

void unbank_between_instruction(struct lowering *it, const struct ptx_instruction *from,
                                uint32_t block) {
  struct between *now = &it->between;
  const bool stores = is_store(it, from);
  const bool ends =
      (unbank_ends_version(it->function, from) && !stores) || unbank_ends_stores(from);
  now->region += ends;
  note_registers(it, from, block, stores);
  if (ends)
    now->joined_region = now->region;
  else
    part(it, from, block);
  now->straight += !unbank_is_shared_access(from) &&
                   (unbank_ptx_is(from, "ld") || from->is_guarded || unbank_ends_stores(from) ||
                    may_part(it, from) != PARTS_NONE);
}

void unbank_between_behind(struct lowering *it, const struct ptx_instruction *from) {
  struct between *now = &it->between;
  if (unbank_ends_version(it->function, from))
    now->version = now->parted = now->parted_alone =
        unbank_version_after(it->function, number_of(it, from));
}

uint32_t unbank_parted_before(const struct lowering *it, const struct ptx_operand *address) {
  const bool is_made_ahead = address->kind == PTX_REGISTER && it->between.made_ahead[address->reg];
  return is_made_ahead ? it->between.parted_alone : it->between.parted;
}

/* (x & c) << n, of which ptxas does not see at -O1 that 2^n divides it (48 forms on sm_75, 90 and
 * 120; of a product by 2^n it does). */
static bool shifts_mask(const struct lowering *it, const struct ptx_instruction *from) {
  if (!unbank_ptx_is(from, "shl"))
    return false;
  const struct ptx_instruction *of = unbank_ptx_definition(it->function, &from->operands[1]);
  while (of && unbank_ptx_is(of, "cvt"))
    of = unbank_ptx_definition(it->function, &of->operands[1]);
  return of && unbank_ptx_is(of, "and");
}

/* Whether PTX writes a register in other places, too, though these do not reach its reads: at -O1
 * ptxas was seen not to follow it (11 forms on sm_80 to sm_90). */
static bool is_copied(const struct ptx_function *function, uint32_t reg) {
  return function->web && function->web[reg];
}

/* Whether a loop or a join of ways decides a register, as it is written in several places; nor are
 * quotients followed, nor selects, masks that are shifted, nor numbers of 16 bits. */
enum decided { DECIDED_UNASKED, DECIDED_STRAIGHT, DECIDED_ELSEWHERE };
enum { DECIDED_DEPTH_MAX = 100 };

static bool is_straight(struct lowering *it, const struct ptx_operand *operand, unsigned depth) {
  if (operand->kind != PTX_REGISTER)
    return true;
  uint8_t *decided = &it->between.decided[operand->reg];
  if (*decided != DECIDED_UNASKED)
    return *decided == DECIDED_STRAIGHT;
  const struct ptx_instruction *from = unbank_ptx_definition(it->function, operand);
  bool out = from && depth < DECIDED_DEPTH_MAX && !is_copied(it->function, operand->reg) &&
             !PTX_IS_ANY(from, "div", "rem", "call", "selp") &&
             !PTX_HAS_ANY(from, "u16", "s16", "b16") && !shifts_mask(it, from);
  for (unsigned k = out ? from->written : 0; out && k < from->count; k++)
    out = unbank_ptx_is(from, "ld") || is_straight(it, &from->operands[k], depth + 1);
  *decided = out ? DECIDED_STRAIGHT : DECIDED_ELSEWHERE;
  return out;
}

/* Of stores that store one register ptxas makes one only if it copies that. */
uint32_t unbank_straight_run(struct lowering *it, const struct ptx_instruction *from) {
  bool is_again = false;
  for (unsigned k = 0; unbank_ptx_is(from, "st") && k < from->count; k++) {
    const struct ptx_operand *operand = &from->operands[k];
    if (operand->is_address || operand->kind != PTX_REGISTER)
      continue;
    is_again |= it->between.stored_straight[operand->reg] == it->between.straight;
    it->between.stored_straight[operand->reg] = it->between.straight;
  }
  return !is_again && is_straight(it, unbank_address_of(from), 0) ? it->between.straight : 0;
}
