/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Skeletal animation: the vertices of an instance are blended from four bones each. The palette of 128 matrices, 4 x 4 as the engine has them, is
 * brought to shared memory once per block; each vertex reads the first three rows of its four, 16 bytes at a time.
 *
 * Matrices of 64 bytes: a row of whichever matrix lies in one of two places of eight. By hand: 80 bytes (HAND=1), the
 * last row, which is always 0 0 0 1, left away (HAND=2: 48 bytes).
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int BONES = 128, THREADS = 128;

struct __align__(16) Bone {
#if HAND == 1
  float4 row[4];
  float4 spare;
#elif HAND == 2
  float4 row[3];
#else
  float4 row[4];
#endif
};

__device__ __forceinline__ void blend(float4 &to, float weight, const float4 &from) {
  to.x = fmaf(weight, from.x, to.x);
  to.y = fmaf(weight, from.y, to.y);
  to.z = fmaf(weight, from.z, to.z);
  to.w = fmaf(weight, from.w, to.w);
}

__device__ __forceinline__ float apply(const float4 &row, float3 p) { return fmaf(row.x, p.x, fmaf(row.y, p.y, fmaf(row.z, p.z, row.w))); }

__global__ void __launch_bounds__(THREADS) skin_palette(float *__restrict__ skinned, const float *__restrict__ rest, const unsigned *__restrict__ bones,
                                                        const float4 *__restrict__ weights, const float4 *__restrict__ palettes, int vertices) {
  __shared__ Bone palette[BONES];
  const int t = threadIdx.x;
  const float4 *from = palettes + (size_t)blockIdx.x * BONES * 4;
  for (int i = t; i < BONES * 4; i += THREADS) {
    if (HAND != 2 || i % 4 < 3)
      palette[i / 4].row[i % 4] = from[i];
  }
  __syncthreads();

  for (int v = t; v < vertices; v += THREADS) {
    unsigned four = bones[v];
    float4 weight = weights[v];
    float share[4] = {weight.x, weight.y, weight.z, weight.w};
    float4 x = make_float4(0.f, 0.f, 0.f, 0.f), y = x, z = x;
#pragma unroll
    for (int k = 0; k < 4; ++k) {
      const Bone &bone = palette[four >> (8 * k) & (BONES - 1)];
      blend(x, share[k], bone.row[0]);
      blend(y, share[k], bone.row[1]);
      blend(z, share[k], bone.row[2]);
    }
    float3 p = make_float3(rest[v], rest[vertices + v], rest[2 * vertices + v]);
    float *to = skinned + (size_t)blockIdx.x * 3 * vertices + v;
    to[0] = apply(x, p);
    to[vertices] = apply(y, p);
    to[2 * vertices] = apply(z, p);
  }
}
