/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Marks in a cubin's PTX. Codegen of the module, run here with marks for source lines, gives a PTX
 * of which each access has its mark. If the accesses of a kernel are the same ones in the cubin's
 * PTX, in the same order, then they have the same marks. Compared are opcode, offset, and the
 * address register up to renaming (registers are numbered as they first occur); the rest of the
 * text may differ, as it does with other settings for floating point.
 */
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>

#include "sim/cubin/cubin.h"
#include "sim/program/program.h"
#include "support/words.h"

enum { OPCODE_MAX = 48, BASE_MAX = 96 };

/* One access in a PTX text. */
struct ptx_access {
  char opcode[OPCODE_MAX], base[BASE_MAX];
  uint32_t base_number; /* as bases occur in the function */
  long offset;
  uint32_t line; /* in the text, from 1 on */
  uint32_t mark;
};
LIST_STRUCT(ptx_accesses, struct ptx_access);

static const char *skip_space(const char *text) {
  while (isspace((unsigned char)*text))
    text++;
  return text;
}

/* Reads an access of memory, other than of parameters and constants; false if the line is none. */
static bool read_access(const char *line, struct ptx_access *out) {
  line = skip_space(line);
  if (*line == '@')
    line = skip_space(line + strcspn(line, " \t"));
  if (!begins_with(line, "ld.") && !begins_with(line, "st.") && !begins_with(line, "atom.") &&
      !begins_with(line, "red."))
    return false;
  size_t length = strcspn(line, " \t");
  const char *address = strchr(line, '[');
  if (length >= OPCODE_MAX || !address)
    return false;
  *out = (struct ptx_access){.offset = 0};
  memcpy(out->opcode, line, length);
  size_t base = strcspn(address + 1, "+]");
  if (strstr(out->opcode, ".param") || strstr(out->opcode, ".const") || base >= BASE_MAX)
    return false;
  memcpy(out->base, address + 1, base);
  if (address[1 + base] == '+')
    out->offset = strtol(address + 2 + base, NULL, 10);
  return true;
}

/* Whether the line contains the name as a word. */
static bool has_word(const char *line, const char *name) {
  size_t length = strlen(name);
  for (const char *at = strstr(line, name); at; at = strstr(at + 1, name))
    if ((at == line || isspace((unsigned char)at[-1])) &&
        (at[length] == '(' || at[length] == 0 || isspace((unsigned char)at[length])))
      return true;
  return false;
}

static bool begins_function(const char *line) {
  return !begins_with(skip_space(line), "//") && (strstr(line, ".entry") || strstr(line, ".func"));
}

struct ptx_reader {
  const struct names *wanted;
  bool inside; /* a function that is */
  uint32_t mark, line, bases;
  struct ptx_accesses *out;
  struct arena *arena;
};

static void number_base(struct ptx_reader *it, struct ptx_access *access) {
  for (size_t i = it->out->count; i--;)
    if (!strcmp(it->out->items[i].base, access->base)) {
      access->base_number = it->out->items[i].base_number;
      return;
    }
  access->base_number = it->bases++;
}

static void read_line(struct ptx_reader *it, const char *line) {
  struct ptx_access access;
  unsigned file, mark;
  it->line++;
  if (begins_function(line)) {
    it->inside = false;
    for (size_t i = 0; i < it->wanted->count && !it->inside; i++)
      it->inside = has_word(line, it->wanted->items[i]);
  } else if (sscanf(line, " .loc %u %u", &file, &mark) == 2) {
    it->mark = mark < MARK_NONE ? mark : 0;
  } else if (it->inside && read_access(line, &access)) {
    access.line = it->line;
    access.mark = it->mark;
    number_base(it, &access);
    *ARENA_PUSH(it->arena, it->out) = access;
  }
}

/* Takes the text apart in place. */
static struct ptx_accesses read_text(char *text, const struct names *wanted, struct arena *arena) {
  struct ptx_accesses out = {0};
  struct ptx_reader reader = {.wanted = wanted, .out = &out, .arena = arena};
  for (char *line = text, *end; *line; line = end + 1) {
    end = line + strcspn(line, "\n");
    bool last = !*end;
    *end = 0;
    read_line(&reader, line);
    if (last)
      break;
  }
  return out;
}

static bool same_accesses(const struct ptx_accesses *a, const struct ptx_accesses *b) {
  if (a->count != b->count)
    return false;
  for (size_t i = 0; i < a->count; i++) {
    const struct ptx_access *x = &a->items[i], *y = &b->items[i];
    if (strcmp(x->opcode, y->opcode) || x->base_number != y->base_number || x->offset != y->offset)
      return false;
  }
  return true;
}

/* The text after a directive such as ".target" in the cubin's PTX, up to a space or comma. */
static const char *directive(const struct cubin *cubin, const char *name, struct arena *arena) {
  for (size_t i = 0; i < cubin->ptx.count; i++) {
    const char *line = skip_space(cubin->ptx.items[i]);
    if (!begins_with(line, name))
      continue;
    line = skip_space(line + strlen(name));
    return arena_printf(arena, "%.*s", (int)strcspn(line, ", \t"), line);
  }
  return NULL;
}

/* "7.8" to "+ptx78". */
static const char *version_feature(const char *version, struct arena *arena) {
  unsigned major, minor;
  if (!version || sscanf(version, "%u.%u", &major, &minor) != 2)
    return "";
  return arena_printf(arena, "+ptx%u%u", major, minor);
}

uint32_t *ptx_marks(struct program *program, const struct cubin *cubin,
                    const struct names *functions, const char **why) {
  struct arena *arena = program->arena;
  const char *processor = directive(cubin, ".target", arena);
  *why = "the cubin does not hold its PTX: assemble it with ptxas -lineinfo";
  if (!processor || !program->code->device)
    return NULL;
  const char *features = version_feature(directive(cubin, ".version", arena), arena);
  struct ptx_accesses theirs = {0};
  struct ptx_reader reader = {.wanted = functions, .out = &theirs, .arena = arena};
  for (size_t i = 0; i < cubin->ptx.count; i++)
    read_line(&reader, cubin->ptx.items[i]);
  *why = "the PTX in the cubin is not what this LLVM makes of the module";
  for (int aggressive = 1; aggressive >= 0; aggressive--) {
    char *text = marks_ptx(program->code->device, processor, features, aggressive);
    if (!text)
      return NULL;
    struct ptx_accesses ours = read_text(text, functions, arena);
    free(text);
    if (!same_accesses(&ours, &theirs))
      continue;
    *why = NULL;
    uint32_t *marks = ARENA_ARRAY(arena, uint32_t, cubin->ptx.count + 2);
    for (size_t i = 0; i < theirs.count; i++)
      marks[theirs.items[i].line] = ours.items[i].mark;
    return marks;
  }
  return NULL;
}
