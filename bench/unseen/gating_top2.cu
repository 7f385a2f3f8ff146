/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The gate of a mixture of 64 experts: softmax of each token's logits, the two greatest and their shares. 64 tokens at
 * a time come by asynchronous copies to one of two buffers, whose pointers swap, while those of the other are looked
 * through, a thread a token; blocks stay and take every so many-th tile.
 *
 * Lanes are rows of 256 bytes: 32-way, or 8-way where 16 bytes are read. By hand: rows of 68 read 16 bytes at a time
 * (HAND=1), 16 bytes XOR row (HAND=2), rows of 65 by copies of 4 bytes (HAND=3). When that is gone, the kernel waits
 * for memory.
 */
#include <cuda_pipeline_primitives.h>
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int EXPERTS = 64, TOKENS = 64, ROW = HAND == 1 ? EXPERTS + 4 : HAND == 3 ? EXPERTS + 1 : EXPERTS;
constexpr int PIECE = HAND == 3 ? 1 : 4;

__device__ __forceinline__ int at(int token, int expert) {
  return token * ROW + (HAND == 2 ? expert ^ (token & 7) << 2 : expert);
}

__device__ __forceinline__ void fetch(float *to, const float *__restrict__ from) {
#pragma unroll 16
  for (int i = threadIdx.x * PIECE; i < TOKENS * EXPERTS; i += TOKENS * PIECE)
    __pipeline_memcpy_async(&to[at(i / EXPERTS, i % EXPERTS)], from + i, PIECE * 4);
  __pipeline_commit();
}

__device__ __forceinline__ void four(float (&v)[4], const float *from, int token, int expert) {
#if HAND == 1 || HAND == 2
  float4 f = *(const float4 *)&from[at(token, expert)];
  v[0] = f.x, v[1] = f.y, v[2] = f.z, v[3] = f.w;
#else
  for (int i = 0; i < 4; ++i)
    v[i] = from[at(token, expert + i)];
#endif
}

__global__ void __launch_bounds__(TOKENS)
    gating_top2(float2 *__restrict__ shares, uchar2 *__restrict__ experts, const float *__restrict__ logits, int tiles) {
  __shared__ __align__(16) float one[TOKENS * ROW], two[TOKENS * ROW];
  float *now = one, *next = two;
  int t = threadIdx.x;
  if (blockIdx.x < tiles)
    fetch(now, logits + (size_t)blockIdx.x * TOKENS * EXPERTS);
  for (int tile = blockIdx.x; tile < tiles; tile += gridDim.x) {
    if (tile + gridDim.x < tiles)
      fetch(next, logits + (size_t)(tile + gridDim.x) * TOKENS * EXPERTS);
    else
      __pipeline_commit();
    __pipeline_wait_prior(1);
    __syncthreads();
    float first = -INFINITY, second = -INFINITY, sum = 0;
    int best = 0, other = 0;
#pragma unroll 4
    for (int e = 0; e < EXPERTS; e += 4) {
      float v[4];
      four(v, now, t, e);
#pragma unroll
      for (int i = 0; i < 4; ++i) {
        if (v[i] > first) {
          second = first, other = best;
          first = v[i], best = e + i;
        } else if (v[i] > second) {
          second = v[i], other = e + i;
        }
      }
    }
#pragma unroll 4
    for (int e = 0; e < EXPERTS; e += 4) {
      float v[4];
      four(v, now, t, e);
#pragma unroll
      for (int i = 0; i < 4; ++i)
        sum += __expf(v[i] - first);
    }
    size_t token = (size_t)tile * TOKENS + t;
    shares[token] = make_float2(1.0f / sum, __expf(second - first) / sum);
    experts[token] = make_uchar2(best, other);
    __syncthreads();
    float *done = now;
    now = next;
    next = done;
  }
}
