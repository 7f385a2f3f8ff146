// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// C++ because the C API can neither read a part of a module nor add passes to codegen: before
// instruction selection, accesses are still instructions of the IR, and carry marks that say which
// instructions they were made from.
#include "shim/codegen/codegen.h"

#include "llvm-c/IRReader.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/SmallPtrSet.h"
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

#include "shim/codegen/generated_code.h"
#include "shim/compat.h"

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <mutex>
#include <string>
#include <thread>
#include <tuple>
#include <vector>

using namespace llvm;

static const char MarkDomain[] = "unbank";
static const unsigned FirstLine = 2; // of the lines that stand for marks; line 1 is everything else

// A mark is an alias scope of its own. Passes that make one access of two give it the scopes of
// both, and a scope that no `noalias` names does not change any answer of alias analysis. A mark is
// also a source line, which a load keeps if its type is changed, when its scopes are dropped.
static void markByScope(Instruction &I, MDNode *Domain, uint32_t Index) {
  LLVMContext &Context = I.getContext();
  MDNode *Scope = MDBuilder(Context).createAnonymousAliasScope(Domain, std::to_string(Index));
  MDNode *List = MDNode::get(Context, Scope);
  I.setMetadata(LLVMContext::MD_alias_scope,
                MDNode::concatenate(I.getMetadata(LLVMContext::MD_alias_scope), List));
}

// The mark of a load is its name until loads are merged, because GVN carries what it knows of an
// address from one load to another only if both have the same scopes: with a scope of its own, a
// load was deleted that the compile itself keeps. If GVN finds that two loads are one, the first
// keeps its name; a load that GVN adds in a predecessor is named after the one that it replaces.
static void markByName(LoadInst &Load, uint32_t Index) {
  Load.setName(MarkDomain + ("." + std::to_string(Index) + "."));
}

static bool isMarkedByName(const Instruction &I, uint32_t &Index) {
  StringRef Name = I.getName();
  return isa<LoadInst>(I) && Name.consume_front(MarkDomain) && Name.consume_front(".") &&
         !Name.split('.').first.getAsInteger(10, Index);
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
  uint32_t Index;
  if (isMarkedByName(I, Index))
    Found.push_back(Index);
  else
    addOrigins(I.getMetadata(LLVMContext::MD_alias_scope), Found);
  return Found;
}

// The marks of two loads, perhaps extended or truncated, that a select chooses between: instruction
// selection makes one load of them, with a selected address and the line of the select.
static std::vector<uint32_t> originsOfChoice(const SelectInst &Select) {
  std::vector<uint32_t> Found;
  for (const Value *V : {Select.getTrueValue(), Select.getFalseValue()}) {
    while (const auto *Cast = dyn_cast<CastInst>(V))
      V = Cast->getOperand(0);
    const auto *Load = dyn_cast<LoadInst>(V);
    std::vector<uint32_t> Own = Load ? origins(*Load) : std::vector<uint32_t>();
    if (Own.empty())
      return {};
    Found.insert(Found.end(), Own.begin(), Own.end());
  }
  std::sort(Found.begin(), Found.end());
  Found.erase(std::unique(Found.begin(), Found.end()), Found.end());
  return Found;
}

static bool hasLine(const DebugLoc &Place) { return Place && Place.getLine() >= FirstLine; }

using Functions = SmallVector<Function *, 8>;

// Codegen looks for debug information before its first pass, so it is added before that.
static void addDebugInfo(Module &M, const Functions &Marked) {
  StripDebugInfo(M);
  DIBuilder Builder(M);
  DIFile *File = Builder.createFile("marks", "");
  Builder.createCompileUnit(dwarf::DW_LANG_C, File, "", true, "", 0, "",
                            DICompileUnit::DebugDirectivesOnly);
  DISubroutineType *Type = Builder.createSubroutineType(Builder.getOrCreateTypeArray({}));
  for (Function *F : Marked) {
    DISubprogram *Scope = Builder.createFunction(File, F->getName(), "", File, 1, Type, 1,
                                                 DINode::FlagZero, DISubprogram::SPFlagDefinition);
    F->setSubprogram(Scope);
    for (BasicBlock &B : *F)
      for (Instruction &I : B)
        for (uint32_t Index : origins(I))
          I.setDebugLoc(DILocation::get(I.getContext(), FirstLine + Index, 0, Scope));
  }
  Builder.finalize();
}

