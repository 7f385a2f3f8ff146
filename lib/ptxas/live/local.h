/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Which stores to a local array are surely read. ptxas keeps local arrays in registers where it
 * can, and then leaves out what nothing reads. It cannot leave out what a loop does with an element
 * in each iteration of a loop whose end nobody knows:
 *
 *     for (t = a; t < n; t += b)                  x[j] is what the iteration of t before has left,
 *       for (j = 0; j < 64; j++)                  so that y is needed wherever x is
 *         sum += x[j], x[j] = x[j] * y + ...;
 *
 * The load and the store stand in one block, which each iteration of both loops executes, the load
 * first; their address is one register, which each iteration of the outer loop counts along from
 * the same start, or which the loop does not write at all; and nothing else in that loop stores to
 * local memory but the same block, elsewhere, by the same register, and never where another
 * iteration does. The loop is known to stay rolled: what the last iteration leaves may not be
 * read. */
#ifndef UNBANK_PTXAS_LOCAL_H
#define UNBANK_PTXAS_LOCAL_H

#include "ptxas/flow.h"

/* By instruction: of a store to local memory 1 + the load that surely reads all that it stores,
 * register by register; 0: none is known. NULL: of no store it is. */
uint32_t *unbank_local_readers(const struct ptx_function *function, const struct flow *flow,
                               struct arena *arena);

#endif
