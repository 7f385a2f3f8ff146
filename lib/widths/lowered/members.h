/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Members: of which accesses of the module an item moves all or a part, and where each starts. PTX
 * says what an instruction was made of; if these are several, their offsets say how far apart they
 * are. A copy (memcpy) is taken apart into loads and stores, whose places say which part each is.
 */
#ifndef UNBANK_WIDTHS_LOWERED_MEMBERS_H
#define UNBANK_WIDTHS_LOWERED_MEMBERS_H

#include "widths/lowered/lowered_internal.h"

/* What one instruction was made of, of what was asked for. */
struct origins {
  const struct ptx_instruction *from;
  const uint32_t *marks; /* of the accesses */
  size_t count;
  int64_t *distances; /* if are_known: where they start, in bytes from the instruction's address */
  bool are_known;     /* the distances are known */
};

/* Without distances. */
struct origins unbank_origins_of(const struct lowering *lowering,
                                 const struct ptx_instruction *from);
void unbank_find_distances(struct lowering *lowering, struct origins *origins);

/* The access of the module that a mark stands for, the first of its instruction. */
static inline const struct access *marked_access(const struct lowering *it, uint32_t mark) {
  return &it->module->accesses.items[it->marked[mark]];
}

/* Notes what the last item was made of, which begins `inside` bytes behind the instruction's
 * address. */
void unbank_note_origins(struct lowering *lowering, const struct origins *origins,
                         struct lowered_item *item, uint32_t inside);

/* After the places of a function's items are known: members' places count from the array, too. */
void unbank_finish_members(struct lowering *lowering);

/* Where an iteration loads what the next one needs, codegen takes the next one's load out of the
 * loop, and some LLVMs give what is left the marks of both. The load ahead of the loop is the
 * other's own: what is left moves it for others alone. */
void unbank_drop_taken_out(const struct module *module, struct lowered *out);

#endif
