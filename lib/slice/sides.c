/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "slice/sides.h"

#include "shim/query.h"
#include "shim/shim.h"
#include "slice/roots.h"

enum { VISITS_MAX = 1 << 18, OPERANDS_DEEP = 16 };

struct finding {
  struct slice *slice;
  uint32_t *seen; /* by block: the last search that came to it */
  uint32_t *open; /* blocks that the search has still to look at */
  uint32_t searches, visits;
};

static bool does_access(const struct slice_block *block) {
  for (size_t i = 0; i < block->steps.count; i++)
    if (block->steps.items[i].op == STEP_ACCESS || block->steps.items[i].op == STEP_CALL)
      return true;
  return false;
}

/* Whether an arm of a branch leads to an access before it leads back to the branch, or to where its
 * arms meet. */
static bool leads_to_access(struct finding *it, uint32_t branch, uint32_t arm) {
  const struct slice_block *blocks = it->slice->blocks.items;
  uint32_t count = 0;
  it->searches++;
  it->seen[branch] = it->searches;
  if (blocks[branch].reconverge != SLICE_NONE)
    it->seen[blocks[branch].reconverge] = it->searches;
  if (it->seen[arm] != it->searches)
    it->open[count++] = arm, it->seen[arm] = it->searches;
  while (count && it->visits < VISITS_MAX) {
    const struct slice_block *block = &blocks[it->open[--count]];
    it->visits++;
    if (does_access(block))
      return true;
    for (uint32_t i = 0; i < block->arm_count; i++)
      if (it->seen[block->arms[i]] != it->searches) {
        it->seen[block->arms[i]] = it->searches;
        it->open[count++] = block->arms[i];
      }
  }
  return false;
}

static bool ends_loop(const struct slice *slice, uint32_t number) {
  for (uint32_t loop = slice->blocks.items[number].loop; loop != SLICE_NONE;
       loop = slice->loops.items[loop].parent)
    if (unbank_slice_exits(slice, number, loop))
      return true;
  return false;
}

static enum slice_side side_of(struct finding *it, uint32_t number) {
  const struct slice_block *block = &it->slice->blocks.items[number];
  if (block->arm_count != 2 || block->case_count != 1 || ends_loop(it->slice, number))
    return SIDE_NONE;
  const uint32_t other = block->cases[0].arm, rest = block->default_arm;
  bool is_other = leads_to_access(it, number, block->arms[other]);
  bool is_rest = leads_to_access(it, number, block->arms[rest]);
  if (!is_other && !is_rest) {
    is_other = block->arms[other] != block->reconverge;
    is_rest = block->arms[rest] != block->reconverge;
  }
  if (is_other == is_rest || it->visits >= VISITS_MAX)
    return SIDE_NONE;
  return (block->cases[0].value != 0) == is_other ? SIDE_TRUE : SIDE_FALSE;
}

static const struct step *step_of(const struct slice *slice, uint32_t slot) {
  const struct slot *of = &slice->slots.items[slot];
  for (uint32_t i = of->step_count; i-- > 0;)
    if (slice->decoded.items[of->first_step + i].out == slot)
      return &slice->decoded.items[of->first_step + i];
  return NULL;
}

static bool is_number(const struct slice *slice, uint32_t slot, bool is_set) {
  const struct slot *of = slot == SLICE_NONE ? NULL : &slice->slots.items[slot];
  return of && of->is_constant && !of->array && (of->constant & 1) == is_set;
}

static void note(struct slice *slice, uint32_t slot, enum slice_side side, unsigned deep) {
  const struct step *step = slot == SLICE_NONE || !deep ? NULL : step_of(slice, slot);
  const bool is_true = side == SIDE_TRUE;
  if (!step || slice->sides[slot] != SIDE_NONE)
    return;
  slice->sides[slot] = (uint8_t)side;
  if (step->op == STEP_COPY || step->op == STEP_ZEXT || step->op == STEP_SEXT) {
    note(slice, step->a, side, deep - 1);
  } else if (step->op == STEP_XOR && is_number(slice, step->b, true)) {
    note(slice, step->a, is_true ? SIDE_FALSE : SIDE_TRUE, deep - 1);
  } else if (step->op == (is_true ? STEP_AND : STEP_OR)) {
    note(slice, step->a, side, deep - 1);
    note(slice, step->b, side, deep - 1);
  } else if (step->op == STEP_SELECT && is_number(slice, is_true ? step->c : step->b, !is_true)) {
    note(slice, step->a, side, deep - 1);
    note(slice, is_true ? step->b : step->c, side, deep - 1);
  }
}

