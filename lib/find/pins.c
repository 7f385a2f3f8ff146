/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "find/pins.h"

#include "model/relations.h"
#include "shim/query.h"

void unbank_pin_in(struct module *module, uint32_t array, LLVMValueRef function,
                   enum unbank_code code, LLVMValueRef culprit, const char *reason) {
  struct array *it = &module->arrays.items[array];
  for (size_t i = 0; i < it->pins.count; i++)
    if (it->pins.items[i].code == code && it->pins.items[i].function == function)
      return;
  *ARENA_PUSH(module->arena, &it->pins) =
      (struct pin){.code = code, .reason = reason, .culprit = culprit, .function = function};
}

void unbank_pin(struct module *module, uint32_t array, enum unbank_code code,
                LLVMValueRef culprit) {
  unbank_pin_for(module, array, code, culprit, NULL);
}

void unbank_pin_for(struct module *module, uint32_t array, enum unbank_code code,
                    LLVMValueRef culprit, const char *reason) {
  unbank_pin_in(module, array, unbank_function_of(culprit), code, culprit, reason);
}

static bool concerns(const struct pin *pin, const struct kernel *kernel) {
  return !kernel || !pin->function || unbank_kernel_runs(kernel, pin->function);
}

const struct pin *unbank_pin_of(const struct array *array, const struct kernel *kernel) {
  for (size_t i = 0; i < array->pins.count; i++)
    if (concerns(&array->pins.items[i], kernel))
      return &array->pins.items[i];
  return NULL;
}

/* Whether an array that is pinned by this code may be accessed where no access is listed. */
static bool is_escape(enum unbank_code code) {
  return code == UNBANK_CODE_ESCAPES_CALL || code == UNBANK_CODE_ESCAPES_STORE ||
         code == UNBANK_CODE_ESCAPES_INLINE_ASM || code == UNBANK_CODE_UNSUPPORTED_ACCESS ||
         code == UNBANK_CODE_USED_BY_TMA || code == UNBANK_CODE_ADDRESS_COMPARED ||
         code == UNBANK_CODE_MIXES_BITS;
}

const struct pin *unbank_escape_of(const struct array *array, const struct kernel *kernel) {
  for (size_t i = 0; i < array->pins.count; i++)
    if (is_escape(array->pins.items[i].code) && concerns(&array->pins.items[i], kernel))
      return &array->pins.items[i];
  return NULL;
}

bool unbank_is_pinned(const struct module *module, const struct array *array) {
  bool pinned = array->pins.count != 0;
  for (size_t k = 0; pinned && k < array->kernels.count; k++)
    pinned = unbank_pin_of(array, &module->kernels.items[array->kernels.items[k]]) != NULL;
  return pinned;
}
