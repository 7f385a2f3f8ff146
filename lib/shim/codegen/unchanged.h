// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Which kernels are still what they were when code was generated for them, so that this code is
// theirs even if the pass has changed other parts of the module. A state lists all that codegen of
// a kernel reads. It names instructions, types and constants by their addresses, so it is compared
// only within one run of the pass.
#ifndef UNBANK_SHIM_CODEGEN_UNCHANGED_H
#define UNBANK_SHIM_CODEGEN_UNCHANGED_H

#include "llvm/ADT/SetVector.h"
#include "llvm/IR/Module.h"

#include <cstdint>
#include <string>
#include <vector>

struct unbank_kernel_state {
  std::string Name;
  std::vector<uintptr_t> State;
  size_t Instructions;
  llvm::SmallSetVector<const llvm::GlobalVariable *, 4> Variables; // that its code names
};

// Kernels that call functions are left out: how a callee takes its arguments depends on all of its
// callers. So are those with instructions of which not all is listed.
std::vector<unbank_kernel_state> unbank_kernel_states(const llvm::Module &M);

#endif
