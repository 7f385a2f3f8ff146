/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Which stores to a local array are certainly read. ptxas keeps local arrays in registers if it
 * can, and then drops what nothing reads. It cannot drop what a loop with an unknown trip count
 * does with an element in each iteration:
 *
 *     for (t = a; t < n; t += b)
 *       for (j = 0; j < 64; j++)
 *         sum += x[j], x[j] = x[j] * y + ...;
 *
 * Here x[j] is what the previous iteration of t stored, so y is needed if x is.
 *
 * The conditions are:
 *
 *   - The load and the store are in one block, the load first, and each iteration of both loops
 *     executes the block.
 *   - Their address is one register. Either the inner loop increments it by a constant, and each
 *     iteration of the outer loop starts it with the same value; or a single loop, which then
 *     counts as both, does not write it.
 *   - Nothing else in that loop stores to local memory, except for stores of the same block by the
 *     same register to other elements, which no iteration's store overlaps.
 *   - The loop certainly stays rolled, since what its last iteration stores may not be read. */
#ifndef UNBANK_PTXAS_LOCAL_H
#define UNBANK_PTXAS_LOCAL_H

#include "ptxas/flow.h"

/* By instruction: for a store to local memory, 1 + the load that certainly reads all that it
 * stores, register by register; 0: none is known. NULL: none is known for any store. */
uint32_t *unbank_local_readers(const struct ptx_function *function, const struct flow *flow,
                               struct arena *arena);

#endif
