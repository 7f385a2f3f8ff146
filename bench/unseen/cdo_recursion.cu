/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Losses of a portfolio of credits by the recursion of Andersen, Sidenius and Basu: a thread a value of the market factor, under which defaults are independent. Its
 * distribution of losses, 32 buckets in double precision, is convolved in place with one obligor after the other; then a thread a bucket
 * weighs the distributions of all factors.
 *
 * A factor's row is 256 bytes: 16-way. By hand: 33 buckets a row (HAND=1), the same bucket of all factors side by side, 65 apart (HAND=2).
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int FACTORS = 64, BUCKETS = 32, ROW = HAND == 1 ? BUCKETS + 1 : BUCKETS;

__device__ __forceinline__ int at(int factor, int bucket) { return HAND == 2 ? bucket * (FACTORS + 1) + factor : factor * ROW + bucket; }

struct Obligor {
  float threshold, loading;
  int units;
  float unused;
};

__global__ void __launch_bounds__(FACTORS) cdo_recursion(double *__restrict__ out, const float4 *__restrict__ obligors, const float *__restrict__ factors, int count) {
  __shared__ double losses[HAND == 2 ? BUCKETS * (FACTORS + 1) : FACTORS * ROW];
  __shared__ double weights[FACTORS];
  const int t = threadIdx.x;
  const float z = factors[t];
  weights[t] = __expf(-0.5f * z * z) * 0.0398942f;
  for (int k = 0; k < BUCKETS; ++k)
    losses[at(t, k)] = k == 0;
  obligors += (size_t)blockIdx.x * count;
  for (int i = 0; i < count; ++i) {
    const float4 raw = obligors[i];
    Obligor o = {raw.x, raw.y, 1 + (int)(raw.z * 3), 0};
    /* The normal distribution by a logistic one. */
    double p = __fdividef(1.f, 1.f + __expf(-1.702f * (o.threshold - o.loading * z) * rsqrtf(1.f - o.loading * o.loading)));
    double last = losses[at(t, BUCKETS - 1)];
    for (int k = BUCKETS - 1 - o.units; k < BUCKETS - 1; ++k)
      last = fma(p, losses[at(t, k)], last);
    losses[at(t, BUCKETS - 1)] = last;
    for (int k = BUCKETS - 2; k >= o.units; --k)
      losses[at(t, k)] = fma(p, losses[at(t, k - o.units)] - losses[at(t, k)], losses[at(t, k)]);
    for (int k = 0; k < o.units; ++k)
      losses[at(t, k)] *= 1 - p;
  }
  __syncthreads();
  if (t < BUCKETS) {
    double sum = 0;
    for (int f = 0; f < FACTORS; ++f)
      sum = fma(weights[f], losses[at(f, t)], sum);
    out[(size_t)blockIdx.x * BUCKETS + t] = sum;
  }
}
