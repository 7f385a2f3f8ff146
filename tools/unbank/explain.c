/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * unbank explain: why arrays have their layouts.
 *
 * What is asked for comes first, as "KERNEL::ARRAY" or "KERNEL"; where the first word is a file or
 * a folder, all arrays that have conflicts are meant. The inputs are those of analyze, but for
 * reports, which say nothing of what was weighed. Sources are compiled several at a time, and then
 * worked on one after the other in this process, as what a run tells is told to a function. Of
 * several only those that may hold the name (holders.h). */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "command.h"
#include "explain/certificate.h"
#include "explain/explain.h"
#include "files.h"
#include "holders.h"
#include "inputs.h"
#include "launches.h"
#include "module.h"
#include "options/names.h"
#include "progress.h"
#include "report/overview.h"
#include "support/words.h"
#include "temporary.h"
#include "unbank/unbank.h"
#include "workers.h"

/* What a job left: a report, and what was told beside it. */
struct explained {
  struct unbank_report *report;
  struct told told;
};
LIST_STRUCT(explained_list, struct explained);

static bool is_input(const char *word) { return !strcmp(word, "-") || !access(word, F_OK); }

/* Whether a word that is no file is a name, and no file that is not there. */
static bool may_be_name(const char *word) { return strstr(word, "::") || !strpbrk(word, "./"); }

/* Takes the name off the front of the inputs, or off their end; NULL: none was given. */
static const char *take_name(struct text_list *inputs) {
  const char *first = inputs->items[0], *last = inputs->items[inputs->count - 1];
  if (!is_input(first)) {
    inputs->items++;
    inputs->count--;
    return first;
  }
  if (is_input(last) || !may_be_name(last))
    return NULL;
  inputs->count--;
  return last;
}

/* The options, with a promise of each shape that may be one, of kernels that waste wavefronts.
 * Returns how many were added. */
static size_t promise_shapes(struct arena *arena, const struct unbank_report *report,
                             struct unbank_options *options) {
  const size_t before = options->promise_count;
  struct unbank_promise *all =
      ARENA_ARRAY(arena, struct unbank_promise, before + report->kernel_count);
  for (size_t i = 0; i < before; i++)
    all[i] = options->promises[i];
  options->promises = all;
  for (size_t k = 0; k < report->kernel_count; k++) {
    const struct unbank_report_kernel *kernel = &report->kernels[k];
    double waste = 0;
    for (size_t i = 0; i < kernel->access_count; i++)
      waste += unbank_waste_of(&kernel->accesses[i]);
    if (waste > 0 && unbank_may_be_promised(kernel))
      all[options->promise_count++] = (struct unbank_promise){
          .kernel = arena_strdup(arena, kernel->name), .block = kernel->block, .source = 1};
  }
  return options->promise_count - before;
}

/* Works on the job once more, with promises. Of a run that fails nothing is said: the first did
 * not, and tells what it can. */
static void run_promised(struct arena *arena, const struct job *job,
                         const struct unbank_options *options, struct explained *explained) {
  struct unbank_options own = *options;
  struct job again = *job;
  struct told *told = ARENA_NEW(arena, struct told);
  struct unbank_report *report = NULL;
  if (!promise_shapes(arena, explained->report, &own))
    return;
  again.is_again = true;
  told->arena = arena;
  unbank_listen(told, &own);
  own.on_execution = NULL;
  own.report = NULL;
  own.fail_above = 0;
  char *error = module_run(&again, &own, &report);
  if (!error)
    explained->told.promised = told;
  unbank_free(error);
  unbank_report_free(report);
}

static char *not_weighed(const char *of) {
  return unbank_error("%s: a report does not say what was weighed: give the source or the module",
                      of);
}

/* Where nothing but reports is there, one sentence is enough. */
static char *check_inputs(struct arena *arena, const struct job_list *jobs) {
  size_t reports = 0;
  for (size_t i = 0; i < jobs->count; i++)
    reports += jobs->items[i].is_report;
  return reports > 1 && reports == jobs->count
             ? not_weighed(arena_printf(arena, "%s and %zu more", jobs->items[0].name, reports - 1))
             : NULL;
}

