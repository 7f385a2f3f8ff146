/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The text of layouts: parts joined by '+', each a word and decimal numbers after colons. */
#include <errno.h>
#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "layout/layout.h"
#include "support/arena.h"
#include "support/integers.h"

enum {
  OFFSET_BITS = 31, /* bits that a permutation may read or flip; the period stays in 32 bits */
  NUMBERS_MAX = 2 * UNBANK_COLUMNS_MAX
};

static const uint64_t period_max = UINT64_C(1) << OFFSET_BITS;

/* One part as read: a word and its numbers. */
struct part {
  size_t length; /* of the word */
  const char *word;
  uint32_t numbers[NUMBERS_MAX];
  unsigned count;
};

/* Reads ":" and a decimal number that fits 32 bits. */
static bool read_number(const char **text, uint32_t *out) {
  const char *at = *text;
  if (at[0] != ':' || at[1] < '0' || at[1] > '9')
    return false;
  char *end;
  errno = 0;
  unsigned long long value = strtoull(at + 1, &end, 10);
  if (errno || value > UINT32_MAX)
    return false;
  *text = end;
  *out = (uint32_t)value;
  return true;
}

/* Reads up to the end of the text or a '+'. */
static bool read_part(const char **text, struct part *part) {
  *part = (struct part){.word = *text, .length = strcspn(*text, ":+")};
  *text += part->length;
  while (**text == ':' && part->count < NUMBERS_MAX)
    if (!read_number(text, &part->numbers[part->count++]))
      return false;
  return **text == '\0' || **text == '+';
}

static char *read_pad(const char *whole, const struct part *part, struct unbank_layout *out) {
  const uint32_t *n = part->numbers;
  if (part->count != 2 && part->count != 4)
    return unbank_error(
        "layout '%s': expected pad:R:P or pad:R:P:Q:T, two or four numbers of bytes", whole);
  for (unsigned i = 0; i < part->count; i++)
    if (!n[i])
      return unbank_error("layout '%s': the row and the pad must be at least 1 byte", whole);
  for (unsigned i = 0; i < part->count / 2; i++)
    out->pads[i] = (struct unbank_pad){n[2 * i], n[2 * i + 1]};
  if (part->count == 4 && (n[2] <= n[0] || n[2] % n[0]))
    return unbank_error("layout '%s': the outer row Q must be a multiple of the inner row R",
                        whole);
  return NULL;
}

static char *read_xor(const char *whole, const struct part *part, struct unbank_layout *out) {
  const uint32_t *n = part->numbers;
  if (part->count != 3)
    return unbank_error("layout '%s': expected xor:B:M:S, three numbers", whole);
  if (!n[1])
    return unbank_error("layout '%s': the mask M must not be 0", whole);
  if (n[2] <= n[0])
    return unbank_error("layout '%s': S must be above B, or the layout has no inverse", whole);
  if (n[2] > OFFSET_BITS || n[2] + bits_of(n[1]) > OFFSET_BITS)
    return unbank_error("layout '%s': S and the bits of M must add up to at most %d", whole,
                        OFFSET_BITS);
  out->permutation = UNBANK_PERMUTE_XOR;
  out->xor_.bit = n[0], out->xor_.mask = n[1], out->xor_.shift = n[2];
  return NULL;
}

static char *read_linear(const char *whole, const struct part *part, struct unbank_layout *out) {
  const uint32_t *n = part->numbers;
  if (!part->count || part->count % 2)
    return unbank_error("layout '%s': expected lin:J:M:J:M..., up to %d pairs of numbers", whole,
                        UNBANK_COLUMNS_MAX);
  out->permutation = UNBANK_PERMUTE_LINEAR;
  out->linear.count = part->count / 2;
  for (unsigned i = 0; i < out->linear.count; i++) {
    struct unbank_column column = {n[2 * i], n[2 * i + 1]};
    if (column.bit >= OFFSET_BITS || bits_of(column.mask) > OFFSET_BITS)
      return unbank_error("layout '%s': J and the bits of M must be below %d", whole, OFFSET_BITS);
    if (!column.mask)
      return unbank_error("layout '%s': the mask M must not be 0", whole);
    if (i && column.bit <= out->linear.columns[i - 1].bit)
      return unbank_error("layout '%s': the bits J must ascend", whole);
    out->linear.columns[i] = column;
  }
  if (!unbank_linear_is_invertible(out))
    return unbank_error("layout '%s': two offsets get one place; each bit must stay to be told "
                        "from the others",
                        whole);
  return NULL;
}

static char *read_rotate(const char *whole, const struct part *part, struct unbank_layout *out) {
  if (part->count != 2)
    return unbank_error("layout '%s': expected rot:R:K, two numbers of bytes", whole);
  if (!part->numbers[1] || part->numbers[1] >= part->numbers[0])
    return unbank_error("layout '%s': the step K must be at least 1 byte and below the row R",
                        whole);
  out->permutation = UNBANK_PERMUTE_ROTATE;
  out->rotate.row = part->numbers[0], out->rotate.step = part->numbers[1];
  return NULL;
}

