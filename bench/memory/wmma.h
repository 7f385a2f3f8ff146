/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Tensor cores as nvcuda::wmma offers them, by the builtins behind its functions: fragments of
 * 16x16, a leading dimension, and no word about lanes.
 */
#ifndef BENCH_MEMORY_WMMA_H
#define BENCH_MEMORY_WMMA_H

#include "memory.h"

enum order { ROWS, COLUMNS };

static __device__ __forceinline__ void move_16(void *to, const void *from) {
  *(uint4 *)to = *(const uint4 *)from;
}

static __device__ __forceinline__ void load_a(int (&out)[8], const half1 *from, int leading) {
  __hmma_m16n16k16_ld_a(out, (const int *)from, leading, ROWS);
}
static __device__ __forceinline__ void load_b(int (&out)[8], const half1 *from, int leading) {
  __hmma_m16n16k16_ld_b(out, (const int *)from, leading, ROWS);
}
static __device__ __forceinline__ void load_b_transposed(int (&out)[8], const half1 *from,
                                                         int leading) {
  __hmma_m16n16k16_ld_b(out, (const int *)from, leading, COLUMNS);
}
/* c += a * b */
static __device__ __forceinline__ void multiply(float (&c)[8], const int (&a)[8],
                                                const int (&b)[8]) {
  __hmma_m16n16k16_mma_f32f32(c, a, b, c, 0, 0);
}
static __device__ __forceinline__ void multiply_transposed(float (&c)[8], const int (&a)[8],
                                                           const int (&b)[8]) {
  __hmma_m16n16k16_mma_f32f32(c, a, b, c, 1, 0);
}
static __device__ __forceinline__ void store_rows(float *to, const float (&c)[8], int leading) {
  __hmma_m16n16k16_st_c_f32(to, c, leading, ROWS);
}

#endif
