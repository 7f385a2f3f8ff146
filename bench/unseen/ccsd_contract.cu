/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * A contraction of tensors as coupled-cluster codes have them, C[a,b,c,d] = A[a,e,b,f] * B[f,d,c,e]
 * summed over e and f, doubles, the first index fastest: 16 a, 4 b, 4 c, 16 d to a block of 16x16,
 * 16 results a thread; 16 f of one e a step.
 *
 * A comes as it is needed. B has f first, so that 16 lanes store 64 doubles apart: 16-way of half
 * warps, against reads without conflicts. By hand: 65 doubles to an f (HAND=1); d XOR f (HAND=2);
 * lanes along d (HAND=3), clean stores for scattered reads of global memory.
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int FAST = 16, SLOW = 4, DEPTH = 16, PITCH = HAND == 1 ? FAST * SLOW + 1 : FAST * SLOW;

__device__ __forceinline__ int place(int f, int c, int d) {
  return f * PITCH + c * FAST + (HAND == 2 ? d ^ f : d);
}

__global__ void __launch_bounds__(256)
    ccsd_contract(double *__restrict__ out, const double *__restrict__ left,
                  const double *__restrict__ right, int na, int nb, int nc, int nd, int ne,
                  int nf) {
  __shared__ double as[DEPTH * SLOW * FAST], bs[DEPTH * PITCH];
  int tx = threadIdx.x, ty = threadIdx.y;
  int a0 = blockIdx.x % (na / FAST) * FAST, b0 = blockIdx.x / (na / FAST) * SLOW;
  int d0 = blockIdx.y % (nd / FAST) * FAST, c0 = blockIdx.y / (nd / FAST) * SLOW;
  double sum[SLOW][SLOW] = {};
  for (int e = 0; e < ne; ++e)
    for (int f0 = 0; f0 < nf; f0 += DEPTH) {
#pragma unroll
      for (int i = 0; i < SLOW; ++i)
        as[(ty * SLOW + i) * FAST + tx] =
            left[(((size_t)(f0 + ty) * nb + b0 + i) * ne + e) * na + a0 + tx];
#pragma unroll
      for (int i = 0; i < SLOW; ++i) {
        int f = HAND == 3 ? ty : tx, d = HAND == 3 ? tx : ty;
        bs[place(f, i, d)] = right[(((size_t)e * nc + c0 + i) * nd + d0 + d) * nf + f0 + f];
      }
      __syncthreads();
#pragma unroll
      for (int f = 0; f < DEPTH; ++f) {
        double x[SLOW], y[SLOW];
#pragma unroll
        for (int i = 0; i < SLOW; ++i)
          x[i] = as[(f * SLOW + i) * FAST + tx], y[i] = bs[place(f, i, ty)];
#pragma unroll
        for (int i = 0; i < SLOW; ++i)
#pragma unroll
          for (int j = 0; j < SLOW; ++j)
            sum[i][j] += x[i] * y[j];
      }
      __syncthreads();
    }
#pragma unroll
  for (int i = 0; i < SLOW; ++i)
#pragma unroll
    for (int j = 0; j < SLOW; ++j)
      out[(((size_t)(d0 + ty) * nc + c0 + j) * nb + b0 + i) * na + a0 + tx] = sum[i][j];
}
