/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * What becomes of a job when its source is another one: it is compiled with the changed files laid
 * over the file system that clang sees, so that nothing on the disk changes, and counted again. */
#ifndef UNBANK_TRIAL_H
#define UNBANK_TRIAL_H

#include <llvm-c/Core.h>

#include "patch.h"
#include "unbank/choice.h"
#include "unbank/unbank.h"

/* What the front end makes of the source, prepared for uses.h, with these files in place of its
 * own. NULL: it cannot be compiled. */
LLVMModuleRef trial_plain(struct arena *arena, LLVMContextRef context, const struct job *job,
                          const struct patched_list *files);

/* The report of the source with these files in place of its own; NULL, and *problem says why there
 * is none. */
struct unbank_report *trial_report(struct arena *arena, const struct job *job,
                                   const struct unbank_options *options,
                                   const struct patched_list *files, const char **problem);

/* What a block of a kernel asks of its SM, where loops are unrolled as nvcc does. */
struct work {
  const char *kernel; /* mangled */
  struct unbank_block_work block;
  unsigned registers; /* of a thread in nvcc's code (registers.h); 0: not known */
};
LIST_STRUCT(work_list, struct work);

/* The same of each kernel, with these files in place of the source's own. Empty: it cannot be
 * compiled or analysed. */
struct work_list trial_work(struct arena *arena, const struct job *job,
                            const struct unbank_options *options, const struct patched_list *files);

#endif
