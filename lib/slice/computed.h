/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Values that no step computes, floats above all, and what they are computed from. Arithmetic on
 * uniform values is uniform: a loop of ceil(n / 8.0f) trips runs equally often in all lanes, so
 * its contents are known as well as with (n + 7) / 8. */
#ifndef UNBANK_SLICE_COMPUTED_H
#define UNBANK_SLICE_COMPUTED_H

#include <llvm-c/Core.h>
#include <stdbool.h>

enum { COMPUTED_LEAVES_MAX = 4 };

/* The integers, pointers and floats behind a value. */
struct computed {
  LLVMValueRef leaves[COMPUTED_LEAVES_MAX];
  unsigned count;
  bool is_loaded; /* some float, or vector, on the way is loaded */
};

/* Follows a value back through arithmetic and loads, and through vectors and structs. False if it
 * also depends on something that may differ between lanes. `is_kernel`: the value's function is a
 * kernel, so its arguments are uniform. */
bool unbank_computed_from(LLVMValueRef value, bool is_kernel, struct computed *out);

/* Whether an integer was rounded from a float, perhaps with casts and arithmetic after. */
bool unbank_is_rounded(LLVMValueRef value);

#endif
