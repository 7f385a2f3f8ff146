/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Measurements (profile/profile.h) of what a trace cannot know: addresses that depend on data, and
 * how often an access is executed. What a trace does know stays.
 *
 * A measurement is used only if it certainly belongs to the access: the kernel's fingerprint and
 * block shape, and the access's operation, width and array must be those of the profile. If not,
 * the access stays unknown, and its reason says why. */
#ifndef UNBANK_SCORE_MEASURE_H
#define UNBANK_SCORE_MEASURE_H

#include "lanes/trace.h"
#include "profile/list.h"

/* Records the fingerprints of all kernels, before calls are redirected to copies
 * (find/callees.h). */
void unbank_note_fingerprints(struct module *module);

/* Attaches measurements to the accesses of all kernels, which have just been traced, and notes how
 * much dynamic memory the kernels had. `traces`: by kernel id. */
void unbank_measure(struct module *module, struct trace *const *traces);

/* Attaches measurements to the accesses of the rewritten module: those of the accesses that they
 * were made from, with the offsets to which the layouts move them. `access_map`:
 * rewrite/access_map.h. */
void unbank_carry_measurements(const struct module *module, struct trace *const *before,
                               struct trace *const *after, const int32_t *access_map);

#endif
