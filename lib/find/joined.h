/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Arrays that share a pointer: `flag ? a : b`, two buffers that a loop exchanges, or the loads of
 * two branches that LLVM made one load. An access through the pointer may go to either array, so
 * both must have the same layout. They become one array of the model, whose members are the
 * globals:
 *
 *     an offset counts from the start of the member that is accessed
 *     a layout is a function of that offset, the same for all members, each laid out by itself
 *     what pins one of them pins all
 *
 * So everything that is proved of offsets in one array holds for these, too, and the rewrite only
 * has to keep track of the member (rewrite/pointer_phi.h). Lanes of one warp may be in several
 * members, whose places relative to each other are not known (lanes/value/members.h).
 *
 * Dynamic memory is not joined with anything, because it can only have some of the layouts of
 * static arrays. */
#ifndef UNBANK_FIND_JOINED_H
#define UNBANK_FIND_JOINED_H

#include "model/model.h"

enum { UNBANK_MEMBERS_MAX = 60, UNBANK_MEMBER_BYTES_MAX = 1 << 20 };

/* Where a member begins, as a number above all offsets (lanes/value/members.h). Members count from
 * 1, so that a null pointer, 0, is in no member. */
enum { UNBANK_MEMBER_SPAN_BITS = 25 };

static inline int64_t unbank_member_start(size_t member) {
  return (int64_t)(member + 1) << UNBANK_MEMBER_SPAN_BITS;
}

/* Which arrays are joined: a forest, in which the root of each tree is the lowest id in it. */
struct joining {
  struct module *module;
  uint32_t *parent; /* by array id; NULL if none are joined */
};

/* Notes that two arrays share a pointer. False if they may not be joined. */
bool unbank_join(struct joining *joining, uint32_t a, uint32_t b);

/* Makes one array of those that are joined, and renumbers all arrays, also in module->derived,
 * whose keys are listed in `derived`. */
void unbank_settle_joined(struct joining *joining, const LLVMValueRef *derived, size_t count);

static inline bool unbank_is_joined_array(const struct array *array) {
  return array->members.count > 1;
}

/* The member whose global a value is, or NULL. */
static inline const struct member *unbank_member_of(const struct array *array, LLVMValueRef value) {
  for (size_t i = 0; i < array->members.count; i++)
    if (array->members.items[i].global == value)
      return &array->members.items[i];
  return NULL;
}

/* Bytes of the smallest member. */
static inline uint64_t unbank_least_bytes(const struct array *array) {
  uint64_t least = array->bytes;
  for (size_t i = 0; i < array->members.count; i++)
    least = array->members.items[i].bytes < least ? array->members.items[i].bytes : least;
  return least;
}

#endif
