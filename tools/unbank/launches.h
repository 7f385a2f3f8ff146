/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The block shapes that inputs of CUDA source are launched with. A build's device code is scored
 * with what an earlier compile of host code wrote; a command has both halves of each source at
 * hand, and looks first. */
#ifndef UNBANK_LAUNCHES_H
#define UNBANK_LAUNCHES_H

#include "inputs.h"

/* Where the options name no launch file: makes a temporary one of all sources among the jobs,
 * `at_once` at a time, which goes with these, and names it in the options; its name is the arena's.
 * A source whose host code does not compile has no launches, which launches_tell_problem says.
 * NULL, or a malloc'd sentence. */
char *launches_find(struct arena *arena, struct job_list *jobs, unsigned at_once,
                    struct unbank_options *options);

/* Says on stderr why the launches of a source whose device code did compile are not known, if so.
 */
void launches_tell_problem(const struct job *job);

#endif
