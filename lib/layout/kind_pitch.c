/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Swizzles for rows whose length only the launch knows. An argument says how long rows are, P =
 * K * argument + C bytes. Lanes that walk down a column meet in as many banks as P leaves: with 2^k
 * the largest power of two, at most 2^18, that divides P, row r begins at 2^k * (r times an odd
 * number), so the bits from k on name rows apart, and those from B to k that name banks are the
 * same for all rows. The first flip the second:
 *
 *     xor:B:M:S    M all bits from B to min(k, 7), S = max(k, 7)       where k >= L
 *     identity                                                          elsewhere
 *
 * L is at least B + 1, so that there is a bit to flip. Who reads along rows that do not begin at
 * lines meets two lines that are permuted in two ways; a higher L leaves such rows alone.
 *
 * So an odd row length, which has no conflicts, keeps its layout. Where rows have two lengths, as a
 * tile and the scores of its rows, 2^k divides both: the bits below k are the same for all rows of
 * either, so what flips them parts no lanes that met no bank twice. But S is that of the length
 * with the larger power of two, up to 2 bits above that of the other. With rows of 512 and of 160
 * bytes, k is 5: of three bits from bit 7 on, one names rows of 512 bytes, and of those from bit 9
 * on all three, while rows of 160 bytes differ there almost as often. Bits below 7 are flipped by
 * bits from 7 on: a line of 128 bytes is permuted within itself, whatever P is.
 *
 * Functions that take a layout without a launch take this one for rows of 128 bytes.
 * unbank_layout_with_rows gives the layout of a launch. */
#include "layout/kind.h"

#include <string.h>

#include "layout/layout.h"
#include "support/arena.h"

uint32_t unbank_row_bytes(const struct unbank_row *row, uint32_t argument) {
  return row->scale * argument + row->constant;
}

unsigned unbank_pitch_log(const struct unbank_layout *layout) {
  return layout->pitch.least ? layout->pitch.least : layout->pitch.bit + 1;
}

unsigned unbank_row_count(const struct unbank_layout *layout) {
  return layout->pitch.rows[1].argument ? 2 : 1;
}

/* The lowest bit above a line of banks that names rows of so many bytes. */
static uint32_t begins_at(uint32_t row) {
  uint32_t k = (uint32_t)__builtin_ctz(row | UNBANK_PITCH_MAX);
  return k > UNBANK_BANK_ROW_LOG ? k : UNBANK_BANK_ROW_LOG;
}

struct unbank_layout unbank_layout_with_two_rows(const struct unbank_layout *layout, uint32_t first,
                                                 uint32_t second) {
  struct unbank_layout of_rows = *layout;
  if (layout->permutation != UNBANK_PERMUTE_PITCH)
    return of_rows;
  uint32_t k = (uint32_t)__builtin_ctz(first | second | UNBANK_PITCH_MAX);
  uint32_t bit = layout->pitch.bit, below = k < UNBANK_BANK_ROW_LOG ? k : UNBANK_BANK_ROW_LOG;
  uint32_t least = begins_at(first | second), from = begins_at(first), other = begins_at(second);
  from = from > other ? from : other;
  from = from < least + LAYOUT_PITCH_FURTHER ? from : least + LAYOUT_PITCH_FURTHER;
  of_rows.permutation = UNBANK_PERMUTE_NONE;
  memset(&of_rows.pitch, 0, sizeof of_rows.pitch);
  if (k < unbank_pitch_log(layout))
    return of_rows;
  of_rows.permutation = UNBANK_PERMUTE_XOR;
  of_rows.xor_ = (struct unbank_xor){bit, (UINT32_C(1) << (below - bit)) - 1, from};
  return of_rows;
}

struct unbank_layout unbank_layout_with_rows(const struct unbank_layout *layout, uint32_t row) {
  return unbank_layout_with_two_rows(layout, row, row);
}

static struct unbank_layout usual(const struct unbank_layout *layout) {
  return unbank_layout_with_rows(layout, UNBANK_BANK_ROW);
}

