/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Which neighbours become one access: the rules of LLVM's load/store vectorizer and of ptxas, over
 * places alone.
 *
 *   piece   an access that may become a part of a wider one
 *   unit    bytes of its elements, as registers hold them: ptxas merges only equal ones
 *   place   where it starts, in bytes from a base; pieces of one group share base and kind, and
 *           nothing between them keeps loads apart
 *   window  the four units (two of 8 bytes) that one access can cover at most, aligned to their
 * size
 *
 * A piece may become a part of a wider one only if the wider one's address is proved to be aligned
 * to its width: `align` is what is proved of the base.
 *
 * LLVM merges runs without gaps of 4, 8 or 16 bytes. ptxas 13, seen in cubins for PTX of all orders
 * and combinations at proved alignments of 4, 8 and 16 (a, b, c, d: the units of a window in
 * order):
 *
 *     loads, in any order, whatever other loads and global stores lie between
 *       abcd, or any three of them                  one access of a window: what is not asked for
 * is read too ab, or cd                                   one of half a window stores that follow
 * one another: a shared store to another window ends the run, and one to the same place begins
 * another; where only half a window's alignment is proved, to the other half abcd one of a window
 *       ab, or cd                                   one of half a window
 *     16-bit units, which fill 8 bytes at most      likewise
 *     those that the load extends to 32 bits        never
 *     8-bit units, volatile                         never
 */
#ifndef UNBANK_IR_MERGE_H
#define UNBANK_IR_MERGE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { MERGE_WIDEST = 16 };

struct piece {
  uint32_t group;
  bool is_load;
  bool is_fixed; /* stays as it is: volatile, or of an odd width */
  uint32_t unit, bytes;
  int64_t place;
  uint32_t align;
  bool is_proved;       /* `align` is, for certain */
  uint32_t first, last; /* numbers in the order of execution, in which stores follow one another */
  uint32_t into; /* index of the piece that it became a part of, which has the wider one's place and
                    bytes; its own when it is alone or that piece */
  bool certain;  /* a tested rule says so */
};

/* The piece that piece i became a part of, by both. */
uint32_t unbank_merged_into(const struct piece *pieces, uint32_t i);

/* Pieces are in the order of execution; `order` has room for all. */
/* LLVM: runs of elements of one width, whole ones, widest first. */
void unbank_merge_by_llvm(struct piece *pieces, uint32_t *order, size_t count);
/* ptxas, on what LLVM left. */
void unbank_merge_by_ptxas(struct piece *pieces, uint32_t *order, size_t count);

#endif
