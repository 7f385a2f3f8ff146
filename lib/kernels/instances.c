/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "kernels/instances.h"

#include "cost/target.h"
#include "find/joined.h"
#include "find/pins.h"
#include "kernels/calls.h"
#include "kernels/placing.h"
#include "layout/bits.h"
#include "layout/kind.h"
#include "model/relations.h"
#include "shim/source.h"
#include "support/integers.h"

const struct kernel *unbank_kernel_around(const struct module *module,
                                          const struct instance *instance) {
  const struct array *array = &module->arrays.items[instance->array];
  if (instance->kernel < 0)
    return array->functions.count == 1 ? unbank_kernel_of(module, array->functions.items[0]) : NULL;
  const struct kernel *kernel = &module->kernels.items[instance->kernel];
  size_t count;
  const LLVMValueRef *users = unbank_kernel_users(kernel, array->id, &count);
  for (size_t i = 0; i < count; i++)
    if (users[i] != kernel->function)
      return NULL;
  return kernel;
}

const struct unbank_shape *unbank_promise(const struct module *module,
                                          const struct instance *instance) {
  const struct kernel *kernel = unbank_kernel_around(module, instance);
  return kernel && kernel->promised ? &kernel->block : NULL;
}

const uint32_t *unbank_instance_kernels(const struct module *module,
                                        const struct instance *instance, size_t *count) {
  const struct array *array = &module->arrays.items[instance->array];
  *count = instance->kernel < 0 ? array->kernels.count : 1;
  return instance->kernel < 0 ? array->kernels.items : &module->kernels.items[instance->kernel].id;
}

const struct kernel *unbank_next_kernel(const struct module *module,
                                        const struct instance *instance,
                                        const struct kernel *last) {
  size_t count;
  const uint32_t *kernels = unbank_instance_kernels(module, instance, &count);
  size_t at = last ? unbank_find_number(kernels, count, last->id) + 1 : 0;
  return at < count ? &module->kernels.items[kernels[at]] : NULL;
}

const uint32_t *unbank_accesses_in(const struct module *module, const struct instance *instance,
                                   const struct kernel *kernel, size_t *count) {
  const bool is_whole =
      instance->access_count == module->arrays.items[instance->array].accesses.count;
  *count = instance->access_count;
  return instance->kernel < 0 && is_whole ? unbank_kernel_accesses(kernel, instance->array, count)
                                          : instance->accesses;
}

/* Whether each function that uses an array is one kernel's alone, so that kernels may have clones
 * of the array. */
static bool is_divisible(const struct module *module, const struct array *array) {
  for (size_t i = 0; i < array->functions.count; i++) {
    LLVMValueRef function = array->functions.items[i];
    if (!unbank_only_kernel_of(module, function) || unbank_is_exposed(module, function))
      return false;
  }
  return array->kernels.count > 1;
}

/* Confinement. */

const char *unbank_memory_beside(const struct module *module, const struct kernel *kernel) {
  struct arena *arena = module->arena;
  if (kernel->dynamic)
    return "also uses dynamic shared memory, whose size the launch chooses";
  if (kernel->leaves)
    return unbank_with_location(
        arena,
        arena_printf(arena, "reaches %s, and what that runs may take shared memory, too",
                     unbank_gap_text(module, &kernel->unseen)),
        kernel->unseen.inst);
  if (kernel->baseless.inst)
    return unbank_with_location(
        arena,
        arena_printf(arena,
                     "reaches %s, at an address that comes from no array, and what is there is not "
                     "known",
                     unbank_gap_text(module, &kernel->baseless)),
        kernel->baseless.inst);
  return NULL;
}

/* Why an instance may take no more bytes, nor move to where alignment leaves bytes before it. */
static const char *confinement(const struct module *module, const struct instance *instance) {
  const struct array *array = &module->arrays.items[instance->array];
  if (array->is_dynamic)
    return "the launch chooses the size of dynamic memory; so its bytes only move within lines";
  /* Clones are of arrays that no exposed function uses: is_divisible(). */
  for (size_t i = 0; instance->kernel < 0 && i < array->functions.count; i++)
    if (unbank_is_exposed(module, array->functions.items[i]))
      return "kernels of other modules may run a function that uses it; so it may take no more "
             "bytes, nor move";
  UNBANK_EACH_KERNEL(kernel, module, instance) {
    const char *beside = unbank_memory_beside(module, kernel);
    if (beside)
      return arena_printf(module->arena, "its kernel %s; so it may take no more bytes, nor move",
                          beside);
  }
  return NULL;
}

