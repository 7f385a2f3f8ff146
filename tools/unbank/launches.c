/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "launches.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "files.h"
#include "host/host.h"
#include "report/text.h"
#include "temporary.h"
#include "workers.h"

/* What --launch= is where nobody is to look. */
static const char none[] = "none";

struct search {
  const char *path; /* of the file that gets the launches */
  bool has_block;   /* the user gave a shape of blocks */
};

/* The launches of the host code of one source, into the file at `path`. */
static char *note(struct arena *arena, const struct job *job, LLVMModuleRef module,
                  const char *path) {
  struct launch_list launches = {0};
  const char *source =
      unbank_launch_path(arena, compile_path(arena, &job->compilation, job->input));
  char *error = unbank_find_launches(module, arena, source, &launches);
  return error ? error : unbank_launch_replace(path, source, &launches);
}

/* Whether that is to be told shows when the device code is compiled: what fails there, too, is told
 * once, in full. */
static void leave_problem(struct arena *arena, const struct job *job, const char *problem,
                          const char *flags, bool has_block) {
  const char *todo =
      *flags ? arena_printf(arena, "; say behind -- which instructions it uses, as in --%s", flags)
      : has_block ? ""
                  : "; --block=32x8 gives the shape of blocks without it, and --launch=none "
                    "leaves it out";
  const char *text = arena_printf(
      arena, "unbank: %s: its host code does not compile, so launches are not known%s%s%s\n",
      job->name, *problem ? ": " : "", unbank_text_clean(arena, problem), todo);
  free(file_write(job->launch_problem, text, strlen(text)));
}

void launches_tell_problem(const struct job *job) {
  char *text = job->launch_problem && !job->is_again && !access(job->launch_problem, R_OK)
                   ? file_read_text(job->launch_problem)
                   : NULL;
  fputs(text ? text : "", stderr);
  free(text);
}

static int look(const struct job *job, const char *report, void *given) {
  const struct search *search = given;
  struct arena arena = {0};
  struct compilation how = job->compilation;
  const char *compiled = NULL;
  (void)report;
  how.is_host = true;
  char *error = temporary_file(&arena, "", &how.messages);
  error = error ? error : compile_source(&arena, &how, job->input, &compiled);
  const char *problem = error ? compile_error(&arena, how.messages) : "";
  const char *flags = error ? compile_missing_flags(&arena, how.messages) : "";
  if (how.messages)
    temporary_remove(how.messages);
  if (error) {
    leave_problem(&arena, job, problem, flags, search->has_block);
    free(error);
    arena_free(&arena);
    return UNBANK_EXIT_FINE;
  }
  LLVMContextRef context = LLVMContextCreate();
  LLVMModuleRef module = NULL;
  error = file_read_module(context, compiled, &module);
  temporary_remove(compiled);
  if (!error) {
    error = note(&arena, job, module, search->path);
    LLVMDisposeModule(module);
  }
  LLVMContextDispose(context);
  arena_free(&arena);
  return error ? unbank_command_fail(error) : UNBANK_EXIT_FINE;
}

/* Each with a file for what is wrong with its host code, next to that of the launches. */
static struct job_list sources_of(struct arena *arena, struct job_list *jobs, const char *made) {
  struct job_list out = {0};
  for (size_t i = 0; i < jobs->count; i++) {
    struct job *job = &jobs->items[i];
    if (!job->is_source)
      continue;
    job->launch_problem = arena_printf(arena, "%s.%zu", made, i);
    temporary_expect(job->launch_problem);
    *ARENA_PUSH(arena, &jobs->temporary) = job->launch_problem;
    *ARENA_PUSH(arena, &out) = *job;
  }
  return out;
}

char *launches_find(struct arena *arena, struct job_list *jobs, unsigned at_once,
                    struct unbank_options *options) {
  const char *said = options->launch, *made;
  if (said && !strcmp(said, none))
    options->launch = NULL;
  else if (said && access(said, R_OK))
    return unbank_error("--launch=%s: %s; a compile with that option writes it", said,
                        strerror(errno));
  bool has_source = false;
  for (size_t i = 0; i < jobs->count; i++)
    has_source |= jobs->items[i].is_source;
  if (said || !has_source)
    return NULL;
  char *error = temporary_file(arena, ".json", &made);
  if (error)
    return error;
  *ARENA_PUSH(arena, &jobs->temporary) = made;
  const struct job_list sources = sources_of(arena, jobs, made);
  struct search search = {made, options->block.x || options->promise_count};
  struct workers workers = {.arena = arena, .at_once = at_once, .work = look, .context = &search};
  int code = sources.count == 1 ? look(&sources.items[0], NULL, &search)
                                : workers_run(&workers, &sources, NULL);
  if (code != UNBANK_EXIT_FINE)
    return unbank_error("launches could not be looked for: --launch=none leaves that out");
  options->launch = arena_strdup(arena, made);
  return NULL;
}
