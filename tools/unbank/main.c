/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The unbank command: reads its arguments and hands over to the part that does the work.
 *
 * Options of the pass come from unbank_option_rows, so this file knows none of them by name.
 * UNBANK_OPTIONS is read first, the command line after it and over it. simulate has options of its
 * own, which it reads itself, and all that follows clang++ is clang's; so these names come first.
 */
#include <llvm-c/Core.h>
#include <popt.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "clang.h"
#include "command.h"
#include "simulate.h"
#include "support/arena.h"
#include "unbank/unbank.h"
#include "wavefronts.h"

/* What was asked for. */
struct request {
  const char *input, *output;
  bool help, version, timing;
  bool pass_options; /* some option of the pass is on the command line */
  struct unbank_options options;
  struct compilation compilation; /* of an input that is CUDA source */
  struct delivery delivery;
};

/* To stderr, as it differs from run to run; the report must not. */
static void print_search(const char *array, double microseconds) {
  fprintf(stderr, "search %s %.1f\n", array, microseconds);
}

static int run_analyze(struct request *request) {
  request->options.on_search = request->timing ? print_search : NULL;
  return unbank_command_module(request->input, NULL, &request->compilation, &request->options,
                               &request->delivery);
}

static int run_fix(struct request *request) {
  return unbank_command_module(request->input, request->output, &request->compilation,
                               &request->options, &request->delivery);
}

static int run_wavefronts(struct request *request) {
  return unbank_command_wavefronts(request->input);
}

static const struct command {
  const char *name, *arguments, *help;
  bool takes_output, takes_options;
  int (*run)(struct request *); /* NULL: main hands all arguments over, if the name comes first */
} commands[] = {
    {"clang++", "ARGUMENT...",
     "compile with clang++, the plugin, and the flags that this machine's CUDA needs; -v shows "
     "them",
     false, false, NULL},
    {"analyze", "IN", "report the bank conflicts of CUDA source or a device module (.ll or .bc)",
     false, true, run_analyze},
    {"fix", "IN -o OUT", "change layouts where that pays; write the module to OUT (.ll or .bc)",
     true, true, run_fix},
    {"simulate", "IN",
     "run a kernel on the CPU and count its wavefronts; see unbank simulate --help", false, false,
     NULL},
    {"wavefronts", "FILE.csv", "compare the bank rule with measured rows", false, false,
     run_wavefronts},
};
enum { COMMANDS = sizeof commands / sizeof *commands };

/* What popt returns for each of our options; those of the pass follow, in the order of their rows.
 */
enum {
  POPT_OUTPUT = 1,
  POPT_BASELINE,
  POPT_SARIF,
  POPT_CLANG,
  POPT_HELP,
  POPT_VERSION,
  POPT_TIMING,
  POPT_PASS
};

/* popt's table: our own options, then one entry for each row of the pass. */
static struct poptOption *make_table(struct arena *arena) {
  static const struct poptOption own[] = {
      {"output", 'o', POPT_ARG_STRING, NULL, POPT_OUTPUT, "where fix writes the module", "OUT"},
      {"write-baseline", '\0', POPT_ARG_STRING, NULL, POPT_BASELINE,
       "write what conflicts there are to FILE, which baseline=FILE then lets pass", "FILE"},
      {"sarif", '\0', POPT_ARG_STRING, NULL, POPT_SARIF,
       "write them in SARIF 2.1.0, for forges and editors", "FILE"},
      {"clang", '\0', POPT_ARG_STRING, NULL, POPT_CLANG,
       "what compiles CUDA source; arguments after -- are for it", "PATH"},
      {"timing", '\0', POPT_ARG_NONE, NULL, POPT_TIMING,
       "analyze: print to stderr how many microseconds the search for each array took", NULL},
      {"help", 'h', POPT_ARG_NONE, NULL, POPT_HELP, "show this text", NULL},
      {"version", 'V', POPT_ARG_NONE, NULL, POPT_VERSION, "show the version", NULL},
  };
  size_t own_count = sizeof own / sizeof *own, rows = 0;
  const struct unbank_option_row *options = unbank_option_rows();
  while (options[rows].name)
    rows++;
  struct poptOption *table = ARENA_ARRAY(arena, struct poptOption, own_count + rows + 1);
  memcpy(table, own, sizeof own);
  for (size_t i = 0; i < rows; i++) {
    const struct unbank_option_row *row = &options[i];
    table[own_count + i] = (struct poptOption){row->name,          '\0',      POPT_ARG_STRING, NULL,
                                               POPT_PASS + (int)i, row->help, row->value};
  }
  return table;
}

static void print_help(poptContext context) {
  poptSetOtherOptionHelp(context, "COMMAND [OPTION...]");
  poptPrintHelp(context, stdout, 0);
  puts("\nCommands:");
  for (size_t i = 0; i < COMMANDS; i++)
    printf("  %-10s %-11s %s\n", commands[i].name, commands[i].arguments, commands[i].help);
  puts("\nThe options below --version are those of the pass; UNBANK_OPTIONS=\"name=value;...\" "
       "sets them as well.\n"
       "Exit codes: 0 fine, 1 found what was asked for, 2 usage or unreadable input.");
}

