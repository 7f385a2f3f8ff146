/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Which loops ptxas leaves rolled, whatever their trip count. It copies the body of a loop in two
 * cases, as seen in cubins (ptxas 13, sm_75 to sm_120; some 80,000 loops of all combinations of
 * counter, bound, form and body):
 *
 *     unrolled   wholly or in part: a branch back to the header that is conditional, or a jump back
 *                to a header that leaves the loop by a conditional one, where that condition
 *                compares a counter to which each iteration adds a constant, integer or float;
 *                none of whose instructions is a call, becomes one, or is a fence
 *     rotated    the header leaves the loop, and some branch back to it is not conditional: the
 *                header, up to there, is executed once ahead of the loop. A bare jump behind a
 *                loop of one block is such a branch where blocks that do not dominate the loop
 *                lead to where it leads, and where the loop has a fence
 *
 * and leaves it as it is where
 *
 *     i <<= 1, i >>= 1, i *= c, i &= i - 1   the counter is geometric, even of 4 iterations that
 *                                            are known
 *     i += blockDim.x, i += argument         the step is no constant; nor is it with .reqntid
 *     p = p->next, while (x > eps)           data decides
 *     i + 3 < n, (int)i < n, 2 * i != 8      what is compared is made of the counter, and not the
 *                                            counter itself: not even i + 1 is, where it is
 *                                            computed twice, or cut from 64 bits
 *     for (;;) { if (x) ...; if (i >= n) break; ... }   the counter is compared neither in the
 *                                            header nor by a branch back
 *     .pragma "nounroll" at the header       but this is rotated
 *     @%p bra out; bra header;               a bare jump behind a loop of one block, in a function
 *                                            without other jumps and what becomes one
 *
 * The last two are not known in a device function, which may be inlined: beside jumps of the caller
 * no bare jump is one, and the pragma is lost where a label of debug information parts it from the
 * first instruction and the caller has labels, too (15 forms on sm_90).
 *
 * A loop that ends with any other jump, as clang -Os makes them, may have its first iteration
 * executed ahead of it, even beside the pragma (90 kernels on sm_90).
 *
 * What is not understood of a condition may be a counter. */
#ifndef UNBANK_PTXAS_ROLLED_H
#define UNBANK_PTXAS_ROLLED_H

#include "ptxas/flow.h"

/* Sets is_rolled, is_rotated, may_be_peeled and depends_on_caller of all loops; the rest of `flow`
 * is known. */
void unbank_find_rolled(struct flow *flow, const struct ptx_function *function,
                        struct arena *arena);

#endif
