/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * unbank-fuzz: judges the rewrites of one module of random kernels, all in one process.
 *
 *     unbank-fuzz [OPTION...] MODULE MANIFEST
 *
 *     --kernel=NAME     this kernel alone
 *     --variant=NAME    this variant alone
 *     --write=FOLDER    writes the modules there, as original.ll and VARIANT.ll
 *     --seconds=N       for each launch at most; by default 60
 *
 * The original runs all trials of the manifest (plan.h). Then each variant: the pass rewrites a
 * copy of the module, LLVM verifies it, it runs its trials, and
 *
 *     - what it writes to global memory must equal the original's bit for bit;
 *     - no access may leave its array, and nothing may race (launch_run reports both);
 *     - what the report claims of the module before must be what the original's trials counted, and
 *       what it claims of the module after what the rewritten one's did (exec/claims.h), where the
 *       variant's widths are the IR's and the trial has the block shape that was scored.
 *
 * Standard output, a line each: `at VARIANT TRIAL` before anything that may crash; `FAIL KERNEL
 * TRIAL VARIANT KIND: sentence` for the first failure of each trial; `count N NAME` in the end, and
 * `end`. KIND is original, rewrite, run, outputs or claim.
 *
 * Exit status: 0 nothing failed, 1 something did, 2 usage or unreadable input.
 */
#include <getopt.h>
#include <llvm-c/Analysis.h>
#include <llvm-c/IRReader.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include "exec/claims.h"
#include "fuzz/plan.h"
#include "ir/ir.h"
#include "ir/places.h"
#include "sim/program.h"
#include "support/map.h"
#include "unbank/unbank.h"

enum { DEFAULT_SECONDS = 60 };

struct request {
  const char *module, *manifest, *kernel, *variant, *folder, *seconds;
};

/* What one trial did under one module. */
struct result {
  bool ran;
  struct memory memory;
  struct tally tally;
};

struct fuzz {
  const struct request *request;
  LLVMContextRef context;
  LLVMModuleRef module;
  struct plan plan;
  struct program original;
  struct result *results; /* of the original, by trial */
  bool *failed;           /* by trial */
  struct arena arena;
  struct agreement agreement;
  size_t launches, cheaper, unable, changed[UNBANK_CODE_COUNT];
  bool any_failed;
};

static void fail(struct fuzz *fuzz, size_t trial, const char *variant, const char *kind,
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
      fail(fuzz, i, fuzz->plan.variants[v].name, kind, unbank_error("%s", sentence));
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
    fail(fuzz, number, variant, "run", sentence ? sentence : unbank_error("it is not there"));
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
  out->ran = outcome.ending == ENDED_WELL;
  if (!out->ran)
    fail(fuzz, number, variant, program == &fuzz->original ? "original" : "run", outcome.sentence);
  return out->ran;
}

/* Claims. */

static struct claim claim_of(const struct unbank_report_access *access,
                             const struct unbank_report_side *side, long index) {
  return (struct claim){.index = index,
                        .op = access->op,
                        .bytes = side->bytes,
                        .line = access->place.line < 0 ? NAN : (double)access->place.line,
                        .exactness = side->exactness,
                        .weight_exactness = side->weight_exactness,
                        .weight = side->weight,
                        .mean = side->mean,
                        .min = side->min,
                        .max = side->max,
                        .ideal = side->ideal};
}

/* The number of the site that the access has become. Those of one instruction follow one another,
 * as do its accesses in the report. */
static long index_after(const struct program *program, const struct unbank_report_access *accesses,
                        size_t i) {
  size_t nth = 0;
  while (nth < i && accesses[i - nth - 1].instruction == accesses[i].instruction)
    nth++;
  for (size_t s = 0; s < program->sites.count; s++) {
    const struct site *site = &program->sites.items[s];
    if (site->instruction == accesses[i].instruction && site->index != NO_INDEX && nth-- == 0)
      return site->index;
  }
  return NO_INDEX;
}

