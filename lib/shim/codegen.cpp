// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// C++ because the C API can neither clone a part of a module nor look between the passes of
// codegen: before instruction selection accesses are still instructions of the IR, which know what
// they were made of.
#include "shim/codegen.h"

#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/Analysis/TargetTransformInfo.h"
#include "llvm/Bitcode/BitcodeReader.h"
#include "llvm/Bitcode/BitcodeWriter.h"
#include "llvm/CodeGen/MachineFunctionPass.h"
#include "llvm/CodeGen/MachineModuleInfo.h"
#include "llvm/CodeGen/Passes.h"
#include "llvm/CodeGen/TargetPassConfig.h"
#include "llvm/IR/DIBuilder.h"
#include "llvm/IR/DebugInfo.h"
#include "llvm/IR/DiagnosticInfo.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/LegacyPassManager.h"
#include "llvm/IR/MDBuilder.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/CrashRecoveryContext.h"
#include "llvm/Support/ErrorHandling.h"
#include "llvm/Support/Threading.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/Target/TargetMachine.h"
#include "llvm/Transforms/Utils/Cloning.h"

#include "shim/compat.h"

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

using namespace llvm;

static const char MarkDomain[] = "unbank";
static const unsigned FirstLine = 2; // of those that stand for marks; 1 is that of everything else

// A mark is an alias scope of its own: passes that make one access of two give it the scopes of
// both, and a scope that no `noalias` names changes no answer of alias analysis. It is a source
// line, too, which stays with a load of which other types are made, where scopes are dropped.
static void mark(Instruction &I, MDNode *Domain, uint32_t Index) {
  LLVMContext &Context = I.getContext();
  MDNode *Scope = MDBuilder(Context).createAnonymousAliasScope(Domain, std::to_string(Index));
  MDNode *List = MDNode::get(Context, Scope);
  I.setMetadata(LLVMContext::MD_alias_scope,
                MDNode::concatenate(I.getMetadata(LLVMContext::MD_alias_scope), List));
}

static void addOrigins(const MDNode *List, std::vector<uint32_t> &Found) {
  if (!List)
    return;
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
  Found.erase(std::unique(Found.begin(), Found.end()), Found.end());
}

static std::vector<uint32_t> origins(const Instruction &I) {
  std::vector<uint32_t> Found;
  addOrigins(I.getMetadata(LLVMContext::MD_alias_scope), Found);
  return Found;
}

static bool hasLine(const DebugLoc &Place) { return Place && Place.getLine() >= FirstLine; }

// Codegen looks for debug information before its first pass.
static void addDebugInfo(Module &M) {
  StripDebugInfo(M);
  DIBuilder Builder(M);
  DIFile *File = Builder.createFile("marks", "");
  Builder.createCompileUnit(dwarf::DW_LANG_C, File, "", true, "", 0, "",
                            DICompileUnit::DebugDirectivesOnly);
  DISubroutineType *Type = Builder.createSubroutineType(Builder.getOrCreateTypeArray({}));
  for (Function &F : M) {
    if (F.isDeclaration())
      continue;
    DISubprogram *Scope = Builder.createFunction(File, F.getName(), "", File, 1, Type, 1,
                                                 DINode::FlagZero, DISubprogram::SPFlagDefinition);
    F.setSubprogram(Scope);
    for (BasicBlock &B : F)
      for (Instruction &I : B)
        for (uint32_t Index : origins(I))
          I.setDebugLoc(DILocation::get(I.getContext(), FirstLine + Index, 0, Scope));
  }
  Builder.finalize();
}

namespace {
// The last pass over the IR: gives what has marks a source line of its own, which the PTX names.
struct LinesForMarks : ModulePass {
  static char ID;
  std::vector<std::vector<uint32_t>> &Lines;
  explicit LinesForMarks(std::vector<std::vector<uint32_t>> &Lines)
      : ModulePass(ID), Lines(Lines) {}

