/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * A Lax-Friedrichs step of the isothermal Euler equations on a periodic grid in three dimensions:
 * density and momentum in a float4, 8x8x4 cells a block and a rim of one cell in shared memory.
 *
 * Nothing to gain: eight lanes, which a vector of 16 bytes serves at once, are neighbours along x.
 * By hand, each the fix for structs: four arrays (HAND=1), 2-way for rows of 10 words, and four
 * loads for one; rows of 11 cells (HAND=2), which changes nothing; five words a cell (HAND=3),
 * which takes the vectors apart.
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int X = 8, Y = 8, Z = 4, ROW = HAND == 2 ? X + 3 : X + 2;
constexpr int CELLS = ROW * (Y + 2) * (Z + 2);

struct Tile {
#if HAND == 1
  float part[4][CELLS];
  __device__ float4 get(int i) const {
    return make_float4(part[0][i], part[1][i], part[2][i], part[3][i]);
  }
  __device__ void put(int i, float4 v) {
    part[0][i] = v.x, part[1][i] = v.y, part[2][i] = v.z, part[3][i] = v.w;
  }
#elif HAND == 3
  float word[CELLS * 5];
  __device__ float4 get(int i) const {
    return make_float4(word[i * 5], word[i * 5 + 1], word[i * 5 + 2], word[i * 5 + 3]);
  }
  __device__ void put(int i, float4 v) {
    word[i * 5] = v.x, word[i * 5 + 1] = v.y, word[i * 5 + 2] = v.z, word[i * 5 + 3] = v.w;
  }
#else
  float4 cell[CELLS];
  __device__ float4 get(int i) const { return cell[i]; }
  __device__ void put(int i, float4 v) { cell[i] = v; }
#endif
};

/* Of a state, the flux along the axis whose momentum is m; what is added to that part. */
__device__ __forceinline__ float4 flux(float4 u, float m, float &pressure, float c2) {
  float speed = m / u.x;
  pressure = c2 * u.x;
  return make_float4(m, u.y * speed, u.z * speed, u.w * speed);
}

__global__ void __launch_bounds__(X * Y * Z)
    euler_float4(float4 *__restrict__ out, const float4 *__restrict__ in, int bits, float ratio,
                 float c2) {
  __shared__ Tile tile;
  int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z, t = (tz * Y + ty) * X + tx;
  int mask = (1 << bits) - 1;
  for (int i = t; i < (X + 2) * (Y + 2) * (Z + 2); i += X * Y * Z) {
    int x = i % (X + 2), y = i / (X + 2) % (Y + 2), z = i / ((X + 2) * (Y + 2));
    int gx = (blockIdx.x * X + x - 1) & mask, gy = (blockIdx.y * Y + y - 1) & mask;
    int gz = (blockIdx.z * Z + z - 1) & mask;
    tile.put((z * (Y + 2) + y) * ROW + x, in[((size_t)((gz << bits) + gy) << bits) + gx]);
  }
  __syncthreads();
  int at = ((tz + 1) * (Y + 2) + ty + 1) * ROW + tx + 1;
  const int steps[3] = {1, ROW, ROW * (Y + 2)};
  float4 sum = make_float4(0, 0, 0, 0), moved = make_float4(0, 0, 0, 0);
#pragma unroll
  for (int axis = 0; axis < 3; ++axis) {
    float4 a = tile.get(at - steps[axis]), b = tile.get(at + steps[axis]);
    float pa, pb;
    float4 fa = flux(a, axis == 0 ? a.y : axis == 1 ? a.z : a.w, pa, c2);
    float4 fb = flux(b, axis == 0 ? b.y : axis == 1 ? b.z : b.w, pb, c2);
    sum.x += a.x + b.x, sum.y += a.y + b.y, sum.z += a.z + b.z, sum.w += a.w + b.w;
    moved.x += fb.x - fa.x, moved.y += fb.y - fa.y;
    moved.z += fb.z - fa.z, moved.w += fb.w - fa.w;
    (axis == 0 ? moved.y : axis == 1 ? moved.z : moved.w) += pb - pa;
  }
  int gx = blockIdx.x * X + tx, gy = blockIdx.y * Y + ty, gz = blockIdx.z * Z + tz;
  out[((size_t)((gz << bits) + gy) << bits) + gx] =
      make_float4(sum.x / 6.0f - ratio * moved.x, sum.y / 6.0f - ratio * moved.y,
                  sum.z / 6.0f - ratio * moved.z, sum.w / 6.0f - ratio * moved.w);
}
