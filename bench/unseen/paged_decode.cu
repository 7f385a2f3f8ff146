/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * One step of attention with paged keys and values (vLLM's PagedAttention, version 1): a block of
 * 128 threads has one head of one sequence; a page holds 16 tokens of 128 halves, the block table
 * says which. Dynamic memory is carved into the query, the scores of the whole context (an argument
 * says how many), partial sums, and a tile of 4 pages of keys, which two threads a token read 16
 * bytes at a time.
 *
 * Rows of the key tile are 256 bytes, the two halves of a row 128: 8-way. By hand: 16 bytes more in
 * a row (HAND=1: 2-way stays); 16 bytes XOR-ed with the token and the half, no room (HAND=2).
 */
#include <cuda_fp16.h>
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int DIM = 128, PAGE = 16, PAGES = 4, TOKENS = PAGE * PAGES, THREADS = 128;
constexpr int CHUNKS = DIM / 8; /* of 16 bytes */
constexpr int PITCH = CHUNKS + (HAND == 1 ? 1 : 0);

__device__ __forceinline__ int place(int token, int chunk) {
  return token * PITCH + (HAND == 2 ? chunk ^ ((token & 3) * 2 + (chunk >> 3)) : chunk);
}

__device__ __forceinline__ float dot8(uint4 k, const float *q, float sum) {
  const __half2 *pairs = (const __half2 *)&k;
#pragma unroll
  for (int i = 0; i < 4; ++i) {
    float2 f = __half22float2(pairs[i]);
    sum += f.x * q[2 * i];
    sum += f.y * q[2 * i + 1];
  }
  return sum;
}

template <typename Op> __device__ __forceinline__ float block_reduce(float v, float *part, Op op) {
#pragma unroll
  for (int step = 16; step; step >>= 1)
    v = op(v, __shfl_xor_sync(0xffffffffu, v, step));
  __syncthreads();
  if (threadIdx.x % 32 == 0)
    part[threadIdx.x / 32] = v;
  __syncthreads();
  return op(op(part[0], part[1]), op(part[2], part[3]));
}

__global__ void __launch_bounds__(THREADS)
    paged_decode(__half *__restrict__ out, const __half *__restrict__ queries,
                 const uint4 *__restrict__ key_pages, const __half *__restrict__ value_pages,
                 const int *__restrict__ tables, const int *__restrict__ lengths, int max_context,
                 int heads, int kv_heads, float scale) {
  extern __shared__ __align__(128) unsigned char memory[];
  float *q = (float *)memory;                    /* DIM */
  float *part = q + DIM;                         /* 32 */
  float *scores = part + 32;                     /* max_context, a multiple of TOKENS */
  uint4 *tile = (uint4 *)(scores + max_context); /* TOKENS * PITCH */
  int t = threadIdx.x, head = blockIdx.x, seq = blockIdx.y;
  int length = lengths[seq], kv = head / (heads / kv_heads);
  const int *table = tables + seq * (max_context / PAGE);
  q[t] = __half2float(queries[(seq * heads + head) * DIM + t]) * scale;
  float top = -3.0e38f;
  for (int first = 0; first < length; first += TOKENS) {
    __syncthreads();
    for (int i = t; i < TOKENS * CHUNKS; i += THREADS) {
      int token = i / CHUNKS, chunk = i % CHUNKS;
      if (first + token < length) {
        int page = table[(first + token) / PAGE];
        tile[place(token, chunk)] =
            key_pages[(((size_t)page * kv_heads + kv) * PAGE + token % PAGE) * CHUNKS + chunk];
      }
    }
    __syncthreads();
    int token = t / 2, half = t % 2;
    float sum = 0;
    if (first + token < length)
#pragma unroll
      for (int c = 0; c < CHUNKS / 2; ++c) {
        int chunk = half * (CHUNKS / 2) + c;
        sum = dot8(tile[place(token, chunk)], q + chunk * 8, sum);
      }
    sum += __shfl_xor_sync(0xffffffffu, sum, 1);
    if (first + token < length) {
      if (half == 0)
        scores[first + token] = sum;
      top = fmaxf(top, sum);
    }
  }
  top = block_reduce(top, part, [](float a, float b) { return fmaxf(a, b); });
  float all = 0;
  for (int i = t; i < length; i += THREADS) {
    float p = exp2f((scores[i] - top) * 1.44269504f);
    scores[i] = p;
    all += p;
  }
  all = block_reduce(all, part, [](float a, float b) { return a + b; });
  float sum = 0;
  for (int i = 0; i < length; ++i) {
    size_t page = table[i / PAGE];
    sum +=
        scores[i] * __half2float(value_pages[((page * kv_heads + kv) * PAGE + i % PAGE) * DIM + t]);
  }
  out[(seq * heads + head) * DIM + t] = __float2half(all > 0 ? sum / all : 0.0f);
}
