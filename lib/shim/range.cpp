// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The range of an integer, by LLVM. LazyValueInfo knows the branches on the way to a block, and
// ScalarEvolution the loops, but neither applies what it knows to values that are computed from
// others: behind `if (t < 32)`, t / 4 is still any number. So both are asked for the range of each
// operand, and of its operands in turn, and ConstantRange computes the range of the result. What
// the caller knows of single values, such as a promised block shape, is intersected with these
// ranges.
//
// If a value dominates a block, then whenever the block is executed, the value has been computed
// from its operands as they still are. So what holds for the operands in the block held when the
// value was computed. What flows into a phi may be from an earlier iteration, so its range is that
// on the phi's edge. For a loop's phi that is not a counter, ranges are guessed and proved by
// induction.
//
// A range holds for a value that is not poison, since an access at a poison address is undefined.
// For undef, LazyValueInfo is told to allow any number, which it does except on edges, while
// ScalarEvolution takes whichever number suits. So a number that is undef on one path may get the
// range that it has on the others, just as LLVM's own passes might choose its value.
#include "shim/guarded.h"
#include "shim/pipeline.h"

#include "llvm/Analysis/LazyValueInfo.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/Analysis/ScalarEvolution.h"
#include "llvm/Analysis/ScalarEvolutionExpressions.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/InlineAsm.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/Operator.h"
#include "llvm/IR/PatternMatch.h"

using namespace llvm;

namespace {
enum {
  VALUES_MAX = 32,  // followed for one answer: the operations of an index and a loop or two
  BRANCHES_MAX = 8, // between a loop's header and a block
  GUARDS_MAX = 24,  // dominating blocks whose branches are examined
  SUMS_MAX = 16,    // uses of a number among which a sum of it is looked for
  REACH_LOG = 18,   // log of the largest power of two that is tried: arrays have fewer bytes
  ITERATIONS = 4,   // of a loop that are examined one by one: rings of 2 to 4 stages
  BLOCK_MAX = 512   // instructions of a block that are examined for whether the next one is reached
};

// The analyses of a function, and what the caller knows.
struct Sources {
  ScalarEvolution &evolution;
  LazyValueInfo &lazy;
  LoopInfo &loops;
  DominatorTree &dominators;
  const unbank_range_query &query;
  ConstantRange::PreferredRangeType reading;
  PHINode *assumed = nullptr;                // a phi that is assumed to be
  const ConstantRange *assumption = nullptr; // in this range
  bool isInGuard = false; // the operands of a guard are examined, which ignores other guards
  unsigned left = VALUES_MAX;

  ConstantRange meet(const ConstantRange &a, const ConstantRange &b) {
    return a.intersectWith(b, reading);
  }
  ConstantRange of(const SCEV *sum) {
    return meet(evolution.getSignedRange(sum), evolution.getUnsignedRange(sum));
  }
  ConstantRange byCaller(Value *value) {
    unsigned width = value->getType()->getIntegerBitWidth();
    int64_t low, high;
    if (!query.known(wrap(value), query.context, &low, &high))
      return ConstantRange::getFull(width);
    APInt first = APInt(64, low).zextOrTrunc(width), last = APInt(64, high).zextOrTrunc(width);
    return ConstantRange::getNonEmpty(first, last + 1);
  }
};

// The ranges of values when a block is executed, or on its edge to the block `to`.
struct Ranges {
  Sources &sources;
  BasicBlock *block, *to = nullptr;