static void add_instance(struct module *module, const struct array *array, int32_t kernel) {
  struct instance *instance = ARENA_PUSH(module->arena, &module->instances);
  *instance = (struct instance){.id = (uint32_t)module->instances.count - 1,
                                .array = array->id,
                                .kernel = kernel,
                                .code = UNBANK_CODE_NO_GAIN,
                                .accesses = array->accesses.items,
                                .access_count = array->accesses.count};
  if (kernel >= 0)
    instance->accesses =
        unbank_kernel_accesses(&module->kernels.items[kernel], array->id, &instance->access_count);
  instance->pin = unbank_pin_of(array, kernel < 0 ? NULL : &module->kernels.items[kernel]);
  instance->confined = confinement(module, instance);
}

/* Counts which of those that name an array would name a clone. */
static void count_namers(struct module *module, const struct array *array) {
  struct instance *first = &module->instances.items[module->first_instance[array->id]];
  const size_t count = module->instances.count - module->first_instance[array->id];
  uint32_t *renamed = ARENA_NEW(module->arena, uint32_t);
  for (size_t i = 0; i < count; i++)
    first[i].renamed = renamed;
  for (size_t i = 0; count && first->kernel >= 0 && i < array->direct_users.count; i++) {
    const struct kernel *kernel = unbank_only_kernel_of(module, array->direct_users.items[i]);
    const uint32_t at = unbank_find_number(array->kernels.items, array->kernels.count, kernel->id);
    first[at].namers++;
  }
}

/* An array that several kernels use is weighed, and if it pays cloned, for each of them; one that a
 * device function of several uses gets one layout. */
void unbank_list_instances(struct module *module) {
  module->first_instance = ARENA_ARRAY(module->arena, uint32_t, module->arrays.count + 1);
  for (size_t i = 0; i < module->arrays.count; i++) {
    struct array *array = &module->arrays.items[i];
    if (!is_divisible(module, array))
      add_instance(module, array, -1);
    else
      for (size_t k = 0; k < array->kernels.count; k++)
        add_instance(module, array, (int32_t)array->kernels.items[k]);
    count_namers(module, array);
    module->first_instance[i + 1] = (uint32_t)module->instances.count;
  }
}

bool unbank_instance_changes(const struct instance *instance) {
  return unbank_code_row(instance->code)->decision == UNBANK_DECISION_CHANGED;
}

void unbank_set_code(struct instance *instance, enum unbank_code code) {
  if (unbank_instance_changes(instance))
    *instance->renamed -= instance->namers;
  instance->code = code;
  if (unbank_instance_changes(instance))
    *instance->renamed += instance->namers;
}

bool unbank_suits(const struct array *array, const struct unbank_layout *layout) {
  uint32_t columns[32], line = unbank_layout_line(layout);
  if (!array->is_dynamic || layout->permutation == UNBANK_PERMUTE_PITCH)
    return true;
  if (unbank_layout_is_padded(layout) || !unbank_permutes_bits(layout) || line > UNBANK_BANK_ROW)
    return false;
  unbank_columns(layout, columns);
  return !(unbank_read_bits(columns) & (line - 1));
}

struct launch_number unbank_row_number(const struct module *module, const struct instance *instance,
                                       const struct unbank_row *row) {
  const struct kernel *kernel = unbank_kernel_around(module, instance);
  return kernel ? unbank_launch_number(kernel, row->argument) : (struct launch_number){NULL, 0};
}

static uint32_t align_in(const struct instance *instance, uint32_t align) {
  align = align ? align : 1;
  return align > UNBANK_ARRAY_ALIGN || instance->confined ? align : UNBANK_ARRAY_ALIGN;
}

uint32_t unbank_instance_align(const struct module *module, const struct instance *instance) {
  return align_in(instance, module->arrays.items[instance->array].align);
}

uint32_t unbank_member_align(const struct instance *instance, const struct member *member) {
  return align_in(instance, member->align);
}

/* Members. */

bool unbank_uses_member(const struct kernel *kernel, const struct array *array,
                        const struct member *member) {
  bool uses = !unbank_is_joined_array(array);
  for (size_t i = 0; i < member->functions.count && !uses; i++)
    uses = unbank_kernel_runs(kernel, member->functions.items[i]);
  return uses;
}

