/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * C = A * B in floats with warps that are specialised: four fetch slices of 64x16 of A and 16x64 of
 * B into a ring of three stages, A turned on its way in, four multiply, 8x4 of C a thread; named
 * barriers say when a stage is full and when it is free.
 *
 * Reads are whole vectors. Stores of A are 4-way: eight rows by four depths, 256 words apart. By
 * hand: rows of 68 words (HAND=1), 2-way; row XOR 8 times the depth's quarter (HAND=2); a warp
 * fetches 32 rows of one quarter (HAND=3), for which global reads are of 16 bytes each.
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int SIDE = 64, DEPTH = 16, STAGES = 3, TEAM = 128;
constexpr int PITCH = HAND == 1 ? 68 : 64;

__device__ __forceinline__ int column(int k, int row) {
  return k * PITCH + (HAND == 2 ? row ^ (k >> 2 << 3) : row);
}
__device__ __forceinline__ void wait_at(int barrier) {
  asm volatile("bar.sync %0, %1;" ::"r"(barrier), "n"(2 * TEAM) : "memory");
}
__device__ __forceinline__ void arrive_at(int barrier) {
  asm volatile("bar.arrive %0, %1;" ::"r"(barrier), "n"(2 * TEAM) : "memory");
}

struct Stage {
  float a[DEPTH * PITCH];
  float b[DEPTH * SIDE];
};

__device__ __forceinline__ void fetch(Stage *ring, const float *a, const float *b, int n, int depth,
                                      int t) {
  for (int k0 = 0, s = 0; k0 < depth; k0 += DEPTH, s = s + 1 == STAGES ? 0 : s + 1) {
    float4 x[2], y[2];
#pragma unroll
    for (int i = 0; i < 2; ++i) {
      int row = HAND == 3 ? t % 32 + 32 * i : t / 4 + 32 * i, k = (HAND == 3 ? t / 32 : t % 4) * 4;
      x[i] = *(const float4 *)&a[(size_t)row * depth + k0 + k];
      y[i] = *(const float4 *)&b[(size_t)(k0 + t / 16 + 8 * i) * n + t % 16 * 4];
    }
    if (k0 >= DEPTH * STAGES)
      wait_at(1 + STAGES + s); /* free */
#pragma unroll
    for (int i = 0; i < 2; ++i) {
      int row = HAND == 3 ? t % 32 + 32 * i : t / 4 + 32 * i, k = (HAND == 3 ? t / 32 : t % 4) * 4;
      ring[s].a[column(k, row)] = x[i].x;
      ring[s].a[column(k + 1, row)] = x[i].y;
      ring[s].a[column(k + 2, row)] = x[i].z;
      ring[s].a[column(k + 3, row)] = x[i].w;
      *(float4 *)&ring[s].b[(t / 16 + 8 * i) * SIDE + t % 16 * 4] = y[i];
    }
    arrive_at(1 + s); /* full */
  }
}

__device__ __forceinline__ void multiply(const Stage *ring, float *c, int n, int depth, int t) {
  int tx = t % 16, ty = t / 16;
  float sum[8][4] = {};
  for (int k0 = 0, s = 0; k0 < depth; k0 += DEPTH, s = s + 1 == STAGES ? 0 : s + 1) {
    wait_at(1 + s);
#pragma unroll
    for (int k = 0; k < DEPTH; ++k) {
      float4 low = *(const float4 *)&ring[s].a[column(k, ty * 8)];
      float4 high = *(const float4 *)&ring[s].a[column(k, ty * 8 + 4)];
      float4 right = *(const float4 *)&ring[s].b[k * SIDE + tx * 4];
      float x[8] = {low.x, low.y, low.z, low.w, high.x, high.y, high.z, high.w};
      float y[4] = {right.x, right.y, right.z, right.w};
#pragma unroll
      for (int i = 0; i < 8; ++i)
#pragma unroll
        for (int j = 0; j < 4; ++j)
          sum[i][j] += x[i] * y[j];
    }
    if (k0 + DEPTH * STAGES < depth)
      arrive_at(1 + STAGES + s);
  }
#pragma unroll
  for (int i = 0; i < 8; ++i)
    *(float4 *)&c[(size_t)(ty * 8 + i) * n + tx * 4] =
        make_float4(sum[i][0], sum[i][1], sum[i][2], sum[i][3]);
}

__global__ void __launch_bounds__(2 * TEAM)
    ws_gemm_ring(float *__restrict__ c, const float *__restrict__ a, const float *__restrict__ b,
                 int n, int depth) {
  __shared__ __align__(16) Stage ring[STAGES];
  int t = threadIdx.x % TEAM;
  if (threadIdx.x < TEAM)
    fetch(ring, a + (size_t)blockIdx.y * SIDE * depth, b + blockIdx.x * SIDE, n, depth, t);
  else
    multiply(ring, c + (size_t)blockIdx.y * SIDE * n + blockIdx.x * SIDE, n, depth, t);
}
