/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * What addresses depend on and only the launch knows. Each function whose accesses need such a
 * value computes it once, at its entry, the same for all threads.
 *
 * The end of dynamic memory. If the last line is incomplete, it has to stay in place (plan.h).
 * Unless the layout is carved:
 *
 *     last = %dynamic_smem_size & -L,  flip = d(last)
 *
 * Layouts for rows need no d(last), but `last` itself; 0 in its place if that line is not there,
 * as the bytes are a multiple of L, or if nothing moves.
 *
 * The length of rows, for pitch:B:A:K:C. Let P = K * argument + C, and 2^k the largest power of
 * two, at most 2^18, that divides P. Then
 *
 *     d(x)  = (x >> shift) & mask
 *     shift = max(k, 7) - B
 *     mask  = bits B to min(k, 7), the last not included
 *
 * For rows of two lengths, 2^k divides both, and the shift is the larger one, but at most 2 more
 * than the smaller.
 *
 * If the function rounds addresses in dynamic memory, k is limited to the alignment of where that
 * memory begins, so that what starts at such an address is a multiple of 2^(B + 1) wherever
 * anything moves.
 *
 * The bits that a carved layout reads: those below the lowest set bit of any start, a term of an
 * offset that was planned as such. The lowest bit of scale * argument is that of 2^j * argument,
 * with 2^j the lowest bit of the scale. An incomplete last line counts as a start: the layout
 * reads no bit of the line's place, and so moves nothing in it.
 *
 *     starts = 2^j * argument | 2^i * argument | ... | (last == %dynamic_smem_size ? 0 : last)
 *     below  = ~starts & (starts - 1), which is all bits if there are no starts */
#ifndef UNBANK_REWRITE_LAUNCH_H
#define UNBANK_REWRITE_LAUNCH_H

#include "rewrite/emit.h"

/* The values that one function computes for the layout of one instance; NULL if not needed. They
 * are those of struct emitter. */
struct launch_values {
  LLVMValueRef function;
  const struct instance *instance;
  LLVMValueRef last_flip, last, less_last, row_shift, row_mask, row_power;
  struct carving *carving;
};

struct launch {
  LIST_OF(struct launch_values) list;
};

/* Gives the emitter what the instance's layout needs in a function, computing it on first use. Does
 * not move the emitter's builder. */
void unbank_use_launch_values(struct emitter *emitter, struct launch *launch, LLVMValueRef function,
                              const struct instance *instance);

/* Dynamic memory, whose address is a constant, from `last` on; computed at the function's entry. */
LLVMValueRef unbank_behind_last(struct emitter *emitter, LLVMValueRef memory);

/* Keeps the layout from reading any bit that the term of an offset, a start, may have. */
void unbank_add_start(struct emitter *emitter, const struct term *term);
/* The part of a mask, for bits shifted down by `shift`, that the layout reads; computed at the
 * function's entry. */
LLVMValueRef unbank_carved_mask(struct emitter *emitter, uint32_t mask, int shift);

#endif
