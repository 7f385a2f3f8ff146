/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "patch.h"

#include <ctype.h>
#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "files.h"
#include "support/words.h"
#include "temporary.h"

static const struct change *change_of(const struct change_list *changes,
                                      const struct source_array *array) {
  for (size_t i = 0; i < changes->count; i++)
    if (changes->items[i].array == array)
      return &changes->items[i];
  return NULL;
}

static const char *text_in(struct arena *arena, const struct source_file *file, struct span span) {
  return arena_printf(arena, "%.*s", (int)(span.end - span.first), file->text + span.first);
}

/* Statements. */

/* A declarator, with another length where it has one. */
static const char *declarator_text(struct arena *arena, const struct source_array *array,
                                   const struct change *change) {
  const struct source_file *file = array->statement->file;
  const struct span *whole = &array->declarator;
  if (!change || !change->length)
    return text_in(arena, file, *whole);
  struct span part = array->dimensions.items[change->dimension];
  return arena_printf(arena, "%s%s%s",
                      text_in(arena, file, (struct span){whole->first, part.first}), change->length,
                      text_in(arena, file, (struct span){part.end, whole->end}));
}

static bool has_other_type(const struct change *change) { return change && !change->length; }

/* The type and what follows it up to the names. */
static const char *type_text(struct arena *arena, const struct source_array *array,
                             const struct change *change) {
  const struct source_file *file = array->statement->file;
  const char *type = text_in(arena, file, array->statement->type);
  if (!has_other_type(change))
    return type;
  const unsigned first = array->is_dynamic ? 1 : 0; /* of dynamic memory the first is empty */
  struct span brackets = {array->declarator.end, array->declarator.end};
  if (first < array->dimensions.count)
    for (brackets.first = array->dimensions.items[first].first; file->text[brackets.first] != '[';)
      brackets.first--;
  return arena_printf(arena, "unbank::%s<%s%s, %s>", array->is_dynamic ? "dynamic" : "array", type,
                      text_in(arena, file, brackets), change->type);
}

/* What stands ahead of the type. Dynamic memory is declared by the type itself. */
static const char *head_text(struct arena *arena, const struct source_array *array,
                             const struct change *change) {
  const struct source_statement *statement = array->statement;
  if (has_other_type(change) && array->is_dynamic)
    return array->function ? "" : "static __device__ ";
  return text_in(arena, statement->file,
                 (struct span){statement->text.first, statement->type.first});
}

static const char *indent_of(struct arena *arena, const struct source_statement *statement) {
  const char *text = statement->file->text;
  size_t start = statement->text.first, end;
  while (start > 0 && text[start - 1] != '\n')
    start--;
  for (end = start; text[end] == ' ' || text[end] == '\t'; end++)
    ;
  return text_in(arena, statement->file, (struct span){start, end});
}

/* One statement for each run of names that have the same type. */
static const char *statement_text(struct arena *arena, const struct source *source,
                                  const struct change_list *changes,
                                  const struct source_statement *statement) {
  const char *out = "", *before = NULL;
  size_t name_at = 0;
  for (size_t i = 0; i < source->arrays.count; i++) {
    const struct source_array *array = source->arrays.items[i];
    if (array->statement != statement)
      continue;
    name_at = name_at ? name_at : array->declarator.first;
    const struct change *change = change_of(changes, array);
    const char *type = type_text(arena, array, change);
    const char *behind =
        text_in(arena, statement->file, (struct span){statement->type.end, name_at});
    const char *name = has_other_type(change) ? array->name : declarator_text(arena, array, change);
    if (before && !strcmp(before, type))
      out = arena_printf(arena, "%s, %s", out, name);
    else
      out = arena_printf(arena, "%s%s%s%s%s%s%s", out, before ? ";\n" : "",
                         before ? indent_of(arena, statement) : "", head_text(arena, array, change),
                         type, has_other_type(change) && array->is_dynamic ? " " : behind, name);
    before = type;
  }
  return arena_printf(arena, "%s;", out);
}

/* Includes. */

