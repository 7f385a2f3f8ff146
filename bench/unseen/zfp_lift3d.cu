/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The transform of the compressor zfp on cubes of 4x4x4 integers, in place: 16 lanes to a cube take
 * its lines along x, then along y, then along z; coefficients are written in negabinary. Eight
 * cubes a block of 16x8 in shared memory.
 *
 * Lines along x are vectors; along y two planes of a cube and both cubes of a warp meet, 4-way;
 * along z the cubes, 2-way. By hand: planes of 20 words (HAND=1), which parts all; the line's y XOR
 * z and cube (HAND=2); cubes of 65 words (HAND=3), which parts the vectors instead.
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int CUBES = 8, PLANE = HAND == 1 ? 20 : 16;
constexpr int CUBE = HAND == 1 ? 80 : HAND == 3 ? 65 : 64;

__device__ __forceinline__ int place(int cube, int x, int y, int z) {
  return cube * CUBE + z * PLANE + (HAND == 2 ? y ^ z ^ (cube & 1) : y) * 4 + x;
}

__device__ __forceinline__ void lift(int &x, int &y, int &z, int &w) {
  x += w, x >>= 1, w -= x;
  z += y, z >>= 1, y -= z;
  x += z, x >>= 1, z -= x;
  w += y, w >>= 1, y -= w;
  w += y >> 1, y -= w >> 1;
}

__global__ void __launch_bounds__(16 * CUBES)
    zfp_lift3d(unsigned *__restrict__ out, const int *__restrict__ in, int nx, int ny) {
  __shared__ __align__(16) int cubes[CUBES * CUBE];
  int l = threadIdx.x, cube = threadIdx.y, low = l % 4, high = l / 4;
  int x0 = (blockIdx.x * CUBES + cube) * 4, y0 = blockIdx.y * 4, z0 = blockIdx.z * 4;
  int4 line = *(const int4 *)&in[((size_t)(z0 + high) * ny + y0 + low) * nx + x0];
  lift(line.x, line.y, line.z, line.w);
  cubes[place(cube, 0, low, high)] = line.x;
  cubes[place(cube, 1, low, high)] = line.y;
  cubes[place(cube, 2, low, high)] = line.z;
  cubes[place(cube, 3, low, high)] = line.w;
  __syncwarp();
  {
    int *at[4];
#pragma unroll
    for (int i = 0; i < 4; ++i)
      at[i] = &cubes[place(cube, low, i, high)];
    int x = *at[0], y = *at[1], z = *at[2], w = *at[3];
    lift(x, y, z, w);
    *at[0] = x, *at[1] = y, *at[2] = z, *at[3] = w;
  }
  __syncwarp();
  {
    int *at[4];
#pragma unroll
    for (int i = 0; i < 4; ++i)
      at[i] = &cubes[place(cube, low, high, i)];
    int x = *at[0], y = *at[1], z = *at[2], w = *at[3];
    lift(x, y, z, w);
    *at[0] = x, *at[1] = y, *at[2] = z, *at[3] = w;
  }
  __syncwarp();
  size_t which =
      ((size_t)blockIdx.z * gridDim.y + blockIdx.y) * gridDim.x * CUBES + blockIdx.x * CUBES + cube;
#pragma unroll
  for (int i = 0; i < 4; ++i) {
    unsigned value = cubes[place(cube, low, high, i)];
    out[which * 64 + i * 16 + l] = (value + 0xaaaaaaaau) ^ 0xaaaaaaaau;
  }
}
