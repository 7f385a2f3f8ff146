/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Spaces and comments of PTX, which inline assembly and generated code share. */
#ifndef UNBANK_SUPPORT_BLANKS_H
#define UNBANK_SUPPORT_BLANKS_H

#include <ctype.h>
#include <stdbool.h>
#include <stddef.h>
#include <string.h>

/* The first character of [at, end) that is neither a space nor part of a comment, or `end`. */
static inline const char *skip_blanks(const char *at, const char *end) {
  for (;;) {
    while (at < end && isspace((unsigned char)*at))
      at++;
    const bool has_two = end - at >= 2;
    const char *close = NULL;
    if (has_two && !strncmp(at, "//", 2))
      close = "\n";
    else if (has_two && !strncmp(at, "/*", 2))
      close = "*/";
    if (!close)
      return at;
    at = memmem(at + 2, (size_t)(end - at - 2), close, strlen(close));
    at = at ? at + strlen(close) : end;
  }
}

#endif
