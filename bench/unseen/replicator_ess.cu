/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Evolutionary game theory: replicator dynamics of random games of 32 strategies, a warp a game,
 * payoffs in shared memory with the last four states beside them, which are averaged. Every
 * `check` generations, if at all, the state is tried against mutants.
 *
 * That test reads rows of the payoffs by lane, 32-way; runs that only want the averages, as here,
 * pass 0. All else reads whole rows at constant offsets. The block takes 18 KiB to the byte, of
 * which twelve fit an SM, and the launch is one wave of them. By hand: rows of 33, eleven blocks
 * (HAND=1), strategy XOR row (HAND=2).
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int N = 32, GAMES = 4, PITCH = HAND == 1 ? N + 1 : N;

__device__ __forceinline__ int place(int row, int strategy) {
  return HAND == 2 ? row * PITCH + (strategy ^ row) : row * PITCH + strategy;
}

__device__ __forceinline__ float total(float x) {
  for (int d = 16; d; d >>= 1)
    x += __shfl_xor_sync(~0u, x, d);
  return x;
}

__global__ void __launch_bounds__(N *GAMES, 12)
    replicator_ess(float *__restrict__ averages, int *__restrict__ invaded,
                   const float *__restrict__ payoffs, int generations, int check) {
  __shared__ float payoff[GAMES][N * PITCH];
  __shared__ float4 states[GAMES][4][N / 4];
  int lane = threadIdx.x, game = threadIdx.y, number = blockIdx.x * GAMES + game, bad = 0;
  float *mine = payoff[game];
#pragma unroll 4
  for (int i = 0; i < N; ++i)
    mine[place(i, lane)] = payoffs[((size_t)number * N + i) * N + lane];
  float x = 1.0f / N, sum = 0;
  for (int g = 0; g < generations; ++g) {
    float4 *now = states[game][g & 3];
    ((float *)now)[lane] = x;
    __syncwarp();
    float y = 0;
#pragma unroll
    for (int j = 0; j < N; j += 4) {
      float4 four = now[j / 4];
      y = fmaf(four.x, mine[place(j, lane)], y);
      y = fmaf(four.y, mine[place(j + 1, lane)], y);
      y = fmaf(four.z, mine[place(j + 2, lane)], y);
      y = fmaf(four.w, mine[place(j + 3, lane)], y);
    }
    if (check && g % check == check - 1) {
      float against = 0;
#pragma unroll 4
      for (int j = 0; j < N; ++j)
        against = fmaf(((float *)now)[j], mine[place(lane, j)], against);
      bad += against > y;
    }
    x = x * y / total(x * y);
    if ((g & 3) == 3) {
      float last = 0;
      for (int k = 0; k < 4; ++k)
        last += ((float *)states[game][k])[lane];
      sum += last;
    }
  }
  averages[number * N + lane] = sum;
  invaded[number * N + lane] = bad;
}
