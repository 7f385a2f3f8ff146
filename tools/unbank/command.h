/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The parts of the unbank command, and what they share. */
#ifndef UNBANK_COMMAND_H
#define UNBANK_COMMAND_H

#include <popt.h>

#include "compile.h"
#include "gate/gate.h"
#include "report/text.h"
#include "unbank/options.h"
#include "unbank/report.h"

/* The exit codes, which scripts rely on. */
enum {
  UNBANK_EXIT_FINE = 0,
  UNBANK_EXIT_FOUND = 1, /* it found what it looks for: lines above the limit, rows that disagree, a
                            kernel that breaks a rule */
  UNBANK_EXIT_UNABLE = 2, /* usage, or a file that cannot be read or written */
};

struct ncu_export;

/* What is done with reports, besides report=. */
struct delivery {
  const char *baseline; /* --write-baseline=, or NULL */
  const char *sarif;    /* --sarif=, or NULL */
  bool wants_fixes;     /* --fixes */
  struct fix_list fixes;
  bool only_conflicts;               /* --only-conflicts */
  size_t top;                        /* --top=; 0 if it is not given */
  const char *page;                  /* the output of unbank report, or NULL */
  size_t missing;                    /* inputs that could not be analysed */
  const char *since;                 /* --since=, or NULL */
  const char *at;                    /* --at=, or NULL */
  const struct ncu_export *measured; /* of unbank compare, or NULL */
  const struct text_source *sources; /* of each report */
  size_t source_count;
};

/* The command line, parsed. */
struct request {
  struct arena *arena;
  struct text_list inputs;
  const char *output;
  const char *patch;       /* --patch=, or NULL */
  const char *certificate; /* --certificate=, or NULL */
  bool help, version, timing, json;
  unsigned jobs; /* --jobs=; 0 if it is not given */
  struct unbank_options options;
  struct compilation compilation; /* of an input that is CUDA source */
  struct delivery delivery;
};

/* Commands, one row each. Parsing, help, man page and completions are derived from this table, from
 * that of options (options.c), and from those of the pass and of the simulator. */
struct command {
  const char *name, *arguments, *help;
  const char *examples;                             /* lines of "command line # what it does" */
  enum { TAKES_ANY, TAKES_ONE, TAKES_WORD } inputs; /* paths; one path; a word, as listed */
  const char *words;            /* for TAKES_WORD: the words, with blanks between */
  bool takes_options;           /* those of the pass */
  bool judges;                  /* it also takes those of the gate */
  bool only_looks;              /* changes nothing */
  int (*run)(struct request *); /* NULL: the command parses its arguments itself */
};
extern const struct command commands[]; /* ends with a NULL name */

/* popt's table of a command's options, or of all options (NULL); ends with an empty row. For an
 * option of the pass, popt returns OPTION_PASS plus the number of its row, for others the number of
 * ours. */
enum { OPTION_PASS = 1000 };
struct poptOption *command_options(struct arena *arena, const struct command *command);
/* Stores the value of an option that popt found. NULL, or a malloc'd sentence. */
char *command_set_option(struct request *request, int code, const char *text);
/* Stores a text at an offset in a structure; if it is NULL, sets the bool at that offset. */
void command_keep(void *into, size_t at, const char *text);
/* Reads decimal digits, a number from `low` to `high`, up to *end. */
bool command_read_digits(const char *text, uint64_t low, uint64_t high, uint64_t *out,
                         const char **end);
/* Reads a text that has nothing but such digits. NULL, or a malloc'd sentence. */
char *command_read_count(const char *text, uint64_t low, uint64_t high, uint64_t *out);
/* Says what is wrong with an option that popt could not read, and what may be meant. */
char *command_misread(poptContext context, int code, const struct poptOption *options,
                      const char *otherwise);
/* How many letters of the first `length` of a word must be inserted, deleted or changed to make it
 * another one: Levenshtein's distance. Of long words it is not computed, and is large. */
unsigned command_distance(const char *a, size_t length, const char *b);
/* The word nearest to what was typed, if one is near; else NULL. `names` ends with NULL. */
const char *command_nearest(const char *typed, size_t length, const char *const *names);
/* Whether a command takes the option. */
bool command_takes(const struct command *command, int code);

/* Print texts from the tables on stdout (help.c). */
void help_print(const struct command *command); /* NULL: of all */
void help_print_of(const char *name);
int help_print_man(struct request *request);
int help_print_completion(struct request *request);

/* analyze, fix, report and compare; explain; suggest. Return exit codes. */
int unbank_command_module(const struct request *request);
int unbank_command_explain(struct request *request);
int unbank_command_suggest(const struct request *request);

/* Compares the bank rule with the measured rows of a CSV file and prints what disagrees. Returns an
 * exit code. */
int unbank_command_wavefronts(const char *path);

/* Replaces this process by clang++. argv[0] is the command's name, the rest are clang's arguments.
 * Returns, with an exit code, only if that fails. */
int unbank_command_clang(int argc, const char **argv);

/* Ends a command that printed reports: flushes stdout, judges the reports as the options say,
 * prints each failing line on stderr, and writes the files of `delivery`. NULL: the reports are of
 * simulations, in which no array is changed. Returns an exit code. */
int unbank_command_end(const struct unbank_report *const *reports, size_t count,
                       const struct unbank_options *options, const struct delivery *delivery);

/* Whether colours may be written to a file: it is a terminal, and the environment allows it. */
bool unbank_command_has_colour(int file);

/* Cuts the arguments at "--". The arguments after it are for the compiler of CUDA source; `rest`
 * gets them, translated for clang. Returns the number of arguments before it. */
int unbank_command_cut(int argc, const char **argv, struct arena *arena, struct text_list *rest);

/* Writes "unbank: " and a malloc'd sentence to stderr, frees it and returns UNBANK_EXIT_UNABLE. */
int unbank_command_fail(char *sentence);

#endif
