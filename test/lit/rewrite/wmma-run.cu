// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Products of matrices in shared memory by wmma, with each kind of fragment and each order of A, B and C, against plain loops: as they stand, and
// under pads of each array. The report's figures for the accesses are what the simulation counts.
// REQUIRES: command
// RUN: rm -rf %t && mkdir %t
// RUN: %clang_cuda_plain -S -emit-llvm %s -o %t/in.ll
// RUN: %unbank fix %t/in.ll -o %t/padded.ll '--layout=*@pad:128:16' --block=32 > %t/text
// RUN: FileCheck %s < %t/text
// RUN: sh %S/../Inputs/products.sh '%unbank simulate' %t halves halves_32 halves_8 half_sums brains chars_8 bytes singles doubles
// RUN: %unbank fix %t/in.ll -o %t/halves.ll '--layout=*@pad:128:16' --block=halves_8@32 --report=%t/report.json > %t/text
// RUN: %unbank simulate %t/halves.ll --kernel=halves_8 --grid=1 --block=32 '--arg=f64[2048]:zero' --report=%t/simulated.json > %t/text
// RUN: %measured %t/report.json %t/simulated.json
// CHECK: 27 shared arrays: 27 changed, 0 kept, 0 refused
#include "cuda_min.h"

enum { PITCH = 128 }; // bytes: each matrix has rows of so many, or of twice as many

template <typename T> __device__ T input(int i) { return (T)((i * 7 + i / 16 * 3) % 11 - 5); }
template <> __device__ unsigned char input(int i) { return (unsigned char)(i * 37 + 11); }
template <> __device__ signed char input(int i) { return (signed char)(i * 37 + 11); }

// The element of a matrix that lies in rows, or in columns.
template <typename T> __device__ int place(int row, int column, bool is_row, int pitch) {
  return is_row ? row * pitch + column : column * pitch + row;
}

template <typename T> struct pitch_of {
  static constexpr int value = sizeof(T) > 2 ? 2 * PITCH / sizeof(T) : PITCH / sizeof(T);
};

template <typename T>
__device__ void fill(T *to, int rows, int columns, bool is_row, int first) {
  for (int i = threadIdx.x; i < rows * columns; i += 32)
    to[place<T>(i / columns, i % columns, is_row, pitch_of<T>::value)] = input<T>(i + first);
}

