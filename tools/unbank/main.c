/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The unbank command: reads its arguments and hands over to the part that does the work.
 *
 * UNBANK_OPTIONS is read first, the command line after it and over it. simulate reads its options
 * itself, and all that follows clang++ is clang's; so these names come first.
 */
#include <errno.h>
#include <fcntl.h>
#include <llvm-c/Core.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "command.h"
#include "compare.h"
#include "nvcc.h"
#include "simulate.h"
#include "support/arena.h"
#include "support/files.h"
#include "support/words.h"
#include "unbank/library.h"

/* To stderr, because it differs from run to run, which reports must not. */
static void print_search(const char *array, double microseconds) {
  fprintf(stderr, "search %s %.1f us\n", array, microseconds);
}

static int run_analyze(struct request *request) {
  request->options.on_search = request->timing ? print_search : NULL;
  return unbank_command_module(request);
}

static int run_fix(struct request *request) {
  return request->output
             ? unbank_command_module(request)
             : unbank_command_fail(unbank_error("usage: unbank fix IN... -o OUT [--name=value...] "
                                                "[-- CLANG-ARGUMENT...]; see unbank fix --help"));
}

static int run_suggest(struct request *request) { return unbank_command_suggest(request); }

/* The waste before the pass is compared, unless mode= says otherwise. */
static int run_report(struct request *request) {
  request->options.lanes = true;
  const char *page = request->output;
  request->delivery.page = page;
  request->output = NULL;
  if (page && !file_ends_with(page, ".html") && !file_ends_with(page, ".svg"))
    return unbank_command_fail(unbank_error(
        "-o %s: expected a name that ends in .html, for a page, or .svg, for a picture", page));
  return request->delivery.page || request->delivery.since
             ? unbank_command_module(request)
             : unbank_command_fail(unbank_error("nothing to do: give -o FILE.html for a page, or "
                                                "--since=PATH for a comparison"));
}

static int run_compare(struct request *request) {
  struct ncu_export measured = {0};
  char *error = compare_prepare(request, &measured);
  request->delivery.measured = &measured;
  return error ? unbank_command_fail(error) : unbank_command_module(request);
}

static int run_wavefronts(struct request *request) {
  return unbank_command_wavefronts(request->inputs.items[0]);
}

