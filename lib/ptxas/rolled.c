/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "ptxas/rolled.h"

#include <string.h>

#include "ptxas/access.h"

/* Limits of one search through the definitions in a loop. Beyond these, a register may be a
 * counter.
 */
enum { STEPS_MAX = 64, CHAIN_MAX = 8 };

struct search {
  const struct ptx_function *function;
  const struct flow *flow;
  uint32_t loop;
  const uint32_t *block_of; /* by instruction */
  const uint32_t *next_def; /* by instruction: 1 + the next one that writes the same register */
  const bool *unclear;      /* by register: this chain of its writes is incomplete */
  const bool *carried;      /* by register: iterations may hand its value on to the next ones */
  const bool *fenced;       /* by loop: it has a fence */
  bool is_plain;            /* is_plain() */
  unsigned steps_left;
  uint32_t open[CHAIN_MAX]; /* carried registers whose search is not complete */
  unsigned depth;
};

/* Finds the registers that several instructions write, and those that are copied to them. */
static bool *find_carried(const struct ptx_function *function, struct arena *arena) {
  bool *out = ARENA_ARRAY(arena, bool, function->registers + 1);
  for (uint32_t reg = 0; reg < function->registers; reg++)
    out[reg] = function->is_written_often[reg];
  for (bool changed = true; changed;) {
    changed = false;
    for (size_t i = function->instructions.count; i-- > 0;) {
      const struct ptx_instruction *from = &function->instructions.items[i];
      bool hands_on = unbank_ptx_is(from, "mov") && from->operands[0].kind == PTX_REGISTER &&
                      out[from->operands[0].reg];
      for (unsigned k = 1; k < from->count && hands_on; k++)
        if (from->operands[k].kind == PTX_REGISTER && !out[from->operands[k].reg])
          out[from->operands[k].reg] = changed = true;
    }
  }
  return out;
}

static const struct ptx_instruction *instruction_at(const struct search *it, uint32_t index) {
  return &it->function->instructions.items[index];
}

/* 1 + the first instruction of the loop that writes the register; 0: none. */
static uint32_t first_in_loop(const struct search *it, uint32_t reg) {
  uint32_t at = it->function->first_def[reg];
  while (at && !unbank_flow_is_inside(it->flow, it->block_of[at - 1], it->loop))
    at = it->next_def[at - 1];
  return at;
}

static uint32_t next_in_loop(const struct search *it, uint32_t at) {
  do
    at = it->next_def[at - 1];
  while (at && !unbank_flow_is_inside(it->flow, it->block_of[at - 1], it->loop));
  return at;
}

/* Whether the result comes from memory or other lanes, so that no compiler knows it. */
static bool reads_data(const struct ptx_instruction *from) {
  return PTX_IS_ANY(from, "ld", "atom", "shfl", "tex");
}

/* Whether a register is certainly not a constant: data, the shape of the launch, or products and
 * sums of these. Thread indices do not count, since they may be 0. */
static bool varies(struct search *it, uint32_t reg) {
  const struct ptx_function *function = it->function;
  const struct ptx_instruction *from = unbank_ptx_writer(function, reg);
  if (!it->steps_left || function->is_written_often[reg] || !from)
    return false;
  it->steps_left--;
  if (reads_data(from))
    return true;
  if (!PTX_IS_ANY(from, "mov", "cvt", "mul", "shl", "fma"))
    return false;
  bool any = false;
  for (unsigned i = from->written; i < from->count; i++) {
    const struct ptx_operand *operand = &from->operands[i];
    if (operand->kind == PTX_NAME && strncmp(operand->name, "%ntid", 5) &&
        strncmp(operand->name, "%nctaid", 7))
      return false;
    if (operand->kind == PTX_REGISTER && !varies(it, operand->reg))
      return false;
    any |= operand->kind != PTX_NUMBER;
  }
  return any;
}

static bool may_count(struct search *it, uint32_t reg);

static bool any_may_count(struct search *it, const struct ptx_instruction *from) {
  PTX_EACH_READ(operand, from)
    if (may_count(it, operand->reg))
      return true;
  return false;
}

