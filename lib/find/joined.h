/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Arrays that meet in one pointer: `flag ? a : b`, two buffers that change places in a loop, the
 * loads of two branches that LLVM made one of. An access through it may go to either, so both must
 * have one layout. They become one array of the model, its members the globals:
 *
 *     an offset counts from the start of the member that is meant
 *     a layout is a function of that offset, the same for all members, each laid out by itself
 *     what pins one of them pins all
 *
 * so all that is proved of offsets in one array holds of theirs, and the rewrite only has to carry
 * along which member it is (rewrite/pointer_phi.h). Lanes of one warp may be in several members,
 * whose places among each other are not known: lanes/members.h.
 *
 * Dynamic memory joins nothing, for its layouts may only be some of those of static arrays. */
#ifndef UNBANK_FIND_JOINED_H
#define UNBANK_FIND_JOINED_H

#include "model/model.h"

enum { UNBANK_MEMBERS_MAX = 60, UNBANK_MEMBER_BYTES_MAX = 1 << 20 };

/* Where a member begins, as a number above all offsets: lanes/members.h. Counted from 1, so that a
 * null pointer, 0, is in no member. */
enum { UNBANK_MEMBER_SPAN_BITS = 25 };

static inline int64_t unbank_member_start(size_t member) {
  return (int64_t)(member + 1) << UNBANK_MEMBER_SPAN_BITS;
}

/* Which arrays meet: a forest, each tree's root the least of its numbers. */
struct joining {
  struct module *module;
  uint32_t *parent; /* by array id; NULL: none meet */
};

/* Notes that two arrays meet. false: they may not be joined. */
bool unbank_join(struct joining *joining, uint32_t a, uint32_t b);

/* Makes one array of those that meet, and numbers all anew, also where they are named by what leads
 * to them: `derived`, all keys of module->derived. */
void unbank_settle_joined(struct joining *joining, const LLVMValueRef *derived, size_t count);

static inline bool unbank_is_joined_array(const struct array *array) {
  return array->members.count > 1;
}

/* The member that a value is the global of, or NULL. */
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
