/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Which loops ptxas leaves rolled, for any trip count. It copies the body of a loop in two cases,
 * as seen in cubins (ptxas 13, sm_75 to sm_120; some 80,000 loops with all combinations of counter,
 * bound, shape and body):
 *
 *     unrolled   completely or partially: if a branch back to the header is conditional, or is a
 *                jump to a header that leaves the loop by a conditional branch; the condition
 *                compares a counter to which each iteration adds a constant, integer or float; and
 *                no instruction of the loop is a call, becomes one, is a fence, or branches by a
 *                table (brx.idx)
 *     rotated    if the header leaves the loop, and some branch back to it is not conditional: the
 *                header, up to its branch, is executed once before the loop. A bare jump after a
 *                loop of one block counts as such a branch if its target has predecessors that do
 *                not dominate the loop, and the loop has a fence
 *
 * It leaves a loop rolled in the following cases:
 *
 *     i <<= 1, i >>= 1, i *= c, i &= i - 1   the counter is geometric, even if there are only 4
 *                                            iterations, as constants show
 *     i += blockDim.x, i += argument         the step is not a constant, not even with .reqntid
 *     p = p->next, while (x > eps)           the condition depends on data
 *     i + 3 < n, (int)i < n, 2 * i != 8      a value computed from the counter is compared, not
 *                                            the counter itself. Not even i + 1 is the counter if
 *                                            it is computed twice, or truncated from 64 bits
 *     for (;;) { if (x) ...; if (i >= n) break; ... }   the counter is compared neither in the
 *                                            header nor by a branch back to it
 *     switch (x) { ... }                     a table of branches (326 loops, and 36 forms on sm_75,
 *                                            sm_90 and sm_120)
 *     @%p bra header; ret; header:           the branch back leads forward over the return of a
 *                                            kernel (286 loops, and 24 forms on sm_75, sm_90 and
 *                                            sm_120). If the kernel does anything before it
 *                                            returns, the loop is unrolled
 *     @%p bra out; bra header;               a bare jump after a loop of one block, in a function
 *                                            with at most one other jump, which leads forward, and
 *                                            without instructions that become jumps
 *     .pragma "nounroll" at the header       but such a loop may be rotated
 *
 * The last two are open in a device function, which may be inlined: the caller may have other
 * jumps, and the pragma is lost if a label of debug information separates it from the first
 * instruction and the caller has labels, too (15 test kernels on sm_90).
 *
 * If a loop ends with any other jump, as with clang -Os, its first iteration may be executed before
 * it, even with the pragma (90 kernels on sm_90).
 *
 * A condition that is not understood here may compare a counter. */
#ifndef UNBANK_PTXAS_ROLLED_H
#define UNBANK_PTXAS_ROLLED_H

#include "ptxas/flow.h"

/* Sets is_rolled, is_rotated, may_be_peeled and depends_on_caller of all loops. The rest of `flow`
 * must be set. */
void unbank_find_rolled(struct flow *flow, const struct ptx_function *function,
                        struct arena *arena);

#endif