static bool adds_what_varies(struct search *it, const struct ptx_instruction *from) {
  bool varying = false;
  if (!PTX_IS_ANY(from, "add", "sub"))
    return false;
  for (unsigned i = 1; i < from->count; i++)
    varying |= from->operands[i].kind == PTX_REGISTER && varies(it, from->operands[i].reg);
  return varying;
}

/* Whether an iteration may add a constant to the value of a register, which `from` writes last. */
static bool may_step(struct search *it, const struct ptx_instruction *from) {
  uint32_t reg;
  while (unbank_ptx_is(from, "mov") && !from->is_guarded) {
    if (!it->steps_left-- || from->count != 2 || from->operands[1].kind != PTX_REGISTER)
      return true;
    reg = from->operands[1].reg;
    uint32_t at = first_in_loop(it, reg);
    if (!at || it->function->is_written_often[reg])
      return true;
    from = instruction_at(it, at - 1);
  }
  if (from->is_guarded)
    return true;
  if (reads_data(from))
    return false;
  if (!PTX_IS_ANY(from, "shl", "shr", "mul", "and") && !adds_what_varies(it, from))
    return true;
  return any_may_count(it, from);
}

/* Whether a carried register may be a counter. `first` is 1 + its first write in the loop. */
static bool may_carry(struct search *it, uint32_t reg, uint32_t first) {
  for (unsigned i = 0; i < it->depth; i++)
    if (it->open[i] == reg)
      return false;
  if (it->depth == CHAIN_MAX || it->unclear[reg])
    return true;
  it->open[it->depth++] = reg;
  bool out = false;
  for (uint32_t at = first; at && !out; at = next_in_loop(it, at))
    out = may_step(it, instruction_at(it, at - 1));
  it->depth--;
  return out;
}

/* Whether an instruction converts integers to a different width. */
static bool changes_width(const struct ptx_instruction *from) {
  static const char *const types[][2] = {
      {"u8", "s8"}, {"u16", "s16"}, {"u32", "s32"}, {"u64", "s64"}};
  unsigned met = 0;
  for (size_t i = 0; i < sizeof types / sizeof *types; i++)
    met += PTX_HAS_ANY(from, types[i][0], types[i][1]);
  return met == 2;
}

/* Whether operand k of a sum, product or mask certainly is not the neutral element, so that the
 * result differs from the other operand. ptxas removes operations with a neutral element first. */
static bool changes_other(struct search *it, const struct ptx_instruction *from, unsigned k) {
  const struct ptx_operand *operand = &from->operands[k];
  if (operand->kind == PTX_REGISTER)
    return varies(it, operand->reg);
  if (operand->kind != PTX_NUMBER)
    return false;
  if (unbank_ptx_is(from, "sub") && k == 1)
    return true;
  if (PTX_IS_ANY(from, "add", "sub", "shl", "shr", "or", "xor"))
    return operand->number != 0;
  if (unbank_ptx_is(from, "mul"))
    return operand->number > 1;
  return unbank_ptx_is(from, "and") && operand->number > 0 && operand->number < INT16_MAX;
}

/* Whether the result of an instruction on a counter is no counter to ptxas: it is integer
 * arithmetic whose result is not carried to the next iteration. */
static bool hides_counter(struct search *it, const struct ptx_instruction *from) {
  const bool is_float = strstr(from->opcode, ".f") || strstr(from->opcode, ".bf");
  if (is_float || from->is_guarded || from->written != 1 ||
      from->operands[0].kind != PTX_REGISTER || it->carried[from->operands[0].reg])
    return false;
  if (from->count == 2 && unbank_ptx_is(from, "cvt"))
    return changes_width(from);
  if (from->count == 2)
    return PTX_IS_ANY(from, "neg", "not");
  return from->count == 3 &&
         PTX_IS_ANY(from, "add", "sub", "mul", "shl", "shr", "or", "xor", "and") &&
         (changes_other(it, from, 1) || changes_other(it, from, 2));
}

/* Whether a register may be a counter, or a value that ptxas still recognises as one. */
static bool may_count(struct search *it, uint32_t reg) {
  uint32_t at = first_in_loop(it, reg);
  if (!it->steps_left || !it->function->first_def[reg])
    return true;
  if (!at)
    return false;
  it->steps_left--;
  if (it->function->is_written_often[reg])
    return may_carry(it, reg, at);
  const struct ptx_instruction *from = instruction_at(it, at - 1);
  return !reads_data(from) && !hides_counter(it, from) && any_may_count(it, from);
}

