/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "ir/regions.h"

#include <string.h>

#include "ir/ir.h"

/* Arithmetic intrinsics touch no memory; these touch none that anyone reads. */
static bool is_marker(const char *name) {
  return !strncmp(name, "llvm.lifetime.", 14) || !strncmp(name, "llvm.assume", 11) ||
         !strncmp(name, "llvm.dbg.", 9);
}

/* As the call or its callee says; an inline assembly's call does. */
static bool touches_no_memory(LLVMValueRef call) {
  unsigned kind = LLVMGetEnumAttributeKindForName("memory", 6);
  LLVMAttributeIndex function = (LLVMAttributeIndex)LLVMAttributeFunctionIndex;
  LLVMValueRef callee = LLVMGetCalledValue(call);
  LLVMAttributeRef memory = LLVMGetCallSiteEnumAttribute(call, function, kind);
  if (!memory && LLVMIsAFunction(callee))
    memory = LLVMGetEnumAttributeAtIndex(callee, function, kind);
  return memory && LLVMGetEnumAttributeValue(memory) == 0;
}

bool unbank_ends_region(LLVMValueRef inst) {
  if (!LLVMIsACallInst(inst))
    return LLVMIsAAtomicRMWInst(inst) || LLVMIsAAtomicCmpXchgInst(inst) || LLVMIsAFenceInst(inst);
  return !touches_no_memory(inst) && !is_marker(unbank_value_name(LLVMGetCalledValue(inst)));
}

/* Loads merge up to the next shared store, stores up to the next shared load: one counter serves
 * both, for a change of direction ends the region. */
void unbank_find_regions(struct module *module) {
  uint32_t region = 0;
  for (size_t i = 0; i < module->accesses.count;) {
    LLVMBasicBlockRef block = module->accesses.items[i].block;
    enum unbank_op direction = UNBANK_OP_LD;
    region++;
    for (LLVMValueRef inst = LLVMGetFirstInstruction(block); inst;
         inst = LLVMGetNextInstruction(inst)) {
      if (i == module->accesses.count || module->accesses.items[i].inst != inst) {
        region += unbank_ends_region(inst);
        continue;
      }
      for (; i < module->accesses.count && module->accesses.items[i].inst == inst; i++) {
        struct access *access = &module->accesses.items[i];
        bool plain = access->op == UNBANK_OP_LD || access->op == UNBANK_OP_ST;
        region += access->op != direction || !plain;
        direction = access->op;
        access->region = region;
      }
    }
  }
}
