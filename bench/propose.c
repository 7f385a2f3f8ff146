/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * propose MODULE [NAME=VALUE]... : what the pass chooses when layouts are proposed to it.
 *
 * Reads lines `ARRAY LAYOUT` from the standard input, ARRAY being a mangled name, and lets the
 * search for each array evaluate the layouts of its lines beside those that it finds, beyond its
 * limits on work (unbank/options.h). Prints a line for each array of the module, `chosen ARRAY
 * LAYOUT`, with what is chosen then: a proposed layout that the pass does not choose by itself is
 * one that its price prefers and its search does not reach. NAME=VALUE are options of the pass.
 *
 * What each layout costs that was evaluated, identity first, is said in lines before
 *
 *   price ARRAY LAYOUT WAVEFRONTS ACCESSES ADDED ADDED_CODE ADDED_IN_LOOPS CYCLES LEAST_GAIN */
#include <llvm-c/Core.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "unbank/unbank.h"

enum { NAME_BYTES = 512 };

static struct proposal {
  char array[NAME_BYTES];
  struct unbank_layout layout;
} *proposals;
static size_t proposal_count, proposal_room;

static void must(char *error) {
  if (!error)
    return;
  fprintf(stderr, "propose: %s\n", error);
  exit(2);
}

static void read_proposals(void) {
  char array[NAME_BYTES], text[NAME_BYTES];
  while (scanf("%511s %511s", array, text) == 2) {
    if (proposal_count == proposal_room) {
      proposal_room = proposal_room ? 2 * proposal_room : NAME_BYTES;
      proposals = realloc(proposals, proposal_room * sizeof *proposals);
      if (!proposals)
        abort();
    }
    strcpy(proposals[proposal_count].array, array);
    must(unbank_layout_parse(text, &proposals[proposal_count++].layout));
  }
}

static bool propose(const char *array, size_t i, struct unbank_layout *layout) {
  for (size_t k = 0; k < proposal_count; k++)
    if (!strcmp(proposals[k].array, array) && !i--) {
      *layout = proposals[k].layout;
      return true;
    }
  return false;
}

static void print_price(const char *array, const struct unbank_price *price) {
  char text[UNBANK_LAYOUT_TEXT_MAX];
  unbank_layout_print(&price->layout, text);
  printf("price %s %s %.9g %.9g %.9g %.9g %.9g %.9g %.9g\n", array, text, price->wavefronts,
         price->accesses, price->added, price->added_code, price->added_in_loops, price->cycles,
         price->least_gain);
}

int main(int argc, char **argv) {
  struct unbank_options options;
  struct unbank_report *report;
  if (argc < 2) {
    fputs("usage: propose MODULE [NAME=VALUE]... <LAYOUTS\n", stderr);
    return 2;
  }
  unbank_options_init(&options, sizeof options);
  for (int i = 2; i < argc; i++) {
    char *value = strchr(argv[i], '=');
    if (value)
      *value++ = '\0';
    must(unbank_options_set(&options, argv[i], value ? value : ""));
  }
  must(unbank_options_set(&options, "mode", "report"));
  read_proposals();
  options.propose = propose;
  options.on_price = print_price;
  LLVMModuleRef module;
  must(unbank_module_read(argv[1], &module));
  must(unbank_run(module, &options, &report));
  for (size_t i = 0; i < report->array_count; i++) {
    char text[UNBANK_LAYOUT_TEXT_MAX];
    unbank_layout_print(&report->arrays[i].layout, text);
    printf("chosen %s %s\n", report->arrays[i].name, text);
  }
  unbank_report_free(report);
  unbank_options_clear(&options);
  unbank_module_free(module);
  free(proposals);
  return 0;
}
