/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "kernels/owners.h"

#include "find/pins.h"
#include "kernels/calls.h"
#include "shim/query.h"

/* Whether code of other modules may use the same memory. Dynamic memory may be used by all code
 * that runs in the launch. */
static bool is_shared_symbol(const struct module *module, const struct array *array) {
  bool is_shared = array->is_dynamic;
  for (size_t i = 0; i < array->members.count && !module->is_whole; i++)
    is_shared |= !unbank_is_local(array->members.items[i].global);
  return is_shared;
}

static void check_functions(struct module *module, const struct array *array) {
  for (size_t i = 0; i < array->functions.count; i++) {
    LLVMValueRef function = array->functions.items[i];
    if (unbank_has_attribute(function, "optnone"))
      unbank_pin_in(module, array->id, function, UNBANK_CODE_OPTNONE, function, NULL);
    if (LLVMGetLinkage(function) == LLVMAvailableExternallyLinkage ||
        (is_shared_symbol(module, array) && unbank_is_exposed(module, function)))
      unbank_pin_in(module, array->id, function, UNBANK_CODE_LINKONCE_DEVICE, function, NULL);
  }
}

static void check_kernels(struct module *module, const struct array *array) {
  for (size_t k = 0; k < array->kernels.count; k++) {
    const struct kernel *kernel = &module->kernels.items[array->kernels.items[k]];
    if (kernel->leaves)
      unbank_pin_in(
          module, array->id, kernel->function, UNBANK_CODE_EXTERNAL_LINKAGE, kernel->unseen.inst,
          arena_printf(module->arena, "other modules may use it, and a kernel that does reaches %s",
                       unbank_gap_text(module, &kernel->unseen)));
  }
}

/* Dynamic memory can be accessed without its symbol: a kernel's accesses at addresses that come
 * from no array may be to it. */
static void check_baseless(struct module *module, const struct array *array) {
  for (size_t k = 0; k < array->kernels.count; k++) {
    const struct kernel *kernel = &module->kernels.items[array->kernels.items[k]];
    const struct gap *gap = &kernel->baseless;
    if (gap->inst)
      unbank_pin_in(module, array->id, kernel->function,
                    gap->kind == GAP_ASSEMBLY ? UNBANK_CODE_ESCAPES_INLINE_ASM
                                              : UNBANK_CODE_UNSUPPORTED_ACCESS,
                    gap->inst,
                    arena_printf(module->arena, "a kernel that uses it reaches %s",
                                 unbank_gap_text(module, gap)));
  }
}

/* If the module defines dynamic memory, as an array of zero bytes (MLIR), it is placed among the
 * static arrays, and one of these may overlap it. */
static void check_neighbours(struct module *module, const struct array *array) {
  for (size_t k = 0; k < array->kernels.count; k++) {
    const struct kernel *kernel = &module->kernels.items[array->kernels.items[k]];
    if (kernel->arrays.count > 1)
      unbank_pin_in(module, array->id, kernel->function, UNBANK_CODE_DYNAMIC_SIZE, NULL,
                    "its size is chosen at launch, and as it is defined here, without bytes, "
                    "static arrays of its kernel may lie in it");
  }
}

void unbank_check_owners(struct module *module) {
  for (size_t i = 0; i < module->arrays.count; i++) {
    const struct array *array = &module->arrays.items[i];
    check_functions(module, array);
    if (is_shared_symbol(module, array))
      check_kernels(module, array);
    if (array->is_dynamic)
      check_baseless(module, array);
    if (array->is_dynamic && !LLVMIsDeclaration(array->global))
      check_neighbours(module, array);
  }
}
