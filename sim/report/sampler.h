/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The sampler watches a launch and makes a profile of it (profile/profile.h).
 *
 *     struct sampler *sampler = sampler_create(&program, &launch, arena);
 *     launch.observe = sampler_observe, launch.observer_context = sampler;
 *     launch_run(&program, &launch, &tally);
 *     sampler_write(sampler, &tally, path); */
#ifndef UNBANK_SIM_REPORT_SAMPLER_H
#define UNBANK_SIM_REPORT_SAMPLER_H

#include "sim/sim.h"

struct sampler;
/* The launch's kernel, grid and counted_blocks must be set. */
struct sampler *sampler_create(const struct program *program, const struct launch *launch,
                               struct arena *arena);
observer sampler_observe;
/* NULL, or a malloc'd sentence. */
char *sampler_write(struct sampler *sampler, const struct tally *tally, const char *path);
/* Once, in any case. */
void sampler_free(struct sampler *sampler);

#endif
