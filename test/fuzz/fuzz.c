/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * unbank-fuzz: judges the rewrites of random kernels, all in one process.
 *
 *     unbank-fuzz [OPTION...] MODULE... MANIFEST
 *
 *     --kernel=NAME     this kernel alone
 *     --variant=NAME    this variant alone
 *     --write=FOLDER    writes the modules there, as original.ll and VARIANT.ll
 *     --seconds=N       for each launch at most; by default 60
 *
 * The modules are one program: they are linked, and the original runs all trials of the manifest
 * (plan.h). Then each variant: the pass rewrites a copy of each module by itself, LLVM verifies and
 * links them, the result runs its trials, and
 *
 *     - static shared memory must stay within what a launch allows, and take no more room than
 *       before where the launch has dynamic memory;
 *     - what it writes to global memory must equal the original's bit for bit;
 *     - no access may leave its array, and nothing may race (launch_run reports both);
 *     - what the report claims of the module before must be what the original's trials counted, and
 *       what it claims of the module after what the rewritten one's did (exec/claims.h), where the
 *       variant's widths are the IR's and the trial has the block shape that was scored.
 *
 * Standard output, a line each: `at VARIANT TRIAL` before anything that may crash; `FAIL KERNEL
 * TRIAL VARIANT KIND: sentence` for the first failure of each trial; `count N NAME` in the end, and
 * `end`. KIND is original, rewrite, limit, run, outputs or claim.
 *
 * Exit status: 0 nothing failed, 1 something did, 2 usage or unreadable input.
 */
#include <getopt.h>
#include <llvm-c/Analysis.h>
#include <llvm-c/IRReader.h>
#include <llvm-c/Linker.h>
#include <stdio.h>
#include <stdlib.h>

#include "fuzz/fuzz.h"
#include "shim/query.h"
#include "shim/source.h"

enum { DEFAULT_SECONDS = 60, STATIC_BYTES_MAX = 48 * 1024 };

void fuzz_fail(struct fuzz *fuzz, size_t trial, const char *variant, const char *kind,
               char *sentence) {
  const struct job *job = &fuzz->plan.trials[trial].job;
  if (!fuzz->failed[trial])
    printf("FAIL %s %s %s %s: %s\n", job->kernel, job->name, variant, kind, sentence);
  fuzz->failed[trial] = fuzz->any_failed = true;
  free(sentence);
}

/* All trials that a variant was to have. */
static void fail_all(struct fuzz *fuzz, size_t v, const char *kind, char *sentence) {
  for (size_t i = 0; i < fuzz->plan.trial_count; i++)
    if (fuzz->plan.trials[i].variants >> v & 1)
      fuzz_fail(fuzz, i, fuzz->plan.variants[v].name, kind, unbank_error("%s", sentence));
  free(sentence);
}

static void say_at(const char *variant, const char *trial) {
  printf("at %s %s\n", variant, trial);
  fflush(stdout);
}

/* Runs a trial. False: it failed, or needs what is not simulated. */
static bool run_trial(struct fuzz *fuzz, struct program *program, size_t number,
                      const char *variant, struct result *out) {
  const struct trial *trial = &fuzz->plan.trials[number];
  const struct job *job = &trial->job;
  const char *seconds = fuzz->request->seconds;
  say_at(variant, job->name);
  char *sentence = memory_fill(&out->memory, job->arguments, job->argument_count, program->arena);
  const struct kernel *kernel = sentence ? NULL : program_kernel(program, trial->mangled);
  if (!kernel) {
    fuzz_fail(fuzz, number, variant, "run", sentence ? sentence : unbank_error("it is not there"));
    return false;
  }
  const struct launch launch = {.kernel = kernel,
                                .grid = job->grid,
                                .block = job->block,
                                .arguments = out->memory.values,
                                .memory = out->memory.regions,
                                .dynamic_bytes = job->dynamic_bytes,
                                .counted_blocks = 1,
                                .seconds = seconds ? atof(seconds) : DEFAULT_SECONDS};
  struct outcome outcome = launch_run(program, &launch, &out->tally);
  fuzz->launches++;
  out->ran = outcome.ending == RUN_WELL;
  if (!out->ran)
    fuzz_fail(fuzz, number, variant, program == &fuzz->original ? "original" : "run",
              outcome.sentence);
  return out->ran;
}

