/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "widths/regions.h"

#include <string.h>

#include "bank/bank.h"
#include "shim/query.h"

/* Whether a call, or its callee, is declared to access no memory. */
static bool touches_no_memory(LLVMValueRef call) {
  unsigned kind = LLVMGetEnumAttributeKindForName("memory", 6);
  LLVMAttributeIndex function = (LLVMAttributeIndex)LLVMAttributeFunctionIndex;
  LLVMValueRef callee = LLVMGetCalledValue(call);
  LLVMAttributeRef memory = LLVMGetCallSiteEnumAttribute(call, function, kind);
  if (!memory && LLVMIsAFunction(callee))
    memory = LLVMGetEnumAttributeAtIndex(callee, function, kind);
  return memory && LLVMGetEnumAttributeValue(memory) == 0;
}

/* Inline PTX, which is all that ptxas sees of an asm statement, volatile or not. */

/* How instructions begin that only access registers. Those that may become calls are not listed,
 * because nothing merges across calls: exact divisions and roots, rsqrt of doubles. */
static const char *const register_instructions[] = {
    ".reg",        "abs",      "add",   "addc",  "and",      "bfe",    "bfi",        "bfind",
    "bmsk",        "brev",     "clz",   "cnot",  "copysign", "cos",    "cvt",        "cvta",
    "div.approx",  "div.full", "dp2a",  "dp4a",  "ex2",      "fma",    "lg2",        "lop3",
    "mad",         "mad24",    "madc",  "max",   "min",      "mma",    "mov",        "mul",
    "mul24",       "neg",      "not",   "or",    "popc",     "prmt",   "rcp.approx", "sad",
    "selp",        "set",      "setp",  "shf",   "shl",      "shr",    "sin",        "slct",
    "sqrt.approx", "sub",      "subc",  "szext", "tanh",     "testp",  "vabsdiff",   "vabsdiff2",
    "vabsdiff4",   "vadd",     "vadd2", "vadd4", "vavrg2",   "vavrg4", "vmad",       "vmax",
    "vmax2",       "vmax4",    "vmin",  "vmin2", "vmin4",    "vset",   "vset2",      "vset4",
    "vshl",        "vshr",     "vsub",  "vsub2", "vsub4",    "xor",
};

static bool is_register_instruction(const char *text) {
  for (size_t i = 0; i < sizeof register_instructions / sizeof *register_instructions; i++) {
    size_t length = strlen(register_instructions[i]);
    if (!strncmp(text, register_instructions[i], length) && text[length] &&
        strchr(". \t\r\n", text[length]))
      return true;
  }
  return false;
}

/* Whether all statements of an inline assembly only access registers. A statement begins after a
 * `;` or a brace, perhaps with a guard. Text with comments or labels is not understood. */
static bool touches_registers_alone(LLVMValueRef assembly) {
  size_t length;
  const char *text = LLVMGetInlineAsmAsmString(assembly, &length);
  if (strlen(text) != length)
    return false;
  for (;; text += strcspn(text, ";")) {
    text += strspn(text, " \t\r\n{};");
    if (*text == '@') {
      text += strcspn(text, " \t\r\n{};");
      text += strspn(text, " \t\r\n");
    }
    if (!*text)
      return true;
    if (!is_register_instruction(text))
      return false;
  }
}

/* Whether ptxas merges nothing across an instruction: a barrier, or anything that might write
 * shared memory, except plain loads and stores. */
static bool ends_ptxas_region(LLVMValueRef inst) {
  if (!LLVMIsACallInst(inst))
    return LLVMIsAAtomicRMWInst(inst) || LLVMIsAAtomicCmpXchgInst(inst) || LLVMIsAFenceInst(inst);
  LLVMValueRef callee = LLVMGetCalledValue(inst);
  return !touches_no_memory(inst) && !unbank_is_marker(callee) &&
         !(LLVMIsAInlineAsm(callee) && touches_registers_alone(callee));
}

/* LLVM's vectorizer does not look into inline assembly. */
static bool ends_llvm_region(LLVMValueRef inst) {
  return LLVMIsACallInst(inst) && LLVMIsAInlineAsm(LLVMGetCalledValue(inst));
}

/* Loads merge up to the next shared store, and stores up to the next shared load. One counter
 * serves both, because a change of direction ends the region. */
void unbank_find_regions(struct module *module) {
  uint32_t ptxas_region = 0, llvm_region = 0;
  for (size_t i = 0; i < module->accesses.count;) {
    LLVMBasicBlockRef block = module->accesses.items[i].block;
    enum unbank_op direction = UNBANK_OP_LD;
    ptxas_region++, llvm_region++;
    UNBANK_EACH_INSTRUCTION(inst, block) {
      if (i == module->accesses.count || module->accesses.items[i].inst != inst) {
        ptxas_region += ends_ptxas_region(inst);
        llvm_region += ends_llvm_region(inst) || ends_ptxas_region(inst);
        continue;
      }
      for (; i < module->accesses.count && module->accesses.items[i].inst == inst; i++) {
        struct access *access = &module->accesses.items[i];
        bool plain = unbank_is_load_or_store(access->op);
        ptxas_region += access->op != direction || !plain;
        llvm_region += !plain || access->is_assembly;
        direction = access->op;
        access->ptxas_region = ptxas_region;
        access->llvm_region = llvm_region;
        llvm_region += access->is_assembly;
      }
    }
  }
}