static char *run_job(struct arena *arena, const struct job *job,
                     const struct unbank_options *options, struct explained_list *out) {
  struct unbank_options own = *options;
  if (job->is_report)
    return not_weighed(job->name);
  struct explained *explained = ARENA_PUSH(arena, out);
  explained->told.arena = arena;
  unbank_listen(&explained->told, &own);
  char *error = module_run(job, &own, &explained->report);
  if (!error)
    run_promised(arena, job, options, explained);
  return error;
}

/* All arrays that a name means. */
static struct subject_list subjects_of(struct arena *arena, const struct explained_list *all,
                                       const char *name) {
  struct subject_list out = {0};
  for (size_t i = 0; i < all->count; i++)
    if (all->items[i].report)
      unbank_find_subjects(arena, all->items[i].report, &all->items[i].told, name, &out);
  return out;
}

/* "no array of that name; there are a::b, c<int>::d": other instantiations of what was named, or
 * else all. */
static char *no_such(struct arena *arena, const char *name, const struct explained_list *all) {
  enum { NAMED_MAX = 8 };
  struct text_list names = {0};
  const char *text = "";
  char *plain = unbank_plain_name(name);
  struct subject_list subjects = subjects_of(arena, all, plain);
  const bool is_near = subjects.count;
  if (!is_near)
    subjects = subjects_of(arena, all, "*");
  for (size_t i = 0; i < subjects.count; i++) {
    const char *one = is_near ? unbank_instance_name(arena, &subjects.items[i])
                              : unbank_subject_name(&subjects.items[i]);
    if (!is_one_of(one, names.items, names.count))
      *ARENA_PUSH(arena, &names) = one;
  }
  for (size_t i = 0; i < names.count && i < NAMED_MAX; i++)
    text = arena_printf(arena, "%s%s%s", text, i ? ", " : "", names.items[i]);
  free(plain);
  if (!names.count)
    return unbank_error("%s: no shared array is there", name);
  return unbank_error("%s: no shared array has that name; there are %s%s", name, text,
                      names.count > NAMED_MAX ? ", and more" : "");
}

static int print(const struct subject_list *subjects, const struct request *request) {
  struct text_style style = module_text_style();
  style.rows = request->delivery.top;
  if (!request->json) {
    unbank_explain_print(subjects, &style, stdout);
    return UNBANK_EXIT_FINE;
  }
  char *json = unbank_explain_json(subjects);
  if (!json)
    return unbank_command_fail(unbank_error("out of memory"));
  fputs(json, stdout);
  free(json);
  return UNBANK_EXIT_FINE;
}

static char *write_certificates(const struct subject_list *subjects, const char *path) {
  char *json = unbank_certificates_json(subjects);
  char *error = json ? file_write(path, json, strlen(json)) : unbank_error("out of memory");
  free(json);
  return error;
}

/* Leaves out kernels of a source that another source includes, since it is explained by itself. */
static void leave_out_included(struct arena *arena, const struct explained_list *all,
                               struct subject_list *subjects) {
  const struct unbank_report **reports =
      ARENA_ARRAY(arena, const struct unbank_report *, all->count + 1);
  size_t count = 0, kept = 0;
  for (size_t i = 0; i < all->count; i++)
    if (all->items[i].report)
      reports[count++] = all->items[i].report;
  const struct ranking listed = overview_list(arena, reports, count);
  for (size_t i = 0; i < subjects->count; i++)
    if (!subjects->items[i].kernel || overview_has(&listed, subjects->items[i].kernel))
      subjects->items[kept++] = subjects->items[i];
  subjects->count = kept;
}

static int explain_all(struct arena *arena, const struct explained_list *all, const char *name,
                       const struct request *request) {
  struct subject_list subjects = subjects_of(arena, all, name);
  if (all->count > 1)
    leave_out_included(arena, all, &subjects);
  unbank_rank_subjects(&subjects);
  if (name && !subjects.count)
    return unbank_command_fail(no_such(arena, name, all));
  char *error = request->certificate ? write_certificates(&subjects, request->certificate) : NULL;
  if (error)
    return unbank_command_fail(error);
  if (!subjects.count && !request->json)
    puts("no array has a conflict: name one, as KERNEL::ARRAY, to see what was weighed");
  return print(&subjects, request);
}

