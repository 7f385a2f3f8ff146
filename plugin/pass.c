/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The pass in C. A wrong option, a failed run and an unwritable report end the same way: one
 * sentence as an error of the compile. Conflicts above fail-above= are errors at their lines.
 */
#include "pass.h"

#include <llvm-c/Core.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "gate/gate.h"
#include "host/host.h"
#include "options/names.h"
#include "report/report.h"
#include "run.h"
#include "shim/query.h"
#include "shim/shim.h"
#include "support/arena.h"
#include "support/words.h"
#include "unbank/report.h"

/* Keeps a malloc'd sentence, the error in what was read `from` a source, or frees it if there was
 * one before. */
static void note_error(struct unbank_pass *pass, const char *from, char *sentence) {
  if (sentence && !pass->error)
    pass->error = unbank_error("unbank: %s: %s", from, sentence);
  free(sentence);
}

void unbank_pass_init(struct unbank_pass *pass) {
  *pass = (struct unbank_pass){0};
  unbank_options_init(&pass->options, sizeof pass->options);
}

/* The words of a process's command line. */
struct words {
  FILE *file;
  char *word;
  size_t capacity;
};

static struct words open_words(const char *path) {
  return (struct words){fopen(path, "r"), NULL, 0};
}

/* Each ends with a zero. */
static bool next_word(struct words *words) {
  return words->file && getdelim(&words->word, &words->capacity, '\0', words->file) > 0;
}

static void close_words(struct words *words) {
  free(words->word);
  if (words->file)
    fclose(words->file);
}

/* The text after an option that names architectures, or NULL. */
static const char *architectures_in(const char *word) {
  static const char *const names[] = {"--offload-arch=", "--cuda-gpu-arch="};
  for (size_t i = 0; i < sizeof names / sizeof *names; i++)
    if (begins_with(word, names[i]))
      return word + strlen(names[i]);
  return NULL;
}

/* What the command line of a driver says about architectures. */
struct architectures {
  char first[64];
  unsigned count;
  bool has; /* the processor that was asked for */
};

static void take_architectures(struct architectures *out, const char *list, const char *processor) {
  for (const char *at = list; *at;) {
    size_t length = strcspn(at, ",");
    if (!out->count++)
      snprintf(out->first, sizeof out->first, "%.*s", (int)length, at);
    out->has |= strlen(processor) == length && !strncmp(processor, at, length);
    at += length + (at[length] == ',');
  }
}

static struct architectures read_architectures(const char *path, const char *processor) {
  struct architectures out = {.count = 0};
  struct words words = open_words(path);
  while (next_word(&words)) {
    const char *list = architectures_in(words.word);
    if (list)
      take_architectures(&out, list, processor);
  }
  close_words(&words);
  return out;
}

/* Reads the command line of the driver, which is this process or the one that started it. If there
 * are several architectures, only the run for the first one warns about options, and remarks say
 * which one they are of. */
static void read_driver(struct unbank_pass *pass, const char *processor) {
  char parent[64];
  snprintf(parent, sizeof parent, "/proc/%ld/cmdline", (long)getppid());
  struct architectures driver = read_architectures("/proc/self/cmdline", processor);
  if (!driver.count)
    driver = read_architectures(parent, processor);
  pass->is_only_architecture = driver.count == 1;
  pass->options.names_told = driver.has && strcmp(driver.first, processor) != 0;
  pass->options.names_architecture = driver.count > 1;
}

/* Collects -DX and -UX, in one word or two, of the driver or the compiler, as one text. */
static void note_macro(struct unbank_pass *pass, const char *before, const char *word) {
  bool is_apart = !strcmp(before, "-D") || !strcmp(before, "-U");
  bool is_whole = (!strncmp(word, "-D", 2) || !strncmp(word, "-U", 2)) && word[2];
  if (!is_apart && !is_whole)
    return;
  char *macros =
      unbank_error("%s %s%s", pass->macros ? pass->macros : "", is_apart ? before : "", word);
  free(pass->macros);
  pass->macros = macros;
}

/* Whether opt or clang writes modules as text, and without the order of use lists. clang's driver
 * and opt call it -S, the compiler behind the driver -emit-llvm. */
struct text_output {
  bool is_named, is_compiler, is_ir, is_ordered;
};

