/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "ir/units.h"

#include "support/integers.h"

bool unbank_kernel_runs(const struct kernel *kernel, LLVMValueRef function) {
  for (size_t i = 0; i < kernel->functions.count; i++)
    if (kernel->functions.items[i] == function)
      return true;
  return false;
}

bool unbank_kernel_uses(const struct kernel *kernel, const struct array *array) {
  for (size_t i = 0; i < array->functions.count; i++)
    if (unbank_kernel_runs(kernel, array->functions.items[i]))
      return true;
  return false;
}

bool unbank_unit_has(const struct module *module, const struct unit *unit,
                     const struct access *access) {
  return access->array == unit->array &&
         (unit->kernel < 0 || access->function == module->kernels.items[unit->kernel].function);
}

bool unbank_unit_in_kernel(const struct module *module, const struct unit *unit,
                           const struct kernel *kernel) {
  if (unit->kernel >= 0)
    return unit->kernel == (int32_t)kernel->id;
  return unbank_kernel_uses(kernel, &module->arrays.items[unit->array]);
}

const struct unbank_shape *unbank_promise(const struct module *module, const struct unit *unit) {
  const struct array *array = &module->arrays.items[unit->array];
  if (unit->kernel < 0 && array->functions.count != 1)
    return NULL;
  LLVMValueRef function =
      unit->kernel < 0 ? array->functions.items[0] : module->kernels.items[unit->kernel].function;
  for (size_t i = 0; i < module->kernels.count; i++)
    if (module->kernels.items[i].function == function)
      return module->kernels.items[i].promised ? &module->kernels.items[i].block : NULL;
  return NULL;
}

static bool only_kernels_use(const struct module *module, const struct array *array) {
  for (size_t i = 0; i < array->functions.count; i++) {
    bool found = false;
    for (size_t k = 0; k < module->kernels.count; k++)
      found |= module->kernels.items[k].function == array->functions.items[i];
    if (!found)
      return false;
  }
  return true;
}

static void add_unit(struct module *module, const struct array *array, int32_t kernel) {
  struct unit *unit = ARENA_PUSH(module->arena, &module->units);
  *unit = (struct unit){.id = (uint32_t)module->units.count - 1,
                        .array = array->id,
                        .kernel = kernel,
                        .code = UNBANK_CODE_NO_GAIN};
}

/* An array that several kernels use is judged, and if it pays cloned, for each of them; one that a
 * device function uses gets one layout. */
void unbank_list_units(struct module *module) {
  for (size_t i = 0; i < module->arrays.count; i++) {
    struct array *array = &module->arrays.items[i];
    if (array->functions.count < 2 || !only_kernels_use(module, array)) {
      add_unit(module, array, -1);
      continue;
    }
    for (size_t k = 0; k < module->kernels.count; k++)
      if (unbank_kernel_uses(&module->kernels.items[k], array))
        add_unit(module, array, (int32_t)k);
  }
}

bool unbank_unit_changes(const struct unit *unit) {
  return unbank_code_row(unit->code)->decision == UNBANK_DECISION_CHANGED;
}

static uint64_t round_up(uint64_t bytes, uint64_t align) {
  return (bytes + align - 1) / align * align;
}

/* Arrays of one kernel behind the unit that the unit would displace, at `bytes` bytes. */
static unsigned displaced_in(const struct module *module, const struct unit *unit,
                             const struct kernel *kernel, uint64_t bytes) {
  unsigned count = 0;
  uint64_t old =
      unbank_place(module, kernel, unit->array, false) + module->arrays.items[unit->array].bytes;
  for (uint32_t id = unit->array + 1; id < module->arrays.count; id++) {
    const struct array *array = &module->arrays.items[id];
    if (!array->bytes || !unbank_kernel_uses(kernel, array))
      continue;
    const struct unit *other = unbank_unit_of(module, kernel->id, id);
    if (array->align >= UNBANK_ARRAY_ALIGN || (other && unbank_unit_changes(other)))
      break; /* it, and what follows, does not depend on the unit */
    old = round_up(old, array->align), bytes = round_up(bytes, array->align);
    count += array->bytes > array->align && (old - bytes) % UNBANK_ARRAY_ALIGN != 0;
    old += array->bytes, bytes += array->bytes;
  }
  return count;
}

unsigned unbank_displaced(const struct module *module, const struct unit *unit, uint64_t bytes) {
  unsigned count = 0;
  for (size_t k = 0; k < module->kernels.count; k++)
    if (unbank_unit_in_kernel(module, unit, &module->kernels.items[k]))
      count += displaced_in(module, unit, &module->kernels.items[k], bytes);
  return count;
}

uint64_t unbank_unit_bytes(const struct module *module, const struct unit *unit) {
  const struct array *array = &module->arrays.items[unit->array];
  if (unit->bytes_after)
    return unit->bytes_after;
  if (unbank_layout_is_identity(&unit->layout) || !array->bytes)
    return array->bytes;
  uint64_t bytes = unbank_layout_size(&unit->layout, (uint32_t)array->bytes);
  uint64_t step = greatest_divisor(array->bytes, array->align ? array->align : 1), best = bytes;
  unsigned least = unbank_displaced(module, unit, bytes);
  for (uint64_t more = bytes / step * step + step; least && more < bytes + UNBANK_ARRAY_ALIGN;
       more += step) {
    unsigned displaced = unbank_displaced(module, unit, more);
    if (displaced < least)
      least = displaced, best = more;
  }
  return best;
}

uint64_t unbank_place(const struct module *module, const struct kernel *kernel, size_t id,
                      bool chosen) {
  uint64_t place = 0;
  for (uint32_t i = 0; i <= id && i < module->arrays.count; i++) {
    const struct array *array = &module->arrays.items[i];
    bool is_behind = !array->bytes && id < module->arrays.count; /* dynamic: of all others */
    if (is_behind || !unbank_kernel_uses(kernel, array))
      continue;
    const struct unit *unit = chosen ? unbank_unit_of(module, kernel->id, i) : NULL;
    bool changes = unit && unbank_unit_changes(unit);
    uint64_t align = array->align ? array->align : 1;
    if (changes && align < UNBANK_ARRAY_ALIGN)
      align = UNBANK_ARRAY_ALIGN;
    place = round_up(place, align);
    if (i < id)
      place += changes ? unbank_unit_bytes(module, unit) : array->bytes;
  }
  return place;
}

uint64_t unbank_shared_bytes(const struct module *module, const struct kernel *kernel,
                             bool chosen) {
  return unbank_place(module, kernel, module->arrays.count, chosen);
}

const struct unit *unbank_unit_of(const struct module *module, size_t kernel, uint32_t array) {
  for (size_t i = 0; i < module->units.count; i++) {
    const struct unit *unit = &module->units.items[i];
    if (unit->array == array && (unit->kernel < 0 || unit->kernel == (int32_t)kernel))
      return unit;
  }
  return NULL;
}
