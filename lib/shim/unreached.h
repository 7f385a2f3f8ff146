/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Unreachable code. There, an instruction may use its own result, directly or through others: `%p =
 * getelementptr i8, ptr %p, i64 4` is valid. Code that follows operands upwards would not
 * terminate. So during a run, such uses are replaced by poison. */
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

/* Replaces such uses in all functions of a module. */
void unbank_cut_unreached(LLVMModuleRef module, struct arena *arena, struct unreached *out);

/* Restores these uses. The unreachable code must not have changed otherwise. */
void unbank_restore_unreached(const struct unreached *unreached);

#endif
