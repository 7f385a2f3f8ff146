/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Liveness along paths on which branches with the same predicate go the same way. */
#ifndef UNBANK_PTXAS_LIVE_BRANCHES_H
#define UNBANK_PTXAS_LIVE_BRANCHES_H

#include "ptxas/flow.h"

/* The branches of a function whose predicate decides several branches; NULL if there are none. */
struct live_branches *unbank_live_branches(const struct ptx_function *function,
                                           const struct flow *flow, struct arena *arena);

/* Whether a register written by an instruction is used, given that all branches on one predicate go
 * the same way. ptxas was seen to take this into account, and not to. */
bool unbank_live_is_read(const struct live_branches *branches, uint32_t block, uint32_t instruction,
                         uint32_t reg);

#endif
