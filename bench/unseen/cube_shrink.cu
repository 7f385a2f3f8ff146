/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Denoising of video by shrinkage in the transform domain (as in BM4D): cubes of 8 x 8 x 8 voxels, cosine transform along each axis, small coefficients dropped,
 * and back. A thread has a line of eight; each pass reads one buffer and writes the other, which then change places. The pass is a function that is
 * not inlined and gets both pointers, the strides of its line and of its neighbours. Four cubes a block.
 *
 * Lines along x are 8-way, along y 2-way, along z free. By hand: rows of 9 in planes of 72 (HAND=1: 2-way along z), XOR of
 * column, row and plane (HAND=2: free).
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int CUBES = 4, THREADS = CUBES * 64, CUBE = HAND == 1 ? 8 * 72 : 512;

__device__ __forceinline__ int at(int z, int y, int x) {
#if HAND == 1
  return z * 72 + y * 9 + x;
#elif HAND == 2
  return z * 64 + ((y ^ (z & 3)) * 8) + (x ^ (y >> 2) ^ (z & 3) * 2);
#else
  return z * 64 + y * 8 + x;
#endif
}

template <int AXIS> __device__ __forceinline__ int voxel(int line, int k) {
  int a = line % 8, b = line / 8;
  return AXIS == 0 ? at(b, a, k) : AXIS == 1 ? at(b, k, a) : at(k, b, a);
}

__constant__ float cosines[8][8] = {{0.353553391f, 0.353553391f, 0.353553391f, 0.353553391f, 0.353553391f, 0.353553391f, 0.353553391f, 0.353553391f},
                                    {0.490392640f, 0.415734806f, 0.277785117f, 0.097545161f, -0.097545161f, -0.277785117f, -0.415734806f, -0.490392640f},
                                    {0.461939766f, 0.191341716f, -0.191341716f, -0.461939766f, -0.461939766f, -0.191341716f, 0.191341716f, 0.461939766f},
                                    {0.415734806f, -0.097545161f, -0.490392640f, -0.277785117f, 0.277785117f, 0.490392640f, 0.097545161f, -0.415734806f},
                                    {0.353553391f, -0.353553391f, -0.353553391f, 0.353553391f, 0.353553391f, -0.353553391f, -0.353553391f, 0.353553391f},
                                    {0.277785117f, -0.490392640f, 0.097545161f, 0.415734806f, -0.415734806f, -0.097545161f, 0.490392640f, -0.277785117f},
                                    {0.191341716f, -0.461939766f, 0.461939766f, -0.191341716f, -0.191341716f, 0.461939766f, -0.461939766f, 0.191341716f},
                                    {0.097545161f, -0.277785117f, 0.415734806f, -0.490392640f, 0.490392640f, -0.415734806f, 0.277785117f, -0.097545161f}};

template <int AXIS, bool BACK> __device__ __noinline__ void pass(const float *from, float *to, float least) {
  const int cube = threadIdx.x / 64 * CUBE, line = threadIdx.x % 64;
  float v[8];
#pragma unroll
  for (int k = 0; k < 8; ++k)
    v[k] = from[cube + voxel<AXIS>(line, k)];
#pragma unroll
  for (int k = 0; k < 8; ++k) {
    float sum = 0;
#pragma unroll
    for (int i = 0; i < 8; ++i)
      sum = fmaf(BACK ? cosines[i][k] : cosines[k][i], v[i], sum);
    to[cube + voxel<AXIS>(line, k)] = fabsf(sum) < least ? 0.f : sum;
  }
}

__global__ void __launch_bounds__(THREADS) cube_shrink(float *__restrict__ clean, const float *__restrict__ noisy, float threshold, int rounds) {
  __shared__ float ping[CUBES * CUBE], pong[CUBES * CUBE];
  const int t = threadIdx.x;
  for (int round = 0; round < rounds; ++round) {
    size_t first = ((size_t)blockIdx.x * rounds + round) * CUBES * 512;
    for (int i = t; i < CUBES * 512; i += THREADS)
      ping[i / 512 * CUBE + at(i / 64 % 8, i / 8 % 8, i % 8)] = noisy[first + i];
    float *now = ping, *next = pong, *other;
    __syncthreads();
#define PASS(axis, back, least)                                                                                                                                            \
  pass<axis, back>(now, next, least);                                                                                                                                      \
  __syncthreads();                                                                                                                                                         \
  other = now, now = next, next = other;
    PASS(0, false, 0.f)
    PASS(1, false, 0.f)
    PASS(2, false, threshold)
    PASS(2, true, 0.f)
    PASS(1, true, 0.f)
    PASS(0, true, 0.f)
    for (int i = t; i < CUBES * 512; i += THREADS)
      clean[first + i] = now[i / 512 * CUBE + at(i / 64 % 8, i / 8 % 8, i % 8)];
    __syncthreads();
  }
}