/* Behind the comments that a file begins with, and the mark of UTF-8. */
static size_t behind_comments(const char *text) {
  static const char mark[] = "\xef\xbb\xbf";
  size_t place = begins_with(text, mark) ? sizeof mark - 1 : 0;
  for (const char *at = text + place;;) {
    at += strspn(at, " \t\r\n");
    const bool is_block = begins_with(at, "/*");
    const char *end = is_block ? strstr(at, "*/") : begins_with(at, "//") ? at : NULL;
    const char *line = end ? strchr(end, '\n') : NULL;
    if (!line || (is_block && end + 2 + strspn(end + 2, " \t\r") != line))
      return place;
    at = line + 1;
    if (strchr("#\r\n", *at)) /* else the comment may be one of what follows */
      place = (size_t)(at - text);
  }
}

/* Where a line of its own can be put behind the last #include that is not conditional, and ahead of
 * `limit`; else behind the comments at the head of the file. */
static size_t include_place(const char *text, size_t limit) {
  size_t place = behind_comments(text);
  int depth = 0;
  for (const char *line = text; *line && (size_t)(line - text) < limit;) {
    const char *end = line + strcspn(line, "\n"), *at = line + strspn(line, " \t");
    if (*at == '#') {
      at += 1 + strspn(at + 1, " \t");
      depth += !strncmp(at, "if", 2);
      depth -= !strncmp(at, "endif", 5);
      if (!strncmp(at, "include", 7) && !depth)
        place = (size_t)(end - text) + (*end == '\n');
    }
    line = end + (*end == '\n');
  }
  return place;
}

static void add_include(struct arena *arena, const struct source_statement *statement,
                        struct edit_list *out) {
  const char *text = statement->file->text, *end = strchr(text, '\n');
  const char *line = end && end > text && end[-1] == '\r' ? "#include <unbank/array.h>\r\n"
                                                          : "#include <unbank/array.h>\n";
  if (strstr(text, arena_printf(arena, "\n%s", line)))
    return;
  for (size_t i = 0; i < out->count; i++)
    if (out->items[i].file == statement->file && !strcmp(out->items[i].text, line))
      return;
  size_t at = include_place(text, statement->text.first);
  *ARENA_PUSH(arena, out) = (struct edit){statement->file, {at, at}, line, NULL};
}

/* Edits. */

static int compare_edits(const void *a, const void *b) {
  const struct edit *x = a, *y = b;
  if (x->file != y->file)
    return strcmp(x->file->path, y->file->path);
  return (x->span.first > y->span.first) - (x->span.first < y->span.first);
}

static bool is_retyped(const struct source_statement *statement,
                       const struct change_list *changes) {
  for (size_t i = 0; i < changes->count; i++)
    if (changes->items[i].array->statement == statement && !changes->items[i].length)
      return true;
  return false;
}

static bool has_edit(const struct edit_list *edits, const struct source_statement *statement,
                     struct span span) {
  for (size_t i = 0; i < edits->count; i++)
    if (edits->items[i].file == statement->file && edits->items[i].span.first == span.first &&
        edits->items[i].span.end == span.end)
      return true;
  return false;
}

/* Pointers to elements of an array of another type. Arrays that are given to one function by one
 * parameter change it alike, or the changed source does not compile. */
static void add_pointers(struct arena *arena, const struct change *change, struct edit_list *out) {
  const struct edit_list *edits = &change->array->pointers;
  for (size_t i = 0; has_other_type(change) && i < edits->count; i++) {
    struct edit edit = edits->items[i];
    if (has_edit(out, change->array->statement, edit.span))
      continue;
    if (edit.pointee)
      edit.text = arena_printf(arena, "%s<%s, %s> ", edit.text, edit.pointee, change->type);
    *ARENA_PUSH(arena, out) = edit;
  }
}

struct edit_list patch_edits(struct arena *arena, const struct source *source,
                             const struct change_list *changes) {
  struct edit_list out = {0};
  for (size_t i = 0; i < changes->count; i++) {
    const struct change *change = &changes->items[i];
    const struct source_statement *statement = change->array->statement;
    if (!is_retyped(statement, changes)) {
      *ARENA_PUSH(arena, &out) =
          (struct edit){statement->file, change->array->dimensions.items[change->dimension],
                        change->length, NULL};
    } else if (!has_edit(&out, statement, statement->text)) {
      add_include(arena, statement, &out);
      *ARENA_PUSH(arena, &out) =
          (struct edit){statement->file, statement->text,
                        statement_text(arena, source, changes, statement), NULL};
    }
    add_pointers(arena, change, &out);
  }
  if (out.count)
    qsort(out.items, out.count, sizeof *out.items, compare_edits);
  return out;
}

