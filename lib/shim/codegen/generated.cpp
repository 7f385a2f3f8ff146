// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// C++ because the C API has neither a machine's settings nor the order of uses in bitcode.
#include "shim/codegen/generated_code.h"

#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Bitcode/BitcodeWriter.h"
#include "llvm/CodeGen/TargetPassConfig.h"
#include "llvm/IR/DiagnosticHandler.h"
#include "llvm/IR/InlineAsm.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/Target/TargetMachine.h"

#include <algorithm>
#include <mutex>
#include <utility>

#include "shim/codegen/spliced.h"
#include "shim/compat.h"

using namespace llvm;

std::string unbank_settings(const TargetMachine &Machine) {
  const TargetOptions &O = Machine.Options;
  const MCTargetOptions &MC = O.MCOptions;
  const unsigned Numbers[] = {unsigned(Machine.getOptLevel()),
                              unsigned(Machine.getRelocationModel()),
                              unsigned(Machine.getCodeModel()),
                              unsigned(O.AllowFPOpFusion),
                              unsigned(O.ExceptionModel),
                              unsigned(O.FloatABIType),
                              unsigned(O.DebuggerTuning),
                              unsigned(O.ThreadModel),
                              O.NoInfsFPMath,
                              O.NoNaNsFPMath,
                              O.NoTrappingFPMath,
                              O.NoSignedZerosFPMath,
                              O.HonorSignDependentRoundingFPMathOption,
                              O.NoZerosInBSS,
                              O.GuaranteedTailCallOpt,
                              O.StackSymbolOrdering,
                              O.EnableFastISel,
                              O.EnableGlobalISel,
                              O.UseInitArray,
                              O.DisableIntegratedAS,
                              O.FunctionSections,
                              O.DataSections,
                              O.UniqueSectionNames,
                              O.TrapUnreachable,
                              O.NoTrapAfterNoreturn,
                              O.EmulatedTLS,
                              O.EnableIPRA,
                              O.EmitStackSizeSection,
                              O.EnableMachineOutliner,
                              O.EnableMachineFunctionSplitter,
                              O.EmitAddrsig,
                              O.EmitCallSiteInfo,
                              O.XRayFunctionIndex,
                              O.JMCInstrument,
                              MC.AsmVerbose,
                              MC.PreserveAsmComments,
                              MC.ShowMCEncoding,
                              MC.ShowMCInst};
  std::string Text;
  raw_string_ostream Out(Text);
  Out << Machine.getTargetTriple().str() << ' ' << Machine.getTargetCPU() << ' '
      << Machine.getTargetFeatureString() << ' ' << O.StackUsageOutput;
  for (unsigned Number : Numbers)
    Out << ' ' << Number;
  return Text;
}

namespace {
struct Generated {
  const Module *Source = nullptr; // during the run of the pass
  SmallVector<char, 0> Bitcode;
  std::string Settings, Ptx;
  std::vector<unbank_kernel_state> Kernels;
  std::vector<unbank_unchanged> Unchanged; // of a changed module, whose bitcode is kept
};
} // namespace

// Codegen of one module may take the text while the pass runs on another.
static std::mutex Lock;
static Generated Kept;

static std::string withoutLines(StringRef Text) {
  static const char *const Labels[] = {"$L__tmp", "$L__func_begin", "$L__func_end"};
  std::string Ptx;
  while (!Text.empty() && !Text.starts_with("\t.section")) { // only debug information follows
    size_t End = Text.find('\n');
    StringRef Line = Text.take_front(End == StringRef::npos ? Text.size() : End + 1);
    Text = Text.drop_front(Line.size());
    bool IsLabel = any_of(Labels, [&](const char *Label) { return Line.starts_with(Label); });
    if (!IsLabel && !Line.starts_with("\t.loc\t") && !Line.starts_with("\t.file\t"))
      Ptx += Line;
  }
  return Ptx;
}

void unbank_keep_generated(unbank_generated_for For, std::string Settings, StringRef Text) {
  Generated New;
  New.Source = For.Module;
  New.Bitcode.append(For.Bitcode.begin(), For.Bitcode.end());
  New.Settings = std::move(Settings);
  New.Ptx = withoutLines(Text);
  New.Kernels = std::move(For.Kernels);
  std::lock_guard<std::mutex> Guard(Lock);
  Kept = std::move(New);
}

void unbank_forget_generated(LLVMModuleRef ModuleRef) {
  std::lock_guard<std::mutex> Guard(Lock);
  if (Kept.Source == unwrap(ModuleRef))
    Kept = {};
}

