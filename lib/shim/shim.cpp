// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Why this file must exist: LLVM's C API (19 to 22) has no analyses (ScalarEvolution, loops,
// dominance, known bits), no function pass managers on a caller's analyses, no remarks and no
// demangler. It holds no policy: one call in, one answer out.
#include "shim/pipeline.h"

#include "options/names.h"

#include "llvm/Analysis/DemandedBits.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/Analysis/OptimizationRemarkEmitter.h"
#include "llvm/Analysis/ScalarEvolution.h"
#include "llvm/Analysis/ScalarEvolutionExpressions.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/Demangle/Demangle.h"
#include "llvm/IR/DiagnosticInfo.h"
#include "llvm/IR/DiagnosticPrinter.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/Module.h"
#include "llvm/Passes/PassBuilder.h"
#include "llvm/Support/KnownBits.h"
#include "llvm/Support/Signals.h"
#include "llvm/Transforms/Scalar/DCE.h"
#include "llvm/Transforms/Scalar/EarlyCSE.h"
#include "llvm/Transforms/Scalar/GVN.h"
#include "llvm/Transforms/Scalar/InstSimplifyPass.h"
#include "llvm/Transforms/Scalar/LICM.h"
#include "llvm/Transforms/Scalar/LoopPassManager.h"
#include "llvm/Transforms/Scalar/SROA.h"

#include <cstring>
#include <memory>

using namespace llvm;

struct unbank_shim {
  // Analyses of our own, for callers outside a pipeline. The managers refer to each other, so they
  // must be destroyed in this order, the last first.
  struct Analyses {
    LoopAnalysisManager loops;
    FunctionAnalysisManager functions;
    CGSCCAnalysisManager sccs;
    ModuleAnalysisManager modules;

    Analyses() {
      PassBuilder builder;
      builder.registerModuleAnalyses(modules);
      builder.registerCGSCCAnalyses(sccs);
      builder.registerFunctionAnalyses(functions);
      builder.registerLoopAnalyses(loops);
      builder.crossRegisterProxies(loops, functions, sccs, modules);
    }
  };

  std::unique_ptr<Analyses> own; // empty when borrowed
  FunctionAnalysisManager *functions;
  bool expectsCodegen = false;
  LLVMCodeGenOptLevel level = LLVMCodeGenLevelAggressive; // of the expected codegen
  bool expectsText = false;

  unbank_shim(std::unique_ptr<Analyses> own, FunctionAnalysisManager *functions)
      : own(std::move(own)), functions(functions) {}

  template <typename Analysis> typename Analysis::Result &get(Function &function) {
    return functions->getResult<Analysis>(function);
  }
  template <typename Analysis> typename Analysis::Result &get(LLVMBasicBlockRef block) {
    return get<Analysis>(*unwrap(block)->getParent());
  }
};

unbank_shim *unbank_shim_borrow(FunctionAnalysisManager &analyses) {
  return new unbank_shim(nullptr, &analyses);
}

unbank_shim *unbank_shim_create(void) {
  auto own = std::make_unique<unbank_shim::Analyses>();
  FunctionAnalysisManager *functions = &own->functions;
  return new unbank_shim(std::move(own), functions);
}

FunctionAnalysisManager &unbank_shim_analyses(unbank_shim *shim) { return *shim->functions; }

void unbank_shim_dispose(unbank_shim *shim) { delete shim; }

void unbank_shim_expect_codegen(unbank_shim *shim, LLVMCodeGenOptLevel level) {
  shim->expectsCodegen = true;
  shim->level = level;
}

bool unbank_shim_expects_codegen(const unbank_shim *shim, LLVMCodeGenOptLevel *level) {
  *level = shim->level;
  return shim->expectsCodegen;
}

void unbank_shim_expect_text(unbank_shim *shim) { shim->expectsText = true; }

bool unbank_shim_expects_text(const unbank_shim *shim) { return shim->expectsText; }

