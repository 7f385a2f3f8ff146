/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "kernels/placing.h"

#include "kernels/instances.h"
#include "model/relations.h"
#include "support/integers.h"

enum group { SEEN, OWN, COMMON, CALLED, DYNAMIC, GROUPS };

static bool is_same(const struct instance *a, const struct instance *b) {
  return a && b && a->id == b->id;
}

static const struct instance *chosen_instance(const struct placing *it, size_t kernel,
                                              uint32_t array) {
  const struct instance *instance = unbank_instance_of(it->module, kernel, array);
  bool assumed = is_same(instance, it->hypothesis);
  instance = assumed ? it->hypothesis : instance;
  return instance && (assumed || it->chosen) && unbank_instance_changes(instance) ? instance : NULL;
}

/* Whether the instance gets an array of its own, and not only another alignment. */
static bool is_renewed(const struct instance *instance) {
  return instance && !unbank_layout_is_identity(&instance->layout);
}

/* Whether a function uses the array, or its new one, that the kernel has under `instance`. */
static bool uses(const struct placing *it, LLVMValueRef function, const struct array *array,
                 const struct instance *instance) {
  if (is_renewed(instance))
    return instance->kernel < 0 || unbank_kernel_runs(it->kernel, function);
  const struct kernel *other = unbank_kernel_of(it->module, function);
  return !other || !is_renewed(chosen_instance(it, other->id, array->id));
}

static enum group group_of(const struct placing *it, const struct array *array,
                           const struct instance *instance) {
  LLVMValueRef only = NULL;
  size_t users = 0;
  if (!array->bytes)
    return DYNAMIC;
  if (!is_renewed(instance) && LLVMGetLinkage(array->global) != LLVMInternalLinkage)
    return LLVMGetLinkage(array->global) == LLVMPrivateLinkage ? COMMON : SEEN;
  for (size_t i = 0; i < array->functions.count && users < 2; i++)
    if (uses(it, array->functions.items[i], array, instance)) {
      only = array->functions.items[i];
      users++;
    }
  if (users != 1)
    return COMMON;
  return only == it->kernel->function ? OWN : CALLED;
}

/* Whether one of the array's instances raises its alignment where it stands: for all kernels that
 * keep it. */
static bool is_raised(const struct placing *it, const struct array *array) {
  for (size_t i = 0; i < array->kernels.count; i++) {
    const struct instance *instance = chosen_instance(it, array->kernels.items[i], array->id);
    if (instance && !is_renewed(instance))
      return true;
  }
  return false;
}

static uint64_t align_of(const struct placing *it, const struct array *array,
                         const struct instance *instance) {
  const struct instance *own = unbank_instance_of(it->module, it->kernel->id, array->id);
  if (instance ||
      (it->weighed && own && !is_same(own, it->weighed) && unbank_instance_changes(own)))
    return unbank_instance_align(it->module, own);
  if (is_raised(it, array))
    return UNBANK_ARRAY_ALIGN;
  return array->align ? array->align : 1;
}

static uint64_t bytes_of(const struct placing *it, const struct array *array,
                         const struct instance *instance) {
  if (it->bytes && is_same(instance, it->hypothesis))
    return it->bytes;
  return instance ? unbank_instance_bytes(it->module, instance) : array->bytes;
}

uint64_t unbank_place_arrays(const struct placing *it, uint64_t *places) {
  const struct kernel *kernel = it->kernel;
  uint64_t place = 0;
  for (enum group group = SEEN; group < GROUPS; group++)
    for (size_t i = 0; i < kernel->arrays.count; i++) {
      const struct array *array = &it->module->arrays.items[kernel->arrays.items[i]];
      const struct instance *instance = chosen_instance(it, kernel->id, array->id);
      if (group_of(it, array, instance) != group)
        continue;
      uint64_t align = align_of(it, array, instance);
      places[i] = round_up(place, align);
      if (group == DYNAMIC) /* what lies before it is no part of the kernel's bytes */
        continue;
      place = places[i];
      place += bytes_of(it, array, instance);
    }
  return place;
}
