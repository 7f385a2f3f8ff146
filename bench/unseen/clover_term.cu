/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The clover term of Wilson fermions in lattice QCD: at each site two Hermitian matrices of 6 by 6, packed (6 real numbers, 15 complex ones), applied to the spinors of several
 * right sides. A thread a site; the matrices stay in shared memory, spinors come and go through it, so that global memory is accessed
 * in order. All in pairs of floats.
 *
 * 288 bytes a site and 96 a spinor: 4-way for 8 bytes. A pad of 4 bytes would split pairs. By hand: a pair more (HAND=1), pair XOR site / 4 (HAND=2).
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int SITES = 64, HALF = 18, MATRICES = 2 * HALF, SPINOR = 12, PAD = HAND == 1;

__device__ __forceinline__ int mix(int site, int i) { return HAND == 2 ? i ^ (site >> 2 & 3) : i; }

struct Lattice {
  float2 clover[SITES][MATRICES + PAD], spinors[SITES][SPINOR + PAD];
};

__device__ __forceinline__ float2 madd(float2 sum, float2 a, float2 b) {
  return make_float2(fmaf(a.x, b.x, fmaf(-a.y, b.y, sum.x)), fmaf(a.x, b.y, fmaf(a.y, b.x, sum.y)));
}

__device__ __forceinline__ float2 madd_conjugate(float2 sum, float2 a, float2 b) {
  return make_float2(fmaf(a.x, b.x, fmaf(a.y, b.y, sum.x)), fmaf(a.x, b.y, fmaf(-a.y, b.x, sum.y)));
}

/* One chirality: the first three pairs are the diagonal, then the lower triangle by rows. */
__device__ __forceinline__ void apply(const float2 *matrices, float2 *spinor, int site, int chirality) {
  float2 in[6], out[6];
#pragma unroll
  for (int i = 0; i < 6; ++i)
    in[i] = spinor[mix(site, chirality * 6 + i)];
#pragma unroll
  for (int i = 0; i < 3; ++i) {
    float2 d = matrices[mix(site, chirality * HALF + i)];
    out[2 * i] = make_float2(d.x * in[2 * i].x, d.x * in[2 * i].y);
    out[2 * i + 1] = make_float2(d.y * in[2 * i + 1].x, d.y * in[2 * i + 1].y);
  }
#pragma unroll
  for (int i = 1, k = 3; i < 6; ++i)
#pragma unroll
    for (int j = 0; j < i; ++j, ++k) {
      float2 m = matrices[mix(site, chirality * HALF + k)];
      out[i] = madd(out[i], m, in[j]);
      out[j] = madd_conjugate(out[j], m, in[i]);
    }
#pragma unroll
  for (int i = 0; i < 6; ++i)
    spinor[mix(site, chirality * 6 + i)] = out[i];
}

__global__ void __launch_bounds__(SITES) clover_term(float2 *__restrict__ out, const float2 *__restrict__ in, const float2 *__restrict__ matrices, int sides, int powers) {
  __shared__ Lattice lattice;
  const int t = threadIdx.x;
  matrices += (size_t)blockIdx.x * SITES * MATRICES;
  for (int i = t; i < SITES * MATRICES; i += SITES)
    lattice.clover[i / MATRICES][mix(i / MATRICES, i % MATRICES)] = matrices[i];
  for (int side = 0; side < sides; ++side) {
    const size_t first = ((size_t)side * gridDim.x + blockIdx.x) * SITES * SPINOR;
    for (int i = t; i < SITES * SPINOR; i += SITES)
      lattice.spinors[i / SPINOR][mix(i / SPINOR, i % SPINOR)] = in[first + i];
    __syncthreads();
    for (int power = 0; power < powers; ++power) {
      apply(lattice.clover[t], lattice.spinors[t], t, 0);
      apply(lattice.clover[t], lattice.spinors[t], t, 1);
    }
    __syncthreads();
    for (int i = t; i < SITES * SPINOR; i += SITES)
      out[first + i] = lattice.spinors[i / SPINOR][mix(i / SPINOR, i % SPINOR)];
    __syncthreads();
  }
}
