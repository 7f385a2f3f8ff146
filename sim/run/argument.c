/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Arguments as text: the grammar at the head of memory.h. */
#include <ctype.h>
#include <errno.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include "sim/run/memory.h"

static const struct element elements[] = {
    {"f16", 2, ELEMENT_FLOAT, 11},   {"bf16", 2, ELEMENT_FLOAT, 8},
    {"f32", 4, ELEMENT_FLOAT, 24},   {"f64", 8, ELEMENT_FLOAT, 24},
    {"i8", 1, ELEMENT_SIGNED, 0},    {"i16", 2, ELEMENT_SIGNED, 0},
    {"i32", 4, ELEMENT_SIGNED, 0},   {"i64", 8, ELEMENT_SIGNED, 0},
    {"u8", 1, ELEMENT_UNSIGNED, 0},  {"u16", 2, ELEMENT_UNSIGNED, 0},
    {"u32", 4, ELEMENT_UNSIGNED, 0}, {"u64", 8, ELEMENT_UNSIGNED, 0},
};
static const char *const fills[FILL_COUNT] = {
    [FILL_ZERO] = "zero", [FILL_RAMP] = "ramp", [FILL_RANDOM] = "random", [FILL_FILE] = "file"};

static bool is_word(const char *word, const char *text, size_t length) {
  return strlen(word) == length && !memcmp(word, text, length);
}

const struct element *element_find(const char *name, size_t length) {
  for (size_t i = 0; i < sizeof elements / sizeof *elements; i++)
    if (is_word(elements[i].name, name, length))
      return &elements[i];
  return NULL;
}

enum fill fill_find(const char *name, size_t length) {
  enum fill fill = FILL_ZERO;
  while (fill < FILL_COUNT && !is_word(fills[fill], name, length))
    fill++;
  return fill;
}

/* Numbers. */

char *number_parse(struct number *out, const struct element *element, const char *text) {
  char *end = NULL;
  unsigned unused = 64 - 8 * element->bytes;
  bool negative = *text == '-', fits = true;
  errno = 0;
  *out = (struct number){0, 0};
  if (element->kind == ELEMENT_FLOAT) {
    out->real = strtod(text, &end);
    fits = !isinf(out->real) || !errno;
  } else if (element->kind == ELEMENT_SIGNED) {
    out->integer = strtoll(text, &end, 0);
    fits = !errno && out->integer <= INT64_MAX >> unused && out->integer >= INT64_MIN >> unused;
  } else {
    uint64_t value = strtoull(text, &end, 0);
    out->integer = (int64_t)value;
    fits = !errno && value <= UINT64_MAX >> unused && !(negative && value);
  }
  if (end == text || *end || isspace((unsigned char)*text))
    return unbank_error("'%s' is no number of type %s", text, element->name);
  return fits ? NULL : unbank_error("%s does not fit %s", text, element->name);
}

static bool is_less(const struct element *element, struct number a, struct number b) {
  if (element->kind == ELEMENT_FLOAT)
    return !(a.real >= b.real); /* a NAN is less, too */
  return element->kind == ELEMENT_SIGNED ? a.integer < b.integer
                                         : (uint64_t)a.integer < (uint64_t)b.integer;
}

/* Fields: text up to the next colon. Returns what follows it, or NULL after the last. */
static const char *next_field(struct arena *arena, const char *text, const char **field) {
  size_t length = strcspn(text, ":");
  char *out = arena_alloc(arena, length + 1);
  *field = memcpy(out, text, length);
  return text[length] ? text + length + 1 : NULL;
}

/* Buffers. */

/* "7", "7:0:255" */
static char *parse_random(struct argument *out, const char *text, struct arena *arena) {
  const struct element *seed_type = element_find("u64", 3);
  struct number seed;
  const char *field, *low, *high;
  if (!text)
    return unbank_error("random needs a seed: random:7");
  text = next_field(arena, text, &field);
  char *sentence = number_parse(&seed, seed_type, field);
  out->seed = (uint64_t)seed.integer;
  if (sentence || !text)
    return sentence;
  out->has_range = true;
  text = next_field(arena, text, &low);
  if (!text)
    return unbank_error("a range has two ends: random:7:0:255");
  text = next_field(arena, text, &high);
  sentence = number_parse(&out->low, out->element, low);
  if (!sentence)
    sentence = number_parse(&out->high, out->element, high);
  if (!sentence && text)
    sentence = unbank_error("there is too much after the range: '%s'", text);
  if (!sentence && is_less(out->element, out->high, out->low))
    sentence = unbank_error("the range from %s to %s is empty", low, high);
  return sentence;
}

static char *file_bytes(const char *path, size_t *bytes) {
  FILE *file = fopen(path, "rb");
  bool sized = file && !fseek(file, 0, SEEK_END) && ftell(file) >= 0;
  *bytes = sized ? (size_t)ftell(file) : 0;
  char *sentence = sized ? NULL : unbank_error("%s: %s", path, strerror(errno));
  if (file)
    fclose(file);
  return sentence;
}

