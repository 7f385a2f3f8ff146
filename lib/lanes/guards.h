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
 * data all lanes lie between the low and the high border, or as many as the border's range lets.
 * Which lanes do must follow from where the block or iteration lies; an offset that is an argument
 * may be anything. An argument may be either border: where what is guarded is done by the lanes
 * beyond it, nothing is assumed. false: it is no guard, and `out` is as it was. */
bool unbank_assume_guard_holds(const struct machine *machine, const struct activation *activation,
                               const struct step *step, struct value *out, uint32_t may_mask);
/* The same of a minimum, a maximum, or a difference that ends at 0: min(gid, n - 1) and max(gid, 0)
 * are gid in such a block, and gid - halo saturated at 0 is gid - halo. */
bool unbank_assume_clamp_is_identity(struct machine *machine, const struct activation *activation,
                                     const struct step *step, struct value *out, uint32_t may_mask);

#endif
