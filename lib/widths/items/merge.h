/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Which neighbouring accesses are merged: the rules of LLVM's load/store vectorizer and of ptxas,
 * in terms of places alone.
 *
 *   piece    an access that may become part of a wider one
 *   group    pieces with one base and kind, between which nothing prevents merging of loads
 *   unit     size in bytes of its elements in registers: ptxas merges only equal units
 *   place    where it starts, in bytes from the base
 *   window   four units (two of 8 bytes), aligned to their size: the most that one access covers
 *
 * A piece becomes part of a wider one only if the address of the wider one is proved to be aligned
 * to its width; `align` is what is proved of the base.
 *
 * LLVM merges whole runs of 4, 8 or 16 bytes. The rules of ptxas 13, as seen in cubins for PTX in
 * all orders and combinations, where a b c d are the units of a window:
 *
 *     loads in any order, with other loads and global stores between them; also from several
 *     blocks, if the block of the first dominates the others (the first among those whose address
 *     is in one register: ptxas may consider equal addresses different if they are computed in two
 *     blocks neither of which dominates the other)
 *         a b c d, or any three of them     a window; with three, the fourth is read, too. Three
 *                                           predicated loads do not merge if the branch has been
 *                                           if-converted. Three loads, some from one instruction,
 *                                           do not merge if the fourth was stored last: it is in a
 *                                           register. (Whether loads from several blocks merge
 *                                           right after a store to a word of their window is open)
 *         a b, or c d                       half a window
 *     stores that follow one another in a run
 *         a b c d                           a window
 *         a b, or c d                       half a window
 *     units of which LLVM uses only a part  likewise; but a b and d only if d uses the same part as
 *                                           a, or a and b use different parts. PTX says which part
 *                                           from 8.3 on. From several blocks: open. Loads of the
 *                                           same bytes are two if they use other parts of them;
 *                                           whether one of them merges with others is open
 *     a load of four units of which three   never with any other load (19 forms on sm_75 and sm_90)
 *     are used
 *     16-bit units                          likewise, up to 8 bytes
 *     16-bit units that a load extends      never
 *     8-bit units; volatile accesses        never
 *     loads of the same bytes               one load; also 8-bit and extended units, if they extend
 *                                           with the same sign or not at all
 *
 * A load that has not been merged, and of whose register only a part is used (live.h), is narrowed
 * to the 16 bits, or the half of 64 bits, that contain the part. If all loads of a window are
 * narrowed before they could merge, they stay apart.
 *
 * A run of stores ends at a store to another window or array, or to a place that the run has
 * already stored to; and, if only the alignment of half a window is proved, at a store to the other
 * half. */
#ifndef UNBANK_WIDTHS_ITEMS_MERGE_H
#define UNBANK_WIDTHS_ITEMS_MERGE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "unbank/bank.h"

/* What a place is relative to: the array, whose own place is then known, too; a base that contains
 * the array's place; or, for an element of a vector, the vector, which is aligned to its width. */
enum piece_origin { FROM_ARRAY, FROM_BASE, FROM_VECTOR };

/* Whether ptxas narrows a partially used load before merging. */
enum early { NOT_EARLY, MAY_BE_EARLY, EARLY };

struct piece {
  /* Position. */
  uint32_t group; /* equal for neighbours */
  int64_t place;
  enum piece_origin from;
  uint32_t computed; /* number of the register that holds the address */
  uint32_t unit, bytes;
  /* Alignment. */
  uint32_t align;
  bool is_proved;   /* `align` is certain */
  uint32_t promise; /* bytes of the widest access at the same base that is certainly executed before
                       this one and aligned to its width; 0 if none */
  uint32_t promised_at; /* its offset from the base */
  bool is_promise_open; /* ptxas was seen to rely on it, and not to (struct promise) */
  bool is_named;        /* the base is just an array's place: groups span all arrays */
  bool mixes_place;     /* the base adds a constant to the array's place */
  /* Kind. */
  bool is_load;
  bool is_fixed;                 /* never merged: volatile, or of an odd width */
  bool may_stay;                 /* perhaps fixed */
  bool is_ordered;               /* volatile, and executed as often as written */
  bool is_guarded;               /* a predicated load: three units do not make a window */
  bool is_of_vector;             /* its instruction loads other units, too */
  bool is_beside_stored;         /* the last store before it in its block may be in its window */
  bool is_for_last;              /* a load in a loop that perhaps only the last iteration needs */
  uint8_t read_most, read_least; /* for a load: the parts of its register that may be used and that
                                    certainly are, in quarters of 64 bits (live.h); 0: all */
  enum early narrows;            /* for a load */
  uint32_t used; /* for a load that LLVM widened: a bit for each byte that is used; 0: all */
  /* Order. */
  uint64_t first, last; /* positions in execution order, in which stores are consecutive */
  uint32_t enter,
      leave; /* for loads: the dominator-tree interval of the block; dominated blocks are inside */
  bool is_in_arm, is_in_table_arm; /* for loads: the block is executed on some paths from a branch,
                                      or from a branch by a table, only */
  /* Result. */
  uint32_t into;  /* the piece it was merged into, which then has the place and bytes of the wider
                     access; its own index if it is that piece, or not merged */
  bool may_merge; /* it is open whether it merges with the rest of its window: some are less aligned
                     and may have another base, or three are predicated, or they are in several
                     blocks */
  const char
      *why_open; /* in a few words, why its width is open; NULL if a tested rule decides it */
  const char *why_merge_open; /* why it is open whether it merges; or NULL */
  const char *why_fewer;      /* why it may be executed less often than the code says; or NULL */
  bool may_be_cut; /* for a load with why_merge_open: part of its instruction may be executed less
                      often, leaving a narrower rest */
  /* For a load that other executions may make redundant: a hash of which. Pieces of one
   * instruction with equal hashes become redundant together. 0: none known. */
  uint64_t repeats;
};

/* Marks a piece's merging as open, even with pieces of its own instruction. */
static inline void unbank_doubt_merge(struct piece *piece, const char *why) {
  piece->why_merge_open = why;
  piece->may_be_cut = true;
}

/* The piece that piece i was finally merged into. */
uint32_t unbank_merged_into(const struct piece *pieces, uint32_t i);

/* Merges pieces, which are in execution order; `order` has room for all. LLVM merges whole runs of
 * equally wide elements, the widest first; ptxas merges what LLVM leaves. */
void unbank_merge_by_llvm(struct piece *pieces, uint32_t *order, size_t count);
void unbank_merge_by_ptxas(struct piece *pieces, uint32_t *order, size_t count);

#endif
