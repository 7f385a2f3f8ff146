/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The options of the command, a row each with the commands that take it; those of the pass come
 * from unbank_option_rows, and here only those of the gate have names, which judging commands take.
 */
#include <ctype.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "command.h"
#include "simulate.h"
#include "support/integers.h"
#include "support/words.h"

enum { JOBS_MAX = 256, ROWS_MAX = 1000000 };

bool command_read_digits(const char *text, uint64_t low, uint64_t high, uint64_t *out,
                         const char **end) {
  char *stop = NULL;
  errno = 0;
  if (!isdigit((unsigned char)*text))
    return false;
  *out = strtoull(text, &stop, 10);
  *end = stop;
  return !errno && *out >= low && *out <= high;
}

char *command_read_count(const char *text, uint64_t low, uint64_t high, uint64_t *out) {
  const char *end;
  if (command_read_digits(text, low, high, out, &end) && !*end)
    return NULL;
  return unbank_error("'%s' is no whole number from %llu to %llu", text, (unsigned long long)low,
                      (unsigned long long)high);
}

static char *set_jobs(struct request *request, const char *text) {
  uint64_t jobs = 0;
  char *error = command_read_count(text, 1, JOBS_MAX, &jobs);
  request->jobs = (unsigned)jobs;
  return error;
}
static char *set_top(struct request *request, const char *text) {
  uint64_t rows = 0;
  char *error = command_read_count(text, 1, ROWS_MAX, &rows);
  request->delivery.top = (size_t)rows;
  return error;
}

static const struct row {
  const char *name;
  char letter;
  const char *value, *help;
  const char *commands; /* names of the commands that take it, each between blanks; NULL: all */
  size_t kept;          /* the place in struct request of a text, or of a bool if it has no value */
  char *(*set)(struct request *, const char *); /* what takes the value instead, or NULL */
} rows[] = {
#define KEPT(field) offsetof(struct request, field), NULL
    {"output", 'o', "OUT",
     "write the module to OUT (.ll, .bc or -); of several inputs, a folder, which is made; unbank "
     "report: the page (.html), or a picture of one access (.svg)",
     " fix report ", KEPT(output)},
    {"patch", '\0', "FILE", "write the patch to FILE, and print its message alone", " suggest ",
     KEPT(patch)},
    {"jobs", 'j', "N", "work on N inputs at a time (default: one for each processor)",
     " analyze explain fix suggest report compare ", 0, set_jobs},
    {"top", '\0', "N",
     "print N rows of what is worst, and N kernels in full (default 5 and 10); "
     "of explain, N accesses and N candidates of an array (default 6)",
     " analyze fix report explain ", 0, set_top},
    {"certificate", '\0', "FILE",
     "write what the bound of each array follows from, for tools/certificate.py to check",
     " explain ", KEPT(certificate)},
    {"json", '\0', NULL, "print JSON, for programs", " explain ", KEPT(json)},
    {"only-conflicts", '\0', NULL, "print only kernels and accesses that have conflicts",
     " analyze fix ", KEPT(delivery.only_conflicts)},
    {"write-baseline", '\0', "FILE",
     "write what conflicts there are to FILE, which baseline=FILE then lets pass", " analyze fix ",
     KEPT(delivery.baseline)},
    {"sarif", '\0', "FILE", "write them in SARIF 2.1.0, for forges and editors; - is stdout",
     " analyze fix ", KEPT(delivery.sarif)},
    {"fixes", '\0', NULL,
     "with --sarif=, of CUDA source: add changes of declarations that help, each compiled and "
     "counted",
     " analyze ", KEPT(delivery.wants_fixes)},
    {"since", '\0', "PATH", "an earlier report, or a folder of them, to compare with", " report ",
     KEPT(delivery.since)},
    {"at", '\0', "FILE:LINE", "of a picture (.svg): an access of this line, or FILE:LINE:COLUMN",
     " report ", KEPT(delivery.at)},
    {"clang", '\0', "PATH", "what compiles CUDA source; arguments after -- are for it",
     " analyze fix suggest report explain ", KEPT(compilation.clang)},
    {"timing", '\0', NULL, "print to stderr how many microseconds the search for each array took",
     " analyze ", KEPT(timing)},
    {"help", 'h', NULL, "show this text; of a command: unbank COMMAND --help", NULL, KEPT(help)},
    {"version", 'V', NULL, "show the version", NULL, KEPT(version)},
};
enum { ROWS = sizeof rows / sizeof *rows };