/* Without a count: all whole elements that the file holds. */
static char *parse_file(struct argument *out, const char *path, bool has_count) {
  if (!path || !*path)
    return unbank_error("file needs a path: file:PATH");
  size_t bytes;
  char *sentence = file_bytes(path, &bytes);
  out->path = path;
  if (sentence || has_count)
    return sentence;
  out->count = bytes / out->element->bytes;
  return out->count ? NULL : unbank_error("%s does not hold one %s", path, out->element->name);
}

/* What follows "f32[64]:"; `text` is NULL where there is no colon. */
static char *parse_fill(struct argument *out, const char *text, bool has_count,
                        struct arena *arena) {
  const char *word;
  if (!text)
    return unbank_error("say what fills it: zero, ramp, random:SEED or file:PATH");
  text = next_field(arena, text, &word);
  out->kind = ARGUMENT_BUFFER;
  out->fill = fill_find(word, strlen(word));
  if (out->fill == FILL_COUNT)
    return unbank_error("'%s' is no fill; there are zero, ramp, random:SEED and file:PATH", word);
  if (out->fill == FILL_RANDOM)
    return parse_random(out, text, arena);
  if (out->fill == FILL_FILE)
    return parse_file(out, text ? arena_strdup(arena, text) : NULL, has_count);
  return text ? unbank_error("%s takes nothing more: ':%s' is too much", word, text) : NULL;
}

/* "[64]" and what follows. */
static char *parse_count(struct argument *out, const char *text, const char **rest) {
  char *end = NULL;
  errno = 0;
  bool digit = isdigit((unsigned char)text[1]);
  uint64_t count = digit ? strtoull(text + 1, &end, 10) : 0;
  if (!digit || *end != ']' || (end[1] && end[1] != ':'))
    return unbank_error("an element count looks like [4096]");
  if (errno || count > PTRDIFF_MAX / out->element->bytes)
    return unbank_error("[%.*s] is more than there can be", (int)(end - text - 1), text + 1);
  if (!count)
    return unbank_error("a buffer has at least one element");
  out->count = count;
  *rest = end[1] ? end + 2 : NULL;
  return NULL;
}

/* Structures. */

static char *parse_hex(struct argument *out, const char *text, struct arena *arena) {
  static const char digits[] = "0123456789abcdef";
  size_t length = strlen(text);
  out->kind = ARGUMENT_BYTES;
  out->byte_count = length / 2;
  out->bytes = arena_alloc(arena, length / 2 + 1);
  bool good = length && length % 2 == 0;
  for (size_t i = 0; i < length && good; i++) {
    const char *digit = memchr(digits, tolower((unsigned char)text[i]), 16);
    good = digit != NULL;
    if (good)
      out->bytes[i / 2] = (unsigned char)(out->bytes[i / 2] << 4 | (digit - digits));
  }
  return good ? NULL : unbank_error("hex: takes two digits 0-9a-f for each byte");
}

static char *parse_structure_file(struct argument *out, const char *path, struct arena *arena) {
  enum { STRUCTURE_MAX = 32764 }; /* bytes of all parameters: CUDA C++ Programming Guide */
  size_t bytes;
  char *sentence = file_bytes(path, &bytes);
  if (sentence)
    return sentence;
  if (!bytes || bytes > STRUCTURE_MAX)
    return unbank_error("%s holds %zu bytes: a structure by value has 1 to %d", path, bytes,
                        (int)STRUCTURE_MAX);
  *out = (struct argument){.kind = ARGUMENT_BYTES, .byte_count = bytes};
  out->bytes = arena_alloc(arena, bytes);
  FILE *file = fopen(path, "rb");
  if (!file || fread(out->bytes, 1, bytes, file) != bytes)
    sentence = unbank_error("%s cannot be read", path);
  if (file)
    fclose(file);
  return sentence;
}

/* All. */

char *argument_parse(struct argument *out, const char *text, struct arena *arena) {
  *out = (struct argument){.kind = ARGUMENT_NULL};
  size_t length = strcspn(text, "[:");
  const char *rest = text[length] == ':' ? text + length + 1 : NULL;
  if (!strcmp(text, "null"))
    return NULL;
  if (is_word("hex", text, length))
    return parse_hex(out, rest ? rest : "", arena);
  if (is_word("file", text, length) && rest)
    return parse_structure_file(out, rest, arena);
  out->element = element_find(text, length);
  if (!out->element)
    return unbank_error("'%.*s' is no type; there are f16, bf16, f32, f64, i8 to i64, u8 to u64, "
                        "and hex:, file: and null",
                        (int)length, text);
  if (text[length] == '[') {
    char *sentence = parse_count(out, text + length, &rest);
    return sentence ? sentence : parse_fill(out, rest, true, arena);
  }
  out->count = DEFAULT_COUNT;
  if (rest && fill_find(rest, strcspn(rest, ":")) < FILL_COUNT)
    return parse_fill(out, rest, false, arena);
  out->kind = ARGUMENT_NUMBER;
  if (!rest)
    return unbank_error("a number looks like %s:7, a buffer like %s[64]:zero", text, text);
  return number_parse(&out->number, out->element, rest);
}
