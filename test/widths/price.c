/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * unbank-price: the widths that a layout was priced with, against those of the rewritten module.
 *
 *     unbank-price MODULE [OPTION=VALUE]...
 *
 * The price is made before the rewrite, from plans (widths.h, "as a layout would have it"); the
 * report after it is read off what LLVM's codegen makes of the new addresses. For every access of
 * an array that changed, the two are compared: who leads, and how many bytes the hardware moves at
 * once. A line for each that differs and that both were sure of,
 *
 *     KERNEL ld 12: priced 4 by itself, is 16 with others
 *
 * and at the end how many were compared, agreed, differed, and were left open by either. Exit
 * status: 0 all of them agree, 1 some differ, 2 the module cannot be read. */
#include <llvm-c/DebugInfo.h>
#include <llvm-c/IRReader.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "choose/choose.h"
#include "evaluate/evaluate.h"
#include "kernels/instances.h"
#include "profile/list.h"
#include "result/analysis.h"
#include "rewrite/rewrite.h"
#include "score/assume.h"
#include "shim/edit.h"
#include "shim/query.h"
#include "shim/shim.h"

struct sums {
  unsigned compared, agree, differ, open, open_alike;
};

static void fail(const char *message) {
  fprintf(stderr, "unbank-price: %s\n", message);
  exit(2);
}

static void must(char *error) {
  if (error)
    fail(error);
}

static struct module read(const char *path, struct arena *arena, LLVMContextRef context,
                          struct unbank_options *options, struct profile_list *profiles) {
  LLVMMemoryBufferRef buffer;
  LLVMModuleRef ir;
  char *message = NULL;
  if (LLVMCreateMemoryBufferWithContentsOfFile(path, &buffer, &message) ||
      LLVMParseIRInContext(context, buffer, &ir, &message))
    fail(message);
  return (struct module){.arena = arena,
                         .ir = ir,
                         .shim = unbank_shim_create(),
                         .options = options,
                         .profiles = profiles};
}

/* The widths that each instance's layout was chosen with, by access. */
static struct width *prices(struct module *module, const struct analysis *analysis) {
  struct evaluator evaluator = unbank_new_evaluator(module, analysis->traces);
  for (size_t i = 0; i < module->instances.count; i++) {
    const struct instance *instance = &module->instances.items[i];
    unbank_find_widths(&evaluator, instance, &instance->layout);
  }
  return evaluator.widths;
}

/* Rewrites and cleans up; which instruction each access has become. */
static struct unbank_watch *rewrite(struct module *module) {
  unbank_rewrite(module);
  LLVMValueRef *insts = ARENA_ARRAY(module->arena, LLVMValueRef, module->accesses.count + 1);
  for (size_t i = 0; i < module->accesses.count; i++)
    insts[i] = module->accesses.items[i].inst;
  struct unbank_watch *watch = unbank_watch_create(insts, module->accesses.count);
  for (LLVMValueRef function = LLVMGetFirstFunction(module->ir); function;
       function = LLVMGetNextFunction(function))
    if (LLVMGetFirstBasicBlock(function))
      unbank_shim_cleanup(module->shim, function);
  return watch;
}

static void compare(const struct module *before, const struct kernel *kernel, uint32_t id,
                    const struct width *price, const struct analysis *after, uint32_t became,
                    struct sums *sums) {
  const struct access *access = &before->accesses.items[id];
  const struct kernel *then = &after->module->kernels.items[kernel->id];
  const struct width *is = &after->widths[kernel->id][unbank_index_in_kernel(then, became)];
  bool lone = price->lead == id, is_lone = is->lead == became;
  bool same = lone == is_lone && price->bytes == is->bytes;
  sums->compared++;
  if (price->why_open || is->why_open) {
    sums->open++;
    sums->open_alike += same;
    return;
  }
  if (same) {
    sums->agree++;
    return;
  }
  sums->differ++;
  printf("%s %s %u: priced %u%s, is %u%s\n", unbank_value_name(kernel->function),
         unbank_op_name(access->op),
         LLVMGetDebugLocLine(after->module->accesses.items[became].inst), price->bytes,
         lone ? "" : " led by another", is->bytes, is_lone ? "" : " led by another");
}

/* Where the clean-up has made one of two equal loads, it is the first. */
static struct sums compare_all(const struct module *before, const struct width *price,
                               const struct unbank_watch *watch, const struct analysis *after) {
  struct map ids = map_new(before->arena), taken = map_new(before->arena);
  struct sums sums = {0};
  for (size_t i = after->module->accesses.count; i-- > 0;)
    map_put(&ids, after->module->accesses.items[i].inst, (uint32_t)i);
  for (uint32_t id = 0; id < before->accesses.count; id++) {
    const struct access *access = &before->accesses.items[id];
    const struct instance *instance = unbank_rewritten(before, access);
    LLVMValueRef inst = unbank_watch_get(watch, id);
    uint32_t became;
    size_t count = 0;
    bool alone = price[id].parts == 1 && !access->copy && !access->piece;
    if (!instance || !alone || !inst || !map_get(&ids, inst, &became) ||
        map_get(&taken, inst, NULL))
      continue;
    map_put(&taken, inst, 1);
    const uint32_t *kernels = unbank_instance_kernels(before, instance, &count);
    for (size_t k = 0; k < count; k++)
      if (unbank_index_in_kernel(&before->kernels.items[kernels[k]], id) != UNBANK_NO_INDEX)
        compare(before, &before->kernels.items[kernels[k]], id, &price[id], after, became, &sums);
  }
  return sums;
}

int main(int argc, char **argv) {
  struct unbank_options options = {.size = sizeof options};
  struct profile_list profiles = {0};
  struct arena arena = {0};
  struct analysis before, after;
  if (argc < 2)
    fail("name a module");
  for (int i = 2; i < argc; i++)
    must(unbank_options_parse(&options, argv[i]));
  LLVMContextRef context = LLVMContextCreate();
  struct module module = read(argv[1], &arena, context, &options, &profiles), then = module;
  must(unbank_find(&module));
  unbank_analyse(&module, true, &before);
  unbank_choose(&module, before.traces);
  struct width *price = prices(&module, &before);
  struct unbank_watch *watch = rewrite(&module);
  then.shim = unbank_shim_create();
  must(unbank_find(&then));
  unbank_keep_shapes(&module, &then);
  unbank_analyse(&then, true, &after);
  struct sums sums = compare_all(&module, price, watch, &after);
  printf("%u compared, %u agree, %u differ, %u open, of which %u alike\n", sums.compared,
         sums.agree, sums.differ, sums.open, sums.open_alike);
  return sums.differ != 0;
}
