/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Rows that data picks: each lane is at the same place of a row of its own (a matrix of scores by
 * letter, a codebook, a palette).
 *
 * Which rows these are is not known, but all words that a lane may address are. A slot of banks
 * takes no more turns than it has such words, nor more than there are lanes served together. So the
 * wavefronts are a range over all data, and a layout narrows it by spreading the words over the
 * banks. Uniform symbols move the lanes to any place of their rows, and the range covers all of
 * them. */
#ifndef UNBANK_SCORE_TABLE_H
#define UNBANK_SCORE_TABLE_H

#include "score/range.h"

/* The range of a pattern that has `table_bytes`, at one of its bases. Its middle is that of random
 * rows, if the layout improves the worst case (credit() in table.c). */
struct score_range score_table(const struct score_query *query, const struct trace_pattern *pattern,
                               uint32_t base);

#endif