  ConstantRange bySingleWay(PHINode *phi);
  ConstantRange byGuards(Value *value);
  ConstantRange byBranches(Value *value);
  ConstantRange asIs(Value *value);
  ConstantRange of(Value *value);
  ConstantRange ofBinary(Instruction::BinaryOps opcode, Instruction *inst);
  Instruction *sumOf(Value *one, Value *other, Instruction *like, BasicBlock *before);
  ConstantRange ofSumOnEdges(Instruction *sum);
  ConstantRange ofFoundBit(CallInst *call);
  ConstantRange ofOperation(Instruction *inst);
  ConstantRange ofSelect(SelectInst *select, bool isBack);
  ConstantRange ofEdges(PHINode *phi, const Loop *loop, bool isBack);
  ConstantRange ofBack(Value *value);
  ConstantRange ofPhi(PHINode *phi);
  ConstantRange ofCounter(PHINode *phi);
  ConstantRange ofInvariant(PHINode *phi);
};

ConstantRange onEdge(LazyValueInfo &lazy, Value *value, BasicBlock *from, BasicBlock *to) {
  return lazy.getConstantRangeOnEdge(value, from, to, from->getTerminator());
}

// If a value depends on itself, LazyValueInfo gives up, and keeps what it has found by then. So for
// a loop's phi, the branches on the way from the header to the block are examined one by one, if
// there is only one way.
ConstantRange Ranges::bySingleWay(PHINode *phi) {
  ConstantRange range = ConstantRange::getFull(phi->getType()->getIntegerBitWidth());
  BasicBlock *at = block;
  for (unsigned i = 0; i < BRANCHES_MAX && at != phi->getParent(); i++) {
    BasicBlock *before = at->getSinglePredecessor();
    if (!before)
      break;
    range = sources.meet(range, onEdge(sources.lazy, phi, before, at));
    at = before;
  }
  return range;
}

// A branch on a sum bounds the sum's operands, which LazyValueInfo does not know. This examines the
// branches of which one edge dominates the block.
ConstantRange Ranges::byGuards(Value *value) {
  ConstantRange range = ConstantRange::getFull(value->getType()->getIntegerBitWidth());
  if (sources.isInGuard)
    return range;
  sources.isInGuard = true;
  auto rangeOf = [&](Value *other) { return asIs(other); };
  auto ask = [&](BasicBlock *from, BasicBlock *side) {
    auto *branch = dyn_cast<BranchInst>(from->getTerminator());
    if (branch && branch->isConditional() && branch->getSuccessor(0) != branch->getSuccessor(1))
      range =
          sources.meet(range, unbank_range_behind(branch->getCondition(),
                                                  branch->getSuccessor(0) == side, value, rangeOf));
  };
  if (to)
    ask(block, to);
  auto *inst = dyn_cast<Instruction>(value);
  DomTreeNode *node = sources.dominators.getNode(block);
  for (unsigned i = 0; i < GUARDS_MAX && node && node->getIDom(); i++, node = node->getIDom()) {
    BasicBlock *above = node->getIDom()->getBlock();
    if (inst && node->getBlock() == inst->getParent())
      break;
    if (node->getBlock()->getSinglePredecessor() == above)
      ask(above, node->getBlock());
  }
  sources.isInGuard = false;
  return range;
}

// Because of a loop's back edge, LazyValueInfo does not see what branches before the loop imply, so
// it is asked again for the edge that enters the loop.
ConstantRange Ranges::byBranches(Value *value) {
  LazyValueInfo &lazy = sources.lazy;
  ConstantRange range = to ? onEdge(lazy, value, block, to)
                           : lazy.getConstantRange(value, &block->front(), /*UndefAllowed=*/false);
  const Loop *loop = sources.loops.getLoopFor(block);
  for (; loop && loop->isLoopInvariant(value); loop = loop->getParentLoop())
    if (BasicBlock *entry = loop->getLoopPredecessor())
      range = sources.meet(range, onEdge(lazy, value, entry, loop->getHeader()));
  auto *phi = dyn_cast<PHINode>(value);
  if (phi && sources.loops.isLoopHeader(phi->getParent()))
    range = sources.meet(range, bySingleWay(phi));
  return sources.meet(range, byGuards(value));
}

// An expression with each of its leaves and counters kept inside its range.
struct Bounded : SCEVRewriteVisitor<Bounded> {
  Ranges &ranges;
  explicit Bounded(Ranges &ranges) : SCEVRewriteVisitor(ranges.sources.evolution), ranges(ranges) {}

