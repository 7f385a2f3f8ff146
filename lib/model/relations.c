/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "model/relations.h"
#include "support/integers.h"

#include <stdlib.h>

void unbank_kernel_add(struct module *module, struct kernel *kernel, LLVMValueRef function) {
  if (kernel->functions.count) {
    if (!kernel->runs.arena)
      kernel->runs = map_new(module->arena);
    if (function == kernel->function || !map_add(&kernel->runs, function, 1))
      return;
  }
  *ARENA_PUSH(module->arena, &kernel->functions) = function;
}

bool unbank_kernel_runs(const struct kernel *kernel, LLVMValueRef function) {
  return function == kernel->function || map_get(&kernel->runs, function, NULL);
}

struct kernel *unbank_kernel_of(const struct module *module, LLVMValueRef function) {
  uint32_t id;
  return map_get(&module->kernel_ids, function, &id) ? &module->kernels.items[id] : NULL;
}

struct kernel *unbank_only_kernel_of(const struct module *module, LLVMValueRef function) {
  uint32_t id;
  return map_get(&module->only_kernels, function, &id) && id < module->kernels.count
             ? &module->kernels.items[id]
             : NULL;
}

uint32_t unbank_find_number(const uint32_t *numbers, size_t count, uint32_t number) {
  size_t low = 0, high = count;
  while (low < high) {
    size_t middle = low + (high - low) / 2;
    if (numbers[middle] < number)
      low = middle + 1;
    else
      high = middle;
  }
  return low < count && numbers[low] == number ? (uint32_t)low : UNBANK_NO_INDEX;
}

/* Functions. */

/* What a function has: its accesses, which are neighbours, and the arrays that it uses. */
struct owner {
  uint32_t first, count;
  LIST_OF(uint32_t) arrays;
};

struct owners {
  struct map numbers; /* functions to items */
  LIST_OF(struct owner) list;
};

static struct owner *owner_of(struct arena *arena, struct owners *owners, LLVMValueRef function) {
  uint32_t number = (uint32_t)owners->list.count;
  if (map_get(&owners->numbers, function, &number))
    return &owners->list.items[number];
  map_put(&owners->numbers, function, number);
  return ARENA_PUSH(arena, &owners->list);
}

static struct owners find_owners(const struct module *module, struct arena *arena) {
  struct owners owners = {.numbers = map_new(arena)};
  for (uint32_t id = 0; id < module->accesses.count; id++) {
    struct owner *owner = owner_of(arena, &owners, module->accesses.items[id].function);
    owner->first = owner->count ? owner->first : id;
    owner->count++;
  }
  for (uint32_t id = 0; id < module->arrays.count; id++) {
    const struct array *array = &module->arrays.items[id];
    for (size_t i = 0; i < array->functions.count; i++)
      *ARENA_PUSH(arena, &owner_of(arena, &owners, array->functions.items[i])->arrays) = id;
  }
  return owners;
}

/* Kernels. */

enum { SEVERAL = UINT32_MAX };

/* Drops repetitions in a sorted list. */
static size_t unique(uint32_t *numbers, size_t count) {
  size_t kept = 0;
  for (size_t i = 0; i < count; i++)
    if (!kept || numbers[kept - 1] != numbers[i])
      numbers[kept++] = numbers[i];
  return kept;
}

/* Orders the accesses by arrays: first how many there are of each, then where each begins. */
static void order_by_array(struct module *module, struct kernel *kernel) {
  const struct access *all = module->accesses.items;
  size_t arrays = kernel->arrays.count, count = kernel->accesses.count;
  uint32_t *starts = ARENA_ARRAY(module->arena, uint32_t, arrays + 2);
  kernel->by_array = ARENA_ARRAY(module->arena, uint32_t, count);
  kernel->starts = starts;
  for (size_t i = 0; i < count; i++)
    starts[2 + unbank_find_number(kernel->arrays.items, arrays,
                                  all[kernel->accesses.items[i]].array)]++;
  for (size_t a = 2; a < arrays + 2; a++)
    starts[a] += starts[a - 1];
  for (size_t i = 0; i < count; i++) {
    uint32_t id = kernel->accesses.items[i];
    kernel
        ->by_array[starts[1 + unbank_find_number(kernel->arrays.items, arrays, all[id].array)]++] =
        id;
  }
}

/* Orders the functions by the arrays that they use, in the same way. */
static void order_users_by_array(struct module *module, const struct owners *owners,
                                 struct kernel *kernel) {
  const size_t arrays = kernel->arrays.count;
  uint32_t number, *starts = ARENA_ARRAY(module->arena, uint32_t, arrays + 2);
  size_t count = 0;
  kernel->user_starts = starts;
  for (size_t i = 0; i < kernel->functions.count; i++)
    if (map_get(&owners->numbers, kernel->functions.items[i], &number)) {
      const struct owner *owner = &owners->list.items[number];
      count += owner->arrays.count;
      for (size_t k = 0; k < owner->arrays.count; k++)
        starts[2 + unbank_find_number(kernel->arrays.items, arrays, owner->arrays.items[k])]++;
    }
  for (size_t a = 2; a < arrays + 2; a++)
    starts[a] += starts[a - 1];
  kernel->users_by_array = ARENA_ARRAY(module->arena, LLVMValueRef, count);
  for (size_t i = 0; i < kernel->functions.count; i++)
    if (map_get(&owners->numbers, kernel->functions.items[i], &number)) {
      const struct owner *owner = &owners->list.items[number];
      for (size_t k = 0; k < owner->arrays.count; k++)
        kernel->users_by_array[starts[1 + unbank_find_number(kernel->arrays.items, arrays,
                                                             owner->arrays.items[k])]++] =
            kernel->functions.items[i];
    }
}

