/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * What codegen makes of the accesses as they stand: a copy of their functions goes through the
 * passes that LLVM's codegen runs before it selects instructions, and what comes out is one item
 * for each access of the PTX.
 *
 *   item     one access of the PTX: kind, width, and where it starts from a base register
 *   member   an access of the module that an item moves, or moves a part of, and where that starts
 *
 * LLVM merges here (its load/store vectorizer), takes copies and badly aligned accesses apart, and
 * reshapes addresses: strength reduction turns 64 * tid into 4 * tid + 60 * tid, of which ptxas
 * proves less. ptxas merges after it; merge.h says what. Functions without two accesses that might
 * be merged are left out: each of their accesses is one item without a base. */
#ifndef UNBANK_IR_LOWERED_H
#define UNBANK_IR_LOWERED_H

#include "ir/merge.h"
#include "ir/model.h"

struct lowered_item {
  struct piece piece;          /* its align: for a base whose arrays lie at multiples of 16 */
  uint32_t array, access;      /* one of those that it moves */
  size_t member, member_count; /* in lowered.members */
};

struct lowered_member {
  uint32_t access;
  int64_t place;
  bool known; /* `place` is */
};

struct lowered {
  struct {
    struct lowered_item *items;
    size_t count, room;
  } items;
  struct {
    struct lowered_member *items;
    size_t count, room;
  } members;
  uint32_t *by_array; /* numbers of the items, array after array, each in their order, */
  uint32_t *starts;   /* and where those of each array begin; and the end */
  bool *covered;      /* by access id: whether its function was taken through codegen */
};

/* NULL if widths are not asked for, or this LLVM has no codegen for the module. Regions must have
 * been found (widths.h). `kernels`: by kernel id, those whose functions are wanted; NULL: all
 * functions are. */
struct lowered *unbank_lower(const struct module *module, const bool *kernels);

#endif
