/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * A matrix of 4-bit NormalFloat weights (QLoRA) times a vector, as a language model decodes: eight
 * weights a lane at a time, through a table that makes two numbers of each byte; the vector is in
 * shared memory, too. A warp has a row, weights have a scale for each 64.
 *
 * The table is read where the weights say; the vector 16 bytes a lane, 32 bytes apart, 2-way. By
 * hand: the vector's two quads of a lane in two halves (HAND=1); that and a table of 16 numbers,
 * which has no conflicts but is read twice as often (HAND=2); that and four tables of pairs, one
 * for each fourth lane, side by side (HAND=3).
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int THREADS = 256, COLUMNS = 4096, GROUP = 64, COPIES = HAND == 3 ? 4 : 1;

__constant__ float levels[16] = {-1.0f,        -0.69619280f, -0.52507305f, -0.39491749f,
                                 -0.28444138f, -0.18477343f, -0.09105004f, 0.0f,
                                 0.07958030f,  0.16093020f,  0.24611230f,  0.33791524f,
                                 0.44070983f,  0.56261700f,  0.72295684f,  1.0f};

__device__ __forceinline__ int place(int i) {
  return HAND ? (i & 4) * (COLUMNS / 8) + (i >> 3) * 4 + (i & 3) : i;
}

/* By a function, so that clang knows the alignment of 16 bytes. */
__device__ __forceinline__ float4 *quad(float *at) { return (float4 *)at; }

__global__ void __launch_bounds__(THREADS)
    nf4_pair_lut(float *__restrict__ out, const unsigned *__restrict__ weights,
                 const float *__restrict__ scales, const float *__restrict__ vector, int rows) {
  __shared__ __align__(16) float x[COLUMNS];
#if HAND == 2
  __shared__ float table[16];
#else
  __shared__ float2 table[256 * COPIES];
#endif
  int t = threadIdx.x, lane = t % 32;
  for (int i = t; i < COLUMNS / 4; i += THREADS)
    *quad(&x[place(i * 4)]) = ((const float4 *)vector)[i];
#if HAND == 2
  if (t < 16)
    table[t] = levels[t];
#else
  for (int i = t; i < 256 * COPIES; i += THREADS)
    table[i] = make_float2(levels[i / COPIES & 15], levels[i / COPIES >> 4]);
#endif
  __syncthreads();
  for (int row = blockIdx.x * (THREADS / 32) + t / 32; row < rows;
       row += gridDim.x * (THREADS / 32)) {
    float sum = 0;
    for (int i = lane; i < COLUMNS / 8; i += 32) {
      unsigned packed = weights[(size_t)row * (COLUMNS / 8) + i];
      float4 low = *quad(&x[place(i * 8)]), high = *quad(&x[place(i * 8 + 4)]);
      float values[8] = {low.x, low.y, low.z, low.w, high.x, high.y, high.z, high.w}, part = 0;
#pragma unroll
      for (int j = 0; j < 4; ++j) {
        unsigned code = packed >> 8 * j & 255;
#if HAND == 2
        float2 w = make_float2(table[code & 15], table[code >> 4]);
#else
        float2 w = table[code * COPIES + lane % COPIES];
#endif
        part = fmaf(w.x, values[2 * j], part);
        part = fmaf(w.y, values[2 * j + 1], part);
      }
      sum = fmaf(part, scales[((size_t)row * COLUMNS + i * 8) / GROUP], sum);
    }
    for (int step = 16; step; step /= 2)
      sum += __shfl_xor_sync(0xffffffffu, sum, step);
    if (lane == 0)
      out[row] = sum;
  }
}
