// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Why this file must exist: PassBuilder's callbacks, passes of a pipeline and command line flags
// are C++ templates without a C API (19 to 22). It hands each thing on to pass.c, and decides
// nothing.
#include "shim/compat.h"

#include UNBANK_PASS_PLUGIN_H
#include "llvm-c/Core.h"
#include "llvm/IR/Module.h"
#include "llvm/Passes/PassBuilder.h"
#include "llvm/Support/CodeGen.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/Transforms/IPO/GlobalDCE.h"

#include <cstring>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "lines.h"
#include "pass.h"
#include "shim/codegen/generated_code.h"
#include "shim/pipeline.h"

using namespace llvm;

static_assert(UNBANK_PLUGIN_API_VERSION == LLVM_PLUGIN_API_VERSION,
              "lib/shim/compat.h is out of date");

namespace {
// -unbank-NAME=VALUE, in the order of unbank_option_rows. Never destroyed: LLVM keeps their
// addresses.
using Flag = cl::list<std::string>;

// A flag of one LLVM major crashes in the other, and this runs before the loader has compared
// versions: with the wrong major there are no flags, and the loader gets to say what is wrong.
std::vector<Flag *> createFlags() {
  std::vector<Flag *> flags;
  unsigned major = 0;
  LLVMGetVersion(&major, nullptr, nullptr);
  if (major != LLVM_VERSION_MAJOR)
    return flags;
  for (const unbank_option_row *row = unbank_option_rows(); row->name; ++row) {
    auto *name = new std::string(std::string("unbank-") + row->name);
    flags.push_back(new Flag(StringRef(*name), cl::value_desc(row->value), cl::desc(row->help)));
  }
  return flags;
}
const std::vector<Flag *> Flags = createFlags();

// -unbank-options=TEXT: what UNBANK_OPTIONS would say. It stands in the command line, which caches
// see, and which travels to other machines. None where there are no flags.
Flag *createOptionsFlag() {
  return Flags.empty() ? nullptr
                       : new Flag("unbank-options", cl::value_desc("name=value;..."),
                                  cl::desc("in the place of the environment's UNBANK_OPTIONS"));
}
Flag *const OptionsFlag = createOptionsFlag();

// -unbank-inputs=HASH says nothing to the pass: it makes command lines differ for caches where the
// plugin, or a file that an option names, does.
Flag *const InputsFlag = Flags.empty() ? nullptr : new Flag("unbank-inputs", cl::Hidden);

// -unbank-lines: nothing is done but to keep the lines of accesses, for whoever reads the module.
bool *createLinesFlag() {
  auto *flag = new bool(false);
  if (!Flags.empty())
    new cl::opt<bool, true>("unbank-lines", cl::Hidden, cl::location(*flag));
  return flag;
}
const bool &OnlyLines = *createLinesFlag();

struct UnbankPass : PassInfoMixin<UnbankPass> {
  std::shared_ptr<unbank_pass> setup;
  bool codegenFollows = false, isAtLink = false;
  unsigned level = 0; // of codegen

  PreservedAnalyses run(Module &module, ModuleAnalysisManager &analyses) {
    if (!unbank_pass_wanted(setup.get(), wrap(&module)))
      return PreservedAnalyses::all();
    auto &proxy = analyses.getResult<FunctionAnalysisManagerModuleProxy>(module);
    unbank_shim *shim = unbank_shim_borrow(proxy.getManager());
    if (codegenFollows)
      unbank_shim_expect_codegen(shim, static_cast<LLVMCodeGenOptLevel>(level));
    if (setup->writes_text && !codegenFollows && !isAtLink)
      unbank_shim_expect_text(shim);
    bool changed = unbank_pass_run(setup.get(), wrap(&module), shim);
    unbank_shim_dispose(shim);
    return changed ? PreservedAnalyses::none() : PreservedAnalyses::all();
  }
  static bool isRequired() {
    return true;
  } // it must run in optnone code to say why nothing is done
};

// The launches of a host module.
struct LaunchPass : PassInfoMixin<LaunchPass> {
  std::shared_ptr<unbank_pass> setup;

  PreservedAnalyses run(Module &module, ModuleAnalysisManager &) {
    unbank_pass_record(setup.get(), wrap(&module));
    return PreservedAnalyses::all();
  }
  static bool isRequired() { return true; }
};

// A look at the lines of a function in the middle of the pipeline.
struct LookPass : PassInfoMixin<LookPass> {
  std::shared_ptr<Lines> lines;

  PreservedAnalyses run(Function &function, FunctionAnalysisManager &) {
    lines->look(function);
    return PreservedAnalyses::all();
  }
};

// The first look, at all of them.
struct FirstLookPass : PassInfoMixin<FirstLookPass> {
  std::shared_ptr<Lines> lines;

  PreservedAnalyses run(Module &module, ModuleAnalysisManager &) {
    for (Function &function : module)
      lines->look(function);
    return PreservedAnalyses::all();
  }
};

// The last look, at all of them.
struct LastLookPass : PassInfoMixin<LastLookPass> {
  std::shared_ptr<Lines> lines;

