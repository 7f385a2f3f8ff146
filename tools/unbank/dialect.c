/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "dialect.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "files.h"
#include "support/words.h"

/* Texts are looked at from a place on, whose line begins at or before it. */

struct edit {
  size_t first, end;
  const char *text;
  size_t file; /* among those that are laid */
};
LIST_STRUCT(edit_list, struct edit);

static bool is_letter(char c) { return isalnum((unsigned char)c) || c == '_'; }

static size_t behind_blanks(const char *text, size_t at) {
  return at + strspn(text + at, " \t\r\n");
}

/* The end of what stands in brackets that begin here; 0: they do not end. */
static size_t behind_brackets(const char *text, size_t at, char open, char close) {
  size_t depth = 0;
  for (; text[at] && !strchr(";{}", text[at]); at++) {
    depth += text[at] == open;
    depth -= text[at] == close;
    if (!depth)
      return at + 1;
  }
  return 0;
}

static const char *copy(struct arena *arena, const char *text, size_t first, size_t end) {
  while (first < end && isspace((unsigned char)text[first]))
    first++;
  while (first < end && isspace((unsigned char)text[end - 1]))
    end--;
  return arena_printf(arena, "%.*s", (int)(end - first), text + first);
}

/* Objects with constructors. */

/* Where the last "__shared__" of the statement begins that leads to a name; 0: there is none. */
static size_t find_shared(const char *text, size_t name) {
  static const char word[] = "__shared__";
  for (size_t at = name; at > 0 && !strchr(";{}=", text[at - 1]); at--)
    if (begins_with(text + at - 1, word))
      return at - 1;
  return 0;
}

/* A comma that is in no brackets parts declarators. */
static bool has_several(const char *text, size_t first, size_t end) {
  int depth = 0;
  for (; first < end; first++) {
    depth += !!strchr("<([", text[first]);
    depth -= !!strchr(">)]", text[first]);
    if (text[first] == ',' && !depth)
      return true;
  }
  return false;
}

/* Behind words that are said of the variable and not of its type. */
static size_t behind_alignment(const char *text, size_t at) {
  static const char *const words[] = {"alignas", "__align__"};
  for (size_t i = 0; i < sizeof words / sizeof *words; i++) {
    const size_t end =
        begins_with(text + at, words[i])
            ? behind_brackets(text, behind_blanks(text, at + strlen(words[i])), '(', ')')
            : 0;
    if (end)
      return behind_blanks(text, end);
  }
  return at;
}

/* "T &x = *({ __shared__ unbank_memory<T> x; &x.object(); });" for "__shared__ T x;", in which the
 * inner name is the array's in reports. */
static bool mend_object(struct arena *arena, const char *text, size_t name, struct edit *out) {
  size_t name_end = name;
  while (is_letter(text[name_end]))
    name_end++;
  const size_t shared = find_shared(text, name);
  size_t first = shared, end = behind_blanks(text, name_end);
  while (first > 0 && !strchr(";{}\n", text[first - 1]))
    first--;
  first = behind_blanks(text, first);
  while (text[end] == '[') {
    end = behind_brackets(text, end, '[', ']');
    if (!end)
      return false;
    end = behind_blanks(text, end);
  }
  if (!shared || name_end == name || text[end] != ';')
    return false;
  const size_t word_end = behind_blanks(text, shared + strlen("__shared__")),
               type = behind_alignment(text, word_end);
  if (type >= name || has_several(text, type, name))
    return false;
  const char *of = arena_printf(arena, "%s%s", copy(arena, text, type, name),
                                copy(arena, text, name_end, end)),
             *called = copy(arena, text, name, name_end);
  *out = (struct edit){
      .first = first,
      .end = end + 1,
      .text = arena_printf(arena,
                           "::unbank_same<%s> &%s = *({ %s __shared__ %s ::unbank_memory<%s> %s; "
                           "&%s.object(); });",
                           of, called, copy(arena, text, first, shared),
                           copy(arena, text, word_end, type), of, called, called)};
  return true;
}

/* Directives of macros. */

/* The text of _Pragma's string: quotes and backslashes stand behind a backslash. */
static const char *quoted(struct arena *arena, const char *text) {
  const char *out = "";
  for (; *text; text++)
    out = arena_printf(arena, "%s%s%c", out, strchr("\"\\", *text) ? "\\" : "", *text);
  return out;
}

