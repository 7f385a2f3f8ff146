/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Items: the accesses of the PTX that codegen makes of the code as it stands. lowered/ makes them
 * of a module's accesses, readings/ says where each lies and what its neighbours are, and merge.h
 * which of them become one.
 *
 *   item      one access of the PTX: load or store, width, and where it starts from a base
 *   member    an access of the module of which an item moves all or a part, and where that starts
 *   reading   what ptxas may take the code for (readings.h). The items are those of the first
 *             reading. In another one, copies may stand for an item */
#ifndef UNBANK_WIDTHS_ITEMS_ITEMS_H
#define UNBANK_WIDTHS_ITEMS_ITEMS_H

#include <llvm-c/TargetMachine.h>

#include "model/model.h"
#include "widths/items/merge.h"

enum reading {
  READING_MUST,          /* addresses by their must reading (address.h), code as it stands */
  READING_MAY,           /* addresses by their may reading */
  READING_JOINED,        /* branches are predicated, so that blocks become one */
  READING_JOINED_MAY,    /* both of these */
  READING_PARTED,        /* a loop, a write, or what lanes do together keeps accesses apart even
                            where no path leads from one to the other through it */
  READING_UNROLLED_PART, /* the innermost loop around an access is unrolled in part */
  READING_UNROLLED,      /* the innermost loop is unrolled whole */
  READING_OUTER_PART,    /* the next loop around it is unrolled in part */
  READING_OUTER,         /* the next loop around it is unrolled whole */
  READINGS
};

struct lowered_item {
  struct piece piece;                              /* as if its array lay at address 0 */
  uint32_t array, access;                          /* of one of its members */
  uint32_t moved;                                  /* bytes of its instruction */
  size_t member, member_count;                     /* in lowered.members */
  uint32_t copies[READINGS], copy_count[READINGS]; /* in lowered.copies */
  uint32_t straight; /* those of one number stand in one block, no load of other memory is between
                        them nor anything under a guard, and neither loops nor joins decide their
                        addresses, nor masks that are shifted; 0: they do */
  bool may_be_sunk;  /* it is a store, and another block of its function stores beside it */
  bool is_constant;  /* its address is a place in its array that ptxas knows */
  bool meets_others; /* is_constant; and an access of another array, whose address ptxas knows too,
                        may be its neighbour */
};

struct lowered_member {
  uint32_t access;
  int64_t place;
  bool known; /* `place` is */
};

struct lowered {
  bool is_for_choice;        /* as in unbank_lower */
  LLVMCodeGenOptLevel level; /* of codegen, and of ptxas, to which clang hands its own */
  LIST_OF(struct lowered_item) items;
  LIST_OF(struct lowered_member) members;
  LIST_OF(struct piece) copies;
  uint32_t *by_array; /* numbers of the items, array after array, in the order of each */
  uint32_t *starts;   /* by array id, and the end: where its items begin in by_array */
  bool *covered;      /* by access id: its function was taken through codegen */
  bool *has_strays;   /* by access id: its function then has accesses of unknown origin */
  bool *unread;       /* by array id: a function that accesses it is too large for codegen */
};

#endif
