/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Guards.
 *
 * In a block that lies inside the data, all threads are on one side of the data's border: `gid <
 * n` holds for them, and min(gid, n - 1) is gid. This is assumed about a comparison, or a clamp,
 * of a number that differs between lanes with one that does not. What only the other side runs
 * occurs in no block but the last. */
#ifndef UNBANK_LANES_GUARDS_H
#define UNBANK_LANES_GUARDS_H

#include "lanes/warp.h"

/* Assumes the result of a comparison for the lanes in `may_mask`, marked as assumed. In a block
 * inside the data all lanes are between the low and the high border; if the border has a range,
 * only the lanes that the range allows. A symbol in the lanes' number must say where in the data
 * they are (blockIdx, a loop counter); an offset that is an argument does not. An argument may be
 * the low border or the high one, so nothing is assumed if the guarded code is run by lanes beyond
 * it, or if both sides of it do something. False if it is not a guard; `out` is then unchanged. */
bool unbank_assume_guard_holds(struct machine *machine, const struct activation *activation,
                               const struct step *step, struct value *out, uint32_t may_mask);
/* The same for a minimum, a maximum, or a difference that saturates at 0: in such a block min(gid,
 * n - 1) and max(gid, 0) are gid, and gid - halo saturated at 0 is gid - halo. A border that is no
 * constant may be the low one or the high one. Not if lanes are further apart than the border
 * allows. */
bool unbank_assume_clamp_is_identity(struct machine *machine, const struct activation *activation,
                                     const struct step *step, struct value *out, uint32_t may_mask);

#endif
