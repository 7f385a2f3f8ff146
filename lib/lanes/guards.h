/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Guards. A block that lies inside the data has all its threads on one side of the data's border:
 * `gid < n` holds for them, and min(gid, n - 1) is gid. That is assumed of a comparison, or a
 * clamp, of a number that differs between lanes with one that does not. What only the other side
 * runs is in no block but the last. */
#ifndef UNBANK_LANES_GUARDS_H
#define UNBANK_LANES_GUARDS_H

#include "lanes/warp.h"

/* The value of a comparison for the lanes in `may_mask`, marked as assumed. In a block inside the
 * data all lanes are between the low and the high border; where the border has a range, only the
 * lanes that the range allows. A symbol in the lanes' number must say where in the data they are
 * (blockIdx, a loop counter): an offset that is an argument does not. An argument may be the low
 * border or the high one, so nothing is assumed where the lanes beyond it do what is guarded.
 * false: it is no guard, and `out` is as it was. */
bool unbank_assume_guard_holds(const struct machine *machine, const struct activation *activation,
                               const struct step *step, struct value *out, uint32_t may_mask);
/* The same of a minimum, a maximum, or a difference that ends at 0: min(gid, n - 1) and max(gid, 0)
 * are gid in such a block, and gid - halo saturated at 0 is gid - halo. Not where the lanes lie
 * further apart than the border allows. */
bool unbank_assume_clamp_is_identity(struct machine *machine, const struct activation *activation,
                                     const struct step *step, struct value *out, uint32_t may_mask);

#endif
