/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The block shapes with which kernels of CUDA sources are launched. In a build, device code is
 * scored with what an earlier compile of host code recorded. A command has both halves of each
 * source, so it compiles the host code first. */
#ifndef UNBANK_LAUNCHES_H
#define UNBANK_LAUNCHES_H

#include "inputs.h"

/* If the options name no launch file: makes a temporary one from all sources among the jobs,
 * `at_once` at a time, and names it in the options. It is removed with the jobs. A source whose
 * host code does not compile has no launches; launches_tell_problem prints why. NULL, or a malloc'd
 * sentence. */
char *launches_find(struct arena *arena, struct job_list *jobs, unsigned at_once,
                    struct unbank_options *options);

/* If the device code of a source did compile, but its launches are unknown: prints why on stderr.
 */
void launches_tell_problem(const struct job *job);

#endif
