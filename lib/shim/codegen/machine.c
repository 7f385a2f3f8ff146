/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "shim/codegen/machine.h"

#include <llvm-c/Core.h>
#include <stdio.h>
#include <string.h>
#include <threads.h>

#include "shim/codegen/codegen.h"
#include "shim/compat.h"
#include "shim/query.h"
#include "support/words.h"

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

/* Whether an attribute says so, by which clang tells of an option. */
static bool is_true(LLVMValueRef function, const char *attribute) {
  unsigned length;
  const char *value = unbank_attribute(function, attribute, &length);
  return value && length == 4 && !strncmp(value, "true", 4);
}

LLVMTargetMachineRef unbank_new_machine(LLVMModuleRef module, LLVMValueRef function,
                                        bool has_short_pointers, struct unbank_machine_of of) {
  LLVMTargetRef target;
  char *error = NULL;
  char processor[64] = "sm_90", features[256] = UNBANK_NEWEST_PTX; /* where none are named */
  unsigned length;
  const char *named = unbank_processor(function, &length);
  if (named)
    snprintf(processor, sizeof processor, "%.*s", (int)length, named);
  named = of.is_exact ? unbank_attribute(function, "target-features", &length) : NULL;
  if (named)
    snprintf(features, sizeof features, "%.*s", (int)length, named);
  const char *triple = LLVMGetTarget(module);
  call_once(&target_is_there, make_target);
  if (!begins_with(triple, "nvptx"))
    triple = UNBANK_TRIPLE;
  if (LLVMGetTargetFromTriple(triple, &target, &error)) {
    LLVMDisposeMessage(error);
    return NULL;
  }
  const struct unbank_codegen_target wanted = {
      .target = target,
      .triple = triple,
      .processor = processor,
      .features = features,
      .level = of.level,
      .short_pointers = has_short_pointers,
      .is_clangs = of.is_clangs,
      .has_no_infinities = is_true(function, "no-infs-fp-math"),
      .has_no_nans = is_true(function, "no-nans-fp-math"),
  };
  return unbank_codegen_machine(&wanted);
}
