/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Words that data picks: some bits of each lane's offset can be anything, and the others are
 * known. The expected number of wavefronts follows from the probability that a lane is in each
 * slot. It is computed rather than drawn: layouts that spread words equally well must cost the
 * same, or the luck of a few draws would choose among them. */
#ifndef UNBANK_SCORE_DATA_H
#define UNBANK_SCORE_DATA_H

#include "bank/bank.h"
#include "score/range.h"

/* The expected wavefronts of lanes at offset[] (bytes) plus the bits that data decides. Each bit is
 * set with probability 1/2, independently in each lane. If some lanes may be inactive, the figures
 * for all lanes and for the certain ones are averaged. 0 if no rule is known. */
double score_mean_of_data(const struct score_query *query, const struct trace_pattern *pattern,
                          const int64_t offset[UNBANK_LANES]);

/* The expected wavefronts of lanes that each pick one of the granules counted here by slot, all
 * equally likely and independent. 1 if no lane is served. */
double score_mean_in_slots(const struct unbank_service *service,
                           const unsigned granules[UNBANK_BANKS]);

#endif
