/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * wmma: matrices in registers. A load is one call for each piece of it (assembly/wmma.h), then a
 * transposition between lanes where elements of 16 bits lie across; a store is the reverse. So a
 * lane holds the elements that it has on an H200.
 *
 * D = A B + C knows from the same pieces which lane holds which element: of A in rows, of B in
 * columns, of C and D in rows. Products and sums are as in multiply.c: exact, and rounded once. */
#include "sim/device/wmma.h"

#include <stdio.h>
#include <stdlib.h>

#include "assembly/wmma.h"

/* Registers. */

struct exchange {
  const uint32_t *from;
  uint32_t *to, count;
};

/* Of 8x8 matrices of 16-bit elements, of which lane t holds elements 2 (t mod 4) and the next of
 * row t / 4. */
static uint64_t transposed(const struct meeting *const *members, unsigned count, unsigned self) {
  const struct exchange *mine = members[self]->data;
  for (uint32_t i = 0; i < mine->count; i++) {
    uint32_t word = 0;
    for (unsigned half = 0; half < 2; half++) {
      unsigned row = self % 4 * 2 + half, column = self / 4, lane = row * 4 + column / 2;
      const struct exchange *other = lane < count && members[lane] ? members[lane]->data : NULL;
      word |= other ? (other->from[i] >> column % 2 * 16 & 0xffff) << 16 * half : 0;
    }
    mine->to[i] = word;
  }
  return 0;
}

static void transpose(uint32_t *words, uint32_t count) {
  uint32_t from[WMMA_WORDS];
  memcpy(from, words, count * sizeof *words);
  struct exchange mine = {from, words, count};
  thread_meet((struct meeting){
      .kind = MEETING_WARP, .group = UINT32_MAX, .data = &mine, .result = transposed});
}

#define PIECE(bytes)                                                                               \
  static void load##bytes(const void *from, void *to) { memcpy(to, from, bytes); }                 \
  static void store##bytes(void *to, const void *from) { memcpy(to, from, bytes); }
static void load1(const void *from, void *to) { memcpy(to, from, 1); }
PIECE(4)
PIECE(8)
PIECE(16)

/* Multiplications. */

static const struct {
  const char *shape, *type; /* of A and B */
  const char *sum;          /* of C and D, or with the same places */
} products[] = {
    {"m16n16k16", "f16", "f32"},  {"m32n8k16", "f16", "f32"},  {"m8n32k16", "f16", "f32"},
    {"m16n16k16", "bf16", "f32"}, {"m32n8k16", "bf16", "f32"}, {"m8n32k16", "bf16", "f32"},
    {"m16n16k16", "s8", "s32"},   {"m32n8k16", "s8", "s32"},   {"m8n32k16", "s8", "s32"},
    {"m16n16k16", "u8", "s32"},   {"m32n8k16", "u8", "s32"},   {"m8n32k16", "u8", "s32"},
    {"m16n16k8", "tf32", "f32"},  {"m8n8k4", "f64", "f64"},
};

enum { PRODUCTS = sizeof products / sizeof *products, SM = 90, ROWS_MAX = 32, ELEMENTS_MAX = 32 };

int wmma_product(const char *shape, const char *type) {
  for (int i = 0; i < PRODUCTS; i++)
    if (!strcmp(products[i].shape, shape) && !strcmp(products[i].type, type))
      return i;
  return -1;
}

/* Where element (line, place) of a matrix is: lane * ELEMENTS_MAX + which of its elements. And
 * back. */
struct places {
  struct wmma wmma;
  uint16_t holder[ROWS_MAX][ROWS_MAX];
  uint8_t line[UNBANK_LANES][ELEMENTS_MAX], place[UNBANK_LANES][ELEMENTS_MAX];
};

static void find_places(const char *shape, const char *role, const char *type, struct places *out) {
  char name[64];
  snprintf(name, sizeof name, "llvm.nvvm.wmma.%s.load.%s.stride.%s", shape, role, type);
  unbank_read_wmma(name, SM, &out->wmma);
  unsigned bytes = out->wmma.bits / 8, stride = 1 << 12, each = out->wmma.piece_bytes / bytes;
  for (unsigned p = 0; p < out->wmma.pieces; p++) {
    struct wmma_piece piece = unbank_wmma_piece(&out->wmma, p);
    for (unsigned lane = 0; lane < UNBANK_LANES; lane++)
      for (unsigned i = 0; i < each; i++) {
        unsigned at = unbank_wmma_place(&piece, lane, stride) + i * bytes, number = p * each + i;
        unsigned line = at / stride, place = at % stride / bytes;
        out->line[lane][number] = (uint8_t)line;
        out->place[lane][number] = (uint8_t)place;
        out->holder[line][place] = (uint16_t)(lane * ELEMENTS_MAX + number);
      }
  }
}