struct patched_list patch_apply(struct arena *arena, const struct edit_list *edits) {
  struct patched_list out = {0};
  for (size_t i = 0; i < edits->count;) {
    const struct source_file *file = edits->items[i].file;
    const char *text = "";
    size_t done = 0;
    for (; i < edits->count && edits->items[i].file == file; i++) {
      const struct edit *edit = &edits->items[i];
      text = arena_printf(arena, "%s%.*s%s", text, (int)(edit->span.first - done),
                          file->text + done, edit->text);
      done = edit->span.end;
    }
    *ARENA_PUSH(arena, &out) =
        (struct patched){file, arena_printf(arena, "%s%s", text, file->text + done)};
  }
  return out;
}

/* Differences. */

/* How much of an absolute path names the deepest folder that holds it and a folder of that length:
 * 0 for the root of the file system. */
static size_t common_length(const char *folder, size_t length, const char *path) {
  while (strncmp(folder, path, length) != 0 || (path[length] != '/' && path[length]))
    do
      length--;
    while (length && folder[length] != '/');
  return length;
}

static const char *common_folder(struct arena *arena, const struct patched_list *files) {
  const char *here = file_real_path(arena, ".");
  size_t length = strlen(here);
  for (size_t i = 0; i < files->count; i++)
    length = common_length(here, length, file_real_path(arena, files->items[i].file->path));
  return arena_printf(arena, "%.*s", (int)length, here);
}

/* Runs diff, whose exit code 1 says that there are differences. */
static char *run_diff(const char *const *command, const char *output) {
  posix_spawn_file_actions_t actions;
  int status = 0;
  posix_spawn_file_actions_init(&actions);
  int error = posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, output, O_WRONLY, 0);
  if (!error)
    error = temporary_run(command, &actions, &status);
  posix_spawn_file_actions_destroy(&actions);
  if (error)
    return unbank_error("%s: %s: it writes the patch", command[0], strerror(error));
  return WIFEXITED(status) && WEXITSTATUS(status) <= 1 ? NULL
                                                       : unbank_error("%s failed", command[0]);
}

/* "a/NAME", with a tab behind a name that has blanks, as git writes it: `patch` takes for a name
 * what stands ahead of a blank, or of a tab where there is one. */
static const char *label(struct arena *arena, const char *side, const char *name) {
  return arena_printf(arena, "%s/%s%s", side, name, strchr(name, ' ') ? "\t" : "");
}

const char *patch_refuses_name(const char *path) {
  for (const char *c = path; *c; c++)
    if (iscntrl((unsigned char)*c) || strchr("\"\\", *c))
      return "the name of its file has a tab, a line break, a quote or a backslash, which a patch "
             "cannot hold";
  return NULL;
}

static char *diff_one(struct arena *arena, const struct patched *file, const char *name,
                      const char **out) {
  enum { OLD, NEW, DIFFERENCE, FILES };
  const char *paths[FILES] = {NULL};
  char *error = NULL;
  for (int i = 0; i < FILES && !error; i++)
    error = temporary_file(arena, "", &paths[i]);
  if (!error)
    error = file_write(paths[OLD], file->file->text, strlen(file->file->text));
  if (!error)
    error = file_write(paths[NEW], file->text, strlen(file->text));
  const char *const command[] = {"diff",     "-u",
                                 "--label",  label(arena, "a", name),
                                 "--label",  label(arena, "b", name),
                                 paths[OLD], paths[NEW],
                                 NULL};
  if (!error)
    error = run_diff(command, paths[DIFFERENCE]);
  char *text = error ? NULL : file_read_text(paths[DIFFERENCE]);
  *out = arena_strdup(arena, text ? text : "");
  free(text);
  for (int i = 0; i < FILES; i++)
    if (paths[i])
      temporary_remove(paths[i]);
  return error;
}

char *patch_diff(struct arena *arena, const struct patched_list *files, const char **out,
                 const char **root) {
  char *error = NULL;
  *out = "";
  *root = common_folder(arena, files);
  for (size_t i = 0; i < files->count && !error; i++) {
    const char *one = "", *path = file_real_path(arena, files->items[i].file->path);
    error = diff_one(arena, &files->items[i], path + strlen(*root) + 1, &one);
    *out = arena_printf(arena, "%s%s", *out, one);
  }
  return error;
}