void unbank_find_sides(struct slice *slice, struct arena *arena) {
  struct finding it = {.slice = slice,
                       .seen = ARENA_ARRAY(arena, uint32_t, slice->blocks.count + 1),
                       .open = ARENA_ARRAY(arena, uint32_t, slice->blocks.count + 1)};
  slice->sides = ARENA_ARRAY(arena, uint8_t, slice->slots.count + 1);
  for (uint32_t b = 0; b < slice->blocks.count; b++) {
    const struct slice_block *block = &slice->blocks.items[b];
    if (!block->follow || block->condition == SLICE_NONE)
      continue;
    enum slice_side side = side_of(&it, b);
    if (side != SIDE_NONE)
      note(slice, block->condition, side, OPERANDS_DEEP);
  }
}

/* Rare branches. */

/* Whether a value is a phi of the bar, where it comes from the branch, and of other values, where
 * it comes from elsewhere. */
static bool keeps_bar(LLVMValueRef value, LLVMValueRef bar, LLVMBasicBlockRef branch) {
  bool keeps = false, changes = false;
  for (unsigned i = 0; LLVMIsAPHINode(value) && i < LLVMCountIncoming(value); i++) {
    const bool is_bar = LLVMGetIncomingValue(value, i) == bar;
    if (is_bar != (LLVMGetIncomingBlock(value, i) == branch))
      return false;
    keeps |= is_bar, changes |= !is_bar;
  }
  return keeps && changes;
}

/* Whether a number is a bar: a loop around the branch carries it on, it changes only behind the
 * branch, and each iteration compares it with a number of its own. */
static bool is_bar(struct unbank_shim *shim, LLVMValueRef number, LLVMValueRef compared,
                   LLVMBasicBlockRef branch) {
  LLVMBasicBlockRef header = LLVMIsAPHINode(number) ? LLVMGetInstructionParent(number) : NULL;
  bool found = false;
  if (!header || unbank_loop_header(shim, header) != header ||
      !unbank_loop_contains(shim, header, branch) || !LLVMIsAInstruction(compared) ||
      !unbank_loop_contains(shim, header, LLVMGetInstructionParent(compared)))
    return false;
  for (unsigned i = 0; i < LLVMCountIncoming(number); i++)
    if (unbank_loop_contains(shim, header, LLVMGetIncomingBlock(number, i))) {
      if (!keeps_bar(LLVMGetIncomingValue(number, i), number, branch))
        return false;
      found = true;
    }
  return found;
}

static bool is_order(LLVMValueRef condition) {
  if (LLVMIsAFCmpInst(condition)) {
    const LLVMRealPredicate predicate = LLVMGetFCmpPredicate(condition);
    return (predicate >= LLVMRealOGT && predicate <= LLVMRealOLE) ||
           (predicate >= LLVMRealUGT && predicate <= LLVMRealULE);
  }
  return LLVMIsAICmpInst(condition) && LLVMGetICmpPredicate(condition) != LLVMIntEQ &&
         LLVMGetICmpPredicate(condition) != LLVMIntNE;
}

bool unbank_is_rare_branch(struct unbank_shim *shim, LLVMBasicBlockRef block) {
  LLVMValueRef branch = LLVMGetBasicBlockTerminator(block);
  LLVMValueRef condition =
      LLVMIsABranchInst(branch) && LLVMIsConditional(branch) ? LLVMGetCondition(branch) : NULL;
  if (!condition || !is_order(condition))
    return false;
  LLVMValueRef left = LLVMGetOperand(condition, 0), right = LLVMGetOperand(condition, 1);
  return is_bar(shim, left, right, block) || is_bar(shim, right, left, block);
}