  PreservedAnalyses run(Module &module, ModuleAnalysisManager &) {
    lines->finish(module);
    return PreservedAnalyses::all();
  }
};

std::shared_ptr<unbank_pass> makeSetup(StringRef pipelineOptions, bool print) {
  std::shared_ptr<unbank_pass> setup(new unbank_pass(), [](unbank_pass *pass) {
    unbank_pass_clear(pass);
    delete pass;
  });
  unbank_pass_init(setup.get());
  unbank_pass_read_command_line(setup.get());
  bool hasText = OptionsFlag && !OptionsFlag->empty();
  unbank_pass_read_environment(setup.get(),
                               hasText ? (*OptionsFlag)[OptionsFlag->size() - 1].c_str() : nullptr);
  for (size_t i = 0; i < Flags.size(); ++i)
    for (const std::string &value : *Flags[i])
      unbank_pass_read_flag(setup.get(), unbank_option_rows()[i].name, value.c_str());
  unbank_pass_read_pipeline(setup.get(), pipelineOptions.str().c_str());
  setup->is_printer = print;
  if (print)
    setup->options.mode = UNBANK_MODE_REPORT;
  return setup;
}

UnbankPass makePass(StringRef pipelineOptions, bool print) {
  UnbankPass pass;
  pass.setup = makeSetup(pipelineOptions, print);
  return pass;
}

LaunchPass makeLaunchPass(std::shared_ptr<unbank_pass> setup) {
  LaunchPass pass;
  pass.setup = std::move(setup);
  return pass;
}

// "unbank", "unbank<OPTIONS>", "print<unbank>" or "print<unbank<OPTIONS>>"
bool parsePassName(StringRef name, ModulePassManager &passes,
                   ArrayRef<PassBuilder::PipelineElement>) {
  bool print = name.starts_with("print<") && name.ends_with(">");
  if (print)
    name = name.drop_front(strlen("print<")).drop_back();
  if (!name.consume_front("unbank"))
    return false;
  if (!name.empty() && !(name.consume_front("<") && name.consume_back(">")))
    return false;
  UnbankPass pass = makePass(name, print);
  if (!print)
    passes.addPass(makeLaunchPass(pass.setup));
  passes.addPass(std::move(pass));
  return true;
}

void addLines(PassBuilder &builder) {
  auto lines = std::make_shared<Lines>(OnlyLines);
  auto addLook = [lines](FunctionPassManager &passes, OptimizationLevel) {
    LookPass look;
    look.lines = lines;
    passes.addPass(std::move(look));
  };
  builder.registerPipelineStartEPCallback([lines](ModulePassManager &passes, OptimizationLevel) {
    FirstLookPass look;
    look.lines = lines;
    passes.addPass(std::move(look));
  });
  builder.registerPeepholeEPCallback(addLook);
  builder.registerVectorizerStartEPCallback(addLook);
  builder.registerOptimizerLastEPCallback(
      [lines](ModulePassManager &passes, OptimizationLevel UNBANK_OPTIMIZER_LAST_PHASE) {
        LastLookPass look;
        look.lines = lines;
        passes.addPass(std::move(look));
      });
}

// Before anything is optimised, as each launch is still by itself.
void addFirst(ModulePassManager &passes, OptimizationLevel) {
  passes.addPass(makeLaunchPass(makeSetup("", false)));
}

void addLast(ModulePassManager &passes, OptimizationLevel level UNBANK_OPTIMIZER_LAST_PHASE) {
  UnbankPass pass = makePass("", false);
  pass.codegenFollows = pass.setup->generates_code;
  // The pipeline's own comes later, and what nothing uses would be code that codegen never sees.
  if (pass.codegenFollows && level != OptimizationLevel::O0)
    passes.addPass(GlobalDCEPass());
  pass.level = level.getSpeedupLevel();
  passes.addPass(std::move(pass));
}
} // namespace

// Where codegen would only make once more what the pass has had made, this is taken.
extern "C" bool unbank_generate(void *module, void *machine, int fileType, void *stream) {
  if (static_cast<CodeGenFileType>(fileType) != CodeGenFileType::AssemblyFile)
    return false;
  std::optional<std::string> code = unbank_take_generated(*static_cast<const Module *>(module),
                                                          *static_cast<TargetMachine *>(machine));
  if (code)
    *static_cast<raw_pwrite_stream *>(stream) << *code;
  return code.has_value();
}

extern "C" void unbank_register_callbacks(void *passBuilder) {
  auto &builder = *static_cast<PassBuilder *>(passBuilder);
  addLines(builder);
  if (OnlyLines)
    return;
  builder.registerPipelineParsingCallback(parsePassName);
  builder.registerPipelineStartEPCallback(addFirst);
  builder.registerOptimizerLastEPCallback(addLast);
  builder.registerFullLinkTimeOptimizationLastEPCallback(
      [](ModulePassManager &passes, OptimizationLevel) {
        UnbankPass pass = makePass("", false);
        pass.isAtLink = true;
        passes.addPass(std::move(pass));
      });
}
