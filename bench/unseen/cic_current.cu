/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Currents of a particle-in-cell code: particles sorted by cell, a thread a cell of 4 x 4 x 4, which moves its particles for some substeps within the cell and adds their
 * currents to the eight nodes around it, in fixed point by atomics on a tile of three components in shared memory, so that the sum does not depend on the order.
 *
 * z is fastest among threads, x in the tile: planes of 64 words put four lanes into a bank, y and x do not. A word more a row or a plane moves lanes onto each other. By
 * hand: planes of 66 words (HAND=1), x XOR twice z (HAND=2).
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

template <int NODES> struct Tile {
  static constexpr int PLANE = NODES * NODES + (HAND == 1 ? 2 : 0);
  int current[3][NODES * PLANE];
  static __device__ __forceinline__ int at(int z, int y, int x) { return z * PLANE + y * NODES + (HAND == 2 ? x ^ ((z & 3) * 2) : x); }
};

constexpr int CELLS = 4, NODES = 8, THREADS = CELLS * CELLS * CELLS;

static __device__ __forceinline__ void deposit(Tile<NODES> *tile, int z, int y, int x, float3 p, float3 v) {
#pragma unroll
  for (int n = 0; n < 8; ++n) {
    const int dx = n & 1, dy = n >> 1 & 1, dz = n >> 2;
    float w = (dx ? p.x : 1 - p.x) * (dy ? p.y : 1 - p.y) * (dz ? p.z : 1 - p.z) * 65536.f;
    int at = Tile<NODES>::at(z + dz, y + dy, x + dx);
    atomicAdd(&tile->current[0][at], __float2int_rn(w * v.x));
    atomicAdd(&tile->current[1][at], __float2int_rn(w * v.y));
    atomicAdd(&tile->current[2][at], __float2int_rn(w * v.z));
  }
}

__global__ void __launch_bounds__(THREADS) cic_current(int *__restrict__ currents, const float *__restrict__ particles, float dt, int each, int substeps) {
  __shared__ Tile<NODES> tile;
  const int t = threadIdx.x, z = t % CELLS, y = t / CELLS % CELLS, x = t / (CELLS * CELLS);
  for (int i = t; i < 3 * NODES * Tile<NODES>::PLANE; i += THREADS)
    tile.current[0][i] = 0;
  __syncthreads();
  for (int i = 0; i < each; ++i) {
    const float *from = particles + ((size_t)blockIdx.x * each + i) * 6 * THREADS + t;
    float3 p = make_float3(from[0], from[THREADS], from[2 * THREADS]), v = make_float3(from[3 * THREADS], from[4 * THREADS], from[5 * THREADS]);
#pragma unroll 1
    for (int step = 0; step < substeps; ++step) {
      deposit(&tile, z, y, x, p, v);
      p.x = fmaf(v.x, dt, p.x), p.y = fmaf(v.y, dt, p.y), p.z = fmaf(v.z, dt, p.z);
      p.x -= floorf(p.x), p.y -= floorf(p.y), p.z -= floorf(p.z);
    }
  }
  __syncthreads();
  for (int c = 0; c < 3; ++c)
    for (int i = t; i < (CELLS + 1) * (CELLS + 1) * (CELLS + 1); i += THREADS)
      currents[(size_t)blockIdx.x * 375 + c * 125 + i] = tile.current[c][Tile<NODES>::at(i / 25, i / 5 % 5, i % 5)];
}
