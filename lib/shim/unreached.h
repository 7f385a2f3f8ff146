/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Code that nothing reaches. There an instruction may use its own result, directly or through
 * others: `%p = getelementptr i8, ptr %p, i64 4` is valid. Whoever follows operands upward would go
 * round without end. So for a run such code uses poison in place of its own results. */
#ifndef UNBANK_SHIM_UNREACHED_H
#define UNBANK_SHIM_UNREACHED_H

#include <llvm-c/Core.h>

#include "support/arena.h"

/* An operand that was replaced. */
struct unreached_use {
  LLVMValueRef inst, value;
  unsigned operand;
};

struct unreached {
  LIST_OF(struct unreached_use) uses;
};

/* Of all functions of a module. */
void unbank_cut_unreached(LLVMModuleRef module, struct arena *arena, struct unreached *out);

/* Makes the code what it was; the module must not have changed otherwise. */
void unbank_restore_unreached(const struct unreached *unreached);

#endif
