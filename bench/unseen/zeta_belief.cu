/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Dempster's rule for evidence of many sensors on ten hypotheses: masses of all 1,024 sets become commonalities, q(A)
 * the sum of m(B) over all B that hold A (a zeta transform, butterflies of one addition), are multiplied over the
 * sources, and come back by Moebius' transform, without what is left to the empty set. Doubles, 64 threads,
 * sixteen sets a thread in registers: two bits of a set, then four, then four, through one shared array.
 *
 * Only the last four bits have conflicts: a thread's sixteen side by side, 16-way for each half of a warp. By
 * hand: a double more after sixteen (HAND=1), place XOR the next four bits (HAND=2).
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int SETS = 1024, THREADS = 64, EACH = SETS / THREADS;

__device__ __forceinline__ int at(int i) { return HAND == 1 ? i + i / 16 : HAND == 2 ? i ^ (i / 16 & 15) : i; }

__device__ __forceinline__ int middle(int t, int i) { return t / 16 * 256 + i * 16 + t % 16; }

template <int LOW, int HIGH> __device__ __forceinline__ void add(double (&v)[EACH], double sign) {
#pragma unroll
  for (int bit = LOW; bit < HIGH; bit *= 2)
#pragma unroll
    for (int i = 0; i < EACH; ++i)
      if (!(i & bit))
        v[i] = fma(sign, v[i | bit], v[i]);
}

__global__ void __launch_bounds__(THREADS)
    zeta_belief(double *__restrict__ out, const double *__restrict__ masses, int sources) {
  __shared__ double f[HAND == 1 ? SETS + SETS / 16 : SETS], lost;
  int t = threadIdx.x;
  double product[EACH], v[EACH];
#pragma unroll
  for (int i = 0; i < EACH; ++i)
    product[i] = 1;
  for (int source = 0; source < sources; ++source) {
    const double *from = masses + ((size_t)blockIdx.x * sources + source) * SETS;
#pragma unroll
    for (int i = 0; i < EACH; ++i)
      v[i] = from[i * THREADS + t];
    add<4, 16>(v, 1);
    __syncthreads();
#pragma unroll
    for (int i = 0; i < EACH; ++i)
      f[at(i * THREADS + t)] = v[i];
    __syncthreads();
#pragma unroll
    for (int i = 0; i < EACH; ++i)
      v[i] = f[at(middle(t, i))];
    add<1, 16>(v, 1);
#pragma unroll
    for (int i = 0; i < EACH; ++i)
      f[at(middle(t, i))] = v[i];
    __syncthreads();
#pragma unroll
    for (int i = 0; i < EACH; ++i)
      v[i] = f[at(t * EACH + i)];
    add<1, 16>(v, 1);
#pragma unroll
    for (int i = 0; i < EACH; ++i)
      product[i] *= v[i];
  }
  add<1, 16>(product, -1);
  __syncthreads();
#pragma unroll
  for (int i = 0; i < EACH; ++i)
    f[at(t * EACH + i)] = product[i];
  __syncthreads();
#pragma unroll
  for (int i = 0; i < EACH; ++i)
    v[i] = f[at(middle(t, i))];
  add<1, 16>(v, -1);
#pragma unroll
  for (int i = 0; i < EACH; ++i)
    f[at(middle(t, i))] = v[i];
  __syncthreads();
#pragma unroll
  for (int i = 0; i < EACH; ++i)
    v[i] = f[at(i * THREADS + t)];
  add<4, 16>(v, -1);
  if (t == 0)
    lost = v[0];
  __syncthreads();
  double scale = 1.0 / (1.0 - lost);
#pragma unroll
  for (int i = 0; i < EACH; ++i)
    out[(size_t)blockIdx.x * SETS + i * THREADS + t] = i + t ? v[i] * scale : 0.0;
}