static bool mend_directive(struct arena *arena, const char *text, size_t mark, struct edit *out) {
  static const char word[] = "pragma";
  const size_t at = text[mark] == '#' ? behind_blanks(text, mark + 1) : mark;
  if (at == mark || !begins_with(text + at, word))
    return false;
  const size_t first = at + strlen(word), end = first + strcspn(text + first, "\r\n\\");
  *out = (struct edit){
      .first = mark,
      .end = end,
      .text = arena_printf(arena, "_Pragma(\"%s\")", quoted(arena, copy(arena, text, first, end)))};
  return true;
}

/* Registers in inline assembly. */

/* The place is behind what clang took for an operand: its modifier may have been read. */
static bool mend_register(struct arena *arena, const char *text, size_t at, struct edit *out) {
  (void)arena;
  while (at > 0 && text[at] != '%' && !strchr("\"\n", text[at]))
    at--;
  *out = (struct edit){.first = at, .end = at, .text = "%"};
  return text[at] == '%' && (!at || text[at - 1] != '%');
}

/* Qualifiers. */

/* "const __restrict__ T *p" says of T what nvcc takes for a word on p. The place is that of the
 * declaration or of the word. */
static bool mend_restrict(struct arena *arena, const char *text, size_t at, struct edit *out) {
  static const char *const words[] = {"__restrict__", "__restrict"};
  const size_t end = at + strcspn(text + at, ";{}");
  (void)arena;
  for (; at < end; at++)
    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
      if (begins_with(text + at, words[i])) {
        *out = (struct edit){.first = at, .end = at + strlen(words[i]), .text = ""};
        return true;
      }
  return false;
}

/* Messages. */

static const struct row {
  const char *message;
  bool (*mend)(struct arena *, const char *text, size_t at, struct edit *);
} rows[] = {
    {": error: initialization is not supported for __shared__ variables", mend_object},
    {": note: expanded from macro '", mend_directive},
    {": error: invalid % escape in inline assembly string", mend_register},
    {": error: restrict requires a pointer or reference (", mend_restrict},
};

/* Without the colours that a terminal gets. */
static char *plain_text(struct arena *arena, const char *messages) {
  char *out = arena_strdup(arena, messages), *to = out;
  for (const char *from = out; *from; from++)
    if (begins_with(from, "\033["))
      from += strcspn(from, "mK");
    else
      *to++ = *from;
  *to = '\0';
  return out;
}

static const char *read_text(struct arena *arena, const char *path) {
  char *text = file_read_text(path);
  const char *out = text ? arena_strdup(arena, text) : NULL;
  free(text);
  return out;
}

static size_t offset_of(const char *text, unsigned long line, unsigned long column) {
  const char *at = text;
  for (; line > 1 && at; line--)
    at = (at = strchr(at, '\n')) ? at + 1 : NULL;
  return at && column && column <= strcspn(at, "\n") ? (size_t)(at - text) + column - 1
                                                     : strlen(text);
}

/* "file:line:column" at the front of a line of messages. */
static bool read_place(struct arena *arena, const char *line, size_t length, const char **file,
                       unsigned long *numbers) {
  char *place = arena_printf(arena, "%.*s", (int)length, line);
  for (size_t i = 2; i-- > 0;) {
    char *colon = strrchr(place, ':'), *end = NULL;
    numbers[i] = colon ? strtoul(colon + 1, &end, 10) : 0;
    if (!colon || end == colon + 1 || *end)
      return false;
    *colon = '\0';
  }
  *file = place;
  return true;
}

static void take_place(struct arena *arena, const struct row *row, const char *path,
                       const unsigned long *place, struct overlaid_list *laid,
                       struct edit_list *edits) {
  const size_t file = overlay_find(arena, laid, path);
  const bool is_new = file == laid->count;
  const char *text = is_new ? read_text(arena, path) : laid->items[file].text;
  struct edit edit;
  if (!text || !row->mend(arena, text, offset_of(text, place[0], place[1]), &edit))
    return;
  if (is_new)
    *ARENA_PUSH(arena, laid) = (struct overlaid){path, text};
  edit.file = file;
  *ARENA_PUSH(arena, edits) = edit;
}

static void take_line(struct arena *arena, const char *line, const char *folder,
                      struct overlaid_list *laid, struct edit_list *edits) {
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    const char *end = strstr(line, rows[i].message), *file;
    unsigned long place[2];
    if (end && read_place(arena, line, (size_t)(end - line), &file, place))
      take_place(arena, &rows[i], *file == '/' ? file : arena_printf(arena, "%s/%s", folder, file),
                 place, laid, edits);
  }
}