  bool runOnModule(Module &M) override {
    Lines.resize(FirstLine);
    for (Function &F : M)
      if (DISubprogram *Scope = F.getSubprogram())
        for (BasicBlock &B : F)
          for (Instruction &I : B)
            locate(I, *Scope);
    return true;
  }

private:
  void locate(Instruction &I, DISubprogram &Scope) {
    unsigned Line = 1;
    std::vector<uint32_t> Found = origins(I);
    if (Found.empty() && I.mayReadOrWriteMemory() && hasLine(I.getDebugLoc()))
      Found.push_back(I.getDebugLoc().getLine() - FirstLine);
    if (!Found.empty()) {
      Line = unsigned(Lines.size());
      Lines.push_back(std::move(Found));
    }
    I.setDebugLoc(DILocation::get(I.getContext(), Line, 0, &Scope));
  }
};
char LinesForMarks::ID = 0;

// The last pass of all: what was moved since between blocks has lost its line, but not its marks.
struct LinesForMoved : MachineFunctionPass {
  static char ID;
  std::vector<std::vector<uint32_t>> &Lines;
  explicit LinesForMoved(std::vector<std::vector<uint32_t>> &Lines)
      : MachineFunctionPass(ID), Lines(Lines) {}

  bool runOnMachineFunction(MachineFunction &F) override {
    DISubprogram *Scope = F.getFunction().getSubprogram();
    for (MachineBasicBlock &B : F)
      for (MachineInstr &I : B)
        if (Scope && I.mayLoadOrStore() && !hasLine(I.getDebugLoc()))
          locate(I, *Scope);
    return true;
  }

private:
  void locate(MachineInstr &I, DISubprogram &Scope) {
    std::vector<uint32_t> Found;
    for (const MachineMemOperand *Operand : I.memoperands())
      addOrigins(Operand->getAAInfo().Scope, Found);
    if (Found.empty())
      return;
    I.setDebugLoc(DILocation::get(Scope.getContext(), unsigned(Lines.size()), 0, &Scope));
    Lines.push_back(std::move(Found));
  }
};
char LinesForMoved::ID = 0;
} // namespace

// As LLVM's own codegen, but for the pass in the middle.
static bool runCodegen(Module &M, TargetMachine &TM, SmallVectorImpl<char> &Text,
                       std::vector<std::vector<uint32_t>> &Lines) {
  addDebugInfo(M);
  legacy::PassManager Passes;
  raw_svector_ostream Stream(Text);
  auto &Machine = static_cast<UNBANK_CODEGEN_TARGET_MACHINE &>(TM);
  TargetPassConfig *Config = Machine.createPassConfig(Passes);
  auto *Info = new MachineModuleInfoWrapperPass(&Machine);
  Config->setDisableVerify(true);
  Passes.add(Config);
  Passes.add(Info);
  Passes.add(createTargetTransformInfoWrapperPass(TM.getTargetIRAnalysis()));
  Passes.add(createPreISelIntrinsicLoweringPass()); // makes loops over bytes of long copies
  Config->addIRPasses();
  Config->addCodeGenPrepare();
  Passes.add(new LinesForMarks(Lines));
  Config->addPassesToHandleExceptions();
  Config->addISelPrepare();
  if (Config->addInstSelector())
    return false;
  Passes.add(Pass::createPass(&FinalizeISelID));
  Config->addMachinePasses();
  Passes.add(new LinesForMoved(Lines));
  Config->setInitialized();
  if (Machine.addAsmPrinter(Passes, Stream, nullptr, CodeGenFileType::AssemblyFile,
                            Info->getMMI().getContext()))
    return false;
  Passes.add(createFreeMachineFunctionPass());
  Passes.run(M);
  return true;
}

static std::unique_ptr<Module> parse(const SmallVectorImpl<char> &Bytes, LLVMContext &Context) {
  auto Parsed =
      parseBitcodeFile(MemoryBufferRef(StringRef(Bytes.data(), Bytes.size()), ""), Context);
  if (Parsed)
    return std::move(*Parsed);
  consumeError(Parsed.takeError());
  return nullptr;
}

// "32,8,1" and the like are launch bounds, of which codegen reads no other values.
static bool isList(StringRef Text) {
  SmallVector<StringRef, 4> Parts;
  Text.split(Parts, ',');
  return all_of(Parts, [](StringRef Part) {
    uint32_t Number;
    return !Part.trim().getAsInteger(10, Number);
  });
}

