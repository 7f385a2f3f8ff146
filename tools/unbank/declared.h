/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * What the source says of an array: whether all that uses it goes through its declared dimensions,
 * and where its innermost dimension is written. */
#ifndef UNBANK_DECLARED_H
#define UNBANK_DECLARED_H

#include <llvm-c/Core.h>

#include "support/arena.h"
#include "unbank/report.h"

/* An array of arrays: its innermost rows. */
struct declared_rows {
  unsigned dimensions; /* at least two */
  uint64_t elements;   /* of a row */
  uint64_t bytes;      /* of an element */
};

/* Makes of what clang's front end leaves a module in which variables are values and calls are
 * inlined, but each subscript is still its own operand. False: LLVM cannot. */
bool declared_prepare(LLVMModuleRef module);

/* Whether every use of the array in such a module is in a kernel of the report, gives all its
 * subscripts, those of its rows inside them for a block of the shape that was said, and then reads
 * or writes one element: then longer rows change nothing but where elements lie. */
bool declared_is_subscripted(LLVMValueRef array, const struct unbank_report *report,
                             struct declared_rows *rows);

/* The text of the innermost dimension in the one declaration that the file has of a shared array of
 * that name. It has one, with so many dimensions, and uses the name nowhere without as many
 * subscripts (in sizeof, say); else a sentence says why there is none. Debug information has no
 * place of such declarations. */
struct declared_text {
  const char *file_text;         /* of the whole file */
  size_t first, end;             /* of the dimension's expression in it */
  long line, column, end_column; /* counted from 1; the last is behind it */
};
const char *declared_find(struct arena *arena, const char *path, const char *name,
                          unsigned dimensions, struct declared_text *out);

#endif
