/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Runs jobs in separate processes, several at a time, so that a crash ends only one of them. */
#ifndef UNBANK_WORKERS_H
#define UNBANK_WORKERS_H

#include "command.h"
#include "inputs.h"

/* What a process does with a job: it writes the job's report to the file `report`. Returns an exit
 * code. */
typedef int work(const struct job *job, const char *report, void *context);

/* Runs all jobs, `at_once` at a time (0: as many as the machine has processors). Reads their
 * reports in the order of the jobs, unless `reports` is NULL, and prints their messages in that
 * order, too. Shows the progress on a terminal (progress.h). Returns the worst exit code. */
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
