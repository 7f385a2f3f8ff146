/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * A low-rank adapter of a language model, fused: y = (x A^T) B^T with rank 16, for 64 tokens to a block of
 * 128 threads. Tokens, A and the products of rank 16 are carved from one dynamic block at constant offsets,
 * rows of 64, 64 and 16 words; tiles of B take the tokens' place later.
 *
 * Lanes are tokens, then outputs: loads of tokens 32-way (8-way where 16 bytes wide), those of B and stores
 * of products 16-way. By hand: rows of 65 and 17 (HAND=1); rows of 68 and 20, by float4 (HAND=2); float4
 * XOR-ed with the row (HAND=3), which takes no room.
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int TOKENS = 64, CHUNK = 64, RANK = 16, THREADS = 128;
constexpr int X_ROW = HAND == 1 ? 65 : HAND == 2 ? 68 : 64, R_ROW = HAND == 1 ? 17 : HAND == 2 ? 20 : 16;
constexpr int A_AT = TOKENS * X_ROW, H_AT = A_AT + RANK * CHUNK;

__device__ __forceinline__ int wide(int row, int k) { return row * X_ROW + (HAND == 3 ? k ^ (row & 7) << 2 : k); }
__device__ __forceinline__ int narrow(int row, int k) {
  return row * R_ROW + (HAND == 3 ? k ^ (row >> 1 & 3) << 2 : k);
}

__global__ void __launch_bounds__(THREADS)
    lora_carved(float *__restrict__ y, const float *__restrict__ x, const float *__restrict__ a,
                const float *__restrict__ b, int depth, int outputs) {
  extern __shared__ __align__(16) float pool[];
  float *xs = pool, *as = pool + A_AT, *hs = pool + H_AT, *bs = pool;
  int t = threadIdx.x, column = t & 63, half = t >> 6;
  const float *tokens = x + (size_t)blockIdx.x * TOKENS * depth;
  float sum[RANK / 2] = {};
  for (int k0 = 0; k0 < depth; k0 += CHUNK) {
#pragma unroll 8
    for (int i = t; i < TOKENS * CHUNK; i += THREADS)
      xs[wide(i / CHUNK, i % CHUNK)] = tokens[(size_t)(i / CHUNK) * depth + k0 + i % CHUNK];
#pragma unroll
    for (int i = t; i < RANK * CHUNK; i += THREADS)
      as[i] = a[(i / CHUNK) * depth + k0 + i % CHUNK];
    __syncthreads();
#pragma unroll 4
    for (int k = 0; k < CHUNK; k += 4) {
      float v[4];
#if HAND >= 2
      float4 f = *(const float4 *)&xs[wide(column, k)];
      v[0] = f.x, v[1] = f.y, v[2] = f.z, v[3] = f.w;
#else
      for (int i = 0; i < 4; ++i)
        v[i] = xs[wide(column, k + i)];
#endif
#pragma unroll
      for (int r = 0; r < RANK / 2; ++r)
#pragma unroll
        for (int i = 0; i < 4; ++i)
          sum[r] = fmaf(v[i], as[(half * (RANK / 2) + r) * CHUNK + k + i], sum[r]);
    }
    __syncthreads();
  }
#if HAND >= 2
#pragma unroll
  for (int r = 0; r < RANK / 2; r += 4)
    *(float4 *)&hs[narrow(column, half * (RANK / 2) + r)] = make_float4(sum[r], sum[r + 1], sum[r + 2], sum[r + 3]);
#else
#pragma unroll
  for (int r = 0; r < RANK / 2; ++r)
    hs[narrow(column, half * (RANK / 2) + r)] = sum[r];
#endif
  for (int o0 = 0; o0 < outputs; o0 += 64) {
    __syncthreads();
#pragma unroll
    for (int i = t; i < 64 * RANK; i += THREADS)
      bs[narrow(i / RANK, i % RANK)] = b[o0 * RANK + i];
    __syncthreads();
    float w[RANK];
#if HAND >= 2
#pragma unroll
    for (int r = 0; r < RANK; r += 4) {
      float4 f = *(const float4 *)&bs[narrow(column, r)];
      w[r] = f.x, w[r + 1] = f.y, w[r + 2] = f.z, w[r + 3] = f.w;
    }
#else
#pragma unroll
    for (int r = 0; r < RANK; ++r)
      w[r] = bs[narrow(column, r)];
#endif
#pragma unroll 2
    for (int i = 0; i < TOKENS / 2; ++i) {
      int row = half * (TOKENS / 2) + i;
      float s = 0;
#if HAND >= 2
#pragma unroll
      for (int r = 0; r < RANK; r += 4) {
        float4 f = *(const float4 *)&hs[narrow(row, r)];
        s = fmaf(f.x, w[r], s), s = fmaf(f.y, w[r + 1], s), s = fmaf(f.z, w[r + 2], s), s = fmaf(f.w, w[r + 3], s);
      }
#else
#pragma unroll
      for (int r = 0; r < RANK; ++r)
        s = fmaf(hs[narrow(row, r)], w[r], s);
#endif
      y[((size_t)blockIdx.x * TOKENS + row) * outputs + o0 + column] = s;
    }
  }
}
