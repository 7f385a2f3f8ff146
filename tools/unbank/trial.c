/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "trial.h"

#include <stdlib.h>
#include <string.h>

#include "files.h"
#include "module.h"
#include "temporary.h"
#include "toolkit.h"
#include "uses.h"

/* What comes out of one compile, with arguments beside those of the job; the compiler's messages go
 * to a file. */
static LLVMModuleRef compile(struct arena *arena, LLVMContextRef context, const struct job *job,
                             const struct text_list *arguments, const char *messages) {
  struct compilation how = job->compilation;
  how.messages = messages;
  const char *path = NULL;
  LLVMModuleRef module = NULL;
  how.arguments = (struct text_list){0};
  for (size_t i = 0; i < job->compilation.arguments.count; i++)
    *ARENA_PUSH(arena, &how.arguments) = job->compilation.arguments.items[i];
  for (size_t i = 0; i < arguments->count; i++)
    *ARENA_PUSH(arena, &how.arguments) = arguments->items[i];
  char *error = compile_source(arena, &how, job->input, &path);
  if (!error)
    error = file_read_module(context, path, &module);
  if (path)
    temporary_remove(path);
  free(error);
  return error ? NULL : module;
}

LLVMModuleRef trial_plain(struct arena *arena, LLVMContextRef context, const struct job *job) {
  static const char *words[] = {"-Xclang", "-disable-llvm-passes", "-w"};
  const struct text_list arguments = {words, sizeof words / sizeof *words, 0};
  LLVMModuleRef module = compile(arena, context, job, &arguments, NULL);
  if (!module || uses_prepare(module))
    return module;
  LLVMDisposeModule(module);
  return NULL;
}

static const char *overlay_root(struct arena *arena, const char *path, const char *source) {
  return arena_printf(
      arena, "{\"type\": \"file\", \"name\": \"%s\", \"external-contents\": \"%s\"}", path, source);
}

/* Appends a file to the roots of an overlay of clang's file system: under the path that clang says,
 * and without links. */
static char *add_root(struct arena *arena, const struct patched *file, struct text_list *files,
                      const char **roots) {
  const char *said = file->file->path, *source;
  char *error = temporary_file(arena, "", &source), *real = realpath(said, NULL);
  if (!error) {
    *ARENA_PUSH(arena, files) = source;
    if (strpbrk(arena_printf(arena, "%s%s%s", said, real ? real : "", source), "\"\\"))
      error = unbank_error("%s: it cannot be overlaid", said);
  }
  if (!error)
    error = file_write(source, file->text, strlen(file->text));
  if (!error)
    *roots = arena_printf(arena, "%s%s%s", *roots, **roots ? ", " : "",
                          overlay_root(arena, said, source));
  if (!error && real && strcmp(said, real) != 0)
    *roots = arena_printf(arena, "%s, %s", *roots,
                          overlay_root(arena, arena_strdup(arena, real), source));
  free(real);
  return error;
}

struct unbank_report *trial_report(struct arena *arena, const struct job *job,
                                   const struct unbank_options *options,
                                   const struct patched_list *files, const char **problem) {
  struct text_list made = {0}, arguments = {0};
  struct unbank_report *report = NULL;
  const char *roots = "", *overlay = NULL, *messages = NULL;
  char *error = temporary_file(arena, ".yaml", &overlay);
  if (!error) {
    *ARENA_PUSH(arena, &made) = overlay;
    error = temporary_file(arena, "", &messages);
  }
  if (!error)
    *ARENA_PUSH(arena, &made) = messages;
  for (size_t i = 0; i < files->count && !error; i++)
    error = add_root(arena, &files->items[i], &made, &roots);
  const char *yaml = arena_printf(
      arena, "{\"version\": 0, \"use-external-names\": false, \"roots\": [%s]}\n", roots);
  if (!error)
    error = file_write(overlay, yaml, strlen(yaml));
  LLVMContextRef context = LLVMContextCreate();
  const char *const words[] = {"-ivfsoverlay", overlay, "-w"};
  for (size_t i = 0; i < sizeof words / sizeof *words; i++)
    *ARENA_PUSH(arena, &arguments) = words[i];
  LLVMModuleRef module = error ? NULL : compile(arena, context, job, &arguments, messages);
  if (module) {
    struct unbank_options of_job = module_options(job, options);
    of_job.names_told = true; /* what is to be said of names was said of the source as it is */
    error = unbank_analyze(module, &of_job, &report);
    LLVMDisposeModule(module);
  }
  LLVMContextDispose(context);
  if (!report)
    *problem = arena_printf(arena, "the changed source cannot be compiled: %s",
                            error ? error : compile_error(arena, messages));
  for (size_t i = 0; i < made.count; i++)
    temporary_remove(made.items[i]);
  free(error);
  return report;
}
