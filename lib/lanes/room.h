/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Room. A guard of a thread's number alone, `if (threadIdx.x < n)`, is assumed to hold for every
 * thread (guards.h). If it stands ahead of a row for each of 32 threads, in a block of 256, no
 * launch lets more than 32 through. So lanes that leave their array do not come to the access; and
 * where a thread leaves it each time, the nearest such guard around the access does not let it
 * through at all, in another run of all warps. */
#ifndef UNBANK_LANES_ROOM_H
#define UNBANK_LANES_ROOM_H

#include "lanes/warp.h"

/* Takes the lanes that leave the access's array out of the masks, and notes them. */
void unbank_keep_inside(struct machine *machine, const struct activation *activation,
                        const struct access *access, const struct value *pointer,
                        uint32_t *may_mask, uint32_t *must_mask);
/* Marks a guard of a thread's number alone; the lanes of this warp that it does not let through. */
uint32_t unbank_kept_out(struct machine *machine, const struct activation *activation,
                         uint32_t slot);
/* Once all warps have run: has guards keep out the threads that left their arrays. Whether one does
 * so that did not before. */
bool unbank_keep_out(struct machine *machine);

#endif