// When a value is replaced, ScalarEvolution and LazyValueInfo forget it and everything that uses
// it. In a function of thousands of blocks, that takes longer than everything else. So before
// passes that replace many values, the analyses are dropped as a whole.
static void runOnForgotten(unbank_shim *shim, FunctionPassManager &passes, LLVMValueRef function) {
  unbank_shim_forget(shim, function);
  passes.run(*unwrap<Function>(function), *shim->functions);
}

void unbank_shim_cleanup(unbank_shim *shim, LLVMValueRef function) {
  FunctionPassManager hoisting, joining;
  LICMOptions options;
  options.MssaNoAccForPromotionCap = 0; // the report would lose a store that was moved
  hoisting.addPass(EarlyCSEPass(/*UseMemorySSA=*/true));
  // Before GVN, whose PRE turns partially redundant values into phis, which stay in the loop.
  hoisting.addPass(createFunctionToLoopPassAdaptor(LICMPass(options), /*UseMemorySSA=*/true));
  joining.addPass(GVNPass(GVNOptions().setLoadPRE(false))); // likewise for loads
  joining.addPass(EarlyCSEPass());
  joining.addPass(InstSimplifyPass());
  joining.addPass(DCEPass());
  runOnForgotten(shim, hoisting, function);
  runOnForgotten(shim, joining, function);
  unbank_shim_forget(shim, function);
}

void unbank_shim_simplify(unbank_shim *shim, LLVMValueRef function) {
  FunctionPassManager passes;
  passes.addPass(InstSimplifyPass());
  passes.addPass(DCEPass());
  runOnForgotten(shim, passes, function);
  unbank_shim_forget(shim, function);
}

void unbank_shim_optimise(unbank_shim *shim, LLVMValueRef function) {
  FunctionPassManager passes = PassBuilder().buildFunctionSimplificationPipeline(
      OptimizationLevel::O3, ThinOrFullLTOPhase::None);
  runOnForgotten(shim, passes, function);
  unbank_shim_forget(shim, function);
}

void unbank_shim_promote(unbank_shim *shim, LLVMValueRef function) {
  FunctionPassManager passes;
  passes.addPass(SROAPass(SROAOptions::PreserveCFG));
  runOnForgotten(shim, passes, function);
  unbank_shim_forget(shim, function);
}

void unbank_shim_forget(unbank_shim *shim, LLVMValueRef function) {
  auto *gone = unwrap<Function>(function);
  // clear, not invalidate: analyses that outlive any change (TargetIRAnalysis) would outlive an
  // erased function too.
  shim->functions->clear(*gone, gone->getName());
}

LLVMValueRef unbank_shim_metadata(LLVMValueRef function, const char *kind) {
  auto *of = unwrap<Function>(function);
  SmallVector<StringRef, 64> kinds;
  of->getContext().getMDKindNames(kinds);
  auto *found = llvm::find(kinds, kind);
  if (found == kinds.end())
    return nullptr;
  MDNode *node = of->getMetadata(static_cast<unsigned>(found - kinds.begin()));
  return node ? wrap(MetadataAsValue::get(of->getContext(), node)) : nullptr;
}

// ScalarEvolution

// The recurrence of a loop header's phi in that loop, or null.
static const SCEVAddRecExpr *recurrence(unbank_shim *shim, PHINode &phi,
                                        ScalarEvolution *&evolution) {
  Function &function = *phi.getFunction();
  evolution = &shim->get<ScalarEvolutionAnalysis>(function);
  Loop *loop = shim->get<LoopAnalysis>(function).getLoopFor(phi.getParent());
  if (!loop || loop->getHeader() != phi.getParent() || !evolution->isSCEVable(phi.getType()))
    return nullptr;
  auto *sum = dyn_cast<SCEVAddRecExpr>(evolution->getSCEV(&phi));
  return sum && sum->isAffine() && sum->getLoop() == loop ? sum : nullptr;
}

