/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * What codegen makes of the accesses as they stand. A copy of their functions goes through LLVM's
 * codegen, whose PTX is read; each access of it is one item, or one for each of its registers that
 * is read at all, since ptxas leaves the others out.
 *
 *   item     kind, width, and where it starts from a base register
 *   member   an access of the module that an item moves, or moves a part of, and where that starts
 *   reading  what ptxas may take the code for (readings.h). Items are those of the first reading;
 *            in another one, an item may have copies that stand for it
 *
 * LLVM merges before that (its load/store vectorizer), takes copies and badly aligned accesses
 * apart, and reshapes addresses. ptxas merges after it; merge.h says what. */
#ifndef UNBANK_WIDTHS_LOWERED_H
#define UNBANK_WIDTHS_LOWERED_H

#include "model/model.h"
#include "widths/merge.h"

enum reading {
  READING_FIRM,          /* what ptxas surely sees */
  READING_LOOSE,         /* what it sees now and then: address.h */
  READING_JOINED,        /* branches are predicated, and values of one iteration of a loop known, */
  READING_JOINED_LOOSE,  /* also as READING_LOOSE */
  READING_PARTED,        /* nothing is merged across a loop, what lanes do together, or a write,
                            though no way leads there past that */
  READING_UNROLLED_PART, /* the innermost loop is unrolled, */
  READING_UNROLLED,      /* wholly, too */
  READING_OUTER_PART,    /* or the one around it is */
  READING_OUTER,
  READINGS
};

struct lowered_item {
  struct piece piece;          /* its align and place: for an array that lies at 0 */
  uint32_t array, access;      /* one of those that it moves */
  uint32_t moved;              /* bytes of its instruction */
  size_t member, member_count; /* in lowered.members */
  uint32_t copies[READINGS], copy_count[READINGS]; /* in lowered.copies */
  bool is_constant;                                /* its address is known, */
  bool meets_others; /* and so is one of another array that may be its neighbour */
};

struct lowered_member {
  uint32_t access;
  int64_t place;
  bool known; /* `place` is */
};

struct lowered {
  bool is_for_choice;
  LIST_OF(struct lowered_item) items;
  LIST_OF(struct lowered_member) members;
  LIST_OF(struct piece) copies;
  uint32_t *by_array; /* numbers of the items, array after array, each in their order, */
  uint32_t *starts;   /* and where those of each array begin; and the end */
  bool *covered;      /* by access id: whether its function was taken through codegen */
  bool *has_strays;   /* by access id: whether its function then has others of unknown origin */
  bool *unread;       /* by array id: whether a function that accesses it was too large for that */
};

/* What codegen leaves of an access that is a member of no item. */
enum left { LEFT_AS_IT_IS, LEFT_NOTHING, LEFT_UNKNOWN };
enum left unbank_leaves(const struct lowered *lowered, const struct access *access);

/* NULL if widths are not asked for, or this LLVM has no codegen for the module. Regions must have
 * been found (widths.h). `kernels`: by kernel id, those whose functions are wanted; NULL: all
 * functions are.
 *
 * `for_choice`: pointers to shared memory are taken for 64 bits wide, whatever they are. LLVM and
 * ptxas reshape addresses of 32 bits otherwise, so that other widths are open; what layout an array
 * gets is not to hang on that. The scores that are reported are those of the code as it is. */
struct lowered *unbank_lower(const struct module *module, const bool *kernels, bool for_choice);

#endif
