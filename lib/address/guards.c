/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * A condition that was decided on an edge holds for SSA values as long as that edge lies on every
 * way to the place: so the walk goes up from a block to its only predecessor, and from the header
 * of a loop to the only block outside from which the loop is entered. A value's definition
 * dominates the branch on it, so between that branch and the place it is not defined anew. */
#include "address/guards.h"

#include "shim/query.h"
#include "shim/shim.h"

enum { UP_MAX = 24, CONJUNCTION_MAX = 4 };

static const struct range full = {INT64_MIN, INT64_MAX};

static struct range meet(struct range a, struct range b) {
  struct range both = {a.low > b.low ? a.low : b.low, a.high < b.high ? a.high : b.high};
  return both.low <= both.high ? both : a;
}

bool unbank_enters_loop(const struct module *module, LLVMBasicBlockRef from,
                        LLVMBasicBlockRef block) {
  return unbank_loop_header(module->shim, block) == block &&
         !unbank_loop_contains(module->shim, block, from);
}

/* The only block from which control comes, back edges left out; NULL when there are several. A
 * branch with both ways to the block is two. */
static LLVMBasicBlockRef only_predecessor(const struct module *module, LLVMBasicBlockRef block) {
  bool is_header = unbank_loop_header(module->shim, block) == block;
  LLVMBasicBlockRef found = NULL;
  for (LLVMUseRef use = LLVMGetFirstUse(LLVMBasicBlockAsValue(block)); use;
       use = LLVMGetNextUse(use)) {
    LLVMValueRef user = LLVMGetUser(use);
    if (!LLVMIsATerminatorInst(user))
      return NULL;
    LLVMBasicBlockRef from = LLVMGetInstructionParent(user);
    if (is_header && unbank_loop_contains(module->shim, block, from))
      continue;
    if (found)
      return NULL;
    found = from;
  }
  return found;
}

static LLVMIntPredicate inverse(LLVMIntPredicate predicate) {
  static const LLVMIntPredicate of[] = {[LLVMIntEQ] = LLVMIntNE,   [LLVMIntNE] = LLVMIntEQ,
                                        [LLVMIntUGT] = LLVMIntULE, [LLVMIntUGE] = LLVMIntULT,
                                        [LLVMIntULT] = LLVMIntUGE, [LLVMIntULE] = LLVMIntUGT,
                                        [LLVMIntSGT] = LLVMIntSLE, [LLVMIntSGE] = LLVMIntSLT,
                                        [LLVMIntSLT] = LLVMIntSGE, [LLVMIntSLE] = LLVMIntSGT};
  return of[predicate];
}

static LLVMIntPredicate mirrored(LLVMIntPredicate predicate) {
  static const LLVMIntPredicate of[] = {[LLVMIntEQ] = LLVMIntEQ,   [LLVMIntNE] = LLVMIntNE,
                                        [LLVMIntUGT] = LLVMIntULT, [LLVMIntUGE] = LLVMIntULE,
                                        [LLVMIntULT] = LLVMIntUGT, [LLVMIntULE] = LLVMIntUGE,
                                        [LLVMIntSGT] = LLVMIntSLT, [LLVMIntSGE] = LLVMIntSLE,
                                        [LLVMIntSLT] = LLVMIntSGT, [LLVMIntSLE] = LLVMIntSGE};
  return of[predicate];
}

/* A value, and what is known of it: where it is not negative, unsigned bounds hold as signed ones.
 */
struct guarded {
  LLVMValueRef value;
  struct known_range known;
};

/* x PREDICATE c, as a signed range of x. An unsigned upper bound says something where it is not
 * negative, read as signed; x != c where c is an end of what is known. */
static struct range range_of_comparison(LLVMIntPredicate predicate, int64_t c,
                                        struct known_range known) {
  struct range range = full;
  bool is_nneg = known.is_nneg && c >= 0;
  if ((is_nneg && predicate == LLVMIntUGT) || (predicate == LLVMIntNE && c == known.range.low))
    predicate = LLVMIntSGT;
  if (predicate == LLVMIntNE && c == known.range.high)
    predicate = LLVMIntSLT;
  if (is_nneg && predicate == LLVMIntUGE)
    predicate = LLVMIntSGE;
  switch (predicate) {
  case LLVMIntEQ:
    return (struct range){c, c};
  case LLVMIntSLT:
    range.high = c == INT64_MIN ? c : c - 1;
    return range;
  case LLVMIntSLE:
    range.high = c;
    return range;
  case LLVMIntSGT:
    range.low = c == INT64_MAX ? c : c + 1;
    return range;
  case LLVMIntSGE:
    range.low = c;
    return range;
  case LLVMIntULT:
    return c > 0 ? (struct range){0, c - 1} : full;
  case LLVMIntULE:
    return c >= 0 ? (struct range){0, c} : full;
  default:
    return full;
  }
}

