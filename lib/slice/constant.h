/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#ifndef UNBANK_SLICE_CONSTANT_H
#define UNBANK_SLICE_CONSTANT_H

#include "slice/slice.h"

/* The value of a constant, as an offset when it is an address in an array; false when only the
 * linker knows it. */
bool unbank_slice_constant(const struct slices *slices, LLVMValueRef value, int64_t *number,
                           uint32_t *array);

/* One index of a GEP: the type that it enters, and how its value counts. */
struct gep_index {
  LLVMValueRef value;
  bool is_constant; /* `number` bytes; else value * number */
  int64_t number;
};

/* Enters *type by one index. false for a type that cannot be indexed so. */
bool unbank_slice_enter(const struct slices *slices, LLVMTypeRef *type, bool first,
                        LLVMValueRef value, struct gep_index *out);

#endif
