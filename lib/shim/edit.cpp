// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// C++ because the C API cannot reorder globals, drop dead constant users, read debug information,
// split a block, copy a function, delete a body or named metadata, or hold a value handle.
#include "shim/edit.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/Analysis/InlineCost.h"
#include "llvm/Bitcode/BitcodeWriter.h"
#include "llvm/IR/Attributes.h"
#include "llvm/IR/DIBuilder.h"
#include "llvm/IR/DebugInfoMetadata.h"
#include "llvm/IR/GlobalVariable.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/ValueHandle.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/Transforms/Utils/BasicBlockUtils.h"
#include "llvm/Transforms/Utils/Cloning.h"
#include "llvm/Transforms/Utils/ModuleUtils.h"
#include "llvm/Transforms/Utils/ValueMapper.h"

#include <cstring>

using namespace llvm;

struct unbank_watch {
  SmallVector<WeakTrackingVH, 0> Handles;
};

void unbank_insert_global_before(LLVMValueRef GlobalRef, LLVMValueRef BeforeRef) {
  auto *Global = unwrap<GlobalVariable>(GlobalRef);
  auto *Before = unwrap<GlobalVariable>(BeforeRef);
  Module &M = *Global->getParent();
  M.removeGlobalVariable(Global);
  M.insertGlobalVariable(Before->getIterator(), Global);
}

void unbank_replace_in_function(LLVMValueRef Function, LLVMValueRef From, LLVMValueRef To) {
  ValueToValueMapTy Map;
  Map[unwrap(From)] = unwrap(To);
  for (BasicBlock &Block : *unwrap<llvm::Function>(Function))
    for (Instruction &Inst : Block)
      RemapInstruction(&Inst, Map, RF_NoModuleLevelChanges | RF_IgnoreMissingLocals);
}

void unbank_drop_body(LLVMValueRef FunctionRef) {
  auto *F = unwrap<Function>(FunctionRef);
  F->setComdat(nullptr);
  F->deleteBody(); // which makes its linkage external
  F->setVisibility(GlobalValue::DefaultVisibility);
}

char *unbank_take_command_line(LLVMModuleRef ModuleRef) {
  NamedMDNode *Record = unwrap(ModuleRef)->getNamedMetadata("llvm.commandline");
  const MDNode *Line = Record && Record->getNumOperands() ? Record->getOperand(0) : nullptr;
  const auto *Words =
      Line && Line->getNumOperands() ? dyn_cast_or_null<MDString>(Line->getOperand(0)) : nullptr;
  char *Out = Words ? strdup(Words->getString().str().c_str()) : nullptr;
  if (Record)
    Record->eraseFromParent();
  return Out;
}

static Function *declareLike(const GlobalValue &Value) {
  return Function::Create(cast<FunctionType>(Value.getValueType()), GlobalValue::ExternalLinkage,
                          Value.getAddressSpace(), "", const_cast<Module *>(Value.getParent()));
}

void unbank_resolve_aliases(LLVMModuleRef Module) {
  for (GlobalAlias &Alias : make_early_inc_range(unwrap(Module)->aliases())) {
    bool IsOpen = Alias.isInterposable() && Alias.getValueType()->isFunctionTy();
    Alias.replaceAllUsesWith(IsOpen ? declareLike(Alias) : Alias.getAliasee());
    Alias.eraseFromParent();
  }
  for (GlobalIFunc &Function : make_early_inc_range(unwrap(Module)->ifuncs())) {
    Function.replaceAllUsesWith(declareLike(Function));
    Function.eraseFromParent();
  }
}

void unbank_forget_used(LLVMValueRef GlobalRef) {
  auto *Global = unwrap<GlobalVariable>(GlobalRef);
  removeFromUsedLists(*Global->getParent(),
                      [&](Constant *Listed) { return Listed->stripPointerCasts() == Global; });
}

/* LLVM stops at an expression that is in use, and leaves its own unused users. */
static void dropDeadUsers(Constant &Of, SmallPtrSetImpl<Constant *> &Visited) {
  Of.removeDeadConstantUsers();
  for (User *Each : Of.users()) {
    auto *Used = dyn_cast<Constant>(Each);
    if (Used && !isa<GlobalValue>(Used) && Visited.insert(Used).second)
      dropDeadUsers(*Used, Visited);
  }
}

void unbank_drop_dead_constants(LLVMValueRef Global) {
  SmallPtrSet<Constant *, 16> Visited;
  dropDeadUsers(*unwrap<GlobalValue>(Global), Visited);
}

void unbank_drop_all_dead_constants(LLVMModuleRef Module) {
  for (GlobalValue &Global : unwrap(Module)->global_values())
    unbank_drop_dead_constants(wrap(&Global));
}

