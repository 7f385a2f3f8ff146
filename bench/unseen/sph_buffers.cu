/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Density of particles (smoothed particle hydrodynamics): a block's particles against those of the
 * cells that begin at its own. Particles of 20 bytes; while one buffer is summed over, the next
 * cell is loaded into the other, and pointers are swapped.
 *
 * Nothing to gain: all lanes read one particle, stores are 5 words apart, and LLVM makes 5 loads of
 * 16 bytes of 4 particles. The arrays of fields that "structure of arrays" advises (HAND=1) change
 * nothing; particles of 32 bytes, read as 16 and 4 (HAND=2), take more loads and are stored 8-way.
 */
#include "bounds.h"

#ifndef HAND
#define HAND 0
#endif

constexpr int CELL = 128;

struct Particle {
  float x, y, z, mass, reach;
};
struct alignas(16) Wide {
  float x, y, z, mass, reach, rest[3];
};

struct Buffer {
#if HAND == 1
  float x[CELL], y[CELL], z[CELL], mass[CELL], reach[CELL];
  __device__ void set(int i, Particle p) {
    x[i] = p.x, y[i] = p.y, z[i] = p.z, mass[i] = p.mass, reach[i] = p.reach;
  }
  __device__ Particle get(int i) const { return {x[i], y[i], z[i], mass[i], reach[i]}; }
#elif HAND == 2
  Wide at[CELL];
  __device__ void set(int i, Particle p) { at[i] = {p.x, p.y, p.z, p.mass, p.reach, {}}; }
  __device__ Particle get(int i) const {
    float4 first = vector_at<float4>(&at[i].x);
    return {first.x, first.y, first.z, first.w, at[i].reach};
  }
#else
  Particle at[CELL];
  __device__ void set(int i, Particle p) { at[i] = p; }
  __device__ Particle get(int i) const { return at[i]; }
#endif
};

__global__ void __launch_bounds__(CELL)
    sph_buffers(float *density, const Particle *in, int cells, int near) {
  __shared__ Buffer first, second;
  int t = threadIdx.x, cell = blockIdx.x;
  Buffer *now = &first, *next = &second;
  Particle own = in[cell * CELL + t];
  now->set(t, own);
  float sum = 0;
  for (int n = 1; n <= near; ++n) {
    __syncthreads();
    if (n < near)
      next->set(t, in[(cell + n) % cells * CELL + t]);
#pragma unroll 8
    for (int i = 0; i < CELL; ++i) {
      Particle p = now->get(i);
      float x = p.x - own.x, y = p.y - own.y, z = p.z - own.z;
      float square = x * x + y * y + z * z;
      float reach = 0.5f * (p.reach + own.reach), rest = reach * reach - square;
      rest = rest > 0 ? rest : 0;
      sum += p.mass * rest * rest * rest;
    }
    Buffer *last = now;
    now = next;
    next = last;
  }
  density[cell * CELL + t] = sum;
}
