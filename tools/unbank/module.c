/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * What analyze, fix, report and compare share, and suggest: device modules, CUDA source, a project
 * or earlier reports in, one report and perhaps rewritten modules, or a patch, out.
 *
 * Invariant: a file is written only after everything that can refuse the input has passed.
 */
#include <errno.h>
#include <llvm-c/Core.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/stat.h>
#include <unistd.h>

#include "command.h"
#include "compare.h"
#include "files.h"
#include "gate/gate.h"
#include "launches.h"
#include "module.h"
#include "nvcc.h"
#include "options/names.h"
#include "patches.h"
#include "report.h"
#include "report/read.h"
#include "report/report.h"
#include "run.h"
#include "shim/edit.h"
#include "shim/shim.h"
#include "support/arena.h"
#include "support/words.h"
#include "temporary.h"
#include "unbank/options.h"
#include "unbank/unbank.h"
#include "workers.h"

/* One job. */

/* CUDA source is read as what clang makes of it. */
static char *read_module(LLVMContextRef context, const struct job *job, LLVMModuleRef *module) {
  struct compilation how = job->compilation;
  struct arena arena = {0};
  const char *compiled = NULL, *ready = job->compiled ? job->compiled : job->input;
  if (job->problem)
    return unbank_error("%s", job->problem);
  if (job->is_again)
    how.messages = "/dev/null";
  char *error =
      job->is_source && !job->compiled ? compile_source(&arena, &how, job->input, &compiled) : NULL;
  if (!error)
    error = file_read_module(context, compiled ? compiled : ready, module);
  if (!error)
    launches_tell_problem(job);
  if (compiled)
    temporary_remove(compiled);
  const char *name = compile_path(&arena, &how, job->name);
  if (!error && job->is_source)
    LLVMSetSourceFileName(*module, name, strlen(name));
  if (!error && (job->is_source || strcmp(job->name, job->input))) /* what was read is temporary */
    LLVMSetModuleIdentifier(*module, job->name, strlen(job->name));
  arena_free(&arena);
  return error;
}

/* LLVM's diagnostics and the pass's: names in options that mean nothing here, most often misspelt.
 */
static void print_diagnostic(LLVMDiagnosticInfoRef info, void *context) {
  const struct job *job = context;
  LLVMDiagnosticSeverity severity = LLVMGetDiagInfoSeverity(info);
  if (job->is_again || (severity != LLVMDSWarning && severity != LLVMDSError))
    return;
  char *text = LLVMGetDiagInfoDescription(info);
  const char *own = strncmp(text, "unbank: ", 8) == 0 ? text + 8 : text;
  fprintf(stderr, "unbank: %s: %s: %s\n", job->name, severity == LLVMDSError ? "error" : "warning",
          own);
  LLVMDisposeMessage(text);
}

static char *write_module(LLVMModuleRef module, const char *output) {
  if (strcmp(output, "-"))
    return unbank_module_write(module, output);
  char *text = LLVMPrintModuleToString(module);
  fputs(text, stdout);
  LLVMDisposeMessage(text);
  return NULL;
}

/* Figures are those of the file that is written. */
static char *run_to_write(LLVMModuleRef module, const struct unbank_options *options,
                          const char *output, struct unbank_report **report) {
  struct unbank_shim *shim = unbank_shim_create();
  bool changed;
  if (!file_ends_with(output, ".bc"))
    unbank_shim_expect_text(shim);
  char *error = unbank_run_with(module, shim, options, report, &changed);
  unbank_shim_dispose(shim);
  return error;
}

static char *run_module(LLVMModuleRef module, const struct job *job,
                        const struct unbank_options *options, struct unbank_report **report) {
  char *error = job->output ? run_to_write(module, options, job->output, report)
                            : unbank_analyze(module, options, report);
  if (!error && !begins_with((*report)->triple, "nvptx"))
    fprintf(stderr, "unbank: %s: not a device module (its triple is '%s'): nothing to do\n",
            job->name, (*report)->triple);
  if (!error && options->report)
    error = unbank_report_write_as(*report, options->report,
                                   &(struct report_place){.is_only_architecture = true});
  if (!error && job->output)
    error = write_module(module, job->output);
  return error;
}

