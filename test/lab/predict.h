/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The widths that the pass predicts for each kernel of a module, in the words of the laboratory:
 * lines and bytes. A file of its own because the pass and the simulator both have a struct kernel.
 */
#ifndef LAB_PREDICT_H
#define LAB_PREDICT_H

#include <llvm-c/Core.h>
#include <stdbool.h>

#include "support/arena.h"
#include "unbank/bank.h"
#include "unbank/options.h"

struct predicted_access {
  enum unbank_op op;
  uint32_t line, lead_line;
  bool leads, is_gone;   /* is_gone: codegen leaves nothing of it */
  uint32_t bytes, parts; /* of one that leads */
  const char *cause;     /* why its width is not certain, or NULL */
  bool may_be_fewer;     /* it may be executed less often than the code says */
};

struct predicted_kernel {
  const char *name;
  struct {
    struct predicted_access *items;
    size_t count, capacity;
  } accesses; /* loads and stores, in IR order */
};

struct prediction {
  struct {
    struct predicted_kernel *items;
    size_t count, capacity;
  } kernels;
};

/* What the code as it stands will be. NULL, or a malloc'd sentence. */
char *predict(LLVMModuleRef module, const struct unbank_options *options, struct arena *arena,
              struct prediction *out);

#endif
