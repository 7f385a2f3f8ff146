/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "includers.h"

#include <stdlib.h>
#include <string.h>

#include "files.h"
#include "shown.h"
#include "totals.h"
#include "trial.h"
#include "worth.h"

/* Paths. */

bool includers_has_patch(struct arena *arena, const struct project *project,
                         const struct source_file *file) {
  const char *path = file_real_path(arena, file->path);
  for (size_t i = 0; i < project->patched.count; i++)
    if (!strcmp(file_real_path(arena, project->patched.items[i].file->path), path))
      return true;
  return false;
}

/* The full path of a file that a job names, from the folder of its compile on. */
static const char *path_of(struct arena *arena, const struct job *job, const char *file) {
  return file_real_path(arena, compile_path(arena, &job->compilation, file));
}

/* Whether a place of a report, with paths from the folder of its compile on, is in a file. *other:
 * what one that was not is called, as most places are in one file. */
static bool is_in(struct arena *arena, const struct job *job, const struct unbank_place *place,
                  const char *path, const char **other) {
  const char *file = place->file;
  if (!file || (*other && !strcmp(file, *other)))
    return false;
  *other = file;
  return !strcmp(path_of(arena, job, file), path);
}

/* Whether a job has accesses in a file, or in functions that were inlined from there. */
static bool uses_file(struct arena *arena, const struct job *job,
                      const struct unbank_report *report, const char *path) {
  const char *other = NULL;
  for (size_t k = 0; k < report->kernel_count; k++)
    for (size_t a = 0; a < report->kernels[k].access_count; a++) {
      const struct unbank_report_access *access = &report->kernels[k].accesses[a];
      bool is_there = is_in(arena, job, &access->place, path, &other);
      for (size_t i = 0; i < access->inlined_at_count && !is_there; i++)
        is_there = is_in(arena, job, &access->inlined_at[i], path, &other);
      if (is_there)
        return true;
    }
  return false;
}

/* The list. */

static bool has_job(const struct includer_list *list, const struct job *job) {
  for (size_t i = 0; i < list->count; i++)
    if (list->items[i]->job == job)
      return true;
  return false;
}

static const char *read_includer(struct arena *arena, struct includer *it) {
  char *error = source_read(arena, it->job, &it->source);
  free(error);
  if (error)
    return arena_printf(arena, "%s, which uses it, cannot be read", it->job->name);
  it->context = LLVMContextCreate();
  it->from.plain = trial_plain(arena, it->context, &it->source.job, &(struct patched_list){0});
  return it->from.plain
             ? NULL
             : arena_printf(arena, "%s, which uses it, cannot be compiled again", it->job->name);
}

const char *includers_add(struct arena *arena, const struct project *project, const struct job *own,
                          const struct source_file *header, enum uses_trust trust,
                          struct includer_list *out) {
  const char *path = file_real_path(arena, header->path), *problem = NULL;
  if (project->unread && strcmp(path, path_of(arena, own, own->input)) != 0)
    return arena_printf(arena, "%s, which may use it, cannot be read", project->unread->name);
  for (size_t i = 0; i < project->jobs->count && !problem; i++) {
    const struct job *job = &project->jobs->items[i];
    const struct unbank_report *report = project->reports->items[i];
    if (job == own || has_job(out, job) || !uses_file(arena, job, report, path))
      continue;
    struct includer *it = ARENA_NEW(arena, struct includer);
    it->job = job;
    it->from =
        (struct proposing){.arena = arena, .report = report, .source = &it->source, .trust = trust};
    *ARENA_PUSH(arena, out) = it;
    problem = read_includer(arena, it);
  }
  return problem;
}

void includers_close(struct includer_list *list) {
  for (size_t i = 0; i < list->count; i++) {
    struct includer *it = list->items[i];
    if (it->from.plain)
      LLVMDisposeModule(it->from.plain);
    if (it->context)
      LLVMContextDispose(it->context);
    unbank_report_free(it->then);
  }
}

/* The check. */

/* The same declaration as an includer reads it, or NULL. */
static struct source_array *find_again(struct arena *arena, const struct includer *it,
                                       const struct source_array *array) {
  const char *path = file_real_path(arena, array->statement->file->path);
  for (size_t i = 0; i < it->source.arrays.count; i++) {
    struct source_array *other = it->source.arrays.items[i];
    if (other->statement->file && other->declarator.first == array->declarator.first &&
        !strcmp(other->name, array->name) &&
        !strcmp(file_real_path(arena, other->statement->file->path), path))
      return other;
  }
  return NULL;
}

/* The files by the paths that an includer knows them by. */
static struct patched_list as_named(struct arena *arena, const struct includer *it,
                                    const struct patched_list *files) {
  struct patched_list out = {0};
  for (size_t i = 0; i < files->count; i++) {
    struct patched patched = files->items[i];
    const char *path = file_real_path(arena, patched.file->path);
    for (size_t a = 0; a < it->source.arrays.count; a++) {
      const struct source_file *file = it->source.arrays.items[a]->statement->file;
      if (file && !strcmp(file_real_path(arena, file->path), path))
        patched.file = file;
    }
    *ARENA_PUSH(arena, &out) = patched;
  }
  return out;
}

/* NULL: types among the changes make no kernel slower. */
static const char *check_worth(struct arena *arena, const struct project *project,
                               struct includer *it, const struct change_list *changes,
                               const struct patched_list *files) {
  bool has_type = false;
  for (size_t i = 0; i < changes->count; i++)
    has_type |= !changes->items[i].length;
  if (!has_type)
    return NULL;
  const struct job *job = &it->source.job;
  if (!it->is_weighed)
    it->works = trial_work(arena, job, project->options, &(struct patched_list){0});
  it->is_weighed = true;
  const struct work_list then = trial_work(arena, job, project->options, files);
  return worth_slows(arena, it->from.report, &it->works, &then);
}

static const char *check_one(struct arena *arena, const struct project *project,
                             struct includer *it, const struct change_list *changes,
                             const struct patched_list *files) {
  const char *problem = it->source.asks_sizes ? "the source asks for the sizes of objects" : NULL;
  struct change_list here = {0};
  for (size_t i = 0; i < changes->count && !problem; i++) {
    struct change change = changes->items[i];
    change.array = find_again(arena, it, change.array);
    if (!change.array)
      continue;
    if (change.array->statement->problem)
      return change.array->statement->problem;
    const struct declared declared = propose_members(&it->from, change.array);
    problem = propose_stays_right(&it->from, &declared, &change);
    *ARENA_PUSH(arena, &here) = change;
  }
  const struct patched_list own = as_named(arena, it, files);
  struct unbank_report *then =
      problem ? NULL : trial_report(arena, &it->source.job, project->options, &own, &problem);
  if (then)
    problem = totals_worse(arena, it->from.report, then);
  if (!problem)
    problem = shown_right(&it->from, it->context, &it->source.job, &here, &own);
  if (!problem)
    problem = check_worth(arena, project, it, &here, &own);
  unbank_report_free(it->then);
  it->then = problem ? NULL : then;
  if (problem)
    unbank_report_free(then);
  return problem;
}

const char *includers_check(struct arena *arena, const struct project *project,
                            const struct includer_list *list, const struct change_list *changes,
                            const struct patched_list *files) {
  for (size_t i = 0; i < list->count; i++) {
    const char *problem = check_one(arena, project, list->items[i], changes, files);
    if (problem)
      return arena_printf(arena, "in %s: %s", list->items[i]->job->name, problem);
  }
  return NULL;
}
