/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Ranges are LLVM's (shim/range.cpp), which gets what it does not know from here: the bounds of
 * threadIdx, blockDim and the lane, for a promised block shape or for any (LLVM 19 knows none of
 * them). Known bits are LLVM's, too, except behind chains of phis, of which LLVM looks through
 * one. */
#include "address/facts.h"

#include <string.h>

#include "shim/query.h"
#include "shim/shim.h"
#include "support/words.h"

enum {
  PHIS_BEHIND = 2, /* phis of a chain that are looked through, */
  PHI_WAYS = 4,    /* each with at most so many incoming values */
  BLOCK_DIMENSION_MAX = 1024
};

/* The bounds of threadIdx, blockDim and the lane. `promise`: a block shape, or NULL. */
static bool special_register(LLVMValueRef call, const void *promise, int64_t *low, int64_t *high) {
  const struct unbank_shape *shape = promise;
  const char *name = unbank_special_register(call);
  bool tid = begins_with(name, "tid."), ntid = begins_with(name, "ntid.");
  if (!tid && !ntid) {
    *low = 0;
    *high = UNBANK_LANES - 1;
    return !strcmp(name, "laneid");
  }
  unsigned axis = (unsigned)(name[strlen(name) - 1] - 'x');
  if (axis > 2)
    return false;
  int64_t size = !shape      ? BLOCK_DIMENSION_MAX
                 : axis == 0 ? shape->x
                 : axis == 1 ? shape->y
                             : shape->z;
  *low = tid ? 0 : shape ? size : 1;
  *high = tid ? size - 1 : size;
  return true;
}

struct range unbank_range_at(const struct module *module, LLVMBasicBlockRef block,
                             const struct unbank_shape *promise, LLVMValueRef value,
                             bool is_signed) {
  unsigned width = LLVMGetIntTypeWidth(LLVMTypeOf(value));
  struct range range = unbank_any_range;
  if (width <= 64)
    unbank_integer_range(module->shim,
                         (struct unbank_range_query){value, block, is_signed || width == 64,
                                                     special_register, promise},
                         &range.low, &range.high);
  return range;
}

bool unbank_range_proves_no_wrap(const struct module *module, LLVMValueRef inst, bool is_signed) {
  return LLVMIsAInstruction(inst) && LLVMGetIntTypeWidth(LLVMTypeOf(inst)) <= 64 &&
         unbank_cannot_wrap(module->shim,
                            (struct unbank_range_query){inst, LLVMGetInstructionParent(inst),
                                                        is_signed, special_register, NULL});
}

/* LLVM looks only one step behind a phi. So each incoming value is examined by itself: the same
 * index may come out of a loop and around the loop, computed twice. */
static uint64_t one_bits_behind(const struct module *module, LLVMValueRef value, unsigned depth) {
  uint64_t ones = unbank_possible_ones(module->ir, value), behind = 0;
  if (!depth || !LLVMIsAPHINode(value) || LLVMCountIncoming(value) > PHI_WAYS)
    return ones;
  for (unsigned i = 0; i < LLVMCountIncoming(value); i++)
    behind |= one_bits_behind(module, LLVMGetIncomingValue(value, i), depth - 1);
  return ones & behind;
}

uint64_t unbank_one_bits(const struct module *module, LLVMValueRef value) {
  return LLVMGetIntTypeWidth(LLVMTypeOf(value)) > 64 ? UINT64_MAX
                                                     : one_bits_behind(module, value, PHIS_BEHIND);
}

unsigned unbank_bits_by_range(const struct module *module, LLVMValueRef inst) {
  uint32_t bits = 64;
  if (LLVMGetTypeKind(LLVMTypeOf(inst)) != LLVMIntegerTypeKind ||
      (module->bits_by_range && map_get(module->bits_by_range, inst, &bits)))
    return bits;
  struct range range = unbank_range_at(module, LLVMGetInstructionParent(inst), NULL, inst, true);
  if (range.low >= 0)
    bits = range.high ? 64 - (unsigned)__builtin_clzll((uint64_t)range.high) : 0;
  if (module->bits_by_range)
    map_put(module->bits_by_range, inst, bits);
  return bits;
}

unsigned unbank_zero_bits(const struct module *module, LLVMValueRef value) {
  bool is_integer = LLVMGetTypeKind(LLVMTypeOf(value)) == LLVMIntegerTypeKind;
  if (!is_integer || LLVMGetIntTypeWidth(LLVMTypeOf(value)) > 64)
    return unbank_known_trailing_zeros(module->ir, value);
  uint64_t ones = unbank_one_bits(module, value);
  return ones ? (unsigned)__builtin_ctzll(ones) : 64;
}
