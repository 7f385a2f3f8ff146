/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Gradients of a layer normalisation's two parameter vectors: 32 columns and a slice of the rows to a block of
 * 32x8 threads, sums of the eight rows of threads put together through shared memory at the end.
 *
 * DRAM is the limit. Pairs of sums in rows of eight threads, stores 16-way, once. By hand: rows of nine pairs
 * (HAND=1); columns along the row (HAND=2).
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int BX = 32, BY = 8, ROW = HAND == 1 ? BY + 1 : BY;

__device__ __forceinline__ int place(int column, int part) { return HAND == 2 ? part * BX + column : column * ROW + part; }

__global__ void __launch_bounds__(BX *BY)
    ln_backward_gamma(float2 *__restrict__ out, const float *__restrict__ dy, const float *__restrict__ x,
                      const float2 *__restrict__ statistics, int columns, int slice) {
  __shared__ float2 sums[BX * ROW];
  int tx = threadIdx.x, ty = threadIdx.y, column = blockIdx.x * BX + tx;
  float gamma = 0, beta = 0;
#pragma unroll 4
  for (int i = ty; i < slice; i += BY) {
    size_t row = (size_t)blockIdx.y * slice + i;
    float2 s = statistics[row]; /* mean, 1 / deviation */
    float d = dy[row * columns + column], v = x[row * columns + column];
    gamma = fmaf(__fmul_rn(d, v - s.x), s.y, gamma);
    beta = __fadd_rn(beta, d);
  }
  sums[place(tx, ty)] = make_float2(gamma, beta);
  __syncthreads();
  if (ty == 0) {
    float2 sum = sums[place(tx, 0)];
#pragma unroll
    for (int i = 1; i < BY; ++i) {
      float2 v = sums[place(tx, i)];
      sum.x = __fadd_rn(sum.x, v.x), sum.y = __fadd_rn(sum.y, v.y);
    }
    out[(size_t)blockIdx.y * columns + column] = sum;
  }
}
