/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Rotary embedding of keys, and from [sequence][128] to [128][sequence] for a cache that is read by
 * dimension: 64 positions by 128 halves in shared memory, block 32x8. A lane rotates dimensions d
 * and d + 1 with d + 64 and d + 65, and later writes two positions of one dimension.
 *
 * Lanes read a column, two rows apart: 128 words, 32-way. By hand: rows of 130 halves (HAND=1),
 * which stays 2-way; words of a row XOR half the row (HAND=2); rows of 130, and a lane reads
 * positions 32 apart, and writes halves (HAND=3).
 */
#include <cuda_fp16.h>
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int DIM = 128, TILE = 64, BX = 32, BY = 8;
constexpr int PITCH = HAND == 1 || HAND == 3 ? DIM + 2 : DIM;

__device__ __forceinline__ int place(int s, int d) {
  return HAND == 2 ? s * PITCH + (d ^ (s >> 1 & 31) << 1) : s * PITCH + d;
}

__global__ void __launch_bounds__(BX *BY)
    rope_transpose(__half *__restrict__ out, const __half *__restrict__ in,
                   const float4 *__restrict__ turns, int sequence) {
  __shared__ __align__(16) __half tile[TILE * PITCH];
  int lane = threadIdx.x, first = blockIdx.x * TILE;
  const __half *from = in + ((size_t)blockIdx.y * sequence + first) * DIM;
  for (int s = threadIdx.y; s < TILE; s += BY) {
    int d = 2 * lane;
    float2 a = __half22float2(*(const __half2 *)&from[s * DIM + d]);
    float2 b = __half22float2(*(const __half2 *)&from[s * DIM + d + 64]);
    float4 turn = turns[(first + s) * (DIM / 4) + lane]; /* cos, sin of d, and of d + 1 */
    float2 x = make_float2(a.x * turn.x - b.x * turn.y, a.y * turn.z - b.y * turn.w);
    float2 y = make_float2(b.x * turn.x + a.x * turn.y, b.y * turn.z + a.y * turn.w);
    *(__half2 *)&tile[place(s, d)] = __float22half2_rn(x);
    *(__half2 *)&tile[place(s, d + 64)] = __float22half2_rn(y);
  }
  __syncthreads();
  __half *to = out + (size_t)blockIdx.y * DIM * sequence + first;
  for (int d = threadIdx.y; d < DIM; d += BY) {
#if HAND == 3
    to[(size_t)d * sequence + lane] = tile[place(lane, d)];
    to[(size_t)d * sequence + lane + 32] = tile[place(lane + 32, d)];
#else
    __half2 both = __halves2half2(tile[place(2 * lane, d)], tile[place(2 * lane + 1, d)]);
    *(__half2 *)&to[(size_t)d * sequence + 2 * lane] = both;
#endif
  }
}
