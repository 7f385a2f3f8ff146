/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * One input, run through the library. */
#ifndef UNBANK_MODULE_H
#define UNBANK_MODULE_H

#include <llvm-c/Core.h>

#include "inputs.h"
#include "report/text.h"
#include "unbank/options.h"

/* Whether the device code of a source, of which clang made the module, is linked with that of
 * others. Takes clang's record of its command line out of the module, where it is there: it has the
 * words of configuration files, too. */
bool module_is_part(const struct job *job, LLVMModuleRef module);

/* Options as they hold for a job and its module: of CUDA source it is known whether its device code
 * will be linked with more, unless what is made of it here is a module. */
struct unbank_options module_options(const struct job *job, LLVMModuleRef module,
                                     const struct unbank_options *options);

/* Analyses a job's module, or rewrites and writes it where the job has an output. NULL, and *report
 * is the caller's; or a malloc'd sentence. */
char *module_run(const struct job *job, const struct unbank_options *options,
                 struct unbank_report **report);

/* How text for people is laid out on this stdout. */
struct text_style module_text_style(void);

#endif
