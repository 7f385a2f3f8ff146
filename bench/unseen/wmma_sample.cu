/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * D = alpha * A * B + beta * C in the manner of the toolkit's tensor-core sample: a block of 8
 * warps walks over tiles of 128x128, C and D go through the same dynamic shared memory as the
 * chunks of A and B, 64 halves deep; A by rows, B by columns; C is streamed a row a warp.
 *
 * Chunks have rows of 128 bytes, so fragments are read 8-way; the sample has SKEW_HALF for that.
 * C's tile has rows of 512 bytes, in which the 8 rows of a fragment meet, too. HAND=1: 16 halves of
 * skew, the sample's number; HAND=2: 8 halves; HAND=3: 8 halves, and 8 floats more in rows of C,
 * too (68 KiB in place of 64). A skew is 4 KiB or less: the tile of C decides the size.
 */
#include <cuda_fp16.h>
#include <cuda_runtime.h>
#include <mma.h>

#ifndef HAND
#define HAND 0
#endif

using namespace nvcuda;

#define M 16
#define N 16
#define K 16
#define BLOCK_ROW_WARPS 2
#define BLOCK_COL_WARPS 4
#define WARP_ROW_TILES 4
#define WARP_COL_TILES 2
#define BLOCK_ROW_TILES (WARP_ROW_TILES * BLOCK_ROW_WARPS)
#define BLOCK_COL_TILES (WARP_COL_TILES * BLOCK_COL_WARPS)
#define WARPS_PER_BLOCK (BLOCK_ROW_WARPS * BLOCK_COL_WARPS)
#define CHUNK_K 4
#define SKEW_HALF (HAND == 1 ? 16 : HAND >= 2 ? 8 : 0)
#define SHMEM_STRIDE (N * BLOCK_ROW_TILES + (HAND == 3 ? 8 : 0))
#define SHMEM_OFFSET (N * WARP_ROW_TILES)
#define CHUNK_COPY_LINES_PER_WARP 4
#define CHUNK_COPY_LINE_LANES 8

