/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Executing steps. What value.c cannot express as number plus symbols becomes, in this order,
 *   - a new symbol, when all lanes get the same (n / 3);
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
/* Whether lanes in `mask` may leave a loop by an exit's condition in different iterations. What is
 * assumed of the data's border lets them leave together, unless each iteration has another. */
bool unbank_may_diverge(const struct value *condition, uint32_t mask);

#endif