// Whether a floating-point value may be used as an integer. A call may extract half of a double, or
// be inlined to code that does.
static bool becomesInteger(const Value &value) {
  return any_of(value.users(), [](const User *user) {
    bool isNumber = isa<IntrinsicInst>(user) && user->getType()->isFPOrFPVectorTy();
    return isa<BitCastInst, PtrToIntInst>(user) || (isa<CallBase>(user) && !isNumber) ||
           (isa<ExtractElementInst>(user) && becomesInteger(*user));
  });
}

bool unbank_reads_all_bits(unbank_shim *shim, LLVMValueRef value) {
  auto *inst = cast<Instruction>(unwrap(value));
  if (!inst->getType()->isIntOrIntVectorTy())
    return !becomesInteger(*inst);
  auto &bits = shim->functions->getResult<DemandedBitsAnalysis>(*inst->getFunction());
  return bits.getDemandedBits(inst).isAllOnes();
}

bool unbank_scev_is_affine(unbank_shim *shim, LLVMValueRef value) {
  auto *inst = dyn_cast<Instruction>(unwrap(value));
  if (!inst)
    return false;
  auto &evolution = shim->functions->getResult<ScalarEvolutionAnalysis>(*inst->getFunction());
  auto *sum = dyn_cast<SCEVAddRecExpr>(evolution.getSCEV(inst));
  return sum && sum->isAffine() && sum->getLoop()->contains(inst);
}

bool unbank_scev_constant_step(unbank_shim *shim, LLVMValueRef phi, int64_t *step) {
  ScalarEvolution *evolution;
  const SCEVAddRecExpr *sum = recurrence(shim, *unwrap<PHINode>(phi), evolution);
  auto *constant = sum ? dyn_cast<SCEVConstant>(sum->getStepRecurrence(*evolution)) : nullptr;
  if (!constant || constant->getAPInt().getSignificantBits() > 64)
    return false;
  *step = constant->getAPInt().getSExtValue();
  return true;
}

LLVMValueRef unbank_scev_step_value(unbank_shim *shim, LLVMValueRef phi, int64_t *scale) {
  ScalarEvolution *evolution;
  const SCEVAddRecExpr *sum = recurrence(shim, *unwrap<PHINode>(phi), evolution);
  if (!sum)
    return nullptr;
  const SCEV *whole = sum->getStepRecurrence(*evolution);
  BinaryOperator *change;
  Value *start, *step;
  if (matchSimpleRecurrence(unwrap<PHINode>(phi), change, start, step) && !isa<Constant>(step) &&
      sum->getLoop()->isLoopInvariant(step)) {
    *scale = change->getOpcode() == Instruction::Sub ? -1 : 1;
    const SCEV *once = evolution->getSCEV(step);
    if ((*scale < 0 ? evolution->getNegativeSCEV(once) : once) == whole)
      return wrap(step);
  }
  *scale = 1;
  auto *product = dyn_cast<SCEVMulExpr>(whole);
  auto *factor = product && product->getNumOperands() == 2
                     ? dyn_cast<SCEVConstant>(product->getOperand(0))
                     : nullptr;
  if (factor && factor->getAPInt().isSignedIntN(64)) {
    *scale = factor->getAPInt().getSExtValue();
    whole = product->getOperand(1);
  }
  auto *unknown = dyn_cast<SCEVUnknown>(whole);
  return unknown ? wrap(unknown->getValue()) : nullptr;
}

// Loops and dominance

static Loop *loopOf(unbank_shim *shim, LLVMBasicBlockRef block) {
  return shim->get<LoopAnalysis>(block).getLoopFor(unwrap(block));
}

LLVMBasicBlockRef unbank_loop_header(unbank_shim *shim, LLVMBasicBlockRef block) {
  Loop *loop = loopOf(shim, block);
  return loop ? wrap(loop->getHeader()) : nullptr;
}

