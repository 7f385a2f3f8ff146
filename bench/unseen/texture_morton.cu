/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Textures on their way to a software renderer: an image of 32-bit pixels becomes tiles of 16x16
 * in Morton's order. A block of two warps has one tile, loaded four pixels at a time.
 *
 * Eight by four neighbours are read at once, 2-way in rows of 16 words, four loads of a thread that
 * waits for global memory. By hand: rows of 24 (HAND=1), vector XOR row (HAND=2).
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int SIDE = 16, THREADS = 64, PITCH = HAND == 1 ? SIDE + 8 : SIDE;

__device__ __forceinline__ int place(int y, int x) {
  return y * PITCH + (HAND == 2 ? x ^ (y >> 1 & 1) << 3 : x);
}

/* Every second bit of eight. */
__device__ __forceinline__ int every_second(int i) {
  i &= 0x55;
  i = (i | i >> 1) & 0x33;
  return (i | i >> 2) & 0x0f;
}

__global__ void __launch_bounds__(THREADS)
    texture_morton(unsigned *__restrict__ tiles, const unsigned *__restrict__ image, int width) {
  __shared__ __align__(16) unsigned tile[SIDE * PITCH];
  int t = threadIdx.x, y = t / 4, x = t % 4 * 4;
  const unsigned *from = image + ((size_t)blockIdx.y * SIDE + y) * width + blockIdx.x * SIDE + x;
  *(uint4 *)&tile[place(y, x)] = *(const uint4 *)from;
  __syncthreads();
  unsigned *to = tiles + ((size_t)blockIdx.y * gridDim.x + blockIdx.x) * SIDE * SIDE;
#pragma unroll
  for (int i = t; i < SIDE * SIDE; i += THREADS)
    to[i] = tile[place(every_second(i >> 1), every_second(i))];
}
