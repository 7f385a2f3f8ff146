/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Words that data picks: some bits of each lane's offset are any, the rest is known. How many
 * wavefronts to expect then follows from how likely each lane is in each slot of banks. It is
 * computed and not drawn: layouts that spread words as well as each other have to cost as much, or
 * the luck of a few draws would choose among them. */
#ifndef UNBANK_SCORE_DATA_H
#define UNBANK_SCORE_DATA_H

#include "bank/bank.h"
#include "score/range.h"

/* The wavefronts to expect of lanes at offset[], in bytes, plus the bits that data decides, each as
 * likely set as not and of each lane by itself; of lanes that may be inactive the mean of all and
 * of those that are certain. 0 where no rule is known. */
double score_mean_of_data(const struct score_query *query, const struct trace_pattern *pattern,
                          const int64_t offset[UNBANK_LANES]);

/* The same of lanes that each name any of the granules that are counted here, by slot: each as
 * likely, and of each lane by itself. 1 where no lane is served. */
double score_mean_in_slots(const struct unbank_service *service,
                           const unsigned granules[UNBANK_BANKS]);

#endif
