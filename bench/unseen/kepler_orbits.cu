/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Propagation of catalogued satellites with secular drift, an orbit a thread: elements in a struct of six floats in shared memory, which each step
 * advances, since lanes exchange them with the neighbour for the separation; Kepler's equation by six Newton steps with the fast
 * sine and cosine.
 *
 * A trap: structs of 24 bytes are 2-way for words, but the special function unit takes several times as long. By hand, for
 * nothing: structs of 28 bytes (HAND=1), field by field (HAND=2).
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int ORBITS = 128;

struct Orbit {
  float motion, eccentric, anomaly, node, perigee, axis;
#if HAND == 1
  float spare;
#endif
};

#if HAND == 2
struct Catalogue {
  float motion[ORBITS], eccentric[ORBITS], anomaly[ORBITS], node[ORBITS], perigee[ORBITS], axis[ORBITS];
};
#define OF(field, i) sky.field[i]
#else
struct Catalogue {
  Orbit orbits[ORBITS];
};
#define OF(field, i) sky.orbits[i].field
#endif

__device__ __forceinline__ float2 position(const Catalogue &sky, int i) {
  float e = OF(eccentric, i), m = OF(anomaly, i), big = m;
#pragma unroll
  for (int step = 0; step < 6; ++step) {
    float sine = __sinf(big), cosine = __cosf(big);
    big -= __fdividef(fmaf(-e, sine, big - m), fmaf(-e, cosine, 1.f));
  }
  float angle = big + OF(perigee, i) + OF(node, i), axis = OF(axis, i);
  float radius = axis * fmaf(-e, __cosf(big), 1.f);
  return make_float2(__fmul_rn(radius, __cosf(angle)), __fmul_rn(radius, __sinf(angle)));
}

__global__ void __launch_bounds__(ORBITS) kepler_orbits(float *__restrict__ nearest, const float *__restrict__ elements, float drift, int steps) {
  __shared__ Catalogue sky;
  const int t = threadIdx.x;
  const float *from = elements + (size_t)blockIdx.x * ORBITS * 6 + t;
  OF(motion, t) = 0.05f * from[0];
  OF(eccentric, t) = 0.2f * from[ORBITS];
  OF(anomaly, t) = from[2 * ORBITS];
  OF(node, t) = from[3 * ORBITS];
  OF(perigee, t) = from[4 * ORBITS];
  OF(axis, t) = 1.f + from[5 * ORBITS];
  float least = 1e30f;
  for (int s = 0; s < steps; ++s) {
    __syncthreads();
    float2 mine = position(sky, t), other = position(sky, (t + 1 + s) % ORBITS);
    float x = mine.x - other.x, y = mine.y - other.y;
    least = fminf(least, fmaf(x, x, y * y));
    __syncthreads();
    OF(anomaly, t) += OF(motion, t);
    OF(node, t) += drift;
  }
  nearest[(size_t)blockIdx.x * ORBITS + t] = least;
}