bool unbank_is_internal(const struct array *array) {
  for (size_t i = 0; i < array->members.count; i++)
    if (LLVMGetLinkage(array->members.items[i].global) != LLVMInternalLinkage)
      return false;
  return true;
}

uint64_t unbank_member_bytes(const struct module *module, const struct instance *instance,
                             const struct member *member) {
  const struct array *array = &module->arrays.items[instance->array];
  size_t number = (size_t)(member - array->members.items);
  if (instance->renewed && number < array->members.count && instance->renewed[number].bytes)
    return instance->renewed[number].bytes;
  return unbank_layout_is_identity(&instance->layout)
             ? member->bytes
             : unbank_layout_size(&instance->layout, (uint32_t)member->bytes);
}

uint64_t unbank_bytes_under(const struct array *array, const struct unbank_layout *layout) {
  uint64_t bytes = 0;
  for (size_t i = 0; i < array->members.count; i++)
    bytes +=
        unbank_layout_size(layout, array->is_dynamic ? (uint32_t)array->reach
                                                     : (uint32_t)array->members.items[i].bytes);
  return bytes;
}

/* Arrays of one kernel that stay as they are and lie elsewhere modulo 16 than they did. */
static unsigned displaced_in(const struct placing *as_is, const struct placing *then) {
  struct arena scratch = {0};
  const struct module *module = then->module;
  const struct kernel *kernel = then->kernel;
  const uint64_t *old = unbank_place_arrays(as_is, &scratch),
                 *places = unbank_place_arrays(then, &scratch);
  unsigned count = 0;
  for (size_t i = 0; i < kernel->arrays.count; i++) {
    const struct array *array = &module->arrays.items[kernel->arrays.items[i]];
    const struct instance *other = unbank_instance_of(module, kernel->id, array->id);
    if (array->bytes > array->align && array->id != then->hypothesis->array &&
        !(other && unbank_instance_changes(other)))
      count += (old[i] - places[i]) % UNBANK_ARRAY_ALIGN != 0;
  }
  arena_free(&scratch);
  return count;
}

unsigned unbank_displaced(const struct module *module, const struct instance *instance,
                          uint64_t bytes) {
  unsigned displaced = 0;
  UNBANK_EACH_KERNEL(kernel, module, instance) {
    const struct placing as_is = {module, kernel, .weighed = instance};
    displaced += displaced_in(&as_is, &(struct placing){module, kernel, .weighed = instance,
                                                        .hypothesis = instance, .bytes = bytes});
  }
  return displaced;
}

unsigned unbank_displaced_by_all(const struct module *module, const struct instance *instance,
                                 uint64_t bytes) {
  unsigned displaced = 0;
  UNBANK_EACH_KERNEL(kernel, module, instance)
    displaced += displaced_in(
        &(struct placing){.module = module, .kernel = kernel},
        &(struct placing){module, kernel, .chosen = true, .hypothesis = instance, .bytes = bytes});
  return displaced;
}

typedef unsigned displaced_by(const struct module *module, const struct instance *instance,
                              uint64_t bytes);

/* The fewest bytes from so many on, if not 16 more, that displace the fewest arrays. */
static uint64_t least_displacing(const struct module *module, const struct instance *instance,
                                 uint64_t bytes, displaced_by *displaced) {
  const struct array *array = &module->arrays.items[instance->array];
  const uint64_t step = greatest_divisor(array->bytes, array->align ? array->align : 1);
  uint64_t best = bytes;
  unsigned least = displaced(module, instance, bytes);
  for (uint64_t more = bytes / step * step + step; least && more < bytes + UNBANK_ARRAY_ALIGN;
       more += step) {
    const unsigned found = displaced(module, instance, more);
    if (found < least)
      least = found, best = more;
  }
  return best;
}

uint64_t unbank_instance_bytes(const struct module *module, const struct instance *instance) {
  const struct array *array = &module->arrays.items[instance->array];
  if (instance->bytes_after)
    return instance->bytes_after;
  if (unbank_layout_is_identity(&instance->layout) || !array->bytes)
    return array->bytes;
  uint64_t bytes = unbank_layout_size(&instance->layout, (uint32_t)array->bytes);
  if (instance->confined || unbank_is_joined_array(array))
    return bytes;
  return least_displacing(module, instance, bytes, unbank_displaced);
}

bool unbank_has_room(const struct module *module, const struct instance *instance, uint64_t more) {
  if (!more || instance->confined)
    return !more;
  UNBANK_EACH_KERNEL(kernel, module, instance)
    if (unbank_shared_bytes(module, kernel, NULL) + more + UNBANK_ARRAY_ALIGN >
        UNBANK_STATIC_BYTES_MAX)
      return false;
  return true;
}