static int compile_job(const struct job *job, const char *report, void *context) {
  struct arena arena = {0};
  const char *path = NULL;
  char *error = compile_source(&arena, &job->compilation, job->input, &path);
  (void)report, (void)context;
  if (!error && rename(path, job->compiled))
    error = unbank_error("%s: %s", job->compiled, strerror(errno));
  arena_free(&arena);
  return error ? unbank_command_fail(error) : UNBANK_EXIT_FINE;
}

/* Compiles sources, and leaves out of the jobs those that cannot be, of which it is said why.
 * Returns the worst exit code. */
static int compile_ahead(struct arena *arena, unsigned at_once, struct job_list *jobs,
                         struct text_list *made) {
  struct job_list sources = {0}, left = {0};
  for (size_t i = 0; i < jobs->count; i++) {
    struct job *job = &jobs->items[i];
    char *error = NULL;
    if (job->is_source && !job->problem)
      error = temporary_file(arena, ".bc", &job->compiled);
    if (error)
      return unbank_command_fail(error);
    if (!job->compiled)
      continue;
    *ARENA_PUSH(arena, &sources) = *job;
    *ARENA_PUSH(arena, made) = job->compiled;
  }
  const struct workers workers = {.arena = arena, .at_once = at_once, .work = compile_job};
  const int status = sources.count ? workers_run(&workers, &sources, NULL) : UNBANK_EXIT_FINE;
  for (size_t i = 0; i < jobs->count; i++) {
    struct stat found;
    const char *compiled = jobs->items[i].compiled;
    if (!compiled || (!stat(compiled, &found) && found.st_size))
      *ARENA_PUSH(arena, &left) = jobs->items[i];
  }
  *jobs = left;
  return status;
}

/* Works on all jobs. Returns the worst exit code. */
static int run_all(struct arena *arena, const struct job_list *jobs,
                   const struct unbank_options *options, struct explained_list *out) {
  struct progress progress;
  int status = UNBANK_EXIT_FINE;
  progress_begin(&progress);
  progress.is_late = true; /* launches were looked for */
  for (size_t i = 0; i < jobs->count; i++) {
    progress_say(&progress, i, jobs->count, jobs->items[i].name);
    progress_hold(&progress, arena);
    char *problem = run_job(arena, &jobs->items[i], options, out);
    status = problem ? unbank_command_fail(problem) : status;
    progress_release(&progress);
  }
  return status;
}

int unbank_command_explain(struct request *request) {
  struct arena arena = {0};
  struct job_list jobs = {0}, asked = {0}; /* all, and those that may hold what is asked for */
  struct explained_list all = {0};
  struct text_list inputs = request->inputs, made = {0};
  struct unbank_options options = request->options; /* and launches */
  const char *name = take_name(&inputs);
  int status = UNBANK_EXIT_FINE;
  char *error = inputs.count ? inputs_expand(&arena, &inputs, &request->compilation, &jobs)
                             : unbank_error("%s: no such file; usage: unbank explain KERNEL::ARRAY "
                                            "IN...; see unbank explain --help",
                                            name);
  if (!error)
    error = check_inputs(&arena, &jobs);
  if (!error && request->certificate)
    error = inputs_check_output(&jobs, request->certificate);
  if (!error)
    error = files_check_apart((const char *const[]){request->certificate, options.report}, 2);
  if (!error && request->certificate)
    error = file_may_write(request->certificate, false);
  if (!error)
    error = launches_find(&arena, &jobs, request->jobs, &options);
  if (!error) /* a report that is written is one of all */
    asked = name && !options.report ? holders_of(&arena, &jobs, name, request->jobs) : jobs;
  const size_t given = asked.count;
  if (!error)
    status = compile_ahead(&arena, request->jobs, &asked, &made);
  const size_t failed = error ? 0 : given - asked.count;
  if (!error) {
    const int worked = run_all(&arena, &asked, &options, &all);
    status = worked > status ? worked : status;
  }
  for (size_t i = 0; i < made.count; i++)
    temporary_remove(made.items[i]);
  if (error)
    status = unbank_command_fail(error);
  else if (status == UNBANK_EXIT_FINE || all.count + failed > 1)
    status |= explain_all(&arena, &all, name, request);
  inputs_remove(&jobs);
  for (size_t i = 0; i < all.count; i++)
    unbank_report_free(all.items[i].report);
  arena_free(&arena);
  return status;
}