/* Branches back. */

/* The branches back to the header of a loop. */
struct back {
  bool counts;  /* one compares what may be a counter */
  bool jumps;   /* one is not conditional */
  bool is_bare; /* one is a bare jump, in a function that is plain otherwise */
};

static bool is_conditional(const struct ptx_instruction *last) {
  return last && unbank_ptx_is(last, "bra") && last->is_guarded;
}

/* Whether a block only copies values, and jumps. */
static bool only_copies(const struct ptx_function *function, uint32_t block) {
  const struct ptx_block *it = &function->blocks.items[block];
  for (uint32_t i = it->first; i < it->end; i++) {
    const struct ptx_instruction *from = &function->instructions.items[i];
    if (from->is_guarded || !PTX_IS_ANY(from, "mov", "bra"))
      return false;
  }
  return true;
}

static bool leads_to(const struct ptx_block *block, uint32_t to) {
  bool out = false;
  for (unsigned s = 0; s < block->successor_count; s++)
    out |= block->successors[s] == to;
  return out;
}

/* Whether the block before a jump, which ends with a conditional branch, has an exit with
 * predecessors that do not dominate that block. */
static bool shares_exit(const struct search *it, uint32_t jump) {
  const struct ptx_block *blocks = it->function->blocks.items;
  const uint32_t block = jump - 1;
  for (unsigned s = 0; s < blocks[block].successor_count; s++) {
    uint32_t exit = blocks[block].successors[s];
    for (uint32_t b = 0; exit != jump && b < it->function->blocks.count; b++)
      if (b != block && unbank_flow_is_reached(it->flow, b) && leads_to(&blocks[b], exit) &&
          !unbank_flow_dominates(it->flow, b, block))
        return true;
  }
  return false;
}

/* Whether block b is a bare jump: it leads back to the block before it, which is a loop of one
 * block that ends with a conditional branch and does not share its exit. */
static bool is_bare_jump(const struct search *it, uint32_t b) {
  const struct ptx_block *jump = &it->function->blocks.items[b];
  return b && !jump->label && jump->end - jump->first == 1 && jump->successor_count == 1 &&
         jump->successors[0] == b - 1 && is_conditional(unbank_ptx_last(it->function, b - 1)) &&
         !shares_exit(it, b);
}

/* Whether a block jumps forward, and computes something that does not become a mere copy. */
static bool jumps_forward(const struct ptx_function *function, uint32_t block) {
  const struct ptx_block *it = &function->blocks.items[block];
  bool computes = false;
  for (uint32_t i = it->first; i + 1 < it->end; i++) {
    const struct ptx_instruction *from = &function->instructions.items[i];
    computes |= !unbank_ptx_is(from, "mov") || from->operands[1].kind == PTX_NUMBER;
  }
  return computes && it->successor_count == 1 && it->successors[0] > block;
}

/* Whether a function is so plain that ptxas does not restructure its control flow. If it does, it
 * replaces bare jumps by conditional branches, and unrolls their loops; otherwise these stay
 * rolled. Instructions that become branches, shuffles, and several other jumps were seen to have
 * this effect, and so was one that leads back, or that is alone in its block. One that leads
 * forward was not (1,986 functions of random branches, sm_75 to sm_120). */
static bool is_plain(const struct search *it) {
  unsigned jumps = 0;
  for (uint32_t b = 0; b < it->function->blocks.count; b++) {
    const struct ptx_instruction *last = unbank_ptx_last(it->function, b);
    if (!last || !unbank_ptx_is(last, "bra") || last->is_guarded || is_bare_jump(it, b))
      continue;
    if (jumps++ || !jumps_forward(it->function, b))
      return false;
  }
  for (uint32_t i = 0; i < it->function->instructions.count; i++)
    if (!PTX_IS_ANY(instruction_at(it, i), "ld", "st", "mov", "cvt", "cvta", "add", "sub", "mul",
                    "mad", "fma", "shl", "shr", "and", "or", "xor", "not", "neg", "min", "max",
                    "abs", "setp", "selp", "bar", "bra", "bfe", "ret", "prmt"))
      return false;
  return true;
}

