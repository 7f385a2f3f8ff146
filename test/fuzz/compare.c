/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Reports held against what was counted. A report numbers the accesses of its module; the program
 * that ran is a linked one, which numbers its sites otherwise. So where there are several modules,
 * an access is known again by its instruction, which the linker moves but does not copy. Of a
 * function that several modules bring the linker keeps one, whose accesses say nothing of the
 * others'; such accesses are left out here, but the kernel's score counts them all. So is inline
 * PTX, which the simulator lowers to instructions of its own. Where functions were inlined for a
 * layout, rows are those of the inlined code, and of what was before only the kernel's score is
 * held against the run. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "fuzz/fuzz.h"
#include "shim/query.h"

static bool is_assembly(LLVMValueRef inst) {
  return LLVMIsACallInst(inst) && LLVMIsAInlineAsm(LLVMGetCalledValue(inst));
}

void compare_note_replaceable(struct map *set, LLVMModuleRef module, bool is_linked) {
  for (LLVMValueRef it = LLVMGetFirstFunction(module); it; it = LLVMGetNextFunction(it)) {
    LLVMLinkage linkage = LLVMGetLinkage(it);
    bool is_own = linkage == LLVMInternalLinkage || linkage == LLVMPrivateLinkage ||
                  linkage == LLVMExternalLinkage;
    /* The seed's kernels are in one module each. */
    bool is_replaceable = is_linked && !is_own && !unbank_is_kernel(module, it);
    for (LLVMBasicBlockRef block = LLVMGetFirstBasicBlock(it); block;
         block = LLVMGetNextBasicBlock(block))
      for (LLVMValueRef inst = LLVMGetFirstInstruction(block); inst;
           inst = LLVMGetNextInstruction(inst))
        if (is_replaceable || is_assembly(inst))
          map_put(set, inst, 1);
  }
}

/* Through what callers give: an access of the module is several of the report, one for each choice
 * of what is given. A rewrite makes accesses of their own of them. */
static bool is_given(const struct unbank_report_access *access) { return *access->id == 'g'; }

char *compare_number(struct fuzz *fuzz, size_t m, LLVMModuleRef module) {
  static const char *const texts[] = {"mode=report", "skip=*", "widths=ir"};
  struct unbank_options options = {.size = sizeof options};
  struct unbank_report *report = NULL;
  char *sentence = NULL;
  for (size_t i = 0; i < sizeof texts / sizeof *texts && !sentence; i++)
    sentence = unbank_options_parse(&options, texts[i]);
  if (!sentence)
    sentence = unbank_run(module, &options, &report);
  unbank_options_clear(&options);
  for (size_t k = 0; report && k < report->kernel_count; k++)
    for (size_t i = 0; i < report->kernels[k].access_count; i++) {
      const struct unbank_report_access *access = &report->kernels[k].accesses[i];
      if (is_given(access))
        continue;
      size_t number = (size_t)atol(access->id + 1);
      while (fuzz->accesses[m].count <= number)
        *ARENA_PUSH(&fuzz->arena, &fuzz->accesses[m]) = NULL;
      fuzz->accesses[m].items[number] = access->instruction;
    }
  if (report)
    unbank_report_free(report);
  return sentence;
}

/* One side of a kernel's report, and the program that ran. */
struct side {
  const struct fuzz *fuzz;
  const struct unbank_report_kernel *kernel;
  const struct program *program;
  const struct tally *tally;
  const struct map *replaceable;
  size_t module;
  bool is_renumbered; /* rows have numbers of the code into which functions were inlined */
  bool is_after;
};

static bool is_executed(const struct side *it, const void *instruction) {
  for (size_t s = 0; instruction && s < it->program->sites.count; s++)
    if (it->program->sites.items[s].instruction == instruction && it->tally->counts[s].executions)
      return true;
  return false;
}

/* After the rewrite, of the version that ran. */
static const void *instruction_of(const struct side *it, size_t i) {
  const struct unbank_report_access *access = &it->kernel->accesses[i];
  size_t number = (size_t)atol(access->id + 1);
  if (it->is_after)
    return is_executed(it, access->instruction_unmoved) ? access->instruction_unmoved
                                                        : access->instruction;
  return number < it->fuzz->accesses[it->module].count
             ? it->fuzz->accesses[it->module].items[number]
             : NULL;
}

/* Of an access that the rewrite takes apart: before, there was no such row. */
static bool is_part(const struct unbank_report_access *access) { return strstr(access->id, ".b"); }

/* The number of the site that the access is. Those of one instruction follow one another, as do
 * its accesses in the report. */
static long index_of(const struct side *it, size_t i) {
  if (!it->is_after && it->fuzz->plan.module_count == 1)
    return atol(it->kernel->accesses[i].id + 1);
  const void *instruction = instruction_of(it, i);
  size_t nth = 0;
  for (size_t k = i; k-- > 0 && instruction_of(it, k) == instruction;)
    nth += it->is_after || !is_part(&it->kernel->accesses[k]);
  for (size_t s = 0; s < it->program->sites.count; s++) {
    const struct site *site = &it->program->sites.items[s];
    if (site->instruction == instruction && site->index != NO_INDEX && nth-- == 0)
      return site->index;
  }
  return NO_INDEX;
}

