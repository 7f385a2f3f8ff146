/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * One trace for a kernel that is launched with blocks of several shapes: an average block. Each
 * shape counts as much as any other, since a source says which shapes there are, and not how often
 * each is launched. */
#ifndef UNBANK_SCORE_MIXTURE_H
#define UNBANK_SCORE_MIXTURE_H

#include "lanes/trace.h"

/* Of at least one trace of one kernel, each for another shape. What their accesses hold is shared,
 * but for the counts of their executions. */
struct trace *unbank_mix_traces(struct arena *arena, const struct trace *const *traces,
                                size_t count);

#endif