/* What a condition, decided so, says of the value. */
static struct range range_of_condition(LLVMValueRef condition, bool holds, struct guarded guarded,
                                       unsigned depth) {
  LLVMOpcode opcode = LLVMIsAInstruction(condition) ? unbank_opcode(condition) : (LLVMOpcode)0;
  if (opcode == (holds ? LLVMAnd : LLVMOr) && depth)
    return meet(range_of_condition(LLVMGetOperand(condition, 0), holds, guarded, depth - 1),
                range_of_condition(LLVMGetOperand(condition, 1), holds, guarded, depth - 1));
  if (opcode != LLVMICmp)
    return full;
  LLVMValueRef left = LLVMGetOperand(condition, 0), right = LLVMGetOperand(condition, 1);
  LLVMIntPredicate predicate = LLVMGetICmpPredicate(condition);
  if (right == guarded.value) {
    right = left;
    left = guarded.value;
    predicate = mirrored(predicate);
  }
  if (left != guarded.value || !LLVMIsAConstantInt(right) ||
      LLVMGetIntTypeWidth(LLVMTypeOf(right)) > 64)
    return full;
  return range_of_comparison(holds ? predicate : inverse(predicate),
                             LLVMConstIntGetSExtValue(right), guarded.known);
}

static struct range range_of_edge(LLVMBasicBlockRef from, LLVMBasicBlockRef to,
                                  struct guarded guarded) {
  LLVMValueRef branch = LLVMGetBasicBlockTerminator(from);
  if (!branch || !LLVMIsABranchInst(branch) || !LLVMIsConditional(branch))
    return full;
  LLVMBasicBlockRef yes = LLVMGetSuccessor(branch, 0), no = LLVMGetSuccessor(branch, 1);
  if (yes == no || (yes != to && no != to))
    return full;
  return range_of_condition(LLVMGetCondition(branch), yes == to, guarded, CONJUNCTION_MAX);
}

struct range unbank_guarded_range(const struct module *module, struct program_point point,
                                  LLVMValueRef value, struct known_range known) {
  struct guarded guarded = {value, known};
  struct range range = full;
  if (point.to)
    range = range_of_edge(point.block, point.to, guarded);
  LLVMBasicBlockRef block = point.block;
  LLVMBasicBlockRef home =
      LLVMIsAInstruction(value) ? LLVMGetInstructionParent(value) : (LLVMBasicBlockRef)NULL;
  for (unsigned i = 0; i < UP_MAX && block != home; i++) {
    LLVMBasicBlockRef from = only_predecessor(module, block);
    if (!from)
      break;
    range = meet(range, range_of_edge(from, block, guarded));
    block = from;
  }
  return range;
}

/* Calls that may not return could keep an iteration from its end. */
static bool runs_through(LLVMBasicBlockRef block) {
  for (LLVMValueRef inst = LLVMGetFirstInstruction(block); inst;
       inst = LLVMGetNextInstruction(inst)) {
    if (!LLVMIsACallInst(inst))
      continue;
    LLVMValueRef callee = LLVMIsAFunction(LLVMGetCalledValue(inst));
    if (!callee || !unbank_has_attribute(callee, "willreturn") ||
        !unbank_has_attribute(callee, "nounwind"))
      return false;
  }
  return true;
}

bool unbank_end_at_latch(struct program_point edge, LLVMValueRef *compared, LLVMValueRef *end) {
  LLVMValueRef branch = LLVMGetBasicBlockTerminator(edge.block);
  if (!LLVMIsABranchInst(branch) || !LLVMIsConditional(branch))
    return false;
  LLVMValueRef condition = LLVMGetCondition(branch);
  bool stays_if = LLVMGetSuccessor(branch, 0) == edge.to;
  if (stays_if == (LLVMGetSuccessor(branch, 1) == edge.to) || !LLVMIsAICmpInst(condition) ||
      LLVMGetICmpPredicate(condition) != (stays_if ? LLVMIntNE : LLVMIntEQ))
    return false;
  *compared = LLVMGetOperand(condition, 0);
  *end = LLVMGetOperand(condition, 1);
  return true;
}

bool unbank_end_of_loop(LLVMBasicBlockRef block, LLVMValueRef *compared, LLVMValueRef *end) {
  return unbank_end_at_latch((struct program_point){block, block}, compared, end) &&
         LLVMIsAConstantInt(*end) && LLVMGetIntTypeWidth(LLVMTypeOf(*end)) <= 64 &&
         runs_through(block);
}
