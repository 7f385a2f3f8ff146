/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Shear sort of 1,024 keys with their row numbers (8 bytes each), as a block sorts the runs of a spilled aggregation: a mesh of 32 x 32 in shared memory, rows in
 * turns upwards and downwards, then columns, six times. A warp sorts a row or a column in registers, by shuffles.
 *
 * Columns of rows of 256 bytes: 16-way. By hand: rows of 33 (HAND=1), column XOR row (HAND=2).
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int SIDE = 32, ROW = HAND == 1 ? SIDE + 1 : SIDE, WARPS = 8, PHASES = 6;

struct __align__(8) Pair {
  unsigned key, row;
};

__device__ __forceinline__ int at(int y, int x) { return y * ROW + (HAND == 2 ? x ^ (y & 15) : x); }
__device__ __forceinline__ bool less(Pair a, Pair b) { return a.key < b.key || (a.key == b.key && a.row < b.row); }

__device__ __forceinline__ Pair sort_warp(Pair mine, int lane, bool upwards) {
#pragma unroll
  for (int size = 2; size <= 32; size *= 2)
#pragma unroll
    for (int d = size / 2; d > 0; d /= 2) {
      Pair other = {__shfl_xor_sync(~0u, mine.key, d), __shfl_xor_sync(~0u, mine.row, d)};
      bool rising = size == 32 || (lane & size) == 0, lower = (lane & d) == 0;
      bool want_less = (rising == lower) == upwards;
      mine = less(other, mine) == want_less ? other : mine;
    }
  return mine;
}

__global__ void __launch_bounds__(32 * WARPS) shear_sort(uint2 *__restrict__ sorted, const unsigned *__restrict__ keys) {
  __shared__ Pair mesh[SIDE * ROW];
  const int lane = threadIdx.x & 31, warp = threadIdx.x >> 5;
  const size_t first = (size_t)blockIdx.x * SIDE * SIDE;
#pragma unroll
  for (int y = warp; y < SIDE; y += WARPS) {
    Pair pair = {keys[first + y * SIDE + lane] >> 8, (unsigned)(y * SIDE + lane)};
    mesh[at(y, lane)] = sort_warp(pair, lane, (y & 1) == 0);
  }
  __syncthreads();
  for (int phase = 0; phase < PHASES - 1; ++phase) {
#pragma unroll
    for (int x = warp; x < SIDE; x += WARPS)
      mesh[at(lane, x)] = sort_warp(mesh[at(lane, x)], lane, true);
    __syncthreads();
#pragma unroll
    for (int y = warp; y < SIDE; y += WARPS)
      mesh[at(y, lane)] = sort_warp(mesh[at(y, lane)], lane, (y & 1) == 0);
    __syncthreads();
  }
#pragma unroll
  for (int y = warp; y < SIDE; y += WARPS) {
    Pair pair = mesh[at(y, y & 1 ? SIDE - 1 - lane : lane)];
    sorted[first + y * SIDE + lane] = make_uint2(pair.key, pair.row);
  }
}