static void note_text_output(struct text_output *out, const char *word) {
  const char *name = word + (begins_with(word, "--") ? 1 : 0);
  out->is_named |= !strcmp(name, "-S");
  out->is_compiler |= !strcmp(name, "-cc1");
  out->is_ir |= !strcmp(name, "-emit-llvm");
  out->is_ordered |=
      !strcmp(name, "-preserve-ll-uselistorder") || !strcmp(name, "-emit-llvm-uselists");
}

/* What a compile says of device code. Without -fgpu-rdc PTX is a whole program; LLVM IR may be
 * linked with more. Flags that stand elsewhere, in a configuration file, in a response file that a
 * response file names, or in a variable of the environment, are not seen here. */
struct device_code {
  bool is_made, is_ir, is_part, has_unseen;
};

static void note_device_code(struct device_code *code, const char *word) {
  static const char *const made[] = {"-fcuda-is-device", "--cuda-device-only",
                                     "--offload-device-only"};
  static const char *const ir[] = {"-emit-llvm", "-emit-llvm-bc"};
  code->is_made |= IS_ONE_OF(word, made);
  code->is_ir |= IS_ONE_OF(word, ir) || begins_with(word, "-flto");
  code->has_unseen |= begins_with(word, "--config");
  code->is_part = unbank_is_part_after(word, code->is_part);
}

/* Reads the words of a response file, in the form in which CMake writes include paths. A flag in
 * quotes is not recognised. */
static void note_response_file(struct device_code *code, const char *path) {
  char word[4096];
  FILE *file = fopen(path, "r");
  code->has_unseen |= !file;
  while (file && fscanf(file, "%4095s", word) == 1) {
    code->has_unseen |= *word == '@' || (strpbrk(word, "\"'\\") && strstr(word, "-rdc"));
    note_device_code(code, word);
  }
  if (file)
    fclose(file);
}

void unbank_pass_read_command_line(struct unbank_pass *pass) {
  struct words words = open_words("/proc/self/cmdline");
  struct device_code code = {.has_unseen = getenv("CCC_OVERRIDE_OPTIONS") != NULL};
  struct text_output text = {false};
  char processor[64] = "", before[3] = "";
  bool is_processor = false;
  while (next_word(&words)) {
    note_macro(pass, before, words.word);
    snprintf(before, sizeof before, "%s", strlen(words.word) == 2 ? words.word : "");
    note_device_code(&code, words.word);
    note_text_output(&text, words.word);
    if (*words.word == '@')
      note_response_file(&code, words.word + 1);
    if (is_processor)
      snprintf(processor, sizeof processor, "%s", words.word);
    is_processor = !strcmp(words.word, "-target-cpu");
  }
  close_words(&words);
  if (code.is_part)
    pass->options.rdc = UNBANK_YES;
  else if (code.is_made && !code.is_ir && !code.has_unseen)
    pass->options.rdc = UNBANK_NO;
  pass->generates_code = code.is_made && !code.is_ir;
  pass->writes_text = (text.is_named || (text.is_compiler && text.is_ir)) && !text.is_ordered;
  read_driver(pass, processor);
}

void unbank_pass_read_environment(struct unbank_pass *pass, const char *instead) {
  const char *text = instead ? instead : getenv("UNBANK_OPTIONS");
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
  free(pass->macros);
}

bool unbank_pass_wanted(const struct unbank_pass *pass, LLVMModuleRef module) {
  if (pass->error)
    unbank_shim_error(module, pass->error);
  return !pass->error && unbank_is_device_module(module);
}

/* Reports errors at their lines, like those of the compiler. Since a compiler may end at the first
 * error, it gets all of them in one text. */
static void report_failures(LLVMModuleRef module, struct gate *gate) {
  const char *text =
      arena_printf(&gate->arena, "unbank: bank conflicts on %zu line%s of the source",
                   gate->failures, gate->failures == 1 ? "" : "s");
  for (size_t i = 0; i < gate->findings.count; i++) {
    const struct finding *finding = &gate->findings.items[i];
    if (finding->fails)
      text = arena_printf(&gate->arena, "%s\n%s: error: unbank: %s", text,
                          gate_place(&gate->arena, finding), finding->message);
  }
  bool is_said = false;
  for (size_t i = 0; i < gate->findings.count && !is_said; i++) {
    const struct finding *finding = &gate->findings.items[i];
    if (finding->fails)
      is_said =
          unbank_shim_error_at(LLVMGetNamedFunction(module, finding->kernel->name),
                               finding->place->file, finding->place->line, finding->place->column,
                               arena_printf(&gate->arena, "unbank: %s", finding->message), text);
  }
}

