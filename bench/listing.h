/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Looking at a job file without a GPU: what a typo in a manifest would cost there, it costs here.
 */
#ifndef UNBANK_BENCH_LISTING_H
#define UNBANK_BENCH_LISTING_H

#include "jobs.h"

/* Prints a line a job, and a last one with sums. 0, or 2 after sentences: each cubin must be there
 * and hold the job's kernel, and the launch, the buffers and the files of fills must fit a GPU. */
int unbank_jobs_list(const struct jobs *jobs);

#endif
