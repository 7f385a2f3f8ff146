/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * A vector may be loaded for some of its elements. ptxas reads no others, so an instruction of a
 * cubin may be narrower than the load. Uses are followed through what picks elements out; any other
 * use takes the whole value. */
#include "sim/program/program.h"

enum { BYTES_MAX = 64, DEPTH_MAX = 8 };

static uint64_t bits(uint64_t first, uint64_t count) {
  if (first >= BYTES_MAX || count > BYTES_MAX - first)
    return UINT64_MAX;
  uint64_t ones = count == BYTES_MAX ? UINT64_MAX : (UINT64_C(1) << count) - 1;
  return ones << first;
}

/* Elements lie side by side unless they are of odd sizes. 0: not of one size. */
static uint64_t element_bytes(LLVMTargetDataRef layout, LLVMTypeRef vector) {
  LLVMTypeRef element = LLVMGetElementType(vector);
  uint64_t bytes = LLVMStoreSizeOfType(layout, element);
  return LLVMSizeOfTypeInBits(layout, element) == 8 * bytes ? bytes : 0;
}

static uint64_t of_element(LLVMTargetDataRef layout, LLVMValueRef extract) {
  uint64_t bytes = element_bytes(layout, LLVMTypeOf(LLVMGetOperand(extract, 0)));
  LLVMValueRef index = LLVMGetOperand(extract, 1);
  return bytes && LLVMIsAConstantInt(index) && LLVMConstIntGetZExtValue(index) < BYTES_MAX
             ? bits(LLVMConstIntGetZExtValue(index) * bytes, bytes)
             : UINT64_MAX;
}

static uint64_t of_shuffle(LLVMTargetDataRef layout, LLVMValueRef shuffle, LLVMValueRef value) {
  uint64_t bytes = element_bytes(layout, LLVMTypeOf(value)), sum = 0;
  int count = (int)LLVMGetVectorSize(LLVMTypeOf(value));
  for (unsigned i = 0; i < LLVMGetNumMaskElements(shuffle); i++) {
    int from = LLVMGetMaskValue(shuffle, i);
    for (int operand = 0; operand < 2 && bytes; operand++)
      if (LLVMGetOperand(shuffle, (unsigned)operand) == value && from >= operand * count &&
          from < (operand + 1) * count)
        sum |= bits((uint64_t)(from - operand * count) * bytes, bytes);
  }
  return bytes ? sum : UINT64_MAX;
}

static uint64_t of_field(LLVMTargetDataRef layout, LLVMValueRef extract) {
  LLVMTypeRef type = LLVMTypeOf(LLVMGetOperand(extract, 0));
  unsigned index = LLVMGetIndices(extract)[0];
  if (LLVMGetTypeKind(type) == LLVMStructTypeKind)
    return bits(LLVMOffsetOfElement(layout, type, index),
                LLVMStoreSizeOfType(layout, LLVMStructGetTypeAtIndex(type, index)));
  uint64_t bytes = LLVMABISizeOfType(layout, LLVMGetElementType(type));
  return index < BYTES_MAX && bytes <= BYTES_MAX ? bits(index * bytes, bytes) : UINT64_MAX;
}

static uint64_t follow(LLVMTargetDataRef layout, LLVMValueRef value, unsigned depth) {
  uint64_t sum = 0;
  for (LLVMUseRef use = LLVMGetFirstUse(value); use && ~sum; use = LLVMGetNextUse(use)) {
    LLVMValueRef user = LLVMGetUser(use);
    if (LLVMIsAExtractElementInst(user) && LLVMGetOperand(user, 0) == value)
      sum |= of_element(layout, user);
    else if (LLVMIsAShuffleVectorInst(user))
      sum |= of_shuffle(layout, user, value);
    else if (LLVMIsAExtractValueInst(user))
      sum |= of_field(layout, user);
    else if ((LLVMIsABitCastInst(user) || LLVMIsAFreezeInst(user)) && depth < DEPTH_MAX)
      sum |= follow(layout, user, depth + 1);
    else
      sum = UINT64_MAX;
  }
  return sum;
}

uint64_t used_bytes(LLVMTargetDataRef layout, LLVMValueRef value) {
  uint64_t bytes = LLVMStoreSizeOfType(layout, LLVMTypeOf(value));
  if (bytes > BYTES_MAX)
    return 0;
  uint64_t sum = follow(layout, value, 0) & bits(0, bytes);
  return sum == bits(0, bytes) ? 0 : sum;
}
