/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "lanes/value/members.h"
#include "support/integers.h"

/* In a value with symbols, an offset that no array has may be one in another member. */
static bool is_near(uint32_t offset) {
  return (int32_t)offset <= UNBANK_OFFSET_END && (int32_t)offset >= -UNBANK_OFFSET_END;
}

static bool agrees(const struct value *pointer, unsigned lane, unsigned first) {
  for (unsigned t = 0; t < pointer->term_count; t++) {
    uint32_t here = value_coefficient(pointer, t, lane);
    if (member_of(here) != member_of(value_coefficient(pointer, t, first)))
      return false;
  }
  uint32_t here = (uint32_t)value_lane(pointer, lane), there = (uint32_t)value_lane(pointer, first);
  return member_of(here) == member_of(there) &&
         (!pointer->term_count || (is_near(member_offset(here)) && is_near(member_offset(there))));
}

uint32_t unbank_lanes_of_one_member(const struct value *pointer, uint32_t mask) {
  uint32_t out = 0;
  if (pointer->unknown & mask && pointer->unknown_bits >> (MEMBER_SPAN_BITS - 1))
    return 0;
  UNBANK_EACH_BIT(lane, mask)
    if (agrees(pointer, lane, (unsigned)__builtin_ctz(mask)))
      out |= UINT32_C(1) << lane;
  return out;
}
