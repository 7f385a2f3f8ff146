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

#include <mutex>
#include <utility>

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
  SmallVector<char, 0> Bitcode;
  std::string Settings, Ptx;
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

void unbank_keep_generated(ArrayRef<char> Bitcode, std::string Settings, StringRef Text) {
  Generated New = {{Bitcode.begin(), Bitcode.end()}, std::move(Settings), withoutLines(Text)};
  std::lock_guard<std::mutex> Guard(Lock);
  Kept = std::move(New);
}

void unbank_forget_generated() {
  std::lock_guard<std::mutex> Guard(Lock);
  Kept = {};
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

std::optional<std::string> unbank_take_generated(const Module &M, const TargetMachine &Machine) {
  std::lock_guard<std::mutex> Guard(Lock);
  if (Kept.Settings != unbank_settings(Machine))
    return std::nullopt;
  SmallVector<char, 0> Bitcode;
  raw_svector_ostream Stream(Bitcode);
  WriteBitcodeToFile(M, Stream, /*ShouldPreserveUseListOrder=*/true);
  if (Bitcode != Kept.Bitcode)
    return std::nullopt;
  return std::exchange(Kept, {}).Ptx;
}