/* NULL, or a malloc'd sentence about the baseline. */
static char *judge(LLVMModuleRef module, const struct unbank_report *report,
                   const struct unbank_options *options) {
  struct gate gate;
  if (!options->names_told && gate_is_unoptimised(report))
    unbank_shim_warning(module, "unbank: fail-above= judges little here: the code is compiled "
                                "without optimisation; give -O1 or more");
  char *error = gate_judge(&report, 1, options, false, &gate);
  if (!error && gate.failures)
    report_failures(module, &gate);
  gate_clear(&gate);
  return error;
}

/* Warns about options of the gate that have no effect because it judges nothing. */
static void warn_of_idle_gate(LLVMModuleRef module, const struct unbank_options *options) {
  if (options->fail_above > 0 || options->names_told)
    return;
  const char *idle[GATE_IDLE_MAX];
  size_t count = gate_idle(options, idle);
  for (size_t i = 0; i < count; i++) {
    char *text = unbank_error("unbank: %s", idle[i]);
    unbank_shim_warning(module, text);
    free(text);
  }
}

/* Warns if the report replaces that of another source: if several sources are compiled with one
 * file name for the report, only the last report remains. */
static void warn_of_replaced(LLVMModuleRef module, const struct unbank_report *report,
                             const char *path) {
  char *other = unbank_report_replaces(report, path);
  char *text = other ? unbank_error("unbank: report=%s held the report of %s, which is lost: a "
                                    "folder, report=FOLDER/, gets one for each source",
                                    path, other)
                     : NULL;
  if (text)
    unbank_shim_warning(module, text);
  free(text);
  free(other);
}

/* Writes, prints and judges the report as the options ask. NULL, or the malloc'd text of an error.
 */
static char *deliver(const struct unbank_pass *pass, LLVMModuleRef module,
                     const struct unbank_report *report) {
  const struct unbank_options *options = &pass->options;
  if (options->report) {
    warn_of_replaced(module, report, options->report);
    const struct report_place place = {pass->is_only_architecture, pass->macros};
    char *sentence = unbank_report_write_as(report, options->report, &place);
    if (sentence)
      return sentence;
  }
  /* If the gate judges, only its errors are printed. */
  bool gates = options->fail_above > 0;
  if (pass->is_printer || (options->mode == UNBANK_MODE_REPORT && !gates))
    unbank_report_print(report, stderr);
  return gates ? judge(module, report, options) : NULL;
}

static void report_error(LLVMModuleRef module, char *error) {
  char *prefixed = unbank_error("unbank: %s", error);
  unbank_shim_error(module, prefixed);
  free(prefixed);
  free(error);
}

void unbank_pass_record(const struct unbank_pass *pass, LLVMModuleRef module) {
  const char *path = pass->options.launch;
  if (pass->error || !path || unbank_is_device_module(module))
    return;
  struct arena arena = {0};
  struct launch_list launches = {0};
  size_t length;
  const char *source = unbank_launch_path(&arena, LLVMGetSourceFileName(module, &length));
  char *error = unbank_find_launches(module, &arena, source, &launches);
  if (!error)
    error = unbank_launch_replace(path, source, &launches);
  arena_free(&arena);
  if (error)
    report_error(module, error);
}

bool unbank_pass_run(const struct unbank_pass *pass, LLVMModuleRef module,
                     struct unbank_shim *shim) {
  const struct unbank_options *options = &pass->options;
  struct unbank_report *report = NULL;
  bool changed = false;
  warn_of_idle_gate(module, options);
  bool is_read = options->report || options->mode == UNBANK_MODE_REPORT || options->fail_above > 0;
  char *error = unbank_run_with(module, shim, options, is_read ? &report : NULL, &changed);
  if (!error && is_read)
    error = deliver(pass, module, report);
  if (error)
    report_error(module, error);
  unbank_report_free(report);
  return changed;
}