/* The level that clang hands on to codegen and ptxas, of the last -O: compile.c gives the first. */
static enum unbank_level level_of(const struct text_list *arguments) {
  static const struct {
    const char *word;
    enum unbank_level level;
  } levels[] = {{"-O0", UNBANK_LEVEL_0}, {"-O", UNBANK_LEVEL_1},  {"-O1", UNBANK_LEVEL_1},
                {"-Og", UNBANK_LEVEL_1}, {"-O2", UNBANK_LEVEL_2}, {"-Os", UNBANK_LEVEL_2},
                {"-Oz", UNBANK_LEVEL_2}, {"-O3", UNBANK_LEVEL_3}, {"-Ofast", UNBANK_LEVEL_3}};
  enum unbank_level level = UNBANK_LEVEL_3;
  for (size_t i = 0; i < arguments->count; i++)
    for (size_t k = 0; k < sizeof levels / sizeof *levels; k++)
      if (!strcmp(arguments->items[i], levels[k].word))
        level = levels[k].level;
  return level;
}

/* A blank in a word stands behind a backslash, so that no part of such a word is a whole one. */
static bool is_part_by_record(char *record) {
  bool out = false;
  char *rest = record;
  for (char *word; (word = strsep(&rest, " "));)
    out = unbank_is_part_after(word, out);
  return out;
}

bool module_is_part(const struct job *job, LLVMModuleRef module) {
  bool out = job->compilation.relocatable;
  char *record = unbank_take_command_line(module);
  for (size_t i = 0; !record && i < job->compilation.arguments.count; i++)
    out = unbank_is_part_after(job->compilation.arguments.items[i], out);
  if (record)
    out = is_part_by_record(record);
  free(record);
  return out;
}

struct unbank_options module_options(const struct job *job, LLVMModuleRef module,
                                     const struct unbank_options *options) {
  struct unbank_options out = *options;
  const bool is_part = job->is_source && module_is_part(job, module);
  if (is_part && out.rdc == UNBANK_UNSAID)
    out.rdc = UNBANK_YES;
  else if (job->is_source && out.rdc == UNBANK_UNSAID && !job->output)
    out.rdc = UNBANK_NO;
  if (job->is_source && out.codegen == UNBANK_LEVEL_UNSAID)
    out.codegen = level_of(&job->compilation.arguments);
  return out;
}

char *module_run(const struct job *job, const struct unbank_options *said,
                 struct unbank_report **report) {
  LLVMContextRef context = LLVMContextCreate();
  LLVMModuleRef module = NULL;
  char *error = read_module(context, job, &module);
  if (!error) {
    LLVMContextSetDiagnosticHandler(context, print_diagnostic, (void *)(uintptr_t)job);
    const struct unbank_options options = module_options(job, module, said);
    error = run_module(module, job, &options, report);
    LLVMDisposeModule(module);
  }
  LLVMContextDispose(context);
  if (error) {
    unbank_report_free(*report);
    *report = NULL;
  }
  return error;
}

/* All jobs. */

static int work_apart(const struct job *job, const char *path, void *context) {
  struct arena arena = {0};
  struct unbank_report *report = NULL;
  char *error = job->is_report ? unbank_report_read(&arena, job->input, &report)
                               : module_run(job, context, &report);
  if (!error)
    error = unbank_report_hand_over(report, path);
  return error ? unbank_command_fail(error) : UNBANK_EXIT_FINE;
}

/* One job that nobody watches needs no process of its own. */
static int work_here(struct arena *arena, const struct job *job,
                     const struct unbank_options *options, struct report_list *reports) {
  struct unbank_report *report = NULL;
  char *error = job->is_report ? unbank_report_read(arena, job->input, &report)
                               : module_run(job, options, &report);
  if (!error)
    *ARENA_PUSH(arena, reports) = report;
  return error ? unbank_command_fail(error) : UNBANK_EXIT_FINE;
}

static int run_jobs(struct arena *arena, const struct job_list *jobs,
                    const struct unbank_options *options, unsigned at_once, bool leaves_gaps,
                    struct report_list *reports) {
  if (jobs->count == 1 && !isatty(STDERR_FILENO))
    return work_here(arena, &jobs->items[0], options, reports);
  const struct workers workers = {.arena = arena,
                                  .at_once = at_once,
                                  .work = work_apart,
                                  .context = (void *)(uintptr_t)options,
                                  .leaves_gaps = leaves_gaps};
  return workers_run(&workers, jobs, reports);
}

/* The report. */

enum { WIDTH_LEAST = 60, TOP_DEFAULT = 10 };

bool unbank_command_has_colour(int file) {
  const char *terminal = getenv("TERM"), *none = getenv("NO_COLOR");
  return isatty(file) && !(none && *none) && terminal && strcmp(terminal, "dumb") != 0;
}

