/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Whether a register is used in a block other than the one that writes it. What counts as a block
 * is said at the head of live.h. */
#ifndef UNBANK_PTXAS_LIVE_LEAVING_H
#define UNBANK_PTXAS_LIVE_LEAVING_H

#include "ptxas/ptx.h"

enum live_leaving { LIVE_STAYS, LIVE_MAY_LEAVE, LIVE_LEAVES };

/* By register, enum live_leaving. */
uint8_t *unbank_live_leaving(const struct ptx_function *function, struct arena *arena);

#endif
