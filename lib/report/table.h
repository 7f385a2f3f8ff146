/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Text in columns. Widths count characters, not bytes. No line is longer than the table's width, by
 * default TABLE_WIDTH, as far as the least widths of its columns allow. If a table is too wide,
 * names are shortened before figures, in their middle. Text is clean (utf8.h). */
#ifndef UNBANK_REPORT_TABLE_H
#define UNBANK_REPORT_TABLE_H

#include <stdbool.h>
#include <stdio.h>

#include "support/arena.h"

enum { TABLE_WIDTH = 100, TABLE_INDENT = 2, TABLE_COLUMNS_MAX = 9 };

/* Escape sequences for terminals. */
#define BOLD "\033[1m"
#define PLAIN "\033[0m"

struct table_column {
  const char *title;
  enum { TABLE_LEFT, TABLE_RIGHT } side;
  /* How cells are shortened if the table is too wide: kernels lose their parameters; names lose
   * scopes, then their middle; places lose their beginning; figures are shortened last. */
  enum { TABLE_FIGURE, TABLE_NAME, TABLE_KERNEL, TABLE_PLACE } kind;
  unsigned least; /* least width, 4 or more; with gaps and indent, those of all columns add up to
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

/* Whether two rows look the same in all columns except one; TABLE_COLUMNS_MAX: in all. */
bool unbank_table_same(const struct table *table, const struct table_row *a,
                       const struct table_row *b, unsigned except);
/* Adds a row; if there is a row that looks the same, counts it there. */
void unbank_table_add(struct arena *arena, struct table *table, struct table_row row);
/* Writes "x4" into a column of rows that were added four times. */
void unbank_table_show_copies(struct arena *arena, struct table *table, unsigned column);

/* Prints an empty line, the titles and the rows; nothing if there are no rows. */
void unbank_table_print(FILE *out, struct arena *arena, const struct table *table);

/* `text` in at most `width` characters, at least 4: if it is longer, "..." replaces its middle. */
const char *unbank_text_shorten(struct arena *arena, const char *text, unsigned width);
/* A demangled kernel without return type and parameters: "k<4>". */
const char *unbank_text_short_kernel(struct arena *arena, const char *name);
/* The same, and also without scopes if it is longer than `width` with them. */
const char *unbank_text_kernel(struct arena *arena, const char *name, unsigned width);

/* Prints words from column `indent` on, where the cursor is, on as many lines as they need, each
 * with the same indent. A word that is too long for a line is cut, unless it is a path. */
void unbank_text_wrap(FILE *out, unsigned indent, const char *text);
/* The same, on lines of `width` characters instead of TABLE_WIDTH. */
void unbank_text_wrap_to(FILE *out, unsigned width, unsigned indent, const char *text);

#endif
