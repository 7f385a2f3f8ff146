/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * unbank simulate: a device module and a launch in, counts out.
 *
 *   compile   CUDA source, with clang
 *   read      the modules (simulate_module.c)
 *   load      the program, for one kernel
 *   fill      arguments and variables
 *   run       the launch; what the kernel prints goes to stdout
 *   deliver   outputs, report, text
 *
 * All but the first runs in a child process, so that a module that makes LLVM crash ends in a
 * sentence, too. Files are written only once everything has gone well.
 */
#include "simulate.h"

#include <pthread.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <unistd.h>

#include "command.h"
#include "files.h"
#include "options/names.h"
#include "progress.h"
#include "report/text.h"
#include "shim/source.h"
#include "sim/cubin/cubin.h"
#include "sim/program/program.h"
#include "sim/report/sampler.h"
#include "temporary.h"

/* One run. */
struct run {
  const struct simulation *simulation;
  struct arena *arena;
  struct unbank_report head; /* the texts of the module */
  const char *diagnosed;     /* LLVM's first error, or NULL */
  const char *kernel_name;   /* as the module has it */
  struct program program;
  struct argument *arguments;
  struct memory memory;
  struct launch launch;
  struct array_watch watch;
  struct cubin_match match; /* if there is a cubin */
  struct sampler *sampler;  /* NULL: no profile is wanted */
  struct tally tally;
  struct summary summary;
};

/* Loading. */

/* LLVM's own handler would print an error and end the process. The first error is kept. */
static void on_diagnostic(LLVMDiagnosticInfoRef info, void *context) {
  struct run *it = context;
  if (LLVMGetDiagInfoSeverity(info) != LLVMDSError || it->diagnosed)
    return;
  char *text = LLVMGetDiagInfoDescription(info);
  it->diagnosed = arena_printf(it->arena, "%.*s", (int)strcspn(text, "\n"), text);
  LLVMDisposeMessage(text);
}

/* Compiling cannot check a clock. The handler of a signal may write, but not print. */
static char too_long[64];
static void on_alarm(int signal) {
  (void)signal;
  ssize_t written = write(STDERR_FILENO, too_long, strlen(too_long));
  (void)written;
  _exit(UNBANK_EXIT_UNABLE);
}

/* While `on`, loading ends the process when it takes longer than the limit. */
static void limit_loading(const struct simulation *simulation, bool on) {
  double seconds = on ? simulation->seconds : 0;
  struct itimerval timer = {.it_value.tv_sec = (long)seconds};
  timer.it_value.tv_usec = (long)((seconds - (double)timer.it_value.tv_sec) * 1e6);
  snprintf(too_long, sizeof too_long, "unbank: the time limit of %g s is over\n",
           simulation->seconds);
  signal(SIGALRM, on_alarm);
  setitimer(ITIMER_REAL, &timer, NULL);
}

static struct outcome load(struct run *it, LLVMContextRef context) {
  const struct simulation *simulation = it->simulation;
  uint64_t blocks = dim3_count(simulation->grid);
  LLVMModuleRef module = NULL;
  struct outcome read =
      simulation_module(simulation, context, &module, &it->kernel_name, &it->head);
  if (read.ending != RUN_WELL && it->diagnosed) {
    char *sentence = unbank_error("%s: %s", read.sentence, it->diagnosed);
    free(read.sentence);
    read.sentence = sentence;
  }
  if (read.ending != RUN_WELL)
    return read;
  const struct program_options options = {.kernels = &it->kernel_name,
                                          .kernel_count = 1,
                                          .dynamic_bytes = simulation->dynamic_bytes,
                                          .workers = blocks < simulation->jobs ? (unsigned)blocks
                                                                               : simulation->jobs,
                                          .with_cubin = simulation->cubin != NULL};
  struct outcome outcome = program_adopt(&it->program, module, &options, it->arena);
  if (outcome.ending == RUN_WELL && it->diagnosed)
    outcome = unable(unbank_error("%s: LLVM: %s", simulation->input, it->diagnosed));
  if (outcome.ending != RUN_WELL)
    return outcome;
  it->launch.kernel = program_kernel(&it->program, it->kernel_name);
  if (simulation->cubin)
    outcome = cubin_apply(&it->program, it->launch.kernel, simulation->cubin, &it->match);
  return outcome;
}

/* Filling. */

static char *prefixed(const char *option, const char *text, char *wrong) {
  char *sentence = wrong ? unbank_error("--%s=%s: %s", option, text, wrong) : NULL;
  free(wrong);
  return sentence;
}

