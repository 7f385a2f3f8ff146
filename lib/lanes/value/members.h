/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Addresses in joined arrays (find/joined.h), as lane values. Which member a lane addresses is in
 * the value, above all offsets:
 *
 *     value = SPAN * (member + 1) + offset    modulo 2^32, -SPAN / 2 <= offset < SPAN / 2
 *
 * so selects, phis and comparisons of pointers need no rules of their own, and null, which is 0, is
 * in no member. A choice of members that is unknown, but the same in all lanes, is SPAN * symbol.
 *
 * Where the members lie relative to each other is not known, so lanes in different members may
 * share a bank or not. Offsets tell what an access costs only if all active lanes are in one
 * member, whichever that is. */
#ifndef UNBANK_LANES_VALUE_MEMBERS_H
#define UNBANK_LANES_VALUE_MEMBERS_H

#include "find/joined.h"
#include "lanes/value/value.h"

enum { MEMBER_SPAN_BITS = UNBANK_MEMBER_SPAN_BITS };

/* The offset of a lane's value in its member, and the rest of the value, which is the member's. */
static inline uint32_t member_offset(uint32_t value) {
  return (uint32_t)((int32_t)(value << (32 - MEMBER_SPAN_BITS)) >> (32 - MEMBER_SPAN_BITS));
}
static inline uint32_t member_of(uint32_t value) { return value - member_offset(value); }

/* Whether adding a number changes only the member. */
static inline bool is_of_members(uint32_t number) {
  return !(number & ((UINT32_C(1) << MEMBER_SPAN_BITS) - 1));
}

/* The lanes in `mask`, which is not empty, that are known to be in the same member as the lowest
 * one; 0 if that is not known for some lane. */
uint32_t unbank_lanes_of_one_member(const struct value *pointer, uint32_t mask);

#endif
