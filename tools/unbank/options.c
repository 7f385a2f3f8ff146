/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The options of the command, a row each with the commands that take it; those of the pass come
 * from unbank_option_rows, and here only those of the gate have names, which judging commands take.
 */
#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "command.h"
#include "simulate.h"

enum { JOBS_MAX = 256, ROWS_MAX = 1000000 };

static char *read_count(const char *text, unsigned long most, unsigned long *out) {
  char *end = NULL;
  *out = isdigit((unsigned char)*text) ? strtoul(text, &end, 10) : 0;
  return *out && !*end && *out <= most
             ? NULL
             : unbank_error("'%s' is no whole number from 1 to %lu", text, most);
}

static char *set_output(struct request *request, const char *text) {
  request->output = text;
  return NULL;
}
static char *set_jobs(struct request *request, const char *text) {
  unsigned long count = 0;
  char *error = read_count(text, JOBS_MAX, &count);
  request->jobs = (unsigned)count;
  return error;
}
static char *set_top(struct request *request, const char *text) {
  return read_count(text, ROWS_MAX, &request->delivery.top);
}
static char *set_only_conflicts(struct request *request, const char *text) {
  (void)text;
  request->delivery.only_conflicts = true;
  return NULL;
}
static char *set_baseline(struct request *request, const char *text) {
  request->delivery.baseline = text;
  return NULL;
}
static char *set_sarif(struct request *request, const char *text) {
  request->delivery.sarif = text;
  return NULL;
}
static char *set_fixes(struct request *request, const char *text) {
  (void)text;
  request->delivery.wants_fixes = true;
  return NULL;
}
static char *set_patch(struct request *request, const char *text) {
  request->patch = text;
  return NULL;
}
static char *set_since(struct request *request, const char *text) {
  request->delivery.since = text;
  return NULL;
}
static char *set_at(struct request *request, const char *text) {
  request->delivery.at = text;
  return NULL;
}
static char *set_clang(struct request *request, const char *text) {
  request->compilation.clang = text;
  return NULL;
}
static char *set_timing(struct request *request, const char *text) {
  (void)text;
  request->timing = true;
  return NULL;
}
static char *set_certificate(struct request *request, const char *text) {
  request->certificate = text;
  return NULL;
}
static char *set_json(struct request *request, const char *text) {
  (void)text;
  request->json = true;
  return NULL;
}
static char *set_help(struct request *request, const char *text) {
  (void)text;
  request->help = true;
  return NULL;
}
static char *set_version(struct request *request, const char *text) {
  (void)text;
  request->version = true;
  return NULL;
}

static const struct row {
  const char *name;
  char letter;
  const char *value, *help;
  const char *commands; /* that take it, each between blanks; NULL: all */
  char *(*set)(struct request *, const char *);
} rows[] = {
    {"output", 'o', "OUT",
     "write the module to OUT (.ll, .bc or -); of several inputs, a folder, which is made; unbank "
     "report: the page (.html), or a picture of one access (.svg)",
     " fix report ", set_output},
    {"patch", '\0', "FILE", "write the patch to FILE, and print its message alone", " suggest ",
     set_patch},
    {"jobs", 'j', "N", "work on N inputs at a time (default: one for each processor)",
     " analyze fix suggest report compare ", set_jobs},
    {"top", '\0', "N",
     "print N rows of what is worst, and N kernels in full (default 5 and 10); "
     "of explain, N accesses and N candidates of an array (default 6)",
     " analyze fix report explain ", set_top},
    {"certificate", '\0', "FILE",
     "write what the bound of each array follows from, for tools/certificate.py to check",
     " explain ", set_certificate},
    {"json", '\0', NULL, "print JSON, for programs", " explain ", set_json},
    {"only-conflicts", '\0', NULL, "print only kernels and accesses that have conflicts",
     " analyze fix ", set_only_conflicts},
    {"write-baseline", '\0', "FILE",
     "write what conflicts there are to FILE, which baseline=FILE then lets pass", " analyze fix ",
     set_baseline},
    {"sarif", '\0', "FILE", "write them in SARIF 2.1.0, for forges and editors; - is stdout",
     " analyze fix ", set_sarif},
    {"fixes", '\0', NULL,
     "with --sarif=, of CUDA source: add changes of declarations that help, each compiled and "
     "counted",
     " analyze ", set_fixes},
    {"since", '\0', "PATH", "an earlier report, or a folder of them, to compare with", " report ",
     set_since},
    {"at", '\0', "FILE:LINE", "of a picture (.svg): an access of this line", " report ", set_at},
    {"clang", '\0', "PATH", "what compiles CUDA source; arguments after -- are for it",
     " analyze fix suggest report explain ", set_clang},
    {"timing", '\0', NULL, "print to stderr how many microseconds the search for each array took",
     " analyze ", set_timing},
    {"help", 'h', NULL, "show this text; of a command: unbank COMMAND --help", NULL, set_help},
    {"version", 'V', NULL, "show the version", NULL, set_version},
};
enum { ROWS = sizeof rows / sizeof *rows };

static bool is_of_gate(const char *name) {
  static const char *const names[] = {"fail-above", "baseline", "unknown"};
  for (size_t i = 0; i < sizeof names / sizeof *names; i++)
    if (!strcmp(name, names[i]))
      return true;
  return false;
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

struct popt_list {
  struct poptOption *items;
  size_t count, capacity;
};

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

static unsigned least(unsigned a, unsigned b) { return a < b ? a : b; }

/* How many letters must be put in, left out or changed: Levenshtein's distance. */
static unsigned distance(const char *a, size_t length, const char *b) {
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
      row[k + 1] = least(changed, least(row[k], diagonal) + 1);
    }
  }
  return row[width];
}

const char *command_nearest(const char *typed, size_t length, const char *const *names) {
  unsigned best = length < 3 ? 1 : 2;
  const char *out = NULL;
  for (; *names; names++) {
    unsigned far = distance(typed, length, *names);
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

char *command_set_option(struct request *request, int code, const char *text) {
  if (code >= OPTION_PASS)
    return unbank_options_set(&request->options, unbank_option_rows()[code - OPTION_PASS].name,
                              text);
  const struct row *row = &rows[code - 1];
  char *problem = row->set(request, text ? arena_strdup(request->arena, text) : "");
  char *error = problem ? unbank_error("--%s: %s", row->name, problem) : NULL;
  free(problem);
  return error;
}
