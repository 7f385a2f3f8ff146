/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * One input, run through the library. */
#ifndef UNBANK_MODULE_H
#define UNBANK_MODULE_H

#include <llvm-c/Core.h>

#include "inputs.h"
#include "report/text.h"
#include "unbank/options.h"

/* Whether the device code of a source, which clang compiled to the module, is linked with that of
 * other sources. If the module has clang's record of its command line, which includes configuration
 * files, that is used and removed from the module. */
bool module_is_part(const struct job *job, LLVMModuleRef module);

/* The options for a job and its module. For CUDA source it is known whether its device code will be
 * linked with other code, unless the output is a module. */
struct unbank_options module_options(const struct job *job, LLVMModuleRef module,
                                     const struct unbank_options *options);

/* Analyses a job's module; if the job has an output, rewrites the module and writes it. NULL, and
 * the caller owns *report; or a malloc'd sentence. */
char *module_run(const struct job *job, const struct unbank_options *options,
                 struct unbank_report **report);

/* The style of text on this stdout. */
struct text_style module_text_style(void);

#endif
