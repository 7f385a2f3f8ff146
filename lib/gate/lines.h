/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Lines of source files, read where a message or a baseline needs them. */
#ifndef UNBANK_GATE_LINES_H
#define UNBANK_GATE_LINES_H

#include <stdbool.h>

#include "support/arena.h"

struct source_file;
struct source_lines {
  struct arena *arena;
  LIST_OF(struct source_file) files;
};

/* A line, counted from 1, with one blank between its words. NULL if it cannot be read. */
const char *source_line(struct source_lines *lines, const char *path, long line);

/* Whether a comment of a line of source, or a sentence in it, begins with "unbank: ok". A reason
 * may follow. */
bool source_line_is_silenced(const char *text);

#endif
