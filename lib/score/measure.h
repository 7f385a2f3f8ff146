/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Measurements (profile/profile.h) for what a trace cannot know: the addresses of an access that
 * depend on data, and how often it is executed. What a trace knows, stays.
 *
 * A measurement counts only where it is certain to be of this access: the kernel's fingerprint and
 * block shape, and the access's operation, width and array must be those of the profile. If they
 * are not, the access stays unknown and its reason says why. */
#ifndef UNBANK_SCORE_MEASURE_H
#define UNBANK_SCORE_MEASURE_H

#include "lanes/trace.h"
#include "profile/list.h"

/* Notes the fingerprints of all kernels, before their calls lead to copies (find/callees.h). */
void unbank_note_fingerprints(struct module *module);

/* Gives the accesses of all kernels, just traced, their measurements. `traces`: by kernel id. */
void unbank_measure(const struct module *module, struct trace *const *traces);

/* Gives the accesses of the rewritten module the measurements of those they were; the offsets in
 * arrays have moved. `access_map`: rewrite/access_map.h. */
void unbank_carry_measurements(const struct module *module, struct trace *const *before,
                               struct trace *const *after, const int32_t *access_map);

#endif
