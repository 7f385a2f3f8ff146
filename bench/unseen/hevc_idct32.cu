/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The inverse transform of 32x32 blocks of a video decoder (HEVC) in integers: a warp a block of shorts in
 * shared memory, in place, first along columns, then along rows; even and odd coefficients apart, so that
 * 16 products give 32 sums. Four blocks and the matrix to 128 threads.
 *
 * Columns are clean. Rows of 64 bytes: lanes along rows are 16 words apart, loads of pairs and stores of
 * single shorts 16-way. By hand: rows of 34 (HAND=1), clean; of 40 (HAND=2), 4-way; word XOR half the row
 * (HAND=3), clean.
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int N = 32, WARPS = 4, ROW = HAND == 1 ? 34 : HAND == 2 ? 40 : 32;

__device__ __forceinline__ int place(int y, int x) {
  return y * ROW + (HAND == 3 ? x ^ (y >> 1 & 15) << 1 : x);
}
__device__ __forceinline__ short clip(int x) { return (short)min(max(x, -32768), 32767); }

/* along columns, for lane = x, or along rows, for lane = y */
template <bool COLUMNS, int SHIFT>
__device__ __forceinline__ void transform(short *tile, const short (*matrix)[16], int lane) {
  int even[16], odd[16];
#pragma unroll
  for (int i = 0; i < 16; ++i)
    even[i] = 1 << (SHIFT - 1), odd[i] = 0;
#pragma unroll 2
  for (int k = 0; k < N; k += 2) {
    int a = tile[COLUMNS ? place(k, lane) : place(lane, k)];
    int b = tile[COLUMNS ? place(k + 1, lane) : place(lane, k + 1)];
#pragma unroll
    for (int i = 0; i < 16; ++i)
      even[i] += matrix[k][i] * a, odd[i] += matrix[k + 1][i] * b;
  }
#pragma unroll
  for (int i = 0; i < 16; ++i) {
    tile[COLUMNS ? place(i, lane) : place(lane, i)] = clip((even[i] + odd[i]) >> SHIFT);
    tile[COLUMNS ? place(31 - i, lane) : place(lane, 31 - i)] = clip((even[i] - odd[i]) >> SHIFT);
  }
}

__global__ void __launch_bounds__(32 * WARPS)
    hevc_idct32(short *__restrict__ out, const short *__restrict__ in, const signed char *__restrict__ table) {
  __shared__ __align__(16) short tiles[WARPS][N * ROW];
  __shared__ __align__(16) short matrix[N][16];
  int t = threadIdx.x, lane = t & 31, warp = t >> 5;
  size_t first = ((size_t)blockIdx.x * WARPS + warp) * N * N;
  short *tile = tiles[warp];
  for (int i = t; i < N * 16; i += 32 * WARPS)
    matrix[i / 16][i % 16] = table[i];
#pragma unroll 8
  for (int y = 0; y < N; ++y)
    tile[place(y, lane)] = in[first + y * N + lane];
  __syncthreads();
  transform<true, 7>(tile, matrix, lane);
  __syncwarp();
  transform<false, 12>(tile, matrix, lane);
  __syncwarp();
#pragma unroll 8
  for (int y = 0; y < N; ++y)
    out[first + y * N + lane] = tile[place(y, lane)];
}
