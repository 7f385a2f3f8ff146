/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Members: the accesses of the module that an item moves in whole or in part, and where each
 * starts. The PTX says what an instruction was made from; if that is several accesses, their
 * offsets say how far apart they are. A copy (memcpy) is split into loads and stores, whose places
 * say which part of it each one is. */
#ifndef UNBANK_WIDTHS_LOWERED_MEMBERS_H
#define UNBANK_WIDTHS_LOWERED_MEMBERS_H

#include "widths/lowered/lowered_internal.h"

/* The accesses that one instruction was made from. */
struct origins {
  const struct ptx_instruction *from;
  const uint32_t *marks; /* of the accesses */
  size_t count;
  int64_t *distances; /* where each starts, in bytes from the instruction's address */
  bool are_known;     /* the distances are known */
};

/* The origins of an instruction; their distances are set by unbank_find_distances. */
struct origins unbank_origins_of(const struct lowering *lowering,
                                 const struct ptx_instruction *from);
void unbank_find_distances(struct lowering *lowering, struct origins *origins);

/* The access that a mark stands for: the first one of its IR instruction. */
static inline const struct access *marked_access(const struct lowering *it, uint32_t mark) {
  return &it->module->accesses.items[it->marked[mark]];
}

/* Adds the members of the last item, which begins `inside` bytes after the instruction's address.
 */
void unbank_note_origins(struct lowering *lowering, const struct origins *origins,
                         struct lowered_item *item, uint32_t inside);

/* To be called once the places of a function's items are known: makes the places of members
 * relative to the array, too. */
void unbank_finish_members(struct lowering *lowering);

/* If each iteration of a loop loads what the next one needs, codegen moves the first load out of
 * the loop, and some versions of LLVM give the load that remains the marks of both accesses. The
 * access whose load is before the loop is then dropped from the members of the remaining load. */
void unbank_drop_taken_out(const struct module *module, struct lowered *out);

#endif