static char *check_argument(const struct argument *argument, const struct parameter *parameter) {
  bool buffer = argument->kind == ARGUMENT_BUFFER || argument->kind == ARGUMENT_NULL;
  size_t bytes =
      argument->kind == ARGUMENT_NUMBER ? argument->element->bytes : argument_bytes(argument);
  if (parameter->is_pointer)
    return buffer ? NULL
                  : unbank_error("the parameter is a pointer: give a buffer such as "
                                 "f32[4096]:zero, or null");
  if (buffer)
    return unbank_error("the parameter is no pointer: it takes %u bytes by value",
                        parameter->bytes);
  if (bytes == parameter->bytes)
    return NULL;
  return unbank_error("the parameter has %u bytes, this has %zu", parameter->bytes, bytes);
}

/* Reads the arguments and compares them with the kernel's parameters. */
static char *read_arguments(struct run *it) {
  const struct simulation *simulation = it->simulation;
  const struct kernel *kernel = it->launch.kernel;
  uint64_t sum = 0;
  if (simulation->arguments.count != kernel->parameter_count)
    return unbank_error("%s has %zu parameters: give --arg=SPEC so many times, not %zu",
                        kernel->display, kernel->parameter_count, simulation->arguments.count);
  it->arguments = ARENA_ARRAY(it->arena, struct argument, kernel->parameter_count + 1);
  for (size_t i = 0; i < kernel->parameter_count; i++) {
    const char *text = simulation->arguments.items[i];
    char *wrong = argument_parse(&it->arguments[i], text, it->arena);
    if (!wrong)
      wrong = check_argument(&it->arguments[i], &kernel->parameters[i]);
    sum += wrong ? 0 : argument_bytes(&it->arguments[i]);
    if (!wrong && sum > simulation->memory_bytes)
      wrong = unbank_error("the buffers take more than the memory limit of %llu MB; raise it with "
                           "--memory-limit=MB",
                           (unsigned long long)(simulation->memory_bytes >> 20));
    if (wrong)
      return prefixed("arg", text, wrong);
  }
  return NULL;
}

static const char *variable_names(const struct run *it) {
  const char *names = "";
  const struct code *code = it->program.code;
  for (size_t i = 0; i < code->globals.count; i++)
    if (!code->globals.items[i].is_constant)
      names =
          arena_printf(it->arena, "%s%s%s", names, *names ? ", " : "", code->globals.items[i].name);
  return *names ? names : "none";
}

static const struct region *find_variable(const struct run *it, const char *wanted) {
  const struct code *code = it->program.code;
  for (size_t i = 0; i < code->globals.count; i++) {
    const char *name = code->globals.items[i].name;
    if (!code->globals.items[i].is_constant &&
        unbank_options_means(wanted, name, unbank_demangled(it->arena, name)))
      return program_global(&it->program, name);
  }
  return NULL;
}

static bool is_number(const char *text) { return text[strspn(text, "0123456789")] == '\0'; }

/* --output=N=FILE: N is a buffer; or --output=NAME=FILE: a variable. */
static char *read_outputs(struct run *it) {
  for (size_t i = 0; i < it->simulation->outputs.count; i++) {
    const struct setting *output = &it->simulation->outputs.items[i];
    unsigned long number = strtoul(output->name, NULL, 10);
    if (!is_number(output->name)) {
      if (!find_variable(it, output->name))
        return unbank_error("--output=%s: the kernel uses no variable %s; it uses: %s",
                            output->text, output->name, variable_names(it));
      continue;
    }
    if (number >= it->memory.count || it->arguments[number].kind != ARGUMENT_BUFFER)
      return unbank_error("--output=%s: argument %s is not a buffer; they are counted from 0",
                          output->text, output->name);
    it->arguments[number].is_output = true;
  }
  return NULL;
}

static char *fill_variable(struct run *it, const struct setting *setting) {
  struct argument argument;
  const struct region *region = find_variable(it, setting->name);
  if (!region)
    return unbank_error("the kernel uses no variable %s that can be filled; it uses: %s",
                        setting->name, variable_names(it));
  char *wrong = argument_parse(&argument, setting->value, it->arena);
  if (wrong)
    return wrong;
  size_t bytes =
      argument.kind == ARGUMENT_NUMBER ? argument.element->bytes : argument_bytes(&argument);
  if (!bytes || bytes > region->bytes)
    return unbank_error("the variable has %zu bytes, this has %zu", region->bytes, bytes);
  return argument_write(&argument, (unsigned char *)region->address); /* NOLINT */
}

static char *fill(struct run *it) {
  char *sentence = read_arguments(it);
  if (!sentence)
    sentence =
        memory_fill(&it->memory, it->arguments, it->launch.kernel->parameter_count, it->arena);
  if (!sentence)
    sentence = read_outputs(it);
  for (size_t i = 0; i < it->simulation->globals.count && !sentence; i++)
    sentence = prefixed("global", it->simulation->globals.items[i].text,
                        fill_variable(it, &it->simulation->globals.items[i]));
  return sentence;
}

