/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "shim/unreached.h"

#include "shim/query.h"
#include "support/map.h"

/* The blocks that ways from the entry lead to. */
static struct map find_reached(LLVMValueRef function, struct arena *arena) {
  struct map reached = map_new(arena);
  LIST_OF(LLVMBasicBlockRef) left = {0};
  *ARENA_PUSH(arena, &left) = LLVMGetEntryBasicBlock(function);
  map_put(&reached, left.items[0], 1);
  while (left.count) {
    LLVMValueRef end = LLVMGetBasicBlockTerminator(left.items[--left.count]);
    for (unsigned i = 0; i < LLVMGetNumSuccessors(end); i++) {
      LLVMBasicBlockRef to = LLVMGetSuccessor(end, i);
      if (map_add(&reached, to, 1))
        *ARENA_PUSH(arena, &left) = to;
    }
  }
  return reached;
}

static void cut(LLVMValueRef inst, const struct map *reached, struct arena *arena,
                struct unreached *out) {
  for (unsigned i = 0; !LLVMIsAPHINode(inst) && i < (unsigned)LLVMGetNumOperands(inst); i++) {
    LLVMValueRef value = LLVMGetOperand(inst, i);
    if (!LLVMIsAInstruction(value) || LLVMGetTypeKind(LLVMTypeOf(value)) == LLVMTokenTypeKind ||
        map_get(reached, LLVMGetInstructionParent(value), NULL))
      continue;
    *ARENA_PUSH(arena, &out->uses) = (struct unreached_use){inst, value, i};
    LLVMSetOperand(inst, i, LLVMGetPoison(LLVMTypeOf(value)));
  }
}

void unbank_cut_unreached(LLVMModuleRef module, struct arena *arena, struct unreached *out) {
  struct arena scratch = {0};
  for (LLVMValueRef function = LLVMGetFirstFunction(module); function;
       function = LLVMGetNextFunction(function)) {
    if (LLVMIsDeclaration(function))
      continue;
    const struct map reached = find_reached(function, &scratch);
    UNBANK_EACH_BLOCK(block, function)
      if (!map_get(&reached, block, NULL))
        UNBANK_EACH_INSTRUCTION(inst, block)
          cut(inst, &reached, arena, out);
  }
  arena_free(&scratch);
}

void unbank_restore_unreached(const struct unreached *unreached) {
  for (size_t i = unreached->uses.count; i--;)
    LLVMSetOperand(unreached->uses.items[i].inst, unreached->uses.items[i].operand,
                   unreached->uses.items[i].value);
}
