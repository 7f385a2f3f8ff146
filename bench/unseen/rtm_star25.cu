/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * A time step of the acoustic wave equation, as in reverse-time migration: a star of 25 points,
 * eighth order in space. A block of 16x16 goes along z with nine values of its column in registers
 * and the plane of 24x24 in shared memory.
 *
 * A warp has two rows of 16 in a tile of pitch 24, which share 8 banks: 2-way, in all 17 reads. By
 * hand: rows of 48 (HAND=1), as 16 modulo 32 is what two half rows want; threads as 32x8, a plane
 * of 40x16 (HAND=2), with another halo; rows of 25 (HAND=3), the usual pad, which changes nothing.
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int R = 4, WIDE = HAND == 2 ? 32 : 16, HIGH = HAND == 2 ? 8 : 16;
constexpr int PITCH = HAND == 1 ? 48 : HAND == 3 ? 25 : WIDE + 2 * R, ROWS = HIGH + 2 * R;

__global__ void __launch_bounds__(256)
    rtm_star25(float *__restrict__ next, const float *__restrict__ now,
               const float *__restrict__ before, const float *__restrict__ speed,
               const float *__restrict__ weights, int nx, int ny, int planes) {
  __shared__ float plane[ROWS][PITCH];
  int t = threadIdx.y * 16 + threadIdx.x;
  int tx = HAND == 2 ? t % 32 : threadIdx.x, ty = HAND == 2 ? t / 32 : threadIdx.y;
  int across = gridDim.x * 16;
  int x0 = HAND == 2 ? (blockIdx.y * gridDim.x + blockIdx.x) * 32 % across : blockIdx.x * 16;
  int y0 = HAND == 2 ? (blockIdx.y * gridDim.x + blockIdx.x) * 32 / across * 8 : blockIdx.y * 16;
  int x = x0 + tx, y = y0 + ty;
  size_t layer = (size_t)nx * ny, z0 = (size_t)blockIdx.z * planes;
  const float *column = now + z0 * layer + (y + R) * nx + x + R;
  float w[R + 1], queue[2 * R + 1];
#pragma unroll
  for (int r = 0; r <= R; ++r)
    w[r] = weights[r];
#pragma unroll
  for (int r = 0; r < 2 * R; ++r)
    queue[r + 1] = column[r * layer];
  for (int z = 0; z < planes; ++z) {
#pragma unroll
    for (int r = 0; r < 2 * R; ++r)
      queue[r] = queue[r + 1];
    queue[2 * R] = column[(z + 2 * R) * layer];
    const float *level = now + (z0 + z + R) * layer;
    __syncthreads();
    for (int i = t; i < ROWS * (WIDE + 2 * R); i += 256) {
      int py = i / (WIDE + 2 * R), px = i % (WIDE + 2 * R);
      plane[py][px] = level[(y0 + py) * nx + x0 + px];
    }
    __syncthreads();
    float own = plane[ty + R][tx + R], sum = 3.0f * w[0] * own;
#pragma unroll
    for (int r = 1; r <= R; ++r)
      sum += w[r] *
             (plane[ty + R][tx + R - r] + plane[ty + R][tx + R + r] + plane[ty + R - r][tx + R] +
              plane[ty + R + r][tx + R] + queue[R - r] + queue[R + r]);
    size_t at = (z0 + z + R) * layer + (size_t)(y + R) * nx + x + R;
    next[at] = 2.0f * own - before[at] + speed[at] * sum;
  }
}
