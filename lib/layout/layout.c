/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Layouts: see unbank/layout.h for the family. Offsets are bytes in 32 bits; sums are formed in 64
 * bits, so that a layout which does not fit is seen (unbank_layout_size saturates) and never wraps
 * into one that seems to.
 *
 * What a swizzle does to an offset, with n = bits of M:
 *
 *     bit   31 ...  S+n-1 ..... S  ...  B+n-1 ..... B  B-1 ... 0
 *                   |  row  & M |  -->  ^ flipped     |  inside an atom, kept
 *
 * Flipped bits lie below B + n, so each aligned line of 2^(B+n) bytes is permuted within itself.
 * Bit i is flipped by bit i + (S - B), which is higher: that makes phi invertible even where the
 * two fields overlap.
 */
#include "unbank/layout.h"

#include <errno.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "support/arena.h"

enum {
  ATOM_MAX = 16,
  /* S + bits of M; keeps the period, 2^that, in 32 bits. */
  XOR_BITS_MAX = 31,
};

/* The number of bits of the field that M masks: 1 + the place of its highest bit. */
static unsigned field_bits(uint32_t mask) { return 32 - (unsigned)__builtin_clz(mask); }

static uint32_t swizzle_key(const struct unbank_layout *layout, uint32_t offset) {
  return ((offset >> layout->xor_.shift) & layout->xor_.mask) << layout->xor_.bit;
}

