/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Present values of a book of cash flows under simulated yield curves, a scenario a thread: 16 knots in double, natural cubic splines
 * through the zero rates, and a bisection of the scenario's own knots for every flow. Fitting and reading the curve are functions that are not inlined, as they are
 * called from several kernels in the library that this comes from; they take the addresses of the thread's rows.
 *
 * Rows of 128 bytes: 16-way, and where lanes search in the same half of their rows, as they mostly do, all the way down. By hand:
 * rows of 17 (HAND=1), knot by knot of all scenarios (HAND=2).
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int KNOTS = 16, SCENARIOS = 64;
constexpr int ROW = HAND == 1 ? KNOTS + 1 : KNOTS;
constexpr int STEP = HAND == 2 ? SCENARIOS : 1; /* from knot to knot */
constexpr int APART = HAND == 2 ? 1 : ROW;      /* from thread to thread */

__device__ __noinline__ void fit(const double *when, const double *rate, double *bend) {
  double upper[KNOTS];
  upper[0] = 0;
  bend[0] = 0;
#pragma unroll
  for (int k = 1; k < KNOTS - 1; ++k) {
    double left = when[k * STEP] - when[(k - 1) * STEP], right = when[(k + 1) * STEP] - when[k * STEP];
    double slope = (rate[(k + 1) * STEP] - rate[k * STEP]) / right - (rate[k * STEP] - rate[(k - 1) * STEP]) / left;
    double pivot = 1.0 / fma(-left, upper[k - 1], 2.0 * (left + right));
    upper[k] = right * pivot;
    bend[k * STEP] = fma(-left, bend[(k - 1) * STEP], 6.0 * slope) * pivot;
  }
  bend[(KNOTS - 1) * STEP] = 0;
#pragma unroll
  for (int k = KNOTS - 2; k > 0; --k)
    bend[k * STEP] = fma(-upper[k], bend[(k + 1) * STEP], bend[k * STEP]);
}

__device__ __noinline__ double zero_rate(const double *when, const double *rate, const double *bend, double at) {
  int low = 0;
#pragma unroll
  for (int half = KNOTS / 2; half > 0; half /= 2)
    low += low + half < KNOTS - 1 && when[(low + half) * STEP] <= at ? half : 0;
  double a = when[low * STEP], b = when[(low + 1) * STEP], width = b - a;
  double p = (b - at) / width, q = 1.0 - p;
  double curve = fma(fma(p * p, p, -p), bend[low * STEP], fma(q * q, q, -q) * bend[(low + 1) * STEP]);
  return fma(p, rate[low * STEP], fma(q, rate[(low + 1) * STEP], curve * (width * width / 6.0)));
}

__global__ void __launch_bounds__(SCENARIOS)
    yield_curves(double *__restrict__ values, const double *__restrict__ gaps, const double *__restrict__ rates, const float2 *__restrict__ flows, int count) {
  __shared__ double when[SCENARIOS * ROW], rate[SCENARIOS * ROW], bend[SCENARIOS * ROW];
  const int t = threadIdx.x, mine = t * APART;
  const size_t first = (size_t)blockIdx.x * SCENARIOS * KNOTS;
  for (int i = t; i < SCENARIOS * KNOTS; i += SCENARIOS) {
    int place = i / KNOTS * APART + i % KNOTS * STEP;
    when[place] = gaps[first + i];
    rate[place] = rates[first + i];
  }
  __syncthreads();
  double date = 0;
  for (int k = 0; k < KNOTS; ++k) {
    date += when[mine + k * STEP];
    when[mine + k * STEP] = date;
  }
  fit(when + mine, rate + mine, bend + mine);
  double value = 0;
  for (int j = 0; j < count; ++j) {
    float2 flow = flows[j]; /* share of the curve's length, amount */
    double at = flow.x * date;
    double z = zero_rate(when + mine, rate + mine, bend + mine, at);
    value += flow.y / fma(z, at, 1.0);
  }
  values[(size_t)blockIdx.x * SCENARIOS + t] = value;
}
