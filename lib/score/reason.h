/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Reasons: what of an access is not known, in one sentence for people. */
#ifndef UNBANK_SCORE_REASON_H
#define UNBANK_SCORE_REASON_H

#include "score/range.h"

/* One sentence on why the score of an access is not exact. `found` is its range over all
 * executions, whether all of them are known (exact), and whether the bank rule knows the access
 * (ruled). */
const char *unbank_score_reason(const struct score_query *query, const struct trace_access *access,
                                const struct score_range *found, struct arena *arena);

#endif
