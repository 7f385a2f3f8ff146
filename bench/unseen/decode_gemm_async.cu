/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * A matrix of floats times eight vectors, as a language model decodes for eight users: 128 rows to a block of
 * 128 threads, a thread a row, 32 columns at a time in two stages that cp.async fills, 16 bytes a copy; a
 * slice of the depth to each block along y, whose sums are added later.
 *
 * DRAM is the limit. Rows of 128 bytes, 16 read at a time: 8-way. By hand: rows of 36 words (HAND=1); 16
 * bytes XOR-ed with the row (HAND=2); copies of 4 bytes into rows of 33 (HAND=3), four times as many.
 */
#include "mma_ptx.h"

constexpr int ROWS = 128, DEPTH = 32, USERS = 8, ROW = HAND == 1 ? 36 : HAND == 3 ? 33 : 32;

__device__ __forceinline__ int place(int row, int k) {
  return row * ROW + (HAND == 2 ? k ^ (row & 7) << 2 : k);
}

__global__ void __launch_bounds__(ROWS)
    decode_gemm_async(float *__restrict__ out, const float *__restrict__ w, const float *__restrict__ x, int n,
                      int depth, int slice) {
  __shared__ __align__(16) float ws[2][ROWS * ROW];
  __shared__ __align__(16) float xs[2][USERS * DEPTH];
  int t = threadIdx.x;
  const float *from = w + (size_t)blockIdx.x * ROWS * depth + blockIdx.y * slice;
  const float *vectors = x + blockIdx.y * slice;
  auto fetch = [&](int k0, int s) {
#if HAND == 3
#pragma unroll
    for (int i = 0; i < DEPTH; ++i) {
      int r = t / DEPTH + i * (ROWS / DEPTH), k = t % DEPTH;
      asm volatile("cp.async.ca.shared.global [%0], [%1], 4;\n" ::"r"(smem_u32(&ws[s][place(r, k)])),
                   "l"(from + (size_t)r * depth + k0 + k)
                   : "memory");
    }
#else
#pragma unroll
    for (int i = 0; i < DEPTH / 4; ++i) {
      int r = t / 8 + i * 16, k = t % 8 * 4;
      CP_ASYNC_CG(smem_u32(&ws[s][place(r, k)]), from + (size_t)r * depth + k0 + k, 16);
    }
#endif
    if (t < USERS * DEPTH / 4)
      CP_ASYNC_CG(smem_u32(&xs[s][t * 4]), vectors + (size_t)(t / 8) * depth + k0 + t % 8 * 4, 16);
    CP_ASYNC_COMMIT();
  };
  float sum[USERS] = {};
  fetch(0, 0);
  for (int k0 = 0, s = 0; k0 < slice; k0 += DEPTH, s ^= 1) {
    if (k0 + DEPTH < slice) {
      fetch(k0 + DEPTH, s ^ 1);
      CP_ASYNC_WAIT(1);
    } else {
      CP_ASYNC_WAIT(0);
    }
    __syncthreads();
#pragma unroll
    for (int k = 0; k < DEPTH; k += 4) {
      const float *at = &ws[s][place(t, k)];
      float4 a = HAND == 3 ? make_float4(at[0], at[1], at[2], at[3]) : *(const float4 *)at;
#pragma unroll
      for (int u = 0; u < USERS; ++u) {
        float4 b = *(const float4 *)&xs[s][u * DEPTH + k];
        sum[u] = fmaf(a.x, b.x, sum[u]), sum[u] = fmaf(a.y, b.y, sum[u]);
        sum[u] = fmaf(a.z, b.z, sum[u]), sum[u] = fmaf(a.w, b.w, sum[u]);
      }
    }
    __syncthreads();
  }
#pragma unroll
  for (int u = 0; u < USERS; ++u)
    out[((size_t)blockIdx.y * USERS + u) * n + blockIdx.x * ROWS + t] = sum[u];
}
