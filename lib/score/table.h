/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Rows that data picks: each lane is at the same place of a row of its own (a matrix of scores by
 * letter, a codebook, a palette). Nobody knows which rows; but all that a lane may address is
 * known, and one slot of banks takes no more turns than it has of these words, nor than lanes are
 * served together. So the wavefronts are a range over all data, which a layout narrows by spreading
 * the words over the banks.
 *
 * Symbols move all lanes alike, to any place of their rows: the range is one over all of these. */
#ifndef UNBANK_SCORE_TABLE_H
#define UNBANK_SCORE_TABLE_H

#include "score/range.h"

/* Of a pattern that has `table_bytes`, at one of its bases. In the middle rows are random, where
 * the layout makes the worst case a better one. */
struct score_range score_table(const struct score_query *query, const struct trace_pattern *pattern,
                               uint32_t base);

#endif
