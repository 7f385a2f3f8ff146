/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Contrastive loss (InfoNCE, as in CLIP): 64 embeddings of 64 halves a block against all keys, 64 at a time, on tensor cores. Scores go to a tile of
 * floats, of which a thread per row keeps maximum and sum of exponentials as it goes, four columns at a time; the row's own key is the positive one.
 *
 * Rows of 128 bytes: fragments 8-way; rows of 256 bytes: stores of sums and the walk along rows 8-way. By hand: rows of 72 halves and 68 floats
 * (HAND=1), of 80 and 68 (HAND=2).
 */
#include <cuda_fp16.h>
#include <cuda_runtime.h>
#include <mma.h>

#ifndef HAND
#define HAND 0
#endif

using namespace nvcuda;

constexpr int TILE = 64, DEPTH = 64, ROW = HAND == 1 ? DEPTH + 8 : HAND == 2 ? DEPTH + 16 : DEPTH, SCORES = HAND ? TILE + 4 : TILE, THREADS = 128;

__device__ __forceinline__ void bring(__half *rows, const __half *from) {
  for (int i = threadIdx.x; i < TILE * DEPTH / 8; i += THREADS)
    *reinterpret_cast<uint4 *>(rows + i / 8 * ROW + i % 8 * 8) = reinterpret_cast<const uint4 *>(from)[i];
}

__global__ void __launch_bounds__(THREADS) wmma_infonce(float *__restrict__ losses, const __half *__restrict__ images, const __half *__restrict__ texts, float scale, int tiles) {
  __shared__ __align__(32) __half queries[TILE * ROW], keys[TILE * ROW];
  __shared__ __align__(32) float scores[TILE * SCORES];
  const int t = threadIdx.x, warp = t >> 5;
  bring(queries, images + (size_t)blockIdx.x * TILE * DEPTH);
  float most = -1e30f, sum = 0, positive = 0;
  const int own = blockIdx.x % tiles;
  for (int tile = 0; tile < tiles; ++tile) {
    bring(keys, texts + (size_t)tile * TILE * DEPTH);
    __syncthreads();
    wmma::fragment<wmma::accumulator, 16, 16, 16, float> part[TILE / 16];
#pragma unroll
    for (int n = 0; n < TILE / 16; ++n)
      wmma::fill_fragment(part[n], 0.f);
#pragma unroll
    for (int k = 0; k < DEPTH; k += 16) {
      wmma::fragment<wmma::matrix_a, 16, 16, 16, __half, wmma::row_major> a;
      wmma::load_matrix_sync(a, queries + warp * 16 * ROW + k, ROW);
#pragma unroll
      for (int n = 0; n < TILE / 16; ++n) {
        wmma::fragment<wmma::matrix_b, 16, 16, 16, __half, wmma::col_major> b;
        wmma::load_matrix_sync(b, keys + n * 16 * ROW + k, ROW);
        wmma::mma_sync(part[n], a, b, part[n]);
      }
    }
#pragma unroll
    for (int n = 0; n < TILE / 16; ++n)
      wmma::store_matrix_sync(scores + warp * 16 * SCORES + n * 16, part[n], SCORES, wmma::mem_row_major);
    __syncthreads();
    if (t < TILE) {
      const float *row = scores + t * SCORES;
      if (tile == own)
        positive = row[t] * scale;
#pragma unroll 4
      for (int i = 0; i < TILE; i += 4) {
        float4 s = *reinterpret_cast<const float4 *>(row + i);
        float next = fmaxf(most, scale * fmaxf(fmaxf(s.x, s.y), fmaxf(s.z, s.w)));
        float grown = __expf(fmaf(scale, s.x, -next)) + __expf(fmaf(scale, s.y, -next)) + __expf(fmaf(scale, s.z, -next)) + __expf(fmaf(scale, s.w, -next));
        sum = fmaf(sum, __expf(most - next), grown);
        most = next;
      }
    }
  }
  if (t < TILE)
    losses[(size_t)blockIdx.x * TILE + t] = __logf(sum) + (most - positive);
}
