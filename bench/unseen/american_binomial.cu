/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * American puts by the binomial tree of Cox, Ross and Rubinstein in doubles, 512 nodes at the leaves:
 * a block of 64 threads has one option, a thread eight nodes side by side, whose values lie in shared
 * memory; prices of the share stay in registers. Many blocks of two warps.
 *
 * Threads are 64 bytes apart: loads, which ptxas makes vectors of, are 4-way, stores, which are guarded
 * and single, 8-way. By hand: a double more after eight (HAND=1), clean, for which vectors are parted; two
 * more (HAND=2), which keeps them and leaves stores 2-way; nodes 64 apart to a thread (HAND=3), which
 * reads neighbours twice.
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int THREADS = 64, EACH = 8, NODES = THREADS * EACH;
constexpr int MORE = HAND == 1 ? 1 : HAND == 2 ? 2 : 0;

__device__ __forceinline__ int place(int node) { return node + node / EACH * MORE; }
__device__ __forceinline__ int mine(int t, int j) { return HAND == 3 ? t + j * THREADS : t * EACH + j; }

__global__ void __launch_bounds__(THREADS)
    american_binomial(double *__restrict__ out, const double *__restrict__ spot,
                      const double *__restrict__ strike, double up, double discount, double chance,
                      int steps) {
  __shared__ __align__(16) double values[(NODES + EACH) + (NODES + EACH) / EACH * MORE];
  int t = threadIdx.x;
  double s = spot[blockIdx.x], k = strike[blockIdx.x], share[EACH];
  double high = discount * chance, low = discount * (1 - chance), rate = log(up);
#pragma unroll
  for (int j = 0; j < EACH; ++j) {
    int node = mine(t, j);
    share[j] = s * exp(rate * (2 * node - (NODES - 1)));
    values[place(node)] = fmax(k - share[j], 0.0);
  }
  if (t == 0)
    values[place(NODES)] = 0;
  __syncthreads();
  for (int n = NODES - 1; n > NODES - 1 - steps; --n) {
    double next[EACH];
#pragma unroll
    for (int j = 0; j < EACH; ++j) {
      int node = mine(t, j);
      double held = fma(high, values[place(node + 1)], low * values[place(node)]);
      share[j] *= up;
      next[j] = fmax(held, k - share[j]);
    }
    __syncthreads();
#pragma unroll
    for (int j = 0; j < EACH; ++j)
      if (mine(t, j) < n)
        values[place(mine(t, j))] = next[j];
    __syncthreads();
  }
  if (t == 0)
    out[blockIdx.x] = values[place(0)];
}