static bool is_of_gate(const char *name) {
  static const char *const names[] = {"fail-above", "baseline", "unknown"};
  return IS_ONE_OF(name, names);
}

bool command_takes(const struct command *command, int code) {
  if (code >= OPTION_PASS)
    return command->takes_options &&
           (command->judges || !is_of_gate(unbank_option_rows()[code - OPTION_PASS].name));
  const struct row *row = &rows[code - 1];
  struct arena arena = {0};
  bool out = !row->commands || strstr(row->commands, arena_printf(&arena, " %s ", command->name));
  arena_free(&arena);
  return out;
}

LIST_STRUCT(popt_list, struct poptOption);

static void add(struct arena *arena, struct popt_list *list, int code, char letter,
                const char *name, const char *value, const char *help) {
  *ARENA_PUSH(arena, list) = (struct poptOption){
      name, letter, value ? POPT_ARG_STRING : POPT_ARG_NONE, NULL, code, help, value};
}

struct poptOption *command_options(struct arena *arena, const struct command *command) {
  const struct unbank_option_row *pass = unbank_option_rows();
  struct popt_list list = {0};
  if (command && !strcmp(command->name, "simulate"))
    return simulation_options(arena);
  for (int i = 0; i < ROWS; i++)
    if (!command || command_takes(command, i + 1))
      add(arena, &list, i + 1, rows[i].letter, rows[i].name, rows[i].value, rows[i].help);
  for (int i = 0; pass[i].name; i++)
    if (!command || command_takes(command, OPTION_PASS + i))
      add(arena, &list, OPTION_PASS + i, '\0', pass[i].name, pass[i].value, pass[i].help);
  *ARENA_PUSH(arena, &list) = (struct poptOption){0};
  return list.items;
}

enum { WORD_MAX = 40 };

unsigned command_distance(const char *a, size_t length, const char *b) {
  unsigned row[WORD_MAX + 1];
  size_t width = strlen(b);
  if (length > WORD_MAX || width > WORD_MAX)
    return WORD_MAX;
  for (size_t k = 0; k <= width; k++)
    row[k] = (unsigned)k;
  for (size_t i = 0; i < length; i++) {
    unsigned diagonal = row[0];
    row[0] = (unsigned)i + 1;
    for (size_t k = 0; k < width; k++) {
      unsigned changed = diagonal + (a[i] != b[k]);
      diagonal = row[k + 1];
      row[k + 1] = smaller(changed, smaller(row[k], diagonal) + 1);
    }
  }
  return row[width];
}

const char *command_nearest(const char *typed, size_t length, const char *const *names) {
  unsigned best = length < 3 ? 1 : 2;
  const char *out = NULL;
  for (; *names; names++) {
    unsigned far = command_distance(typed, length, *names);
    if (far < best || (far == best && !out)) {
      best = far;
      out = *names;
    }
  }
  return out;
}

char *command_misread(poptContext context, int code, const struct poptOption *options,
                      const char *otherwise) {
  const char *typed = poptBadOption(context, POPT_BADOPTION_NOALIAS), *names[WORD_MAX * 2];
  const char *word = typed + strspn(typed, "-");
  size_t count = 0;
  for (; options->longName && count + 1 < sizeof names / sizeof *names; options++)
    names[count++] = options->longName;
  names[count] = NULL;
  bool is_unknown = code == POPT_ERROR_BADOPT;
  const char *near = is_unknown ? command_nearest(word, strcspn(word, "="), names) : NULL;
  if (near)
    return unbank_error("%s: %s; did you mean --%s?", typed, poptStrerror(code), near);
  return unbank_error("%s: %s%s", typed, poptStrerror(code), is_unknown ? otherwise : "");
}

void command_keep(void *into, size_t at, const char *text) {
  if (text)
    *(const char **)((char *)into + at) = text;
  else
    *(bool *)((char *)into + at) = true;
}

char *command_set_option(struct request *request, int code, const char *text) {
  if (code >= OPTION_PASS)
    return unbank_options_set(&request->options, unbank_option_rows()[code - OPTION_PASS].name,
                              text);
  const struct row *row = &rows[code - 1];
  const char *value = text ? arena_strdup(request->arena, text) : "";
  char *problem = row->set ? row->set(request, value) : NULL;
  if (!row->set)
    command_keep(request, row->kept, row->value ? value : NULL);
  char *error = problem ? unbank_error("--%s: %s", row->name, problem) : NULL;
  free(problem);
  return error;
}