const struct command commands[] = {
    {.name = "clang++",
     .arguments = "ARGUMENT...",
     .help =
         "compile with clang++, the plugin, and the flags that this machine's CUDA needs; nvcc's "
         "are put in clang's words, -v shows the line",
     .examples = "unbank clang++ -O3 my.cu -o my                 # a program\n"
                 "unbank clang++ -O3 -Rpass=unbank -c my.cu      # and what became of its arrays\n"
                 "unbank clang++ -v -c my.cu                     # the command line of clang++\n"},
    {.name = "analyze",
     .arguments = "IN...",
     .help = "report the bank conflicts of CUDA source, device modules (.ll, .bc, - for stdin), a "
             "compile_commands.json, or earlier reports",
     .examples =
         "unbank analyze my.cu --block=32x8 -- -Iinclude   # one file; clang gets what follows --\n"
         "unbank analyze build/compile_commands.json       # a project\n"
         "unbank analyze reports --only-conflicts --top=5  # a folder of reports of a build\n"
         "unbank analyze my.cu --fail-above=1              # exit code 1 where there are "
         "conflicts\n"
         "unbank analyze my.cu --write-baseline=FILE       # what is there, for baseline=FILE\n",
     .takes_options = true,
     .judges = true,
     .only_looks = true,
     .run = run_analyze},
    {.name = "explain",
     .arguments = "[KERNEL::ARRAY] IN...",
     .help =
         "say why arrays have their layouts: what was weighed, what each would cost, and why it "
         "was not taken",
     .examples = "unbank explain transpose::tile my.cu --block=32x8   # one array\n"
                 "unbank explain transpose my.cu                      # all of one kernel\n"
                 "unbank explain my.cu                                # all that have conflicts\n"
                 "unbank explain transpose::tile my.cu --json         # for programs\n",
     .takes_options = true,
     .only_looks = true,
     .run = unbank_command_explain},
    {.name = "fix",
     .arguments = "IN... -o OUT",
     .help =
         "change layouts where that pays; write the module to OUT (.ll or .bc), or several to a "
         "folder",
     .examples = "unbank fix my.ll -o fixed.ll                   # a module\n"
                 "unbank fix a.bc b.bc -o folder                 # several\n"
                 "unbank fix - -o - < my.ll > fixed.ll           # in a pipe\n",
     .takes_options = true,
     .judges = true,
     .run = run_fix},
    {.name = "suggest",
     .arguments = "IN...",
     .help = "print a patch of CUDA source that does by hand what fix does, for builds with nvcc",
     .examples = "unbank suggest my.cu --block=32x8               # message and patch\n"
                 "unbank suggest my.cu --patch=FILE               # then: git apply FILE\n"
                 "unbank suggest build/compile_commands.json      # of a project\n",
     .takes_options = true,
     .only_looks = true,
     .run = run_suggest},
    {.name = "report",
     .arguments = "IN... -o OUT.html",
     .help = "write one HTML page about all inputs: the source with what each line wastes, and the "
             "lanes that meet in a bank; with --since=, beside earlier reports; or one access as a "
             "picture",
     .examples =
         "unbank report my.cu --block=32x8 -o my.html      # CUDA source\n"
         "unbank report reports -o all.html                # a folder of reports of a build\n"
         "unbank report my.cu -o my.svg --at=my.cu:29      # the banks of one access, for a "
         "document\n"
         "unbank report new.json --since=old.json          # prints what changed; exit code 1 "
         "where a kernel wastes more\n",
     .takes_options = true,
     .only_looks = true,
     .run = run_report},
    {.name = "compare",
     .arguments = "NCU.csv... IN...",
     .help = "print the wavefronts that Nsight Compute measured beside those foretold, by line or "
             "by kernel, and why they differ; exit code 1 where an exact figure was not met",
     .examples =
         "ncu --set full --import-source yes -o run ./my    # built with -lineinfo\n"
         "ncu --import run.ncu-rep --csv --page source --print-source cuda,sass > lines.csv\n"
         "ncu --import run.ncu-rep --csv --page raw > kernels.csv\n"
         "unbank compare lines.csv kernels.csv my.cu       # with mode=fix: built with Unbank\n",
     .takes_options = true,
     .only_looks = true,
     .run = run_compare},
    {.name = "simulate",
     .arguments = "IN... --grid=4x4 --block=32x8",
     .help = "run a kernel on the CPU and count its wavefronts",
     .examples = "unbank simulate my.cu --grid=2x2 --block=32x8 --arg=f32[4096]:zero --arg=i32:64\n"
                 "\n"
                 "A SPEC is TYPE:VALUE, TYPE[COUNT]:zero|ramp|random:SEED[:LOW:HIGH]|file:PATH, "
                 "hex:BYTES,\n"
                 "file:PATH or null; TYPE is f16, bf16, f32, f64, i8 to i64 or u8 to u64.\n"},
    {.name = "wavefronts",
     .arguments = "FILE.csv",
     .help = "compare the bank rule with measured rows",
     .examples = "unbank wavefronts test/data/h200-wavefronts.csv\n",
     .inputs = TAKES_ONE,
     .run = run_wavefronts},
    {.name = "completion",
     .arguments = "bash|zsh|fish",
     .help = "print what makes a shell complete this command",
     .examples = "unbank completion bash > ~/.local/share/bash-completion/completions/unbank\n",
     .inputs = TAKES_WORD,
     .words = "bash zsh fish",
     .run = help_print_completion},
    {.name = "man",
     .arguments = "",
     .help = "print the manual page",
     .examples = "unbank man | man -l -\n",
     .inputs = TAKES_WORD,
     .words = "",
     .run = help_print_man},
    {0},
};

static void print_version(void) {
  unsigned major, minor, patch;
  LLVMGetVersion(&major, &minor, &patch);
  printf("unbank %s (LLVM %u.%u.%u)\n", UNBANK_VERSION, major, minor, patch);
}

static const struct command *find_command(const char *name) {
  for (const struct command *command = commands; command->name; command++)
    if (name && strcmp(command->name, name) == 0)
      return command;
  return NULL;
}

void help_print_of(const char *name) { help_print(find_command(name)); }