static int compare_edits(const void *a, const void *b) {
  const struct edit *x = a, *y = b;
  if (x->file != y->file)
    return x->file < y->file ? -1 : 1;
  return x->first < y->first ? -1 : x->first > y->first;
}

/* "file:line" of a place in a text, from the folder on where the file is in it. */
static void add_place(struct arena *arena, const struct overlaid *file, size_t at,
                      const char *folder, struct text_list *places) {
  const size_t length = strlen(folder);
  const char *path = file->path;
  if (begins_with(path, folder) && path[length] == '/')
    path += length + 1;
  while (begins_with(path, "./"))
    path += 2;
  unsigned long line = 1;
  for (size_t i = 0; i < at; i++)
    line += file->text[i] == '\n';
  const char *place = arena_printf(arena, "%s:%lu", path, line);
  if (!is_one_of(place, places->items, places->count))
    *ARENA_PUSH(arena, places) = place;
}

/* Those that lie in one another are left to the next compile, which names what is left. A template
 * is named once for each of its instantiations. */
static size_t apply(struct arena *arena, const struct edit_list *edits, const char *folder,
                    struct overlaid_list *laid, struct text_list *places) {
  size_t count = 0;
  for (size_t i = 0; i < edits->count;) {
    struct overlaid *file = &laid->items[edits->items[i].file];
    const char *text = "";
    size_t done = 0;
    for (const size_t number = edits->items[i].file;
         i < edits->count && edits->items[i].file == number; i++) {
      const struct edit *edit = &edits->items[i];
      if (edit->first < done ||
          (i && edits->items[i - 1].file == number && edits->items[i - 1].first == edit->first))
        continue;
      text = arena_printf(arena, "%s%.*s%s", text, (int)(edit->first - done), file->text + done,
                          edit->text);
      done = edit->end;
      add_place(arena, file, edit->first, folder, places);
      count++;
    }
    file->text = arena_printf(arena, "%s%s", text, file->text + done);
  }
  return count;
}

size_t dialect_mend(struct arena *arena, const char *messages, const char *folder,
                    struct overlaid_list *laid, struct text_list *places) {
  struct edit_list edits = {0};
  char *rest = plain_text(arena, messages);
  for (char *line; (line = strsep(&rest, "\n"));)
    take_line(arena, line, folder, laid, &edits);
  if (edits.count)
    qsort(edits.items, edits.count, sizeof *edits.items, compare_edits);
  return apply(arena, &edits, folder, laid, places);
}

static struct text_list lines_of(struct arena *arena, const char *text) {
  struct text_list out = {0};
  char *rest = arena_strdup(arena, text);
  for (char *line; (line = strsep(&rest, "\n"));)
    *ARENA_PUSH(arena, &out) = line;
  return out;
}

/* The line that is the same, and has as many of them ahead of it; or the number of lines. */
static size_t find_same(const struct text_list *was, size_t line, const struct text_list *lines) {
  size_t ahead = 0, out = 0;
  for (size_t i = 0; i < line; i++)
    ahead += !strcmp(was->items[i], was->items[line]);
  for (; out < lines->count; out++)
    if (!strcmp(lines->items[out], was->items[line]) && !ahead--)
      break;
  return out;
}

const char *dialect_repeat(struct arena *arena, const char *was, const char *is, const char *text) {
  const struct text_list before = lines_of(arena, was), after = lines_of(arena, is),
                         lines = lines_of(arena, text);
  struct text_list out = {0};
  size_t length = 1;
  if (before.count != after.count)
    return NULL;
  text_list_add(arena, &out, lines.items, lines.count);
  for (size_t i = 0; i < before.count; i++) {
    if (!strcmp(before.items[i], after.items[i]))
      continue;
    const size_t at = find_same(&before, i, &lines);
    if (at == lines.count)
      return NULL;
    out.items[at] = after.items[i];
  }
  for (size_t i = 0; i < out.count; i++)
    length += strlen(out.items[i]) + 1;
  char *joined = ARENA_ARRAY(arena, char, length), *end = joined;
  for (size_t i = 0; i < out.count; i++)
    end += sprintf(end, "%s%s", i ? "\n" : "", out.items[i]);
  return joined;
}
