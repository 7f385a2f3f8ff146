/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * unbank-referee: judges a rewrite by running it.
 *
 *     unbank-referee --manifest=FILE --entry=NAME [OPTION...] ORIGINAL [REWRITTEN...]
 *
 * Runs the entry's kernel of all modules on equal inputs and compares the outputs with the
 * original's, bit for bit; counts the wavefronts of the first block. Prints a line "verdict N
 * STATUS: sentence" for each module that came to its end, 0 being the original.
 *
 *     --block=32x8      another block shape than the manifest's
 *     --counts=FILE     writes the counts as JSON
 *     --report=FILE     compares the counts with this report; the first one given belongs to
 *                       ORIGINAL, the second to the first REWRITTEN; empty: none for that one
 *     --guarded         the kernel's guards switch some of its threads off in this launch: what the
 *                       report says under the assumption "full-block" is not compared
 *
 * Exit status: that of the first module that is not well. 0 equal, 1 different, 2 usage or
 * unreadable input, 3 the kernel needs something that is not simulated.
 */
#include <getopt.h>
#include <stdio.h>
#include <stdlib.h>

#include "counts.h"

enum { MODULES = 64 };

struct request {
  const char *manifest, *entry, *block, *counts;
  const char *reports[MODULES], *modules[MODULES];
  unsigned report_count, module_count;
  bool guarded;
};

static const char usage[] =
    "usage: unbank-referee --manifest=FILE --entry=NAME [--block=32x8] [--counts=FILE]\n"
    "                      [--report=FILE]... [--guarded] ORIGINAL [REWRITTEN...]\n";

static bool read_request(int argc, char **argv, struct request *out) {
  static const struct option options[] = {
      {"manifest", required_argument, NULL, 'm'},
      {"entry", required_argument, NULL, 'e'},
      {"block", required_argument, NULL, 'b'},
      {"counts", required_argument, NULL, 'c'},
      {"report", required_argument, NULL, 'r'},
      {"guarded", no_argument, NULL, 'g'},
      {NULL, 0, NULL, 0},
  };
  for (int option; (option = getopt_long(argc, argv, "", options, NULL)) != -1;) {
    const char **single = option == 'm'   ? &out->manifest
                          : option == 'e' ? &out->entry
                          : option == 'b' ? &out->block
                          : option == 'c' ? &out->counts
                                          : NULL;
    if (single)
      *single = optarg;
    else if (option == 'g')
      out->guarded = true;
    else if (option == 'r' && out->report_count < MODULES)
      out->reports[out->report_count++] = optarg;
    else
      return false;
  }
  for (; optind < argc && out->module_count < MODULES; optind++)
    out->modules[out->module_count++] = argv[optind];
  return optind == argc && out->manifest && out->entry && out->module_count &&
         out->report_count <= out->module_count;
}

static size_t argument_width(const struct argument *argument) {
  if (argument->kind == ARGUMENT_NUMBER)
    return argument->element->bytes;
  return argument->kind == ARGUMENT_BYTES ? argument->byte_count : sizeof(void *);
}

/* The kernel's parameters must be as wide as the arguments. */
static struct outcome check_arguments(const struct kernel *kernel, const struct job *job) {
  bool match = kernel->parameter_count == job->argument_count;
  for (size_t i = 0; match && i < job->argument_count; i++) {
    const struct argument *argument = &job->arguments[i];
    size_t bytes = argument_width(argument);
    match = kernel->parameters[i].bytes == bytes;
  }
  return match ? outcome_well()
               : (struct outcome){RUN_UNUSABLE,
                                  unbank_error("the manifest's arguments do not fit the kernel")};
}

static struct outcome compare_report(const struct program *program, const struct tally *tally,
                                     const struct job *job, const char *report,
                                     struct arena *arena) {
  struct agreement agreement = {0};
  struct outcome outcome = counts_compare(report, program, tally, job, &agreement, arena);
  if (outcome.ending == RUN_WELL)
    printf("report: %zu accesses exact and equal, %zu within bounds, %zu unknown\n",
           agreement.exact, agreement.within, agreement.unknown);
  return outcome;
}