namespace {
// Replaces the names of marked loads by scopes.
struct ScopesForNames : FunctionPass {
  static char ID;
  ScopesForNames() : FunctionPass(ID) {}
  void getAnalysisUsage(AnalysisUsage &Usage) const override { Usage.setPreservesAll(); }

  bool runOnFunction(Function &F) override {
    MDNode *Domain = MDBuilder(F.getContext()).createAnonymousAliasScopeDomain(MarkDomain);
    for (BasicBlock &B : F)
      for (Instruction &I : B) {
        uint32_t Index;
        if (!isMarkedByName(I, Index))
          continue;
        markByScope(I, Domain, Index);
        I.setName("");
      }
    return true;
  }
};
char ScopesForNames::ID = 0;

// The passes of codegen, with ScopesForNames ahead of the first that merges loads.
struct PassesOverMarks : legacy::PassManager {
  bool HasScopes = false;

  void addScopes() {
    if (!HasScopes)
      legacy::PassManager::add(new ScopesForNames());
    HasScopes = true;
  }

  void add(Pass *P) override {
    if (P->getPassName() == "GPU Load and Store Vectorizer")
      addScopes();
    legacy::PassManager::add(P);
  }
};

// The last pass over the IR: gives each marked instruction a source line of its own, which the PTX
// names. After it, names are discarded if the compile discards them, since names of blocks show in
// comments.
struct LinesForMarks : ModulePass {
  static char ID;
  std::vector<std::vector<uint32_t>> &Lines;
  const bool DiscardsNames;
  LinesForMarks(std::vector<std::vector<uint32_t>> &Lines, bool DiscardsNames)
      : ModulePass(ID), Lines(Lines), DiscardsNames(DiscardsNames) {}

