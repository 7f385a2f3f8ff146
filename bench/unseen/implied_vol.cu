/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Implied volatilities of chains of options: a thread has one expiry of one underlying, 32 strikes, and inverts
 * Black and Scholes' formula by Newton's method, each strike from the volatility of the one before. Prices of
 * 64 chains come to shared memory in lines, volatilities replace them there, and go back in lines.
 *
 * Lanes read and write one column of rows of 128 bytes: 32-way, but once in some hundred instructions of logarithms
 * and exponentials, beside which the turns hardly show. By hand: rows of 33 (HAND=1), column XOR row (HAND=2).
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int STRIKES = 32, CHAINS = 64;
constexpr int ROW = HAND == 1 ? STRIKES + 1 : STRIKES;

__device__ __forceinline__ int at(int chain, int strike) {
  return chain * ROW + (HAND == 2 ? strike ^ (chain & 31) : strike);
}

__device__ __forceinline__ float normal(float x) { return 0.5f * erfcf(x * -0.70710678f); }

__global__ void __launch_bounds__(CHAINS)
    implied_vol(float *__restrict__ vols, const float *__restrict__ prices, const float2 *__restrict__ terms,
                float width, int steps) {
  __shared__ float chain[CHAINS * ROW];
  int t = threadIdx.x;
  size_t first = (size_t)blockIdx.x * CHAINS;
  for (int i = t; i < CHAINS * STRIKES; i += CHAINS)
    chain[at(i / STRIKES, i % STRIKES)] = prices[first * STRIKES + i];
  __syncthreads();
  float2 term = terms[first + t]; /* time to expiry, rate */
  float root = sqrtf(term.x), discount = expf(-term.x * term.y), vol = 0.3f;
#pragma unroll 1
  for (int k = 0; k < STRIKES; ++k) {
    float moneyness = width * (float)(k - STRIKES / 2), strike = expf(moneyness) * discount;
    float paid = chain[at(t, k)] * 0.2f + fmaxf(1.0f - strike, 0.0f);
#pragma unroll 1
    for (int step = 0; step < steps; ++step) {
      float spread = vol * root, d1 = fmaf(0.5f, spread, (term.x * term.y - moneyness) / spread), d2 = d1 - spread;
      float price = fmaf(-strike, normal(d2), normal(d1));
      float vega = root * 0.39894228f * expf(-0.5f * d1 * d1);
      vol = fminf(fmaxf(vol - (price - paid) / fmaxf(vega, 1e-4f), 0.01f), 4.0f);
    }
    chain[at(t, k)] = vol;
  }
  __syncthreads();
  for (int i = t; i < CHAINS * STRIKES; i += CHAINS)
    vols[first * STRIKES + i] = chain[at(i / STRIKES, i % STRIKES)];
}
