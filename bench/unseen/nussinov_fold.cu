/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Folding of RNA (Nussinov): the most pairs of each interval of a sequence of 127 letters, by diagonals of a
 * table of shorts in shared memory; 96 threads to a sequence, a thread an interval.
 *
 * Both loads of the innermost loop go down the diagonal. Rows of 127 shorts: steps of 128, 64 words, 32-way.
 * The reflex of a row one longer (HAND=1) leaves 2-way; rows of 129 (HAND=2) are clean, as are rows of which
 * each is a diagonal (HAND=3).
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int N = 127, THREADS = 96, ROW = HAND == 1 ? 128 : HAND == 2 ? 129 : 127;

__device__ __forceinline__ int place(int i, int j) { return HAND == 3 ? (j - i) * ROW + i : i * ROW + j; }

__global__ void __launch_bounds__(THREADS)
    nussinov_fold(unsigned short *__restrict__ out, const unsigned char *__restrict__ letters, int loop) {
  __shared__ unsigned short best[N * ROW];
  __shared__ unsigned char text[N + 1];
  int t = threadIdx.x;
  for (int i = t; i < N; i += THREADS)
    text[i] = letters[(size_t)blockIdx.x * N + i];
  for (int i = t; i < N; i += THREADS)
    best[place(i, i)] = 0;
  __syncthreads();
  for (int d = 1; d < N; ++d) {
    for (int i = t; i + d < N; i += THREADS) {
      int j = i + d, most = 0;
      if (d > loop) {
        int a = text[i], b = text[j];
        most = best[place(i + 1, j - 1)] + (a + b == 3 || a * b == 6);
      }
#pragma unroll 4
      for (int c = 0; c < d; ++c)
        most = max(most, best[place(i, i + c)] + best[place(i + c + 1, j)]);
      best[place(i, j)] = (unsigned short)most;
    }
    __syncthreads();
  }
  for (int i = t; i < N; i += THREADS)
    out[(size_t)blockIdx.x * N + i] = best[place(i, N - 1)];
}
