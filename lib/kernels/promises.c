/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "kernels/promises.h"

#include <stdlib.h>
#include <string.h>

#include "find/earlier.h"
#include "kernels/shapes.h"
#include "options/names.h"
#include "report/text.h"
#include "shim/nvvm.h"
#include "shim/query.h"
#include "shim/shim.h"
#include "support/block.h"

/* What one source promises of the block shape, with the words for an error message. */
struct shape_claim {
  struct unbank_shape shape;
  enum unbank_block_source source;
  bool overrules; /* it overrules annotations: an option, or what an earlier run enforced for one */
  bool is_enforced; /* the module already makes other launches fail */
  const char *text;
};
struct shape_claims {
  struct shape_claim *items;
  size_t count, capacity;
};

uint64_t unbank_threads_of(struct unbank_shape shape) {
  const uint64_t most = 1 << 20;
  return (shape.x < most ? shape.x : most) * (shape.y < most ? shape.y : most) *
         (shape.z < most ? shape.z : most);
}

static void claims_of_module(const struct module *module, LLVMValueRef function,
                             struct shape_claims *out) {
  struct unbank_shape required = unbank_read_shape(module->ir, function, "reqntid"),
                      of_opencl = unbank_read_work_group(function);
  if (required.x)
    *ARENA_PUSH(module->arena, out) =
        (struct shape_claim){.shape = required,
                             .source = UNBANK_BLOCK_REQNTID,
                             .overrules = unbank_overruled_earlier(module, function),
                             .is_enforced = true,
                             .text = arena_printf(module->arena, "reqntid %s in the module",
                                                  unbank_text_shape(module->arena, required))};
  if (of_opencl.x)
    *ARENA_PUSH(module->arena, out) = (struct shape_claim){
        .shape = of_opencl,
        .source = UNBANK_BLOCK_REQNTID,
        .text = arena_printf(module->arena, "reqd_work_group_size %s in the module",
                             unbank_text_shape(module->arena, of_opencl))};
}

/* The promises of the strongest source that names the kernel. */
static void claims_of_options(const struct module *module, LLVMValueRef function,
                              struct shape_claims *out) {
  const struct unbank_options *options = module->options;
  if (!options->promise_count)
    return;
  const char *name = unbank_value_name(function);
  char *demangled = unbank_demangle(name);
  size_t before = out->count;
  unsigned strongest = 0;
  for (size_t i = 0; i < options->promise_count; i++) {
    const struct unbank_promise *promise = &options->promises[i];
    if (!unbank_options_means(promise->kernel, name, demangled) ||
        (out->count > before && promise->source < strongest))
      continue;
    if (promise->source > strongest)
      out->count = before;
    strongest = promise->source;
    *ARENA_PUSH(module->arena, out) = (struct shape_claim){
        .shape = promise->block,
        .source = UNBANK_BLOCK_OPTION,
        .overrules = true,
        .text = arena_printf(module->arena, "option block=%s@%s", promise->kernel,
                             unbank_text_shape(module->arena, promise->block))};
  }
  free(demangled);
}

static char *claims_of_annotations(const struct module *module, LLVMValueRef function,
                                   struct shape_claims *out) {
  static const char prefix[] = "unbank:block=";
  const char *text;
  for (size_t i = 0; (text = unbank_annotation(module, function, prefix, i)); i++) {
    struct shape_claim *claim = ARENA_PUSH(module->arena, out);
    claim->source = UNBANK_BLOCK_ANNOTATION;
    claim->text = arena_printf(module->arena, "annotation \"%s%s\"", prefix, text);
    char *problem = unbank_shape_parse(text, &claim->shape);
    if (problem) {
      char *error =
          unbank_error("kernel %s: %s: %s", unbank_value_name(function), claim->text, problem);
      free(problem);
      return error;
    }
  }
  return NULL;
}

static char *check_bounds(const struct module *module, const struct kernel *kernel,
                          const struct shape_claim *claim) {
  struct unbank_shape most = unbank_read_shape(module->ir, kernel->function, "maxntid");
  uint64_t said = unbank_threads_of(claim->shape), allowed = unbank_threads_of(most);
  if (claim->source == UNBANK_BLOCK_REQNTID || !most.x || said <= allowed)
    return NULL;
  return unbank_error("kernel %s: %s promises %llu threads, but its __launch_bounds__ allow %llu: "
                      "correct one of them",
                      unbank_value_name(kernel->function), claim->text, (unsigned long long)said,
                      (unsigned long long)allowed);
}

/* An option is stronger than an annotation, and nothing is stronger than what the module requires.
 */
static bool contradict(const struct shape_claim *a, const struct shape_claim *b) {
  return !unbank_same_shape(a->shape, b->shape) &&
         !(a->overrules && b->source == UNBANK_BLOCK_ANNOTATION);
}

/* The strongest first. */
static char *find_claims(const struct module *module, LLVMValueRef function,
                         struct shape_claims *out) {
  claims_of_module(module, function, out);
  claims_of_options(module, function, out);
  char *error = claims_of_annotations(module, function, out);
  for (size_t i = 0; !error && i < out->count; i++)
    for (size_t k = i + 1; !error && k < out->count; k++)
      if (contradict(&out->items[i], &out->items[k]))
        error = unbank_error("kernel %s: %s and %s contradict: correct one of them",
                             unbank_value_name(function), out->items[i].text, out->items[k].text);
  return error;
}

char *unbank_take_promise(const struct module *module, struct kernel *kernel) {
  struct shape_claims claims = {0};
  char *error = find_claims(module, kernel->function, &claims);
  if (error || !claims.count)
    return error;
  const struct shape_claim *first = &claims.items[0];
  if (!is_block(first->shape.x, first->shape.y, first->shape.z))
    return NULL; /* the module's: such a kernel is never launched */
  kernel->block = first->shape;
  kernel->block_source = first->source;
  kernel->promised = true;
  kernel->enforced = first->is_enforced;
  return check_bounds(module, kernel, first);
}

const char *unbank_overruled(const struct module *module, const struct kernel *kernel) {
  struct shape_claims claims = {0};
  if (kernel->block_source == UNBANK_BLOCK_OPTION)
    free(find_claims(module, kernel->function, &claims));
  for (size_t i = 1; i < claims.count; i++)
    if (!unbank_same_shape(claims.items[0].shape, claims.items[i].shape))
      return arena_printf(module->arena, "kernel %s: %s overrules %s",
                          unbank_value_name(kernel->function), claims.items[0].text,
                          claims.items[i].text);
  return NULL;
}