static void relate_kernel(struct module *module, const struct owners *owners,
                          struct kernel *kernel) {
  for (size_t i = 0; i < kernel->functions.count; i++) {
    uint32_t number, other;
    bool is_run = map_get(&module->only_kernels, kernel->functions.items[i], &other);
    map_put(&module->only_kernels, kernel->functions.items[i], is_run ? SEVERAL : kernel->id);
    if (!map_get(&owners->numbers, kernel->functions.items[i], &number))
      continue;
    const struct owner *owner = &owners->list.items[number];
    for (uint32_t k = 0; k < owner->count; k++)
      *ARENA_PUSH(module->arena, &kernel->accesses) = owner->first + k;
    for (size_t k = 0; k < owner->arrays.count; k++)
      *ARENA_PUSH(module->arena, &kernel->arrays) = owner->arrays.items[k];
  }
  sort_numbers(kernel->accesses.items, kernel->accesses.count);
  sort_numbers(kernel->arrays.items, kernel->arrays.count);
  kernel->arrays.count = unique(kernel->arrays.items, kernel->arrays.count);
  order_by_array(module, kernel);
  order_users_by_array(module, owners, kernel);
  for (size_t i = 0; i < kernel->arrays.count; i++)
    *ARENA_PUSH(module->arena, &module->arrays.items[kernel->arrays.items[i]].kernels) = kernel->id;
}

/* Lists the kernels of each access: first how many there are, then where they begin. */
static void list_access_kernels(struct module *module) {
  const size_t accesses = module->accesses.count;
  uint32_t *starts = ARENA_ARRAY(module->arena, uint32_t, accesses + 2);
  module->kernel_starts = starts;
  for (size_t k = 0; k < module->kernels.count; k++)
    for (size_t i = 0; i < module->kernels.items[k].accesses.count; i++)
      starts[2 + module->kernels.items[k].accesses.items[i]]++;
  for (size_t a = 2; a < accesses + 2; a++)
    starts[a] += starts[a - 1];
  module->access_kernels = ARENA_ARRAY(module->arena, uint32_t, starts[accesses + 1] + 1);
  for (uint32_t k = 0; k < module->kernels.count; k++)
    for (size_t i = 0; i < module->kernels.items[k].accesses.count; i++)
      module->access_kernels[starts[1 + module->kernels.items[k].accesses.items[i]]++] = k;
}

void unbank_relate(struct module *module) {
  struct arena scratch = {0};
  struct owners owners = find_owners(module, &scratch);
  module->kernel_ids = map_new(module->arena);
  module->only_kernels = map_new(module->arena);
  for (uint32_t k = 0; k < module->kernels.count; k++) {
    map_put(&module->kernel_ids, module->kernels.items[k].function, k);
    relate_kernel(module, &owners, &module->kernels.items[k]);
  }
  list_access_kernels(module);
  arena_free(&scratch);
}

const uint32_t *unbank_kernel_accesses(const struct kernel *kernel, uint32_t array, size_t *count) {
  uint32_t at = unbank_find_number(kernel->arrays.items, kernel->arrays.count, array);
  *count = at == UNBANK_NO_INDEX ? 0 : kernel->starts[at + 1] - kernel->starts[at];
  return *count ? kernel->by_array + kernel->starts[at] : NULL;
}

const uint32_t *unbank_access_kernels(const struct module *module, uint32_t access, size_t *count) {
  *count = module->kernel_starts[access + 1] - module->kernel_starts[access];
  return module->access_kernels + module->kernel_starts[access];
}

const LLVMValueRef *unbank_kernel_users(const struct kernel *kernel, uint32_t array,
                                        size_t *count) {
  uint32_t at = unbank_find_number(kernel->arrays.items, kernel->arrays.count, array);
  *count = at == UNBANK_NO_INDEX ? 0 : kernel->user_starts[at + 1] - kernel->user_starts[at];
  return *count ? kernel->users_by_array + kernel->user_starts[at] : NULL;
}

const char *unbank_access_name(const struct module *module, uint32_t kernel,
                               const struct access *access) {
  char letter = access->is_given ? 'g' : 's';
  size_t count;
  const uint32_t *kernels = unbank_access_kernels(module, access->id, &count);
  return count && *kernels < kernel
             ? arena_printf(module->arena, "%c%u.k%u", letter, access->number, kernel)
             : arena_printf(module->arena, "%c%u", letter, access->number);
}
