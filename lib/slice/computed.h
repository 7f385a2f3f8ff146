/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Values that no step computes, floats above all, and what they are computed from. Arithmetic on
 * what is the same for all lanes is the same for all lanes: the loop of ceil(n / 8.0f) trips runs
 * as often for one lane as for another, and what is in it is no worse known than with (n + 7) / 8.
 */
#ifndef UNBANK_SLICE_COMPUTED_H
#define UNBANK_SLICE_COMPUTED_H

#include <llvm-c/Core.h>
#include <stdbool.h>

enum { COMPUTED_LEAVES_MAX = 4 };

/* Integers, pointers and floats behind a value. */
struct computed {
  LLVMValueRef leaves[COMPUTED_LEAVES_MAX];
  unsigned count;
};

/* Follows a value back through arithmetic and loads, and through vectors and structs. False where
 * it is something else, too, that lanes may not share. `is_kernel`: the value's function is one, so
 * that arguments are shared. */
bool unbank_computed_from(LLVMValueRef value, bool is_kernel, struct computed *out);

#endif