/* Whether a block only returns, or only jumps to such a block. */
static bool only_returns(const struct ptx_function *function, uint32_t block) {
  for (unsigned steps = 0; steps < CHAIN_MAX && block < function->blocks.count; steps++) {
    const struct ptx_block *it = &function->blocks.items[block];
    const struct ptx_instruction *last = unbank_ptx_last(function, block);
    if (it->end - it->first != 1 || !last || last->is_guarded)
      return false;
    if (unbank_ptx_is(last, "ret"))
      return true;
    if (!unbank_ptx_is(last, "bra") || it->successor_count != 1)
      return false;
    block = it->successors[0];
  }
  return false;
}

/* Whether a branch back to a header leads forward in the text, over a return. ptxas makes the
 * return conditional then, and the branch a jump. In a device function the return becomes a jump
 * when the function is inlined. */
static bool skips_return(const struct search *it, uint32_t block, uint32_t header) {
  return it->function->is_entry && header > block &&
         is_conditional(unbank_ptx_last(it->function, block)) &&
         leads_to(&it->function->blocks.items[block], header) &&
         only_returns(it->function, block + 1);
}

/* Whether the header leaves the loop by a condition that may compare a counter. */
static bool leaves_by_count(struct search *it) {
  const uint32_t header = it->flow->loops.items[it->loop].header;
  const struct ptx_instruction *last = unbank_ptx_last(it->function, header);
  return unbank_flow_leaves(it->flow, it->function, header, it->loop) && is_conditional(last) &&
         may_count(it, last->guard);
}

/* Takes a branch back to the header. If its block only copies values, the branch has the condition
 * of the conditional branch right before the block; if the block has a label, it may have those of
 * other branches. */
static void note_back(struct search *it, uint32_t block, struct back *out) {
  const struct ptx_function *function = it->function;
  const struct ptx_instruction *last = unbank_ptx_last(function, block);
  bool jumps = !is_conditional(last), counts = false;
  if (it->is_plain && is_bare_jump(it, block)) {
    out->is_bare = true;
    return;
  }
  if (skips_return(it, block, it->flow->loops.items[it->loop].header))
    return;
  if (jumps && only_copies(function, block)) {
    bool follows = block && !function->blocks.items[block].label;
    jumps = last && !(follows && it->flow->loops.items[it->loop].header == block - 1 &&
                      !shares_exit(it, block) && !it->fenced[it->loop]);
    counts = !follows;
    last = follows ? unbank_ptx_last(function, block - 1) : NULL;
  }
  it->steps_left = STEPS_MAX;
  it->depth = 0;
  out->jumps |= jumps;
  out->counts |= counts || (is_conditional(last) && may_count(it, last->guard)) ||
                 (jumps && leaves_by_count(it));
}

static void find_backs(struct search *it, struct back *backs) {
  for (uint32_t b = 0; b < it->function->blocks.count; b++) {
    const struct ptx_block *block = &it->function->blocks.items[b];
    for (unsigned s = 0; s < block->successor_count; s++) {
      uint32_t to = block->successors[s], loop = it->flow->loop[to];
      if (loop == FLOW_NO_LOOP || it->flow->loops.items[loop].header != to ||
          !unbank_flow_dominates(it->flow, to, b))
        continue;
      it->loop = loop;
      note_back(it, b, &backs[loop]);
    }
  }
}

/* Whether it makes no difference if the header is executed once before the loop: it does not leave
 * the loop, or has no access. */
static bool is_rotation_harmless(const struct search *it, uint32_t loop) {
  const uint32_t header = it->flow->loops.items[loop].header;
  const struct ptx_block *block = &it->function->blocks.items[header];
  const bool leaves = unbank_flow_leaves(it->flow, it->function, header, loop);
  bool accesses = false;
  PTX_EACH_IN(from, it->function, header)
    accesses |= unbank_address_of(from) != NULL;
  return block->successor_count == 2 && !(leaves && accesses);
}

static bool is_fence(const struct ptx_instruction *from) {
  return PTX_IS_ANY(from, "membar", "fence");
}