static struct claim claim_of(const struct side *it, size_t i) {
  const struct unbank_report_access *access = &it->kernel->accesses[i];
  const struct unbank_report_side *side = it->is_after ? &access->after : &access->before;
  return (struct claim){.index = index_of(it, i),
                        .op = access->op,
                        .bytes = side->bytes,
                        .line = access->place.line < 0 ? NAN : (double)access->place.line,
                        .exactness = side->exactness,
                        .weight_exactness = side->weight_exactness,
                        .is_per_trip = side->trip_symbol_count,
                        .weight = side->weight,
                        .mean = side->mean,
                        .min = side->min,
                        .max = side->max,
                        .ideal = side->ideal};
}

static struct claims claims_of(const struct side *it, bool is_open, struct arena *arena) {
  const struct unbank_report_kernel *kernel = it->kernel;
  const struct unbank_report_total *total = it->is_after ? &kernel->after : &kernel->before;
  /* The launches do not fill every block, and make indices wrap on their way. */
  unsigned unmet = UNBANK_ASSUMES_FULL_BLOCK | UNBANK_ASSUMES_IN_BOUNDS;
  struct claims claims = {.is_void = kernel->assumes & unmet,
                          .is_exact = total->exactness == UNBANK_EXACT,
                          .is_open = is_open || it->is_renumbered,
                          .score = total->score};
  for (size_t i = 0; i < kernel->access_count && !it->is_renumbered; i++) {
    const struct unbank_report_access *access = &kernel->accesses[i];
    claims.is_open |= is_given(access);
    if (is_given(access) && (!it->is_after || index_of(it, i) == NO_INDEX))
      continue;
    if ((it->is_after ? &access->after : &access->before)->present &&
        !map_get(it->replaceable, instruction_of(it, i), NULL))
      *ARENA_PUSH(arena, &claims) = claim_of(it, i);
  }
  return claims;
}

/* What the report has of the trial's kernel, if it scored the trial's shape; or NULL. */
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

/* Takes over the sentence of what was found. */
static void judge(struct fuzz *fuzz, const struct rewritten *it, size_t number,
                  struct refutation found, bool is_after) {
  if (!found.sentence)
    return;
  if (found.cheaper && !fuzz->plan.trials[number].is_closed) {
    fuzz->cheaper++;
  } else {
    fuzz_fail(fuzz, number, fuzz->plan.variants[it->variant].name, "claim",
              unbank_error("%s the rewrite, %s", is_after ? "after" : "before", found.sentence));
  }
  free(found.sentence);
}

/* How many calls in a function lead to one of this name, or to a copy of it. */
static size_t count_calls(LLVMValueRef function, const char *name) {
  size_t count = 0;
  for (LLVMBasicBlockRef block = LLVMGetFirstBasicBlock(function); block;
       block = LLVMGetNextBasicBlock(block))
    for (LLVMValueRef inst = LLVMGetFirstInstruction(block); inst;
         inst = LLVMGetNextInstruction(inst)) {
      LLVMValueRef callee = LLVMIsACallInst(inst) ? LLVMGetCalledValue(inst) : NULL;
      count += callee && LLVMIsAFunction(callee) &&
               !strncmp(unbank_value_name(callee), name, strlen(name));
    }
  return count;
}

bool compare_has_inlined(LLVMModuleRef before, LLVMModuleRef after) {
  for (LLVMValueRef callee = LLVMGetFirstFunction(before); callee;
       callee = LLVMGetNextFunction(callee)) {
    const char *name = unbank_value_name(callee);
    for (LLVMValueRef it = LLVMGetFirstFunction(before); it && !LLVMIsDeclaration(callee);
         it = LLVMGetNextFunction(it)) {
      LLVMValueRef made = LLVMGetNamedFunction(after, unbank_value_name(it));
      if (made && count_calls(made, name) < count_calls(it, name))
        return true;
    }
  }
  return false;
}

void compare_claims(struct fuzz *fuzz, const struct rewritten *it, size_t number,
                    const struct program *program, const struct tally *tally) {
  const struct trial *trial = &fuzz->plan.trials[number];
  const struct unbank_options *options = &fuzz->plan.variants[it->variant].options[trial->module];
  const struct unbank_report_kernel *kernel = find_kernel(it->reports[trial->module], trial);
  if (!kernel || options->widths != UNBANK_WIDTHS_IR || !tally->complete)
    return;
  bool is_after = program != &fuzz->original;
  const struct side side = {.fuzz = fuzz,
                            .kernel = kernel,
                            .program = program,
                            .tally = tally,
                            .replaceable = is_after ? &it->replaceable : &fuzz->replaceable,
                            .module = trial->module,
                            .is_renumbered = !is_after && it->inlined[trial->module],
                            .is_after = is_after};
  struct arena arena = {NULL};
  struct claims claims = claims_of(&side, trial->is_open, &arena);
  fuzz->exact_totals += claims.is_exact && !claims.is_void;
  fuzz->open_totals += claims.is_exact && !claims.is_void && trial->is_open;
  struct refutation found = claims_check(&claims, program, tally, &fuzz->agreement, &arena);
  arena_free(&arena);
  judge(fuzz, it, number, found, is_after);
}
