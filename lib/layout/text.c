/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The text of layouts: parts joined by '+', each a word and decimal numbers after colons. */
#include <errno.h>
#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "layout/kind.h"
#include "layout/layout.h"
#include "support/arena.h"

static const uint64_t period_max = UINT64_C(1) << LAYOUT_OFFSET_BITS;

/* Appends to the text of a layout, which UNBANK_LAYOUT_TEXT_MAX bytes always hold. */
__attribute__((format(printf, 2, 3))) static void append(char *out, const char *format, ...) {
  size_t length = strlen(out);
  va_list arguments;
  va_start(arguments, format);
  vsnprintf(out + length, UNBANK_LAYOUT_TEXT_MAX - length, format, arguments);
  va_end(arguments);
}

/* One part as read: a word and its numbers. */
struct part {
  size_t length; /* of the word */
  const char *word;
  uint32_t numbers[LAYOUT_NUMBERS_MAX];
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
  while (**text == ':' && part->count < LAYOUT_NUMBERS_MAX)
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

static bool flips_lower_bits(const struct unbank_layout *layout) {
  uint32_t columns[LAYOUT_BITS] = {0};
  bool is_lower = layout->permutation != UNBANK_PERMUTE_NONE && unbank_permutes_bits(layout);
  if (is_lower)
    unbank_kind(layout)->columns(layout, columns);
  for (unsigned bit = 0; bit < LAYOUT_BITS; bit++)
    is_lower = is_lower && !(columns[bit] >> bit);
  return is_lower;
}

static char *read_carved(const char *whole, const struct part *part, struct unbank_layout *out) {
  out->carved = true;
  if (!flips_lower_bits(out))
    return unbank_error(
        "layout '%s': '+carved' follows an xor, or a lin of which all bits flip lower "
        "ones",
        whole);
  uint32_t period = unbank_layout_period(out);
  return part->count == 1 && part->numbers[0] == period
             ? NULL
             : unbank_error("layout '%s': expected '+carved:%" PRIu32 "', the period", whole,
                            period);
}

static bool is_word(const struct part *part, const char *word) {
  return strlen(word) == part->length && !strncmp(word, part->word, part->length);
}

/* "xor:B:M:S, lin:J:M:J:M... or rot:R:K" */
static char *no_kind(const char *whole) {
  char usages[UNBANK_LAYOUT_TEXT_MAX] = "";
  const struct layout_kind *kind;
  for (unsigned i = 1; (kind = unbank_kind_number(i)); i++)
    append(usages, "%s%s", unbank_kind_number(i + 1) ? ", " : " or ", kind->usage);
  return unbank_error("layout '%s': expected identity, pad:R:P, pad:R:P:Q:T%s", whole, usages);
}

static char *read_kind(const char *whole, const struct part *part, struct unbank_layout *out) {
  const struct layout_kind *kind;
  if (is_word(part, "pad"))
    return read_pad(whole, part, out);
  if (is_word(part, "carved"))
    return read_carved(whole, part, out);
  for (unsigned i = 1; (kind = unbank_kind_number(i)); i++)
    if (is_word(part, kind->word)) {
      out->permutation = (enum unbank_permutation)i;
      return kind->read(whole, part->numbers, part->count, out);
    }
  return no_kind(whole);
}

char *unbank_layout_parse(const char *text, struct unbank_layout *out) {
  struct unbank_layout layout = {0};
  const char *rest = text;
  bool ends = strcmp(text, "identity") == 0;
  while (!ends) {
    struct part part;
    bool is_read = read_part(&rest, &part);
    bool is_last = !part.length || is_word(&part, "pad") || is_word(&part, "carved");
    if (unbank_layout_is_padded(&layout) || layout.carved ||
        (layout.permutation != UNBANK_PERMUTE_NONE && !is_last))
      return unbank_error("layout '%s': expected one permutation, then a pad", text);
    if (!is_read)
      return unbank_error("layout '%s': expected numbers of at most 32 bits after colons", text);
    char *error = read_kind(text, &part, &layout);
    if (error)
      return error;
    ends = !*rest++;
  }
  if (layout.permutation == UNBANK_PERMUTE_PITCH && unbank_layout_is_padded(&layout))
    return unbank_error("layout '%s': rows that a launch chooses take no pad", text);
  if (unbank_layout_long_period(&layout) > period_max)
    return unbank_error("layout '%s': it repeats only after more than 2^%d bytes", text,
                        LAYOUT_OFFSET_BITS);
  *out = layout;
  return NULL;
}

/* One of the family is what its own text says. */
char *unbank_layout_check(const struct unbank_layout *layout) {
  char text[UNBANK_LAYOUT_TEXT_MAX];
  struct unbank_layout read;
  if (!unbank_kind_number(layout->permutation))
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

void unbank_layout_print(const struct unbank_layout *layout, char out[UNBANK_LAYOUT_TEXT_MAX]) {
  const struct layout_kind *kind = unbank_kind(layout);
  uint32_t numbers[LAYOUT_NUMBERS_MAX];
  unsigned count = kind->numbers(layout, numbers);
  *out = '\0';
  append(out, "%s", kind->word ? kind->word : unbank_layout_is_padded(layout) ? "" : "identity");
  for (unsigned i = 0; i < count; i++)
    append(out, ":%" PRIu32, numbers[i]);
  for (unsigned i = 0; i < UNBANK_PADS_MAX && layout->pads[i].row; i++)
    append(out, "%s:%" PRIu32 ":%" PRIu32,
           i            ? ""
           : kind->word ? "+pad"
                        : "pad",
           layout->pads[i].row, layout->pads[i].pad);
  if (layout->carved)
    append(out, "+carved:%" PRIu32, unbank_layout_period(layout));
}
