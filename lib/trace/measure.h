/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Measurements (profile/profile.h) for what a trace cannot know: the addresses of an access that
 * depend on data, and how often it is executed. What a trace knows, stays.
 *
 * A measurement counts only where it is certain to be of this access: the kernel's fingerprint and
 * block shape, and the access's operation, width and array must be those of the profile. If they
 * are not, the access stays unknown and its reason says why. */
#ifndef UNBANK_TRACE_MEASURE_H
#define UNBANK_TRACE_MEASURE_H

#include "profile/list.h"
#include "trace/trace.h"

/* Gives the accesses of a kernel, just traced, their measurements. */
void unbank_measure(const struct module *module, const struct kernel *kernel, struct trace *trace);

/* The same for what access `id` of the measured kernel, or its part from byte `at` on, has become
 * in another module, where its array lies as `layout` says. */
void unbank_measure_moved(struct arena *arena, const struct trace *before, uint32_t id, uint32_t at,
                          const struct unbank_layout *layout, struct trace *after, uint32_t became);

#endif
