/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Full search of motion, as encoders of video do it: a block of 16x16 pixels against a window of
 * 32x32 displacements; a thread has four of them. Then sixteen lanes write the mean difference of
 * each row of the best one, from which the encoder predicts.
 *
 * The search, all of the time, reads neighbouring bytes at constant offsets, 256 for each
 * displacement, and is bound by integers. The rows at the end are 8-way, sixteen loads of half a
 * warp. By hand: rows of 68 bytes, which costs nothing and gains nothing (HAND=1), words XOR row
 * (HAND=2).
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int SIZE = 16, RANGE = 32, SIDE = SIZE + RANGE, PITCH = HAND == 1 ? 68 : 64;

__device__ __forceinline__ int place(int y, int x) {
  return HAND == 2 ? y * PITCH + (x ^ (y >> 1 & 7) << 2) : y * PITCH + x;
}

__global__ void __launch_bounds__(256)
    sad_search(unsigned *__restrict__ best, int *__restrict__ means,
               const unsigned char *__restrict__ current,
               const unsigned char *__restrict__ reference, int width) {
  __shared__ __align__(16) unsigned char window[SIDE * PITCH];
  __shared__ __align__(16) unsigned char block[SIZE * SIZE];
  __shared__ unsigned least;
  int tx = threadIdx.x, ty = threadIdx.y, t = ty * 32 + tx;
  int left = blockIdx.x * SIZE, top = blockIdx.y * SIZE;
  int number = blockIdx.y * gridDim.x + blockIdx.x;
  for (int i = t; i < SIDE * SIDE; i += 256)
    window[place(i / SIDE, i % SIDE)] = reference[(top + i / SIDE) * width + left + i % SIDE];
  block[t] = current[(top + 16 + t / SIZE) * width + left + 16 + t % SIZE];
  if (t == 0)
    least = ~0u;
  __syncthreads();
  for (int dy = ty; dy < RANGE; dy += 8) {
    int sum = 0;
#pragma unroll
    for (int y = 0; y < SIZE; ++y) {
      uint4 row = *(const uint4 *)&block[y * SIZE];
      unsigned words[4] = {row.x, row.y, row.z, row.w};
#pragma unroll
      for (int x = 0; x < SIZE; ++x)
        sum += abs((int)window[place(dy + y, tx + x)] - (int)(words[x / 4] >> x % 4 * 8 & 255));
    }
    atomicMin(&least, (unsigned)sum << 10 | dy << 5 | tx);
  }
  __syncthreads();
  if (t < SIZE) {
    int dy = least >> 5 & 31, dx = least & 31, sum = 0;
    for (int x = 0; x < SIZE; ++x)
      sum += (int)block[t * SIZE + x] - (int)window[place(dy + t, dx + x)];
    means[number * SIZE + t] = sum;
    if (t == 0)
      best[number] = least;
  }
}