static void print_version(void) {
  unsigned major, minor, patch;
  LLVMGetVersion(&major, &minor, &patch);
  printf("unbank %s (LLVM %u.%u.%u)\n", UNBANK_VERSION, major, minor, patch);
}

/* Takes every option into the request. NULL, or a malloc'd sentence. */
static char *read_options(poptContext context, struct arena *arena, struct request *request) {
  char *error = NULL;
  int code;
  while (!error && (code = poptGetNextOpt(context)) > 0) {
    char *text = poptGetOptArg(context);
    if (code == POPT_OUTPUT) {
      request->output = arena_strdup(arena, text);
    } else if (code == POPT_BASELINE) {
      request->delivery.baseline = arena_strdup(arena, text);
    } else if (code == POPT_SARIF) {
      request->delivery.sarif = arena_strdup(arena, text);
    } else if (code == POPT_CLANG) {
      request->compilation.clang = arena_strdup(arena, text);
    } else if (code >= POPT_PASS) {
      request->pass_options = true;
      error =
          unbank_options_set(&request->options, unbank_option_rows()[code - POPT_PASS].name, text);
    }
    request->help |= code == POPT_HELP;
    request->version |= code == POPT_VERSION;
    request->timing |= code == POPT_TIMING;
    free(text);
  }
  if (!error && code < -1)
    error =
        unbank_error("%s: %s", poptBadOption(context, POPT_BADOPTION_NOALIAS), poptStrerror(code));
  return error;
}

static const struct command *find_command(const char *name) {
  for (size_t i = 0; i < COMMANDS; i++)
    if (name && strcmp(commands[i].name, name) == 0)
      return &commands[i];
  return NULL;
}

/* Finds the command and checks that it got what it takes; NULL, and a malloc'd sentence in *error.
 */
static const struct command *read_command(poptContext context, struct request *request,
                                          char **error) {
  const char *name = poptGetArg(context);
  const struct command *command = find_command(name);
  if (!command) {
    *error = name ? unbank_error("unknown command '%s'; see unbank --help", name)
                  : unbank_error("no command; see unbank --help");
    return NULL;
  }
  request->input = poptGetArg(context);
  if (command->run && request->input && !poptPeekArg(context) &&
      command->takes_output == !!request->output &&
      (command->takes_options || !request->pass_options) &&
      (command->run == run_analyze || !request->timing))
    return command;
  *error = unbank_error("usage: unbank %s %s%s", command->name, command->arguments,
                        command->takes_options ? " [--name=value...] [-- CLANG-ARGUMENT...]" : "");
  return NULL;
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

/* analyze changes nothing, so mode= says there which side fail-above= judges: the code as written,
 * unless it is said. */
static void set_mode(struct request *request, int argc, const char **argv) {
  for (int i = 1; i < argc; i++)
    if (!strcmp(argv[i], "analyze"))
      request->options.mode = UNBANK_MODE_REPORT;
}

static int answer(poptContext context, struct arena *arena, struct request *request) {
  char *error = read_environment(request);
  if (!error)
    error = read_options(context, arena, request);
  if (error)
    return unbank_command_fail(error);
  if (request->help) {
    print_help(context);
  } else if (request->version) {
    print_version();
  } else {
    const struct command *command = read_command(context, request, &error);
    return command ? command->run(request) : unbank_command_fail(error);
  }
  return UNBANK_EXIT_FINE;
}

/* The program has a second name, for those who need clang++ as one word. */
static bool is_named_clang(const char *path) {
  const char *slash = strrchr(path, '/');
  return !strcmp(slash ? slash + 1 : path, "unbank-clang++");
}

/* Cuts the arguments at "--"; what follows is for the compiler of CUDA source. Returns how many
 * are left. */
static int cut_arguments(int argc, char **argv, struct arena *arena, struct text_list *rest) {
  int left = 1;
  while (left < argc && strcmp(argv[left], "--") != 0)
    left++;
  for (int i = left + 1; i < argc; i++)
    *ARENA_PUSH(arena, rest) = argv[i];
  return left < argc ? left : argc;
}

int main(int argc, char **argv) {
  if (argc > 1 && !strcmp(argv[1], "simulate"))
    return unbank_command_simulate(argc - 1, (const char **)argv + 1);
  if (argc && is_named_clang(argv[0]))
    return unbank_command_clang(argc, (const char **)argv);
  if (argc > 1 && !strcmp(argv[1], "clang++"))
    return unbank_command_clang(argc - 1, (const char **)argv + 1);
  struct arena arena = {0};
  struct request request = {.options = {.size = sizeof request.options}};
  argc = cut_arguments(argc, argv, &arena, &request.compilation.arguments);
  set_mode(&request, argc, (const char **)argv);
  poptContext context = poptGetContext("unbank", argc, (const char **)argv, make_table(&arena), 0);
  int status = answer(context, &arena, &request);
  poptFreeContext(context);
  unbank_options_clear(&request.options);
  arena_free(&arena);
  return status;
}