static struct outcome run_program(struct program *program, const struct job *job,
                                  const struct request *request, unsigned number,
                                  struct memory *memory, struct arena *arena) {
  struct tally tally;
  const struct kernel *kernel = program_kernel(program, job->kernel);
  struct launch launch = {.kernel = kernel,
                          .grid = job->grid,
                          .block = job->block,
                          .arguments = memory->values,
                          .memory = memory->regions,
                          .dynamic_bytes = job->dynamic_bytes,
                          .counted_blocks = 1};
  struct outcome outcome = check_arguments(kernel, job);
  if (outcome.ending == RUN_WELL)
    outcome = launch_run(program, &launch, &tally);
  if (outcome.ending != RUN_WELL)
    return outcome;
  struct totals total = counts_total(program, &tally);
  printf("%s: %llu wavefronts, ideal %llu, in %llu warp executions at %zu sites%s\n",
         request->modules[number], (unsigned long long)total.wavefronts,
         (unsigned long long)total.ideal, (unsigned long long)total.executions, total.sites,
         tally.uninitialised ? "; reads shared memory before it is written" : "");
  if (request->counts && number == 0) {
    char *sentence = counts_write(request->counts, program, &tally, job);
    if (sentence)
      return (struct outcome){RUN_UNUSABLE, sentence};
  }
  if (number < request->report_count && request->reports[number][0])
    return compare_report(program, &tally, job, request->reports[number], arena);
  return outcome;
}

/* Loads, fills, runs, counts one of the modules. */
static struct outcome run_module(const struct job *job, const struct request *request,
                                 unsigned number, struct memory *memory, struct arena *arena) {
  struct program program;
  const struct program_options options = {
      .kernels = &job->kernel, .kernel_count = 1, .dynamic_bytes = job->dynamic_bytes};
  struct outcome outcome = program_load(&program, &request->modules[number], 1, &options, arena);
  if (outcome.ending == RUN_WELL) {
    char *sentence = memory_fill(memory, job->arguments, job->argument_count, arena);
    outcome = sentence ? (struct outcome){RUN_UNABLE, sentence}
                       : run_program(&program, job, request, number, memory, arena);
  }
  program_free(&program);
  return outcome;
}

/* An output that stays as it was filled proves little, so it is said. */
static struct outcome compare_outputs(const struct memory *original, const struct memory *other) {
  if (!memory_changed(original))
    puts("note: no output differs from what it was filled with");
  char *sentence = other ? memory_compare(original, other) : NULL;
  if (!sentence && other)
    puts("outputs are equal");
  return sentence ? (struct outcome){RUN_FAULT, sentence} : outcome_well();
}

/* Runs one module, and compares it with the original, which has run. */
static struct outcome judge_module(const struct job *job, const struct request *request,
                                   unsigned number, struct memory *original, struct arena *arena) {
  struct memory memory = {0};
  struct memory *own = number ? &memory : original;
  struct outcome outcome = run_module(job, request, number, own, arena);
  if (outcome.ending == RUN_WELL)
    outcome = compare_outputs(original, number ? own : NULL);
  printf("verdict %u %d: %s\n", number, (int)outcome.ending,
         outcome.sentence ? outcome.sentence : "");
  fflush(stdout);
  memory_free(&memory);
  return outcome;
}

/* Without an original that ran well nothing can be said of the others. */
static struct outcome judge(const struct request *request, struct arena *arena) {
  struct job job;
  struct memory original = {0};
  char *sentence = job_read(&job, request->manifest, request->entry, arena);
  if (!sentence && request->block && !dim3_parse(request->block, &job.block))
    sentence = unbank_error("%s is not a block shape", request->block);
  if (sentence)
    return (struct outcome){RUN_UNUSABLE, sentence};
  job.guarded = request->guarded;
  struct outcome first = outcome_well();
  for (unsigned i = 0; i < request->module_count; i++) {
    struct outcome outcome = judge_module(&job, request, i, &original, arena);
    if (first.ending == RUN_WELL)
      first = outcome;
    else
      free(outcome.sentence);
    if (!i && outcome.ending != RUN_WELL)
      break;
  }
  memory_free(&original);
  return first;
}

int main(int argc, char **argv) {
  struct request request = {0};
  struct arena arena = {NULL};
  if (!read_request(argc, argv, &request)) {
    fputs(usage, stderr);
    return RUN_UNUSABLE;
  }
  struct outcome outcome = judge(&request, &arena);
  if (outcome.sentence)
    fprintf(stderr, "%s\n", outcome.sentence);
  free(outcome.sentence);
  arena_free(&arena);
  return (int)outcome.ending;
}
