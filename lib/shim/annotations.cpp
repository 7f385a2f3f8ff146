// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Up to LLVM 20, codegen keeps the annotations of functions (nvvm.annotations) in a table of its
// own, by the address of the function. It reads them once, when something first asks for one, which
// passes do long before codegen. Later annotations are not seen, and a new function at the address
// of a deleted one gets the entry of that one. C++ because neither API can empty the table. Codegen
// does so after it has printed a module; so it prints this module, emptied for the time being.
#include "shim/annotations.h"

#include "shim/compat.h"

#include "llvm/CodeGen/MachineModuleInfo.h"
#include "llvm/CodeGen/TargetPassConfig.h"
#include "llvm/IR/LegacyPassManager.h"
#include "llvm/IR/Module.h"
#include "llvm/Target/TargetMachine.h"

#include <vector>

using namespace llvm;

#if UNBANK_KEEPS_ANNOTATIONS

namespace {
// Takes the parts of a module out, and puts them back as they were.
class Emptied {
  Module &M;
  std::string Assembly;
  std::vector<Function *> Functions;
  std::vector<GlobalVariable *> Globals;
  std::vector<GlobalAlias *> Aliases;
  std::vector<GlobalIFunc *> IFuncs;
  std::vector<MDNode *> Units; // with them, codegen would print debug information

  NamedMDNode *units() { return M.getNamedMetadata("llvm.dbg.cu"); }

  template <typename List, typename Part> static void take(List &&From, std::vector<Part *> &To) {
    for (Part &P : From)
      To.push_back(&P);
    for (Part *P : To)
      P->removeFromParent();
  }

public:
  explicit Emptied(Module &M) : M(M), Assembly(M.getModuleInlineAsm()) {
    M.setModuleInlineAsm("");
    take(M.functions(), Functions);
    take(M.globals(), Globals);
    take(M.aliases(), Aliases);
    take(M.ifuncs(), IFuncs);
    if (units()) {
      Units.assign(units()->op_begin(), units()->op_end());
      units()->clearOperands();
    }
  }
  Emptied(const Emptied &) = delete;
  Emptied &operator=(const Emptied &) = delete;

  ~Emptied() {
    M.setModuleInlineAsm(Assembly);
    for (Function *F : Functions)
      M.getFunctionList().push_back(F);
    for (GlobalVariable *G : Globals)
      M.insertGlobalVariable(G);
    for (GlobalAlias *A : Aliases)
      M.insertAlias(A);
    for (GlobalIFunc *I : IFuncs)
      M.insertIFunc(I);
    for (MDNode *Unit : Units)
      units()->addOperand(Unit);
  }
};
} // namespace

bool unbank_forget_annotations(LLVMModuleRef ModuleRef, LLVMTargetMachineRef MachineRef) {
  auto &Machine =
      static_cast<UNBANK_CODEGEN_TARGET_MACHINE &>(*reinterpret_cast<TargetMachine *>(MachineRef));
  Emptied Rest(*unwrap(ModuleRef));
  raw_null_ostream Nowhere; // outlives the printer, which writes to it last
  legacy::PassManager Passes;
  auto *Info = new MachineModuleInfoWrapperPass(&Machine);
  Passes.add(Machine.createPassConfig(Passes));
  Passes.add(Info);
  if (Machine.addAsmPrinter(Passes, Nowhere, nullptr, CodeGenFileType::AssemblyFile,
                            Info->getMMI().getContext()))
    return false;
  Passes.run(*unwrap(ModuleRef));
  return true;
}

#else

bool unbank_forget_annotations(LLVMModuleRef, LLVMTargetMachineRef) { return true; }

#endif
