/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The pass in C. A wrong option, a failed run, an unwritable report and an access above fail-above=
 * all end the same way: one sentence as an error of the compile.
 */
#include "pass.h"

#include <llvm-c/Core.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "run.h"
#include "shim/query.h"
#include "shim/shim.h"
#include "support/arena.h"
#include "unbank/report.h"

/* Takes the malloc'd sentence about what was read `from` there; only the first one is kept. */
static void note_error(struct unbank_pass *pass, const char *from, char *sentence) {
  if (sentence && !pass->error)
    pass->error = unbank_error("unbank: %s: %s", from, sentence);
  free(sentence);
}

void unbank_pass_init(struct unbank_pass *pass) {
  *pass = (struct unbank_pass){0};
  unbank_options_init(&pass->options, sizeof pass->options);
}

void unbank_pass_read_command_line(struct unbank_pass *pass) {
  FILE *words = fopen("/proc/self/cmdline", "r"); /* each ends with a zero */
  char *word = NULL;
  size_t capacity = 0;
  while (words && getdelim(&word, &capacity, '\0', words) > 0)
    if (!strcmp(word, "-fgpu-rdc") || !strcmp(word, "-fno-gpu-rdc"))
      pass->options.rdc = !strcmp(word, "-fgpu-rdc");
  free(word);
  if (words)
    fclose(words);
}

void unbank_pass_read_environment(struct unbank_pass *pass) {
  const char *text = getenv("UNBANK_OPTIONS");
  if (text)
    note_error(pass, "in UNBANK_OPTIONS", unbank_options_parse(&pass->options, text));
}

void unbank_pass_read_flag(struct unbank_pass *pass, const char *name, const char *value) {
  note_error(pass, "on the command line", unbank_options_set(&pass->options, name, value));
}

void unbank_pass_read_pipeline(struct unbank_pass *pass, const char *text) {
  note_error(pass, "in the pipeline", unbank_options_parse(&pass->options, text));
}

void unbank_pass_clear(struct unbank_pass *pass) {
  unbank_options_clear(&pass->options);
  free(pass->error);
}

bool unbank_pass_wanted(const struct unbank_pass *pass, LLVMModuleRef module) {
  if (pass->error)
    unbank_shim_error(module, pass->error);
  return !pass->error && unbank_is_device_module(module);
}

struct failing {
  double limit;
  char *sentences; /* malloc'd; opt ends at the first error, so all of them go into one message */
};

static void fail_access(const struct unbank_report_kernel *kernel,
                        const struct unbank_report_access *access, void *context) {
  struct failing *failing = context;
  const struct unbank_report_side *after = &access->after;
  const struct unbank_place *at = &access->place;
  char *before = failing->sentences;
  char *place = at->file ? unbank_error("%s:%ld:%ld: ", at->file, at->line, at->column)
                         : unbank_error("%s", "");
  failing->sentences = unbank_error(
      "%s%s%s%s in %s takes %g wavefronts where %g would do (fail-above=%g)", before ? before : "",
      before ? "\nerror: unbank: " : "", place, unbank_op_name(access->op), kernel->display,
      isnan(after->mean) ? after->min : after->mean, after->ideal, failing->limit);
  free(place);
  free(before);
}

/* Writes, prints and judges the report as the options ask. NULL, or the malloc'd text of an error.
 */
static char *deliver(const struct unbank_report *report, const struct unbank_options *options) {
  if (options->report) {
    char *sentence = unbank_report_write(report, options->report);
    if (sentence)
      return sentence;
  }
  if (options->mode == UNBANK_MODE_REPORT)
    unbank_report_print(report, stderr);
  struct failing failing = {.limit = options->fail_above};
  if (failing.limit > 0)
    unbank_report_failures(report, failing.limit, fail_access, &failing);
  return failing.sentences;
}

bool unbank_pass_run(const struct unbank_pass *pass, LLVMModuleRef module,
                     struct unbank_shim *shim) {
  const struct unbank_options *options = &pass->options;
  struct unbank_report *report = NULL;
  bool changed = false;
  bool is_read = options->report || options->mode == UNBANK_MODE_REPORT || options->fail_above > 0;
  char *error = unbank_run_with(module, shim, options, is_read ? &report : NULL, &changed);
  if (!error && is_read)
    error = deliver(report, options);
  if (error) {
    char *prefixed = unbank_error("unbank: %s", error);
    unbank_shim_error(module, prefixed);
    free(prefixed);
    free(error);
  }
  unbank_report_free(report);
  return changed;
}