struct text_style module_text_style(void) {
  struct winsize size = {0};
  unsigned width = !ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) ? size.ws_col : 0;
  return (struct text_style){.width = width && width < WIDTH_LEAST ? WIDTH_LEAST : width,
                             .colour = unbank_command_has_colour(STDOUT_FILENO)};
}

static struct text_style style_of(const struct delivery *delivery) {
  struct text_style style = module_text_style();
  style.worst_first = true;
  style.only_conflicts = delivery->only_conflicts;
  style.sources = delivery->sources;
  style.source_count = delivery->source_count;
  style.rows = delivery->top;
  style.top = delivery->top ? delivery->top : TOP_DEFAULT;
  return style;
}

/* The text makes room on stdout for what was asked for there. */
static int deliver(const struct report_list *reports, const struct unbank_options *options,
                   const struct delivery *delivery, bool module_on_stdout) {
  bool is_taken = module_on_stdout || (delivery->sarif && !strcmp(delivery->sarif, "-"));
  const struct unbank_report *const *all = (const struct unbank_report *const *)reports->items;
  const struct text_style style = style_of(delivery);
  if (delivery->measured)
    return compare_deliver(all, reports->count, options, delivery->measured, &style);
  if (delivery->page || delivery->since)
    return report_deliver(all, reports->count, options, delivery, &style);
  unbank_text_print(all, reports->count, &style, is_taken ? stderr : stdout);
  return unbank_command_end(all, reports->count, options, delivery);
}

/* Reports of several modules go to a folder, as they do in a build. */
static char *make_report_folder(const struct unbank_options *options, size_t jobs) {
  struct stat found;
  if (jobs < 2 || !options->report || (!stat(options->report, &found) && S_ISDIR(found.st_mode)))
    return NULL;
  return mkdir(options->report, 0777)
             ? unbank_error("report=%s: of several modules it must be a folder: %s",
                            options->report, strerror(errno))
             : NULL;
}

static bool is_module_name(const char *output) {
  return !strcmp(output, "-") || file_ends_with(output, ".ll") || file_ends_with(output, ".bc");
}

/* Of several inputs a name is a folder's, and so is one that ends in '/'; it is made. */
static char *make_output_folder(const char *output, size_t jobs) {
  struct stat found;
  bool is_meant = jobs > 1 || file_ends_with(output, "/");
  if (is_module_name(output) || (!stat(output, &found) && S_ISDIR(found.st_mode)))
    return NULL;
  if (!is_meant)
    return unbank_error("%s: the output must end in .ll or .bc, or be a folder (%s/ makes one)",
                        output, output);
  return mkdir(output, 0777) ? unbank_error("%s: %s", output, strerror(errno)) : NULL;
}

/* Refuses outputs that are inputs, or one file, or that could not be written: a project takes
 * minutes, and its files are written last. A report's folder may yet be made. */
static char *check_outputs(struct arena *arena, const struct request *request,
                           const struct job_list *jobs) {
  const char *const written[] = {request->options.report, request->delivery.page,
                                 request->delivery.baseline, request->delivery.sarif,
                                 request->patch};
  const size_t count = sizeof written / sizeof *written;
  const char **all = ARENA_ARRAY(arena, const char *, count + jobs->count);
  char *error = NULL;
  for (size_t i = 0; i < count && !error; i++) {
    const char *path = written[i];
    const bool is_report = path == request->options.report;
    error = inputs_check_output(jobs, path);
    if (!error && path && strcmp(path, "-") && !(is_report && file_ends_with(path, "/")))
      error = file_may_write(path, is_report);
    all[i] = path;
  }
  for (size_t i = 0; i < jobs->count; i++)
    all[count + i] = jobs->items[i].output;
  return error ? error : files_check_apart(all, count + jobs->count);
}

static char *prepare(struct arena *arena, const struct request *request, struct job_list *jobs) {
  const char *output = request->output;
  char *error = inputs_expand(arena, &request->inputs, &request->compilation, jobs);
  if (!error && output)
    error = make_output_folder(output, jobs->count);
  if (!error && output)
    error = inputs_set_outputs(arena, jobs, output);
  if (!error)
    error = check_outputs(arena, request, jobs);
  return error ? error : make_report_folder(&request->options, jobs->count);
}

/* A gate that has nothing to judge passes: say that there is nothing. */
static void tell_of_nothing(const struct job_list *jobs, const struct report_list *reports) {
  size_t kernels = 0;
  for (size_t i = 0; i < reports->count; i++)
    kernels += reports->items[i]->kernel_count;
  if (!kernels && reports->count == jobs->count)
    fprintf(stderr, "unbank: %s: no kernel is there\n",
            jobs->count > 1 ? "all inputs" : jobs->items[0].name);
}

