/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "trial.h"

#include <stdlib.h>
#include <string.h>

#include "files.h"
#include "module.h"
#include "nvcc.h"
#include "registers.h"
#include "temporary.h"
#include "toolkit.h"
#include "uses.h"

/* What comes out of one compile with changed files, with arguments beside those of the job; the
 * compiler's messages go to a file. */
static LLVMModuleRef compile(struct arena *arena, LLVMContextRef context, const struct job *job,
                             const struct patched_list *files, const struct text_list *arguments,
                             const char *messages) {
  struct compilation how = job->compilation;
  how.messages = messages;
  how.laid = (struct overlaid_list){0};
  for (size_t i = 0; i < files->count; i++)
    *ARENA_PUSH(arena, &how.laid) =
        (struct overlaid){files->items[i].file->path, files->items[i].text};
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

LLVMModuleRef trial_plain(struct arena *arena, LLVMContextRef context, const struct job *job,
                          const struct patched_list *files) {
  struct text_list arguments = {0};
  TEXT_LIST_ADD(arena, &arguments, "-Xclang", "-disable-llvm-passes", "-w");
  LLVMModuleRef module = compile(arena, context, job, files, &arguments, "/dev/null");
  if (!module || uses_prepare(module, !module_is_part(job, module)))
    return module;
  LLVMDisposeModule(module);
  return NULL;
}

struct unbank_report *trial_report(struct arena *arena, const struct job *job,
                                   const struct unbank_options *options,
                                   const struct patched_list *files, const char **problem) {
  struct text_list arguments = {0};
  struct unbank_report *report = NULL;
  const char *messages = NULL;
  TEXT_LIST_ADD(arena, &arguments, "-w");
  char *error = temporary_file(arena, "", &messages);
  LLVMContextRef context = LLVMContextCreate();
  LLVMModuleRef module = error ? NULL : compile(arena, context, job, files, &arguments, messages);
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
  if (messages)
    temporary_remove(messages);
  free(error);
  return report;
}

struct hearing {
  struct arena *arena;
  struct work_list *works;
};

static void hear_work(const struct unbank_kernel_work *work, void *context) {
  const struct hearing *hearing = context;
  *ARENA_PUSH(hearing->arena, hearing->works) =
      (struct work){.kernel = arena_strdup(hearing->arena, work->kernel), .block = work->before};
}

static void add_registers(struct arena *arena, const struct job *job,
                          const struct unbank_report *report, const struct patched_list *files,
                          struct work_list *works) {
  const struct registers_list all = registers_by_nvcc(arena, job, report->arch, files);
  for (size_t i = 0; i < works->count; i++)
    works->items[i].registers = registers_of(&all, works->items[i].kernel);
}

struct work_list trial_work(struct arena *arena, const struct job *job,
                            const struct unbank_options *options,
                            const struct patched_list *files) {
  struct work_list out = {0};
  struct hearing hearing = {arena, &out};
  struct text_list arguments = {0};
  struct unbank_report *report = NULL;
  struct job unrolled = *job;
  unrolled.compilation.arguments = nvcc_unroll(arena, &job->compilation.arguments, NVCC_UNROLLS);
  TEXT_LIST_ADD(arena, &arguments, "-w");
  LLVMContextRef context = LLVMContextCreate();
  LLVMModuleRef module = compile(arena, context, &unrolled, files, &arguments, "/dev/null");
  if (module) {
    struct unbank_options of_job = module_options(&unrolled, module, options);
    of_job.names_told = true;
    of_job.profile_count = 0; /* one is of the source as it was */
    of_job.on_kernel_work = hear_work;
    of_job.context = &hearing;
    free(unbank_analyze(module, &of_job, &report));
    LLVMDisposeModule(module);
  }
  LLVMContextDispose(context);
  if (report)
    add_registers(arena, job, report, files, &out);
  unbank_report_free(report);
  return out;
}
