// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Code of a module in which some kernels are unchanged: codegen makes that of the others, and the
// code of these is taken from what was generated before the change.
#ifndef UNBANK_SHIM_CODEGEN_SPLICED_H
#define UNBANK_SHIM_CODEGEN_SPLICED_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Target/TargetMachine.h"

#include <optional>
#include <string>
#include <vector>

// An unchanged kernel, and the variables of the module that its code names.
struct unbank_unchanged {
  std::string Kernel;
  std::vector<std::string> Variables;
};

// `Before`: PTX of the module as it was; `Bitcode`: the module as it is, with the order of uses. No
// code if a variable that an unchanged kernel names is not what it was for the code before: codegen
// of another kernel may raise its alignment.
std::optional<std::string> unbank_splice(llvm::LLVMContext &Context, llvm::TargetMachine &Machine,
                                         llvm::ArrayRef<char> Bitcode, llvm::StringRef Before,
                                         llvm::ArrayRef<unbank_unchanged> Unchanged);

#endif
