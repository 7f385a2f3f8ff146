/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The overlap of two matrix product states (quantum chains), from the right end to the left: R <- sum over i of A_i R B_i^+, bond dimension 16,
 * two states a site, complex floats. A block has one pair of chains, a thread an element of R; tensors of a site, [left][state][right],
 * are in shared memory.
 *
 * B[b][i][d] with b along the lanes is 256 bytes apart: 16-way. By hand: a place more after each [state][right] (HAND=1), right XOR left
 * (HAND=2).
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int BOND = 16, STATES = 2, THREADS = BOND * BOND;

#if HAND == 1
struct Tensor {
  float2 v[BOND][STATES * BOND + 1];
  __device__ __forceinline__ float2 &at(int l, int i, int r) { return v[l][i * BOND + r]; }
};
#else
struct Tensor {
  float2 v[BOND][STATES][BOND];
  __device__ __forceinline__ float2 &at(int l, int i, int r) { return v[l][i][HAND == 2 ? r ^ l : r]; }
};
#endif

__device__ __forceinline__ float2 multiply_add(float2 a, float2 b, float2 sum) {
  return make_float2(fmaf(a.x, b.x, fmaf(-a.y, b.y, sum.x)), fmaf(a.x, b.y, fmaf(a.y, b.x, sum.y)));
}

__global__ void __launch_bounds__(THREADS) mps_overlap(float2 *__restrict__ out, const float2 *__restrict__ bra, const float2 *__restrict__ ket, int sites) {
  __shared__ Tensor a, b, half;
  __shared__ float2 right[BOND][BOND];
  const int t = threadIdx.x, row = t / BOND, column = t % BOND;
  right[row][column] = make_float2(row == column ? 1.f : 0.f, 0.f);
  for (int site = 0; site < sites; ++site) {
    const size_t first = ((size_t)blockIdx.x * sites + site) * BOND * STATES * BOND;
    for (int i = t; i < BOND * STATES * BOND; i += THREADS) {
      a.at(i / (STATES * BOND), i / BOND % STATES, i % BOND) = ket[first + i];
      b.at(i / (STATES * BOND), i / BOND % STATES, i % BOND) = bra[first + i];
    }
    __syncthreads();
    for (int i = 0; i < STATES; ++i) {
      float2 sum = make_float2(0, 0);
      for (int c = 0; c < BOND; ++c)
        sum = multiply_add(a.at(row, i, c), right[c][column], sum);
      half.at(row, i, column) = sum;
    }
    __syncthreads();
    float2 sum = make_float2(0, 0);
    for (int i = 0; i < STATES; ++i)
      for (int d = 0; d < BOND; ++d) {
        float2 conjugate = b.at(column, i, d);
        conjugate.y = -conjugate.y;
        sum = multiply_add(half.at(row, i, d), conjugate, sum);
      }
    right[row][column] = sum;
    __syncthreads();
  }
  out[(size_t)blockIdx.x * THREADS + t] = right[row][column];
}
