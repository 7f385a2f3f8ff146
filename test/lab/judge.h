/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * What the laboratory says of one class: lab.c has the words for it.
 *
 *   lost       what is predicted of classes of which the cubin names no line, since code was moved,
 *              or whose lines have other classes' instructions alone. Its instructions may bear a
 *              neighbour's line: each explains one instruction that another class has beside its
 *              own, and only one: its width where it is certain; where it is open, of any width,
 *              but no more bytes than are predicted.
 *              A class that the cubin has in several copies may have as many of each
 *   stray      an instruction of a line that no access has, as LLVM gives a part of a load that it
 *              takes apart the line of the part's user: it explains one that a class has too few
 *
 * Of accesses in loops that are unrolled the cubin has more instructions than are predicted. */
#ifndef LAB_JUDGE_H
#define LAB_JUDGE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "unbank/bank.h"

enum { WIDTHS = 5 }; /* 1, 2, 4, 8 and 16 bytes */

/* How often each width occurs. */
struct widths {
  uint32_t of[WIDTHS];
};

struct class {
  enum unbank_op op;
  uint32_t line, parent; /* index of another class that this one is a part of, or its own */
  struct widths predicted, found;
  struct widths fewer; /* of those predicted: what may be executed less often, and so be left out */
  uint32_t leads, gone, open;
  const char *cause;
};

struct lost {
  struct widths certain;
  uint32_t open_bytes;
  struct widths strays;
  struct widths surplus; /* of open classes, beside as many bytes as are predicted of them, and of
                            certain ones, beside whole copies or of widths that are not theirs: may
                            be of others' lines */
};

enum verdict { VERDICT_AGREE, VERDICT_OPEN, VERDICT_WRONG, VERDICT_GONE };

/* Whether both have the same widths equally often. Of all accesses of a kernel that says that each
 * is as predicted, though the lines may be exchanged. More of a width than predicted does not: the
 * one too many may be of an access that is predicted to be gone. */
bool lab_is_equal(const struct widths *a, const struct widths *b);

/* Every width as often as predicted, or more often, and no other; `fewer` of them may be missing,
 * where it is given. */
bool lab_is_same(const struct widths *predicted, const struct widths *fewer,
                 const struct widths *found);

/* Of classes that have what their parts have. */
struct lost lab_find_lost(const struct class *classes, size_t count);

/* `total`: the kernel has the widths predicted, all of which are certain. *lost loses what explains
 * the class. */
enum verdict lab_judge(const struct class *class, bool total, struct lost *lost);

#endif