/* Linking. */

/* Links the modules, which are taken over, into one. NULL: they do not go together. */
static LLVMModuleRef link_modules(LLVMModuleRef *modules, size_t count) {
  LLVMModuleRef whole = modules[0];
  for (size_t m = 1; m < count; m++)
    if (whole && LLVMLinkModules2(whole, modules[m])) {
      LLVMDisposeModule(whole);
      whole = NULL;
    }
  return whole;
}

static void write_module(const struct fuzz *fuzz, LLVMModuleRef module, const char *variant) {
  char *path = unbank_error("%s/%s.ll", fuzz->request->folder, variant), *message = NULL;
  if (LLVMPrintModuleToFile(module, path, &message))
    fprintf(stderr, "%s: %s\n", path, message);
  LLVMDisposeMessage(message);
  free(path);
}

/* One of several: its number follows the name. */
static void write_part(const struct fuzz *fuzz, LLVMModuleRef module, const char *variant,
                       size_t m) {
  char *name = unbank_error("%s.%zu", variant, m);
  if (fuzz->plan.module_count > 1)
    write_module(fuzz, module, name);
  free(name);
}

/* Variants. */

/* Room for static arrays: what a launch allows, and beside dynamic memory what they had. A linker
 * orders the arrays of several modules by who else uses them, and so leaves `gaps` between those
 * that no layout changed. */
static char *check_limit(const struct trial *trial, uint32_t was, uint32_t is, uint32_t gaps) {
  if (trial->keeps_static && is > was + gaps)
    return unbank_error("%u bytes of static shared memory beside %u dynamic ones, %u before", is,
                        trial->job.dynamic_bytes, was);
  if (was <= STATIC_BYTES_MAX && is > STATIC_BYTES_MAX)
    return unbank_error("%u bytes of static shared memory, %u before", is, was);
  return NULL;
}

enum { GAPS_OF_LINKED = 16 }; /* bytes */

static void judge_limit(struct fuzz *fuzz, const struct program *program, size_t v, size_t number) {
  const struct trial *trial = &fuzz->plan.trials[number];
  const struct kernel *before = program_kernel(&fuzz->original, trial->mangled);
  const struct kernel *after = program_kernel(program, trial->mangled);
  const uint32_t gaps = fuzz->plan.module_count > 1 ? GAPS_OF_LINKED : 0;
  char *sentence =
      before && after ? check_limit(trial, before->static_bytes, after->static_bytes, gaps) : NULL;
  if (sentence)
    fuzz_fail(fuzz, number, fuzz->plan.variants[v].name, "limit", sentence);
}

static void judge_trial(struct fuzz *fuzz, struct program *program, const struct rewritten *it,
                        size_t number) {
  const char *variant = fuzz->plan.variants[it->variant].name;
  struct result result = {0};
  if (!fuzz->results[number].ran)
    return;
  judge_limit(fuzz, program, it->variant, number);
  if (run_trial(fuzz, program, number, variant, &result)) {
    char *sentence = memory_compare(&fuzz->results[number].memory, &result.memory);
    if (sentence)
      fuzz_fail(fuzz, number, variant, "outputs", sentence);
    else
      compare_claims(fuzz, it, number, program, &result.tally);
  }
  memory_free(&result.memory);
}

static bool is_unchanged(const struct unbank_report *report) {
  for (size_t i = 0; i < report->array_count; i++)
    if (unbank_code_row(report->arrays[i].code)->decision == UNBANK_DECISION_CHANGED)
      return false;
  return true;
}