static SmallVector<char, 0> writeBitcode(const Module &M) {
  SmallVector<char, 0> Bitcode;
  raw_svector_ostream Stream(Bitcode);
  WriteBitcodeToFile(M, Stream, /*ShouldPreserveUseListOrder=*/true);
  return Bitcode;
}

// The kernels that are what they were, in their order; adds up their instructions.
static std::vector<unbank_unchanged> unchangedKernels(ArrayRef<unbank_kernel_state> Before,
                                                      ArrayRef<unbank_kernel_state> Now,
                                                      size_t &Instructions) {
  std::vector<unbank_unchanged> Found;
  auto Old = Before.begin();
  for (const unbank_kernel_state &Kernel : Now) {
    auto Same = std::find_if(Old, Before.end(),
                             [&](const auto &Other) { return Other.State == Kernel.State; });
    if (Same == Before.end() || Same->Name != Kernel.Name)
      continue;
    Old = Same + 1;
    Found.push_back({Kernel.Name, {}});
    for (const GlobalVariable *G : Kernel.Variables)
      Found.back().Variables.push_back(G->getName().str());
    Instructions += Kernel.Instructions;
  }
  return Found;
}

// Keeps the code for the changed module M, unless only few of its instructions have stayed. The
// code is that of M if M is what it was, as its bitcode shows, else that of the unchanged kernels
// alone.
static void keepUnchanged(const Module &M) {
  enum { SHARE_LEAST = 8 };
  const std::vector<unbank_kernel_state> Now = unbank_kernel_states(M);
  size_t Instructions = 0;
  Kept.Unchanged = unchangedKernels(Kept.Kernels, Now, Instructions);
  const bool IsAll =
      Kept.Unchanged.size() == Now.size() && Kept.Unchanged.size() == Kept.Kernels.size();
  const bool IsFew = Instructions * SHARE_LEAST < M.getInstructionCount();
  if (IsFew && !IsAll) {
    Kept = {};
    return;
  }
  SmallVector<char, 0> Bitcode = writeBitcode(M);
  if (Bitcode == Kept.Bitcode)
    Kept.Unchanged.clear();
  else if (IsFew)
    Kept = {};
  else
    Kept.Bitcode = std::move(Bitcode);
}

void unbank_settle_generated(LLVMModuleRef ModuleRef, bool HasChanged) {
  const Module &M = *unwrap(ModuleRef);
  std::lock_guard<std::mutex> Guard(Lock);
  if (Kept.Source != &M)
    return;
  if (HasChanged)
    keepUnchanged(M);
  Kept.Kernels.clear();
  Kept.Source = nullptr;
}

// Text that lines of debug information could be mistaken for.
static bool looksLikeLines(StringRef Assembly) {
  static const char *const Words[] = {".loc", ".file", ".section", "$L__"};
  return any_of(Words, [&](const char *Word) { return Assembly.contains(Word); });
}

static bool wantsRemarks(LLVMContext &Context) {
  return Context.getDiagHandlerPtr()->isAnyRemarkEnabled() || Context.getLLVMRemarkStreamer();
}

bool unbank_may_keep_generated(LLVMModuleRef ModuleRef) {
  const Module &M = *unwrap(ModuleRef);
  if (!UNBANK_HAS_PRE_CODE_GEN || wantsRemarks(M.getContext()) ||
      !M.debug_compile_units().empty() || !M.getModuleInlineAsm().empty() ||
      TargetPassConfig::hasLimitedCodeGenPipeline())
    return false;
  for (const Function &F : M)
    for (const BasicBlock &B : F)
      for (const Instruction &I : B)
        if (auto *Call = dyn_cast<CallBase>(&I))
          if (auto *Assembly = dyn_cast<InlineAsm>(Call->getCalledOperand()))
            if (looksLikeLines(Assembly->getAsmString()))
              return false;
  return true;
}

std::optional<std::string> unbank_take_generated(const Module &M, TargetMachine &Machine) {
  Generated Taken;
  {
    std::lock_guard<std::mutex> Guard(Lock);
    if (Kept.Settings != unbank_settings(Machine))
      return std::nullopt;
    SmallVector<char, 0> Bitcode = writeBitcode(M);
    if (Bitcode != Kept.Bitcode)
      return std::nullopt;
    Taken = std::exchange(Kept, {});
  }
  if (Taken.Unchanged.empty())
    return std::move(Taken.Ptx);
  return unbank_splice(M.getContext(), Machine, Taken.Bitcode, Taken.Ptx, Taken.Unchanged);
}
