/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Heights of the geoid from a model of spherical harmonics to degree 47: a warp a place, a lane an order (lanes 0 to 15 two), which sums its degrees by Clenshaw's
 * recurrence. Coefficients are doubles, an order's degrees side by side; cosines and sines of the longitude's multiples come with the place.
 *
 * Orders are 48 doubles apart, 96 words: all lanes in two banks. By hand: 49 a row (HAND=1), degrees first (HAND=2).
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int DEGREES = 48, THREADS = 128, ROW = HAND == 1 ? DEGREES + 1 : DEGREES;

struct Model {
  double c[DEGREES * ROW], s[DEGREES * ROW];
};

static __device__ __forceinline__ int at(int order, int degree) { return HAND == 2 ? degree * ROW + order : order * ROW + degree; }

static __device__ __forceinline__ double order_sum(const Model &model, const double *over, int m, double sine, double2 turn) {
  double c1 = 0, c2 = 0, s1 = 0, s2 = 0;
#pragma unroll 4
  for (int n = DEGREES - 1; n >= 0; --n)
    if (n >= m) {
      double a = (2 * n + 1) * over[n - m + 1] * sine, b = (n + m + 1) * over[n - m + 2];
      double c = fma(a, c1, fma(-b, c2, model.c[at(m, n)])), s = fma(a, s1, fma(-b, s2, model.s[at(m, n)]));
      c2 = c1, c1 = c, s2 = s1, s1 = s;
    }
  return fma(c1, turn.x, s1 * turn.y);
}

__global__ void __launch_bounds__(THREADS) geoid_clenshaw(double *__restrict__ heights, const double *__restrict__ cosines, const double *__restrict__ sines,
                                                          const double *__restrict__ latitudes, const double2 *__restrict__ turns, int places) {
  __shared__ Model model;
  __shared__ double over[DEGREES + 2];
  const int t = threadIdx.x, lane = t & 31, warp = t >> 5;
  for (int i = t; i < DEGREES * DEGREES; i += THREADS) {
    model.c[at(i / DEGREES, i % DEGREES)] = cosines[i];
    model.s[at(i / DEGREES, i % DEGREES)] = sines[i];
  }
  if (t < DEGREES + 2)
    over[t] = 1.0 / (t + 1);
  __syncthreads();
#pragma unroll 1
  for (int i = 0; i < places; ++i) {
    const size_t place = ((size_t)blockIdx.x * places + i) * (THREADS / 32) + warp;
    const double sine = latitudes[place];
    const double2 *turn = turns + place * DEGREES;
    double sum = order_sum(model, over, lane, sine, turn[lane]);
    if (lane + 32 < DEGREES)
      sum += order_sum(model, over, lane + 32, sine, turn[lane + 32]);
#pragma unroll
    for (int o = 16; o; o >>= 1)
      sum += __shfl_xor_sync(~0u, sum, o);
    if (lane == 0)
      heights[place] = sum;
  }
}
