/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Cloth by position-based dynamics: patches of 32x32 particles, one to a block of 16x16 threads, structs of
 * eight floats in shared memory; constraints between neighbours in four colours, so that each particle is in
 * one of a colour.
 *
 * Pairs along x are 16 words apart: 16-way, or 4-way by vectors; along y 8 words. By hand: two arrays of
 * float4 (HAND=1); an array a component (HAND=2), 2-way; the same with even and odd columns apart, the halves
 * and quarters of a row XOR-ed with the row (HAND=3), clean.
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int N = 32, B = 16;

struct Particle {
  float3 at;
  float inverse_mass;
  float3 before;
  float unused;
};

struct Cloth {
#if HAND == 0
  Particle all[N * N];
  __device__ float4 get(int y, int x) const {
    const Particle &p = all[y * N + x];
    return make_float4(p.at.x, p.at.y, p.at.z, p.inverse_mass);
  }
  __device__ void move(int y, int x, float3 v) { all[y * N + x].at = v; }
  __device__ void put(int y, int x, float4 v, float3 before) {
    Particle &p = all[y * N + x];
    p.at = make_float3(v.x, v.y, v.z), p.inverse_mass = v.w, p.before = before;
  }
  __device__ float3 before(int y, int x) const { return all[y * N + x].before; }
#elif HAND == 1
  float4 now[N * N], old[N * N];
  __device__ float4 get(int y, int x) const { return now[y * N + x]; }
  __device__ void move(int y, int x, float3 v) {
    float4 &p = now[y * N + x];
    p.x = v.x, p.y = v.y, p.z = v.z;
  }
  __device__ void put(int y, int x, float4 v, float3 b) {
    now[y * N + x] = v, old[y * N + x] = make_float4(b.x, b.y, b.z, 0);
  }
  __device__ float3 before(int y, int x) const {
    float4 v = old[y * N + x];
    return make_float3(v.x, v.y, v.z);
  }
#else
  float part[7][N * N];
  __device__ static int place(int y, int x) {
    return HAND == 3 ? y * N + (((x ^ y) & 1) << 4) + (x >> 1 ^ (y >> 1 & 1) << 3) : y * N + x;
  }
  __device__ float4 get(int y, int x) const {
    int i = place(y, x);
    return make_float4(part[0][i], part[1][i], part[2][i], part[3][i]);
  }
  __device__ void move(int y, int x, float3 v) {
    int i = place(y, x);
    part[0][i] = v.x, part[1][i] = v.y, part[2][i] = v.z;
  }
  __device__ void put(int y, int x, float4 v, float3 b) {
    int i = place(y, x);
    move(y, x, make_float3(v.x, v.y, v.z));
    part[3][i] = v.w, part[4][i] = b.x, part[5][i] = b.y, part[6][i] = b.z;
  }
  __device__ float3 before(int y, int x) const {
    int i = place(y, x);
    return make_float3(part[4][i], part[5][i], part[6][i]);
  }
#endif
};

__device__ __forceinline__ void project(Cloth &cloth, int ya, int xa, int yb, int xb, float rest) {
  float4 a = cloth.get(ya, xa), b = cloth.get(yb, xb);
  float dx = b.x - a.x, dy = b.y - a.y, dz = b.z - a.z;
  float square = fmaf(dx, dx, fmaf(dy, dy, fmaf(dz, dz, 1e-12f)));
  float scale = __fmul_rn(1.0f - __fmul_rn(rest, rsqrtf(square)), __fdividef(1.0f, a.w + b.w));
  float sa = __fmul_rn(scale, a.w), sb = -__fmul_rn(scale, b.w);
  cloth.move(ya, xa, make_float3(fmaf(sa, dx, a.x), fmaf(sa, dy, a.y), fmaf(sa, dz, a.z)));
  cloth.move(yb, xb, make_float3(fmaf(sb, dx, b.x), fmaf(sb, dy, b.y), fmaf(sb, dz, b.z)));
}

__global__ void __launch_bounds__(B *B)
    cloth_pbd(float *__restrict__ speed, float4 *__restrict__ now, const float4 *__restrict__ start, int steps,
              int rounds, float rest, float fall) {
  __shared__ __align__(16) Cloth cloth;
  int tx = threadIdx.x, ty = threadIdx.y;
  size_t first = (size_t)blockIdx.x * N * N;
  for (int y = ty; y < N; y += B)
    for (int x = tx; x < N; x += B) {
      float4 p = start[first + y * N + x];
      p.x = fmaf(p.x, 0.1f, x * rest), p.y = fmaf(p.y, 0.1f, y * rest), p.w = fabsf(p.w) + 0.5f;
      cloth.put(y, x, p, make_float3(p.x, p.y, p.z));
    }
  __syncthreads();
  for (int step = 0; step < steps; ++step) {
    for (int y = ty; y < N; y += B)
      for (int x = tx; x < N; x += B) {
        float4 p = cloth.get(y, x);
        float3 o = cloth.before(y, x);
        float3 next = make_float3(fmaf(p.x - o.x, 0.99f, p.x), fmaf(p.y - o.y, 0.99f, p.y),
                                  fmaf(p.z - o.z, 0.99f, p.z) - fall);
        cloth.put(y, x, make_float4(next.x, next.y, next.z, p.w), make_float3(p.x, p.y, p.z));
      }
    __syncthreads();
    for (int round = 0; round < rounds; ++round)
#pragma unroll
      for (int colour = 0; colour < 4; ++colour) {
#pragma unroll
        for (int half = 0; half < 2; ++half) {
          if (colour < 2) {
            int y = ty + half * B, x = 2 * tx + colour;
            if (x + 1 < N)
              project(cloth, y, x, y, x + 1, rest);
          } else {
            int y = 2 * ty + colour - 2, x = tx + half * B;
            if (y + 1 < N)
              project(cloth, y, x, y + 1, x, rest);
          }
        }
        __syncthreads();
      }
  }
  for (int y = ty; y < N; y += B)
    for (int x = tx; x < N; x += B) {
      float4 p = cloth.get(y, x);
      float3 o = cloth.before(y, x);
      now[first + y * N + x] = p;
      speed[first + y * N + x] = fabsf(p.x - o.x) + fabsf(p.y - o.y) + fabsf(p.z - o.z);
    }
}