  const SCEV *within(const SCEV *sum, Value *value) {
    ConstantRange range = ranges.of(value);
    if (range.isEmptySet() || range.isWrappedSet())
      return sum;
    const SCEV *least = SE.getConstant(range.getUnsignedMin());
    return SE.getUMaxExpr(least, SE.getUMinExpr(SE.getConstant(range.getUnsignedMax()), sum));
  }
  const SCEV *visitUnknown(const SCEVUnknown *leaf) {
    return leaf->getType()->isIntegerTy() ? within(leaf, leaf->getValue()) : leaf;
  }
  const SCEV *visitAddRecExpr(const SCEVAddRecExpr *sum) {
    for (PHINode &phi : sum->getLoop()->getHeader()->phis())
      if (phi.getType() == sum->getType() && sum->getType()->isIntegerTy() &&
          SE.getSCEV(&phi) == sum)
        return within(sum, &phi);
    return sum;
  }
};

// Whether value = phi + by, and this does not wrap in this reading.
bool adds(Value *value, PHINode *phi, bool isSigned, APInt &by) {
  by = APInt::getZero(phi->getType()->getIntegerBitWidth());
  if (value == phi)
    return true;
  auto *sum = dyn_cast<AddOperator>(value);
  auto *number =
      sum && sum->getOperand(0) == phi ? dyn_cast<ConstantInt>(sum->getOperand(1)) : nullptr;
  if (!number)
    return false;
  by = number->getValue();
  return isSigned ? sum->hasNoSignedWrap() : sum->hasNoUnsignedWrap();
}

// The range of a counter that steps without wrapping, in a loop of one block that ends only if
// phi + d == E. Beyond E - d, the counter would step on until it wraps, and a branch on the poison
// that results is undefined. LLVM derives the trip count from this, but no bound of the counter if
// its start may be any number.
ConstantRange beforeEnd(PHINode *phi, bool isSigned) {
  unsigned width = phi->getType()->getIntegerBitWidth();
  ConstantRange all = ConstantRange::getFull(width);
  BasicBlock *block = phi->getParent();
  auto *branch = dyn_cast<BranchInst>(block->getTerminator());
  auto *test =
      branch && branch->isConditional() ? dyn_cast<ICmpInst>(branch->getCondition()) : nullptr;
  auto *end = test ? dyn_cast<ConstantInt>(test->getOperand(1)) : nullptr;
  int back = phi->getBasicBlockIndex(block);
  APInt step, by;
  bool overflow;
  if (!end || back < 0 || branch->getSuccessor(0) == branch->getSuccessor(1) ||
      test->getPredicate() !=
          (branch->getSuccessor(0) == block ? ICmpInst::ICMP_NE : ICmpInst::ICMP_EQ) ||
      !adds(phi->getIncomingValue(back), phi, isSigned, step) || step.isZero() ||
      !adds(test->getOperand(0), phi, isSigned, by) ||
      !isGuaranteedToTransferExecutionToSuccessor(block->begin(), block->end(), BLOCK_MAX))
    return all;
  APInt last =
      isSigned ? end->getValue().ssub_ov(by, overflow) : end->getValue().usub_ov(by, overflow);
  APInt least = isSigned ? APInt::getSignedMinValue(width) : APInt::getZero(width);
  if (overflow)
    return all;
  return isSigned && step.isNegative() ? ConstantRange::getNonEmpty(last, least)
                                       : ConstantRange::getNonEmpty(least, last + 1);
}

// Whether a counter does not wrap as a signed number in at most `most` steps, whichever start and
// step it has in these ranges. If so, it always lies between its first and its last value.
bool steps(const ConstantRange &start, const ConstantRange &step, const APInt &most) {
  unsigned width = 2 * most.getBitWidth() + 2;
  APInt turns = most.zext(width), least = APInt::getSignedMinValue(most.getBitWidth()).sext(width),
        largest = APInt::getSignedMaxValue(most.getBitWidth()).sext(width);
  APInt low = start.getSignedMin().sext(width) + turns * step.getSignedMin().sext(width),
        high = start.getSignedMax().sext(width) + turns * step.getSignedMax().sext(width);
  return low.sge(least) && high.sle(largest);
}

// The range of a counter {start,+,step}. It is that of the start, or of a step from a value that
// the counter has on the back edge; and it is limited by how often the back edge is taken.
ConstantRange Ranges::ofCounter(PHINode *phi) {
  ScalarEvolution &evolution = sources.evolution;
  BasicBlock *header = phi->getParent();
  auto *sum = dyn_cast<SCEVAddRecExpr>(evolution.getSCEV(phi));
  const Loop *loop = sources.loops.getLoopFor(header);
  BasicBlock *entry = loop->getLoopPredecessor(), *latch = loop->getLoopLatch();
  if (!sum || !sum->isAffine() || sum->getLoop() != loop || !entry || !latch)
    return ConstantRange::getFull(phi->getType()->getIntegerBitWidth());
  Ranges before{sources, entry, header}, again{sources, latch, header};
  Bounded bounded(before);
  ConstantRange start = before.of(phi->getIncomingValueForBlock(entry));
  ConstantRange step = sources.of(bounded.visit(sum->getStepRecurrence(evolution)));
  ConstantRange stepped = sources.meet(again.byBranches(phi).add(step),
                                       again.asIs(phi->getIncomingValueForBlock(latch)));
  ConstantRange range = start.unionWith(stepped, sources.reading);
  const SCEV *turns = evolution.getSymbolicMaxBackedgeTakenCount(loop);
  if (isa<SCEVCouldNotCompute>(turns) || turns->getType() != phi->getType())
    return range;
  const SCEV *bound = bounded.visit(evolution.applyLoopGuards(turns, loop));
  APInt most = sources.of(bound).getUnsignedMax();
  ConstantRange turn = ConstantRange::getNonEmpty(APInt::getZero(most.getBitWidth()), most + 1);
  range = sources.meet(range, start.add(turn.multiply(step)));
  if (!steps(start, step, most))
    return range;
  ConstantRange last = sources.of(bounded.visit(sum->evaluateAtIteration(turns, evolution)));
  return sources.meet(range, ConstantRange::getNonEmpty(
                                 APIntOps::smin(start.getSignedMin(), last.getSignedMin()),
                                 APIntOps::smax(start.getSignedMax(), last.getSignedMax()) + 1));
}

// What a condition implies for a value that it compares with a constant.
ConstantRange byTest(Value *condition, Value *value, bool holds) {
  auto *test = dyn_cast<ICmpInst>(condition);
  auto *number =
      test && test->getOperand(0) == value ? dyn_cast<ConstantInt>(test->getOperand(1)) : nullptr;
  if (!number)
    return ConstantRange::getFull(value->getType()->getIntegerBitWidth());
  return ConstantRange::makeExactICmpRegion(
      holds ? test->getPredicate() : test->getInversePredicate(), number->getValue());
}

ConstantRange Ranges::ofSelect(SelectInst *select, bool isBack) {
  auto ofArm = [&](Value *arm, bool isTaken) {
    return sources.meet(isBack ? ofBack(arm) : of(arm),
                        byTest(select->getCondition(), arm, isTaken));
  };
  return ofArm(select->getTrueValue(), true)
      .unionWith(ofArm(select->getFalseValue(), false), sources.reading);
}

// The range of what flows into a phi: for a loop's phi, on its back edges or on the others. The
// edge's own branch comes last, because it may exclude a number inside of the other ranges, such as
// 0 between -1 and 9.
ConstantRange Ranges::ofEdges(PHINode *phi, const Loop *loop, bool isBack) {
  ConstantRange range = ConstantRange::getEmpty(phi->getType()->getIntegerBitWidth());
  for (unsigned i = 0; i < phi->getNumIncomingValues(); i++) {
    Ranges there{sources, phi->getIncomingBlock(i), phi->getParent()};
    Value *value = phi->getIncomingValue(i);
    if (loop && loop->contains(there.block) != isBack)
      continue;
    ConstantRange own = isBack ? there.ofBack(value) : there.of(value);
    auto *branch = dyn_cast<BranchInst>(there.block->getTerminator());
    if (branch && branch->isConditional() && branch->getSuccessor(0) != branch->getSuccessor(1))
      own = sources.meet(
          own, byTest(branch->getCondition(), value, branch->getSuccessor(0) == phi->getParent()));
    range = range.unionWith(own, sources.reading);
  }
  return range;
}

// The range of what flows back into the assumed phi through this value. The phi itself adds
// nothing.
ConstantRange Ranges::ofBack(Value *value) {
  if (value == sources.assumed)
    return ConstantRange::getEmpty(value->getType()->getIntegerBitWidth());
  auto *select = dyn_cast<SelectInst>(value);
  auto *phi = dyn_cast<PHINode>(value);
  bool isJoin = select || (phi && !sources.loops.isLoopHeader(phi->getParent()));
  if (!isJoin || !sources.left)
    return of(value);
  sources.left--;
  return sources.meet(byBranches(value),
                      select ? ofSelect(select, true) : ofEdges(phi, nullptr, true));
}

// The range of a loop's phi that is not a counter, such as a place in a heap that moves from parent
// to child. It is proved by induction: the phi starts in the range, and an iteration that begins in
// it ends in it. The ranges tried are
//   the union of the first iterations: the stages of a ring;
//   from a bound of the start to a bound of what an iteration makes of any number: a branch bounds
//   the place, wherever it came from;
//   up to powers of two: the top of a stack goes down by one, or up while a branch allows it.
ConstantRange Ranges::ofInvariant(PHINode *phi) {
  unsigned width = phi->getType()->getIntegerBitWidth();
  ConstantRange all = ConstantRange::getFull(width);
  const Loop *loop = sources.loops.getLoopFor(phi->getParent());
  if (sources.assumed || isa<SCEVAddRecExpr>(sources.evolution.getSCEV(phi)))
    return all;
  ConstantRange start = ofEdges(phi, loop, false);
  if (start.isFullSet() || start.isEmptySet())
    return all;
  auto after = [&](const ConstantRange &before) {
    Sources assuming = sources;
    assuming.left = VALUES_MAX;
    assuming.assumed = phi;
    assuming.assumption = &before;
    return start.unionWith(Ranges{assuming, block, to}.ofEdges(phi, loop, true), sources.reading);
  };
  bool isSigned = sources.reading == ConstantRange::Signed;
  auto least = [&](const ConstantRange &range) {
    return isSigned ? range.getSignedMin() : range.getUnsignedMin();
  };
  auto most = [&](const ConstantRange &range) {
    return isSigned ? range.getSignedMax() : range.getUnsignedMax();
  };
  ConstantRange first = start;
  for (unsigned i = 0; i < ITERATIONS; i++) {
    ConstantRange next = after(first);
    if (first.contains(next))
      return first;
    first = first.unionWith(next, sources.reading);
  }
  ConstantRange any = after(all);
  SmallVector<ConstantRange, 2 + REACH_LOG> tried = {
      ConstantRange::getNonEmpty(least(start), most(any) + 1),
      ConstantRange::getNonEmpty(least(any), most(start) + 1)};
  for (unsigned bits = most(first).getActiveBits(); bits <= REACH_LOG && bits + 1 < width; bits++)
    tried.push_back(ConstantRange::getNonEmpty(least(start), APInt::getOneBitSet(width, bits)));
  ConstantRange range = any;
  for (const ConstantRange &one : tried) {
    if (one.isFullSet())
      continue;
    ConstantRange next = after(one);
    if (one.contains(next))
      range = sources.meet(range, next);
  }
  return range;
}

ConstantRange Ranges::ofPhi(PHINode *phi) {
  if (!sources.loops.isLoopHeader(phi->getParent()))
    return ofEdges(phi, nullptr, false);
  ConstantRange range =
      sources.meet(ofCounter(phi), sources.meet(beforeEnd(phi, true), beforeEnd(phi, false)));
  return range.isFullSet() ? ofInvariant(phi) : range;
}

// An addition of two numbers, in a block that dominates `before`, that is poison only if `like` is;
// or null.
Instruction *Ranges::sumOf(Value *one, Value *other, Instruction *like, BasicBlock *before) {
  unsigned left = SUMS_MAX;
  Value *used = isa<Constant>(one) ? other : one;
  if (isa<Constant>(used))
    return nullptr;
  for (User *user : used->users()) {
    auto *sum = dyn_cast<BinaryOperator>(user);
    if (!left--)
      break;
    bool adds = sum && sum->getOpcode() == Instruction::Add &&
                ((sum->getOperand(0) == one && sum->getOperand(1) == other) ||
                 (sum->getOperand(0) == other && sum->getOperand(1) == one));
    if (adds && (like->hasNoSignedWrap() || !sum->hasNoSignedWrap()) &&
        (like->hasNoUnsignedWrap() || !sum->hasNoUnsignedWrap()) &&
        sources.dominators.dominates(sum->getParent(), before))
      return sum;
  }
  return nullptr;
}

// If the left operand may be any number, so may its sum, difference or XOR with the right one,
// which need not be examined.
ConstantRange Ranges::ofBinary(Instruction::BinaryOps opcode, Instruction *inst) {
  ConstantRange left = of(inst->getOperand(0));
  bool isAny = left.isFullSet() && (opcode == Instruction::Add || opcode == Instruction::Sub ||
                                    opcode == Instruction::Xor);
  if (isAny)
    return ofSumOnEdges(inst);
  ConstantRange right = of(inst->getOperand(1));
  auto *wrapping = dyn_cast<OverflowingBinaryOperator>(inst);
  return sources.meet(ofSumOnEdges(inst),
                      wrapping ? left.overflowingBinaryOp(opcode, right, wrapping->getNoWrapKind())
                               : left.binaryOp(opcode, right));
}

// The range of a sum of a phi and a number that dominates the phi, if each incoming value was
// already added to that number before its edge. The sum is then one of these sums, and what
// branches imply for them holds for it. (LLVM computes a sum again in the header of a loop whose
// latch compares it.)
ConstantRange Ranges::ofSumOnEdges(Instruction *sum) {
  ConstantRange all = ConstantRange::getFull(sum->getType()->getIntegerBitWidth());
  auto *phi = dyn_cast<PHINode>(sum->getOperand(0));
  Value *by = sum->getOperand(1);
  if (!phi)
    std::tie(phi, by) = std::pair(dyn_cast<PHINode>(by), sum->getOperand(0));
  auto *before = dyn_cast<Instruction>(by);
  if (sum->getOpcode() != Instruction::Add || !phi ||
      (before && !sources.dominators.properlyDominates(before->getParent(), phi->getParent())))
    return all;
  ConstantRange range = ConstantRange::getEmpty(all.getBitWidth());
  for (unsigned i = 0; i < phi->getNumIncomingValues(); i++) {
    Ranges there{sources, phi->getIncomingBlock(i), phi->getParent()};
    Instruction *same = sumOf(phi->getIncomingValue(i), by, sum, there.block);
    if (!same)
      return all;
    range = range.unionWith(there.of(same), sources.reading);
  }
  return range;
}

// `bfind.shiftamt` counts the zero bits above the highest one bit; for 0, the result is all ones.
// CUDA's __ffs applies it to the reversed bits. As inline PTX, it may return any number for a
// poison operand, so the operand must not be poison.
ConstantRange Ranges::ofFoundBit(CallInst *call) {
  unsigned width = call->getType()->getIntegerBitWidth();
  auto *assembly = dyn_cast<InlineAsm>(call->getCalledOperand());
  if (!assembly || call->arg_size() != 1 || width != 32 ||
      call->getArgOperand(0)->getType() != call->getType() ||
      StringRef(assembly->getAsmString()).trim() != "bfind.shiftamt.u32 $0, $1;")
    return ConstantRange::getFull(width);
  Value *bits = call->getArgOperand(0);
  auto *reversal = dyn_cast<IntrinsicInst>(bits);
  bool isReversed = reversal && reversal->getIntrinsicID() == Intrinsic::bitreverse;
  if (isReversed)
    bits = reversal->getArgOperand(0);
  if (!isGuaranteedNotToBePoison(bits, nullptr, call, &sources.dominators))
    return ConstantRange::getFull(width);
  ConstantRange range = of(bits);
  bool mayBeNone = range.contains(APInt::getZero(width));
  ConstantRange zeros = isReversed ? range.cttz(true) : range.ctlz(true);
  return mayBeNone ? zeros.unionWith(ConstantRange(APInt::getAllOnes(width)), sources.reading)
                   : zeros;
}

ConstantRange Ranges::ofOperation(Instruction *inst) {
  unsigned width = inst->getType()->getIntegerBitWidth();
  if (auto *operation = dyn_cast<BinaryOperator>(inst))
    return ofBinary(operation->getOpcode(), inst);
  if (isa<TruncInst, ZExtInst, SExtInst>(inst))
    return of(inst->getOperand(0)).castOp(cast<CastInst>(inst)->getOpcode(), width);
  if (auto *select = dyn_cast<SelectInst>(inst))
    return ofSelect(select, false);
  if (auto *least = dyn_cast<MinMaxIntrinsic>(inst))
    return ConstantRange::intrinsic(least->getIntrinsicID(),
                                    {of(least->getLHS()), of(least->getRHS())});
  if (auto *call = dyn_cast<CallInst>(inst))
    return ofFoundBit(call);
  auto *phi = dyn_cast<PHINode>(inst);
  return phi ? ofPhi(phi) : ConstantRange::getFull(width);
}

// The range of a value by LLVM's analyses and by branches, without examining its operands.
ConstantRange Ranges::asIs(Value *value) {
  if (auto *number = dyn_cast<ConstantInt>(value))
    return ConstantRange(number->getValue());
  ConstantRange range =
      sources.meet(byBranches(value), sources.of(sources.evolution.getSCEV(value)));
  return sources.meet(range, sources.byCaller(value));
}

ConstantRange Ranges::of(Value *value) {
  ConstantRange range = asIs(value);
  if (isa<ConstantInt>(value))
    return range;
  if (value == sources.assumed)
    return sources.meet(range, *sources.assumption);
  auto *inst = dyn_cast<Instruction>(value);
  if (!inst || !sources.left)
    return range;
  sources.left--;
  return sources.meet(range, ofOperation(inst));
}

Sources sourcesOf(unbank_shim *shim, const unbank_range_query &query) {
  auto &analyses = unbank_shim_analyses(shim);
  Function &function = *unwrap(query.block)->getParent();
  return {analyses.getResult<ScalarEvolutionAnalysis>(function),
          analyses.getResult<LazyValueAnalysis>(function),
          analyses.getResult<LoopAnalysis>(function),
          analyses.getResult<DominatorTreeAnalysis>(function),
          query,
          query.is_signed ? ConstantRange::Signed : ConstantRange::Unsigned};
}
} // namespace

