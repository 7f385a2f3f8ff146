/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Executes steps. A result that value.c cannot express as a number plus symbols becomes the first
 * of these that applies:
 *
 *   - a new symbol, if it is the same in all lanes (n / 3);
 *   - what holds in a block that lies inside the data, marked `assumed`, for guards and clamps
 *     (gid < n, min(gid, n - 1));
 *   - unknown. */
#ifndef UNBANK_LANES_EXECUTE_H
#define UNBANK_LANES_EXECUTE_H

#include "lanes/warp.h"

/* Makes a slot ready for a new warp or call. */
void unbank_reset_values(struct machine *machine, struct activation *activation, bool is_kernel);
void unbank_execute(struct machine *machine, struct activation *activation, const struct step *step,
                    uint32_t may_mask, uint32_t must_mask, const struct context *context);
/* Whether lanes in `mask` may leave a loop in different iterations by an exit with this condition.
 * If the condition is assumed about the data's border, they leave together, unless it differs by
 * iteration. */
bool unbank_may_diverge(const struct value *condition, uint32_t mask);

#endif
