/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "gate/lines.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct source_file {
  const char *path;
  LIST_OF(const char *) lines; /* none where the file cannot be read */
};

/* Blanks at the ends go, those between words become one: a line that is only moved or indented
 * anew stays itself. */
static const char *with_single_blanks(struct arena *arena, const char *text) {
  char *copy = arena_strdup(arena, text), *out = copy;
  for (const char *at = text; *at; at++)
    if (!isspace((unsigned char)*at))
      *out++ = *at;
    else if (out > copy && out[-1] != ' ')
      *out++ = ' ';
  out -= out > copy && out[-1] == ' ';
  *out = '\0';
  return copy;
}

static struct source_file *read_file(struct source_lines *lines, const char *path) {
  for (size_t i = 0; i < lines->files.count; i++)
    if (!strcmp(lines->files.items[i].path, path))
      return &lines->files.items[i];
  struct source_file *file = ARENA_PUSH(lines->arena, &lines->files);
  *file = (struct source_file){.path = arena_strdup(lines->arena, path)};
  FILE *in = fopen(path, "r");
  char *text = NULL;
  size_t capacity = 0;
  while (in && getline(&text, &capacity, in) > 0)
    *ARENA_PUSH(lines->arena, &file->lines) = with_single_blanks(lines->arena, text);
  free(text);
  if (in)
    fclose(in);
  return file;
}

const char *source_line(struct source_lines *lines, const char *path, long line) {
  if (!path || line < 1)
    return NULL;
  const struct source_file *file = read_file(lines, path);
  return (size_t)line <= file->lines.count ? file->lines.items[line - 1] : NULL;
}

bool source_line_is_silenced(const char *text) {
  static const char mark[] = "unbank: ok";
  const char *comment = strstr(text, "//");
  comment = comment ? comment : strstr(text, "/*");
  for (const char *at = comment; at && (at = strstr(at, mark)); at++) {
    const char *before = at[-1] == ' ' ? at - 2 : at - 1; /* blanks are single */
    if (strchr("/*.;", *before) && !isalnum((unsigned char)at[sizeof mark - 1]))
      return true;
  }
  return false;
}
