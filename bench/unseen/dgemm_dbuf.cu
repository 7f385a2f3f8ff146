/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * C = alpha A B + beta C in doubles, double-buffered as the course "how to optimise a GEMM" does
 * it: 64x64 of C and 8 of the depth to a block of 256 threads, 4x4 sums each; A is stored
 * transposed by a function that is not inlined (one for all instances of the template, it saves
 * code), B as it is.
 *
 * The transposed store is 4-way, and reading 4 neighbours of B 16 bytes at a time 2-way. By hand:
 * two doubles more in a row of A (HAND=1); a thread has columns in two pairs, 32 apart (HAND=2);
 * both (HAND=3).
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int THREADS = 256;

template <int ROWS, int DEPTH, int PITCH>
__device__ __noinline__ void stage_transposed(double *to, const double *__restrict__ from,
                                              int lda) {
  static_assert(ROWS * DEPTH == 2 * THREADS, "two a thread");
  int row = threadIdx.x / (DEPTH / 2), k = threadIdx.x % (DEPTH / 2) * 2;
  double2 v = *(const double2 *)&from[(size_t)row * lda + k];
  to[k * PITCH + row] = v.x;
  to[(k + 1) * PITCH + row] = v.y;
}

template <int COLS, int DEPTH>
__device__ __forceinline__ void stage_rows(double *to, const double *__restrict__ from, int ldb) {
  int k = threadIdx.x / (COLS / 2), col = threadIdx.x % (COLS / 2) * 2;
  *(double2 *)&to[k * COLS + col] = *(const double2 *)&from[(size_t)k * ldb + col];
}

template <int BM, int BN, int BK>
__global__ void __launch_bounds__(THREADS)
    dgemm_dbuf(double *__restrict__ c, const double *__restrict__ a, const double *__restrict__ b,
               int n, int depth, double alpha, double beta) {
  constexpr int PITCH = HAND & 1 ? BM + 2 : BM;
  __shared__ __align__(16) double as[2][BK * PITCH];
  __shared__ __align__(16) double bs[2][BK * BN];
  int tx = threadIdx.x % 16, ty = threadIdx.x / 16;
  a += (size_t)blockIdx.y * BM * depth;
  b += blockIdx.x * BN;
  double sum[4][4] = {};
  int now = 0;
  stage_transposed<BM, BK, PITCH>(as[0], a, depth);
  stage_rows<BN, BK>(bs[0], b, n);
  __syncthreads();
  for (int k0 = BK;; k0 += BK) {
    if (k0 < depth) {
      stage_transposed<BM, BK, PITCH>(as[now ^ 1], a + k0, depth);
      stage_rows<BN, BK>(bs[now ^ 1], b + (size_t)k0 * n, n);
    }
    const double *at = as[now], *bt = bs[now];
#pragma unroll
    for (int k = 0; k < BK; ++k) {
      double2 left[2], right[2];
#pragma unroll
      for (int i = 0; i < 2; ++i) {
        left[i] = *(const double2 *)&at[k * PITCH + ty * 4 + i * 2];
        right[i] = *(const double2 *)&bt[k * BN + (HAND & 2 ? i * 32 + tx * 2 : tx * 4 + i * 2)];
      }
#pragma unroll
      for (int i = 0; i < 2; ++i)
#pragma unroll
        for (int j = 0; j < 2; ++j) {
          sum[i * 2][j * 2] += left[i].x * right[j].x;
          sum[i * 2][j * 2 + 1] += left[i].x * right[j].y;
          sum[i * 2 + 1][j * 2] += left[i].y * right[j].x;
          sum[i * 2 + 1][j * 2 + 1] += left[i].y * right[j].y;
        }
    }
    if (k0 >= depth)
      break;
    now ^= 1;
    __syncthreads();
  }
#pragma unroll
  for (int i = 0; i < 4; ++i)
#pragma unroll
    for (int j = 0; j < 2; ++j) {
      size_t row = blockIdx.y * BM + ty * 4 + i;
      double2 *to =
          (double2 *)&c[row * n + blockIdx.x * BN + (HAND & 2 ? j * 32 + tx * 2 : tx * 4 + j * 2)];
      double2 old = *to;
      old.x = alpha * sum[i][j * 2] + beta * old.x;
      old.y = alpha * sum[i][j * 2 + 1] + beta * old.y;
      *to = old;
    }
}

template __global__ void dgemm_dbuf<64, 64, 8>(double *, const double *, const double *, int, int,
                                               double, double);
