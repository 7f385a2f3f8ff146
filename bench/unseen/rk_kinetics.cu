/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Chemistry of cells of a grid by the classic Runge-Kutta method: 12 species, reactions of a table,
 * a cell a thread, 96 to a block; three shared arrays of a row a cell. The right-hand side is a
 * function that is not inlined, which gets the state or the trial state by one pointer.
 *
 * Rows of 12 words: 4-way. By hand: rows of 13 (HAND=1); transposed (HAND=2).
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int CELLS = 96, SPECIES = 12, REACTIONS = 24;
constexpr int ROW = HAND == 1 ? 13 : HAND == 2 ? 1 : SPECIES, STEP = HAND == 2 ? CELLS : 1;
constexpr int ROOM = HAND == 2 ? CELLS * SPECIES : CELLS * ROW;

struct Reaction {
  unsigned char from[2], to[2];
};

__device__ __noinline__ void rates_of(float *slope, const float *state, const Reaction *reactions,
                                      const float *constants, int count) {
  for (int s = 0; s < SPECIES; ++s)
    slope[s * STEP] = 0;
  for (int r = 0; r < count; ++r) {
    Reaction reaction = reactions[r];
    float rate = __fmul_rn(
        constants[r], __fmul_rn(state[reaction.from[0] * STEP], state[reaction.from[1] * STEP]));
    slope[reaction.from[0] * STEP] -= rate;
    slope[reaction.from[1] * STEP] -= rate;
    slope[reaction.to[0] * STEP] += rate;
    slope[reaction.to[1] * STEP] += rate;
  }
}

__global__ void __launch_bounds__(CELLS)
    rk_kinetics(float *__restrict__ out, const float *__restrict__ in,
                const uchar4 *__restrict__ table, const float *__restrict__ constants, int cells,
                int count, int steps, float dt) {
  __shared__ float now[ROOM], trial[ROOM], slopes[ROOM];
  __shared__ Reaction reactions[REACTIONS];
  __shared__ float rates[REACTIONS];
  int t = threadIdx.x, first = blockIdx.x * CELLS, here = min(CELLS, cells - first);
  if (t < count) {
    uchar4 r = table[t];
    reactions[t] = {{r.x, r.y}, {r.z, r.w}};
    rates[t] = constants[t];
  }
  for (int i = t; i < here * SPECIES; i += CELLS)
    now[i / SPECIES * ROW + i % SPECIES * STEP] = in[(size_t)first * SPECIES + i];
  __syncthreads();
  if (t < here) {
    float *mine = now + t * ROW, *tried = trial + t * ROW, *slope = slopes + t * ROW;
    for (int step = 0; step < steps; ++step) {
      float sum[SPECIES] = {};
      const float *state = mine;
      for (int stage = 0; stage < 4; ++stage) {
        rates_of(slope, state, reactions, rates, count);
        float ahead = stage == 2 ? dt : 0.5f * dt,
              weight = state == mine || stage == 3 ? dt / 6 : dt / 3;
#pragma unroll
        for (int s = 0; s < SPECIES; ++s) {
          sum[s] = fmaf(weight, slope[s * STEP], sum[s]);
          tried[s * STEP] = fmaf(ahead, slope[s * STEP], mine[s * STEP]);
        }
        state = tried;
      }
#pragma unroll
      for (int s = 0; s < SPECIES; ++s)
        mine[s * STEP] += sum[s];
    }
  }
  __syncthreads();
  for (int i = t; i < here * SPECIES; i += CELLS)
    out[(size_t)first * SPECIES + i] = now[i / SPECIES * ROW + i % SPECIES * STEP];
}
