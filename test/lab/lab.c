/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * unbank-lab: the widths that the pass predicts for a module, beside those of its cubin.
 *
 *     unbank-lab [NAME=VALUE...] MODULE CUBIN
 *
 * NAME=VALUE is an option of the pass: rdc=yes where a linker puts the module together with others,
 * codegen=1 where it is compiled at -O1.
 *
 * Each instruction of the module has a source line of its own (LLVM's debugify), by which both
 * sides are told apart. Lines whose accesses are predicted to be one instruction, or that come from
 * one copy, are one class; so much is predicted of a class as a whole, and must be what the cubin
 * has for its lines. Standard output, a line each, KERNEL first:
 *
 *     class KERNEL VERDICT OP CAUSE: bytes @ lines; bytes @ lines in the cubin
 *     count KERNEL AGREE OPEN WRONG GONE FEWER
 *
 * VERDICT is one of
 *
 *     agree   the cubin has these widths, each as often or a multiple of it (unrolled loops)
 *     open    the prediction is not certain; CAUSE says why
 *     wrong   it is certain, and the cubin has other widths
 *     gone    it is certain, and the cubin has no instruction for these lines
 *
 * Counts are of accesses as predicted, with those of which nothing is left. A kernel in which all
 * is certain, and whose instructions as a whole have the widths predicted, has no class that is
 * wrong: ptxas may name a neighbour's line; nor is one that has, beside its own, just what classes
 * without any instruction miss (judge.h). FEWER are those of a certain width of which it is not
 * known how often they are executed. Kernels that reach shared memory by generic addresses are left
 * out ("generic KERNEL").
 *
 * Exit status: 0 nothing wrong, 1 something, 2 usage or unreadable input. */
#include <llvm-c/IRReader.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "judge.h"
#include "predict.h"
#include "sim/cubin/cubin.h"

struct kernel_rows {
  const char *name;
  struct {
    struct class *items;
    size_t count, capacity;
  } classes;
  struct widths predicted, found;
  bool any_open, generic;
  struct widths strays; /* instructions of lines that no access has */
  unsigned wrong, fewer;
};

static unsigned index_of(uint32_t bytes) {
  return bytes ? (unsigned)__builtin_ctz(bytes) % WIDTHS : 0;
}

static uint32_t find(struct kernel_rows *rows, uint32_t i) {
  while (rows->classes.items[i].parent != i)
    i = rows->classes.items[i].parent;
  return i;
}

static void join(struct kernel_rows *rows, uint32_t a, uint32_t b) {
  a = find(rows, a), b = find(rows, b);
  rows->classes.items[a > b ? a : b].parent = a < b ? a : b;
}

/* The class of a line, or the number of classes. */
static uint32_t class_at(const struct kernel_rows *rows, enum unbank_op op, uint32_t line) {
  uint32_t i = 0;
  while (i < rows->classes.count &&
         !(rows->classes.items[i].op == op && rows->classes.items[i].line == line))
    i++;
  return i;
}

/* The prediction. */

static void add_prediction(struct kernel_rows *rows, const struct predicted_kernel *kernel,
                           struct arena *arena) {
  for (size_t i = 0; i < kernel->accesses.count; i++) {
    const struct predicted_access *access = &kernel->accesses.items[i];
    uint32_t own = class_at(rows, access->op, access->line);
    if (own == rows->classes.count)
      *ARENA_PUSH(arena, &rows->classes) =
          (struct class){.op = access->op, .line = access->line, .parent = own, .cause = ""};
  }
  for (size_t i = 0; i < kernel->accesses.count; i++) {
    const struct predicted_access *access = &kernel->accesses.items[i];
    uint32_t own = class_at(rows, access->op, access->line);
    join(rows, own, class_at(rows, access->op, access->lead_line));
    rows->classes.items[own].gone += access->is_gone;
    if (!access->leads)
      continue;
    struct class *class = &rows->classes.items[own];
    class->predicted.of[index_of(access->bytes)] += access->parts;
    if (!access->cause && access->may_be_fewer)
      class->fewer.of[index_of(access->bytes)] += access->parts;
    class->leads++;
    class->open += access->cause != NULL;
    class->cause = access->cause ? access->cause : class->cause;
    rows->any_open |= access->cause != NULL;
    rows->fewer += !access->cause && access->may_be_fewer;
    rows->predicted.of[index_of(access->bytes)] += access->parts;
  }
}

/* The cubin. */

static void add_cubin(struct kernel_rows *rows, const struct cubin_function *code) {
  for (size_t i = 0; i < code->count; i++) {
    const struct instruction *it = &code->items[i];
    if (it->op != UNBANK_OP_LD && it->op != UNBANK_OP_ST)
      continue;
    uint32_t at = class_at(rows, it->op, it->line);
    if (at == rows->classes.count && it->generic)
      continue;
    rows->found.of[index_of(it->bytes)]++;
    if (at == rows->classes.count)
      rows->strays.of[index_of(it->bytes)]++;
    else
      rows->classes.items[at].found.of[index_of(it->bytes)]++, rows->generic |= it->generic;
  }
}

/* The judgement. */

/* Adds to each class what its parts have. */
static void gather(struct kernel_rows *rows) {
  for (uint32_t i = 0; i < rows->classes.count; i++) {
    struct class *part = &rows->classes.items[i], *whole = &rows->classes.items[find(rows, i)];
    if (part == whole)
      continue;
    for (unsigned k = 0; k < WIDTHS; k++) {
      whole->predicted.of[k] += part->predicted.of[k];
      whole->found.of[k] += part->found.of[k];
      whole->fewer.of[k] += part->fewer.of[k];
    }
    whole->leads += part->leads;
    whole->gone += part->gone;
    whole->open += part->open;
    whole->cause = *part->cause ? part->cause : whole->cause;
  }
}

static void print_widths(const struct kernel_rows *rows, uint32_t whole, bool found) {
  for (uint32_t i = 0; i < rows->classes.count; i++) {
    const struct class *part = &rows->classes.items[i];
    const struct widths *widths = found ? &part->found : &part->predicted;
    if (find((struct kernel_rows *)rows, i) != whole)
      continue;
    if (!found && i == whole)
      widths = &rows->classes.items[whole].predicted;
    for (unsigned k = 0; k < WIDTHS; k++)
      for (uint32_t n = 0; n < widths->of[k]; n++)
        printf(" %u", 1u << k);
    printf("@%u", part->line);
  }
}

static const char *name_of(enum verdict verdict) {
  static const char *const names[] = {[VERDICT_AGREE] = "agree",
                                      [VERDICT_OPEN] = "open",
                                      [VERDICT_WRONG] = "wrong",
                                      [VERDICT_GONE] = "gone"};
  return names[verdict];
}

static void judge(struct kernel_rows *rows) {
  bool total = !rows->any_open && lab_is_equal(&rows->predicted, &rows->found);
  unsigned counts[VERDICT_GONE + 1] = {0};
  struct class *parts = malloc((rows->classes.count + 1) * sizeof *parts);
  memcpy(parts, rows->classes.items, rows->classes.count * sizeof *parts);
  gather(rows);
  struct lost lost = lab_find_lost(rows->classes.items, rows->classes.count);
  lost.strays = rows->strays;
  for (uint32_t i = 0; i < rows->classes.count; i++) {
    const struct class *class = &rows->classes.items[i];
    if (class->parent != i || !(class->leads || class->gone))
      continue;
    enum verdict verdict = lab_judge(class, total, &lost);
    counts[verdict] += class->leads + class->gone;
    printf("class %s %s %s %s:", rows->name, name_of(verdict), unbank_op_name(class->op),
           class->cause);
    struct kernel_rows own = *rows;
    own.classes.items = parts;
    print_widths(&own, i, false);
    printf(" ;");
    print_widths(&own, i, true);
    printf("\n");
  }
  free(parts);
  rows->wrong = counts[VERDICT_WRONG];
  printf("count %s %u %u %u %u %u\n", rows->name, counts[VERDICT_AGREE], counts[VERDICT_OPEN],
         rows->wrong, counts[VERDICT_GONE], rows->fewer);
}

static unsigned compare_kernel(const struct predicted_kernel *kernel, const struct cubin *cubin,
                               struct arena *arena) {
  struct kernel_rows rows = {.name = kernel->name};
  const struct cubin_function *code = cubin_find(cubin, rows.name);
  add_prediction(&rows, kernel, arena);
  if (!rows.classes.count || !code)
    return 0;
  add_cubin(&rows, code);
  if (rows.generic)
    printf("generic %s\n", rows.name);
  else
    judge(&rows);
  return rows.wrong;
}

static int fail(const char *path, const char *sentence) {
  fprintf(stderr, "%s: %s\n", path, sentence);
  return 2;
}

static int compare(LLVMModuleRef module, const struct unbank_options *options, const char *path,
                   struct arena *arena) {
  struct prediction prediction;
  struct cubin cubin;
  unsigned wrong = 0;
  char *error = predict(module, options, arena, &prediction);
  if (error)
    return fail("unbank-lab", error);
  struct outcome outcome = cubin_read(&cubin, path, arena);
  if (outcome.ending != RUN_WELL)
    return fail(path, outcome.sentence);
  for (size_t k = 0; k < prediction.kernels.count; k++)
    wrong += compare_kernel(&prediction.kernels.items[k], &cubin, arena);
  return wrong ? 1 : 0;
}

int main(int argc, char **argv) {
  LLVMMemoryBufferRef buffer;
  LLVMModuleRef module;
  char *message = NULL;
  struct arena arena = {0};
  struct unbank_options options = {.size = sizeof options};
  if (argc < 3) {
    fprintf(stderr, "usage: unbank-lab [NAME=VALUE...] MODULE CUBIN\n");
    return 2;
  }
  for (; argc > 3; argc--, argv++)
    if ((message = unbank_options_parse(&options, argv[1])))
      return fail("unbank-lab", message);
  LLVMContextRef context = LLVMContextCreate();
  if (LLVMCreateMemoryBufferWithContentsOfFile(argv[1], &buffer, &message) ||
      LLVMParseIRInContext(context, buffer, &module, &message))
    return fail(argv[1], message);
  int status = compare(module, &options, argv[2], &arena);
  LLVMDisposeModule(module);
  LLVMContextDispose(context);
  unbank_options_clear(&options);
  arena_free(&arena);
  return status;
}