/* Whether a layout says how many bytes an instance takes, and others may keep their places by more.
 */
static bool may_take_more(const struct module *module, const struct instance *instance) {
  const struct array *array = &module->arrays.items[instance->array];
  return unbank_instance_changes(instance) && !unbank_layout_is_identity(&instance->layout) &&
         array->bytes && !instance->confined && !unbank_is_joined_array(array);
}

/* What keeps other arrays in place was counted for each instance while the others stayed as they
 * were. In a kernel that has no room for the sum, each takes what its layout needs. */
static void fit_in_kernels(struct module *module) {
  for (size_t i = 0; i < module->instances.count; i++) {
    struct instance *instance = &module->instances.items[i];
    if (!may_take_more(module, instance))
      continue;
    bool fits = true;
    UNBANK_EACH_KERNEL(kernel, module, instance)
      fits = fits && unbank_shared_bytes(module, kernel, NULL) <= UNBANK_STATIC_BYTES_MAX;
    if (!fits)
      instance->bytes_after = unbank_layout_size(
          &instance->layout, (uint32_t)module->arrays.items[instance->array].bytes);
  }
}

void unbank_settle_bytes(struct module *module) {
  fit_in_kernels(module);
  for (size_t i = 0; i < module->instances.count; i++) {
    struct instance *instance = &module->instances.items[i];
    if (!may_take_more(module, instance))
      continue;
    const uint64_t bytes = unbank_instance_bytes(module, instance),
                   settled = least_displacing(module, instance, bytes, unbank_displaced_by_all);
    instance->bytes_after = unbank_has_room(module, instance, settled - bytes) ? settled : bytes;
  }
}

const uint64_t *unbank_places(const struct module *module, const struct kernel *kernel,
                              const struct instance *hypothesis, struct arena *arena) {
  return unbank_place_arrays(
      &(struct placing){module, kernel, .chosen = true, .hypothesis = hypothesis}, arena);
}

/* The place of the kernel's array at an index; that of the last one's end follows them. */
static uint64_t place_at(const struct placing *placing, size_t index) {
  struct arena scratch = {0};
  uint64_t place = unbank_place_arrays(placing, &scratch)[index];
  arena_free(&scratch);
  return place;
}

uint64_t unbank_place(const struct module *module, const struct kernel *kernel, uint32_t array,
                      const struct instance *hypothesis) {
  return place_at(&(struct placing){module, kernel, .chosen = true, .hypothesis = hypothesis},
                  unbank_find_number(kernel->arrays.items, kernel->arrays.count, array));
}

uint64_t unbank_original_bytes(const struct module *module, const struct kernel *kernel) {
  return place_at(&(struct placing){.module = module, .kernel = kernel}, kernel->arrays.count);
}

uint64_t unbank_shared_bytes(const struct module *module, const struct kernel *kernel,
                             const struct instance *hypothesis) {
  return place_at(&(struct placing){module, kernel, .chosen = true, .hypothesis = hypothesis},
                  kernel->arrays.count);
}

/* The instances of an array, one for each of its kernels, are in their order. */
const struct instance *unbank_instance_of(const struct module *module, size_t kernel,
                                          uint32_t array) {
  if (!module->first_instance || module->first_instance[array] == module->first_instance[array + 1])
    return NULL;
  const struct instance *first = &module->instances.items[module->first_instance[array]];
  if (first->kernel < 0)
    return first;
  const struct array *of = &module->arrays.items[array];
  uint32_t at = unbank_find_number(of->kernels.items, of->kernels.count, (uint32_t)kernel);
  return at == UNBANK_NO_INDEX ? NULL : first + at;
}

static const struct instance *instance_behind(const struct module *module,
                                              const struct access *access) {
  const struct kernel *kernel = unbank_only_kernel_of(module, access->function);
  return unbank_instance_of(module, kernel ? kernel->id : UINT32_MAX, access->array);
}

const struct instance *unbank_changing(const struct module *module, const struct access *access) {
  const struct instance *instance = instance_behind(module, access);
  return instance && unbank_instance_changes(instance) ? instance : NULL;
}

const struct instance *unbank_rewritten(const struct module *module, const struct access *access) {
  const struct instance *instance = instance_behind(module, access);
  return instance && instance->replacement ? instance : NULL;
}
