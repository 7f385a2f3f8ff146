/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * What becomes of a job when its source is another one: it is compiled with the changed files laid
 * over the file system that clang sees, so that nothing on the disk changes, and counted again. */
#ifndef UNBANK_TRIAL_H
#define UNBANK_TRIAL_H

#include <llvm-c/Core.h>

#include "patch.h"
#include "unbank/unbank.h"

/* What comes out of one compile, with arguments beside those of the job; the compiler's messages go
 * to a file. NULL: it cannot be. */
LLVMModuleRef trial_compile(struct arena *arena, LLVMContextRef context, const struct job *job,
                            const struct text_list *arguments, const char *messages);

/* The report of the source with these files in place of its own; NULL, and *problem says why there
 * is none. */
struct unbank_report *trial_report(struct arena *arena, const struct job *job,
                                   const struct unbank_options *options,
                                   const struct patched_list *files, const char **problem);

#endif