/* Reads ":" and a decimal number that fits 32 bits. */
static bool read_field(const char **text, uint32_t *out) {
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

static bool starts_with(const char *text, const char *prefix, const char **rest) {
  size_t length = strlen(prefix);
  *rest = text + length;
  return strncmp(text, prefix, length) == 0;
}

static char *parse_pad(const char *whole, const char *text, struct unbank_layout *out) {
  struct unbank_layout layout = {.kind = UNBANK_LAYOUT_PAD};
  if (!read_field(&text, &layout.pad.row) || !read_field(&text, &layout.pad.pad) || *text)
    return unbank_error("layout '%s': expected pad:R:P, two numbers of bytes", whole);
  if (!layout.pad.row || !layout.pad.pad)
    return unbank_error("layout '%s': the row and the pad must be at least 1 byte", whole);
  *out = layout;
  return NULL;
}

static char *parse_xor(const char *whole, const char *text, struct unbank_layout *out) {
  struct unbank_layout layout = {.kind = UNBANK_LAYOUT_XOR};
  if (!read_field(&text, &layout.xor_.bit) || !read_field(&text, &layout.xor_.mask) ||
      !read_field(&text, &layout.xor_.shift) || *text)
    return unbank_error("layout '%s': expected xor:B:M:S, three numbers", whole);
  if (!layout.xor_.mask)
    return unbank_error("layout '%s': the mask M must not be 0", whole);
  if (layout.xor_.shift <= layout.xor_.bit)
    return unbank_error("layout '%s': S must be above B, or the layout has no inverse", whole);
  if (layout.xor_.shift > XOR_BITS_MAX ||
      layout.xor_.shift + field_bits(layout.xor_.mask) > XOR_BITS_MAX)
    return unbank_error("layout '%s': S and the bits of M must add up to at most %d", whole,
                        XOR_BITS_MAX);
  *out = layout;
  return NULL;
}

char *unbank_layout_parse(const char *text, struct unbank_layout *out) {
  const char *rest;
  if (strcmp(text, "identity") == 0) {
    *out = (struct unbank_layout){.kind = UNBANK_LAYOUT_IDENTITY};
    return NULL;
  }
  if (starts_with(text, "pad", &rest))
    return parse_pad(text, rest, out);
  if (starts_with(text, "xor", &rest))
    return parse_xor(text, rest, out);
  return unbank_error("layout '%s': expected identity, pad:R:P or xor:B:M:S", text);
}

void unbank_layout_print(const struct unbank_layout *layout, char out[UNBANK_LAYOUT_TEXT_MAX]) {
  switch (layout->kind) {
  case UNBANK_LAYOUT_IDENTITY:
    snprintf(out, UNBANK_LAYOUT_TEXT_MAX, "identity");
    return;
  case UNBANK_LAYOUT_PAD:
    snprintf(out, UNBANK_LAYOUT_TEXT_MAX, "pad:%" PRIu32 ":%" PRIu32, layout->pad.row,
             layout->pad.pad);
    return;
  case UNBANK_LAYOUT_XOR:
    snprintf(out, UNBANK_LAYOUT_TEXT_MAX, "xor:%" PRIu32 ":%" PRIu32 ":%" PRIu32, layout->xor_.bit,
             layout->xor_.mask, layout->xor_.shift);
    return;
  }
}

/* phi in exact integers. */
static uint64_t place_of(const struct unbank_layout *layout, uint32_t offset) {
  switch (layout->kind) {
  case UNBANK_LAYOUT_PAD:
    return offset + (uint64_t)(offset / layout->pad.row) * layout->pad.pad;
  case UNBANK_LAYOUT_XOR:
    return offset ^ swizzle_key(layout, offset);
  case UNBANK_LAYOUT_IDENTITY:
    break;
  }
  return offset;
}

uint32_t unbank_layout_apply(const struct unbank_layout *layout, uint32_t offset) {
  return (uint32_t)place_of(layout, offset);
}

/* Padding: row q starts at place q * (R + P), holds R bytes and then P of padding.
 *
 * Swizzle: o = place ^ key(o). Bits of place above B + n are those of o; each round of o <- place ^
 * key(o) makes S - B further bits right, from the top down, so 32 rounds are enough for any field,
 * and a fixed point comes earlier. */
bool unbank_layout_invert(const struct unbank_layout *layout, uint32_t place, uint32_t *offset) {
  uint32_t found = place;
  if (layout->kind == UNBANK_LAYOUT_PAD) {
    uint64_t pitch = (uint64_t)layout->pad.row + layout->pad.pad;
    uint32_t row = (uint32_t)(place / pitch), rest = (uint32_t)(place % pitch);
    if (rest >= layout->pad.row)
      return false;
    found = row * layout->pad.row + rest;
  } else if (layout->kind == UNBANK_LAYOUT_XOR) {
    for (uint32_t next; (next = place ^ swizzle_key(layout, found)) != found;)
      found = next;
  }
  *offset = found;
  return true;
}

static uint64_t round_up(uint64_t value, uint64_t unit) { return (value + unit - 1) / unit * unit; }

uint32_t unbank_layout_size(const struct unbank_layout *layout, uint32_t bytes) {
  uint64_t size = bytes;
  if (layout->kind == UNBANK_LAYOUT_PAD && bytes)
    size = round_up(place_of(layout, bytes - 1) + 1, unbank_layout_atom(layout));
  else if (layout->kind == UNBANK_LAYOUT_XOR)
    size = round_up(size, UINT64_C(1) << (layout->xor_.bit + field_bits(layout->xor_.mask)));
  return size > UINT32_MAX ? UINT32_MAX : (uint32_t)size;
}

uint32_t unbank_layout_period(const struct unbank_layout *layout) {
  switch (layout->kind) {
  case UNBANK_LAYOUT_PAD:
    return layout->pad.row;
  case UNBANK_LAYOUT_XOR:
    return UINT32_C(1) << (layout->xor_.shift + field_bits(layout->xor_.mask));
  case UNBANK_LAYOUT_IDENTITY:
    break;
  }
  return 1;
}

/* A pad keeps a group whole when rows and pads are multiples of it; a swizzle keeps the bits below
 * B. */
uint32_t unbank_layout_atom(const struct unbank_layout *layout) {
  uint32_t kept = ATOM_MAX;
  if (layout->kind == UNBANK_LAYOUT_PAD)
    kept = layout->pad.row | layout->pad.pad;
  else if (layout->kind == UNBANK_LAYOUT_XOR)
    kept = UINT32_C(1) << layout->xor_.bit;
  return 1u << __builtin_ctz(kept | ATOM_MAX);
}

bool unbank_layout_equal(const struct unbank_layout *a, const struct unbank_layout *b) {
  if (a->kind != b->kind)
    return false;
  switch (a->kind) {
  case UNBANK_LAYOUT_PAD:
    return a->pad.row == b->pad.row && a->pad.pad == b->pad.pad;
  case UNBANK_LAYOUT_XOR:
    return a->xor_.bit == b->xor_.bit && a->xor_.mask == b->xor_.mask &&
           a->xor_.shift == b->xor_.shift;
  case UNBANK_LAYOUT_IDENTITY:
    break;
  }
  return true;
}
