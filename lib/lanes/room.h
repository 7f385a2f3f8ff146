/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Threads for which their arrays have no room. A guard on a thread's number alone, `if (threadIdx.x
 * < n)`, is assumed to hold for every thread (guards.h). But if it protects an array with a row for
 * each of 32 threads, it lets no more than 32 threads through in any launch. So lanes whose address
 * is outside the array do not execute the access. A thread whose address is outside every time, a
 * stray, is stopped altogether by the nearest such guard around the access, in another run of all
 * warps. */
#ifndef UNBANK_LANES_ROOM_H
#define UNBANK_LANES_ROOM_H

#include "lanes/warp.h"

/* Removes the lanes whose address is outside the array from both masks, and notes who was where. */
void unbank_drop_outside(struct machine *machine, const struct activation *activation,
                         const struct access *access, const struct value *pointer,
                         uint32_t *may_mask, uint32_t *must_mask);
/* The lanes of this warp that a guard on a thread's number alone stops. Marks the guard as such. */
uint32_t unbank_stopped_lanes(struct machine *machine, const struct activation *activation,
                              uint32_t slot);
/* After all warps have run: makes guards stop strays. True if a guard stops a thread that it let
 * through before. */
bool unbank_stop_strays(struct machine *machine);

#endif