/* The array type of Old with the dimensions of Type; null if it has more dimensions than Type. */
static DIType *resize(DIBuilder &Builder, const DICompositeType *Old, Type *Ty, uint64_t Bits) {
  SmallVector<Metadata *, 4> Dimensions;
  for (unsigned I = 0; I < Old->getElements().size(); I++) {
    auto *Array = dyn_cast<ArrayType>(Ty);
    if (!Array)
      return nullptr;
    Dimensions.push_back(Builder.getOrCreateSubrange(0, int64_t(Array->getNumElements())));
    Ty = Array->getElementType();
  }
  return Builder.createArrayType(Bits, Old->getAlignInBits(), Old->getBaseType(),
                                 Builder.getOrCreateArray(Dimensions));
}

/* In the compile unit's list of globals, Made takes the place of Old. */
static void replaceInUnits(Module &M, DIGlobalVariableExpression *Old,
                           DIGlobalVariableExpression *Made) {
  for (DICompileUnit *Unit : M.debug_compile_units()) {
    SmallVector<Metadata *, 16> Globals;
    for (DIGlobalVariableExpression *Each : Unit->getGlobalVariables())
      Globals.push_back(Each == Old ? Made : Each);
    Unit->replaceGlobalVariables(MDTuple::get(M.getContext(), Globals));
  }
}

bool unbank_is_for_debugger(LLVMModuleRef ModuleRef) {
  for (DICompileUnit *Unit : unwrap(ModuleRef)->debug_compile_units())
    if (Unit->getEmissionKind() == DICompileUnit::FullDebug ||
        Unit->getEmissionKind() == DICompileUnit::LineTablesOnly)
      return true;
  return false;
}

void unbank_copy_array_debug(LLVMValueRef OldRef, LLVMValueRef MadeRef) {
  auto *Old = unwrap<GlobalVariable>(OldRef), *Made = unwrap<GlobalVariable>(MadeRef);
  Module &M = *Made->getParent();
  SmallVector<DIGlobalVariableExpression *, 1> Infos;
  Old->getDebugInfo(Infos);
  DIBuilder Builder(M, false);
  uint64_t Bits = 8 * M.getDataLayout().getTypeAllocSize(Made->getValueType());
  for (DIGlobalVariableExpression *Info : Infos) {
    DIGlobalVariable *V = Info->getVariable();
    auto *Array = dyn_cast_or_null<DICompositeType>(V->getType());
    DIType *Type = Array && Array->getTag() == dwarf::DW_TAG_array_type
                       ? resize(Builder, Array, Made->getValueType(), Bits)
                       : nullptr;
    if (!Type)
      continue;
    auto *Copy = DIGlobalVariable::getDistinct(
        M.getContext(), V->getScope(), V->getName(), V->getLinkageName(), V->getFile(),
        V->getLine(), Type, V->isLocalToUnit(), V->isDefinition(),
        V->getStaticDataMemberDeclaration(), V->getTemplateParams(), V->getAlignInBits(),
        V->getAnnotations());
    auto *MadeInfo = DIGlobalVariableExpression::get(M.getContext(), Copy, Info->getExpression());
    Made->addDebugInfo(MadeInfo);
    replaceInUnits(M, Info, MadeInfo);
  }
}

LLVMBasicBlockRef unbank_split_block(LLVMValueRef InstRef) {
  auto *Inst = unwrap<Instruction>(InstRef);
  return wrap(Inst->getParent()->splitBasicBlock(Inst->getIterator()));
}

void unbank_merge_block(LLVMBasicBlockRef BlockRef) { MergeBlockIntoPredecessor(unwrap(BlockRef)); }

void unbank_move_before(LLVMValueRef InstRef, LLVMValueRef BeforeRef) {
  auto *Before = unwrap<Instruction>(BeforeRef);
  unwrap<Instruction>(InstRef)->moveBeforePreserving(*Before->getParent(), Before->getIterator());
}

void unbank_use_instead(LLVMValueRef From, LLVMValueRef To) {
  unwrap(From)->replaceUsesWithIf(unwrap(To), [](Use &) { return true; });
}

void unbank_lead_through(LLVMBasicBlockRef FromRef, LLVMBasicBlockRef ThroughRef,
                         LLVMBasicBlockRef ToRef) {
  BasicBlock *From = unwrap(FromRef), *Through = unwrap(ThroughRef), *To = unwrap(ToRef);
  From->getTerminator()->replaceSuccessorWith(To, Through);
  To->replacePhiUsesWith(From, Through);
}

