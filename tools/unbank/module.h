/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * One input, run through the library. */
#ifndef UNBANK_MODULE_H
#define UNBANK_MODULE_H

#include "inputs.h"
#include "report/text.h"
#include "unbank/options.h"

/* Whether a source's device code is linked with that of others. */
bool module_is_part(const struct job *job);

/* Options as they hold for a job: of CUDA source it is known whether its device code will be linked
 * with more, unless what is made of it here is a module. */
struct unbank_options module_options(const struct job *job, const struct unbank_options *options);

/* Analyses a job's module, or rewrites and writes it where the job has an output. NULL, and *report
 * is the caller's; or a malloc'd sentence. */
char *module_run(const struct job *job, const struct unbank_options *options,
                 struct unbank_report **report);

/* How text for people is laid out on this stdout. */
struct text_style module_text_style(void);

#endif