static struct claims claims_of(const struct unbank_report_kernel *kernel,
                               const struct program *after, struct arena *arena) {
  const struct unbank_report_total *total = after ? &kernel->after : &kernel->before;
  /* The launches below do not fill every block, and make indices wrap on their way. */
  unsigned unmet = UNBANK_ASSUMES_FULL_BLOCK | UNBANK_ASSUMES_IN_BOUNDS;
  struct claims claims = {.is_void = kernel->assumes & unmet,
                          .is_exact = total->exactness == UNBANK_EXACT,
                          .score = total->score};
  for (size_t i = 0; i < kernel->access_count; i++) {
    const struct unbank_report_access *access = &kernel->accesses[i];
    const struct unbank_report_side *side = after ? &access->after : &access->before;
    if (side->present)
      *ARENA_PUSH(arena, &claims) = claim_of(
          access, side, after ? index_after(after, kernel->accesses, i) : atol(access->id + 1));
  }
  return claims;
}

static const struct unbank_report_kernel *find_kernel(const struct unbank_report *report,
                                                      const struct trial *trial) {
  const struct job *job = &trial->job;
  for (size_t k = 0; k < report->kernel_count; k++) {
    const struct unbank_report_kernel *kernel = &report->kernels[k];
    bool same = kernel->block.x == job->block.x && kernel->block.y == job->block.y &&
                kernel->block.z == job->block.z;
    if (same && !strcmp(kernel->name, trial->mangled))
      return kernel;
  }
  return NULL;
}

/* Holds one side of the report against a trial. `program` is the original, or the rewritten one. */
static void compare_claims(struct fuzz *fuzz, const struct unbank_report *report, size_t v,
                           size_t number, const struct program *program,
                           const struct tally *tally) {
  const struct trial *trial = &fuzz->plan.trials[number];
  const struct unbank_report_kernel *kernel = find_kernel(report, trial);
  if (!kernel || fuzz->plan.variants[v].options.widths != UNBANK_WIDTHS_IR || !tally->complete)
    return;
  const struct program *after = program == &fuzz->original ? NULL : program;
  struct arena arena = {NULL};
  struct claims claims = claims_of(kernel, after, &arena);
  struct refutation found = claims_check(&claims, program, tally, &fuzz->agreement, &arena);
  arena_free(&arena);
  if (!found.sentence)
    return;
  if (found.cheaper && !trial->is_closed) {
    fuzz->cheaper++;
    free(found.sentence);
    return;
  }
  char *sentence = unbank_error("%s the rewrite, %s", after ? "after" : "before", found.sentence);
  free(found.sentence);
  fail(fuzz, number, fuzz->plan.variants[v].name, "claim", sentence);
}

/* Variants. */