static uint32_t apply(const struct unbank_layout *layout, uint32_t offset) {
  struct unbank_layout of_rows = usual(layout);
  return unbank_kind_xor.apply(&of_rows, offset);
}

static uint32_t invert(const struct unbank_layout *layout, uint32_t place) {
  struct unbank_layout of_rows = usual(layout);
  return unbank_kind_xor.invert(&of_rows, place);
}

static void map(const struct unbank_layout *layout, const uint32_t in[UNBANK_LANES],
                uint32_t out[UNBANK_LANES]) {
  struct unbank_layout of_rows = usual(layout);
  unbank_kind_xor.map(&of_rows, in, out);
}

/* What holds in all launches: the longest period, the smallest groups that stay whole, the fewest
 * bytes that stay where they are. */
static struct layout_extent extent(const struct unbank_layout *layout) {
  uint32_t bit = layout->pitch.bit;
  return (struct layout_extent){.line = UNBANK_BANK_ROW,
                                .period = (uint64_t)UNBANK_PITCH_MAX << (UNBANK_BANK_ROW_LOG - bit),
                                .whole = UINT32_C(1) << bit,
                                .fixed = UNBANK_BANK_ROW};
}

static unsigned numbers(const struct unbank_layout *layout, uint32_t out[LAYOUT_NUMBERS_MAX]) {
  unsigned count = 0;
  out[count++] = layout->pitch.bit;
  for (unsigned i = 0; i < unbank_row_count(layout); i++) {
    const struct unbank_row *row = &layout->pitch.rows[i];
    out[count++] = row->argument, out[count++] = row->scale, out[count++] = row->constant;
  }
  if (layout->pitch.least)
    out[count++] = layout->pitch.least;
  return count;
}

enum { ROW_NUMBERS = 3 };

static char *read_row(const char *whole, const uint32_t n[ROW_NUMBERS], struct unbank_row *out) {
  if (!n[0])
    return unbank_error("layout '%s': arguments count from 1", whole);
  if (!n[1] || n[1] >= UNBANK_PITCH_MAX || n[2] >= UNBANK_PITCH_MAX)
    return unbank_error("layout '%s': K must be at least 1, and K and C below %d", whole,
                        UNBANK_PITCH_MAX);
  *out = (struct unbank_row){n[0], n[1], n[2]};
  return NULL;
}

static char *read(const char *whole, const uint32_t *n, unsigned count, struct unbank_layout *out) {
  const unsigned rows = (count - 1) / ROW_NUMBERS;
  const bool has_least = count == 2 + rows * ROW_NUMBERS;
  if (rows < 1 || rows > UNBANK_ROWS_MAX || count != 1 + rows * ROW_NUMBERS + has_least)
    return unbank_error("layout '%s': expected pitch:B:A:K:C, four numbers, or A:K:C twice, seven, "
                        "and perhaps L",
                        whole);
  if (n[0] >= UNBANK_BANK_ROW_LOG)
    return unbank_error("layout '%s': B must be below %d, or no bank is flipped", whole,
                        UNBANK_BANK_ROW_LOG);
  if (has_least && (n[count - 1] <= n[0] + 1 || n[count - 1] > UNBANK_BANK_ROW_LOG))
    return unbank_error("layout '%s': L must be from B + 2 to %d", whole, UNBANK_BANK_ROW_LOG);
  if (rows > 1 && n[1] == n[1 + ROW_NUMBERS])
    return unbank_error("layout '%s': both lengths of rows are of argument %u", whole, n[1]);
  out->pitch.bit = n[0];
  out->pitch.least = has_least ? n[count - 1] : 0;
  out->pitch.rows[1].argument = 0;
  char *error = read_row(whole, n + 1, &out->pitch.rows[0]);
  if (!error && rows > 1)
    error = read_row(whole, n + 1 + ROW_NUMBERS, &out->pitch.rows[1]);
  return error;
}

const struct layout_kind unbank_kind_pitch = {LAYOUT_FUNCTIONS, .word = "pitch",
                                              .usage = "pitch:B:A:K:C[:A:K:C][:L]"};
