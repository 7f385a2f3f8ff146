/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "shown.h"

#include "trial.h"

const char *shown_right(const struct proposing *from, LLVMContextRef context, const struct job *job,
                        const struct change_list *changes, const struct patched_list *files) {
  LLVMModuleRef changed = NULL;
  const char *problem = NULL;
  for (size_t i = 0; i < changes->count && !problem; i++) {
    const struct change *change = &changes->items[i];
    if (change->length || !change->array->pointers.count)
      continue;
    if (!changed)
      changed = trial_plain(from->arena, context, job, files);
    const struct declared declared = propose_members(from, change->array);
    problem = changed ? propose_shown_right(from, &declared, change, changed)
                      : "the changed source cannot be compiled";
  }
  if (changed)
    LLVMDisposeModule(changed);
  return problem;
}
