/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Contacts of a physics engine by projected Gauss-Seidel: an island of four bodies and six contacts a thread, all of it in a struct of shared memory, 16 bytes
 * at a time: velocities with the inverse of mass and of inertia, contacts as normal, arm, depth and what was pushed so far.
 *
 * An island has 320 bytes: lanes 20 groups of 16 bytes apart, 4-way in each quarter warp; what changes is written back by one or two words, 16- and 8-way. By hand: 336
 * bytes (HAND=1), the same group of all islands side by side (HAND=2).
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int ISLANDS = 64, BODIES = 4, CONTACTS = 6, FOURS = 2 * (BODIES + CONTACTS);

#if HAND == 2
struct Islands {
  float4 of[FOURS][ISLANDS];
  __device__ __forceinline__ float4 &at(int island, int i) { return of[i][island]; }
};
#else
struct Island {
  float4 body[BODIES][2], contact[CONTACTS][2];
#if HAND == 1
  float4 unused;
#endif
};
struct Islands {
  Island of[ISLANDS];
  __device__ __forceinline__ float4 &at(int island, int i) { return (&of[island].body[0][0])[i]; }
};
#endif

static __device__ __forceinline__ float dot(float4 a, float4 b) { return fmaf(a.x, b.x, fmaf(a.y, b.y, a.z * b.z)); }
static __device__ __forceinline__ float4 moved(float4 a, float4 along, float by) {
  return make_float4(fmaf(along.x, by, a.x), fmaf(along.y, by, a.y), fmaf(along.z, by, a.z), a.w);
}

__global__ void __launch_bounds__(ISLANDS) contact_pgs(float4 *__restrict__ out, const float4 *__restrict__ in, float slop, int rounds) {
  __shared__ Islands islands;
  const int t = threadIdx.x;
  const size_t base = (size_t)blockIdx.x * FOURS * ISLANDS + t;
  for (int i = 0; i < FOURS; ++i)
    islands.at(t, i) = in[base + i * ISLANDS];
#pragma unroll 1
  for (int round = 0; round < rounds; ++round)
#pragma unroll 1
    for (int c = 0; c < CONTACTS; ++c) {
      const int a = (c & 3) * 2, b = ((c + 1 + (c >> 2)) & 3) * 2, k = 2 * (BODIES + c);
      float4 n = islands.at(t, k), arm = islands.at(t, k + 1);
      float4 va = islands.at(t, a), wa = islands.at(t, a + 1), vb = islands.at(t, b), wb = islands.at(t, b + 1);
      float speed = dot(n, vb) - dot(n, va) + dot(arm, wb) - dot(arm, wa);
      float mass = __fdividef(1.f, dot(n, n) * (va.w + vb.w) + dot(arm, arm) * (wa.w + wb.w) + 1e-3f);
      float pushed = fmaxf(fmaf(-mass, speed - slop * n.w, arm.w), 0.f), by = pushed - arm.w;
      arm.w = pushed;
      islands.at(t, k + 1) = arm;
      islands.at(t, a) = moved(va, n, -by * va.w);
      islands.at(t, a + 1) = moved(wa, arm, -by * wa.w);
      islands.at(t, b) = moved(vb, n, by * vb.w);
      islands.at(t, b + 1) = moved(wb, arm, by * wb.w);
    }
  for (int i = 0; i < FOURS; ++i)
    out[base + i * ISLANDS] = islands.at(t, i);
}
