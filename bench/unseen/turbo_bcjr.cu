/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The constituent decoder of LTE's turbo code (8 states, 13/15 octal) by max-log-MAP on windows, a window to a thread, whose
 * length is a member of a struct that is an argument. Forward metrics of all steps, eight shorts a step, and the channel's values (two shorts a step),
 * which become the extrinsic ones, are carved from dynamic memory.
 *
 * Lanes are windows: metrics 16 bytes at a time in rows of steps * 16 bytes, 8-way in each quarter if steps is a multiple
 * of 8; values in rows of as many words, 32-way with 32. By hand: rows one longer (HAND=1); step by step of all windows,
 * values in rows of 65 (HAND=2).
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int WINDOWS = 64;

struct Shape {
  int windows, steps;
};

__device__ __forceinline__ int next_state(int s, int u) {
  int d = u ^ (s & 1) ^ (s >> 1 & 1); /* feedback 1 + D2 + D3; bit 2 is the newest */
  return s >> 1 | d << 2;
}
__device__ __forceinline__ int parity(int s, int u) {
  int d = u ^ (s & 1) ^ (s >> 1 & 1);
  return d ^ (s >> 2 & 1) ^ (s & 1);
}

__global__ void __launch_bounds__(WINDOWS)
    turbo_bcjr(short *__restrict__ extrinsic, const short2 *__restrict__ channel, const Shape shape) {
  const int steps = shape.steps;
  extern __shared__ int4 pool[];
#if HAND == 1
  const int by_step = 1, by_window = steps + 1, v_step = 1, v_window = steps + 1;
#elif HAND == 2
  const int by_step = WINDOWS, by_window = 1, v_step = WINDOWS + 1, v_window = 1;
#else
  const int by_step = 1, by_window = steps, v_step = 1, v_window = steps;
#endif
  int4 *alphas = pool;
#if HAND == 1
  short2 *values = (short2 *)(pool + WINDOWS * (steps + 1));
#else
  short2 *values = (short2 *)(pool + WINDOWS * steps);
#endif
  int t = threadIdx.x;
  size_t first = (size_t)blockIdx.x * WINDOWS * steps;
  int here = min(WINDOWS, shape.windows - (int)blockIdx.x * WINDOWS);
  for (int w = t / 32; w < WINDOWS; w += WINDOWS / 32)
    for (int k = t % 32; k < steps; k += 32)
      values[w * v_window + k * v_step] = w < here ? channel[first + w * steps + k] : make_short2(0, 0);
  __syncthreads();
  int a[8] = {};
  for (int k = 0; k < steps; ++k) {
    union {
      short m[8];
      int4 all;
    } keep;
#pragma unroll
    for (int s = 0; s < 8; ++s)
      keep.m[s] = (short)a[s];
    alphas[t * by_window + k * by_step] = keep.all;
    short2 v = values[t * v_window + k * v_step];
    int n[8];
#pragma unroll
    for (int s = 0; s < 8; ++s)
      n[s] = -30000;
#pragma unroll
    for (int s = 0; s < 8; ++s)
#pragma unroll
      for (int u = 0; u < 2; ++u) {
        int to = next_state(s, u), g = (u ? v.x : -v.x) + (parity(s, u) ? v.y : -v.y);
        n[to] = max(n[to], a[s] + g);
      }
#pragma unroll
    for (int s = 7; s >= 0; --s)
      a[s] = max(-16000, min(16000, n[s] - n[0]));
  }
  int b[8] = {};
  for (int k = steps - 1; k >= 0; --k) {
    union {
      short m[8];
      int4 all;
    } was;
    was.all = alphas[t * by_window + k * by_step];
    short2 v = values[t * v_window + k * v_step];
    int best[2] = {-60000, -60000}, n[8];
#pragma unroll
    for (int s = 0; s < 8; ++s) {
      n[s] = -60000;
#pragma unroll
      for (int u = 0; u < 2; ++u) {
        int to = next_state(s, u), par = parity(s, u) ? v.y : -v.y;
        best[u] = max(best[u], was.m[s] + par + b[to]);
        n[s] = max(n[s], b[to] + par + (u ? v.x : -v.x));
      }
    }
#pragma unroll
    for (int s = 7; s >= 0; --s)
      b[s] = max(-16000, min(16000, n[s] - n[0]));
    values[t * v_window + k * v_step] = make_short2((short)max(-8000, min(8000, (best[1] - best[0]) / 2)), v.y);
  }
  __syncthreads();
  for (int w = t / 32; w < here; w += WINDOWS / 32)
    for (int k = t % 32; k < steps; k += 32)
      extrinsic[first + w * steps + k] = values[w * v_window + k * v_step].x;
}