static struct program_options program_options_of(const struct fuzz *fuzz) {
  uint32_t dynamic_bytes = 0;
  for (size_t i = 0; i < fuzz->plan.trial_count; i++)
    if (fuzz->plan.trials[i].job.dynamic_bytes > dynamic_bytes)
      dynamic_bytes = fuzz->plan.trials[i].job.dynamic_bytes;
  return (struct program_options){.kernels = &fuzz->plan.trials[0].mangled,
                                  .kernel_count = fuzz->request->kernel ? 1 : 0,
                                  .dynamic_bytes = dynamic_bytes,
                                  .workers = 1,
                                  .quick = true};
}

/* Runs the rewritten program, which is taken over. */
static void judge_program(struct fuzz *fuzz, LLVMModuleRef module, const struct rewritten *it) {
  struct arena arena = {NULL};
  struct program program;
  const struct program_options options = program_options_of(fuzz);
  struct outcome outcome = program_adopt(&program, module, &options, &arena);
  for (size_t i = 0; i < fuzz->plan.trial_count && outcome.ending == RUN_WELL; i++)
    if (fuzz->plan.trials[i].variants >> it->variant & 1)
      judge_trial(fuzz, &program, it, i);
  if (outcome.ending != RUN_WELL)
    fail_all(fuzz, it->variant, "rewrite", outcome.sentence);
  program_free(&program);
  arena_free(&arena);
}

/* NULL, or a malloc'd sentence. */
static char *rewrite(struct fuzz *fuzz, LLVMModuleRef module, const struct variant *variant,
                     size_t m, struct unbank_report **report) {
  char *message = NULL, *sentence = unbank_run(module, &variant->options[m], report);
  if (sentence)
    return sentence;
  if (fuzz->request->folder)
    write_part(fuzz, module, variant->name, m);
  if (LLVMVerifyModule(module, LLVMReturnStatusAction, &message))
    sentence = unbank_error("the rewritten module is broken: %s", message);
  LLVMDisposeMessage(message);
  return sentence;
}

/* Rewrites the modules and links them. */
static LLVMModuleRef make_variant(struct fuzz *fuzz, struct rewritten *it) {
  const struct variant *variant = &fuzz->plan.variants[it->variant];
  size_t count = fuzz->plan.module_count;
  LLVMModuleRef modules[MODULES_MAX] = {NULL}, whole = NULL;
  char *sentence = NULL;
  for (size_t m = 0; m < count; m++) {
    modules[m] = LLVMCloneModule(fuzz->modules[m]);
    if (!sentence)
      sentence = rewrite(fuzz, modules[m], variant, m, &it->reports[m]);
    it->inlined[m] = compare_has_inlined(fuzz->modules[m], modules[m]);
    compare_note_replaceable(&it->replaceable, modules[m], count > 1);
  }
  if (sentence)
    for (size_t m = 0; m < count; m++)
      LLVMDisposeModule(modules[m]);
  else if (!(whole = link_modules(modules, count)))
    sentence = unbank_error("the rewritten modules do not link");
  it->ok = !sentence;
  if (sentence)
    fail_all(fuzz, it->variant, "rewrite", sentence);
  else if (fuzz->request->folder)
    write_module(fuzz, whole, variant->name);
  return whole;
}

static void judge_variant(struct fuzz *fuzz, size_t v) {
  struct arena arena = {NULL};
  struct rewritten it = {.variant = v, .replaceable = map_new(&arena)};
  bool unchanged = true;
  say_at(fuzz->plan.variants[v].name, "rewrite");
  LLVMModuleRef whole = make_variant(fuzz, &it);
  for (size_t i = 0; it.ok && i < fuzz->plan.trial_count; i++)
    if (fuzz->plan.trials[i].variants >> v & 1 && fuzz->results[i].ran)
      compare_claims(fuzz, &it, i, &fuzz->original, &fuzz->results[i].tally);
  for (size_t m = 0; m < fuzz->plan.module_count && it.reports[m]; m++) {
    unchanged &= is_unchanged(it.reports[m]);
    for (size_t i = 0; i < it.reports[m]->array_count; i++)
      fuzz->changed[it.reports[m]->arrays[i].code]++;
  }
  if (whole && unchanged)
    LLVMDisposeModule(whole);
  else if (whole)
    judge_program(fuzz, whole, &it);
  for (size_t m = 0; m < fuzz->plan.module_count; m++)
    if (it.reports[m])
      unbank_report_free(it.reports[m]);
  arena_free(&arena);
}

