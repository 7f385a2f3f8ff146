/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Names in LLVM IR are bytes, not text: any value but 0 may occur. JSON holds only UTF-8, and a
 * terminal obeys control characters. A byte that cannot be shown is therefore written as the four
 * characters \xHH. */
#ifndef UNBANK_REPORT_UTF8_H
#define UNBANK_REPORT_UTF8_H

#include <stdbool.h>
#include <stddef.h>
#include <string.h>

#include "support/arena.h"

/* Bytes of the well-formed sequence that `text` starts with, 0 when there is none: the Unicode
 * standard's table 3-7. Bytes after the second are always 80..bf; the second's range shuts out
 * overlong forms, surrogates and what lies past U+10FFFF. */
static inline size_t utf8_sequence(const char *text) {
  static const struct {
    unsigned char first, last, second_first, second_last;
    size_t bytes;
  } rows[] = {
      {0x01, 0x7f, 0, 0, 1},       {0xc2, 0xdf, 0x80, 0xbf, 2}, {0xe0, 0xe0, 0xa0, 0xbf, 3},
      {0xe1, 0xec, 0x80, 0xbf, 3}, {0xed, 0xed, 0x80, 0x9f, 3}, {0xee, 0xef, 0x80, 0xbf, 3},
      {0xf0, 0xf0, 0x90, 0xbf, 4}, {0xf1, 0xf3, 0x80, 0xbf, 4}, {0xf4, 0xf4, 0x80, 0x8f, 4},
  };
  const unsigned char *byte = (const unsigned char *)text;
  for (size_t r = 0; r < sizeof rows / sizeof *rows; r++) {
    if (byte[0] < rows[r].first || byte[0] > rows[r].last)
      continue;
    if (rows[r].bytes > 1 && (byte[1] < rows[r].second_first || byte[1] > rows[r].second_last))
      return 0;
    for (size_t i = 2; i < rows[r].bytes; i++)
      if ((byte[i] & 0xc0) != 0x80)
        return 0;
    return rows[r].bytes;
  }
  return 0;
}

/* The bytes of a character that can be shown as it is; 0 if it cannot. Control characters cannot be
 * shown to a person (`printable`). */
static inline size_t utf8_shown(const char *text, bool printable) {
  bool control = (unsigned char)*text < 0x20 || *text == 0x7f;
  return printable && control ? 0 : utf8_sequence(text);
}

/* `text` with every character that cannot be shown written as \xHH; `text` itself if there is none.
 */
static inline const char *utf8_clean(struct arena *arena, const char *text, bool printable) {
  static const char digits[] = "0123456789abcdef";
  const char *at = text;
  for (size_t bytes; *at && (bytes = utf8_shown(at, printable)); at += bytes)
    ;
  if (!*at)
    return text;
  char *out = arena_alloc(arena, 4 * strlen(text) + 1), *end = out;
  for (at = text; *at;) {
    size_t bytes = utf8_shown(at, printable);
    unsigned char byte = (unsigned char)*at;
    if (bytes)
      memcpy(end, at, bytes);
    else
      memcpy(end, (char[]){'\\', 'x', digits[byte >> 4], digits[byte & 15]}, 4);
    end += bytes ? bytes : 4;
    at += bytes ? bytes : 1;
  }
  return out;
}

#endif
