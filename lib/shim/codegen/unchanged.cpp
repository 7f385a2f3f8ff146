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

  void add(const void *Pointer) { Out.State.push_back(reinterpret_cast<uintptr_t>(Pointer)); }
  void add(uintptr_t Number) { Out.State.push_back(Number); }
  void add(MaybeAlign Align) { add(uintptr_t(Align ? Align->value() : 0)); }

  // Codegen may depend on the order of uses.
  void addUses(const Value &V) {
    for (const Use &U : V.uses()) {
      add(U.getUser());
      add(uintptr_t(U.getOperandNo()));
    }
  }

  void addVariable(const GlobalVariable &G) {
    if (!Out.Variables.insert(&G))
      return;
    IsComplete &= G.getAddressSpace() != 0; // codegen gives it another address space
    add(G.getValueType());
    add(uintptr_t(G.getLinkage()));
    add(G.getAlign());
    add(G.hasInitializer() ? G.getInitializer() : nullptr);
    add(uintptr_t(G.isConstant()));
    add(uintptr_t(G.isExternallyInitialized()));
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
    add(Call.getCalledOperand());
    add(Callee ? Callee->getAttributes().getRawPointer() : nullptr);
    add(Call.getAttributes().getRawPointer());
    add(uintptr_t(Call.getCallingConv()));
    add(uintptr_t(cast<CallInst>(Call).getTailCallKind()));
    for (const Use &U : Call.args())
      addOperand(*U);
  }

  template <class Access> void addAccess(const Access &I) {
    add(I.getAlign());
    add(uintptr_t(I.isVolatile()));
    add(uintptr_t(I.getSyncScopeID()));
  }

  // What an instruction holds beside operands, flags and metadata.
  void addOwn(const Instruction &I) {
    if (auto *Load = dyn_cast<LoadInst>(&I)) {
      addAccess(*Load);
      add(uintptr_t(Load->getOrdering()));
    } else if (auto *Store = dyn_cast<StoreInst>(&I)) {
      addAccess(*Store);
      add(uintptr_t(Store->getOrdering()));
    } else if (auto *Atomic = dyn_cast<AtomicRMWInst>(&I)) {
      addAccess(*Atomic);
      add(uintptr_t(Atomic->getOrdering()));
      add(uintptr_t(Atomic->getOperation()));
    } else if (auto *Exchange = dyn_cast<AtomicCmpXchgInst>(&I)) {
      addAccess(*Exchange);
      add(uintptr_t(Exchange->getSuccessOrdering()));
      add(uintptr_t(Exchange->getFailureOrdering()));
      add(uintptr_t(Exchange->isWeak()));
    } else if (auto *Fence = dyn_cast<FenceInst>(&I)) {
      add(uintptr_t(Fence->getOrdering()));
      add(uintptr_t(Fence->getSyncScopeID()));
    } else if (auto *Alloca = dyn_cast<AllocaInst>(&I)) {
      add(Alloca->getAllocatedType());
      add(Alloca->getAlign());
    } else if (auto *Address = dyn_cast<GetElementPtrInst>(&I)) {
      add(Address->getSourceElementType());
    } else if (auto *Compare = dyn_cast<CmpInst>(&I)) {
      add(uintptr_t(Compare->getPredicate()));
    } else if (auto *Phi = dyn_cast<PHINode>(&I)) {
      for (const BasicBlock *From : Phi->blocks())
        add(From);
    } else if (auto *Extract = dyn_cast<ExtractValueInst>(&I)) {
      for (unsigned Index : Extract->indices())
        add(uintptr_t(Index));
    } else if (auto *Insert = dyn_cast<InsertValueInst>(&I)) {
      for (unsigned Index : Insert->indices())
        add(uintptr_t(Index));
    } else if (auto *Shuffle = dyn_cast<ShuffleVectorInst>(&I)) {
      for (int Index : Shuffle->getShuffleMask())
        add(uintptr_t(Index));
    } else {
      IsComplete &=
          isa<BinaryOperator, UnaryOperator, CastInst, SelectInst, FreezeInst, ExtractElementInst,
              InsertElementInst, BranchInst, SwitchInst, ReturnInst, UnreachableInst>(I);
    }
  }

  void addInstruction(const Instruction &I) {
    add(&I);
    add(uintptr_t(I.getOpcode()));
    add(I.getType());
    add(uintptr_t(I.getRawSubclassOptionalData()));
    add(uintptr_t(I.getNumOperands()));
    if (auto *Call = dyn_cast<CallBase>(&I)) {
      addCall(*Call);
    } else {
      for (const Use &U : I.operands())
        addOperand(*U);
      addOwn(I);
    }
    SmallVector<std::pair<unsigned, MDNode *>, 4> Attached;
    I.getAllMetadata(Attached);
    for (auto [Kind, Node] : Attached) {
      add(uintptr_t(Kind));
      add(Node);
    }
    addUses(I);
    Out.Instructions++;
  }

  void addFunction(const Function &F, size_t Number) {
    SmallVector<std::pair<unsigned, MDNode *>, 4> Attached;
    Out.Name = F.getName().str();
    add(&F);
    add(uintptr_t(Number)); // which labels contain
    add(F.getFunctionType());
    add(uintptr_t(F.getLinkage()));
    add(uintptr_t(F.getVisibility()));
    add(F.getAttributes().getRawPointer());
    F.getAllMetadata(Attached);
    for (auto [Kind, Node] : Attached) {
      add(uintptr_t(Kind));
      add(Node);
    }
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