static void free_reports(const struct report_list *reports) {
  for (size_t i = 0; i < reports->count; i++)
    unbank_report_free(reports->items[i]);
}

/* How commands name the source of each report. Reports come in the order of the jobs; those that
 * failed have none, and are left out. Of a project, the source and its flags are those that its
 * compile has in its own folder. */
static const struct text_source *sources_of(struct arena *arena, const struct job_list *jobs,
                                            struct report_list *reports) {
  struct text_source *out = ARENA_ARRAY(arena, struct text_source, reports->count + 1);
  size_t count = 0;
  for (size_t i = 0; i < reports->count; i++) {
    const struct compilation *how = &jobs->items[i].compilation;
    if (!reports->items[i])
      continue;
    struct text_source *source = &out[count];
    source->report = reports->items[count++] = reports->items[i];
    source->behind = compile_behind(arena, how);
    if (!how->folder)
      continue;
    source->file = compile_shell_word(arena, jobs->items[i].input);
    source->folder =
        inputs_is_same_place(how->folder, ".") ? NULL : compile_shell_word(arena, how->folder);
  }
  reports->count = count;
  return out;
}

static struct fix_list find_fixes(struct arena *arena, const struct request *request,
                                  const struct job_list *jobs, const struct report_list *reports) {
  struct fix_list out = {0};
  bool all = reports->count == jobs->count && request->delivery.sarif;
  for (size_t i = 0; i < jobs->count && all && request->delivery.wants_fixes; i++)
    if (jobs->items[i].is_source)
      suggest_fixes(arena, &jobs->items[i], reports->items[i], &request->options, &out);
  return out;
}

static const char *not_written(const char *path) {
  if (path)
    fprintf(stderr, "unbank: %s: not written, as not all inputs could be analysed\n", path);
  return NULL;
}

/* What says of all inputs which conflicts there are is only written where all were analysed: a
 * baseline that lacks some would have them fail later, and findings that lack some look clean. */
static void leave_out_files(struct delivery *delivery, size_t reports, size_t jobs) {
  if (reports == jobs)
    return;
  fprintf(stderr, "unbank: %zu of %zu inputs could not be analysed\n", jobs - reports, jobs);
  delivery->baseline = not_written(delivery->baseline);
  delivery->sarif = not_written(delivery->sarif);
  delivery->missing = jobs - reports; /* of which a page says itself */
}

/* What is asked of the gate, where nobody asks it to judge or to write; and its baseline. */
static char *check_gate(const struct request *request) {
  const struct delivery *delivery = &request->delivery;
  bool is_asked = request->options.fail_above > 0 || delivery->baseline || delivery->sarif;
  if (delivery->wants_fixes && !delivery->sarif)
    return unbank_error("--fixes are a part of SARIF: add --sarif=FILE");
  const char *idle[GATE_IDLE_MAX];
  if (is_asked)
    return gate_check(&request->options);
  return gate_idle(&request->options, idle) ? unbank_error("%s", idle[0]) : NULL;
}

int unbank_command_module(const struct request *said) {
  struct arena arena = {0};
  struct job_list jobs = {0};
  struct report_list reports = {0};
  struct request with = *said; /* and with launches */
  const struct request *request = &with;
  char *error = check_gate(request);
  if (!error)
    error = prepare(&arena, request, &jobs);
  if (!error)
    error = launches_find(&arena, &jobs, request->jobs, &with.options);
  int status = error ? unbank_command_fail(error)
                     : run_jobs(&arena, &jobs, &request->options, request->jobs, true, &reports);
  const struct text_source *sources = sources_of(&arena, &jobs, &reports);
  if (reports.count) {
    bool module_on_stdout = request->output && !strcmp(request->output, "-");
    struct delivery delivery = request->delivery;
    delivery.sources = sources;
    delivery.source_count = reports.count;
    delivery.fixes = find_fixes(&arena, request, &jobs, &reports);
    leave_out_files(&delivery, reports.count, jobs.count);
    tell_of_nothing(&jobs, &reports);
    int judged = deliver(&reports, &request->options, &delivery, module_on_stdout);
    status = judged > status ? judged : status;
  }
  inputs_remove(&jobs);
  free_reports(&reports);
  arena_free(&arena);
  return status;
}

/* suggest. */

/* The jobs that have a report, and their reports; and of the others one. Of jobs that were not run
 * there is nothing. */
