/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "assembly/wmma.h"

#include <stdio.h>
#include <string.h>

enum { BLOCK = 8, PLACES = 4, WORD_BITS = 32, OLDEST = 75, SAME_SINCE = 80 };

/* Names. */

/* The shapes that each type has. */
static const struct {
  const char *type;
  unsigned bits;
  const char *factors, *sums; /* shapes in which A and B, C and D have it */
} types[] = {
    {"f16", 16, "m16n16k16 m32n8k16 m8n32k16", "m16n16k16 m32n8k16 m8n32k16"},
    {"bf16", 16, "m16n16k16 m32n8k16 m8n32k16", ""},
    {"s8", 8, "m16n16k16 m32n8k16 m8n32k16", ""},
    {"u8", 8, "m16n16k16 m32n8k16 m8n32k16", ""},
    {"tf32", 32, "m16n16k8", ""},
    {"f64", 64, "m8n8k4", "m8n8k4"},
    {"s4", 4, "m8n8k32", ""},
    {"u4", 4, "m8n8k32", ""},
    {"b1", 1, "m8n8k128", ""},
    {"f32", 32, "", "m16n16k16 m32n8k16 m8n32k16 m16n16k8"},
    {"s32", 32, "", "m16n16k16 m32n8k16 m8n32k16 m8n8k32 m8n8k128"},
};

/* Skips a word at the begin of `text`, and the dot after it; false if it begins otherwise. */
static bool take(const char **text, const char *word) {
  size_t length = strlen(word);
  if (strncmp(*text, word, length) || ((*text)[length] && (*text)[length] != '.'))
    return false;
  *text += length + ((*text)[length] == '.');
  return true;
}

static bool take_shape(const char **text, char shape[16], struct wmma *out) {
  size_t length = strcspn(*text, ".");
  if (length >= 16)
    return false;
  snprintf(shape, 16, "%.*s", (int)length, *text);
  return sscanf(shape, "m%un%uk%u", &out->m, &out->n, &out->k) == 3 && take(text, shape);
}

static bool take_role(const char **text, struct wmma *out) {
  static const char *const names[] = {"load.a", "load.b", "load.c", "store.d"};
  for (unsigned i = 0; i < sizeof names / sizeof *names; i++)
    if (take(text, names[i])) {
      out->role = (enum matrix_role)i;
      out->is_store = out->role == MATRIX_D;
      return true;
    }
  return false;
}

static bool take_order(const char **text, struct wmma *out) {
  out->is_row = take(text, "row");
  bool known = out->is_row || take(text, "col");
  out->has_stride = take(text, "stride");
  return known;
}

static bool is_sum(const struct wmma *of) { return of->role == MATRIX_C || of->role == MATRIX_D; }

static bool take_type(const char **text, const char *shape, struct wmma *out) {
  for (size_t i = 0; i < sizeof types / sizeof *types; i++) {
    const char *shapes = is_sum(out) ? types[i].sums : types[i].factors;
    if (!take(text, types[i].type))
      continue;
    out->type = types[i].type;
    out->bits = types[i].bits;
    return strstr(shapes, shape) != NULL;
  }
  return false;
}

/* Shapes in memory. */

/* Whether the hardware multiplies the transposed matrices instead, as m32n8k16. */
static bool is_swapped(const struct wmma *of) { return of->m == BLOCK && of->n > BLOCK; }

/* Elements of less than 8 bits of A and B can be ordered along the depth only. */
static bool is_possible(const struct wmma *of) {
  return of->bits >= 8 || of->is_row == (of->role == MATRIX_A);
}

static bool was_learned(const struct wmma *of, unsigned sm) {
  bool is_newer = !strcmp(of->type, "bf16") || of->k <= 8;
  bool differs = is_swapped(of) && !strcmp(of->type, "s32");
  return sm >= SAME_SINCE || (sm >= OLDEST && !is_newer && !differs);
}

/* Whether elements that are neighbours in a register are neighbours in memory. In registers, the
 * order is along the depth for A and B, along a row for C and D, and along a column of the swapped
 * shape's C and D. */
static bool is_along(const struct wmma *of) {
  if (is_sum(of))
    return of->is_row != is_swapped(of);
  return of->is_row == (of->role == MATRIX_A);
}

/* The bytes of a block of A or B along the depth: one register of each of the four lanes of a row.
 */