// Drops what concerns the linker or the driver alone and codegen may not like, and lets every
// function use all instructions of its processor.
static void prepare(Module &M) {
  for (GlobalVariable &G : make_early_inc_range(M.globals()))
    if (G.getName().starts_with("llvm."))
      G.eraseFromParent();
  for (Function &F : M) {
    for (Attribute A : F.getAttributes().getFnAttrs())
      if (A.isStringAttribute() && A.getKindAsString().starts_with("nvvm.") &&
          !isList(A.getValueAsString()))
        F.removeFnAttr(A.getKindAsString());
    if (F.hasFnAttribute("target-features"))
      F.addFnAttr("target-features", UNBANK_NEWEST_PTX);
  }
}

// Fatal errors are the process's: its handler is ours while jobs run, if nobody else's is.
static void handleFatalErrors(int Jobs) {
  static std::mutex Lock;
  static int Running = 0;
  std::lock_guard<std::mutex> Guard(Lock);
  Running += Jobs;
  if (Jobs > 0 && Running == Jobs)
    install_fatal_error_handler([](void *, const char *, bool) {
      if (CrashRecoveryContext *Current = CrashRecoveryContext::GetCurrent())
        Current->HandleExit(1);
    });
  else if (!Running)
    remove_fatal_error_handler();
}

// What cannot be compiled is no reason to end the compile that asks: IR that no codegen would take,
// or for a processor that has not what it uses. A fatal error leaves the copy as it is, and what it
// held is lost; under clang, which handles these errors itself, they are errors of the compile.
static bool runGuarded(Module &M, TargetMachine &TM, SmallVectorImpl<char> &Text,
                       std::vector<std::vector<uint32_t>> &Lines) {
  bool Done = false, Failed = false;
  M.getContext().setDiagnosticHandlerCallBack(
      [](const DiagnosticInfo *Info, void *Failed) {
        *static_cast<bool *>(Failed) |= Info->getSeverity() == DS_Error;
      },
      &Failed);
  CrashRecoveryContext Recovery;
  bool Ended = Recovery.RunSafely([&] { Done = runCodegen(M, TM, Text, Lines); });
  return Ended && Done && !Failed;
}

static void fill(unbank_codegen &Out, StringRef Text,
                 const std::vector<std::vector<uint32_t>> &Lines) {
  size_t Total = 0;
  for (const auto &Line : Lines)
    Total += Line.size();
  Out.ptx = static_cast<char *>(std::calloc(Text.size() + 1, 1));
  Out.starts = static_cast<uint32_t *>(std::calloc(Lines.size() + 1, sizeof(uint32_t)));
  Out.origins = static_cast<uint32_t *>(std::calloc(Total + 1, sizeof(uint32_t)));
  Out.lines = uint32_t(Lines.size());
  if (!Out.ptx || !Out.starts || !Out.origins)
    report_bad_alloc_error("out of memory");
  std::memcpy(Out.ptx, Text.data(), Text.size());
  uint32_t At = 0;
  for (size_t I = 0; I < Lines.size(); I++) {
    std::copy(Lines[I].begin(), Lines[I].end(), Out.origins + At);
    Out.starts[I + 1] = At += uint32_t(Lines[I].size());
  }
}

static const char ShortPointers[] = "-p3:32:32";

bool unbank_has_short_pointers(LLVMModuleRef Module) {
  return StringRef(unwrap(Module)->getDataLayoutStr()).contains(ShortPointers);
}

static void lengthenPointers(Module &M) {
  std::string Layout = M.getDataLayoutStr();
  size_t At = Layout.find(ShortPointers);
  if (At != std::string::npos)
    M.setDataLayout(Layout.erase(At, sizeof ShortPointers - 1));
}

