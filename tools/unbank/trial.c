/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "trial.h"

#include <stdlib.h>
#include <string.h>

#include "files.h"
#include "module.h"
#include "overlay.h"
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

/* Files that lie over those of the disk. */
struct laid {
  struct text_list made; /* to be removed */
  struct text_list arguments;
};

static char *lay(struct arena *arena, const struct patched_list *files, struct laid *out) {
  const char *overlay = NULL;
  struct overlaid *texts = ARENA_ARRAY(arena, struct overlaid, files->count + 1);
  for (size_t i = 0; i < files->count; i++) {
    const char *joined = overlay_join_launches(arena, files->items[i].text);
    texts[i] =
        (struct overlaid){files->items[i].file->path, joined ? joined : files->items[i].text};
  }
  char *error = overlay_write(arena, texts, files->count, &out->made, &overlay);
  const char *const words[] = {"-ivfsoverlay", overlay, "-w"};
  for (size_t i = 0; i < sizeof words / sizeof *words && !error; i++)
    *ARENA_PUSH(arena, &out->arguments) = words[i];
  return error;
}

static void remove_laid(const struct laid *laid) {
  for (size_t i = 0; i < laid->made.count; i++)
    temporary_remove(laid->made.items[i]);
}

LLVMModuleRef trial_plain(struct arena *arena, LLVMContextRef context, const struct job *job,
                          const struct patched_list *files) {
  static const char *words[] = {"-Xclang", "-disable-llvm-passes", "-w"};
  struct laid laid = {0};
  char *error = files->count ? lay(arena, files, &laid) : NULL;
  for (size_t i = 0; i < sizeof words / sizeof *words; i++)
    *ARENA_PUSH(arena, &laid.arguments) = words[i];
  LLVMModuleRef module = error ? NULL : compile(arena, context, job, &laid.arguments, NULL);
  remove_laid(&laid);
  free(error);
  if (!module || uses_prepare(module, !module_is_part(job, module)))
    return module;
  LLVMDisposeModule(module);
  return NULL;
}

struct unbank_report *trial_report(struct arena *arena, const struct job *job,
                                   const struct unbank_options *options,
                                   const struct patched_list *files, const char **problem) {
  struct laid laid = {0};
  struct unbank_report *report = NULL;
  const char *messages = NULL;
  char *error = lay(arena, files, &laid);
  if (!error)
    error = temporary_file(arena, "", &messages);
  if (!error)
    *ARENA_PUSH(arena, &laid.made) = messages;
  LLVMContextRef context = LLVMContextCreate();
  LLVMModuleRef module = error ? NULL : compile(arena, context, job, &laid.arguments, messages);
  if (module) {
    struct unbank_options of_job = module_options(job, module, options);
    of_job.names_told = true; /* what is to be said of names was said of the source as it is */
    error = unbank_analyze(module, &of_job, &report);
    LLVMDisposeModule(module);
  }
  LLVMContextDispose(context);
  if (!report)
    *problem = arena_printf(arena, "the changed source cannot be compiled: %s",
                            error ? error : compile_error(arena, messages));
  remove_laid(&laid);
  free(error);
  return report;
}
