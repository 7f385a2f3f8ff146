/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Arrays as their globals declare them: size, alignment, linkage. */
#include <string.h>

#include "find/arrays_internal.h"
#include "find/earlier.h"
#include "find/pins.h"
#include "shim/query.h"
#include "shim/shim.h"

/* Offsets are computed in 32 bits (plan.h). No GPU has this much shared memory. */
enum { ARRAY_BYTES_MAX = 1 << 24 };

static bool is_sizeless(LLVMValueRef global) {
  uint64_t bytes;
  LLVMTargetDataRef layout = LLVMGetModuleDataLayout(LLVMGetGlobalParent(global));
  return LLVMGetPointerAddressSpace(LLVMTypeOf(global)) == UNBANK_SHARED_SPACE &&
         unbank_type_bytes(layout, LLVMGlobalGetValueType(global), &bytes) && !bytes;
}

/* Whether an array without a size is the launch's dynamic memory. Declarations are; all of them are
 * one array. MLIR defines the array instead, with internal linkage. ptxas then allocates a byte for
 * the name among the static arrays, so it must be the only such name, and its kernels' only array
 * (kernels/owners.c), or the memory after it would not be just dynamic memory. */
static bool is_of_launch(LLVMValueRef array) {
  if (LLVMIsDeclaration(array))
    return true;
  UNBANK_EACH_GLOBAL(global, LLVMGetGlobalParent(array))
    if (global != array && is_sizeless(global))
      return false;
  return unbank_is_local(array);
}

/* Finds an array's size and alignment, and pins it if they are unusable. */
static void measure(struct module *module, struct array *array) {
  LLVMTargetDataRef layout = LLVMGetModuleDataLayout(module->ir);
  LLVMTypeRef type = LLVMGlobalGetValueType(array->global);
  array->align = LLVMGetAlignment(array->global);
  if (!unbank_type_bytes(layout, type, &array->bytes)) {
    array->bytes = 0;
    unbank_pin_in(module, array->id, NULL, UNBANK_CODE_UNSUPPORTED_ACCESS, NULL,
                  "its type has no size that is known");
    return;
  }
  if (!array->align)
    array->align = LLVMABIAlignmentOfType(layout, type);
  array->is_dynamic = !array->bytes && is_of_launch(array->global);
  if (array->is_dynamic && array->align < UNBANK_ARRAY_ALIGN)
    array->align = UNBANK_ARRAY_ALIGN;
  array->reach = array->is_dynamic ? UNBANK_OFFSET_END : array->bytes;
  if (array->bytes > ARRAY_BYTES_MAX) {
    unbank_pin_in(module, array->id, NULL, UNBANK_CODE_STATIC_LIMIT, NULL,
                  "it is larger than the shared memory of any GPU");
  }
}

/* Whether no other module defines or uses an external array, given that the module is whole. That
 * refers to the source: ThinLTO makes internal arrays external, with ".llvm." in their names, when
 * it copies functions that use them to other modules. */
static bool is_alone(const struct module *module, const struct array *array) {
  return module->is_whole && LLVMGetLinkage(array->global) == LLVMExternalLinkage &&
         !strstr(array->name, ".llvm.");
}

static void check_linkage(struct module *module, const struct array *array) {
  LLVMValueRef global = array->global;
  LLVMLinkage linkage = LLVMGetLinkage(global);
  const char *section = LLVMGetSection(global);
  if (array->is_dynamic)
    return;
  if (!array->bytes)
    unbank_pin(module, array->id, UNBANK_CODE_DYNAMIC_SIZE, NULL);
  else if (LLVMIsDeclaration(global) || (section && *section) || LLVMIsThreadLocal(global))
    unbank_pin(module, array->id, UNBANK_CODE_EXTERNAL_LINKAGE, NULL);
  else if (!unbank_is_local(global) && linkage != LLVMLinkOnceODRLinkage &&
           linkage != LLVMWeakODRLinkage && !is_alone(module, array))
    unbank_pin(module, array->id, UNBANK_CODE_EXTERNAL_LINKAGE, NULL);
}

/* The reasoning of offsets.h is for pointer arithmetic modulo 2^64 or 2^32. */
static bool has_known_arithmetic(const struct module *module) {
  unsigned generic = unbank_index_bits(module->ir, 0);
  unsigned shared = unbank_index_bits(module->ir, UNBANK_SHARED_SPACE);
  return (generic == 64 || generic == 32) && (shared == 64 || shared == 32);
}

/* The array that stands for dynamic memory: the first of its names. */
static struct array *dynamic_memory(const struct module *module) {
  for (size_t i = 0; i < module->arrays.count; i++)
    if (module->arrays.items[i].is_dynamic)
      return &module->arrays.items[i];
  return NULL;
}

struct array *unbank_add_array(struct module *module, LLVMValueRef global) {
  struct array *array = ARENA_PUSH(module->arena, &module->arrays);
  array->id = (uint32_t)module->arrays.count - 1;
  array->global = global;
  array->name = arena_strdup(module->arena, unbank_value_name(global));
  array->earlier = unbank_read_mark(module->arena, module->ir, global);
  measure(module, array);
  struct array *first = array->is_dynamic ? dynamic_memory(module) : array;
  if (first != array) {
    first->align = array->align < first->align ? array->align : first->align;
    *ARENA_PUSH(module->arena, &first->globals) = global;
    module->arrays.count--;
    return first;
  }
  *ARENA_PUSH(module->arena, &array->globals) = global;
  *ARENA_PUSH(module->arena, &array->members) =
      (struct member){global, array->name, array->bytes, array->align, array->id, {0}};
  check_linkage(module, array);
  if (!has_known_arithmetic(module))
    unbank_pin(module, array->id, UNBANK_CODE_WRAPS, NULL);
  return array;
}