/* Whether an instruction is a fence, a call, becomes a call, or branches by a table. */
static bool keeps_rolled(const struct ptx_instruction *from) {
  return is_fence(from) || PTX_IS_ANY(from, "call", "brx") || unbank_is_subroutine(from);
}

/* By loop: whether it contains such an instruction, not counting the loops inside it. */
static bool *loops_with(const struct search *it, bool (*is_such)(const struct ptx_instruction *),
                        struct arena *arena) {
  bool *out = ARENA_ARRAY(arena, bool, it->flow->loops.count + 1);
  for (uint32_t i = 0; i < it->function->instructions.count; i++) {
    uint32_t loop = it->flow->loop[it->block_of[i]];
    if (loop != FLOW_NO_LOOP && is_such(instruction_at(it, i)))
      out[loop] = true;
  }
  return out;
}

static bool *find_keepers(const struct search *it, struct arena *arena) {
  bool *out = loops_with(it, keeps_rolled, arena);
  for (uint32_t i = (uint32_t)it->flow->loops.count; i-- > 0;) /* parents come first */
    if (out[i] && it->flow->loops.items[i].parent != FLOW_NO_LOOP)
      out[it->flow->loops.items[i].parent] = true;
  return out;
}

static void find_blocks(const struct ptx_function *function, uint32_t *block_of) {
  for (uint32_t b = 0; b < function->blocks.count; b++)
    for (uint32_t i = function->blocks.items[b].first; i < function->blocks.items[b].end; i++)
      block_of[i] = b;
}

/* Chains the writes of each register. An instruction is in one chain only, so the chains of
 * instructions that write several registers are unclear. */
static void chain_definitions(const struct ptx_function *function, uint32_t *next_def,
                              bool *unclear, struct arena *arena) {
  uint32_t *last = ARENA_ARRAY(arena, uint32_t, function->registers + 1);
  for (uint32_t i = 0; i < function->instructions.count; i++) {
    const struct ptx_instruction *from = &function->instructions.items[i];
    PTX_EACH_WRITTEN(operand, from) {
      uint32_t reg = operand->reg;
      unclear[reg] |= from->written > 1;
      if (last[reg])
        next_def[last[reg] - 1] = i + 1;
      last[reg] = i + 1;
    }
  }
}

/* Whether a loop of a device function may differ once the function is inlined (rolled.h). */
static bool depends_on_caller(const struct search *it, uint32_t loop, const struct back *back) {
  const uint32_t header = it->flow->loops.items[loop].header;
  return !it->function->is_entry && (back->is_bare || it->function->blocks.items[header].is_rolled);
}

void unbank_find_rolled(struct flow *flow, const struct ptx_function *function,
                        struct arena *arena) {
  if (!flow->loops.count)
    return;
  uint32_t *block_of = ARENA_ARRAY(arena, uint32_t, function->instructions.count + 1);
  uint32_t *next_def = ARENA_ARRAY(arena, uint32_t, function->instructions.count + 1);
  bool *unclear = ARENA_ARRAY(arena, bool, function->registers + 1);
  find_blocks(function, block_of);
  chain_definitions(function, next_def, unclear, arena);
  struct search it = {.function = function,
                      .flow = flow,
                      .block_of = block_of,
                      .next_def = next_def,
                      .carried = find_carried(function, arena),
                      .unclear = unclear};
  struct back *backs = ARENA_ARRAY(arena, struct back, flow->loops.count + 1);
  const bool *keepers = find_keepers(&it, arena);
  it.fenced = loops_with(&it, is_fence, arena);
  it.is_plain = is_plain(&it);
  find_backs(&it, backs);
  for (uint32_t i = 0; i < flow->loops.count; i++) { /* parents come first */
    struct flow_loop *loop = &flow->loops.items[i];
    bool stays = function->blocks.items[loop->header].is_rolled || keepers[i] || !backs[i].counts;
    loop->is_rotated = backs[i].jumps && !is_rotation_harmless(&it, i);
    loop->is_rolled = stays && !loop->is_rotated;
    loop->may_be_peeled = backs[i].jumps && !loop->is_rotated;
    loop->depends_on_caller =
        depends_on_caller(&it, i, &backs[i]) ||
        (loop->parent != FLOW_NO_LOOP && flow->loops.items[loop->parent].depends_on_caller);
  }
}