/* Of the product that a worker met last. */
struct product {
  int number; /* and one more; 0: none yet */
  struct places a, b, c;
};

static const struct product *product_of(int number) {
  static _Thread_local struct product last;
  if (last.number == number + 1)
    return &last;
  find_places(products[number].shape, "a.row", products[number].type, &last.a);
  find_places(products[number].shape, "b.col", products[number].type, &last.b);
  find_places(products[number].shape, "c.row", products[number].sum, &last.c);
  last.number = number + 1;
  return &last;
}

/* One lane's registers, and what is to be done: wmma_code. */
struct operands {
  const uint32_t *a, *b, *c;
  uint32_t d[WMMA_WORDS], code;
};

static double factor(const uint32_t *words, unsigned i, const char *type) {
  if (!strcmp(type, "f16"))
    return from_half(words[i / 2] >> 16 * (i % 2) & 0xffff);
  if (!strcmp(type, "bf16"))
    return from_bfloat(words[i / 2] >> 16 * (i % 2) & 0xffff);
  if (!strcmp(type, "tf32"))
    return (double)bits_float(words[i] & 0xffffe000);
  if (!strcmp(type, "s8"))
    return (int8_t)(words[i / 4] >> 8 * (i % 4));
  if (!strcmp(type, "u8"))
    return (uint8_t)(words[i / 4] >> 8 * (i % 4));
  return bits_double(words[2 * i] | (uint64_t)words[2 * i + 1] << 32);
}

static double dot(const struct meeting *const *members, unsigned count,
                  const struct product *product, unsigned row, unsigned column) {
  const char *type = product->a.wmma.type;
  double sum = 0;
  for (unsigned k = 0; k < product->a.wmma.k; k++) {
    uint16_t a = product->a.holder[row][k], b = product->b.holder[column][k];
    unsigned lane_a = a / ELEMENTS_MAX, lane_b = b / ELEMENTS_MAX;
    if (lane_a >= count || lane_b >= count || !members[lane_a] || !members[lane_b])
      continue;
    const struct operands *of_a = members[lane_a]->data, *of_b = members[lane_b]->data;
    sum += factor(of_a->a, a % ELEMENTS_MAX, type) * factor(of_b->b, b % ELEMENTS_MAX, type);
  }
  return sum;
}

static uint32_t integer_sum(double product, uint32_t c, bool saturates) {
  int64_t sum = (int64_t)product + (int32_t)c;
  if (saturates)
    sum = sum > INT32_MAX ? INT32_MAX : sum < INT32_MIN ? INT32_MIN : sum;
  return (uint32_t)sum;
}

static void add_sum(struct operands *mine, unsigned i, double product, const char *type) {
  if (!strcmp(type, "s32")) {
    mine->d[i] = integer_sum(product, mine->c[i], mine->code & WMMA_SATURATES);
  } else if (!strcmp(type, "f64")) {
    uint64_t sum = double_bits(product + factor(mine->c, i, type));
    mine->d[2 * i] = (uint32_t)sum, mine->d[2 * i + 1] = (uint32_t)(sum >> 32);
  } else {
    product += mine->code & WMMA_HALF_C ? factor(mine->c, i, "f16") : bits_float(mine->c[i]);
    if (mine->code & WMMA_HALF_D)
      mine->d[i / 2] |= to_half(product) << 16 * (i % 2);
    else
      mine->d[i] = float_bits((float)product);
  }
}

static uint64_t multiplied(const struct meeting *const *members, unsigned count, unsigned self) {
  struct operands *mine = members[self]->data;
  const struct product *product = product_of((int)(mine->code & WMMA_PRODUCT));
  const struct wmma *sums = &product->c.wmma;
  unsigned elements = sums->m * sums->n / UNBANK_LANES;
  for (unsigned i = 0; i < elements; i++)
    add_sum(mine, i,
            dot(members, count, product, product->c.line[self][i], product->c.place[self][i]),
            sums->type);
  return 0;
}

/* Registers of A, of B, of C, and room for D behind, WMMA_WORDS each. */
static void multiply(uint32_t *registers, uint32_t code) {
  struct operands mine = {
      .a = registers, .b = registers + WMMA_WORDS, .c = registers + 2 * WMMA_WORDS, .code = code};
  thread_meet((struct meeting){
      .kind = MEETING_WARP, .group = UINT32_MAX, .data = &mine, .result = multiplied});
  memcpy(registers + 3 * WMMA_WORDS, mine.d, sizeof mine.d);
}

const struct host_function wmma_functions[] = {
    ROW("wmma.load.1", load1),      ROW("wmma.load.4", load4),
    ROW("wmma.load.8", load8),      ROW("wmma.load.16", load16),
    ROW("wmma.store.4", store4),    ROW("wmma.store.8", store8),
    ROW("wmma.store.16", store16),  ROW("wmma.transpose", transpose),
    ROW("wmma.multiply", multiply), {NULL, NULL},
};
