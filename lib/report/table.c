/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "report/table.h"

#include <stdlib.h>
#include <string.h>

#include "options/names.h"
#include "report/utf8.h"

enum { GAP = 2 };

static unsigned width_of(const char *text) {
  unsigned width = 0;
  for (; *text; text++)
    width += ((unsigned char)*text & 0xc0) != 0x80; /* not a continuation byte */
  return width;
}

/* The address of the character with this index. */
static const char *character(const char *text, unsigned index) {
  for (; *text && index; index--)
    text += utf8_sequence(text);
  return text;
}

/* Keeps the first `head` characters and the last ones, with "..." between. */
static const char *shorten(struct arena *arena, const char *text, unsigned width, unsigned head) {
  unsigned length = width_of(text);
  if (length <= width)
    return text;
  unsigned tail = width - head - 3;
  return arena_printf(arena, "%.*s...%s", (int)(character(text, head) - text), text,
                      character(text, length - tail));
}

const char *unbank_text_shorten(struct arena *arena, const char *text, unsigned width) {
  return shorten(arena, text, width, (width - 3) / 2);
}

/* Behind the first namespace or class of a name, or NULL: it has none. What brackets hold, and a
 * lambda's quotes, belong to one. */
static const char *behind_scope(const char *name) {
  int depth = 0;
  for (const char *at = name; *at; at++) {
    depth += strchr("<([{", *at) ? 1 : strchr(">)]}", *at) ? -1 : 0;
    if (!depth && at[0] == ':' && at[1] == ':')
      return at + 2;
  }
  return NULL;
}

/* A name in at most `width` characters. Scopes at its head, which it has in common with its
 * neighbours, are dropped before its middle, except for the last `kept` parts. */
static const char *shorten_name(struct arena *arena, const char *name, unsigned width,
                                unsigned kept) {
  static const char mark[] = "...";
  unsigned parts = 1;
  for (const char *at = name; (at = behind_scope(at));)
    parts++;
  const char *rest = name;
  while (parts > kept && width_of(rest) + (rest == name ? 0 : sizeof mark - 1) > width) {
    rest = behind_scope(rest);
    parts--;
  }
  return unbank_text_shorten(arena, rest == name ? name : arena_printf(arena, "%s%s", mark, rest),
                             width);
}

/* What is said behind a name, as in "k<...> (12 instantiations)" or "k (float*, ...)"; else its
 * end. A demangled clone, "k(int) (.1)", ends in brackets, too. */
static const char *said_behind(const char *name) {
  const char *end = name + strlen(name), *at = end;
  int depth = 0;
  do {
    if (at == name)
      return end;
    at--;
    depth += *at == ')' ? 1 : *at == '(' ? -1 : 0;
  } while (depth > 0);
  const bool is_clone = at[1] == '.' && at[2] != '.';
  return at > name && *at == '(' && at[-1] == ' ' && !is_clone ? at - 1 : end;
}

const char *unbank_text_short_kernel(struct arena *arena, const char *name) {
  const char *behind = said_behind(name);
  char *text = unbank_short_name(arena_printf(arena, "%.*s", (int)(behind - name), name));
  const char *out = arena_printf(arena, "%s%s", text, behind);
  free(text);
  return out;
}

const char *unbank_text_kernel(struct arena *arena, const char *name, unsigned width) {
  return width_of(name) <= width
             ? name
             : shorten_name(arena, unbank_text_short_kernel(arena, name), width, 1);
}

void unbank_text_wrap(FILE *out, unsigned indent, const char *text) {
  unbank_text_wrap_to(out, TABLE_WIDTH, indent, text);
}

/* Where the first word of a text ends, or what of it a line of `most` characters can hold: of a
 * path all, as who opens the file copies it. */
static const char *word_end(const char *text, unsigned most, unsigned *width) {
  const size_t length = strcspn(text, " ");
  const bool is_path = memchr(text, '/', length);
  const char *end = text;
  for (*width = 0; end < text + length && (is_path || *width < most); end += utf8_sequence(end))
    ++*width;
  return end;
}

void unbank_text_wrap_to(FILE *out, unsigned most, unsigned indent, const char *text) {
  unsigned column = indent;
  for (bool first = true; *(text += strspn(text, " ")); first = false) {
    unsigned width;
    const char *end = word_end(text, most > indent ? most - indent : 0, &width);
    bool fits = first || column + 1 + width <= most;
    unsigned space = first ? 0 : fits ? 1 : indent;
    fprintf(out, "%s%*s%.*s", fits ? "" : "\n", (int)space, "", (int)(end - text), text);
    column = (fits ? column : 0) + space + width;
    text = end;
  }
  putc('\n', out);
}

/* The column that can best spare a character, among names and places or among all. NULL: none can.
 */
static unsigned *spare(const struct table_column *columns, unsigned *widths, bool names_only) {
  unsigned *out = NULL, most = 0;
  for (unsigned c = 0; columns[c].title; c++) {
    if (names_only && columns[c].kind == TABLE_FIGURE)
      continue;
    if (widths[c] > columns[c].least && widths[c] - columns[c].least > most) {
      most = widths[c] - columns[c].least;
      out = &widths[c];
    }
  }
  return out;
}

static unsigned line_width(const struct table *table) {
  return table->width ? table->width : TABLE_WIDTH;
}

/* Widths that hold every cell; a column without text has 0. Returns the width of a line. */
static unsigned measure(const struct table *table, unsigned widths[TABLE_COLUMNS_MAX]) {
  unsigned total = TABLE_INDENT;
  for (unsigned c = 0; table->columns[c].title; c++) {
    widths[c] = width_of(table->columns[c].title);
    for (size_t r = 0; r < table->rows.count; r++) {
      unsigned width = width_of(table->rows.items[r].cells[c]);
      widths[c] = width > widths[c] ? width : widths[c];
    }
    total += widths[c] ? widths[c] + (c ? GAP : 0) : 0;
  }
  return total;
}

