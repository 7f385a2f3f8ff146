// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "lines.h"

#include "llvm/IR/DebugInfoMetadata.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Module.h"
#include "llvm/TargetParser/Triple.h"

using namespace llvm;

static bool hasLine(const Instruction &instruction) {
  const DebugLoc &location = instruction.getDebugLoc();
  return location && location.getLine();
}

bool Lines::wants(const Function &function) const {
  const DISubprogram *subprogram = function.getSubprogram();
  const DICompileUnit *unit = subprogram ? subprogram->getUnit() : nullptr;
  return unit && Triple(function.getParent()->getTargetTriple()).isNVPTX() &&
         (always || unit->getEmissionKind() == DICompileUnit::NoDebug);
}

// A handle is null once its instruction is deleted.
void Lines::restore(const Noted &noted) const {
  for (const auto &[handle, location] : noted) {
    Value *value = handle;
    auto *instruction = dyn_cast_or_null<Instruction>(value);
    if (instruction && !hasLine(*instruction))
      instruction->setDebugLoc(location);
  }
}

void Lines::look(Function &function) {
  if (!wants(function))
    return;
  Noted &noted = notes[&function];
  restore(noted);
  noted.clear();
  for (Instruction &instruction : instructions(function))
    if (instruction.mayReadOrWriteMemory() && hasLine(instruction))
      noted.emplace_back(&instruction, instruction.getDebugLoc());
}

void Lines::finish(Module &module) {
  for (Function &function : module)
    if (auto found = notes.find(&function); found != notes.end())
      restore(found->second);
  notes.clear();
}
