/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Gravity of a list of sources on bodies: a block has 64 bodies, each by four threads that take a
 * quarter of each tile of 256 sources; then the four sums of a body are added, through the memory
 * of the tile.
 *
 * All lanes read one source, at constant offsets, twenty instructions each. Storing the sums, one
 * vector a thread, is 4-way, once a block. By hand: a vector after each eight (HAND=1), vector XOR
 * line (HAND=2).
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int BODIES = 64, PARTS = 4, THREADS = BODIES * PARTS;

__device__ __forceinline__ int place(int i) {
  return HAND == 1 ? i + i / 8 : HAND == 2 ? i ^ (i >> 3 & 3) : i;
}

__global__ void __launch_bounds__(THREADS)
    near_forces(float4 *__restrict__ out, const float4 *__restrict__ bodies,
                const float4 *__restrict__ sources, int count, float soft) {
  __shared__ float4 tile[THREADS + (HAND == 1 ? THREADS / 8 : 0)];
  int t = threadIdx.x, body = t % BODIES, part = t / BODIES;
  float4 me = bodies[blockIdx.x * BODIES + body], sum = make_float4(0, 0, 0, 0);
  for (int start = 0; start < count; start += THREADS) {
    tile[place(t)] = sources[start + t];
    __syncthreads();
#pragma unroll 32
    for (int j = 0; j < BODIES; ++j) {
      float4 other = tile[place(part * BODIES + j)];
      float x = other.x - me.x, y = other.y - me.y, z = other.z - me.z;
      float inverse = rsqrtf(fmaf(x, x, fmaf(y, y, fmaf(z, z, soft))));
      float potential = other.w * inverse, force = potential * inverse * inverse;
      sum.x = fmaf(x, force, sum.x);
      sum.y = fmaf(y, force, sum.y);
      sum.z = fmaf(z, force, sum.z);
      sum.w -= potential;
    }
    __syncthreads();
  }
  tile[place(body * PARTS + part)] = sum;
  __syncthreads();
  if (part == 0) {
    float4 total = make_float4(0, 0, 0, 0);
    for (int k = 0; k < PARTS; ++k) {
      float4 x = tile[place(body * PARTS + k)];
      total.x += x.x;
      total.y += x.y;
      total.z += x.z;
      total.w += x.w;
    }
    out[blockIdx.x * BODIES + body] = total;
  }
}
