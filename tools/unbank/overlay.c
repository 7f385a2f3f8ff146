/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "overlay.h"

#include <stdlib.h>
#include <string.h>

#include "files.h"
#include "support/files.h"
#include "temporary.h"

/* Overlays. */

static const char *root_of(struct arena *arena, const char *path, const char *contents) {
  return arena_printf(arena,
                      "{\"type\": \"file\", \"name\": \"%s\", \"external-contents\": \"%s\"}", path,
                      contents);
}

/* Appends a file to the roots, under the path that clang reports and under the real path. */
static char *add_root(struct arena *arena, const struct overlaid *file, struct text_list *made,
                      const char **roots) {
  const char *contents;
  char *error = temporary_file(arena, "", &contents), *real = realpath(file->path, NULL);
  if (!error) {
    *ARENA_PUSH(arena, made) = contents;
    if (strpbrk(arena_printf(arena, "%s%s%s", file->path, real ? real : "", contents), "\"\\"))
      error = unbank_error("%s: it cannot be overlaid", file->path);
  }
  if (!error)
    error = file_write(contents, file->text, strlen(file->text));
  if (!error)
    *roots = arena_printf(arena, "%s%s%s", *roots, **roots ? ", " : "",
                          root_of(arena, file->path, contents));
  if (!error && real && strcmp(file->path, real) != 0)
    *roots =
        arena_printf(arena, "%s, %s", *roots, root_of(arena, arena_strdup(arena, real), contents));
  free(real);
  return error;
}

char *overlay_write(struct arena *arena, const struct overlaid *files, size_t count,
                    struct text_list *made, const char **out) {
  const char *roots = "";
  char *error = temporary_file(arena, ".yaml", out);
  if (!error)
    *ARENA_PUSH(arena, made) = *out;
  for (size_t i = 0; i < count && !error; i++)
    error = add_root(arena, &files[i], made, &roots);
  const char *yaml = arena_printf(
      arena, "{\"version\": 0, \"use-external-names\": false, \"roots\": [%s]}\n", roots);
  return error ? error : file_write(*out, yaml, strlen(yaml));
}

size_t overlay_find(struct arena *arena, const struct overlaid_list *files, const char *path) {
  const char *real = file_real_path(arena, path);
  size_t out = 0;
  while (out < files->count && strcmp(file_real_path(arena, files->items[out].path), real) != 0)
    out++;
  return out;
}

/* Launches. */

static const char *behind_blanks(const char *at) { return at + strspn(at, " \t"); }

/* The length of three equal brackets, with blanks between, or 0. */
static size_t three(const char *at, char bracket) {
  const char *begin = at;
  for (unsigned i = 0; i < 3; i++, at++) {
    at = i ? behind_blanks(at) : at;
    if (*at != bracket)
      return 0;
  }
  return (size_t)(at - begin);
}

/* Joins them, and moves the blanks behind them. */
static void join(char *at, size_t length, char bracket) {
  memset(at, bracket, 3);
  memset(at + 3, ' ', length - 3);
}

/* The end of the launch configuration that begins here: three brackets before its arguments, in the
 * same statement. */
static char *configuration_end(char *at) {
  for (; *at && *at != ';'; at++) {
    size_t length = three(at, '>');
    if (length && *(at + length + strspn(at + length, " \t\r\n\\")) == '(')
      return at;
  }
  return NULL;
}

const char *overlay_join_launches(struct arena *arena, const char *text) {
  char *out = arena_strdup(arena, text);
  bool joined = false;
  for (char *at = out; (at = strchr(at, '<')); at++) {
    const size_t length = three(at, '<');
    char *end = length ? configuration_end(at + length) : NULL;
    const size_t closing = end ? three(end, '>') : 0;
    if (!end || length + closing == 6)
      continue;
    join(at, length, '<');
    join(end, closing, '>');
    joined = true;
    at = end;
  }
  return joined ? out : NULL;
}
