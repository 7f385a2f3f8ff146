/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * mma.sync.m16n8kK: D = A B + C by a warp, A of 16 x K elements, B of K x 8, C and D of 16 x 8.
 *
 * Which elements a lane holds (PTX ISA, "Matrix fragments for mma.m16n8k16"): with group g = lane /
 * 4 and place t = lane mod 4, and `per` elements in a 32-bit register,
 *
 *     A, register r   row g + 8 (r mod 2), columns per (t + 4 (r / 2)) and following
 *     B, register r   rows per (t + 4 r) and following, column g
 *     C, element i    row g + 8 (i / 2), column 2 t + i mod 2
 *
 * Products are exact; a sum is taken in double (integers: modulo 2^32) and rounded once to float or
 * half. Tensor cores sum in an order and with a precision of their own, which is not documented. */
#include "sim/device/device.h"

enum { ROWS = 16, COLUMNS = 8, DEPTH_MAX = 32, A_MAX = 4, B_MAX = 2, OUT = 4 };

enum element { HALF, BFLOAT, TF32, SIGNED8, UNSIGNED8 };

/* One lane's registers. */
struct fragment {
  uint32_t a[A_MAX], b[B_MAX], c[OUT], d[OUT];
};

static double element_of(uint32_t bits, unsigned i, enum element kind) {
  switch (kind) {
  case HALF:
    return from_half(bits >> 16 * i);
  case BFLOAT:
    return from_bfloat(bits >> 16 * i & 0xffff);
  case TF32:
    return (double)bits_float(bits & 0xffffe000);
  case SIGNED8:
    return (int8_t)(bits >> 8 * i);
  default:
    return (uint8_t)(bits >> 8 * i);
  }
}

static unsigned per_register(enum element kind) {
  return kind == TF32 ? 1 : kind == HALF || kind == BFLOAT ? 2 : 4;
}

static const struct fragment *held(const struct meeting *const *members, unsigned count,
                                   unsigned lane) {
  static const struct fragment none;
  return lane < count && members[lane] ? members[lane]->data : &none;
}

enum sum { SUM_FLOAT, SUM_HALF, SUM_INTEGER };

/* What an instruction multiplies: K, and the elements of A, of B, and of the sum. */
struct shape {
  unsigned depth;
  enum element kind_a, kind_b;
  enum sum sum;
};

static double dot(const struct meeting *const *members, unsigned count, const struct shape *shape,
                  unsigned row, unsigned column) {
  unsigned per = per_register(shape->kind_a);
  double sum = 0;
  for (unsigned k = 0; k < shape->depth; k++) {
    unsigned place = k / per % 4, wide = k / per / 4;
    const struct fragment *a = held(members, count, row % 8 * 4 + place);
    const struct fragment *b = held(members, count, column * 4 + place);
    sum += element_of(a->a[row / 8 + 2 * wide], k % per, shape->kind_a) *
           element_of(b->b[wide], k % per, shape->kind_b);
  }
  return sum;
}

static void multiply(const struct meeting *const *members, unsigned count, unsigned self,
                     const struct shape *shape) {
  struct fragment *mine = members[self]->data;
  for (unsigned i = 0; i < OUT; i++) {
    double product = dot(members, count, shape, self / 4 + 8 * (i / 2), self % 4 * 2 + i % 2);
    if (shape->sum == SUM_FLOAT)
      mine->d[i] = float_bits((float)(product + (double)bits_float(mine->c[i])));
    else if (shape->sum == SUM_INTEGER)
      mine->d[i] = (uint32_t)(int64_t)product + mine->c[i];
    else
      mine->d[i / 2] = (i % 2 ? mine->d[i / 2] : 0) |
                       to_half(product + from_half(mine->c[i / 2] >> 16 * (i % 2))) << 16 * (i % 2);
  }
}

/* Registers as the instruction lists them: those of A, of B, of C, and room for D behind. */
#define SHAPE(name, depth, a_count, b_count, c_count, kind_a, kind_b, sum)                         \
  static uint64_t result_##name(const struct meeting *const *members, unsigned count,              \
                                unsigned self) {                                                   \
    static const struct shape shape = {depth, kind_a, kind_b, sum};                                \
    multiply(members, count, self, &shape);                                                        \
    return 0;                                                                                      \
  }                                                                                                \
  static void mma_##name(uint32_t *registers) {                                                    \
    struct fragment mine = {{0}, {0}, {0}, {0}};                                                   \
    memcpy(mine.a, registers, sizeof(uint32_t[a_count]));                                          \
    memcpy(mine.b, registers + (a_count), sizeof(uint32_t[b_count]));                              \
    memcpy(mine.c, registers + (a_count) + (b_count), sizeof(uint32_t[c_count]));                  \
    thread_meet((struct meeting){                                                                  \
        .kind = MEETING_WARP, .group = UINT32_MAX, .data = &mine, .result = result_##name});       \
    memcpy(registers + (a_count) + (b_count) + (c_count), mine.d, sizeof(uint32_t[c_count]));      \
  }
SHAPE(h16, 16, 4, 2, 4, HALF, HALF, SUM_FLOAT)
SHAPE(h8, 8, 2, 1, 4, HALF, HALF, SUM_FLOAT)
SHAPE(hh16, 16, 4, 2, 2, HALF, HALF, SUM_HALF)
SHAPE(hh8, 8, 2, 1, 2, HALF, HALF, SUM_HALF)
SHAPE(b16, 16, 4, 2, 4, BFLOAT, BFLOAT, SUM_FLOAT)
SHAPE(b8, 8, 2, 1, 4, BFLOAT, BFLOAT, SUM_FLOAT)
SHAPE(t8, 8, 4, 2, 4, TF32, TF32, SUM_FLOAT)
SHAPE(t4, 4, 2, 1, 4, TF32, TF32, SUM_FLOAT)
SHAPE(s32, 32, 4, 2, 4, SIGNED8, SIGNED8, SUM_INTEGER)
SHAPE(u32, 32, 4, 2, 4, UNSIGNED8, UNSIGNED8, SUM_INTEGER)
SHAPE(s16, 16, 2, 1, 4, SIGNED8, SIGNED8, SUM_INTEGER)
SHAPE(u16, 16, 2, 1, 4, UNSIGNED8, UNSIGNED8, SUM_INTEGER)

const struct host_function multiply_functions[] = {
    ROW("mma.m16n8k16.f32.f16.f16.f32", mma_h16),
    ROW("mma.m16n8k8.f32.f16.f16.f32", mma_h8),
    ROW("mma.m16n8k16.f16.f16.f16.f16", mma_hh16),
    ROW("mma.m16n8k8.f16.f16.f16.f16", mma_hh8),
    ROW("mma.m16n8k16.f32.bf16.bf16.f32", mma_b16),
    ROW("mma.m16n8k8.f32.bf16.bf16.f32", mma_b8),
    ROW("mma.m16n8k8.f32.tf32.tf32.f32", mma_t8),
    ROW("mma.m16n8k4.f32.tf32.tf32.f32", mma_t4),
    ROW("mma.m16n8k32.s32.s8.s8.s32", mma_s32),
    ROW("mma.m16n8k32.s32.u8.u8.s32", mma_u32),
    ROW("mma.m16n8k16.s32.s8.s8.s32", mma_s16),
    ROW("mma.m16n8k16.s32.u8.u8.s32", mma_u16),
    {NULL, NULL},
};
