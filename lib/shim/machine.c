/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "shim/machine.h"

#include <llvm-c/Core.h>
#include <stdio.h>
#include <string.h>
#include <threads.h>

#include "shim/codegen.h"
#include "shim/compat.h"
#include "shim/query.h"

/* LLVM's list of targets belongs to the process, and LLVM does not lock it: it is asked before it
 * is written, by one thread of ours. Whoever runs a pipeline for a target has put it there. */
static once_flag target_is_there = ONCE_FLAG_INIT;
static void make_target(void) {
  LLVMTargetRef target;
  char *error = NULL;
  if (!LLVMGetTargetFromTriple(UNBANK_TRIPLE, &target, &error) &&
      LLVMTargetHasTargetMachine(target))
    return;
  LLVMDisposeMessage(error);
  LLVMInitializeNVPTXTargetInfo();
  LLVMInitializeNVPTXTarget();
  LLVMInitializeNVPTXTargetMC();
  LLVMInitializeNVPTXAsmPrinter();
}

LLVMTargetMachineRef unbank_new_machine(LLVMModuleRef module, LLVMValueRef function,
                                        bool has_short_pointers) {
  LLVMTargetRef target;
  char *error = NULL, processor[64] = "sm_90"; /* where none is named */
  unsigned length;
  const char *named = unbank_processor(function, &length);
  if (named)
    snprintf(processor, sizeof processor, "%.*s", (int)length, named);
  const char *triple = LLVMGetTarget(module);
  call_once(&target_is_there, make_target);
  if (strncmp(triple, "nvptx", 5))
    triple = UNBANK_TRIPLE;
  if (LLVMGetTargetFromTriple(triple, &target, &error)) {
    LLVMDisposeMessage(error);
    return NULL;
  }
  return unbank_codegen_machine(target, triple, processor, UNBANK_NEWEST_PTX,
                                LLVMCodeGenLevelAggressive, has_short_pointers);
}
