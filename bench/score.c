/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * score MODULE KERNEL ARRAY [NAME=VALUE]... : what layouts of one array would cost.
 *
 * Reads layouts, one a line, from the standard input, forces each on ARRAY (a mangled name) of
 * KERNEL (likewise) in a rehearsal that leaves the module as it was, and prints a line for each
 * that can be applied:
 *
 *   LAYOUT KERNEL_WAVEFRONTS ARRAY_WAVEFRONTS ARRAY_BYTES KERNEL_BYTES
 *
 * Wavefronts are those of one block after the rewrite, weight times mean over the accesses whose
 * weight is known. NAME=VALUE are options of the pass: the block shape, and what becomes of the
 * other arrays.
 */
#include <llvm-c/Core.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "unbank/unbank.h"

enum { LINE_MAX_BYTES = 512 };

static void must(char *error) {
  if (!error)
    return;
  fprintf(stderr, "score: %s\n", error);
  exit(2);
}

/* What other kernels of the module do is looked at for nothing. */
static void keep_kernel(LLVMModuleRef module, const char *name) {
  for (LLVMValueRef function = LLVMGetFirstFunction(module), next; function; function = next) {
    size_t length;
    next = LLVMGetNextFunction(function);
    if (LLVMGetFunctionCallConv(function) == LLVMPTXKernelCallConv && !LLVMGetFirstUse(function) &&
        strcmp(LLVMGetValueName2(function, &length), name))
      LLVMDeleteFunction(function);
  }
}

/* The options of every layout alike; a layout that is set later replaces one that is set earlier.
 */
static struct unbank_options read_options(char **words, size_t count) {
  struct unbank_options options = {.size = sizeof options};
  must(unbank_options_set(&options, "mode", "report"));
  for (size_t i = 0; i < count; i++) {
    char *value = strchr(words[i], '=');
    if (value)
      *value++ = '\0';
    must(unbank_options_set(&options, words[i], value ? value : ""));
  }
  return options;
}

static const struct unbank_report_kernel *find_kernel(const struct unbank_report *report,
                                                      const char *name) {
  for (size_t i = 0; i < report->kernel_count; i++)
    if (!strcmp(report->kernels[i].name, name))
      return &report->kernels[i];
  return NULL;
}

/* The array, or the kernel's own clone of it. */
static const struct unbank_report_array *find_array(const struct unbank_report *report,
                                                    const char *name, const char *kernel) {
  for (size_t i = 0; i < report->array_count; i++) {
    const struct unbank_report_array *array = &report->arrays[i];
    if (!strcmp(array->name, name) && (!array->kernel || !strcmp(array->kernel, kernel)))
      return array;
  }
  return NULL;
}

/* Of wavefronts between two bounds the most, so that a score which got lost is no gain. */
static double wavefronts(const struct unbank_report_access *access) {
  const struct unbank_report_side *side = &access->after;
  if (!side->present || isnan(side->weight))
    return 0;
  double each = !isnan(side->mean) ? side->mean : !isnan(side->max) ? side->max : UNBANK_LANES;
  return side->weight * each;
}

static void print_score(const struct unbank_report *report, const char *layout,
                        const char *kernel_name, const char *array_name) {
  const struct unbank_report_kernel *kernel = find_kernel(report, kernel_name);
  const struct unbank_report_array *array = find_array(report, array_name, kernel_name);
  double all = 0, own = 0;
  if (!kernel || !array) {
    fprintf(stderr, "score: the module has no %s in %s\n", array_name, kernel_name);
    exit(2);
  }
  if (array->code != UNBANK_CODE_CHANGED && array->code != UNBANK_CODE_SWITCHED_OFF)
    return;
  for (size_t i = 0; i < kernel->access_count; i++) {
    const struct unbank_report_access *access = &kernel->accesses[i];
    all += wavefronts(access);
    own += strcmp(access->arrays[0], array->id) ? 0 : wavefronts(access);
  }
  printf("%s %.6g %.6g %ld %ld\n", layout, all, own, array->bytes_after,
         kernel->after.shared_bytes);
}

/* Options are read anew for each layout, as `layout` may repeat and the last one counts. */
static void score(LLVMModuleRef module, const char *layout, char **argv, int argc) {
  char **words = calloc((size_t)argc, sizeof *words);
  char forced[LINE_MAX_BYTES * 2];
  struct unbank_report *report;
  size_t count = 0;
  for (int i = 4; i < argc; i++)
    words[count++] = strdup(argv[i]);
  struct unbank_options options = read_options(words, count);
  snprintf(forced, sizeof forced, "%s@%s", argv[3], layout);
  must(unbank_options_set(&options, "layout", forced));
  must(unbank_run(module, &options, &report));
  print_score(report, layout, argv[2], argv[3]);
  unbank_report_free(report);
  unbank_options_clear(&options);
  while (count)
    free(words[--count]);
  free(words);
}

int main(int argc, char **argv) {
  char line[LINE_MAX_BYTES];
  if (argc < 4) {
    fputs("usage: score MODULE KERNEL ARRAY [NAME=VALUE]... <LAYOUTS\n", stderr);
    return 2;
  }
  LLVMModuleRef module;
  must(unbank_module_read(argv[1], &module));
  keep_kernel(module, argv[2]);
  while (fgets(line, sizeof line, stdin)) {
    line[strcspn(line, "\n")] = '\0';
    if (*line)
      score(module, line, argv, argc);
  }
  unbank_module_free(module);
  return 0;
}
