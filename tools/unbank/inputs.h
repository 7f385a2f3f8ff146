/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * What analyze and fix take, as a list of jobs:
 *
 *     k.cu                      CUDA source, compiled first
 *     k.ll, k.bc                a device module
 *     -                         one of these from stdin
 *     compile_commands.json     the CUDA sources of a project, each with its own arguments
 *     report.json               a report that was written earlier: there is nothing left to do
 *     a folder                  its compile_commands.json, else all reports in it */
#ifndef UNBANK_INPUTS_H
#define UNBANK_INPUTS_H

#include "compile.h"
#include "unbank/report.h"

struct job {
  const char *input;          /* the file that is read */
  const char *name;           /* for people */
  const char *output;         /* where fix writes the module, or NULL */
  const char *problem;        /* why it cannot be read; NULL: it may be */
  const char *launch_problem; /* file that may say why its launches are not known, or NULL */
  bool is_source, is_report;
  bool is_again;   /* what there is to say of it was said */
  bool is_shared;  /* its source is compiled in other ways, too */
  bool has_others; /* there are jobs beside it, which may include the same headers */
  struct compilation compilation;
};
struct job_list {
  struct job *items;
  size_t count, capacity;
  struct text_list temporary; /* files to be removed */
};

/* Of several inputs, one that cannot be read becomes a job that says so, beside the others. NULL,
 * or a malloc'd sentence; end the list with inputs_remove in any case. */
char *inputs_expand(struct arena *arena, const struct text_list *inputs,
                    const struct compilation *how, struct job_list *out);
/* Says where fix writes: to `output` the one module, or into that folder all of them. */
char *inputs_set_outputs(struct arena *arena, struct job_list *jobs, const char *output);
void inputs_remove(const struct job_list *jobs);
/* Refuses to write over an input. `path` may be NULL. NULL, or a malloc'd sentence. */
char *inputs_check_output(const struct job_list *jobs, const char *path);

#endif
