/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "evaluate/unmoved.h"

#include "address/align.h"
#include "evaluate/evaluate_internal.h"
#include "evaluate/ideal.h"
#include "find/pins.h"
#include "kernels/calls.h"
#include "kernels/instances.h"
#include "model/relations.h"
#include "versions/versions.h"

/* Whether another array of the kernel may get a layout, too. If rows of several arrays move, one of
 * them may not in a launch in which another does, and the version for moving serves both. */
static bool may_move_others(const struct module *module, const struct kernel *kernel,
                            uint32_t array) {
  for (size_t i = 0; i < kernel->arrays.count; i++) {
    const struct array *other = &module->arrays.items[kernel->arrays.items[i]];
    if (other->id != array && !unbank_is_pinned(module, other) && other->reach > UNBANK_BANK_ROW)
      return true;
  }
  return false;
}

bool unbank_has_versions(const struct module *module, const struct instance *instance,
                         const struct unbank_layout *layout) {
  const struct kernel *kernel =
      layout->permutation == UNBANK_PERMUTE_PITCH ? unbank_kernel_around(module, instance) : NULL;
  bool has = kernel && !may_move_others(module, kernel, instance->array) &&
             unbank_may_have_versions(kernel->function);
  for (size_t i = 0; i < instance->access_count && has; i++)
    has = unbank_is_whole_under(module, &module->accesses.items[instance->accesses[i]], layout);
  return has;
}

/* The widths of an instance's accesses, in its order, in launches in which nothing moves. */
static const struct width *unmoved_widths(struct evaluator *evaluator,
                                          const struct instance *instance) {
  struct width *out =
      ARENA_ARRAY(evaluator->module->arena, struct width, instance->access_count + 1);
  unbank_find_unmoved_widths(evaluator, instance);
  for (size_t i = 0; i < instance->access_count; i++)
    out[i] = evaluator->widths[instance->accesses[i]];
  return out;
}

/* Arrays that may begin inside a word are excluded, because unmoved accesses are scored as if the
 * array began at a word. */
bool unbank_stays_whole(struct evaluator *evaluator, const struct instance *instance) {
  const struct module *module = evaluator->module;
  if (!unbank_instance_changes(instance) || instance->layout.permutation != UNBANK_PERMUTE_PITCH ||
      (instance->confined && module->arrays.items[instance->array].align < UNBANK_BANK_BYTES))
    return false;
  const struct width *was = unmoved_widths(evaluator, instance);
  unbank_find_widths(evaluator, instance, &instance->layout);
  for (size_t i = 0; i < instance->access_count; i++) {
    const struct access *access = &module->accesses.items[instance->accesses[i]];
    const struct width *is = &evaluator->widths[access->id];
    const bool is_kept = was[i].lead == is->lead && unbank_keeps_width(&was[i], is);
    if (!is_kept && !unbank_is_whole_under(module, access, &instance->layout))
      return false;
  }
  return true;
}

static void note_in(const struct evaluator *evaluator, const struct instance *instance,
                    struct kernel *kernel, const struct width *widths) {
  const struct module *module = evaluator->module;
  if (!kernel->unmoved)
    kernel->unmoved = ARENA_ARRAY(module->arena, struct unmoved, kernel->accesses.count + 1);
  for (size_t i = 0; i < instance->access_count; i++) {
    const struct access *access = &module->accesses.items[instance->accesses[i]];
    const uint32_t place = unbank_index_in_kernel(kernel, access->id);
    const uint32_t lead = unbank_index_in_kernel(kernel, widths[i].lead);
    if (place == UNBANK_NO_INDEX)
      continue;
    const double apart =
        unbank_apart(module, evaluator->traces[kernel->id], access, 0, &instance->layout);
    struct unmoved *own = &kernel->unmoved[place];
    own->width = widths[i];
    own->apart += apart;
    own->may_call_be_merged = unbank_may_call_be_merged(module, kernel, access);
    if (lead != UNBANK_NO_INDEX && lead != place)
      kernel->unmoved[lead].apart += apart;
  }
}

void unbank_note_unmoved(struct evaluator *evaluator, const struct instance *instance) {
  struct module *module = evaluator->module;
  const struct width *widths = unmoved_widths(evaluator, instance);
  for (size_t k = 0; k < module->kernels.count; k++)
    if (unbank_instance_of(module, k, instance->array) == instance)
      note_in(evaluator, instance, &module->kernels.items[k], widths);
}