void unbank_integer_range(unbank_shim *shim, unbank_range_query query, int64_t *low,
                          int64_t *high) {
  Sources sources = sourcesOf(shim, query);
  Value *value = unwrap(query.value);
  BasicBlock *block = unwrap(query.block);
  ConstantRange range = Ranges{sources, block}.of(value);
  if (const Loop *loop = sources.loops.getLoopFor(block))
    range = sources.meet(range, sources.of(sources.evolution.applyLoopGuards(
                                    sources.evolution.getSCEV(value), loop)));
  if (range.isEmptySet()) // the block is never executed
    range = ConstantRange::getFull(range.getBitWidth());
  *low = query.is_signed ? range.getSignedMin().getSExtValue()
                         : (int64_t)range.getUnsignedMin().getZExtValue();
  *high = query.is_signed ? range.getSignedMax().getSExtValue()
                          : (int64_t)range.getUnsignedMax().getZExtValue();
}

bool unbank_cannot_wrap(unbank_shim *shim, unbank_range_query query) {
  auto *operation = dyn_cast<OverflowingBinaryOperator>(unwrap(query.value));
  if (!operation)
    return false;
  Sources sources = sourcesOf(shim, query);
  Ranges ranges{sources, unwrap(query.block)};
  ConstantRange left = ranges.of(operation->getOperand(0)),
                right = ranges.of(operation->getOperand(1));
  return ConstantRange::makeGuaranteedNoWrapRegion(
             (Instruction::BinaryOps)operation->getOpcode(), right,
             query.is_signed ? OverflowingBinaryOperator::NoSignedWrap
                             : OverflowingBinaryOperator::NoUnsignedWrap)
      .contains(left);
}

