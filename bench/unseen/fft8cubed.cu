/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Convolution of small volumes through the frequency domain: 8x8x8 complex floats, transformed in place along x, y
 * and z, multiplied by a filter's spectrum, and back; four volumes to a block of 8x8x4 threads, a thread
 * transforms eight points of a line in registers.
 *
 * Lines along x lie 64 bytes apart: 8-way for each half of a warp, 16 turns instead of 2; along y 2-way; along z free.
 * By hand: lines of 9 (HAND=1), nearly free along z; x XOR y and y's last bit XOR z's (HAND=2), free everywhere.
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int VOLUMES = 4, LINE = HAND == 1 ? 9 : 8, PLANE = 8 * LINE, VOLUME = 8 * PLANE;

__device__ __forceinline__ int at(int z, int y, int x) {
  return HAND == 2 ? z * PLANE + (y ^ (z & 1)) * LINE + (x ^ y) : z * PLANE + y * LINE + x;
}

__device__ __forceinline__ float2 add(float2 a, float2 b) { return make_float2(a.x + b.x, a.y + b.y); }
__device__ __forceinline__ float2 sub(float2 a, float2 b) { return make_float2(a.x - b.x, a.y - b.y); }
__device__ __forceinline__ float2 turn(float2 a, float s) { return make_float2(-s * a.y, s * a.x); } /* by s i */

__device__ __forceinline__ void four(float2 &a, float2 &b, float2 &c, float2 &d, float s) {
  float2 p = add(a, c), q = sub(a, c), r = add(b, d), u = turn(sub(b, d), s);
  a = add(p, r), b = add(q, u), c = sub(p, r), d = sub(q, u);
}

/* s = -1: forward, 1: back */
__device__ __forceinline__ void eight(float2 (&v)[8], float s) {
  const float h = 0.70710678f;
  four(v[0], v[2], v[4], v[6], s);
  four(v[1], v[3], v[5], v[7], s);
  float2 w1 = v[3], w2 = turn(v[5], s), w3 = v[7];
  w1 = make_float2(h * (w1.x - s * w1.y), h * (w1.y + s * w1.x));
  w3 = make_float2(h * (-w3.x - s * w3.y), h * (s * w3.x - w3.y));
  float2 e0 = v[0], e1 = v[2], e2 = v[4], e3 = v[6], o0 = v[1];
  v[0] = add(e0, o0), v[4] = sub(e0, o0);
  v[1] = add(e1, w1), v[5] = sub(e1, w1);
  v[2] = add(e2, w2), v[6] = sub(e2, w2);
  v[3] = add(e3, w3), v[7] = sub(e3, w3);
}

template <int AXIS> __device__ __forceinline__ void lines(float2 *volume, float s) {
  int p = threadIdx.x, q = threadIdx.y;
  float2 v[8];
#pragma unroll
  for (int i = 0; i < 8; ++i)
    v[i] = volume[AXIS == 0 ? at(q, p, i) : AXIS == 1 ? at(q, i, p) : at(i, q, p)];
  eight(v, s);
#pragma unroll
  for (int i = 0; i < 8; ++i)
    volume[AXIS == 0 ? at(q, p, i) : AXIS == 1 ? at(q, i, p) : at(i, q, p)] = v[i];
  __syncthreads();
}

__global__ void __launch_bounds__(256)
    fft8cubed(float2 *__restrict__ out, const float2 *__restrict__ in, const float2 *__restrict__ filter) {
  __shared__ float2 all[VOLUMES * VOLUME];
  float2 *volume = all + threadIdx.z * VOLUME;
  int x = threadIdx.x, y = threadIdx.y;
  size_t first = ((size_t)blockIdx.x * VOLUMES + threadIdx.z) * 512;
#pragma unroll
  for (int z = 0; z < 8; ++z)
    volume[at(z, y, x)] = in[first + z * 64 + y * 8 + x];
  __syncthreads();
  lines<0>(volume, -1);
  lines<1>(volume, -1);
  lines<2>(volume, -1);
#pragma unroll
  for (int z = 0; z < 8; ++z) {
    float2 a = volume[at(z, y, x)], f = filter[z * 64 + y * 8 + x];
    volume[at(z, y, x)] = make_float2(fmaf(a.x, f.x, -(a.y * f.y)), fmaf(a.x, f.y, a.y * f.x));
  }
  lines<2>(volume, 1);
  lines<1>(volume, 1);
  lines<0>(volume, 1);
#pragma unroll
  for (int z = 0; z < 8; ++z) {
    float2 a = volume[at(z, y, x)];
    out[first + z * 64 + y * 8 + x] = make_float2(a.x * (1.0f / 512), a.y * (1.0f / 512));
  }
}
