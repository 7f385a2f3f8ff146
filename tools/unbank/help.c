/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Help, the manual page and completions, made of the tables of commands and options. A value of an
 * option that is written in small letters, "fix|report", is a list of words; any other is a name
 * for what is to be given, a path where it is FILE, PATH or OUT. */
#include <stdio.h>
#include <string.h>

#include "command.h"
#include "report/table.h"
#include "unbank/library.h"

static const char summary[] =
    "Unbank makes CUDA shared memory conflict-free at compile time. It finds the arrays, counts "
    "the wavefronts of every access exactly, and changes layouts where that pays.";
static const char ending[] =
    "UNBANK_OPTIONS=\"name=value;...\" sets options of the pass as well, weaker than the command "
    "line.";
static const char exit_codes[] =
    "Exit codes: 0 fine, 1 found what was asked for, 2 usage or unreadable input.";

/* Options. */

/* "fix report" of "fix|report", in the arena; NULL of a value that is no list. */
static const char *words_of(struct arena *arena, const char *value) {
  if (!value || !strchr(value, '|') || strpbrk(value, "ABCDEFGHIJKLMNOPQRSTUVWXYZ["))
    return NULL;
  char *out = arena_strdup(arena, value);
  for (char *at = out; *at; at++)
    *at = *at == '|' ? ' ' : *at;
  return out;
}

static bool is_path(const char *value) {
  return value && (!strcmp(value, "FILE") || !strcmp(value, "PATH") || !strcmp(value, "OUT"));
}

/* clang++ takes clang's. */
static const struct poptOption *options_of(struct arena *arena, const struct command *command) {
  static const struct poptOption none = {0};
  return !strcmp(command->name, "clang++") ? &none : command_options(arena, command);
}

/* Help. */

static void print_options(const char *usage, const char *name, struct poptOption *options) {
  const char *argv[] = {name, NULL};
  poptContext context = poptGetContext(NULL, 1, argv, options, 0);
  poptSetOtherOptionHelp(context, usage);
  poptPrintHelp(context, stdout, 0);
  poptFreeContext(context);
}

static void print_command(struct arena *arena, const struct command *command) {
  const char *name = arena_printf(arena, "unbank %s", command->name);
  unbank_text_wrap(stdout, 0, arena_printf(arena, "%s: %s", name, command->help));
  putchar('\n');
  if (options_of(arena, command)->longName)
    print_options(arena_printf(arena, "%s [OPTION...]", command->arguments), name,
                  command_options(arena, command));
  else
    printf("Usage: %s %s\n", name, command->arguments);
  printf("\nExamples:\n");
  for (const char *line = command->examples; *line; line += strcspn(line, "\n") + 1)
    printf("%s%.*s\n", *line == '\n' ? "" : "  ", (int)strcspn(line, "\n"), line);
  printf("\n%s\n", exit_codes);
}

static void print_all(void) {
  unbank_text_wrap(stdout, 0, summary);
  printf("\nUsage: unbank COMMAND ARGUMENT... [OPTION...]\n\nCommands:\n");
  for (const struct command *command = commands; command->name; command++) {
    int printed = printf("  %-12s", command->name);
    unbank_text_wrap(stdout, (unsigned)printed, command->help);
  }
  printf("\n--help behind a command shows its options, --version the version.\n%s\n%s\n", ending,
         exit_codes);
}

void help_print(const struct command *command) {
  struct arena arena = {0};
  if (command)
    print_command(&arena, command);
  else
    print_all();
  arena_free(&arena);
}

/* The manual page. */

/* A dash that is typed, a backslash, and a line that would begin a request. */
static void print_roff(const char *text) {
  if (*text == '.' || *text == '\'')
    fputs("\\&", stdout);
  for (; *text; text++)
    if (*text == '-')
      fputs("\\-", stdout);
    else if (*text == '\\')
      fputs("\\e", stdout);
    else
      putchar(*text);
}

static void print_man_option(const struct poptOption *option) {
  puts(".TP");
  fputs(".B ", stdout);
  if (option->shortName)
    printf("\\-%c, ", option->shortName);
  fputs("\\-\\-", stdout);
  print_roff(option->longName);
  if (option->argDescrip) {
    putchar('=');
    print_roff(option->argDescrip);
  }
  putchar('\n');
  print_roff(option->descrip);
  putchar('\n');
}

static void print_man_command(struct arena *arena, const struct command *command) {
  printf(".SS unbank %s ", command->name);
  print_roff(command->arguments);
  putchar('\n');
  print_roff(command->help);
  putchar('\n');
  for (const struct poptOption *option = options_of(arena, command); option->longName; option++)
    print_man_option(option);
  puts(".PP\n.nf");
  for (const char *line = command->examples; *line; line += strcspn(line, "\n") + 1) {
    print_roff(arena_printf(arena, "%.*s", (int)strcspn(line, "\n"), line));
    putchar('\n');
  }
  puts(".fi");
}

int help_print_man(struct request *request) {
  struct arena *arena = request->arena;
  printf(
      ".TH UNBANK 1 \"\" \"Unbank %s\"\n.SH NAME\nunbank \\- conflict\\-free CUDA shared memory\n"
      ".SH SYNOPSIS\n.B unbank\n.I COMMAND ARGUMENT... [OPTION...]\n.SH DESCRIPTION\n",
      UNBANK_VERSION);
  print_roff(summary);
  puts("\n.SH COMMANDS");
  for (const struct command *command = commands; command->name; command++)
    print_man_command(arena, command);
  puts(".SH ENVIRONMENT");
  print_roff(ending);
  puts("\n.SH EXIT STATUS");
  print_roff(exit_codes);
  putchar('\n');
  return UNBANK_EXIT_FINE;
}

