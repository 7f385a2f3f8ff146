/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "slice/sides.h"

#include "shim/query.h"
#include "shim/shim.h"
#include "slice/roots.h"

enum { VISITS_MAX = 1 << 18, OPERANDS_DEEP = 16, ALIKE_DEEP = 8 };

struct finding {
  struct slice *slice;
  uint32_t *seen[2]; /* of both arms, by block: the last walk that came to it */
  uint32_t *open;    /* blocks that the walk has still to look at */
  uint32_t walks, visits;
};

static bool does_access(const struct slice_block *block) {
  for (size_t i = 0; i < block->steps.count; i++)
    if (block->steps.items[i].op == STEP_ACCESS || block->steps.items[i].op == STEP_CALL)
      return true;
  return false;
}

static bool is_two_way(const struct slice_block *block) {
  return block->arm_count == 2 && block->case_count == 1;
}

/* The arm for the value of a two-way branch's case, or for any other value. */
static uint32_t arm_for(const struct slice_block *block, bool is_case) {
  return block->arms[is_case ? block->cases[0].arm : block->default_arm];
}

static void open_block(struct finding *it, uint32_t number, bool is_case, uint32_t *count) {
  if (it->seen[is_case][number] == it->walks)
    return;
  it->seen[is_case][number] = it->walks;
  it->open[(*count)++] = number;
}

/* Walks from an arm of a two-way branch until that leads back to the branch, or to where its arms
 * meet; with `to_access`, at most until there is an access, and returns whether there is. Another
 * branch on the same condition goes the same way. */
static bool walk_arm(struct finding *it, uint32_t number, bool is_case, bool to_access) {
  const struct slice_block *blocks = it->slice->blocks.items, *branch = &blocks[number];
  uint32_t count = 0;
  it->walks++;
  it->seen[is_case][number] = it->walks;
  if (branch->reconverge != SLICE_NONE)
    it->seen[is_case][branch->reconverge] = it->walks;
  open_block(it, arm_for(branch, is_case), is_case, &count);
  while (count && it->visits < VISITS_MAX) {
    const struct slice_block *block = &blocks[it->open[--count]];
    it->visits++;
    if (to_access && does_access(block))
      return true;
    const bool is_decided =
        is_two_way(block) && block->follow && block->condition == branch->condition;
    const bool is_same = is_decided && block->cases[0].value == branch->cases[0].value;
    if (is_decided)
      open_block(it, arm_for(block, is_same == is_case), is_case, &count);
    for (uint32_t i = 0; !is_decided && i < block->arm_count; i++)
      open_block(it, block->arms[i], is_case, &count);
  }
  return false;
}

static const struct step *step_of(const struct slice *slice, uint32_t slot) {
  const struct slot *of = &slice->slots.items[slot];
  for (uint32_t i = of->step_count; i-- > 0;)
    if (slice->decoded.items[of->first_step + i].out == slot)
      return &slice->decoded.items[of->first_step + i];
  return NULL;
}

/* Whether two slots have the same number because it is computed in the same way, as on both ways to
 * where LLVM needs it. */
static bool are_computed_alike(const struct slice *slice, uint32_t a, uint32_t b, unsigned deep) {
  const struct step *one = a == SLICE_NONE || !deep ? NULL : step_of(slice, a);
  const struct step *other = b == SLICE_NONE || !deep ? NULL : step_of(slice, b);
  if (a == b || !one || !other)
    return a == b;
  if (one->op == STEP_DATA || one->op == STEP_UNIFORM || one->op == STEP_VOTE ||
      one->op == STEP_SHUFFLE || one->op == STEP_LEAVE || one->op >= STEP_CALL)
    return false;
  return one->op == other->op && one->width == other->width && one->from == other->from &&
         one->number == other->number && are_computed_alike(slice, one->a, other->a, deep - 1) &&
         are_computed_alike(slice, one->b, other->b, deep - 1) &&
         are_computed_alike(slice, one->c, other->c, deep - 1);
}

/* Whether the walk from an arm, of which that of the case was the last but one, came to where the
 * arms meet along an edge. */
static bool comes_along(const struct finding *it, uint32_t number, bool is_case, size_t edge) {
  const struct slice_block *branch = &it->slice->blocks.items[number];
  const uint32_t meet = branch->reconverge;
  const uint32_t from = it->slice->blocks.items[meet].predecessors.items[edge];
  if (from == number)
    return arm_for(branch, is_case) == meet;
  return from != meet && it->seen[is_case][from] + is_case == it->walks;
}

static bool varies(const struct slice *slice, uint32_t slot) {
  return slot != SLICE_NONE && slice->slots.items[slot].facts.varies;
}

/* Where a phi of a loop's header begins, if its steps move all lanes alike; else SLICE_NONE. */
static uint32_t start_of(const struct slice *slice, uint32_t slot) {
  const uint32_t number = slice->slots.items[slot].block;
  const struct slice_block *block = number == SLICE_NONE ? NULL : &slice->blocks.items[number];
  if (!block || block->loop == SLICE_NONE || slice->loops.items[block->loop].header != number)
    return SLICE_NONE;
  for (size_t i = 0; i < block->phis.count; i++) {
    const struct slice_phi *phi = &block->phis.items[i];
    const bool is_alike =
        phi->has_step || (phi->step_slot != SLICE_NONE && !varies(slice, phi->step_slot));
    for (size_t p = 0; phi->out == slot && is_alike && p < block->predecessors.count; p++)
      if (!slice_loop_contains(slice, block->loop, block->predecessors.items[p]))
        return phi->incoming[p];
  }
  return SLICE_NONE;
}

