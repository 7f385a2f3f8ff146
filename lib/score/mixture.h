/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * One trace for a kernel that is launched with blocks of several shapes: an average block. All
 * shapes count the same, because a source tells which shapes there are, but not how often each is
 * launched. */
#ifndef UNBANK_SCORE_MIXTURE_H
#define UNBANK_SCORE_MIXTURE_H

#include "lanes/trace.h"

/* Mixes at least one trace of one kernel, each for another shape. What the accesses hold is shared,
 * except for the counts of executions. */
struct trace *unbank_mix_traces(struct arena *arena, const struct trace *const *traces,
                                size_t count);

#endif
