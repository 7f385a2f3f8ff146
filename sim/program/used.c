/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * A vector may be loaded for some of its elements, and an integer for some of its bits, as in
 * (unsigned)words[i] of 64-bit words. Codegen and ptxas read no others, so an instruction of a
 * cubin may be narrower than the load. Uses are followed through what picks elements and bits out;
 * any other use takes the whole value. */
#include "sim/program/program.h"

enum { BYTES_MAX = 64, INTEGER_BITS_MAX = 128, DEPTH_MAX = 8, USES_MAX = 1000 };

struct follower {
  LLVMTargetDataRef layout;
  unsigned uses; /* that may still be followed */
};

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

static uint64_t follow(struct follower *it, LLVMValueRef value, unsigned depth);

static uint64_t of_element(struct follower *it, LLVMValueRef extract, unsigned depth) {
  uint64_t bytes = element_bytes(it->layout, LLVMTypeOf(LLVMGetOperand(extract, 0)));
  LLVMValueRef index = LLVMGetOperand(extract, 1);
  if (!bytes || !LLVMIsAConstantInt(index) || LLVMConstIntGetZExtValue(index) >= BYTES_MAX / bytes)
    return UINT64_MAX;
  return (follow(it, extract, depth) & bits(0, bytes)) << LLVMConstIntGetZExtValue(index) * bytes;
}

/* Integers: a bit for each bit that something uses. */

typedef unsigned __int128 bit_set;

static const bit_set all_bits = ~(bit_set)0;

static unsigned width_of(LLVMValueRef value) {
  LLVMTypeRef type = LLVMTypeOf(value);
  unsigned width = LLVMGetTypeKind(type) == LLVMIntegerTypeKind ? LLVMGetIntTypeWidth(type) : 0;
  return width <= INTEGER_BITS_MAX ? width : 0;
}

static bit_set low_bits(unsigned count) {
  return count ? all_bits >> (INTEGER_BITS_MAX - count) : 0;
}

/* These bits and all lower ones. */
static bit_set up_to(bit_set set) {
  for (unsigned by = 1; by < INTEGER_BITS_MAX; by *= 2)
    set |= set >> by;
  return set;
}

/* The used bits, of which those from `width` on are copies of the sign bit. */
static bit_set signed_bits(bit_set used, unsigned width) {
  return used & ~low_bits(width) ? used | (bit_set)1 << (width - 1) : used;
}

static bit_set bits_of_shift(LLVMValueRef shift, bit_set used) {
  const unsigned width = width_of(shift);
  LLVMValueRef by = LLVMGetOperand(shift, 1);
  if (!LLVMIsAConstantInt(by) || width > 64 || LLVMConstIntGetZExtValue(by) >= width)
    return all_bits;
  const unsigned count = (unsigned)LLVMConstIntGetZExtValue(by);
  if (LLVMGetInstructionOpcode(shift) == LLVMShl)
    return used >> count;
  return LLVMGetInstructionOpcode(shift) == LLVMLShr ? used << count
                                                     : signed_bits(used << count, width);
}

/* The bits of an operand that an instruction takes for the used bits of its result. */
static bit_set bits_of_operand(LLVMValueRef user, LLVMValueRef value, bit_set used) {
  switch (LLVMGetInstructionOpcode(user)) {
  case LLVMTrunc:
  case LLVMZExt:
  case LLVMFreeze:
  case LLVMPHI:
  case LLVMOr:
  case LLVMXor:
    return used;
  case LLVMSExt:
    return signed_bits(used, width_of(value));
  case LLVMSelect:
    return LLVMGetOperand(user, 0) == value ? all_bits : used;
  case LLVMAnd: {
    LLVMValueRef mask = LLVMGetOperand(user, 1);
    return LLVMIsAConstantInt(mask) && width_of(mask) <= 64 ? used & LLVMConstIntGetZExtValue(mask)
                                                            : used;
  }
  case LLVMAdd:
  case LLVMSub:
  case LLVMMul:
    return up_to(used);
  case LLVMShl:
  case LLVMLShr:
  case LLVMAShr:
    return LLVMGetOperand(user, 0) == value ? bits_of_shift(user, used) : all_bits;
  default:
    return all_bits;
  }
}

/* Bytes to bits, and back. */
static bit_set bits_of_bytes(uint64_t bytes) {
  bit_set set = 0;
  for (unsigned i = 0; i < INTEGER_BITS_MAX / 8; i++)
    set |= bytes >> i & 1 ? (bit_set)0xff << 8 * i : 0;
  return set;
}

static uint64_t bytes_of_bits(bit_set set) {
  uint64_t bytes = 0;
  for (unsigned i = 0; i < INTEGER_BITS_MAX / 8; i++)
    bytes |= set >> 8 * i & 0xff ? UINT64_C(1) << i : 0;
  return bytes;
}

static bit_set used_bits(struct follower *it, LLVMValueRef value, unsigned depth) {
  const bit_set all = low_bits(width_of(value));
  bit_set sum = 0;
  for (LLVMUseRef use = LLVMGetFirstUse(value); use && sum != all; use = LLVMGetNextUse(use)) {
    LLVMValueRef user = LLVMGetUser(use);
    if (depth == DEPTH_MAX || !it->uses || !LLVMIsAInstruction(user))
      return all;
    it->uses--;
    if (LLVMIsABitCastInst(user))
      sum |= all & bits_of_bytes(follow(it, user, depth + 1));
    else
      sum |= all &
             (width_of(user) ? bits_of_operand(user, value, used_bits(it, user, depth + 1)) : all);
  }
  return sum;
}

static uint64_t follow(struct follower *it, LLVMValueRef value, unsigned depth) {
  if (width_of(value))
    return bytes_of_bits(used_bits(it, value, depth));
  uint64_t sum = 0;
  for (LLVMUseRef use = LLVMGetFirstUse(value); use && ~sum; use = LLVMGetNextUse(use)) {
    LLVMValueRef user = LLVMGetUser(use);
    if (depth == DEPTH_MAX || !it->uses)
      return UINT64_MAX;
    it->uses--;
    if (LLVMIsAExtractElementInst(user) && LLVMGetOperand(user, 0) == value)
      sum |= of_element(it, user, depth + 1);
    else if (LLVMIsAShuffleVectorInst(user))
      sum |= of_shuffle(it->layout, user, value);
    else if (LLVMIsAExtractValueInst(user))
      sum |= of_field(it->layout, user);
    else if (LLVMIsABitCastInst(user) || LLVMIsAFreezeInst(user))
      sum |= follow(it, user, depth + 1);
    else
      sum = UINT64_MAX;
  }
  return sum;
}

uint64_t used_bytes(LLVMTargetDataRef layout, LLVMValueRef value) {
  uint64_t bytes = LLVMStoreSizeOfType(layout, LLVMTypeOf(value));
  if (bytes > BYTES_MAX)
    return 0;
  struct follower follower = {layout, USES_MAX};
  uint64_t sum = follow(&follower, value, 0) & bits(0, bytes);
  return sum == bits(0, bytes) ? 0 : sum;
}
