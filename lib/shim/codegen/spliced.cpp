// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// C++ because the C API can neither read a part of a module nor run codegen on a module in place of
// a compile. An unchanged kernel becomes a stub, which loads from each variable that the kernel
// names, because where codegen declares a variable depends on which functions use it.
#include "shim/codegen/spliced.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Analysis/TargetLibraryInfo.h"
#include "llvm/Analysis/TargetTransformInfo.h"
#include "llvm/Bitcode/BitcodeReader.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/LegacyPassManager.h"
#include "llvm/IR/Module.h"

#include <memory>

using namespace llvm;

static bool makeStub(Module &M, const unbank_unchanged &Unchanged) {
  Function &F = *M.getFunction(Unchanged.Kernel);
  GlobalValue::LinkageTypes Linkage = F.getLinkage();
  Comdat *Group = F.getComdat();
  F.deleteBody();
  F.setLinkage(Linkage);
  F.setComdat(Group);
  IRBuilder<> Builder(BasicBlock::Create(M.getContext(), "", &F));
  for (const std::string &Name : Unchanged.Variables) {
    GlobalVariable *G = M.getNamedGlobal(Name);
    if (!G)
      return false;
    Builder.CreateAlignedLoad(Builder.getInt8Ty(), G, Align(1), /*isVolatile=*/true);
  }
  Builder.CreateRetVoid();
  return true;
}

static std::unique_ptr<Module> readWithStubs(LLVMContext &Context, ArrayRef<char> Bitcode,
                                             ArrayRef<unbank_unchanged> Unchanged) {
  auto Read =
      getLazyBitcodeModule(MemoryBufferRef(StringRef(Bitcode.data(), Bitcode.size()), ""), Context);
  if (!Read)
    return consumeError(Read.takeError()), nullptr;
  std::unique_ptr<Module> M = std::move(*Read);
  for (const unbank_unchanged &One : Unchanged)
    if (!M->getFunction(One.Kernel) || !makeStub(*M, One))
      return nullptr;
  if (Error Failure = M->materializeAll())
    return consumeError(std::move(Failure)), nullptr;
  return M;
}

static bool generate(Module &M, TargetMachine &Machine, SmallVectorImpl<char> &Text) {
  legacy::PassManager Passes;
  raw_svector_ostream Stream(Text);
  Passes.add(new TargetLibraryInfoWrapperPass(Machine.getTargetTriple()));
  Passes.add(createTargetTransformInfoWrapperPass(Machine.getTargetIRAnalysis()));
  if (Machine.addPassesToEmitFile(Passes, Stream, nullptr, CodeGenFileType::AssemblyFile,
                                  /*DisableVerify=*/true))
    return false;
  Passes.run(M);
  return true;
}

// The code of a kernel, from the line with its name to its last brace. Empty if it is not found.
static StringRef kernelIn(StringRef Text, StringRef Name) {
  static const StringRef End = "-- End function\n}\n";
  size_t At = Text.find((".entry " + Name + "(").str());
  size_t Last = Text.find(End, At);
  if (At == StringRef::npos || Last == StringRef::npos)
    return StringRef();
  return Text.slice(Text.rfind('\n', At) + 1, Last + End.size());
}

static bool names(StringRef Line, StringRef Name) {
  auto IsPart = [](char C) { return isAlnum(C) || C == '_' || C == '$' || C == '.'; };
  for (size_t At = Line.find(Name); At != StringRef::npos; At = Line.find(Name, At + 1)) {
    StringRef After = Line.drop_front(At + Name.size());
    if ((!At || !IsPart(Line[At - 1])) && (After.empty() || !IsPart(After.front())))
      return true;
  }
  return false;
}

// The lines of a module's PTX outside functions.
static SmallVector<StringRef> declarationsIn(StringRef Text) {
  SmallVector<StringRef> Found;
  for (bool IsInside = false; !Text.empty();) {
    auto [Line, Rest] = Text.split('\n');
    IsInside = Line == "{" || (IsInside && Line != "}");
    if (!IsInside)
      Found.push_back(Line);
    Text = Rest;
  }
  return Found;
}

// Those of the lines that name a variable.
static SmallVector<StringRef, 2> declarationsOf(ArrayRef<StringRef> Lines, StringRef Name) {
  SmallVector<StringRef, 2> Found;
  llvm::copy_if(Lines, std::back_inserter(Found),
                [&](StringRef Line) { return names(Line, Name); });
  return Found;
}

std::optional<std::string> unbank_splice(LLVMContext &Context, TargetMachine &Machine,
                                         ArrayRef<char> Bitcode, StringRef Before,
                                         ArrayRef<unbank_unchanged> Unchanged) {
  SmallVector<char, 0> Generated;
  std::unique_ptr<Module> M = readWithStubs(Context, Bitcode, Unchanged);
  if (!M || !generate(*M, Machine, Generated))
    return std::nullopt;
  const StringRef Now(Generated.data(), Generated.size());
  const SmallVector<StringRef> WereDeclared = declarationsIn(Before),
                               AreDeclared = declarationsIn(Now);
  StringRef After = Now;
  std::string Out;
  for (const unbank_unchanged &One : Unchanged) {
    StringRef Old = kernelIn(Before, One.Kernel), Stub = kernelIn(After, One.Kernel);
    if (Old.empty() || Stub.empty())
      return std::nullopt;
    for (const std::string &Name : One.Variables)
      if (declarationsOf(WereDeclared, Name) != declarationsOf(AreDeclared, Name))
        return std::nullopt;
    Out += StringRef(After.data(), size_t(Stub.data() - After.data()));
    Out += Old;
    After = After.drop_front(size_t(Stub.end() - After.data()));
  }
  Out += After;
  return Out;
}
