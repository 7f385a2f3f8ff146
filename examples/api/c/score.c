/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *     score MODULE ARRAY LAYOUT...
 *
 * Wavefronts of each kernel of a module under each layout of one of its arrays, in blocks of 32
 * threads; then the module is rewritten as Unbank would have it. */
#include <stdio.h>
#include <stdlib.h>
#include <unbank/unbank.h>

static void must(char *error) {
  if (!error)
    return;
  fprintf(stderr, "score: %s\n", error);
  unbank_free(error);
  exit(1);
}

static void print_score(const struct unbank_score *score) {
  printf("  %-10s ", score->kernel);
  if (score->exact == UNBANK_UNKNOWN)
    printf("unknown: %s\n", score->reason);
  else if (score->exact == UNBANK_BOUNDED)
    printf("%g to %g, ideal %g: %s\n", score->min, score->max, score->ideal, score->reason);
  else
    printf("%g, ideal %g\n", score->min, score->ideal);
}

int main(int argc, char **argv) {
  struct unbank_options options;
  struct LLVMOpaqueModule *module;
  struct unbank_report *report;
  if (argc < 3) {
    fprintf(stderr, "usage: score MODULE ARRAY LAYOUT...\n");
    return 2;
  }
  unbank_options_init(&options, sizeof options);
  must(unbank_options_parse(&options, "block=32"));
  must(unbank_module_read(argv[1], &module));
  for (int i = 3; i < argc; i++) {
    struct unbank_scores *scores;
    must(unbank_score_layout(module, &options, argv[2], argv[i], &scores));
    printf("%s, %zu bytes\n", argv[i], unbank_scores_bytes(scores));
    for (size_t k = 0; k < unbank_scores_count(scores); k++)
      print_score(unbank_scores_at(scores, k));
    unbank_scores_free(scores);
  }
  must(unbank_run(module, &options, &report));
  for (size_t i = 0; i < report->array_count; i++) {
    char layout[UNBANK_LAYOUT_TEXT_MAX];
    unbank_layout_print(&report->arrays[i].layout, layout);
    printf("chosen for %s: %s\n", report->arrays[i].display, layout);
  }
  unbank_report_free(report);
  unbank_module_free(module);
  unbank_options_clear(&options);
  return 0;
}
