/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Squared distances of all pairs of points: 32x32 to a block of 16x16 threads, 2x2 to a thread,
 * 32 coordinates at a time. Copies of 16 bytes arrive at an mbarrier for each of two stages, on
 * which the block waits.
 *
 * Lanes read 16 bytes of 8 points at once, points 128 bytes apart: 8-way. By hand: 4 words more to
 * a point (HAND=1); the 16 bytes XOR-ed with the point (HAND=2).
 */
#include "memory.h"

#ifndef HAND
#define HAND 0
#endif

constexpr int TILE = 32, DEPTH = 32, SIDE = 16, THREADS = SIDE * SIDE;
constexpr int WIDTH = HAND == 1 ? DEPTH + 4 : DEPTH;

__device__ inline int column(int point, int axis) {
  return HAND == 2 ? axis ^ (point & 7) << 2 : axis;
}

__device__ inline void barrier_init(unsigned barrier, unsigned count) {
  asm volatile("mbarrier.init.shared.b64 [%0], %1;" ::"r"(barrier), "r"(count) : "memory");
}
__device__ inline void arrive_after_copies(unsigned barrier) {
  asm volatile("cp.async.mbarrier.arrive.noinc.shared.b64 [%0];" ::"r"(barrier) : "memory");
}
__device__ inline bool has_passed(unsigned barrier, unsigned parity) {
  unsigned passed;
  asm volatile("{ .reg .pred p;\n"
               "mbarrier.try_wait.parity.shared.b64 p, [%1], %2;\n"
               "selp.u32 %0, 1, 0, p; }"
               : "=r"(passed)
               : "r"(barrier), "r"(parity)
               : "memory");
  return passed;
}

__device__ inline void copy(float (&to)[TILE][WIDTH], const float *from, int axes) {
  int t = threadIdx.y * SIDE + threadIdx.x, point = t / (DEPTH / 4), axis = t % (DEPTH / 4) * 4;
  cp_async_16(shared_address(&to[point][column(point, axis)]), &from[point * axes + axis]);
}

__global__ void distances_mbarrier(float *out, const float *left, const float *right, int n,
                                   int axes) {
  alignas(128) __shared__ float xs[2][TILE][WIDTH];
  alignas(128) __shared__ float ys[2][TILE][WIDTH];
  __shared__ unsigned long long full[2];
  int tx = threadIdx.x, ty = threadIdx.y;
  int row0 = blockIdx.y * TILE, col0 = blockIdx.x * TILE;
  if (tx + ty == 0) {
    barrier_init(shared_address(&full[0]), THREADS);
    barrier_init(shared_address(&full[1]), THREADS);
  }
  __syncthreads();
  left += row0 * axes;
  right += col0 * axes;
  copy(xs[0], left, axes);
  copy(ys[0], right, axes);
  arrive_after_copies(shared_address(&full[0]));
  float sum[2][2] = {};
  for (int k0 = 0, step = 0; k0 < axes; k0 += DEPTH, ++step) {
    int stage = step & 1;
    if (k0 + DEPTH < axes) {
      copy(xs[stage ^ 1], left + k0 + DEPTH, axes);
      copy(ys[stage ^ 1], right + k0 + DEPTH, axes);
      arrive_after_copies(shared_address(&full[stage ^ 1]));
    }
    while (!has_passed(shared_address(&full[stage]), step >> 1 & 1))
      ;
    for (int k = 0; k < DEPTH; k += 4)
      for (int i = 0; i < 2; ++i)
        for (int j = 0; j < 2; ++j) {
          int p = ty + i * SIDE, q = tx + j * SIDE;
          float4 x = vector_at<float4>(&xs[stage][p][column(p, k)]);
          float4 y = vector_at<float4>(&ys[stage][q][column(q, k)]);
          float4 d = {x.x - y.x, x.y - y.y, x.z - y.z, x.w - y.w};
          sum[i][j] = dot(d, d, sum[i][j]);
        }
    __syncthreads();
  }
  for (int i = 0; i < 2; ++i)
    for (int j = 0; j < 2; ++j)
      out[(row0 + ty + i * SIDE) * n + col0 + tx + j * SIDE] = sum[i][j];
}