/* The original. */

/* Links copies of the modules, once their accesses are numbered. */
static char *link_original(struct fuzz *fuzz, LLVMModuleRef *whole) {
  LLVMModuleRef copies[MODULES_MAX] = {NULL};
  size_t count = fuzz->plan.module_count;
  char *sentence = NULL;
  for (size_t m = 0; m < count; m++) {
    copies[m] = LLVMCloneModule(fuzz->modules[m]);
    if (fuzz->request->folder)
      write_part(fuzz, copies[m], "original", m);
    if (count == 1)
      break;
    if (!sentence)
      sentence = compare_number(fuzz, m, copies[m]);
    compare_note_replaceable(&fuzz->replaceable, copies[m], true);
  }
  *whole = link_modules(copies, count);
  if (!*whole && !sentence)
    sentence = unbank_error("the modules do not link");
  return sentence;
}

static char *run_original(struct fuzz *fuzz) {
  const struct program_options options = program_options_of(fuzz);
  LLVMModuleRef whole;
  say_at("original", "load");
  char *sentence = link_original(fuzz, &whole);
  if (sentence) {
    if (whole)
      LLVMDisposeModule(whole);
    return sentence;
  }
  if (fuzz->request->folder)
    write_module(fuzz, whole, "original");
  struct outcome outcome = program_adopt(&fuzz->original, whole, &options, &fuzz->arena);
  if (outcome.ending != RUN_WELL)
    return outcome.sentence;
  for (size_t i = 0; i < fuzz->plan.trial_count; i++)
    run_trial(fuzz, &fuzz->original, i, "original", &fuzz->results[i]);
  return NULL;
}

static char *read_module(struct fuzz *fuzz, const char *path, LLVMModuleRef *module) {
  LLVMMemoryBufferRef buffer;
  char *message = NULL;
  if (!LLVMCreateMemoryBufferWithContentsOfFile(path, &buffer, &message) &&
      !LLVMParseIRInContext(fuzz->context, buffer, module, &message))
    return NULL;
  *module = NULL;
  char *sentence = unbank_error("%s: %s", path, message);
  LLVMDisposeMessage(message);
  return sentence;
}

static void print_counts(const struct fuzz *fuzz) {
  const struct {
    size_t count;
    const char *name;
  } rows[] = {
      {fuzz->launches, "executions"},
      {fuzz->agreement.exact, "accesses exact"},
      {fuzz->agreement.within, "accesses bounded"},
      {fuzz->agreement.unknown, "accesses unknown"},
      {fuzz->cheaper, "cheaper by chance"},
      {fuzz->exact_totals, "kernel scores exact"},
      {fuzz->open_totals, "of open kernels"},
  };
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
    printf("count %zu %s\n", rows[i].count, rows[i].name);
  for (size_t code = 0; code < UNBANK_CODE_COUNT; code++)
    if (fuzz->changed[code])
      printf("count %zu arrays %s\n", fuzz->changed[code],
             unbank_code_row((enum unbank_code)code)->text);
}

/* Remarks are for people. */
static void ignore_diagnostic(LLVMDiagnosticInfoRef info, void *context) {
  (void)info, (void)context;
}

/* The name of the kernel that a module's source calls so, or NULL. */
static const char *find_name(struct fuzz *fuzz, LLVMModuleRef module, const char *wanted) {
  for (LLVMValueRef it = LLVMGetFirstFunction(module); it; it = LLVMGetNextFunction(it)) {
    const char *name = unbank_value_name(it);
    if (unbank_is_kernel(module, it) && !strcmp(unbank_plain(&fuzz->arena, name), wanted))
      return name;
  }
  return NULL;
}

