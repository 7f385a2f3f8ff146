/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * What only the launch knows, and addresses depend on. Each function whose accesses need it asks
 * once, at its entry, and finds the same for all threads.
 *
 * Where dynamic memory ends. Where there are no whole lines, the last one has to stay as it is
 * (plan.h):
 *
 *     last = %dynamic_smem_size & -L
 *     flip = d(last)
 *
 * How long rows are, of pitch:B:A:K:C. With P = K * argument + C, and 2^k the largest power of two,
 * at most 2^18, that divides it, d(x) = (x >> shift) & mask, where
 *
 *     shift = max(k, 7) - B
 *     mask  = bits B to min(k, 7), the last not included */
#ifndef UNBANK_REWRITE_LAUNCH_H
#define UNBANK_REWRITE_LAUNCH_H

#include "rewrite/emit.h"

struct launch {
  struct {
    struct launch_values {
      LLVMValueRef function, last_flip, row_shift, row_mask; /* NULL where not needed */
      const struct instance *instance;                       /* whose layout it is */
    } *items;
    size_t count, capacity;
  } list;
};

/* Gives the emitter what the instance's layout needs in a function; computed where it is first
 * asked for. Leaves the emitter's builder where it is. */
void unbank_ask_launch(struct emitter *emitter, struct launch *launch, LLVMValueRef function,
                       const struct instance *instance);

#endif