void unbank_lead_around(LLVMBasicBlockRef ThroughRef) {
  BasicBlock *Through = unwrap(ThroughRef), *From = Through->getSinglePredecessor();
  BasicBlock *To = Through->getSingleSuccessor();
  To->replacePhiUsesWith(Through, From);
  From->getTerminator()->replaceSuccessorWith(Through, To);
  Through->eraseFromParent();
}

LLVMBasicBlockRef unbank_block_before(LLVMBasicBlockRef Block) {
  return wrap(unwrap(Block)->getSinglePredecessor());
}

LLVMBasicBlockRef unbank_copy_body(LLVMBasicBlockRef HeadRef, const LLVMValueRef *Zeros,
                                   size_t ZeroCount, LLVMValueRef *Instructions, size_t Count) {
  Function *F = unwrap(HeadRef)->getParent();
  ValueToValueMapTy Map;
  SmallVector<BasicBlock *, 16> Blocks, Copies;
  for (size_t I = 0; I < ZeroCount; I++)
    Map[unwrap(Zeros[I])] = Constant::getNullValue(unwrap(Zeros[I])->getType());
  for (BasicBlock &Block : *F)
    if (&Block != &F->getEntryBlock())
      Blocks.push_back(&Block);
  for (BasicBlock *Block : Blocks)
    Map[Block] = Copies.emplace_back(CloneBasicBlock(Block, Map, "", F));
  remapInstructionsInBlocks(Copies, Map);
  for (size_t I = 0; I < Count; I++)
    Instructions[I] = wrap(Map.lookup(unwrap(Instructions[I])));
  return wrap(cast<BasicBlock>(Map[unwrap(HeadRef)]));
}

struct unbank_body {
  Function *Holder;
  SmallVector<std::pair<GlobalVariable *, WeakTrackingVH>, 16> StandIns;
};

// Makes stand-ins for a constant, if it is a global, or for the globals that it is made of.
static void standIn(Constant *Of, ValueToValueMapTy &Map, unbank_body &Body) {
  auto *Global = dyn_cast<GlobalValue>(Of);
  if (!Global) {
    for (Use &Operand : Of->operands())
      if (auto *Part = dyn_cast<Constant>(Operand))
        standIn(Part, Map, Body);
    return;
  }
  if (Map.count(Global))
    return;
  auto *StandIn = new GlobalVariable(Type::getInt8Ty(Of->getContext()), /*isConstant=*/false,
                                     GlobalValue::ExternalLinkage, nullptr, "",
                                     GlobalValue::NotThreadLocal, Global->getAddressSpace());
  Map[Global] = StandIn;
  Body.StandIns.emplace_back(StandIn, Global);
}

unbank_body *unbank_keep_body(LLVMValueRef FunctionRef, LLVMValueRef *Instructions, size_t Count) {
  auto *F = unwrap<Function>(FunctionRef);
  auto *Body = new unbank_body;
  Body->Holder = Function::Create(F->getFunctionType(), GlobalValue::ExternalLinkage);
  ValueToValueMapTy Map;
  SmallVector<BasicBlock *, 16> Copies;
  for (Argument &Arg : F->args())
    Map[&Arg] = Body->Holder->getArg(Arg.getArgNo());
  for (BasicBlock &Block : *F)
    for (Instruction &Inst : Block)
      for (Use &Operand : Inst.operands())
        if (auto *Part = dyn_cast<Constant>(Operand))
          standIn(Part, Map, *Body);
  for (BasicBlock &Block : *F)
    Map[&Block] = Copies.emplace_back(CloneBasicBlock(&Block, Map, "", Body->Holder));
  remapInstructionsInBlocks(Copies, Map);
  for (size_t I = 0; I < Count; I++)
    Instructions[I] = wrap(Map.lookup(unwrap(Instructions[I])));
  return Body;
}

LLVMBasicBlockRef unbank_add_body(unbank_body *Body, LLVMValueRef FunctionRef) {
  auto *F = unwrap<Function>(FunctionRef);
  BasicBlock *Entry = &Body->Holder->getEntryBlock();
  for (auto &[StandIn, Global] : Body->StandIns)
    StandIn->replaceAllUsesWith(Global);
  for (Argument &Arg : Body->Holder->args())
    Arg.replaceAllUsesWith(F->getArg(Arg.getArgNo()));
  F->splice(F->end(), Body->Holder);
  unbank_forget_body(Body);
  return wrap(Entry);
}

void unbank_forget_body(unbank_body *Body) {
  delete Body->Holder;
  for (auto &[StandIn, Global] : Body->StandIns) {
    StandIn->removeDeadConstantUsers();
    delete StandIn;
  }
  delete Body;
}

bool unbank_has_effects(LLVMValueRef Inst) {
  return unwrap<Instruction>(Inst)->mayHaveSideEffects();
}

