/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Text in columns. Widths count characters, not bytes. No line is longer than the table's width, by
 * default TABLE_WIDTH, as far as the least widths of its columns allow: when a table is too wide,
 * names give way before figures, in their middle. Text is clean (utf8.h). */
#ifndef UNBANK_REPORT_TABLE_H
#define UNBANK_REPORT_TABLE_H

#include <stdbool.h>
#include <stdio.h>

#include "support/arena.h"

enum { TABLE_WIDTH = 100, TABLE_INDENT = 2, TABLE_COLUMNS_MAX = 9 };

/* What a terminal is told. */
#define BOLD "\033[1m"
#define PLAIN "\033[0m"

struct table_column {
  const char *title;
  enum { TABLE_LEFT, TABLE_RIGHT } side;
  /* What gives way when the table is too wide: kernels lose their parameters; names give way in
   * their scopes and then their middle, places at their head; figures last of all. */
  enum { TABLE_FIGURE, TABLE_NAME, TABLE_KERNEL, TABLE_PLACE } kind;
  unsigned least; /* width that it keeps, at least 4; with gaps and indent they add up to
                     TABLE_WIDTH at most */
};
struct table_row {
  const char *cells[TABLE_COLUMNS_MAX];
  const char *below; /* a sentence on its own line, or NULL */
  unsigned copies;   /* rows that looked the same, counted by unbank_table_add */
};
struct table {
  const struct table_column *columns; /* up to a NULL title */
  unsigned width;                     /* of a line; 0: TABLE_WIDTH */
  bool is_coloured;                   /* the titles are bold */
  LIST_OF(struct table_row) rows;
};

/* Adds a row, or counts it at one that looks the same. */
void unbank_table_add(struct arena *arena, struct table *table, struct table_row row);
/* Writes "x4" into a column of the rows that stand for four. */
void unbank_table_show_copies(struct arena *arena, struct table *table, unsigned column);

/* An empty line, the titles, the rows; nothing when there is no row. */
void unbank_table_print(FILE *out, struct arena *arena, const struct table *table);

/* `text` in at most `width` characters, at least 4: what is too much in its middle becomes "...".
 */
const char *unbank_text_shorten(struct arena *arena, const char *text, unsigned width);
/* A demangled kernel without return type and parameters: "k<4>". */
const char *unbank_text_short_kernel(struct arena *arena, const char *name);
/* A demangled kernel likewise, without return type and parameters, and then without scopes, where
 * it is too long with them. */
const char *unbank_text_kernel(struct arena *arena, const char *name, unsigned width);

/* Prints words from column `indent`, where the cursor stands, on as many lines as they need, all
 * indented alike. A word too long for a line is cut, but for a path. */
void unbank_text_wrap(FILE *out, unsigned indent, const char *text);
/* Wraps like unbank_text_wrap, on lines of `width` characters in place of TABLE_WIDTH. */
void unbank_text_wrap_to(FILE *out, unsigned width, unsigned indent, const char *text);

#endif
