/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "predict.h"

#include <llvm-c/DebugInfo.h>

#include "kernels/instances.h"
#include "profile/list.h"
#include "result/analysis.h"
#include "run.h"
#include "shim/query.h"
#include "shim/shim.h"

static uint32_t line_of(const struct access *access) { return LLVMGetDebugLocLine(access->inst); }

static void predict_kernel(const struct analysis *analysis, size_t k, struct arena *arena,
                           struct predicted_kernel *out) {
  const struct module *module = analysis->module;
  out->name = arena_strdup(arena, unbank_value_name(module->kernels.items[k].function));
  const struct kernel *kernel = &module->kernels.items[k];
  for (size_t i = 0; i < kernel->accesses.count; i++) {
    const struct access *access = &module->accesses.items[kernel->accesses.items[i]];
    const struct width *width = &analysis->widths[k][i];
    if (access->op != UNBANK_OP_LD && access->op != UNBANK_OP_ST)
      continue;
    const struct access *lead =
        width->lead == WIDTH_GONE ? access : &module->accesses.items[width->lead];
    *ARENA_PUSH(arena, &out->accesses) =
        (struct predicted_access){.op = access->op,
                                  .line = line_of(access),
                                  .lead_line = line_of(lead),
                                  .leads = width->lead == access->id,
                                  .is_gone = width->lead == WIDTH_GONE,
                                  .bytes = width->bytes,
                                  .parts = width->parts,
                                  .may_be_fewer = width->why_fewer != NULL,
                                  .cause = width->why_open};
  }
}

char *predict(LLVMModuleRef ir, const struct unbank_options *options, struct arena *arena,
              struct prediction *out) {
  struct unbank_shim *shim = unbank_shim_create();
  struct profile_list profiles = {0};
  struct module module = {
      .arena = arena, .ir = ir, .shim = shim, .options = options, .profiles = &profiles};
  char *error = unbank_find(&module);
  *out = (struct prediction){0};
  if (!error) {
    struct analysis analysis;
    unbank_analyse(&module, true, &analysis);
    for (size_t k = 0; k < module.kernels.count; k++)
      predict_kernel(&analysis, k, arena, ARENA_PUSH(arena, &out->kernels));
  }
  unbank_shim_dispose(shim);
  return error;
}
