/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Planes in a range image by random consensus, a hypothesis a thread: 128 points in shared memory, which all lanes read at one place; a thread that
 * beats its best so far keeps the mask of points on the plane, 128 bits, in a row of its own. At the end the block finds the best of all
 * by a reduction and writes its mask.
 *
 * A trap: the masks, 16 bytes a thread, conflict by words, but few lanes improve, and seldom; all else are broadcasts. By hand, for nothing: rows of
 * five words (HAND=1), word by word of all threads (HAND=2).
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int THREADS = 128, POINTS = 128, PARTS = POINTS / 32, ROW = HAND == 1 ? PARTS + 1 : PARTS;

__device__ __forceinline__ int at(int t, int part) { return HAND == 2 ? part * THREADS + t : t * ROW + part; }

__device__ __forceinline__ unsigned next(unsigned &state) {
  state = state * 1664525u + 1013904223u;
  return state >> 25;
}

__global__ void __launch_bounds__(THREADS)
    ransac_planes(uint4 *__restrict__ planes, int *__restrict__ support, const float4 *__restrict__ cloud, const unsigned *__restrict__ seeds, float tolerance, int rounds) {
  __shared__ float4 points[POINTS];
  __shared__ unsigned masks[THREADS * ROW];
  __shared__ int winner[THREADS];
  const int t = threadIdx.x;
  points[t] = cloud[(size_t)blockIdx.x * POINTS + t];
#pragma unroll
  for (int part = 0; part < PARTS; ++part)
    masks[at(t, part)] = 0;
  __syncthreads();
  unsigned state = seeds[blockIdx.x * THREADS + t];
  int best = 0;
  for (int round = 0; round < rounds; ++round) {
    float4 a = points[next(state)], b = points[next(state)], c = points[next(state)];
    float ux = b.x - a.x, uy = b.y - a.y, uz = b.z - a.z, vx = c.x - a.x, vy = c.y - a.y, vz = c.z - a.z;
    float nx = fmaf(uy, vz, -(uz * vy)), ny = fmaf(uz, vx, -(ux * vz)), nz = fmaf(ux, vy, -(uy * vx));
    float square = fmaf(nx, nx, fmaf(ny, ny, nz * nz)), near = square > 1e-6f ? tolerance : -1.f; /* no plane, no support */
    float scale = rsqrtf(square);
    nx *= scale, ny *= scale, nz *= scale;
    float d = -fmaf(nx, a.x, fmaf(ny, a.y, nz * a.z));
    unsigned on[PARTS];
    int count = 0;
#pragma unroll
    for (int part = 0; part < PARTS; ++part) {
      unsigned bits = 0;
#pragma unroll 8
      for (int i = 0; i < 32; ++i) {
        float4 p = points[part * 32 + i];
        float distance = fmaf(nx, p.x, fmaf(ny, p.y, fmaf(nz, p.z, d)));
        bits |= fabsf(distance) < near * p.w ? 1u << i : 0u;
      }
      on[part] = bits;
      count += __popc(bits);
    }
    if (count > best) {
      best = count;
#pragma unroll
      for (int part = 0; part < PARTS; ++part)
        masks[at(t, part)] = on[part];
    }
  }
  winner[t] = best * THREADS + (THREADS - 1 - t);
  __syncthreads();
  for (int half = THREADS / 2; half > 0; half /= 2) {
    if (t < half)
      winner[t] = max(winner[t], winner[t + half]);
    __syncthreads();
  }
  int champion = THREADS - 1 - winner[0] % THREADS;
  if (t == 0) {
    planes[blockIdx.x] = make_uint4(masks[at(champion, 0)], masks[at(champion, 1)], masks[at(champion, 2)], masks[at(champion, 3)]);
    support[blockIdx.x] = winner[0] / THREADS;
  }
}