static struct project readable_of(struct arena *arena, const struct job_list *jobs,
                                  const struct report_list *reports,
                                  const struct unbank_options *options) {
  struct job_list *readable = ARENA_NEW(arena, struct job_list);
  struct report_list *theirs = ARENA_NEW(arena, struct report_list);
  struct project out = {.jobs = readable, .reports = theirs, .options = options};
  for (size_t i = 0; i < reports->count; i++)
    if (reports->items[i]) {
      *ARENA_PUSH(arena, readable) = jobs->items[i];
      *ARENA_PUSH(arena, theirs) = reports->items[i];
    } else {
      out.unread = &jobs->items[i];
    }
  return out;
}

/* Where the patch applies, if that is not the working folder. */
static void say_root(struct arena *arena, const char *root) {
  char *here = realpath(".", NULL);
  if (here && strcmp(here, root) != 0)
    fprintf(stderr, "unbank: a file of the patch is not in the working folder: apply it in %s\n",
            *root ? unbank_text_clean(arena, root) : "/");
  free(here);
}

/* The messages ahead of the differences. */
static char *write_patch(struct arena *arena, const struct request *request,
                         const struct suggested_patch *patch) {
  const char *diff, *root;
  char *error = patch_diff(arena, &patch->files, &diff, &root);
  const char *whole = *diff ? arena_printf(arena, "%s\n%s", patch->message, diff) : "";
  if (!error && request->patch)
    error = file_write(request->patch, whole, strlen(whole));
  if (error)
    return error;
  fputs(request->patch ? patch->message : whole, stdout);
  if (*diff)
    say_root(arena, root);
  else
    fputs("unbank: there is no patch\n", stderr);
  return NULL;
}

static void say_header(struct arena *arena, const struct suggested_patch *patch) {
  if (patch->needs_header)
    fprintf(stderr,
            "unbank: the changed source includes <unbank/array.h>: copy it from %s, or compile "
            "with -I and that folder\n",
            toolkit_include_folder(arena));
}

static char *check_sources(const struct job_list *jobs) {
  for (size_t i = 0; i < jobs->count; i++)
    if (!jobs->items[i].problem &&
        (!jobs->items[i].is_source ||
         is_one_of(jobs->items[i].input, jobs->temporary.items, jobs->temporary.count)))
      return unbank_error("%s: a patch is one of a file of CUDA source", jobs->items[i].name);
  return NULL;
}

/* A patch replaces an earlier one, and nothing else that is there: a header, say, or the project's
 * compile_commands.json. Devices and pipes hold no patch, and may never end. */
static char *check_patch(const char *path) {
  struct stat found;
  bool is_file = stat(path, &found) == 0 && S_ISREG(found.st_mode);
  char *text = is_file ? file_read_text(path) : NULL;
  bool is_own = !text || !*text || begins_with(text, SUGGEST_TITLE);
  free(text);
  return is_own
             ? file_may_write(path, false)
             : unbank_error("%s: it is there, and no patch of unbank suggest: remove it, or give "
                            "another name",
                            path);
}

static void unroll_as_nvcc(struct arena *arena, struct job_list *jobs) {
  for (size_t i = 0; i < jobs->count; i++) {
    struct text_list *arguments = &jobs->items[i].compilation.arguments;
    *arguments = nvcc_unroll(arena, arguments, NVCC_UNROLLS_ARRAYS);
  }
}

int unbank_command_suggest(const struct request *said) {
  struct arena arena = {0};
  struct job_list jobs = {0};
  struct report_list reports = {0};
  struct suggested_patch patch;
  struct request with = *said; /* and with launches */
  const struct request *request = &with;
  char *error = prepare(&arena, request, &jobs);
  if (!error)
    error = check_sources(&jobs);
  if (!error && request->patch)
    error = inputs_check_output(&jobs, request->patch);
  if (!error && request->patch)
    error = check_patch(request->patch);
  if (!error && !request->options.profile_count) /* a profile is of the code as it was compiled */
    unroll_as_nvcc(&arena, &jobs);
  if (!error)
    error = launches_find(&arena, &jobs, request->jobs, &with.options);
  int status = error ? unbank_command_fail(error)
                     : run_jobs(&arena, &jobs, &request->options, request->jobs, true, &reports);
  const struct project project = readable_of(&arena, &jobs, &reports, &request->options);
  if (!error && project.jobs->count) {
    error = patches_find(&arena, project, request->jobs, &patch);
    if (!error)
      error = write_patch(&arena, request, &patch);
    if (!error)
      say_header(&arena, &patch);
    status = error ? unbank_command_fail(error) : status;
  }
  inputs_remove(&jobs);
  free_reports(&reports);
  arena_free(&arena);
  return status;
}
