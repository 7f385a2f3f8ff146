// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A comparison bounds a sum, and with it each operand of the sum whose other operand has a known
// range: from L = V + Y, modulo 2^n, follows V = L - Y. If the sum may wrap, that difference of
// ranges contains the numbers that wrap, too, and often is the full set. `nuw` and `nsw` exclude
// wrapping, since a branch on poison is undefined behaviour.
#include "shim/guarded.h"

#include "llvm/IR/Constants.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Operator.h"
#include "llvm/IR/PatternMatch.h"

using namespace llvm;
using namespace llvm::PatternMatch;

namespace {
enum {
  PARTS_DEEP = 4,     // operations between a comparison and the part
  CONDITIONS_DEEP = 4 // levels of `and`, `or` and `not` in a condition
};

bool hasPart(Value *sum, Value *part, unsigned depth) {
  if (sum == part)
    return true;
  auto *inst = dyn_cast<Instruction>(sum);
  if (!inst || !depth || !(isa<BinaryOperator>(inst) || isa<ZExtInst>(inst) || isa<SExtInst>(inst)))
    return false;
  for (Value *operand : inst->operands())
    if (hasPart(operand, part, depth - 1))
      return true;
  return false;
}

// The range of x, if x * factor lies in a range, and the product does not wrap as a signed or as an
// unsigned number. The factor is positive.
ConstantRange quotient(const ConstantRange &product, const APInt &factor, bool isSigned) {
  APInt least = isSigned
                    ? APIntOps::RoundingSDiv(product.getSignedMin(), factor, APInt::Rounding::UP)
                    : APIntOps::RoundingUDiv(product.getUnsignedMin(), factor, APInt::Rounding::UP);
  APInt most = isSigned
                   ? APIntOps::RoundingSDiv(product.getSignedMax(), factor, APInt::Rounding::DOWN)
                   : product.getUnsignedMax().udiv(factor);
  bool isEmpty = isSigned ? least.sgt(most) : least.ugt(most);
  return isEmpty ? ConstantRange::getEmpty(product.getBitWidth())
                 : ConstantRange::getNonEmpty(least, most + 1);
}

// The factor of x * constant or x << constant; 0 if there is none, or if it is negative.
APInt factorOf(BinaryOperator *product) {
  unsigned width = product->getType()->getIntegerBitWidth();
  auto *number = dyn_cast<ConstantInt>(product->getOperand(1));
  if (number && product->getOpcode() == Instruction::Mul && !number->isNegative())
    return number->getValue();
  if (number && product->getOpcode() == Instruction::Shl && number->getValue().ult(width - 1))
    return APInt::getOneBitSet(width, number->getZExtValue());
  return APInt::getZero(width);
}

struct Parts {
  Value *part;
  unbank_range_of rangeOf;