static const struct {
  const char *word;
  char *(*read)(const char *whole, const struct part *part, struct unbank_layout *out);
} kinds[] = {
    {"xor", read_xor},
    {"lin", read_linear},
    {"rot", read_rotate},
    {"pad", read_pad},
};

static char *read_kind(const char *whole, const struct part *part, struct unbank_layout *out) {
  for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++)
    if (strlen(kinds[i].word) == part->length && !strncmp(kinds[i].word, part->word, part->length))
      return kinds[i].read(whole, part, out);
  return unbank_error("layout '%s': expected identity, pad:R:P, pad:R:P:Q:T, xor:B:M:S, "
                      "lin:J:M:J:M... or rot:R:K",
                      whole);
}

char *unbank_layout_parse(const char *text, struct unbank_layout *out) {
  struct unbank_layout layout = {0};
  const char *rest = text;
  bool ends = strcmp(text, "identity") == 0;
  while (!ends) {
    struct part part;
    bool is_read = read_part(&rest, &part);
    if (unbank_layout_is_padded(&layout) ||
        (layout.permutation != UNBANK_PERMUTE_NONE && strncmp(part.word, "pad", part.length)))
      return unbank_error("layout '%s': expected one permutation, then a pad", text);
    if (!is_read)
      return unbank_error("layout '%s': expected numbers of at most 32 bits after colons", text);
    char *error = read_kind(text, &part, &layout);
    if (error)
      return error;
    ends = !*rest++;
  }
  if (unbank_layout_long_period(&layout) > period_max && layout.permutation != UNBANK_PERMUTE_NONE)
    return unbank_error("layout '%s': it repeats only after more than 2^%d bytes", text,
                        OFFSET_BITS);
  *out = layout;
  return NULL;
}

/* One of the family is what its own text says. */
char *unbank_layout_check(const struct unbank_layout *layout) {
  char text[UNBANK_LAYOUT_TEXT_MAX];
  struct unbank_layout read;
  if ((unsigned)layout->permutation > UNBANK_PERMUTE_ROTATE)
    return unbank_error("layout: %u is no permutation", (unsigned)layout->permutation);
  if (layout->permutation == UNBANK_PERMUTE_LINEAR && layout->linear.count > UNBANK_COLUMNS_MAX)
    return unbank_error("layout: a linear one has at most %d columns, not %u", UNBANK_COLUMNS_MAX,
                        (unsigned)layout->linear.count);
  unbank_layout_print(layout, text);
  char *error = unbank_layout_parse(text, &read);
  if (!error && !unbank_layout_equal(layout, &read))
    error = unbank_error("layout '%s': a pad without a row, or a second one without a first", text);
  return error;
}

/* Appends to the text of a layout, which UNBANK_LAYOUT_TEXT_MAX bytes always hold. */
__attribute__((format(printf, 2, 3))) static void append(char *out, const char *format, ...) {
  size_t length = strlen(out);
  va_list arguments;
  va_start(arguments, format);
  vsnprintf(out + length, UNBANK_LAYOUT_TEXT_MAX - length, format, arguments);
  va_end(arguments);
}

void unbank_layout_print(const struct unbank_layout *layout, char out[UNBANK_LAYOUT_TEXT_MAX]) {
  *out = '\0';
  switch (layout->permutation) {
  case UNBANK_PERMUTE_XOR:
    append(out, "xor:%" PRIu32 ":%" PRIu32 ":%" PRIu32, layout->xor_.bit, layout->xor_.mask,
           layout->xor_.shift);
    break;
  case UNBANK_PERMUTE_LINEAR:
    append(out, "lin");
    for (uint32_t i = 0; i < layout->linear.count; i++)
      append(out, ":%" PRIu32 ":%" PRIu32, layout->linear.columns[i].bit,
             layout->linear.columns[i].mask);
    break;
  case UNBANK_PERMUTE_ROTATE:
    append(out, "rot:%" PRIu32 ":%" PRIu32, layout->rotate.row, layout->rotate.step);
    break;
  case UNBANK_PERMUTE_NONE:
    append(out, "%s", unbank_layout_is_padded(layout) ? "" : "identity");
    break;
  }
  for (unsigned i = 0; i < UNBANK_PADS_MAX && layout->pads[i].row; i++)
    append(out, "%s:%" PRIu32 ":%" PRIu32,
           i                                            ? ""
           : layout->permutation == UNBANK_PERMUTE_NONE ? "pad"
                                                        : "+pad",
           layout->pads[i].row, layout->pads[i].pad);
}
