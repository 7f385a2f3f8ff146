/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "kernels/placing.h"

#include <stdlib.h>

#include "find/joined.h"
#include "kernels/instances.h"
#include "model/relations.h"
#include "support/integers.h"

enum group { SEEN, OWN, COMMON, CALLED, GROUPS };

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

/* Whether a function that names the array, or its new one, uses the one that the kernel has under
 * `instance`. */
static bool uses(const struct placing *it, LLVMValueRef function, const struct array *array,
                 const struct instance *instance) {
  if (instance)
    return instance->kernel < 0 || unbank_kernel_runs(it->kernel, function);
  const struct kernel *other = unbank_only_kernel_of(it->module, function);
  return !other || !chosen_instance(it, other->id, array->id);
}

/* The functions that name a member. Those that were rewritten name the new array, and a clone only
 * those of its kernel. */
static const LLVMValueRef *namers_of(const struct placing *it, const struct array *array,
                                     const struct member *member, const struct instance *instance,
                                     size_t *count) {
  bool is_joined = unbank_is_joined_array(array);
  if (!is_joined && instance && instance->kernel >= 0)
    return unbank_kernel_users(it->kernel, array->id, count);
  *count = is_joined  ? member->functions.count
           : instance ? array->functions.count
                      : array->direct_users.count;
  return is_joined  ? member->functions.items
         : instance ? array->functions.items
                    : array->direct_users.items;
}

/* How many of those that name an array use it itself, and not a clone. */
static size_t original_users(const struct placing *it, const struct array *array) {
  const struct instance *own = unbank_instance_of(it->module, it->kernel->id, array->id);
  const struct instance *assumed = it->hypothesis;
  size_t count = array->direct_users.count;
  if (own && it->chosen)
    count -= *own->renamed;
  if (assumed && assumed->array == array->id) {
    const struct instance *replaced = &it->module->instances.items[assumed->id];
    count += it->chosen && unbank_instance_changes(replaced) ? assumed->namers : 0;
    count -= unbank_instance_changes(assumed) ? assumed->namers : 0;
  }
  return count;
}

static enum group group_of(const struct placing *it, const struct array *array,
                           const struct member *member, const struct instance *instance) {
  LLVMValueRef only = NULL;
  size_t users = 0, count;
  const LLVMValueRef *functions = namers_of(it, array, member, instance, &count);
  if (!instance && LLVMGetLinkage(member->global) != LLVMInternalLinkage)
    return LLVMGetLinkage(member->global) == LLVMPrivateLinkage ? COMMON : SEEN;
  if (!instance && !unbank_is_joined_array(array) && original_users(it, array) != 1)
    return COMMON;
  for (size_t i = 0; i < count && users < 2; i++)
    if (uses(it, functions[i], array, instance)) {
      only = functions[i];
      users++;
    }
  if (users != 1)
    return COMMON;
  return only == it->kernel->function ? OWN : CALLED;
}

static uint64_t align_of(const struct placing *it, const struct array *array,
                         const struct member *member, const struct instance *instance) {
  const struct instance *own = unbank_instance_of(it->module, it->kernel->id, array->id);
  if (instance ||
      (it->weighed && own && !is_same(own, it->weighed) && unbank_instance_changes(own)))
    return unbank_member_align(own, member);
  return member->align ? member->align : 1;
}

static uint64_t bytes_of(const struct placing *it, const struct array *array,
                         const struct member *member, const struct instance *instance) {
  if (unbank_is_joined_array(array))
    return instance ? unbank_member_bytes(it->module, instance, member) : member->bytes;
  if (it->bytes && is_same(instance, it->hypothesis))
    return it->bytes;
  return instance ? unbank_instance_bytes(it->module, instance) : array->bytes;
}

/* What is placed by itself: a member of the kernel's array number `array`. */
struct placed {
  uint32_t array;
  const struct member *member;
  const struct instance *instance; /* as chosen, or NULL */
  enum group group;
};

static int as_declared(const void *a, const void *b) {
  return compare_numbers(((const struct placed *)a)->member->order,
                         ((const struct placed *)b)->member->order);
}

/* Whether members are in the order of their declarations. Arrays are numbered in that order, so
 * mostly they are, except for joined ones. */
static bool are_as_declared(const struct placed *list, size_t count) {
  for (size_t i = 1; i < count; i++)
    if (as_declared(&list[i - 1], &list[i]) > 0)
      return false;
  return true;
}

/* All members of the kernel's arrays, in the order of their declarations. Dynamic memory, which
 * comes after all arrays, is not among them. */
static struct placed *list_members(const struct placing *it, struct arena *arena, size_t *count) {
  const struct kernel *kernel = it->kernel;
  *count = 0;
  for (size_t i = 0; i < kernel->arrays.count; i++)
    *count += it->module->arrays.items[kernel->arrays.items[i]].members.count;
  struct placed *list = ARENA_ARRAY(arena, struct placed, *count);
  *count = 0;
  for (uint32_t i = 0; i < kernel->arrays.count; i++) {
    const struct array *array = &it->module->arrays.items[kernel->arrays.items[i]];
    const struct instance *instance = chosen_instance(it, kernel->id, array->id);
    for (size_t m = 0; array->bytes && m < array->members.count; m++) {
      const struct member *member = &array->members.items[m];
      if (unbank_uses_member(kernel, array, member))
        list[(*count)++] =
            (struct placed){i, member, instance, group_of(it, array, member, instance)};
    }
  }
  if (!are_as_declared(list, *count))
    qsort(list, *count, sizeof *list, as_declared);
  return list;
}

bool unbank_changes_group(const struct module *module, const struct instance *instance) {
  const struct array *array = &module->arrays.items[instance->array];
  UNBANK_EACH_KERNEL(kernel, module, instance) {
    const struct placing placing = {.module = module, .kernel = kernel};
    for (size_t m = 0; m < array->members.count; m++) {
      const struct member *member = &array->members.items[m];
      if (unbank_uses_member(kernel, array, member) &&
          group_of(&placing, array, member, instance) != group_of(&placing, array, member, NULL))
        return true;
    }
  }
  return false;
}

const uint64_t *unbank_place_arrays(const struct placing *it, struct arena *arena) {
  const struct kernel *kernel = it->kernel;
  uint64_t *places = ARENA_ARRAY(arena, uint64_t, kernel->arrays.count + 1), end = 0;
  size_t count;
  const struct placed *list = list_members(it, arena, &count);
  for (enum group group = SEEN; group < GROUPS; group++)
    for (size_t i = 0; i < count; i++) {
      const struct placed *one = &list[i];
      const struct array *array = &it->module->arrays.items[kernel->arrays.items[one->array]];
      if (one->group != group)
        continue;
      uint64_t place = round_up(end, align_of(it, array, one->member, one->instance));
      places[one->array] |= place;
      end = place + bytes_of(it, array, one->member, one->instance);
    }
  places[kernel->arrays.count] = end;
  return places;
}