  // The operation's `nuw` and `nsw`.
  unsigned exactness(BinaryOperator *op) {
    auto *exact = dyn_cast<OverflowingBinaryOperator>(op);
    return exact ? exact->getNoWrapKind() : 0;
  }
  ConstantRange ofProduct(BinaryOperator *product, const ConstantRange &range) {
    ConstantRange all = ConstantRange::getFull(range.getBitWidth());
    APInt factor = factorOf(product);
    if (factor.isZero())
      return all;
    ConstantRange before = rangeOf(product->getOperand(0));
    for (bool isSigned : {false, true}) {
      unsigned kind = isSigned ? OverflowingBinaryOperator::NoSignedWrap
                               : OverflowingBinaryOperator::NoUnsignedWrap;
      bool isExact = exactness(product) & kind || ConstantRange::makeGuaranteedNoWrapRegion(
                                                      Instruction::Mul, ConstantRange(factor), kind)
                                                      .contains(before);
      if (isExact)
        all = all.intersectWith(quotient(range, factor, isSigned));
    }
    return all;
  }
  // The range of the left or the right operand of an operation whose result lies in `range`. A
  // disjoint `or` is an addition that wraps neither as a signed nor as an unsigned number.
  ConstantRange ofOperand(BinaryOperator *op, bool isLeft, const ConstantRange &range) {
    unsigned exact = exactness(op);
    ConstantRange all = ConstantRange::getFull(range.getBitWidth());
    auto other = [&] { return rangeOf(op->getOperand(isLeft)); };
    switch (op->getOpcode()) {
    case Instruction::Or:
      if (!cast<PossiblyDisjointInst>(op)->isDisjoint())
        return all;
      return range.subWithNoWrap(other(), OverflowingBinaryOperator::NoSignedWrap |
                                              OverflowingBinaryOperator::NoUnsignedWrap);
    case Instruction::Add:
      return range.subWithNoWrap(other(), exact);
    case Instruction::Sub:
      return isLeft ? range.addWithNoWrap(other(), exact) : other().subWithNoWrap(range, exact);
    case Instruction::Mul:
    case Instruction::Shl:
      return isLeft ? ofProduct(op, range) : all;
    default:
      return all;
    }
  }
  // The range of the part, if the sum lies in `range`.
  ConstantRange of(Value *sum, const ConstantRange &range, unsigned depth) {
    ConstantRange all = ConstantRange::getFull(part->getType()->getIntegerBitWidth());
    if (sum == part)
      return range;
    if (!depth)
      return all;
    if (isa<ZExtInst, SExtInst>(sum)) {
      Value *inner = cast<CastInst>(sum)->getOperand(0);
      unsigned width = inner->getType()->getIntegerBitWidth();
      ConstantRange possible = ConstantRange::getFull(width).castOp(
          cast<CastInst>(sum)->getOpcode(), range.getBitWidth());
      return of(inner, range.intersectWith(possible).truncate(width), depth - 1);
    }
    auto *op = dyn_cast<BinaryOperator>(sum);
    for (unsigned i = 0; op && i < 2; i++)
      if (hasPart(op->getOperand(i), part, depth - 1))
        all = all.intersectWith(of(op->getOperand(i), ofOperand(op, !i, range), depth - 1));
    return all;
  }
  // A part that is itself compared is left to LazyValueInfo. (With a narrower range after each such
  // branch, accesses to one place compute their addresses differently, and each address takes a
  // register: 44 instead of 40 in a QR factorization.)
  ConstantRange byComparison(ICmpInst *test, bool holds) {
    ConstantRange range = ConstantRange::getFull(part->getType()->getIntegerBitWidth());
    if (!test->getOperand(0)->getType()->isIntegerTy())
      return range;
    for (unsigned i = 0; i < 2; i++) {
      Value *sum = test->getOperand(i);
      if (sum == part || !hasPart(sum, part, PARTS_DEEP))
        continue;
      CmpInst::Predicate predicate = i ? test->getSwappedPredicate() : test->getPredicate();
      predicate = holds ? predicate : CmpInst::getInversePredicate(predicate);
      range = range.intersectWith(
          of(sum, ConstantRange::makeAllowedICmpRegion(predicate, rangeOf(test->getOperand(!i))),
             PARTS_DEEP));
    }
    return range;
  }
  ConstantRange by(Value *condition, bool holds, unsigned depth) {
    Value *one, *other;
    if (auto *test = dyn_cast<ICmpInst>(condition))
      return byComparison(test, holds);
    if (depth && match(condition, m_Not(m_Value(one))))
      return by(one, !holds, depth - 1);
    if (depth && (holds ? match(condition, m_LogicalAnd(m_Value(one), m_Value(other)))
                        : match(condition, m_LogicalOr(m_Value(one), m_Value(other)))))
      return by(one, holds, depth - 1).intersectWith(by(other, holds, depth - 1));
    return ConstantRange::getFull(part->getType()->getIntegerBitWidth());
  }
};
} // namespace

ConstantRange unbank_range_behind(Value *condition, bool holds, Value *part,
                                  unbank_range_of range_of) {
  return Parts{part, range_of}.by(condition, holds, CONDITIONS_DEEP);
}
