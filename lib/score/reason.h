/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#ifndef UNBANK_SCORE_REASON_H
#define UNBANK_SCORE_REASON_H

#include "score/range.h"

/* Why the score of an access is not exact, in a sentence. `found`: its range over all executions,
 * whether that is known for each of them (exact), and whether the bank rule is (ruled). */
const char *unbank_score_reason(const struct score_query *query, const struct trace_access *access,
                                const struct score_range *found, struct arena *arena);

#endif
