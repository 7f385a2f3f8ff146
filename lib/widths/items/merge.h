/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Which neighbours become one access: the rules of LLVM's load/store vectorizer and of ptxas, over
 * places alone.
 *
 *   piece    an access that may become a part of a wider one
 *   group    pieces of one base and kind, of which nothing keeps loads apart
 *   unit     bytes of its elements, as registers hold them: ptxas merges only equal ones
 *   place    where it starts, in bytes from the base
 *   window   four units (two of 8 bytes), aligned to their size: what one access covers at most
 *
 * A piece may become a part of a wider one only if the wider one's address is proved to be aligned
 * to its width: `align` is what is proved of the base.
 *
 * LLVM merges whole runs of 4, 8 or 16 bytes. ptxas 13, as seen in cubins for PTX of all orders and
 * combinations; a b c d are the units of a window:
 *
 *     loads, in any order, with other loads and global stores between them; of several blocks, too,
 *     if the block of the first dominates the others' (the first of those whose address is in one
 *     register: equal addresses that two blocks compute, of which neither dominates the other, may
 *     be different ones to ptxas)
 *         a b c d, or any three of them     a window, of which the fourth is read, too; but no
 *                                           window of three that a predicate guards, if the branch
 *                                           has become one; nor, where some are of one instruction,
 *                                           one whose fourth was stored last: that is in a register
 *                                           (loads of several blocks are not known to merge where a
 *                                           word of their window was stored just before)
 *         a b, or c d                       half a window
 *     stores that follow one another in a run
 *         a b c d                           a window
 *         a b, or c d                       half a window
 *     units of which LLVM asks for a part   likewise; but a b and d only if d's part is a's, or
 *                                           a's and b's differ. PTX says which part from 8.3 on.
 *                                           Those of several blocks are not known to merge
 *     units of 16 bits                      likewise, 8 bytes at most
 *     units of 16 bits that a load extends  never
 *     units of 8 bits; volatile ones        never
 *     loads of the same bytes               one load; of 8 bits and of extended units, too, if they
 *                                           extend the same sign or none
 *
 * A load that has not merged, and of whose register only a part is read (live.h), becomes a load of
 * the 16 bits, or of the half of 64 bits, in which that part lies. Loads of a window that all
 * become so before they could merge stay apart.
 *
 * A run of stores ends at a store to another window or array, or to a place that the run has stored
 * to; and, where only half a window's alignment is proved, at a store to the other half. */
#ifndef UNBANK_WIDTHS_ITEMS_MERGE_H
#define UNBANK_WIDTHS_ITEMS_MERGE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "unbank/bank.h"

/* What a place counts from: the array, whose own place is then known, too; a base that the array's
 * place is a part of; or, for an element of a vector, the vector, which is aligned to its width. */
enum piece_origin { FROM_ARRAY, FROM_BASE, FROM_VECTOR };

/* Whether ptxas narrows a load, of which a half is read, before it merges any. */
enum early { NOT_EARLY, MAY_BE_EARLY, EARLY };

struct piece {
  /* Where. */
  uint32_t group; /* neighbours have the same */
  int64_t place;
  enum piece_origin from;
  uint32_t computed; /* a number for the register that holds the address: equal ones are of one */
  uint32_t unit, bytes;
  /* How it is aligned. */
  uint32_t align;
  bool is_proved;       /* `align` is, for certain */
  uint32_t promise;     /* bytes of the widest access that is surely executed before this one at the
                           same base, and is aligned to its width. 0: there is none */
  uint32_t promised_at; /* where that starts: bytes behind the base */
  bool is_promise_open; /* ptxas was seen to believe it, and not to (struct promise) */
  bool is_named;        /* the base is an array's place alone: groups are those of all arrays */
  bool mixes_place;     /* the base adds a constant to the array's place */
  /* What it is. */
  bool is_load;
  bool is_fixed;         /* it stays as it is: volatile, or of an odd width */
  bool may_stay;         /* perhaps it does */
  bool is_ordered;       /* it is volatile, and executed as often as it is written */
  bool is_guarded;       /* a load under a predicate: three units of a window are no window */
  bool is_of_vector;     /* its instruction loads others, too */
  bool is_beside_stored; /* what was stored last before it in its block, may be in its window */
  bool is_for_last;      /* of a load in a loop: perhaps only the last iteration needs it */
  uint8_t read_most, read_least; /* of a load's register: what may be read, and what surely is, in
                                    quarters of 64 bits (live.h); 0: all */
  enum early narrows;            /* of a load */
  uint32_t used;                 /* of a load that LLVM made wider: a bit for each byte that is
                                    asked for; 0: all are */
  /* When. */
  uint64_t first, last;  /* numbers in the order of execution, in which stores follow one another */
  uint32_t enter, leave; /* of loads: the interval of the block, which lies in those of the blocks
                            that dominate it */
  /* The result. */
  uint32_t into;  /* index of the piece that it became a part of, which then has the wider one's
                     place and bytes; its own index where it is alone, or is that piece */
  bool may_merge; /* it is open whether it merges with the others of its window: some are less
                     aligned, and so may have another base; a predicate guards three; or they are in
                     several blocks */
  const char *why_open; /* why its width is not certain, a few words; NULL: a tested rule says it */
  const char *why_merge_open; /* why it is not certain if it merges with others; or NULL */
  const char *why_fewer;      /* why it may be executed less often than the code says; or NULL */
  bool may_be_cut;            /* of a load, for why_merge_open: of its instruction perhaps a part is
                                 executed less often, and the rest is narrower then */
  uint64_t repeats; /* of a load that other executions may save: a hash of which do. Pieces of one
                       instruction that have the same one are saved together. 0: none is known */
};

/* Says why it is not certain if a piece merges with others, even with those of its instruction. */
static inline void unbank_doubt_merge(struct piece *piece, const char *why) {
  piece->why_merge_open = why;
  piece->may_be_cut = true;
}

/* The piece that piece i became a part of in the end. */
uint32_t unbank_merged_into(const struct piece *pieces, uint32_t i);

/* Merges pieces, which are in the order of execution; `order` has room for all. LLVM merges whole
 * runs of elements of one width, the widest first; ptxas what LLVM has left. */
void unbank_merge_by_llvm(struct piece *pieces, uint32_t *order, size_t count);
void unbank_merge_by_ptxas(struct piece *pieces, uint32_t *order, size_t count);

#endif
