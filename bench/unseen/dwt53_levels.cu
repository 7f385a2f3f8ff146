/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Reversible 5/3 wavelet of JPEG 2000 on tiles of 64 x 64 samples of 16 bits, some levels by an
 * argument: rows go from one array to the other, columns back, a pointer chosen by the direction.
 * 1,024 threads; a thread computes a low and a high coefficient from five samples.
 *
 * Nothing to gain: along rows lanes read shorts 4 bytes apart, along columns lines. A word more to
 * a row (HAND=1) changes nothing; who stores the result turned, so that both directions run along
 * rows (HAND=2), which saves a branch, makes the stores 32-way.
 */
#include "bounds.h"

#ifndef HAND
#define HAND 0
#endif

constexpr int SIZE = 64, PITCH = HAND == 1 ? SIZE + 2 : SIZE;

static __device__ __forceinline__ int mirrored(int i, int n) {
  return i < 0 ? -i : i >= n ? 2 * n - 2 - i : i;
}

/* Of a line of n samples `step` apart, coefficients i and n / 2 + i. */
static __device__ __forceinline__ void lift(short *to, int to_step, const short *line, int step,
                                            int i, int n) {
  int middle = line[2 * i * step];
  int before2 = line[mirrored(2 * i - 2, n) * step], before = line[mirrored(2 * i - 1, n) * step];
  int after = line[mirrored(2 * i + 1, n) * step], after2 = line[mirrored(2 * i + 2, n) * step];
  int high = after - ((middle + after2) >> 1);
  int high_before = before - ((before2 + middle) >> 1);
  to[i * to_step] = (short)(middle + ((high_before + high + 2) >> 2));
  to[(n / 2 + i) * to_step] = (short)high;
}

__global__ void __launch_bounds__(1024)
    dwt53_levels(short *out, const short *in, int width, int levels) {
  __shared__ short first[SIZE * PITCH], second[SIZE * PITCH];
  int tx = threadIdx.x, ty = threadIdx.y;
  const short *from = in + (long long)blockIdx.y * SIZE * width + blockIdx.x * SIZE;
  for (int y = ty; y < SIZE; y += 32)
    for (int x = tx; x < SIZE; x += 32)
      first[y * PITCH + x] = from[y * width + x];
  __syncthreads();
  for (int pass = 0; pass < 2 * levels; ++pass) {
    int n = SIZE >> pass / 2;
    bool columns = pass & 1;
    short *now = columns ? second : first, *next = columns ? first : second;
#if HAND == 2
    /* Lines lie along rows both times; the result is stored turned. */
    for (int y = ty; y < n; y += 32)
      if (tx < n / 2)
        lift(next + y, PITCH, now + y * PITCH, 1, tx, n);
#else
    if (columns) {
      for (int x = tx; x < n; x += 32)
        if (ty < n / 2)
          lift(next + x, PITCH, now + x, PITCH, ty, n);
    } else {
      for (int y = ty; y < n; y += 32)
        if (tx < n / 2)
          lift(next + y * PITCH, 1, now + y * PITCH, 1, tx, n);
    }
#endif
    __syncthreads();
  }
  short *to = out + (long long)blockIdx.y * SIZE * width + blockIdx.x * SIZE;
  for (int y = ty; y < SIZE; y += 32)
    for (int x = tx; x < SIZE; x += 32)
      to[y * width + x] = first[y * PITCH + x];
}
