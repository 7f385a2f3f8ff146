/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Stockham's self-sorting FFT, radix 4, out of place: each pass reads one shared array and writes
 * the other, and two pointers are swapped. How many passes, and so which array has the result, an
 * argument says (64, 256 or 1,024 points, as many threads as a quarter).
 *
 * Reads are whole lines; the first pass writes complex numbers 4 apart, the second groups of 4 that
 * lie 16 apart: 4-way of half warps. By hand: a number more after 16 (HAND=1), which does not part
 * the groups; two bits of the row XORed into both places (HAND=2), which parts all.
 */
#include "../kernels/complex.h"
#include "bounds.h"

#ifndef HAND
#define HAND 0
#endif

constexpr int MOST = 1024, ROOM = HAND == 1 ? MOST + MOST / 16 : MOST;

__device__ inline int slot(int i) {
  return HAND == 1 ? i + i / 16 : HAND == 2 ? i ^ (i >> 4 & 3) * 5 : i;
}

__global__ void __launch_bounds__(MOST / 4)
    stockham_swap(Complex *out, const Complex *in, const Complex *root, int points) {
  __shared__ Complex ping[ROOM], pong[ROOM];
  int t = threadIdx.x, apart = points / 4;
  Complex *now = ping, *next = pong;
  const Complex *from = in + (long long)blockIdx.x * points;
#pragma unroll
  for (int j = 0; j < 4; ++j)
    now[slot(t + j * apart)] = from[t + j * apart];
  __syncthreads();

  for (int s = 1; s < points; s *= 4) {
    int k = t & (s - 1), step = apart / s;
    Complex a = now[slot(t)];
    Complex b = now[slot(t + apart)] * root[k * step];
    Complex c = now[slot(t + 2 * apart)] * root[2 * k * step];
    Complex d = now[slot(t + 3 * apart)] * root[3 * k * step];
    Complex even = a + c, odd = a - c, sum = b + d, turned = turn(b - d);
    int first = (t - k) * 4 + k;
    next[slot(first)] = even + sum;
    next[slot(first + s)] = odd + turned;
    next[slot(first + 2 * s)] = even - sum;
    next[slot(first + 3 * s)] = odd - turned;
    __syncthreads();
    Complex *last = now;
    now = next;
    next = last;
  }
  Complex *to = out + (long long)blockIdx.x * points;
#pragma unroll
  for (int j = 0; j < 4; ++j)
    to[t + j * apart] = now[slot(t + j * apart)];
}
