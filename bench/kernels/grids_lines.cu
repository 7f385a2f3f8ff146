/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Sweeps along lines, a line to a lane: a forward and a backward recurrence, as of a tridiagonal
 * system with constant coefficients, along each dimension in turn.
 *
 * adi: 64x64 cells by 64 threads. Along columns lanes lie side by side; along rows they are 64
 * words apart, 32-way. By hand: rows of 65 words (HAND=1); columns XOR-ed with the row (HAND=2);
 * rows of 68 (HAND=3), for the sake of 16-byte accesses that a recurrence seldom lets ptxas make.
 *
 * lines3d: 8x8x8 cells by 64 threads. Along z lanes lie side by side; along x they are 8 words
 * apart, 8-way; along y in runs of 8 every 64 words, 4-way. By hand: one word after every row of 8
 * (HAND=1), clean along x and y, and along z two lanes meet; y and x XOR-ed with the bits of z and
 * y that tell apart the lanes of a warp (HAND=2), clean throughout.
 */
#include "../../examples/cuda_min.h"

#ifndef HAND
#define HAND 0
#endif

/* u[i] = u[i] + a * u[i - 1] upwards, then u[i] = b * u[i] + c * u[i + 1] downwards. */
#define SWEEP(u, count)                                                                            \
  do {                                                                                             \
    float carry = 0;                                                                               \
    for (int i = 0; i < count; ++i)                                                                \
      u = carry = u + 0.25f * carry;                                                               \
    carry = 0;                                                                                     \
    for (int i = count - 1; i >= 0; --i)                                                           \
      u = carry = 0.75f * u + 0.25f * carry;                                                       \
    __syncthreads();                                                                               \
  } while (0)

constexpr int SIDE = 64;
constexpr int WIDTH = HAND == 1 ? SIDE + 1 : HAND == 3 ? SIDE + 4 : SIDE;

__device__ inline int column(int row, int col) { return HAND == 2 ? col ^ (row & 31) : col; }

__global__ void adi(float *out, const float *in, int steps) {
  __shared__ float u[SIDE][WIDTH];
  int t = threadIdx.x, first = blockIdx.x * SIDE * SIDE;
  for (int row = 0; row < SIDE; ++row)
    u[row][column(row, t)] = in[first + row * SIDE + t];
  __syncthreads();
  for (int step = 0; step < steps; ++step) {
    SWEEP(u[t][column(t, i)], SIDE);
    SWEEP(u[i][column(i, t)], SIDE);
  }
  for (int row = 0; row < SIDE; ++row)
    out[first + row * SIDE + t] = u[row][column(row, t)];
}

constexpr int EDGE = 8;

#if HAND == 2
#define NODE(z, y, x) u[z][(y) ^ ((z) & 3)][(x) ^ ((y) >> 2) ^ ((z) & 3) << 1]
#else
#define NODE(z, y, x) u[z][y][x]
#endif

__global__ void lines3d(float *out, const float *in, int steps) {
  __shared__ float u[EDGE][EDGE][HAND == 1 ? EDGE + 1 : EDGE];
  int t = threadIdx.x, a = t / EDGE, b = t % EDGE, first = blockIdx.x * EDGE * EDGE * EDGE;
  for (int i = 0; i < EDGE; ++i)
    NODE(i, a, b) = in[first + i * EDGE * EDGE + t];
  __syncthreads();
  for (int step = 0; step < steps; ++step) {
    SWEEP(NODE(a, b, i), EDGE);
    SWEEP(NODE(a, i, b), EDGE);
    SWEEP(NODE(i, a, b), EDGE);
  }
  for (int i = 0; i < EDGE; ++i)
    out[first + i * EDGE * EDGE + t] = NODE(i, a, b);
}
