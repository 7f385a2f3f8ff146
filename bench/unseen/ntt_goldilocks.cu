/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Number-theoretic transform of 4,096 residues modulo 2^64 - 2^32 + 1, as zero-knowledge provers
 * have it: four passes of radix 8 in place, eight residues in a thread's registers, twiddles from
 * a table in global memory. Decimation in frequency; the result stays in digit-reversed order.
 *
 * Residues of 8 bytes at strides 512, 64, 8, 1: in the last two passes lanes are 8 residues, or
 * groups of lanes 64 residues, apart: 8-way and 2-way of half warps. By hand: one residue more
 * after 8 (HAND=1), which the wide passes pay for; index XOR index / 8 in four bits (HAND=2).
 */
#include "bounds.h"

#ifndef HAND
#define HAND 0
#endif

typedef unsigned long long residue;

constexpr int POINTS = 4096, THREADS = POINTS / 8;
constexpr residue MODULUS = 0xffffffff00000001ull, EPSILON = 0xffffffffull;

static __device__ __forceinline__ residue add(residue a, residue b) {
  residue sum = a + b;
  return sum < a || sum >= MODULUS ? sum - MODULUS : sum;
}

static __device__ __forceinline__ residue subtract(residue a, residue b) {
  return a >= b ? a - b : a - b + MODULUS;
}

static __device__ __forceinline__ residue multiply(residue a, residue b) {
  residue low = a * b, high = __nvvm_mulhi_ull(a, b);
  residue top = high >> 32, middle = high & EPSILON;
  residue part = low - top;
  if (low < top)
    part -= EPSILON;
  residue more = (middle << 32) - middle;
  residue sum = part + more;
  if (sum < part)
    sum += EPSILON;
  return sum >= MODULUS ? sum - MODULUS : sum;
}

/* v[i], v[i + 4], ...; the eighth roots of unity are powers of 2^24. */
static __device__ __forceinline__ void butterfly8(residue (&v)[8]) {
#pragma unroll
  for (int half = 4, step = 1; half; half /= 2, step *= 2)
#pragma unroll
    for (int first = 0; first < 8; first += 2 * half)
#pragma unroll
      for (int i = 0; i < half; ++i) {
        residue a = v[first + i], b = v[first + i + half];
        v[first + i] = add(a, b);
        residue apart = subtract(a, b);
        int power = 24 * step * i;
        v[first + i + half] = !power        ? apart
                              : power == 48 ? multiply(apart, 1ull << 48)
                              : power == 24 ? multiply(apart, 1ull << 24)
                                            : multiply(apart, 0xffffffff00ull * 256);
      }
}

__device__ inline int slot(int i) {
  return HAND == 1 ? i + i / 8 : HAND == 2 ? i ^ (i >> 3 & 15) : i;
}

template <int STRIDE>
static __device__ __forceinline__ void pass(residue *points, const residue *root) {
  int t = threadIdx.x, low = t % STRIDE, first = t / STRIDE * 8 * STRIDE + low;
  residue v[8];
#pragma unroll
  for (int k = 0; k < 8; ++k)
    v[k] = points[slot(first + k * STRIDE)];
  butterfly8(v);
  points[slot(first)] = v[0];
#pragma unroll
  for (int k = 1; k < 8; ++k)
    points[slot(first + k * STRIDE)] =
        STRIDE == 1 ? v[k] : multiply(v[k], root[low * k * (POINTS / 8 / STRIDE)]);
  __syncthreads();
}

__global__ void __launch_bounds__(THREADS)
    ntt_goldilocks(residue *out, const residue *in, const residue *root, int count) {
  __shared__ residue points[HAND == 1 ? POINTS + POINTS / 8 : POINTS];
  int t = threadIdx.x;
  for (int which = blockIdx.x; which < count; which += gridDim.x) {
    const residue *from = in + (long long)which * POINTS;
    residue *to = out + (long long)which * POINTS;
    for (int i = t; i < POINTS; i += THREADS)
      points[slot(i)] = from[i];
    __syncthreads();
    pass<512>(points, root);
    pass<64>(points, root);
    pass<8>(points, root);
    pass<1>(points, root);
    for (int i = t; i < POINTS; i += THREADS)
      to[i] = points[slot(i)];
    __syncthreads();
  }
}
