/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Threads that their arrays have no room for. A guard on a thread's number alone, `if (threadIdx.x
 * < n)`, is assumed to hold for every thread (guards.h). But if it protects an array with a row for
 * each of 32 threads, no launch of 256 threads lets more than 32 through. So lanes whose address is
 * outside the array do not execute the access. If a thread's address is outside every time, the
 * nearest such guard around the access stops the thread altogether, in another run of all warps. */
#ifndef UNBANK_LANES_ROOM_H
#define UNBANK_LANES_ROOM_H

#include "lanes/warp.h"

/* Removes the lanes whose address is outside the array from both masks, and notes them. */
void unbank_keep_inside(struct machine *machine, const struct activation *activation,
                        const struct access *access, const struct value *pointer,
                        uint32_t *may_mask, uint32_t *must_mask);
/* Marks a guard on a thread's number alone. Returns the lanes of this warp that it stops. */
uint32_t unbank_kept_out(struct machine *machine, const struct activation *activation,
                         uint32_t slot);
/* After all warps have run: makes guards stop the threads that were outside every time. True if a
 * guard stops a thread that it let through before. */
bool unbank_keep_out(struct machine *machine);

#endif