// The option is set only while a machine is made for a module that needs it, and only where the
// process has not set it: nothing else that the process compiles meanwhile could be such a module.
LLVMTargetMachineRef unbank_codegen_machine(LLVMTargetRef Target, const char *Triple,
                                            const char *Processor, const char *Features,
                                            LLVMCodeGenOptLevel Level, bool ShortPointers) {
  static std::mutex Lock;
  std::lock_guard<std::mutex> Guard(Lock);
  auto &Options = cl::getRegisteredOptions();
  auto Found = Options.find("nvptx-short-ptr");
  auto *Short = Found == Options.end() ? nullptr : static_cast<cl::opt<bool> *>(Found->second);
  bool Sets = Short && ShortPointers && !Short->getValue();
  if (Sets)
    Short->setValue(true);
  LLVMTargetMachineRef Machine = LLVMCreateTargetMachine(Target, Triple, Processor, Features, Level,
                                                         LLVMRelocDefault, LLVMCodeModelDefault);
  if (Sets)
    Short->setValue(false);
  return Machine;
}

// Codegen registers names with the context (kinds of metadata, synchronisation scopes), which would
// reach the bitcode of the module that was copied: a job has a context of its own, which is what
// lets it run on a thread of its own, too.
struct unbank_codegen_job {
  SmallVector<char, 0> Bytes; // of the copy
  TargetMachine &Machine;
  bool Lengthens, Alone = false, Done = false;
  SmallVector<char, 0> Text;
  std::vector<std::vector<uint32_t>> Lines;
  std::thread Thread;

  unbank_codegen_job(TargetMachine &Machine, bool Lengthens)
      : Machine(Machine), Lengthens(Lengthens) {}

  void run() {
    auto Context = std::make_unique<LLVMContext>();
    std::unique_ptr<Module> Copy = parse(Bytes, *Context);
    if (Copy && Lengthens)
      lengthenPointers(*Copy);
    Done = Copy && runGuarded(*Copy, Machine, Text, Lines);
    if (Copy && !Done) { // in no state to be taken apart
      (void)Copy.release();
      (void)Context.release();
    }
  }
};

unbank_codegen_job *unbank_codegen_begin(LLVMModuleRef ModuleRef, LLVMTargetMachineRef MachineRef,
                                         const LLVMValueRef *Instructions, size_t Count,
                                         bool Lengthens, bool HasThread) {
  DenseSet<const GlobalValue *> Wanted;
  for (size_t I = 0; I < Count; I++)
    Wanted.insert(unwrap<Instruction>(Instructions[I])->getFunction());
  ValueToValueMapTy Map;
  auto IsWanted = [&](const GlobalValue *G) {
    return isa<GlobalVariable>(G) || Wanted.contains(G); // no alias is
  };
  std::unique_ptr<Module> Copy = CloneModule(*unwrap(ModuleRef), Map, IsWanted);
  MDNode *Domain = MDBuilder(Copy->getContext()).createAnonymousAliasScopeDomain(MarkDomain);
  for (size_t I = 0; I < Count; I++)
    mark(*cast<Instruction>(Map[unwrap(Instructions[I])]), Domain, uint32_t(I));
  prepare(*Copy);
  auto *Job = new unbank_codegen_job(*reinterpret_cast<TargetMachine *>(MachineRef), Lengthens);
  raw_svector_ostream Stream(Job->Bytes);
  WriteBitcodeToFile(*Copy, Stream);
  Job->Alone = !CrashRecoveryContext::GetCurrent();
  if (Job->Alone)
    handleFatalErrors(1);
  CrashRecoveryContext::Enable();
  if (HasThread && llvm_is_multithreaded())
    Job->Thread = std::thread([Job] { Job->run(); });
  return Job;
}

bool unbank_codegen_end(unbank_codegen_job *Job, unbank_codegen *Out) {
  *Out = {};
  if (Job->Thread.joinable())
    Job->Thread.join();
  else
    Job->run();
  if (Job->Alone)
    handleFatalErrors(-1);
  bool Done = Job->Done;
  if (Done)
    fill(*Out, StringRef(Job->Text.data(), Job->Text.size()), Job->Lines);
  delete Job;
  return Done;
}

void unbank_codegen_clear(unbank_codegen *Codegen) {
  std::free(Codegen->ptx);
  std::free(Codegen->starts);
  std::free(Codegen->origins);
  *Codegen = {};
}
