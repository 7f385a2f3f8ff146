/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Euclidean distance transform (Felzenszwalb, Huttenlocher), the pass along z of a volume: a thread
 * has a column, whose length is an argument, and builds the lower envelope of its parabolas in
 * dynamic shared memory: values and borders in floats, places in shorts, carved one after another.
 *
 * Columns of 96 lie one after the other: 32-way, shorts 16-way, less where data parts the lanes. By
 * hand: columns side by side (HAND=1); an odd number of words for each (HAND=2); place XOR thread,
 * for multiples of 32 (HAND=3).
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int THREADS = 64;

__device__ __forceinline__ int at(int i, int n) {
  int t = threadIdx.x;
  return HAND == 1   ? i * THREADS + t
         : HAND == 2 ? t * (n | 1) + i
         : HAND == 3 ? t * n + (i ^ (t & 31))
                     : t * n + i;
}

__device__ __forceinline__ int at_short(int i, int n) {
  int t = threadIdx.x;
  return HAND == 1   ? i * THREADS + t
         : HAND == 2 ? t * 2 * (n / 2 | 1) + i
         : HAND == 3 ? t * n + (i ^ (t >> 1 & 15) << 1)
                     : t * n + i;
}

/* Returns the number of parabolas of the envelope, less one. */
__device__ int envelope(const float *f, float *border, unsigned short *place, int n) {
  int k = 0;
  place[at_short(0, n)] = 0;
  border[at(0, n)] = -3.0e38f;
  for (int q = 1; q < n; ++q) {
    float fq = f[at(q, n)] + (float)(q * q), s;
    for (;;) {
      int v = place[at_short(k, n)];
      s = (fq - (f[at(v, n)] + (float)(v * v))) / (float)(2 * (q - v));
      if (k == 0 || s > border[at(k, n)])
        break;
      --k;
    }
    ++k;
    place[at_short(k, n)] = q;
    border[at(k, n)] = s;
  }
  return k;
}

__global__ void __launch_bounds__(THREADS)
    edt_envelope(float *__restrict__ out, const float *__restrict__ in, int columns, int n) {
  extern __shared__ float memory[];
  int pitch = HAND == 2 ? n | 1 : n;
  float *f = memory, *border = f + THREADS * pitch;
  unsigned short *place = (unsigned short *)(border + THREADS * pitch);
  int column = blockIdx.x * THREADS + threadIdx.x;
  for (int q = 0; q < n; ++q)
    f[at(q, n)] = in[(size_t)q * columns + column];
  int last = envelope(f, border, place, n), k = 0;
  for (int q = 0; q < n; ++q) {
    while (k < last && border[at(k + 1, n)] < (float)q)
      ++k;
    int v = place[at_short(k, n)];
    out[(size_t)q * columns + column] = (float)((q - v) * (q - v)) + f[at(v, n)];
  }
}