  bool runOnModule(Module &M) override {
    Lines.resize(FirstLine);
    for (Function &F : M)
      if (DISubprogram *Scope = F.getSubprogram())
        for (BasicBlock &B : F)
          for (Instruction &I : B)
            locate(I, *Scope);
    M.getContext().setDiscardValueNames(DiscardsNames);
    for (Function &F : M)
      for (BasicBlock &B : F)
        if (DiscardsNames)
          B.setName("");
    return true;
  }

private:
  void locate(Instruction &I, DISubprogram &Scope) {
    unsigned Line = 1;
    std::vector<uint32_t> Found = origins(I);
    if (Found.empty() && I.mayReadOrWriteMemory() && hasLine(I.getDebugLoc()))
      Found.push_back(I.getDebugLoc().getLine() - FirstLine);
    if (const auto *Select = dyn_cast<SelectInst>(&I))
      Found = originsOfChoice(*Select);
    if (!Found.empty()) {
      Line = unsigned(Lines.size());
      Lines.push_back(std::move(Found));
    }
    I.setDebugLoc(DILocation::get(I.getContext(), Line, 0, &Scope));
  }
};
char LinesForMarks::ID = 0;

// The last pass before printing: instructions that were moved between blocks have lost their lines,
// but not their marks.
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

// The same passes as LLVM's own codegen, plus those for marks.
static bool runCodegen(Module &M, TargetMachine &TM, const Functions &Marked,
                       SmallVectorImpl<char> &Text, std::vector<std::vector<uint32_t>> &Lines,
                       bool DiscardsNames) {
  addDebugInfo(M, Marked);
  PassesOverMarks Passes;
  raw_svector_ostream Stream(Text);
  auto &Machine = static_cast<UNBANK_CODEGEN_TARGET_MACHINE &>(TM);
  TargetPassConfig *Config = Machine.createPassConfig(Passes);
  auto *Info = new MachineModuleInfoWrapperPass(&Machine);
  Config->setDisableVerify(true);
  Passes.add(Config);
  Passes.add(Info);
  Passes.add(createTargetTransformInfoWrapperPass(TM.getTargetIRAnalysis()));
  Passes.add(createPreISelIntrinsicLoweringPass()); // makes loops over bytes of long copies
  UNBANK_ADD_EXPANSIONS(Passes, TM)
  Config->addIRPasses();
  Config->addCodeGenPrepare();
  Passes.addScopes();
  Passes.add(new LinesForMarks(Lines, DiscardsNames));
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

// Whether a text is a list of numbers, such as the launch bounds "32,8,1": codegen fails to read
// any other value of these attributes.
static bool isList(StringRef Text) {
  SmallVector<StringRef, 4> Parts;
  Text.split(Parts, ',');
  return all_of(Parts, [](StringRef Part) {
    uint32_t Number;
    return !Part.trim().getAsInteger(10, Number);
  });
}

// Drops what only the linker or the driver needs, and codegen may refuse, and lets every function
// use all instructions of its processor.
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

// A handler of fatal errors is the whole process's. Ours is installed while jobs run, unless their
// caller has crash recovery of its own.
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

// A copy that cannot be compiled must not end the compile that runs the pass: its IR may be invalid
// for codegen, or use what the processor lacks. After a fatal error, the copy stays as it is, and
// its memory is lost. Under clang, which handles fatal errors itself, they are errors of the
// compile.
static bool runGuarded(Module &M, TargetMachine &TM, const Functions &Marked,
                       SmallVectorImpl<char> &Text, std::vector<std::vector<uint32_t>> &Lines,
                       bool DiscardsNames, bool &Warns) {
  bool Done = false;
  DiagnosticSeverity Worst = DS_Note;
  M.getContext().setDiagnosticHandlerCallBack(
      [](const DiagnosticInfo *Info, void *Worst) {
        auto &Before = *static_cast<DiagnosticSeverity *>(Worst);
        Before = std::min(Before, Info->getSeverity());
      },
      &Worst);
  CrashRecoveryContext Recovery;
  bool Ended =
      Recovery.RunSafely([&] { Done = runCodegen(M, TM, Marked, Text, Lines, DiscardsNames); });
  Warns = Worst <= DS_Warning;
  return Ended && Done && Worst != DS_Error;
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

// clang's settings for CUDA code that differ from LLVM's defaults. A compile with other options,
// such as -ffp-contract=, has a machine with other settings, so that its code is not taken from
// here.
static void setAsClang(TargetOptions &Options, const unbank_codegen_target &Wanted) {
  Options.NoInfsFPMath = Wanted.has_no_infinities;
  Options.NoNaNsFPMath = Wanted.has_no_nans;
  Options.AllowFPOpFusion = FPOpFusion::Fast;
  Options.UseInitArray = true;
  Options.DisableIntegratedAS = true;
  Options.DebuggerTuning = DebuggerKind::GDB;
  Options.MCOptions.AsmVerbose = true;
  Options.MCOptions.PreserveAsmComments = true;
}

// A machine keeps the value that the option has when the machine is made. clang -fcuda-short-ptr
// sets it for the whole process, but a copy with 64-bit pointers needs a machine without it.
LLVMTargetMachineRef unbank_codegen_machine(const unbank_codegen_target *Wanted) {
  static std::mutex Lock;
  std::lock_guard<std::mutex> Guard(Lock);
  auto &Options = cl::getRegisteredOptions();
  auto Found = Options.find("nvptx-short-ptr");
  auto *Short = Found == Options.end() ? nullptr : static_cast<cl::opt<bool> *>(Found->second);
  const bool Was = Short && Short->getValue();
  if (Short)
    Short->setValue(Wanted->short_pointers);
  LLVMTargetMachineRef Machine =
      LLVMCreateTargetMachine(Wanted->target, Wanted->triple, Wanted->processor, Wanted->features,
                              Wanted->level, Wanted->is_clangs ? LLVMRelocPIC : LLVMRelocDefault,
                              Wanted->is_clangs ? LLVMCodeModelSmall : LLVMCodeModelDefault);
  if (Short)
    Short->setValue(Was);
  if (Machine && Wanted->is_clangs)
    setAsClang(reinterpret_cast<TargetMachine *>(Machine)->Options, *Wanted);
  return Machine;
}

struct unbank_codegen_source {
  const Module &Of;
  SmallVector<char, 0> Bytes;
  bool DiscardsNames; // which show in comments
  DenseMap<const Function *, uint32_t> Ordinals;
  explicit unbank_codegen_source(const Module &M) : Of(M) {}
};

// The same module, read from its text.
static std::unique_ptr<Module> readText(const Module &M, LLVMContext &Context) {
  std::string Text;
  raw_string_ostream(Text) << M;
  LLVMMemoryBufferRef Buffer =
      LLVMCreateMemoryBufferWithMemoryRangeCopy(Text.data(), Text.size(), "");
  LLVMModuleRef Read = nullptr;
  char *Message = nullptr;
  if (LLVMParseIRInContext(wrap(&Context), Buffer, &Read, &Message))
    LLVMDisposeMessage(Message);
  std::unique_ptr<Module> Same(unwrap(Read));
  const bool HasOrder =
      Same && std::equal(M.begin(), M.end(), Same->begin(), Same->end(),
                         [](const Function &A, const Function &B) {
                           return A.getInstructionCount() == B.getInstructionCount();
                         });
  return HasOrder ? std::move(Same) : nullptr; // instructions are found by their numbers
}

unbank_codegen_source *unbank_codegen_open(LLVMModuleRef ModuleRef, bool AsText) {
  const Module &M = *unwrap(ModuleRef);
  LLVMContext Context;
  std::unique_ptr<Module> Read = AsText ? readText(M, Context) : nullptr;
  auto *Source = new unbank_codegen_source(M);
  raw_svector_ostream Stream(Source->Bytes);
  WriteBitcodeToFile(Read ? *Read : M, Stream, /*ShouldPreserveUseListOrder=*/true);
  Source->DiscardsNames = M.getContext().shouldDiscardValueNames();
  for (const Function &F : M)
    Source->Ordinals.try_emplace(&F, uint32_t(Source->Ordinals.size()));
  return Source;
}

void unbank_codegen_close(unbank_codegen_source *Source) { delete Source; }

// The place of a marked instruction, by numbers, since the copy is another module.
struct unbank_codegen_place {
  uint32_t Function, Instruction, Index;
  bool isAt(uint32_t F, uint32_t I) const { return Function == F && Instruction == I; }
  bool operator<(const unbank_codegen_place &Other) const {
    return std::tie(Function, Instruction, Index) <
           std::tie(Other.Function, Other.Instruction, Other.Index);
  }
};
using Place = unbank_codegen_place;

static std::vector<Place> places(const unbank_codegen_source &Source,
                                 ArrayRef<LLVMValueRef> Instructions) {
  DenseMap<const Instruction *, uint32_t> Ordinals;
  std::vector<Place> Found;
  for (uint32_t Index = 0; Index < Instructions.size(); Index++) {
    const auto *Marked = unwrap<Instruction>(Instructions[Index]);
    const Function *F = Marked->getFunction();
    if (!Ordinals.contains(Marked)) {
      uint32_t Ordinal = 0;
      for (const BasicBlock &B : *F)
        for (const Instruction &I : B)
          Ordinals[&I] = Ordinal++;
    }
    Found.push_back({Source.Ordinals.lookup(F), Ordinals.lookup(Marked), Index});
  }
  std::sort(Found.begin(), Found.end());
  return Found;
}

// Replaces aliases by declarations, since the aliasee of an alias cannot be a declaration.
static void declareAliases(Module &M) {
  for (GlobalAlias &A : make_early_inc_range(M.aliases())) {
    GlobalValue *Declared;
    if (auto *Type = dyn_cast<FunctionType>(A.getValueType()))
      Declared = Function::Create(Type, GlobalValue::ExternalLinkage, A.getAddressSpace(), "", &M);
    else
      Declared =
          new GlobalVariable(M, A.getValueType(), false, GlobalValue::ExternalLinkage, nullptr, "",
                             nullptr, A.getThreadLocalMode(), A.getAddressSpace());
    Declared->takeName(&A);
    A.replaceAllUsesWith(Declared);
    A.eraseFromParent();
  }
}

static void declare(Function &F) {
  F.deleteBody();
  F.setComdat(nullptr);
}

// Reads the whole module, or only the bodies of the functions with these numbers; the others become
// declarations.
static std::unique_ptr<Module> read(const unbank_codegen_source &Source, LLVMContext &Context,
                                    const DenseSet<uint32_t> *Wanted) {
  MemoryBufferRef Buffer(StringRef(Source.Bytes.data(), Source.Bytes.size()), "");
  auto Read = getLazyBitcodeModule(Buffer, Context);
  if (!Read)
    return consumeError(Read.takeError()), nullptr;
  std::unique_ptr<Module> M = std::move(*Read);
  // A module with debug information is verified when it has been read, so functions with aliases
  // keep their bodies until then.
  SmallPtrSet<const GlobalObject *, 8> Aliased;
  for (const GlobalAlias &A : M->aliases())
    Aliased.insert(A.getAliaseeObject());
  SmallVector<Function *, 8> Later;
  uint32_t Ordinal = 0;
  for (Function &F : *M) {
    if (!Wanted || Wanted->contains(Ordinal++) || F.isDeclaration())
      continue;
    if (Aliased.contains(&F))
      Later.push_back(&F);
    else
      declare(F);
  }
  if (Error Failure = M->materializeAll())
    return consumeError(std::move(Failure)), nullptr;
  if (Wanted)
    declareAliases(*M);
  for (Function *F : Later)
    declare(*F);
  return M;
}

// Codegen registers names with the context (kinds of metadata, synchronisation scopes), which would
// get into the bitcode of the module that was copied. So a job has a context of its own, which also
// lets it run on a thread of its own.
struct unbank_codegen_job {
  const unbank_codegen_source &Source;
  TargetMachine &Machine;
  std::string Settings; // of the machine
  std::vector<Place> Places;
  std::vector<unbank_kernel_state> Kernels; // if the code may be kept
  bool IsWhole, Lengthens, Alone = false, Done = false, Warns = false;
  SmallVector<char, 0> Text;
  std::vector<std::vector<uint32_t>> Lines;
  std::thread Thread;

  unbank_codegen_job(const unbank_codegen_source &Source, const unbank_codegen_request &Request)
      : Source(Source), Machine(*reinterpret_cast<TargetMachine *>(Request.machine)),
        Settings(unbank_settings(Machine)),
        Places(places(Source, ArrayRef(Request.instructions, Request.count))),
        Kernels(Request.is_whole ? unbank_kernel_states(Source.Of)
                                 : std::vector<unbank_kernel_state>()),
        IsWhole(Request.is_whole), Lengthens(Request.lengthens) {}

  void run() {
    auto Context = std::make_unique<LLVMContext>();
    Context->setDiscardValueNames(false); // names are marks
    DenseSet<uint32_t> Wanted;
    for (const Place &At : Places)
      Wanted.insert(At.Function);
    std::unique_ptr<Module> Copy = read(Source, *Context, IsWhole ? nullptr : &Wanted);
    if (!Copy)
      return;
    Functions Marked = markAll(*Copy);
    if (!IsWhole)
      prepare(*Copy);
    if (Lengthens) // pointers to local memory, too: 32-bit ones end codegen on this machine
      Copy->setDataLayout(Machine.createDataLayout());
    Done = runGuarded(*Copy, Machine, Marked, Text, Lines, Source.DiscardsNames, Warns);
    if (!Done) { // in no state to be destroyed
      (void)Copy.release();
      (void)Context.release();
    }
  }

private:
  Functions markAll(Module &Copy) {
    MDNode *Domain = MDBuilder(Copy.getContext()).createAnonymousAliasScopeDomain(MarkDomain);
    Functions Marked;
    auto At = Places.begin();
    uint32_t Number = 0;
    for (Function &F : Copy) {
      uint32_t Ordinal = 0;
      if (At != Places.end() && At->Function == Number) {
        Marked.push_back(&F);
        for (BasicBlock &B : F)
          for (Instruction &I : B) {
            for (; At != Places.end() && At->isAt(Number, Ordinal); ++At)
              if (auto *Load = dyn_cast<LoadInst>(&I))
                markByName(*Load, At->Index);
              else
                markByScope(I, Domain, At->Index);
            Ordinal++;
          }
      }
      Number++;
    }
    return Marked;
  }
};

unbank_codegen_job *unbank_codegen_begin(const unbank_codegen_source *Source,
                                         const unbank_codegen_request *Request) {
  auto *Job = new unbank_codegen_job(*Source, *Request);
  Job->Alone = !CrashRecoveryContext::GetCurrent();
  if (Job->Alone)
    handleFatalErrors(1);
  CrashRecoveryContext::Enable();
  if (Request->has_thread && llvm_is_multithreaded())
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
  StringRef Text(Job->Text.data(), Job->Text.size());
  if (Done)
    fill(*Out, Text, Job->Lines);
  if (Done && Job->IsWhole && !Job->Warns) // warnings are left to clang's own codegen
    unbank_keep_generated({&Job->Source.Of, Job->Source.Bytes, std::move(Job->Kernels)},
                          Job->Settings, Text);
  delete Job;
  return Done;
}

void unbank_codegen_clear(unbank_codegen *Codegen) {
  std::free(Codegen->ptx);
  std::free(Codegen->starts);
  std::free(Codegen->origins);
  *Codegen = {};
}
