/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * How code uses a shared array, to prove that a change of its declaration is right. Works on IR in
 * which each subscript is still an operand of its own. The answer is that the proof succeeded, or
 * the reason why it did not.
 *
 * For each pointer it keeps how many subscripts lead to it, and how many bytes it may be beyond the
 * start of the row or element that they name. */
#ifndef UNBANK_USES_H
#define UNBANK_USES_H

#include <llvm-c/Core.h>

#include "support/arena.h"
#include "unbank/report.h"

enum { USES_DIMENSIONS_MAX = 7 };

/* An array of arrays, from the outside in. */
struct uses_dimensions {
  unsigned count;
  uint64_t bytes[USES_DIMENSIONS_MAX +
                 1]; /* by d: size of what d subscripts name; [count]: an element */
};

/* Which block shapes are taken to be the only ones that a kernel is launched with. Each level
 * includes those before it. */
enum uses_trust {
  USES_TRUST_SAID,     /* shapes that the source or the options say */
  USES_TRUST_LAUNCHES, /* shapes of launches, if those of all launches are known */
  USES_TRUST_SOME,     /* shapes of launches, even if some are unknown */
  USES_TRUST_ASSUMED   /* assumed shapes */
};

/* What is to be proved. */
struct uses_question {
  struct arena *arena;                /* for the answer */
  const struct unbank_report *report; /* that block shapes are taken from */
  enum uses_trust trust;              /* in these shapes */
  unsigned level;  /* how many subscripts name what must stay together: a row, or an element */
  uint64_t span;   /* how many bytes of that may be used; 0: all */
  uint64_t atom;   /* bytes that the layout moves together */
  bool is_direct;  /* the source writes all subscripts at each use, and takes no address */
  bool has_layout; /* the array has a type of unbank/array.h */
};

/* The reason if code walks on from the address of an element. */
extern const char uses_goes_on[];

/* Turns the output of clang's front end into a module in which variables are values and calls are
 * inlined. `is_whole`: no other module calls its device functions, so those that are inlined
 * everywhere are removed. False if LLVM cannot do it. */
bool uses_prepare(LLVMModuleRef module, bool is_whole);

/* The place of the function in which an array of a prepared module is declared; all zeros if it is
 * declared outside functions, or the place is unknown. */
struct unbank_place uses_function_place(struct arena *arena, LLVMValueRef array);

/* Reads the dimensions of an array. False if it is not an array of known elements. If its length is
 * unknown, bytes[0] is 0. */
bool uses_read_dimensions(LLVMValueRef array, struct uses_dimensions *out);

/* NULL if each use of the array reads or writes inside what `level` subscripts name, whatever the
 * distances between these rows or elements are. Else why that is not known. */
const char *uses_stay_inside(LLVMValueRef array, const struct uses_question *question);

/* The same for the memory of an array that already has a type of unbank/array.h, in which one step
 * in bytes leads to an element. NULL if each use reads or writes inside that element, or what the
 * layout keeps together with it. */
const char *uses_end_in_elements(LLVMValueRef array, const struct uses_question *question,
                                 uint64_t element);

/* The dynamic memory of unbank/array.h, or NULL. */
LLVMValueRef uses_find_dynamic(LLVMModuleRef module);

#endif
