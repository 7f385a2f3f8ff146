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

// What codegen of NVPTX goes by, of a machine that has compiled nothing yet: some options become
// those of the function that was compiled last.
std::string unbank_settings(const llvm::TargetMachine &Machine);

// Text is PTX with line directives, which are left out; Bitcode has the order of uses.
void unbank_keep_generated(llvm::ArrayRef<char> Bitcode, std::string Settings,
                           llvm::StringRef Text);

// The code that was kept, which is kept no longer, if it is what Machine would make of M.
std::optional<std::string> unbank_take_generated(const llvm::Module &M,
                                                 const llvm::TargetMachine &Machine);

#endif
