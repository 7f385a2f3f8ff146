/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The deblocking filter of a video decoder, luma of 8 bits, on the edges every 8 pixels inside
 * tiles of 64x64 (no filtering across tiles): first vertical edges, a thread to a row of an edge,
 * then horizontal ones, a thread to a column; the normal filter of H.264 with its two inner pixels.
 *
 * For vertical edges lanes are rows of 64 bytes apart: 16-way at each of up to ten bytes. By hand:
 * rows of 68 bytes (HAND=1), word XOR row (HAND=2).
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int SIDE = 64, THREADS = 128, EDGES = SIDE / 8 - 1, PITCH = HAND == 1 ? SIDE + 4 : SIDE;

typedef unsigned char byte;

__device__ __forceinline__ int place(int y, int x) {
  return HAND == 2 ? y * PITCH + (x ^ (y & 15) << 2) : y * PITCH + x;
}

/* By a function, so that clang knows the alignment of 4 bytes. */
__device__ __forceinline__ uchar4 *quad(byte *at) { return (uchar4 *)at; }

__device__ __forceinline__ int clip(int x, int low, int high) { return min(max(x, low), high); }

/* Across an edge between q = 0 and q = -1; at(q) is where a pixel lies. */
template <class At>
__device__ __forceinline__ void filter(byte *tile, At at, int alpha, int beta, int strength) {
  int p0 = tile[at(-1)], q0 = tile[at(0)], p1 = tile[at(-2)], q1 = tile[at(1)];
  if (abs(p0 - q0) >= alpha || abs(p1 - p0) >= beta || abs(q1 - q0) >= beta)
    return;
  int p2 = tile[at(-3)], q2 = tile[at(2)], middle = (p0 + q0 + 1) >> 1;
  int limit = strength;
  if (abs(p2 - p0) < beta) {
    tile[at(-2)] = p1 + clip((p2 + middle - 2 * p1) >> 1, -strength, strength);
    ++limit;
  }
  if (abs(q2 - q0) < beta) {
    tile[at(1)] = q1 + clip((q2 + middle - 2 * q1) >> 1, -strength, strength);
    ++limit;
  }
  int delta = clip((4 * (q0 - p0) + (p1 - q1) + 4) >> 3, -limit, limit);
  tile[at(-1)] = clip(p0 + delta, 0, 255);
  tile[at(0)] = clip(q0 - delta, 0, 255);
}

__global__ void __launch_bounds__(THREADS)
    deblock_edges(byte *__restrict__ out, const byte *__restrict__ frame,
                  const byte *__restrict__ strengths, int width, int alpha, int beta) {
  __shared__ __align__(16) byte tile[SIDE * PITCH];
  int t = threadIdx.x;
  size_t corner = (size_t)blockIdx.y * SIDE * width + blockIdx.x * SIDE;
  const byte *strength = strengths + ((size_t)blockIdx.y * gridDim.x + blockIdx.x) * 2 * EDGES * 16;
  for (int i = t; i < SIDE * SIDE / 4; i += THREADS) {
    int y = i / (SIDE / 4), x = i % (SIDE / 4) * 4;
    *quad(&tile[place(y, x)]) = *(const uchar4 *)&frame[corner + (size_t)y * width + x];
  }
  __syncthreads();
  for (int i = t; i < EDGES * SIDE; i += THREADS) {
    int edge = i / SIDE, y = i % SIDE, x = edge * 8 + 8;
    filter(tile, [=](int q) { return place(y, x + q); }, alpha, beta, strength[edge * 16 + y / 4]);
  }
  __syncthreads();
  for (int i = t; i < EDGES * SIDE; i += THREADS) {
    int edge = i / SIDE, x = i % SIDE, y = edge * 8 + 8;
    filter(
        tile, [=](int q) { return place(y + q, x); }, alpha, beta,
        strength[(EDGES + edge) * 16 + x / 4]);
  }
  __syncthreads();
  for (int i = t; i < SIDE * SIDE / 4; i += THREADS) {
    int y = i / (SIDE / 4), x = i % (SIDE / 4) * 4;
    *(uchar4 *)&out[corner + (size_t)y * width + x] = *quad(&tile[place(y, x)]);
  }
}