/* A manifest may call kernels as the source does. */
static char *find_names(struct fuzz *fuzz) {
  for (size_t i = 0; i < fuzz->plan.trial_count; i++) {
    struct trial *trial = &fuzz->plan.trials[i];
    trial->mangled = NULL;
    for (size_t m = 0; m < fuzz->plan.module_count && !trial->mangled; m++)
      trial->mangled = find_name(fuzz, fuzz->modules[trial->module = m], trial->job.kernel);
    if (!trial->mangled)
      return unbank_error("no module has a kernel %s", trial->job.kernel);
  }
  return NULL;
}

/* NULL, or a malloc'd sentence: nothing could be judged. */
static char *judge(struct fuzz *fuzz) {
  const struct request *request = fuzz->request;
  fuzz->context = LLVMContextCreate();
  LLVMContextSetDiagnosticHandler(fuzz->context, ignore_diagnostic, NULL);
  fuzz->replaceable = map_new(&fuzz->arena);
  char *sentence = NULL;
  for (size_t m = 0; m < request->module_count && !sentence; m++)
    sentence = read_module(fuzz, request->modules[m], &fuzz->modules[m]);
  if (!sentence)
    sentence = plan_read(&fuzz->plan, request->manifest, request->module_count, request->kernel,
                         request->variant, &fuzz->arena);
  if (!sentence)
    sentence = find_names(fuzz);
  if (sentence)
    return sentence;
  fuzz->results = ARENA_ARRAY(&fuzz->arena, struct result, fuzz->plan.trial_count);
  fuzz->failed = ARENA_ARRAY(&fuzz->arena, bool, fuzz->plan.trial_count);
  sentence = run_original(fuzz);
  for (size_t v = 0; v < fuzz->plan.variant_count && !sentence; v++)
    if (!request->variant || !strcmp(request->variant, fuzz->plan.variants[v].name))
      judge_variant(fuzz, v);
  return sentence;
}

static void end(struct fuzz *fuzz) {
  for (size_t i = 0; fuzz->results && i < fuzz->plan.trial_count; i++)
    memory_free(&fuzz->results[i].memory);
  program_free(&fuzz->original);
  plan_free(&fuzz->plan);
  for (size_t m = 0; m < MODULES_MAX; m++)
    if (fuzz->modules[m])
      LLVMDisposeModule(fuzz->modules[m]);
  LLVMContextDispose(fuzz->context);
  arena_free(&fuzz->arena);
}

static bool read_request(int argc, char **argv, struct request *out) {
  static const struct option options[] = {
      {"kernel", required_argument, NULL, 'k'},
      {"variant", required_argument, NULL, 'v'},
      {"write", required_argument, NULL, 'w'},
      {"seconds", required_argument, NULL, 's'},
      {NULL, 0, NULL, 0},
  };
  for (int option; (option = getopt_long(argc, argv, "", options, NULL)) != -1;) {
    const char **field = option == 'k'   ? &out->kernel
                         : option == 'v' ? &out->variant
                         : option == 'w' ? &out->folder
                         : option == 's' ? &out->seconds
                                         : NULL;
    if (!field)
      return false;
    *field = optarg;
  }
  if (argc - optind < 2 || argc - optind - 1 > MODULES_MAX)
    return false;
  out->module_count = (size_t)(argc - optind - 1);
  for (size_t m = 0; m < out->module_count; m++)
    out->modules[m] = argv[optind + (int)m];
  out->manifest = argv[argc - 1];
  return true;
}

int main(int argc, char **argv) {
  struct request request = {0};
  struct fuzz fuzz = {.request = &request};
  if (!read_request(argc, argv, &request)) {
    fputs("usage: unbank-fuzz [--kernel=NAME] [--variant=NAME] [--write=FOLDER] [--seconds=N] "
          "MODULE... MANIFEST\n",
          stderr);
    return RUN_UNUSABLE;
  }
  char *sentence = judge(&fuzz);
  if (sentence)
    fprintf(stderr, "%s\n", sentence);
  else
    print_counts(&fuzz);
  if (!sentence)
    puts("end");
  free(sentence);
  end(&fuzz);
  return sentence ? RUN_UNUSABLE : fuzz.any_failed ? RUN_FAULT : RUN_WELL;
}
