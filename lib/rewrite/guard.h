/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The mask under which bytes of dynamic memory move. A layout moves them within aligned lines of L
 * bytes, L a power of two; only the launch knows how many bytes there are, and the last line may be
 * a part of one, with no room for what would move behind its end. So each function that has such
 * accesses asks once, at its entry, the same for all threads of the launch:
 *
 *     size = %dynamic_smem_size
 *     mask = size is a multiple of L ? all ones : 0
 */
#ifndef UNBANK_REWRITE_GUARD_H
#define UNBANK_REWRITE_GUARD_H

#include "rewrite/emit.h"

struct guards {
  struct {
    struct guard {
      LLVMValueRef function, mask;
      uint32_t line; /* L, bytes */
    } *items;
    size_t count, capacity;
  } list;
};

/* The mask of a function for lines of so many bytes, made where it is first asked for. Leaves the
 * emitter's builder where it is. */
LLVMValueRef unbank_guard(struct emitter *emitter, struct guards *guards, LLVMValueRef function,
                          uint32_t line);

#endif
