/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * unbank-match: the instructions that a cubin gives the sites of a kernel.
 *
 *     unbank-match MODULE KERNEL CUBIN
 *     unbank-match --sites MODULE KERNEL CUBIN
 *     unbank-match CUBIN KERNEL
 *
 * Prints, for each kind and width, the instructions that the sites lead ("ld 16 8": eight loads of
 * 16 bytes), a line "sites ..." with what became of the sites, and a line for each that is unknown
 * or has none.
 * --sites: instead, a line for each load and store, by its source line and its place in a copy:
 *
 *     ld 12 0 by 12 0 in 16    the access of line 12 leads one instruction of 16 bytes
 *     ld 13 0 by 12 0 in       that of line 13 is moved by it
 *     ld 14 0 unknown
 *
 * Without a module: the kernel's instructions, with their lines and the PTX they come from.
 */
#include <stdio.h>
#include <stdlib.h>

#include "sim/cubin/cubin.h"
#include "sim/program/program.h"

/* Whether only other kernels reach the site. */
static bool is_foreign(const struct program *program, const struct map *reached,
                       const struct site *site) {
  LLVMValueRef function = LLVMGetNamedFunction(program->code->device, site->symbol);
  return !function || !map_get(reached, function, NULL);
}

static void print_widths(const struct program *program, const struct map *reached) {
  for (enum unbank_op op = UNBANK_OP_LD; op < UNBANK_OP_COUNT; op++)
    for (uint32_t bytes = 1; bytes <= 16; bytes *= 2) {
      size_t count = 0;
      for (size_t i = 0; i < program->sites.count; i++) {
        const struct site *site = &program->sites.items[i];
        if (!site->may_hit || is_foreign(program, reached, site) || site->op != op ||
            site->lead != i || site->unknown)
          continue;
        count += !site->pieces && site->bytes == bytes;
        for (uint32_t k = 0; k < site->piece_count; k++)
          count += site->pieces[k].bytes == bytes;
      }
      if (count)
        printf("%s %u %zu\n", unbank_op_name(op), bytes, count);
    }
}

static void print_sites(const struct program *program, const struct map *reached) {
  for (size_t i = 0; i < program->sites.count; i++) {
    const struct site *site = &program->sites.items[i], *lead = &program->sites.items[site->lead];
    if (!site->may_hit || is_foreign(program, reached, site) ||
        (site->op != UNBANK_OP_LD && site->op != UNBANK_OP_ST))
      continue;
    printf("%s %ld %u ", unbank_op_name(site->op), site->place.line, site->piece);
    if (site->unknown) {
      printf("unknown\n");
      continue;
    }
    printf("by %ld %u in", lead->place.line, lead->piece);
    if (site->lead == i && !site->pieces)
      printf(" %u", site->bytes);
    for (uint32_t k = 0; site->lead == i && k < site->piece_count; k++)
      printf(" %u", site->pieces[k].bytes);
    printf("\n");
  }
}

static void print_match(const struct program *program, const struct cubin_match *match) {
  static const char *const evidence[] = {"access", "line", "kernel"};
  printf("sites %zu by %s: %zu matched, %zu merged, %zu split, %zu absent, %zu unknown%s%s\n",
         match->sites, evidence[match->evidence], match->matched, match->merged, match->split,
         match->absent, match->unknown, match->note ? "; " : "", match->note ? match->note : "");
  for (size_t i = 0; i < program->sites.count; i++) {
    const struct site *site = &program->sites.items[i];
    if (site->pieces && !site->piece_count)
      printf("absent %s at line %ld\n", unbank_op_name(site->op), site->place.line);
    if (site->unknown)
      printf("unknown %s at line %ld: %s\n", unbank_op_name(site->op), site->place.line,
             site->unknown);
  }
}

static struct outcome print_code(const char *path, const char *kernel, struct arena *arena) {
  struct cubin cubin;
  struct outcome outcome = cubin_read(&cubin, path, arena);
  const struct cubin_function *code =
      outcome.ending == RUN_WELL ? cubin_find(&cubin, kernel) : NULL;
  for (size_t i = 0; code && i < code->count; i++) {
    const struct instruction *it = &code->items[i];
    printf("%s%s %u r%u%+d line %u ptx %u: %s\n", unbank_op_name(it->op),
           it->generic ? " generic" : "", it->bytes, it->base, it->offset, it->line, it->ptx,
           it->ptx && it->ptx <= cubin.ptx.count ? cubin.ptx.items[it->ptx - 1] : "");
  }
  return outcome;
}

int main(int argc, char **argv) {
  struct arena arena = {0};
  if (argc == 3) {
    struct outcome outcome = print_code(argv[1], argv[2], &arena);
    free(outcome.sentence);
    arena_free(&arena);
    return (int)outcome.ending;
  }
  const bool sites = argc == 5 && !strcmp(argv[1], "--sites");
  argv += sites;
  if (argc - sites != 4) {
    fprintf(stderr, "usage: unbank-match [--sites] [MODULE] KERNEL CUBIN\n");
    return 2;
  }
  struct program program;
  const char *name = argv[2];
  const struct program_options options = {
      .kernels = &name, .kernel_count = 1, .workers = 1, .quick = true, .with_cubin = true};
  struct cubin_match match = {0};
  struct outcome outcome =
      program_load(&program, (const char *const *)&argv[1], 1, &options, &arena);
  if (outcome.ending == RUN_UNABLE) { /* what cannot run has sites all the same */
    free(outcome.sentence);
    outcome = outcome_well();
  }
  if (outcome.ending == RUN_WELL)
    outcome = cubin_apply(&program, program_kernel(&program, name), argv[3], &match);
  struct map reached = {0};
  if (outcome.ending == RUN_WELL)
    reached = find_reached(&arena, program.code->device,
                           LLVMGetNamedFunction(program.code->device, name));
  if (outcome.ending == RUN_WELL && sites) {
    print_sites(&program, &reached);
  } else if (outcome.ending == RUN_WELL) {
    print_widths(&program, &reached);
    print_match(&program, &match);
  } else {
    fprintf(stderr, "%s\n", outcome.sentence);
    free(outcome.sentence);
  }
  program_free(&program);
  arena_free(&arena);
  return (int)outcome.ending;
}