/* Completions. */

/* What can stand in single quotes. */
static const char *quoted(struct arena *arena, const char *text, const char *special) {
  char *out = arena_alloc(arena, 2 * strlen(text) + 1), *end = out;
  for (; *text; text++) {
    if (strchr(special, *text))
      *end++ = '\\';
    *end++ = *text == '\'' ? '"' : *text;
  }
  return out;
}

/* The words behind "--name=" of an option, each as an argument of its own. */
static void print_bash_option(struct arena *arena, const struct poptOption *option) {
  const char *words = words_of(arena, option->argDescrip);
  if (!words)
    printf(" --%s%s", option->longName, option->argDescrip ? "=" : "");
  for (const char *word = words; word && *word;) {
    size_t length = strcspn(word, " ");
    printf(" --%s=%.*s", option->longName, (int)length, word);
    word += length + (word[length] == ' ');
  }
}

static void print_bash(struct arena *arena) {
  puts("# bash completion for unbank, made by unbank completion bash\n_unbank() {\n"
       "  local line=${COMP_LINE:0:COMP_POINT} word words=\n  word=${line##*[[:space:]]}");
  fputs("  if ((COMP_CWORD == 1)); then\n    COMPREPLY=($(compgen -W '", stdout);
  for (const struct command *command = commands; command->name; command++)
    printf("%s%s", command == commands ? "" : " ", command->name);
  puts("' -- \"$word\"))\n    return\n  fi\n  case ${COMP_WORDS[1]} in");
  for (const struct command *command = commands; command->name; command++) {
    printf("    %s) words='%s", command->name, command->words ? command->words : "");
    for (const struct poptOption *option = options_of(arena, command); option->longName; option++)
      print_bash_option(arena, option);
    puts("' ;;");
  }
  puts("  esac\n"
       "  local before=${word%\"${COMP_WORDS[COMP_CWORD]#=}\"} i\n"
       "  COMPREPLY=($(compgen -W \"$words\" -- \"$word\"))\n"
       "  for i in \"${!COMPREPLY[@]}\"; do COMPREPLY[i]=${COMPREPLY[i]#\"$before\"}; done\n"
       "  if [[ ${#COMPREPLY[@]} == 1 && ${COMPREPLY[0]} == *= ]]; then compopt -o nospace; fi\n"
       "  if ((!${#COMPREPLY[@]})); then COMPREPLY=($(compgen -f -- \"${word#--*=}\")); fi\n"
       "}\ncomplete -o filenames -F _unbank unbank");
}

static void print_zsh_option(struct arena *arena, const struct poptOption *option) {
  const char *words = words_of(arena, option->argDescrip);
  printf("        '--%s%s[%s]", option->longName, option->argDescrip ? "=" : "",
         quoted(arena, option->descrip, "[]:"));
  if (words)
    printf(":value:(%s)", words);
  else if (option->argDescrip)
    printf(":%s:%s", quoted(arena, option->argDescrip, "[]:"),
           is_path(option->argDescrip) ? "_files" : " ");
  puts("' \\");
}

static void print_zsh(struct arena *arena) {
  puts("#compdef unbank\n# made by unbank completion zsh\n_unbank() {\n  local -a commands\n"
       "  commands=(");
  for (const struct command *command = commands; command->name; command++)
    printf("    '%s:%s'\n", command->name, quoted(arena, command->help, ":"));
  puts("  )\n  if ((CURRENT == 2)); then\n    _describe command commands\n    return\n  fi\n"
       "  shift words\n  ((CURRENT--))\n  case $words[1] in");
  for (const struct command *command = commands; command->name; command++) {
    printf("    %s)\n      _arguments \\\n", command->name);
    for (const struct poptOption *option = options_of(arena, command); option->longName; option++)
      print_zsh_option(arena, option);
    if (command->inputs == TAKES_WORD)
      printf("        ':word:(%s)'\n", command->words);
    else
      puts("        '*:file:_files'");
    puts("      ;;");
  }
  puts("  esac\n}\n_unbank \"$@\"");
}

static void print_fish(struct arena *arena) {
  puts("# fish completion for unbank, made by unbank completion fish");
  for (const struct command *command = commands; command->name; command++) {
    printf("complete -c unbank -n __fish_use_subcommand -f -a '%s' -d '%s'\n", command->name,
           quoted(arena, command->help, "\\"));
    const char *when = arena_printf(arena, "__fish_seen_subcommand_from %s", command->name);
    for (const struct poptOption *option = options_of(arena, command); option->longName; option++) {
      const char *words = words_of(arena, option->argDescrip);
      printf("complete -c unbank -n '%s' -l %s", when, option->longName);
      if (option->shortName)
        printf(" -s %c", option->shortName);
      if (words)
        printf(" -x -a '%s'", words);
      else if (option->argDescrip)
        fputs(is_path(option->argDescrip) ? " -r" : " -x", stdout);
      printf(" -d '%s'\n", quoted(arena, option->descrip, "\\"));
    }
    if (command->words && *command->words)
      printf("complete -c unbank -n '%s' -f -a '%s'\n", when, command->words);
  }
}

int help_print_completion(struct request *request) {
  const char *shell = request->inputs.items[0];
  if (!strcmp(shell, "bash"))
    print_bash(request->arena);
  else if (!strcmp(shell, "zsh"))
    print_zsh(request->arena);
  else if (!strcmp(shell, "fish"))
    print_fish(request->arena);
  else
    return unbank_command_fail(
        unbank_error("'%s' is no shell that is known: bash, zsh or fish", shell));
  return UNBANK_EXIT_FINE;
}