// A multiplication, for each `order`, which says what lies in rows: bit 0 of A, bit 1 of B, bit 2 of C and D.
#define PRODUCT(name, M, N, K, T, S, F, REGISTERS, SUMS, A, B, C, D, MULTIPLY)                       \
  extern "C" __global__ void name(double *out) {                                         \
    __shared__ __attribute__((aligned(32))) T a[32][pitch_of<T>::value];                            \
    __shared__ __attribute__((aligned(32))) T b[32][pitch_of<T>::value];                            \
    __shared__ __attribute__((aligned(32))) S c[32][pitch_of<S>::value];                            \
    constexpr int pitch = pitch_of<T>::value, sums = pitch_of<S>::value;                            \
    _Pragma("unroll 1") for (int order = 0; order < 8; order++) {                                    \
    bool row_a = order & 1, row_b = order & 2, row_c = order & 4;                                   \
    F left[REGISTERS], right[REGISTERS];                                                            \
    S sum[SUMS];                                                                                    \
    fill(&a[0][0], M, K, row_a, 0);                                                                 \
    fill(&b[0][0], K, N, row_b, 5);                                                                 \
    fill(&c[0][0], M, N, row_c, 9);                                                                 \
    __syncthreads();                                                                                \
    if (row_a)                                                                                      \
      A(left, (F *)a, pitch, 0);                                                                    \
    else                                                                                            \
      A(left, (F *)a, pitch, 1);                                                                    \
    if (row_b)                                                                                      \
      B(right, (F *)b, pitch, 0);                                                                   \
    else                                                                                            \
      B(right, (F *)b, pitch, 1);                                                                   \
    if (row_c)                                                                                      \
      C((SUM_##S *)sum, (SUM_##S *)c, sums, 0);                                                     \
    else                                                                                            \
      C((SUM_##S *)sum, (SUM_##S *)c, sums, 1);                                                     \
    MULTIPLY((SUM_##S *)sum, left, right, (SUM_##S *)sum);                                          \
    __syncthreads();                                                                                \
    if (row_c)                                                                                      \
      D((SUM_##S *)c, (SUM_##S *)sum, sums, 0);                                                     \
    else                                                                                            \
      D((SUM_##S *)c, (SUM_##S *)sum, sums, 1);                                                     \
    __syncthreads();                                                                                \
    for (int i = threadIdx.x; i < M * N; i += 32)                                                   \
      out[256 * order + i] = (double)(&c[0][0])[place<S>(i / N, i % N, row_c, sums)];               \
    __syncthreads();                                                                                \
    }                                                                                               \
  }                                                                                                 \
  extern "C" __global__ void plain_##name(double *out) {                                 \
    for (int i = threadIdx.x; i < M * N; i += 32) {                                                 \
      double sum = 0;                                                                               \
      for (int k = 0; k < K; k++)                                                                   \
        sum += (double)input<T>(i / N * K + k) * (double)input<T>(k * N + i % N + 5);               \
      for (int order = 0; order < 8; order++)                                                       \
        out[256 * order + i] = (double)(S)(sum + (double)input<S>(i + 9));                          \
    }                                                                                               \
  }

typedef _Float16 half;
typedef __bf16 brain;
typedef signed char schar;
typedef unsigned char uchar;
#define SUM_float float
#define SUM_half int
#define SUM_int int
#define SUM_double double

#define BY_HALVES(d, a, b, c) __hmma_m16n16k16_mma_f32f32(d, a, b, c, 1, 0)
#define BY_HALVES_32(d, a, b, c) __hmma_m32n8k16_mma_f32f32(d, a, b, c, 1, 0)
#define BY_HALVES_8(d, a, b, c) __hmma_m8n32k16_mma_f32f32(d, a, b, c, 1, 0)
#define BY_HALF_SUMS(d, a, b, c) __hmma_m16n16k16_mma_f16f16(d, a, b, c, 1, 0)
#define BY_BRAINS(d, a, b, c) __mma_bf16_m32n8k16_mma_f32(d, a, b, c, 1, 0)
#define BY_CHARS(d, a, b, c) __imma_m8n32k16_mma_s8(d, a, b, c, 1, 0)
#define BY_BYTES(d, a, b, c) __imma_m16n16k16_mma_u8(d, a, b, c, 1, 0)
#define BY_SINGLES(d, a, b, c) __mma_tf32_m16n16k8_mma_f32(d, a, b, c, 1, 0)
#define BY_DOUBLES(d, a, b, c) __dmma_m8n8k4_mma_f64(d, a, b, c, 1, 0)

PRODUCT(halves, 16, 16, 16, half, float, int, 8, 8, __hmma_m16n16k16_ld_a, __hmma_m16n16k16_ld_b, __hmma_m16n16k16_ld_c_f32, __hmma_m16n16k16_st_c_f32, BY_HALVES)
PRODUCT(halves_32, 32, 8, 16, half, float, int, 8, 8, __hmma_m32n8k16_ld_a, __hmma_m32n8k16_ld_b, __hmma_m32n8k16_ld_c_f32, __hmma_m32n8k16_st_c_f32, BY_HALVES_32)
PRODUCT(halves_8, 8, 32, 16, half, float, int, 8, 8, __hmma_m8n32k16_ld_a, __hmma_m8n32k16_ld_b, __hmma_m8n32k16_ld_c_f32, __hmma_m8n32k16_st_c_f32, BY_HALVES_8)
PRODUCT(half_sums, 16, 16, 16, half, half, int, 8, 8, __hmma_m16n16k16_ld_a, __hmma_m16n16k16_ld_b, __hmma_m16n16k16_ld_c_f16, __hmma_m16n16k16_st_c_f16, BY_HALF_SUMS)
PRODUCT(brains, 32, 8, 16, brain, float, int, 8, 8, __mma_bf16_m32n8k16_ld_a, __mma_bf16_m32n8k16_ld_b, __hmma_m32n8k16_ld_c_f32, __hmma_m32n8k16_st_c_f32, BY_BRAINS)
PRODUCT(chars_8, 8, 32, 16, schar, int, int, 4, 8, __imma_m8n32k16_ld_a_s8, __imma_m8n32k16_ld_b_s8, __imma_m8n32k16_ld_c, __imma_m8n32k16_st_c_i32, BY_CHARS)
PRODUCT(bytes, 16, 16, 16, uchar, int, int, 4, 8, __imma_m16n16k16_ld_a_u8, __imma_m16n16k16_ld_b_u8, __imma_m16n16k16_ld_c, __imma_m16n16k16_st_c_i32, BY_BYTES)
PRODUCT(singles, 16, 16, 8, float, float, int, 4, 8, __mma_tf32_m16n16k8_ld_a, __mma_tf32_m16n16k8_ld_b, __mma_tf32_m16n16k8_ld_c, __mma_m16n16k8_st_c_f32, BY_SINGLES)
PRODUCT(doubles, 8, 8, 4, double, double, double, 1, 2, __dmma_m8n8k4_ld_a, __dmma_m8n8k4_ld_b, __dmma_m8n8k4_ld_c, __dmma_m8n8k4_st_c_f64, BY_DOUBLES)
