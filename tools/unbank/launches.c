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

/* The launches of the host code of one source, into the file at `path`. */
static char *note(struct arena *arena, const struct job *job, LLVMModuleRef module,
                  const char *path) {
  struct launch_list launches = {0};
  const char *source =
      unbank_launch_path(arena, compile_path(arena, &job->compilation, job->input));
  char *error = unbank_find_launches(module, arena, source, &launches);
  return error ? error : unbank_launch_replace(path, source, &launches);
}

static int look(const struct job *job, const char *report, void *path) {
  struct arena arena = {0};
  struct compilation how = job->compilation;
  const char *compiled = NULL;
  (void)report;
  how.is_host = true;
  char *error = temporary_file(&arena, "", &how.messages);
  error = error ? error : compile_source(&arena, &how, job->input, &compiled);
  const char *problem = error ? compile_error(&arena, how.messages) : "";
  if (how.messages)
    temporary_remove(how.messages);
  if (error) {
    fprintf(stderr, "unbank: %s: its host code does not compile, so launches are not known%s%s\n",
            job->name, *problem ? ": " : "", unbank_text_clean(&arena, problem));
    free(error);
    arena_free(&arena);
    return UNBANK_EXIT_FINE;
  }
  LLVMContextRef context = LLVMContextCreate();
  LLVMModuleRef module = NULL;
  error = file_read_module(context, compiled, &module);
  temporary_remove(compiled);
  if (!error) {
    error = note(&arena, job, module, path);
    LLVMDisposeModule(module);
  }
  LLVMContextDispose(context);
  arena_free(&arena);
  return error ? unbank_command_fail(error) : UNBANK_EXIT_FINE;
}

static struct job_list sources_of(struct arena *arena, const struct job_list *jobs) {
  struct job_list out = {0};
  for (size_t i = 0; i < jobs->count; i++)
    if (jobs->items[i].is_source)
      *ARENA_PUSH(arena, &out) = jobs->items[i];
  return out;
}

char *launches_find(struct arena *arena, struct job_list *jobs, unsigned at_once,
                    struct unbank_options *options) {
  const struct job_list sources = sources_of(arena, jobs);
  const char *said = options->launch, *made;
  if (said && !strcmp(said, none))
    options->launch = NULL;
  else if (said && access(said, R_OK))
    return unbank_error("--launch=%s: %s; a compile with that option writes it", said,
                        strerror(errno));
  if (said || !sources.count)
    return NULL;
  char *error = temporary_file(arena, ".json", &made);
  if (error)
    return error;
  *ARENA_PUSH(arena, &jobs->temporary) = made;
  struct workers workers = {
      .arena = arena, .at_once = at_once, .work = look, .context = (void *)(uintptr_t)made};
  int code = sources.count == 1 ? look(&sources.items[0], NULL, workers.context)
                                : workers_run(&workers, &sources, NULL);
  if (code != UNBANK_EXIT_FINE)
    return unbank_error("launches could not be looked for: --launch=none leaves that out");
  options->launch = arena_strdup(arena, made);
  return NULL;
}
