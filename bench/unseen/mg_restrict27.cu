/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Full weighting of a multigrid solver in three dimensions: each point of the coarse grid from 27 of
 * the fine one, 16x4x4 coarse points a block, fine points and their rim, 33x9x9, in shared memory.
 * Fine grids have 2 n + 1 points along each axis, so that rows begin anywhere.
 *
 * Lanes are two words apart, and a warp has two rows of 16, an even number of words apart whatever the
 * pitch: 2-way. By hand: even and odd points of a row apart, rows of 40 (HAND=1) or, in vain, of 33
 * (HAND=2); two arrays, rows of 24 (HAND=3).
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int X = 16, Y = 4, Z = 4, FX = 2 * X + 1, FY = 2 * Y + 1, FZ = 2 * Z + 1;
constexpr int PITCH = HAND == 1 ? 40 : HAND == 3 ? 24 : FX, SIZE = PITCH * FY * FZ;

__device__ __forceinline__ int place(int x, int row) {
  return HAND == 1 || HAND == 2 ? row * PITCH + (x >> 1) + (x & 1) * (X + 1)
         : HAND == 3            ? row * PITCH + (x >> 1) + (x & 1) * SIZE
                                : row * PITCH + x;
}

__global__ void __launch_bounds__(X * Y * Z)
    mg_restrict27(float *__restrict__ coarse, const float *__restrict__ fine, int nx, int ny, int nz,
                  float4 weights) {
  __shared__ float tile[HAND == 3 ? 2 * SIZE : SIZE];
  int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z, t = (tz * Y + ty) * X + tx;
  int wx = 2 * nx + 1, wy = 2 * ny + 1;
  const float *from = fine + ((size_t)(blockIdx.z * 2 * Z) * wy + blockIdx.y * 2 * Y) * wx + blockIdx.x * 2 * X;
  for (int row = t / 32; row < FY * FZ; row += X * Y * Z / 32) {
    const float *line = from + ((size_t)(row / FY) * wy + row % FY) * wx;
    for (int x = t % 32; x < FX; x += 32)
      tile[place(x, row)] = line[x];
  }
  __syncthreads();
  float sum = 0;
#pragma unroll
  for (int dz = 0; dz < 3; ++dz)
#pragma unroll
    for (int dy = 0; dy < 3; ++dy)
#pragma unroll
      for (int dx = 0; dx < 3; ++dx) {
        int far = (dx != 1) + (dy != 1) + (dz != 1);
        float w = far == 0 ? weights.x : far == 1 ? weights.y : far == 2 ? weights.z : weights.w;
        sum = fmaf(w, tile[place(2 * tx + dx, (2 * tz + dz) * FY + 2 * ty + dy)], sum);
      }
  coarse[((size_t)(blockIdx.z * Z + tz) * ny + blockIdx.y * Y + ty) * nx + blockIdx.x * X + tx] = sum;
}
