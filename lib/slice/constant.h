/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Constants of the IR as numbers, and the byte offsets that GEP indices contribute. */
#ifndef UNBANK_SLICE_CONSTANT_H
#define UNBANK_SLICE_CONSTANT_H

#include "slice/slice.h"

/* The value of a constant, which is an offset if it is an address in an array; false if only the
 * linker knows it. */
bool unbank_slice_constant(const struct slices *slices, LLVMValueRef value, int64_t *number,
                           uint32_t *array);

/* One index of a GEP. */
struct gep_index {
  LLVMValueRef value;
  bool is_constant; /* contributes `number` bytes; otherwise value * number */
  int64_t number;
};

/* Applies one index to *type; false if the type cannot be indexed like that. */
bool unbank_slice_enter(const struct slices *slices, LLVMTypeRef *type, bool first,
                        LLVMValueRef value, struct gep_index *out);

#endif
