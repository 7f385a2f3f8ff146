/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * A ring of bodies in shared memory, 16 bytes each: every thread reads the four fields of its
 * neighbour.
 *
 * Each field alone looks like a 4-way conflict (lanes 4 words apart), but the four reads become one
 * of 16 bytes, which is as fast as shared memory gets. A layout that splits the struct loses 4x.
 * The structure of arrays (HAND=1) gains nothing.
 */
#include "cuda_min.h"

#ifndef HAND
#define HAND 0
#endif

constexpr int BODIES = 256;

struct Body {
  float x, y, z, mass;
};

#if HAND == 1
#define FIELD(i, name) bodies_##name[i]
#else
#define FIELD(i, name) bodies[i].name
#endif

__global__ void ring_pull(float *out, const float *in, int rounds) {
#if HAND == 1
  __shared__ float bodies_x[BODIES], bodies_y[BODIES], bodies_z[BODIES], bodies_mass[BODIES];
#else
  __shared__ Body bodies[BODIES];
#endif
  int t = threadIdx.x, next = (t + 1) % BODIES;
  const float *body = in + blockIdx.x * 4 * BODIES + t;
  float x = body[0], y = body[BODIES], z = body[2 * BODIES], mass = body[3 * BODIES];
  for (int i = 0; i < rounds; ++i) {
    FIELD(t, x) = x;
    FIELD(t, y) = y;
    FIELD(t, z) = z;
    FIELD(t, mass) = mass;
    __syncthreads();
    float pull = FIELD(next, mass) * 0.125f;
    x += (FIELD(next, x) - x) * pull;
    y += (FIELD(next, y) - y) * pull;
    z += (FIELD(next, z) - z) * pull;
    __syncthreads();
  }
  out[blockIdx.x * BODIES + t] = x + y + z;
}
