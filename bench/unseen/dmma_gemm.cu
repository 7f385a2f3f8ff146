/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * C = A * B^T in doubles on tensor cores, by inline mma.m8n8k4: 64x64 of C to a block of 4 warps, 32x32
 * to a warp, 16 deep; the next slices wait in registers. Fragments are single doubles of shared memory:
 * eight rows by four depths to a warp.
 *
 * Rows of 128 bytes: four rows that half a warp reads lie in the same banks, 4-way. By hand: four
 * doubles more in a row (HAND=1); depth XOR four times the row (HAND=2); a double more, the habit
 * (HAND=3), which parts the vectors that stores are made of and stays 4-way.
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int SIDE = 64, DEPTH = 16, THREADS = 128;
constexpr int PITCH = HAND == 1 ? DEPTH + 4 : HAND == 3 ? DEPTH + 1 : DEPTH;

__device__ __forceinline__ int place(int row, int k) {
  return row * PITCH + (HAND == 2 ? k ^ (row & 3) << 2 : k);
}

__device__ __forceinline__ void put(double *tile, int row, int k, double2 v) {
  if (HAND == 3)
    tile[place(row, k)] = v.x, tile[place(row, k + 1)] = v.y;
  else
    *(double2 *)&tile[place(row, k)] = v;
}

__device__ __forceinline__ void mma(double (&d)[2], double a, double b) {
  asm volatile("mma.sync.aligned.m8n8k4.row.col.f64.f64.f64.f64 {%0, %1}, {%2}, {%3}, {%0, %1};\n"
               : "+d"(d[0]), "+d"(d[1])
               : "d"(a), "d"(b));
}

__global__ void __launch_bounds__(THREADS)
    dmma_gemm(double *__restrict__ c, const double *__restrict__ a, const double *__restrict__ b, int n,
              int depth) {
  __shared__ __align__(16) double as[SIDE * PITCH], bs[SIDE * PITCH];
  int t = threadIdx.x, lane = t & 31, warp = t >> 5, row = t >> 3, k = (t & 7) * 2;
  int wm = (warp >> 1) * 32 + lane / 4, wn = (warp & 1) * 32 + lane / 4;
  const double *from_a = a + (size_t)(blockIdx.y * SIDE + row) * depth + k;
  const double *from_b = b + (size_t)(blockIdx.x * SIDE + row) * depth + k;
  double2 x[4], y[4];
  auto fetch = [&](int k0) {
#pragma unroll
    for (int i = 0; i < 4; ++i) {
      x[i] = *(const double2 *)&from_a[(size_t)i * 16 * depth + k0];
      y[i] = *(const double2 *)&from_b[(size_t)i * 16 * depth + k0];
    }
  };
  double sum[4][4][2] = {};
  fetch(0);
  for (int k0 = 0; k0 < depth; k0 += DEPTH) {
#pragma unroll
    for (int i = 0; i < 4; ++i)
      put(as, row + i * 16, k, x[i]), put(bs, row + i * 16, k, y[i]);
    __syncthreads();
    if (k0 + DEPTH < depth)
      fetch(k0 + DEPTH);
#pragma unroll
    for (int kk = 0; kk < DEPTH; kk += 4) {
      double left[4], right[4];
#pragma unroll
      for (int i = 0; i < 4; ++i) {
        left[i] = as[place(wm + i * 8, kk + lane % 4)];
        right[i] = bs[place(wn + i * 8, kk + lane % 4)];
      }
#pragma unroll
      for (int i = 0; i < 4; ++i)
#pragma unroll
        for (int j = 0; j < 4; ++j)
          mma(sum[i][j], left[i], right[j]);
    }
    __syncthreads();
  }
#pragma unroll
  for (int i = 0; i < 4; ++i)
#pragma unroll
    for (int j = 0; j < 4; ++j)
      *(double2 *)&c[(size_t)(blockIdx.y * SIDE + wm + i * 8) * n + blockIdx.x * SIDE + (warp & 1) * 32 + j * 8 +
                     lane % 4 * 2] = make_double2(sum[i][j][0], sum[i][j][1]);
}