/* Less what a line asks for. */
static void fit(const struct table *table, unsigned widths[TABLE_COLUMNS_MAX]) {
  unsigned total = measure(table, widths);
  for (unsigned *give; total > line_width(table); total--, --*give) {
    if (!(give = spare(table->columns, widths, true)))
      give = spare(table->columns, widths, false);
    if (!give)
      break;
  }
}

/* The table, if need be with kernels that have lost their parameters. */
static struct table narrowed(struct arena *arena, const struct table *table) {
  unsigned widths[TABLE_COLUMNS_MAX];
  struct table out = *table;
  if (measure(table, widths) <= line_width(table))
    return out;
  out.rows.items = ARENA_ARRAY(arena, struct table_row, table->rows.count);
  for (size_t r = 0; r < table->rows.count; r++) {
    out.rows.items[r] = table->rows.items[r];
    for (unsigned c = 0; table->columns[c].title; c++)
      if (table->columns[c].kind == TABLE_KERNEL)
        out.rows.items[r].cells[c] = unbank_text_short_kernel(arena, table->rows.items[r].cells[c]);
  }
  return out;
}

/* "k<...> (2)" for "k<...> (2 instantiations)", where that is too long: the number tells more. */
static const char *shorten_kernel(struct arena *arena, const char *name, unsigned width) {
  const char *behind = said_behind(name), *word = strchr(*behind ? behind + 1 : behind, ' ');
  const bool is_number = *behind && behind[2] >= '0' && behind[2] <= '9';
  if (word && is_number && width_of(name) > width)
    name = arena_printf(arena, "%.*s)", (int)(word - name), name);
  return shorten_name(arena, name, width, 1);
}

/* Of "kernel::array" both tell something. */
static const char *cell_text(struct arena *arena, const struct table_column *column,
                             const char *text, unsigned width) {
  switch (column->kind) {
  case TABLE_PLACE:
    return shorten(arena, text, width, 0);
  case TABLE_KERNEL:
    return shorten_kernel(arena, text, width);
  case TABLE_NAME:
    return shorten_name(arena, text, width, 2);
  case TABLE_FIGURE:
    break;
  }
  return unbank_text_shorten(arena, text, width);
}

static void print_cells(FILE *out, struct arena *arena, const struct table_column *columns,
                        const unsigned *widths, const char *const *cells) {
  unsigned start = TABLE_INDENT, printed = 0;
  for (unsigned c = 0; columns[c].title; c++) {
    const char *text = cells ? cells[c] : columns[c].title;
    text = cell_text(arena, &columns[c], text, widths[c]);
    unsigned width = width_of(text);
    unsigned at = start + (columns[c].side == TABLE_RIGHT ? widths[c] - width : 0);
    if (width) {
      fprintf(out, "%*s%s", (int)(at - printed), "", text);
      printed = at + width;
    }
    start += widths[c] ? widths[c] + GAP : 0;
  }
  putc('\n', out);
}

/* A column is no wider than what is left of its names. */
static void tighten(struct arena *arena, const struct table *table,
                    unsigned widths[TABLE_COLUMNS_MAX]) {
  for (unsigned c = 0; table->columns[c].title; c++) {
    unsigned widest = width_of(table->columns[c].title);
    for (size_t r = 0; r < table->rows.count; r++) {
      const char *text =
          cell_text(arena, &table->columns[c], table->rows.items[r].cells[c], widths[c]);
      const unsigned width = width_of(text);
      widest = width > widest ? width : widest;
    }
    widths[c] = widest < widths[c] ? widest : widths[c];
  }
}

bool unbank_table_same(const struct table *table, const struct table_row *a,
                       const struct table_row *b, unsigned except) {
  for (unsigned c = 0; table->columns[c].title; c++)
    if (c != except && strcmp(a->cells[c], b->cells[c]) != 0)
      return false;
  return true;
}

void unbank_table_add(struct arena *arena, struct table *table, struct table_row row) {
  row.copies = 1;
  for (size_t r = 0; r < table->rows.count; r++)
    if (unbank_table_same(table, &table->rows.items[r], &row, TABLE_COLUMNS_MAX)) {
      table->rows.items[r].copies++;
      return;
    }
  *ARENA_PUSH(arena, &table->rows) = row;
}

void unbank_table_show_copies(struct arena *arena, struct table *table, unsigned column) {
  for (size_t r = 0; r < table->rows.count; r++)
    if (table->rows.items[r].copies > 1)
      table->rows.items[r].cells[column] = arena_printf(arena, "x%u", table->rows.items[r].copies);
}

void unbank_table_print(FILE *out, struct arena *arena, const struct table *whole) {
  if (!whole->rows.count)
    return;
  unsigned widths[TABLE_COLUMNS_MAX];
  const struct table shown = narrowed(arena, whole), *table = &shown;
  fit(table, widths);
  tighten(arena, table, widths);
  putc('\n', out);
  fputs(table->is_coloured ? BOLD : "", out);
  print_cells(out, arena, table->columns, widths, NULL);
  fputs(table->is_coloured ? PLAIN : "", out);
  for (size_t r = 0; r < table->rows.count; r++) {
    print_cells(out, arena, table->columns, widths, table->rows.items[r].cells);
    if (!table->rows.items[r].below)
      continue;
    fprintf(out, "%*s", 2 * TABLE_INDENT, "");
    unbank_text_wrap_to(out, line_width(table), 2 * TABLE_INDENT, table->rows.items[r].below);
  }
}
