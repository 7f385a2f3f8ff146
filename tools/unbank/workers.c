/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "workers.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "progress.h"
#include "report/read.h"
#include "temporary.h"

enum { POLL_NANOSECONDS = 50 * 1000 * 1000 };

struct run {
  const struct workers *workers;
  const struct job_list *jobs;
  const char *folder; /* of temporary files */
  pid_t *children;    /* by job; 0: it has not begun, or is over */
  int *codes;
  size_t begun, ended, running;
  struct progress progress;
};

static const char *file_of(const struct run *it, size_t job, const char *ending) {
  return arena_printf(it->workers->arena, "%s/%zu.%s", it->folder, job, ending);
}

static void say_progress(struct run *it) {
  size_t oldest = 0;
  while (oldest < it->begun && !it->children[oldest])
    oldest++;
  progress_say(&it->progress, it->ended, it->jobs->count,
               oldest < it->begun ? it->jobs->items[oldest].name : "");
}

static void be_child(const struct run *it, size_t job) {
  int errors = open(file_of(it, job, "err"), O_WRONLY | O_CREAT | O_TRUNC, 0600);
  if (errors >= 0)
    dup2(errors, STDERR_FILENO);
  int code =
      it->workers->work(&it->jobs->items[job], file_of(it, job, "json"), it->workers->context);
  fflush(stderr);
  _exit(code);
}

static void begin(struct run *it) {
  size_t job = it->begun++;
  temporary_expect(file_of(it, job, "err"));
  temporary_expect(file_of(it, job, "json"));
  fflush(NULL);
  pid_t child = temporary_fork();
  if (child == 0)
    be_child(it, job);
  it->children[job] = child > 0 ? child : 0;
  it->codes[job] = UNBANK_EXIT_UNABLE;
  it->running += child > 0;
  it->ended += child <= 0;
}

static void end(struct run *it, pid_t child, int status) {
  for (size_t i = 0; i < it->begun; i++)
    if (it->children[i] == child) {
      it->children[i] = 0;
      it->codes[i] = WIFEXITED(status) ? WEXITSTATUS(status) : UNBANK_EXIT_UNABLE;
      if (!WIFEXITED(status))
        it->codes[i] = -WTERMSIG(status);
      it->running--;
      it->ended++;
    }
}

static void wait_for_one(struct run *it) {
  int status;
  pid_t child = waitpid(-1, &status, it->progress.is_watched ? WNOHANG : 0);
  if (child > 0)
    temporary_child_ended(child);
  if (child > 0)
    end(it, child, status);
  else if (child == 0)
    nanosleep(&(struct timespec){.tv_nsec = POLL_NANOSECONDS}, NULL);
  else if (errno != EINTR)
    it->running = 0;
  say_progress(it);
}

static void copy_errors(const char *path) {
  FILE *in = fopen(path, "r");
  char piece[4096];
  for (size_t got; in && (got = fread(piece, 1, sizeof piece, in));)
    fwrite(piece, 1, got, stderr);
  if (in)
    fclose(in);
  temporary_remove(path);
}

/* Collects the results of a job's process. Returns its exit code. */
static int take_over(const struct run *it, size_t job, struct report_list *reports) {
  const char *path = file_of(it, job, "json");
  struct unbank_report *report = NULL;
  int code = it->codes[job];
  copy_errors(file_of(it, job, "err"));
  if (code < 0) {
    fprintf(stderr, "unbank: %s: ended by signal %d\n", it->jobs->items[job].name, -code);
    code = UNBANK_EXIT_UNABLE;
  } else if (reports && code != UNBANK_EXIT_UNABLE) {
    char *error = unbank_report_read(it->workers->arena, path, &report);
    if (error)
      code = unbank_command_fail(error);
  }
  if (reports && (report || it->workers->leaves_gaps))
    *ARENA_PUSH(it->workers->arena, reports) = report;
  temporary_remove(path);
  return code;
}

static unsigned processors(void) {
  long count = sysconf(_SC_NPROCESSORS_ONLN);
  return count > 0 ? (unsigned)count : 1;
}

int workers_run(const struct workers *workers, const struct job_list *jobs,
                struct report_list *reports) {
  const char *name;
  char *error = temporary_folder(workers->arena, &name);
  if (error)
    return unbank_command_fail(error);
  struct run it = {.workers = workers,
                   .jobs = jobs,
                   .folder = name,
                   .children = ARENA_ARRAY(workers->arena, pid_t, jobs->count + 1),
                   .codes = ARENA_ARRAY(workers->arena, int, jobs->count + 1)};
  unsigned most = workers->at_once ? workers->at_once : processors();
  progress_begin(&it.progress);
  while (it.begun < jobs->count || it.running) {
    while (it.begun < jobs->count && it.running < most)
      begin(&it);
    if (it.running)
      wait_for_one(&it);
  }
  progress_end(&it.progress);
  int worst = UNBANK_EXIT_FINE;
  for (size_t i = 0; i < jobs->count; i++) {
    int code = take_over(&it, i, reports);
    worst = code > worst ? code : worst;
  }
  temporary_remove(name);
  return worst;
}