__global__ void __launch_bounds__(256)
    wmma_sample(const half *A, const half *B, const float *C, float *D, int m_tiles, int n_tiles,
                int k_tiles, float alpha, float beta) {
  extern __shared__ half shmem[][CHUNK_K * K + SKEW_HALF];
  const unsigned warpId = threadIdx.x / 32, laneId = threadIdx.x % 32;
  const size_t m_global = (size_t)m_tiles * M, n_global = (size_t)n_tiles * N,
               k_global = (size_t)k_tiles * K;
  const size_t shmem_idx_b_off = BLOCK_COL_TILES * M;
  float *shmem_warp_tile_ptr =
      (float *)&shmem[0][0] + (warpId / 2) * SHMEM_STRIDE * K * 2 + (warpId % 2) * SHMEM_OFFSET;
  float *shmem_warp_stream_ptr = (float *)&shmem[0][0] + warpId * SHMEM_STRIDE * K;
  beta /= alpha;

  for (unsigned block_pos = blockIdx.x;; block_pos += gridDim.x) {
    const unsigned block_tile_i = ((block_pos * BLOCK_ROW_TILES) / n_tiles) * BLOCK_COL_TILES;
    const unsigned block_tile_j = (block_pos * BLOCK_COL_TILES) % n_tiles;
    if (block_tile_i >= m_tiles)
      break;
    const size_t gmem_idx = (block_tile_i + warpId) * M * n_global + block_tile_j * N;
    const float *src_c = &C[gmem_idx];
#pragma unroll
    for (int i = 0; i < K; i++)
      *((float4 *)(shmem_warp_stream_ptr + SHMEM_STRIDE * i) + laneId) =
          *((const float4 *)(src_c + n_global * i) + laneId);
    __syncthreads();

    wmma::fragment<wmma::accumulator, M, N, K, float> c[WARP_COL_TILES][WARP_ROW_TILES];
#pragma unroll
    for (int i = 0; i < WARP_COL_TILES; i++)
#pragma unroll
      for (int j = 0; j < WARP_ROW_TILES; j++)
        wmma::load_matrix_sync(c[i][j], shmem_warp_tile_ptr + i * SHMEM_STRIDE * K + j * N,
                               SHMEM_STRIDE, wmma::mem_row_major);
    __syncthreads();
#pragma unroll
    for (int i = 0; i < WARP_COL_TILES; i++)
#pragma unroll
      for (int j = 0; j < WARP_ROW_TILES; j++)
#pragma unroll
        for (int t = 0; t < c[i][j].num_elements; t++)
          c[i][j].x[t] *= beta;

    /* warps 0 to 3 copy A, 4 to 7 copy B */
    const half *warp_ptr =
        (warpId < 4) ? (&A[block_tile_i * M * k_global] + M * k_global * (warpId % 4) * 2)
                     : (&B[block_tile_j * N * k_global] + N * k_global * (warpId % 4) * 2);
#pragma unroll 1
    for (int tile_k = 0; tile_k < k_tiles; tile_k += CHUNK_K) {
      size_t shmem_idx = warpId < (WARPS_PER_BLOCK / 2)
                             ? (M * (warpId % (WARPS_PER_BLOCK / 2)) * 2)
                             : (N * (warpId % (WARPS_PER_BLOCK / 2)) * 2 + shmem_idx_b_off);
      const int4 *lane_ptr =
          (const int4 *)(warp_ptr + tile_k * K + (laneId / CHUNK_COPY_LINE_LANES) * k_global) +
          (laneId % CHUNK_COPY_LINE_LANES);
      shmem_idx += laneId / CHUNK_COPY_LINE_LANES;
#pragma unroll
      for (int i = 0; i < (32 / CHUNK_COPY_LINES_PER_WARP); i++) {
        *((int4 *)&shmem[shmem_idx][0] + (laneId % CHUNK_COPY_LINE_LANES)) = *lane_ptr;
        lane_ptr = (const int4 *)((const half *)lane_ptr + k_global * CHUNK_COPY_LINES_PER_WARP);
        shmem_idx += CHUNK_COPY_LINES_PER_WARP;
      }
      __syncthreads();
#pragma unroll
      for (int k_step = 0; k_step < CHUNK_K; k_step++) {
        wmma::fragment<wmma::matrix_a, M, N, K, half, wmma::row_major> a[WARP_COL_TILES];
        wmma::fragment<wmma::matrix_b, M, N, K, half, wmma::col_major> b[WARP_ROW_TILES];
#pragma unroll
        for (int i = 0; i < WARP_COL_TILES; i++) {
          size_t shmem_idx_a = (warpId / 2) * M * 2 + (i * M);
          wmma::load_matrix_sync(a[i], &shmem[shmem_idx_a][k_step * K], K * CHUNK_K + SKEW_HALF);
#pragma unroll
          for (int j = 0; j < WARP_ROW_TILES; j++) {
            if (i == 0) {
              size_t shmem_idx_b = shmem_idx_b_off + (WARP_ROW_TILES * N) * (warpId % 2) + (j * N);
              wmma::load_matrix_sync(b[j], &shmem[shmem_idx_b][k_step * K],
                                     K * CHUNK_K + SKEW_HALF);
            }
            wmma::mma_sync(c[i][j], a[i], b[j], c[i][j]);
          }
        }
      }
      __syncthreads();
    }
#pragma unroll
    for (int i = 0; i < WARP_COL_TILES; i++)
#pragma unroll
      for (int j = 0; j < WARP_ROW_TILES; j++) {
#pragma unroll
        for (int t = 0; t < c[i][j].num_elements; t++)
          c[i][j].x[t] *= alpha;
        wmma::store_matrix_sync(shmem_warp_tile_ptr + i * SHMEM_STRIDE * K + j * N, c[i][j],
                                SHMEM_STRIDE, wmma::mem_row_major);
      }
    __syncthreads();
    float *dst = &D[gmem_idx];
#pragma unroll
    for (int i = 0; i < K; i++)
      *((float4 *)(dst + n_global * i) + laneId) =
          *((float4 *)(shmem_warp_stream_ptr + SHMEM_STRIDE * i) + laneId);
    __syncthreads();
  }
}
