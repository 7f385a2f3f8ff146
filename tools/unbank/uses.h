/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * What the code does with a shared array, as far as a change of its declaration may ask: it takes
 * IR in which each subscript is still an operand of its own, and gives a proof, or the reason why
 * there is none.
 *
 * Of each pointer it follows how many subscripts lead to it, and by how many bytes it may lie
 * beyond the start of the row, or of the element, that they name. */
#ifndef UNBANK_USES_H
#define UNBANK_USES_H

#include <llvm-c/Core.h>

#include "support/arena.h"
#include "unbank/report.h"

enum { USES_DIMENSIONS_MAX = 7 };

/* An array of arrays, from the outside in. */
struct uses_dimensions {
  unsigned count;
  uint64_t bytes[USES_DIMENSIONS_MAX + 1]; /* of what d subscripts lead to; [count]: an element */
};

/* Which block shapes are taken to be all that a kernel is launched with: those that were said; also
 * those of launches that were seen, where all of these are known; also where some are not; also
 * those that are assumed. */
enum uses_trust { USES_TRUST_SAID, USES_TRUST_LAUNCHES, USES_TRUST_SOME, USES_TRUST_ASSUMED };

/* What is asked. */
struct uses_question {
  struct arena *arena;                /* of the answer */
  const struct unbank_report *report; /* whose block shapes hold, */
  enum uses_trust trust;              /* as far as they are trusted */
  unsigned level;  /* subscripts that lead to what is meant to stay together: a row, an element */
  uint64_t span;   /* bytes of that which may be used; 0: all */
  uint64_t atom;   /* bytes that the layout moves together */
  bool is_direct;  /* the source writes all subscripts at each use, and takes no address */
  bool has_layout; /* the array has a type of unbank/array.h */
};

/* What is said of an address from which code goes on. */
extern const char uses_goes_on[];

/* Makes of what clang's front end leaves a module in which variables are values and calls are
 * inlined. `is_whole`: no other module calls its device functions, so that those which are inlined
 * everywhere go. False: LLVM cannot. */
bool uses_prepare(LLVMModuleRef module, bool is_whole);

/* Where the function stands in which an array of a prepared module is declared; all zeros: in none,
 * or it is not known. */
struct unbank_place uses_function_place(struct arena *arena, LLVMValueRef array);

/* False: it is no array of known elements. One of unknown length has 0 bytes at first. */
bool uses_read_dimensions(LLVMValueRef array, struct uses_dimensions *out);

/* NULL: each use of the array reads or writes inside what `level` subscripts name, whatever the
 * distances are at which these lie. Else why that is not known. */
const char *uses_stay_inside(LLVMValueRef array, const struct uses_question *question);

/* The same of the memory of an array that has a type of unbank/array.h by now, whose subscripts and
 * pointers lead to an element by one step of bytes each: NULL: each use reads or writes inside that
 * element, or what the layout keeps with it. */
const char *uses_end_in_elements(LLVMValueRef array, const struct uses_question *question,
                                 uint64_t element);

/* Dynamic memory of unbank/array.h; NULL: there is none. */
LLVMValueRef uses_find_dynamic(LLVMModuleRef module);

#endif
