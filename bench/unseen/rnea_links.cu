/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Dynamics of many arms (recursive Newton-Euler): a thread an arm of six joints, forward for the velocities, accelerations and forces of the links, backward for the
 * torques, then a step in time. What is known of a link (two motions and a force of six numbers, cosine and sine, angle and rate) is
 * in shared memory, for it is too much for registers; helpers get pointers to it.
 *
 * 132 words an arm: 4-way. By hand: 133 (HAND=1), the same word of all arms side by side (HAND=2).
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int THREADS = 64, LINKS = 6;

/* Words of a link. */
enum { VELOCITY = 0, ACCELERATION = 6, FORCE = 12, COSINE = 18, SINE, ANGLE, RATE, LINK };

constexpr int ARM = LINKS * LINK + (HAND == 1), STEP = HAND == 2 ? THREADS : 1;

/* To the link's frame: turned about z, then moved by d along x. */
__device__ __forceinline__ void inward(float (&out)[6], const float *link, const float *motion, float d) {
  float c = link[COSINE * STEP], s = link[SINE * STEP];
  float x = motion[0], y = motion[STEP], z = motion[2 * STEP];
  float lx = motion[3 * STEP], ly = fmaf(d, z, motion[4 * STEP]), lz = fmaf(-d, y, motion[5 * STEP]);
  out[0] = fmaf(c, x, s * y), out[1] = z, out[2] = fmaf(s, x, -c * y);
  out[3] = fmaf(c, lx, s * ly), out[4] = lz, out[5] = fmaf(s, lx, -c * ly);
}

/* Adds the force of a link to its parent's. */
__device__ __forceinline__ void outward(float *parent, const float *link, float d) {
  const float c = link[COSINE * STEP], s = link[SINE * STEP], *f = link + FORCE * STEP;
  float fx = f[3 * STEP], fy = f[4 * STEP], fz = f[5 * STEP], nx = f[0], ny = f[STEP], nz = f[2 * STEP];
  parent[0] += fmaf(c, nx, s * nz);
  parent[STEP] += fmaf(-d, fy, fmaf(s, nx, -c * nz));
  parent[2 * STEP] += fmaf(d, fmaf(s, fx, -c * fz), ny);
  parent[3 * STEP] += fmaf(c, fx, s * fz);
  parent[4 * STEP] += fmaf(s, fx, -c * fz);
  parent[5 * STEP] += fy;
}

__global__ void __launch_bounds__(THREADS) rnea_links(float *__restrict__ out, const float *__restrict__ states, const float4 *__restrict__ bodies, float dt, int steps) {
  __shared__ float arms[THREADS * ARM];
  const int t = threadIdx.x;
  float *mine = arms + (HAND == 2 ? t : t * ARM);
  const size_t all = (size_t)gridDim.x * THREADS, me = (size_t)blockIdx.x * THREADS + t;
  for (int i = 0; i < LINKS; ++i) {
    mine[(i * LINK + ANGLE) * STEP] = states[i * all + me];
    mine[(i * LINK + RATE) * STEP] = states[(LINKS + i) * all + me];
  }
  for (int step = 0; step < steps; ++step) {
#pragma unroll 1
    for (int i = 0; i < LINKS; ++i) {
      float *link = mine + i * LINK * STEP;
      const float4 body = bodies[i];
      float s, c, qd = link[RATE * STEP];
      __sincosf(link[ANGLE * STEP], &s, &c);
      link[SINE * STEP] = s, link[COSINE * STEP] = c;
      float v[6] = {0, 0, 0, 0, 0, 0}, a[6] = {0, 0, 0, 0, 0, 9.81f};
      if (i) {
        inward(v, link, link + (VELOCITY - LINK) * STEP, body.w);
        inward(a, link, link + (ACCELERATION - LINK) * STEP, body.w);
      }
      v[2] += qd;
      a[0] = fmaf(v[1], qd, a[0]), a[1] = fmaf(-v[0], qd, a[1]), a[2] = fmaf(-0.1f, qd, a[2]);
      a[3] = fmaf(v[4], qd, a[3]), a[4] = fmaf(-v[3], qd, a[4]);
#pragma unroll
      for (int k = 0; k < 6; ++k) {
        link[(VELOCITY + k) * STEP] = v[k];
        link[(ACCELERATION + k) * STEP] = a[k];
      }
      float *f = link + FORCE * STEP;
      f[0] = fmaf(v[1] * v[2], body.z - body.y, body.y * a[0]);
      f[STEP] = fmaf(v[0] * v[2], body.y - body.z, body.y * a[1]);
      f[2 * STEP] = body.z * a[2];
      f[3 * STEP] = body.x * fmaf(v[1], v[5], fmaf(-v[2], v[4], a[3]));
      f[4 * STEP] = body.x * fmaf(v[2], v[3], fmaf(-v[0], v[5], a[4]));
      f[5 * STEP] = body.x * fmaf(v[0], v[4], fmaf(-v[1], v[3], a[5]));
    }
#pragma unroll 1
    for (int i = LINKS - 1; i >= 0; --i) {
      float *link = mine + i * LINK * STEP;
      float rate = link[RATE * STEP], torque = link[(FORCE + 2) * STEP];
      if (i)
        outward(link + (FORCE - LINK) * STEP, link, bodies[i].w);
      rate = fmaf(dt, fmaf(-0.05f, torque, -0.2f * rate), rate);
      link[RATE * STEP] = rate;
      link[ANGLE * STEP] = fmaf(dt, rate, link[ANGLE * STEP]);
    }
  }
  for (int i = 0; i < LINKS; ++i)
    out[i * all + me] = mine[(i * LINK + ANGLE) * STEP];
}