/* The slot without what is added to it in all lanes alike, such as the steps of a loop, or either
 * of two such sums. */
static uint32_t without_moves(const struct slice *slice, uint32_t slot, unsigned deep) {
  const struct step *step = deep ? step_of(slice, slot) : NULL;
  uint32_t next = SLICE_NONE;
  if (deep && !step)
    next = start_of(slice, slot);
  if (step && (step->op == STEP_COPY || step->op == STEP_LEAVE || step->op == STEP_ZEXT ||
               step->op == STEP_SEXT))
    next = step->a;
  if (step && (step->op == STEP_ADD || step->op == STEP_SUB || step->op == STEP_SCALED))
    next = !varies(slice, step->b)                           ? step->a
           : step->op == STEP_ADD && !varies(slice, step->a) ? step->b
                                                             : SLICE_NONE;
  if (step && step->op == STEP_SELECT) {
    next = without_moves(slice, step->b, deep - 1);
    if (next != without_moves(slice, step->c, deep - 1))
      return slot;
  }
  return next == SLICE_NONE ? slot : without_moves(slice, next, deep - 1);
}

/* Whether lanes are at other distances in one slot than in the other, and the distances in one of
 * them do not follow from data. */
static bool differ(const struct slice *slice, uint32_t a, uint32_t b) {
  const struct slot *slots = slice->slots.items;
  return varies(slice, a) && varies(slice, b) && !(slots[a].facts.data && slots[b].facts.data) &&
         !are_computed_alike(slice, without_moves(slice, a, ALIKE_DEEP),
                             without_moves(slice, b, ALIKE_DEEP), ALIKE_DEEP);
}

/* Whether the arms of a branch give a phi where they meet numbers of which lanes are at different
 * distances. */
static bool chooses_number(struct finding *it, uint32_t number) {
  const uint32_t meet = it->slice->blocks.items[number].reconverge;
  const struct slice_block *block = meet == SLICE_NONE ? NULL : &it->slice->blocks.items[meet];
  if (!block || !block->phis.count)
    return false;
  walk_arm(it, number, true, false);
  walk_arm(it, number, false, false);
  for (size_t a = 0; a < block->predecessors.count; a++)
    for (size_t b = 0; comes_along(it, number, true, a) && b < block->predecessors.count; b++)
      for (size_t i = 0; comes_along(it, number, false, b) && i < block->phis.count; i++)
        if (differ(it->slice, block->phis.items[i].incoming[a], block->phis.items[i].incoming[b]))
          return true;
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
  if (!is_two_way(block) || ends_loop(it->slice, number))
    return SIDE_NONE;
  bool is_case = walk_arm(it, number, true, true), is_rest = walk_arm(it, number, false, true);
  if ((is_case && is_rest) || chooses_number(it, number))
    return SIDE_BOTH;
  if (it->visits >= VISITS_MAX)
    return SIDE_NONE;
  if (!is_case && !is_rest) {
    is_case = arm_for(block, true) != block->reconverge;
    is_rest = arm_for(block, false) != block->reconverge;
  }
  if (is_case == is_rest)
    return SIDE_NONE;
  return (block->cases[0].value != 0) == is_case ? SIDE_TRUE : SIDE_FALSE;
}

static const enum slice_side opposite[] = {
    [SIDE_TRUE] = SIDE_FALSE, [SIDE_FALSE] = SIDE_TRUE, [SIDE_BOTH] = SIDE_BOTH};

static bool is_number(const struct slice *slice, uint32_t slot, bool is_set) {
  const struct slot *of = slot == SLICE_NONE ? NULL : &slice->slots.items[slot];
  return of && of->is_constant && !of->array && (of->constant & 1) == is_set;
}

/* Whether a step is `and`, or `or`, whose operands have the side of the result. */
static bool hands_side_on(const struct step *step, enum slice_side side) {
  return (step->op == STEP_AND && side != SIDE_FALSE) || (step->op == STEP_OR && side != SIDE_TRUE);
}

static void note(struct slice *slice, uint32_t slot, enum slice_side side, unsigned deep) {
  const struct step *step = slot == SLICE_NONE || !deep ? NULL : step_of(slice, slot);
  const enum slice_side was = step ? (enum slice_side)slice->sides[slot] : SIDE_BOTH;
  if (was == SIDE_BOTH || (was != SIDE_NONE && side != SIDE_BOTH))
    return;
  slice->sides[slot] = (uint8_t)side;
  if (step->op == STEP_COPY || step->op == STEP_ZEXT || step->op == STEP_SEXT) {
    note(slice, step->a, side, deep - 1);
  } else if (step->op == STEP_XOR && is_number(slice, step->b, true)) {
    note(slice, step->a, opposite[side], deep - 1);
  } else if (hands_side_on(step, side)) {
    note(slice, step->a, side, deep - 1);
    note(slice, step->b, side, deep - 1);
  } else if (step->op == STEP_SELECT && is_number(slice, step->c, false) && side != SIDE_FALSE) {
    note(slice, step->a, side, deep - 1);
    note(slice, step->b, side, deep - 1);
  } else if (step->op == STEP_SELECT && is_number(slice, step->b, true) && side != SIDE_TRUE) {
    note(slice, step->a, side, deep - 1);
    note(slice, step->c, side, deep - 1);
  }
}

void unbank_find_sides(struct slice *slice, struct arena *arena) {
  struct finding it = {.slice = slice,
                       .seen = {ARENA_ARRAY(arena, uint32_t, slice->blocks.count + 1),
                                ARENA_ARRAY(arena, uint32_t, slice->blocks.count + 1)},
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
