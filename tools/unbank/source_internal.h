/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * What source.c and source_pointers.c share: the tokens of files, and cursors of libclang. */
#ifndef UNBANK_SOURCE_INTERNAL_H
#define UNBANK_SOURCE_INTERNAL_H

#include <clang-c/Index.h>

#include "source.h"

/* A token other than a comment. */
struct token {
  struct span span;
  bool is_word;      /* identifier or keyword */
  bool is_directive; /* it is on a line for the preprocessor */
};

/* A file that declares arrays. */
struct file {
  struct source_file of;
  struct token *tokens;
  size_t count;
};

struct reader {
  struct arena *arena;
  CXTranslationUnit unit;
  const char *folder; /* to which names of files are relative */
  LIST_OF(struct file *) files;
  LIST_OF(CXCursor) cursors; /* of the arrays, in the same order */
  struct source *out;
};

/* A cursor, and the cursors around it. */
struct within {
  struct reader *reader;
  CXCursor cursor;
  const struct within *above;
};

struct file *source_file_of(struct reader *reader, CXFile handle);

bool source_is_text(const struct file *file, size_t token, const char *text);
bool source_is_any_text(const struct file *file, size_t token, const char *const *texts);
/* The token that begins at an offset; the number of tokens if none does. */
size_t source_token_at(const struct file *file, size_t offset);
/* The first token of the statement that a token is in. */
size_t source_statement_start(const struct file *file, size_t token);

/* Conversions and parentheses. */
bool source_is_transparent(CXCursor cursor);
bool source_is_cast(CXCursor cursor);
bool source_is_address_of(CXCursor cursor);

/* The children of a cursor, of one kind or all: how many come before `wanted`, and the one with the
 * number `number`. */
struct source_children {
  enum CXCursorKind kind; /* 0: all */
  CXCursor wanted;
  unsigned number;
  CXCursor found, first;
  unsigned count, before;
  bool is_met;
};
struct source_children source_children_of(CXCursor of, enum CXCursorKind kind, CXCursor wanted,
                                          unsigned number);
bool source_is_first_child(CXCursor child, CXCursor of);
/* What is done with a name: "a cast", "another use". */
const char *source_use_of(const struct within *mention);
/* Whether a pointer's type says how long rows are: sizeof, deduction and overloads may ask it. */
bool source_leads_to_row(CXCursor cursor);

/* Whether a cursor may bind an element to a reference, or take its address. An argument of a call
 * is passed by value only if a conversion shows it. */
bool pointers_may_bind(CXCursor cursor, CXCursor element);

/* Follows the pointers that begin where an array is mentioned as a pointer, or after an &. True if
 * the source only uses them in ways that pointers of unbank/array.h support; array->pointers then
 * also has the edits that give them such types. Else array->bare_line may be the line that does
 * more. */
bool pointers_follow(struct source_array *array, const struct within *mention);

#endif