/* The first of them that the command does not take goes to *foreign, for whose number 0 is none. */
static char *read_options(poptContext context, struct request *request,
                          const struct command *command, int *foreign) {
  char *error = NULL;
  int code;
  while (!error && (code = poptGetNextOpt(context)) > 0) {
    char *text = poptGetOptArg(context);
    error = command_set_option(request, code, text);
    if (command && !*foreign && !command_takes(command, code))
      *foreign = code;
    free(text);
  }
  if (!error && code < -1)
    error = command_misread(
        context, code, command_options(request->arena, command),
        command && command->takes_options ? "; arguments for clang stand behind --" : "");
  return error;
}

static char *usage_of(const struct command *command) {
  return unbank_error("usage: unbank %s%s%s%s; see unbank %s --help", command->name,
                      *command->arguments ? " " : "", command->arguments,
                      command->takes_options ? " [--name=value...] [-- CLANG-ARGUMENT...]" : "",
                      command->name);
}

/* Of an option that other commands take. */
static char *foreign_option(const struct command *command, struct arena *arena, int code) {
  const struct poptOption *option = command_options(arena, NULL);
  const char *others = "";
  while (option->val != code)
    option++;
  for (const struct command *other = commands; other->name; other++)
    if (other->takes_options && command_takes(other, code))
      others = arena_printf(arena, "%s%sunbank %s", others, *others ? ", " : "", other->name);
  return unbank_error("--%s: no option of unbank %s, but of %s; see unbank %s --help",
                      option->longName, command->name, others, command->name);
}

/* Checks that the command takes inputs of this number and kind. */
static bool fits(const struct command *command, const struct text_list *inputs) {
  if (command->inputs == TAKES_ANY)
    return inputs->count > 0;
  if (command->inputs == TAKES_ONE || *command->words)
    return inputs->count == 1;
  return inputs->count == 0;
}

static void read_inputs(poptContext context, struct request *request) {
  poptGetArg(context); /* the command */
  for (const char *input; (input = poptGetArg(context));)
    *ARENA_PUSH(request->arena, &request->inputs) = arena_strdup(request->arena, input);
}

static char *read_environment(struct request *request) {
  const char *text = getenv("UNBANK_OPTIONS");
  char *problem = text ? unbank_options_parse(&request->options, text) : NULL;
  char *error = problem ? unbank_error("UNBANK_OPTIONS: %s", problem) : NULL;
  free(problem);
  return error;
}

int unbank_command_fail(char *sentence) {
  fprintf(stderr, "unbank: %s\n", sentence);
  free(sentence);
  return UNBANK_EXIT_UNABLE;
}

static char *unknown_command(const char *name) {
  const char *names[sizeof commands / sizeof *commands];
  size_t count = 0;
  for (const struct command *command = commands; command->name; command++)
    names[count++] = command->name;
  names[count] = NULL;
  if (!name)
    return unbank_error("no command; see unbank --help");
  const char *near = command_nearest(name, strlen(name), names), *slash = strrchr(name, '/');
  if (!strcmp(slash ? slash + 1 : name, "nvcc"))
    return unbank_error("unknown command '%s'; unbank clang++ takes nvcc's arguments and compiles, "
                        "the other commands take them behind --",
                        name);
  return near ? unbank_error("unknown command '%s'; did you mean %s?", name, near)
              : unbank_error("unknown command '%s'; see unbank --help", name);
}

/* Looks for an option of the command among the arguments for clang. Clang has no options with these
 * names and a value, and nvcc's have been translated before. */
static char *behind_dashes(struct arena *arena, const struct command *command,
                           const struct text_list *arguments) {
  const struct poptOption *rows = command_options(arena, command);
  for (size_t i = 0; i < arguments->count; i++) {
    const char *word = arguments->items[i], *value = strchr(word, '=');
    if (!begins_with(word, "--") || !value)
      continue;
    const char *name = arena_printf(arena, "%.*s", (int)(value - word - 2), word + 2);
    for (const struct poptOption *row = rows; row->longName; row++)
      if (!strcmp(row->longName, name))
        return unbank_error("%s is an option of unbank %s: put it ahead of --, behind which all is "
                            "for clang",
                            word, command->name);
  }
  return NULL;
}

