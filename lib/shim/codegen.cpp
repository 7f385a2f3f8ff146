// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// C++ because the C API can neither clone a part of a module nor run the passes that a target's
// codegen puts before instruction selection.
#include "shim/codegen.h"

#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/Analysis/TargetTransformInfo.h"
#include "llvm/Bitcode/BitcodeReader.h"
#include "llvm/Bitcode/BitcodeWriter.h"
#include "llvm/CodeGen/TargetPassConfig.h"
#include "llvm/IR/DebugInfo.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/LegacyPassManager.h"
#include "llvm/IR/MDBuilder.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/Target/TargetMachine.h"
#include "llvm/Transforms/Utils/Cloning.h"

#include "shim/compat.h"

#include <algorithm>

using namespace llvm;

static const char MarkDomain[] = "unbank";

// A mark is an alias scope of its own: passes that make one access of two give it the scopes of
// both, and a scope that no `noalias` names changes no answer of alias analysis.
static void mark(Instruction &I, MDNode *Domain, uint32_t Index) {
  LLVMContext &Context = I.getContext();
  MDNode *Scope = MDBuilder(Context).createAnonymousAliasScope(Domain, std::to_string(Index));
  MDNode *List = MDNode::get(Context, Scope);
  I.setMetadata(LLVMContext::MD_alias_scope,
                MDNode::concatenate(I.getMetadata(LLVMContext::MD_alias_scope), List));
}

static void runCodegenPasses(Module &M, TargetMachine &TM) {
  StripDebugInfo(M);
  legacy::PassManager Passes;
  auto &Machine = static_cast<UNBANK_CODEGEN_TARGET_MACHINE &>(TM);
  TargetPassConfig *Config = Machine.createPassConfig(Passes);
  Config->setDisableVerify(true);
  Passes.add(Config);
  Passes.add(createTargetTransformInfoWrapperPass(TM.getTargetIRAnalysis()));
  Config->addIRPasses();
  Config->addCodeGenPrepare();
  Config->setInitialized();
  Passes.run(M);
}

// Codegen registers names with the context (kinds of metadata, synchronisation scopes), which would
// reach the bitcode of the module that was copied.
static std::unique_ptr<Module> moveToNewContext(std::unique_ptr<Module> M) {
  SmallVector<char, 0> Bytes;
  raw_svector_ostream Stream(Bytes);
  WriteBitcodeToFile(*M, Stream);
  auto *Context = new LLVMContext;
  auto Moved =
      parseBitcodeFile(MemoryBufferRef(StringRef(Bytes.data(), Bytes.size()), ""), *Context);
  if (Moved)
    return std::move(*Moved);
  consumeError(Moved.takeError());
  delete Context;
  return nullptr;
}

LLVMModuleRef unbank_codegen_copy(LLVMModuleRef ModuleRef, LLVMTargetMachineRef MachineRef,
                                  const LLVMValueRef *Instructions, size_t Count) {
  DenseSet<const GlobalValue *> Wanted;
  for (size_t I = 0; I < Count; I++)
    Wanted.insert(unwrap<Instruction>(Instructions[I])->getFunction());
  ValueToValueMapTy Map;
  auto IsWanted = [&](const GlobalValue *G) { return !isa<Function>(G) || Wanted.contains(G); };
  std::unique_ptr<Module> Copy = CloneModule(*unwrap(ModuleRef), Map, IsWanted);
  MDNode *Domain = MDBuilder(Copy->getContext()).createAnonymousAliasScopeDomain(MarkDomain);
  for (size_t I = 0; I < Count; I++)
    mark(*cast<Instruction>(Map[unwrap(Instructions[I])]), Domain, uint32_t(I));
  Copy = moveToNewContext(std::move(Copy));
  if (Copy)
    runCodegenPasses(*Copy, *reinterpret_cast<TargetMachine *>(MachineRef));
  return wrap(Copy.release());
}

void unbank_codegen_dispose(LLVMModuleRef CopyRef) {
  LLVMContext *Context = &unwrap(CopyRef)->getContext();
  delete unwrap(CopyRef);
  delete Context;
}

size_t unbank_codegen_origins(LLVMValueRef Inst, uint32_t *Indices, size_t Room) {
  SmallVector<uint32_t, 16> Found;
  if (MDNode *List = unwrap<Instruction>(Inst)->getMetadata(LLVMContext::MD_alias_scope))
    for (const MDOperand &Operand : List->operands()) {
      AliasScopeNode Scope(cast<MDNode>(Operand));
      const MDNode *Domain = Scope.getDomain();
      uint32_t Index;
      if (Domain && Domain->getNumOperands() > 1 && isa<MDString>(Domain->getOperand(1)) &&
          cast<MDString>(Domain->getOperand(1))->getString() == MarkDomain &&
          !Scope.getName().getAsInteger(10, Index))
        Found.push_back(Index);
    }
  std::sort(Found.begin(), Found.end());
  std::copy_n(Found.begin(), std::min(Room, Found.size()), Indices);
  return Found.size();
}

LLVMValueRef unbank_strip_constant_offset(LLVMModuleRef ModuleRef, LLVMValueRef Pointer,
                                          int64_t *Offset) {
  const DataLayout &Layout = unwrap(ModuleRef)->getDataLayout();
  Value *From = unwrap(Pointer);
  APInt Sum(Layout.getIndexTypeSizeInBits(From->getType()), 0);
  Value *Base = From->stripAndAccumulateConstantOffsets(Layout, Sum, /*AllowNonInbounds=*/true);
  *Offset = Sum.getSExtValue();
  return wrap(Base);
}