bool unbank_compared_range(LLVMValueRef condition, bool holds, LLVMValueRef *value, uint64_t *start,
                           uint64_t *span) {
  auto *compare = dyn_cast<ICmpInst>(unwrap(condition));
  const APInt *number;
  if (!compare || !compare->getOperand(0)->getType()->isIntegerTy())
    return false;
  CmpInst::Predicate predicate = holds ? compare->getPredicate() : compare->getInversePredicate();
  Value *compared = compare->getOperand(0);
  if (!PatternMatch::match(compare->getOperand(1), PatternMatch::m_APInt(number))) {
    if (!PatternMatch::match(compared, PatternMatch::m_APInt(number)))
      return false;
    compared = compare->getOperand(1);
    predicate = CmpInst::getSwappedPredicate(predicate);
  }
  const ConstantRange range = ConstantRange::makeExactICmpRegion(predicate, *number);
  if (number->getBitWidth() > 64 || range.isFullSet() || range.isEmptySet())
    return false;
  *value = wrap(compared);
  *start = range.getLower().getZExtValue();
  *span = (range.getUpper() - range.getLower() - 1).getZExtValue();
  return true;
}

bool unbank_implies(LLVMValueRef condition, bool holds, LLVMValueRef other, uint64_t *truth) {
  auto *inst = dyn_cast<Instruction>(unwrap(condition));
  if (!inst || !inst->getParent())
    return false;
  const std::optional<bool> implied =
      isImpliedCondition(inst, unwrap(other), inst->getModule()->getDataLayout(), holds);
  *truth = implied.value_or(false);
  return implied.has_value();
}

LLVMValueRef unbank_base_of(LLVMValueRef pointer, int64_t *bytes) {
  Value *value = unwrap(pointer);
  auto *inst = dyn_cast<Instruction>(value);
  *bytes = 0;
  if (!inst)
    return pointer;
  const DataLayout &layout = inst->getModule()->getDataLayout();
  APInt offset(layout.getIndexTypeSizeInBits(value->getType()), 0);
  Value *base = value->stripAndAccumulateConstantOffsets(layout, offset, true);
  *bytes = offset.getSExtValue();
  return wrap(base);
}