static int answer(poptContext context, struct request *request, const char *name) {
  const struct command *command = find_command(name);
  int foreign = 0;
  char *error = read_environment(request);
  if (!error && name && !command) /* whose options nobody knows */
    error = unknown_command(name);
  if (!error)
    error = read_options(context, request, command, &foreign);
  if (error)
    return unbank_command_fail(error);
  if (request->help || request->version) {
    if (request->help)
      help_print(command);
    else
      print_version();
    return UNBANK_EXIT_FINE;
  }
  read_inputs(context, request);
  if (!command)
    return unbank_command_fail(unknown_command(name));
  if (foreign && command->takes_options)
    return unbank_command_fail(foreign_option(command, request->arena, foreign));
  if (!command->run || foreign || !fits(command, &request->inputs))
    return unbank_command_fail(usage_of(command));
  error = behind_dashes(request->arena, command, &request->compilation.arguments);
  if (error)
    return unbank_command_fail(error);
  return command->run(request);
}

/* The program has a second name, for those who need clang++ as one word, to which packages add
 * "-22"; and what calls nvcc by its name takes a link of that name for it. */
static bool is_named_clang(const char *path) {
  static const char name[] = "unbank-clang++";
  const char *slash = strrchr(path, '/'), *own = slash ? slash + 1 : path;
  return !strncmp(own, name, sizeof name - 1) || !strcmp(own, "nvcc");
}

int unbank_command_cut(int argc, const char **argv, struct arena *arena, struct text_list *rest) {
  int left = 1;
  while (left < argc && strcmp(argv[left], "--") != 0)
    left++;
  if (left + 1 < argc)
    nvcc_translate(arena, ".", argc - left - 1, argv + left + 1, rest);
  return left;
}

/* The first argument that is neither an option nor the value of one. */
static const char *command_name(struct arena *arena, int argc, const char **argv) {
  poptContext context = poptGetContext("unbank", argc, argv, command_options(arena, NULL), 0);
  int code;
  while ((code = poptGetNextOpt(context)) > 0)
    free(poptGetOptArg(context));
  const char *name = poptGetArg(context);
  name = name ? arena_strdup(arena, name) : NULL;
  poptFreeContext(context);
  return name;
}

static int run(int argc, const char **argv, struct request *request) {
  struct arena *arena = request->arena;
  const char *name = command_name(arena, argc, argv);
  /* If a command changes nothing, mode= says whether fail-above= judges the code before the pass,
   * which is the default, or after it. */
  const struct command *command = find_command(name);
  if (command && command->only_looks)
    request->options.mode = UNBANK_MODE_REPORT;
  poptContext context = poptGetContext("unbank", argc, argv, command_options(arena, NULL), 0);
  int status = answer(context, request, name);
  poptFreeContext(context);
  return status;
}

/* If a standard stream is closed, the next file that is opened would get its number, and output
 * would go to that file. So it is opened in the wrong direction: it keeps its number, and using it
 * fails. */
static void hold_streams(void) {
  for (int file = STDIN_FILENO; file <= STDERR_FILENO; file++)
    if (fcntl(file, F_GETFD) < 0)
      open("/dev/null", file == STDIN_FILENO ? O_WRONLY : O_RDONLY);
}

/* Flushes the output; if that fails, the command has failed. */
static int end(int status) {
  bool is_written = !fflush(stdout) && !ferror(stdout);
  return is_written || status == UNBANK_EXIT_UNABLE
             ? status
             : unbank_command_fail(unbank_error("cannot write to stdout: %s", strerror(errno)));
}

int main(int argc, char **argv) {
  hold_streams();
  if (argc > 1 && !strcmp(argv[1], "simulate"))
    return end(unbank_command_simulate(argc - 1, (const char **)argv + 1));
  if (argc && is_named_clang(argv[0]))
    return unbank_command_clang(argc, (const char **)argv);
  if (argc > 1 && !strcmp(argv[1], "clang++") && !(argc == 3 && !strcmp(argv[2], "--help")))
    return unbank_command_clang(argc - 1, (const char **)argv + 1);
  struct arena arena = {0};
  struct request request = {.arena = &arena, .options = {.size = sizeof request.options}};
  argc = unbank_command_cut(argc, (const char **)argv, &arena, &request.compilation.arguments);
  int status = run(argc, (const char **)argv, &request);
  unbank_options_clear(&request.options);
  arena_free(&arena);
  return end(status);
}
