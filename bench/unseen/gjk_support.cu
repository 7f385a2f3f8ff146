/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Distances of convex bodies in a physics engine (Gilbert's algorithm): 64 bodies of an island lie in shared memory with their corners, as many as an argument says, and their
 * centres. A thread has a body and goes through its partners; each step asks both bodies for the corner farthest along a direction.
 *
 * Bodies are 16 corners of 16 bytes apart: 8-way for a thread's own, as chance has it for its partner's. By hand: a corner more (HAND=1),
 * corner XOR body within eight (HAND=2).
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int BODIES = 64;

struct Hulls {
  float4 *corners;
  int count;
  __device__ __forceinline__ int pitch() const { return HAND == 1 ? count + 1 : count; }
  __device__ __forceinline__ float4 &at(int body, int i) const { return corners[body * pitch() + (HAND == 2 ? i ^ (body & 7) : i)]; }
};

__device__ float3 support(const Hulls &hulls, int body, float x, float y, float z) {
  float most = -1e30f;
  float3 best = make_float3(0, 0, 0);
  for (int i = 0; i < hulls.count; ++i) {
    float4 c = hulls.at(body, i);
    float d = fmaf(c.x, x, fmaf(c.y, y, c.z * z));
    if (d > most)
      most = d, best = make_float3(c.x, c.y, c.z);
  }
  return best;
}

__global__ void __launch_bounds__(BODIES) gjk_support(float4 *__restrict__ out, const float4 *__restrict__ corners, const unsigned char *__restrict__ partners, int count, int each, int steps) {
  extern __shared__ float4 memory[];
  Hulls hulls = {memory, count};
  float4 *centres = memory + BODIES * hulls.pitch();
  const int t = threadIdx.x;
  corners += (size_t)blockIdx.x * BODIES * count;
  for (int i = t; i < BODIES * count; i += BODIES)
    hulls.at(i / count, i % count) = corners[i];
  __syncthreads();
  float4 sum = make_float4(0, 0, 0, 0);
  for (int i = 0; i < count; ++i) {
    float4 c = hulls.at(t, i);
    sum.x += c.x, sum.y += c.y, sum.z += c.z;
  }
  centres[t] = make_float4(sum.x / count, sum.y / count, sum.z / count, 0);
  __syncthreads();
  for (int k = 0; k < each; ++k) {
    const size_t pair = ((size_t)blockIdx.x * each + k) * BODIES + t;
    const int other = partners[pair];
    float4 a = centres[t], b = centres[other];
    float px = a.x - b.x, py = a.y - b.y, pz = a.z - b.z;
    for (int step = 0; step < steps; ++step) {
      float3 u = support(hulls, t, -px, -py, -pz), v = support(hulls, other, px, py, pz);
      float dx = u.x - v.x - px, dy = u.y - v.y - py, dz = u.z - v.z - pz;
      float along = -fmaf(px, dx, fmaf(py, dy, pz * dz)), length = fmaf(dx, dx, fmaf(dy, dy, dz * dz)) + 1e-12f;
      float s = fminf(fmaxf(__fdividef(along, length), 0.f), 1.f);
      px = fmaf(s, dx, px), py = fmaf(s, dy, py), pz = fmaf(s, dz, pz);
    }
    out[pair] = make_float4(px, py, pz, sqrtf(fmaf(px, px, fmaf(py, py, pz * pz))));
  }
}
