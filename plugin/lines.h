// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Keeps the source lines of memory accesses through LLVM's optimisations. If LLVM hoists an access,
// for instance out of a loop that runs once, or merges the accesses of an if and its else, it drops
// the line, so that debuggers do not jump back and forth. A report still needs it. So accesses are
// noted with their lines in the middle of the pipeline, before loops are transformed, and those
// that have lost their line later get it back; a merged access gets the line of one of the two.
//
// C++ because LLVM's C API has no handle that outlives its instruction.
#ifndef UNBANK_PLUGIN_LINES_H
#define UNBANK_PLUGIN_LINES_H

#include "llvm/ADT/DenseMap.h"
#include "llvm/IR/DebugLoc.h"
#include "llvm/IR/ValueHandle.h"

#include <utility>
#include <vector>

namespace llvm {
class Function;
class Module;
} // namespace llvm

class Lines {
  using Noted = std::vector<std::pair<llvm::WeakVH, llvm::DebugLoc>>;
  llvm::DenseMap<const llvm::Function *, Noted> notes;
  bool always;

  bool wants(const llvm::Function &function) const;
  void restore(const Noted &noted) const;

public:
  // always: even if the compile emits line tables, which would then contain restored lines.
  explicit Lines(bool always) : always(always) {}
  // Looks at one function in the middle of the pipeline.
  void look(llvm::Function &function);
  // Looks at all noted functions at the end.
  void finish(llvm::Module &module);
};

#endif