static void judge_trial(struct fuzz *fuzz, struct program *program,
                        const struct unbank_report *report, size_t v, size_t number) {
  struct result result = {0};
  if (!fuzz->results[number].ran)
    return;
  if (run_trial(fuzz, program, number, fuzz->plan.variants[v].name, &result)) {
    char *sentence = memory_compare(&fuzz->results[number].memory, &result.memory);
    if (sentence)
      fail(fuzz, number, fuzz->plan.variants[v].name, "outputs", sentence);
    else
      compare_claims(fuzz, report, v, number, program, &result.tally);
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

/* Runs the rewritten module, which is taken over. */
static void judge_module(struct fuzz *fuzz, LLVMModuleRef module,
                         const struct unbank_report *report, size_t v) {
  struct arena arena = {NULL};
  struct program program;
  const struct program_options options = program_options_of(fuzz);
  struct outcome outcome = program_adopt(&program, module, &options, &arena);
  for (size_t i = 0; i < fuzz->plan.trial_count && outcome.ending == ENDED_WELL; i++)
    if (fuzz->plan.trials[i].variants >> v & 1)
      judge_trial(fuzz, &program, report, v, i);
  if (outcome.ending != ENDED_WELL)
    fail_all(fuzz, v, "rewrite", outcome.sentence);
  program_free(&program);
  arena_free(&arena);
}

static void write_module(const struct fuzz *fuzz, LLVMModuleRef module, const char *variant) {
  char *path = unbank_error("%s/%s.ll", fuzz->request->folder, variant), *message = NULL;
  if (LLVMPrintModuleToFile(module, path, &message))
    fprintf(stderr, "%s: %s\n", path, message);
  LLVMDisposeMessage(message);
  free(path);
}

/* NULL, or a malloc'd sentence. */
static char *rewrite(struct fuzz *fuzz, LLVMModuleRef module, const struct variant *variant,
                     struct unbank_report **report) {
  char *message = NULL, *sentence = unbank_run(module, &variant->options, report);
  if (sentence)
    return sentence;
  if (fuzz->request->folder)
    write_module(fuzz, module, variant->name);
  if (LLVMVerifyModule(module, LLVMReturnStatusAction, &message))
    sentence = unbank_error("the rewritten module is broken: %s", message);
  LLVMDisposeMessage(message);
  return sentence;
}

static void judge_variant(struct fuzz *fuzz, size_t v) {
  const struct variant *variant = &fuzz->plan.variants[v];
  struct unbank_report *report = NULL;
  LLVMModuleRef module = LLVMCloneModule(fuzz->module);
  say_at(variant->name, "rewrite");
  char *sentence = rewrite(fuzz, module, variant, &report);
  for (size_t i = 0; report && i < fuzz->plan.trial_count; i++)
    if (fuzz->plan.trials[i].variants >> v & 1 && fuzz->results[i].ran)
      compare_claims(fuzz, report, v, i, &fuzz->original, &fuzz->results[i].tally);
  for (size_t i = 0; report && i < report->array_count; i++)
    fuzz->changed[report->arrays[i].code]++;
  if (sentence)
    fail_all(fuzz, v, "rewrite", sentence);
  if (sentence || is_unchanged(report))
    LLVMDisposeModule(module);
  else
    judge_module(fuzz, module, report, v);
  if (report)
    unbank_report_free(report);
}

/* The original. */

static char *run_original(struct fuzz *fuzz) {
  const struct program_options options = program_options_of(fuzz);
  if (fuzz->request->folder)
    write_module(fuzz, fuzz->module, "original");
  say_at("original", "load");
  struct outcome outcome =
      program_adopt(&fuzz->original, LLVMCloneModule(fuzz->module), &options, &fuzz->arena);
  if (outcome.ending != ENDED_WELL)
    return outcome.sentence;
  for (size_t i = 0; i < fuzz->plan.trial_count; i++)
    run_trial(fuzz, &fuzz->original, i, "original", &fuzz->results[i]);
  return NULL;
}

static char *read_module(struct fuzz *fuzz) {
  LLVMMemoryBufferRef buffer;
  char *message = NULL;
  if (!LLVMCreateMemoryBufferWithContentsOfFile(fuzz->request->module, &buffer, &message) &&
      !LLVMParseIRInContext(fuzz->context, buffer, &fuzz->module, &message))
    return NULL;
  char *sentence = unbank_error("%s: %s", fuzz->request->module, message);
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

/* A manifest may call kernels as the source does. */
static char *find_names(struct fuzz *fuzz) {
  for (size_t i = 0; i < fuzz->plan.trial_count; i++) {
    struct trial *trial = &fuzz->plan.trials[i];
    trial->mangled = NULL;
    for (LLVMValueRef it = LLVMGetFirstFunction(fuzz->module); it && !trial->mangled;
         it = LLVMGetNextFunction(it)) {
      const char *name = unbank_value_name(it);
      if (unbank_is_kernel(fuzz->module, it) &&
          !strcmp(unbank_plain(&fuzz->arena, name), trial->job.kernel))
        trial->mangled = name;
    }
    if (!trial->mangled)
      return unbank_error("the module has no kernel %s", trial->job.kernel);
  }
  return NULL;
}

/* NULL, or a malloc'd sentence: nothing could be judged. */
static char *judge(struct fuzz *fuzz) {
  const struct request *request = fuzz->request;
  fuzz->context = LLVMContextCreate();
  LLVMContextSetDiagnosticHandler(fuzz->context, ignore_diagnostic, NULL);
  char *sentence = read_module(fuzz);
  if (!sentence)
    sentence =
        plan_read(&fuzz->plan, request->manifest, request->kernel, request->variant, &fuzz->arena);
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
  if (fuzz->module)
    LLVMDisposeModule(fuzz->module);
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
  if (argc - optind != 2)
    return false;
  out->module = argv[optind];
  out->manifest = argv[optind + 1];
  return true;
}

int main(int argc, char **argv) {
  struct request request = {0};
  struct fuzz fuzz = {.request = &request};
  if (!read_request(argc, argv, &request)) {
    fputs("usage: unbank-fuzz [--kernel=NAME] [--variant=NAME] [--write=FOLDER] [--seconds=N] "
          "MODULE MANIFEST\n",
          stderr);
    return ENDED_UNUSABLE;
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
  return sentence ? ENDED_UNUSABLE : fuzz.any_failed ? ENDED_DIFFERENT : ENDED_WELL;
}
