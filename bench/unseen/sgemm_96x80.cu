/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * C = alpha * A * B in floats with ragged borders, 96x80 of C to a block of 192 threads, 8x5 a
 * thread, eight deep; A is stored turned, two buffers of both in dynamic shared memory, next slices
 * wait in registers.
 *
 * Tuned by hand already: rows of A have 100 words, so that what turns it is clean and float4 stay
 * aligned. By hand instead: rows of 96, the second four of the depth XOR-ed by 16 (HAND=1).
 */
#include <cuda_runtime.h>

#ifndef HAND
#define HAND 0
#endif

constexpr int BM = 96, BN = 80, BK = 8, TM = 8, TN = 5, THREADS = (BM / TM) * (BN / TN);
constexpr int A_ROW = HAND == 1 ? BM : BM + 4, STAGE = BK * (A_ROW + BN);

__device__ __forceinline__ int a_place(int k, int row) {
  return k * A_ROW + (HAND == 1 ? row ^ (k >> 2 & 1) << 4 : row);
}

__global__ void __launch_bounds__(THREADS)
    sgemm_96x80(float *__restrict__ c, const float *__restrict__ a, const float *__restrict__ b,
                int m, int n, int depth, float alpha) {
  extern __shared__ __align__(16) float stages[];
  int t = threadIdx.x, tx = t % (BN / TN), ty = t / (BN / TN);
  int row0 = blockIdx.y * BM, column0 = blockIdx.x * BN;
  int a_row = t / 2, a_k = t % 2 * 4, b_k = t / (BN / 4), b_column = t % (BN / 4) * 4;
  bool a_in = row0 + a_row < m, b_in = t < BK * BN / 4 && column0 + b_column < n;
  const float *a_from = a + (size_t)(row0 + a_row) * depth + a_k;
  const float *b_from = b + (size_t)b_k * n + column0 + b_column;
  const float4 none = make_float4(0, 0, 0, 0);
  float4 next_a = a_in ? *(const float4 *)a_from : none,
         next_b = b_in ? *(const float4 *)b_from : none;
  auto store = [&](float *stage) {
    stage[a_place(a_k, a_row)] = next_a.x, stage[a_place(a_k + 1, a_row)] = next_a.y;
    stage[a_place(a_k + 2, a_row)] = next_a.z, stage[a_place(a_k + 3, a_row)] = next_a.w;
    if (t < BK * BN / 4)
      *(float4 *)&stage[BK * A_ROW + b_k * BN + b_column] = next_b;
  };
  store(stages);
  __syncthreads();
  float sum[TM][TN] = {};
  for (int k0 = 0, at = 0; k0 < depth; k0 += BK, at ^= 1) {
    bool more = k0 + BK < depth;
    if (more) {
      a_from += BK, b_from += (size_t)BK * n;
      next_a = a_in ? *(const float4 *)a_from : none;
      next_b = b_in ? *(const float4 *)b_from : none;
    }
    const float *as = stages + at * STAGE, *bs = as + BK * A_ROW;
#pragma unroll
    for (int k = 0; k < BK; ++k) {
      float4 low = *(const float4 *)&as[a_place(k, ty * TM)],
             high = *(const float4 *)&as[a_place(k, ty * TM + 4)];
      float x[TM] = {low.x, low.y, low.z, low.w, high.x, high.y, high.z, high.w}, y[TN];
#pragma unroll
      for (int j = 0; j < TN; ++j)
        y[j] = bs[k * BN + tx + j * (BN / TN)];
#pragma unroll
      for (int i = 0; i < TM; ++i)
#pragma unroll
        for (int j = 0; j < TN; ++j)
          sum[i][j] = fmaf(x[i], y[j], sum[i][j]);
    }
    if (more)
      store(stages + (at ^ 1) * STAGE);
    __syncthreads();
  }
#pragma unroll
  for (int i = 0; i < TM; ++i)
#pragma unroll
    for (int j = 0; j < TN; ++j) {
      int row = row0 + ty * TM + i, column = column0 + tx + j * (BN / TN);
      if (row < m && column < n)
        c[(size_t)row * n + column] = __fmul_rn(alpha, sum[i][j]);
    }
}
