/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Where dynamic memory ends. Only the launch knows how many bytes there are, and where they are not
 * whole lines the last line has to stay as it is (plan.h). So each function that has such accesses
 * asks once, at its entry, and finds the same for all threads of the launch:
 *
 *     last = %dynamic_smem_size & -L
 *     flip = d(last) */
#ifndef UNBANK_REWRITE_LAST_LINE_H
#define UNBANK_REWRITE_LAST_LINE_H

#include "rewrite/emit.h"

struct last_lines {
  struct {
    struct last_line {
      LLVMValueRef function, flip;
      const struct instance *instance; /* whose layout it is */
    } *items;
    size_t count, capacity;
  } list;
};

/* The flip in a function, made where it is first asked for. Leaves the emitter's builder where it
 * is. */
LLVMValueRef unbank_last_flip(struct emitter *emitter, struct last_lines *lines,
                              LLVMValueRef function, const struct instance *instance);

#endif
