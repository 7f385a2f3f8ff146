/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Which neighbours become one access: the rules of LLVM's load/store vectorizer and of ptxas, over
 * places alone.
 *
 *   piece   an access that may become a part of a wider one
 *   unit    bytes of its elements, as registers hold them: ptxas merges only equal ones
 *   place   where it starts, in bytes from a base; pieces of one group share base and kind, and
 *           nothing between them keeps loads apart
 *   window  four units (two of 8 bytes), aligned to their size: what one access covers at most
 *
 * A piece may become a part of a wider one only if the wider one's address is proved to be aligned
 * to its width: `align` is what is proved of the base.
 *
 * LLVM merges whole runs of 4, 8 or 16 bytes. ptxas 13, as seen in cubins for PTX of all orders and
 * combinations; a b c d are the units of a window:
 *
 *     loads, in any order, among other loads and global stores; also of different blocks, as long
 *     as the block of the first dominates those of the others (where it does not, only those of one
 *     block merge)
 *         a b c d, or any three of them     a window; the fourth is read, too; not of three that a
 *                                           predicate guards
 *         a b, or c d                       half a window
 *     stores that follow one another in a run
 *         a b c d                           a window
 *         a b, or c d                       half a window
 *     units of which LLVM asks for a part   likewise; but a b and d only if d's part is the same as
 *                                           a's, or a's and b's differ. PTX says so from 8.3 on
 *                                           and of several blocks they are not known to merge
 *     units of 16 bits                      likewise, 8 bytes at most
 *     those extended to 32 bits by a load   never
 *     units of 8 bits, volatile             never
 *     loads of the same bytes               one, those of 8 bits and extended ones, too, if the
 *                                           sign is the same or there is none
 *
 * A load that has merged with none, and of whose register a part is read alone (live.h), becomes
 * one of the half of 64 bits, or of the 16 bits, that this lies in. Where all of a window do so
 * before, they do not merge.
 *
 * A run of stores ends before one to another window, array or place met before; where only half a
 * window's alignment is proved, before one to the other half. */
#ifndef UNBANK_WIDTHS_MERGE_H
#define UNBANK_WIDTHS_MERGE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { MERGE_WIDEST = 16 };

/* What a place counts from: the array, whose own place is then known, too; a base that the array's
 * place is a part of; or, of a vector's elements, the vector, which is aligned to its width. */
enum piece_origin { FROM_ARRAY, FROM_BASE, FROM_VECTOR };

enum early { NOT_EARLY, MAY_BE_EARLY, EARLY };

struct piece {
  uint32_t group;
  bool is_load;
  bool is_fixed;   /* stays as it is: volatile, or of an odd width */
  bool is_ordered; /* volatile: it is executed as often as it is written */
  bool may_stay;   /* perhaps it does */
  bool is_guarded; /* a load under a predicate: three units of a window are no window */
  uint32_t unit, bytes;
  int64_t place;
  enum piece_origin from;
  uint32_t align;
  uint32_t promise, promised_at; /* an access of so many bytes, so many behind the base, is executed
                                    before: it is aligned to them. 0: none */
  bool is_promised_elsewhere;    /* in another block, before sm_90: seen believed, and not */
  bool is_proved;                /* `align` is, for certain */
  bool mixes_place;              /* the array's place is added to a constant in the base */
  uint8_t read_most, read_least; /* of a load's register: what may be read of it, and what surely
                                    is, in quarters of 64 bits; 0: all */
  enum early narrows;   /* of a load of which a half is read: whether ptxas narrows it before it
                           merges any */
  uint32_t used;        /* of a load that LLVM made wider: a bit for each byte that is asked for; 0:
                           all are */
  uint32_t first, last; /* numbers in the order of execution, in which stores follow one another */
  uint32_t enter, leave; /* of loads: the interval of its block, which lies in those of the blocks
                            that dominate it */
  uint32_t into; /* index of the piece that it became a part of, which has the wider one's place and
                    bytes; its own when it is alone or that piece */
  const char *cause; /* why its width is not certain, a few words; NULL: a tested rule says it */
  const char *doubt; /* the same if it merges with others */
  const char *fewer; /* of a load: why it may be executed less often than the code says; NULL where
                        it is not */
};

/* The piece that piece i became a part of, by both. */
uint32_t unbank_merged_into(const struct piece *pieces, uint32_t i);

/* Pieces are in the order of execution; `order` has room for all. */
/* LLVM: runs of elements of one width, whole ones, widest first. */
void unbank_merge_by_llvm(struct piece *pieces, uint32_t *order, size_t count);
/* ptxas, on what LLVM left. */
void unbank_merge_by_ptxas(struct piece *pieces, uint32_t *order, size_t count);

#endif
