/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Smooths a field of symmetric 3x3 tensors (diffusion imaging) with a window of 5x5 and takes trace and
 * second invariant: 32x8 tensors a block and a rim of two, structs of six floats in shared memory.
 *
 * Nothing to gain, though words 6 apart look 2-way: ptxas reads pairs, 3 pairs apart, an odd number. By
 * hand, in vain: a word more (HAND=1), which parts the pairs; six arrays (HAND=2); pairs as the source
 * says them (HAND=3), which change nothing.
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int X = 32, Y = 8, RIM = 2, WIDE = X + 2 * RIM, HIGH = Y + 2 * RIM, CELLS = WIDE * HIGH;

struct Tensor {
  float v[6];
};

struct Tile {
#if HAND == 3
  float2 pair[CELLS * 3];
  __device__ void put(int cell, int e, float v) { ((float *)pair)[cell * 6 + e] = v; }
  __device__ Tensor get(int cell) const {
    float2 a = pair[cell * 3], b = pair[cell * 3 + 1], c = pair[cell * 3 + 2];
    return {{a.x, a.y, b.x, b.y, c.x, c.y}};
  }
#else
  float word[CELLS * (HAND == 1 ? 7 : 6)];
  __device__ static int place(int cell, int e) {
    return HAND == 1 ? cell * 7 + e : HAND == 2 ? e * CELLS + cell : cell * 6 + e;
  }
  __device__ void put(int cell, int e, float v) { word[place(cell, e)] = v; }
  __device__ Tensor get(int cell) const {
    Tensor t;
#pragma unroll
    for (int e = 0; e < 6; ++e)
      t.v[e] = word[place(cell, e)];
    return t;
  }
#endif
};

__global__ void __launch_bounds__(X * Y)
    structure_tensor6(float2 *__restrict__ out, const float *__restrict__ in, int width, float3 taps) {
  __shared__ Tile tile;
  int tx = threadIdx.x, ty = threadIdx.y, pitch = width + 2 * RIM;
  const float *from = in + ((size_t)blockIdx.y * Y * pitch + blockIdx.x * X) * 6;
  for (int y = ty; y < HIGH; y += Y)
    for (int i = tx; i < WIDE * 6; i += X)
      tile.put(y * WIDE + i / 6, i % 6, from[(size_t)y * pitch * 6 + i]);
  __syncthreads();
  float sum[6] = {};
  for (int dy = 0; dy < 5; ++dy)
#pragma unroll
    for (int dx = 0; dx < 5; ++dx) {
      float a = dy == 2 ? taps.x : dy % 2 ? taps.y : taps.z, b = dx == 2 ? taps.x : dx % 2 ? taps.y : taps.z;
      float w = a * b;
      Tensor t = tile.get((ty + dy) * WIDE + tx + dx);
#pragma unroll
      for (int e = 0; e < 6; ++e)
        sum[e] = fmaf(w, t.v[e], sum[e]);
    }
  float trace = sum[0] + sum[3] + sum[5];
  float second = fmaf(sum[0], sum[3], fmaf(sum[3], sum[5], sum[5] * sum[0]));
  second = fmaf(-sum[1], sum[1], fmaf(-sum[2], sum[2], fmaf(-sum[4], sum[4], second)));
  out[(size_t)(blockIdx.y * Y + ty) * width + blockIdx.x * X + tx] = make_float2(trace, second);
}
