/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "ir/units.h"

#include "ir/calls.h"
#include "ir/places.h"
#include "ir/placing.h"
#include "ir/relations.h"
#include "support/integers.h"

const struct unbank_shape *unbank_promise(const struct module *module, const struct unit *unit) {
  const struct array *array = &module->arrays.items[unit->array];
  if (unit->kernel < 0 && array->functions.count != 1)
    return NULL;
  LLVMValueRef function =
      unit->kernel < 0 ? array->functions.items[0] : module->kernels.items[unit->kernel].function;
  const struct kernel *kernel = unbank_kernel_of(module, function);
  return kernel && kernel->promised ? &kernel->block : NULL;
}

const uint32_t *unbank_unit_kernels(const struct module *module, const struct unit *unit,
                                    size_t *count) {
  const struct array *array = &module->arrays.items[unit->array];
  *count = unit->kernel < 0 ? array->kernels.count : 1;
  return unit->kernel < 0 ? array->kernels.items : &module->kernels.items[unit->kernel].id;
}

static bool only_kernels_use(const struct module *module, const struct array *array) {
  for (size_t i = 0; i < array->functions.count; i++)
    if (!unbank_kernel_of(module, array->functions.items[i]))
      return false;
  return true;
}

/* Confinement. */

/* Why a unit may take no more bytes: a kernel's limit counts memory that is not seen here. */
static const char *confinement(const struct module *module, const struct unit *unit) {
  const struct array *array = &module->arrays.items[unit->array];
  for (size_t i = 0; i < array->functions.count; i++)
    if (unbank_is_exposed(module, array->functions.items[i]))
      return "kernels of other modules may run a function that uses it; so it may take no more "
             "bytes";
  size_t count;
  const uint32_t *kernels = unbank_unit_kernels(module, unit, &count);
  for (size_t k = 0; k < count; k++) {
    const struct kernel *kernel = &module->kernels.items[kernels[k]];
    if (kernel->dynamic)
      return "its kernel also uses dynamic shared memory, whose size the launch chooses; so it may "
             "take no more bytes";
    if (kernel->leaves)
      return unbank_with_place(module->arena,
                               arena_printf(module->arena,
                                            "its kernel reaches %s, and what that runs may take "
                                            "shared memory, too; so it may take no more bytes",
                                            unbank_gap_text(module, &kernel->unseen)),
                               kernel->unseen.inst);
  }
  return NULL;
}

static void add_unit(struct module *module, const struct array *array, int32_t kernel) {
  struct unit *unit = ARENA_PUSH(module->arena, &module->units);
  *unit = (struct unit){.id = (uint32_t)module->units.count - 1,
                        .array = array->id,
                        .kernel = kernel,
                        .code = UNBANK_CODE_NO_GAIN,
                        .accesses = array->accesses.items,
                        .access_count = array->accesses.count};
  if (kernel >= 0)
    unit->accesses =
        unbank_kernel_accesses(&module->kernels.items[kernel], array->id, &unit->access_count);
  unit->confined = array->pinned ? NULL : confinement(module, unit);
}

/* An array that several kernels use is judged, and if it pays cloned, for each of them; one that a
 * device function uses gets one layout. */
void unbank_list_units(struct module *module) {
  module->first_unit = ARENA_ARRAY(module->arena, uint32_t, module->arrays.count + 1);
  for (size_t i = 0; i < module->arrays.count; i++) {
    struct array *array = &module->arrays.items[i];
    if (array->functions.count < 2 || !only_kernels_use(module, array))
      add_unit(module, array, -1);
    else
      for (size_t k = 0; k < array->kernels.count; k++)
        add_unit(module, array, (int32_t)array->kernels.items[k]);
    module->first_unit[i + 1] = (uint32_t)module->units.count;
  }
}

bool unbank_unit_changes(const struct unit *unit) {
  return unbank_code_row(unit->code)->decision == UNBANK_DECISION_CHANGED;
}