static unsigned block_bytes(const struct wmma *of) {
  unsigned bits = of->bits > WORD_BITS ? of->bits : WORD_BITS;
  return PLACES * bits / 8;
}

/* The bytes of a lane in one piece: a word for 8x8 matrices; else one element, or two of a sum if
 * they are neighbours in memory. */
static unsigned piece_bytes(const struct wmma *of) {
  if (of->bits == 16 || (of->bits < WORD_BITS && is_along(of)))
    return WORD_BITS / 8;
  return (is_sum(of) && is_along(of) ? 2 : 1) * of->bits / 8;
}

static void set_form(struct wmma *out) {
  unsigned rows = out->role == MATRIX_B ? out->k : out->m;
  unsigned columns = out->role == MATRIX_A ? out->k : out->n;
  out->lines = out->is_row ? rows : columns;
  out->line_bytes = (out->is_row ? columns : rows) * out->bits / 8;
  out->transposes = out->bits == 16 && !is_along(out);
  out->piece_bytes = piece_bytes(out);
  out->pieces = out->lines * out->line_bytes / UNBANK_LANES / out->piece_bytes;
}

enum wmma_reading unbank_read_wmma(const char *name, unsigned sm, struct wmma *out) {
  static const char prefix[] = "llvm.nvvm.wmma.";
  char shape[16];
  *out = (struct wmma){.m = 0};
  if (strncmp(name, prefix, sizeof prefix - 1))
    return WMMA_NONE;
  name += sizeof prefix - 1;
  if (!take_shape(&name, shape, out) || !take_role(&name, out))
    return WMMA_NONE;
  if (!take_order(&name, out) || !take_type(&name, shape, out) || !is_possible(out) ||
      !was_learned(out, sm))
    return WMMA_UNKNOWN;
  set_form(out);
  return WMMA_READ;
}

/* Pieces. */

/* The place of a block, given its number in the order of registers: first[0] counts blocks along
 * the rows of A, of the transposed B, or of C, first[1] along the columns. For sums, and for the
 * matrix that the hardware uses as its A, 16 rows form a unit: the two blocks of a column come
 * first, then those of the next column, and so on. */
static void block_place(const struct wmma *of, unsigned number, unsigned first[2]) {
  unsigned columns = is_sum(of) ? of->n / BLOCK : of->k * of->bits / 8 / block_bytes(of);
  unsigned rows = (of->role == MATRIX_B ? of->n : of->m) / BLOCK;
  bool leads = is_sum(of) || (of->role == MATRIX_A) != is_swapped(of);
  if (leads && rows > 1) {
    first[0] = number % 2 + number / (2 * columns) * 2;
    first[1] = number / 2 % columns;
  } else {
    first[0] = number / columns;
    first[1] = number % columns;
  }
}

/* The pieces of one block. If the elements of a register, or of a pair of sums, are in different
 * lines, each needs a piece of its own. */
static unsigned pieces_of_block(const struct wmma *of) {
  if (is_along(of) || of->transposes)
    return 1;
  return is_sum(of) ? 2 : of->bits < WORD_BITS ? WORD_BITS / of->bits : 1;
}

struct wmma_piece unbank_wmma_piece(const struct wmma *of, unsigned piece) {
  struct wmma_piece out = {0};
  unsigned step = pieces_of_block(of), first[2];
  block_place(of, piece / step, first);
  /* If a row is one line, first[0] counts lines, and first[1] blocks along a line. */
  bool rows_are_lines = is_sum(of) ? of->is_row : is_along(of);
  unsigned lines = first[rows_are_lines ? 0 : 1], along = first[rows_are_lines ? 1 : 0];
  if (is_along(of) || of->transposes) {
    out.line = BLOCK * lines, out.line_step[0] = 1;
    out.byte = along * PLACES * of->piece_bytes, out.byte_step[1] = of->piece_bytes;
  } else {
    out.line = PLACES * step * lines + piece % step, out.line_step[1] = step;
    out.byte = along * BLOCK * of->piece_bytes, out.byte_step[0] = of->piece_bytes;
  }
  return out;
}

uint32_t unbank_wmma_place(const struct wmma_piece *piece, unsigned lane, uint32_t stride) {
  unsigned group = lane / PLACES, place = lane % PLACES;
  return (piece->line + group * piece->line_step[0] + place * piece->line_step[1]) * stride +
         piece->byte + group * piece->byte_step[0] + place * piece->byte_step[1];
}