bool unbank_loop_contains(unbank_shim *shim, LLVMBasicBlockRef header, LLVMBasicBlockRef block) {
  Loop *loop = loopOf(shim, header);
  return loop && loop->getHeader() == unwrap(header) && loop->contains(unwrap(block));
}

LLVMBasicBlockRef unbank_loop_parent(unbank_shim *shim, LLVMBasicBlockRef header) {
  Loop *loop = loopOf(shim, header);
  Loop *parent = loop ? loop->getParentLoop() : nullptr;
  return parent ? wrap(parent->getHeader()) : nullptr;
}

unsigned unbank_loop_depth(unbank_shim *shim, LLVMBasicBlockRef block) {
  Loop *loop = loopOf(shim, block);
  return loop ? loop->getLoopDepth() : 0;
}

uint64_t unbank_loop_constant_trips(unbank_shim *shim, LLVMBasicBlockRef header) {
  return unbank_loop_trips_with(shim, header, nullptr, nullptr);
}

uint64_t unbank_loop_trips_with(unbank_shim *shim, LLVMBasicBlockRef header,
                                unbank_number_of *numberOf, const void *context) {
  Loop *loop = loopOf(shim, header);
  if (!loop || loop->getHeader() != unwrap(header))
    return 0;
  ScalarEvolution &SE = shim->get<ScalarEvolutionAnalysis>(header);
  const SCEV *back = SE.getBackedgeTakenCount(loop);
  if (isa<SCEVCouldNotCompute>(back))
    return 0;
  ValueToSCEVMapTy numbers;
  SCEVExprContains(back, [&](const SCEV *part) {
    auto *unknown = dyn_cast<SCEVUnknown>(part);
    uint64_t number;
    if (unknown && numberOf && unknown->getType()->isIntegerTy() &&
        numberOf(wrap(unknown->getValue()), &number, context))
      numbers[unknown->getValue()] = SE.getConstant(unknown->getType(), number);
    return false;
  });
  auto *count = dyn_cast<SCEVConstant>(
      numbers.empty() ? back : SCEVParameterRewriter::rewrite(back, SE, numbers));
  return count && count->getAPInt().getActiveBits() < 64 ? count->getAPInt().getZExtValue() + 1 : 0;
}

uint64_t unbank_loop_max_trips(unbank_shim *shim, LLVMBasicBlockRef header) {
  Loop *loop = loopOf(shim, header);
  if (!loop || loop->getHeader() != unwrap(header))
    return 0;
  return shim->get<ScalarEvolutionAnalysis>(header).getSmallConstantMaxTripCount(loop);
}

// Queries that need no analysis

unsigned unbank_index_bits(LLVMModuleRef module, unsigned space) {
  return unwrap(module)->getDataLayout().getIndexSizeInBits(space);
}

unsigned unbank_known_trailing_zeros(LLVMModuleRef module, LLVMValueRef value) {
  return computeKnownBits(unwrap(value), unwrap(module)->getDataLayout()).countMinTrailingZeros();
}

uint64_t unbank_possible_ones(LLVMModuleRef module, LLVMValueRef value) {
  KnownBits known = computeKnownBits(unwrap(value), unwrap(module)->getDataLayout());
  return (~known.Zero).getZExtValue();
}

char *unbank_demangle(const char *name) {
  return strdup(demangle(std::string_view(name, unbank_mangled_length(name))).c_str());
}

// Diagnostics

bool unbank_shim_wants_remarks(unbank_shim *shim, LLVMValueRef function) {
  auto &emitter = shim->get<OptimizationRemarkEmitterAnalysis>(*unwrap<Function>(function));
  return emitter.allowExtraAnalysis("unbank");
}

