/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The covariance of features, G = X^T X / rows - mean mean^T, in bfloat16 by nvcuda::wmma: 64x64 of
 * G to a block of 8 warps, 32 rows of X at a time in two static tiles (one by columns, one by
 * rows). Blocks below the diagonal leave at once; results pass through shared memory for the means,
 * and are written to both triangles.
 *
 * Rows of 64 bfloat16 are 128 bytes: 8-way in both tiles; the epilogue's rows of 64 floats conflict
 * in stores of fragments, and in the transposed read 32-way. By hand: 8 elements more in a row
 * (HAND=1); that, and 4 floats more in a row of the epilogue (HAND=2); 16 and 8 (HAND=3).
 */
#include <cuda_bf16.h>
#include <cuda_runtime.h>
#include <mma.h>

#ifndef HAND
#define HAND 0
#endif

using namespace nvcuda;

constexpr int TILE = 64, ROWS = 32, THREADS = 256;
constexpr int PITCH = TILE + (HAND == 3 ? 16 : HAND ? 8 : 0);
constexpr int PITCH_C = TILE + (HAND == 3 ? 8 : HAND == 2 ? 4 : 0);

__global__ void __launch_bounds__(THREADS)
    wmma_gram(float *__restrict__ g, const __nv_bfloat16 *__restrict__ x,
              const float *__restrict__ means, int rows, int features) {
  __shared__ __align__(128) __nv_bfloat16 left[ROWS][PITCH];
  __shared__ __align__(128) __nv_bfloat16 right[ROWS][PITCH];
  __shared__ __align__(128) float c[TILE][PITCH_C];
  if (blockIdx.x < blockIdx.y)
    return;
  int t = threadIdx.x, warp = t / 32;
  int i0 = blockIdx.y * TILE, j0 = blockIdx.x * TILE;
  int wi = warp / 2 * 16, wj = warp % 2 * 32;
  wmma::fragment<wmma::accumulator, 16, 16, 16, float> sum[2];
  wmma::fill_fragment(sum[0], 0.0f);
  wmma::fill_fragment(sum[1], 0.0f);
  for (int r0 = 0; r0 < rows; r0 += ROWS) {
    int r = t / 8, col = t % 8 * 8;
    *(uint4 *)&left[r][col] = *(const uint4 *)&x[(size_t)(r0 + r) * features + i0 + col];
    *(uint4 *)&right[r][col] = *(const uint4 *)&x[(size_t)(r0 + r) * features + j0 + col];
    __syncthreads();
#pragma unroll
    for (int k = 0; k < ROWS; k += 16) {
      wmma::fragment<wmma::matrix_a, 16, 16, 16, __nv_bfloat16, wmma::col_major> a;
      wmma::fragment<wmma::matrix_b, 16, 16, 16, __nv_bfloat16, wmma::row_major> b;
      wmma::load_matrix_sync(a, &left[k][wi], PITCH);
#pragma unroll
      for (int j = 0; j < 2; ++j) {
        wmma::load_matrix_sync(b, &right[k][wj + j * 16], PITCH);
        wmma::mma_sync(sum[j], a, b, sum[j]);
      }
    }
    __syncthreads();
  }
  for (int j = 0; j < 2; ++j)
    wmma::store_matrix_sync(&c[wi][wj + j * 16], sum[j], PITCH_C, wmma::mem_row_major);
  __syncthreads();
  float inverse = 1.0f / rows;
  for (int i = t; i < TILE * TILE; i += THREADS) {
    int a = i / TILE, b = i % TILE;
    g[(size_t)(i0 + a) * features + j0 + b] = c[a][b] * inverse - means[i0 + a] * means[j0 + b];
    if (i0 != j0)
      g[(size_t)(j0 + a) * features + i0 + b] = c[b][a] * inverse - means[i0 + b] * means[j0 + a];
  }
}
