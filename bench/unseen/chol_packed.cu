/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Batched Cholesky of 32x32 floats in LAPACK's packed storage, row i of the lower triangle at i (i
 * + 1) / 2; a warp a matrix, a lane a row, four to a block.
 *
 * Nothing to gain: triangular numbers modulo 32 are all different, so that columns are as free of
 * conflicts as rows. The square that people unpack into, 33 words a row (HAND=1), takes twice the
 * memory; 32 words a row (HAND=2) is 32-way; packed columns (HAND=3) are as good as packed rows.
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int N = 32, PACKED = N * (N + 1) / 2, WARPS = 4;
constexpr int SIZE = HAND == 1 ? N * (N + 1) : HAND == 2 ? N * N : PACKED;

__device__ __forceinline__ int place(int i, int j) {
  return HAND == 1   ? i * (N + 1) + j
         : HAND == 2 ? i * N + j
         : HAND == 3 ? j * (2 * N - 1 - j) / 2 + i
                     : i * (i + 1) / 2 + j;
}

__global__ void __launch_bounds__(32 * WARPS)
    chol_packed(float *__restrict__ out, const float *__restrict__ in) {
  __shared__ float matrices[WARPS][SIZE];
  int lane = threadIdx.x, which = blockIdx.x * WARPS + threadIdx.y;
  float *a = matrices[threadIdx.y];
  const float *from = in + (size_t)which * PACKED;
  float *to = out + (size_t)which * PACKED;
  for (int i = 0; i < N; ++i)
    if (lane <= i)
      a[place(i, lane)] = from[i * (i + 1) / 2 + lane] + (i == lane ? (float)N : 0.0f);
  __syncwarp();
  for (int k = 0; k < N; ++k) {
    float root = sqrtf(a[place(k, k)]);
    __syncwarp();
    float own = 0;
    if (lane == k)
      a[place(k, k)] = root;
    if (lane > k) {
      own = a[place(lane, k)] / root;
      a[place(lane, k)] = own;
    }
    __syncwarp();
    for (int j = k + 1; j < N; ++j) {
      float other = a[place(j, k)];
      if (lane >= j)
        a[place(lane, j)] -= own * other;
    }
    __syncwarp();
  }
  for (int i = 0; i < N; ++i)
    if (lane <= i)
      to[i * (i + 1) / 2 + lane] = a[place(i, lane)];
}