uint32_t unbank_unit_align(const struct module *module, const struct unit *unit) {
  uint32_t align = module->arrays.items[unit->array].align;
  align = align ? align : 1;
  return align > UNBANK_ARRAY_ALIGN || unit->confined ? align : UNBANK_ARRAY_ALIGN;
}

/* Arrays of one kernel that stay as they are, and that the unit would displace, at `bytes` bytes.
 */
static unsigned displaced_in(const struct module *module, const struct unit *unit,
                             const struct kernel *kernel, uint64_t bytes) {
  struct arena scratch = {0};
  struct placing as_is = {module, kernel, .weighed = unit}, then = as_is;
  then.unit = unit, then.bytes = bytes;
  uint64_t *old = ARENA_ARRAY(&scratch, uint64_t, kernel->arrays.count);
  uint64_t *places = ARENA_ARRAY(&scratch, uint64_t, kernel->arrays.count);
  unsigned count = 0;
  unbank_place_arrays(&as_is, old);
  unbank_place_arrays(&then, places);
  for (size_t i = 0; i < kernel->arrays.count; i++) {
    const struct array *array = &module->arrays.items[kernel->arrays.items[i]];
    const struct unit *other = unbank_unit_of(module, kernel->id, array->id);
    if (array->bytes > array->align && array->id != unit->array &&
        !(other && unbank_unit_changes(other)))
      count += (old[i] - places[i]) % UNBANK_ARRAY_ALIGN != 0;
  }
  arena_free(&scratch);
  return count;
}

unsigned unbank_displaced(const struct module *module, const struct unit *unit, uint64_t bytes) {
  unsigned displaced = 0;
  size_t count;
  const uint32_t *kernels = unbank_unit_kernels(module, unit, &count);
  for (size_t i = 0; i < count; i++)
    displaced += displaced_in(module, unit, &module->kernels.items[kernels[i]], bytes);
  return displaced;
}

uint64_t unbank_unit_bytes(const struct module *module, const struct unit *unit) {
  const struct array *array = &module->arrays.items[unit->array];
  if (unit->bytes_after)
    return unit->bytes_after;
  if (unbank_layout_is_identity(&unit->layout) || !array->bytes)
    return array->bytes;
  uint64_t bytes = unbank_layout_size(&unit->layout, (uint32_t)array->bytes);
  if (unit->confined)
    return bytes;
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
  struct arena scratch = {0};
  struct placing placing = {module, kernel, .chosen = chosen};
  uint64_t *places = ARENA_ARRAY(&scratch, uint64_t, kernel->arrays.count + 1);
  uint64_t all = unbank_place_arrays(&placing, places);
  uint32_t at = unbank_find_number(kernel->arrays.items, kernel->arrays.count, (uint32_t)id);
  uint64_t place = at == UNBANK_NO_PLACE ? all : places[at];
  arena_free(&scratch);
  return place;
}

uint64_t unbank_shared_bytes(const struct module *module, const struct kernel *kernel,
                             bool chosen) {
  return unbank_place(module, kernel, module->arrays.count, chosen);
}

/* The units of an array, one for each of its kernels, are in their order. */
const struct unit *unbank_unit_of(const struct module *module, size_t kernel, uint32_t array) {
  if (!module->first_unit || module->first_unit[array] == module->first_unit[array + 1])
    return NULL;
  const struct unit *first = &module->units.items[module->first_unit[array]];
  if (first->kernel < 0)
    return first;
  const struct array *of = &module->arrays.items[array];
  uint32_t at = unbank_find_number(of->kernels.items, of->kernels.count, (uint32_t)kernel);
  return at == UNBANK_NO_PLACE ? NULL : first + at;
}

const struct unit *unbank_rewritten(const struct module *module, const struct access *access) {
  const struct kernel *kernel = unbank_kernel_of(module, access->function);
  const struct unit *unit = unbank_unit_of(module, kernel ? kernel->id : UINT32_MAX, access->array);
  return unit && unit->replacement ? unit : NULL;
}
