/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * A core of 64 spiking neurons (leaky integrate and fire) that learn by the times of spikes: weights stay in shared memory
 * for all steps. In a step, two warps sum what each neuron receives, row by row; two others what each source hears back from traces of
 * the neurons, column by column; then all 128 threads change the weights.
 *
 * Rows of 256 bytes: a lane a row, 32-way by words, 8-way a quarter in vectors; columns and changes are clean. By hand: rows of 65
 * (HAND=1), source XOR neuron (HAND=2), rows of 68 (HAND=3).
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int N = 64, ROW = HAND == 1 ? N + 1 : HAND == 3 ? N + 4 : N;

__device__ __forceinline__ int at(int neuron, int source) {
  return neuron * ROW + (HAND == 2 ? source ^ (neuron & 31) : source);
}

__global__ void __launch_bounds__(128)
    stdp_lif(float *__restrict__ learned, unsigned *__restrict__ counts, const float *__restrict__ weights, const unsigned *__restrict__ spikes, int steps) {
  __shared__ __align__(16) float w[N * ROW];
  __shared__ float pre[N], post[N], heard[N], fired[N];
  int t = threadIdx.x, n = t % N;
  bool dendrite = t < N;
  size_t core = (size_t)blockIdx.x * N * N;
  for (int i = t; i < N * N; i += 128)
    w[at(i / N, i % N)] = weights[core + i];
  if (dendrite)
    pre[n] = 0, post[n] = 0, heard[n] = 0, fired[n] = 0;
  __syncthreads();
  float potential = 0;
  unsigned count = 0;
  for (int s = 0; s < steps; ++s) {
    if (!dendrite)
      pre[n] = fmaf(pre[n], 0.9f, (spikes[((size_t)blockIdx.x * steps + s) * 2 + n / 32] >> n % 32 & 1) ? 1.f : 0.f);
    else
      post[n] = fmaf(post[n], 0.8f, fired[n]);
    __syncthreads();
    float sum = 0;
    if (dendrite) {
#pragma unroll 8
      for (int k = 0; k < N; ++k)
        sum = fmaf(w[at(n, k)], pre[k], sum);
      potential = fmaf(potential, 0.95f, sum);
      bool fires = potential > 8.f;
      count += fires;
      potential = fires ? 0.f : potential;
      fired[n] = fires ? 1.f : 0.f;
    } else {
#pragma unroll 8
      for (int k = 0; k < N; ++k)
        sum = fmaf(w[at(k, n)], post[k], sum);
      heard[n] = sum;
    }
    __syncthreads();
    float here = pre[n] - 0.01f * heard[n];
#pragma unroll 8
    for (int r = t / N; r < N; r += 2)
      w[at(r, n)] = fminf(1.f, fmaxf(0.f, fmaf(0.01f * here, fired[r] - 0.1f * post[r], w[at(r, n)])));
    __syncthreads();
  }
  for (int i = t; i < N * N; i += 128)
    learned[core + i] = w[at(i / N, i % N)];
  if (dendrite)
    counts[blockIdx.x * N + n] = count;
}
