/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * What only the launch knows, and addresses depend on. Each function whose accesses need it asks
 * once, at its entry, and finds the same for all threads.
 *
 * Where dynamic memory ends. Where the last line is a part of one, it has to stay as it is
 * (plan.h). Unless the layout is carved:
 *
 *     last = %dynamic_smem_size & -L
 *     flip = d(last)
 *
 * How long rows are, of pitch:B:A:K:C. With P = K * argument + C, of rows of two lengths both of
 * these joined by a bitwise or, and 2^k the largest power of two, at most 2^18, that divides P,
 * d(x) = (x >> shift) & mask, where
 *
 *     shift = max(k, 7) - B
 *     mask  = bits B to min(k, 7), the last not included
 *
 * Where the function rounds addresses in dynamic memory, k is no more than what divides the place
 * where that begins, so that what starts there is a multiple of 2^(B + 1) wherever anything moves.
 *
 * Which bits a carved layout reads: those below the lowest bit that is set in a start, a term of
 * an offset that was planned so. The lowest bit of scale * argument is that of 2^j * argument, with
 * 2^j the lowest bit of the scale. A last line that is a part of one counts as a start: the layout
 * reads no bit that the line's place has, and so moves nothing in it.
 *
 *     starts = 2^j * argument | 2^i * argument | ... | (last == %dynamic_smem_size ? 0 : last)
 *     below  = ~starts & (starts - 1)             all bits, where there are none */
#ifndef UNBANK_REWRITE_LAUNCH_H
#define UNBANK_REWRITE_LAUNCH_H

#include "rewrite/emit.h"

struct launch {
  struct {
    struct launch_values {
      LLVMValueRef function, last_flip, row_shift, row_mask; /* NULL where not needed */
      LLVMValueRef row_power;                                /* that divides the rows */
      struct carving *carving;
      const struct instance *instance; /* whose layout it is */
    } *items;
    size_t count, capacity;
  } list;
};

/* Gives the emitter what the instance's layout needs in a function; computed where it is first
 * asked for. Leaves the emitter's builder where it is. */
void unbank_use_launch_values(struct emitter *emitter, struct launch *launch, LLVMValueRef function,
                              const struct instance *instance);

/* Makes the layout read no bit that the term of an offset, a start, may have. */
void unbank_add_start(struct emitter *emitter, const struct term *term);
/* Of a mask for bits that were shifted down by `shift`, those that the layout reads; at the
 * function's entry. */
LLVMValueRef unbank_carved_mask(struct emitter *emitter, uint32_t mask, int shift);

#endif
