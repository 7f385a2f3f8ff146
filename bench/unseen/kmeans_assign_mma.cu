/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The assignment of k-means in 96 dimensions, halves: 64 points to a block of four warps, whose
 * fragments stay in registers, against all centroids, 64 at a time by cp.async in two stages;
 * mma.sync, ldmatrix; the nearest of a point is put together by shuffles.
 *
 * Rows of 192 bytes: ldmatrix 4-way. By hand: rows of 208 bytes (HAND=1); 16 bytes turned within
 * their row by half the row's number (HAND=2), for twelve are no power of two.
 */
#include "mma_ptx.h"

constexpr int POINTS = 64, CENTROIDS = 64, DIMS = 96, WARPS = 4, ROW = HAND == 1 ? DIMS + 8 : DIMS;
constexpr int CHUNKS = DIMS / 8, STEPS = DIMS / 16;

__device__ __forceinline__ int place(int row, int chunk) {
  if (HAND == 2) {
    chunk += row >> 1 & 3;
    chunk -= chunk >= CHUNKS ? CHUNKS : 0;
  }
  return row * ROW + chunk * 8;
}

__global__ void __launch_bounds__(32 * WARPS)
    kmeans_assign_mma(int *__restrict__ nearest, float *__restrict__ distances,
                      const half *__restrict__ points, const half *__restrict__ centroids,
                      const float *__restrict__ norms, int clusters) {
  __shared__ __align__(128) half xs[POINTS * ROW];
  __shared__ __align__(128) half cs[2][CENTROIDS * ROW];
  __shared__ float lengths[2][CENTROIDS];
  int t = threadIdx.x, lane = t & 31, warp = t >> 5;
  const half *mine = points + (size_t)blockIdx.x * POINTS * DIMS;
  auto fetch = [&](int first, int stage) {
#pragma unroll
    for (int i = t; i < CENTROIDS * CHUNKS; i += 32 * WARPS)
      CP_ASYNC_CG(smem_u32(&cs[stage][place(i / CHUNKS, i % CHUNKS)]),
                  centroids + (size_t)first * DIMS + i * 8, 16);
    if (t < CENTROIDS)
      lengths[stage][t] = norms[first + t];
  };
#pragma unroll
  for (int i = t; i < POINTS * CHUNKS; i += 32 * WARPS)
    CP_ASYNC_CG(smem_u32(&xs[place(i / CHUNKS, i % CHUNKS)]), mine + i * 8, 16);
  CP_ASYNC_COMMIT();
  fetch(0, 0);
  CP_ASYNC_COMMIT();
  CP_ASYNC_WAIT(1);
  __syncthreads();
  uint32_t a[STEPS][4];
#pragma unroll
  for (int k = 0; k < STEPS; ++k)
    LDMATRIX_X4(a[k][0], a[k][1], a[k][2], a[k][3],
                smem_u32(&xs[place(warp * 16 + (lane & 15), k * 2 + (lane >> 4))]));
  float best[2] = {3e38f, 3e38f};
  int which[2] = {};
  for (int first = 0, at = 0; first < clusters; first += CENTROIDS, at ^= 1) {
    if (first + CENTROIDS < clusters) {
      fetch(first + CENTROIDS, at ^ 1);
      CP_ASYNC_COMMIT();
      CP_ASYNC_WAIT(1);
    } else {
      CP_ASYNC_WAIT(0);
    }
    __syncthreads();
#pragma unroll
    for (int pair = 0; pair < CENTROIDS / 16; ++pair) {
      float sum[2][4] = {};
#pragma unroll
      for (int k = 0; k < STEPS; ++k) {
        uint32_t b[4];
        LDMATRIX_X4(
            b[0], b[1], b[2], b[3],
            smem_u32(
                &cs[at][place(pair * 16 + (lane & 7) + (lane >> 4) * 8, k * 2 + (lane >> 3 & 1))]));
        mma_16816_f16(sum[0], a[k], b[0], b[1]);
        mma_16816_f16(sum[1], a[k], b[2], b[3]);
      }
#pragma unroll
      for (int h = 0; h < 2; ++h)
#pragma unroll
        for (int i = 0; i < 4; ++i) {
          int column = pair * 16 + h * 8 + lane % 4 * 2 + (i & 1);
          float far = fmaf(-2.0f, sum[h][i], lengths[at][column]);
          if (far < best[i >> 1])
            best[i >> 1] = far, which[i >> 1] = first + column;
        }
    }
    __syncthreads();
  }
#pragma unroll
  for (int r = 0; r < 2; ++r) {
#pragma unroll
    for (int step = 1; step < 4; step *= 2) {
      float far = __shfl_xor_sync(~0u, best[r], step);
      int other = __shfl_xor_sync(~0u, which[r], step);
      if (far < best[r] || (far == best[r] && other < which[r]))
        best[r] = far, which[r] = other;
    }
    if (lane % 4 == 0) {
      size_t row = (size_t)blockIdx.x * POINTS + warp * 16 + r * 8 + lane / 4;
      nearest[row] = which[r], distances[row] = best[r];
    }
  }
}
