/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Repeated Montgomery squaring of numbers of 1024 bits (CIOS), a number a thread: its limbs and the
 * accumulator of 34 limbs lie in dynamic shared memory, behind them the modulus that all share.
 * Carries are inline PTX.
 *
 * A thread's number has 32 words: 32-way; its accumulator 34: 2-way. By hand: a limb more in both
 * (HAND=1); limbs of all threads side by side (HAND=2); limbs XOR lane, the accumulator padded
 * (HAND=3).
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int THREADS = 64, LIMBS = 32;
constexpr int PITCH_A = HAND == 1 ? LIMBS + 1 : LIMBS;
constexpr int PITCH_T = HAND == 1 || HAND == 3 ? LIMBS + 3 : LIMBS + 2;

__device__ __forceinline__ int limb(int thread, int i) {
  return HAND == 2   ? i * THREADS + thread
         : HAND == 3 ? thread * LIMBS + (i ^ (thread & 31))
                     : thread * PITCH_A + i;
}

__device__ __forceinline__ int sum(int thread, int i) {
  return HAND == 2 ? i * THREADS + thread : thread * PITCH_T + i;
}

/* (carry, result) = a * b + t + carry */
__device__ __forceinline__ unsigned mac(unsigned a, unsigned b, unsigned t, unsigned &carry) {
  unsigned lo, hi;
  asm("mad.lo.cc.u32 %0, %2, %3, %4;\n\t"
      "madc.hi.u32 %1, %2, %3, 0;\n\t"
      "add.cc.u32 %0, %0, %5;\n\t"
      "addc.u32 %1, %1, 0;"
      : "=&r"(lo), "=&r"(hi)
      : "r"(a), "r"(b), "r"(t), "r"(carry));
  carry = hi;
  return lo;
}

__device__ __forceinline__ unsigned add_carry(unsigned a, unsigned &carry) {
  unsigned long long both = (unsigned long long)a + carry;
  carry = both >> 32;
  return (unsigned)both;
}

__device__ void square(unsigned *a, unsigned *t, const unsigned *n, unsigned inverse) {
  int me = threadIdx.x;
  __syncthreads();
  for (int i = me; i < THREADS * PITCH_T; i += THREADS)
    t[i] = 0;
  __syncthreads();
#pragma unroll 1
  for (int i = 0; i < LIMBS; ++i) {
    unsigned b = a[limb(me, i)], carry = 0;
#pragma unroll 4
    for (int j = 0; j < LIMBS; ++j)
      t[sum(me, j)] = mac(a[limb(me, j)], b, t[sum(me, j)], carry);
    t[sum(me, LIMBS)] = add_carry(t[sum(me, LIMBS)], carry);
    t[sum(me, LIMBS + 1)] = carry;
    unsigned m = t[sum(me, 0)] * inverse;
    carry = 0;
    mac(m, n[0], t[sum(me, 0)], carry);
#pragma unroll 4
    for (int j = 1; j < LIMBS; ++j)
      t[sum(me, j - 1)] = mac(m, n[j], t[sum(me, j)], carry);
    t[sum(me, LIMBS - 1)] = add_carry(t[sum(me, LIMBS)], carry);
    t[sum(me, LIMBS)] = t[sum(me, LIMBS + 1)] + carry;
  }
  /* Subtract the modulus where the sum is not below it. */
  bool above = t[sum(me, LIMBS)] != 0;
  if (!above) {
    above = true;
    for (int i = LIMBS - 1; i >= 0; --i) {
      unsigned x = t[sum(me, i)], y = n[i];
      if (x != y) {
        above = x > y;
        break;
      }
    }
  }
  unsigned borrow = 0;
  for (int i = 0; i < LIMBS; ++i) {
    unsigned x = t[sum(me, i)], y = above ? n[i] : 0;
    unsigned long long d = (unsigned long long)x - y - borrow;
    borrow = (unsigned)(d >> 63);
    a[limb(me, i)] = (unsigned)d;
  }
}

__global__ void __launch_bounds__(THREADS)
    montmul1024(unsigned *__restrict__ out, const unsigned *__restrict__ in,
                const unsigned *__restrict__ modulus, int squarings) {
  extern __shared__ unsigned memory[];
  unsigned *a = memory, *t = a + THREADS * PITCH_A, *n = t + THREADS * PITCH_T;
  int me = threadIdx.x;
  const unsigned *from = in + (size_t)blockIdx.x * THREADS * LIMBS;
  for (int i = me; i < THREADS * LIMBS; i += THREADS) {
    unsigned x = from[i];
    a[limb(i / LIMBS, i % LIMBS)] = i % LIMBS == LIMBS - 1 ? x >> 1 : x;
  }
  if (me < LIMBS)
    n[me] = modulus[me] | (me == 0 ? 1u : me == LIMBS - 1 ? 0x80000000u : 0u);
  __syncthreads();
  unsigned low = n[0], inverse = 1;
  for (int i = 0; i < 5; ++i)
    inverse *= 2 - low * inverse;
  for (int i = 0; i < squarings; ++i)
    square(a, t, n, -inverse);
  __syncthreads();
  unsigned *to = out + (size_t)blockIdx.x * THREADS * LIMBS;
  for (int i = me; i < THREADS * LIMBS; i += THREADS)
    to[i] = a[limb(i / LIMBS, i % LIMBS)];
}
