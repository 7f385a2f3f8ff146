/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Hair for characters by dynamic follow-the-leader: a strand a thread, 16 joints of position and length of the segment before them (16 bytes).
 * Each step moves a joint by inertia and gravity and then draws it to its distance from the joint before it; positions of the last two
 * steps are in shared memory.
 *
 * Strands are 256 bytes apart: 8-way. By hand: 17 places a strand (HAND=1), joints of all strands side by side (HAND=2).
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int STRANDS = 64, JOINTS = 16;

__device__ __forceinline__ int at(int strand, int joint) { return HAND == 1 ? strand * (JOINTS + 1) + joint : HAND == 2 ? joint * STRANDS + strand : strand * JOINTS + joint; }

__global__ void __launch_bounds__(STRANDS) hair_follow(float4 *__restrict__ out, const float4 *__restrict__ in, float wx, float wy, float wz, float damping, int steps) {
  constexpr int PLACES = HAND == 1 ? STRANDS * (JOINTS + 1) : STRANDS * JOINTS;
  __shared__ float4 now[PLACES], before[PLACES];
  const int t = threadIdx.x;
  const size_t first = (size_t)blockIdx.x * STRANDS * JOINTS;
  for (int i = t; i < STRANDS * JOINTS; i += STRANDS) {
    float4 p = in[first + i];
    now[at(i / JOINTS, i % JOINTS)] = p;
    before[at(i / JOINTS, i % JOINTS)] = p;
  }
  __syncthreads();
  for (int step = 0; step < steps; ++step) {
    float4 lead = now[at(t, 0)];
    for (int j = 1; j < JOINTS; ++j) {
      float4 p = now[at(t, j)], q = before[at(t, j)];
      before[at(t, j)] = p;
      float x = fmaf(damping, p.x - q.x, p.x + wx), y = fmaf(damping, p.y - q.y, p.y + wy), z = fmaf(damping, p.z - q.z, p.z + wz);
      float dx = x - lead.x, dy = y - lead.y, dz = z - lead.z;
      float scale = p.w * rsqrtf(fmaf(dx, dx, fmaf(dy, dy, fmaf(dz, dz, 1e-6f))));
      lead = make_float4(fmaf(dx, scale, lead.x), fmaf(dy, scale, lead.y), fmaf(dz, scale, lead.z), p.w);
      now[at(t, j)] = lead;
    }
  }
  __syncthreads();
  for (int i = t; i < STRANDS * JOINTS; i += STRANDS)
    out[first + i] = now[at(i / JOINTS, i % JOINTS)];
}
