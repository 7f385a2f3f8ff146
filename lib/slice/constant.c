/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "slice/constant.h"

#include <string.h>

#include "find/joined.h"
#include "shim/query.h"
#include "slice/decode.h"
#include "slice/slice_internal.h"
#include "support/integers.h"

enum { ADDRESS_BITS = 32 }; /* that a shared address has at most */

bool unbank_slice_enter(const struct slices *slices, LLVMTypeRef *type, bool first,
                        LLVMValueRef value, struct gep_index *out) {
  bool is_constant = LLVMIsAConstantInt(value) != NULL;
  int64_t index = is_constant ? LLVMConstIntGetSExtValue(value) : 0;
  LLVMTypeKind kind = LLVMGetTypeKind(*type);
  *out = (struct gep_index){.value = value, .is_constant = is_constant};
  if (!first && kind == LLVMStructTypeKind) {
    if (!is_constant)
      return false;
    out->number = (int64_t)LLVMOffsetOfElement(slices->layout, *type, (unsigned)index);
    *type = LLVMStructGetTypeAtIndex(*type, (unsigned)index);
    return true;
  }
  if (!first && kind != LLVMArrayTypeKind && kind != LLVMVectorTypeKind)
    return false;
  if (!first)
    *type = LLVMGetElementType(*type);
  uint64_t size;
  if (!unbank_type_bytes(slices->layout, *type, &size))
    return false;
  out->number = (int64_t)(is_constant ? (uint64_t)index * size : size);
  return true;
}

static bool constant_gep(const struct slices *slices, LLVMValueRef gep, int64_t *number,
                         uint32_t *array) {
  if (!unbank_slice_constant(slices, LLVMGetOperand(gep, 0), number, array))
    return false;
  LLVMTypeRef type = LLVMGetGEPSourceElementType(gep);
  for (unsigned i = 1; i < (unsigned)LLVMGetNumOperands(gep); i++) {
    struct gep_index index;
    if (!unbank_slice_enter(slices, &type, i == 1, LLVMGetOperand(gep, i), &index) ||
        !index.is_constant)
      return false;
    *number = wrapping_add(*number, index.number);
  }
  return true;
}

static bool is_at_rows(const struct slices *slices, uint32_t array) {
  return slices->module->arrays.items[array].is_dynamic && begins_at_rows(slices);
}

/* The bits of a floating-point constant, as a double; false for NaN. */
static bool float_bits(LLVMValueRef value, int64_t *bits) {
  LLVMBool loses;
  const double number = LLVMConstRealGetDouble(value, &loses);
  memcpy(bits, &number, sizeof *bits);
  return unbank_slice_is_float(value) && number == number;
}

bool unbank_slice_constant(const struct slices *slices, LLVMValueRef value, int64_t *number,
                           uint32_t *array) {
  uint32_t id;
  *number = 0, *array = 0;
  if (LLVMIsAConstantInt(value)) {
    *number = unbank_slice_width(value) ? LLVMConstIntGetSExtValue(value) : 0;
    return unbank_slice_width(value) != 0;
  }
  if (LLVMIsUndef(value) || LLVMIsNull(value))
    return true;
  if (LLVMIsAConstantFP(value))
    return float_bits(value, number);
  if (LLVMIsAGlobalVariable(value) && map_get(&slices->module->derived, value, &id)) {
    const struct array *of = &slices->module->arrays.items[id];
    const struct member *member = unbank_is_joined_array(of) ? unbank_member_of(of, value) : NULL;
    *number = member ? unbank_member_start((size_t)(member - of->members.items)) : 0;
    *array = id + 1;
    return true;
  }
  switch (unbank_opcode(value)) {
  case LLVMGetElementPtr:
    return constant_gep(slices, value, number, array);
  case LLVMTrunc:
    return unbank_slice_width(value) >= ADDRESS_BITS &&
           unbank_slice_constant(slices, LLVMGetOperand(value, 0), number, array);
  case LLVMAddrSpaceCast:
  case LLVMBitCast:
  case LLVMPtrToInt:
  case LLVMIntToPtr:
    return unbank_slice_constant(slices, LLVMGetOperand(value, 0), number, array);
  case LLVMAdd:
  case LLVMSub: {
    int64_t other;
    uint32_t other_array;
    bool is_sub = unbank_opcode(value) == LLVMSub;
    if (!unbank_slice_constant(slices, LLVMGetOperand(value, 0), number, array) ||
        !unbank_slice_constant(slices, LLVMGetOperand(value, 1), &other, &other_array) ||
        (other_array && *array))
      return false;
    if (other_array && is_sub && !is_at_rows(slices, other_array - 1))
      return false;
    if (is_sub) /* an address below 0: only its low bits are used */
      other_array = 0;
    *number = wrapping_add(*number, is_sub ? wrapping_multiply(other, -1) : other);
    *array |= other_array;
    return true;
  }
  default:
    return false;
  }
}
