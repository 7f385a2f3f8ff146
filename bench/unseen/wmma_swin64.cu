/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Attention within windows of 8x8 tokens (Swin): a window and head of 32 to a block of four warps, 16 queries
 * each; scores by wmma to shared memory as floats, a bias, softmax by two threads a row, probabilities as
 * halves, their product with the values by wmma.
 *
 * Softmax goes along rows of 64 words, lanes down the column: 16-way or, by vectors, 8-way; rows of 64 and 128
 * bytes conflict in fragments. By hand: rows of 40 halves for queries, keys and values, 68 floats, 72 halves
 * (HAND=1); scores and probabilities alone (HAND=2); the halves alone (HAND=3).
 */
#include <cuda_fp16.h>
#include <cuda_runtime.h>
#include <mma.h>

#ifndef HAND
#define HAND 0
#endif

using namespace nvcuda;

constexpr int T = 64, D = 32, WARPS = 4;
constexpr int ROW = HAND == 1 || HAND == 3 ? 40 : 32, S_ROW = HAND == 1 || HAND == 2 ? 68 : 64, P_ROW = HAND ? 72 : 64;

struct Window {
  half q[T * ROW], k[T * ROW], v[T * ROW];
  float scores[T * S_ROW];
  half p[T * P_ROW];
};

__global__ void __launch_bounds__(32 * WARPS)
    wmma_swin64(float *__restrict__ out, const half *__restrict__ q, const half *__restrict__ k,
                const half *__restrict__ v, const float *__restrict__ bias, float scale) {
  __shared__ __align__(128) Window s;
  int t = threadIdx.x, warp = t >> 5;
  size_t first = (size_t)blockIdx.x * T * D;
  for (int i = t * 8; i < T * D; i += 32 * WARPS * 8) {
    int to = i / D * ROW + i % D;
    *(uint4 *)&s.q[to] = *(const uint4 *)&q[first + i];
    *(uint4 *)&s.k[to] = *(const uint4 *)&k[first + i];
    *(uint4 *)&s.v[to] = *(const uint4 *)&v[first + i];
  }
  __syncthreads();
  {
    wmma::fragment<wmma::matrix_a, 16, 16, 16, half, wmma::row_major> a[2];
    wmma::load_matrix_sync(a[0], s.q + warp * 16 * ROW, ROW);
    wmma::load_matrix_sync(a[1], s.q + warp * 16 * ROW + 16, ROW);
#pragma unroll
    for (int j = 0; j < T; j += 16) {
      wmma::fragment<wmma::accumulator, 16, 16, 16, float> sum;
      wmma::fill_fragment(sum, 0.0f);
#pragma unroll
      for (int d = 0; d < 2; ++d) {
        wmma::fragment<wmma::matrix_b, 16, 16, 16, half, wmma::col_major> b;
        wmma::load_matrix_sync(b, s.k + j * ROW + d * 16, ROW);
        wmma::mma_sync(sum, a[d], b, sum);
      }
      wmma::store_matrix_sync(s.scores + warp * 16 * S_ROW + j, sum, S_ROW, wmma::mem_row_major);
    }
  }
  __syncwarp();
  { /* two threads a row of this warp's 16 */
    int row = t >> 1, from = (t & 1) * (T / 2);
    float *score = s.scores + row * S_ROW + from;
    half *p = s.p + row * P_ROW + from;
    const float *shift = bias + row * T + from;
    float most = -1e30f, sum = 0;
#pragma unroll
    for (int j = 0; j < T / 2; j += 4) {
      float4 f = *(const float4 *)&score[j], b = *(const float4 *)&shift[j];
      f = make_float4(fmaf(f.x, scale, b.x), fmaf(f.y, scale, b.y), fmaf(f.z, scale, b.z), fmaf(f.w, scale, b.w));
      most = fmaxf(fmaxf(most, fmaxf(f.x, f.y)), fmaxf(f.z, f.w));
      *(float4 *)&score[j] = f;
    }
    most = fmaxf(most, __shfl_xor_sync(~0u, most, 1));
#pragma unroll 8
    for (int j = 0; j < T / 2; j += 2) {
      float a = __expf(score[j] - most), b = __expf(score[j + 1] - most);
      sum = __fadd_rn(sum, __fadd_rn(a, b));
      *(half2 *)&p[j] = __floats2half2_rn(a, b);
    }
    sum = __fadd_rn(sum, __shfl_xor_sync(~0u, sum, 1));
    __syncwarp();
    score[0] = __fdividef(1.0f, sum); /* both threads of a row write the same to their halves */
  }
  __syncwarp();
  float over = s.scores[(t >> 1) * S_ROW];
  __syncwarp();
#pragma unroll
  for (int d = 0; d < D; d += 16) {
    wmma::fragment<wmma::accumulator, 16, 16, 16, float> sum;
    wmma::fill_fragment(sum, 0.0f);
#pragma unroll
    for (int j = 0; j < T; j += 16) {
      wmma::fragment<wmma::matrix_a, 16, 16, 16, half, wmma::row_major> a;
      wmma::fragment<wmma::matrix_b, 16, 16, 16, half, wmma::row_major> b;
      wmma::load_matrix_sync(a, s.p + warp * 16 * P_ROW + j, P_ROW);
      wmma::load_matrix_sync(b, s.v + j * ROW + d, ROW);
      wmma::mma_sync(sum, a, b, sum);
    }
    wmma::store_matrix_sync(s.scores + warp * 16 * S_ROW + d, sum, S_ROW, wmma::mem_row_major);
  }
  __syncwarp();
  int row = t >> 1, from = (t & 1) * (D / 2);
#pragma unroll
  for (int d = 0; d < D / 2; d += 4) {
    float4 f = *(const float4 *)&s.scores[row * S_ROW + from + d];
    *(float4 *)&out[first + row * D + from + d] = make_float4(f.x * over, f.y * over, f.z * over, f.w * over);
  }
}
