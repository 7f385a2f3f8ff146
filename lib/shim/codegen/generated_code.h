// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The side of generated.h that codegen sees: C++, because a machine's settings are.
#ifndef UNBANK_SHIM_CODEGEN_GENERATED_CODE_H
#define UNBANK_SHIM_CODEGEN_GENERATED_CODE_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/IR/Module.h"
#include "llvm/Target/TargetMachine.h"

#include <optional>
#include <string>

#include "shim/codegen/generated.h"
#include "shim/codegen/unchanged.h"

// What codegen of NVPTX goes by, of a machine that has compiled nothing yet: some options become
// those of the function that was compiled last.
std::string unbank_settings(const llvm::TargetMachine &Machine);

// What code was generated for: a module, and its bitcode with the order of uses.
struct unbank_generated_for {
  const llvm::Module *Module;
  llvm::ArrayRef<char> Bitcode;
  std::vector<unbank_kernel_state> Kernels;
};

// Text is PTX with line directives, which are left out.
void unbank_keep_generated(unbank_generated_for For, std::string Settings, llvm::StringRef Text);

// The code that was kept, which is kept no longer, if it is what Machine would make of M; or with
// what Machine makes of changed parts of M.
std::optional<std::string> unbank_take_generated(const llvm::Module &M,
                                                 llvm::TargetMachine &Machine);

#endif
