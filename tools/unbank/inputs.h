/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The inputs of analyze and fix, as a list of jobs:
 *
 *     k.cu                      CUDA source, compiled first
 *     k.ll, k.bc                a device module
 *     compile_commands.json     the CUDA sources of a project, each with its own arguments
 *     report.json               a report that was written earlier, with nothing left to do
 *     -, or a pipe              one of these from stdin, or from there
 *     a folder                  its compile_commands.json, or else all reports in it */
#ifndef UNBANK_INPUTS_H
#define UNBANK_INPUTS_H

#include "compile.h"
#include "unbank/report.h"

struct job {
  const char *input;          /* the file that is read */
  const char *name;           /* for people */
  const char *output;         /* where fix writes the module, or NULL */
  const char *problem;        /* why it cannot be read; or NULL */
  const char *compiled;       /* the file that its source has been compiled to; or NULL */
  const char *launch_problem; /* file that may say why its launches are unknown; or NULL */
  bool is_source, is_report;
  bool is_again;   /* messages about it have been printed before */
  bool is_shared;  /* its source is also compiled in other ways */
  bool has_others; /* there are other jobs, which may include the same headers */
  struct compilation compilation;
};
struct job_list {
  struct job *items;
  size_t count, capacity;
  struct text_list temporary; /* files to be removed */
};

/* Whether two paths lead to one file or folder. */
bool inputs_is_same_place(const char *a, const char *b);
/* Makes jobs from inputs. If one of several inputs cannot be read, it becomes a job with a problem.
 * NULL, or a malloc'd sentence. Call inputs_remove at the end in either case. */
char *inputs_expand(struct arena *arena, const struct text_list *inputs,
                    const struct compilation *how, struct job_list *out);
/* Sets where fix writes: a single module to the file `output`, several into that folder. */
char *inputs_set_outputs(struct arena *arena, struct job_list *jobs, const char *output);
void inputs_remove(const struct job_list *jobs);
/* Fails if writing to `path`, which may be NULL, would overwrite an input. NULL, or a malloc'd
 * sentence.
 */
char *inputs_check_output(const struct job_list *jobs, const char *path);

#endif
