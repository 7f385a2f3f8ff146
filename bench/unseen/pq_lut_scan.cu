/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Distances by product quantisation, as an index of inverted lists scans them: a list a block, 48
 * codes of a byte a vector, and for each code a table of 256 partial distances, 48 KiB of dynamic
 * shared memory; a thread adds up four vectors at a time.
 *
 * Lanes look one table up where data says, 32 at random among 32 banks, and no layout knows better.
 * By hand: tables of 257 words (HAND=1), which changes nothing; all 48 partial distances of a code
 * side by side (HAND=2), which leaves two banks to each code's place: 16-way; the same, 49 words
 * apart (HAND=3), as good as it was.
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int THREADS = 256, CODES = 48, ENTRIES = 256;

__device__ __forceinline__ int place(int m, int code) {
  return HAND == 1   ? m * (ENTRIES + 1) + code
         : HAND == 2 ? code * CODES + m
         : HAND == 3 ? code * (CODES + 1) + m
                     : m * ENTRIES + code;
}

__global__ void __launch_bounds__(THREADS)
    pq_lut_scan(float4 *__restrict__ out, const float *__restrict__ tables,
                const uchar4 *__restrict__ codes, int fours) {
  extern __shared__ float table[];
  const float *from = tables + (size_t)blockIdx.x * CODES * ENTRIES;
  for (int i = threadIdx.x; i < CODES * ENTRIES; i += THREADS)
    table[place(i / ENTRIES, i % ENTRIES)] = from[i];
  __syncthreads();
  const uchar4 *list = codes + (size_t)blockIdx.x * CODES * fours;
  for (int i = threadIdx.x; i < fours; i += THREADS) {
    float4 sum = make_float4(0, 0, 0, 0);
#pragma unroll 8
    for (int m = 0; m < CODES; ++m) {
      uchar4 code = list[m * fours + i];
      sum.x += table[place(m, code.x)];
      sum.y += table[place(m, code.y)];
      sum.z += table[place(m, code.z)];
      sum.w += table[place(m, code.w)];
    }
    out[(size_t)blockIdx.x * fours + i] = sum;
  }
}