namespace {
// A location in the file of this path, without a compilation directory.
DebugLoc placeIn(DISubprogram *subprogram, const char *file, long line, long column) {
  LLVMContext &context = subprogram->getContext();
  auto *scope = DILexicalBlockFile::getDistinct(context, subprogram, DIFile::get(context, file, ""),
                                                /*Discriminator=*/0);
  return DILocation::get(context, unsigned(line), column > 0 ? unsigned(column) : 1, scope);
}

void addParts(DiagnosticInfoOptimizationBase &remark, const unbank_remark_text &text) {
  for (size_t i = 0; i < text.count; ++i) {
    const unbank_remark_part &part = text.parts[i];
    if (part.key)
      remark << ore::NV(part.key, StringRef(part.text));
    else
      remark << StringRef(part.text);
  }
}
} // namespace

void unbank_shim_remark(unbank_shim *shim, LLVMValueRef where, enum unbank_remark kind,
                        const unbank_remark_text *text) {
  auto *inst = dyn_cast<Instruction>(unwrap(where));
  Function &function = inst ? *inst->getFunction() : *unwrap<Function>(where);
  const BasicBlock *block = inst ? inst->getParent() : &function.getEntryBlock();
  DISubprogram *subprogram = function.getSubprogram();
  DiagnosticLocation place =
      inst ? DiagnosticLocation(inst->getDebugLoc()) : DiagnosticLocation(subprogram);
  if (subprogram && text->file && text->line > 0)
    place = DiagnosticLocation(placeIn(subprogram, text->file, text->line, text->column));
  auto &emitter = shim->get<OptimizationRemarkEmitterAnalysis>(function);
  StringRef name(text->name);
  auto emit = [&](auto remark) {
    addParts(remark, *text);
    emitter.emit(remark);
  };
  switch (kind) {
  case UNBANK_REMARK_PASSED:
    return emit(OptimizationRemark("unbank", name, place, block));
  case UNBANK_REMARK_MISSED:
    return emit(OptimizationRemarkMissed("unbank", name, place, block));
  case UNBANK_REMARK_ANALYSIS:
    return emit(OptimizationRemarkAnalysis("unbank", name, place, block));
  }
}

// A class of our own, because not every LLVM major exports the vtable of DiagnosticInfoGeneric: a
// plugin that needs it would not even be loaded to report that it is for another major.
namespace {
struct Warning : DiagnosticInfo {
  StringRef message;
  explicit Warning(StringRef message)
      : DiagnosticInfo(getNextAvailablePluginDiagnosticKind(), DS_Warning), message(message) {}
  void print(DiagnosticPrinter &printer) const override { printer << message; }
};
} // namespace

void unbank_shim_warning(LLVMModuleRef module, const char *message) {
  unwrap(module)->getContext().diagnose(Warning(message));
}

// opt exits inside emitError. The interrupt handlers delete its unfinished output files before
// that.
void unbank_shim_error(LLVMModuleRef module, const char *message) {
  sys::RunInterruptHandlers();
  unwrap(module)->getContext().emitError(message);
}

// clang's handler takes the message and the place, and finds the kernel's line if there is no
// place; all other handlers print the text.
namespace {
struct Failure : DiagnosticInfoUnsupported {
  const char *text;
  mutable bool printed = false;
  Failure(const Function &function, const Twine &message, const DiagnosticLocation &place,
          const char *text)
      : DiagnosticInfoUnsupported(function, message, place), text(text) {}
  void print(DiagnosticPrinter &printer) const override {
    printer << text;
    printed = true;
  }
};

} // namespace

bool unbank_shim_error_at(LLVMValueRef function, const char *file, long line, long column,
                          const char *message, const char *text) {
  auto &kernel = *unwrap<Function>(function);
  DISubprogram *subprogram = kernel.getSubprogram();
  DiagnosticLocation place;
  if (subprogram && file && line > 0)
    place = DiagnosticLocation(placeIn(subprogram, file, line, column));
  sys::RunInterruptHandlers();
  const Twine sentence(message);
  Failure failure(kernel, sentence, place, text);
  kernel.getContext().diagnose(failure);
  return failure.printed;
}
