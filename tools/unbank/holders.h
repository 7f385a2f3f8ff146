/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Which sources may hold an array that is asked for by name: those whose preprocessed text has the
 * words of the name. Preprocessing takes a tenth of what a compile and its analysis take, and sees
 * what macros and headers make. */
#ifndef UNBANK_HOLDERS_H
#define UNBANK_HOLDERS_H

#include "inputs.h"

/* The jobs of `jobs` that may hold what `name` (KERNEL::ARRAY, a glob, or a mangled name) means.
 * All of them where the name has no word that a source must have, or no source has its words: what
 * there is instead is said of all. Sources that cannot be preprocessed stay, and so does what is no
 * source. `at_once` as for workers_run. */
struct job_list holders_of(struct arena *arena, const struct job_list *jobs, const char *name,
                           unsigned at_once);

#endif
