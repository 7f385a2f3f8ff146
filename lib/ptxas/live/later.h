/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Values that a loop computes only for other iterations, or for the code after it. */
#ifndef UNBANK_PTXAS_LIVE_LATER_H
#define UNBANK_PTXAS_LIVE_LATER_H

#include "ptxas/flow.h"

enum { LIVE_RESULTS = 32, LIVE_HALVED = 16 };

/* The results of an instruction in a loop that its own iteration does not use: a bit for each of
 * its first LIVE_RESULTS registers. If the loop is unrolled, iterations may drop them. */
struct live_later {
  uint32_t next;   /* only the next iteration uses it, so the last one may drop it */
  uint32_t after;  /* only code after the loop uses it, so all but the last may drop it */
  uint32_t halves; /* two bits for each of the first LIVE_HALVED registers: the lower and the upper
                      half, if iterations may drop it although they use the other half */
};

/* By instruction. */
struct live_later *unbank_live_later(const struct ptx_function *function, const struct flow *flow,
                                     struct arena *arena);

#endif
