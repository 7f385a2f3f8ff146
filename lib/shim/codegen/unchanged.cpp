// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// C++ because the C API does not give all that an instruction holds.
#include "shim/codegen/unchanged.h"

#include "llvm/ADT/SmallVector.h"
#include "llvm/IR/CallingConv.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Operator.h"

#include <utility>

using namespace llvm;

namespace {
struct Lister {
  unbank_kernel_state Out;
  bool IsComplete = true;

  // A number, an enumerator or a pointer.
  template <class Scalar> void addPart(Scalar Part) { Out.State.push_back(uintptr_t(Part)); }
  void addPart(MaybeAlign Part) { addPart(Part ? Part->value() : 0); }
  void addPart(Align Part) { addPart(Part.value()); }

  template <class... Parts> void add(Parts... All) { (addPart(All), ...); }

  template <class Range> void addEach(const Range &Parts) {
    for (auto Part : Parts)
      add(Part);
  }

  // Codegen may depend on the order of uses.
  void addUses(const Value &V) {
    for (const Use &U : V.uses())
      add(U.getUser(), U.getOperandNo());
  }

  template <class Holder> void addMetadata(const Holder &Of) {
    SmallVector<std::pair<unsigned, MDNode *>, 4> Attached;
    Of.getAllMetadata(Attached);
    for (auto [Kind, Node] : Attached)
      add(Kind, Node);
  }

  void addVariable(const GlobalVariable &G) {
    if (!Out.Variables.insert(&G))
      return;
    IsComplete &= G.getAddressSpace() != 0; // codegen gives it another address space
    add(G.getValueType(), G.getLinkage(), G.getAlign(),
        G.hasInitializer() ? G.getInitializer() : nullptr, G.isConstant(),
        G.isExternallyInitialized());
    for (Attribute A : G.getAttributes())
      add(A.getRawPointer());
  }

  void addConstant(const Constant &C) {
    if (auto *G = dyn_cast<GlobalVariable>(&C))
      addVariable(*G);
    else if (isa<GlobalValue, BlockAddress>(C))
      IsComplete = false;
    else
      for (const Use &U : C.operands())
        addConstant(*cast<Constant>(U));
  }

  void addOperand(const Value &V) {
    add(&V);
    if (auto *C = dyn_cast<Constant>(&V))
      addConstant(*C);
    if (auto *Meta = dyn_cast<MetadataAsValue>(&V))
      IsComplete &= isa<MDNode, MDString>(Meta->getMetadata());
  }

  void addCall(const CallBase &Call) {
    const Function *Callee = Call.getCalledFunction();
    IsComplete &= Call.isInlineAsm() || (Callee && Callee->isIntrinsic());
    IsComplete &= isa<CallInst>(Call) && !Call.hasOperandBundles();
    if (!IsComplete)
      return;
    add(Call.getCalledOperand(), Callee ? Callee->getAttributes().getRawPointer() : nullptr,
        Call.getAttributes().getRawPointer(), Call.getCallingConv(),
        cast<CallInst>(Call).getTailCallKind());
    for (const Use &U : Call.args())
      addOperand(*U);
  }

  template <class Access> void addAccess(const Access &I) {
    add(I.getAlign(), I.isVolatile(), I.getSyncScopeID());
  }

  // What an instruction holds beside operands, flags and metadata.
  void addOwn(const Instruction &I) {
    if (auto *Load = dyn_cast<LoadInst>(&I)) {
      addAccess(*Load);
      add(Load->getOrdering());
    } else if (auto *Store = dyn_cast<StoreInst>(&I)) {
      addAccess(*Store);
      add(Store->getOrdering());
    } else if (auto *Atomic = dyn_cast<AtomicRMWInst>(&I)) {
      addAccess(*Atomic);
      add(Atomic->getOrdering(), Atomic->getOperation());
    } else if (auto *Exchange = dyn_cast<AtomicCmpXchgInst>(&I)) {
      addAccess(*Exchange);
      add(Exchange->getSuccessOrdering(), Exchange->getFailureOrdering(), Exchange->isWeak());
    } else if (auto *Fence = dyn_cast<FenceInst>(&I)) {
      add(Fence->getOrdering(), Fence->getSyncScopeID());
    } else if (auto *Alloca = dyn_cast<AllocaInst>(&I)) {
      add(Alloca->getAllocatedType(), Alloca->getAlign());
    } else if (auto *Address = dyn_cast<GetElementPtrInst>(&I)) {
      add(Address->getSourceElementType());
    } else if (auto *Compare = dyn_cast<CmpInst>(&I)) {
      add(Compare->getPredicate());
    } else if (auto *Phi = dyn_cast<PHINode>(&I)) {
      addEach(Phi->blocks());
    } else if (auto *Extract = dyn_cast<ExtractValueInst>(&I)) {
      addEach(Extract->indices());
    } else if (auto *Insert = dyn_cast<InsertValueInst>(&I)) {
      addEach(Insert->indices());
    } else if (auto *Shuffle = dyn_cast<ShuffleVectorInst>(&I)) {
      addEach(Shuffle->getShuffleMask());
    } else {
      IsComplete &=
          isa<BinaryOperator, UnaryOperator, CastInst, SelectInst, FreezeInst, ExtractElementInst,
              InsertElementInst, BranchInst, SwitchInst, ReturnInst, UnreachableInst>(I);
    }
  }

  void addInstruction(const Instruction &I) {
    add(&I, I.getOpcode(), I.getType(), I.getRawSubclassOptionalData(), I.getNumOperands());
    if (auto *Call = dyn_cast<CallBase>(&I)) {
      addCall(*Call);
    } else {
      for (const Use &U : I.operands())
        addOperand(*U);
      addOwn(I);
    }
    addMetadata(I);
    addUses(I);
    Out.Instructions++;
  }

  // Number: how many definitions are before it, which labels contain.
  void addFunction(const Function &F, size_t Number) {
    Out.Name = F.getName().str();
    add(&F, Number, F.getFunctionType(), F.getLinkage(), F.getVisibility(),
        F.getAttributes().getRawPointer());
    addMetadata(F);
    for (const Argument &A : F.args())
      addUses(A);
    for (const BasicBlock &B : F) {
      add(&B);
      addUses(B);
      for (const Instruction &I : B)
        if (IsComplete)
          addInstruction(I);
    }
  }
};
} // namespace

std::vector<unbank_kernel_state> unbank_kernel_states(const Module &M) {
  std::vector<unbank_kernel_state> States;
  size_t Number = 0;
  for (const Function &F : M) {
    if (F.isDeclaration())
      continue;
    Lister Listed{};
    if (F.getCallingConv() == CallingConv::PTX_Kernel && F.use_empty())
      Listed.addFunction(F, Number);
    else
      Listed.IsComplete = false;
    if (Listed.IsComplete)
      States.push_back(std::move(Listed.Out));
    Number++;
  }
  return States;
}