/* Running. */

static void print_text(void *context, const char *text) {
  (void)context;
  fputs(text, stdout);
}

static void observe(void *context, uint64_t block, const struct site *site,
                    const struct shared_array *array, const struct unbank_lanes *lanes) {
  struct run *it = context;
  array_watch_see(&it->watch, site, array, lanes);
  if (it->sampler)
    sampler_observe(it->sampler, block, site, array, lanes);
}

/* A thread beside the launch that says how far it is. */
struct watcher {
  struct progress progress;
  pthread_t thread;
  pthread_mutex_t lock;
  pthread_cond_t stopped;
  bool stops;
  uint64_t ended, blocks;
  const char *kernel;
};

static void *watch(void *context) {
  struct watcher *it = context;
  pthread_mutex_lock(&it->lock);
  while (!it->stops) {
    struct timespec until;
    clock_gettime(CLOCK_REALTIME, &until);
    until.tv_sec++;
    pthread_cond_timedwait(&it->stopped, &it->lock, &until);
    if (!it->stops)
      progress_say(&it->progress, __atomic_load_n(&it->ended, __ATOMIC_RELAXED), it->blocks,
                   it->kernel);
  }
  pthread_mutex_unlock(&it->lock);
  return NULL;
}

static struct outcome launch_watched(struct run *it) {
  const struct simulation *simulation = it->simulation;
  struct watcher watcher = {.lock = PTHREAD_MUTEX_INITIALIZER,
                            .stopped = PTHREAD_COND_INITIALIZER,
                            .blocks = (uint64_t)simulation->grid.x * simulation->grid.y *
                                      simulation->grid.z,
                            .kernel = it->kernel_name};
  progress_begin(&watcher.progress);
  bool watched =
      watcher.progress.is_watched && !pthread_create(&watcher.thread, NULL, watch, &watcher);
  it->launch.ended = &watcher.ended;
  struct outcome outcome = launch_run(&it->program, &it->launch, &it->tally);
  it->launch.ended = NULL;
  if (!watched)
    return outcome;
  pthread_mutex_lock(&watcher.lock);
  watcher.stops = true;
  pthread_cond_signal(&watcher.stopped);
  pthread_mutex_unlock(&watcher.lock);
  pthread_join(watcher.thread, NULL);
  progress_end(&watcher.progress);
  return outcome;
}

static struct outcome launch(struct run *it) {
  const struct simulation *simulation = it->simulation;
  bool watched = array_watch_begin(&it->watch, &it->program, it->launch.kernel, it->arena);
  it->launch = (struct launch){.kernel = it->launch.kernel,
                               .grid = simulation->grid,
                               .block = simulation->block,
                               .arguments = it->memory.values,
                               .memory = it->memory.regions,
                               .dynamic_bytes = simulation->dynamic_bytes,
                               .counted_blocks = simulation->counted_blocks,
                               .ignore_races = simulation->ignore_races,
                               .seconds = simulation->seconds,
                               .observe = watched ? observe : NULL,
                               .observer_context = it,
                               .print = print_text};
  if (simulation->profile) {
    it->sampler = sampler_create(&it->program, &it->launch, it->arena);
    it->launch.observe = observe;
  }
  struct outcome outcome = launch_watched(it);
  if (outcome.ending == RUN_WELL && simulation->cubin)
    cubin_check(&it->program, &it->tally, &it->match);
  return outcome;
}

/* Delivering. */

static void warn_uninitialised(const struct run *it) {
  const struct site *site = it->tally.uninitialised_at;
  if (!site)
    return;
  const char *place = site->place.file ? unbank_text_place(it->arena, &site->place)
                                       : unbank_text_clean(it->arena, site->function);
  fprintf(stderr, "unbank: warning: %s: %s of shared memory that nobody has written, %llu in all\n",
          place, unbank_op_name(site->op), (unsigned long long)it->tally.uninitialised);
}

static char *write_outputs(const struct run *it) {
  char *sentence = NULL;
  for (size_t i = 0; i < it->simulation->outputs.count && !sentence; i++) {
    const struct setting *output = &it->simulation->outputs.items[i];
    const struct region *variable =
        is_number(output->name) ? NULL : find_variable(it, output->name);
    size_t number = strtoul(output->name, NULL, 10);
    sentence = variable
                   ? file_write(output->value, (const char *)variable->address, variable->bytes)
                   : file_write(output->value, (const char *)it->memory.buffers[number],
                                argument_bytes(&it->arguments[number]));
  }
  return sentence;
}