LLVMValueRef unbank_clone_plainly(LLVMValueRef InstRef) {
  Instruction *Copy = unwrap<Instruction>(InstRef)->clone();
  Copy->dropPoisonGeneratingAnnotations();
  Copy->dropUBImplyingAttrsAndMetadata();
  Copy->setDebugLoc(DebugLoc());
  return wrap(Copy);
}

LLVMValueRef unbank_copy_function(LLVMValueRef FunctionRef, const char *Name) {
  auto *F = unwrap<Function>(FunctionRef);
  ValueToValueMapTy Map;
  Function *Copy = CloneFunction(F, Map);
  Copy->setName(Name);
  Copy->setComdat(nullptr);
  Copy->setLinkage(GlobalValue::InternalLinkage);
  Copy->setVisibility(GlobalValue::DefaultVisibility);
  Module &M = *F->getParent();
  M.getFunctionList().remove(Copy);
  M.getFunctionList().insertAfter(F->getIterator(), Copy);
  return wrap(Copy);
}

bool unbank_inline_call(LLVMValueRef CallRef) {
  auto &Call = *unwrap<CallBase>(CallRef);
  Function *Callee = Call.getCalledFunction();
  if (!Callee || !isInlineViable(*Callee).isSuccess() ||
      !AttributeFuncs::areInlineCompatible(*Call.getCaller(), *Callee))
    return false;
  InlineFunctionInfo Info;
  return InlineFunction(Call, Info, /*MergeAttributes=*/true).isSuccess();
}

template <typename T> static void forgetParameters(T &Place, unsigned Count) {
  static const char *const Names[] = {"noalias",   "readonly", "writeonly",
                                      "readnone",  "writable", "initializes",
                                      "nocapture", "captures", "dead_on_return"};
  MemoryEffects Effects = Place.getMemoryEffects();
  ModRefInfo Reached = Effects.getModRef(IRMemLocation::ArgMem);
  Place.setMemoryEffects(Effects.getWithModRef(IRMemLocation::Other,
                                               Effects.getModRef(IRMemLocation::Other) | Reached));
  for (unsigned I = 0; I < Count; I++)
    for (const char *Name : Names)
      if (auto Kind = Attribute::getAttrKindFromName(Name); Kind != Attribute::None)
        Place.removeParamAttr(I, Kind);
}

void unbank_forget_parameters(LLVMValueRef FunctionRef) {
  auto *F = unwrap<Function>(FunctionRef);
  forgetParameters(*F, F->arg_size());
  for (User *U : F->users())
    if (auto *Call = dyn_cast<CallInst>(U))
      forgetParameters(*Call, Call->arg_size());
}

void unbank_call_instead(LLVMValueRef Call, LLVMValueRef FunctionRef) {
  unwrap<CallInst>(Call)->setCalledFunction(unwrap<Function>(FunctionRef));
}

struct unbank_uses {
  SmallVector<Value *, 4> Values;
  DenseMap<const Use *, size_t> Places;
};

unbank_uses *unbank_note_uses(const LLVMValueRef *Values, size_t Count) {
  auto *Noted = new unbank_uses;
  for (size_t I = 0; I < Count; I++) {
    Value *V = unwrap(Values[I]);
    if (!V || isa<Constant>(V) || V->hasNUses(0) || V->hasOneUse())
      continue;
    Noted->Values.push_back(V);
    for (const Use &U : V->uses())
      Noted->Places[&U] = Noted->Places.size();
  }
  return Noted;
}

void unbank_restore_uses(unbank_uses *Noted) {
  for (Value *V : Noted->Values)
    V->sortUseList([&](const Use &A, const Use &B) {
      return Noted->Places.lookup(&A) < Noted->Places.lookup(&B);
    });
  delete Noted;
}

void unbank_forget_uses(unbank_uses *Noted) { delete Noted; }

LLVMMemoryBufferRef unbank_ordered_bitcode(LLVMModuleRef M) {
  SmallVector<char, 0> Bytes;
  raw_svector_ostream Stream(Bytes);
  WriteBitcodeToFile(*unwrap(M), Stream, /*ShouldPreserveUseListOrder=*/true);
  return LLVMCreateMemoryBufferWithMemoryRangeCopy(Bytes.data(), Bytes.size(), "");
}

unbank_watch *unbank_watch_create(const LLVMValueRef *Values, size_t Count) {
  auto *Watch = new unbank_watch;
  for (size_t I = 0; I < Count; I++)
    Watch->Handles.emplace_back(unwrap(Values[I]));
  return Watch;
}

LLVMValueRef unbank_watch_get(const unbank_watch *Watch, size_t Index) {
  Value *V = Watch->Handles[Index];
  return wrap(V);
}

void unbank_watch_dispose(unbank_watch *Watch) { delete Watch; }
