/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The grouped matrix product of a mixture of experts: a block takes 32 slots of the list of tokens
 * sorted by expert, gathers their rows of X, multiplies by 64 rows of the expert's W (nn.Linear's
 * order), and scales by the gate. Slots beyond the tokens are padding; a block of padding alone
 * leaves at once. Dynamic memory is carved into token numbers, gates, and both tiles as pairs of
 * halves; 128 threads have 4x4 sums each.
 *
 * Rows of 32 pairs are 128 bytes: 16 lanes read one column of W, 16-way. By hand: one pair more in
 * a row (HAND=1); W's tile transposed (HAND=2: conflicts move to the stores); 16 bytes at a time,
 * four pairs more in a row (HAND=3).
 */
#include <cuda_fp16.h>
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int TM = 32, TN = 64, TK = 32 /* pairs */, THREADS = 128;
constexpr int PITCH = HAND == 1 ? TK + 1 : HAND == 3 ? TK + 4 : TK;

__device__ __forceinline__ float fma2(__half2 a, __half2 b, float sum) {
  float2 x = __half22float2(a), y = __half22float2(b);
  sum += x.x * y.x;
  return sum + x.y * y.y;
}

__global__ void __launch_bounds__(THREADS)
    moe_gather(float *__restrict__ out, const __half2 *__restrict__ x,
               const __half2 *__restrict__ w, const int *__restrict__ slots,
               const float *__restrict__ gates, const int *__restrict__ experts, int tokens, int n,
               int depth, int top_k) {
  extern __shared__ __align__(16) unsigned char memory[];
  int *ids = (int *)memory;
  float *gate = (float *)(ids + TM);
  __half2 *xs = (__half2 *)(gate + TM);
  __half2 *ws = xs + TM * PITCH;
  int t = threadIdx.x, first = blockIdx.y * TM, n0 = blockIdx.x * TN;
  int expert = experts[blockIdx.y];
  if (t < TM) {
    int id = slots[first + t];
    ids[t] = id;
    gate[t] = id < tokens * top_k ? gates[id] : 0.0f;
  }
  if (!__syncthreads_or(t < TM && slots[first + t] < tokens * top_k))
    return;
  const __half2 *we = w + ((size_t)expert * n + n0) * depth;
  int tx = t % 16, ty = t / 16;
  float sum[4][4] = {};
  for (int k0 = 0; k0 < depth; k0 += TK) {
    for (int i = t; i < TM * TK; i += THREADS) {
      int m = i / TK, k = i % TK, id = ids[m];
      xs[m * PITCH + k] = id < tokens * top_k ? x[(size_t)(id / top_k) * depth + k0 + k]
                                              : __floats2half2_rn(0.0f, 0.0f);
    }
    for (int i = t; i < TN * TK; i += THREADS) {
      int r = i / TK, k = i % TK;
      ws[HAND == 2 ? k * TN + r : r * PITCH + k] = we[(size_t)r * depth + k0 + k];
    }
    __syncthreads();
#if HAND == 3
    for (int k = 0; k < TK; k += 4) {
      uint4 a[4], b[4];
      for (int i = 0; i < 4; ++i)
        a[i] = *(const uint4 *)&xs[(ty * 4 + i) * PITCH + k];
      for (int j = 0; j < 4; ++j)
        b[j] = *(const uint4 *)&ws[(tx + j * 16) * PITCH + k];
      for (int i = 0; i < 4; ++i)
        for (int j = 0; j < 4; ++j)
          for (int e = 0; e < 4; ++e)
            sum[i][j] = fma2(((__half2 *)&a[i])[e], ((__half2 *)&b[j])[e], sum[i][j]);
    }
#else
#pragma unroll 4
    for (int k = 0; k < TK; ++k) {
      __half2 a[4], b[4];
      for (int i = 0; i < 4; ++i)
        a[i] = xs[(ty * 4 + i) * PITCH + k];
      for (int j = 0; j < 4; ++j)
        b[j] = ws[HAND == 2 ? k * TN + tx + j * 16 : (tx + j * 16) * PITCH + k];
      for (int i = 0; i < 4; ++i)
        for (int j = 0; j < 4; ++j)
          sum[i][j] = fma2(a[i], b[j], sum[i][j]);
    }
#endif
    __syncthreads();
  }
  for (int i = 0; i < 4; ++i) {
    int m = ty * 4 + i, id = ids[m];
    if (id >= tokens * top_k)
      continue;
    for (int j = 0; j < 4; ++j)
      out[(size_t)id * n + n0 + tx + j * 16] = sum[i][j] * gate[m];
  }
}