static int deliver(struct run *it) {
  const struct simulation *simulation = it->simulation;
  summary_make(&it->summary, &it->program, &it->launch, &it->tally, &it->watch, &it->head);
  warn_uninitialised(it);
  char *sentence = write_outputs(it);
  if (!sentence && simulation->report)
    sentence = unbank_report_write(&it->summary.report, simulation->report);
  if (!sentence && it->sampler)
    sentence = sampler_write(it->sampler, &it->tally, simulation->profile);
  if (sentence)
    return unbank_command_fail(sentence);
  const struct simulated all = {simulation,
                                &it->program,
                                &it->launch,
                                &it->tally,
                                &it->summary,
                                &it->memory,
                                simulation->cubin ? &it->match : NULL};
  simulation_print(stdout, &all);
  const struct unbank_options options = {.size = sizeof options,
                                         .fail_above = simulation->fail_above};
  const struct unbank_report *report = &it->summary.report;
  return unbank_command_end(&report, 1, &options, NULL);
}

/* Finding that a kernel broke a rule is a result; any other fault means that the run failed. */
static int fail(struct outcome outcome) {
  int status = unbank_command_fail(outcome.sentence ? outcome.sentence
                                                    : unbank_error("the run was stopped"));
  return outcome.ending == RUN_FAULT ? UNBANK_EXIT_FOUND : status;
}

static int simulate(const struct simulation *simulation) {
  struct run run = {.simulation = simulation, .arena = simulation->arena};
  LLVMContextRef context = LLVMContextCreate();
  LLVMContextSetDiagnosticHandler(context, on_diagnostic, &run);
  limit_loading(simulation, true);
  struct outcome outcome = load(&run, context);
  limit_loading(simulation, false);
  if (outcome.ending == RUN_WELL) {
    char *sentence = fill(&run);
    outcome = sentence ? unusable(sentence) : launch(&run);
  }
  fflush(stdout);
  int status = outcome.ending == RUN_WELL ? deliver(&run) : fail(outcome);
  if (run.sampler)
    sampler_free(run.sampler);
  memory_free(&run.memory);
  program_free(&run.program);
  LLVMContextDispose(context);
  return status;
}

/* The child. */

static int simulate_apart(const struct simulation *simulation) {
  fflush(NULL);
  pid_t child = temporary_fork();
  if (child == 0) {
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    setrlimit(RLIMIT_CORE, &(struct rlimit){0, 0});
    exit(simulate(simulation));
  }
  int status = 0;
  if (child < 0 || waitpid(child, &status, 0) < 0)
    return unbank_command_fail(unbank_error("cannot start a process"));
  temporary_child_ended(child);
  if (WIFEXITED(status) && WEXITSTATUS(status) < 128)
    return WEXITSTATUS(status);
  int signal = WIFSIGNALED(status) ? WTERMSIG(status) : WEXITSTATUS(status) - 128;
  if (signal == SIGPIPE) /* nobody reads its output: it ends as other commands do */
    raise(SIGPIPE);
  return unbank_command_fail(unbank_error(
      "%s: the simulation crashed (%s): the module is damaged, or this is a defect of Unbank",
      simulation->input, strsignal(signal)));
}

/* A long run must not end at a file that cannot be written. */
static char *check_files(const struct simulation *it) {
  const size_t count = it->outputs.count;
  const char **all = ARENA_ARRAY(it->arena, const char *, count + 2);
  all[0] = it->report, all[1] = it->profile;
  for (size_t i = 0; i < count; i++)
    all[i + 2] = it->outputs.items[i].value;
  char *sentence = files_check_apart(all, count + 2);
  if (!sentence && it->report)
    sentence = file_may_write(it->report, true);
  if (!sentence && it->profile)
    sentence = file_may_write(it->profile, false);
  for (size_t i = 0; i < it->outputs.count && !sentence; i++)
    sentence = file_may_write(it->outputs.items[i].value, false);
  return sentence;
}

static int run_request(struct simulation *simulation) {
  char *sentence = check_files(simulation);
  if (!sentence)
    sentence = simulation_compile(simulation);
  int status = sentence ? unbank_command_fail(sentence) : simulate_apart(simulation);
  simulation_remove(simulation);
  return status;
}

int unbank_command_simulate(int argc, const char **argv) {
  struct arena arena = {0};
  struct simulation simulation = {.arena = &arena};
  char *sentence = simulation_read(&simulation, argc, argv);
  int status = UNBANK_EXIT_FINE;
  if (sentence)
    status = unbank_command_fail(sentence);
  else if (simulation.help)
    help_print_of("simulate");
  else
    status = run_request(&simulation);
  arena_free(&arena);
  return status;
}
