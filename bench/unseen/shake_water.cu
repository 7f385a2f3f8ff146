/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Rigid water in molecular dynamics: three distances of each molecule are restored by SHAKE, and
 * velocities corrected; a molecule a thread, 48 to a block, nine floats each, which come and go
 * through two shared arrays in lines.
 *
 * Rows of nine words are clean by nature. What people do all the same: rows of 12, by float4
 * (HAND=1); nine arrays of 52 (HAND=2).
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int MOLECULES = 48, FLOATS = 9, ROW = HAND == 1 ? 12 : FLOATS;
constexpr int COLUMN = MOLECULES + 4, ROOM = HAND == 2 ? FLOATS * COLUMN : MOLECULES * ROW;
constexpr float OH2 = 0.1f * 0.1f, HH2 = 0.1633f * 0.1633f, O_SHARE = 1.0f / 15.9994f,
                H_SHARE = 1.0f / 1.008f;

__device__ __forceinline__ int place(int molecule, int i) {
  return HAND == 2 ? i * COLUMN + molecule : molecule * ROW + i;
}

__device__ __forceinline__ void take(float (&to)[FLOATS], const float *from, int molecule) {
#if HAND == 1
  float4 a = *(const float4 *)&from[place(molecule, 0)],
         b = *(const float4 *)&from[place(molecule, 4)];
  to[0] = a.x, to[1] = a.y, to[2] = a.z, to[3] = a.w, to[4] = b.x, to[5] = b.y, to[6] = b.z,
  to[7] = b.w;
  to[8] = from[place(molecule, 8)];
#else
#pragma unroll
  for (int i = 0; i < FLOATS; ++i)
    to[i] = from[place(molecule, i)];
#endif
}

__device__ __forceinline__ void put(float *to, const float (&from)[FLOATS], int molecule) {
#if HAND == 1
  *(float4 *)&to[place(molecule, 0)] = make_float4(from[0], from[1], from[2], from[3]);
  *(float4 *)&to[place(molecule, 4)] = make_float4(from[4], from[5], from[6], from[7]);
  to[place(molecule, 8)] = from[8];
#else
#pragma unroll
  for (int i = 0; i < FLOATS; ++i)
    to[place(molecule, i)] = from[i];
#endif
}

template <int A, int B>
__device__ __forceinline__ void constrain(float (&now)[FLOATS], const float (&old)[FLOATS],
                                          float wanted, float a_share, float b_share) {
  float r[3], s[3], rr = 0, rs = 0;
#pragma unroll
  for (int k = 0; k < 3; ++k) {
    r[k] = now[A * 3 + k] - now[B * 3 + k], s[k] = old[A * 3 + k] - old[B * 3 + k];
    rr = fmaf(r[k], r[k], rr), rs = fmaf(r[k], s[k], rs);
  }
  float by = __fdividef(wanted - rr, 2.0f * (a_share + b_share) * rs);
#pragma unroll
  for (int k = 0; k < 3; ++k) {
    now[A * 3 + k] = fmaf(by * a_share, s[k], now[A * 3 + k]);
    now[B * 3 + k] = fmaf(-by * b_share, s[k], now[B * 3 + k]);
  }
}

__global__ void __launch_bounds__(MOLECULES)
    shake_water(float *__restrict__ positions, float *__restrict__ velocities,
                const float *__restrict__ before, const float *__restrict__ moved, int molecules,
                int rounds, float per_step) {
  __shared__ __align__(16) float olds[ROOM], news[ROOM];
  int t = threadIdx.x, first = blockIdx.x * MOLECULES;
  int count = min(MOLECULES, molecules - first), floats = count * FLOATS;
  size_t at = (size_t)first * FLOATS;
#pragma unroll
  for (int j = 0; j < FLOATS; ++j) {
    int i = t + j * MOLECULES;
    if (i < floats) {
      /* the input is noise: a molecule's frame is added to it */
      int k = i % FLOATS;
      float frame = k == 3 ? 0.1f : k == 6 ? -0.0333f : k == 7 ? 0.0943f : 0.0f;
      olds[place(i / FLOATS, k)] = before[at + i] + frame;
      news[place(i / FLOATS, k)] = moved[at + i] + before[at + i] + frame;
    }
  }
  __syncthreads();
  if (t < count) {
    float old[FLOATS], now[FLOATS], speed[FLOATS];
    take(old, olds, t);
    take(now, news, t);
    for (int round = 0; round < rounds; ++round) {
      constrain<0, 1>(now, old, OH2, O_SHARE, H_SHARE);
      constrain<0, 2>(now, old, OH2, O_SHARE, H_SHARE);
      constrain<1, 2>(now, old, HH2, H_SHARE, H_SHARE);
    }
#pragma unroll
    for (int i = 0; i < FLOATS; ++i)
      speed[i] = (now[i] - old[i]) * per_step;
    put(news, now, t);
    put(olds, speed, t);
  }
  __syncthreads();
#pragma unroll
  for (int j = 0; j < FLOATS; ++j) {
    int i = t + j * MOLECULES;
    if (i < floats) {
      positions[at + i] = news[place(i / FLOATS, i % FLOATS)];
      velocities[at + i] = olds[place(i / FLOATS, i % FLOATS)];
    }
  }
}
