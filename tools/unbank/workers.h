/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Jobs in processes of their own, several at a time: one that crashes takes no other with it. */
#ifndef UNBANK_WORKERS_H
#define UNBANK_WORKERS_H

#include "command.h"
#include "inputs.h"

/* What a process does with a job: leaves its report in the file at `report`. Returns an exit code.
 */
typedef int work(const struct job *job, const char *report, void *context);

/* Runs all jobs, `at_once` at a time (0: as many as the machine has processors), and reads their
 * reports, in the order of the jobs, unless `reports` is NULL; what they say on stderr comes in
 * that order, too. Says on a terminal how far it is, from the second second on. Returns the worst
 * exit code. */
struct workers {
  struct arena *arena;
  unsigned at_once;
  work *work;
  void *context;
  bool leaves_gaps; /* a job without a report has NULL in its place */
};
LIST_STRUCT(report_list, struct unbank_report *);
int workers_run(const struct workers *workers, const struct job_list *jobs,
                struct report_list *reports);

#endif
