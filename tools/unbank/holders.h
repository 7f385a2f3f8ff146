/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Which sources may contain the array that the user named: those whose preprocessed text has the
 * words of the name. Preprocessing takes a tenth of the time of a compile and its analysis, and it
 * sees what macros and headers produce. */
#ifndef UNBANK_HOLDERS_H
#define UNBANK_HOLDERS_H

#include "inputs.h"

/* The jobs that may contain what `name` (KERNEL::ARRAY, a glob, or a mangled name) means. All jobs,
 * if the name has no word that a source must have; or if no source has its words, so that the
 * message can list what there is instead. Sources that cannot be preprocessed, and inputs that are
 * not sources, are always included. `at_once`: as for workers_run. */
struct job_list holders_of(struct arena *arena, const struct job_list *jobs, const char *name,
                           unsigned at_once);

#endif
