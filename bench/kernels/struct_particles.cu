/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Particles sorted along a line, each with position and mass, velocity and charge: two float4. A
 * thread adds up what 16 particles on either side do to its own.
 *
 * Particles are 32 bytes apart: eight lanes read 16 bytes each from every other group of four
 * banks, 2-way, 8 wavefronts in place of 4. By hand: two arrays (HAND=1); 16 bytes after every
 * particle (HAND=2); the two float4 of every other four particles in reverse order (HAND=3).
 */
#include "vectors.h"

#ifndef HAND
#define HAND 0
#endif

constexpr int THREADS = 256, REACH = 16, COUNT = THREADS + 2 * REACH;

/* Where the half of a particle lies, in float4. */
__device__ constexpr int slot(int particle, int half) {
  return HAND == 1   ? half * COUNT + particle
         : HAND == 2 ? 3 * particle + half
         : HAND == 3 ? 2 * particle + (half ^ (particle >> 2 & 1))
                     : 2 * particle + half;
}

__global__ void struct_particles(float4 *out, const float4 *in, int count) {
  __shared__ float4 particles[HAND == 2 ? 3 * COUNT : 2 * COUNT];
  int t = threadIdx.x, first = blockIdx.x * THREADS;
  for (int i = t; i < COUNT; i += THREADS) {
    int particle = min(first + i, count - 1);
    particles[slot(i, 0)] = in[2 * particle];
    particles[slot(i, 1)] = in[2 * particle + 1];
  }
  __syncthreads();
  int self = t + REACH;
  float4 place = particles[slot(self, 0)], motion = particles[slot(self, 1)], force = {};
  for (int i = t; i <= t + 2 * REACH; ++i) {
    float4 other = particles[slot(i, 0)], its = particles[slot(i, 1)];
    float x = other.x - place.x, y = other.y - place.y, z = other.z - place.z;
    float square = x * x + 0.01f;
    square += y * y;
    square += z * z;
    float pull = (other.w * place.w - its.w * motion.w) / square;
    force.x += x * pull;
    force.y += y * pull;
    force.z += z * pull;
    force.x += (its.x - motion.x) * 0.125f;
    force.y += (its.y - motion.y) * 0.125f;
    force.z += (its.z - motion.z) * 0.125f;
    force.w += pull;
  }
  out[first + t] = force;
}
