/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "ir/placing.h"

#include "ir/relations.h"
#include "ir/units.h"

enum group { SEEN, OWN, COMMON, CALLED, DYNAMIC, GROUPS };

static const struct unit *chosen_unit(const struct placing *it, size_t kernel, uint32_t array) {
  const struct unit *unit = unbank_unit_of(it->module, kernel, array);
  return unit && (unit == it->unit || (it->chosen && unbank_unit_changes(unit))) ? unit : NULL;
}

/* Whether the unit gets an array of its own, and not only another alignment. */
static bool is_renewed(const struct unit *unit) {
  return unit && !unbank_layout_is_identity(&unit->layout);
}

/* Whether a function uses the array, or its new one, that the kernel has under `unit`. */
static bool uses(const struct placing *it, LLVMValueRef function, const struct array *array,
                 const struct unit *unit) {
  if (is_renewed(unit))
    return unit->kernel < 0 || unbank_kernel_runs(it->kernel, function);
  const struct kernel *other = unbank_kernel_of(it->module, function);
  return !other || !is_renewed(chosen_unit(it, other->id, array->id));
}

static enum group group_of(const struct placing *it, const struct array *array,
                           const struct unit *unit) {
  LLVMValueRef only = NULL;
  size_t users = 0;
  if (!array->bytes)
    return DYNAMIC;
  if (!is_renewed(unit) && LLVMGetLinkage(array->global) != LLVMInternalLinkage)
    return LLVMGetLinkage(array->global) == LLVMPrivateLinkage ? COMMON : SEEN;
  for (size_t i = 0; i < array->functions.count && users < 2; i++)
    if (uses(it, array->functions.items[i], array, unit)) {
      only = array->functions.items[i];
      users++;
    }
  if (users != 1)
    return COMMON;
  return only == it->kernel->function ? OWN : CALLED;
}

static uint64_t round_up(uint64_t bytes, uint64_t align) {
  return (bytes + align - 1) / align * align;
}

static uint64_t align_of(const struct placing *it, const struct array *array,
                         const struct unit *unit) {
  const struct unit *own = unbank_unit_of(it->module, it->kernel->id, array->id);
  if (unit || (it->weighed && own && own != it->weighed && unbank_unit_changes(own)))
    return unbank_unit_align(it->module, own);
  return array->align ? array->align : 1;
}

uint64_t unbank_place_arrays(const struct placing *it, uint64_t *places) {
  const struct kernel *kernel = it->kernel;
  uint64_t place = 0;
  for (enum group group = SEEN; group < GROUPS; group++)
    for (size_t i = 0; i < kernel->arrays.count; i++) {
      const struct array *array = &it->module->arrays.items[kernel->arrays.items[i]];
      const struct unit *unit = chosen_unit(it, kernel->id, array->id);
      if (group_of(it, array, unit) != group)
        continue;
      uint64_t align = align_of(it, array, unit);
      uint64_t bytes = unit == it->unit && unit ? it->bytes
                       : unit                   ? unbank_unit_bytes(it->module, unit)
                                                : array->bytes;
      place = round_up(place, align);
      places[i] = group == DYNAMIC ? round_up(place, UNBANK_ARRAY_ALIGN) : place;
      place += bytes;
    }
  return place;
}
