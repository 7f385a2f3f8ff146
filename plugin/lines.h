// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Keeps the source lines of memory accesses through LLVM's optimisations. Where LLVM hoists an
// access, as out of a loop that runs once, or merges two of an if and its else, it drops the line,
// lest a debugger jumps back and forth. A report wants it nevertheless. So accesses are noted with
// their lines in the middle of the pipeline, before loops are transformed, and those that have lost
// theirs by a later look get them back; a merged one has the line of one of the two.
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
  // always: also where the compile writes lines of its own, into which a restored one would go.
  explicit Lines(bool always) : always(always) {}
  // A look at one function, which optimisation is not done with.
  void look(llvm::Function &function);
  // The last look, at all functions that were noted.
  void finish(llvm::Module &module);
};

#endif
