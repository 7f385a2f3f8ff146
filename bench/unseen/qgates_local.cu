/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Quantum circuits on a batch of small registers: 2^n amplitudes, n an argument, in dynamic shared
 * memory, a register to a block of 128 threads; gates on two qubits that a list names, 4x4 complex
 * matrices, four amplitudes a thread, in place.
 *
 * Gates on low qubits have strides: 4-way where both are among the lower four, 2-way for one. By
 * hand: upper bits XOR-ed onto the lower four (HAND=1), for which a gate on qubits 2 and 3 stays as
 * it is; spread so that few pairs do (HAND=2); one more after each 16 (HAND=3).
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int THREADS = 128;

__device__ __forceinline__ int place(int i) {
  int upper = i >> 4;
  if (HAND == 1)
    return i ^ (upper & 15);
  if (HAND == 2)
    return i ^ (upper & 3) ^ ((upper ^ upper >> 1) & 3) << 2;
  return HAND == 3 ? i + upper : i;
}

__device__ __forceinline__ int with_zero(int i, int at) {
  int low = i & ((1 << at) - 1);
  return (i ^ low) << 1 | low;
}

__global__ void __launch_bounds__(THREADS)
    qgates_local(float2 *__restrict__ out, const float2 *__restrict__ in,
                 const uchar2 *__restrict__ qubits, const float2 *__restrict__ matrices, int n,
                 int gates) {
  extern __shared__ float2 state[];
  int t = threadIdx.x, size = 1 << n;
  size_t mine = (size_t)blockIdx.x << n;
  for (int i = t; i < size; i += THREADS)
    state[place(i)] = in[mine + i];
  for (int gate = 0; gate < gates; ++gate) {
    /* the list's second number says how far the second qubit is behind the first */
    int a = qubits[gate].x % n, b = (a + 1 + qubits[gate].y % (n - 1)) % n;
    int low = min(a, b), high = max(a, b);
    float2 m[16];
#pragma unroll
    for (int i = 0; i < 16; ++i)
      m[i] = matrices[gate * 16 + i];
    __syncthreads();
    for (int p = t; p < size / 4; p += THREADS) {
      int base = with_zero(with_zero(p, low), high), at[4];
      float2 v[4];
#pragma unroll
      for (int i = 0; i < 4; ++i) {
        at[i] = place(base | (i & 1) << low | (i >> 1) << high);
        v[i] = state[at[i]];
      }
#pragma unroll
      for (int row = 0; row < 4; ++row) {
        float re = 0, im = 0;
#pragma unroll
        for (int k = 0; k < 4; ++k) {
          float2 c = m[row * 4 + k];
          re = fmaf(c.x, v[k].x, fmaf(-c.y, v[k].y, re));
          im = fmaf(c.x, v[k].y, fmaf(c.y, v[k].x, im));
        }
        state[at[row]] = make_float2(re, im);
      }
    }
  }
  __syncthreads();
  for (int i = t; i < size; i += THREADS)
    out[mine + i] = state[place(i)];
}
