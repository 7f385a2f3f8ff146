/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Items: the accesses in the PTX that codegen makes of the code as it stands. lowered/ makes them
 * from a module's accesses, readings/ finds where each one is and what its neighbours are, and
 * merge.h decides which of them merge.
 *
 *     item      one access of the PTX: load or store, width, and where it starts from a base
 *     member    an access of the module that an item moves in whole or in part, and where that
 *               starts
 *     reading   one way in which ptxas may see the code (readings.h). The items are those of the
 *               first reading. In another reading, copies may stand for an item */
#ifndef UNBANK_WIDTHS_ITEMS_ITEMS_H
#define UNBANK_WIDTHS_ITEMS_ITEMS_H

#include <llvm-c/TargetMachine.h>

#include "model/model.h"
#include "widths/items/merge.h"

enum reading {
  READING_MUST,       /* addresses by their must reading (address.h), code as it is */
  READING_MAY,        /* addresses by their may reading */
  READING_JOINED,     /* branches are predicated, so blocks are joined */
  READING_JOINED_MAY, /* both of these */
  READING_PARTED, /* a loop, a write, or a warp-wide operation keeps accesses apart even if no path
                     leads through it from one to the other */
  READING_UNROLLED_PART, /* the innermost loop around an access is partially unrolled */
  READING_UNROLLED,      /* the innermost loop is fully unrolled */
  READING_OUTER_PART,    /* the next outer loop is partially unrolled */
  READING_OUTER,         /* the next outer loop is fully unrolled */
  READINGS
};

struct lowered_item {
  struct piece piece;                              /* as if its array lay at address 0 */
  uint32_t array, access;                          /* of one of its members */
  uint32_t moved;                                  /* bytes that its instruction moves */
  size_t member, member_count;                     /* in lowered.members */
  uint32_t copies[READINGS], copy_count[READINGS]; /* in lowered.copies */
  uint32_t straight;  /* items with the same number are in one block, with no load of other memory
                         and nothing guarded between them, and neither selects nor shifted masks
                         decide their addresses; 0: this does not hold */
  bool may_be_sunk;   /* a store, where a block outside its loop stores next to it */
  bool may_be_peeled; /* its loop's first iteration may begin before the loop */
  bool is_constant;   /* its address is a place in its array that ptxas knows */
  bool meets_others; /* is_constant; and an access to another array, whose address ptxas also knows,
                        may be its neighbour */
};

struct lowered_member {
  uint32_t access;
  int64_t place;
  bool known; /* `place` is */
};

struct lowered {
  bool is_for_choice;        /* as in unbank_lower */
  LLVMCodeGenOptLevel level; /* of codegen, and of ptxas, which clang runs at the same level */
  LIST_OF(struct lowered_item) items;
  LIST_OF(struct lowered_member) members;
  LIST_OF(struct piece) copies;
  uint32_t *by_array; /* numbers of the items, array after array, each in order */
  uint32_t *starts;   /* by array id, plus the end: where its items begin in by_array */
  bool *covered;      /* by access id: codegen was run on its function */
  bool *has_strays;   /* by access id: its function then has accesses of unknown origin */
  bool *unread;       /* by array id: a function that accesses it is too large for codegen */
};

#endif
